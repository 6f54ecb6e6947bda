# The Rat: its name, its cards and artifacts, and what is said of it

figure-rat = The Rat
table-option-rat = The Rat
table-meaning-rat = A rat pays gold in its location and moves after every turn of fall. Adds 5 artifacts.
table-value-rat-false = no
table-value-rat-true = yes

## Decisions

move_rat = Choose a location for the rat. Each player with a clerk there gains 1 gold when it activates.
waiting-move_rat = Waiting for { $seat } to move the rat

## Log

log-rat_moved = { $seat } moves the rat → { WORD($location, kind: "location") }
log-rat_card = Rat card: { WORD($card, kind: "rat") }
log-rat_shuffled = The rat cards are shuffled
log-rat_paid = The rat pays { $seat } ({ WORD($location, kind: "location") })

## Its cards

rat-hungry_rat = Hungry Rat
rat_text-hungry_rat = The player with the most clerks in the pool moves the rat.
rat-sly_rat = Sly Rat
rat_text-sly_rat = The player with the fewest clerks on the board moves the rat.
rat-bold_rat = Bold Rat
rat_text-bold_rat = The player with the most soldiers on hordes, at least 1, moves the rat.
rat-grey_rat = Gray Rat
rat_text-grey_rat = The player with the least honor moves the rat.
rat-temple_rat = Temple Rat
rat_text-temple_rat = The player with the most tactic cards in hand moves the rat.

## Its artifacts

artifact-zhaoyao_jing = Zhaoyao Jing
artifact_text-zhaoyao_jing = 3 honor for each of your soldiers in the sections with the highest wall, if it is at least level 1.
artifact-golden_abacus = Golden Abacus
artifact_text-golden_abacus = 1 honor for each of your gold, at most 10, and 2 honor for each level of your overseer in the Gold Mine.
artifact-zodiac_wheel = Zodiac Wheel
artifact_text-zodiac_wheel = 5 honor for each location with one of your clerks, at most 15.
artifact-lacquer_rice_box = Lacquer Rice Box
artifact_text-lacquer_rice_box = 2 honor for each of your hired clerks.
artifact-moonlit_lantern = Moonlit Lantern
artifact_text-moonlit_lantern = 10 honor, less 2 for each of your shame tokens.
draw-artifact-zhaoyao_jing = Zhaoyao Jing
draw-artifact-zhaoyao_jing-gain = 3: top wall troops
draw-artifact-golden_abacus = Golden Abacus
draw-artifact-golden_abacus-gain = gold, gold overseer
draw-artifact-zodiac_wheel = Zodiac Wheel
draw-artifact-zodiac_wheel-gain = 5 per location
draw-artifact-lacquer_rice_box = Rice Box
draw-artifact-lacquer_rice_box-gain = 2 per hired clerk
draw-artifact-moonlit_lantern = Moonlit Lantern
draw-artifact-moonlit_lantern-gain = 10, −2 per shame

## Its paper and its card

draw-rat-sits = sits in: { WORD($location, kind: "location") }
draw-rat-nowhere = not placed yet
piece-rat = The Rat
piece_text-rat = Each player with a clerk in its location gains 1 gold when the location activates. After every horde check of fall the player named by the rat card moves it.
