"""The arguments of the steps of Black Powder."""

from typing import Final

from rampart.games.great_wall.modules.black_powder.part import MACHINE_WORDS, MACHINES, TOWER_WORDS
from rampart.games.great_wall.tables import CELL_WORDS, MATERIAL_WORDS, ORIGIN_WORDS, SECTION_WORDS, SLOT_WORDS
from rampart.kernel.codec import Args, count, flag, one_of, pad_place

MOST_DUE: Final = 4  # of one material for a machine

FIRST_OVERSEERS: Final = Args()
OVERSEERS_LEFT: Final = FIRST_OVERSEERS.part("left", count(3))
FIRST_MACHINES: Final = Args()
MACHINES_LEFT: Final = FIRST_MACHINES.part("left", count(MACHINES))
MANNING: Final = Args()
MANNED_FOR: Final = MANNING.part("section", one_of(SECTION_WORDS))
AT_TOWER: Final = Args()
TOWER: Final = AT_TOWER.part("tower", one_of(TOWER_WORDS))
ARMED: Final = Args()
ARMED_WITH: Final = ARMED.part("machine", one_of(MACHINE_WORDS))
ARMED_AT: Final = ARMED.part("section", one_of(SECTION_WORDS))
SPARING: Final = Args()
SPARING.laid(ARMED_WITH)
SPARING.laid(ARMED_AT)
SPARE_LEFT: Final = SPARING.part("left", count(2 * MOST_DUE))
DUE_OF: Final = [SPARING.part(f"due_{word}", count(MOST_DUE)) for word in MATERIAL_WORDS]
SHOOTING: Final = Args()
SHOT: Final = SHOOTING.part("shot", pad_place())
SPECIAL_SHOOTING: Final = Args()
SHOT_FROM: Final = SPECIAL_SHOOTING.part("section", one_of(SECTION_WORDS))
SHOT_ORIGIN: Final = SPECIAL_SHOOTING.part("origin", one_of(ORIGIN_WORDS))
IN_VOLLEY: Final = SPECIAL_SHOOTING.part("volley", flag())
DROPPING: Final = Args()
DROPPED_AT: Final = DROPPING.part("section", one_of(SECTION_WORDS))
BURNING: Final = Args()
BURNT_ON: Final = BURNING.part("slot", one_of(SLOT_WORDS))
BURNT_AT: Final = BURNING.part("cell", one_of(CELL_WORDS))
BESIEGED: Final = Args()
SIEGE_AT: Final = BESIEGED.part("section", one_of(SECTION_WORDS))
