"""What lies on the pad: the payload of a moment, and the procedures that are under way."""

from typing import Final

from rampart.games.great_wall.content.hearing import CLAUSE_WORDS
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.steps.killing import VICTIM_WORDS
from rampart.games.great_wall.tables import (
    ACTIVATION_WORDS,
    CAUSE_WORDS,
    CLERKS,
    FIGURES,
    KIND_WORDS,
    LOCATION_WORDS,
    MOST_CLANS,
    NO_CLAN,
    SCOPE_WORDS,
    SECTION_WORDS,
    SHAME_PER_PLAYER,
)
from rampart.games.great_wall.vocabulary import MOMENT_WORDS
from rampart.kernel.codec import PLACE_BITS
from rampart.kernel.fields import LIST, MASK, OWNER, Field, Layout

MOST_GOODS: Final = 99
CLAN_NUMBERS: Final = [str(c) for c in range(MOST_CLANS)]
MOST_SHAME: Final = SHAME_PER_PLAYER * MOST_CLANS
ALL: Final = 99  # soldiers, where a card lets all of them attack


def numbers(high: int, *names: str) -> list[Field]:
    """Numbers up to the same bound."""
    return [Field(name, high=high) for name in names]


def one(name: str, words: list[str]) -> Field:
    return Field(name, words=words)


def some(name: str, words: list[str]) -> Field:
    """A set of these."""
    return Field(name, MASK, words=words)


def flags(*names: str) -> list[Field]:
    """1 or 0 each."""
    return numbers(1, *names)


def clans(name: str) -> list[Field]:
    """A number for each of five clans."""
    return [Field(f"{name}_{c}", high=sum(FIGURES)) for c in range(MOST_CLANS)]


PAYLOAD: Final = [Field(name, low=-1, high=1 << PLACE_BITS) for name in ("x", "y", "z")]  # as the moment says
PROCEDURE: Final = [Field("w", low=-1, high=1 << PLACE_BITS, on_pad=1)]  # mostly where its procedure lies
MORE: Final = [Field(name, low=-1, high=1 << PLACE_BITS, later=1) for name in ("u", "v")]

LAYOUTS: Final = [
    Layout("moment", [one("moment", MOMENT_WORDS), *numbers(NO_CLAN, "player"), *PAYLOAD, *PROCEDURE, *MORE]),
    Layout("answers", [Field("at", high=1 << PLACE_BITS, on_pad=1), Field("clauses", LIST, words=CLAUSE_WORDS)]),
    Layout(
        "placing",
        [*numbers(CLERKS, "left"), *numbers(2, "different"), *flags("beside"), Field("placed", LIST, high=CLERKS)],
    ),
    Layout(
        "activation",
        [
            one("location", LOCATION_WORDS),
            one("kind", ACTIVATION_WORDS),
            one("cause", CAUSE_WORDS),
            some("gained", CLAN_NUMBERS),
            some("kept", CLAN_NUMBERS),
            *numbers(NO_CLAN, "full", "top"),
            Field("clerks", LIST, high=CLERKS),
        ],
    ),
    Layout(
        "recruiting",
        [
            *numbers(ALL, "most"),
            one("cause", CAUSE_WORDS),
            *numbers(MOST_GOODS, "discount"),
            *numbers(max(FIGURES), "spearmen", "archers", "horsemen"),
            *[Field(name, high=max(FIGURES), later=1) for name in ("specials", "bannermen")],
            *numbers(MOST_GOODS, "wood", "stone", "gold", "chi"),
            *flags("any_row"),
            *numbers(sum(FIGURES), "rested"),
            some("kinds", KIND_WORDS),
        ],
    ),
    Layout(
        "attack",
        [*numbers(ALL, "left"), *flags("must"), *numbers(ALL, "done"), some("sections", SECTION_WORDS),
         Field("allowed", LIST, high=max(FIGURES))],
    ),
    Layout("check", [Field("cards", LIST, words=HORDE_WORDS)]),
    Layout(
        "defeat",
        [one("card", HORDE_WORDS), *numbers(NO_CLAN, "claimant"), one("section", SECTION_WORDS),
         Field("survivors", LIST, high=max(FIGURES))],
    ),
    Layout(
        "killing",
        [one("scope", SCOPE_WORDS), one("section", SECTION_WORDS), *clans("saved"), *clans("killed"),
         Field("victims", LIST, words=VICTIM_WORDS, low=-1)],
    ),
    Layout(
        "shaming",
        [*numbers(MOST_SHAME, "due"), one("cause", CAUSE_WORDS), *numbers(len(LOCATION_WORDS), "where"),
         *numbers(MOST_SHAME, "total")],
    ),
    Layout("comparing", [one("section", SECTION_WORDS), *numbers(MOST_GOODS, "offence", "defence")]),
    Layout("spying", [Field("spied_on", seen_by=OWNER, high=MOST_CLANS - 1)]),
    Layout("acting", [Field("at", high=1 << PLACE_BITS, on_pad=1), Field("horde", words=HORDE_WORDS, low=-1)]),
]  # fmt: skip
