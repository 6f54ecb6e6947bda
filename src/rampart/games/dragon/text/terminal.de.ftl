# Der Spielplan von Im Jahr des Drachen im Terminal.

board-month = Monat { $month } von 12
board-super = Monat 7 bringt auch das Super-Ereignis { WORD($super, kind: "super") }: { WORD($super, kind: "super_effect") }
board-super-hidden = Monat 7 bringt auch ein Super-Ereignis, das noch niemand kennt
board-wall = Die chinesische Mauer reicht bis Monat { $n }
board-wall-none = Die chinesische Mauer ist noch nicht begonnen
board-wall-tiles = Übrige Mauerteile: { $tiles }

## The order of play

board-space = Feld { $track }
board-you = du

## Persons to hire; what their symbols are for

board-persons = Personen zur Auswahl
board-persons-hint = im Palast zählt die Zahl hinter dem Namen die Symbole
board-young = jüngere
board-old = ältere
board-left = übrig
board-steps = Schr.
board-symbols = Sym.
board-cards = Karten
board-have = du hast
board-use = wofür
board-use-craftsman = { action-build }
board-use-court_lady = jeden Monat
board-use-tax_collector = { action-taxes }
board-use-pyrotechnist = { action-fireworks }
board-use-warrior = Heerschau, Mongolen
board-use-monk = Spielende
board-use-healer = { event-contagion }
board-use-farmer = { action-harvest }
board-use-scholar = { action-research }
board-use-wild = holt jede Person
board-count-craftsman = { COUNT($n, kind: "hammer") }
board-count-court_lady = { $n ->
    [one] { $n } Drache
   *[other] { $n } Drachen
 }
board-count-tax_collector = { COUNT($n, kind: "coin") }
board-count-pyrotechnist = { COUNT($n, kind: "rocket") }
board-count-warrior = { COUNT($n, kind: "helmet") }
board-count-monk = { $n ->
    [one] { $n } Buddha
   *[other] { $n } Buddhas
 }
board-count-healer = { COUNT($n, kind: "mortar") }
board-count-farmer = { COUNT($n, kind: "sack") }
board-count-scholar = { COUNT($n, kind: "book") }

## What is coming

board-coming = Was auf dich zukommt, nach jetzigem Stand
board-need-tribute = kostet { COUNT($due, kind: "yuan") }, du hast { $held }
board-need-drought = kostet { COUNT($due, kind: "rice") }, du hast { $held }
board-need-festival = du hast { COUNT($held, kind: "firework") }, die anderen höchstens { $due }
board-need-mongols = du hast { COUNT($held, kind: "helmet") }, die anderen mindestens { $due }
board-need-contagion = trifft { COUNT($due, kind: "person") }, du hast { COUNT($held, kind: "mortar") }
board-loss = { $n ->
    [0] niemand geht
   *[other] du verlierst { COUNT($n, kind: "person") }
 }
board-gain = +{ COUNT($n, kind: "point") }
board-scoring = Jeden Monat bekommst du { COUNT($points, kind: "point") }: Paläste { $palaces }, Hofdamen { $ladies }, Privilegien { $privileges }

## Courts; short names have at most six letters

board-court = { $name }, { COUNT($points, kind: "point") }
board-your-court = Dein Hof: { $name }, { COUNT($points, kind: "point") }
board-stores = { COUNT($yuan, kind: "yuan") }, { COUNT($rice, kind: "rice") }, { COUNT($fireworks, kind: "firework") }, { COUNT($cards, kind: "card") }
board-short-craftsman = Handw.
board-short-court_lady = Dame
board-short-tax_collector = Steuer
board-short-pyrotechnist = Feuer.
board-short-warrior = Kriegr
board-short-monk = Mönch
board-short-healer = Heiler
board-short-farmer = Bauer
board-short-scholar = Gelehr
