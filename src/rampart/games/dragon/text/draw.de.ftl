# The words of the drawing: In the Year of the Dragon

## Frame

draw-title = Im Jahr des Drachen
draw-month = Monat { $month } von 12
draw-setup = Spielaufbau
draw-over = Spielende
draw-phase-actions = Aktion
draw-phase-persons = Person
draw-phase-event = Ereignis
draw-phase-scoring = Wertung
draw-you-decide = Du entscheidest
draw-decides = { $name } entscheidet
draw-your-court = Dein Hof

## Months

draw-event-peace = Ruhe
draw-event-peace-short = Ruhe
draw-event-tribute = Kaisertribut
draw-event-tribute-short = Tribut
draw-event-drought = Dürre
draw-event-drought-short = Dürre
draw-event-festival = Drachenfest
draw-event-festival-short = Drachenfest
draw-event-mongols = Mongolensturm
draw-event-mongols-short = Mongolen
draw-event-contagion = Krankheit
draw-event-contagion-short = Krankheit
draw-super = Super-Ereignis: { $name }
super-hidden = noch verdeckt

## Action groups

draw-groups = Aktionsgruppen
draw-groups-hint = eine Gruppe mit Drache kostet 3 Yuan
draw-groups-later = Werden jeden Monat neu in Gruppen ausgelegt
draw-free = gratis
draw-price = { $yuan } Yuan
draw-action-taxes = Steuer
draw-action-taxes-gain = 2 + Münzen
draw-action-build = Palastbau
draw-action-build-gain = 1 + Hämmer
draw-action-harvest = Ernte
draw-action-harvest-gain = 1 + Säcke
draw-action-fireworks = Feuerwerk
draw-action-fireworks-gain = 1 + Raketen
draw-action-military = Heerschau
draw-action-military-gain = 1 + Helme
draw-action-research = Studium
draw-action-research-gain = 1 + Bücher
draw-action-privilege = Privileg
draw-action-privilege-gain = { $small } oder { $large } Yuan
draw-action-build_wall = Mauerbau
draw-action-build_wall-gain = ein Mauerteil mit Bonus

## Persons left

draw-supply = Verfügbare Personen
draw-supply-hint = oben ältere, unten jüngere
draw-legend-steps = Schritte vor
draw-legend-left = übrig
draw-person-craftsman = Handwerker
draw-person-court_lady = Hofdame
draw-person-tax_collector = Steuereintreiber
draw-person-pyrotechnist = Feuerwerker
draw-person-warrior = Krieger
draw-person-monk = Mönch
draw-person-healer = Heiler
draw-person-farmer = Bauer
draw-person-scholar = Gelehrter
draw-tile-craftsman = Handwerker
draw-tile-court_lady = Hofdame
draw-tile-tax_collector = Steuereintreiber
draw-tile-pyrotechnist_young = Jüngerer Feuerwerker
draw-tile-pyrotechnist_old = Älterer Feuerwerker
draw-tile-warrior_young = Jüngerer Krieger
draw-tile-warrior_old = Älterer Krieger
draw-tile-monk_young = Jüngerer Mönch
draw-tile-monk_old = Älterer Mönch
draw-tile-healer_young = Jüngerer Heiler
draw-tile-healer_old = Älterer Heiler
draw-tile-farmer_young = Jüngerer Bauer
draw-tile-farmer_old = Älterer Bauer
draw-tile-scholar_young = Jüngerer Gelehrter
draw-tile-scholar_old = Älterer Gelehrter

## Cards of the hand; | parts lines

draw-card-craftsman = Hand-|werker
draw-card-court_lady = Hofdame
draw-card-tax_collector = Steuer-|eintreiber
draw-card-pyrotechnist = Feuer-|werker
draw-card-warrior = Krieger
draw-card-monk = Mönch
draw-card-healer = Heiler
draw-card-farmer = Bauer
draw-card-scholar = Gelehrter
draw-card-wild = Joker

## Turn order

draw-track = Reihenfolge
draw-track-hint = wer vorn liegt, beginnt
draw-place = { $place }. { $name }

## Courts: stores and symbols

draw-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
draw-store-yuan = { $n } Yuan
draw-store-rice = { $n ->
    [one] { $n } Reissack
   *[other] { $n } Reissäcke
 }
draw-store-fireworks = { $n ->
    [one] { $n } Rakete
   *[other] { $n } Raketen
 }
draw-store-small = { $n ->
    [one] { $n } kleines Privileg
   *[other] { $n } kleine Privilegien
 }
draw-store-large = { $n ->
    [one] { $n } großes Privileg
   *[other] { $n } große Privilegien
 }
draw-store-cards = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
 }
draw-symbols-craftsman = Hämmer: { $n }
draw-symbols-court_lady = Drachen auf Fächern: { $n }
draw-symbols-tax_collector = Münzen: { $n }
draw-symbols-pyrotechnist = Raketen: { $n }
draw-symbols-warrior = Helme: { $n }
draw-symbols-monk = Buddhas: { $n }
draw-symbols-healer = Mörser: { $n }
draw-symbols-farmer = Reissäcke: { $n }
draw-symbols-scholar = Bücher: { $n }
draw-wall-w_rice = Mauerteil: 1 Reissack
draw-wall-w_firework = Mauerteil: 1 Rakete
draw-wall-w_floor = Mauerteil: 1 Palastteil
draw-wall-w_yuan = Mauerteil: 2 Yuan
draw-wall-w_track = Mauerteil: 3 Schritte vor
draw-wall-w_vp = Mauerteil: 3 Punkte

## What is coming

draw-no-palace = kein Palast
draw-ranked = Platz { $place }
draw-no-loss = kein Verlust
draw-loses = verliert { $n }
draw-gains = { $n ->
    [one] +{ $n } Punkt
   *[other] +{ $n } Punkte
 }
draw-strikes-tribute = Beim Kaisertribut
draw-strikes-drought = Bei der Dürre
draw-strikes-festival = Beim Drachenfest
draw-strikes-mongols = Beim Mongolensturm
draw-strikes-contagion = Bei der Krankheit
draw-no-more-events = Keine Ereignisse mehr
draw-this-month = diesen Monat
draw-in-month = Monat { $month }
draw-due = Fällig
draw-hold = Du hast
draw-lost = Personenverlust
draw-none = keine
draw-sick = Erkranken
draw-your-mortars = Deine Mörser
draw-your-helmets = Deine Helme
draw-fewest-helmets = Gegner mindestens
draw-your-fireworks = Deine Raketen
draw-most-fireworks = Gegner höchstens
draw-you-gain = Du erhältst
draw-each-month = Jeden Monat erhältst du
draw-each-month-other = Punkte jeden Monat
draw-n-palaces = { $n ->
    [one] { $n } Palast
   *[other] { $n } Paläste
 }
draw-n-fans = { $n ->
    [one] { $n } Fächer
   *[other] { $n } Fächer
 }
draw-n-dragons = { $n ->
    [one] { $n } Drache
   *[other] { $n } Drachen
 }

## The viewer’s own dock

draw-stores = Dein Vorrat (offen für alle)
draw-hand = Personenkarten auf der Hand ({ $held } von 11)

# The parts of the board, where the whole has no room
pane-months = Jahr und Aktionen
pane-courts = Höfe
