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
result-together = Everyone wins together.

## What bots advise

advice-expected = { $chance }% chance to win, about { COUNT($points, kind: "point") } (± { $spread })
advice-best = It wins { $n } more games in 100 than the next best option.
advice-worse = It wins { $n } fewer games in 100 than the best option.
advice-close = It is about as good as the best of the others.
advice-more = More points (about { $n }): { $source }.
advice-less = Fewer points (about { $n }): { $source }.

## What bots say when they answer

remark-leader = You are too close to winning.
remark-counter = Not for that. But for this, yes.
remark-lacking = I can’t pay that.
remark-no-use = That doesn’t help me.
remark-helps-you = That helps you more than me.
remark-too-little = That’s too little.
remark-too-dear = That’s too much for me.
