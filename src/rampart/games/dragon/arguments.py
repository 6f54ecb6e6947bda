"""What the steps of In the Year of the Dragon are told when they are put on the list of what is to be done."""

from typing import Final

from rampart.games.dragon.tables import CAUSE_WORDS, HAND_AT_START, MONTHS, MOST_FLOORS, MOST_PALACES, TILE_WORDS
from rampart.kernel.codec import Args, count, one_of, subset

SITE_WORDS: Final = [f"palace_{site + 1}" for site in range(MOST_PALACES)]
MOST_PERSONS: Final = MOST_PALACES * MOST_FLOORS
MOST_OWED: Final = 4095  # things that a flood takes from one player
MOST_RETURNED: Final = 1023  # of one kind

# month, wall_check
OF_MONTH: Final = Args()
MONTH: Final = OF_MONTH.part("month", count(MONTHS))

# place_person, make_room: who has come
OF_NEWCOMER: Final = Args()
NEWCOMER: Final = OF_NEWCOMER.part("tile", one_of(TILE_WORDS))

# build_floor: as many as craftsmen of a full court can gain
OF_BUILDING: Final = Args()
TO_BUILD: Final = OF_BUILDING.part("left", count(3 * MOST_PERSONS + 1))

# lose_persons
OF_LOSS: Final = Args()
DEMANDED: Final = OF_LOSS.part("demand", count(MOST_PERSONS))
WHY_DEMANDED: Final = OF_LOSS.part("cause", one_of(CAUSE_WORDS))

# release_person
OF_RELEASE: Final = Args()
TO_RELEASE: Final = OF_RELEASE.part("left", count(MOST_PERSONS))
WHY_RELEASED: Final = OF_RELEASE.part("cause", one_of(CAUSE_WORDS))

# starve_palace: how many palaces are still to lose someone, and which have
OF_DROUGHT: Final = Args()
TO_STARVE: Final = OF_DROUGHT.part("left", count(MOST_PALACES))
STARVED: Final = OF_DROUGHT.part("starved", subset(SITE_WORDS))

# lose_floor
OF_EARTHQUAKE: Final = Args()
TO_LOSE: Final = OF_EARTHQUAKE.part("left", count(MOST_PERSONS))

# leave_palace
OF_SITE: Final = Args()
SITE: Final = OF_SITE.part("site", one_of(SITE_WORDS))

# flood_rice, flood_fireworks
OF_FLOOD: Final = Args()
OWED: Final = OF_FLOOD.part("owed", count(MOST_OWED))

# discard_card
OF_DISCARD: Final = Args()
TO_DISCARD: Final = OF_DISCARD.part("left", count(sum(HAND_AT_START)))
