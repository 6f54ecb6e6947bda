# Genghis Khan: the Khan and his skills, awards, bannermen, hordes and advisors

## Options of the table

table-option-khan = Genghis Khan
table-meaning-khan = The Khan rides before the wall with 2 skills. Claim hordes, send survivors onto him and win the emperor’s award.
table-value-khan-false = no
table-value-khan-true = yes

## Decisions

khan_attack = { $must ->
    [1] Send the soldier you spared onto the Khan or a skill.
    *[other] Send 1 survivor onto the Khan or a skill, or no one.
    } { $price ->
    [0] Each spot brings 6 honor.
    *[other] It costs { $price } chi, and each spot brings 6 honor.
    }
waiting-khan_attack = Waiting for { $seat } to attack the Khan
option-khan-none = Send no one
option-khan = { START(WORD($kind, kind: "kind")) } onto { WORD($card, kind: "card") }, row { $line }, column { $column }
effect-khan = gain { COUNT($honour, kind: "honour") }{ $silences ->
    [1] , this skill falls silent
    *[other] {""}
    }
spare_for_khan = Choose the soldier you spare. It attacks the Khan instead of being killed.
waiting-spare_for_khan = Waiting for { $seat } to spare a soldier
alternative-tribute = pay 1 gold
alternative-disgrace = lose 1 honor

## Log

log-khan_moved = The Khan rides to the { WORD($section, kind: "section") }
log-khan_attacked = { $seat } sends a { WORD($kind, kind: "kind") } onto { WORD($card, kind: "card") }
log-skill_silenced = { WORD($card, kind: "card") } falls silent
log-award_taken = { $seat } takes the emperor’s award: { WORD($card, kind: "card") }
log-followed_khan = { WORD($horde, kind: "horde") } follows the Khan to the { WORD($section, kind: "section") }
log-barricade_burnt = Naphtha destroys a barricade in the { WORD($section, kind: "section") }
log-spared_for_khan = { $seat } spares a { WORD($kind, kind: "kind") } for an attack on the Khan
log-khan_defeated = The Khan is defeated: this is the last year

## The Khan, his skills and the awards

card-genghis_khan = Genghis Khan
card_text-genghis_khan = Whoever claims a horde may send 1 surviving spearman or horseman onto him or a skill: 6 honor per spot. When all active spots are covered, the game ends after this year.
card-let_them_fear_us = Let Them Fear Us!
card_text-let_them_fear_us = Attacking the Khan with a soldier from a horde defeated in his section costs 2 chi.
card-no_retreat = No Retreat
card_text-no_retreat = After his section was attacked in winter, all soldiers on its hordes are killed.
card-thunder_of_hooves = Thunder of Hooves
card_text-thunder_of_hooves = Every horde in his section has 2 more offensive power.
card-black_standard = The Black Standard
card_text-black_standard = Barricades in his section add only 1 to the defense.
card-silk_and_terror = Silk and Terror
card_text-silk_and_terror = Whoever attacks a horde in his section pays 1 gold or loses 1 honor.
card-eyes_of_the_steppe = Eyes of the Steppe
card_text-eyes_of_the_steppe = No tactic cards can be played at what happens in his section.
card-imperial_parasol = Imperial Parasol
card_text-imperial_parasol = At your income gain 1 resource of your choice.
card-golden_tally = Golden Tally
card_text-golden_tally = In the first part of your command card in which you place clerks, place 1 more.
card-dragon_robe = Dragon Robe
card_text-dragon_robe = When you claim a horde, gain 2 honor.
card-jade_tea_set = Jade Tea Set
card_text-jade_tea_set = You win ties when a horde is claimed.
card-thousand_li_horses = Thousand-Li Horses
card_text-thousand_li_horses = Horsemen and bannermen cost you 1 gold less.
card-sealed_pardon = Sealed Pardon
card_text-sealed_pardon = You do not take the first shame token due to you each year.

## Hordes

horde-torguud_guard = Torguud Guard
horde_text-torguud_guard = While the Khan is in this section, it has 2 more offensive power.
horde-naphtha_throwers = Naphtha Throwers
horde_text-naphtha_throwers = At the start of the assault, 1 barricade of this section is destroyed.
horde-merkit_riders = Merkit Riders
horde_text-merkit_riders = When the Khan moves to another section with a free row, this card follows him with everything on it.
horde-torguud_guard_L = { horde-torguud_guard }
horde-torguud_guard_M = { horde-torguud_guard }
horde-torguud_guard_R = { horde-torguud_guard }
horde-naphtha_throwers_L = { horde-naphtha_throwers }
horde-naphtha_throwers_M = { horde-naphtha_throwers }
horde-naphtha_throwers_R = { horde-naphtha_throwers }
horde-merkit_riders_L = { horde-merkit_riders }
horde-merkit_riders_M = { horde-merkit_riders }
horde-merkit_riders_R = { horde-merkit_riders }
shame_place-torguud_guard_L = { horde-torguud_guard }
shame_place-torguud_guard_M = { horde-torguud_guard }
shame_place-torguud_guard_R = { horde-torguud_guard }
shame_place-naphtha_throwers_L = { horde-naphtha_throwers }
shame_place-naphtha_throwers_M = { horde-naphtha_throwers }
shame_place-naphtha_throwers_R = { horde-naphtha_throwers }
shame_place-merkit_riders_L = { horde-merkit_riders }
shame_place-merkit_riders_M = { horde-merkit_riders }
shame_place-merkit_riders_R = { horde-merkit_riders }

## Advisors

advisor-khans_hostage = Khan’s Hostage
advisor_text-khans_hostage = When you attack the Khan, gain 2 more honor.
advisor-standard_smith = Standard Smith
advisor_text-standard_smith = The bannerman costs you 2 gold less. When you recruit it, gain 1 honor.
advisor-steppe_defector = Steppe Defector
advisor_text-steppe_defector = When you will claim a horde, pay 1 chi: 1 of your victims is not killed, but attacks the Khan.
advisor-tracker = Tracker
advisor_text-tracker = When the Khan moves, gain 1 resource of your choice if you have a soldier in his section.
advisor-award_herald = Award Herald
advisor_text-award_herald = When you take the award, gain 3 honor. When someone takes it from you, gain 1 chi.
advisor-veteran_of_yehuling = Veteran of Yehuling
advisor_text-veteran_of_yehuling = When winter begins, attack with 1 soldier in the Khan’s section.
card-khans_hostage = { advisor-khans_hostage }
card-standard_smith = { advisor-standard_smith }
card-steppe_defector = { advisor-steppe_defector }
card-tracker = { advisor-tracker }
card-award_herald = { advisor-award_herald }
card-veteran_of_yehuling = { advisor-veteran_of_yehuling }
card_text-khans_hostage = { advisor_text-khans_hostage }
card_text-standard_smith = { advisor_text-standard_smith }
card_text-steppe_defector = { advisor_text-steppe_defector }
card_text-tracker = { advisor_text-tracker }
card_text-award_herald = { advisor_text-award_herald }
card_text-veteran_of_yehuling = { advisor_text-veteran_of_yehuling }

## The end

source-khan_attacks = Attacks on the Khan
ending-khan_defeated = The Khan is defeated.

## Drawing and terminal

draw-khan-spot = { COUNT($n, kind: "honour") } per spot
draw-khan-here = Khan here
draw-khan-silent = silenced
draw-khan-award = Award
draw-khan-unclaimed = no one holds it yet
draw-khan-held = The next wall level takes it
draw-khan-players = from { $n } players
piece_kind-award = Emperor’s award
piece_kind-khan = The Khan
piece_kind-skill = Skill of the Khan
piece-bannerman = Bannerman
piece_text-bannerman = Attacks like a spearman. When winter begins, you may attack with up to 2 soldiers of its section.
board-khan-at = in the { WORD($section, kind: "section") }
