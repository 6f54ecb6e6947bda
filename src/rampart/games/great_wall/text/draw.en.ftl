# The words of the drawing: The Great Wall

## Frame

draw-title = The Great Wall
draw-over = The game is over
draw-year = Year { $year } of { $years }
draw-season-spring = Spring
draw-season-summer = Summer
draw-season-fall = Fall
draw-season-winter = Winter
draw-you-decide = Your decision
draw-decides = { $name } decides
draw-you = You

## Columns

draw-time-about = New hordes in spring, and lethality
draw-artifacts = Artifacts
draw-artifact-heirloom_seal = Heirloom Seal
draw-artifact-heirloom_seal-gain = 3 per advisor
draw-artifact-nine_tripods = Nine Tripods
draw-artifact-nine_tripods-gain = 2 per level, 4 if all
draw-artifact-sword_of_goujian = Sword of Goujian
draw-artifact-sword_of_goujian-gain = 4 per clean horde
draw-artifact-jade_disc = Jade Disc
draw-artifact-jade_disc-gain = 3 per field soldier
draw-artifact-river_scroll = River Scroll
draw-artifact-river_scroll-gain = resources, tactics
draw-shame-bank = Shame tokens
draw-shame-bank-about = { $n ->
    [0] There are no shame tokens left: if none comes back, the game ends this winter
   *[other] Shame tokens left: { $n }
 }
draw-of = { $n } of { $whole }
draw-horde-deck = Horde deck
draw-indicator = Back of the top card: { WORD($section, kind: "section") }. If no section is empty, a drawn horde goes where the next back points.
draw-warehouse = Warehouse
draw-warehouse-about = Donated resources, used first to pay for buildings
draw-command = Command
draw-tea = Tea order

## Field

draw-section = { START(WORD($section, kind: "section")) }
draw-blocked = Not in play
draw-rest = { START(WORD($section, kind: "section")) }: rest area
draw-def = Def
draw-atk = Atk
draw-holds = { $n ->
    [0] { START(WORD($section, kind: "section")) } just holds
   *[other] { START(WORD($section, kind: "section")) } holds by { $n }
 }
draw-breaks = { START(WORD($section, kind: "section")) } breaks: { $n } short
draw-level = Level { $level }
draw-archer = Archer on a firing spot
draw-resting-spearman = { COUNT($n, kind: "spearman") } at rest
draw-resting-archer = { COUNT($n, kind: "archer") } at rest
draw-resting-horseman = { COUNT($n, kind: "horseman") } at rest
draw-card-about = { $name }: { $text }

## Locations

draw-locked = locked
draw-here = { $n } here
draw-open = open
draw-place = { WORD($place, kind: "location") }: { COUNT($n, kind: "clerk") }
draw-price-lumber_mill = { $n } chi
draw-price-quarry = { $n } wood
draw-price-gold_mine = { $n } stone
draw-price-temple = { $n } gold
draw-build-wall = Wall level
draw-build-barricade = Barricade
draw-tea_house = Move 1 step up,|or to the top if you are alone
draw-headquarters = Move soldiers from one section|to another
draw-war_academy = Draw a tactic card|for each clerk
draw-tactic-deck = { COUNT($n, kind: "tactic") } in the deck

## Mats and dock

draw-honour = { COUNT($n, kind: "honour") }
draw-support = N { $n }
draw-general = { START(WORD($clan, kind: "clan")) } – { WORD($card, kind: "general") }: { WORD($card, kind: "general_text") }
draw-more = and { $n } more
draw-count-claimed = { COUNT($n, kind: "horde") } claimed
draw-count-shame = { COUNT($n, kind: "shame") }
draw-count-tactics = { COUNT($n, kind: "tactic") } in hand
draw-count-commands = { COUNT($n, kind: "command") } in hand
draw-count-clerks = { COUNT($n, kind: "clerk") } in the pool
draw-count-spearman = { COUNT($n, kind: "spearman") } in the pool
draw-count-archer = { COUNT($n, kind: "archer") } in the pool
draw-count-horseman = { COUNT($n, kind: "horseman") } in the pool
draw-screen = Behind your screen
draw-supply = Your pool
draw-commands = Command hand
draw-tactics = Tactics
draw-claimed = { WORD($horde, kind: "horde") }: { $shame ->
    [0] { COUNT($honour, kind: "honour") } at the end
   *[other] worth nothing, { COUNT($shame, kind: "shame") } on it
 }
draw-unhired = { $n } of your clerks can still be hired
draw-discards = { $n ->
    [0] No command card in your discard
   *[other] In your discard: { WORDS($cards, kind: "command") }
 }

## Scenes

scene-defense = Defense
scene-attack = Attack

# The parts of the board, where the whole has no room
pane-wall = Wall
pane-places = Locations
scene-holds = Holds, { $n } to spare
scene-breach = Breach: { $n } short
scene-wall = Wall, level { $level }
scene-more = Barricades and cards
pane-extras = Expansions
