"""What the bots know of co-operative play: demands win, shame loses, and what helps one helps all."""

from typing import Final

from rampart.games.great_wall.arguments import RECRUITS
from rampart.games.great_wall.battle import has_soldier
from rampart.games.great_wall.codes import REC_GROUP, S_LEVY, S_STATION
from rampart.games.great_wall.evaluate import assets, danger
from rampart.games.great_wall.habits.clerks import command_worth
from rampart.games.great_wall.habits.knowhow import NOTHING, Knowhow
from rampart.games.great_wall.habits.soldiers import best_wound, open_firing, payable
from rampart.games.great_wall.modules.coop.arguments import PROPOSAL, SPLIT_AT
from rampart.games.great_wall.modules.coop.codes import (
    GIVING_PLACES,
    OF_WAREHOUSE,
    PRO_DEMAND,
    PRO_GIVES,
    S_COOP_PLACE_SHAME,
    S_PICK_DEMAND,
    S_SAVE_ANYONE,
    S_SPLIT,
    S_SPREAD_WOUNDS,
    S_TAKE_COMMAND,
)
from rampart.games.great_wall.modules.coop.demands import (
    DEMANDS,
    ESCORT,
    ESCORTED,
    GLORY,
    GOODS,
    HONOUR,
    LEVELS_A_YEAR,
    TACTICS,
    Demand,
    may_be_named,
    places_of,
    resting,
)
from rampart.games.great_wall.modules.coop.demands import (
    NOTHING as NO_GIFT,
)
from rampart.games.great_wall.modules.coop.names import COOP
from rampart.games.great_wall.modules.coop.part import coop_of, needed, open_demands
from rampart.games.great_wall.modules.coop.shame import GIVE_BACK, NONE_BACK
from rampart.games.great_wall.spots import REST_AT, RESTING
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ARCHER,
    BARRACKS,
    BUILDERS_CAMP,
    CALL_TO_ARMS,
    CELLS,
    GAP,
    OPEN,
    SECTIONS,
    WAR_ACADEMY,
    row_of,
)
from rampart.games.great_wall.weights import Weights
from rampart.kernel.frame import args_of

FULFILLED: Final = 45.0  # of a demand
READY: Final = 18.0  # of an open demand for which all is there; of its parts their share
TOKEN: Final = 4.0  # of a shame token in the bank
LOW: Final = 6.0  # more for each that the bank lacks to be safe
SAFE: Final = 5.0  # tokens for each player
BOUGHT: Final = 0.36  # of honor, which buys tokens back and glorifies the emperor
MOST_BOUGHT: Final = 40.0  # honor beyond which it buys little more
SHAMED: Final = 1.0  # of a soldier under a token
STANDING: Final = 0.3  # of what the seats own
PERIL: Final = 1.1  # of shame and archers that the assaults to come may cost
NEEDED_GOODS: Final = 2.2  # of a clerk who brings what a demand asks for
NEEDED_CARDS: Final = 2.5
NEEDED_WALLS: Final = 5.0
TO_ARMS: Final = 4.0  # of a clerk who recruits against hordes that no one of the clan fights
BATTLE: Final = 20.0  # of a horde whose spots are all covered; of some of them their share
BEHIND: Final = [1.0, 0.75, 0.6]  # by row: those behind wait
MARKSMAN: Final = 2.2  # of an archer on a firing spot, by year: he wounds a horde every winter


class CoopKnowhow(Knowhow):
    """How a team plays."""

    word = COOP

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        """Name what can be fulfilled, agree, buy shame back, share by what each has, muster the emperor's escort."""
        if code == S_STATION:
            return to_escort(s, options)
        if code == S_SPLIT:
            return fair_share(s, options)
        if code == S_SPREAD_WOUNDS:
            return best_wound(s, p, options)
        if code == S_LEVY and ARCHER in options:
            return ARCHER if levied(s, ARCHER) < open_firing(s) else NOTHING
        if code == S_SAVE_ANYONE:
            return options[-1]
        if code == S_PICK_DEMAND:
            return easiest(s, options)
        if code == S_TAKE_COMMAND:
            return best_command(s, p, options, w)
        if code == S_COOP_PLACE_SHAME and options[-1] == GIVE_BACK:
            return GIVE_BACK
        return NOTHING

    def desire(self, s: GreatWall, p: int, location: int, w: Weights) -> float:
        """A clerk where a demand needs him."""
        value = 0.0
        if location == BARRACKS and payable(s, p) > s.clerks[p][location] and unfought(s, p):
            value = TO_ARMS
        for demand in open_demands(s):
            d = DEMANDS[demand]
            if d.what == GOODS and location == d.resource and lacks(s, p, d):
                value += NEEDED_GOODS
            elif d.what == TACTICS and location == WAR_ACADEMY and lacks(s, p, d):
                value += NEEDED_CARDS
            elif d.word == "wall_must_rise" and location == BUILDERS_CAMP and coop_of(s).built < LEVELS_A_YEAR:
                value += NEEDED_WALLS if s.clerks[p][location] == 0 else 0.0
        return value

    def command(self, s: GreatWall, p: int, command: int, w: Weights) -> float:
        """Soldiers keep shame away."""
        return TO_ARMS if command == CALL_TO_ARMS and payable(s, p) and unfought(s, p) else 0.0

    def prices(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> list[float]:
        """An escort is mustered on purpose: no one finds a rest area where there is something to fight."""
        mustered = to_escort(s, options) if code == S_STATION else NOTHING
        return [] if mustered == NOTHING else [1.0 if option == mustered else 0.0 for option in options]

    def team(self) -> bool:
        """All that the others have counts too."""
        return True

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """Demands fulfilled and in reach, tokens in the bank, and what all the seats have."""
        value = FULFILLED * min(len(coop_of(s).fulfilled), needed(s)) + bank_worth(s)
        for demand in open_demands(s):
            value += READY * readiness(s, demand)
        owned = 0.0
        for q in range(s.seats):
            honour = float(s.honour[q])
            owned += BOUGHT * (honour if honour < MOST_BOUGHT else MOST_BOUGHT) - SHAMED * sum(s.shamed[q])
            owned += STANDING * assets(s, q, years, w) - PERIL * danger(s, q, years, w)
        return value + owned + battles(s) + MARKSMAN * years * marksmen(s)


def to_escort(s: GreatWall, options: list[int]) -> int:
    """A rest area that still lacks soldiers for the escort which the emperor asks for."""
    for demand in open_demands(s):
        if DEMANDS[demand].what == ESCORT:
            for option in options:
                if RESTING.has(option):
                    there = sum([resting(s, q, REST_AT.of(option)) for q in range(s.seats)])
                    if there < ESCORTED:
                        return option
    return NOTHING


def battles(s: GreatWall) -> float:
    """What the hordes are worth that are being fought: a defeat takes them from the wall."""
    total = 0.0
    for slot in range(len(s.hordes)):
        if s.hordes[slot] >= 0:
            cells = s.covers[slot]
            spots = CELLS - cells.count(GAP)
            done = (spots - cells.count(OPEN)) / spots
            total += BATTLE * BEHIND[row_of(slot)] * done * (0.4 + 0.6 * done)
    return total


def marksmen(s: GreatWall) -> int:
    """The archers of all on firing spots before which hordes lie, or will."""
    return sum([sum(mine) for mine in s.firing])


def unfought(s: GreatWall, p: int) -> bool:
    """Does a horde lie before the wall on which the seat has no soldier?"""
    for slot in range(len(s.hordes)):
        if s.hordes[slot] >= 0 and not has_soldier(s, p, slot):
            return True
    return False


def levied(s: GreatWall, kind: int) -> int:
    """How many of a kind are in the group that is being recruited."""
    return s.pad[RECRUITS.of(args_of(s.stack[-1])) + REC_GROUP + kind]


def bank_worth(s: GreatWall) -> float:
    """What the tokens in the bank are worth: the last ones most."""
    short = SAFE * s.seats - s.shame_bank
    return TOKEN * s.shame_bank - (LOW * short if short > 0.0 else 0.0)


def lacks(s: GreatWall, p: int, d: Demand) -> bool:
    """Has a seat less than its share of what a demand asks for?"""
    return d.most(s, p) < d.amount(s)


def readiness(s: GreatWall, demand: int) -> float:
    """How much of what a demand asks for is there, from 0 to 1."""
    d = DEMANDS[demand]
    if d.what == NO_GIFT:
        if d.word == "wall_must_rise":
            built = coop_of(s).built
            return 1.0 if may_be_named(s, demand) else 0.4 * built
        return 0.8 if may_be_named(s, demand) else 0.2
    if d.what == ESCORT:
        there = 0.0
        for section in range(SECTIONS):
            n = sum([resting(s, q, section) for q in range(s.seats)])
            there += (n if n < ESCORTED else ESCORTED) / ESCORTED
        return there / SECTIONS
    if d.each:
        return sum([capped(d.most(s, q), d.amount(s)) for q in range(s.seats)]) / s.seats
    have = sum([d.most(s, q) for q in range(s.seats)]) + (s.warehouse[d.resource] if d.stored else 0)
    if d.what == HONOUR:
        return sum([capped(s.honour[q], GLORY) for q in range(s.seats)]) / s.seats
    return capped(have, d.total(s))


def capped(have: int, need: int) -> float:
    """The share of what is needed."""
    return have / need if have < need else 1.0


def fair_share(s: GreatWall, options: list[int]) -> int:
    """The warehouse gives all it can; of the players each by what there is."""
    args = args_of(s.stack[-1])
    place, at = PROPOSAL.of(args), SPLIT_AT.of(args)
    demand = s.pad[place + PRO_DEMAND]
    d, places = DEMANDS[demand], places_of(s, demand)
    if d.what == ESCORT:
        return options[0]
    if places[at] == OF_WAREHOUSE:
        return options[-1]
    given = s.pad[place + PRO_GIVES : place + PRO_GIVES + GIVING_PLACES]
    left = d.total(s) - sum([given[x] for x in places[:at]])
    rest = sum([d.most(s, x) for x in places[at:] if x != OF_WAREHOUSE])
    wanted = left * d.most(s, places[at]) / rest if rest else 0.0
    best = options[0]
    for option in options:
        if abs(option - wanted) < abs(best - wanted):
            best = option
    return best


def easiest(s: GreatWall, options: list[int]) -> int:
    """The demand that is nearest to be fulfilled."""
    best = options[0]
    for option in options:
        if readiness(s, option) > readiness(s, best):
            best = option
    return best


def best_command(s: GreatWall, p: int, options: list[int], w: Weights) -> int:
    """The command card with most to do."""
    best = options[0]
    for option in options:
        if option != NONE_BACK and command_worth(s, p, option, w) > command_worth(s, p, best, w):
            best = option
    return best


COOP_KNOWHOW: Final = CoopKnowhow()
