"""Where the events of Crescent Moon happen on the table."""

from typing import Final

from rampart.draw.scenes import Duel
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import SLOTS
from rampart.kernel.state import State

HEX: Final = ("hex@{hex}",)

PLACES: Final = {
    "year": ("year-head",),
    "turn": ("player-{seat}",),
    "action": ("player-{seat}",),
    "market_filled": ("market@{slot}",),
    "market_cleared": ("market@{slot}",),
    "bought": ("player-{seat}",),
    "conspired": ("sultan-market",),
    "moved": ("hex@{from}", "hex@{to}"),
    "placed_units": HEX,
    "removed_units": HEX,
    "retreated": HEX,
    "built": HEX,
    "token_placed": HEX,
    "token_removed": HEX,
    "sacked": HEX,
    "captured": HEX,
    "razed": HEX,
    "palace": HEX,
    "proposed": HEX,
    "combat": HEX,
    "contest": HEX,
    "group": HEX,
    "reshuffled": ("deck",),
    "schemed": ("deck",),
}
GAINS: Final = {"points": "points", "scored": "points", "income": "coins", "coins": "coins"}
DUELS: Final = {"strengths": Duel("attack", "defence", "scene-attack", "scene-defense")}


def piece(s: State, place: str) -> str:
    """Hexes are named on the map and numbered in the drawing; the slots of the Sultan's market follow the others."""
    kind, at, where = place.partition("@")
    if not at:
        return place
    assert isinstance(s, CrescentMoon)
    if kind == "hex":
        names = s.land().names
        if where not in names:
            raise LookupError(where)
        return f"hex-{names.index(where)}"
    slot = int(where)
    return f"market-{slot}" if slot < SLOTS else f"sultan-{slot - SLOTS}"
