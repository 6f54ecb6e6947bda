# The page of a table

table-lobby = Lobby
table-rules = Rules
table-rule = Rule { $rule }
table-menu = Table and settings
table-settings = Settings
table-help = Keys: digits choose, arrows move, Enter confirms, Esc goes back, U undoes, L opens the log
table-phase = Phase
table-seats = Seats
table-board = Board
table-side = Your decision, log and chat
table-hand = Hand
table-watching = You are watching
table-offline = Reconnecting…
table-catching = Catching up
table-past = An earlier position
table-now = Back to now
table-zoom = Whole board
table-larger = Zoom in
table-smaller = Zoom out
table-play = Play

## Seats

seat-you = you
seat-bot = Played by a bot: { $level }
seat-choosing = choosing
seat-thinking = thinking…
seat-answered = answered
seat-waits = waiting
seat-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
seat-hidden = Hidden
seat-away = Not at the table
seat-away-now = away
seat-left = { $name } left the table
seat-back = { $name } is back at the table

## What is asked

ask-you = Your decision
ask-more = { $n ->
    [one] 1 more
   *[other] { $n } more
 }
ask-all = Show all
ask-option = { $n } of { $of }
ask-before = Previous option
ask-next = Next option
ask-less = Less
ask-more-of = More
ask-confirm = Confirm
ask-all-of = All { $n }
ask-filter = Show only
ask-back = Back
ask-several = Several options here. Pick one from the list.
ask-unsent = Your choice couldn’t be sent. Try again.
ask-changed = The table has changed. This choice is no longer possible.
ask-window = Everyone who might react is asked, so a pass gives nothing away.
ask-goes-by = Passing for you.
moment-head = For prompts like this:
moment-usual = ask me when I can answer
moment-ask = always ask me
moment-pass = always pass
moment-turn = pass until this turn ends
wait-none = No one has to decide right now.
wait-closed = This table was closed.
closed-note = This game has ended early. You can still look back at what was played.
closed-early = It was closed before the game began.
closed-by = Closed by { $name }.
closed-hidden = Hidden cards and the game file stay hidden, because the game was not finished.
wait-away = Away right now: { $names }.

## Choosing at the same time

poll-head = Everyone chooses at the same time
poll-chosen = chosen
poll-thinking = thinking
poll-note = Choices stay hidden until everyone has chosen. Until then you can change yours.
poll-answered = You’ve chosen
poll-so-far = Your answer so far
poll-change = Change my choice
poll-again = Start over

## Offers

offer-from = { $name } makes an offer
offer-to = { $name } makes { $other } an offer
offer-yours = Your offer to { $other }
offer-gives = { $name } gives
offer-give = you give
offer-get = you get
offer-nothing = nothing

## Big choices in one panel

compose-have = You have
compose-give = Give
compose-want = Get
compose-pay = Pay
compose-discard = Discard
compose-recruit = Recruit
compose-place = Place
compose-units = Units
compose-price = Price
compose-after = After
compose-who = Who it is for
compose-clear = Clear
compose-send-trade = Send offer
compose-send-discard = Discard
compose-send-pay = Pay
compose-send-spend = Pay
compose-send-levy = Recruit
compose-send-place = Place
compose-send-proposal = Propose
compose-left = { $n } left
compose-rate = bank { $n }:1
compose-sum = { $n } of { $of }
compose-more = { $n } more to choose
compose-both = Choose what you give and what you get
compose-none = Choose at least 1

## Taking back

undo-this = Undo: { $what }
undo-last = Undo my last move
undo-ask = Ask the table to undo: { $what }
undo-decided = Someone else has moved since
undo-chance = Dice have been rolled or cards drawn since
undo-revealed = Hidden information has been revealed since

## Requests

request-undo = { $name } asks to undo a move
request-takeover = Let a bot play for { $name }?
request-close = The host asks to close the table
request-hints = { $name } asks the table to allow hints
request-seen = What happened since:
request-waiting = Waiting for: { $names }
request-absent = Away now: { $names }
request-agree = Agree
request-refuse = Decline
request-withdraw = Withdraw
request-limit = If someone doesn’t answer in time, the request is declined.
request-notice = Anyone who is away can come back and object until then.
request-left = Time left
seat-to-bot = Let a bot play for me
seat-to-bot-other = Ask for a bot
seat-take-back = Play again yourself
seat-resign = Resign
seat-resign-sure = Resign for good? A bot will play on for you.
sure-no = Cancel
sure-yes = Yes
table-close = Close the table
table-close-sure = Close the table for good? Everyone who plays here is asked first.

## Log and chat

log-head = Log
log-empty = Nothing has happened yet.
log-then = Show the board at this point
log-undone = { $name } undoes a move
log-to-bot = A bot now plays for { $name }
log-to-person = { $name } is playing again
log-resigned = { $name } resigns; a bot plays on
log-asks = { $name } asks the table
log-agrees = { $name } agrees
log-refuses = { $name } declines
log-lapsed = { $name }’s request expired
log-continued = { $lost ->
    [0] The rules were updated; the game goes on from its last position
    [one] The rules were updated; the game goes on from its last position, without 1 move
   *[other] The rules were updated; the game goes on from its last position, without { $lost } moves
 }
log-scenario = The game begins from a saved position
chat-head = Chat
chat-empty = No messages yet.
chat-say = Message to the table
chat-send = Send
chat-aside = Message to the other spectators

## Before the game

open-head = Waiting for players
open-note = The game starts when all seats are taken.
open-patience = Wait for absent players
open-free = free
open-sit = Sit here
open-stand = Stand up
open-clear = Clear
open-bot = Add a bot
open-invite = Invite by link
open-copy = Copy
open-copied = Copied
open-start = Start the game
open-close = Close the table

## One device for several

curtain-head = Hand the device to { $name }
curtain-note = The board stays hidden until { $name } continues.
curtain-go = I am { $name }

## The end

over-head = The game is over

## A table in words

plain-head = The table
plain-nothing = none
plain-hidden = hidden
plain-cards = { $n ->
    [one] 1 hidden
   *[other] { $n } hidden
 }

## A table that cannot be played today

paused-head = This table is paused.
paused-game = This site doesn’t have the game { $game } right now.
paused-options = This site doesn’t have everything this table plays with, such as a card pack.
paused-newer = This table was played under newer rules than this site has.
paused-broken = These rules can’t read the table’s last position.
paused-note = Nothing is lost. The table comes back as soon as the site can play it.

## Scenes

scene-title = What happened
scene-steps = { $n } of { $of }
scene-go = Go on
scene-skip = Skip
scene-all = Skip to my turn
scene-roll-head = Your turn: roll the dice
scene-roll = Roll
scene-rolls = Always roll for me
scene-pace = Pace
scene-pace-step = Step
scene-pace-slow = Slow
scene-pace-normal = Normal
scene-pace-fast = Fast
scene-pace-none = Off

## Piece cards

piece-rule = Rule
piece-now = Now
piece-close = Close

## While you were away

away-title = While you were away
away-span = { $n ->
    [one] 1 move in { $span }
   *[other] { $n } moves in { $span }
}
away-you = What happened to you
away-nothing = Nothing happened to you
away-board = On the board
away-move = Move { $n } of { $of }
away-points = Points
away-replay = Replay: { $n } moves, { $seconds } s
away-go = Go to the game
