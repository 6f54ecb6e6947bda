"""The Iron Dragon cards: their names and the slots that each of them may burn."""

from typing import Final

from rampart.games.great_wall.tables import SLOT_WORDS

TARGETS: Final = {
    "roaring_maw": ("L1", "M2"),
    "brass_throat": ("M1", "R2"),
    "molten_gullet": ("R1", "L2"),
    "long_flame": ("L2", "R2"),
    "falling_sparks": ("M2", "M3"),
    "distant_thunder": ("L3", "R1"),
    "searching_fire": ("R3", "M1"),
    "twin_nostrils": ("L1", "R1"),
    "black_smoke": ("M3", "L1"),
}
DRAGON_CARDS: Final = list(TARGETS)
TARGET_SLOTS: Final = [[SLOT_WORDS.index(slot) for slot in slots] for slots in TARGETS.values()]
