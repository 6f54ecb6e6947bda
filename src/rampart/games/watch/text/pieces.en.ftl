# The cards of pieces: what a piece on the board is and does

piece_kind-hero = Hero
piece_kind-card = Development card
piece_kind-resource = Resource
piece_kind-building = Building
piece_kind-board = On the board
piece-supply = In the supply
piece_text-bank = You can trade with the supply: 3 of one resource for 1 in the full game, 4 in the base game, or better at a trade route.
piece-settlement = Settlement
piece_text-settlement = 1 point. Brings 1 resource whenever an adjacent hex produces.
piece-keep = Keep
piece_text-keep = 2 points. Brings 2 resources whenever an adjacent hex produces.
piece-edge = Road
piece_text-edge = Leads to where you may build next. The longest road of 5 or more scores.
piece-guard = Guard
piece_text-guard = Holds its section of the Wall against wildlings. After a tragic end, most guards win.
piece-section = Section of the Wall
piece_text-section = Holds as long as there are at least as many guards as wildlings before it. Otherwise it is breached and they enter the Gift.
piece-tormund = { "Tormund" }
piece_text-tormund = Blocks the hex he stands on. Whoever moves him steals a card there.
piece-frostfangs = Frostfangs
piece_text-frostfangs = Wildlings wait here until a token brings them to a camp.
piece-trail = Trail
piece_text-trail = The wildling die moves wildlings of a clan along their trails toward the Wall.
piece-tokens = Wildling tokens
piece_text-tokens = One lies under each settlement, two under each keep. Build it, and its tokens bring their wildlings.
piece-veil = Blocked hex
piece_text-veil = A wildling stands here: the hex produces nothing.
piece-dice = Dice
piece_text-dice = The sum makes hexes produce; a 7 moves Tormund. The wildling die moves a clan.
piece-deck = Development cards
piece_text-deck = Cost wool, grain and ore. Most are played on a later turn.
piece-danger = Danger
piece_text-danger = 3 breaches or 8 wildlings in the Gift end the game tragically.
piece-special = Special points
piece_text-special = Longest road and largest patrol are worth points as long as no one has more.
piece-wildling = Wildling
piece_text-wildling = Moves toward the Wall. Where wildlings outnumber guards, they break through.
piece-now-section = { COUNT($guards, kind: "guard") } vs. { COUNT($wildlings, kind: "wildling") }: { $spare ->
    [0] one more breaks it
   *[other] { $spare } more are held
 }
piece-now-camp = { $n } of { $of } before a rush
