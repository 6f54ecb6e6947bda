# The board of In the Year of the Dragon in a terminal.

board-month = month { $month } of 12
board-super = Month 7 also brings the super event { WORD($super, kind: "super") }: { WORD($super, kind: "super_effect") }
board-super-hidden = Month 7 also brings a super event no one knows yet
board-wall = The Great Wall reaches month { $n }
board-wall-none = No one has built the Great Wall yet
board-wall-tiles = Wall tiles left: { $tiles }

## The order of play

board-space = space { $track }
board-you = you

## Persons to hire; what their symbols are for

board-persons = Persons to hire
board-persons-hint = in a palace, the number after a name counts its symbols
board-young = young
board-old = old
board-left = left
board-steps = steps
board-symbols = symbols
board-cards = cards
board-have = you have
board-use = for
board-use-craftsman = { action-build }
board-use-court_lady = every month
board-use-tax_collector = { action-taxes }
board-use-pyrotechnist = Fireworks
board-use-warrior = Parade, Mongols
board-use-monk = the end
board-use-healer = { event-contagion }
board-use-farmer = { action-harvest }
board-use-scholar = { action-research }
board-use-wild = hires anyone
board-count-craftsman = { COUNT($n, kind: "hammer") }
board-count-court_lady = { $n ->
    [one] { $n } dragon
   *[other] { $n } dragons
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

board-coming = What is coming for you, as things stand
board-need-tribute = you owe { COUNT($due, kind: "yuan") }, you have { $held }
board-need-drought = you owe { COUNT($due, kind: "rice") }, you have { $held }
board-need-festival = you have { COUNT($held, kind: "firework") }, your best rival { $due }
board-need-mongols = you have { COUNT($held, kind: "helmet") }, your weakest rival { $due }
board-need-contagion = takes { COUNT($due, kind: "person") }, you have { COUNT($held, kind: "mortar") }
board-loss = { $n ->
    [0] no one leaves
   *[other] you lose { COUNT($n, kind: "person") }
 }
board-gain = +{ COUNT($n, kind: "point") }
board-scoring = Every month you score { COUNT($points, kind: "point") }: palaces { $palaces }, court ladies { $ladies }, privileges { $privileges }

## Courts; short names have at most six letters

board-court = { $name }, { COUNT($points, kind: "point") }
board-your-court = Your court: { $name }, { COUNT($points, kind: "point") }
board-stores = { COUNT($yuan, kind: "yuan") }, { COUNT($rice, kind: "rice") }, { COUNT($fireworks, kind: "firework") }, { COUNT($cards, kind: "card") }
board-short-craftsman = Craft
board-short-court_lady = Lady
board-short-tax_collector = Taxman
board-short-pyrotechnist = Pyro
board-short-warrior = Warr.
board-short-monk = Monk
board-short-healer = Healer
board-short-farmer = Farmer
board-short-scholar = Schol.
