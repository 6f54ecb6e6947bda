# People: profiles, history, friends and reports

profile-since = Plays here since { $month }
profile-vacation = { $n ->
    [one] 1 vacation day left
   *[other] { $n } vacation days left
 }
profile-chance = chance: { $rate }
profile-none = not played yet
role-owner = Owner
role-moderator = Moderator
role-banned = Blocked
stat-head = Statistics
stat-all = All time
stat-year = This year
stat-games = games
stat-wins = wins
stat-rate = won, { $rate } by chance
stat-length = average game
history-head = History
history-all = All games
history-wins = Wins
history-search = Player or table
history-win = Win
history-loss = Loss
history-place = { $place } of { $of }
history-points = { $n } points
history-any = Any date
history-days = Last { $n } days
history-empty = No finished games here.
history-range = { $first } to { $last } of { $of }
history-newer = Newer
history-older = Older
learned-head = Lessons and puzzles
learned-lessons = { $n } of { $of }
learned-puzzles = Puzzles solved: { $n } of { $of }
learned-more = Learn more
friends-head = Friends
friends-count = { $n ->
    [one] 1 friend
   *[other] { $n } friends
 }
friends-account = Friends need an account. Claim yours first.
friends-together = { $n ->
    [one] 1 game, you won { $won }
   *[other] { $n } games, you won { $won }
 }
friends-wants = { $name } wants to be your friend
friends-asked = asked
friends-name = Name of a player
friends-ask = Add friend
friends-accept = Accept
friends-decline = Decline
friends-withdraw = Withdraw
friends-end = Remove friend
friends-block = Block
friends-unblock = Unblock
invited-by = { $name } invites you
report-head = Report
report-words = What happened?
report-send = Send to the moderators
report-list = Reports
report-none = Nothing to look at.
report-done = Done
report-ban = Block account
nav-you = You

now-head = Play now
now-hint = You and bots. Starts immediately.
now-game = Game
now-start = Start
lobby-tables = { $n ->
    [one] 1 table
   *[other] { $n } tables
 }
filter-head = Filters
filter-any = Any clock
filter-live = Live
filter-daily = Daily
filter-none-word = No clock
filter-none = No open table is like that.
friends-online = { $n } online
friend-plays = playing
friend-here = in the lobby
friend-away = away
week-head = Your week
week-rating = rating, { $change }
week-page = Your page
bell-count = { $n ->
    [one] 1 table waits for you
   *[other] { $n } tables wait for you
 }

notice-head = Notifications
notice-push = Notify me in this browser when it’s my turn
notice-push-hint = Also when no page of this site is open.
notice-on = This browser will notify you.
notice-off = This browser won’t notify you.
notice-cannot = This browser doesn’t allow it. It needs https and your permission.
notice-digest = One email a day when daily tables wait
notice-digest-hint = At 8 in the morning, only when a table waits for you.
notice-turn = Your turn in { $game }
notice-vote = Vote in { $game }
notice-vote-now = A player is out of time. The table decides.
notice-now = The others are waiting for you.
notice-daily = { $n ->
    [one] You have 1 day for your move.
   *[other] You have { $n } days for your move.
 }
digest-subject = { $n ->
    [one] 1 table waits for you
   *[other] { $n } tables wait for you
 }
digest-text = Hello { $name },

    these tables wait for you ({ $n }):

    { $tables }

    You can turn this email off here: { $link }
offline-head = You’re offline
offline-text = Rampart needs the network. Your games are safe; come back when you’re connected.
invite-name = Invite a player by name
invite-send = Invite
