"""The arguments of the steps of solo play."""

from typing import Final

from rampart.games.great_wall.arguments import MANY, MOST_CLAUSES
from rampart.games.great_wall.modules.solo.part import TRACK
from rampart.games.great_wall.tables import KIND_WORDS, LOCATION_WORDS, SECTION_WORDS
from rampart.kernel.codec import Args, board_place, count, flag, one_of, pad_place, subset

QIN_DOING: Final = Args()
QIN_CLAUSE: Final = QIN_DOING.part("clause", board_place("clauses", MOST_CLAUSES))
QIN_INSTRUCTION: Final = QIN_DOING.part("instruction", count(MANY))
QIN_PLACING: Final = Args()
CLERKS_LEFT: Final = QIN_PLACING.part("left", count(MANY))
TOKENS_PASSED: Final = QIN_PLACING.part("passed", count(TRACK))
QIN_RECRUITING: Final = Args()
RECRUITS_LEFT: Final = QIN_RECRUITING.part("left", count(MANY))
RECRUITED: Final = QIN_RECRUITING.part("kind", one_of(KIND_WORDS))
QIN_SHOOTING: Final = Args()
SHOT_FROM: Final = QIN_SHOOTING.part("section", one_of(SECTION_WORDS))
IN_VOLLEY: Final = QIN_SHOOTING.part("volley", flag())
QIN_ORDER: Final = Args()
ORDER_AT: Final = QIN_ORDER.part("qin_order", pad_place())
ORDER_DONE: Final = QIN_ORDER.part("done", count(TRACK))
QIN_REED: Final = Args()
REED_LEFT: Final = QIN_REED.part("left", count(MANY))
REED_DONE: Final = QIN_REED.part("moved", subset(LOCATION_WORDS))
QIN_SCORING: Final = Args()
SCORED_ARTIFACTS: Final = QIN_SCORING.part("artifacts", flag())
