"""The drawing of a game that has none: the fields of its position document, one below another."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rampart import registry
from rampart.draw.fragments import Fragment, Sheet
from rampart.draw.markup import rect, text
from rampart.draw.options import Choosable
from rampart.draw.widths import width
from rampart.kernel.document import KERNEL_FIELDS
from rampart.kernel.state import State
from rampart.text.about import title
from rampart.text.seats import seat_names

WIDE: Final = 900.0
LINE: Final = 22.0
SIZE: Final = 14.0
INDENT: Final = 22.0
LABEL: Final = 210.0  # the column of names
MARGIN: Final = 16.0
MOST_LINES: Final = 400  # a document of any size stays a drawing that can be looked at


class Line(NamedTuple):
    """One line: how deep it lies in the document, the name of the field where it begins one, and words."""

    depth: int
    name: str
    words: str


class PlainDrawing:
    """Draws any position from its document alone; it has no places, so nothing on it can be pressed."""

    def __init__(self, game: str) -> None:
        self.game = game

    def title(self, lang: str = "en") -> str:
        """The accessible name of the drawing."""
        return title(registry.game(self.game), lang)

    def view_box(self, s: State, seat: int | None = None, whole: bool = True) -> tuple[float, float, float, float]:
        """The view box; it is as high as what there is to say."""
        return 0.0, 0.0, WIDE, 2 * MARGIN + LINE * len(lines(s, seat))

    def fragments(
        self,
        s: State,
        seat: int | None = None,
        lang: str = "en",
        options: Sequence[Choosable] = (),
        names: Sequence[str] = (),
        whole: bool = True,
    ) -> list[Fragment]:
        """The lines, on a sheet of paper."""
        called = seat_names(s.seats, lang, names)
        sheet = Sheet()
        x, y, w, h = self.view_box(s, seat)
        sheet.put("plain-paper", "scenery", rect(x, y, w, h))
        for number, line in enumerate(lines(s, seat, called)):
            at = MARGIN + INDENT * line.depth
            base = MARGIN + LINE * number + 0.75 * LINE
            name = text(at, base, line.name, SIZE, 650, room=LABEL - INDENT * line.depth) if line.name else ""
            words = text(MARGIN + LABEL, base, line.words, SIZE, room=WIDE - LABEL - 2 * MARGIN)
            sheet.put(f"plain-{number}", "fields", name + words)
        return sheet.fragments


def lines(s: State, seat: int | None, names: Sequence[str] = ()) -> list[Line]:
    """A position as the seat sees it, line by line."""
    out: list[Line] = []
    for field, value in s.view(seat).document().items():
        if field not in KERNEL_FIELDS:
            each = isinstance(value, list) and len(value) == s.seats
            out += told(0, field.replace("_", " "), value, names if each else ())
    if len(out) > MOST_LINES:
        out = [*out[: MOST_LINES - 1], Line(0, "…", "")]
    return out


def told(depth: int, name: str, value: object, names: Sequence[str] = ()) -> Iterator[Line]:
    """A field in lines: what holds named parts has its own for each, everything else is one run of words."""
    parts: list[tuple[str, object]] = []
    if isinstance(value, dict):
        parts = [(str(key).replace("_", " "), part) for key, part in value.items()]
    elif isinstance(value, list) and value and (names or all(isinstance(part, dict) for part in value)):
        parts = [(names[i] if i < len(names) else str(i), part) for i, part in enumerate(value)]
    if not parts:
        for i, row in enumerate(wrapped(plainly(value), WIDE - LABEL - 2 * MARGIN)):
            yield Line(depth, "" if i else name, row)
        return
    yield Line(depth, name, "")
    for key, part in parts:
        yield from told(depth + 1, key, part)


def plainly(value: object) -> str:
    """A value without brackets and quotes; – is none."""
    if isinstance(value, list):
        parts = [f"({plainly(x)})" if isinstance(x, list) else plainly(x) for x in value]
        return ", ".join(parts) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {plainly(x)}" for key, x in value.items()) or "–"
    return "–" if value is None else str(value).replace("_", " ")


def wrapped(words: str, room: float) -> list[str]:
    """Words in lines that fit the room."""
    out = [""]
    for word in words.split(" "):
        longer = f"{out[-1]} {word}".lstrip()
        if out[-1] and width(longer, SIZE) > room:
            out.append(word)
        else:
            out[-1] = longer
    return out
