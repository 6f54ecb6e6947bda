"""Compositions: several small choices that are sent together, all of them or none, and taken back together."""

from collections.abc import Sequence
from typing import Final

from rampart.kernel.journal import Event
from rampart.kernel.state import State
from rampart.server.basics.refusals import Refused
from rampart.server.play.checks import chosen
from rampart.server.tables.room import Room

MOST_PARTS: Final = 64  # choices of a composition
ENDS: Final = ("done", "stop")  # what only ends a composition, and is not asked where it has ended by itself


def composed(room: Room, before: State, seat: int, parts: Sequence[str], told: list[Event]) -> tuple[State, list[str]]:
    """The state after a composition, on a copy, and the choices that were made for it; what happens is `told`.

    After the first choice every decision must belong to the same composition. What the rules took by themselves is
    passed over, and so is a key that only ends what has ended already.
    """
    if len(parts) > MOST_PARTS:
        raise Refused("bad_field", field="options")
    after = before
    made: list[str] = []
    forced: list[str] = []
    kind = composes(before, seat)
    for part in parts:
        if forced and part == forced[0]:
            forced.pop(0)
            continue
        kind = kind or (composes(after, seat) if made else "")
        if (made and (kind == "" or composes(after, seat) != kind)) or not is_offered(after, seat, part):
            if not made or part not in ENDS:
                raise Refused("not_an_option")
            continue
        forced.clear()
        after = chosen(room, after, seat, part, forced, told)
        made.append(part)
    return after, made


def composes(s: State, seat: int) -> str:
    """The composition that the seat's present decision belongs to, '' if it is none or the seat is not asked."""
    return type(s.current(seat)[0]).composes if s.is_asked(seat) else ""


def is_offered(s: State, seat: int, key: str) -> bool:
    """Is there an option with this key?"""
    return s.is_asked(seat) and any(s.key(code, seat) == key for code in s.options(seat))
