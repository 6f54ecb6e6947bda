# The board of The Great Wall in a terminal.

board-tracks = Das Jahr
board-time = Zeit
board-time-now = { $n ->
    [0] Letalität { $deadly }, das letzte Jahr
   *[other] Letalität { $deadly }, nächsten Frühling { COUNT($n, kind: "horde") }
 }
board-legend = Felder: +1 bis +3 Ehre, W Holz, S Stein, G Gold, C Chi, ? davon eines nach Wahl, T Taktikkarte; x Wunde, i Speerkämpfer, H Reiter, a Bogenschütze; die Zahl dahinter ist der Clan
board-wall = Mauerstufe { $level }, Barrikaden { $barricades }
board-firing = Feuerpunkte:
board-rest = Ruhezone:
board-horde = Offensive { $offence }, Ehre { $honour }
board-locations = Lokationen
board-location = Lokation
board-clerks = Beamte
board-overseers = Aufseher
board-advisors = Beraterleiste:
board-clans = Die Clans
board-clan = Clan
board-honour = Ehre
board-general = General (Unterstützung)
board-active = aktive Berater
board-hordes = Horden
board-shame = Schande
board-cards = Kommandos + Taktik
board-own = { $name }, { COUNT($honour, kind: "honour") }
