# The drawing of the Watch

draw-title = The Watch
draw-over = Game over
draw-setup = Setting up
draw-turn = Turn { $n }
draw-stage-roll = Roll
draw-stage-trade = Trade
draw-stage-build = Build
draw-you-decide = Your decision
draw-decides = { $name } decides

## North of the Wall

draw-frostfangs = Frostfangs
draw-figures-left = { $kind }: { $n } in the Frostfangs
draw-tormunds-camp = Tormund’s
draw-tormund-away = camp: away
draw-tormund-home = camp
draw-clan-ice = Ice River
draw-clan-cave = Cave Dwellers
draw-clan-horn = Hornfoots
draw-clan-rattle = Rattlebones
draw-clan-heart = Heart Tree
draw-type-regular = wildling
draw-type-climber = climber
draw-type-giant = giant
draw-type-mammoth = mammoth
draw-camp = { $kind }, { $clan }, camp { $camp }
draw-in-clearing = { $kind } in clearing { $section }
draw-breaches = Breaches
draw-breaches-end = { $n } end the game
draw-in-gift = In the Gift
draw-in-gift-end = { $n }, ends at { $most }
draw-against = { $foes } against { $guards }
draw-guard = { $name }’s guard, section { $section }, space { $space }

## In the Gift

draw-road = { $name }’s road
draw-settlement = { $name }’s settlement
draw-keep = { $name }’s keep
draw-tormund = { "Tormund" }
draw-in-the-gift = { $kind } in the Gift: this hex produces nothing

## Beside the board

draw-head-roll = Last roll
draw-head-bank = Supply
draw-head-tokens = Still hidden
draw-head-heroes = Heroes on offer
draw-head-costs = Costs
draw-no-roll = not rolled yet
draw-trail = trail { $n }
draw-no-trail = all quiet
draw-rate = { $n } of a kind for 1
draw-left-lumber = { $n } lumber
draw-left-brick = { $n } brick
draw-left-wool = { $n } wool
draw-left-grain = { $n } grain
draw-left-ore = { $n } ore
draw-left-deck = { $n ->
    [one] { $n } development card
   *[other] { $n } development cards
 }
draw-special-road = Longest road
draw-special-patrol = Largest patrol
draw-holder = { $name }, { $n }
draw-no-holder = no one, needs { $n }
draw-points = { $n } VP
draw-tokens-hint = tokens face down
draw-cost-road = Road
draw-cost-settlement = Settlement
draw-cost-keep = Keep
draw-cost-card = Card
draw-cost-guard = Guard
draw-heroes-count = { $n }

## What threatens

draw-calm = The Wall holds
draw-calm-more = The next wildling die can’t break it.
draw-weakest = Weakest is section { $section }: { $foes } against { $guards }.
draw-danger-nothing = Section { $section } is at its limit
draw-danger-empty = Section { $section } has no guard
draw-danger-giant = Section { $section } is about to give
draw-danger-climber = A climber would end the game
draw-danger-odds = { $foes ->
    [one] { $foes } wildling
   *[other] { $foes } wildlings
 } vs. { $guards ->
    [one] { $guards } guard.
   *[other] { $guards } guards.
 }
draw-danger-faces = Wildling die { $faces } breaks it: { $n } of { $all }.
draw-danger-climbs = Wildling die { $faces } ends the game: { $n } of { $all }.
draw-danger-more = { $n ->
    [one] { $n } more section can break.
   *[other] { $n } more sections can break.
 }
draw-heir = If it ends now, { $name } wins: { $guards ->
    [one] { $guards } guard.
   *[other] { $guards } guards.
 }
draw-heirs = If it ends now, { $n } tie with { $guards ->
    [one] { $guards } guard.
   *[other] { $guards } guards.
 }
draw-rush = { $clan }: one more and they rush ({ $share } %).

## Heroes

draw-hero-line = { $name }: { $does }
draw-hero-side = { $name }, side { $side }
draw-hero-resting = { $name }, side { $side }, rests this turn
draw-hero-mormont = { "Mormont" }
draw-hero-mormont-short = get a card from others
draw-hero-mormont-does = Name a resource and 1 or 2 players. Each who has it gives you 1 and gets any card back.
draw-hero-marsh = { "Marsh" }
draw-hero-marsh-short = swap 1 card with supply
draw-hero-marsh-does = Swap 1 card with the supply for another resource.
draw-hero-tarly = { "Tarly" }
draw-hero-tarly-short = 1 card if a roll gives none
draw-hero-tarly-does = When a roll other than 7 gives you nothing, take 1 resource of your choice.
draw-hero-yarwyck = { "Yarwyck" }
draw-hero-yarwyck-short = move 1 road with an open end
draw-hero-yarwyck-does = Remove 1 of your roads with an open end and build it elsewhere for free.
draw-hero-thorne = { "Thorne" }
draw-hero-thorne-short = a guard for other goods
draw-hero-thorne-does = When you build a guard, pay any resource instead of one of the three.
draw-hero-melisandre = { "Melisandre" }
draw-hero-melisandre-short = choose 1 of 3 cards
draw-hero-melisandre-does = When you buy a development card, look at 3 and keep 1. You may replace 1 resource of the price.
draw-hero-rayder = { "Rayder" }
draw-hero-rayder-short = take 1 card from a leader
draw-hero-rayder-does = Look at the hand of a player with more open points than you and take a card of your choice.
draw-hero-benjen = { "Benjen" }
draw-hero-benjen-short = a camp or clearing loses 1
draw-hero-benjen-does = Send 1 wildling from a camp or clearing back to the Frostfangs, then reveal a new one.
draw-hero-ygritte = { "Ygritte" }
draw-hero-ygritte-short = the Gift loses 1 wildling
draw-hero-ygritte-does = Send 1 wildling in the Gift back to the Frostfangs.
draw-hero-yoren = { "Yoren" }
draw-hero-yoren-short = a patrol becomes a guard
draw-hero-yoren-does = Remove 1 of your played patrols from the game and place a free guard on the Wall.
draw-hero-qhorin = { "Qhorin" }
draw-hero-qhorin-short = send Tormund to his camp
draw-hero-qhorin-does = Send Tormund back to his camp and take 1 card of what his hex produces.
draw-hero-aemon = { "Aemon" }
draw-hero-aemon-short = a 7 costs you nothing
draw-hero-aemon-does = When a 7 would make you return cards, return none.
draw-hero-jon_snow = { "Jon Snow" }
draw-hero-jon_snow-short = clear a clearing you guard
draw-hero-jon_snow-does = Send 1 regular wildling from a clearing whose section you guard back to the Frostfangs.
draw-hero-gilly = { "Gilly" }
draw-hero-gilly-short = a settlement brings no wildling
draw-hero-gilly-does = When you build a settlement, its token goes back unseen.
draw-hero-osha = { "Osha" }
draw-hero-osha-short = move a wildling in the Gift
draw-hero-osha-does = Move 1 wildling in the Gift to another hex without one.

## Seats and the viewer’s own

draw-holds-cards = { $n ->
    [one] { $n } resource card
   *[other] { $n } resource cards
 }
draw-holds-unplayed = { $n ->
    [one] { $n } development card in hand
   *[other] { $n } development cards in hand
 }
draw-holds-guards = { $n ->
    [one] { $n } guard on the Wall
   *[other] { $n } guards on the Wall
 }
draw-holds-road = road of length { $n }
draw-holds-patrols = { $n ->
    [one] { $n } played patrol
   *[other] { $n } played patrols
 }
draw-hand = Your resources: { $n } (limit { $most } on a 7)
draw-left = Left: { $pieces }
draw-left-roads = { $n ->
    [one] { $n } road
   *[other] { $n } roads
 }
draw-left-settlements = { $n ->
    [one] { $n } settlement
   *[other] { $n } settlements
 }
draw-left-keeps = { $n ->
    [one] { $n } keep
   *[other] { $n } keeps
 }
draw-left-guards = { $n ->
    [one] { $n } guard
   *[other] { $n } guards
 }
draw-cards = Your development cards: { $n }
draw-card-patrol = Patrol
draw-card-patrol-short = Tormund or wildling
draw-card-patrol-does = Move Tormund and steal a card. Or, in the full game, send a wildling in the Gift back to the Frostfangs.
draw-card-winter = Winter
draw-card-winter-short = 2 resources
draw-card-winter-does = Take any 2 resources from the supply.
draw-card-road_building = Roads
draw-card-road_building-short = 2 roads
draw-card-road_building-does = Build 2 free roads.
draw-card-new_guard = New guard
draw-card-new_guard-short = 1 guard
draw-card-new_guard-does = Place a free guard on the Wall.
draw-card-monopoly = Monopoly
draw-card-monopoly-short = all of one kind
draw-card-monopoly-does = Name a resource. Every other player gives you all they have of it.
draw-card-vp_card = Point
draw-card-vp_card-short = kept secret
draw-card-vp_card-does = 1 victory point, shown when it wins you the game or at the end.
draw-card-new = bought this turn
draw-card-count = ×{ $n }
draw-your-hero = Your hero, side { $side }
draw-your-hero-resting = Your hero, side { $side }, rests
draw-to-victory = To victory
draw-of-ten = of { $n }
draw-source = { $source } { $n }

## Scenes

scene-guards = Guards
scene-wildlings = Wildlings

# The parts of the board, where the whole has no room
pane-land = Board
pane-column = Overview
scene-holds = Holds, { $n } to spare
scene-breaks = Breaks: { $n } short
scene-more = Others
