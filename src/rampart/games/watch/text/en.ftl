# The Watch: its words, then what the table asks, offers, refuses and tells.

game-title = A Game of Thrones Catan: Brotherhood of the Watch
game-help = You settle the Gift, the land south of the Wall. Roll, trade, build: roads, settlements and keeps bring resources and points, and ten points win. But everything you build wakes wildlings in the north. A third die drives them towards the Wall, which only the guards of all players hold together. If the Wall is breached three times, or eight wildlings stand in the Gift, the game ends and the player with most guards on the Wall wins.

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
compass-ne = north-east
compass-e = east
compass-se = south-east
compass-s = south
compass-sw = south-west
compass-w = west
compass-nw = north-west

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

card_effect-patrol = move Tormund and rob, or send a wildling home from the Gift
card_effect-winter = take any two resources
card_effect-road_building = build 2 free roads
card_effect-new_guard = place a free guard on the Wall
card_effect-monopoly = take all cards of one resource from everybody
card_effect-vp_card = one point, kept secret

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

hero_effect-mormont = one or two others give you a resource you name, each gets any card back
hero_effect-marsh = swap one card with the bank
hero_effect-tarly = when a roll brings you nothing, take one resource
hero_effect-yarwyck = move one road that has an open end
hero_effect-thorne = build a guard with one resource replaced
hero_effect-melisandre = buy a development card, choosing one of three
hero_effect-rayder = take a card of your choice from somebody ahead of you
hero_effect-benjen = send one wildling home from a camp or clearing, then wake another
hero_effect-ygritte = send one wildling home from the Gift
hero_effect-yoren = turn a played patrol into a guard
hero_effect-qhorin = send Tormund to his camp and take what his hex yields
hero_effect-aemon = return no cards on a 7
hero_effect-jon_snow = send one wildling home from a clearing you guard
hero_effect-gilly = build a settlement that wakes nobody
hero_effect-osha = move one wildling in the Gift to another hex

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
    [1] Place your first settlement.
   *[other] Place your second settlement. It brings you one card from each hex beside it.
 }
place_road = Place a road beside the settlement.
place_guard = Put your first guard on the Wall.
before_roll = You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }. Roll, or first { $heroes ->
    [0] play a card.
   *[other] use a card or your hero.
 }{ $breaches ->
    [2] { " One more breach ends the game." }
   *[other] { "" }
 }
trade = Trade, then go on to build. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }.{ $breaches ->
    [2] { " One more breach ends the game." }
   *[other] { "" }
 }
build = Build and buy, then end your turn. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }.{ $breaches ->
    [2] { " One more breach ends the game." }
   *[other] { "" }
 }
trade_and_build = Trade and build, then end your turn. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }.{ $breaches ->
    [2] { " One more breach ends the game." }
   *[other] { "" }
 }
special_build = Between turns you may build. You have { COUNT($points, kind: "point") } and { COUNT($cards, kind: "card") }.{ $breaches ->
    [2] { " One more breach ends the game." }
   *[other] { "" }
 }
remove_hero = Three of a kind! Choose a hero in the display to remove from the game.
moment-special_build = Building between turns
moment-take_as_tarly = A roll brought you nothing: Samwell Tarly
take_as_tarly = The roll brought you nothing. Take a resource with { hero-tarly }?
discard = A 7 was rolled and you hold { COUNT($cards, kind: "card") }: return { $half }. { $left ->
    [one] One more to choose.
   *[other] { $left } more to choose.
 }
spare_hand = A 7 was rolled. Keep your whole hand with { hero-aemon }?
move_tormund = Where does Tormund go?
steal = Tormund moves to { PLACE($nth, $hexes, kind: "terrain") }. Choose a player to steal from.
address_offer = Who gets this offer?
give = { $gives ->
    [none] What do you give?
   *[other] You give: { PILE($gives, kind: "resource") }. Anything more?
 }
want = { $wants ->
    [none] You give: { PILE($gives, kind: "resource") }. What do you want for it?
   *[other] You give: { PILE($gives, kind: "resource") }. You want: { PILE($wants, kind: "resource") }. Anything more?
 }
answer_offer = { $seat } offers { PILE($gives, kind: "resource") } and wants { PILE($wants, kind: "resource") }. What do you say?
conclude = Everyone has answered. Choose who to trade with.
send_patrol = What does the patrol do?
take_resource = { $left ->
    [1] Take one card from the bank.
   *[other] Take { COUNT($left, kind: "card") } from the bank, one after the other.
 }
take_pair = Which two cards do you take from the bank?
build_free_road = { $left ->
    [1] Place one road for nothing.
   *[other] Place { COUNT($left, kind: "road") } for nothing, one after the other.
 }
post_guard = On which section do you put the guard?
name_monopoly = Name a resource. Every other player gives you all they have of it.
change_hero = { $side ->
    [a] You have used { WORD($hero, kind: "hero") }. Flip it to use it once more later, or swap it for another hero.
   *[b] You have used { WORD($hero, kind: "hero") } for the second time. Which hero do you take?
 }
name_givers = { hero-mormont }: whom do you ask for a card?
name_resource = { hero-mormont }: which resource do you ask for?
give_in_return = Which card do you give { $seat } in return?
exchange = { hero-marsh }: which card do you swap with the bank?
remove_road = { hero-yarwyck }: which road do you take up?
rebuild_road = Where do you build the road again?
pay_guard = { hero-thorne }: choose which resource to replace, and with what.
pay_card = { hero-melisandre }: how do you pay for the card?
keep_card = Which of the cards do you keep?
choose_leader = { hero-rayder }: whose hand do you look at?
take_from_hand = Which card do you take from { $seat }?
send_home = { hero-benjen }: which wildling goes home?
drive_out = { hero-ygritte }: which wildling leaves the Gift?
hold_clearing = { hero-jon_snow }: from which clearing does a wildling go home?
settle_quietly = { hero-gilly }: where do you build the settlement?
lead_wildling = { hero-osha }: which wildling do you lead away?
lead_to = Where do you lead it?

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
waiting-steal = Waiting for { $seat } to rob somebody
waiting-address_offer = Waiting for { $seat } to make an offer
waiting-give = Waiting for { $seat } to make an offer
waiting-want = Waiting for { $seat } to make an offer
waiting-answer_offer = Waiting for { $seat } to answer the offer
waiting-conclude = Waiting for { $seat } to close the deal
waiting-send_patrol = Waiting for { $seat } to send out a patrol
waiting-take_resource = Waiting for { $seat } to take resources
waiting-take_pair = Waiting for { $seat } to take resources
waiting-build_free_road = Waiting for { $seat } to place a road
waiting-post_guard = Waiting for { $seat } to place a guard
waiting-name_monopoly = Waiting for { $seat } to name a resource
waiting-change_hero = Waiting for { $seat } to turn or swap a hero
waiting-name_givers = Waiting for { $seat } to ask for cards
waiting-name_resource = Waiting for { $seat } to name a resource
waiting-give_in_return = Waiting for { $seat } to give a card back
waiting-exchange = Waiting for { $seat } to swap a card
waiting-remove_road = Waiting for { $seat } to take up a road
waiting-rebuild_road = Waiting for { $seat } to rebuild a road
waiting-pay_guard = Waiting for { $seat } to pay for a guard
waiting-pay_card = Waiting for { $seat } to pay for a card
waiting-keep_card = Waiting for { $seat } to choose a card
waiting-choose_leader = Waiting for { $seat } to look at a hand
waiting-take_from_hand = Waiting for { $seat } to take a card
waiting-send_home = Waiting for { $seat } to send a wildling home
waiting-drive_out = Waiting for { $seat } to drive out a wildling
waiting-hold_clearing = Waiting for { $seat } to clear a clearing
waiting-settle_quietly = Waiting for { $seat } to build a settlement
waiting-lead_wildling = Waiting for { $seat } to lead a wildling away
waiting-lead_to = Waiting for { $seat } to lead a wildling away

## What can be chosen

option-roll = Roll the dice
option-build = Go on to build
option-end = End your turn
option-no_more = Build nothing more
option-offer = Offer a trade to the others
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
option-done = That is all
option-accept = Accept the offer of { $seat }
option-decline = Decline the offer of { $seat }
option-counter = Make { $seat } another offer
option-confirm = Trade with { $seat }
option-take_counter = Take the counter-offer of { $seat }
option-withdraw = Trade with nobody
option-patrol_tormund = Move Tormund
option-wildling = { START(WORD($kind, kind: "type")) } on { PLACE($nth, $hexes, kind: "terrain") }
option-take = { START(WORD($resource, kind: "resource")) }
option-take_pair = { START(PILE($cards, kind: "resource")) }
option-monopoly = { START(WORD($resource, kind: "resource")) }
option-flip = { $side ->
    [a] Turn { WORD($hero, kind: "hero") } to side B
   *[b] Turn { WORD($hero, kind: "hero") } to side A
 }
option-take_hero = Take { WORD($hero, kind: "hero") }
option-remove_hero = Remove { WORD($hero, kind: "hero") }
option-ask = { $n ->
    [1] { $seat }
   *[2] { $seat } and { $other_seat }
 }
option-name = { START(WORD($resource, kind: "resource")) }
option-pass = No, go on
option-spare = Keep all { COUNT($cards, kind: "card") }
option-lift_road = Road by { PLACE($nth, $hexes, kind: "yield") }
option-usual_cost = The usual price
option-replace = { START(WORD($paid, kind: "resource")) } in place of { WORD($replaced, kind: "resource") }
option-keep_card = { WORD($card, kind: "card") }
option-look = { $seat }
option-from_camp = { START(WORD($kind, kind: "type")) } of the { WORD($clan, kind: "clan") }, camp { $camp }
option-from_clearing = { START(WORD($kind, kind: "type")) } in clearing { $section }
option-lead_to = { START(PLACE($nth, $hexes, kind: "terrain")) }

## Consequences

effect-starting_cards = brings { PILE($cards, kind: "resource") }
effect-cost = costs { PILE($cost, kind: "resource") }; { $left ->
    [0] no card left
   *[other] leaves you { COUNT($left, kind: "card") }
 }
effect-guard = { COUNT($guards, kind: "guard") } then against { COUNT($wildlings, kind: "wildling") }; you have { $own ->
    [3] 3, worth a point
    [5] 5, worth a second point
   *[other] { $own }
 }
effect-left = { $left ->
    [0] you have no more of it
   *[other] leaves you { $left }
 }
effect-have = then you have { $have } { WORD($resource, kind: "resource") }
effect-card = { WORD($card, kind: "card_effect") }
effect-patrol_alone = move Tormund and rob
effect-hero = { WORD($hero, kind: "hero_effect") }
effect-tormund = { $victims ->
    [0] nobody to rob
   *[other] { COUNT($victims, kind: "player") } to rob
 }{ $own ->
    [0] { "" }
   *[other] , blocks { COUNT($own, kind: "building") } of yours
 }
effect-steal = holds { COUNT($cards, kind: "card") }
effect-accept = you give { PILE($wants, kind: "resource") } and get { PILE($gives, kind: "resource") }
effect-trade = you give { PILE($gives, kind: "resource") } and get { PILE($gets, kind: "resource") }
effect-patrol_tormund = and rob somebody
effect-take = take one { WORD($resource, kind: "resource") }
effect-take_nothing = the bank has no { WORD($resource, kind: "resource") } for you
effect-token_follows = then a new wildling is woken

## What is refused, and why

refused-settlement = Settlement
refused-keep = Keep
refused-road = Road
refused-guard = Guard
refused-buy_card = Development card
why-distance = Too close: there is a settlement or keep on the next intersection.
why-cost = You lack { PILE($cost, kind: "resource") }.
why-no_place_for_settlement = None of your roads leads to a free site, or all your settlements are on the board.
why-no_place_for_keep = You have no settlement to raise, or all your keeps are on the board.
why-no_place_for_road = There is no free path at your pieces, or all your roads are on the board.
why-no_place_for_guard = All your guards are on the Wall, or no space is free.
why-no_cards = The development cards have run out.
why-tormund_stays = Tormund has to leave this hex.
why-no_number = This hex has no number.
why-both_sides = You’re giving this resource, so you can’t ask for it too.
why-wants = You do not have { PILE($wants, kind: "resource") }.
why-second_use = After its second use a hero has to be exchanged.

## What happened

log-placed = { $seat } places a settlement at { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-starting_cards = { $seat } starts with { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-turn = Turn { $turn }: { $seat }
log-rolled = { $seat } rolls { $sum } ({ $one } and { $two }){ $wildling ->
    [0] { "" }
   *[other] , wildling die { $wildling }
 }
log-produced = { $seat } gets { $n } { WORD($resource, kind: "resource") }
log-shortage = The bank has too little { WORD($resource, kind: "resource") }: nobody gets any
log-discarded = { $seat } returns { GOODS($lumber, $brick, $wool, $grain, $ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-tormund = { $seat } moves Tormund to { PLACE($nth, $land, kind: "terrain") }
log-stolen = { $resource ->
    [hidden] { $seat } steals a card from { $victim_seat }
   *[other] { $seat } steals 1 { WORD($resource, kind: "resource") } from { $victim_seat }
 }
log-taken_unseen = { $resource ->
    [hidden] { $seat } takes a card from { $victim_seat }
   *[other] { $seat } takes one { WORD($resource, kind: "resource") } from { $victim_seat }
 }
log-took = { $seat } takes one { WORD($resource, kind: "resource") } from the bank
log-no_move = Wildling die { $die }: nobody moves
log-advance = Wildling die { $die }: { WORD($kind, kind: "type", case: "a") } of the { WORD($clan, kind: "clan") } comes to section { $section }
log-stayed = Section { $section } holds: { COUNT($wildlings, kind: "wildling") } against { COUNT($guards, kind: "guard") }
log-revealed = { $seat } wakes { WORD($kind, kind: "type", case: "a") } of the { WORD($clan, kind: "clan") }
log-deployed = { START(WORD($kind, kind: "type", case: "a")) } of the { WORD($clan, kind: "clan") } moves into camp { $camp }
log-no_figure = There is no { WORD($kind, kind: "type") } left for the { WORD($clan, kind: "clan") }
log-rush = Wildling rush: the first two of the { WORD($clan, kind: "clan") } charge the Wall
log-guard_lost = { $seat } loses a guard on section { $section }
log-giant_home = The giant goes home from section { $section }
log-breach = Section { $section } is breached: { COUNT($breaches, kind: "breach") } so far
log-invaded = { START(WORD($kind, kind: "type", case: "a")) } gets over section { $section } into the Gift: { PLACE($nth, $land, kind: "terrain") }
log-scattered = { $seat }: a guard flees from section { $section } to section { $other }
log-recycled = All { $n } open tokens are shuffled into a new supply
log-hidden_token = { $seat } puts a new token under the settlement
log-driven_out = { $seat } drives { WORD($kind, kind: "type", case: "a") } from { PLACE($nth, $land, kind: "terrain") }
log-sent_home = { $seat } sends { WORD($kind, kind: "type", case: "a") } back to the Frostfangs
log-led = { $seat } leads { WORD($kind, kind: "type", case: "a") } to { PLACE($nth, $land, kind: "terrain") }
log-bank_trade = { $seat } gives the bank { $n } { WORD($give, kind: "resource") } for 1 { WORD($take, kind: "resource") }
log-offer = { $seat } offers { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } for { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-declined = { $seat } declines
log-accepted = { $seat } accepts
log-countered = { $seat } would give { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } for { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-traded = { $seat } gives { $partner_seat } { GOODS($gives_lumber, $gives_brick, $gives_wool, $gives_grain, $gives_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") } for { GOODS($wants_lumber, $wants_brick, $wants_wool, $wants_grain, $wants_ore, words: "lumber+brick+wool+grain+ore", kind: "resource") }
log-withdrawn = { $seat } trades with nobody
log-road = { $seat } builds a road by { PLACE($nth, $one, $two, $way, kind: "yield") }
log-settlement = { $seat } builds a settlement at { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-keep = { $seat } builds a keep at { PLACE($nth, $one, $two, $three, $way, kind: "yield") }
log-guard = { $seat } posts a guard on section { $section }, space { $space }
log-guard_point = { $seat } has { COUNT($guards, kind: "guard") } on the Wall and takes a point
log-guard_point_lost = { $seat } has { COUNT($guards, kind: "guard") } on the Wall and loses a point
log-card_bought = { $card ->
    [hidden] { $seat } buys a development card
   *[other] { $seat } buys a development card: { WORD($card, kind: "card") }
 }
log-special_build = { $seat } builds between turns
log-longest_road = { $seat } takes Longest Road with a length of { $length }
log-road_set_aside = Longest Road is laid aside
log-largest_patrol = { $seat } takes Largest Patrol with { $patrols } patrols
log-patrol_set_aside = Largest Patrol is laid aside
log-card_played = { $seat } plays { WORD($card, kind: "card") }
log-monopoly = { $seat } wants all { WORD($resource, kind: "resource") }
log-gave_all = { $seat } gives { $n } { WORD($resource, kind: "resource") }
log-hero_used = { $seat } uses { WORD($hero, kind: "hero") }, side { WORD($side, kind: "side") }
log-hero_flipped = { $seat } turns { WORD($hero, kind: "hero") } to side { WORD($side, kind: "side") }
log-hero_swapped = { $seat } lays back { WORD($old, kind: "hero") } and takes { WORD($new, kind: "hero") }
log-hero_removed = { $seat } removes { WORD($hero, kind: "hero") } from the game
log-gave = { $seat } gives { $to_seat } one { WORD($resource, kind: "resource") }
log-has_none = { $seat } has no { WORD($resource, kind: "resource") }
log-road_removed = { $seat } takes up the road by { PLACE($nth, $one, $two, $way, kind: "yield") }
log-looked_at_deck = { $seat } looks at the top { $n ->
    [one] card
   *[other] { COUNT($n, kind: "card") }
 } of the deck
log-looked_at_hand = { $seat } looks at the hand of { $victim_seat }
log-tormund_home = { $seat } sends Tormund from { PLACE($nth, $land, kind: "terrain") } back to his camp
log-spared = { $seat } keeps all { COUNT($cards, kind: "card") }
log-quiet = { $seat } settles at { PLACE($nth, $one, $two, $three, $way, kind: "yield") } without waking anybody
log-patrol_left = { $seat } gives up a patrol, { $patrols } left
log-revealed_points = { $seat } shows { COUNT($n, kind: "vp_card") }
log-glory = { $seat } wins with { COUNT($points, kind: "point") }
log-tragedy = { $seat } wins a tragic victory: { COUNT($guards, kind: "guard") }, { COUNT($points, kind: "point") }, { COUNT($cards, kind: "card") } in hand
log-no_winner = Nobody wins

## Options of the table

table-option-mode = Game
table-meaning-mode = The full game on the Wall, the base game without it, or the plain classic island. Five and six players play the full game on a wider board.
table-value-mode-watch = Brotherhood of the Watch (3 or 4 players)
table-value-mode-base = Base game (3 or 4 players)
table-value-mode-watch56 = The Watch for five or six
table-value-mode-classic = Classic island (2 to 4 players)
table-option-setup = Board
table-meaning-setup = The standard board, or shuffled tiles and markets.
table-value-setup-standard = standard
table-value-setup-variable = variable
table-option-classic_numbers = Numbers of the classic island
table-meaning-classic_numbers = On a variable classic island the numbers lie in a spiral from the coast, or anywhere.
table-value-classic_numbers-spiral = in a spiral
table-value-classic_numbers-random = anywhere
table-option-combined_trade_build = Trade and build
table-meaning-combined_trade_build = Trade first and build afterwards, or mix both freely. The classic island mixes them unless told otherwise.
table-value-combined_trade_build-by_mode = as the game has it
table-value-combined_trade_build-separate = trade first
table-value-combined_trade_build-combined = mixed freely
table-option-hero_tragedy = Tragedy of the Heroes
table-meaning-hero_tragedy = Three equal dice remove a hero of the display from the game.
table-value-hero_tragedy-false = no
table-value-hero_tragedy-true = yes
table-option-max_offers_per_turn = Offers per turn
table-meaning-max_offers_per_turn = How many trades a player may offer the others in one turn.
table-value-max_offers_per_turn-10 = 10
table-value-max_offers_per_turn-0 = no trade among players
table-value-max_offers_per_turn-1 = 1
table-value-max_offers_per_turn-2 = 2
table-value-max_offers_per_turn-5 = 5
table-option-compat_catanatron = Compatible rules
table-meaning-compat_catanatron = Classic island only: follow the program catanatron where its rules differ.
table-value-compat_catanatron-false = no
table-value-compat_catanatron-true = yes
table-option-turn_cap = Limit of turns
table-meaning-turn_cap = The game ends without a winner after this many turns.
table-value-turn_cap-500 = 500
table-value-turn_cap-20 = 20
table-value-turn_cap-50 = 50
table-value-turn_cap-100 = 100
table-value-turn_cap-1000 = 1000
table-option-first_player = First player
table-meaning-first_player = Who begins.
table-value-first_player-random = drawn at random
table-value-first_player-0 = { seat-0 }
table-value-first_player-1 = { seat-1 }
table-value-first_player-2 = { seat-2 }
table-value-first_player-3 = { seat-3 }
table-value-first_player-4 = { seat-4 }
table-value-first_player-5 = { seat-5 }
table-option-sealed = Sealed decisions
table-meaning-sealed = Also ask players who have no choice, so skipping them reveals nothing about their cards.
table-value-sealed-false = no
table-value-sealed-true = yes

## The end

ending-glorious = A glorious victory.
ending-third_breach = The Wall has fallen: a tragic end.
ending-invasion = The Gift is overrun: a tragic end.
ending-turn_cap = The limit of turns is reached.
ending-ten_points = Ten points are reached.
ranking = { $ending ->
    [third_breach] { ranking-tragic }
    [invasion] { ranking-tragic }
    [turn_cap] Nobody wins when the turns run out.
   *[other] The first to have enough points in a turn of their own wins; the others follow by points.
 }
ranking-tragic = After a tragic end the guards on the Wall decide, then points, then resource cards in hand; if all are equal, nobody wins.
