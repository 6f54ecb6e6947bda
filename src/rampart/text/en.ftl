# What is the same at every table.

language = English
hidden = ?

## Seats, by their colours

seat-0 = Vermilion
seat-1 = Azure
seat-2 = Saffron
seat-3 = Jade
seat-4 = Plum
seat-5 = Slate
seat-numbered = Seat { $n }

## Decisions and waiting

decide = Choose: { $step }
waiting = Waiting for { $seats }

## Results

count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
result = { $n ->
    [0] Nobody wins.
    [1] { $seats } wins with { COUNT($points, kind: "point") }.
   *[other] { $seats } win with { COUNT($points, kind: "point") }.
 }
