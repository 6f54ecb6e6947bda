"""The names of the seats at a table: what people are called, the role a seat plays, or its color."""

from collections.abc import Sequence
from typing import Final

from rampart.text.catalog import knows, speaker, t

COLOURS: Final = 6  # seats that are named after their color
LONGEST_NAME: Final = 80


def seat_names(seats: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """The name of each seat: as the caller says, or the name of its color; one too long for a sentence is cut."""
    given = list(names or ())[:seats]
    called = given + [""] * (seats - len(given))
    return [shortened(name) if name else default_name(seat, lang) for seat, name in enumerate(called)]


def table_names(game: str, seats: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """How a table speaks of its seats: by the role each plays, with its name behind it, where the game has roles."""
    if not knows(game, "role-0"):
        return seat_names(seats, lang, names)
    given = list(names or ())
    roles = [speaker(game, lang)(f"role-{seat}") for seat in range(seats)]
    called = [shortened(given[seat]) if seat < len(given) else "" for seat in range(seats)]
    return [f"{role} ({name})" if name else role for role, name in zip(roles, called)]


def default_name(seat: int, lang: str) -> str:
    """The name of a seat that was given none."""
    return t(lang, f"seat-{seat}") if seat < COLOURS else t(lang, "seat-numbered", n=seat + 1)


def shortened(name: str) -> str:
    """A name that fits into a sentence."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
