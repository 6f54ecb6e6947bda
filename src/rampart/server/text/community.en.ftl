# Ratings and statistics

nav-ranking = Ranking
rating-games = { $n ->
    [one] 1 rated game
   *[other] { $n } rated games
 }
rating-none = not rated yet
rating-more = { $n ->
    [one] 1 more game to be ranked
   *[other] { $n } more games to be ranked
 }
rating-top = top { $n }%
rating-rank = { $n } of { $of }
rating-course = Rating course
rating-caption = Gray band: how sure the rating is. Filled points: games won. Click a point to open the game.
rating-point = { $result }, { $change }, now { $now }
stat-roles = Roles in { $game }, win rate
stat-seats = Seats in { $game }, win rate
stat-openings = First moves
stat-against = Against
stat-sources = Points a game, by source
stat-line = The line marks what chance would give.
stat-more = More about how you play
ranking-place = Place
ranking-name = Player
ranking-rating = Rating
ranking-games = Games
ranking-wins = Won
ranking-empty = No one has played { $n } rated games yet.
ranking-note = People and bots share one scale. 1500 is the middle. The range shows how sure a rating is.
new-rated = Rated game
new-rated-hint = The result counts for everyone’s rating. You can’t undo what has been seen.
new-delay = Spectators see the table
new-delay-none = right away
new-delay-hint = With a delay, no one can pass on what they see.

# Quick match

quick-head = Quick match
quick-hint = against people
quick-live = Live
quick-fast = Fast
quick-daily = Daily
quick-none = no one waits
quick-waiting = { $n ->
    [one] 1 waits
   *[other] { $n } wait
 }
quick-any = Any game
quick-players = Any number
quick-wait = When bots join
quick-bots = Bots join after { $time }
quick-never = Wait for people only
quick-rated = Rated
quick-near = Near my rating
quick-find = Find players
quick-note = Quick match. The game starts when all seats are taken.
