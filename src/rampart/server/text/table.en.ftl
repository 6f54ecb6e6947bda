# The page of a table

table-lobby = To the lobby
table-rules = Rules
table-rule = Rule { $rule }
table-menu = Table and settings
table-settings = Preferences
table-help = Keys: digits choose, arrows walk, Enter confirms, Esc steps back, U takes back, L log
table-phase = Phase
table-seats = Seats
table-board = Board
table-side = Your decision, log and chat
table-hand = Hand
table-watching = You are watching
table-connecting = Reconnecting
table-catching = Showing what you have missed
table-past = The board as it was then
table-now = Back to now
table-zoom = Whole board

## Seats

seat-you = you
seat-bot = Played by a bot
seat-choosing = choosing
seat-answered = answered
seat-waits = waits
seat-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
seat-hidden = Hidden
seat-away = Not at the table
seat-away-now = away
seat-left = { $name } has left the table
seat-back = { $name } is back at the table

## What is asked

ask-you = Your decision
ask-more = { $n ->
    [one] 1 more
   *[other] { $n } more
 }
ask-all = Show all
ask-option = { $n } of { $of }
ask-before = Option before
ask-next = Next option
ask-less = Less
ask-more-of = More
ask-confirm = Confirm
ask-back = Back
ask-several = Several options touch this: choose one in the list.
ask-unsent = The choice could not be sent; try again.
ask-changed = The table has changed meanwhile; this choice is no longer possible.
ask-window = Everybody who could answer is asked, so that silence tells nothing.
ask-goes-by = The site lets this go by for you.
moment-head = At moments like this:
moment-usual = ask me when I can answer
moment-ask = always ask me
moment-pass = let them all go by
wait-none = Nobody is asked at the moment.
wait-closed = This table was given up.
closed-note = Nobody plays here any more. What was played can be looked at again.
closed-early = It was given up before the game began.
closed-by = Given up by { $name }.
wait-away = Not at the table now: { $names }.

## Choosing at the same time

poll-head = All choose at the same time
poll-chosen = chosen
poll-thinking = thinking
poll-note = Nobody learns what was chosen before all have; until then you may change your mind.
poll-answered = You have chosen
poll-so-far = Your answer so far
poll-change = Change my mind
poll-again = Begin again

## Offers

offer-from = { $name } makes an offer
offer-to = { $name } makes { $other } an offer
offer-yours = Your offer to { $other }
offer-gives = { $name } gives
offer-give = you give
offer-get = you get
offer-nothing = nothing

## Taking back

undo-this = Take back: { $what }
undo-last = Take back my last choice
undo-ask = Ask the table to take back: { $what }
undo-decided = Another has decided since
undo-chance = Chance has decided since
undo-revealed = Something hidden has come to light since

## Requests

request-undo = { $name } asks to take back a choice
request-takeover = Shall a bot play for { $name }?
request-waiting = Still to answer: { $names }
request-agree = Agree
request-refuse = Refuse
request-withdraw = Withdraw
request-limit = Without all answers in time it counts as a refusal.
request-left = Time left
seat-to-bot = Let a bot play for me
seat-to-bot-other = Ask for a bot
seat-take-back = Play again myself
seat-resign = Resign
seat-resign-sure = Resign for good? A bot plays on for you.

## Log and chat

log-head = Log
log-empty = Nothing has happened yet.
log-then = Show the board at that moment
log-undone = { $name } takes back a choice
log-to-bot = A bot plays for { $name } from now on
log-to-person = { $name } plays again
log-resigned = { $name } has resigned; a bot plays on
log-asks = { $name } asks the table
log-agrees = { $name } agrees
log-refuses = { $name } does not agree
log-lapsed = The request of { $name } has lapsed
log-continued = { $lost ->
    [0] The rules were updated; the game goes on from its last position
    [one] The rules were updated; the game goes on from its last position, without 1 move
   *[other] The rules were updated; the game goes on from its last position, without { $lost } moves
 }
chat-head = Chat
chat-empty = No messages yet.
chat-say = Message to the table
chat-send = Send
chat-quiet = Only those who play may write here.

## Before the game

open-head = Seats are being taken
open-note = The game starts when all seats are taken.
open-free = free
open-sit = Sit here
open-stand = Stand up
open-clear = Clear
open-bot = Add a bot
open-invite = Invite by link
open-copy = Copy
open-copied = Copied
open-start = Start the game
open-close = Give up the table

## One device for several

curtain-head = Hand the device to { $name }
curtain-note = Nothing is shown until { $name } goes on.
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
