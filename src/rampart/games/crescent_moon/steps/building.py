"""Build: forts, castles, towns and cities, each in another hex (CM-100 to CM-107)."""

from typing import Final

from rampart.games.crescent_moon.content.power_cards import CORVEE_DISCOUNT
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.verbs import gain_coins, hex_name, mark
from rampart.games.crescent_moon.tables import (
    BUILDING_WORDS,
    CASTLE,
    CASTLE_COST,
    CITY,
    CITY_COST,
    E_BUILT,
    FORT,
    FORT_COST,
    HEXES,
    S_BUILD,
    SULTAN,
    SURCHARGE,
    TOWN,
    TOWN_COST,
    WARLORD,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.step import Choice, Refusal, Say

STOP: Final = (CITY + 1) * HEXES
DISCOUNT: Final = 16  # the bit of a Build step under a Corvée
BUILT: Final = 32  # the bit that says something was built already


def build_args(left: int, discount: int, built: int) -> int:
    """The argument of a Build step: buildings left, whether a Corvée makes them cheaper, whether one was built."""
    return left | (DISCOUNT if discount else 0) | built


def cost(s: CrescentMoon, p: int, building: int, h: int, discount: int) -> int:
    """The price of a building with the surcharge of the land, for upgrades too (CM-105)."""
    if building == FORT:
        price = FORT_COST[p]
    elif building == CASTLE:
        price = CASTLE_COST[p]
    else:
        price = TOWN_COST if building == TOWN else CITY_COST
    price += SURCHARGE[s.land().terrain[h]]
    return max(0, price - CORVEE_DISCOUNT) if discount else price


def builds(s: CrescentMoon, p: int, discount: int, done: int) -> list[int]:
    """What can be built where, as building * HEXES + hex; not twice in a hex (CM-101 to CM-106)."""
    out: list[int] = []
    for h in range(len(s.influence)):
        if not done >> h & 1:
            stronghold = stronghold_for(s, p, h, discount)
            if stronghold >= 0:
                out.append(stronghold * HEXES + h)
            settlement = settlement_for(s, p, h, discount)
            if settlement >= 0:
                out.append(settlement * HEXES + h)
    return out


def can_build(s: CrescentMoon, p: int, discount: int) -> bool:
    """Is there anything that can be built anywhere? Nothing is cheaper than a fort."""
    if s.coins[p] < FORT_COST[p] - (CORVEE_DISCOUNT if discount else 0):
        return False
    for h in range(len(s.influence)):
        if stronghold_for(s, p, h, discount) >= 0 or settlement_for(s, p, h, discount) >= 0:
            return True
    return False


def stronghold_for(s: CrescentMoon, p: int, h: int, discount: int) -> int:
    """The stronghold that a player can build in a hex: a fort, or a castle in the place of his own (CM-101, CM-102)."""
    there = s.strongholds[h]
    if there < 0:
        if s.present(p, h) and p != WARLORD and s.open_to(p, h):
            if cost(s, p, FORT, h, discount) <= s.coins[p] and s.forts_left(p):
                return FORT
    elif there == 2 * p and p != WARLORD:
        if cost(s, p, CASTLE, h, discount) <= s.coins[p] and s.castles_left(p):
            return CASTLE
    return -1


def settlement_for(s: CrescentMoon, p: int, h: int, discount: int) -> int:
    """The settlement that the Sultan can build in a hex: a town, or a city in its place (CM-103, CM-104)."""
    there = s.settlements[h]
    if p != SULTAN or there > 0:
        return -1
    building = TOWN if there < 0 else CITY
    if cost(s, p, building, h, discount) > s.coins[p]:
        return -1
    return building if (s.towns_left() if there < 0 else s.cities_left()) else -1


class Build(Choice[CrescentMoon]):
    """Build something in a hex where nothing was built in this action, or stop (CM-100)."""

    rule = "CM-100"
    args = two_numbers("builds", "hexes")
    space = STOP + 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """At least one building in an action (CM-084)."""
        a = FIRST.of(args)
        done = SECOND.of(args)
        out = builds(s, p, a & DISCOUNT, done)
        return out + [STOP] if a & BUILT else out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Pay, build, and go on while buildings are left."""
        a = FIRST.of(args)
        done = SECOND.of(args)
        if choice == STOP:
            return
        building, h = choice // HEXES, choice % HEXES
        left = (a & 15) - 1
        if left:
            s.push(S_BUILD, p, two(build_args(left, a & DISCOUNT, BUILT), done | 1 << h))
        gain_coins(s, p, -cost(s, p, building, h, a & DISCOUNT))
        if building == FORT or building == CASTLE:
            s.strongholds[h] = 2 * p + (1 if building == CASTLE else 0)
        else:
            s.settlements[h] = building - TOWN
        if s.journal is not None:
            s.tell(E_BUILT, p, [building, mark(s, h)])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `fort@c2`, or `stop`."""
        return "stop" if choice == STOP else f"{BUILDING_WORDS[choice // HEXES]}@{hex_name(s, choice % HEXES)}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """How many buildings are left."""
        a = FIRST.of(args)
        return Say("build", {"left": a & 15, "coins": s.coins[p]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The building and the hex."""
        if choice == STOP:
            return Say("option-stop")
        return Say("option-build", {"building": BUILDING_WORDS[choice // HEXES], "hex": hex_name(s, choice % HEXES)})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """The price."""
        a = FIRST.of(args)
        if choice == STOP:
            return None
        return Say("effect-price", {"coins": cost(s, p, choice // HEXES, choice % HEXES, a & DISCOUNT)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The hex."""
        return [] if choice == STOP else [f"hex-{choice % HEXES}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Forts where the player is present but another rules, something was built, or coins are short."""
        a = FIRST.of(args)
        done = SECOND.of(args)
        offered = self.options(s, p, args)
        out: list[Refusal] = []
        for h in range(len(s.influence)):
            if len(out) < 3 and s.present(p, h) and s.strongholds[h] < 0 and FORT * HEXES + h not in offered:
                out.append(why_no_fort(s, p, h, a & DISCOUNT, done))
        return out


def why_no_fort(s: CrescentMoon, p: int, h: int, discount: int, done: int) -> Refusal:
    """Why no fort can be built in a hex where the player is present."""
    key = f"fort@{hex_name(s, h)}"
    what = Say("option-build", {"building": BUILDING_WORDS[FORT], "hex": hex_name(s, h)})
    if done >> h & 1:
        return Refusal(key, what, Say("why-built-here"), "CM-106")
    if not s.open_to(p, h):
        return Refusal(key, what, Say("why-other-controls"), "CM-101")
    if s.forts_left(p) == 0:
        return Refusal(key, what, Say("why-no-piece"), "CM-107")
    price = cost(s, p, FORT, h, discount)
    return Refusal(key, what, Say("why-coins", {"price": price, "coins": s.coins[p]}), "CM-105")
