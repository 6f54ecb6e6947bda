"""Which moments and queries each general and advisor has to do with; filled by the decks when they are loaded."""

from typing import Final

from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS

HEARD_BY_GENERAL: Final[list[list[int]]] = [[] for _ in GENERAL_WORDS]
MINDED_BY_GENERAL: Final[list[list[int]]] = [[] for _ in GENERAL_WORDS]
HEARD_BY_ADVISOR: Final[list[list[int]]] = [[] for _ in ADVISOR_WORDS]
MINDED_BY_ADVISOR: Final[list[list[int]]] = [[] for _ in ADVISOR_WORDS]
CLAUSE_WORDS: Final[list[str]] = []  # the names of all clauses, by code
LIMITED: Final[list[int]] = []  # the clauses with which others share a limit, by code
