"""Hints for observations: which values name a seat, and what only the Wall brings along."""

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import (
    CAMPS,
    COUNTERS_AT,
    KEEP,
    KEEPS,
    OF_A_COUNTER,
    RESOURCES,
    SETTLEMENTS,
    SPACES,
    UNDER_KEEP,
)
from rampart.kernel.observation import Hints, SeatCode
from rampart.kernel.state import State

CLEARING = 8  # wildlings at one section of the Wall; it is stormed with fewer


def hints(s: State) -> Hints:
    """What the fields do not say of themselves."""
    assert isinstance(s, Watch)
    walled = s.seats if s.has_wall() else 0
    seat = SeatCode()
    by_seat = {
        "rates": RESOURCES,
        "settlement_tokens": SETTLEMENTS,
        "settlement_slots": 1,
        "keep_tokens": KEEPS * UNDER_KEEP,
        "heroes": 1,
        "hero_sides": 1,
        "hero_locks": 1,
    }
    return Hints(
        room={
            **{name: walled * n for name, n in by_seat.items() if name != "rates"},
            "rates": s.seats * RESOURCES,
            "camps": CAMPS,
            "clearings": CLEARING,
            "guards": SPACES,
        },
        rows={"camps": len(s.camps), "clearings": len(s.clearings), "guards": len(s.guards)},
        by_seat=by_seat,
        seats={
            "roads": seat,
            "buildings": SeatCode(outer=KEEP),
            "longest_road": seat,
            "largest_patrol": seat,
            "winner": seat,
            "guards": seat,
        },
        left_out={"components": "catanatron's way of reckoning roads; what it comes to stands in road_lengths"},
        sections=1,
        section_room=COUNTERS_AT + (s.seats - 1) * OF_A_COUNTER,
        seat_sets=["offer.addressed", "offer.accepted"],
        repeats={"offer.counters": OF_A_COUNTER},
        draft=8,
    )
