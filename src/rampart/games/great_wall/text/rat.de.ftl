# Die Ratte: ihr Name, ihre Karten und Artefakte, und was von ihr gesagt wird

figure-rat = Die Ratte
table-option-rat = Die Ratte
table-meaning-rat = Eine Ratte zahlt Gold in ihrer Lokation und zieht nach jedem Zug im Herbst um. Dazu kommen 5 Artefakte.
table-value-rat-false = nein
table-value-rat-true = ja

## Entscheidungen

move_rat = Wähle eine Lokation für die Ratte. Wer dort einen Beamten hat, erhält bei der Aktivierung 1 Gold.
waiting-move_rat = { $seat } versetzt die Ratte

## Protokoll

log-rat_moved = { $seat } versetzt die Ratte → { WORD($location, kind: "location") }
log-rat_card = Rattenkarte: { WORD($card, kind: "rat") }
log-rat_shuffled = Die Rattenkarten werden gemischt
log-rat_paid = Die Ratte zahlt: { $seat } ({ WORD($location, kind: "location") })

## Ihre Karten

rat-hungry_rat = Hungrige Ratte
rat_text-hungry_rat = Wer die meisten Beamten im Pool hat, versetzt die Ratte.
rat-sly_rat = Listige Ratte
rat_text-sly_rat = Wer die wenigsten Beamten auf dem Plan hat, versetzt die Ratte.
rat-bold_rat = Kühne Ratte
rat_text-bold_rat = Wer die meisten Soldaten auf Horden hat, mindestens 1, versetzt die Ratte.
rat-grey_rat = Graue Ratte
rat_text-grey_rat = Wer die wenigste Ehre hat, versetzt die Ratte.
rat-temple_rat = Tempelratte
rat_text-temple_rat = Wer die meisten Taktikkarten auf der Hand hat, versetzt die Ratte.

## Ihre Artefakte

artifact-zhaoyao_jing = Zhaoyao Jing
artifact_text-zhaoyao_jing = 3 Ehre für jeden deiner Soldaten in den Sektionen mit der höchsten Mauer, wenn sie mindestens Stufe 1 hat.
artifact-golden_abacus = Goldener Abakus
artifact_text-golden_abacus = 1 Ehre für jedes deiner Gold, höchstens 10, und 2 Ehre für jeden Rang deines Aufsehers in der Goldmine.
artifact-zodiac_wheel = Tierkreisrad
artifact_text-zodiac_wheel = 5 Ehre für jede Lokation mit einem deiner Beamten, höchstens 15.
artifact-lacquer_rice_box = Lackierte Reisdose
artifact_text-lacquer_rice_box = 2 Ehre für jeden deiner angeheuerten Beamten.
artifact-moonlit_lantern = Mondlaterne
artifact_text-moonlit_lantern = 10 Ehre, 2 weniger für jeden deiner Schandmarker.
draw-artifact-zhaoyao_jing = Zhaoyao Jing
draw-artifact-zhaoyao_jing-gain = 3: höchste Mauer
draw-artifact-golden_abacus = Goldabakus
draw-artifact-golden_abacus-gain = Gold, Aufseher
draw-artifact-zodiac_wheel = Tierkreisrad
draw-artifact-zodiac_wheel-gain = 5 je Lokation
draw-artifact-lacquer_rice_box = Reisdose
draw-artifact-lacquer_rice_box-gain = 2 je Beamten
draw-artifact-moonlit_lantern = Mondlaterne
draw-artifact-moonlit_lantern-gain = 10, −2 je Marker

## Ihr Blatt und ihre Karte

draw-rat-sits = sitzt hier: { WORD($location, kind: "location") }
draw-rat-nowhere = noch nicht eingesetzt
piece-rat = Die Ratte
piece_text-rat = Wer in ihrer Lokation einen Beamten hat, erhält bei der Aktivierung 1 Gold. Nach jeder Hordenprüfung im Herbst versetzt sie, wen die Rattenkarte nennt.
