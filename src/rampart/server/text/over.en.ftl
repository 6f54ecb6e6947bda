# After the game: the end, the replay, records and rules

## The end

over-winners = { $n ->
    [0] Nobody wins
    [1] { $names } wins
   *[other] { $names } share the victory
 }
over-place = { $place }. { $name }: { COUNT($points, kind: "point") }
over-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
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
over-no-course = Nobody has scored.
over-start = Start
over-choice = Choice { $n }
over-turns = Turning points
over-turn-lead = { $name } takes the lead by { COUNT($n, kind: "point") }
over-turn-gain = { $name } scores { COUNT($n, kind: "point") }, { $most ->
    [0] the others none
   *[other] the others at most { $others }
 }
over-turn-open = Replay from here: { $moment }
over-again = Once more?
over-again-count = { $n ->
    [one] { $n } of { $of } wants a rematch.
   *[other] { $n } of { $of } want a rematch.
 }
over-again-begun = The next game has begun.
over-no-people = Only bots have played here.
over-next = To the next game
over-rematch = Rematch
over-agreed = You have agreed
over-agrees = wants a rematch
over-undecided = has not answered yet
over-replay = Replay
over-share = Share
over-shared = Link copied
over-record = Record
over-uploaded = From a record
over-uploaded-note = This game was brought as a file; it was played elsewhere.

## Replay

replay-title = Replay: { $game }
replay-head = Choice { $n } of { $of }
replay-begin = The beginning
replay-chosen = { $name } has chosen.
replay-first = To the beginning
replay-before = One choice back
replay-play = Play
replay-pause = Pause
replay-next = One choice on
replay-last = To the end
replay-slider = Choice
replay-go = Show
replay-keys = Arrows step, Page Up and Page Down leap, Home and End go to the ends, space plays
replay-board = The board at this moment
replay-table = To the table
replay-seen = What you see is what your seat has seen; all is open once the game is over.

## Records

record-title = Open a record
record-note = A record is a file with all choices of a game. You find it at the end of every game. It is opened as a finished table that only those with its link can find.
record-file = Record file
record-text = Or paste the record here
record-open = Open the record
record-none = Choose a file or paste a record.
record-large = The file is too large: a record has at most 1 MB.
record-stale = It was made under rules that are not in force here any more.
record-place = The fault is at { $place }.
record-impossible = It describes a game that cannot be.
record-endless = It is nested too deeply or too long to be a record.
record-too-much = It takes too long to play this game again. Check that the file is a record of this site.

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
rules-language = The rules are in English.
rules-close = Close the rules
rules-whole = Open on a page of its own
rules-link = Link to rule { $rule }
