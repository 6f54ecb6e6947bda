"""The spots of the field as decisions name them: where a soldier strikes or attacks from, and where wounds go."""

from typing import Final

from rampart.games.great_wall.tables import (
    ATTACKER_WORDS,
    ATTACKERS_OF,
    CELL_WORDS,
    CELLS,
    OTHER_HALF,
    RIDER_EAST,
    RIDER_SOUTH,
    SECTION_WORDS,
    SLOT_WORDS,
)
from rampart.kernel.codec import Options, flag, one_of

# ---- a stroke covers a spot, that of a horseman also the one to the right of it or, turned south, the one below
STROKES: Final = Options()
STROKE: Final = STROKES.case("strike")
SOUTH: Final = STROKE.part("south", flag())
STROKE_CELL: Final = STROKE.part("cell", one_of(CELL_WORDS))
STROKE_SLOT: Final = STROKE.part("slot", one_of(SLOT_WORDS))
AT_CELL: Final = [STROKE_CELL.put(cell) for cell in range(CELLS)]
AT_SLOT: Final = [STROKE_SLOT.put(slot) for slot in range(len(SLOT_WORDS))]
TURNED_SOUTH: Final = SOUTH.put(1)

# ---- a recruit strikes, takes a firing spot or rests
STATIONS: Final = Options()
STATION_STROKE: Final = STATIONS.case("strike")  # numbered as the strokes above
STATION_STROKE.part("south", flag())
STATION_STROKE.part("cell", one_of(CELL_WORDS))
STATION_STROKE.part("slot", one_of(SLOT_WORDS))
RESTING: Final = STATIONS.case("rest")
REST_AT: Final = RESTING.part("section", one_of(SECTION_WORDS))
FIRING: Final = STATIONS.case("firing")
FIRE_AT: Final = FIRING.part("section", one_of(SECTION_WORDS))

# ---- a wound covers a spot
WOUNDED: Final = Options()
WOUND_ON: Final = WOUNDED.case("wound")
WOUND_CELL: Final = WOUND_ON.part("cell", one_of(CELL_WORDS))
WOUND_SLOT: Final = WOUND_ON.part("slot", one_of(SLOT_WORDS))
WOUND_AT_CELL: Final = WOUND_CELL.shares()
NO_WOUND: Final = WOUNDED.case("none").code

# ---- who attacks: a soldier in a rest area, or an archer on a firing spot; the pad counts them in the same order
ATTACKERS: Final = Options()
SOURCE: Final = ATTACKERS.case("attacker")
SOURCE_WHO: Final = SOURCE.part("who", one_of(ATTACKER_WORDS))
SOURCE_SECTION: Final = SOURCE.part("section", one_of(SECTION_WORDS))
NO_ATTACKER: Final = ATTACKERS.case("stop").code


SOURCES: Final = [
    [SOURCE_WHO.put(who) + SOURCE_SECTION.put(section) for who in range(ATTACKERS_OF)]
    for section in range(len(SECTION_WORDS))
]
SECTION_OF: Final = [SOURCE_SECTION.of(source) for source in range(NO_ATTACKER)]
WHO_OF: Final = [SOURCE_WHO.of(source) for source in range(NO_ATTACKER)]


def source_of(section: int, who: int) -> int:
    """Where an attacker comes from."""
    return SOURCES[section][who]


def stance_of(stroke: int) -> int:
    """How a horseman stands who strikes so: his first half."""
    return RIDER_SOUTH if SOUTH.of(stroke) else RIDER_EAST


def other_cell(stroke: int) -> int:
    """The second cell that a horseman covers."""
    return STROKE_CELL.of(stroke) + OTHER_HALF[stance_of(stroke)]
