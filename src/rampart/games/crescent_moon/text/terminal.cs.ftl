# The board of Crescent Moon in a terminal.

board-land = Krajina
board-signs = f tvrz, F pevnost, P palác, t vesnice, T město, u jednotka, m žoldnéř, * vliv; ~ řeka, = brod, + posvátné místo
board-cut = Řeka dělí: { $ways }
board-terrain-fertile = úrodná
board-terrain-wilderness = divočina
board-terrain-mountain = hory
board-terrain-quarry = kámen
board-terrain-desert = poušť
board-short-warlord = Vál
board-short-murshid = Mur
board-short-sultan = Sul
board-short-caliph = Cha
board-short-nomad = Nom
board-players = Hráči
board-coins = mince
board-cards = karty
board-tokens = vliv
board-reserve = zálohy
board-today = dnes
board-points = body
board-you = Hraješ postavu { $character }: { COUNT($points, kind: "point") }
