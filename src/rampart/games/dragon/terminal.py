"""The table of In the Year of the Dragon as text for a terminal, for any seat or for spectators."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rampart.games.dragon.draw.forecast import monthly, next_event, outlook
from rampart.games.dragon.draw.scene import Court, Palace, Scene, scene_of
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.tables import (
    ACTION_WORDS,
    CARD_WORDS,
    CARDS,
    EVENT_WORDS,
    FEE,
    FIRST_OLD,
    IN_SETUP,
    PHASE_WORDS,
    PYROTECHNIST,
    SYMBOLS,
    TYPE_OF,
    TYPE_WORDS,
    VALUES,
    WALL_WORDS,
    WILD,
)
from rampart.kernel.codec import members
from rampart.kernel.frame import is_seat, viewer_of
from rampart.kernel.state import State
from rampart.text import Speaker, seat_names, speaker

SEAT_STYLES: Final = ("bold red", "bold bright_blue", "bold yellow", "bold green", "bold magenta")
PERSON_STYLES: Final = (
    "grey58", "dark_orange", "yellow", "medium_purple", "red", "dark_goldenrod", "deep_sky_blue3", "green", "",
)  # fmt: skip
FORETOLD: Final = 3  # events
ROOMY: Final = 92  # columns; below it nothing says what persons are good for
PALACE_WIDTH: Final = 11  # with its walls and the gap to the next
COURT_WIDTH: Final = 48  # at least, where courts stand side by side


class Lines(NamedTuple):
    """What palaces and marks are drawn with; corners and lines from left to right."""

    top: tuple[str, str, str]
    foot: tuple[str, str, str]
    wall: str
    done: str
    now: str


LINES: Final = Lines(("┌", "─", "┐"), ("└", "─", "┘"), "│", "✓", "▶")
ASCII_LINES: Final = Lines(("+", "-", "+"), ("+", "-", "+"), "|", "x", ">")


def board(s: State, seat: int | None, lang: str) -> RenderableType:
    """The whole table; None is the spectators' view."""
    return Board(s, seat, lang, whole=True)


def brief(s: State, seat: int, lang: str) -> RenderableType:
    """Only what the seat owns: enough between two decisions of one turn."""
    return Board(s, seat, lang, whole=False)


class Board:
    """A position in words and lines; how it is laid out depends on the width of the terminal."""

    def __init__(self, s: State, seat: int | None, lang: str, whole: bool) -> None:
        assert isinstance(s, Dragon)
        self.scene: Scene = scene_of(s, viewer_of(seat), seat_names(s.seats, lang))
        self.say: Speaker = speaker("dragon", lang)
        self.whole = whole

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        lines = ASCII_LINES if options.ascii_only else LINES
        courts = Courts(self.scene, self.say, lines, options.max_width)
        if not self.whole:
            yield courts.own()
            return
        yield self.heading()
        yield self.year(lines, options.max_width)
        yield from self.remarks()
        yield self.groups_and_order()
        yield self.persons(with_use=options.max_width >= ROOMY)
        yield courts.others()
        if is_seat(self.scene.viewer):
            if self.scene.phase != IN_SETUP:
                yield self.coming()
            yield courts.own()

    def heading(self) -> Text:
        """The game, the month and the phase."""
        where = [self.say("game-title")]
        if self.scene.phase != IN_SETUP:
            where.append(self.say("board-month", month=self.scene.month))
        where.append(self.say(f"phase-{PHASE_WORDS[self.scene.phase]}"))
        return Text(", ".join(where), "bold")

    def year(self, lines: Lines, width: int) -> Table:
        """The twelve months in rows, with a mark on those behind us and on the present one."""
        cells: list[Text] = []
        for month, event in enumerate(self.scene.events, 1):
            done = month < self.scene.month or (month == self.scene.month and self.scene.event_done)
            now = month == self.scene.month and not done
            mark, style = (lines.done, "dim") if done else (lines.now, "bold reverse") if now else (" ", "")
            name = self.say(f"draw-event-{EVENT_WORDS[event]}-short")
            cells.append(Text(f"{mark}{month:>2} {name}", style))
        longest = max(cell.cell_len for cell in cells)
        in_a_row = next(n for n in (12, 6, 4, 3, 2, 1) if n * (longest + 1) <= width or n == 1)
        months = Table.grid(padding=(0, 1, 0, 0))
        for i in range(0, len(cells), in_a_row):
            months.add_row(*cells[i : i + in_a_row])
        return months

    def remarks(self) -> Iterator[Text]:
        """The super event and the wall, where they are played with."""
        if self.scene.super_event == "hidden":
            yield Text(self.say("board-super-hidden"), "italic")
        elif self.scene.super_event:
            yield Text(self.say("board-super", super=self.scene.super_event), "italic")
        if self.scene.wall:
            owners = self.scene.wall_owners
            line = Text(self.say("board-wall", n=len(owners)) if owners else self.say("board-wall-none"), "italic")
            for court in self.scene.courts:
                line.append("  ").append(f"{court.name} {owners.count(court.seat)}", SEAT_STYLES[court.seat])
            yield line

    def groups_and_order(self) -> RenderableType:
        """The action groups with the dragons on them, and beside them the order of play."""
        order = section(self.say("draw-track"), self.order())
        if not self.scene.groups:
            return order
        beside = Table.grid(padding=(0, 4, 0, 0))
        beside.add_row(section(self.say("draw-groups"), self.groups(), self.say("draw-groups-hint")), order)
        return beside

    def groups(self) -> Table:
        """Each group with its actions and what it costs to choose it."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, actions in enumerate(self.scene.groups):
            dragons = self.scene.dragons[number]
            cost = self.say("count-yuan", n=FEE) if dragons else self.say("draw-free")
            names = Text(", ").join(self.name(seat) for seat in dragons)
            words = ", ".join(self.say(f"action-{ACTION_WORDS[action]}") for action in actions)
            table.add_row(words, Text(cost, "red" if dragons else "green"), names)
        return table

    def order(self) -> Table:
        """The seats, the first to act first, and how far their markers are."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for place, seat in enumerate(self.scene.order, 1):
            you = Text(self.say("board-you"), "dim") if seat == self.scene.viewer else ""
            table.add_row(f"{place}.", self.name(seat), self.say("board-space", track=self.scene.track[seat]), you)
        return table

    def name(self, seat: int) -> Text:
        return Text(self.scene.courts[seat].name, SEAT_STYLES[seat])

    def persons(self, with_use: bool) -> RenderableType:
        """The persons on display by type and age, what the viewer holds of each, and what they are good for."""
        table = Table(box=None, padding=(0, 1), header_style="dim", show_edge=False, pad_edge=False)
        table.add_column("")
        for age in ("young", "old"):
            for above, what in ((self.say(f"board-{age}"), "left"), ("", "steps"), ("", "symbols")):
                table.add_column(f"{above}\n{self.say(f'board-{what}')}", justify="right")
        if is_seat(self.scene.viewer):
            table.add_column("\n" + self.say("board-cards"), justify="right")
            table.add_column("\n" + self.say("board-have"))
        if with_use:
            table.add_column("\n" + self.say("board-use"), style="dim")
        for kind in range(CARDS):
            if kind != WILD or (is_seat(self.scene.viewer) and self.scene.courts[self.scene.viewer].hand[WILD]):
                use = [self.say(f"board-use-{CARD_WORDS[kind]}")] if with_use else []
                table.add_row(*self.person_cells(kind), *self.own_cells(kind), *use)
        return section(self.say("board-persons"), table, self.say("board-persons-hint"))

    def person_cells(self, kind: int) -> Iterator[RenderableType]:
        """One type: its name, then the young and the old ones on display; a wild card stands for all of them."""
        if kind == WILD:
            yield from (self.say("draw-card-wild"), *[""] * 6)
            return
        yield Text(self.say(f"draw-person-{TYPE_WORDS[kind]}"), PERSON_STYLES[kind])
        yield from self.tile_cells(kind)
        yield from self.tile_cells(kind - PYROTECHNIST + FIRST_OLD) if kind >= PYROTECHNIST else [""] * 3

    def own_cells(self, kind: int) -> Iterator[RenderableType]:
        """What the viewer has of a type: cards in hand, symbols at court."""
        if is_seat(self.scene.viewer):
            court = self.scene.courts[self.scene.viewer]
            yield str(court.hand[kind] or "-")
            have = 0 if kind == WILD else court.symbols[kind]
            said = "" if kind == WILD else self.say(f"board-count-{TYPE_WORDS[kind]}", n=have)
            yield Text(said, "" if have else "dim")

    def tile_cells(self, tile: int) -> tuple[Text, Text, Text]:
        """How many tiles are left, how far they move the marker, and how many symbols they bear."""
        left = self.scene.display[tile]
        style = "" if left else "dim"
        return Text(str(left), style), Text(f"+{VALUES[tile]}", style), Text(str(SYMBOLS[tile]), style)

    def coming(self) -> RenderableType:
        """What the next events will do to the viewer as things stand, and what every month brings."""
        scene = self.scene
        court = scene.courts[scene.viewer]
        table = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(FORETOLD):
            event, month = next_event(scene)
            if not month:
                break
            table.add_row(*self.foretold(scene, court, EVENT_WORDS[event], month))
            scene = replace(scene, month=month, event_done=True)
        palaces, ladies, privileges = monthly(court)
        points = palaces + ladies + privileges
        scoring = self.say("board-scoring", points=points, palaces=palaces, ladies=ladies, privileges=privileges)
        parts = [table if table.row_count else Text(self.say("draw-no-more-events")), Text(scoring)]
        return section(self.say("board-coming"), Group(*parts))

    def foretold(self, scene: Scene, court: Court, event: str, month: int) -> tuple[Text, Text, Text, Text]:
        """One event: when, which, what it needs, and what it costs or brings."""
        fate = outlook(scene, court)
        this = month == self.scene.month
        when = self.say("draw-this-month") if this else self.say("draw-in-month", month=month)
        result = Text(self.say("board-loss", n=fate.lost), "bold red" if fate.lost else "green")
        if fate.gain:
            result.append(", ").append(self.say("board-gain", n=fate.gain), "green")
        need = self.say(f"board-need-{event}", due=fate.due, held=fate.held)
        return Text(when, "dim"), Text(self.say(f"event-{event}")), Text(need), result


class Courts:
    """The courts of all players, with their palaces drawn floor by floor."""

    def __init__(self, scene: Scene, say: Speaker, lines: Lines, width: int) -> None:
        self.scene = scene
        self.say = say
        self.lines = lines
        self.width = width

    def own(self) -> RenderableType:
        """The viewer's court over the whole width."""
        court = self.scene.courts[self.scene.viewer]
        title = self.say("board-your-court", name=court.name, points=court.points)
        return self.panel(court, title, self.width)

    def others(self) -> RenderableType:
        """The courts of the others, two beside each other where there is room."""
        shown = [court for court in self.scene.courts if court.seat != self.scene.viewer]
        columns = max(1, min(len(shown), self.width // COURT_WIDTH))
        grid = Table.grid(expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        for i in range(0, len(shown), columns):
            row = shown[i : i + columns]
            grid.add_row(*(self.panel(court, self.title(court), self.width // columns) for court in row))
        return grid

    def title(self, court: Court) -> str:
        """Whose court it is, and the points."""
        return self.say("board-court", name=court.name, points=court.points)

    def panel(self, court: Court, title: str, width: int) -> Panel:
        """One court: stores, palaces and wall tiles."""
        parts: list[RenderableType] = [self.stores(court), *self.palaces(court, width - 4)]
        if self.scene.wall and court.wall_tiles:
            left = members(court.wall_tiles)
            tiles = ", ".join(self.say(f"wall-{WALL_WORDS[tile]}") for tile in left)
            parts.append(Text(self.say("board-wall-tiles", tiles=tiles), "dim"))
        style = SEAT_STYLES[court.seat]
        return Panel(Group(*parts), title=Text(title, style), title_align="left", border_style=style.split()[-1])

    def stores(self, court: Court) -> Text:
        """What lies in front of the player."""
        words = self.say(
            "board-stores", yuan=court.yuan, rice=court.rice, fireworks=court.fireworks, cards=sum(court.hand)
        )
        privileges = [("draw-store-small", court.small), ("draw-store-large", court.large)]
        return Text(", ".join([words, *(self.say(id, n=n) for id, n in privileges if n)]))

    def palaces(self, court: Court, width: int) -> Iterator[Text]:
        """The palaces side by side, in as many rows as it takes."""
        if not court.palaces:
            yield Text(self.say("draw-no-palace"), "dim")
        beside = max(1, width // PALACE_WIDTH)
        for i in range(0, len(court.palaces), beside):
            row = court.palaces[i : i + beside]
            tallest = max(palace.floors for palace in row)
            for level in range(tallest, -2, -1):
                yield Text(" ").join(self.level(palace, level) for palace in row)

    def level(self, palace: Palace, level: int) -> Text:
        """A palace at one height: its foot at -1, its floors from 0, its roof above them."""
        inner = PALACE_WIDTH - 3
        if level < 0:
            left, line, right = self.lines.foot
            return Text(left + f" {palace.site} ".center(inner, line) + right)
        if level > palace.floors:
            return Text(" " * (inner + 2))
        if level == palace.floors:
            left, line, right = self.lines.top
            return Text(left + line * inner + right)
        wall = self.lines.wall
        return Text.assemble(wall, self.dweller(palace, level, inner), wall)

    def dweller(self, palace: Palace, level: int, width: int) -> Text:
        """The person on a floor, with the number of symbols."""
        if level >= len(palace.people):
            return Text(" " * width)
        tile = palace.people[level]
        kind = TYPE_OF[tile]
        short = self.say(f"board-short-{TYPE_WORDS[kind]}")
        return Text(f"{short:<{width - 2}}{SYMBOLS[tile]:>2}", PERSON_STYLES[kind])


def section(title: str, content: RenderableType, hint: str = "") -> RenderableType:
    """A part of the table under its title."""
    head = Text(title, "bold underline")
    if hint:
        head = Text.assemble(head, ("  " + hint, "dim"))
    return Group(Text(), head, Padding(content, (0, 0, 0, 1)))
