# Der Eiserne Drache: seine Karten, seine Schritte und was von ihm gesagt wird

location-iron_dragon = Eiserner Drache
table-option-iron_dragon = Eiserner Drache
table-meaning-iron_dragon = Beamte auf dem Eisernen Drachen lassen ihn eine Horde verbrennen, was auch immer sie bedeckt.
table-value-iron_dragon-false = nein
table-value-iron_dragon-true = ja

## Entscheidungen

stoke = Einen Beamten für 1 Chi auf den Eisernen Drachen? { $n } von { $of } Plätzen sind besetzt; voll verbrennt er eine Horde.
option-stoke = Beamter auf den Eisernen Drachen
waiting-stoke = { $seat } denkt an den Eisernen Drachen
dragon_fires = Wähle die Horde, die der Eiserne Drache verbrennt. Sie ist sofort besiegt, was auch immer sie bedeckt.
option-burn = { WORD($horde, kind: "horde") }, { WORD($section, kind: "section") }, Reihe { $row }
effect-dragon = { $n ->
    [0] kein Ziel: er feuert vergeblich
   *[other] Ziele: { $n }
 }
waiting-dragon_fires = { $seat } richtet den Eisernen Drachen

## Protokoll

log-dragon_card = Eiserner Drache: { WORD($card, kind: "dragon") }
log-dragon_shuffled = Die Karten des Eisernen Drachen werden gemischt
log-dragon_clerk = { $seat } schickt einen Beamten auf den Eisernen Drachen ({ $n })
log-dragon_fires = { $seat } feuert mit dem Eisernen Drachen: { WORD($horde, kind: "horde") }
log-dragon_in_vain = { $seat } feuert mit dem Eisernen Drachen vergeblich
log-dragon_spent = Die Beamten verlassen den Eisernen Drachen

## Seine Karten

dragon-roaring_maw = Brüllender Rachen
dragon-brass_throat = Messingkehle
dragon-molten_gullet = Glühender Schlund
dragon-long_flame = Lange Flamme
dragon-falling_sparks = Fallende Funken
dragon-distant_thunder = Ferner Donner
dragon-searching_fire = Suchendes Feuer
dragon-twin_nostrils = Doppelte Nüstern
dragon-black_smoke = Schwarzer Rauch

## Sein Blatt und seine Karte

draw-dragon-about = Eiserner Drache: { $n } von { $of } Plätzen besetzt
draw-dragon-asleep = Keine Karte vor dem ersten Frühling
draw-dragon-slot = { WORD($section, kind: "section") }, Reihe { $row }
draw-dragon-empty = { $slot } (leer)
piece-iron_dragon = Eiserner Drache
piece_text-iron_dragon = Jedes Mal, wenn du Beamte einsetzt, darfst du 1 Chi zahlen und einen weiteren hierher setzen. Voll besetzt verbrennt er im nächsten Aktivierungsschritt eine Horde seiner Karte, und jeder mit einem Beamten darauf erhält 2 Ehre.
