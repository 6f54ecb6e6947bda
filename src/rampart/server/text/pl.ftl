# The site around the tables: lobby, new tables, invitations and preferences

nav = Strona
nav-play = Graj
nav-watch = Oglądaj
nav-learn = Naucz się

shell-skip = Przejdź do treści
shell-language = Język
shell-to-day = Przełącz na dzień
shell-to-night = Przełącz na noc
shell-guest = Gość
shell-back = Wróć do poczekalni

error-not-found = Nie znaleziono strony
error-forbidden = Nie masz dostępu do tej strony
error-refused = To niemożliwe
error-broken = Coś poszło nie tak
error-unavailable = Chwilowo niedostępne

## Lobby

lobby-title = Poczekalnia
lobby-play-now = Graj od razu z botami
lobby-level = Poziom botów
lobby-new = Nowy stół
lobby-learn = Zasady
lobby-players-range = od { $least } do { $most } graczy
lobby-players = { $n ->
    [one] { $counts } gracz
    [few] { $counts } graczy
   *[many] { $counts } graczy
 }
lobby-table-of = Stół: { $name }
lobby-table = Stół bez gospodarza
lobby-free-seat = Wolne miejsce
lobby-bot-named = { $name }, bot
lobby-seats = Miejsca

lobby-waiting = Czeka na ciebie
lobby-waiting-count = { $of ->
    [one] { $n } z 1 stołu
    [few] { $n } z { $of } stołów
   *[many] { $n } z { $of } stołów
 }
lobby-nothing-waits = Nie masz rozpoczętych gier. Zagraj przeciw botom, otwórz stół dla znajomych albo dołącz do innych.
lobby-ready = Wszystkie miejsca są zajęte. Możesz zacząć.
lobby-free-seats = { $n ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $n } miejsca są jeszcze wolne
   *[many] { $n } miejsc jest jeszcze wolnych
 }
lobby-your-turn = Twoja kolej
lobby-others-choose = { $n ->
    [one] Wybiera: { $names }
    [few] Wybierają: { $names }
   *[many] Wybierają: { $names }
 }
lobby-consent = Potrzebna jest twoja zgoda
lobby-notice = Wróć, bo inaczej bot zajmie twoje miejsce
lobby-runs = Gra trwa
lobby-paused = Wstrzymany: nie można teraz przy nim grać

lobby-open = Otwarte stoły
lobby-no-open = Nikt teraz nie czeka na graczy. Otwórz stół i wyślij link przyjaciołom.
lobby-go = Do stołu
lobby-watch = Oglądaj
lobby-last-seat = Zajmij ostatnie miejsce
lobby-join = Dołącz

lobby-playing = Trwające gry
lobby-no-playing = Nie ma teraz gier do oglądania.
lobby-watchers = { $n ->
    [one] 1 widz
    [few] { $n } widzów
   *[many] { $n } widzów
 }

lobby-over = Zakończone gry
lobby-no-over = Nie ma jeszcze zakończonych gier.
lobby-replay = Odtwórz

## Bots

bot-random = Losowy: gra byle co
bot-novice = Nowicjusz: gra rozsądnie, ale nieuważnie
bot-apprentice = Uczeń: gra dobrze, czasem się myli
bot-greedy = Rozważny: myśli o krok naprzód
bot-steady = Rozważny: wybiera to, co wygląda najlepiej
bot-search = Badacz: sprawdza swoje możliwości
bot-master = Mistrz: myśli z wyprzedzeniem
level-random = Losowy
level-novice = Nowicjusz
level-apprentice = Uczeń
level-greedy = Rozważny
level-steady = Rozważny
level-search = Badacz
level-master = Mistrz
bot-other = Bot „{ $name }”

## A new table

new-title = Nowy stół
new-seats = Kto gra
new-players = Liczba graczy
new-people = Ludzie
new-bots = Boty
new-me = Ja
new-open = Zaproszenie linkiem
new-local = Gracz na tym urządzeniu
new-seat-name = Nick dla miejsca: { $seat }
new-name-here = Nick
new-seats-hint = Jeśli wszystkie miejsca są zajęte, gra zaczyna się od razu. W przeciwnym razie dostaniesz link z zaproszeniem.
new-options = Opcje
new-quoted = „{ $name }”
new-clash = Tych opcji nie można łączyć: { $names }.
new-clash-players = { $name } nie jest dla tej liczby graczy.
new-bad-players = Dozwolona liczba graczy: { $allowed }.
new-bad-option = Gra nie ma opcji „{ $option }”.
new-bad-value = Niedozwolona wartość opcji „{ $option }”. Możliwe: { $known }.
new-table = Stół
new-name = Nazwa stołu
new-name-hint = Opcjonalna. Bez niej stół nosi twój nick.
new-private = Prywatny stół
new-private-hint = Niewidoczny w poczekalni. Dołączyć może każdy, kto ma link.
new-patience = Czekać na nieobecnych graczy
new-patience-hint = Po tym czasie pozostali mogą oddać miejsce nieobecnego botowi. Na swoje miejsce możesz wrócić w każdej chwili.
new-open-it = Otwórz stół
new-cancel = Anuluj

## A seat by link

join-title = Zaproszenie
join-hint = Wybierz miejsce.
join-yours = Masz tu już miejsce.
join-full = Stół jest pełny, ale możesz oglądać.
join-name = Twój nick
join-take = Usiądź tutaj
join-go = Do stołu

## Preferences

prefs-title = Ustawienia
prefs-saved = Zapisano.
prefs-save = Zapisz
prefs-you = Ty
prefs-name = Nick
prefs-name-hint = Najwyżej 24 znaki. Widzą go wszyscy przy twoich stołach.
prefs-lang = Język
prefs-browser = Jak w przeglądarce
prefs-look = Wygląd
prefs-theme = Motyw
prefs-day = Dzień
prefs-night = Noc
prefs-motion = Animacje
prefs-motion-full = Pełne
prefs-motion-reduced = Ograniczone
prefs-motion-hint = Ograniczone: pionki przeskakują na miejsce, a zmiany są przez chwilę podświetlone.
prefs-pace = Tempo scen
prefs-pace-hint = Jak szybko stół pokazuje, co się stało. Gdy jest twoja kolej, nigdy nie czekasz.
prefs-table = Przy stole
prefs-sounds = Dźwięk, gdy przychodzi moja kolej
prefs-sounds-hint = Krótki dźwięk, gdy przychodzi twoja kolej.
prefs-auto-pass = Automatyczne pasowanie
prefs-auto-pass-hint = Gdy możesz tylko spasować, strona pasuje za ciebie po przerwie, która niczego nie zdradza.
prefs-moments = Kiedy mnie pytać
prefs-confirm-end = Potwierdzaj wybory
prefs-confirm-end-hint = Każdy wybór wymaga drugiego dotknięcia.
prefs-auto-roll = Rzucaj automatycznie
prefs-auto-roll-hint = Kości rzucają się same na początku twojej tury. W przeciwnym razie rzucasz przyciskiem.
prefs-device = To urządzenie
prefs-leave-hint = Następna osoba na tym urządzeniu nie zagra za ciebie. Zachowasz miejsca, ale wrócisz do nich tylko z urządzenia, które cię pamięta.
prefs-leave-sure = Tak, wyloguj
prefs-leave = Wyloguj mnie na tym urządzeniu
