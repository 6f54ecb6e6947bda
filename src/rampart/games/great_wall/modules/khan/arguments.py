"""The arguments and options of the steps of Genghis Khan."""

from typing import Final

from rampart.games.great_wall.tables import CELL_WORDS, KIND_WORDS
from rampart.kernel.codec import Args, Options, flag, one_of, pad_place

KHAN_CARD_WORDS: Final = ["khan", "first_skill", "second_skill"]

# ---- an attack on the Khan: the soldier, the card, and the spot; a horseman covers the one to the right of it too or,
# turned south, the one below
ATTACKING_KHAN: Final = Args()
SENT_FROM: Final = ATTACKING_KHAN.part("defeat", pad_place())
SENDINGS: Final = Options()
SENDING: Final = SENDINGS.case("send")
SENT_SOUTH: Final = SENDING.part("south", flag())
SENT_CELL: Final = SENDING.part("cell", one_of(CELL_WORDS))
SENT_CARD: Final = SENDING.part("card", one_of(KHAN_CARD_WORDS))
SENT_KIND: Final = SENDING.part("kind", one_of(KIND_WORDS))
NO_ONE_SENT: Final = SENDINGS.case("none").code
SPARING: Final = Args()
SPARED_IN: Final = SPARING.part("killing", pad_place())
SPARED_KINDS: Final = Options()
SPARED_KINDS.part("kind", one_of(KIND_WORDS))
