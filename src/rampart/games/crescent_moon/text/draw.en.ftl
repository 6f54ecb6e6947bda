# The drawing of Crescent Moon.

draw-title = Crescent Moon
draw-year = Year { $year } of { $years }
draw-setup = Setting up
draw-over = Game over
draw-round = Action { $round } of 4
draw-phase-income = Income
draw-phase-reserves = Reserves
draw-phase-maintenance = Maintenance
draw-phase-actions = Actions
draw-phase-scoring = Scoring
draw-you-decide = You decide
draw-decides = { $name } decides

## The land

draw-hex = { $name }: { WORD($terrain, kind: "terrain") }
draw-feature-river = river
draw-feature-ford = ford
draw-feature-sacred = sacred site
draw-controlled = { $name } controls it with strength { $n }
draw-influenced = { $name } has influence
draw-strength = Strength { $n }
draw-legend-control = control
draw-legend-control-sign = thick edge
draw-legend-influence = influence
draw-legend-influence-sign = star token
draw-legend-presence = presence
draw-legend-presence-sign = any piece

## Markets and cards

draw-market = Power market
draw-market-far = Far market
draw-market-middle = Middle market
draw-market-near = Near market
draw-market-sultan = Sultan’s market
draw-own-price = own { $n }
draw-by-agreement = price by agreement
draw-deck = { $deck } in deck, { $discarded } discarded
draw-card-kind = { WORD($type, kind: "type") }, { WORD($character, kind: "character") }

## The year

draw-today = if it ended now
draw-player = { $character }: { $name }
draw-did-pass = Pass
draw-did-influence = Influence
draw-did-build = Build
draw-did-move = Move
draw-did-assault = Assault
draw-did-recruit = Recruit
draw-did-hire = Hire
draw-did-bribe = Bribe
draw-did-buy = Buy
draw-did-play = Card
draw-did-levy = Levy
draw-did-muster = Muster
draw-did-uprising = Uprising
draw-did-scheme = Scheme
draw-did-conspire = Conspire
draw-did-move_palace = Palace
draw-did-desertion = Desertion

## A combat or a contest

draw-combat = Combat in { $hex }
draw-contest = Contest for { $hex }
draw-assault = Assault on { $hex }
draw-with-all = with all units
draw-attacker = Attack
draw-defender = Defense
draw-won = wins
draw-before-cards = before cards
draw-losses = loses { $n }
draw-face-down = Cards chosen face down; no one sees how many
draw-undeclared = Not declared:
draw-deal = { $name } pays the Murshid { COUNT($n, kind: "point") } after a victory

## Players

draw-has-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
draw-has-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
 }
draw-has-tokens = { $n ->
    [one] { $n } influence token on the map
   *[other] { $n } influence tokens on the map
 }
draw-has-reserve = { $n ->
    [one] { $n } unit in reserve
   *[other] { $n } units in reserve
 }
draw-resting = Exhausted:
draw-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
 }
draw-actions = Your actions
draw-tiles = Your hexes
draw-looked-at = Only you see these cards
draw-offer-hire = hire { COUNT($n, kind: "mercenary") }
draw-offer-bribe = bribe { COUNT($n, kind: "mercenary") } in { $hex }
draw-offer-card = { WORD($card, kind: "card") } of the Sultan

## Scenes

scene-attack = Attacker
scene-defense = Defender

# The parts of the board, where the whole has no room
pane-map = Map
pane-market = Market and year
scene-attacker-wins = { $n ->
    [0] A tie
   *[other] Attacker ahead by { $n }
}
scene-defender-wins = Defender ahead by { $n }
scene-pieces = Pieces in the hex
scene-more = Units on cards
