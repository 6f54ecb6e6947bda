# The board of Crescent Moon in a terminal.

board-land = The land
board-signs = f fort, F castle, P palace, t town, T city, u unit, m mercenary, * influence; ~ river, = ford, + sacred site
board-cut = Rivers block: { $ways }
board-terrain-fertile = fertile
board-terrain-wilderness = wild
board-terrain-mountain = mountain
board-terrain-quarry = quarry
board-terrain-desert = desert
board-short-warlord = War
board-short-murshid = Mur
board-short-sultan = Sul
board-short-caliph = Cal
board-short-nomad = Nom
board-players = Players
board-coins = coins
board-cards = cards
board-tokens = influence
board-reserve = reserve
board-today = today
board-points = points
board-you = You are the { $character }: { COUNT($points, kind: "point") }
