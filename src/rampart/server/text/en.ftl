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

error-not-found = There is nothing here
error-forbidden = This is not for you
error-refused = That is not possible
error-broken = Something went wrong

## Lobby

lobby-title = Lobby
lobby-games = Games
lobby-play-now = Play now against bots
lobby-new = New table
lobby-learn = Learn
lobby-players-range = { $least } to { $most } players
lobby-players = { $n ->
    [one] { $counts } player
   *[other] { $counts } players
 }
lobby-table-of = { $name }’s table
lobby-table = Table without a host
lobby-free-seat = Free seat
lobby-bot-named = { $name }, a bot
lobby-seats = Seats

lobby-waiting = Waiting for you
lobby-waiting-count = { $of ->
    [one] { $n } of 1 table
   *[other] { $n } of { $of } tables
 }
lobby-nothing-waits = No table of yours is running. Start a game against bots, open a table for your friends, or take a free seat.
lobby-ready = All seats are taken: you can start
lobby-free-seats = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
 }
lobby-your-turn = Your turn
lobby-others-choose = { $n ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
 }
lobby-consent = You are asked to agree
lobby-runs = The game is running
lobby-paused = Paused: this site can’t play it right now

lobby-open = Open tables
lobby-no-open = Nobody is waiting for players right now. Open a table and send the link to your friends.
lobby-go = Go to the table
lobby-watch = Watch
lobby-last-seat = Take the last seat
lobby-join = Join

lobby-playing = Being played now
lobby-no-playing = No game can be watched at the moment. Start one and others may look on.
lobby-watchers = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
 }

lobby-over = Finished games
lobby-no-over = No game has been played to the end yet. The first result will stand here.
lobby-replay = Replay

## Bots

bot-random = Apprentice: plays at random
bot-greedy = Steady: plans one step ahead
bot-other = Bot “{ $name }”

## A new table

new-title = New table
new-seats = Who plays
new-players = Number of players
new-people = People
new-bots = Bots
new-me = Me
new-open = Somebody by link
new-local = Somebody at this screen
new-seat-name = Name for the seat { $seat }
new-name-here = Name
new-seats-hint = The game begins at once if no seat is left for others; else you get a link to send.
new-options = How you play
new-quoted = “{ $name }”
new-clash = This does not go together: { $names }.
new-bad-players = The game is for this many players: { $allowed }.
new-bad-option = The game has no option “{ $option }”.
new-bad-value = “{ $option }” cannot be that; it can be: { $known }.
new-table = The table
new-name = Name of the table
new-name-hint = May stay empty; it is called after you then.
new-private = Only by link
new-private-hint = The table is not shown in the lobby; whoever has the link finds it.
new-open-it = Open the table
new-cancel = Cancel

## A seat by link

join-title = Invitation
join-hint = You are invited: choose a seat.
join-yours = You have a seat here already.
join-full = There is no free seat here any more, but you can watch.
join-name = Your name
join-take = Take this seat
join-go = Go to the table

## Preferences

prefs-title = Preferences
prefs-saved = Saved.
prefs-save = Save
prefs-you = You
prefs-name = Name
prefs-name-hint = Up to 24 letters; everybody at your tables sees it.
prefs-lang = Language
prefs-browser = As the browser
prefs-look = Look
prefs-theme = Theme
prefs-day = Day
prefs-night = Night
prefs-motion = Motion
prefs-motion-full = Pieces glide
prefs-motion-reduced = Reduced
prefs-motion-hint = Reduced: pieces jump to their place, and what changed is marked for a moment.
prefs-table = At the table
prefs-sounds = Sound on my turn
prefs-sounds-hint = A short tone when a table waits for you.
prefs-auto-pass = Pass by itself
prefs-auto-pass-hint = Where you could only pass, the site does it for you, after a pause that does not tell what you hold.
prefs-moments = Moments of the games
prefs-confirm-end = Confirm choices
prefs-confirm-end-hint = Every choice is sent only after a second press.
prefs-device = This device
prefs-leave-hint = Whoever uses this device after you will not play in your name. Your seats stay, but nobody can come back to them without another device that knows you.
prefs-leave-sure = Yes, forget me here
prefs-leave = Forget me on this device
