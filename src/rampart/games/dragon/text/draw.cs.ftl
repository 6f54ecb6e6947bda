# The words of the drawing: In the Year of the Dragon

## Frame

draw-title = V roce draka
draw-month = { $month }. měsíc z 12
draw-setup = Příprava hry
draw-over = Konec hry
draw-phase-actions = Akce
draw-phase-persons = Osoby
draw-phase-event = Událost
draw-phase-scoring = Bodování
draw-you-decide = Rozhoduješ ty
draw-decides = Rozhoduje { $name }
draw-your-court = Tvůj dvůr

## Months

draw-event-peace = Mír
draw-event-peace-short = Mír
draw-event-tribute = Císařský tribut
draw-event-tribute-short = Tribut
draw-event-drought = Sucho
draw-event-drought-short = Sucho
draw-event-festival = Dračí slavnost
draw-event-festival-short = Slavnost
draw-event-mongols = Mongolský vpád
draw-event-mongols-short = Mongolové
draw-event-contagion = Nákaza
draw-event-contagion-short = Nákaza
draw-super = Velká událost: { $name }
super-hidden = dosud nevylosovaná

## Action groups

draw-groups = Skupiny akcí
draw-groups-hint = skupina s drakem stojí 3 jüany
draw-groups-later = Každý měsíc se rozdají do nových skupin
draw-free = zdarma
draw-price = { $yuan } jüany
draw-action-taxes = Daně
draw-action-taxes-gain = 2 + mince
draw-action-build = Stavba
draw-action-build-gain = 1 + kladiva
draw-action-harvest = Sklizeň
draw-action-harvest-gain = 1 + pytle
draw-action-fireworks = Ohňostroj
draw-action-fireworks-gain = 1 + rakety
draw-action-military = Přehlídka
draw-action-military-gain = 1 + přilby
draw-action-research = Bádání
draw-action-research-gain = 1 + knihy
draw-action-privilege = Výsada
draw-action-privilege-gain = { $small } nebo { $large } jüanů
draw-action-build_wall = Zeď
draw-action-build_wall-gain = 1 díl a jeho odměna

## Persons left

draw-supply = Zbývající osoby
draw-supply-hint = nahoře starší, dole mladší
draw-legend-steps = kroků vpřed
draw-legend-left = dílků zbývá
draw-person-craftsman = Řemeslník
draw-person-court_lady = Dvorní dáma
draw-person-tax_collector = Výběrčí daní
draw-person-pyrotechnist = Ohňostrůjce
draw-person-warrior = Válečník
draw-person-monk = Mnich
draw-person-healer = Léčitel
draw-person-farmer = Rolník
draw-person-scholar = Učenec
draw-tile-craftsman = Řemeslník
draw-tile-court_lady = Dvorní dáma
draw-tile-tax_collector = Výběrčí daní
draw-tile-pyrotechnist_young = Mladší ohňostrůjce
draw-tile-pyrotechnist_old = Starší ohňostrůjce
draw-tile-warrior_young = Mladší válečník
draw-tile-warrior_old = Starší válečník
draw-tile-monk_young = Mladší mnich
draw-tile-monk_old = Starší mnich
draw-tile-healer_young = Mladší léčitel
draw-tile-healer_old = Starší léčitel
draw-tile-farmer_young = Mladší rolník
draw-tile-farmer_old = Starší rolník
draw-tile-scholar_young = Mladší učenec
draw-tile-scholar_old = Starší učenec

## Cards of the hand; | parts lines

draw-card-craftsman = Řemesl-|ník
draw-card-court_lady = Dvorní|dáma
draw-card-tax_collector = Výběrčí|daní
draw-card-pyrotechnist = Ohňo-|strůjce
draw-card-warrior = Válečník
draw-card-monk = Mnich
draw-card-healer = Léčitel
draw-card-farmer = Rolník
draw-card-scholar = Učenec
draw-card-wild = Kdokoli

## Turn order

draw-track = Pořadí tahů
draw-track-hint = kdo je napřed, hraje dřív
draw-place = { $place }. { $name }

## Courts: stores and symbols

draw-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
draw-store-yuan = { $n ->
    [one] { $n } jüan
    [few] { $n } jüany
   *[other] { $n } jüanů
 }
draw-store-rice = { $n ->
    [one] { $n } žeton rýže
    [few] { $n } žetony rýže
   *[other] { $n } žetonů rýže
 }
draw-store-fireworks = { $n ->
    [one] { $n } raketa
    [few] { $n } rakety
   *[other] { $n } raket
 }
draw-store-small = { $n ->
    [one] { $n } malá výsada
    [few] { $n } malé výsady
   *[other] { $n } malých výsad
 }
draw-store-large = { $n ->
    [one] { $n } velká výsada
    [few] { $n } velké výsady
   *[other] { $n } velkých výsad
 }
draw-store-cards = { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
 }
draw-symbols-craftsman = Kladiva: { $n }
draw-symbols-court_lady = Draci na vějířích: { $n }
draw-symbols-tax_collector = Mince: { $n }
draw-symbols-pyrotechnist = Rakety: { $n }
draw-symbols-warrior = Přilby: { $n }
draw-symbols-monk = Buddhové: { $n }
draw-symbols-healer = Hmoždíře: { $n }
draw-symbols-farmer = Pytle rýže: { $n }
draw-symbols-scholar = Knihy: { $n }
draw-wall-w_rice = Díl zdi: 1 žeton rýže
draw-wall-w_firework = Díl zdi: 1 raketa
draw-wall-w_floor = Díl zdi: 1 patro paláce
draw-wall-w_yuan = Díl zdi: 2 jüany
draw-wall-w_track = Díl zdi: 3 kroky vpřed
draw-wall-w_vp = Díl zdi: 3 body

## What is coming

draw-no-palace = žádný palác
draw-ranked = { $place }. místo
draw-no-loss = bez ztráty
draw-loses = ztrácí { $n }
draw-gains = { $n ->
    [one] +{ $n } bod
    [few] +{ $n } body
   *[other] +{ $n } bodů
 }
draw-strikes-tribute = Až přijde tribut
draw-strikes-drought = Až udeří sucho
draw-strikes-festival = Až přijde slavnost
draw-strikes-mongols = Až vpadnou Mongolové
draw-strikes-contagion = Až udeří nákaza
draw-no-more-events = Žádná další událost
draw-this-month = tento měsíc
draw-in-month = { $month }. měsíc
draw-due = K zaplacení
draw-hold = Máš
draw-lost = Ztracené osoby
draw-none = žádné
draw-sick = Onemocní
draw-your-mortars = Tvé hmoždíře
draw-your-helmets = Tvé přilby
draw-fewest-helmets = Soupeři nejméně
draw-your-fireworks = Tvé rakety
draw-most-fireworks = Soupeři nejvíc
draw-you-gain = Získáš
draw-each-month = Každý měsíc získáš
draw-each-month-other = Body každý měsíc
draw-n-palaces = { $n ->
    [one] { $n } palác
    [few] { $n } paláce
   *[other] { $n } paláců
 }
draw-n-fans = { $n ->
    [one] { $n } vějíř
    [few] { $n } vějíře
   *[other] { $n } vějířů
 }
draw-n-dragons = { $n ->
    [one] { $n } drak
    [few] { $n } draci
   *[other] { $n } draků
 }

## The viewer’s own dock

draw-stores = Tvé zásoby (vidí je všichni)
draw-hand = Karty osob v ruce ({ $held } z 11)

# The parts of the board, where the whole has no room
pane-months = Rok a akce
pane-courts = Dvory
