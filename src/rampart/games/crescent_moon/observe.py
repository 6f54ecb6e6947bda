"""Hints for observations: seats are characters with rules of their own, so they keep their places."""

from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import HAND_LIMIT, ROUNDS, tiles_in_game
from rampart.kernel.observation import Hints
from rampart.kernel.state import State

PLAYED = 12  # cards turned up in one combat or contest
OF_PLAYED = ("played", "played_by", "played_for", "states", "bonus", "ordinary", "mercenaries", "bribed")
OF_HEXES = ("hex_cell", "hex_turn", "ordinary", "mercenaries", "strongholds", "settlements", "influence")


def hints(s: State) -> Hints:
    """What the fields do not say of themselves."""
    assert isinstance(s, CrescentMoon)
    hexes = sum(tiles_in_game(s.seats))
    return Hints(
        room={
            **dict.fromkeys(OF_HEXES, hexes),
            **{f"clash.{name}": PLAYED for name in OF_PLAYED},
            "tile_hands": HAND_LIMIT,
            "hands": HAND_LIMIT + 4,
            "front": HAND_LIMIT,
            "points": len(s.points[0]),
            "taken": ROUNDS,
        },
        own_seat=1,
        sections=2,
        section_room=8,
        draft=4,
    )
