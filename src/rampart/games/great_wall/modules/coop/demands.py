"""The imperial demands (GWC-DEM-01 to GWC-DEM-12): what each asks for, who may give it, and how it can be shared."""

from collections.abc import Callable
from typing import Final

from rampart.games.great_wall.battle import sections_in_play
from rampart.games.great_wall.modules.coop.codes import GIVING_PLACES, OF_CLERK, OF_WAREHOUSE
from rampart.games.great_wall.modules.coop.part import Coop, coop_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CHI, GOLD, KINDS, POOL, SECTIONS, STONE, TOP_WALL, WOOD

Condition = Callable[[GreatWall], bool]

NOTHING: Final = 0
GOODS: Final = 1
SOLDIERS: Final = 2
HONOUR: Final = 3
CLERKS: Final = 4
HORDES: Final = 5
TACTICS: Final = 6
ESCORT: Final = 7
GIFT_WORDS: Final = ["nothing", "goods", "soldiers", "honour", "clerks", "hordes", "tactics", "escort"]

GLORY: Final = 10  # honor that a player gives (GWC-DEM-03)
GIVERS: Final = 3  # who must take part in some demands
LEVELS_A_YEAR: Final = 2  # wall levels (GWC-DEM-09)
ESCORTED: Final = 2  # soldiers in each rest area (GWC-DEM-04)


class Demand:
    """What must be given: by each player, or together, so many for each player or in all."""

    def __init__(
        self,
        word: str,
        what: int = NOTHING,
        n: int = 0,
        each: bool = True,
        in_all: int = 0,
        resource: int = -1,
        givers: int = 0,
        stored: bool = False,
        test: Condition | None = None,
        of_two: int = 0,
    ) -> None:
        self.word = word
        self.what = what
        self.n = n  # each gives so many, or together so many for each player
        self.of_two = of_two if of_two else n  # the same where two play
        self.each = each
        self.in_all = in_all  # or so many in all, whatever the number of players
        self.resource = resource
        self.givers = givers  # so many players at least must give
        self.stored = stored  # may the warehouse give too?
        self.test = test

    def amount(self, s: GreatWall) -> int:
        """How many each gives, or all together for each player."""
        return self.of_two if s.seats == 2 else self.n

    def shared(self) -> bool:
        """Is it to be said who gives how much?"""
        return self.what == ESCORT or (self.what != NOTHING and not self.each)

    def total(self, s: GreatWall) -> int:
        """How many are given together."""
        return self.in_all if self.in_all else self.amount(s) * s.seats

    def most(self, s: GreatWall, p: int) -> int:
        """How many a seat could give."""
        if self.what == GOODS:
            return s.resources[p][self.resource]
        if self.what == SOLDIERS:
            return sum(s.pool[p]) + sum(s.rest[p]) + sum(s.firing[p])
        if self.what == HONOUR:
            return 1 if s.honour[p] >= GLORY else 0
        if self.what == CLERKS:
            return s.clerks[p][POOL]
        return len(s.claimed[p]) if self.what == HORDES else len(s.tactics[p])


# ---- conditions


def hordes_held(s: GreatWall) -> bool:
    """A horde lies before each section, and none was breached this winter (GWC-DEM-01)."""
    return coop_of(s).breached == 0 and all(s.depth(section) for section in sections_in_play(s))


def walls_rose(s: GreatWall) -> bool:
    """Two wall levels were built this year, or all are complete (GWC-DEM-09)."""
    if coop_of(s).built >= LEVELS_A_YEAR:
        return True
    return all(s.wall[section] == TOP_WALL for section in sections_in_play(s))


def escort_ready(s: GreatWall) -> bool:
    """Two soldiers of any players in each rest area, and a clerk in some pool (GWC-DEM-04)."""
    for section in range(SECTIONS):
        if sum(resting(s, p, section) for p in range(s.seats)) < ESCORTED:
            return False
    return any(s.clerks[p][POOL] for p in range(s.seats))


def resting(s: GreatWall, p: int, section: int) -> int:
    """How many soldiers a seat has in a rest area."""
    return sum(s.rest[p][section * KINDS : (section + 1) * KINDS])


DEMANDS: Final = [
    Demand("taunt_them", test=hordes_held),
    Demand("emperors_guard", SOLDIERS, 2, each=False, givers=GIVERS),
    Demand("glory_to_the_emperor", HONOUR, each=False, in_all=GIVERS, givers=GIVERS),
    Demand("royal_escort", ESCORT, test=escort_ready),
    Demand("tribute_of_gold", GOODS, 2, resource=GOLD, of_two=4),
    Demand("timber_for_the_fleet", GOODS, 2, each=False, resource=WOOD, stored=True, of_two=4),
    Demand("ancestral_tomb", GOODS, 2, resource=STONE, of_two=4),
    Demand("prayers", GOODS, 2, resource=CHI, of_two=4),
    Demand("wall_must_rise", test=walls_rose),
    Demand("scholars", CLERKS, 1),
    Demand("heads_of_the_noyans", HORDES, 1, each=False),
    Demand("treatises_of_war", TACTICS, 2),
]


# ---- how a demand may be shared: a row says what each place gives


def places_of(s: GreatWall, demand: int) -> list[int]:
    """The places of a row in the order in which they are filled: the warehouse, then the players in tea order."""
    d = DEMANDS[demand]
    if d.what == ESCORT:
        return list(range(SECTIONS + 1))
    return [OF_WAREHOUSE, *s.order()] if d.stored else s.order()


def shares(s: GreatWall, demand: int, place: int) -> list[int]:
    """What a place of a row could hold, whatever the others do."""
    d = DEMANDS[demand]
    if d.what == ESCORT:
        if place == OF_CLERK:
            return [p + 1 for p in s.order() if s.clerks[p][POOL]]
        return [p + 1 for p in s.order() if resting(s, p, place)]
    most = s.warehouse[d.resource] if place == OF_WAREHOUSE else d.most(s, place)
    return list(range(min(most, d.total(s)) + 1))


def ways(s: GreatWall, demand: int, row: list[int], filled: int) -> int:
    """In how many ways a row whose first places are filled could be completed."""
    d = DEMANDS[demand]
    places = places_of(s, demand)
    if d.what == ESCORT:
        n = 1
        for place in places[filled:]:
            n *= len(shares(s, demand, place))
        return n
    left = d.total(s) - sum(row[place] for place in places[:filled])
    givers = d.givers - sum(1 for place in places[:filled] if place != OF_WAREHOUSE and row[place])
    return count_ways(s, demand, places[filled:], left, max(0, givers))


def count_ways(s: GreatWall, demand: int, places: list[int], left: int, givers: int) -> int:
    """The same for some places that must give so much, with so many players at least."""
    if left < 0:
        return 0
    found = [[0] * (left + 1) for _ in range(givers + 1)]  # by players still needed, then by what is still to be given
    found[givers][left] = 1
    for place in places:
        fresh = [[0] * (left + 1) for _ in range(givers + 1)]
        for need in range(givers + 1):
            for due in range(left + 1):
                n = found[need][due]
                if n == 0:
                    continue
                for share in shares(s, demand, place):
                    if share <= due:
                        fewer = need - 1 if share and need and place != OF_WAREHOUSE else need
                        fresh[fewer][due - share] += n
        found = fresh
    return found[0][0]


def refused_so(part: Coop, demand: int, row: list[int], places: list[int]) -> int:
    """How many proposals that were refused this winter begin like this row."""
    n = 0
    for past in part.refused:
        if past[0] == demand and all(past[1 + place] == row[place] for place in places):
            n += 1
    return n


def may_be_named(s: GreatWall, demand: int) -> bool:
    """Can the demand be fulfilled now, in a way that was not refused yet (GW-COO16)?"""
    d, part = DEMANDS[demand], coop_of(s)
    if d.test is not None and not d.test(s):
        return False
    if d.what == NOTHING:
        return True
    if d.shared():
        return ways(s, demand, [0] * GIVING_PLACES, 0) > refused_so(part, demand, [], [])
    return all(d.most(s, p) >= d.amount(s) for p in range(s.seats)) and refused_so(part, demand, [], []) == 0


def givers_of(s: GreatWall, demand: int, row: list[int]) -> list[int]:
    """The seats that give something, in tea order."""
    if DEMANDS[demand].what == ESCORT:
        return [p for p in s.order() if p + 1 in row[: SECTIONS + 1]]
    return [p for p in s.order() if row[p]]
