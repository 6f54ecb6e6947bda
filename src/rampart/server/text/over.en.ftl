# After the game: the end, the replay, records and rules

## The end

over-winners = { $n ->
    [0] No one wins
    [1] { $names } wins
   *[other] { $names } share the victory
 }
over-all-win = Everyone wins together
over-all-lose = Everyone loses together
over-place = { $place }. { $name }: { COUNT($points, kind: "point") }
over-choices = { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }
over-effort = { $choices }.
over-effort-time = { $time }, { $choices }.
over-minutes = { $minutes } min
over-hours = { $hours } h { $minutes } min
over-scores = Points by source
over-col-place = Place
over-col-name = Name
over-col-sources = Points by source
over-col-points = Points
over-course = How it went
over-course-told = The course of the score; at the end: { $result }
over-no-course = No one scored.
over-start = Start
over-choice = Move { $n }
over-turns = Turning points
over-turn-lead = { $name } takes the lead by { COUNT($n, kind: "point") }
over-turn-gain = { $name } scores { COUNT($n, kind: "point") }, { $most ->
    [0] the others none
   *[other] the others at most { $others }
 }
over-turn-chance = { $name }: chance to win { $before } → { $after }
over-turn-open = Replay from here: { $moment }
over-again = Rematch?
over-again-count = { $n ->
    [one] { $n } of { $of } wants a rematch.
   *[other] { $n } of { $of } want a rematch.
 }
over-again-begun = The next game has begun.
over-no-people = Only bots played here.
over-next = To the next game
over-rematch = Rematch
over-rematch-alone = Play again
over-again-alone = Same table, same bots, right away.
over-agreed = You want a rematch
over-agrees = wants a rematch
over-undecided = hasn’t answered yet
over-replay = Replay
over-share = Share
over-shared = Link copied
over-record = Game file
over-uploaded = From a game file
over-uploaded-note = Imported from a file; this game was played elsewhere.

## Replay

replay-title = Replay: { $game }
replay-head = Move { $n } of { $of }
replay-begin = The beginning
replay-chosen = { $name } has chosen.
replay-first = To the beginning
replay-before = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-slider = Move
replay-go = Show
replay-keys = Arrow keys: one move. Page Up/Down: jump. Home/End: start or end. Space: play or pause.
replay-board = The board at this moment
replay-table = To the table
replay-seen = You see what your seat saw. Everything is revealed once the game ends.

## Records

record-title = Open a game file
record-note = A game file holds every move of a game. You can download it when a game ends. It opens as a finished table that only people with the link can see. A position document works too: from there you can start a new table.
record-file = Game file
record-text = Or paste the game file here
record-open = Open
record-large = The file is too large. A game file is at most 1 MB.
record-stale = The file was made with an older version of the rules.
record-stale-release = The file was made with an older version of the rules. Rampart { $release } can play it.
record-place = The problem is at { $place }.
record-impossible = The file contains moves that aren’t possible.
record-endless = The file is too long or too deeply nested to be a game.
record-too-much = It takes too long to replay this game. Check that the file comes from this site.

## Rules

rules-title = Rules: { $game }
rules-search = Search the rules
rules-find = Search
rules-all = All rules
rules-found = { $n ->
    [0] Nothing found
    [one] { $n } passage found
   *[other] { $n } passages found
 }
rules-contents = Contents
rules-language = The rules aren’t translated yet, so you’re reading them in English.
rules-close = Close the rules
rules-whole = Open on a page of its own
rules-link = Link to rule { $rule }
