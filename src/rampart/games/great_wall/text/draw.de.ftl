# The words of the drawing: The Great Wall

## Frame

draw-title = Die Große Mauer
draw-over = Das Spiel ist aus
draw-year = Jahr { $year } von { $years }
draw-season-spring = Frühling
draw-season-summer = Sommer
draw-season-fall = Herbst
draw-season-winter = Winter
draw-you-decide = Du entscheidest
draw-decides = { $name } entscheidet
draw-you = Du

## Columns

draw-time-about = Neue Horden im Frühling, und die Letalität
draw-artifacts = Artefakte
draw-artifact-heirloom_seal = Erbsiegel
draw-artifact-heirloom_seal-gain = 3 je Berater
draw-artifact-nine_tripods = Neun Dreifüße
draw-artifact-nine_tripods-gain = 2 je Rang (+4)
draw-artifact-sword_of_goujian = Goujians Schwert
draw-artifact-sword_of_goujian-gain = 4 je reine Horde
draw-artifact-jade_disc = Jadescheibe
draw-artifact-jade_disc-gain = 3 je Soldat im Feld
draw-artifact-river_scroll = Flussrolle
draw-artifact-river_scroll-gain = Güter und Taktik
draw-shame-bank = Schandmarker
draw-shame-bank-about = { $n ->
    [0] Der Vorrat hat keine Schandmarker mehr: Kommt keiner zurück, endet das Spiel in diesem Winter
   *[other] Schandmarker im Vorrat: { $n }
 }
draw-of = { $n } von { $whole }
draw-horde-deck = Hordenstapel
draw-indicator = Rückseite der obersten Karte: { WORD($section, kind: "section") }. Ist keine Sektion leer, kommt eine gezogene Horde dorthin, wohin die nächste Rückseite zeigt.
draw-warehouse = Warenhaus
draw-warehouse-about = Gespendete Ressourcen; mit ihnen wird zuerst bezahlt, was gebaut wird
draw-command = Kommando
draw-tea = Teeleiste

## Field

draw-section = { START(WORD($section, kind: "section")) }
draw-blocked = Nicht im Spiel
draw-rest = { START(WORD($section, kind: "section")) }: Ruhezone
draw-def = Vert
draw-atk = Off
draw-holds = { $n ->
    [0] { START(WORD($section, kind: "section")) } hält gerade noch
   *[other] { START(WORD($section, kind: "section")) } hält mit { $n } Vorsprung
 }
draw-breaks = { START(WORD($section, kind: "section")) }: Durchbruch, es fehlen { $n }
draw-level = Stufe { $level }
draw-archer = Bogenschütze auf einem Feuerpunkt
draw-resting-spearman = { COUNT($n, kind: "spearman") } in der Ruhezone
draw-resting-archer = { COUNT($n, kind: "archer") } in der Ruhezone
draw-resting-horseman = { COUNT($n, kind: "horseman") } in der Ruhezone
draw-card-about = { $name }: { $text }

## Locations

draw-locked = gesperrt
draw-here = { $n } hier
draw-open = offen
draw-place = { WORD($place, kind: "location") }: { COUNT($n, kind: "clerk") }
draw-price-lumber_mill = { $n } Chi
draw-price-quarry = { $n } Holz
draw-price-gold_mine = { $n } Stein
draw-price-temple = { $n } Gold
draw-build-wall = Mauerstufe
draw-build-barricade = Barrikade
draw-tea_house = Rücke einen Platz höher,|allein ganz nach oben
draw-headquarters = Bewege Soldaten in eine|andere Sektion
draw-war_academy = Ziehe je Beamten|eine Taktikkarte
draw-tactic-deck = { COUNT($n, kind: "tactic") } im Stapel

## Mats and dock

draw-honour = { COUNT($n, kind: "honour") }
draw-support = N { $n }
draw-general = { START(WORD($clan, kind: "clan")) } – { WORD($card, kind: "general") }: { WORD($card, kind: "general_text") }
draw-more = und { $n } weitere
draw-count-claimed = { COUNT($n, kind: "horde") } genommen
draw-count-shame = { COUNT($n, kind: "shame") }
draw-count-tactics = { COUNT($n, kind: "tactic") } auf der Hand
draw-count-commands = { COUNT($n, kind: "command") } auf der Hand
draw-count-clerks = { COUNT($n, kind: "clerk") } im Pool
draw-count-spearman = { COUNT($n, kind: "spearman") } im Pool
draw-count-archer = { COUNT($n, kind: "archer") } im Pool
draw-count-horseman = { COUNT($n, kind: "horseman") } im Pool
draw-screen = Hinter deinem Sichtschirm
draw-supply = Dein Pool
draw-commands = Kommandokarten
draw-tactics = Taktik
draw-claimed = { WORD($horde, kind: "horde") }: { $shame ->
    [0] am Ende { COUNT($honour, kind: "honour") }
   *[other] wertlos, { COUNT($shame, kind: "shame") } darauf
 }
draw-unhired = Noch nicht angeheuerte Beamte: { $n }
draw-discards = { $n ->
    [0] Du hast keine Kommandokarte abgelegt
   *[other] Deine abgelegten Karten: { WORDS($cards, kind: "command") }
 }

## Scenes

scene-defense = Verteidigung
scene-attack = Angriff

# The parts of the board, where the whole has no room
pane-wall = Mauer
pane-places = Lokationen
scene-holds = Hält, { $n } übrig
scene-breach = Durchbruch: { $n } zu wenig
scene-wall = Mauer, Stufe { $level }
scene-more = Barrikaden und Karten
pane-extras = Erweiterungen
