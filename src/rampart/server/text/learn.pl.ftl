# Nauka: jak grać, lekcje, zadania, podpowiedzi i stoły próbne
learn-how = Jak grać
learn-lessons = Lekcje
learn-puzzles = Zadania
learn-rules = Zasady
learn-docs = Dokumentacja dla administratorów, badaczy i twórców gier (po angielsku)
learn-done = ukończone lekcje: { $n } z { $of }
learn-go-on = Kontynuuj naukę
learn-how-to = Jak grać: { $game }
learn-lessons-of = Lekcje: { $game }
learn-puzzles-of = Zadania: { $game }
learn-first-head = Twoja pierwsza gra
learn-first = Zagraj z łatwymi botami. Trener wyjaśni każdą nową decyzję.

lesson-chip = Lekcja
lesson-number = Lekcja { $n } z { $of }
lesson-progress = ukończone kroki: { $n } z { $of }
lesson-length = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
}, około { $minutes } min
lesson-step = krok { $n } z { $of }
lesson-leave = Opuść lekcję
lesson-saved = Twoje postępy są zapisane.
lesson-go = Dalej
lesson-next = Następna lekcja
lesson-first-game = Zagraj pierwszą grę
lesson-over = Lekcja ukończona
lesson-done = Gotowe
lesson-right = Zgadza się
lesson-again = Spróbuj ponownie
lesson-not = To nie to
lesson-tried = sprawdzone, powód podaje trener
lesson-show = Pokaż mi
lesson-shown = Rozwiązanie
lesson-why = Dlaczego?
lesson-look = Na razie nic nie wybierasz
lesson-look-more = Przeczytaj, co mówi trener, i przejdź dalej.
lesson-since = Co się stało

how-contents = Na tej stronie
how-aim = Cel
how-board = Plansza
how-turn = Tura w skrócie
how-roles = Role
how-round = Jedna runda w obrazkach
how-end = Koniec i punktacja
how-modes = Inne sposoby gry
how-questions = Częste pytania
how-first-lesson = Zagraj pierwszą lekcję
how-rules = Pełne zasady
how-first = Pierwsza gra:
how-ready = Czas na twój pierwszy ruch?
how-ready-more = Pierwszą lekcję rozgrywasz przy stole. Możesz wyjść w każdej chwili.

puzzle-chip = Zadanie
puzzle-of-day = Zadanie dnia
puzzle-daily = codziennie nowe
puzzle-row = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
puzzle-solve = Rozwiąż
puzzle-look = Zobacz rozwiązanie
puzzle-about = Prawdziwe pozycje z gier botów, w których 1 wybór jest wyraźnie najlepszy. Do rankingu liczy się twoja pierwsza odpowiedź.
puzzle-rating = trudność { $n }
puzzle-mine = Twój ranking w zadaniach: { $n }
puzzle-solved = rozwiązane za pierwszym razem: { $n } z { $of }
puzzle-count = udzielone odpowiedzi: { $n } z { $of }
puzzle-next = Następne zadanie
puzzle-again = Spróbuj ponownie
puzzle-play = Graj dalej od tego miejsca
puzzle-goal = Znajdź wybór, który wygrywa najwięcej gier.
puzzle-best = Najlepszy wybór
puzzle-not-best = Nie najlepszy
puzzle-told-best = { $option }: na 100 gier o { $n } więcej wygranych niż drugi najlepszy wybór.
puzzle-told = { $option }: na 100 gier o { $n } więcej wygranych.
puzzle-own = { $option }: { $reason }
puzzle-all = Wszystkie opcje
puzzle-played = gry rozegrane dla każdej: { $n }
puzzle-bar = wygrywa { $chance } % gier, średnia punktów: { $points }
puzzle-tag-best = najlepszy
puzzle-tag-yours = twój

hint-ask = Podpowiedz ruch
hint-busy = Rozgrywam próby
hint-head = Najlepsze ruchy
hint-note = Na podstawie tego, co widzisz; rozegrane próby: { $n }. Ukryte karty są zgadywane.
hint-best = najlepszy
hint-rank = { $n ->
    [1] 1.
    [2] 2.
   *[other] 3.
}
hint-close = Ukryj
hint-used = użyto podpowiedzi
hint-off = W grach rankingowych nie ma podpowiedzi.
hint-consent = Poproś stół o podpowiedzi
tips-head = Pierwszy raz tutaj?
tips-off = Nie pokazuj wskazówek
whatif = Spróbuj stąd czegoś innego
whatif-now = Wypróbuj ruch na próbę
whatif-more = Prywatna kopia z botami. Ukryte karty są rozdawane ponownie.
scenario = Nowy stół od tego miejsca
