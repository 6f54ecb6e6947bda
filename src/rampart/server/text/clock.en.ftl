# Clocks

clock-head = Clock
clock-hint = A clock runs while its player is asked. It stops while this site is down.
clock-none = No clock
clock-live = { $minutes } min + { $seconds } s a move
clock-daily = { $n ->
    [one] 1 day a move
   *[other] { $n } days a move
 }
clock-zero = When time runs out
clock-zero-bot = A bot plays until the player is back
clock-zero-vote = The other players vote
clock-zero-resign = The player resigns
clock-zero-nothing = Nothing happens
clock-of = Time left: { $left }
clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-stands = Stopped for now
log-timeout = { $name } is out of time

# The vote about a seat that is out of time

vote-head = { $name } is out of time
vote-need = Choose for the table. { $n } of { $of } votes decide.
vote-bot = Let a bot play for { $name }
vote-bot-hint = { $name } keeps the seat and can come back
vote-bot-short = bot
vote-time = Give 5 more minutes
vote-days = { $n ->
    [one] Give 1 more day
   *[other] Give { $n } more days
 }
vote-time-hint = once per player and game
vote-time-short = more time
vote-wait = Play on without a clock
vote-wait-hint = the table waits for { $name }
vote-wait-short = no clock
vote-end = End the game
vote-end-hint = the table closes without a result
vote-end-short = end
vote-cast = { $name }: { $vote }
vote-open = { $name }: no vote yet
vote-yours = You can still move. That ends the vote.
vote-else = No decision in time: a bot plays for { $name }.
log-vote-bot = { $name } votes for a bot
log-vote-time = { $name } votes for more time
log-vote-wait = { $name } votes to play on without a clock
log-vote-end = { $name } votes to end the game
log-more-time = { $name } gets more time
log-no-clock = { $name } plays on without a clock

vacation-head = Clock and vacation
vacation-take = Take a vacation
vacation-hint = Your clocks stop at daily tables. Live tables are not affected.
vacation-left = { $n } of { $of } days left this year
vacation-first = First day
vacation-last = Last day
vacation-do = Take these days off
vacation-coming = Your vacations
vacation-end = End
sleep-head = Hours of sleep
sleep-label = My daily clocks stop every night
sleep-hours = { $hours }
sleep-none = No, they always run
sleep-hint = In your own time zone.

# Plans in daily games

plan-head = Plan ahead
plan-private = Only you see your plan.
plan-now = Your plan
plan-drop = Drop the plan
plan-passes = You pass at every opportunity until something happens to you
plan-answers = Your next move is prepared: { $option }
plan-has-answer = Your next move is prepared
plan-does = Your plan answers for you.
plan-pass = Pass for now
plan-pass-hint = You pass at every opportunity. As soon as something happens to you, you are asked again.
plan-until = Ask me again, too, when one of these happens:
plan-pass-do = Pass until it concerns me
plan-answer = Prepare your next move
plan-answer-hint = These options are a guess. Your answer lapses if you are asked something else, if it is not possible, or if something happens to you first.
plan-answer-do = Play this
plan-back = Back to the table
