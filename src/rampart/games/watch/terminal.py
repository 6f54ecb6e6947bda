"""The table of the Watch as text for a terminal, for any seat or for spectators."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rampart.games.watch.draw.column import COSTS, danger_head, danger_lines, outlook_lines
from rampart.games.watch.draw.dock import left_words
from rampart.games.watch.draw.forecast import dangers
from rampart.games.watch.draw.scene import Scene, SeatView, scene_of
from rampart.games.watch.draw.seats import hero_words, moment_words
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import (
    ANY_RESOURCE,
    CAMPS,
    CARD_WORDS,
    CLAN_WORDS,
    HERO_WORDS,
    KEEP,
    MARKET_WORDS,
    MOST_BREACHES,
    MOST_IN_GIFT,
    NO_NUMBER,
    NUMBER_WORDS,
    POINTS_TO_WIN,
    RESOURCE_WORDS,
    SOURCE_WORDS,
    SPACES,
    TERRAIN_WORDS,
    TYPE_WORDS,
    owner_of,
)
from rampart.kernel.frame import is_seat, viewer_of
from rampart.kernel.state import State
from rampart.text import Speaker, seat_names, speaker

SEAT_STYLES: Final = ("bold red", "bold bright_blue", "bold yellow", "bold green", "bold magenta", "bold white")
TERRAIN_STYLES: Final = ("green", "dark_orange3", "bright_green", "yellow", "grey62", "bright_cyan", "wheat1")
HALF: Final = 4  # columns from the middle of a hex to its side
ROW: Final = 4  # lines from one row of hexes to the next


def board(s: State, seat: int | None, lang: str) -> RenderableType:
    """The whole table; None is the spectators' view."""
    return Board(s, seat, lang, whole=True)


def brief(s: State, seat: int, lang: str) -> RenderableType:
    """Only what the seat owns: enough between two decisions of one turn."""
    return Board(s, seat, lang, whole=False)


class Board:
    """A position in words and lines."""

    def __init__(self, s: State, seat: int | None, lang: str, whole: bool) -> None:
        assert isinstance(s, Watch)
        self.scene: Scene = scene_of(s, viewer_of(seat), seat_names(s.seats, lang))
        self.say: Speaker = speaker("watch", lang)
        self.whole = whole

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if self.whole:
            yield self.heading()
            if self.scene.watch:
                yield from self.north()
            yield section(
                self.say("board-gift"), land(self.scene, self.say, options.ascii_only), self.say("board-legend")
            )
            yield self.markets()
            yield self.bank()
            if self.scene.watch:
                yield self.heroes()
            yield self.seats()
        if is_seat(self.scene.viewer):
            yield self.own()

    def heading(self) -> Text:
        """The game, the turn, and the last roll."""
        where = [self.say("game-title"), moment_words(self.scene, self.say)]
        if self.scene.dice:
            dice = self.scene.dice
            where.append(self.say("board-rolled", sum=dice[0] + dice[1]))
            if len(dice) > 2:
                where.append(self.say("board-wildling-die", n=dice[2]))
        return Text(", ".join(where), "bold")

    # ---- north of the Wall

    def north(self) -> Iterator[RenderableType]:
        """Camps, the Wall, and what threatens."""
        camps = Table(box=None, padding=(0, 1), header_style="dim", show_edge=False, pad_edge=False)
        camps.add_column(self.say("board-clan"))
        for camp in range(1, CAMPS + 1):
            camps.add_column(str(camp))
        camps.add_column(self.say("board-trails"))
        for clan, seated in enumerate(self.scene.camps):
            figures = [self.say(f"draw-type-{TYPE_WORDS[kind]}") for kind in seated]
            name = self.say(f"draw-clan-{CLAN_WORDS[clan]}")
            camps.add_row(name, *figures, *["-"] * (CAMPS - len(figures)), self.trails(clan))
        yield section(self.say("board-camps"), camps)
        yield section(self.say("board-wall"), self.wall(), self.tracks())
        yield Padding(self.threats(), (0, 0, 0, 1))

    def trails(self, clan: int) -> str:
        """The trails of a clan: numbers of the wildling die, and the sections they lead to."""
        ways = []
        for section in (clan, clan + 1):
            numbers = [str(n) for n, way in enumerate(self.scene.trails, 1) if way == (clan, section)]
            ways.append(self.say("board-trail", numbers="/".join(numbers), section=section + 1))
        return ", ".join(ways)

    def wall(self) -> Table:
        """The sections: who stands before them, and whose guards hold them, the first space first."""
        table = Table.grid(padding=(0, 3, 0, 0))
        for section, guards in enumerate(self.scene.guards):
            foes = [self.say(f"draw-type-{TYPE_WORDS[kind]}") for kind in self.scene.clearings[section]]
            weak = len(foes) >= len(guards) and bool(foes)
            posts = Text(" ").join(Text(str(seat + 1), SEAT_STYLES[seat]) for seat in guards)
            posts.append(" -" * (SPACES - len(guards)), "dim")
            odds = self.say("draw-against", foes=len(foes), guards=len(guards))
            name = self.say("board-section", n=section + 1)
            table.add_row(name, posts, Text(odds, "bold red" if weak else ""), Text(", ".join(foes), "red"))
        return table

    def tracks(self) -> str:
        """Breaches and wildlings in the Gift."""
        breaches = self.say("board-breaches", n=self.scene.breaches, most=MOST_BREACHES)
        return f"{breaches}, {self.say('board-in-gift', n=self.scene.in_gift, most=MOST_IN_GIFT + 1)}"

    def threats(self) -> RenderableType:
        """What the next roll may break."""
        found = [] if self.scene.over else dangers(self.scene)
        lines = [
            Text(f"{danger_head(danger, self.say)}. {' '.join(danger_lines(danger, self.say))}", "red")
            for danger in found
        ]
        if not lines and not self.scene.over:
            lines.append(Text(self.say("draw-calm-more"), "green"))
        return Group(*lines, *(Text(line, "dark_orange") for line in outlook_lines(self.scene, 0, self.say)))

    # ---- the rest of the table

    def markets(self) -> RenderableType:
        """Where the markets are and what they trade."""
        corners = self.scene.land.board.market_corners
        names = self.scene.land.board.corner_names
        said = []
        for kind, (c, d) in zip(self.scene.land.markets, corners):
            what = "3:1" if kind == ANY_RESOURCE else f"2:1 {self.say(f'board-good-{MARKET_WORDS[kind]}')}"
            said.append(f"{what} {names[c]}/{names[d]}")
        return Text(f" {self.say('board-markets')}: {', '.join(said)}", "dim")

    def bank(self) -> RenderableType:
        """What the bank holds, and who holds the special cards."""
        left = [self.say(f"draw-left-{word}", n=n) for word, n in zip(RESOURCE_WORDS, self.scene.bank)]
        left.append(self.say("draw-left-deck", n=self.scene.deck))
        lines = [Text(", ".join(left))]
        for which, holder in (("road", self.scene.longest), ("patrol", self.scene.largest)):
            name = self.scene.seats[holder].name if holder >= 0 else self.say("board-nobody")
            lines.append(Text(f"{self.say(f'draw-special-{which}')}: {name}"))
        return section(self.say("draw-head-bank"), Group(*lines), self.say("draw-rate", n=self.scene.rate))

    def heroes(self) -> RenderableType:
        """The heroes one may take."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for hero in self.scene.display:
            word = HERO_WORDS[hero]
            table.add_row(self.say(f"draw-hero-{word}"), Text(self.say(f"draw-hero-{word}-short"), "dim"))
        return section(self.say("draw-head-heroes"), table)

    def seats(self) -> RenderableType:
        """What everyone may know of every seat."""
        table = Table(box=None, padding=(0, 1), header_style="dim", show_edge=False, pad_edge=False)
        table.add_column("")
        for word, _ in self.held(self.scene.seats[0]):
            table.add_column(self.say(f"board-head-{word}"), justify="right")
        if self.scene.watch:
            table.add_column(self.say("board-head-hero"), style="dim")
        for seat in self.scene.seats:
            name = Text(f"{seat.seat + 1} {seat.name}", SEAT_STYLES[seat.seat])
            hero = [hero_words(seat, self.say)] if seat.hero >= 0 else []
            table.add_row(name, *(str(n) for _, n in self.held(seat)), *hero)
        return section(self.say("board-seats"), table)

    def held(self, seat: SeatView) -> list[tuple[str, int]]:
        """Points, cards, guards, road and patrols of a seat."""
        shown = [("points", seat.points), ("cards", seat.cards), ("unplayed", seat.unplayed)]
        if self.scene.watch:
            shown.append(("guards", seat.guards))
        return [*shown, ("road", seat.road), ("patrols", seat.patrols)]

    def own(self) -> RenderableType:
        """The viewer's own: resources, cards, what can be built, and the points."""
        own = self.scene.seats[self.scene.viewer]
        goods = [self.say(f"draw-left-{word}", n=n) for word, n in zip(RESOURCE_WORDS, own.hand) if n]
        lines = [Text(", ".join(goods) or self.say("board-no-cards"))]
        cards = [f"{self.say(f'draw-card-{CARD_WORDS[kind]}')} {n}" for kind, n in enumerate(own.development) if n]
        if cards:
            lines.append(Text(", ".join(cards)))
        if own.hero >= 0:
            lines.append(Text(f"{hero_words(own, self.say)}: {self.say(f'draw-hero-{HERO_WORDS[own.hero]}-does')}"))
        can = [
            self.say(f"draw-cost-{word}")
            for word, _, cost in COSTS[: 5 if self.scene.watch else 4]
            if all(have >= due for have, due in zip(own.hand, cost))
        ]
        lines.append(
            Text(self.say("board-afford", what=", ".join(can)) if can else self.say("board-afford-none"), "dim")
        )
        lines.append(Text(left_words(own, self.say), "dim"))
        points = ", ".join(
            self.say("draw-source", source=self.say(f"source-{word}"), n=n)
            for word, n in zip(SOURCE_WORDS, own.sources)
            if n
        )
        lines.append(Text(points, "dim"))
        title = self.say("board-own", name=own.name, points=own.points, most=POINTS_TO_WIN)
        style = SEAT_STYLES[own.seat]
        return Panel(Group(*lines), title=Text(title, style), title_align="left", border_style=style.split()[-1])


# ---- the Gift, drawn line by line


class Canvas:
    """Lines of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, words: str, style: str = "") -> None:
        for i, letter in enumerate(words):
            self.letters[y][x + i] = letter
            self.styles[y][x + i] = style

    def centred(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write words about a column."""
        self.write(x - len(words) // 2, y, words, style)

    def rendered(self) -> Text:
        out = Text()
        for letters, styles in zip(self.letters, self.styles):
            for letter, style in zip(letters, styles):
                out.append(letter, style or None)
            out.append("\n")
        out.right_crop(1)
        return out


def land(scene: Scene, say: Speaker, ascii_only: bool) -> Text:
    """The hexes with their goods and numbers; roads and buildings bear the numbers of their seats."""
    shape = scene.land.board
    left = min(2 * q + r for q, r in shape.hexes)
    top = min(r for _, r in shape.hexes)
    right = max(2 * q + r for q, r in shape.hexes)
    high = max(r for _, r in shape.hexes) - top
    canvas = Canvas((right - left + 2) * HALF + 4, (high + 1) * ROW + 3)

    def at(q: int, r: int) -> tuple[int, int]:
        """The column of the middle of a hex, and the line of its northern corner."""
        return (2 * q + r - left + 1) * HALF + 1, (r - top) * ROW

    places = []
    for south, q, r in shape.corner_at:
        x, y = at(q, r)
        places.append((x, y + (6 if south else 0)))
    for hex, (q, r) in enumerate(shape.hexes):
        write_hex(canvas, scene, say, hex, *at(q, r))
    for edge, (c, d) in enumerate(shape.edge_ends):
        write_path(canvas, scene.roads[edge], places[c], places[d])
    for corner, (x, y) in enumerate(places):
        write_corner(canvas, scene.buildings[corner], x, y, "." if ascii_only else "·")
    return canvas.rendered()


def write_hex(canvas: Canvas, scene: Scene, say: Speaker, hex: int, x: int, y: int) -> None:
    """What a hex yields, its number with who blocks it, and its name."""
    terrain = scene.land.terrain[hex]
    canvas.centred(x, y + 2, say(f"board-hex-{TERRAIN_WORDS[terrain]}"), TERRAIN_STYLES[terrain])
    number = scene.land.numbers[hex]
    words = "" if number == NO_NUMBER else NUMBER_WORDS[number]
    if scene.wildlings and scene.wildlings[hex] >= 0:
        words += " " + say("board-mark-wildling")
    if scene.tormund == hex:
        words += " " + say("board-mark-tormund")
    canvas.centred(x, y + 3, words.strip(), "bold red" if NUMBER_WORDS[number] in ("6", "8") else "bold")
    canvas.centred(x, y + 4, scene.land.board.hex_names[hex], "dim")


def write_path(canvas: Canvas, seat: int, a: tuple[int, int], b: tuple[int, int]) -> None:
    """A path, or the number of the seat whose road lies on it."""
    (x1, y1), (x2, y2) = sorted((a, b), key=lambda at: at[1])
    x, y = (x1 + x2) // 2, (y1 + y2) // 2
    line = "|" if x1 == x2 else "\\" if x1 < x2 else "/"
    if seat < 0:
        canvas.write(x, y, line, "dim")
    else:
        canvas.write(x, y, str(seat + 1), SEAT_STYLES[seat] + " reverse")


def write_corner(canvas: Canvas, building: int, x: int, y: int, empty: str) -> None:
    """A crossroads, or a settlement or keep with the number of its seat."""
    if building < 0:
        canvas.write(x, y, empty, "dim")
    else:
        seat = owner_of(building)
        canvas.write(x, y, f"{'K' if building >= KEEP else 's'}{seat + 1}", SEAT_STYLES[seat])


def section(title: str, content: RenderableType, hint: str = "") -> RenderableType:
    """A part of the table under its title."""
    head = Text(title, "bold underline")
    if hint:
        head = Text.assemble(head, ("  " + hint, "dim"))
    return Group(Text(), head, Padding(content, (0, 0, 0, 1)))
