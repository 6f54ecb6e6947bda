"""Build: forts, castles, towns and cities, each in another hex (CM-100 to CM-107)."""

from typing import Final

from rampart.games.crescent_moon.arguments import BUILDING, BUILDS_LEFT, BUILT_IN, CHEAPER, HAS_BUILT, ONE_HEX
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
    S_BUILD,
    SULTAN,
    SURCHARGE,
    TOWN,
    TOWN_COST,
    WARLORD,
)
from rampart.kernel.codec import Options, holds, including, one_of
from rampart.kernel.step import Choice, Refusal, Say

BUILDS: Final = Options()
BUILD: Final = BUILDS.case("build")
BUILD_IN: Final = BUILD.part("hex", ONE_HEX)
BUILD_WHAT: Final = BUILD.part("building", one_of(BUILDING_WORDS))
STOP: Final = BUILDS.case("stop").code


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
    """What can be built where; not twice in a hex (CM-101 to CM-106)."""
    out: list[int] = []
    for h in range(len(s.influence)):
        if not holds(done, h):
            stronghold = stronghold_for(s, p, h, discount)
            if stronghold >= 0:
                out.append(BUILD_WHAT.put(stronghold) + BUILD_IN.put(h))
            if p == SULTAN:
                settlement = settlement_for(s, h, discount)
                if settlement >= 0:
                    out.append(BUILD_WHAT.put(settlement) + BUILD_IN.put(h))
    return out


def can_build(s: CrescentMoon, p: int, discount: int) -> bool:
    """Is there anything that can be built anywhere? Nothing is cheaper than a fort."""
    if s.coins[p] < FORT_COST[p] - (CORVEE_DISCOUNT if discount else 0):
        return False
    for h in range(len(s.influence)):
        if p == SULTAN and settlement_for(s, h, discount) >= 0:
            return True
        if stronghold_for(s, p, h, discount) >= 0:
            return True
    return False


def stronghold_for(s: CrescentMoon, p: int, h: int, discount: int) -> int:
    """The stronghold that a player can build in a hex: a fort, or a castle in the place of his own (CM-101, CM-102)."""
    if p == WARLORD:
        return -1
    there = s.strongholds[h]
    if there < 0:
        if s.present(p, h) and s.open_to(p, h):
            if cost(s, p, FORT, h, discount) <= s.coins[p] and s.forts_left(p):
                return FORT
    elif there == 2 * p:
        if cost(s, p, CASTLE, h, discount) <= s.coins[p] and s.castles_left(p):
            return CASTLE
    return -1


def settlement_for(s: CrescentMoon, h: int, discount: int) -> int:
    """The settlement that the Sultan can build in a hex: a town, or a city in its place (CM-103, CM-104)."""
    there = s.settlements[h]
    if there > 0:
        return -1
    building = TOWN if there < 0 else CITY
    if cost(s, SULTAN, building, h, discount) > s.coins[SULTAN]:
        return -1
    return building if (s.towns_left() if there < 0 else s.cities_left()) else -1


class Build(Choice[CrescentMoon]):
    """Build something in a hex where nothing was built in this action, or stop (CM-100)."""

    rule = "CM-100"
    args = BUILDING
    choices = BUILDS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """At least one building in an action (CM-084)."""
        out = builds(s, p, CHEAPER.of(args), BUILT_IN.of(args))
        return out + [STOP] if HAS_BUILT.of(args) else out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Pay, build, and go on while buildings are left."""
        if choice == STOP:
            return
        building, h, cheaper = BUILD_WHAT.of(choice), BUILD_IN.of(choice), CHEAPER.of(args)
        left = BUILDS_LEFT.of(args) - 1
        if left:
            done = BUILT_IN.put(including(BUILT_IN.of(args), h))
            s.push(S_BUILD, p, BUILDS_LEFT.put(left) + CHEAPER.put(cheaper) + HAS_BUILT.put(1) + done)
        gain_coins(s, p, -cost(s, p, building, h, cheaper))
        if building == FORT or building == CASTLE:
            s.strongholds[h] = 2 * p + (1 if building == CASTLE else 0)
        else:
            s.settlements[h] = building - TOWN
        if s.journal is not None:
            s.tell(E_BUILT, p, [building, mark(s, h)])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `fort@c2`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"{BUILDING_WORDS[BUILD_WHAT.of(choice)]}@{hex_name(s, BUILD_IN.of(choice))}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """How many buildings are left."""
        return Say("build", {"left": BUILDS_LEFT.of(args), "coins": s.coins[p]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The building and the hex."""
        if choice == STOP:
            return Say("option-stop")
        building, h = BUILDING_WORDS[BUILD_WHAT.of(choice)], hex_name(s, BUILD_IN.of(choice))
        return Say("option-build", {"building": building, "hex": h})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        if choice == STOP:
            return None
        price = cost(s, p, BUILD_WHAT.of(choice), BUILD_IN.of(choice), CHEAPER.of(args))
        return Say("effect-price", {"coins": price})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STOP else [f"hex-{BUILD_IN.of(choice)}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Forts where the player is present but another rules, something was built, or coins are short."""
        offered = self.options(s, p, args)
        out: list[Refusal] = []
        for h in range(len(s.influence)):
            if len(out) < 3 and s.present(p, h) and s.strongholds[h] < 0:
                if BUILD_WHAT.put(FORT) + BUILD_IN.put(h) not in offered:
                    out.append(why_no_fort(s, p, h, CHEAPER.of(args), BUILT_IN.of(args)))
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
