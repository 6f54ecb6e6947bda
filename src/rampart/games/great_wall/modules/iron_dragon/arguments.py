"""The arguments of the steps of the Iron Dragon."""

from typing import Final

from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.tables import SECTION_WORDS
from rampart.kernel.codec import Args, card, maybe, one_of

BURNT: Final = Args()
BURNT_CARD: Final = BURNT.part("card", maybe(card("hordes", len(HORDE_WORDS))))
BURNT_IN: Final = BURNT.part("section", one_of(SECTION_WORDS))
