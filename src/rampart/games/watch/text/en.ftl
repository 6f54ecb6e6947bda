# The Watch: its words, then what the table asks, offers, refuses and tells.

game-title = A Game of Thrones Catan: Brotherhood of the Watch
game-help = You settle the Gift, the land south of the Wall. Roll, trade, build: roads, settlements and keeps give you resources and points, and 10 points win. But everything you build brings wildlings in the north. A third die drives them toward the Wall, and only the guards of all players together hold it. If the Wall is breached 3 times, or 8 wildlings stand in the Gift, the game ends, and whoever has the most guards on the Wall wins.

## Resources, terrain, what hexes yield

resource-lumber = lumber
resource-brick = brick
resource-wool = wool
resource-grain = grain
resource-ore = ore
resource-none = nothing

terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-ice = ice field
terrain-desert = desert

yield-forest = lumber
yield-hills = brick
yield-pasture = wool
yield-fields = grain
yield-mountains = ore
yield-ice = ice
yield-desert = desert

place-nth = no. { $n } from the north

compass-n = north
compass-ne = northeast
compass-e = east
compass-se = southeast
compass-s = south
compass-sw = southwest
compass-w = west
compass-nw = northwest

## Wildlings and clans

type-regular = wildling
    .a = a wildling
type-climber = climber
    .a = a climber
type-giant = giant
    .a = a giant
type-mammoth = mammoth
    .a = a mammoth

clan-ice = Ice River
clan-cave = Cave Dwellers
clan-horn = Hornfoots
clan-rattle = Rattlebones
clan-heart = Heart Tree

## Cards and heroes

card-patrol = Ranger Patrol
card-winter = Winter is Coming
card-road_building = Road Building
card-new_guard = New Guard
card-monopoly = Monopoly
card-vp_card = Victory Point

card_effect-patrol = move Tormund and steal a card, or send a wildling in the Gift back to the Frostfangs
card_effect-winter = take any 2 resources
card_effect-road_building = build 2 free roads
card_effect-new_guard = place a free guard on the Wall
card_effect-monopoly = take all cards of one resource from everyone
card_effect-vp_card = 1 point, kept secret

hero-mormont = { "Jeor Mormont" }
hero-marsh = { "Bowen Marsh" }
hero-tarly = { "Samwell Tarly" }
hero-yarwyck = { "Othell Yarwyck" }
hero-thorne = { "Alliser Thorne" }
hero-melisandre = { "Melisandre" }
hero-rayder = { "Mance Rayder" }
hero-benjen = { "Benjen Stark" }
hero-ygritte = { "Ygritte" }
hero-yoren = { "Yoren" }
hero-qhorin = { "Qhorin Halfhand" }
hero-aemon = { "Aemon Targaryen" }
hero-jon_snow = { "Jon Snow" }
hero-gilly = { "Gilly" }
hero-osha = { "Osha" }

hero_effect-mormont = 1 or 2 other players give you a resource you name and get any card back
hero_effect-marsh = swap 1 card with the supply
hero_effect-tarly = when a roll gives you nothing, take 1 resource
hero_effect-yarwyck = move 1 of your roads that has an open end
hero_effect-thorne = build a guard with 1 resource replaced by another
hero_effect-melisandre = buy a development card and choose 1 of 3
hero_effect-rayder = take a card of your choice from a player who is ahead of you
hero_effect-benjen = send 1 wildling from a camp or clearing back to the Frostfangs, then reveal another
hero_effect-ygritte = send 1 wildling in the Gift back to the Frostfangs
hero_effect-yoren = turn a played patrol into a guard
hero_effect-qhorin = send Tormund to his camp and take 1 card of what his hex produces
hero_effect-aemon = return no cards on a 7
hero_effect-jon_snow = send 1 wildling from a clearing you guard back to the Frostfangs
hero_effect-gilly = build a settlement that brings no wildling
hero_effect-osha = move 1 wildling in the Gift to another hex

side-a = A
side-b = B

## Sources of points

source-settlements = Settlements
source-keeps = Keeps
source-longest_road = Longest Road
source-largest_patrol = Largest Patrol
source-guards = Guards
source-vp_cards = Victory Point cards

## Numbers of things

count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
count-guard = { $n ->
    [one] { $n } guard
   *[other] { $n } guards
 }
count-wildling = { $n ->
    [one] { $n } wildling
   *[other] { $n } wildlings
 }
count-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
 }
count-road = { $n ->
    [one] { $n } road
   *[other] { $n } roads
 }
count-player = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
count-vp_card = { $n ->
    [one] { $n } Victory Point card
   *[other] { $n } Victory Point cards
 }
count-lumber = { $n } lumber
count-brick = { $n } brick
count-wool = { $n } wool
count-grain = { $n } grain
count-ore = { $n } ore
count-breach = { $n ->
    [one] { $n } breach
   *[other] { $n } breaches
 }

## What is asked

place_settlement = { $round ->
    [1] Place your first settlement. The hexes around it give you resources when their number is rolled.
   *[other] Place your second settlement. You get 1 card from each hex beside it now.
 }
place_road = Place a road next to the settlement. You build on from there.
place_guard = Place your first guard on the Wall. Guards of all players hold a section together.
before_roll = Roll, or first { $heroes ->
    [0] play a card
   *[other] use a card or your hero
 }. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , and one more breach ends the game.
   *[other] .
 }
trade = Trade, then move on to building. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , and one more breach ends the game.
   *[other] .
 }
build = Build and buy, then end your turn. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , and one more breach ends the game.
   *[other] .
 }
trade_and_build = Trade and build, then end your turn. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , and one more breach ends the game.
   *[other] .
 }
special_build = You can build between turns. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }{ $breaches ->
    [2] , and one more breach ends the game.
   *[other] .
 }
remove_hero = Three of a kind! Choose a hero in the display to remove from the game.
moment-offer = An offer you can meet
moment-offer_unmet = An offer you can’t meet
moment-special_build = Building between turns
moment-take_as_tarly = A roll gave you nothing: Samwell Tarly
take_as_tarly = The roll gave you nothing. Take a resource with { hero-tarly }?
discard = A 7 was rolled and you hold { COUNT($cards, kind: "card") }: return { $half } of them. { $left } left to choose.
spare_hand = A 7 was rolled. Keep your whole hand with { hero-aemon }?
move_tormund = Choose a hex for Tormund. It produces nothing while he is there.
steal = Tormund moves to { PLACE($nth, $hexes, kind: "terrain") }. Choose a player to steal from.
address_offer = Choose who gets this offer.
give = { $gives ->
    [none] Choose what you give.
   *[other] You give: { PILE($gives, kind: "resource") }. Add more, or finish.
 }
want = { $wants ->
    [none] You give: { PILE($gives, kind: "resource") }. Choose what you want for it.
   *[other] You give { PILE($gives, kind: "resource") } and want { PILE($wants, kind: "resource") }. Add more, or send the offer.
 }
answer_offer = { $seat } offers { PILE($gives, kind: "resource") } and wants { PILE($wants, kind: "resource") }. Accept, decline, or make a counter-offer.
conclude = Everyone has answered. Choose who to trade with.
send_patrol = Choose: move Tormund and steal a card, or send a wildling back to the Frostfangs.
take_resource = { $left ->
    [1] Take 1 card from the supply.
   *[other] Take { COUNT($left, kind: "card") } from the supply. Choose the first.
 }
take_pair = Choose 2 cards to take from the supply.
build_free_road = { $left ->
    [1] Place 1 free road.
   *[other] Place { COUNT($left, kind: "road") } for free. Choose where the next one goes.
 }
post_guard = Choose a section for your guard. 3 guards give you 1 point, 5 give you 2.
name_monopoly = Name a resource. Every other player gives you all they have of it.
change_hero = { $side ->
    [a] You used { WORD($hero, kind: "hero") }. Flip the card to use it once more later, or swap it for another hero.
   *[b] You used { WORD($hero, kind: "hero") } twice. Choose your next hero.
 }
name_givers = { hero-mormont }: choose who gives you a card. They get any card of yours back.
name_resource = { hero-mormont }: name the resource you want. Players without it give nothing.
give_in_return = Choose a card to give { $seat } in return.
exchange = { hero-marsh }: choose a card to swap with the supply.
remove_road = { hero-yarwyck }: choose a road to move. You build it elsewhere for free.
rebuild_road = Choose where the road goes.
pay_guard = { hero-thorne }: choose which resource to replace, and with what.
pay_card = { hero-melisandre }: choose how you pay for the card.
keep_card = Choose the card you keep. The others go back into the deck.
choose_leader = { hero-rayder }: choose whose hand to look at. You then take 1 card.
take_from_hand = Choose a card to take from { $seat }.
send_home = { hero-benjen }: choose a wildling to send back to the Frostfangs.
drive_out = { hero-ygritte }: choose a wildling in the Gift to send back to the Frostfangs.
hold_clearing = { hero-jon_snow }: choose a clearing. A wildling there goes back to the Frostfangs.
settle_quietly = { hero-gilly }: choose where to build. This settlement brings no wildling.
lead_wildling = { hero-osha }: choose a wildling to move.
lead_to = Choose where it goes. That hex then produces nothing.

## What the others wait for

waiting-place_settlement = Waiting for { $seat } to place a settlement
waiting-place_road = Waiting for { $seat } to place a road
waiting-place_guard = Waiting for { $seat } to place a guard
waiting-before_roll = Waiting for { $seat } to roll
waiting-trade = Waiting for { $seat } to trade
waiting-build = Waiting for { $seat } to build
waiting-trade_and_build = Waiting for { $seat } to trade and build
waiting-special_build = Waiting for { $seat } to build between turns
waiting-remove_hero = Waiting for { $seat } to remove a hero
waiting-take_as_tarly = Waiting for { $seat } to use Samwell Tarly
waiting-discard = Waiting for { $seat } to return cards
waiting-spare_hand = Waiting for { $seat } to keep or return cards
waiting-move_tormund = Waiting for { $seat } to move Tormund
waiting-steal = Waiting for { $seat } to steal a card
waiting-address_offer = Waiting for { $seat } to make an offer
waiting-give = Waiting for { $seat } to make an offer
waiting-want = Waiting for { $seat } to make an offer
waiting-answer_offer = Waiting for { $seat } to answer the offer
waiting-conclude = Waiting for { $seat } to choose a trade
waiting-send_patrol = Waiting for { $seat } to send out a patrol
waiting-take_resource = Waiting for { $seat } to take resources
waiting-take_pair = Waiting for { $seat } to take resources
waiting-build_free_road = Waiting for { $seat } to place a road
waiting-post_guard = Waiting for { $seat } to place a guard
waiting-name_monopoly = Waiting for { $seat } to name a resource
waiting-change_hero = Waiting for { $seat } to flip or swap a hero
waiting-name_givers = Waiting for { $seat } to ask for cards
waiting-name_resource = Waiting for { $seat } to name a resource
waiting-give_in_return = Waiting for { $seat } to give a card back
waiting-exchange = Waiting for { $seat } to swap a card
waiting-remove_road = Waiting for { $seat } to move a road
waiting-rebuild_road = Waiting for { $seat } to move a road
waiting-pay_guard = Waiting for { $seat } to pay for a guard
waiting-pay_card = Waiting for { $seat } to pay for a card
waiting-keep_card = Waiting for { $seat } to choose a card
waiting-choose_leader = Waiting for { $seat } to look at a hand
waiting-take_from_hand = Waiting for { $seat } to take a card
waiting-send_home = Waiting for { $seat } to send a wildling back
waiting-drive_out = Waiting for { $seat } to send a wildling back
waiting-hold_clearing = Waiting for { $seat } to send a wildling back
waiting-settle_quietly = Waiting for { $seat } to build a settlement
waiting-lead_wildling = Waiting for { $seat } to move a wildling
waiting-lead_to = Waiting for { $seat } to move a wildling

## What can be chosen

option-roll = Roll the dice
option-build = Move on to building
option-end = End your turn
option-no_more = Build no more
option-offer = Offer a trade
option-hero = Use { WORD($hero, kind: "hero") }, side { WORD($side, kind: "side") }
option-buy_card = Buy a development card
option-play = Play { WORD($card, kind: "card") }
option-bank = { $n } { WORD($give, kind: "resource") } for 1 { WORD($take, kind: "resource") }
option-road = Road by { PLACE($nth, $hexes, kind: "yield") }
option-settlement = Settlement at { PLACE($nth, $hexes, kind: "yield") }
option-keep = Keep at { PLACE($nth, $hexes, kind: "yield") }
option-guard = Guard on section { $section }, space { $space }
option-discard = { START(WORD($resource, kind: "resource")) }
option-tormund = { START(PLACE($nth, $hexes, kind: "terrain")) }
option-steal = { $seat }
option-address = { $n ->
    [1] { $p1_seat }
    [2] { $p1_seat }, { $p2_seat }
    [3] { $p1_seat }, { $p2_seat }, { $p3_seat }
    [4] { $p1_seat }, { $p2_seat }, { $p3_seat }, { $p4_seat }
   *[5] { $p1_seat }, { $p2_seat }, { $p3_seat }, { $p4_seat }, { $p5_seat }
 }
option-give = { START(WORD($resource, kind: "resource")) }
option-want = { START(WORD($resource, kind: "resource")) }
option-done = Done
option-send = Send the offer
option-accept = Accept the offer from { $seat }
option-decline = Decline the offer from { $seat }
option-counter = Make { $seat } a counter-offer
option-confirm = Trade with { $seat }
option-take_counter = Take the counter-offer from { $seat }
option-withdraw = Don’t trade
option-patrol_tormund = Move Tormund
option-wildling = { START(WORD($kind, kind: "type")) } on { PLACE($nth, $hexes, kind: "terrain") }
option-take = { START(WORD($resource, kind: "resource")) }
option-take_pair = { START(PILE($cards, kind: "resource")) }
option-monopoly = { START(WORD($resource, kind: "resource")) }
option-flip = { $side ->
    [a] Flip { WORD($hero, kind: "hero") } to side B
   *[b] Flip { WORD($hero, kind: "hero") } to side A
 }
option-take_hero = Take { WORD($hero, kind: "hero") }
option-remove_hero = Remove { WORD($hero, kind: "hero") }
option-ask = { $n ->
    [1] { $seat }
   *[2] { $seat } and { $other_seat }
 }
option-name = { START(WORD($resource, kind: "resource")) }
option-pass = No, continue
option-spare = Keep all { COUNT($cards, kind: "card") }
option-lift_road = Road by { PLACE($nth, $hexes, kind: "yield") }
option-usual_cost = The usual price
option-replace = { START(WORD($paid, kind: "resource")) } instead of { WORD($replaced, kind: "resource") }
option-keep_card = { WORD($card, kind: "card") }
option-look = { $seat }
option-from_camp = { START(WORD($kind, kind: "type")) } of the { WORD($clan, kind: "clan") }, camp { $camp }
option-from_clearing = { START(WORD($kind, kind: "type")) } in clearing { $section }
option-lead_to = { START(PLACE($nth, $hexes, kind: "terrain")) }

## Consequences

effect-starting_cards = gain { PILE($cards, kind: "resource") }
effect-cost = pay { PILE($cost, kind: "resource") } ({ $left ->
    [0] no cards left
   *[other] { COUNT($left, kind: "card") } left
 })
effect-guard = { COUNT($guards, kind: "guard") } vs. { COUNT($wildlings, kind: "wildling") } there, you have { $own ->
    [3] 3: gain 1 point
    [5] 5: gain 1 more point
   *[other] { $own }
 }
effect-left = { $left ->
    [0] your last one
   *[other] { $left } left
 }
effect-have = you then have { $have } { WORD($resource, kind: "resource") }
effect-card = { WORD($card, kind: "card_effect") }
effect-patrol_alone = move Tormund and steal a card
effect-hero = { WORD($hero, kind: "hero_effect") }
effect-tormund = { $victims ->
    [0] no one to steal from
   [1] steal from 1 player
   *[other] steal from 1 of { COUNT($victims, kind: "player") }
 }{ $own ->
    [0] { "" }
   *[other] , blocks { COUNT($own, kind: "building") } of yours
 }
effect-steal = holds { COUNT($cards, kind: "card") }
effect-accept = you give { PILE($wants, kind: "resource") } and get { PILE($gives, kind: "resource") }
effect-trade = you give { PILE($gives, kind: "resource") } and get { PILE($gets, kind: "resource") }
effect-patrol_tormund = and steal a card
effect-take = take 1 { WORD($resource, kind: "resource") }
effect-take_nothing = the supply has no { WORD($resource, kind: "resource") } left
effect-token_follows = then a new wildling appears

## What is refused, and why

refused-settlement = Settlement
refused-keep = Keep
refused-road = Road
refused-guard = Guard
refused-buy_card = Development card
why-distance = Too close: there is a settlement or keep on the next intersection. Keep 1 intersection free between them.
why-cost = You’re missing { PILE($cost, kind: "resource") }.
why-no_place_for_settlement = None of your roads leads to a free intersection. Build roads first.
why-no_place_for_keep = You have no settlement to upgrade. Build one first.
why-no_place_for_road = No free path touches your roads or buildings. Build something else.
why-no_place_for_guard = No space on the Wall is free. Build something else.
why-no_settlement_left = All your settlements are on the board. Upgrade one to a keep to get it back.
why-no_keep_left = All your keeps are on the board. Build something else.
why-no_road_left = All your roads are on the board. Build something else.
why-no_guard_left = All your guards are on the Wall. Build something else.
why-no_cards = There are no development cards left. Build something else.
why-tormund_stays = Tormund is here already. Choose another hex.
why-no_number = This hex has no number, so Tormund can’t block it. Choose another hex.
why-both_sides = You’re giving this resource, so you can’t ask for it too.
why-wants = You don’t have { PILE($wants, kind: "resource") }.
why-second_use = You have used this hero twice. Take another one.

## What happened

log-placed = { $seat } places a settlement at { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-starting_cards = { $seat } starts with { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-turn = Turn { $turn }: { $seat }
log-rolled = { $seat } rolls { $sum } ({ $one } and { $two }){ $wildling ->
    [0] { "" }
   *[other] , wildling die { $wildling }
 }
log-produced-piece = { $n } { WORD($resource, kind: "resource") }
log-produced-together = { $seat } gets { $pieces }
log-shortage = The supply has too little { WORD($resource, kind: "resource") }: no one gets any
log-discarded = { $seat } returns { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-tormund = { $seat } moves Tormund to { PLACE($nth, $land, kind: "terrain") }
log-stolen = { $resource ->
    [hidden] { $seat } steals a card from { $victim_seat }
   *[other] { $seat } steals 1 { WORD($resource, kind: "resource") } from { $victim_seat }
 }
log-taken_unseen = { $resource ->
    [hidden] { $seat } takes a card from { $victim_seat }
   *[other] { $seat } takes 1 { WORD($resource, kind: "resource") } from { $victim_seat }
 }
log-took = { $seat } takes 1 { WORD($resource, kind: "resource") } from the supply
log-no_move = Wildling die { $die }: no one moves
log-advance = Wildling die { $die }: { WORD($kind, kind: "type", case: "a") } of the { WORD($clan, kind: "clan") } moves to section { $section }
log-stayed = Section { $section } holds: { COUNT($wildlings, kind: "wildling") } vs. { COUNT($guards, kind: "guard") }
log-revealed = { $seat } reveals { WORD($kind, kind: "type", case: "a") } of the { WORD($clan, kind: "clan") }
log-deployed = { START(WORD($kind, kind: "type", case: "a")) } of the { WORD($clan, kind: "clan") } moves into camp { $camp }
log-no_figure = There is no { WORD($kind, kind: "type") } left for the { WORD($clan, kind: "clan") }
log-rush = Wildling rush: the first 2 of the { WORD($clan, kind: "clan") } charge the Wall
log-guard_lost = { $seat } loses a guard on section { $section }
log-giant_home = The giant goes back from section { $section } to the Frostfangs
log-breach = Section { $section } is breached ({ COUNT($breaches, kind: "breach") } so far)
log-invaded = { START(WORD($kind, kind: "type", case: "a")) } crosses section { $section } into the Gift: { PLACE($nth, $land, kind: "terrain") }
log-scattered = A guard of { $seat } retreats from section { $section } to section { $other }
log-recycled = All { $n } open tokens are shuffled into a new supply
log-hidden_token = { $seat } puts a new token under the settlement
log-driven_out = { $seat } sends { WORD($kind, kind: "type", case: "a") } from { PLACE($nth, $land, kind: "terrain") } back to the Frostfangs
log-sent_home = { $seat } sends { WORD($kind, kind: "type", case: "a") } back to the Frostfangs
log-led = { $seat } moves { WORD($kind, kind: "type", case: "a") } to { PLACE($nth, $land, kind: "terrain") }
log-bank_trade = { $seat } trades { $n } { WORD($give, kind: "resource") } to the supply for 1 { WORD($take, kind: "resource") }
log-offer = { $seat } offers { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } for { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-declined = { $seat } declines
log-accepted = { $seat } accepts
log-countered = { $seat } would give { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } for { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-traded = { $seat } gives { $partner_seat } { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } for { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-withdrawn = { $seat } trades with no one
log-road = { $seat } builds a road by { PLACE($nth, $one, $two, $way, kind: "yield") }
log-settlement = { $seat } builds a settlement at { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-keep = { $seat } builds a keep at { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-guard = { $seat } places a guard on section { $section }, space { $space }
log-guard_point = { $seat } has { COUNT($guards, kind: "guard") } on the Wall and gains 1 point
log-guard_point_lost = { $seat } has { COUNT($guards, kind: "guard") } on the Wall and loses 1 point
log-card_bought = { $card ->
    [hidden] { $seat } buys a development card
   *[other] { $seat } buys a development card: { WORD($card, kind: "card") }
 }
log-special_build = { $seat } builds between turns
log-longest_road = { $seat } takes Longest Road with a length of { $length }
log-road_set_aside = No one holds Longest Road now
log-largest_patrol = { $seat } takes Largest Patrol with { $patrols } patrols
log-patrol_set_aside = No one holds Largest Patrol now
log-card_played = { $seat } plays { WORD($card, kind: "card") }
log-monopoly = { $seat } takes everyone’s { WORD($resource, kind: "resource") }
log-gave_all = { $seat } gives { $n } { WORD($resource, kind: "resource") }
log-hero_used = { $seat } uses { WORD($hero, kind: "hero") }, side { WORD($side, kind: "side") }
log-hero_flipped = { $seat } flips { WORD($hero, kind: "hero") } to side { WORD($side, kind: "side") }
log-hero_swapped = { $seat } swaps { WORD($old, kind: "hero") } for { WORD($new, kind: "hero") }
log-hero_removed = { $seat } removes { WORD($hero, kind: "hero") } from the game
log-gave = { $seat } gives { $to_seat } 1 { WORD($resource, kind: "resource") }
log-has_none = { $seat } has no { WORD($resource, kind: "resource") }
log-road_removed = { $seat } removes the road by { PLACE($nth, $one, $two, $way, kind: "yield") }
log-looked_at_deck = { $seat } looks at the top { $n ->
    [one] card
   *[other] { COUNT($n, kind: "card") }
 } of the deck
log-looked_at_hand = { $seat } looks at { $victim_seat }’s hand
log-tormund_home = { $seat } sends Tormund from { PLACE($nth, $land, kind: "terrain") } back to his camp
log-spared = { $seat } keeps all { COUNT($cards, kind: "card") }
log-quiet = { $seat } builds a settlement at { PLACE($nth, $one, $two, $three, $way, kind: "yield") } and reveals no wildling
log-patrol_left = { $seat } gives up a patrol, { $patrols } left
log-revealed_points = { $seat } reveals { COUNT($n, kind: "vp_card") }
log-glory = { $seat } wins with { COUNT($points, kind: "point") }
log-tragedy = { $seat } wins a tragic victory: { COUNT($guards, kind: "guard") }, { COUNT($points, kind: "point") }, { COUNT($cards, kind: "card") } in hand
log-no_winner = No one wins

## Options of the table

table-option-mode = Game
table-meaning-mode = The full game with the Wall, the base game without it, or the classic island. 5 and 6 players play the full game on a wider board.
table-value-mode-watch = Brotherhood of the Watch (3 or 4 players)
table-value-mode-base = Base game (3 or 4 players)
table-value-mode-watch56 = The Watch (5 or 6 players)
table-value-mode-classic = Classic island (2 to 4 players)
table-option-setup = Board
table-meaning-setup = The standard board, or shuffled tiles and trade routes.
table-value-setup-standard = standard
table-value-setup-variable = variable
table-option-classic_numbers = Numbers on the classic island
table-meaning-classic_numbers = On a variable classic island, the numbers lie in a spiral from the coast, or anywhere.
table-value-classic_numbers-spiral = in a spiral
table-value-classic_numbers-random = anywhere
table-option-combined_trade_build = Trade and build
table-meaning-combined_trade_build = Trade first and build afterwards, or mix both freely. The classic island mixes them by default.
table-value-combined_trade_build-by_mode = as usual for the mode
table-value-combined_trade_build-separate = trade first
table-value-combined_trade_build-combined = mixed freely
table-option-hero_tragedy = Tragedy of the Heroes
table-meaning-hero_tragedy = Three of a kind removes a hero in the display from the game.
table-value-hero_tragedy-false = no
table-value-hero_tragedy-true = yes
table-option-max_offers_per_turn = Offers per turn
table-meaning-max_offers_per_turn = How many trades a player can offer in one turn.
table-value-max_offers_per_turn-10 = 10
table-value-max_offers_per_turn-0 = no trade between players
table-value-max_offers_per_turn-1 = 1
table-value-max_offers_per_turn-2 = 2
table-value-max_offers_per_turn-5 = 5
table-option-compat_catanatron = Catanatron rules
table-meaning-compat_catanatron = Classic island only: follow the program catanatron where its rules differ.
table-value-compat_catanatron-false = no
table-value-compat_catanatron-true = yes
table-option-turn_cap = Turn limit
table-meaning-turn_cap = The game ends without a winner after this many turns.
table-value-turn_cap-500 = 500
table-value-turn_cap-20 = 20
table-value-turn_cap-50 = 50
table-value-turn_cap-100 = 100
table-value-turn_cap-1000 = 1000
table-option-first_player = First player
table-meaning-first_player = Who goes first.
table-value-first_player-random = drawn at random
table-values-first_player = { WORD($value, kind: "seat") }
table-option-sealed = Hidden reactions
table-meaning-sealed = Also ask players who have no choice, so skipping them reveals nothing about their cards.
table-value-sealed-false = no
table-value-sealed-true = yes

## The end

ending-glorious = A glorious victory.
ending-third_breach = The Wall has fallen: a tragic end.
ending-invasion = The Gift is overrun: a tragic end.
ending-turn_cap = The turn limit is reached.
ending-ten_points = A player has 10 points.
ranking = { $ending ->
    [third_breach] { ranking-tragic }
    [invasion] { ranking-tragic }
    [turn_cap] No one wins when the turns run out.
   *[other] The first player with enough points on their own turn wins. The others rank by points.
 }
ranking-tragic = After a tragic end, guards on the Wall decide, then points, then resource cards in hand. If all are equal, no one wins.
