# Clocks

clock-head = Zegar
clock-hint = Zegar biegnie, gdy gracz jest pytany. Staje, gdy strona nie działa.
clock-none = Bez zegara
clock-live = { $minutes } min + { $seconds } s na ruch
clock-daily = { $n ->
    [one] 1 dzień na ruch
    [few] { $n } dni na ruch
   *[other] { $n } dni na ruch
 }
clock-zero = Gdy skończy się czas
clock-zero-bot = Gra bot, aż gracz wróci
clock-zero-resign = Gracz poddaje grę
clock-zero-nothing = Nic się nie dzieje
clock-of = Zostało: { $left }
clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-stands = Chwilowo stoi
log-timeout = Graczowi { $name } skończył się czas

vacation-head = Zegar i urlop
vacation-take = Weź urlop
vacation-hint = Przy stołach z dniami na ruch twój zegar staje. Gier na żywo to nie dotyczy.
vacation-left = W tym roku zostało dni: { $n } z { $of }
vacation-first = Pierwszy dzień
vacation-last = Ostatni dzień
vacation-do = Weź te dni wolne
vacation-coming = Twoje urlopy
vacation-end = Zakończ
sleep-head = Godziny snu
sleep-label = Moje dzienne zegary stają w nocy
sleep-hours = { $hours }
sleep-none = Nie, biegną zawsze
sleep-hint = Według twojej strefy czasowej.
