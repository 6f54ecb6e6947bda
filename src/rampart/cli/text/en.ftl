# What the command line itself says while a game is played.

welcome = { $title }. You are { $name }, against { $others }.
welcome-hint = Type ? for help; r looks up rules, q quits and can save the game.
since-last-turn = Since your last turn
your-turn = Your turn, { $name }.
so-far = So far: { $answer }
refused = Not possible now
input = Your choice (? for help):

## Help

help-title = What you can type
help-number = the number of an option
help-key = or its key
help-undo = take back your last choice, if nothing has happened since
help-save = save the game, also under a name: s my-game.json
help-rules = look up a rule by its ID, or search the rules for words
help-board = show the whole board again
help-help = this help
help-quit = quit; you are asked whether to save

## Answers

no-choice = { $text } is no choice here. Type a number from 1 to { $n }, a key, or ? for help.
taken-back = Taken back: { $key }
cannot-undo-nothing = That cannot be taken back: nothing has been chosen yet.
cannot-undo-decided = That cannot be taken back: another has decided since.
cannot-undo-chance = That cannot be taken back: chance has decided since.
cannot-undo-revealed = That cannot be taken back: something hidden has come to light since.
rules-usage = Type r and the ID of a rule or some words, as in: r { $rule }
nothing-found = The rules say nothing about { $text }.
answer-please = Please answer y or n.
input-ended = The input has ended.
goodbye = Goodbye.

## Saving

saved = Saved in { $file }. Go on later with: { $command }
not-saved = The game is not saved; you can go on playing.
overwrite = { $file } exists already. Replace it? (y/n)
save-before-leaving = Save the game before you leave? (y/n, or a name ending in .json)
save-record = Save the record of this game? (y/n, or a name ending in .json)
start-again = Nothing was chosen yet. Start again with: { $command }

## The end

result = Result
points = Points
you = you
