# In the Year of the Dragon: its words, then what the table asks, offers, refuses and tells.

game-title = In the Year of the Dragon
game-help = You can see the whole year coming: 12 months, each with an event, and most of them are bad. Every month you take 1 action or pass, play a card to bring 1 person to court, face the event, and score your palaces, court ladies and privileges. Whoever is furthest along the person track goes first. An occupied group of actions costs 3 yuan. Empty palaces decay. At the end you score again for persons, monks and money. Most points win.

## Persons

tile-craftsman = craftsman
    .a = a craftsman
tile-court_lady = court lady
    .a = a court lady
tile-tax_collector = tax collector
    .a = a tax collector
tile-pyrotechnist_young = young pyrotechnist
    .a = a young pyrotechnist
tile-warrior_young = young warrior
    .a = a young warrior
tile-monk_young = young monk
    .a = a young monk
tile-healer_young = young healer
    .a = a young healer
tile-farmer_young = young farmer
    .a = a young farmer
tile-scholar_young = young scholar
    .a = a young scholar
tile-pyrotechnist_old = old pyrotechnist
    .a = an old pyrotechnist
tile-warrior_old = old warrior
    .a = an old warrior
tile-monk_old = old monk
    .a = an old monk
tile-healer_old = old healer
    .a = an old healer
tile-farmer_old = old farmer
    .a = an old farmer
tile-scholar_old = old scholar
    .a = an old scholar

types-craftsman = craftsmen
types-court_lady = court ladies
types-tax_collector = tax collectors
types-pyrotechnist = pyrotechnists
types-warrior = warriors
types-monk = monks
types-healer = healers
types-farmer = farmers
types-scholar = scholars

card-craftsman = craftsman card
    .the = the craftsman card
card-court_lady = court lady card
    .the = the court lady card
card-tax_collector = tax collector card
    .the = the tax collector card
card-pyrotechnist = pyrotechnist card
    .the = the pyrotechnist card
card-warrior = warrior card
    .the = the warrior card
card-monk = monk card
    .the = the monk card
card-healer = healer card
    .the = the healer card
card-farmer = farmer card
    .the = the farmer card
card-scholar = scholar card
    .the = the scholar card
card-wild = wild card
    .the = a wild card

## Actions, events, phases

action-taxes = Taxes
action-build = Build
action-harvest = Harvest
action-fireworks = Fireworks Display
action-military = Military Parade
action-research = Research
action-privilege = Privilege
action-build_wall = Build the wall

event-peace = Peace
event-tribute = Imperial Tribute
event-drought = Drought
event-festival = Dragon Festival
event-mongols = Mongol Invasion
event-contagion = Contagion

event_effect-peace = nothing happens
event_effect-tribute = pay 4 yuan, release 1 person per missing yuan
event_effect-drought = pay 1 rice per inhabited palace, release 1 person from each unfed palace
event_effect-festival = most fireworks: 6 points, second most: 3; whoever scores returns half
event_effect-mongols = 1 point per helmet; whoever has the fewest releases 1 person
event_effect-contagion = release 3 persons, 1 fewer per mortar

super-lantern = Lantern Festival
super-buddha = Buddha
super-earthquake = Earthquake
super-flood = Flood
super-eclipse = Solar Eclipse
super-volcano = Volcanic Eruption
super-tornado = Tornado
super-sunrise = Sunrise
super-assassination = Assassination Attempt
super-edict = Nero’s Edict

super_effect-lantern = 2 points per person in your palaces
super_effect-buddha = monks score as they do at the end
super_effect-earthquake = lose 2 palace floors of your choice
super_effect-flood = return half of your yuan, rice and fireworks
super_effect-eclipse = the event of month 7 happens twice
super_effect-volcano = all person markers return to 0 and keep their order
super_effect-tornado = discard 2 person cards
super_effect-sunrise = take a young person, no card needed
super_effect-assassination = everyone loses all privileges
super_effect-edict = use the benefit of one type of person now

phase-setup = Setting up
phase-actions = Actions
phase-persons = Persons
phase-event = Event
phase-scoring = Scoring
phase-end = End of the game

## Wall tiles, privileges, sources of points

wall-w_rice = 1 rice
wall-w_firework = 1 firework
wall-w_floor = 1 palace floor
wall-w_yuan = 2 yuan
wall-w_track = 3 steps forward
wall-w_vp = 3 points

privilege-small = small privilege
    .a = a small privilege
privilege-large = large privilege
    .a = a large privilege

source-palaces = Palaces
    .for = for palaces
source-court_ladies = Court ladies
    .for = for court ladies
source-privileges = Privileges
    .for = for privileges
source-research = Research
    .for = for research
source-festivals = Dragon Festivals
    .for = at the Dragon Festival
source-invasions = Helmets against the Mongols
    .for = for helmets
source-wall = Great Wall
    .for = for the wall
source-super_event = Super event
    .for = in the super event
source-persons = Persons
    .for = for persons at court
source-monks = Monks
    .for = for monks
source-money = Money
    .for = for yuan, rice and fireworks

## Numbers of things

count-yuan = { $n } yuan
count-rice = { $n } rice
count-firework = { $n ->
    [one] { $n } firework
   *[other] { $n } fireworks
 }
count-floor = { $n ->
    [one] { $n } floor
   *[other] { $n } floors
 }
count-palace = { $n ->
    [one] { $n } palace
   *[other] { $n } palaces
 }
count-person = { $n ->
    [one] { $n } person
   *[other] { $n } persons
 }
count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
count-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
count-hammer = { $n ->
    [one] { $n } hammer
   *[other] { $n } hammers
 }
count-sack = { $n ->
    [one] { $n } sack
   *[other] { $n } sacks
 }
count-rocket = { $n ->
    [one] { $n } rocket
   *[other] { $n } rockets
 }
count-helmet = { $n ->
    [one] { $n } helmet
   *[other] { $n } helmets
 }
count-book = { $n ->
    [one] { $n } book
   *[other] { $n } books
 }
count-mortar = { $n ->
    [one] { $n } mortar
   *[other] { $n } mortars
 }

## Options of the table

table-option-wall = Great Wall
table-meaning-wall = Everyone gets 6 wall tiles and 1 more action. When the Mongols come and at the end, a long wall rewards its builders. A short one costs whoever built least.
table-value-wall-false = without the wall
table-value-wall-true = with the wall
table-option-super_event = Super event
table-meaning-super_event = In month 7 one big event happens on top of the ordinary one.
table-value-super_event-none = none
table-value-super_event-random = drawn at random
table-values-super_event = { WORD($value, kind: "super") }
table-option-choose_after_events = Super event chosen by a player
table-meaning-choose_after_events = Whoever drafts first picks the super event after the events are laid out.
table-value-choose_after_events-false = no
table-value-choose_after_events-true = yes
table-option-hidden_super_event = Hidden super event
table-meaning-hidden_super_event = A random super event is drawn only when it strikes in month 7.
table-value-hidden_super_event-false = no, it is open from the start
table-value-hidden_super_event-true = yes
table-option-large_price = Price of a large privilege
table-meaning-large_price = What a large privilege costs; 6 yuan in the first edition.
table-value-large_price-7 = 7 yuan
table-value-large_price-6 = 6 yuan
table-option-random_wall_bonus = Random wall bonus
table-meaning-random_wall_bonus = You draw the wall tile you build, and with it your bonus, at random.
table-value-random_wall_bonus-false = no, you choose the tile
table-value-random_wall_bonus-true = yes
table-option-starting_seat = First to draft
table-meaning-starting_seat = Who drafts first. It doesn’t matter later.
table-value-starting_seat-random = drawn at random
table-values-starting_seat = { WORD($value, kind: "seat") }

## What is asked

month-ahead = { $event ->
    [tribute] Imperial Tribute this month: you owe { COUNT($due, kind: "yuan") }, you have { COUNT($have, kind: "yuan") }.
    [drought] Drought this month: you owe { COUNT($due, kind: "rice") }, you have { COUNT($have, kind: "rice") }.
    [festival] Dragon Festival this month: you have { COUNT($have, kind: "firework") }, your best rival { $due }.
    [mongols] Mongol Invasion this month: you have { COUNT($have, kind: "helmet") }, your weakest rival { $due }.
    [contagion] Contagion this month: it takes { COUNT($due, kind: "person") }, you have { COUNT($have, kind: "mortar") } against it.
   *[peace] Peace this month.
 }

name_super_event = Choose the super event for month 7. Everyone faces it.
draft_pair = Draft 2 young persons of different types. They start at your court.
place_person = Choose a palace for the { WORD($tile, kind: "tile") }. Empty palaces decay each month.
choose_action = Choose an action or pass. { month-ahead }
build_floor = { $left ->
    [1] Build 1 floor: on top of a palace, or as a new palace.
   *[other] Build { COUNT($left, kind: "floor") }. Choose where the next one goes.
 }
buy_privilege = Choose a privilege to buy. It scores every month.
use_wall_tile = Choose a wall tile to build. You get its bonus now.
play_card = Play a person card. { month-ahead }
make_room = Your palaces are full. Choose who to replace with the { WORD($tile, kind: "tile") }, or discard the new person.
release_person = { $cause ->
    [unsaid] You lose people
    [wall] The wall is too short
   *[other] { WORD($cause, kind: "event") }
 }: release { COUNT($left, kind: "person") }.
starve_palace = { event-drought }: { $left ->
    [1] 1 palace has no rice. Choose who leaves it.
   *[other] { COUNT($left, kind: "palace") } have no rice. Choose who leaves first.
 }
lose_floor = { super-earthquake }: { $left ->
    [1] lose 1 floor. Choose a palace.
   *[other] lose { COUNT($left, kind: "floor") }. Choose the first palace.
 }
leave_palace = Palace { $palace } is too small now. Choose who leaves.
flood_rice = { super-flood }: return { $owed } of your yuan, rice and fireworks. Choose how much of it is rice.
flood_fireworks = { super-flood }: { $owed } more to return. Choose how many are fireworks, the rest is yuan.
discard_card = { super-tornado }: discard { COUNT($left, kind: "card") }.
take_young = { super-sunrise }: take a young person, no card needed.
choose_type = { super-edict }: choose a type of person. You get their benefit now.

## What the others wait for

waiting-name_super_event = Waiting for { $seat } to choose the super event
waiting-draft_pair = Waiting for { $seat } to draft 2 persons
waiting-place_person = Waiting for { $seat } to place a person
waiting-choose_action = Waiting for { $seat } to choose an action
waiting-build_floor = Waiting for { $seat } to build
waiting-buy_privilege = Waiting for { $seat } to buy a privilege
waiting-use_wall_tile = Waiting for { $seat } to build the wall
waiting-play_card = Waiting for { $seat } to play a person card
waiting-make_room = Waiting for { $seat } to make room for a person
waiting-release_person = Waiting for { $seat } to release a person
waiting-starve_palace = Waiting for { $seat } to release a person in the drought
waiting-lose_floor = Waiting for { $seat } to give up a palace floor
waiting-leave_palace = Waiting for { $seat } to decide who leaves a palace
waiting-flood_rice = Waiting for { $seat } to return goods because of the flood
waiting-flood_fireworks = Waiting for { $seat } to return goods because of the flood
waiting-discard_card = Waiting for { $seat } to discard a card
waiting-take_young = Waiting for { $seat } to take a young person
waiting-choose_type = Waiting for { $seat } to choose a type of person

## What can be chosen

option-super = { WORD($super, kind: "super") }
option-draft = { START(WORD($first, kind: "tile")) } and { WORD($second, kind: "tile") }
option-palace = Palace { $palace }{ $people ->
    [none] , empty
   *[other] : { WORDS($people, kind: "tile") }
 }
option-pass = Pass
option-action = { WORD($action, kind: "action") }
option-found = New palace
option-privilege = { START(WORD($size, kind: "privilege")) }
option-wall = { START(WORD($tile, kind: "wall")) }
option-wall-random = A wall tile drawn at random
option-card = { START(WORD($tile, kind: "tile")) }
option-wild = { START(WORD($tile, kind: "tile")) }, with a wild card
option-card-empty = { START(WORD($card, kind: "card")) }, no one to hire
option-turn-away = Discard the { WORD($tile, kind: "tile") }
option-replace = Replace the { WORD($tile, kind: "tile") }, palace { $palace }
option-release = { START(WORD($tile, kind: "tile")) }, palace { $palace }
option-rice = { COUNT($n, kind: "rice") }
option-fireworks = { COUNT($n, kind: "firework") }
option-discard = { START(WORD($card, kind: "card")) }
option-nobody = No one
option-type = { START(WORD($type, kind: "types")) }

## What persons bring

benefit-craftsman = +1 floor per Build
benefit-court_lady = 1 point every month
benefit-tax_collector = +3 yuan per Taxes
benefit-pyrotechnist_young = +1 firework per Fireworks Display
benefit-warrior_young = 1 helmet against the Mongols
benefit-monk_young = 1 × the floors of the monk’s palace at the end
benefit-healer_young = 1 mortar against Contagion
benefit-farmer_young = +1 rice per Harvest
benefit-scholar_young = +2 points per Research
benefit-pyrotechnist_old = +2 fireworks per Fireworks Display
benefit-warrior_old = 2 helmets against the Mongols
benefit-monk_old = 2 × the floors of the monk’s palace at the end
benefit-healer_old = 2 mortars against Contagion
benefit-farmer_old = +2 rice per Harvest
benefit-scholar_old = +3 points per Research

## Consequences

effect-super = { WORD($super, kind: "super_effect") }
effect-steps = { $steps ->
    [0] your marker stays
   *[other] { COUNT($steps, kind: "step") } forward
 }
effect-hire = { WORD($tile, kind: "benefit") }, { COUNT($steps, kind: "step") } forward
effect-hire-no-room = { WORD($tile, kind: "benefit") }, { COUNT($steps, kind: "step") } forward if you make room
effect-draft = { WORD($first, kind: "benefit") }, { WORD($second, kind: "benefit") }, { COUNT($steps, kind: "step") } forward
effect-no-tile = no person, no steps, the card is spent
effect-lives = floors taken: { $persons } of { $floors }
effect-pass = { $gain ->
    [0] you already have 3 yuan or more
   *[other] gain { COUNT($gain, kind: "yuan") }
 }
effect-action = { $fee ->
    [0] { effect-gain }
   *[other] pay { COUNT($fee, kind: "yuan") } ({ $left } left), then { effect-gain }
 }
effect-gain = { $action ->
    [taxes] { $symbols ->
        [0] take { COUNT($gain, kind: "yuan") }
       *[other] { $base } + { COUNT($symbols, kind: "coin") }, take { COUNT($gain, kind: "yuan") }
     }
    [build] { $symbols ->
        [0] build { COUNT($gain, kind: "floor") }
       *[other] { $base } + { COUNT($symbols, kind: "hammer") }, build { COUNT($gain, kind: "floor") }
     }
    [harvest] { $symbols ->
        [0] take { COUNT($gain, kind: "rice") }
       *[other] { $base } + { COUNT($symbols, kind: "sack") }, take { COUNT($gain, kind: "rice") }
     }
    [fireworks] { $symbols ->
        [0] take { COUNT($gain, kind: "firework") }
       *[other] { $base } + { COUNT($symbols, kind: "rocket") }, take { COUNT($gain, kind: "firework") }
     }
    [military] { $symbols ->
        [0] move { COUNT($gain, kind: "step") }
       *[other] { $base } + { COUNT($symbols, kind: "helmet") }, move { COUNT($gain, kind: "step") }
     }
    [research] { $symbols ->
        [0] score { COUNT($gain, kind: "point") }
       *[other] { $base } + { COUNT($symbols, kind: "book") }, score { COUNT($gain, kind: "point") }
     }
    [privilege] buy a privilege
   *[build_wall] build a wall tile for its bonus
 }
effect-floors = { $floors ->
    [1] 1 floor, lost if it stays empty
   *[other] grows to { COUNT($floors, kind: "floor") }
 }
effect-price = pay { COUNT($price, kind: "yuan") } ({ $left } left), { COUNT($dragons, kind: "point") } every month
effect-wall = extends the wall to month { $month }
effect-leaves = you lose: { WORD($tile, kind: "benefit") }{ $empty ->
    [1] , and the palace is empty
   *[other] { "" }
 }
effect-shrinks = { $floors ->
    [0] the palace is lost
   *[other] { COUNT($floors, kind: "floor") } left
 }{ $leaving ->
    [0] { "" }
    [1] , one person leaves
   *[other] , { COUNT($leaving, kind: "person") } leave
 }
effect-still-owed = { $n ->
    [0] nothing more to return
   *[other] { $n } more to return
 }
effect-yuan-rest = { $n ->
    [0] no yuan
   *[other] and { COUNT($n, kind: "yuan") }
 }
effect-type = { $type ->
    [craftsman] build { COUNT($n, kind: "floor") }
    [tax_collector] take { COUNT($n, kind: "yuan") }
    [pyrotechnist] take { COUNT($n, kind: "firework") }
    [warrior] move { COUNT($n, kind: "step") }
    [healer] nothing
    [farmer] take { COUNT($n, kind: "rice") }
   *[other] score { COUNT($n, kind: "point") }
 }

## What is refused, and why

why-fee = That group is occupied and costs { COUNT($fee, kind: "yuan") }, but you have { $yuan }. Choose a free group or pass.
why-privilege = The cheapest privilege costs { COUNT($price, kind: "yuan") }, but you would have { $left } left. Collect yuan first.
why-wall-full = The wall is complete. Choose another action.
why-no-wall-tile = You have built all your wall tiles. Choose another action.
why-pair-taken = { $seat } has already drafted this pair. Choose another one.

## What happened

log-super_named = { $seat } chooses the super event: { WORD($super, kind: "super") }
log-drafted = { $seat } drafts { WORD($first, kind: "tile", case: "a") } and { WORD($second, kind: "tile", case: "a") }
log-month = Month { $month }: { WORD($event, kind: "event") }
log-groups = The action cards lie in { $n } groups
log-action = { $seat } chooses { WORD($action, kind: "action") }{ $fee ->
    [0] { "" }
   *[other] { " " }in an occupied group
 }
log-pass = { $seat } passes
log-yuan = { SIGN($n) ->
    [minus] { $seat } pays { COUNT($n, kind: "yuan") }
   *[plus] { $seat } takes { COUNT($n, kind: "yuan") }
 }
log-rice = { SIGN($n) ->
    [minus] { $seat } returns { COUNT($n, kind: "rice") }
   *[plus] { $seat } takes { COUNT($n, kind: "rice") }
 }
log-fireworks = { SIGN($n) ->
    [minus] { $seat } returns { COUNT($n, kind: "firework") }
   *[plus] { $seat } takes { COUNT($n, kind: "firework") }
 }
log-moved = { $seat } moves { COUNT($by, kind: "step") } to space { $track }
log-points = { $seat } scores { COUNT($n, kind: "point") } { WORD($source, kind: "source", case: "for") }
log-floor = { $floors ->
    [1] { $seat } founds palace { NTH($palace) }
   *[other] { $seat } raises palace { NTH($palace) } to { COUNT($floors, kind: "floor") }
 }
log-privilege = { $seat } buys { WORD($size, kind: "privilege", case: "a") }
log-card = { $tile ->
    [none] { $seat } plays { WORD($card, kind: "card", case: "the") }, but there is no one to hire
   *[other] { $seat } plays { WORD($card, kind: "card", case: "the") } and hires { WORD($tile, kind: "tile", case: "a") }
 }
log-placed = { $seat } moves { WORD($tile, kind: "tile", case: "a") } into palace { NTH($palace) }
log-replaced = { $seat } replaces { WORD($leaving, kind: "tile", case: "a") } with { WORD($tile, kind: "tile", case: "a") }
log-turned_away = { $seat } discards the { WORD($tile, kind: "tile") }
log-released = { $seat } releases { WORD($tile, kind: "tile", case: "a") } from palace { NTH($palace) }
log-event = { WORD($event, kind: "event") }: { WORD($event, kind: "event_effect") }
log-decayed = { $floors ->
    [0] { $seat }: palace { NTH($palace) } is empty and is lost
   *[other] { $seat }: palace { NTH($palace) } is empty and decays to { COUNT($floors, kind: "floor") }
 }
log-wall_built = { $seat } builds the wall up to month { $month }, bonus: { WORD($tile, kind: "wall") }
log-wall_checked = { $reached ->
    [1] The wall reaches month { $month } and holds
   *[other] The wall does not reach month { $month }: whoever built least releases 1 person
 }
log-super = Super event { WORD($super, kind: "super") }: { WORD($super, kind: "super_effect") }
log-discarded = { $seat } discards { WORD($card, kind: "card", case: "the") }
log-floor_lost = { $floors ->
    [0] { $seat } loses palace { NTH($palace) }
   *[other] { $seat } loses a floor of palace { NTH($palace) }, { $floors } left
 }
log-privileges_lost = { $seat } loses all privileges: { $small } small, { $large } large
log-track_reset = All person markers return to space 0, the order stays
log-type_chosen = { $seat } chooses the { WORD($type, kind: "types") }
log-nobody_left = { $seat } has no one left to release

## The end

ending-end = Twelve months are over.
ranking = Ties go to the player further ahead in turn order.
