"""Where the events of The Great Wall happen on the table."""

from typing import Final

from rampart.draw.scenes import Duel
from rampart.kernel.state import State

LOCATION: Final = ("location-{location}",)
SECTION: Final = ("section-{section}",)
HORDE: Final = ("horde-{horde}",)

PLACES: Final = {
    "year": ("time",),
    "time": ("time",),
    "horde": HORDE,
    "raid": ("section-{section}", "shame-bank"),
    "shame_removed": ("shame-bank",),
    "shame": ("shame-bank",),
    "slot": ("slot-{slot}",),
    "turn": ("slot-{slot}",),
    "clerk_placed": LOCATION,
    "clerk_moved": ("location-{from}", "location-{location}"),
    "reed_moved": ("location-{from}", "location-{location}"),
    "activated": LOCATION,
    "promoted": LOCATION,
    "donated": ("warehouse-{resource}",),
    "reed_stored": ("warehouse-{resource}",),
    "warehouse_paid": ("warehouse-{resource}",),
    "rested": ("rest-{section}",),
    "attacked": HORDE,
    "firing": SECTION,
    "wound": HORDE,
    "barricade": ("barricade-{section}",),
    "wall": ("wall-{section}",),
    "hired_advisor": ("advisor-{card}", "location-embassy"),
    "hired_clerk": ("location-embassy",),
    "support": ("location-embassy",),
    "row": ("location-embassy",),
    "tea": ("location-tea_house",),
    "moved": ("rest-{from}", "rest-{to}"),
    "drew": ("tactic-deck",),
    "tactic": ("tactic-deck",),
    "recruited": ("location-barracks",),
    "defeated": HORDE,
    "claimed": HORDE,
    "horde_gone": HORDE,
    "horde_ability": HORDE,
    "swift": HORDE,
    "healed": HORDE,
    "victim": HORDE,
    "saved": ("rest-{section}",),
    "killed": ("rest-{section}",),
    "survived": ("rest-{section}",),
    "advanced": SECTION,
    "held_fire": SECTION,
    "shielded": SECTION,
    "compared": SECTION,
    "breach": SECTION,
    "scored": ("artifact-{card}",),
    "rat_moved": LOCATION,
    "rat_paid": LOCATION,
    "rat_card": ("rat-card",),
}
GAINS: Final = {"honour": "n", "scored": "n"}
DUELS: Final = {"compared": Duel("defence", "offence", "scene-defense", "scene-attack")}


def piece(s: State, place: str) -> str:
    """Every piece keeps its id."""
    return place
