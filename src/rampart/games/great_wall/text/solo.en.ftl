# Solo play against Qin Jiushao: his name, his steps and what he does

automaton-7 = Qin Jiushao
clan-qin = Qin Jiushao

## Options of the table

table-option-level = Qin Jiushao’s head start
table-meaning-level = One player only: Qin Jiushao starts with 0, 50 or 100 honor.
table-value-level-normal = none
table-value-level-hard = 50 honor
table-value-level-very_hard = 100 honor
table-option-both_advisors = Both advisors to Qin
table-meaning-both_advisors = One player only: each spring Qin Jiushao takes both advisors that leave the row, not just one.
table-value-both_advisors-false = no
table-value-both_advisors-true = yes

## Decisions

qin_advisor = Choose an advisor for Qin Jiushao. The other one is discarded.
option-qin-advisor = { WORD($card, kind: "advisor") }
effect-qin-support = then he has { $n } support advisors: 1 honor each fall for every two
waiting-qin_advisor = Waiting for { $seat } to give Qin Jiushao an advisor

## Log

log-qin_track = Location track: { WORD($location, kind: "location") } moves to slot 1
log-qin_advisor = { $seat } takes an advisor: { WORD($card, kind: "advisor") }
log-qin_copies = { $seat } copies { WORD($command, kind: "command") }
log-qin_shuffled = Qin Jiushao’s command cards are shuffled
log-reed_moved_by_qin = Qin Jiushao moves a Reed clerk: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_dismissed = Qin Jiushao has the Reed clan remove { WORD($card, kind: "advisor") }
log-qin_scored = { $seat } scores the artifact { WORD($card, kind: "artifact") }: { COUNT($n, kind: "honour") }
log-qin_idle = { $seat } recruits no { WORD($kind, kind: "kind") }

## His command cards

command_text-qin_economy = Qin places 2 clerks. You: place up to 2 clerks in 2 different locations. Qin promotes his lowest overseer.
command_text-qin_despotism = Qin places 2 clerks, and 1 more if you play Economy. You: place up to 1 clerk. Advanced activation of the location with most of his clerks.
command_text-qin_work_harder = Qin places 2 clerks. You: place up to 2 clerks in 2 different locations. Qin builds a wall level.
command_text-qin_attack_order = Qin’s archers on firing spots shoot, then he recruits 1 spearman. You: place up to 2 clerks in 2 different locations.
command_text-qin_call_to_arms = Qin places 2 clerks. You: place up to 2 clerks in 2 different locations. Qin recruits 1 archer, then 1 spearman.
command_text-qin_betrayal = Qin carries out his card with the name of yours. If yours is Betrayal or you have none, he places 3 clerks.

## Sources of his honor

source-production = Production
source-head_start = Head start

## How it ends

solo-won = You beat Qin Jiushao, { $own } to { $his }.
solo-lost = Qin Jiushao wins, { $his } to { $own }.
solo-shamed = Without shame tokens in the bank you lose, whatever the honor.

## His board

draw-qin-title = Master of Computation
draw-qin-track = Location track
draw-qin-order = Places clerks from slot 5 to 1, activates from 1 to 5.
draw-qin-highest = highest: activated first
draw-qin-lowest = lowest: gets the next clerk
draw-qin-strikes = Where he strikes
draw-qin-ahead = { $n } ahead
draw-qin-behind = { $n } behind
draw-qin-own = you: { $n }
draw-qin-support = { $n ->
    [one] { $n } support advisor
   *[other] { $n } support advisors
 }
draw-qin-ability = +{ $n } honor each fall
draw-qin-pool = His pool
draw-qin-gains = { COUNT($n, kind: "honour") }
draw-qin-recruits = { COUNT($n, kind: "spearman") }
draw-qin-next = next clerk: { $n }
draw-qin-no-card = His card comes with yours
draw-qin-deck = deck: { $deck }, discarded: { $gone }
draw-qin-section-M = Middle
draw-qin-section-R = Right
draw-qin-points = The top horde card points to the { WORD($section, kind: "section") }.
draw-qin-spot = next spot, row 1
draw-qin-reward = +2 honor per spot
pane-qin = Qin Jiushao
