# The Iron Dragon: its cards, its steps and what is said of it

location-iron_dragon = Iron Dragon
table-option-iron_dragon = Iron Dragon
table-meaning-iron_dragon = Clerks on the Iron Dragon let it burn a horde, whatever covers it.
table-value-iron_dragon-false = no
table-value-iron_dragon-true = yes

## Decisions

stoke = Put a clerk on the Iron Dragon for 1 chi? { $n } of { $of } places are taken; full, it burns a horde.
option-stoke = Put a clerk on the Iron Dragon
waiting-stoke = Waiting for { $seat } to look at the Iron Dragon
dragon_fires = Choose the horde that the Iron Dragon burns. It is defeated right away, whatever covers it.
option-burn = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, row { $row }
effect-dragon = { $n ->
    [0] no target: it fires in vain
   *[other] targets: { $n }
 }
waiting-dragon_fires = Waiting for { $seat } to aim the Iron Dragon

## Log

log-dragon_card = Iron Dragon: { WORD($card, kind: "dragon") }
log-dragon_shuffled = The Iron Dragon cards are shuffled
log-dragon_clerk = { $seat } puts a clerk on the Iron Dragon ({ $n })
log-dragon_fires = { $seat } lets the Iron Dragon burn { WORD($horde, kind: "horde") }
log-dragon_in_vain = { $seat } lets the Iron Dragon fire in vain
log-dragon_spent = The clerks leave the Iron Dragon

## Its cards

dragon-roaring_maw = Roaring Maw
dragon-brass_throat = Brass Throat
dragon-molten_gullet = Molten Gullet
dragon-long_flame = Long Flame
dragon-falling_sparks = Falling Sparks
dragon-distant_thunder = Distant Thunder
dragon-searching_fire = Searching Fire
dragon-twin_nostrils = Twin Nostrils
dragon-black_smoke = Black Smoke

## Its paper and its card

draw-dragon-about = Iron Dragon: { $n } of { $of } places taken
draw-dragon-asleep = No card before the first spring
draw-dragon-slot = { WORD($section, kind: "section") }, row { $row }
draw-dragon-empty = { $slot } (empty)
piece-iron_dragon = Iron Dragon
piece_text-iron_dragon = Each time you place clerks you may pay 1 chi and put one more here. When it is full it burns a horde of its card in the next activation step, and each player with a clerk on it gains 2 honor.
