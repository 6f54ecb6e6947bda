"""The arguments of the steps of the Ancient Beasts, and the options that name beasts and areas."""

from typing import Final

from rampart.games.great_wall.arguments import FOR_A_GROUP
from rampart.games.great_wall.modules.beasts.names import AREA_WORDS, BEASTS
from rampart.games.great_wall.tables import RESOURCE_WORDS
from rampart.kernel.codec import Args, Options, count, flag, one_of, subset

MOST_OF_ONE: Final = 3  # of one resource in a price

UPGRADING: Final = Args()
DISCOUNT: Final = UPGRADING.part("discount", count(7))
PAYING: Final = Args()
PAID_FOR: Final = PAYING.part("beast", one_of(BEASTS))
TO_PAY: Final = PAYING.part("left", count(FOR_A_GROUP))
PRICE_LEFT: Final = [PAYING.part(word, count(MOST_OF_ONE)) for word in RESOURCE_WORDS]
RISING: Final = Args()
RISEN: Final = RISING.part("beast", one_of(BEASTS))
MOVING: Final = Args()
MOVED_BEASTS: Final = MOVING.part("beasts", subset(BEASTS))
MOVED_TO: Final = MOVING.part("areas", subset(AREA_WORDS))
MAY_STAY: Final = MOVING.part("may_stay", flag())
ON_THE_PATH: Final = Args()
PATH_LEFT: Final = ON_THE_PATH.part("left", count(3))

BEAST_MOVES: Final = Options()
A_MOVE: Final = BEAST_MOVES.case("move")
MOVED_BEAST: Final = A_MOVE.part("beast", one_of(BEASTS))
NEW_AREA: Final = A_MOVE.part("area", one_of(AREA_WORDS))
STAY: Final = BEAST_MOVES.case("stay").code
UPGRADES: Final = Options()
UPGRADES.part("beast", one_of(BEASTS))
NO_UPGRADE: Final = UPGRADES.case("pass").code
