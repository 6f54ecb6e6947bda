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

# Plany w grach dziennych

plan-head = Planuj naprzód
plan-private = Swój plan widzisz tylko ty.
plan-now = Twój plan
plan-drop = Usuń plan
plan-passes = Pasujesz przy każdej okazji, aż coś cię dotknie
plan-answers = Twój następny ruch jest gotowy: { $option }
plan-has-answer = Twój następny ruch jest gotowy
plan-does = Odpowiada za ciebie twój plan.
plan-pass = Na razie pasuj
plan-pass-hint = Pasujesz przy każdej okazji. Gdy tylko coś cię dotknie, gra znów cię zapyta.
plan-pass-do = Pasuj, aż coś mnie dotknie
plan-answer = Przygotuj następny ruch
plan-answer-hint = Te opcje to przewidywanie. Odpowiedź przepada, gdy gra zapyta o coś innego, gdy nie jest możliwa albo gdy wcześniej coś cię dotknie.
plan-answer-do = Zagraj to
plan-back = Wróć do stołu
