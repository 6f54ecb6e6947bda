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
clock-zero-resign = The player resigns
clock-zero-nothing = Nothing happens
clock-of = Time left: { $left }
clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-stands = Stopped for now
log-timeout = { $name } is out of time

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
plan-pass-do = Pass until it concerns me
plan-answer = Prepare your next move
plan-answer-hint = These options are a guess. Your answer lapses if you are asked something else, if it is not possible, or if something happens to you first.
plan-answer-do = Play this
plan-back = Back to the table
