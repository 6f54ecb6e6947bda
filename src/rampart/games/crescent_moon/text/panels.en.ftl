# Around the board: Crescent Moon

panel-goals = Your goals, if the year ended now
panel-of = { $have } of { $need }
panel-left-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
panel-left-reserve = { $n ->
    [one] { $n } unit on your reserve card
   *[other] { $n } units on your reserve card
 }
panel-left-units = { $n ->
    [one] { $n } unit in your supply
   *[other] { $n } units in your supply
 }
panel-left-forts = { $n ->
    [one] { $n } fort in your supply
   *[other] { $n } forts in your supply
 }
panel-left-castles = { $n ->
    [one] { $n } castle in your supply
   *[other] { $n } castles in your supply
 }
panel-left-tokens = { $n ->
    [one] { $n } influence token in your supply
   *[other] { $n } influence tokens in your supply
 }
panel-reserve = Reserve card
panel-memory = Memory aid: points announced

## Events that end a plan to pass, beside what happens to oneself

await-year = A new year begins
await-turn = A new turn begins
await-combat = Someone attacks
await-contest = Someone starts an influence contest
await-palace = The palace is placed
await-played = Someone plays a card
await-built = Someone builds
