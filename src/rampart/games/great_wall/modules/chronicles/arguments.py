"""The arguments and options of the steps of the Ancient Chronicles."""

from typing import Final

from rampart.games.great_wall.arguments import SHAME
from rampart.games.great_wall.modules.chronicles.part import FORTRESS_SPOTS, MOST_PEACE, MOST_PLEDGE
from rampart.games.great_wall.tables import (
    CELL_WORDS,
    KIND_WORDS,
    LOCATION_WORDS,
    MATERIAL_WORDS,
    MOST_CLANS,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SLOT_WORDS,
)
from rampart.kernel.codec import Args, Options, count, one_of

RANSOMING: Final = Args()
RANSOMING.laid(SHAME)
HAUNTING: Final = Args()
GHOSTS: Final = HAUNTING.part("ghosts", count(3))
NEXT_SEAT: Final = HAUNTING.part("place", count(9))

GOODS: Final = Options()
GOODS.part("resource", one_of(RESOURCE_WORDS))
NONE_GIVEN: Final = GOODS.case("none").code
STORES: Final = Options()
STORES.part("material", one_of(MATERIAL_WORDS))
PLACES: Final = Options()
PLACES.part("location", one_of(LOCATION_WORDS))
NO_PLACE: Final = PLACES.case("none").code
ICE: Final = Options()
ICED: Final = ICE.case("ice")
ICE_STONE: Final = ICED.part("stone", count(3))
ICE_AT: Final = ICED.part("section", one_of(SECTION_WORDS))
NO_ICE: Final = ICE.case("none").code

COMING_DOWN: Final = Args()
STILL_UP: Final = COMING_DOWN.part("archers", count(FORTRESS_SPOTS))
DOWN_TO: Final = Options()
DOWN_TO.part("section", one_of(SECTION_WORDS))
TRUCE: Final = Options()
WAR: Final = TRUCE.case("war").code
PEACE: Final = TRUCE.case("peace")
PEACE_CARDS: Final = PEACE.part("cards", count(MOST_PEACE))
PLEDGING: Final = Args()
PLEDGED_FOR: Final = PLEDGING.part("cards", count(MOST_PEACE))
PLEDGED_AT: Final = PLEDGING.part("place", count(MOST_CLANS))
GOLD_PLEDGED: Final = Options()
GOLD_PLEDGED.part("gold", count(MOST_PLEDGE))
FOR_HONOUR: Final = Options()
NOT_FOR_HONOUR: Final = FOR_HONOUR.case("keep").code
HIRED_FOR_HONOUR: Final = FOR_HONOUR.case("hire").code

SNOW_MARCH: Final = Args()
MARCHES_LEFT: Final = SNOW_MARCH.part("left", count(2))
MARCHING: Final = Options()
MARCH: Final = MARCHING.case("march")
MARCH_KIND: Final = MARCH.part("kind", one_of(KIND_WORDS))
MARCH_FROM: Final = MARCH.part("from", one_of(SECTION_WORDS))
MARCH_TO: Final = MARCH.part("to", one_of(SECTION_WORDS))
NO_MARCH: Final = MARCHING.case("stop").code

# ---- who goes hungry: a clerk, an overseer, a soldier in a rest area, on a firing spot or on a horde
HUNGRY: Final = Options()
FED: Final = HUNGRY.case("fed").code
CLERK: Final = HUNGRY.case("clerk")
CLERK_IN: Final = CLERK.part("location", one_of(LOCATION_WORDS))
OVERSEER: Final = HUNGRY.case("overseer")
OVERSEER_IN: Final = OVERSEER.part("location", one_of(LOCATION_WORDS[:4]))
RESTING: Final = HUNGRY.case("resting")
RESTING_KIND: Final = RESTING.part("kind", one_of(KIND_WORDS))
RESTING_IN: Final = RESTING.part("section", one_of(SECTION_WORDS))
FIRING: Final = HUNGRY.case("firing")
FIRING_IN: Final = FIRING.part("section", one_of(SECTION_WORDS))
STANDING: Final = HUNGRY.case("standing")
STANDING_AT: Final = STANDING.part("cell", one_of(CELL_WORDS))
STANDING_ON: Final = STANDING.part("slot", one_of(SLOT_WORDS))
