"""Which moments and queries each card has to do with; filled by the decks when they are loaded."""

from typing import Final

from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS

HEARD_BY_GENERAL: Final[list[list[int]]] = [[] for _ in GENERAL_WORDS]
MINDED_BY_GENERAL: Final[list[list[int]]] = [[] for _ in GENERAL_WORDS]
HEARD_BY_ADVISOR: Final[list[list[int]]] = [[] for _ in ADVISOR_WORDS]
MINDED_BY_ADVISOR: Final[list[list[int]]] = [[] for _ in ADVISOR_WORDS]
CLAUSE_WORDS: Final[list[str]] = []  # the names of all clauses, by code
LIMITED: Final[list[int]] = []  # the clauses with which others share a limit, by code
STAYING: Final[list[int]] = []  # types of hordes that never move closer
# cards of the table, by code: their names, and what they have to do with
COMMON_WORDS: Final[list[str]] = []
HEARD_BY_COMMON: Final[list[list[int]]] = []  # what every seat may answer as if the card were its own
FORCED_BY_COMMON: Final[list[list[int]]] = []  # what happens whether anyone likes it or not
MINDED_BY_COMMON: Final[list[list[int]]] = []
