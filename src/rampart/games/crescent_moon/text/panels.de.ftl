# Rund um das Brett: Im Schein des Sichelmonds

panel-goals = Deine Ziele, wenn jetzt Schluss wäre
panel-of = { $have } von { $need }
panel-left-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
 }
panel-left-reserve = { $n ->
    [one] { $n } Truppe auf deiner Reservekarte
   *[other] { $n } Truppen auf deiner Reservekarte
 }
panel-left-units = { $n ->
    [one] { $n } Truppe in deinem Vorrat
   *[other] { $n } Truppen in deinem Vorrat
 }
panel-left-forts = { $n ->
    [one] { $n } Stützpunkt in deinem Vorrat
   *[other] { $n } Stützpunkte in deinem Vorrat
 }
panel-left-castles = { $n ->
    [one] { $n } Burg in deinem Vorrat
   *[other] { $n } Burgen in deinem Vorrat
 }
panel-left-tokens = { $n ->
    [one] { $n } Einflussmarker in deinem Vorrat
   *[other] { $n } Einflussmarker in deinem Vorrat
 }
panel-reserve = Reservekarte
panel-memory = Gedächtnisstütze: angesagte Punkte

## Ereignisse, die einen Plan zu passen beenden

await-year = Ein neues Jahr beginnt
await-turn = Ein neuer Zug beginnt
await-combat = Jemand greift an
await-contest = Jemand beginnt einen Wettstreit
await-palace = Der Palast kommt ins Spiel
await-played = Jemand spielt eine Karte
await-built = Jemand baut
