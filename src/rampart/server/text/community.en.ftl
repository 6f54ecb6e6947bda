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

# Tournaments and the deal of the week

cup-head = Tournaments
cup-all = All tournaments
cup-now = Now
cup-past = Finished
cup-none = No tournaments right now.
cup-account = Claim an account to hold a tournament.
cup-hold = Hold a tournament
cup-name = Name
cup-kind = Kind
cup-kind-round_robin = Round robin
cup-kind-swiss = Swiss
cup-size = Players at a table
cup-rounds = Rounds
cup-rounds-all = As many as it takes
cup-bots = Bots may enter
cup-no-bots = People only
cup-entered = { $n ->
    [one] 1 player entered
   *[other] { $n } players entered
 }
cup-round = Round { $n } of { $of }
cup-over = Finished
cup-closed = Called off
cup-you = You are { $n } of { $of }
cup-go = Open
cup-see = Take a look
cup-standings = Standings
cup-points = Points
cup-points-hint = 1 for the first at a table, 0 for the last
cup-buchholz = Opponents
cup-buchholz-hint = Points of everyone you met
cup-beaten = Beaten
cup-beaten-hint = Points of everyone you were ahead of
cup-wins = Wins
cup-wins-hint = Tables you won
cup-left = left
cup-ties = Ties are broken from left to right, then by lot.
cup-bye = { $name } rests this round: 1 point
cup-do-enter = Enter
cup-do-leave = Leave
cup-do-bot = Add a bot
cup-do-start = Start
cup-do-close = Call off
deal-head = Same deal for everyone
deal-hint = The same start and the same bots. One try each, until { $day }.
deal-best = Best so far: { $n }.
deal-none = No one has played it yet.
deal-yours = You: { $n }, place { $place }.
deal-play = Play the deal
deal-results = Results
find-head = Find
find-label = Find a table or a player
find-tables = Tables
find-people = Players
find-none = Nothing found.
filter-friends = Friends
filter-rated = Rated
filter-bots = With bots
filter-lang-any = Any language
filter-options = Options
filter-options-any = All tables
filter-options-plain = Base game
filter-options-more = With options
finder-table = Table
finder-seats = Seats
finder-clock = Clock
finder-options = Options
finder-rating = Rating
finder-lang = Language
band-any = any rating
band-under = under { $n }
band-from = from { $n }
band-both = { $least }–{ $most }
new-band = Who may join
new-band-hint = By rating in this game. People without a rating count as 1500.
live-average = rating { $n } on average
live-all = All live games
watch-delayed = { $n ->
    [one] You see this table as it was 1 minute ago
   *[other] You see this table as it was { $n } minutes ago
 }
