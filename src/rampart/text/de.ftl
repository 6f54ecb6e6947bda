# What is the same at every table.

language = Deutsch
hidden = ?

## Seats, by their colours

seat-0 = Zinnober
seat-1 = Azur
seat-2 = Safran
seat-3 = Jade
seat-4 = Pflaume
seat-5 = Schiefer
seat-numbered = Platz { $n }

## Decisions and waiting

decide = Wähle: { $step }
waiting = Warten auf { $seats }

## Results

count-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
    .dat = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
     }
result = { $n ->
    [0] Niemand gewinnt.
    [1] { $seats } gewinnt mit { COUNT($points, kind: "point", case: "dat") }.
   *[other] { $seats } gewinnen mit { COUNT($points, kind: "point", case: "dat") }.
 }
