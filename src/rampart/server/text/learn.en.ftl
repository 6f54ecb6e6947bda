# Learning: how to play, lessons, puzzles, hints and sandboxes
learn-how = How to play
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-rules = Rules
learn-docs = Documentation for hosts, researchers and designers (in English)
learn-done = { $n } of { $of } lessons done
learn-go-on = Continue where you were
learn-how-to = How to play { $game }
learn-lessons-of = Lessons: { $game }
learn-puzzles-of = Puzzles: { $game }
learn-first-head = Your first game
learn-first = Play against easy bots. The coach explains every new decision.

lesson-chip = Lesson
lesson-number = Lesson { $n } of { $of }
lesson-progress = { $n } of { $of } steps done
lesson-length = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}, about { $minutes } min
lesson-step = step { $n } of { $of }
lesson-leave = Leave lesson
lesson-saved = Your progress is saved.
lesson-go = Go on
lesson-next = Next lesson
lesson-first-game = Play your first game
lesson-over = Lesson done
lesson-done = Done
lesson-right = That works
lesson-again = Try again
lesson-not = Not this one
lesson-tried = tried, see what the coach says
lesson-show = Show me
lesson-shown = The answer
lesson-why = Why?
lesson-look = Nothing to choose yet
lesson-look-more = Read what the coach says, then go on.
lesson-since = What happened

how-contents = On this page
how-aim = Aim
how-board = The board
how-turn = A turn at a glance
how-roles = Roles
how-round = One round in pictures
how-end = End and scoring
how-modes = Other ways to play
how-questions = Questions
how-first-lesson = Play the first lesson
how-rules = Full rules
how-first = First game:
how-ready = Ready for your first turn?
how-ready-more = The first lesson is played at the table. You can leave at any time.

puzzle-chip = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-daily = a new one every day
puzzle-row = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzle-solve = Solve it
puzzle-look = See the answer
puzzle-about = Real positions from bot games with 1 clearly best choice. Your first answer counts toward your rating.
puzzle-rating = rated { $n }
puzzle-mine = Your puzzle rating: { $n }
puzzle-solved = { $n } of { $of } solved at the first try
puzzle-count = { $n } of { $of } answered
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-play = Play on from here
puzzle-goal = Find the choice that wins most games.
puzzle-best = The best choice
puzzle-not-best = Not the best
puzzle-told-best = { $option } wins { $n } more games in 100 than the next best choice.
puzzle-told = { $option } wins { $n } more games in 100.
puzzle-own = { $option }: { $reason }
puzzle-all = All options
puzzle-played = { $n ->
    [one] { $n } game played on from each
   *[other] { $n } games played on from each
}
puzzle-bar = wins { $chance } % of games, { $points } points on average
puzzle-tag-best = best
puzzle-tag-yours = yours

hint-ask = Suggest a move
hint-busy = Playing ahead
hint-head = Best moves
hint-note = Based on { $n } games from what you can see. Hidden cards are guessed.
hint-best = best
hint-rank = { $n ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
hint-close = Hide
hint-used = used a hint
hint-off = Hints are off in rated games.
hint-consent = Ask the table for hints
tips-head = New here?
tips-off = Don’t show tips
whatif = Try something else from here
whatif-now = Try a move in a sandbox
whatif-more = A private copy against bots. Hidden cards are dealt again.
scenario = New table from here
