"""Where the events of In the Year of the Dragon happen on the table."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.scenes import Addend, Duel
from rampart.kernel.events import Event
from rampart.kernel.state import State
from rampart.text import Speaker

PLACES: Final = {
    "month": ("month-{month}",),
    "event": ("month-{month}",),
    "super": ("month-7",),
    "super_named": ("month-7",),
    "action": ("action-{action}",),
    "groups": ("group-0",),
    "pass": ("stores-{seat}", "points-{seat}"),
    "yuan": ("stores-{seat}", "points-{seat}"),
    "rice": ("stores-{seat}", "points-{seat}"),
    "fireworks": ("stores-{seat}", "points-{seat}"),
    "privilege": ("points-{seat}",),
    "privileges_lost": ("points-{seat}",),
    "points": ("points-{seat}",),
    "moved": ("marker-{seat}",),
    "track_reset": ("marker-{seat}", "track-spaces"),
    "floor": ("palace-{seat}-{palace:i}",),
    "decayed": ("palace-{seat}-{palace:i}",),
    "floor_lost": ("palace-{seat}-{palace:i}",),
    "placed": ("palace-{seat}-{palace:i}",),
    "released": ("palace-{seat}-{palace:i}",),
    "turned_away": ("display-{tile}",),
    "drafted": ("display-{first}", "display-{second}"),
    "card": ("display-{tile}",),
    "wall_built": ("wall-{month}",),
    "wall_checked": ("wall-{month}",),
}
GAINS: Final = {"points": "n"}
POINTS: Final = ("points",)
SOURCES: Final = {"points": "source"}
TOTALS: Final = ()
STAGES: Final = ("event", "super")
WAYS: Final = ()
DUELS: Final[dict[str, Duel]] = {}
OPENINGS: Final = ()
CARDS: Final = {"event": "month-{month}", "action": "action-{action}"}
DICE: Final[dict[str, Sequence[str]]] = {}


def addends(s: State, event: Event, since: Sequence[Event], t: Speaker, names: Sequence[str]) -> list[Addend]:
    """Nothing is compared."""
    return []


def piece(s: State, place: str) -> str:
    """Every piece keeps its id."""
    return place
