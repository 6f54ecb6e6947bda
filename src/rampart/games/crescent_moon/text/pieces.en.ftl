# The cards of pieces: what a piece on the board is and does

piece_kind-power = Power card, { WORD($type, kind: "type") }, { WORD($character, kind: "character") }
piece_kind-building = Building
piece_kind-unit = Unit
piece_kind-board = On the board
piece-hex = Hex { $hex }
piece-controlled = Controlled by
piece-strength = Strength
piece-sacked = Coins when sacked
piece_text-fertile = Fertile land. Towns and cities stand here.
piece_text-wilderness = Wilderness. Some cards are stronger here.
piece_text-mountain = Mountains. Building here costs 1 coin more.
piece_text-quarry = Quarry. Building here costs 1 coin more.
piece_text-desert = Desert. Building here costs 2 coins more.
piece_text-fort = A stronghold: it holds a hex and defends it.
piece_text-castle = A stronger stronghold, built from a fort.
piece_text-palace = Stronghold and settlement in one. It stands once on the map.
piece_text-town = A settlement of the Sultan, wherever it stands.
piece_text-city = A large settlement of the Sultan. Others like to sack it.
piece-ordinary = Ordinary unit
piece_text-ordinary = Strength 1 in combat. It takes control of hexes.
piece-mercenary = Mercenary
piece_text-mercenary = Strength 1 in combat. The Nomad hires them out and is paid for them.
piece-token = Influence token
piece_text-token = Shows whose influence the hex is under. It is won in an influence contest.
piece-deck = Power cards
piece_text-deck = The markets are filled from this deck. Cards near you in the market are cheaper.
piece_kind-character = Character
piece_text-character = Scores for these goals. Points that others have won stay hidden until the end.
piece-now-price = { COUNT($price, kind: "coin") } for you: { $lacks ->
    [0] { $left } left
   *[other] { $lacks } short
 }
piece-now-strength = Pieces with strength { $n } hold it. Cards may add to that.
