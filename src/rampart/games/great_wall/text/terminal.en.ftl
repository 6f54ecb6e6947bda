# The board of The Great Wall in a terminal.

board-tracks = The year
board-time = Time
board-time-now = { $n ->
    [0] lethality { $deadly }, the last year
   *[other] lethality { $deadly }, next spring { COUNT($n, kind: "horde") }
 }
board-legend = Spots: +1 to +3 honor, W wood, S stone, G gold, C chi, ? any of them, T tactic card; x wound, i spearman, H horseman, a archer; a number after it is the clan
board-wall = Wall level { $level }, barricades { $barricades }
board-firing = Firing spots:
board-rest = Rest area:
board-horde = offensive power { $offence }, honor { $honour }
board-locations = Locations
board-location = location
board-clerks = clerks
board-overseers = overseers
board-advisors = Advisors to hire:
board-clans = Clans
board-clan = clan
board-honour = honor
board-general = general (support)
board-active = active advisors
board-hordes = hordes
board-shame = shame
board-cards = commands + tactics
board-own = { $name }, { COUNT($honour, kind: "honour") }
