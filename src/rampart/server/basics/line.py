"""The line of a game: the choices that stand, linked from the last to the first.

Lines share what they have in common, so that one more choice costs the same in a long game as in a short one. Going
along the choices costs as many steps as there are; so whatever happens at every choice starts from the last ones.
"""

from collections.abc import Collection, Iterator
from typing import Final

from rampart.server.basics.model import Made


class Line:
    """The choices up to one of them; the line without any has none before it."""

    __slots__ = ("before", "count", "made")

    def __init__(self, before: "Line | None" = None, made: Made | None = None) -> None:
        self.before: Final = before
        self.made: Final = made
        self.count: Final[int] = 0 if before is None else before.count + 1

    def plus(self, *more: Made) -> "Line":
        """The line with further choices."""
        line = self
        for made in more:
            line = Line(line, made)
        return line

    def __len__(self) -> int:
        return self.count

    def __bool__(self) -> bool:
        return self.count > 0

    def __iter__(self) -> Iterator[Made]:
        return reversed(list(self.backwards()))

    def backwards(self) -> Iterator[Made]:
        """The choices from the last to the first."""
        line: Line | None = self
        while line is not None and line.made is not None:
            yield line.made
            line = line.before

    def up_to(self, count: int) -> "Line":
        """The line of the first so many choices."""
        line = self
        while line.before is not None and line.count > count:
            line = line.before
        return line

    def steps_after(self, count: int) -> list["Line"]:
        """The lines from the one after so many choices to this one, each a choice longer."""
        steps: list[Line] = []
        line = self
        while line.before is not None and line.count > count:
            steps.append(line)
            line = line.before
        steps.reverse()
        return steps

    def since(self, seq: int) -> tuple[Made, ...]:
        """The choice that an entry has made and all after it; nothing if it does not stand."""
        found: list[Made] = []
        for made in self.backwards():  # entries have rising numbers, along a line too
            if made.seq < seq:
                break
            found.append(made)
        found.reverse()
        return tuple(found) if found and found[0].seq == seq else ()

    def without(self, gone: Collection[int]) -> "Line | None":
        """The line less the choices of some entries; None unless all of them stand."""
        line, missing, kept = self, set(gone), list[Made]()
        while missing:
            if line.before is None or line.made is None or line.made.seq < min(missing):
                return None
            if line.made.seq in missing:
                missing.discard(line.made.seq)
            else:
                kept.append(line.made)
            line = line.before
        return line.plus(*reversed(kept))
