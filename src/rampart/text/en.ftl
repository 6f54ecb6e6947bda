# What is the same at every table.

language = English
hidden = ?

## Seats, by their colours

seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = Green
seat-4 = Purple
seat-5 = Gray
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
    [0] No one wins.
    [1] { $seats } wins with { COUNT($points, kind: "point") }.
   *[other] { $seats } win with { COUNT($points, kind: "point") }.
 }
