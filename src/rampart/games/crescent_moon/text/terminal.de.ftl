# The board of Crescent Moon in a terminal.

board-land = Das Land
board-signs = f Stützpunkt, F Burg, P Palast, t Dorf, T Stadt, u Truppe, m Söldner, * Einfluss; ~ Fluss, = Furt, + heilige Stätte
board-cut = Ein Fluss trennt: { $ways }
board-terrain-fertile = fruchtbar
board-terrain-wilderness = Wildnis
board-terrain-mountain = Berge
board-terrain-quarry = Bruch
board-terrain-desert = Wüste
board-short-warlord = Kri
board-short-murshid = Sch
board-short-sultan = Sul
board-short-caliph = Kal
board-short-nomad = Nom
board-players = Spieler
board-coins = Münzen
board-cards = Karten
board-tokens = Einfluss
board-reserve = Reserve
board-today = heute
board-points = Punkte
board-you = Deine Rolle: { $character }, { COUNT($points, kind: "point") }
