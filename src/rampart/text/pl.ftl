# What is the same at every table.

language = Polski
hidden = ?

## Seats, by their colours

seat-0 = Czerwony
seat-1 = Niebieski
seat-2 = Żółty
seat-3 = Zielony
seat-4 = Fioletowy
seat-5 = Szary
seat-numbered = Miejsce { $n }

## Decisions and waiting

decide = Wybierz: { $step }
waiting = Czekamy na decyzję: { $seats }

## Results

count-point = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 }
result = { $n ->
    [0] Nikt nie wygrywa.
    [1] Wygrywa { $seats }, wynik: { COUNT($points, kind: "point") }.
   *[other] Zwycięzcy: { $seats }, wynik: { COUNT($points, kind: "point") }.
 }

## Co radzą boty

advice-expected = { $chance }% szans na wygraną, około { COUNT($points, kind: "point") } (± { $spread })
advice-best = Na 100 gier wygrywa o { $n } więcej niż druga najlepsza opcja.
advice-worse = Na 100 gier wygrywa o { $n } mniej niż najlepsza opcja.
advice-close = Jest mniej więcej tak dobra jak najlepsza z pozostałych.
advice-more = Więcej punktów (około { $n }): { $source }.
advice-less = Mniej punktów (około { $n }): { $source }.
