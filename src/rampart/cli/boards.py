"""Boards in the terminal: a game's own `terminal` module, or any position plainly from its document."""

from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from rampart.kernel.document import KERNEL_FIELDS
from rampart.kernel.state import State
from rampart.registry import module_of


class TextBoard(Protocol):
    """What the `terminal` module of a game offers."""

    def board(self, s: State, seat: int | None, lang: str) -> RenderableType:
        """The whole table as a seat sees it; None is the spectators' view."""

    def brief(self, s: State, seat: int, lang: str) -> RenderableType:
        """Only what the seat owns: enough between two decisions of one turn."""


class PlainBoard:
    """The board of a game that has none: the fields of its position document."""

    def board(self, s: State, seat: int | None, lang: str) -> RenderableType:
        """All that the seat sees."""
        doc = s.view(seat).document()
        tree = Tree(Text(s.rules.name, "bold"))
        for name, value in doc.items():
            if name not in KERNEL_FIELDS:
                grow(tree, name, value)
        return tree

    def brief(self, s: State, seat: int, lang: str) -> RenderableType:
        """It cannot tell what belongs to whom, so this is the whole board."""
        return self.board(s, seat, lang)


def grow(tree: Tree, name: str, value: object) -> None:
    """Add a field: records as branches, everything else on one line."""
    if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        branch = tree.add(Text(name))
        for i, part in enumerate(value):
            grow(branch, str(i), part)
    elif isinstance(value, dict):
        branch = tree.add(Text(name))
        for inner, part in value.items():
            grow(branch, inner, part)
    else:
        tree.add(Text.assemble((name, "dim"), f"  {plainly(value)}"))


def plainly(value: object) -> str:
    """A value of a document without brackets and quotes; '-' is none."""
    if isinstance(value, list):
        parts = [f"({plainly(x)})" if isinstance(x, list) else plainly(x) for x in value]
        return ", ".join(parts) or "-"
    return "-" if value is None else str(value)


def board_of(game: str) -> TextBoard:
    own = module_of(game, "terminal")
    return cast(TextBoard, own) if own is not None else PlainBoard()
