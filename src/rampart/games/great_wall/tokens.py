"""Where a shame token lies or may lie, as decisions name it: under a kind of soldier, or on a claimed horde card."""

from typing import Final

from rampart.games.great_wall.content.names import HORDE_WORDS, HORDES
from rampart.games.great_wall.tables import KIND_WORDS
from rampart.kernel.codec import Options, card, one_of

TOKENS: Final = Options()
SHAMED_SOLDIER: Final = TOKENS.case("soldier")
SHAMED_KIND: Final = SHAMED_SOLDIER.part("kind", one_of(KIND_WORDS))
STAINED_HORDE: Final = TOKENS.case("horde")
STAINED_CARD: Final = STAINED_HORDE.part("card", card("hordes", HORDES))
NO_TOKEN: Final = TOKENS.case("none").code


def token_key(token: int) -> str:
    """As in `soldier:archer` or `horde:sappers_L`."""
    if SHAMED_SOLDIER.has(token):
        return f"soldier:{KIND_WORDS[SHAMED_KIND.of(token)]}"
    return f"horde:{HORDE_WORDS[STAINED_CARD.of(token)]}"
