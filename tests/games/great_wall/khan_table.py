"""Positions with Genghis Khan: where he stands, his two skills, the award and who holds it."""

from tests.games.great_wall import card_table
from tests.games.great_wall.table import NAMES, horde

from rampart.games.great_wall.modules.khan.names import SKILL_WORDS, THE_KHAN
from rampart.games.great_wall.modules.khan.part import CARDS, Khan, fresh, khan_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CELL_WORDS, COVER_WORDS

ON = {"khan": True}


def khan(
    section: str = "R",
    skills: tuple[str, str] = ("let_them_fear_us", "no_retreat"),
    award: str = "imperial_parasol",
    holder: int | None = None,
    on: dict[str, str] | None = None,
    players: int = 3,
    **fields: object,
) -> dict:
    """His part of a document: `on={"no_retreat": "0.0:R 0.1:R"}`, two cells joined by + for a horseman."""
    numbers = [SKILL_WORDS.index(word) for word in skills]
    rows = []
    for card in range(CARDS):
        cells = [COVER_WORDS[cell] for cell in fresh(card, numbers, players)]
        word = skills[card - 1] if card else THE_KHAN
        for spot, cover in horde("outriders_L", (on or {}).get(word, ""))[1].items():
            cells[CELL_WORDS.index(spot)] = cover
        rows.append(cells)
    part = {"section": section, "skills": list(skills), "award": award, "covers": rows, **fields}
    return part if holder is None else {**part, "holder": holder}


def table(*players: dict, his: dict | None = None, options: dict | None = None, **fields: object) -> GreatWall:
    """A position with the Khan in the right section, unless `his` says otherwise."""
    part = his or khan(players=len(players))
    boxed = {"horde_box": [], **fields}  # so that any horde may be named
    return card_table.table(*players, options={**ON, **(options or {})}, khan=part, **boxed)


def part(s: GreatWall) -> Khan:
    """What the Khan keeps on the table."""
    return khan_of(s)


def on_his_cards(s: GreatWall, seat: int) -> int:
    """How many of his spots the soldiers of a seat cover."""
    words = [COVER_WORDS[cell] for cells in khan_of(s).covers for cell in cells]
    return sum(word.endswith(f"@{seat}") for word in words)


__all__ = ["NAMES", "ON", "khan", "on_his_cards", "part", "table"]
