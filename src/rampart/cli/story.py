"""What happened at the table, and how it ended, for the terminal."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rampart.cli.words import words
from rampart.draw.panels import panels
from rampart.kernel.journal import Event
from rampart.kernel.state import State
from rampart.text import table_names
from rampart.text.about import ending, sources
from rampart.text.log import Line, lines

SEAT_STYLES: Final = ("red", "bright_blue", "yellow", "green", "magenta", "white")
INDENT: Final = (0, 0, 0, 2)


def story(events: Iterable[Event], s: State, lang: str) -> RenderableType:
    """Events in sentences; what one seat did in a row stands in one paragraph, under the heading of its chapter."""
    shown = panels(s.rules.name)
    chapters = shown.CHAPTERS if shown is not None else ()
    return Group(*paragraphs(lines(events, s.rules, lang), table_names(s.rules.name, s.seats, lang), chapters))


def paragraphs(told: Sequence[Line], names: Sequence[str], chapters: Collection[str]) -> Iterator[RenderableType]:
    """One text for each run of lines of one seat; a heading stands out, and a line of no one stands alone."""
    for (opens, seat), run in groupby(told, key=lambda line: (line.kind in chapters, line.seat)):
        if opens:
            yield from (Text(line.text, "bold") for line in run)
        elif seat is None:
            yield from (Padding(Text(line.text), INDENT) for line in run)
        else:
            yield Padding(paragraph([line.text for line in run], names[seat], seat), INDENT)


def paragraph(sentences: Sequence[str], name: str, seat: int) -> Text:
    """The sentences about one seat as one that names it once."""
    first, *rest = sentences
    text = "; ".join([first, *(sentence.removeprefix(name).strip(" :") for sentence in rest)])
    if not text.startswith(name):
        return Text(text)
    return named(name, seat).append(text.removeprefix(name))


def named(name: str, seat: int) -> Text:
    return Text.assemble((name, SEAT_STYLES[seat % len(SEAT_STYLES)]))


def result(s: State, lang: str, players: Sequence[str]) -> RenderableType:
    """The end of the game: who won, and the points of everyone by source; `players` says who sat where."""
    w = words(lang)
    names = table_names(s.rules.name, s.seats, lang)
    order = [(place, seat) for place, equal in places(s) for seat in equal]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="")
    table.add_column("")
    for place, seat in order:
        head = Text.assemble(f"{place}. ", named(names[seat], seat))
        if players:
            head.append(f"\n{players[seat]}", "dim")
        table.add_column(head, justify="right")
    told = sources(s, lang)
    for source in dict.fromkeys(source for _, seat in order for source in told[seat]):
        table.add_row(source, *(str(told[seat].get(source, "-")) for _, seat in order))
    table.add_section()
    scores = s.scores()
    table.add_row(w("points"), *(str(scores[seat]) for _, seat in order), style="bold")
    return Group(Text(ending(s, lang), "bold"), Text(), table) if s.over else table


def places(s: State) -> Iterator[tuple[int, list[int]]]:
    """The places from the first on, each with the seats that share it."""
    place = 1
    for equal in s.ranking():
        yield place, equal
        place += len(equal)
