"""The names of the seats at a table."""

from collections.abc import Sequence
from typing import Final

from rampart.text.catalog import t

COLOURS: Final = 6  # seats that are named after their colour
LONGEST_NAME: Final = 80


def seat_names(seats: int, lang: str, names: Sequence[str] | None = None) -> list[str]:
    """The name of each seat: as the caller says, or the name of its colour; one too long for a sentence is cut."""
    given = list(names or ())[:seats]
    called = given + [""] * (seats - len(given))
    return [shortened(name) if name else default_name(seat, lang) for seat, name in enumerate(called)]


def default_name(seat: int, lang: str) -> str:
    """The name of a seat that was given none."""
    return t(lang, f"seat-{seat}") if seat < COLOURS else t(lang, "seat-numbered", n=seat + 1)


def shortened(name: str) -> str:
    """A name that fits into a sentence."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
