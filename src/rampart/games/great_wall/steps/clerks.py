"""Clerks: placed from the pool or moved from another location, one at a time (5.5)."""

from typing import Final

from rampart.games.great_wall.arguments import PLACED_AT, PLACING
from rampart.games.great_wall.codes import (
    E_CLERK_MOVED,
    E_CLERK_PLACED,
    L_PLACING,
    PLACING_BESIDE,
    PLACING_DIFFERENT,
    PLACING_IN,
    PLACING_LEFT,
    S_PLACE_CLERK,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS, LOCATIONS, POOL, REGULAR, SPECIAL_LOCATIONS, SPOTS
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.vocabulary import ON_CLERK_MOVED, ON_CLERK_PLACED
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Refusal, Say

PLACINGS: Final = Options()
STOP: Final = PLACINGS.case("stop").code
PLACE: Final = PLACINGS.case("place")
CLERK_TO: Final = PLACE.part("to", one_of(LOCATION_WORDS))
CLERK_FROM: Final = PLACE.part("from", one_of([*LOCATION_WORDS, "pool"]))
TO_ANNEX: Final = PLACINGS.case("annex")  # into the place that a module brings
ANNEX_FROM: Final = TO_ANNEX.part("from", one_of([*LOCATION_WORDS, "pool"]))
ONE_IN_ANNEX: Final = 2  # of an instruction for different places: the annex has its clerk
# for what must be quick: the ways by source and target, and back
WAYS: Final = [[CLERK_TO.put(to) + CLERK_FROM.put(source) for to in range(LOCATIONS)] for source in range(POOL + 1)]
SOURCE_OF: Final = [CLERK_FROM.of(way) if PLACE.has(way) else POOL for way in range(TO_ANNEX.code)]
TARGET_OF: Final = [CLERK_TO.of(way) if PLACE.has(way) else POOL for way in range(TO_ANNEX.code)]


def start_placing(s: GreatWall, p: int, n: int, different: int, beside: int = 0) -> None:
    """Let a player place up to n clerks; `different`: no two into one location, `beside`: where another has one."""
    place = s.open_pad(L_PLACING, [n, different, beside, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], p)
    s.push(S_PLACE_CLERK, p, PLACED_AT.put(place))


def is_full(s: GreatWall, location: int) -> bool:
    """Are all spots of a regular location occupied? Then no clerk may leave it either (GW-CLK02, GW-CLK03)."""
    return location < REGULAR and s.in_location(location) >= SPOTS[s.side][location]


def not_full(s: GreatWall) -> list[int]:
    """The locations that are not locked: special ones never are."""
    spots = SPOTS[s.side]
    out: list[int] = []
    for location in range(REGULAR):
        n = spots[location]
        for mine in s.clerks:
            n -= mine[location]
        if n > 0:
            out.append(location)
    out += SPECIAL_LOCATIONS
    return [location for location in out if not is_closed(s, location)] if s.box.may_close else out


def is_closed(s: GreatWall, location: int) -> bool:
    """Does a module keep clerks out of a location?"""
    for module in s.box.modules:
        if module.closed(s, location):
            return True
    return False


def targets(s: GreatWall, p: int, place: int, free: list[int]) -> list[int]:
    """Those of the locations with room that may receive the next clerk of an instruction."""
    pad = s.pad
    if pad[place + PLACING_DIFFERENT]:
        into = place + PLACING_IN
        free = [location for location in free if not pad[into + location]]
    if pad[place + PLACING_BESIDE]:
        free = [location for location in free if another_is_there(s, p, location)]
    return free


def another_is_there(s: GreatWall, p: int, location: int) -> bool:
    """Has another player a clerk there?"""
    for q in range(s.players):
        if q != p and s.clerks[q][location]:
            return True
    return False


def can_place(s: GreatWall, p: int) -> bool:
    """Has the player a clerk in the pool, or one in a location that is not locked? Some special one has room."""
    for place in range(LOCATIONS + 1):
        if s.clerks[p][place] and not is_full(s, place):
            return True
    return False


def can_place_beside(s: GreatWall, p: int) -> bool:
    """Is there a location with room and another player's clerk, and a clerk that could come to it?"""
    for target in range(LOCATIONS):
        if is_full(s, target) or not another_is_there(s, p, target):
            continue
        if s.clerks[p][POOL]:
            return True
        for source in range(LOCATIONS):
            if source != target and s.clerks[p][source] and not is_full(s, source):
                return True
    return False


def sources(s: GreatWall, p: int, place: int, free: list[int]) -> list[int]:
    """Where the next clerk may come from: the pool, or a location that is not locked; no clerk twice (GW-CLK05)."""
    mine = s.clerks[p]
    into = place + PLACING_IN
    out = [POOL] if mine[POOL] else []
    for location in free:
        if mine[location] > s.pad[into + location]:
            out.append(location)
    return out


def one_more_clerk(s: GreatWall, location: int) -> Say:
    """The effect of a clerk that comes to a location: how full it will be; the always-open ones have no spots."""
    spots = SPOTS[s.side][location] if location < REGULAR else 0
    return Say("effect-spots", {"clerks": s.in_location(location) + 1, "spots": spots})


class PlaceClerk(Choice[GreatWall]):
    """Place a clerk from the pool, or move one to a different location, or stop (GW-CLK01, GW-CLK04, GW-CLK08)."""

    rule = "GW-CLK01"
    args = PLACING
    choices = PLACINGS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Every pair of a source and a target."""
        place = PLACED_AT.of(args)
        free = not_full(s)
        to = targets(s, p, place, free)
        movable = sources(s, p, place, free)
        out = [STOP]
        for source in movable:
            ways = WAYS[source]
            out += [ways[target] for target in to if target != source]
        if s.box.annex is not None and not s.pad[place + PLACING_BESIDE]:
            if s.pad[place + PLACING_DIFFERENT] < ONE_IN_ANNEX:
                out += [ANNEX_FROM.put(source) for source in movable]
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One clerk, then the next."""
        place = PLACED_AT.of(args)
        if choice == STOP:
            return
        s.pad[place + PLACING_LEFT] -= 1
        if s.pad[place + PLACING_LEFT]:
            s.push(S_PLACE_CLERK, p, args)
        if TO_ANNEX.has(choice) and s.box.annex is not None:
            if s.pad[place + PLACING_DIFFERENT]:
                s.pad[place + PLACING_DIFFERENT] = ONE_IN_ANNEX
            s.placed[p] += 1
            s.box.annex.put(s, p, ANNEX_FROM.of(choice))
            return
        source, target = SOURCE_OF[choice], TARGET_OF[choice]
        s.pad[place + PLACING_IN + target] += 1
        put_clerk(s, p, source, target)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `place:quarry`, `move:temple>quarry`, or `stop`."""
        if choice == STOP:
            return "stop"
        if TO_ANNEX.has(choice) and s.box.annex is not None:
            source, target = ANNEX_FROM.of(choice), s.box.annex.word
            return f"place:{target}" if source == POOL else f"move:{LOCATION_WORDS[source]}>{target}"
        source, target = CLERK_FROM.of(choice), LOCATION_WORDS[CLERK_TO.of(choice)]
        return f"place:{target}" if source == POOL else f"move:{LOCATION_WORDS[source]}>{target}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        place = PLACED_AT.of(args)
        different = 1 if s.pad[place + PLACING_DIFFERENT] else 0
        return Say("place_clerk", {"left": s.pad[place + PLACING_LEFT], "different": different})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """Where from and where to."""
        if choice == STOP:
            return Say("option-stop")
        if TO_ANNEX.has(choice):
            source = ANNEX_FROM.of(choice)
            return Say("option-annex", {"from": "pool" if source == POOL else LOCATION_WORDS[source]})
        source, target = CLERK_FROM.of(choice), LOCATION_WORDS[CLERK_TO.of(choice)]
        if source == POOL:
            return Say("option-place", {"location": target})
        return Say("option-move", {"location": target, "from": LOCATION_WORDS[source]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """How full the location will be."""
        if choice == STOP:
            return None
        if TO_ANNEX.has(choice):
            return Say("effect-annex")
        return one_more_clerk(s, CLERK_TO.of(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The location, and the clerk's own where it is moved."""
        if choice == STOP:
            return []
        if TO_ANNEX.has(choice):
            source, out = ANNEX_FROM.of(choice), ["annex"]
        else:
            source, out = CLERK_FROM.of(choice), [f"location-{LOCATION_WORDS[CLERK_TO.of(choice)]}"]
        if source != POOL:
            out.append(f"clerks-{p}-{LOCATION_WORDS[source]}")
        return out

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Locations that are full."""
        out: list[Refusal] = []
        for location in range(REGULAR):
            if is_full(s, location) and len(out) < 3:
                word = LOCATION_WORDS[location]
                what = Say("option-place", {"location": word})
                out.append(Refusal(f"place:{word}", what, Say("why-full"), "GW-CLK02"))
        return out


def put_clerk(s: GreatWall, p: int, source: int, target: int) -> None:
    """A clerk arrives in a location from the pool or from another location."""
    s.clerks[p][source] -= 1
    s.clerks[p][target] += 1
    s.placed[p] += 1
    if source == POOL:
        if s.journal is not None:
            s.tell(E_CLERK_PLACED, p, [target])
        moment(s, ON_CLERK_PLACED, p, target)
    else:
        if s.journal is not None:
            s.tell(E_CLERK_MOVED, p, [source, target])
        moment(s, ON_CLERK_MOVED, p, source, target)
