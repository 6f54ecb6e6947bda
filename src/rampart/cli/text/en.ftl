# What the command line itself says while a game is played.

welcome = { $title }. You are { $name }, against { $others }.
welcome-hint = Type ? for help, r to look up rules, q to quit (you can save first).
bot-random = Random bot
bot-novice = Novice bot
bot-apprentice = Apprentice bot
bot-greedy = Steady bot
bot-steady = Steady bot
bot-master = Master bot
bot-other = bot “{ $bot }”
since-last-turn = Since your last turn
your-turn = Your turn, { $name }.
so-far = So far: { $answer }
refused = Not possible now
input = Your choice (? for help):

## Help

help-title = What you can type
help-number = the number of an option
help-key = or its key
help-undo = undo your last move, if nothing has happened since
help-save = save the game, also under a name: s my-game.json
help-rules = look up a rule by its ID, or search the rules for words
help-advice = ask what a bot would do, and why
help-board = show the whole board again
help-trade = offer a trade in one line: t 2 wool = 1 ore, to players 2 and 3 only: t 1 wool = 1 ore @2,3
trade-usage = Type what you give and what you get, for example: t 2 wool = 1 ore. For some players only: t 1 wool = 1 ore @2,3
trade-refused = This trade isn’t possible: you must have what you give, and no resource can be on both sides.
help-help = this help
help-quit = quit (you can save first)

## Answers

no-choice = { $text } isn’t an option. Type a number from 1 to { $n }, a key, or ? for help.
no-advice = No bot knows this game well enough to advise.
taken-back = Undone: { $key }
cannot-undo-nothing = Nothing to undo yet.
cannot-undo-decided = Can’t undo: someone else has moved since.
cannot-undo-chance = Can’t undo: dice have been rolled or cards drawn since.
cannot-undo-revealed = Can’t undo: hidden information has been revealed since.
rules-usage = Type r and the ID of a rule or some words, as in: r { $rule }
nothing-found = No rule mentions { $text }.
answer-please = Please answer y or n.
input-ended = End of input.
goodbye = Goodbye.

## Saving

saved = Saved in { $file }. Resume later with: { $command }
not-saved = The game is not saved. You can keep playing.
overwrite = { $file } exists already. Replace it? (y/n)
save-before-leaving = Save the game before you leave? (y/n, or a name ending in .json)
save-record = Save this game to a file? (y/n, or a name ending in .json)
start-again = No moves yet. Start again with: { $command }

## The end

result = Result
points = Points
you = you
