# Around the board: In the Year of the Dragon

panel-coming = Coming up
panel-month-event = Month { $month }: { $event }
panel-phase-event = Event: { $event }
panel-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
 }
panel-tally = turn order: { $n }
panel-event-peace = nothing happens
panel-event-tribute = 4 yuan each
panel-event-drought = 1 rice per inhabited palace
panel-event-festival = most fireworks score
panel-event-mongols = fewest helmets: lose 1 person
panel-event-contagion = 3 leave, 1 fewer per mortar

## Events that end a plan to pass, beside what happens to oneself

await-month = A new month begins
await-privilege = Someone buys a privilege
await-decayed = A palace decays
await-wall_built = Someone builds the wall
await-super = A super event takes effect
