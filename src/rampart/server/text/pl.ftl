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

error-not-found = Tu nic nie ma
error-forbidden = To nie dla ciebie
error-refused = Tak się nie da
error-broken = Coś poszło nie tak

## Lobby

lobby-title = Poczekalnia
lobby-games = Gry
lobby-play-now = Graj od razu z botami
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
lobby-nothing-waits = Nie grasz teraz przy żadnym stole. Zacznij grę z botami, otwórz stół dla przyjaciół albo zajmij wolne miejsce.
lobby-ready = Wszystkie miejsca są zajęte: możesz zacząć
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
lobby-consent = Proszą cię o zgodę
lobby-runs = Gra trwa
lobby-paused = Wstrzymany: strona nie może teraz na nim grać

lobby-open = Otwarte stoły
lobby-no-open = Nikt teraz nie czeka na graczy. Otwórz stół i wyślij link przyjaciołom.
lobby-go = Do stołu
lobby-watch = Oglądaj
lobby-last-seat = Zajmij ostatnie miejsce
lobby-join = Dołącz

lobby-playing = Gra się teraz
lobby-no-playing = Teraz nie ma czego oglądać. Zacznij grę, a inni będą mogli patrzeć.
lobby-watchers = { $n ->
    [one] 1 widz
    [few] { $n } widzów
   *[many] { $n } widzów
 }

lobby-over = Zakończone gry
lobby-no-over = Żadnej gry jeszcze nie skończono. Pierwszy wynik pojawi się tutaj.
lobby-replay = Odtwórz

## Bots

bot-random = Uczeń: gra losowo
bot-greedy = Rozważny: myśli o krok naprzód
bot-other = Bot „{ $name }”

## A new table

new-title = Nowy stół
new-seats = Kto gra
new-players = Liczba graczy
new-people = Ludzie
new-bots = Boty
new-me = Ja
new-open = Ktoś przez link
new-local = Ktoś przy tym ekranie
new-seat-name = Imię dla miejsca: { $seat }
new-name-here = Imię
new-seats-hint = Jeśli nie zostaje wolne miejsce, gra zaczyna się od razu; inaczej dostajesz link do wysłania.
new-options = Jak gracie
new-quoted = „{ $name }”
new-clash = To do siebie nie pasuje: { $names }.
new-bad-players = Gra jest dla tylu graczy: { $allowed }.
new-bad-option = Gra nie ma opcji „{ $option }”.
new-bad-value = „{ $option }” nie może tak być ustawione; możliwe są: { $known }.
new-table = Stół
new-name = Nazwa stołu
new-name-hint = Może zostać pusta; stół nazywa się wtedy od ciebie.
new-private = Tylko przez link
new-private-hint = Stołu nie widać w poczekalni; znajdzie go ten, kto ma link.
new-open-it = Otwórz stół
new-cancel = Anuluj

## A seat by link

join-title = Zaproszenie
join-hint = Masz zaproszenie: wybierz miejsce.
join-yours = Masz tu już miejsce.
join-full = Nie ma tu już wolnego miejsca, ale możesz oglądać.
join-name = Twoje imię
join-take = Usiądź tutaj
join-go = Do stołu

## Preferences

prefs-title = Preferencje
prefs-saved = Zapisano.
prefs-save = Zapisz
prefs-you = Ty
prefs-name = Imię
prefs-name-hint = Najwyżej 24 znaki; widzą je wszyscy przy twoich stołach.
prefs-lang = Język
prefs-browser = Jak przeglądarka
prefs-look = Wygląd
prefs-theme = Motyw
prefs-day = Dzień
prefs-night = Noc
prefs-motion = Ruch
prefs-motion-full = Pionki suną
prefs-motion-reduced = Ograniczony
prefs-motion-hint = Ograniczony: pionki przeskakują na miejsce, a zmiana jest przez chwilę zaznaczona.
prefs-table = Przy stole
prefs-sounds = Dźwięk w mojej kolejce
prefs-sounds-hint = Krótki ton, gdy stół czeka na ciebie.
prefs-auto-pass = Pasuj za mnie
prefs-auto-pass-hint = Gdzie możesz tylko spasować, strona robi to za ciebie, po przerwie, która nie zdradza, co trzymasz.
prefs-moments = Chwile w grach
prefs-confirm-end = Potwierdzaj wybory
prefs-confirm-end-hint = Każdy wybór jest wysyłany dopiero po drugim naciśnięciu.
prefs-device = To urządzenie
prefs-leave-hint = Kto użyje urządzenia po tobie, nie zagra w twoim imieniu. Twoje miejsca zostaną, ale bez innego urządzenia, które cię zna, nikt do nich nie wróci.
prefs-leave-sure = Tak, zapomnijcie mnie tutaj
prefs-leave = Zapomnij mnie na tym urządzeniu
