# The site around the tables: lobby, new tables, invitations and preferences

nav = Site
nav-play = Play
nav-watch = Watch
nav-learn = Learn

shell-skip = Skip to the content
shell-language = Language
shell-to-day = Switch to day
shell-to-night = Switch to night
shell-guest = Guest
shell-back = Back to the lobby

error-not-found = Page not found
error-forbidden = You don’t have access to this
error-refused = That isn’t possible
error-broken = Something went wrong
error-unavailable = Not available right now

## Lobby

lobby-title = Lobby
lobby-play-now = Play now against bots
lobby-level = Bots’ level
lobby-new = New table
lobby-learn = Learn
lobby-players-range = { $least } to { $most } players
lobby-players = { $n ->
    [one] { $counts } player
   *[other] { $counts } players
 }
lobby-table-of = { $name }’s table
lobby-table = Table with no host
lobby-free-seat = Free seat
lobby-bot-named = { $name }, a bot
lobby-seats = Seats

lobby-waiting = Waiting for you
lobby-waiting-count = { $of ->
    [one] { $n } of 1 table
   *[other] { $n } of { $of } tables
 }
lobby-nothing-waits = You have no games in progress. Play against bots, create a table for friends, or join one.
lobby-ready = All seats are taken. You can start.
lobby-free-seats = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
 }
lobby-your-turn = Your turn
lobby-others-choose = { $n ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
 }
lobby-consent = Your approval is needed
lobby-notice = Come back, or a bot takes your seat
lobby-runs = In progress
lobby-paused = Paused: this site can’t play it right now

lobby-open = Open tables
lobby-no-open = No one is looking for players right now. Open a table and send the link to your friends.
lobby-go = Go to the table
lobby-watch = Watch
lobby-last-seat = Take the last seat
lobby-join = Join

lobby-playing = Games in progress
lobby-no-playing = No games to watch right now.
lobby-watchers = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
 }

lobby-over = Finished games
lobby-no-over = No finished games yet.
lobby-replay = Replay

## Bots

bot-random = Random: plays anything
bot-novice = Novice: plays plausibly but carelessly
bot-apprentice = Apprentice: plays well, makes mistakes
bot-greedy = Steady: plans one step ahead
bot-steady = Steady: takes what looks best
bot-search = Searcher: tries its options
bot-master = Master: thinks ahead
level-random = Random
level-novice = Novice
level-apprentice = Apprentice
level-greedy = Steady
level-steady = Steady
level-search = Searcher
level-master = Master
bot-other = Bot “{ $name }”

## A new table

new-title = New table
new-seats = Who plays
new-players = Number of players
new-people = People
new-bots = Bots
new-me = Me
new-open = Invited by link
new-local = Player on this device
new-seat-name = Name for the seat { $seat }
new-name-here = Name
new-seats-hint = If every seat is filled, the game starts right away. Otherwise you get an invite link.
new-options = Options
new-quoted = “{ $name }”
new-clash = These options can’t be combined: { $names }.
new-clash-players = { $name } isn’t for this number of players.
new-bad-players = This game can be played by: { $allowed }.
new-bad-option = The game has no option “{ $option }”.
new-bad-value = “{ $option }” must be one of: { $known }.
new-table = The table
new-name = Name of the table
new-name-hint = Optional. If empty, the table is named after you.
new-private = Private table
new-private-hint = Not listed in the lobby. Anyone with the link can join.
new-patience = Wait for absent players
new-patience-hint = After this time the others can let a bot play an absent seat. You can come back to your seat at any time.
new-open-it = Open the table
new-cancel = Cancel

## A seat by link

join-title = Invitation
join-hint = Choose a seat.
join-yours = You already have a seat here.
join-full = This table is full, but you can watch.
join-name = Your name
join-take = Take this seat
join-go = Go to the table

## Preferences

prefs-title = Settings
prefs-saved = Saved.
prefs-save = Save
prefs-you = You
prefs-name = Name
prefs-name-hint = Up to 24 characters. Everyone at your tables sees it.
prefs-lang = Language
prefs-browser = Same as browser
prefs-look = Look
prefs-theme = Theme
prefs-day = Day
prefs-night = Night
prefs-motion = Animations
prefs-motion-full = Full
prefs-motion-reduced = Reduced
prefs-motion-hint = Reduced: pieces jump into place and changes are briefly highlighted.
prefs-pace = Pace of scenes
prefs-pace-hint = How fast the table shows what happened. You are never kept waiting when it is your turn.
prefs-table = At the table
prefs-sounds = Sound on my turn
prefs-sounds-hint = A short tone when it’s your turn.
prefs-auto-pass = Auto-pass
prefs-auto-pass-hint = When passing is your only option, the site passes for you, after a delay that gives nothing away.
prefs-moments = When to ask me
prefs-confirm-end = Confirm choices
prefs-confirm-end-hint = Each choice needs a second tap before it is sent.
prefs-auto-roll = Roll dice automatically
prefs-auto-roll-hint = Your dice roll as soon as your turn begins. Otherwise you press to roll them.
prefs-device = This device
prefs-leave-hint = The next person on this device won’t play as you. You keep your seats, but you can only return to them from another device where you’re logged in.
prefs-leave-sure = Yes, log me out
prefs-leave = Log out on this device
