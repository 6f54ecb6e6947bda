# The Great Wall: what the table asks, offers, refuses and tells.

## The game

game-title = The Great Wall
game-help = You and your rivals share one wall of 3 sections, but everyone counts honor alone. Every year hordes gather at the wall. In fall everyone secretly chooses a command card. Commands send clerks to locations, and a full location works for everyone there. Recruit soldiers, cover the spots of hordes, build walls. In winter archers shoot, then each section compares its defense with the offensive power of its hordes. Where it breaks, whoever has no soldier there takes shame. The most honor wins.

## Clerks

place_clerk = Place a clerk { $left ->
    [1] { $different ->
        [1] (1 more, in another location)
       *[other] (1 more)
     }
   *[other] { $different ->
        [1] (up to { $left } more, each in a different location)
       *[other] (up to { $left } more)
     }
 }. A full location activates for everyone there.
option-place = { WORD($location, kind: "location") }
option-move = { WORD($location, kind: "location") }, from: { WORD($from, kind: "location") }
effect-spots = { $spots ->
    [0] then { $clerks } there
    *[other] then { $clerks } of { $spots } spots taken
    }
why-full = All its spots are taken, so it is locked until it is activated. Choose another location.
option-stop = Done
option-done = Done
option-pass = Pass

## Activation

next_location = Choose the location to activate next.
choose_location = Choose a location for an advanced activation.
option-location = { WORD($location, kind: "location") }
effect-clerks = clerks there: { $clerks }, { $own ->
    [0] none yours
    *[other] yours: { $own }
    }
promote = Promote an overseer? Each level produces 1 more resource there.
option-promote = Promote: { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(by an advisor)
    *[other] { "" }
    }
option-appoint = Appoint ({ WORD($kind, kind: "kind") }): { WORD($location, kind: "location") }{ $extra ->
    [1] { " " }(by an advisor)
    *[other] { "" }
    }
effect-promote = to level { $level }, { $price ->
    [0] free
    *[other] pay { $resource ->
    [wood] { COUNT($price, kind: "wood") }
    [stone] { COUNT($price, kind: "stone") }
    [gold] { COUNT($price, kind: "gold") }
    *[chi] { COUNT($price, kind: "chi") }
    }
    }
why-top-level = This overseer is already at level 3, the highest. Choose another location.
why-too-dear = { $resource ->
    [wood] You need { COUNT($need, kind: "wood") }; you have { $have }.
    [stone] You need { COUNT($need, kind: "stone") }; you have { $have }.
    [gold] You need { COUNT($need, kind: "gold") }; you have { $have }.
    *[chi] You need { COUNT($need, kind: "chi") }; you have { $have }.
    }
why-few-materials = You need { COUNT($need, kind: "material") }; you and the warehouse have { $have }.
why-group-dear = The group would cost { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] , minus { $less } for discounts
    }. That is more than you have; choose a cheaper soldier or Done.
donate = Donate 1 { WORD($resource, kind: "resource") } to the warehouse for honor? It pays for buildings later.
option-donate = Donate 1 { WORD($resource, kind: "resource") }
option-keep = Keep it
effect-honour = +{ COUNT($n, kind: "honour") }

## Barracks and attack

levy = Choose soldiers for one group { $named ->
    [0] (up to { $most })
   *[other] ({ $named } of { $most } chosen)
 }. You pay for all of them together.
option-recruit = { START(WORD($kind, kind: "kind")) }
effect-group = the group then costs { GOODS($wood, $stone, $gold, $chi, words: "wood+stone+gold+chi", kind: "resource") }{ $less ->
    [0] { "" }
    *[other] , minus { $less } for discounts
    }
why-none-available = You have no soldier of this kind available. Choose another kind.
why-no-more-clerks = This group can’t take any more soldiers. Choose Done.
spare_price = Discount: choose a resource you don’t have to pay. { $left } left.
option-resource = { START(WORD($resource, kind: "resource")) }
deploy = Choose which recruit to place next.
option-kind = { START(WORD($kind, kind: "kind")) }
station = Choose a place for your recruit ({ WORD($kind, kind: "kind") }). { $kind ->
    [archer] From a firing spot it shoots now and in each volley.
    *[other] Attack a horde now, or wait in a rest area.
    }
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
    } { $second_column } ({ WORD($reward, kind: "reward") }, { WORD($second, kind: "reward") })
option-horde = { WORD($horde, kind: "horde") }
why-row = Spearmen only reach row 1. Choose a spot there.
choose_section = Choose the section where your soldiers attack. Everyone there who can must attack.
option-section = { START(WORD($section, kind: "section")) }
effect-order = { $archers ->
    [0] { $resting } resting
    *[other] { $resting ->
    [0] { $archers } on the wall
    *[other] { $resting } resting, { $archers } on the wall
    }
    }
choose_attacker = Choose a soldier to attack. { $must ->
    [1] Everyone who can must attack.
    *[other] { $left ->
    [1] 1 may attack.
    *[other] Up to { $left } may attack.
    }
    }
option-attacker = { $kind ->
    [firing] Archer on the wall
    *[other] { START(WORD($kind, kind: "kind")) }
    }, { WORD($section, kind: "section") }
strike = Choose the spot your { WORD($kind, kind: "kind") } covers ({ WORD($section, kind: "section") }). You get its reward.
reward_first = Choose which reward to take first.
option-reward = { START(WORD($reward, kind: "reward")) }
place_wound = Place a wound on a free vital spot. { $left } left to place.

## The other locations

build = Build a barricade or a wall level? { $left } left to build.
option-barricade = Barricade, { WORD($section, kind: "section") }
option-wall = Wall level { $level }, { WORD($section, kind: "section") }
effect-build = { $price ->
    [0] free
    *[other] pay { COUNT($price, kind: "material") }
    }{ $stored ->
    [0] { "" }
    *[other] { " " }({ $stored } from the warehouse)
    }, +{ COUNT($honour, kind: "honour") }
why-complete = The wall is complete there. Choose another section.
pay_materials = { $warehouse ->
    [1] Choose how much { WORD($resource, kind: "resource") } to take from the warehouse. { $due } due.
    *[other] Choose how much { WORD($resource, kind: "resource") } you pay. { $due } due.
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
move_soldiers = Move soldiers from one section to another? { $left } left.
option-march = { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }
move_how_many = Choose how many move ({ $who ->
    [firing] archers from the wall to the wall
    [firing_to_rest] archers from the wall to the rest area
   *[other] { WORD($who, kind: "kind") }
 }). { START(WORD($from, kind: "section")) } → { WORD($to, kind: "section") }.
option-soldiers = { $n ->
    [0] None
    *[other] { $n } × { $who ->
    [firing] archer, from the wall to the wall
    [firing_to_rest] archer, from the wall to the rest area
    *[other] { WORD($who, kind: "kind") }
    }
    }
hire = { $free ->
    [1] Hire an advisor for free?
    *[other] Hire a clerk or an advisor? { $left } left.
    }
option-hire-clerk = Hire a clerk
option-hire = { WORD($card, kind: "advisor") }, { $mode ->
    [active] active
    *[support] support
    }
effect-hire = { $price ->
    [0] free
   *[other] pay { COUNT($price, kind: "gold") }
 } ({ $left ->
    [0] nothing left
   *[other] { $left } left
 }): { $mode ->
    [active] { WORD($card, kind: "advisor_text") }
   *[support] N for your general is then { $n }
 }
effect-gold = { $price ->
    [0] free
    *[other] pay { COUNT($price, kind: "gold") }
    } ({ $left ->
    [0] nothing left
    *[other] { $left } left
    })
why-no-clerks = You have hired all your clerks. Choose an advisor instead.
sip_tea = Move up on the tea track? It breaks ties and decides who goes first.
option-tea = { $move ->
    [top] To the top
    [up] 1 step up
    *[stay] Stay
    }
study = Choose how many tactic cards to draw.
option-draw = { $n ->
    [0] No card
    *[other] { COUNT($n, kind: "tactic") }
    }
effect-hand = { $cards ->
    [0] then no cards in hand
    *[other] then { $cards } in hand
    } (max { $limit })
discard_tactic = Discard a tactic card. { $left } left to discard.
option-tactic = { WORD($card, kind: "tactic") }

## Battle

choose_victim = { COUNT($n, kind: "soldier") } of yours must fall on this horde: { WORD($horde, kind: "horde") }. Choose which.
option-victims = { GOODS($spearmen, $horsemen, words: "spearman+horseman", kind: "kind") }
choose_fallen = Choose who falls on this horde: { WORD($horde, kind: "horde") } ({ $n } left to choose). Their spots keep a wound.
option-fallen = { WORD($kind, kind: "kind") }, { $line ->
    [1] upper spot
    *[other] lower spot
    } { $column }
save = Save soldiers with chi? { $victims } would be killed ({ WORD($section, kind: "section") }).
option-save = Save: { WORD($kind, kind: "kind") }, { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, row { $row }
option-save-archer = Save: archer on the wall
option-save-any = Save a soldier
effect-chi = { $price ->
    [0] free
    *[other] pay { COUNT($price, kind: "chi") }
    } ({ $left ->
    [0] nothing left
    *[other] { $left } left
    })
shoot = Volley: choose the spot your archer wounds ({ WORD($section, kind: "section") }).{ $price ->
    [0] { "" }
    *[other] { " " }The shot costs { $price } chi.
    }
option-hold = Hold fire

## Shame

place_shame = Place your shame token. A shamed soldier can’t be used and costs you 5 honor, a shamed horde scores nothing.
option-nowhere = Nowhere to place it
option-shame-soldier = Under a soldier: { WORD($kind, kind: "kind") }
option-shame-horde = On the horde: { WORD($horde, kind: "horde") } (back: { WORD($section, kind: "section") })
effect-shame-soldier = it can’t be used, { $left ->
    [0] no other of its kind is available
    [1] 1 other of its kind is available
    *[other] { $left } others of its kind are available
    }
effect-shame-horde = { $tokens ->
    [0] it will score nothing
    *[other] it already scores nothing
    }
remove_shame = Remove a shame token? Each one under a soldier costs you 5 honor at the end.
option-unshame-soldier = From under a soldier: { WORD($kind, kind: "kind") }
option-unshame-horde = From the horde: { WORD($horde, kind: "horde") } (back: { WORD($section, kind: "section") })

## Command cards

reclaim = Take your command cards back, or gain honor for them?
option-reclaim-take = Take them back
option-reclaim-honour = Gain honor
effect-cards = { $n ->
    [0] no card back to your hand
    [one] { $n } card back to your hand
    *[other] { $n } cards back to your hand
    }
choose_command = Choose your command card. Everyone reveals at the same time.
option-command = { WORD($command, kind: "command") }
effect-command = { WORD($command, kind: "command_text") }
choose_slot = Choose a slot for { WORD($command, kind: "command") }. Slot 1 acts first.
choose_slot_for = Choose a slot for { $other_seat }’s { WORD($command, kind: "command") }. Slot 1 acts first.
option-slot = Slot { $slot }
betray = Betrayal: copy another player’s card, or place clerks.
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
effect-tactic = { WORD($card, kind: "tactic_text") }
effect-base = { WORD($card, kind: "tactic_base") }
effect-boosted = { WORD($card, kind: "tactic_boost") }
spend = Choose a resource to pay. { $left } left to pay.
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

choose_clan = Choose your clan. Clans differ only in color.
option-clan = { START(WORD($clan, kind: "clan")) }
keep_general = Choose your general, listed with starting resources and tea (highest goes first). N is the number of your support advisors.
option-general = { WORD($card, kind: "general") }
effect-general = { WORD($card, kind: "general_text") } ({ GOODS($wood, $stone, $gold, $chi, $tactics, words: "wood+stone+gold+chi+tactic", kind: "resource") }, tea { $tea })
choose_active = Choose your active advisor. The other one becomes support.
option-active = { WORD($card, kind: "advisor") }
effect-card = { WORD($card, kind: "card_text") }

## The Reed clan

reed_move = Move a Reed clerk? { $left ->
    [1] 1 may move, to help fill a location.
   *[other] Up to { $left } may move, to help fill locations.
 }
reed_dismiss = Choose an advisor the Reed clan removes from the row. A new one takes its place.
option-dismiss = { WORD($card, kind: "advisor") }
effect-dismiss = leaves the row: { WORD($card, kind: "advisor_text") }
reed_barricade = Choose where the Reed clan builds a barricade. It adds to the defense there.
reed_strike = Choose the spot a Reed spearman covers. No one gets the reward.
reed_tea = Move the Reed clan up on the tea track?

## Moments that cards answer

moment-before_horde_placed = A horde is about to arrive
moment-before_commands_revealed = The command cards are about to be revealed
moment-on_commands_revealed = The command cards are revealed
moment-turn_start = A turn begins
moment-on_frame_end = The other players have carried out their part of the card
moment-winter_start = Winter begins
moment-activation_step_start = Locations are about to be activated
moment-on_activation_player = You use your clerks in a location
moment-after_activation_player = You have used your clerks in a location
moment-on_resources_gained = Resources were gained
moment-on_donation = You have donated
moment-on_recruit = You have recruited
moment-on_attack = A soldier has attacked
moment-on_wound_placed = You have placed a wound
moment-on_barricade_built = You have built a barricade
moment-on_tactic_drawn = Tactic cards were drawn
moment-before_shame_gained = Shame tokens are due
moment-on_horde_defeated = A horde is defeated
moment-before_soldiers_killed = Soldiers are about to be killed
moment-on_horde_claimed = A horde was claimed
moment-before_section_compare = A section is about to be attacked

## Whom the table waits for

waiting-choose_clan = Waiting for { $seat } to choose a clan
waiting-keep_general = Waiting for { $seat } to choose a general
waiting-choose_active = Waiting for { $seat } to choose an active advisor
waiting-respond = Waiting for { $seat } to answer
waiting-spend = Waiting for { $seat } to pay a resource
waiting-take_resource = Waiting for { $seat } to take a resource
waiting-alternative = Waiting for { $seat } to choose an effect
waiting-remove_shame = Waiting for { $seat } to remove shame
waiting-reclaim = Waiting for { $seat } to take back command cards
waiting-choose_command = Waiting for { $seat } to choose a command card
waiting-choose_slot = Waiting for { $seat } to choose a slot
waiting-place_clerk = Waiting for { $seat } to place clerks
waiting-betray = Waiting for { $seat } to use Betrayal
waiting-next_location = Waiting for { $seat } to choose the next location
waiting-choose_location = Waiting for { $seat } to choose a location
waiting-promote = Waiting for { $seat } to promote an overseer
waiting-donate = Waiting for { $seat } to donate
waiting-levy = Waiting for { $seat } to recruit
waiting-spare_price = Waiting for { $seat } to choose a discount
waiting-deploy = Waiting for { $seat } to place a recruit
waiting-station = Waiting for { $seat } to place a recruit
waiting-choose_attacker = Waiting for { $seat } to choose an attacker
waiting-strike = Waiting for { $seat } to attack
waiting-place_wound = Waiting for { $seat } to place a wound
waiting-choose_section = Waiting for { $seat } to choose a section
waiting-reward_first = Waiting for { $seat } to choose a reward
waiting-build = Waiting for { $seat } to build
waiting-pay_materials = Waiting for { $seat } to pay for a building
waiting-move_soldiers = Waiting for { $seat } to move soldiers
waiting-move_how_many = Waiting for { $seat } to move soldiers
waiting-hire = Waiting for { $seat } to hire
waiting-sip_tea = Waiting for { $seat } to move on the tea track
waiting-study = Waiting for { $seat } to draw tactic cards
waiting-discard_tactic = Waiting for { $seat } to discard a tactic card
waiting-choose_victim = Waiting for { $seat } to choose who falls
waiting-choose_fallen = Waiting for { $seat } to choose who falls
waiting-save = Waiting for { $seat } to save soldiers
waiting-shoot = Waiting for { $seat } to shoot
waiting-place_shame = Waiting for { $seat } to place shame
waiting-reed_move = Waiting for { $seat } to move Reed clerks
waiting-reed_dismiss = Waiting for { $seat } to remove an advisor
waiting-reed_barricade = Waiting for { $seat } to place a Reed barricade
waiting-reed_strike = Waiting for { $seat } to place a Reed spearman
waiting-reed_tea = Waiting for { $seat } to move the Reed clan

## Choices that cards ask for

take_resource = Take any resource. { $left } left to take.
exchange = Exchange a resource? Up to { $left } more.
option-exchange = { START(WORD($give, kind: "resource")) } → { WORD($get, kind: "resource") }
take_back = Take back resources you just paid? Up to { $left } more.
alternative = { WORD($card, kind: "card") }: choose one effect.
choose_player = Choose the player this applies to.
consent = { $seat }’s card asks you to take part. If you refuse, nothing happens.
option-player = { $seat }
option-agree = Agree
option-refuse = Refuse
waiting-choose_player = Waiting for { $seat } to choose a player
waiting-consent = Waiting for { $seat } to agree or refuse
alternative_of_tactic = { WORD($card, kind: "tactic") }: choose one effect.
option-alternative = { START(WORD($what, kind: "alternative")) }
alternative-shame = remove a shame token
alternative-honour = gain honor
alternative-leave = leave the horde, gain 1 chi
alternative-swap = put the horde under the deck
alternative-clerk = a clerk costs less
alternative-advisor = an advisor costs less
save_free = Choose a soldier to save for free.
forgive_shame = Choose a shame token to remove.
waiting-exchange = Waiting for { $seat } to exchange resources
waiting-take_back = Waiting for { $seat } to take resources back
waiting-save_free = Waiting for { $seat } to save a soldier
waiting-forgive_shame = Waiting for { $seat } to remove shame

## Options of the table

table-option-sealed = Hidden reactions
table-meaning-sealed = Everyone who might hold a reacting tactic card is asked, so being asked gives nothing away.
table-value-sealed-false = no
table-value-sealed-true = yes

## The end

ending-walls = The wall is finished.
ending-shame = There are no shame tokens left.
ending-time = Time has run out.
ending-walls-shame = The wall is finished and there are no shame tokens left.
ending-walls-time = The wall is finished and time has run out.
ending-shame-time = There are no shame tokens left and time has run out.
ending-walls-shame-time = The wall is finished, there are no shame tokens left and time has run out.
ranking = Ties are broken by the tea track.

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
    [0] there are no shame tokens to remove
    [1] 1 shame token leaves the game
   *[other] { $n } shame tokens leave the game
    }
log-row = New advisors in the row: { $n }
log-time = Time moves on: { $hordes ->
    [one] { COUNT($hordes, kind: "horde") } arrives
   *[other] { COUNT($hordes, kind: "horde") } arrive
 }, lethality { $lethality }
log-resources-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-resources-together = { $seat } gains { $pieces }{ $source ->
    [production] { " " }from production
    [income] { " " }as income
    [reward] { " " }as a reward
    [card] { " " }from a card
    *[other] { "" }
    }
log-paid-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-paid-together = { $seat } pays { $pieces }
log-warehouse_paid-piece = { $resource ->
    [wood] { COUNT($n, kind: "wood") }
    [stone] { COUNT($n, kind: "stone") }
    [gold] { COUNT($n, kind: "gold") }
    *[chi] { COUNT($n, kind: "chi") }
    }
log-warehouse_paid-together = { $whose ->
    [nobody] The warehouse loses { $pieces }
   *[seat] The warehouse pays { $pieces } for { $seat }
 }
log-honour = { SIGN($n) ->
    [minus] { $seat } loses { COUNT($n, kind: "honour") }
    *[other] { $seat } gains { COUNT($n, kind: "honour") }
    } ({ WORD($source, kind: "source") })
log-shame_removed = { $seat } removes a shame token
log-commands_discarded = The command track is emptied
log-reclaimed = { $choice ->
    [take] { $seat } takes back { $n ->
    [0] no command card
    *[other] { COUNT($n, kind: "command") }
    }
    *[honour] { $seat } keeps { COUNT($n, kind: "command") } out for honor
    }
log-command = { $seat } plays { WORD($command, kind: "command") }
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
log-recruited = { $seat } recruits { GOODS($spearmen, $archers, $horsemen, $specials, $bannermen, words: "spearman+archer+horseman+special+bannerman", kind: "kind") }
log-rested = { $seat } places in a rest area: { WORD($kind, kind: "kind") }, { WORD($section, kind: "section") }
log-attacked = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    } attacks { WORD($horde, kind: "horde") }: { WORD($kind, kind: "kind") }
log-firing = { $seat } takes a firing spot: { WORD($section, kind: "section") }
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
log-hired_clerk = { $seat } hires a clerk { $price ->
    [0] for free
    *[other] for { COUNT($price, kind: "gold") }
    }
log-hired_advisor = { $seat } hires an active advisor: { WORD($card, kind: "advisor") }
log-support = { $seat } hires a support advisor: { WORD($card, kind: "advisor") }
log-dismissed = { $seat } has the Reed clan remove { WORD($card, kind: "advisor") }
log-tea = { $whose ->
    [nobody] The Reed clan
    *[seat] { $seat }
    } moves up on the tea track: { $from } → { $to }
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
    [advisors] The advisor discards are shuffled into a new deck
    [tactics] The tactic discards are shuffled into a new deck
    *[hordes] The horde discards are shuffled into a new deck
    }
log-tactic = { $seat } plays { WORD($card, kind: "tactic") }{ $boosted ->
    [boosted] { " " }(boosted)
    *[base] { "" }
    }
log-ability = { $seat } uses { WORD($card, kind: "card") }
log-common_used = { $seat } uses { WORD($card, kind: "card") }
log-common_ability = { WORD($card, kind: "card") } takes effect
log-horde_ability = { WORD($horde, kind: "horde") } uses its ability
log-swift = { WORD($horde, kind: "horde") } moves straight to row 1
log-healed = { WORD($horde, kind: "horde") } heals 1 wound
log-looked = { $horde ->
    [hidden] { $seat } looks at the next horde
    *[other] { $seat } sees the next horde: { WORD($horde, kind: "horde") }
    }
log-defeated = A horde is defeated: { WORD($horde, kind: "horde") }
log-claimed = { $seat } claims the horde: { WORD($horde, kind: "horde") }
log-horde_gone = No one claims { WORD($horde, kind: "horde") }
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
log-compared = { START(WORD($section, kind: "section")) }: defense { $defence } vs. offensive power { $offence }
log-breach = A breach at the { WORD($section, kind: "section") }
log-shame = { $seat } takes a shame token{ $cause ->
    [location] { " " }for using a location alone
    [breach] { " " }for a breach
    [card] { " " }from a card
    [demand] { " " }for open demands
    [event] { " " }from an event
    *[other] { "" }
    }
log-shame_on = { $seat } places a shame token: { WORD($where, kind: "shame_place") }
log-shame_lost = { $why ->
    [no_token] { $seat } loses honor: there are no shame tokens left
    *[no_place] { $seat } loses honor: there is no place for the shame token
    }
log-barricades_gone = All barricades are removed
log-ending = { $reasons ->
    [0] The last year is over
    [1] The wall is finished
    [2] There are no shame tokens left
    [3] The wall is finished and there are no shame tokens left
    [5] The wall is finished and time has run out
    [6] There are no shame tokens left and time has run out
    [7] The wall is finished, there are no shame tokens left and time has run out
    [8] Enough imperial demands are fulfilled
    *[other] Time has run out
    }
log-scored = { WORD($card, kind: "artifact") }: { $seat }, { $n ->
    [0] nothing
    *[other] { COUNT($n, kind: "honour") }
    }
log-reed_moved = { $seat } moves a Reed clerk: { WORD($from, kind: "location") } → { WORD($location, kind: "location") }
log-reed_stored = The Reed clan stores 1 { WORD($resource, kind: "resource") }

## Cards that look at hidden cards

spy = Choose whose command card to look at.
option-spy = { $seat }
exchange_command = { $other_seat } chose { WORD($command, kind: "command") }. Exchange your own command card, or keep it.
option-keep-command = Keep { WORD($command, kind: "command") }
option-exchange-command = Exchange { WORD($command, kind: "command") } for another card
waiting-exchange_command = Waiting for { $seat } to exchange a command card
change_command = { $other_seat } chose { WORD($command, kind: "command") }. Choose the command card you play instead.
waiting-spy = Waiting for { $seat } to look at a command card
waiting-change_command = Waiting for { $seat } to choose a command card
alternative-one = pay 1 gold for 1 less offensive power
alternative-two = pay 2 gold for 2 less offensive power
alternative-three = pay 3 gold for 3 less offensive power
log-spied = { $command ->
    [hidden] { $seat } looks at a command card
    *[other] { $seat } sees the command card of { $other_seat }: { WORD($command, kind: "command") }
    }
log-changed_command = { $choice ->
    [changed] { $seat } exchanges the chosen command card for another
    *[kept] { $seat } keeps the chosen command card
    }
log-sent_back = { $seat } puts the next horde under the deck
