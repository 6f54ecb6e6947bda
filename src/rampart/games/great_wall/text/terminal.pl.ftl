# The board of The Great Wall in a terminal.

board-tracks = Rok
board-time = Czas
board-time-now = { $n ->
    [0] śmiertelność { $deadly }, ostatni rok
   *[other] śmiertelność { $deadly }, następnej wiosny { COUNT($n, kind: "horde") }
 }
board-legend = Pola: +1 do +3 honor, W drewno, S kamień, G złoto, C chi, ? dowolny z nich, T karta taktyki; x rana, i włócznik, H jeździec, a łucznik; liczba po znaku to klan
board-wall = Poziom muru { $level }, barykady { $barricades }
board-firing = Stanowiska:
board-rest = Strefa odpoczynku:
board-horde = atak { $offence }, honor { $honour }
board-locations = Lokacje
board-location = lokacja
board-clerks = urzędnicy
board-overseers = nadzorcy
board-advisors = Doradcy do zatrudnienia:
board-clans = Klany
board-clan = klan
board-honour = honor
board-general = generał (wsparcie)
board-active = aktywni doradcy
board-hordes = hordy
board-shame = hańba
board-cards = rozkazy + taktyki
board-own = { $name }, { COUNT($honour, kind: "honour") }
