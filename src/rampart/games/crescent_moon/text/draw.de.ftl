# Die Zeichnung von Im Schein des Sichelmonds.

draw-title = Im Schein des Sichelmonds
draw-year = Jahr { $year } von { $years }
draw-setup = Aufbau
draw-over = Spielende
draw-round = Aktion { $round } von 4
draw-phase-income = Einkommen
draw-phase-reserves = Reserven
draw-phase-maintenance = Versorgung
draw-phase-actions = Aktionen
draw-phase-scoring = Wertung
draw-you-decide = Du entscheidest
draw-decides = { $name } entscheidet

## Das Land

draw-hex = { $name }: { WORD($terrain, kind: "terrain") }
draw-feature-river = Fluss
draw-feature-ford = Furt
draw-feature-sacred = heilige Stätte
draw-controlled = { $name } hat die Kontrolle mit Stärke { $n }
draw-influenced = { $name } hat Einfluss
draw-strength = Stärke { $n }
draw-legend-control = Kontrolle
draw-legend-control-sign = dicker Rand
draw-legend-influence = Einfluss
draw-legend-influence-sign = Sternmarker
draw-legend-presence = Präsenz
draw-legend-presence-sign = jede Figur

## Märkte und Karten

draw-market = Machtkartenmarkt
draw-market-far = Ferner Markt
draw-market-middle = Mittlerer Markt
draw-market-near = Naher Markt
draw-market-sultan = Markt des Sultans
draw-own-price = eigene { $n }
draw-by-agreement = Preis nach Absprache
draw-deck = { $deck } im Stapel, { $discarded } abgelegt
draw-card-kind = { WORD($type, kind: "type") }, { WORD($character, kind: "character") }

## Das Jahr

draw-today = wenn jetzt Schluss wäre
draw-player = { $character }: { $name }
draw-did-pass = Passen
draw-did-influence = Einfluss
draw-did-build = Bauen
draw-did-move = Ziehen
draw-did-assault = Sturm
draw-did-recruit = Rekrutieren
draw-did-hire = Söldner
draw-did-bribe = Bestechen
draw-did-buy = Kaufen
draw-did-play = Karte
draw-did-levy = Abgabe
draw-did-muster = Aufgebot
draw-did-uprising = Aufstand
draw-did-scheme = Intrige
draw-did-conspire = Ränke
draw-did-move_palace = Palast
draw-did-desertion = Flucht

## Kampf und Wettstreit

draw-combat = Kampf in { $hex }
draw-contest = Wettstreit um { $hex }
draw-assault = Sturm auf { $hex }
draw-with-all = mit allen Truppen
draw-attacker = Angriff
draw-defender = Abwehr
draw-won = gewinnt
draw-before-cards = vor den Karten
draw-losses = Verluste { $n }
draw-face-down = Verdeckt gewählte Karten; niemand sieht, wie viele
draw-undeclared = Ohne Seite:
draw-deal = { $name } zahlt dem Scheich nach einem Sieg { COUNT($n, kind: "point") }

## Spieler

draw-has-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
draw-has-cards = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
 }
draw-has-tokens = { $n ->
    [one] { $n } Einflussmarker auf der Karte
   *[other] { $n } Einflussmarker auf der Karte
 }
draw-has-reserve = { $n ->
    [one] { $n } Truppe in Reserve
   *[other] { $n } Truppen in Reserve
 }
draw-resting = Es ruhen:
draw-hand = { $n ->
    [0] Deine Hand ist leer
    [one] Deine Hand: { $n } Karte
   *[other] Deine Hand: { $n } Karten
 }
draw-actions = Deine Aktionen
draw-tiles = Deine Felder
draw-looked-at = Diese Karten siehst nur du
draw-offer-hire = { COUNT($n, kind: "mercenary") } anwerben
draw-offer-bribe = { COUNT($n, kind: "mercenary") } in { $hex } bestechen
draw-offer-card = { WORD($card, kind: "card") } vom Sultan

## Scenes

scene-attack = Angreifer
scene-defense = Verteidiger

# The parts of the board, where the whole has no room
pane-map = Karte
pane-market = Markt und Jahr
scene-attacker-wins = { $n ->
    [0] Gleichstand
   *[other] Angreifer liegt um { $n } vorn
}
scene-defender-wins = Verteidiger liegt um { $n } vorn
scene-pieces = Figuren im Feld
scene-more = Truppen auf Karten
