# Rankingi i statystyki

nav-ranking = Rankingi
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

# Turnieje i rozdanie tygodnia

cup-head = Turnieje
cup-all = Wszystkie turnieje
cup-now = Teraz
cup-past = Zakończone
cup-none = Teraz nie ma turniejów.
cup-account = Turniej może zorganizować tylko gracz z kontem.
cup-hold = Zorganizuj turniej
cup-name = Nazwa
cup-kind = Rodzaj
cup-kind-round_robin = Każdy z każdym
cup-kind-swiss = System szwajcarski
cup-size = Graczy przy stole
cup-rounds = Rundy
cup-rounds-all = Tyle, ile trzeba
cup-bots = Boty mogą grać
cup-no-bots = Tylko ludzie
cup-entered = zgłoszonych graczy: { $n }
cup-round = Runda { $n } z { $of }
cup-over = Zakończony
cup-closed = Odwołany
cup-you = Twoje miejsce: { $n } z { $of }
cup-go = Otwórz
cup-see = Zobacz
cup-standings = Tabela
cup-points = Punkty
cup-points-hint = 1 za pierwsze miejsce przy stole, 0 za ostatnie
cup-buchholz = Rywale
cup-buchholz-hint = Punkty wszystkich rywali
cup-beaten = Pokonani
cup-beaten-hint = Punkty wszystkich, którzy są za tobą
cup-wins = Wygrane
cup-wins-hint = Wygrane stoły
cup-left = rezygnacja
cup-ties = Przy remisie decydują kolumny od lewej do prawej, potem los.
cup-bye = { $name } pauzuje w tej rundzie: 1 punkt
cup-do-enter = Zgłoś się
cup-do-leave = Zrezygnuj
cup-do-bot = Dodaj bota
cup-do-start = Rozpocznij
cup-do-close = Odwołaj
deal-head = To samo rozdanie dla wszystkich
deal-hint = Ten sam początek i te same boty. Jedna próba, do { $day }.
deal-best = Najlepszy wynik: { $n }.
deal-none = Jeszcze nikt nie grał.
deal-yours = Ty: { $n }, miejsce { $place }.
deal-play = Zagraj rozdanie
deal-results = Wyniki
find-head = Szukaj
find-label = Znajdź stół lub gracza
find-tables = Stoły
find-people = Gracze
find-none = Nic nie znaleziono.
filter-friends = Znajomi
filter-rated = Rankingowe
filter-bots = Z botami
filter-lang = Mój język
watch-delayed = Widzisz stół z opóźnieniem: { $n } min
