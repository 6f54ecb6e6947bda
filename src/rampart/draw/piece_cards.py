"""Piece cards: what a piece on the board is, what it does, and the rule that says so.

A game's module `draw.piece_cards` tells it for the ids of its drawing. It gets the view of the seat that asks, so a
card tells no more than that seat may know.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, Protocol, cast

from rampart.kernel.state import State
from rampart.registry import module_of
from rampart.text import Speaker


class Fact(NamedTuple):
    """A line of a card: what, and how much of it."""

    words: str
    value: str


class PieceCard(NamedTuple):
    """The card of a piece: its icon, name and kind, what it does, some facts, and its rule ('' for none).

    `now` is what it means in this position for the seat that asks, '' where that says no more than the facts.
    """

    icon: str
    name: str
    kind: str
    text: str
    facts: Sequence[Fact] = ()
    rule: str = ""
    now: str = ""


class PieceCards(Protocol):
    """What the `draw.piece_cards` module of a game offers."""

    def piece(self, s: State, id: str, t: Speaker) -> PieceCard | None:
        """The card of the piece with that id, None where there is nothing to tell."""


@cache
def piece_cards(game: str) -> PieceCards | None:
    """The cards of a game's pieces, None if it has none."""
    return cast(PieceCards | None, module_of(game, "draw.piece_cards"))


def plain_card(t: Speaker, word: str, icon: str, kind: str, rule: str, now: str = "") -> PieceCard:
    """The card of a piece that is told under its own word: `piece-<word>` and `piece_text-<word>`."""
    return PieceCard(icon, t(f"piece-{word}"), t(f"piece_kind-{kind}"), t(f"piece_text-{word}"), (), rule, now)
