"""Hints for observations: how many palaces and groups there is room for; seats are equals here."""

from rampart.games.dragon.state import Dragon
from rampart.games.dragon.tables import MOST_FLOORS, MOST_GROUPS, WALL, WALL_LENGTH
from rampart.kernel.observation import Hints
from rampart.kernel.state import State

PALACES = 10  # a court that builds in every month of the year has fewer


def hints(s: State) -> Hints:
    """What the fields do not say of themselves."""
    assert isinstance(s, Dragon)
    return Hints(
        room={
            "players.floors": PALACES,
            "players.people": MOST_FLOORS,
            "groups": 4,
            "wall": WALL_LENGTH if s.has(WALL) else 0,
        },
        rows={"players.people": PALACES, "groups": min(s.seats, MOST_GROUPS)},
        in_order=["stacked"],
        draft=0,
    )
