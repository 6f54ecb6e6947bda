# The Great Wall: what the table asks, offers, refuses and tells.

## The game

game-title = The Great Wall
game-help = You share one wall of three sections with your rivals, and honor is counted for each alone. Every year hordes gather before the wall. In fall everybody chooses an order in secret; orders send clerks to locations, and a location that is full works for all who are there. Recruit soldiers, cover the spots of the hordes, build walls. In winter archers shoot, then each section compares its defense with the offense of its hordes: where it breaks, whoever has no soldier there takes shame. The most honor wins.

## Clerks

place_clerk = Place a clerk. { $left ->
    [1] { $different ->
    [1] You may place one more, in another location.
    *[other] You may place one more.
    }
    *[other] { $different ->
    [1] You may place up to { $left } more, each in a different location.
    *[other] You may place up to { $left } more.
    }
    }
option-place = { WORD($location, kind: "location") }
option-move = { WORD($location, kind: "location") }, from: { WORD($from, kind: "location") }
effect-spots = { $spots ->
    [0] { $clerks } there then
    *[other] fills to { $clerks } of { $spots }
    }
why-full = All its spots are taken: it is locked until it is activated.
option-stop = Done
option-done = Done
option-pass = Pass

## Activation

next_location = Which location is activated next?
choose_location = Choose a location for an advanced activation.
option-location = { WORD($location, kind: "location") }
effect-clerks = clerks there: { $clerks }, { $own ->
    [0] none yours
    *[other] yours: { $own }
    }
promote = Promote an overseer?
option-promote = Promote: { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(by an advisor)
    *[other] { "" }
    }
option-appoint = Appoint ({ WORD($kind, kind: "kind") }): { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(by an advisor)
    *[other] { "" }
    }
effect-promote = to level { $level }, for { $price ->
    [0] nothing
    *[other] { $resource ->
    [wood] { COUNT($price, kind: "wood") }
    [stone] { COUNT($price, kind: "stone") }
    [gold] { COUNT($price, kind: "gold") }
    *[chi] { COUNT($price, kind: "chi") }
    }
    }
why-top-level = It is at level 3 already.
why-too-dear = You can’t afford it.
donate = Donate? Put 1 { WORD($resource, kind: "resource") } into the warehouse.
option-donate = Donate 1 { WORD($resource, kind: "resource") }
option-keep = Keep it
effect-honour = +{ COUNT($n, kind: "honour") }

## Barracks and attack

levy = Recruit soldiers. { $named ->
    [0] Name up to { $most }.
    *[other] { $named } of up to { $most } named.
    }
option-recruit = { START(WORD($kind, kind: "kind")) }
effect-group = price of the group: { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] ; { $less } less
    }
why-none-available = None of them is available in your pool.
why-no-more-clerks = The group may not be larger.
spare_price = Discount: choose a resource you don’t pay. { $left } left.
option-resource = { START(WORD($resource, kind: "resource")) }
deploy = Choose which recruit to place next.
option-kind = { START(WORD($kind, kind: "kind")) }
station = Place your recruit ({ WORD($kind, kind: "kind") }): attack a horde, or wait in a rest area.
option-firing = Firing spot, { WORD($section, kind: "section") }
option-rest = Rest area, { WORD($section, kind: "section") }
option-spot = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, row { $row }: { $line ->
    [1] upper spot
    *[other] lower spot
    } { $column }{ $reward ->
    [none] { "" }
    *[other] { " " }({ WORD($reward, kind: "reward") })
    }
option-spots = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, row { $row }: { $line ->
    [1] upper spot
    *[other] lower spot
    } { $column } and { $second_line ->
    [1] upper spot
    *[other] lower spot
    } { $second_column } ({ WORD($reward, kind: "reward") }; { WORD($second, kind: "reward") })
option-horde = { WORD($horde, kind: "horde") }
why-row = Spearmen reach row 1 only.
choose_section = In which section do your soldiers attack? There everyone who can must attack.
option-section = { START(WORD($section, kind: "section")) }
effect-order = { $archers ->
    [0] { $resting } resting
    *[other] { $resting ->
    [0] { $archers } on the wall
    *[other] { $resting } resting, { $archers } on the wall
    }
    }
choose_attacker = Which soldier attacks? { $must ->
    [1] Everyone who can must attack.
    *[other] { $left ->
    [1] One may attack.
    *[other] Up to { $left } may attack.
    }
    }
option-attacker = { $kind ->
    [firing] Archer on the wall
    *[other] { START(WORD($kind, kind: "kind")) }
    }, { WORD($section, kind: "section") }
strike = Which spot does the soldier cover ({ WORD($kind, kind: "kind") }, { WORD($section, kind: "section") })?
reward_first = Which reward do you take first?
option-reward = { START(WORD($reward, kind: "reward")) }
place_wound = Place a wound on a free vital spot. { $left } to place.

## The other locations

build = Build? { $left } to build.
option-barricade = Barricade, { WORD($section, kind: "section") }
option-wall = Wall level { $level }, { WORD($section, kind: "section") }
effect-build = { $price ->
    [0] costs nothing
    *[other] costs { COUNT($price, kind: "material") }
    }{ $stored ->
    [0] { "" }
    *[other] , the warehouse pays { $stored }
    }; +{ COUNT($honour, kind: "honour") }
why-complete = The wall is complete there.
pay_materials = { $warehouse ->
    [1] How much of it comes from the warehouse ({ WORD($resource, kind: "resource") })? Due: { $due }.
    *[other] How much of it do you pay ({ WORD($resource, kind: "resource") })? Due: { $due }.
    }
option-amount = { $n ->
    [0] None
    *[other] { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
    }
move_soldiers = Move soldiers from one section to another? Moves left: { $left }.
option-march = { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }
move_how_many = How many move ({ $who ->
    [firing] archers from the wall to the wall
    [firing_to_rest] archers from the wall to the rest area
    *[other] { WORD($who, kind: "kind") }
    })? { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }.
option-soldiers = { $n ->
    [0] None
    *[other] { $n } × { $who ->
    [firing] archer, from the wall to the wall
    [firing_to_rest] archer, from the wall to the rest area
    *[other] { WORD($who, kind: "kind") }
    }
    }
hire = { $free ->
    [1] Hire an advisor free of charge?
    *[other] Hire a clerk or an advisor? Clerks left to use: { $left }.
    }
option-hire-clerk = Hire a clerk
option-hire = { WORD($card, kind: "advisor") }, { $mode ->
    [active] active
    *[support] support
    }
effect-gold = { $price ->
    [0] costs nothing
    *[other] costs { COUNT($price, kind: "gold") }
    }, { $left ->
    [0] leaves nothing
    *[other] leaves { $left }
    }
why-no-clerks = All your clerks are hired.
sip_tea = Move up on the tea track?
option-tea = { $move ->
    [top] To the top
    [up] One step up
    *[stay] Stay
    }
study = How many tactic cards do you draw?
option-draw = { $n ->
    [0] No card
    *[other] { COUNT($n, kind: "tactic") }
    }
effect-hand = { $cards ->
    [0] no card in hand then
    *[other] { $cards } in hand then
    }, at most { $limit }
discard_tactic = Discard a tactic card. { $left } to discard.
option-tactic = { WORD($card, kind: "tactic") }

## Battle

choose_victim = { COUNT($n, kind: "soldier") } of yours must fall on this horde: { WORD($horde, kind: "horde") }. Which?
option-victims = { GOODS($spearmen, $horsemen, words: "spearman+horseman", kind: "kind") }
choose_fallen = Choose who falls on this horde: { WORD($horde, kind: "horde") } (to choose: { $n }). Wounds stay on the spots.
option-fallen = { WORD($kind, kind: "kind") }, { $line ->
    [1] upper spot
    *[other] lower spot
    } { $column }
save = Save soldiers for chi? Victims: { $victims } ({ WORD($section, kind: "section") }).
option-save = Save: { WORD($kind, kind: "kind") }; { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, row { $row }
option-save-archer = Save: archer on the wall
option-save-any = Save a soldier
effect-chi = { $price ->
    [0] costs nothing
    *[other] costs { COUNT($price, kind: "chi") }
    }, { $left ->
    [0] nothing left
    *[other] leaves { $left }
    }
shoot = Volley: which spot does your archer wound ({ WORD($section, kind: "section") })?{ $price ->
    [0] { "" }
    *[other] { " " }The shot costs { $price } chi.
    }
option-hold = Hold fire

## Shame

place_shame = Place your shame token: a soldier can’t be used and costs 5 honor at the end; a claimed horde scores nothing.
option-nowhere = There is no place
option-shame-soldier = Under a soldier: { WORD($kind, kind: "kind") }
option-shame-horde = On the horde: { WORD($horde, kind: "horde") } (back: { WORD($section, kind: "section") })
effect-shame-soldier = it can’t be used, { $left ->
    [0] nobody of his kind stays available
    [1] 1 of his kind stays available
    *[other] { $left } of his kind stay available
    }
effect-shame-horde = { $tokens ->
    [0] it will be worth nothing
    *[other] it is worth nothing already
    }
remove_shame = Remove a shame token? Each one under a soldier costs you 5 honor at the end.
option-unshame-soldier = From under a soldier: { WORD($kind, kind: "kind") }
option-unshame-horde = From the horde: { WORD($horde, kind: "horde") } (back: { WORD($section, kind: "section") })

## Command cards

reclaim = Take your command cards back, or leave them for honor?
option-reclaim-take = Take them back
option-reclaim-honour = Gain honor
effect-cards = { $n ->
    [0] no card back in hand
    [one] { $n } card back in hand
    *[other] { $n } cards back in hand
    }
choose_command = Choose your command card. All are revealed together.
option-command = { WORD($command, kind: "command") }
effect-command = { WORD($command, kind: "command_text") }
choose_slot = Choose a slot for { WORD($command, kind: "command") }. Slot 1 acts first.
option-slot = Slot { $slot }
betray = Betrayal: copy a card or place clerks?
option-betray-clerks = Place up to 2 clerks
option-copy = Copy: { WORD($command, kind: "command") }

## Cards that answer

respond = { WORD($moment, kind: "moment") }{ $section ->
    [L] { " " }({ section-L })
    [M] { " " }({ section-M })
    [R] { " " }({ section-R })
    *[other] { "" }
    }. Play a card?
option-use = { WORD($card, kind: "card") }
option-play = { WORD($card, kind: "tactic") }
option-boost = Boosted: { WORD($card, kind: "tactic") }
effect-ability = { WORD($card, kind: "card_text") }
effect-base = { WORD($card, kind: "tactic_base") }
effect-boosted = { WORD($card, kind: "tactic_boost") }
spend = Pay a resource. { $left } to pay.
effect-left = { $left ->
    [0] nothing left
    *[other] left: { $resource ->
    [wood] { COUNT($left, kind: "wood") }
    [stone] { COUNT($left, kind: "stone") }
    [gold] { COUNT($left, kind: "gold") }
    *[chi] { COUNT($left, kind: "chi") }
    }
    }

## Setting up

choose_clan = Choose your clan.
option-clan = { START(WORD($clan, kind: "clan")) }
keep_general = Choose your general. In brackets: starting resources and tea value (the highest goes first). N = the number of your support advisors.
option-general = { WORD($card, kind: "general") }
effect-general = { WORD($card, kind: "general_text") } ({ GOODS($wood, $stone, $gold, $chi, $tactics, words: "wood+stone+gold+chi+tactic", kind: "resource") }; tea { $tea })
choose_active = Which advisor becomes active? The other becomes support.
option-active = { WORD($card, kind: "advisor") }
effect-card = { WORD($card, kind: "card_text") }

## The Reed clan

reed_move = Move a Reed clerk? { $left ->
    [1] One may move.
    *[other] Up to { $left } may move.
    }
reed_dismiss = The Reed clan sends an advisor of the row away. Which?
option-dismiss = { WORD($card, kind: "advisor") }
reed_barricade = Where does the Reed clan build a barricade?
reed_strike = Which spot does a Reed spearman cover?
reed_tea = Does the Reed clan move up on the tea track?

## Moments that cards answer

moment-before_horde_placed = A horde is about to arrive
moment-before_commands_revealed = The command cards are about to be revealed
moment-on_commands_revealed = The command cards are revealed
moment-turn_start = Your turn begins
moment-on_frame_end = The other players have carried out their part of the card
moment-winter_start = Winter begins
moment-activation_step_start = Locations are about to be activated
moment-on_activation_player = You use your clerks in a location
moment-after_activation_player = You have used your clerks in a location
moment-on_resources_gained = Resources were gained
moment-on_donation = You have donated
moment-on_recruit = You have recruited
moment-on_attack = Your soldier has attacked
moment-on_wound_placed = You have placed a wound
moment-on_barricade_built = You have built a barricade
moment-on_tactic_drawn = Tactic cards were drawn
moment-before_shame_gained = You are about to take shame
moment-on_horde_defeated = A horde is defeated
moment-before_soldiers_killed = Soldiers are about to be killed
moment-on_horde_claimed = A horde was claimed
moment-before_section_compare = A section is about to be attacked

## Whom the table waits for

waiting-choose_clan = { $seat } chooses a clan
waiting-keep_general = { $seat } chooses a general
waiting-choose_active = { $seat } chooses the active advisor
waiting-respond = { $seat } may answer with a card
waiting-spend = { $seat } pays a resource
waiting-take_resource = { $seat } takes a resource
waiting-alternative = { $seat } chooses one of the alternatives
waiting-remove_shame = { $seat } may remove shame
waiting-reclaim = { $seat } takes command cards back or honor
waiting-choose_command = { $seat } chooses a command card
waiting-choose_slot = { $seat } chooses a slot
waiting-place_clerk = { $seat } places clerks
waiting-betray = { $seat } decides about Betrayal
waiting-next_location = { $seat } chooses the next location
waiting-choose_location = { $seat } chooses a location to activate
waiting-promote = { $seat } may promote an overseer
waiting-donate = { $seat } may donate
waiting-levy = { $seat } recruits
waiting-spare_price = { $seat } chooses what to save
waiting-deploy = { $seat } sends out the next recruit
waiting-station = { $seat } sends out a recruit
waiting-choose_attacker = { $seat } chooses who attacks
waiting-strike = { $seat } attacks
waiting-place_wound = { $seat } places a wound
waiting-choose_section = { $seat } chooses a section
waiting-reward_first = { $seat } chooses a reward
waiting-build = { $seat } may build
waiting-pay_materials = { $seat } pays for a building
waiting-move_soldiers = { $seat } may move soldiers
waiting-move_how_many = { $seat } moves soldiers
waiting-hire = { $seat } may hire
waiting-sip_tea = { $seat } may move up at tea
waiting-study = { $seat } draws tactic cards
waiting-discard_tactic = { $seat } discards a tactic card
waiting-choose_victim = { $seat } chooses who falls
waiting-choose_fallen = { $seat } chooses who falls
waiting-save = { $seat } may save soldiers
waiting-shoot = { $seat } shoots in the volley
waiting-place_shame = { $seat } places shame
waiting-reed_move = { $seat } may move Reed clerks
waiting-reed_dismiss = { $seat } sends an advisor away
waiting-reed_barricade = { $seat } places a Reed barricade
waiting-reed_strike = { $seat } sends a Reed spearman
waiting-reed_tea = { $seat } decides about Reed tea

## Choices that cards ask for

take_resource = Take a resource of your choice. { $left } to take.
exchange = Exchange a resource? Up to { $left } more.
option-exchange = { START(WORD($give, kind: "resource")) } → { WORD($get, kind: "resource") }
take_back = Take back what you just paid? Up to { $left } more.
alternative = { WORD($card, kind: "card") }: which do you choose?
alternative_of_tactic = { WORD($card, kind: "tactic") }: which do you choose?
option-alternative = { START(WORD($what, kind: "alternative")) }
alternative-shame = remove a shame token
alternative-honour = gain honor
alternative-leave = leave the horde, gain 1 chi
alternative-swap = put the horde under the deck
alternative-clerk = a clerk costs less
alternative-advisor = an advisor costs less
save_free = Which victim do you save free of charge?
forgive_shame = Which shame do you remove?
waiting-exchange = { $seat } may exchange resources
waiting-take_back = { $seat } may take resources back
waiting-save_free = { $seat } saves a soldier
waiting-forgive_shame = { $seat } removes shame

## Options of the table

table-option-sealed = Sealed answers
table-meaning-sealed = Everybody who could hold an answering tactic card is asked, so that being asked tells nothing.
table-value-sealed-false = no
table-value-sealed-true = yes

## The end

ending-walls = The wall is finished.
ending-shame = The bank has no shame left.
ending-time = Time has run out.
ending-walls-shame = The wall is finished and the bank has no shame left.
ending-walls-time = The wall is finished and time has run out.
ending-shame-time = The bank has no shame left and time has run out.
ending-walls-shame-time = The wall is finished, the bank has no shame left and time has run out.
ranking = Equal honor is decided by the tea track.

## What has happened

log-year = Year { $year }
log-season = { $season ->
    [setup] Setting up
    [spring] Spring
    [summer] Summer
    [fall] Fall
    [winter] Winter
    *[end] The end
    }
log-clan = { $seat } leads the { WORD($clan, kind: "clan") }
log-general = { $seat } keeps { WORD($card, kind: "general") }
log-advisor_active = { $seat } makes an advisor active: { WORD($card, kind: "advisor") }
log-horde = A horde arrives at the { WORD($section, kind: "section") }, row { $row }: { WORD($horde, kind: "horde") }
log-raid = A raid at the { WORD($section, kind: "section") } ({ WORD($horde, kind: "horde") }): { $n ->
    [0] the bank has no shame to lose
    *[other] { COUNT($n, kind: "shame") } out of the game
    }
log-row = New advisors in the row: { $n }
log-time = Time moves on: { COUNT($hordes, kind: "horde") } arrive, lethality { $lethality }
log-resources = { $seat } gains { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }{ $source ->
    [production] { " " }from production
    [income] { " " }as income
    [reward] { " " }as a reward
    [card] { " " }from a card
    *[other] { "" }
    }
log-paid = { $seat } pays { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-warehouse_paid = The warehouse pays { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    } for { $seat }
log-honour = { SIGN($n) ->
    [minus] { $seat } loses { COUNT($n, kind: "honour") }
    *[other] { $seat } gains { COUNT($n, kind: "honour") }
    } ({ WORD($source, kind: "source") })
log-shame_removed = { $seat } removes shame
log-commands_discarded = The command track is emptied
log-reclaimed = { $choice ->
    [take] { $seat } takes back { $n ->
    [0] no command card
    *[other] { COUNT($n, kind: "command") }
    }
    *[honour] { $seat } leaves { COUNT($n, kind: "command") } for honor
    }
log-command = { $seat } has chosen { WORD($command, kind: "command") }
log-slot = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    }: slot { $slot }
log-turn = { $whose ->
    [nobody] The Reed clan’s turn, slot { $slot }
    *[seat] { $seat }’s turn, slot { $slot }
    }
log-copied = { $seat } copies { WORD($command, kind: "command") }
log-clerk_placed = { $seat } places a clerk: { WORD($location, kind: "location") }
log-clerk_moved = { $seat } moves a clerk: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-activated = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    } activates the location: { WORD($location, kind: "location") }{ $kind ->
    [advanced] { " " }(advanced)
    *[standard] { "" }
    }
log-promoted = { $seat } has a level { $level } overseer: { WORD($location, kind: "location") }
log-donated = { $seat } donates 1 { WORD($resource, kind: "resource") }
log-recruited = { $seat } recruits { GOODS($spearmen, $archers, $horsemen, words: "spearman+archer+horseman", kind: "kind") }
log-rested = { $seat } sends to a rest area: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-attacked = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    } attacks { WORD($horde, kind: "horde") }: { WORD($kind, kind: "kind") }
log-firing = { $seat } mans a firing spot: { WORD($section, kind: "section") }
log-wound = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    } wounds { WORD($horde, kind: "horde") }
log-held_fire = { $seat } holds fire: { WORD($section, kind: "section") }
log-barricade = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    } builds a barricade: { WORD($section, kind: "section") }
log-wall = { $seat } builds wall level { $level }: { WORD($section, kind: "section") }
log-hired_clerk = { $seat } hires a clerk for { $price ->
    [0] nothing
    *[other] { COUNT($price, kind: "gold") }
    }
log-hired_advisor = { $seat } hires an active advisor: { WORD($card, kind: "advisor") }
log-support = { $seat } hires a support advisor: { WORD($card, kind: "advisor") }
log-dismissed = { $seat } lets the Reed clan send away: { WORD($card, kind: "advisor") }
log-tea = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    } moves up at tea: { $from } → { $to }
log-moved = { $seat } moves { $n } × { $who ->
    [firing] archer, from the wall to the wall
    [firing_to_rest] archer, from the wall to the rest area
    *[other] { WORD($who, kind: "kind") }
    }, { WORD($from, kind: "section") } → { WORD($to, kind: "section") }
log-drew = { $card ->
    [hidden] { $seat } draws a tactic card
    *[other] { $seat } draws { WORD($card, kind: "tactic") }
    }
log-discarded_tactic = { $seat } discards { WORD($card, kind: "tactic") }
log-shuffled = { $deck ->
    [advisors] The advisor discards become a new deck
    [tactics] The tactic discards become a new deck
    *[hordes] The horde discards become a new deck
    }
log-tactic = { $seat } plays { WORD($card, kind: "tactic") }{ $boosted ->
    [boosted] { " " }(boosted)
    *[base] { "" }
    }
log-ability = { $seat } uses { WORD($card, kind: "card") }
log-horde_ability = The ability of a horde: { WORD($horde, kind: "horde") }
log-swift = { WORD($horde, kind: "horde") } moves straight to row 1
log-healed = { WORD($horde, kind: "horde") } heals 1 wound
log-looked = { $horde ->
    [hidden] { $seat } looks at the horde to come
    *[other] { $seat } sees the horde to come: { WORD($horde, kind: "horde") }
    }
log-defeated = A horde is defeated: { WORD($horde, kind: "horde") }
log-claimed = { $seat } claims the horde: { WORD($horde, kind: "horde") }
log-horde_gone = Nobody claims { WORD($horde, kind: "horde") }
log-advanced = The hordes move up: { WORD($section, kind: "section") }
log-victim = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    }: to be killed: { WORD($kind, kind: "kind") }, { $horde ->
    [none] on the wall
    *[other] { WORD($horde, kind: "horde") }
    }
log-saved = { $seat } saves a soldier: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-killed = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    } loses a soldier: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-shielded = { $seat }’s archers are spared: { WORD($section, kind: "section") }
log-survived = { $seat } has survivors: { $n } × { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-compared = { START(WORD($section, kind: "section")) }: defense { $defence } against offense { $offence }
log-breach = A breach at the { WORD($section, kind: "section") }
log-shame = { $seat } takes shame{ $cause ->
    [location] { " " }for using a location alone
    [breach] { " " }for a breach
    [card] { " " }by a card
    *[other] { "" }
    }
log-shame_on = { $seat } puts shame on: { WORD($where, kind: "shame_place") }
log-shame_lost = { $why ->
    [no_token] { $seat }: the bank has no shame, honor is lost
    *[no_place] { $seat }: no place for shame, honor is lost
    }
log-barricades_gone = All barricades are taken away
log-ending = { $reasons ->
    [1] The wall is finished
    [2] The bank has no shame left
    [3] The wall is finished and the bank has no shame left
    [5] The wall is finished and time has run out
    [6] The bank has no shame left and time has run out
    [7] The wall is finished, the bank has no shame left and time has run out
    *[other] Time has run out
    }
log-scored = { WORD($card, kind: "artifact") }: { $seat }, { $n ->
    [0] nothing
    *[other] { COUNT($n, kind: "honour") }
    }
log-reed_moved = { $seat } moves a Reed clerk: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_stored = The Reed clan stores 1 { WORD($resource, kind: "resource") }

## Cards that look at hidden cards

spy = At whose command card do you look?
option-spy = { $seat }
exchange_command = { $other_seat } has chosen { WORD($command, kind: "command") }. Do you exchange your own command card?
option-keep-command = Keep { WORD($command, kind: "command") }
option-exchange-command = Exchange { WORD($command, kind: "command") } for another card
waiting-exchange_command = { $seat } may exchange the chosen command card
change_command = { $other_seat } has chosen { WORD($command, kind: "command") }. Which command card do you play?
waiting-spy = { $seat } looks at a command card
waiting-change_command = { $seat } chooses another command card
alternative-one = pay 1 gold
alternative-two = pay 2 gold
alternative-three = pay 3 gold
log-spied = { $command ->
    [hidden] { $seat } looks at a command card
    *[other] { $seat } sees the command card of { $other_seat }: { WORD($command, kind: "command") }
    }
log-changed_command = { $choice ->
    [changed] { $seat } exchanges the chosen command card for another
    *[kept] { $seat } keeps the chosen command card
    }
log-sent_back = { $seat } puts the horde to come under the deck
