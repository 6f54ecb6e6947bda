"""Positions of the Ancient Chronicles: a scenario, and what lies beside the board."""

from tests.games.great_wall import card_table

from rampart.games.great_wall.modules.chronicles.part import Chronicles, chronicles_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import RESOURCE_WORDS

FREEZING, FAMINE, VISIT, GHOSTS = "freezing_weather", "great_famine", "emperors_visit", "hungry_ghosts"
PLAIN_ARTIFACTS = ["heirloom_seal", "nine_tripods", "sword_of_goujian"]


def table(
    *players: dict,
    scenario: str = VISIT,
    beside: dict | None = None,
    artifacts: list[str] | None = None,
    **fields: object,
) -> GreatWall:
    """A position of a scenario; the artifacts score at the end unless others are named."""
    shown = [*(artifacts or []), *PLAIN_ARTIFACTS][:3]
    part = {"chronicles": beside} if beside else {}
    return card_table.table(*players, options={"chronicles": scenario}, artifacts=shown, **part, **fields)


def part(s: GreatWall) -> Chronicles:
    """What the scenario keeps on the table."""
    return chronicles_of(s)


def demand_of(s: GreatWall) -> str:
    """What the emperor asks for."""
    return RESOURCE_WORDS[part(s).demand]


def clerks_less(*away: int) -> list[dict[str, int]]:
    """The clerks of three players, some of each beside the board, the others in the pool."""
    return [{"unhired": 3, "pool": 5 - n} for n in away]
