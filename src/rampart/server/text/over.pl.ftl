# Po grze: zakończenie, odtwarzanie, zapisy i zasady

## Zakończenie

over-winners = { $n ->
    [0] Nikt nie wygrywa
    [1] Wygrywa { $names }
   *[other] Zwycięstwem dzielą się { $names }
 }
over-all-win = Wszyscy razem wygrywają
over-all-lose = Wszyscy razem przegrywają
over-place = { $place }. { $name }: { COUNT($points, kind: "point") }
over-choices = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
 }
over-effort = { $choices }.
over-effort-time = { $time }, { $choices }.
over-minutes = { $minutes } min
over-hours = { $hours } godz. { $minutes } min
over-scores = Punkty według źródła
over-col-place = Miejsce
over-col-name = Gracz
over-col-sources = Punkty według źródła
over-col-points = Punkty
over-course = Przebieg gry
over-course-told = Przebieg punktacji; na koniec: { $result }
over-no-course = Nikt nie zdobył punktów.
over-start = Start
over-choice = Ruch { $n }
over-turns = Punkty zwrotne
over-turn-lead = Na prowadzenie wychodzi { $name }, przewaga: { COUNT($n, kind: "point") }
over-turn-gain = { $name } zdobywa { COUNT($n, kind: "point") }, { $most ->
    [0] pozostali nic
   *[other] pozostali najwyżej { $others }
 }
over-turn-chance = { $name }: szansa na wygraną { $before } → { $after }
over-turn-open = Odtwórz stąd: { $moment }
over-again = Rewanż?
over-again-count = Rewanżu chce { $n } z { $of }.
over-again-begun = Następna gra już się zaczęła.
over-no-people = Grały tu tylko boty.
over-next = Do następnej gry
over-rematch = Rewanż
over-rematch-alone = Zagraj ponownie
over-again-alone = Ten sam stół, te same boty, od razu.
over-agreed = Chcesz rewanżu
over-agrees = chce rewanżu
over-undecided = bez odpowiedzi
over-replay = Odtwórz
over-share = Udostępnij
over-shared = Skopiowano link
over-record = Zapis gry
over-uploaded = Z zapisu gry
over-uploaded-note = Ta gra pochodzi z pliku; rozegrano ją gdzie indziej.

## Odtwarzanie

replay-title = Odtwarzanie: { $game }
replay-head = Ruch { $n } z { $of }
replay-begin = Początek gry
replay-chosen = { $name } dokonuje wyboru.
replay-first = Na początek
replay-before = Poprzedni ruch
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Następny ruch
replay-last = Na koniec
replay-slider = Ruch
replay-go = Pokaż
replay-keys = Strzałki: o jeden ruch. Page Up/Down: skok. Home/End: początek lub koniec. Spacja: odtwarzanie lub pauza.
replay-board = Plansza w tej chwili
replay-table = Do stołu
replay-seen = Widzisz to, co widziało twoje miejsce. Po zakończeniu gry wszystko zostanie odkryte.

## Zapisy

record-title = Otwórz zapis gry
record-note = Zapis gry zawiera wszystkie ruchy. Pobierzesz go po zakończeniu gry. Otwiera się jako zakończony stół, który widzą tylko osoby z linkiem. Działa też plik z pozycją: od niej możesz zacząć nowy stół.
record-file = Plik z zapisem gry
record-text = Albo wklej zapis gry tutaj
record-open = Otwórz
record-large = Plik jest za duży. Zapis gry ma najwyżej 1 MB.
record-stale = Plik powstał według starszej wersji zasad.
record-stale-release = Plik powstał według starszej wersji zasad. Odtworzy go Rampart { $release }.
record-place = Błąd jest w miejscu { $place }.
record-impossible = Zapis zawiera niemożliwe ruchy.
record-endless = Plik jest za długi lub zbyt zagnieżdżony jak na zapis gry.
record-too-much = Odtworzenie tej gry trwa zbyt długo. Sprawdź, czy plik pochodzi z tego serwera.

## Zasady

rules-title = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-find = Szukaj
rules-all = Całe zasady
rules-found = { $n ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $n } miejsce
    [few] Znaleziono { $n } miejsca
   *[many] Znaleziono { $n } miejsc
 }
rules-contents = Spis treści
rules-language = Zasady nie są jeszcze przetłumaczone, czytasz je po angielsku.
rules-close = Zamknij zasady
rules-whole = Otwórz na osobnej stronie
rules-link = Link do zasady { $rule }
