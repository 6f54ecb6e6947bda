"""Names and messages that people type, made harmless; and names for those who have typed none."""

import secrets
import unicodedata
from collections.abc import Collection
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 500
MOST_MARKS: Final = 2  # accents above one another on one letter; more of them climb over the lines around
JOINERS: Final = "\u200c\u200d"  # part of some scripts and emoji, harmless between other characters

GUESTS: Final = (
    "Amber", "Ash", "Birch", "Brook", "Cedar", "Clover", "Coral", "Crane", "Dune", "Ember", "Falcon", "Fern", "Finch",
    "Flint", "Hazel", "Heron", "Iris", "Ivy", "Jasper", "Juniper", "Kestrel", "Lark", "Laurel", "Linden", "Maple",
    "Marten", "Moss", "Olive", "Onyx", "Opal", "Otter", "Poppy", "Quill", "Raven", "Reed", "Robin", "Rowan", "Sage",
    "Sorrel", "Sparrow", "Swift", "Thistle", "Tulip", "Willow", "Wren", "Yarrow",
)  # fmt: skip

BOTS: Final = ("Ada", "Boris", "Cleo", "Dara", "Emil", "Freya", "Goran", "Hana", "Ivo", "Jara", "Kato", "Lumi")


def cleaned(text: str, longest: int) -> str:
    """Text of one line without control, direction and other invisible characters, cut to a length in letters."""
    kept: list[str] = []
    letters = marks = 0
    for ch in unicodedata.normalize("NFC", text[: 20 * longest]):
        kind = unicodedata.category(ch)
        if kind in ("Mn", "Me") or ch in JOINERS:
            marks += 1
            if letters and marks <= MOST_MARKS:
                kept.append(ch)
            continue
        if kind in ("Zs", "Zl", "Zp") or ch in "\t\n\r":
            ch = " "
        elif kind[0] == "C":
            continue
        letters += 1
        marks = 0
        if letters > longest:
            break
        kept.append(ch)
    return " ".join("".join(kept).split()).strip(JOINERS)


def clean_name(text: str) -> str:
    """A name as it may be shown, '' if nothing is left of it."""
    return cleaned(text, LONGEST_NAME)


def clean_text(text: str) -> str:
    """A line of chat as it may be shown, '' if nothing is left of it."""
    return cleaned(text, LONGEST_TEXT)


def guest_name() -> str:
    """A friendly name for a guest who has given none."""
    return f"{secrets.choice(GUESTS)} {secrets.randbelow(90) + 10}"


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that no one at the table has."""
    free = [name for name in BOTS if name not in taken]
    return free[0] if free else f"{BOTS[0]} {len(taken)}"


def untaken(name: str, taken: Collection[str]) -> str:
    """The name, with a number where someone at the table has it already."""
    number = 1
    found = name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found
