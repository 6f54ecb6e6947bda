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
result-together = Wszyscy razem wygrywają.

## Co radzą boty

advice-expected = { $chance }% szans na wygraną, około { COUNT($points, kind: "point") } (± { $spread })
advice-best = Na 100 gier wygrywa o { $n } więcej niż druga najlepsza opcja.
advice-worse = Na 100 gier wygrywa o { $n } mniej niż najlepsza opcja.
advice-close = Jest mniej więcej tak dobra jak najlepsza z pozostałych.
advice-more = Więcej punktów (około { $n }): { $source }.
advice-less = Mniej punktów (około { $n }): { $source }.

## What bots say when they answer

remark-leader = Jesteś za blisko wygranej.
remark-counter = Za to nie. Ale tak, zgoda.
remark-lacking = Nie mam czym zapłacić.
remark-no-use = To mi nic nie daje.
remark-helps-you = To pomaga bardziej tobie niż mnie.
remark-too-little = To za mało.
remark-too-dear = To dla mnie za dużo.
