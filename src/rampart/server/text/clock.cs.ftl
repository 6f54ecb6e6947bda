# Clocks

clock-head = Hodiny
clock-hint = Hodiny běží, když je hráč na řadě. Když stránky neběží, stojí.
clock-none = Bez hodin
clock-live = { $minutes } min + { $seconds } s na krok
clock-daily = { $n ->
    [one] 1 den na krok
    [few] { $n } dny na krok
   *[other] { $n } dní na krok
 }
clock-zero = Když dojde čas
clock-zero-bot = Hraje bot, dokud se hráč nevrátí
clock-zero-resign = Hráč se vzdává
clock-zero-nothing = Nestane se nic
clock-of = Zbývá: { $left }
clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-stands = Právě stojí
log-timeout = Hráči { $name } došel čas

vacation-head = Hodiny a dovolená
vacation-take = Vzít si dovolenou
vacation-hint = U stolů s dny na krok se tvé hodiny zastaví. Živých partií se to netýká.
vacation-left = Letos zbývá dní: { $n } z { $of }
vacation-first = První den
vacation-last = Poslední den
vacation-do = Vzít si tyto dny
vacation-coming = Tvé dovolené
vacation-end = Ukončit
sleep-head = Hodiny spánku
sleep-label = Denní hodiny v noci stojí
sleep-hours = { $hours }
sleep-none = Ne, běží pořád
sleep-hint = Podle tvého časového pásma.
