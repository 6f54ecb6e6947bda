# Die Zeichnung der Wache

draw-title = Die Nachtwache
draw-over = Spielende
draw-setup = Aufbau
draw-turn = Zug { $n }
draw-stage-roll = Würfeln
draw-stage-trade = Handeln
draw-stage-build = Bauen
draw-you-decide = Du entscheidest
draw-decides = { $name } entscheidet

## Nördlich der Mauer

draw-frostfangs = Frostfänge
draw-figures-left = { $kind }: { $n } in den Frostfängen
draw-tormunds-camp = Tormunds
draw-tormund-away = Lager: leer
draw-tormund-home = Lager
draw-clan-ice = Eisfluss
draw-clan-cave = Höhlenmenschen
draw-clan-horn = Hornfüße
draw-clan-rattle = Klapperknochen
draw-clan-heart = Herzbaum
draw-type-regular = Wildling
draw-type-climber = Kletterer
draw-type-giant = Riese
draw-type-mammoth = Mammut
draw-camp = { $kind }, { $clan }, Lager { $camp }
draw-in-clearing = { $kind } auf Lichtung { $section }
draw-breaches = Durchbrüche
draw-breaches-end = Ende bei { $n }
draw-in-gift = In der Schenkung
draw-in-gift-end = { $n }, Ende bei { $most }
draw-against = { $foes } gegen { $guards }
draw-guard = Wächter von { $name }, Abschnitt { $section }, Platz { $space }

## In der Schenkung

draw-road = Straße von { $name }
draw-settlement = Siedlung von { $name }
draw-keep = Befestigung von { $name }
draw-tormund = { "Tormund" }
draw-in-the-gift = { $kind } in der Schenkung: dieses Feld bringt nichts

## Neben dem Plan

draw-head-roll = Letzter Wurf
draw-head-bank = Vorrat
draw-head-tokens = Noch verdeckt
draw-head-heroes = Helden zur Wahl
draw-head-costs = Kosten
draw-no-roll = noch kein Wurf
draw-trail = Pfad { $n }
draw-no-trail = alles ruhig
draw-rate = { $n } gleiche für 1
draw-left-lumber = { $n } Holz
draw-left-brick = { $n } Lehm
draw-left-wool = { $n } Wolle
draw-left-grain = { $n } Getreide
draw-left-ore = { $n } Erz
draw-left-deck = { $n ->
    [one] { $n } Entwicklungskarte
   *[other] { $n } Entwicklungskarten
 }
draw-special-road = Längste Straße
draw-special-patrol = Stärkste Patrouille
draw-holder = { $name }, { $n }
draw-no-holder = niemand, nötig { $n }
draw-points = { $n } SP
draw-tokens-hint = verdeckte Plättchen
draw-cost-road = Straße
draw-cost-settlement = Siedlung
draw-cost-keep = Befestigung
draw-cost-card = Karte
draw-cost-guard = Wächter
draw-heroes-count = { $n }

## Was droht

draw-calm = Die Mauer hält
draw-calm-more = Der nächste Wurf bricht sie nicht.
draw-weakest = Schwächster Abschnitt { $section }: { $foes } gegen { $guards }.
draw-danger-nothing = Abschnitt { $section } hält gerade noch
draw-danger-empty = Abschnitt { $section } ohne Wächter
draw-danger-giant = Abschnitt { $section } gibt bald nach
draw-danger-climber = Ein Kletterer beendet das Spiel
draw-danger-odds = { $foes ->
    [one] { $foes } Wildling
   *[other] { $foes } Wildlinge
 } gegen { $guards ->
    [one] { $guards } Wächter.
   *[other] { $guards } Wächter.
 }
draw-danger-faces = Würfel { $faces } bricht ihn: { $n } von { $all }.
draw-danger-climbs = Würfel { $faces } beendet das Spiel: { $n } von { $all }.
draw-danger-more = { $n ->
    [one] { $n } weiterer Abschnitt ist bedroht.
   *[other] { $n } weitere Abschnitte sind bedroht.
 }
draw-heir = Ist jetzt Schluss, siegt { $name }: { $guards ->
    [one] { $guards } Wächter.
   *[other] { $guards } Wächter.
 }
draw-heirs = Ist jetzt Schluss, sind { $n } gleich: { $guards ->
    [one] { $guards } Wächter.
   *[other] { $guards } Wächter.
 }
draw-rush = { $clan }: noch 1 bis Ansturm ({ $share } %).

## Helden

draw-hero-line = { $name }: { $does }
draw-hero-side = { $name }, Seite { $side }
draw-hero-resting = { $name }, Seite { $side }, ruht
draw-hero-mormont = { "Mormont" }
draw-hero-mormont-short = Karten von anderen
draw-hero-mormont-does = Nenne einen Rohstoff und 1 oder 2 Mitspieler: Wer ihn hat, gibt dir 1 und bekommt eine beliebige Karte.
draw-hero-marsh = { "Marsch" }
draw-hero-marsh-short = 1 Karte mit dem Vorrat tauschen
draw-hero-marsh-does = Tausche mit dem Vorrat eine Karte gegen einen anderen Rohstoff.
draw-hero-tarly = { "Tarly" }
draw-hero-tarly-short = 1 Karte, wenn ein Wurf nichts gibt
draw-hero-tarly-does = Bringt dir ein Wurf, der keine 7 ist, nichts ein, nimm einen Rohstoff deiner Wahl.
draw-hero-yarwyck = { "Yarwyck" }
draw-hero-yarwyck-short = Straße mit freiem Ende versetzen
draw-hero-yarwyck-does = Nimm eine Straße mit freiem Ende weg und baue sie kostenlos anderswo.
draw-hero-thorne = { "Thorne" }
draw-hero-thorne-short = Wächter für andere Rohstoffe
draw-hero-thorne-does = Zahle beim Bau eines Wächters statt eines der drei Rohstoffe einen beliebigen anderen.
draw-hero-melisandre = { "Melisandre" }
draw-hero-melisandre-short = 1 von 3 Karten wählen
draw-hero-melisandre-does = Sieh dir beim Kauf einer Entwicklungskarte 3 an und behalte 1; 1 Rohstoff darfst du ersetzen.
draw-hero-rayder = { "Rayder" }
draw-hero-rayder-short = 1 Karte vom Führenden nehmen
draw-hero-rayder-does = Sieh dir die Hand von jemandem mit mehr offenen Punkten an und nimm eine Karte deiner Wahl.
draw-hero-benjen = { "Benjen" }
draw-hero-benjen-short = fort aus Lager oder Lichtung
draw-hero-benjen-does = Schicke einen Wildling aus einem Lager oder von einer Lichtung in die Frostfänge; dann kommt ein neuer.
draw-hero-ygritte = { "Ygritte" }
draw-hero-ygritte-short = 1 Wildling aus der Schenkung
draw-hero-ygritte-does = Schicke einen Wildling aus der Schenkung in die Frostfänge.
draw-hero-yoren = { "Yoren" }
draw-hero-yoren-short = Patrouille wird Wächter
draw-hero-yoren-does = Nimm eine deiner ausgespielten Patrouillen aus dem Spiel und stelle kostenlos einen Wächter auf.
draw-hero-qhorin = { "Qhorin" }
draw-hero-qhorin-short = Tormund ins Lager schicken
draw-hero-qhorin-does = Schicke Tormund in sein Lager und nimm eine Karte dessen, was sein Feld bringt.
draw-hero-aemon = { "Aemon" }
draw-hero-aemon-short = eine 7 kostet dich nichts
draw-hero-aemon-does = Müsstest du bei einer 7 Karten abgeben, gibst du keine ab.
draw-hero-jon_snow = { "Jon Schnee" }
draw-hero-jon_snow-short = bewachte Lichtung räumen
draw-hero-jon_snow-does = Schicke einen normalen Wildling von einer Lichtung, an deren Abschnitt du einen Wächter hast, in die Frostfänge.
draw-hero-gilly = { "Goldy" }
draw-hero-gilly-short = Siedlung ohne Wildling
draw-hero-gilly-does = Baust du eine Siedlung, geht ihr Plättchen ungesehen zurück.
draw-hero-osha = { "Osha" }
draw-hero-osha-short = Schenkung: Wildling versetzen
draw-hero-osha-does = Versetze einen Wildling in der Schenkung auf ein anderes Feld ohne Wildling.

## Spieler und was dir gehört

draw-holds-cards = { $n ->
    [one] { $n } Rohstoffkarte
   *[other] { $n } Rohstoffkarten
 }
draw-holds-unplayed = { $n ->
    [one] { $n } Entwicklungskarte auf der Hand
   *[other] { $n } Entwicklungskarten auf der Hand
 }
draw-holds-guards = { $n } Wächter auf der Mauer
draw-holds-road = Straße der Länge { $n }
draw-holds-patrols = { $n ->
    [one] { $n } ausgespielte Patrouille
   *[other] { $n } ausgespielte Patrouillen
 }
draw-hand = Deine Rohstoffe: { $n } (Limit bei 7: { $most })
draw-left = Noch: { $pieces }
draw-left-roads = { $n ->
    [one] { $n } Straße
   *[other] { $n } Straßen
 }
draw-left-settlements = { $n ->
    [one] { $n } Siedlung
   *[other] { $n } Siedlungen
 }
draw-left-keeps = { $n ->
    [one] { $n } Befestigung
   *[other] { $n } Befestigungen
 }
draw-left-guards = { $n } Wächter
draw-cards = Deine Entwicklungskarten: { $n }
draw-card-patrol = Patrouille
draw-card-patrol-short = Tormund oder Wildling
draw-card-patrol-does = Versetze Tormund und raube eine Karte. Im vollen Spiel kannst du stattdessen einen Wildling aus der Schenkung in die Frostfänge schicken.
draw-card-winter = Der Winter naht
draw-card-winter-short = 2 Rohstoffe
draw-card-winter-does = Nimm 2 beliebige Rohstoffe aus dem Vorrat.
draw-card-road_building = Straßenbau
draw-card-road_building-short = 2 Straßen
draw-card-road_building-does = Baue 2 Straßen kostenlos.
draw-card-new_guard = Neuer Wächter
draw-card-new_guard-short = 1 Wächter
draw-card-new_guard-does = Stelle kostenlos einen Wächter auf die Mauer.
draw-card-monopoly = Monopol
draw-card-monopoly-short = alles einer Sorte
draw-card-monopoly-does = Nenne einen Rohstoff: Alle geben dir alles, was sie davon haben.
draw-card-vp_card = Siegpunkt
draw-card-vp_card-short = geheim
draw-card-vp_card-does = Ein Siegpunkt; gezeigt wird er, wenn du damit gewinnst, oder am Ende.
draw-card-new = in diesem Zug gekauft
draw-card-count = ×{ $n }
draw-your-hero = Dein Held, Seite { $side }
draw-your-hero-resting = Dein Held, Seite { $side }, ruht
draw-to-victory = Zum Sieg
draw-of-ten = von { $n }
draw-source = { $source } { $n }

## Scenes

scene-guards = Wächter
scene-wildlings = Wildlinge

# The parts of the board, where the whole has no room
pane-land = Spielplan
pane-column = Übersicht
scene-holds = Hält, { $n } übrig
scene-breaks = Bricht: { $n } zu wenig
scene-more = Andere
