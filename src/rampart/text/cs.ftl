# What is the same at every table.

language = Čeština
hidden = ?

## Seats, by their colours

seat-0 = Červená
seat-1 = Modrá
seat-2 = Žlutá
seat-3 = Zelená
seat-4 = Fialová
seat-5 = Šedá
seat-numbered = Místo { $n }

## Decisions and waiting

decide = Vyber: { $step }
waiting = Čeká se na rozhodnutí: { $seats }

## Results

count-point = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
result = { $n ->
    [0] Nevyhrává nikdo.
    [1] Vítězí { $seats }, celkem { COUNT($points, kind: "point") }.
   *[other] Vítězové: { $seats }, každý má { COUNT($points, kind: "point") }.
 }
