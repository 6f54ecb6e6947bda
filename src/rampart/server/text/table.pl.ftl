# Strona stołu

table-lobby = Do poczekalni
table-rules = Zasady
table-rule = Zasada { $rule }
table-menu = Stół i ustawienia
table-settings = Preferencje
table-help = Klawisze: cyfry wybierają, strzałki przechodzą, Enter potwierdza, Esc cofa krok, U cofa wybór, L dziennik
table-phase = Faza
table-seats = Miejsca
table-board = Plansza
table-side = Twoja decyzja, dziennik i rozmowa
table-hand = Ręka
table-watching = Oglądasz grę
table-connecting = Wznawianie połączenia
table-catching = Odtwarza się to, co cię ominęło
table-past = Plansza z tamtej chwili
table-now = Wróć do teraz
table-zoom = Cała plansza

## Miejsca

seat-you = ty
seat-bot = Gra bot
seat-choosing = wybiera
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
seat-left = { $name } nie siedzi już przy stole
seat-back = { $name } znowu siedzi przy stole

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
ask-back = Wstecz
ask-several = Dotyczy tego kilka opcji: wybierz jedną z listy.
ask-unsent = Nie udało się wysłać wyboru, spróbuj ponownie.
ask-changed = Sytuacja przy stole się zmieniła; ten wybór nie jest już możliwy.
ask-window = Pytamy każdego, kto mógłby odpowiedzieć, aby milczenie niczego nie zdradziło.
ask-goes-by = Strona pominie to za ciebie.
moment-head = W takich chwilach:
moment-usual = pytaj, gdy mogę odpowiedzieć
moment-ask = pytaj zawsze
moment-pass = pomijaj wszystkie
wait-none = W tej chwili nikt nie decyduje.
wait-closed = Ten stół został porzucony.
closed-note = Nikt już tu nie gra. To, co rozegrano, można obejrzeć jeszcze raz.
closed-early = Porzucono go, zanim zaczęła się gra.
closed-by = Kto się poddał: { $name }.
wait-away = Teraz nie ma przy stole: { $names }.

## Jednoczesny wybór

poll-head = Wszyscy wybierają jednocześnie
poll-chosen = wybrane
poll-thinking = namysł
poll-note = Nikt nie pozna wyborów, zanim wszyscy nie wybiorą; do tego czasu możesz zmienić zdanie.
poll-answered = Twój wybór
poll-so-far = Twoja odpowiedź do tej pory
poll-change = Zmieniam zdanie
poll-again = Zacznij od nowa

## Oferty

offer-from = { $name } składa ofertę
offer-to = { $name } składa ofertę graczowi { $other }
offer-yours = Twoja oferta dla gracza { $other }
offer-gives = { $name } daje
offer-give = dajesz
offer-get = dostajesz
offer-nothing = nic

## Cofanie

undo-this = Cofnij: { $what }
undo-last = Cofnij mój ostatni wybór
undo-ask = Poproś stół o cofnięcie: { $what }
undo-decided = W międzyczasie zdecydował ktoś inny
undo-chance = W międzyczasie zdecydował los
undo-revealed = W międzyczasie wyszło na jaw coś ukrytego

## Prośby

request-undo = { $name } prosi o cofnięcie wyboru
request-takeover = Czy bot ma grać za gracza { $name }?
request-waiting = Jeszcze odpowiedzą: { $names }
request-agree = Zgoda
request-refuse = Odmowa
request-withdraw = Wycofaj
request-limit = Bez wszystkich odpowiedzi na czas liczy się to jako odmowa.
request-left = Pozostało
seat-to-bot = Niech gra za mnie bot
seat-to-bot-other = Poproś o bota
seat-take-back = Znowu gram osobiście
seat-resign = Poddaj się
seat-resign-sure = Poddać się na dobre? Dalej zagra za ciebie bot.

## Dziennik i rozmowa

log-head = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
log-then = Pokaż planszę z tamtej chwili
log-undone = { $name } cofa wybór
log-to-bot = Za gracza { $name } gra teraz bot
log-to-person = { $name } znowu gra osobiście
log-resigned = { $name } poddaje się; dalej gra bot
log-asks = { $name } prosi stół o zgodę
log-agrees = { $name } zgadza się
log-refuses = { $name } nie zgadza się
log-lapsed = Prośba wygasła bez odpowiedzi ({ $name })
log-continued = { $lost ->
    [0] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji
    [one] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji, bez { $lost } ruchu
    [few] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji, bez { $lost } ruchów
    [many] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji, bez { $lost } ruchów
   *[other] Zasady się zmieniły; gra toczy się dalej od ostatniej pozycji, bez { $lost } ruchu
 }
chat-head = Rozmowa
chat-empty = Nie ma jeszcze wiadomości.
chat-say = Wiadomość do stołu
chat-send = Wyślij
chat-quiet = Pisać mogą tylko grający.

## Przed grą

open-head = Zajmowanie miejsc
open-note = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
open-free = wolne
open-sit = Usiądź
open-stand = Wstań
open-clear = Zwolnij
open-bot = Dodaj bota
open-invite = Zaproś linkiem
open-copy = Kopiuj
open-copied = Skopiowano
open-start = Rozpocznij grę
open-close = Porzuć stół

## Jedno urządzenie dla kilku osób

curtain-head = Przekaż urządzenie: { $name }
curtain-note = Nic nie zobaczysz, dopóki { $name } nie zacznie.
curtain-go = Gram jako { $name }

## Koniec

over-head = Gra skończona

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
paused-options = Ta strona nie ma wszystkiego, czym gra się przy tym stole, na przykład talii kart.
paused-newer = Przy tym stole grano według nowszych zasad, niż ma ta strona.
paused-broken = Te zasady nie potrafią odczytać ostatniej pozycji stołu.
paused-note = Nic nie przepadło. Stół wróci, gdy tylko strona będzie mogła na nim grać.
