# The words of the drawing: In the Year of the Dragon

## Frame

draw-title = In the Year of the Dragon
draw-month = Month { $month } of 12
draw-setup = Setting up
draw-over = The game is over
draw-phase-actions = Actions
draw-phase-persons = Persons
draw-phase-event = Event
draw-phase-scoring = Scoring
draw-you-decide = Your decision
draw-decides = { $name } decides
draw-your-court = Your court

## Months

draw-event-peace = Peace
draw-event-peace-short = Peace
draw-event-tribute = Imperial Tribute
draw-event-tribute-short = Tribute
draw-event-drought = Drought
draw-event-drought-short = Drought
draw-event-festival = Dragon Festival
draw-event-festival-short = Festival
draw-event-mongols = Mongol Invasion
draw-event-mongols-short = Mongols
draw-event-contagion = Contagion
draw-event-contagion-short = Contagion
draw-super = Super event: { $name }
super-hidden = not drawn yet

## Action groups

draw-groups = Action groups
draw-groups-hint = a group with a dragon on it costs 3 yuan
draw-groups-later = Dealt into new groups each month
draw-free = free
draw-price = { $yuan } yuan
draw-action-taxes = Taxes
draw-action-taxes-gain = 2 + coins
draw-action-build = Build
draw-action-build-gain = 1 + hammers
draw-action-harvest = Harvest
draw-action-harvest-gain = 1 + sacks
draw-action-fireworks = Fireworks
draw-action-fireworks-gain = 1 + rockets
draw-action-military = Parade
draw-action-military-gain = 1 + helmets
draw-action-research = Research
draw-action-research-gain = 1 + books
draw-action-privilege = Privilege
draw-action-privilege-gain = { $small } or { $large } yuan
draw-action-build_wall = Wall
draw-action-build_wall-gain = one tile and its bonus

## Persons left

draw-supply = Persons left
draw-supply-hint = old above, young below
draw-legend-steps = steps forward
draw-legend-left = tiles left
draw-person-craftsman = Craftsman
draw-person-court_lady = Court lady
draw-person-tax_collector = Tax collector
draw-person-pyrotechnist = Pyrotechnist
draw-person-warrior = Warrior
draw-person-monk = Monk
draw-person-healer = Healer
draw-person-farmer = Farmer
draw-person-scholar = Scholar
draw-tile-craftsman = Craftsman
draw-tile-court_lady = Court lady
draw-tile-tax_collector = Tax collector
draw-tile-pyrotechnist_young = Young pyrotechnist
draw-tile-pyrotechnist_old = Old pyrotechnist
draw-tile-warrior_young = Young warrior
draw-tile-warrior_old = Old warrior
draw-tile-monk_young = Young monk
draw-tile-monk_old = Old monk
draw-tile-healer_young = Young healer
draw-tile-healer_old = Old healer
draw-tile-farmer_young = Young farmer
draw-tile-farmer_old = Old farmer
draw-tile-scholar_young = Young scholar
draw-tile-scholar_old = Old scholar

## Cards of the hand; | parts lines

draw-card-craftsman = Crafts-|man
draw-card-court_lady = Court|lady
draw-card-tax_collector = Tax|collector
draw-card-pyrotechnist = Pyro-|technist
draw-card-warrior = Warrior
draw-card-monk = Monk
draw-card-healer = Healer
draw-card-farmer = Farmer
draw-card-scholar = Scholar
draw-card-wild = Any

## Turn order

draw-track = Turn order
draw-track-hint = furthest ahead acts first
draw-place = { $place }. { $name }

## Courts: stores and symbols

draw-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
draw-store-yuan = { $n } yuan
draw-store-rice = { $n } rice
draw-store-fireworks = { $n ->
    [one] { $n } firework
   *[other] { $n } fireworks
 }
draw-store-small = { $n ->
    [one] { $n } small privilege
   *[other] { $n } small privileges
 }
draw-store-large = { $n ->
    [one] { $n } large privilege
   *[other] { $n } large privileges
 }
draw-store-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
draw-symbols-craftsman = Hammers: { $n }
draw-symbols-court_lady = Dragons on fans: { $n }
draw-symbols-tax_collector = Coins: { $n }
draw-symbols-pyrotechnist = Rockets: { $n }
draw-symbols-warrior = Helmets: { $n }
draw-symbols-monk = Buddhas: { $n }
draw-symbols-healer = Mortars: { $n }
draw-symbols-farmer = Rice sacks: { $n }
draw-symbols-scholar = Books: { $n }
draw-wall-w_rice = Wall tile: 1 rice
draw-wall-w_firework = Wall tile: 1 firework
draw-wall-w_floor = Wall tile: 1 palace floor
draw-wall-w_yuan = Wall tile: 2 yuan
draw-wall-w_track = Wall tile: 3 steps forward
draw-wall-w_vp = Wall tile: 3 points

## What is coming

draw-no-palace = no palace
draw-ranked = Place { $place }
draw-no-loss = no loss
draw-loses = loses { $n }
draw-gains = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
 }
draw-strikes-tribute = When tribute falls due
draw-strikes-drought = When drought strikes
draw-strikes-festival = When the festival comes
draw-strikes-mongols = When the Mongols invade
draw-strikes-contagion = When contagion strikes
draw-no-more-events = No more events
draw-this-month = this month
draw-in-month = month { $month }
draw-due = Due
draw-hold = You hold
draw-lost = Persons lost
draw-none = none
draw-sick = Fall ill
draw-your-mortars = Your mortars
draw-your-helmets = Your helmets
draw-fewest-helmets = Rivals’ fewest
draw-your-fireworks = Your fireworks
draw-most-fireworks = Rivals’ most
draw-you-gain = You gain
draw-each-month = Each month you score
draw-each-month-other = Points each month
draw-n-palaces = { $n ->
    [one] { $n } palace
   *[other] { $n } palaces
 }
draw-n-fans = { $n ->
    [one] { $n } fan
   *[other] { $n } fans
 }
draw-n-dragons = { $n ->
    [one] { $n } dragon
   *[other] { $n } dragons
 }

## The viewer’s own dock

draw-stores = Your stores (open to all)
draw-hand = Person cards in hand ({ $held } of 11)

# The parts of the board, where the whole has no room
pane-months = Year and actions
pane-courts = Courts
