# Strona stołu

table-lobby = Do poczekalni
table-rules = Zasady
table-rule = Zasada { $rule }
table-menu = Stół i ustawienia
table-settings = Ustawienia
table-help = Klawisze: cyfry wybierają, strzałki przechodzą, Enter potwierdza, Esc wraca, U cofa, L otwiera dziennik
table-phase = Faza
table-seats = Miejsca
table-board = Plansza
table-side = Twoja decyzja, dziennik i czat
table-hand = Ręka
table-watching = Oglądasz grę
table-offline = Wznawianie połączenia…
table-catching = Nadrabiamy zaległości
table-past = Wcześniejsza pozycja
table-now = Wróć do bieżącej sytuacji
table-zoom = Cała plansza
table-larger = Przybliż
table-smaller = Oddal
table-play = Gra

## Miejsca

seat-you = ty
seat-bot = Gra bot: { $level }
seat-choosing = wybiera
seat-thinking = myśli…
seat-answered = wybrane
seat-waits = czeka
seat-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 }
seat-hidden = Ukryte
seat-away = Nie ma przy stole
seat-away-now = nie ma
seat-left = { $name } odchodzi od stołu
seat-back = { $name } wraca do stołu

## O co pyta gra

ask-you = Twoja decyzja
ask-more = jeszcze { $n }
ask-all = Pokaż wszystkie
ask-option = { $n } z { $of }
ask-before = Poprzednia opcja
ask-next = Następna opcja
ask-less = Mniej
ask-more-of = Więcej
ask-confirm = Potwierdź
ask-all-of = Wszystkie: { $n }
ask-filter = Pokaż tylko
ask-back = Wstecz
ask-several = Jest tu kilka opcji. Wybierz jedną z listy.
ask-unsent = Nie udało się wysłać wyboru. Spróbuj ponownie.
ask-changed = Sytuacja się zmieniła. Ten wybór nie jest już możliwy.
ask-window = Pytamy każdego, kto mógłby zareagować, więc pas niczego nie zdradza.
ask-goes-by = Pasujemy za ciebie.
moment-head = Przy takich pytaniach:
moment-usual = pytaj, gdy mogę odpowiedzieć
moment-ask = pytaj zawsze
moment-pass = zawsze pasuj
moment-turn = pasuj do końca tej tury
wait-none = W tej chwili nikt nie decyduje.
wait-closed = Ten stół został zamknięty.
closed-note = Gra zakończyła się przed czasem. Możesz obejrzeć, co rozegrano.
closed-early = Zamknięto go, zanim zaczęła się gra.
closed-by = Stół zamyka { $name }.
closed-hidden = Zakryte karty i zapis gry pozostają ukryte, bo gra nie została dokończona.
wait-away = Teraz nie ma przy stole: { $names }.

## Jednoczesny wybór

poll-head = Wszyscy wybierają jednocześnie
poll-chosen = wybrane
poll-thinking = myśli
poll-note = Wybory są ukryte, dopóki wszyscy nie wybiorą. Do tego czasu możesz zmienić swój.
poll-answered = Twój wybór
poll-so-far = Twoja odpowiedź do tej pory
poll-change = Zmień wybór
poll-again = Zacznij od nowa

## Oferty

offer-from = { $name } składa ofertę
offer-to = { $name } składa ofertę graczowi { $other }
offer-yours = Twoja oferta dla gracza { $other }
offer-gives = { $name } daje
offer-give = dajesz
offer-get = dostajesz
offer-nothing = nic

## Duże wybory w jednym panelu

compose-have = Masz
compose-give = Dajesz
compose-want = Dostajesz
compose-pay = Płacisz
compose-discard = Odrzucasz
compose-recruit = Werbujesz
compose-place = Umieszczasz
compose-units = Oddziały
compose-price = Cena
compose-after = Zostanie
compose-who = Dla kogo
compose-clear = Wyczyść
compose-send-trade = Wyślij ofertę
compose-send-discard = Odrzuć
compose-send-pay = Zapłać
compose-send-spend = Zapłać
compose-send-levy = Zwerbuj
compose-send-place = Umieść
compose-send-proposal = Zaproponuj
compose-left = zostanie { $n }
compose-rate = bank { $n }:1
compose-sum = { $n } z { $of }
compose-more = Wybierz jeszcze: { $n }
compose-both = Wybierz, co dajesz i co dostajesz
compose-none = Wybierz co najmniej 1

## Cofanie

undo-this = Cofnij: { $what }
undo-last = Cofnij mój ostatni ruch
undo-ask = Poproś stół o cofnięcie: { $what }
undo-decided = Ktoś inny już wykonał ruch
undo-chance = Rzucono już kośćmi lub dobrano karty
undo-revealed = Ujawniono już ukryte informacje

## Prośby

request-undo = { $name } prosi o cofnięcie ruchu
request-takeover = Czy bot ma grać za gracza { $name }?
request-close = Gospodarz chce zamknąć stół
request-hints = { $name }: prośba o zgodę na podpowiedzi
request-seen = Co się od tego czasu stało:
request-waiting = Czekamy na odpowiedź: { $names }
request-absent = Nie ma teraz przy stole: { $names }
request-agree = Zgódź się
request-refuse = Odmów
request-withdraw = Wycofaj
request-limit = Brak odpowiedzi na czas oznacza odmowę.
request-notice = Nieobecni mogą do tego czasu wrócić i się sprzeciwić.
request-left = Pozostało
seat-to-bot = Niech gra za mnie bot
seat-to-bot-other = Poproś o bota
seat-take-back = Graj znowu samodzielnie
seat-resign = Poddaj się
seat-resign-sure = Poddać się na dobre? Dalej zagra za ciebie bot.
sure-no = Anuluj
sure-yes = Tak
table-close = Zamknij stół
table-close-sure = Zamknąć stół na dobre? Najpierw zapytamy wszystkich, którzy tu grają.

## Dziennik i rozmowa

log-head = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-then = Pokaż planszę z tamtej chwili
log-undone = { $name } cofa ruch
log-to-bot = Za gracza { $name } gra teraz bot
log-to-person = { $name } znowu gra
log-resigned = { $name } poddaje się; dalej gra bot
log-asks = { $name } prosi stół o zgodę
log-agrees = { $name } zgadza się
log-refuses = { $name } nie zgadza się
log-lapsed = Prośba gracza { $name } wygasła
log-continued = { $lost ->
    [0] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji
    [one] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji, bez { $lost } ruchu
    [few] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji, bez { $lost } ruchów
    [many] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji, bez { $lost } ruchów
   *[other] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji, bez { $lost } ruchu
 }
log-scenario = Gra zaczyna się od zapisanej pozycji
chat-head = Czat
chat-empty = Nie ma jeszcze wiadomości.
chat-say = Wiadomość do stołu
chat-send = Wyślij
chat-aside = Wiadomość do innych widzów

## Przed grą

open-head = Oczekiwanie na graczy
open-note = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
open-patience = Czekać na nieobecnych graczy
open-free = wolne
open-sit = Usiądź
open-stand = Wstań
open-clear = Zwolnij
open-bot = Dodaj bota
open-invite = Zaproś linkiem
open-copy = Kopiuj
open-copied = Skopiowano
open-start = Rozpocznij grę
open-close = Zamknij stół

## Jedno urządzenie dla kilku osób

curtain-head = Przekaż urządzenie: { $name }
curtain-note = Plansza jest ukryta, dopóki { $name } nie przejmie urządzenia.
curtain-go = Gram jako { $name }

## Koniec

over-head = Koniec gry

## Stół słowami

plain-head = Stół
plain-nothing = nic
plain-hidden = ukryte
plain-cards = { $n ->
    [one] 1 ukryta
    [few] { $n } ukryte
   *[many] { $n } ukrytych
 }

## A table that cannot be played today

paused-head = Ten stół jest wstrzymany.
paused-game = Ta strona nie ma teraz gry { $game }.
paused-options = Ta strona nie ma wszystkiego, z czym gra się przy tym stole, na przykład talii kart.
paused-newer = Przy tym stole grano według nowszych zasad, niż ma ta strona.
paused-broken = Te zasady nie potrafią odczytać ostatniej pozycji stołu.
paused-note = Nic nie przepadło. Stół wróci, gdy tylko będzie można przy nim grać.

## Scenes

scene-title = Co się stało
scene-steps = { $n } z { $of }
scene-go = Dalej
scene-skip = Pomiń
scene-all = Przejdź do mojej tury
scene-roll-head = Twoja tura: rzuć kośćmi
scene-roll = Rzuć
scene-rolls = Zawsze rzucaj za mnie
scene-pace = Tempo
scene-pace-step = Krok
scene-pace-slow = Wolno
scene-pace-normal = Normalnie
scene-pace-fast = Szybko
scene-pace-none = Wyłączone

## Piece cards

piece-rule = Zasada
piece-now = Teraz
piece-close = Zamknij

## While you were away

away-title = Co się w tym czasie stało
away-span = { $n ->
    [one] 1 ruch, czas: { $span }
    [few] { $n } ruchy, czas: { $span }
   *[other] { $n } ruchów, czas: { $span }
}
away-you = Co spotkało ciebie
away-nothing = Nic cię nie spotkało
away-board = Na planszy
away-move = Ruch { $n } z { $of }
away-points = Punkty
away-replay = Powtórka: ruchy { $n }, { $seconds } s
away-go = Do gry
