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
clock-zero-vote = Pozostali gracze głosują
clock-zero-resign = Gracz poddaje grę
clock-zero-nothing = Nic się nie dzieje
clock-of = Zostało: { $left }
clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-stands = Chwilowo stoi
log-timeout = Graczowi { $name } skończył się czas

# Głosowanie o miejscu, któremu skończył się czas

vote-head = Graczowi { $name } skończył się czas
vote-need = Wybierz za stół. Decydują głosy: { $n } z { $of }.
vote-bot = Niech za gracza { $name } gra bot
vote-bot-hint = { $name } zachowuje miejsce i może wrócić
vote-bot-short = bot
vote-time = Daj 5 minut więcej
vote-days = { $n ->
    [one] Daj 1 dzień więcej
    [few] Daj { $n } dni więcej
   *[other] Daj { $n } dni więcej
 }
vote-time-hint = raz w grze dla każdego gracza
vote-time-short = więcej czasu
vote-wait = Graj dalej bez zegara
vote-wait-hint = stół czeka na gracza { $name }
vote-wait-short = bez zegara
vote-end = Zakończ grę
vote-end-hint = stół zostaje zamknięty bez wyniku
vote-end-short = koniec
vote-cast = { $name }: { $vote }
vote-open = { $name }: jeszcze bez głosu
vote-yours = Możesz jeszcze wykonać ruch. To kończy głosowanie.
vote-else = Bez decyzji na czas za gracza { $name } gra bot.
log-vote-bot = { $name } głosuje za botem
log-vote-time = { $name } głosuje za dodatkowym czasem
log-vote-wait = { $name } głosuje za grą bez zegara
log-vote-end = { $name } głosuje za końcem gry
log-more-time = { $name } dostaje więcej czasu
log-no-clock = { $name } gra dalej bez zegara

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
plan-until = Zapytaj mnie też, gdy to nastąpi:
plan-pass-do = Pasuj, aż coś mnie dotknie
plan-answer = Przygotuj następny ruch
plan-answer-hint = Te opcje to przewidywanie. Odpowiedź przepada, gdy gra zapyta o coś innego, gdy nie jest możliwa albo gdy wcześniej coś cię dotknie.
plan-answer-do = Zagraj to
plan-back = Wróć do stołu
