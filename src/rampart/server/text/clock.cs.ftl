# Clocks

clock-head = Hodiny
clock-hint = Hodiny běží, když je hráč na řadě. Když web neběží, stojí.
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

# Plány v denních partiích

plan-head = Plánovat dopředu
plan-private = Svůj plán vidíš jen ty.
plan-now = Tvůj plán
plan-drop = Zrušit plán
plan-passes = Při každé příležitosti pasuješ, dokud se ti něco nestane
plan-answers = Tvůj příští krok je připravený: { $option }
plan-has-answer = Tvůj příští krok je připravený
plan-does = Odpovídá za tebe tvůj plán.
plan-pass = Zatím pasovat
plan-pass-hint = Při každé příležitosti pasuješ. Jakmile se ti něco stane, hra se tě zase zeptá.
plan-pass-do = Pasovat, dokud se mě to netýká
plan-answer = Připravit příští krok
plan-answer-hint = Tyto možnosti jsou odhad. Odpověď propadne, když se hra zeptá na něco jiného, když není možná nebo když se ti předtím něco stane.
plan-answer-do = Zahrát toto
plan-back = Zpět ke stolu
