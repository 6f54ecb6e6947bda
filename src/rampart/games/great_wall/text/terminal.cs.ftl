# The board of The Great Wall in a terminal.

board-tracks = Rok
board-time = Čas
board-time-now = { $n ->
    [0] ztráty { $deadly }, poslední rok
   *[other] ztráty { $deadly }, příští jaro { COUNT($n, kind: "horde") }
 }
board-legend = Pole: +1 až +3 čest, W dřevo, S kámen, G zlato, C či, ? cokoli z toho, T karta taktiky; x zranění, i kopiník, H jezdec, a lučištník; číslo za znakem je klan
board-wall = Úroveň Zdi { $level }, zátarasy { $barricades }
board-firing = Střelecké pozice:
board-rest = Nástupní prostor:
board-horde = útok { $offence }, čest { $honour }
board-locations = Lokace
board-location = lokace
board-clerks = úředníci
board-overseers = dohlížitelé
board-advisors = Nabídka rádců:
board-clans = Klany
board-clan = klan
board-honour = čest
board-general = generál (podpora)
board-active = aktivní rádci
board-hordes = hordy
board-shame = hanba
board-cards = velení + taktiky
board-own = { $name }, { COUNT($honour, kind: "honour") }
