# Crescent Moon: its words, then what the table asks, offers, refuses and tells.

game-title = Crescent Moon
game-help = Five characters fight over one land, and each plays by their own rules: the Warlord plunders, the Murshid spreads influence, the Sultan builds cities, the Caliph holds hexes, the Nomad sells swords. Each year has 4 rounds of 1 action each, then everyone scores. You control a hex with units and strongholds, have influence with a token, and are present with anything at all. Deals with the Nomad, the Sultan and the Murshid are binding; all other talk is just talk. Points are secret. After 3 or 4 years the most points win.

## Characters

character-warlord = Warlord
    .the = the Warlord
character-murshid = Murshid
    .the = the Murshid
character-sultan = Sultan
    .the = the Sultan
character-caliph = Caliph
    .the = the Caliph
character-nomad = Nomad
    .the = the Nomad

## What the seats are called at the table

role-0 = { character-warlord }
role-1 = { character-murshid }
role-2 = { character-sultan }
role-3 = { character-caliph }
role-4 = { character-nomad }

## Power cards

card-campaign = Campaign
card-assassination = Assassination
card-imam = Imam
card-bribery = Bribery
card-rebellion = Rebellion
card-preacher = Preacher
card-informer = Informer
card-missionary = Missionary
card-sabotage = Sabotage
card-destroyer = Destroyer
card-raiders = Raiders
card-coercion = Coercion
card-horse_archers = Horse Archers
card-lightning_raid = Lightning Raid
card-forced_march = Forced March
card-terror = Terror
card-guard = Guard
card-infantry = Infantry
card-general = General
card-siege_engines = Siege Engines
card-vizier = Vizier
card-ships = Ships
card-corvee = Corvée
card-scorched_earth = Scorched Earth
card-elder = Elder
card-camel_cavalry = Camel Cavalry
card-caravan = Caravan
card-ambush = Ambush
card-guides = Guides
card-unpaid_wages = Unpaid Wages
card-sheikh = Sheikh

card_text-campaign = Combat: put half of your units, rounded down, on this card for +1 each. After the combat they return to your supply. The card returns to your hand.
card_text-assassination = Combat or contest: discard a personage card anyone played here. It does nothing.
card_text-imam = Contest: +2.
card_text-bribery = Combat: your opponent has 1 less. Contest: another player’s side has 1 less. That player takes this card into their hand.
card_text-rebellion = Combat or contest: +1 in a hex with a town, +2 with a city.
card_text-preacher = Contest: +1, or +2 with your influence in an adjacent hex.
card_text-informer = Anytime: look at the hand of another player.
card_text-missionary = Action: move 1 of your influence tokens to an adjacent hex without a token. No contest.
card_text-sabotage = Action: in a hex where you are present, or next to one, remove another player’s fort, or turn a castle into a fort.
card_text-destroyer = Combat: 1 of your units from an adjacent hex joins on this card. Combat: 1 ordinary unit from your reserve card joins on this card.
card_text-raiders = Combat: put up to 3 of your units on this card; each lowers your losses by 1.
card_text-coercion = Contest: +2.
card_text-horse_archers = Combat: +1 as attacker. Combat: put 1 of your units on this card for +1.
card_text-lightning_raid = Action: make 1 move, then you may assault with units from the hex you entered. Or assault from any hex without moving.
card_text-forced_march = Anytime: on your own turn, before or after your action, make 1 move.
card_text-terror = Combat: your opponent has 1 less. Contest: +1, or +2 with one of your units in the hex.
card_text-guard = Combat: +1 as defender. Combat: put 1 of your units on this card for +1.
card_text-infantry = Combat: put 1 of your units on this card for +1. Combat: your losses are 1 lower.
card_text-general = Combat: +1. Combat: up to 2 of your units leave for adjacent hexes that no other player controls.
card_text-siege_engines = Combat: as attacker, put 1 of your units on this card; the fort or castle has strength 0. Combat: as defender with a fort or castle, +1.
card_text-vizier = Contest: +1, or +2 if you control the hex.
card_text-ships = Anytime: rivers don’t separate hexes until this action is over.
card_text-corvee = Action: build, and each building costs 1 coin less.
card_text-scorched_earth = Combat: as defender, nothing can be sacked in this combat.
card_text-elder = Combat: a mercenary of any player, here or in an adjacent hex, returns to its owner. A mercenary from your supply joins on this card.
card_text-camel_cavalry = Combat: +1 in the desert. Combat: put one of your units on this card for +1.
card_text-caravan = Action: take 5 coins.
card_text-ambush = Combat: +1, or +2 in wilderness and mountains.
card_text-guides = Anytime: in your own Move action, make up to 2 more moves.
card_text-unpaid_wages = Combat: up to 2 mercenaries of your opponent have strength 0.
card_text-sheikh = Contest: +1, or +2 in wilderness, mountains and desert.
# in few words, for the faces of cards and for short options
draw-brief-campaign = half your units +1 each, then lost
draw-brief-assassination = cancels a personage
draw-brief-imam = +2 influence
draw-brief-bribery = rival −1, takes this card
draw-brief-rebellion = +1 at a town, +2 at a city
draw-brief-preacher = +1, near your token +2
draw-brief-informer = look at a hand
draw-brief-missionary = move a token, no contest
draw-brief-sabotage = tear down a fort nearby
draw-brief-destroyer = 1 unit joins, 1 from reserve
draw-brief-raiders = up to 3 units save losses
draw-brief-coercion = +2 influence
draw-brief-horse_archers = attacker +1, 1 unit +1
draw-brief-lightning_raid = move, then assault
draw-brief-forced_march = 1 extra move
draw-brief-terror = rival −1; +1 or +2 influence
draw-brief-guard = defender +1, 1 unit +1
draw-brief-infantry = 1 unit +1, 1 loss less
draw-brief-general = +1, withdraw 2 units
draw-brief-siege_engines = fort counts 0; behind it +1
draw-brief-vizier = +1, in control +2
draw-brief-ships = cross rivers now
draw-brief-corvee = build 1 coin cheaper
draw-brief-scorched_earth = defender: no sacking
draw-brief-elder = swap a mercenary in
draw-brief-camel_cavalry = desert +1, 1 unit +1
draw-brief-caravan = take 5 coins
draw-brief-ambush = +1, in rough land +2
draw-brief-guides = 2 more moves
draw-brief-unpaid_wages = 2 mercenaries count 0
draw-brief-sheikh = +1, in wild land +2

type-event = event
type-personage = personage
type-battalion = battalion
type-strategy = strategy

## Land

terrain-fertile = fertile land
terrain-wilderness = wilderness
terrain-mountain = mountains
terrain-quarry = quarry
terrain-desert = desert

## Goals

goal-units = Most units
goal-strongholds = Strongholds
goal-sacred_control = Hold the sacred site
goal-sacks = Buildings sacked
goal-first_sacks = First year: sacks
goal-network = Influence tokens
goal-terrains = Terrains with influence
goal-sacred_influence = Sacred site influenced
goal-first_tokens = First year: tokens
goal-cities = Cities
goal-free_cities = Independent cities
goal-towns = Towns
goal-treasury = Treasury
goal-sacred_settlement = Settle the sacred site
goal-first_cities = First year: cities
goal-order = Hexes controlled
goal-most_hexes = Most hexes
goal-ford = Hold the ford
goal-quarries = Quarries
goal-palace = Palace stands
goal-shielded = Settlements shielded
goal-first_ford = First year: the ford
goal-prosperity = Coins to convert
goal-mercenaries = Mercenaries on the map
goal-wild_tokens = Tokens in wild land
goal-sacred_any = Sacred site

## Buildings, tiles, actions, phases, sources of points

building-fort = fort
    .a = a fort
    .the = the fort
building-castle = castle
    .a = a castle
    .the = the castle
building-palace = palace
    .a = a palace
    .the = the palace
building-town = town
    .a = a town
    .the = the town
building-city = city
    .a = a city
    .the = the city

tile-ford = Ford
tile-river = River
tile-plain = Plain
tile-wilderness = Wilderness
tile-mountain = Mountains
tile-quarry = Quarry
tile-desert = Desert
tile-sacred_site = Sacred site

unit-ordinary = an ordinary unit
unit-mercenary = a mercenary

group-warlord_1 = an ordinary unit and an influence token
group-warlord_2 = an influence token
group-murshid_1 = a fort
group-murshid_2 = an influence token
group-sultan_1 = a city
group-sultan_2 = a town, a fort and a mercenary
group-caliph_1 = a castle and an ordinary unit
group-caliph_2 = a castle
group-nomad_1 = a mercenary and an influence token
group-nomad_2 = an influence token

market-far = far market
market-middle = middle market
market-near = near market
market-sultan = Sultan’s market

action-pass = Pass
action-influence = Influence
action-build = Build
action-move = Move
action-assault = Assault
action-recruit = Recruit
action-hire = Hire mercenaries
action-bribe = Bribe mercenaries
action-buy = Buy power cards
action-play = Play a power card
action-levy = Levy
action-muster = Muster
action-uprising = Uprising
action-scheme = Scheme
action-conspire = Conspire
action-move_palace = Move palace
action-desertion = Desertion

source-start = At the start
    .for = at the start
source-primary = Primary goal
    .for = for the primary goal
source-secondary = Secondary goal
    .for = for the secondary goal
source-sacred_site = Sacred site
    .for = for the sacred site
source-first_year = First year
    .for = for the goal of the first year
source-deals = Deals with the Murshid
    .for = in a deal

bank-0 = in the east and northeast
bank-1 = in the northeast and northwest
bank-2 = in the northwest and west
bank-3 = in the west and southwest
bank-4 = in the southwest and southeast
bank-5 = in the southeast and east
way-0 = east
way-1 = northeast
way-2 = northwest
way-3 = west
way-4 = southwest
way-5 = southeast

## Numbers of things

count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
count-unit = { $n ->
    [one] { $n } unit
   *[other] { $n } units
 }
count-ordinary = { $n ->
    [one] { $n } ordinary unit
   *[other] { $n } ordinary units
 }
count-mercenary = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
 }
count-move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }
count-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
 }

named-card = { $copy ->
    [0] { WORD($card, kind: "card") }
   *[other] { WORD($card, kind: "card") } no. { $copy }
 }
played-card = { $added_by ->
    [nobody] { WORD($card, kind: "card") }
   *[other] { WORD($card, kind: "card") } of { WORD($added_by, kind: "character", case: "the") }
 }
units-of-both-kinds = { $ordinary ->
    [0] { COUNT($mercenaries, kind: "mercenary") }
   *[other] { $mercenaries ->
        [0] { COUNT($ordinary, kind: "ordinary") }
       *[other] { COUNT($ordinary, kind: "ordinary") } and { COUNT($mercenaries, kind: "mercenary") }
     }
 }

## What is asked

choose_tile = Choose one of your hexes to add to the map.
place_tile = { WORD($tile, kind: "tile") }: choose where this hex goes. Units will move between neighboring hexes.
place_group = Choose one of your starting groups and a hex for it.
place_palace = Choose a hex for the palace. It scores for the Caliph.
choose_action = Choose 1 action (round { $round } of 4, year { $year }).
play_card = Choose a card to play as your action.
missionary_move = { card-missionary }: choose a token and where it moves.
sabotage_hex = { card-sabotage }: choose a fort to remove or a castle to turn into a fort.
remove_excess = Too many units in { $hex }: choose { COUNT($n, kind: "unit") } to remove.
play_anytime = { $window ->
    [start] { START(WORD($character, kind: "character", case: "the")) } begins a turn. Do you play an Anytime card?
    [declared] { START(WORD($character, kind: "character", case: "the")) } has declared an action. Do you play an Anytime card?
   *[end] Your turn ends. Do you play an Anytime card?
 }
moment-anytime_start = Anytime cards when a turn begins
moment-anytime_declared = Anytime cards when an action is declared
moment-anytime_end = Anytime cards when a turn ends
look_at_hand = Informer: choose whose hand to look at.
discard_down = You hold too many cards: discard { COUNT($n, kind: "card") }.
influence_hex = Choose a hex for your influence token. If others object, you place it only if you win the contest.
declare_side = { START(WORD($character, kind: "character", case: "the")) } wants influence in { $hex }. Choose a side: a win replaces any token there, a loss changes nothing.
build = Choose a building and a hex. You can still build { COUNT($left, kind: "building") } and have { COUNT($coins, kind: "coin") }.
move = { $march ->
    [forced_march] Forced March: choose 1 move.
    [raid] Lightning Raid: choose 1 move.
   *[other] Choose where to move from and to. { COUNT($left, kind: "move") } left.
 }
move_ordinary = { $march ->
    [assault] Assault from { $from } on { $to }: choose how many ordinary units go.
    [raid_assault] Assault from { $from } on { $to }: choose how many ordinary units go.
   *[other] From { $from } to { $to }: choose how many ordinary units go.
 }
move_mercenaries = { $march ->
    [assault] Assault from { $from } on { $to }: choose how many mercenaries go.
    [raid_assault] Assault from { $from } on { $to }: choose how many mercenaries go.
   *[other] From { $from } to { $to }: choose how many mercenaries go.
 }
assault = Choose a hex to assault and where from. You see the odds before cards.
raid_assault = Assault as well? Choose a target, or stop.
follow_up = Your new mercenaries can move or assault right away. Choose where.
recruit = Choose a hex for a unit. { COUNT($left, kind: "unit") } left to place.
hire_at_bank = Choose how many mercenaries to hire.
place_hired = Choose a hex for a mercenary.
bribe_hex = Choose a hex where you bribe the Nomad’s mercenaries. They become yours if the Nomad agrees.
propose_units = Choose how many mercenaries you want.
propose_price = { $over ->
    [hire] { COUNT($units, kind: "mercenary") } from the Nomad’s reserve card: name a price.
    [bribe] Bribe { COUNT($units, kind: "mercenary") } in { $hex }: name a price for the Nomad.
   *[card] { WORD($card, kind: "card") } from the Sultan’s market: name a price.
 }
answer_proposal = { $over ->
    [hire] { START(WORD($character, kind: "character", case: "the")) } wants to hire { COUNT($units, kind: "mercenary") } for { COUNT($price, kind: "coin") }. Do you agree?
    [bribe] { START(WORD($character, kind: "character", case: "the")) } wants to bribe { COUNT($units, kind: "mercenary") } in { $hex } for { COUNT($price, kind: "coin") }. Do you agree?
   *[card] { START(WORD($character, kind: "character", case: "the")) } wants to buy { WORD($card, kind: "card") } for { COUNT($price, kind: "coin") }. Do you agree?
 }
buy = Choose a card to buy. You have { COUNT($coins, kind: "coin") }.
take_schemed = { $n ->
    [2] Choose 2 of these cards to keep.
   *[other] Choose 1 of these cards to keep.
 }
conspire = Choose a card to place face up in your market. Others can buy it from you.
muster = Muster: choose a hex and how many units appear there.
uprising_hex = Choose a hex for the uprising. Your token there attacks.
palace_hex = Choose where the palace moves. It scores for the Caliph.
desertion_hex = Choose a hex where mercenaries desert.
desert_units = Choose how many of them desert.
ask_promise = Choose how many points to ask { WORD($character, kind: "character", case: "the") } for in return for your support. They pay only if they win.
offer_promise = { $asked ->
    [0] Offer the Murshid points for help? You pay only if you win.
   *[other] The Murshid asks for { COUNT($asked, kind: "point") }. Choose how many you promise, paid only if you win.
 }
weigh_offers = Accept an offer, or ask for more. Points are paid only if that side wins.
answer_counter = The Murshid wants { COUNT($points, kind: "point") } if you win. Do you agree?
settle_offers = Accept one of the other offers, or refuse.
choose_cards = { $clash ->
    [combat] Combat in { $hex }: choose cards secretly ({ $attack } vs. { $defence } before cards).
   *[contest] Contest for { $hex }: choose cards secretly ({ $attack } vs. { $defence } before cards if all oppose).
 } Personages return next year, events are discarded.
meddle = Choose who your cards help.
next_card = Choose the card to resolve next.
use_entry = { WORD($card, kind: "card") }: use this effect?
assassinate = { card-assassination }: choose a personage to discard.
campaign = { card-campaign }: choose units to put on the card.
assign = { WORD($card, kind: "card") }: choose units to put on the card.
call_unit = { card-destroyer }: choose a unit to join.
withdraw = { card-general }: choose a unit to leave the combat.
withdraw_to = Choose where the unit goes.
elder = { card-elder }: choose a mercenary to return to its owner.
unpaid_wages = { card-unpaid_wages }: choose how many of your opponent’s mercenaries have strength 0.
bribery = { card-bribery }: choose whose side has 1 less.
decide_tie = Tie in { $hex }, { $strength } vs. { $strength }. You decide who wins.
give_up_units = You lose { COUNT($n, kind: "unit") }. Choose which.
capture = You control { $hex }. Capture the stronghold, so that it becomes yours?
sack_settlement = You control { $hex }. Sack the settlement for coins and points?
convert_coins = Choose how many coins to turn into points.

## What the others wait for

waiting-choose_tile = Waiting for { $seat } to choose a hex
waiting-place_tile = Waiting for { $seat } to place a hex
waiting-place_group = Waiting for { $seat } to place a starting group
waiting-place_palace = Waiting for { $seat } to place the palace
waiting-choose_action = Waiting for { $seat } to choose an action
waiting-play_card = Waiting for { $seat } to play a card
waiting-missionary_move = Waiting for { $seat } to move a token
waiting-sabotage_hex = Waiting for { $seat } to use Sabotage
waiting-remove_excess = Waiting for { $seat } to remove units
waiting-play_anytime = Waiting for { $seat }
waiting-look_at_hand = Waiting for { $seat } to look at a hand
waiting-discard_down = Waiting for { $seat } to discard cards
waiting-influence_hex = Waiting for { $seat } to choose a hex for influence
waiting-declare_side = Waiting for { $seat } to choose a side
waiting-build = Waiting for { $seat } to build
waiting-move = Waiting for { $seat } to move units
waiting-move_ordinary = Waiting for { $seat } to choose units
waiting-move_mercenaries = Waiting for { $seat } to choose mercenaries
waiting-assault = Waiting for { $seat } to assault
waiting-raid_assault = Waiting for { $seat } to decide on an assault
waiting-follow_up = Waiting for { $seat } to move bribed mercenaries
waiting-recruit = Waiting for { $seat } to recruit
waiting-hire_at_bank = Waiting for { $seat } to hire mercenaries
waiting-place_hired = Waiting for { $seat } to place mercenaries
waiting-bribe_hex = Waiting for { $seat } to choose who to bribe
waiting-propose_units = Waiting for { $seat } to make an offer
waiting-propose_price = Waiting for { $seat } to name a price
waiting-answer_proposal = Waiting for { $seat } to answer an offer
waiting-buy = Waiting for { $seat } to buy cards
waiting-take_schemed = Waiting for { $seat } to scheme
waiting-conspire = Waiting for { $seat } to conspire
waiting-muster = Waiting for { $seat } to muster
waiting-uprising_hex = Waiting for { $seat } to call an uprising
waiting-palace_hex = Waiting for { $seat } to move the palace
waiting-desertion_hex = Waiting for { $seat } to cause a desertion
waiting-desert_units = Waiting for { $seat } to choose deserters
waiting-ask_promise = Waiting for { $seat } to name a price
waiting-offer_promise = Waiting for { $seat } to make a promise
waiting-weigh_offers = Waiting for { $seat } to weigh the offers
waiting-answer_counter = Waiting for { $seat } to answer the Murshid
waiting-settle_offers = Waiting for { $seat } to choose an offer
waiting-choose_cards = Waiting for { $seat } to choose cards
waiting-meddle = Waiting for { $seat } to choose a side
waiting-next_card = Waiting for { $seat } to resolve cards
waiting-use_entry = Waiting for { $seat } to use a card
waiting-assassinate = Waiting for { $seat } to choose a personage
waiting-campaign = Waiting for { $seat } to put units on a card
waiting-assign = Waiting for { $seat } to put units on a card
waiting-call_unit = Waiting for { $seat } to call a unit
waiting-withdraw = Waiting for { $seat } to withdraw units
waiting-withdraw_to = Waiting for { $seat } to withdraw units
waiting-elder = Waiting for { $seat } to send a mercenary back
waiting-unpaid_wages = Waiting for { $seat } to choose unpaid mercenaries
waiting-bribery = Waiting for { $seat } to bribe someone
waiting-decide_tie = Waiting for { $seat } to decide a tie
waiting-give_up_units = Waiting for { $seat } to take losses
waiting-capture = Waiting for { $seat } to capture or sack
waiting-sack_settlement = Waiting for { $seat } to sack or spare
waiting-convert_coins = Waiting for { $seat } to turn coins into points

## What can be chosen

option-tile = { WORD($tile, kind: "tile") }
option-place-tile = { $more ->
    [0] { $steps } { WORD($way, kind: "way") } of the ford
   *[other] { $steps } { WORD($way, kind: "way") } and { $more } { WORD($then, kind: "way") } of the ford
 }
option-place-river = { $more ->
    [0] { $steps } { WORD($way, kind: "way") } of the ford, river { WORD($turn, kind: "bank") }
   *[other] { $steps } { WORD($way, kind: "way") } and { $more } { WORD($then, kind: "way") } of the ford, river { WORD($turn, kind: "bank") }
 }
option-group = In { $hex }: { WORD($group, kind: "group") }
option-place_palace = Palace in { $hex }
option-action = { WORD($action, kind: "action") }
option-talk = Ask the Sultan for { named-card }
option-missionary_move = From { $from } to { $to }
option-sabotage_hex = Sabotage in { $hex }
option-leave = { START(units-of-both-kinds) }
option-stop = Done
option-no-card = No card
option-play = Play { WORD($card, kind: "card") }
option-look = { WORD($character, kind: "character") }, { COUNT($cards, kind: "card") }
option-discard = Discard { WORD($card, kind: "card") }
option-influence_hex = Influence in { $hex }
option-supporter = Support the attacker
option-defender = Oppose the attacker
option-build = { START(WORD($building, kind: "building", case: "a")) } in { $hex }
option-move = From { $from } to { $to }
option-no-move = Don’t move, assault right away
option-ordinary = { COUNT($n, kind: "ordinary") }
option-mercenaries = { COUNT($n, kind: "mercenary") }
option-assault = Assault { $to } from { $from }
option-raid_assault = Assault { $to } from { $from }
option-follow-move = Move to { $hex }
option-follow-assault = Assault on { $hex }
option-recruit = A unit in { $hex }
option-hire = { COUNT($n, kind: "mercenary") } for { COUNT($coins, kind: "coin") }
option-place_hired = A mercenary in { $hex }
option-bribe_hex = The mercenaries in { $hex }
option-units = { COUNT($n, kind: "mercenary") }
option-price = { COUNT($coins, kind: "coin") }
option-accept = Accept
option-refuse = Refuse
option-counter = Make a counter-offer
option-buy = { named-card }, { WORD($market, kind: "market") }
option-take = Take { WORD($card, kind: "card") }
option-take-two = Take { WORD($card, kind: "card") } and { WORD($other, kind: "card") }
option-show = Place { WORD($card, kind: "card") }
option-muster = { COUNT($n, kind: "unit") } in { $hex }
option-uprising_hex = Uprising in { $hex }
option-palace_hex = Move the palace to { $hex }
option-desertion_hex = Desertion in { $hex }
option-desert = { COUNT($n, kind: "mercenary") }
option-ask = { $points ->
    [0] Don’t ask for points
   *[other] Ask for { COUNT($points, kind: "point") }
 }
option-offer = { $points ->
    [0] Promise nothing
   *[other] Promise { COUNT($points, kind: "point") }
 }
option-accept-deal = Accept { COUNT($points, kind: "point") } from { WORD($character, kind: "character", case: "the") }
option-counter-deal = Ask { WORD($character, kind: "character", case: "the") } for { COUNT($points, kind: "point") }
option-no-deal = No deal
option-add-card = Add { WORD($card, kind: "card") }
option-cards-done = Play these cards
option-cards-none = Play no cards
option-meddle = Help { WORD($character, kind: "character", case: "the") }
option-resolve = { WORD($card, kind: "card") }
option-resolve-of = { WORD($card, kind: "card") } of { WORD($character, kind: "character", case: "the") }
option-use = Use it
option-decline = Skip
option-assassinate = { WORD($card, kind: "card") } of { WORD($character, kind: "character", case: "the") }
option-assign = Put { units-of-both-kinds } on it
option-call-unit = { START(WORD($kind, kind: "unit")) } from { $hex }
option-withdraw = { START(WORD($kind, kind: "unit")) }
option-withdraw-card = { START(WORD($kind, kind: "unit")) } from { played-card }
option-withdraw_to = To { $hex }
option-elder = A mercenary of { WORD($character, kind: "character", case: "the") } in { $hex }
option-elder-card = A mercenary of { WORD($character, kind: "character", case: "the") } on { played-card }
option-elder-nobody = Remove no one, add your own
option-unpaid = { COUNT($n, kind: "mercenary") }
option-bribery = { START(WORD($character, kind: "character", case: "the")) }’s side
option-tie = { $side ->
    [attacker] The attacker wins
   *[defender] The defender wins
 }
option-lose = Lose { units-of-both-kinds }
option-capture = Capture { WORD($building, kind: "building", case: "the") }
option-no-capture = Don’t capture { WORD($building, kind: "building", case: "the") }
option-sack = Sack { WORD($settlement, kind: "building", case: "the") }
option-spare = Spare { WORD($settlement, kind: "building", case: "the") }
option-convert = { $coins ->
    [0] Keep all coins
   *[other] { COUNT($coins, kind: "coin") } for { COUNT($points, kind: "point") }
 }
aside-anytime = Anytime: { WORD($what, kind: "card") }
aside_effect-anytime = { WORD($what, kind: "draw-brief") }

## Consequences

effect-action = { $action ->
    [pass] do nothing this round
    [influence] place a token, or contest a hex
    [build] build 1 or more buildings
    [move] move units to adjacent hexes
    [assault] attack, or sack what no one guards
    [recruit] place units from your reserve card
    [hire] pay for mercenaries
    [bribe] win over the Nomad’s mercenaries
    [buy] buy 1 card from each market
    [play] play a card marked Action
    [levy] take 1 coin
    [muster] turn tokens into units
    [uprising] turn a token into an attack
    [scheme] look for your own cards
    [conspire] fill your market
    [move_palace] move the palace to another hex
   *[desertion] make other players’ mercenaries leave
 }
effect-talk = agree on a price, then buy it: { WORD($card, kind: "draw-brief") }
effect-sabotage = { WORD($building, kind: "building", case: "the") } of { WORD($character, kind: "character", case: "the") }
effect-card = { WORD($card, kind: "card_text") }
effect-card-brief = { WORD($card, kind: "draw-brief") }
effect-entry = { $verb ->
    [strengthen] +{ $n } for your side
    [weaken] −{ $n } for your opponent
    [spare] your losses are { $n } lower
    [call_reserve] a unit from your reserve joins
   *[scorch] nothing can be sacked in this combat
 }
effect-free = no one can object, you place your token
effect-contest = { $n ->
    [one] { $n } other player may oppose you, { $attack } vs. { $defence } before cards
   *[other] { $n } other players may oppose you, { $attack } vs. { $defence } before cards if all do
 }
effect-side = { $attack } vs. { $defence } before cards, as declared so far
effect-bare = { $attack } vs. { $defence } if no one plays a card{ $clash ->
    [combat] { "" }
   *[contest] { " " }and all oppose
 }: { $result ->
    [attacker] the attacker wins
    [tie] the Murshid decides
   *[defender] the defense wins
 }
effect-buy = { $coins ->
    [0] free
   *[other] pay { COUNT($coins, kind: "coin") }
 }: { WORD($card, kind: "draw-brief") }
effect-two-cards = { WORD($card, kind: "draw-brief") }, and { WORD($other, kind: "draw-brief") }
effect-price = pay { COUNT($coins, kind: "coin") }
effect-attack = { $attack } vs. { $defence } before cards, against { WORD($character, kind: "character", case: "the") }
effect-odds = { $result ->
    [won] { $attack } vs. { $defence } before cards: you win, { COUNT($left, kind: "unit") } left
    [tie] { $attack } vs. { $defence } before cards: the Murshid decides
   *[lost] { $attack } vs. { $defence } before cards: you lose
 }
effect-assign = { $verb ->
    [campaign] +{ $n } for your side, then they return to your supply
    [shelter] your losses are { $n } lower
    [breach] the fort or castle has strength 0
   *[post] +{ $n } for your side
 }
effect-another-action = { START(WORD($character, kind: "character", case: "the")) } chooses another action
effect-proposal = proposal { $n } of { $most }
effect-sack = sack { WORD($settlement, kind: "building", case: "the") } without combat
effect-bribable = { COUNT($n, kind: "mercenary") } of the Nomad
effect-token-stays = your token stays
effect-token-goes = your token returns to your supply
effect-deserters = { COUNT($n, kind: "mercenary") } of { WORD($character, kind: "character", case: "the") }
effect-plunder = gain { COUNT($coins, kind: "coin") }{ $points ->
    [0] { "" }
   *[other] { " " }and { COUNT($points, kind: "point") }
 }
effect-razed = it is removed, you gain no coins
effect-coins-left = { COUNT($coins, kind: "coin") } left
effect-coins-then = you then have { COUNT($coins, kind: "coin") }

## What is refused, and why

why-no-river-end = The river can’t be extended there, but another of your hexes fits.
why-no-influence = No other hex is in your reach. Choose another action.
why-no-token = You have no influence tokens left. Choose another action.
why-reserve-empty = Your reserve card is empty. Choose another action.
why-no-supply = You have no units left in your supply. Choose another action.
why-nomad-reserve = The Nomad’s reserve card is empty. Choose another action.
why-talked = You have already negotiated about this in this turn. Try again next turn.
why-no-nomad = The Nomad is not in this game. Choose another action.
why-no-deck = There are no cards left to draw. Choose another action.
why-no-build = There is nothing you can build and pay for. Choose another action.
why-no-move = Your units can’t move. Choose another action.
why-no-assault = No target is in reach of your units. Move them closer first.
why-no-recruit = No hex is open to your units. Choose another action.
why-no-hire = No hex is open to your mercenaries. Choose another action.
why-no-bribe = The Nomad has no mercenaries on the map. Choose another action.
why-no-buy = You can’t afford any card. Get coins first.
why-no-play = None of your cards would do anything as an action. Choose another action.
why-no-muster = None of your tokens is in a hex you can enter. Spread influence to one first.
why-no-uprising = None of your tokens is in another player’s hex. Spread influence to one first.
why-no-conspire = Your market has no empty slot. Wait until someone buys a card.
why-no-move-palace = No other hex is open to the palace. Choose another action.
why-no-desertion = No one else has mercenaries on the map. Choose another action.
why-no-use = This card would do nothing now. Choose another card.
why-campaign-stays = The Campaign always returns to your hand. Choose another card.
why-own-token = You already have a token there. Choose another hex.
why-river = A river separates these hexes. Only Ships let you cross it.
why-controlled = { START(WORD($character, kind: "character", case: "the")) } controls that hex. Only an assault gets you in.
why-nothing-to-take = No one controls that hex, and there is nothing to sack. Choose another hex.
why-no-entry = { $clash ->
    [combat] This card does nothing in a combat. Choose another card.
   *[contest] This card does nothing in a contest. Choose another card.
 }
why-coins = That costs { COUNT($price, kind: "coin") }, you have { $coins }.
why-points = You have only { COUNT($points, kind: "point") }. Choose a smaller number.
why-no-piece = You have no such building left. Choose another one.
why-other-controls = Another player controls that hex. Choose another hex.
why-built-here = You have already built there in this action. Choose another hex.
why-market-used = You have already bought from this market in this action. Choose another market.

## Options of the table

table-option-map = Map
table-meaning-map = A preset map for your number of players, or a variable one you build together.
table-value-map-divided = Divided Land
table-value-map-thaw = Spring Thaw
table-value-map-open = Open Plains
table-value-map-valley = Fertile Valley
table-value-map-meeting = Meeting Place
table-value-map-variable = variable map
table-option-years = Years
table-meaning-years = 3 years, or 4 for a longer game.
table-value-years-3 = 3
table-value-years-4 = 4
table-option-sealed = Hidden reactions
table-meaning-sealed = Everyone with cards is asked at each pause for Anytime cards, even if they can only pass, so no one can tell who could have played.
table-value-sealed-false = no, only ask players who can play a card
table-value-sealed-true = yes
table-option-mirrored = Mirrored market
table-meaning-mirrored = Cards in the market slide to the left. This doesn’t change the game.
table-value-mirrored-false = no
table-value-mirrored-true = yes

## What happened

log-year = Year { $year }
log-income = { $seat } gains an income of { COUNT($coins, kind: "coin") }
log-reserves = { $seat } adds { COUNT($n, kind: "unit") } to the reserve card
log-cards_back = { $seat } takes { COUNT($n, kind: "card") } back into their hand
log-market_cleared-piece = { WORD($card, kind: "card") }
log-market_cleared-together = Removed from the near market: { $pieces }
log-market_filled-piece = { WORD($card, kind: "card") }
log-market_filled-together = New in the market: { $pieces }
log-turn = Year { $year }, round { $round }: { $seat }
log-action = { $seat } chooses: { WORD($action, kind: "action") }
log-coins = { SIGN($coins) ->
    [minus] { $seat } pays { COUNT($coins, kind: "coin") }
   *[plus] { $seat } gains { COUNT($coins, kind: "coin") }
 }
log-paid = { $seat } pays { $to_seat } { COUNT($coins, kind: "coin") }
log-points = { SIGN($points) ->
    [minus] { $seat } loses { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
   *[plus] { $seat } scores { COUNT($points, kind: "point") } { WORD($source, kind: "source", case: "for") }
 }
log-moved = { $seat } moves { units-of-both-kinds } from { $from } to { $to }
log-placed_units = { $seat } places { units-of-both-kinds } in { $hex }
log-removed_units = { $seat } returns { units-of-both-kinds } from { $hex } to the supply
log-retreated = { $seat } withdraws { units-of-both-kinds } from { $hex }
log-built = { $seat } builds { WORD($building, kind: "building", case: "a") } in { $hex }
log-token_placed = { $seat } gains influence in { $hex }
log-token_removed = { $seat } loses influence in { $hex }
log-sacked = { $seat } sacks { WORD($building, kind: "building", case: "the") } in { $hex } for { COUNT($coins, kind: "coin") }
log-captured = { $seat } captures { WORD($building, kind: "building", case: "the") } in { $hex }
log-razed = { $seat } removes { WORD($building, kind: "building", case: "the") } in { $hex }
log-palace = { $seat } places the palace in { $hex }
log-bought = { $seat } takes { WORD($card, kind: "card") } from the { WORD($market, kind: "market") } for { COUNT($price, kind: "coin") }
log-discarded = { $seat } discards { WORD($card, kind: "card") }
log-played = { $seat } plays { WORD($card, kind: "card") }
log-looked = { $card_1 ->
    [hidden] { $seat } looks at { $at_seat }’s hand
    [none] { $seat } looks at { $at_seat }’s hand, which is empty
   *[other] { $seat } looks at { $at_seat }’s hand: { WORD($card_1, kind: "card") }{ next-card-2 }{ next-card-3 }{ next-card-4 }{ next-card-5 }{ next-card-6 }{ next-card-7 }{ next-card-8 }
 }
next-card-2 = { $card_2 ->
    [none] { "" }
   *[other] , { WORD($card_2, kind: "card") }
 }
next-card-3 = { $card_3 ->
    [none] { "" }
   *[other] , { WORD($card_3, kind: "card") }
 }
next-card-4 = { $card_4 ->
    [none] { "" }
   *[other] , { WORD($card_4, kind: "card") }
 }
next-card-5 = { $card_5 ->
    [none] { "" }
   *[other] , { WORD($card_5, kind: "card") }
 }
next-card-6 = { $card_6 ->
    [none] { "" }
   *[other] , { WORD($card_6, kind: "card") }
 }
next-card-7 = { $card_7 ->
    [none] { "" }
   *[other] , { WORD($card_7, kind: "card") }
 }
next-card-8 = { $card_8 ->
    [none] { "" }
   *[other] , { WORD($card_8, kind: "card") }
 }
log-schemed = { $seat } schemes and takes { COUNT($taken, kind: "card") }{ $card_1 ->
    [hidden] { "" }
    [none] { "" }
   *[other] : { WORD($card_1, kind: "card") }{ next-card-2 }
 }{ $missing ->
    [0] { "" }
   *[other] ; { COUNT($missing, kind: "card") } missing
 }
log-conspired = { $seat } adds { WORD($card, kind: "card") } to the Sultan’s market
log-proposed = { $over ->
    [hire] { $seat } proposes { COUNT($units, kind: "mercenary") } for { COUNT($price, kind: "coin") }
    [bribe] { $seat } proposes { COUNT($units, kind: "mercenary") } in { $hex } for { COUNT($price, kind: "coin") }
   *[card] { $seat } proposes { WORD($card, kind: "card") } for { COUNT($price, kind: "coin") }
 }
log-agreed = { $seat } agrees: { $units ->
    [0] { COUNT($price, kind: "coin") }
   *[other] { COUNT($units, kind: "mercenary") } for { COUNT($price, kind: "coin") }
 }
log-refused = { $seat } refuses
log-combat = { $seat } attacks { $to_seat } in { $hex }: { $attack } vs. { $defence }
log-contest = { $seat } starts a contest for { $hex }
log-asked = { $seat } asks { $to_seat } for { COUNT($points, kind: "point") }
log-offered = { $seat } promises { COUNT($points, kind: "point") } for a win
log-countered = { $seat } wants { COUNT($points, kind: "point") } from { $to_seat }
log-deal = { $seat } makes a deal with the Murshid: { COUNT($points, kind: "point") } for a win
log-no_deal = { $seat } makes no deal
log-deal_paid = { $seat } pays the Murshid { COUNT($points, kind: "point") }
log-meddled = { $seat } helps { $to_seat }
log-declared = { $side ->
    [attacker] { $seat } supports the attacker
   *[defender] { $seat } opposes the attacker
 }
log-revealed = { $seat } reveals { WORD($card, kind: "card") }
log-effect = { $verb ->
    [strengthen] { $seat }: { WORD($card, kind: "card") } gives +{ $n }
    [weaken] { $seat }: { WORD($card, kind: "card") } costs the opponent { $n }
    [spare] { $seat }: { WORD($card, kind: "card") } prevents { $n ->
        [one] { $n } loss
       *[other] { $n } losses
     }
    [unpaid] { $seat }: { WORD($card, kind: "card") } leaves { COUNT($n, kind: "mercenary") } without strength
    [scorch] { $seat }: { WORD($card, kind: "card") } prevents sacking
   *[other] { $seat } uses { WORD($card, kind: "card") }
 }
log-declined = { $seat } skips an effect of { WORD($card, kind: "card") }
log-assassinated = { $seat } discards { $of_seat }’s { WORD($card, kind: "card") } with Assassination
log-assigned = { $seat } puts { units-of-both-kinds } on { WORD($card, kind: "card") }
log-strengths = Strength: { $attack } vs. { $defence }
log-tie = { $side ->
    [attacker] { $seat } decides the tie for the attacker
   *[defender] { $seat } decides the tie for the defender
 }
log-won = { $side ->
    [attacker] { $seat } wins as attacker
   *[defender] { $seat } wins as defender
 }
log-settled = { $side ->
    [attacker] { $seat } wins the contest
   *[defender] { $seat } loses the contest
 }
log-losses = { $seat } loses { units-of-both-kinds }
log-tile = { $seat } places a hex: { WORD($tile, kind: "tile") }
log-group = { $seat } places in { $hex }: { WORD($group, kind: "group") }
log-scored = { $seat } announces { COUNT($points, kind: "point") } for this year
log-taken_back = { $seat } takes { WORD($card, kind: "card") } into their hand
log-reshuffled = The discard pile is shuffled into a new deck of { COUNT($n, kind: "card") }

## The end

ending-end = The last year is over.
ranking = Ties are broken by coins, then by turn order.

## Offers

goods-coin = coins
goods-mercenary = mercenaries
