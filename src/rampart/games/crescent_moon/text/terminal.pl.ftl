# The board of Crescent Moon in a terminal.

board-land = Kraina
board-signs = f fort, F zamek, P pałac, t wioska, T miasto, u oddział, m najemnik, * wpływ; ~ rzeka, = bród, + święte miejsce
board-cut = Rzeka rozdziela: { $ways }
board-terrain-fertile = żyzne
board-terrain-wilderness = dzicz
board-terrain-mountain = góry
board-terrain-quarry = kamień
board-terrain-desert = pustynia
board-short-warlord = Wat
board-short-murshid = Mur
board-short-sultan = Suł
board-short-caliph = Kal
board-short-nomad = Nom
board-players = Gracze
board-coins = monety
board-cards = karty
board-tokens = wpływ
board-reserve = rezerwa
board-today = dziś
board-points = punkty
board-you = Twoja postać to { $character }: { COUNT($points, kind: "point") }
