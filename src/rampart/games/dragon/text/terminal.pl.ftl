# Plansza gry W roku smoka w terminalu.

board-month = miesiąc { $month } z 12
board-super = Miesiąc 7 przyniesie też wielkie wydarzenie { WORD($super, kind: "super") }: { WORD($super, kind: "super_effect") }
board-super-hidden = Miesiąc 7 przyniesie też wielkie wydarzenie, którego nikt jeszcze nie zna
board-wall = Wielki Mur Chiński sięga miesiąca { $n }
board-wall-none = Wielki Mur Chiński jeszcze nie powstał
board-wall-tiles = Pozostałe kafelki muru: { $tiles }

## The order of play

board-space = pole { $track }
board-you = ty

## Persons to hire; what their symbols are for

board-persons = Dostępne postacie
board-persons-hint = liczba za nazwą w pałacu to liczba symboli
board-young = młodsi
board-old = starsi
board-left = liczba
board-steps = pola
board-symbols = symb.
board-cards = karty
board-have = masz
board-use = do czego
board-use-craftsman = { action-build }
board-use-court_lady = co miesiąc
board-use-tax_collector = { action-taxes }
board-use-pyrotechnist = Fajerwerki
board-use-warrior = Parada, Inwazja
board-use-monk = koniec gry
board-use-healer = { event-contagion }
board-use-farmer = { action-harvest }
board-use-scholar = { action-research }
board-use-wild = każda postać
board-count-craftsman = { COUNT($n, kind: "hammer") }
board-count-court_lady = { $n ->
    [one] { $n } smoka
    [few] { $n } smoki
   *[many] { $n } smoków
 }
board-count-tax_collector = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
 }
board-count-pyrotechnist = { $n ->
    [one] { $n } rakietę
    [few] { $n } rakiety
   *[many] { $n } rakiet
 }
board-count-warrior = { COUNT($n, kind: "helmet") }
board-count-monk = { $n } × Budda
board-count-healer = { COUNT($n, kind: "mortar") }
board-count-farmer = { COUNT($n, kind: "sack") }
board-count-scholar = { $n ->
    [one] { $n } księgę
    [few] { $n } księgi
   *[many] { $n } ksiąg
 }

## What is coming

board-coming = Co cię czeka, jeśli nic się nie zmieni
board-need-tribute = zapłacisz { COUNT($due, kind: "yuan", case: "acc") }, masz { $held }
board-need-drought = oddasz { COUNT($due, kind: "rice") }, masz { $held }
board-need-festival = masz { COUNT($held, kind: "firework") }, inni najwyżej { $due }
board-need-mongols = masz { COUNT($held, kind: "helmet") }, najsłabszy rywal { $due }
board-need-contagion = zabiera { COUNT($due, kind: "person") }, masz { COUNT($held, kind: "mortar") }
board-loss = { $n ->
    [0] nikt nie odchodzi
   *[other] tracisz { COUNT($n, kind: "person") }
 }
board-gain = +{ COUNT($n, kind: "point") }
board-scoring = Co miesiąc zdobywasz { COUNT($points, kind: "point") }: pałace { $palaces }, damy dworu { $ladies }, przywileje { $privileges }

## Courts; short names have at most six letters

board-court = { $name }, { COUNT($points, kind: "point") }
board-your-court = Twój dwór: { $name }, { COUNT($points, kind: "point") }
board-stores = { COUNT($yuan, kind: "yuan") }, { COUNT($rice, kind: "rice") }, { COUNT($fireworks, kind: "firework") }, { COUNT($cards, kind: "card") }
board-short-craftsman = Rzem.
board-short-court_lady = Dama
board-short-tax_collector = Pobor.
board-short-pyrotechnist = Pirot.
board-short-warrior = Wojow.
board-short-monk = Mnich
board-short-healer = Uzdr.
board-short-farmer = Rolnik
board-short-scholar = Uczony
