# What is the same at every table.

language = Polski
hidden = ?

## Seats, by their colours

seat-0 = Cynobrowy
seat-1 = Lazurowy
seat-2 = Szafranowy
seat-3 = Jadeitowy
seat-4 = Śliwkowy
seat-5 = Łupkowy
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
