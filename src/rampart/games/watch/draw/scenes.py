"""Where the events of A Game of Thrones Catan happen on the table."""

from typing import Final

from rampart.draw.scenes import Duel
from rampart.kernel.state import State

CORNER: Final = ("corner-{corner:n}",)
PATH: Final = ("edge-{path:n}",)
SECTION: Final = ("section-{section}",)
BLOCKED: Final = ("yield-{hex:n}", "veil-{hex:n}")

PLACES: Final = {
    "rolled": ("dice",),
    "placed": CORNER,
    "settlement": CORNER,
    "keep": CORNER,
    "quiet": CORNER,
    "road": PATH,
    "road_removed": PATH,
    "longest_road": ("special-road",),
    "road_set_aside": ("special-road",),
    "largest_patrol": ("special-patrol",),
    "patrol_set_aside": ("special-patrol",),
    "tormund": ("tormund",),
    "tormund_home": ("tormund-camp",),
    "guard": ("guard-{section}-{space}",),
    "guard_lost": SECTION,
    "guard_point": SECTION,
    "advance": SECTION,
    "stayed": SECTION,
    "breach": SECTION,
    "giant_home": SECTION,
    "scattered": SECTION,
    "invaded": BLOCKED,
    "driven_out": BLOCKED,
    "led": BLOCKED,
    "deployed": ("frostfangs",),
    "rush": ("frostfangs",),
    "no_figure": ("frostfangs",),
    "sent_home": ("frostfangs",),
    "revealed": ("tokens-{clan}",),
    "bank_trade": ("bank-{give}", "bank-{take}"),
    "shortage": ("bank-{resource}",),
    "produced": ("bank-{resource}",),
    "took": ("bank-{resource}",),
    "card_bought": ("deck",),
    "looked_at_deck": ("deck",),
    "hero_swapped": ("hero-{new}", "hero-{old}"),
    "hero_removed": ("hero-{hero}",),
}
GAINS: Final = {"produced": "n"}
DUELS: Final = {"stayed": Duel("guards", "wildlings", "scene-guards", "scene-wildlings")}


def piece(s: State, place: str) -> str:
    """Every piece keeps its id."""
    return place
