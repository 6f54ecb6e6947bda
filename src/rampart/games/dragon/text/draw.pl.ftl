# The words of the drawing: In the Year of the Dragon

## Frame

draw-title = W roku smoka
draw-month = Miesiąc { $month } z 12
draw-setup = Przygotowanie
draw-over = Koniec gry
draw-phase-actions = Akcje
draw-phase-persons = Postacie
draw-phase-event = Wydarzenie
draw-phase-scoring = Punktacja
draw-you-decide = Twoja decyzja
draw-decides = Decyduje { $name }
draw-your-court = Twój dwór

## Months

draw-event-peace = Pokój
draw-event-peace-short = Pokój
draw-event-tribute = Danina dla Cesarza
draw-event-tribute-short = Danina
draw-event-drought = Susza
draw-event-drought-short = Susza
draw-event-festival = Festiwal Smoków
draw-event-festival-short = Festiwal
draw-event-mongols = Inwazja Mongołów
draw-event-mongols-short = Inwazja
draw-event-contagion = Zaraza
draw-event-contagion-short = Zaraza
draw-super = Wielkie wydarzenie: { $name }
super-hidden = jeszcze nieznane

## Action groups

draw-groups = Grupy akcji
draw-groups-hint = grupa ze smokiem kosztuje 3 juany
draw-groups-later = Co miesiąc rozkładane na nowe grupy
draw-free = za darmo
draw-price = { $yuan } juany
draw-action-taxes = Podatki
draw-action-taxes-gain = 2 + monety
draw-action-build = Budowa
draw-action-build-gain = 1 + młotki
draw-action-harvest = Zbiory
draw-action-harvest-gain = 1 + worki
draw-action-fireworks = Fajerwerki
draw-action-fireworks-gain = 1 + rakiety
draw-action-military = Parada
draw-action-military-gain = 1 + hełmy
draw-action-research = Badania
draw-action-research-gain = 1 + księgi
draw-action-privilege = Przywilej
draw-action-privilege-gain = { $small } lub { $large } juanów
draw-action-build_wall = Mur
draw-action-build_wall-gain = 1 kafelek i jego premia

## Persons left

draw-supply = Pozostali dworzanie
draw-supply-hint = wyżej starsi, niżej młodsi
draw-legend-steps = pól naprzód
draw-legend-left = zostało kafelków
draw-person-craftsman = Rzemieślnik
draw-person-court_lady = Dama dworu
draw-person-tax_collector = Poborca podatkowy
draw-person-pyrotechnist = Pirotechnik
draw-person-warrior = Wojownik
draw-person-monk = Mnich
draw-person-healer = Uzdrowiciel
draw-person-farmer = Rolnik
draw-person-scholar = Uczony
draw-tile-craftsman = Rzemieślnik
draw-tile-court_lady = Dama dworu
draw-tile-tax_collector = Poborca podatkowy
draw-tile-pyrotechnist_young = Młodszy pirotechnik
draw-tile-pyrotechnist_old = Starszy pirotechnik
draw-tile-warrior_young = Młodszy wojownik
draw-tile-warrior_old = Starszy wojownik
draw-tile-monk_young = Młodszy mnich
draw-tile-monk_old = Starszy mnich
draw-tile-healer_young = Młodszy uzdrowiciel
draw-tile-healer_old = Starszy uzdrowiciel
draw-tile-farmer_young = Młodszy rolnik
draw-tile-farmer_old = Starszy rolnik
draw-tile-scholar_young = Młodszy uczony
draw-tile-scholar_old = Starszy uczony

## Cards of the hand; | parts lines

draw-card-craftsman = Rzemie-|ślnik
draw-card-court_lady = Dama|dworu
draw-card-tax_collector = Poborca|podatkowy
draw-card-pyrotechnist = Piro-|technik
draw-card-warrior = Wojownik
draw-card-monk = Mnich
draw-card-healer = Uzdro-|wiciel
draw-card-farmer = Rolnik
draw-card-scholar = Uczony
draw-card-wild = Dowolna

## Turn order

draw-track = Kolejność
draw-track-hint = kto dalej, ten pierwszy
draw-place = { $place }. { $name }

## Courts: stores and symbols

draw-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
 }
draw-store-yuan = { $n ->
    [one] { $n } juan
    [few] { $n } juany
   *[other] { $n } juanów
 }
draw-store-rice = { $n ->
    [one] { $n } żeton ryżu
    [few] { $n } żetony ryżu
   *[other] { $n } żetonów ryżu
 }
draw-store-fireworks = { $n ->
    [one] { $n } żeton fajerwerków
    [few] { $n } żetony fajerwerków
   *[other] { $n } żetonów fajerwerków
 }
draw-store-small = { $n ->
    [one] { $n } mały przywilej
    [few] { $n } małe przywileje
   *[other] { $n } małych przywilejów
 }
draw-store-large = { $n ->
    [one] { $n } duży przywilej
    [few] { $n } duże przywileje
   *[other] { $n } dużych przywilejów
 }
draw-store-cards = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
 }
draw-symbols-craftsman = Młotki: { $n }
draw-symbols-court_lady = Smoki na wachlarzach: { $n }
draw-symbols-tax_collector = Monety: { $n }
draw-symbols-pyrotechnist = Rakiety: { $n }
draw-symbols-warrior = Hełmy: { $n }
draw-symbols-monk = Symbole Buddy: { $n }
draw-symbols-healer = Moździerze: { $n }
draw-symbols-farmer = Worki ryżu: { $n }
draw-symbols-scholar = Księgi: { $n }
draw-wall-w_rice = Kafelek muru: 1 żeton ryżu
draw-wall-w_firework = Kafelek muru: 1 żeton fajerwerków
draw-wall-w_floor = Kafelek muru: 1 pałacowe piętro
draw-wall-w_yuan = Kafelek muru: 2 juany
draw-wall-w_track = Kafelek muru: 3 pola naprzód
draw-wall-w_vp = Kafelek muru: 3 punkty

## What is coming

draw-no-palace = brak pałacu
draw-ranked = Miejsce { $place }
draw-no-loss = bez strat
draw-loses = traci { $n }
draw-gains = { $n ->
    [one] +{ $n } punkt
    [few] +{ $n } punkty
   *[other] +{ $n } punktów
 }
draw-strikes-tribute = Gdy przyjdzie danina
draw-strikes-drought = Gdy nadejdzie susza
draw-strikes-festival = Gdy nadejdzie festiwal
draw-strikes-mongols = Gdy najadą Mongołowie
draw-strikes-contagion = Gdy nadejdzie zaraza
draw-no-more-events = Nie ma już wydarzeń
draw-this-month = w tym miesiącu
draw-in-month = miesiąc { $month }
draw-due = Do zapłaty
draw-hold = Masz
draw-lost = Utracone postacie
draw-none = żadne
draw-sick = Zachoruje
draw-your-mortars = Twoje moździerze
draw-your-helmets = Twoje hełmy
draw-fewest-helmets = Najmniej u innych
draw-your-fireworks = Twoje fajerwerki
draw-most-fireworks = Najwięcej u innych
draw-you-gain = Zyskujesz
draw-each-month = Co miesiąc zdobywasz
draw-each-month-other = Punkty co miesiąc
draw-n-palaces = { $n ->
    [one] { $n } pałac
    [few] { $n } pałace
   *[other] { $n } pałaców
 }
draw-n-fans = { $n ->
    [one] { $n } wachlarz
    [few] { $n } wachlarze
   *[other] { $n } wachlarzy
 }
draw-n-dragons = { $n ->
    [one] { $n } smok
    [few] { $n } smoki
   *[other] { $n } smoków
 }

## The viewer’s own dock

draw-stores = Twoje zasoby (jawne)
draw-hand = Karty postaci na ręce ({ $held } z 11)

# The parts of the board, where the whole has no room
pane-months = Rok i akcje
pane-courts = Dwory
