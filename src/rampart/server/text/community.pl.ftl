# Rankingi i statystyki

nav-ranking = Ranking
rating-games = { $n ->
    [one] 1 gra rankingowa
    [few] { $n } gry rankingowe
   *[other] { $n } gier rankingowych
 }
rating-none = jeszcze bez oceny
rating-more = do rankingu brakuje gier: { $n }
rating-top = najlepsze { $n }%
rating-rank = { $n } z { $of }
rating-course = Przebieg oceny
rating-caption = Szary pas: jak pewna jest ocena. Pełne punkty: wygrane gry. Kliknij punkt, aby otworzyć grę.
rating-point = { $result }, { $change }, teraz { $now }
stat-roles = Role w grze { $game }, odsetek wygranych
stat-seats = Miejsca w grze { $game }, odsetek wygranych
stat-openings = Pierwsze ruchy
stat-against = Przeciw komu
stat-sources = Punkty na grę według źródła
stat-line = Kreska pokazuje, co dałby przypadek.
stat-more = Więcej o tym, jak grasz
ranking-place = Miejsce
ranking-name = Gracz
ranking-rating = Ocena
ranking-games = Gry
ranking-wins = Wygrane
ranking-empty = Nikt nie ma jeszcze { $n } gier rankingowych.
ranking-note = Ludzie i boty mają wspólną skalę. Środek to 1500. Zakres pokazuje, jak pewna jest ocena.
new-rated = Gra rankingowa
new-rated-hint = Wynik liczy się do oceny wszystkich. Nie można cofnąć tego, co zostało pokazane.
new-delay = Widzowie widzą stół
new-delay-none = od razu
new-delay-hint = Z opóźnieniem nikt nie może przekazać tego, co widzi.

# Szybka gra

quick-head = Szybka gra
quick-hint = przeciw ludziom
quick-live = Na żywo
quick-fast = Szybko
quick-daily = Dzienna
quick-none = nikt nie czeka
quick-waiting = czeka: { $n }
quick-any = Dowolna gra
quick-players = Dowolna liczba
quick-wait = Kiedy dołączą boty
quick-bots = Boty dołączą za: { $time }
quick-never = Czekaj tylko na ludzi
quick-rated = Rankingowa
quick-near = Podobna ocena
quick-find = Szukaj graczy
quick-note = Szybka gra. Zacznie się, gdy wszystkie miejsca będą zajęte.
