# The board of The Great Wall in a terminal.

board-tracks = Das Jahr
board-time = Zeit
board-time-now = { $n ->
    [0] Letalität { $deadly }, das letzte Jahr
   *[other] Letalität { $deadly }, nächsten Frühling { COUNT($n, kind: "horde") }
 }
board-legend = Felder: +1 bis +3 Ehre, W Holz, S Stein, G Gold, C Chi, ? davon eines nach Wahl, T Taktik-Karte; x Wunde, i Speerkämpfer, H Reiter, a Bogenschütze; die Zahl dahinter ist der Clan
board-wall = Mauer-Stufe { $level }, Barrikaden { $barricades }
board-firing = Feuer-Punkte:
board-rest = Ruhe-Zone:
board-horde = Offensive { $offence }, Ehre { $honour }
board-locations = Lokationen
board-location = Lokation
board-clerks = Beamte
board-overseers = Aufseher
board-advisors = Berater-Leiste:
board-clans = Die Clans
board-clan = Clan
board-honour = Ehre
board-general = General (Unterstützung)
board-active = aktive Berater
board-hordes = Horden
board-shame = Scham
board-cards = Kommandos + Taktik
board-own = { $name }, { COUNT($honour, kind: "honour") }
