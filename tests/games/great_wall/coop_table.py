"""Positions of co-operative play: demands, events and hordes of its own; a Hashar Levy before each section."""

from tests.games.great_wall import card_table
from tests.games.great_wall import table as plain
from tests.games.great_wall.table import lay_out, player, step

from rampart.games.great_wall.modules.coop.names import DEMAND_WORDS, EVENT_WORDS
from rampart.games.great_wall.modules.coop.part import Coop, coop_of
from rampart.games.great_wall.state import GreatWall

OPEN = ["tribute_of_gold", "scholars", "treatises_of_war"]
LATER = step("coop_remove_shame", 0)  # a decision of R's that ends what a test is about


def coop(
    *players: dict,
    todo: list[dict],
    demands: list[str] | None = None,
    hordes: dict[str, list] | None = None,
    part: dict | None = None,
    **fields: object,
) -> GreatWall:
    """A position: the players, what is still to be done, and the open demands."""
    seats = len(players)
    shown: list[str | None] = list(demands if demands is not None else OPEN[: 3 if seats > 2 else 2])
    shown += [None] * (3 - len(shown))
    if hordes is None:
        hordes = {section: [f"hashar_levy_{section}"] for section in ("LMR" if seats > 2 else "MR")}
    people = list(players)
    if not any("general" in me for me in people):
        return plain.table(
            *people, todo=todo, hordes=hordes, options={"coop": True}, coop={"demands": shown, **(part or {})}, **fields
        )
    return card_table.table(
        *people, todo=todo, hordes=hordes, options={"coop": True}, coop={"demands": shown, **(part or {})}, **fields
    )


def shamed(**fields: object) -> dict:
    """A player with a soldier under shame and honor to be rid of it, so that the last decision is asked."""
    return player(**({"shamed": {"spearman": 1}, "honour": 30} | fields))


def part(s: GreatWall) -> Coop:
    """What co-operative play keeps on the table."""
    return coop_of(s)


def open_ones(s: GreatWall) -> list[str]:
    """The open demands."""
    return [DEMAND_WORDS[card] for card in part(s).demands if card >= 0]


def events(s: GreatWall) -> list[str]:
    """The events that were turned up."""
    return [EVENT_WORDS[card] for card in part(s).events]


__all__ = ["LATER", "coop", "events", "lay_out", "open_ones", "part", "player", "shamed", "step"]
