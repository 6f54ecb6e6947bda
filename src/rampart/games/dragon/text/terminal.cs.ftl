# Hrací plán hry V roce draka v terminálu.

board-month = { $month }. měsíc z 12
board-super = 7. měsíc přinese i velkou událost { WORD($super, kind: "super") }: { WORD($super, kind: "super_effect") }
board-super-hidden = 7. měsíc přinese i velkou událost, kterou zatím nikdo nezná
board-wall = Velká zeď sahá po { $n }. měsíc
board-wall-none = Velká zeď ještě nestojí
board-wall-tiles = Zbývající díly zdi: { $tiles }

## The order of play

board-space = pole { $track }
board-you = ty

## Persons to hire; what their symbols are for

board-persons = Osoby v nabídce
board-persons-hint = číslo za jménem v paláci udává počet symbolů
board-young = mladší
board-old = starší
board-left = zbývá
board-steps = kroky
board-symbols = symb.
board-cards = karty
board-have = máš
board-use = na co
board-use-craftsman = { action-build }
board-use-court_lady = každý měsíc
board-use-tax_collector = { action-taxes }
board-use-pyrotechnist = { action-fireworks }
board-use-warrior = přehlídka, vpád
board-use-monk = konec hry
board-use-healer = { event-contagion }
board-use-farmer = { action-harvest }
board-use-scholar = { action-research }
board-use-wild = získá kohokoli
board-count-craftsman = { COUNT($n, kind: "hammer", case: "acc") }
board-count-court_lady = { $n ->
    [one] { $n } draka
    [few] { $n } draky
   *[other] { $n } draků
 }
board-count-tax_collector = { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }
board-count-pyrotechnist = { COUNT($n, kind: "firework", case: "acc") }
board-count-warrior = { COUNT($n, kind: "helmet", case: "acc") }
board-count-monk = { $n ->
    [one] { $n } Buddhu
    [few] { $n } Buddhy
   *[other] { $n } Buddhů
 }
board-count-healer = { COUNT($n, kind: "mortar", case: "acc") }
board-count-farmer = { COUNT($n, kind: "sack", case: "acc") }
board-count-scholar = { $n ->
    [one] { $n } knihu
    [few] { $n } knihy
   *[other] { $n } knih
 }

## What is coming

board-coming = Co tě čeká, pokud se nic nezmění
board-need-tribute = zaplatíš { COUNT($due, kind: "yuan", case: "acc") }, máš { $held }
board-need-drought = odevzdáš { COUNT($due, kind: "rice", case: "acc") }, máš { $held }
board-need-festival = máš { COUNT($held, kind: "firework", case: "acc") }, ostatní nejvýše { $due }
board-need-mongols = máš { COUNT($held, kind: "helmet", case: "acc") }, ostatní nejméně { $due }
board-need-contagion = ohrožuje { COUNT($due, kind: "person", case: "acc") }, máš { COUNT($held, kind: "mortar", case: "acc") }
board-loss = { $n ->
    [0] nikdo neodejde
   *[other] ztratíš { COUNT($n, kind: "person", case: "acc") }
 }
board-gain = +{ COUNT($n, kind: "point") }
board-scoring = Každý měsíc získáš { COUNT($points, kind: "point", case: "acc") }: paláce { $palaces }, dvorní dámy { $ladies }, výsady { $privileges }

## Courts; short names have at most six letters

board-court = { $name }, { COUNT($points, kind: "point") }
board-your-court = Tvůj dvůr: { $name }, { COUNT($points, kind: "point") }
board-stores = { COUNT($yuan, kind: "yuan") }, { COUNT($rice, kind: "rice") }, { COUNT($fireworks, kind: "firework") }, { COUNT($cards, kind: "card") }
board-short-craftsman = Řemes.
board-short-court_lady = Dáma
board-short-tax_collector = Výběr.
board-short-pyrotechnist = Ohňos.
board-short-warrior = Váleč.
board-short-monk = Mnich
board-short-healer = Léčit.
board-short-farmer = Rolník
board-short-scholar = Učenec
