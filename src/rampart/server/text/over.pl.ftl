# Po grze: zakończenie, odtwarzanie, zapisy i zasady

## Zakończenie

over-winners = { $n ->
    [0] Nikt nie wygrywa
    [1] Wygrywa { $names }
   *[other] Zwycięstwem dzielą się { $names }
 }
over-place = { $place }. { $name }: { COUNT($points, kind: "point") }
over-choices = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
   *[many] { $n } wyborów
 }
over-effort = { $choices }.
over-effort-time = { $time }, { $choices }.
over-minutes = { $minutes } min
over-hours = { $hours } godz. { $minutes } min
over-scores = Punkty według źródła
over-col-place = Miejsce
over-col-name = Imię
over-col-sources = Punkty według źródła
over-col-points = Punkty
over-course = Przebieg gry
over-course-told = Przebieg punktacji; na koniec: { $result }
over-no-course = Nikt nie zdobył punktów.
over-start = Start
over-choice = Wybór { $n }
over-turns = Punkty zwrotne
over-turn-lead = Na prowadzenie wychodzi { $name }, przewaga: { COUNT($n, kind: "point") }
over-turn-gain = { $name } zdobywa { COUNT($n, kind: "point") }, { $most ->
    [0] pozostali nic
   *[other] pozostali najwyżej { $others }
 }
over-turn-open = Odtwórz stąd: { $moment }
over-again = Jeszcze raz?
over-again-count = Rewanżu chce { $n } z { $of }.
over-again-begun = Następna gra już się zaczęła.
over-no-people = Grały tu tylko boty.
over-next = Do następnej gry
over-rematch = Rewanż
over-agreed = Zgoda wyrażona
over-agrees = chce rewanżu
over-undecided = jeszcze nie odpowiada
over-replay = Odtwórz
over-share = Udostępnij
over-shared = Skopiowano link
over-record = Zapis
over-uploaded = Z zapisu
over-uploaded-note = Ta gra pochodzi z pliku; rozegrano ją gdzie indziej.

## Odtwarzanie

replay-title = Odtwarzanie: { $game }
replay-head = Wybór { $n } z { $of }
replay-begin = Początek gry
replay-chosen = { $name } ma już wybór za sobą.
replay-first = Na początek
replay-before = Jeden wybór wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Jeden wybór dalej
replay-last = Na koniec
replay-slider = Wybór
replay-go = Pokaż
replay-keys = Strzałki to krok, Page Up i Page Down to skok, Home i End prowadzą na początek i koniec, spacja odtwarza
replay-board = Plansza w tej chwili
replay-table = Do stołu
replay-seen = Widzisz to, co widziało twoje miejsce; po końcu gry wszystko jest odkryte.

## Zapisy

record-title = Otwórz zapis
record-note = Zapis to plik ze wszystkimi wyborami jednej gry. Znajdziesz go na końcu każdej gry. Otwiera się jako zakończony stół, który znajdą tylko osoby mające jego link.
record-file = Plik z zapisem
record-text = Albo wklej zapis tutaj
record-open = Otwórz zapis
record-none = Wybierz plik albo wklej zapis.
record-large = Plik jest za duży: zapis ma najwyżej 1 MB.
record-stale = Powstał według zasad, które tu już nie obowiązują.
record-place = Błąd jest w miejscu { $place }.
record-impossible = Opisuje grę, jakiej być nie może.
record-endless = Jest zbyt zagnieżdżony albo zbyt długi jak na zapis.
record-too-much = Odtworzenie tej gry trwa zbyt długo. Sprawdź, czy plik to zapis z tego serwisu.

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
rules-language = Zasady są po angielsku.
rules-close = Zamknij zasady
rules-whole = Otwórz na osobnej stronie
rules-link = Link do zasady { $rule }
