"""What cannot be still to be done in a position document: steps out of place, and demands that cannot be met."""

from typing import TYPE_CHECKING, Final

from rampart.games.dragon.arguments import (
    MONTH,
    NEWCOMER,
    OWED,
    SITE,
    STARVED,
    TO_DISCARD,
    TO_LOSE,
    TO_RELEASE,
    TO_STARVE,
)
from rampart.games.dragon.tables import (
    MONTHS,
    S_BUILD_FLOOR,
    S_BUY_PRIVILEGE,
    S_CHOOSE_TYPE,
    S_DISCARD_CARD,
    S_FLOOD_FIREWORKS,
    S_FLOOD_RICE,
    S_LEAVE_PALACE,
    S_LOSE_FLOOR,
    S_LOSE_PERSONS,
    S_MAKE_ROOM,
    S_MONTH,
    S_PLACE_PERSON,
    S_PLAY_CARD,
    S_RELEASE_PERSON,
    S_SETTLE_COURT,
    S_STARVE_PALACE,
    S_SUFFER_DROUGHT,
    S_USE_WALL_TILE,
    S_WALL_CHECK,
    SMALL_PRICE,
    WALL_LENGTH,
)
from rampart.kernel.codec import holds
from rampart.kernel.frame import NOBODY, args_of, code_of, player_of

if TYPE_CHECKING:
    from rampart.games.dragon.state import Dragon, Player

Faults = list[tuple[str, str]]

# Steps whose frame must say whose it is, which month it is of, or which tile it is about
NEED_SEAT: Final = (S_LOSE_PERSONS, S_SUFFER_DROUGHT, S_SETTLE_COURT)
NEED_MONTH: Final = (S_MONTH, S_WALL_CHECK)
NEED_TILE: Final = (S_PLACE_PERSON, S_MAKE_ROOM)
# Steps that follow at once from the one before, so that nothing can be to be done before them
FOLLOW_AT_ONCE: Final = (
    S_BUILD_FLOOR, S_BUY_PRIVILEGE, S_USE_WALL_TILE, S_MAKE_ROOM, S_RELEASE_PERSON, S_STARVE_PALACE, S_FLOOD_FIREWORKS,
)  # fmt: skip


def faults_of_todo(s: "Dragon") -> Faults:
    """Every step is for a seat where it needs one, is in its place, and can be done."""
    out: Faults = []
    for i, f in enumerate(reversed(s.stack)):
        code, p, args = code_of(f), player_of(f), args_of(f)
        here = f"todo[{i}]"
        if code in NEED_SEAT and p == NOBODY:
            out.append((f"{here}.seat", "whose it is must be said"))
        elif code in NEED_MONTH and MONTH.of(args) == 0:
            out.append((f"{here}.month", f"0 is not from 1 to {MONTHS}"))
        elif code in FOLLOW_AT_ONCE and i > 0:
            out.append((here, f"{s.rules.steps[code].name} is done before anything else"))
        elif p != NOBODY:
            out += [(f"{here}{field}", why) for field, why in faults_of_demand(s, p, code, args)]
    return out


def faults_of_demand(s: "Dragon", p: int, code: int, args: int) -> Faults:
    """A seat has what a step asks of it: persons, rooms, cards, goods or tiles."""
    me = s.players[p]
    if code == S_RELEASE_PERSON:
        return beyond(".left", TO_RELEASE.of(args), me.persons(), "persons")
    if code == S_STARVE_PALACE:
        starved = STARVED.of(args)
        hungry = sum(1 for site, people in enumerate(me.people) if people and not holds(starved, site))
        return beyond(".left", TO_STARVE.of(args), hungry, "inhabited palaces")
    if code == S_DISCARD_CARD:
        return beyond(".left", TO_DISCARD.of(args), me.cards(), "cards")
    if code == S_FLOOD_RICE:
        return beyond(".owed", OWED.of(args), me.yuan + me.rice + me.fireworks, "things")
    if code == S_FLOOD_FIREWORKS:
        return beyond(".owed", max(1, OWED.of(args)), max(1, me.yuan + me.fireworks), "things")
    if code == S_PLAY_CARD:
        return beyond("", 1, me.cards(), "cards")
    if code == S_CHOOSE_TYPE:
        return beyond("", 1, me.persons(), "persons")
    if code == S_BUY_PRIVILEGE:
        return beyond("", SMALL_PRICE, me.yuan, "yuan")
    if code == S_USE_WALL_TILE and len(s.wall) >= WALL_LENGTH:
        return [("", "the wall is complete")]
    if code == S_USE_WALL_TILE:
        return beyond("", 1, me.wall_tiles.bit_count(), "wall tiles")
    if code == S_LOSE_FLOOR or code == S_LEAVE_PALACE:
        return faults_of_earthquake(s, p, code, args)
    return faults_of_rooms(s, me, code, NEWCOMER.of(args)) if code in NEED_TILE else []


def faults_of_rooms(s: "Dragon", me: "Player", code: int, tile: int) -> Faults:
    """Who is to be housed lies on the display, and has a floor unless room is made (YD-304, YD-310)."""
    if not s.display[tile]:
        return [(".tile", "no such tile is on display")]
    if code == S_PLACE_PERSON:
        return beyond("", 1, sum(me.floors) - me.persons(), "free floors")
    return [("", "there is a free floor")] if me.has_room() else []


def faults_of_earthquake(s: "Dragon", p: int, code: int, args: int) -> Faults:
    """Floors are lost where the court is settled afterwards, and a palace is left that is too small (YD-822)."""
    me = s.players[p]
    if code == S_LEAVE_PALACE:
        site = SITE.of(args)
        fits = site >= len(me.people) or len(me.people[site]) <= me.floors[site]
        return [(".site", "nobody has to leave it")] if fits else []
    if not any(code_of(f) == S_SETTLE_COURT and player_of(f) == p for f in s.stack):
        return [("", "the court must be settled afterwards")]
    return beyond(".left", TO_LOSE.of(args), sum(me.floors), "floors")


def beyond(field: str, demand: int, there: int, what: str) -> Faults:
    """A demand of nothing, or of more than there is."""
    return [] if 1 <= demand <= there else [(field, f"it asks for {demand}, but the seat has {there} {what}")]
