"""The table of Crescent Moon as text for a terminal, for any seat or for spectators."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, CHARACTER_OF
from rampart.games.crescent_moon.draw.dock import phase_name
from rampart.games.crescent_moon.draw.reading import scene_of
from rampart.games.crescent_moon.draw.scene import HIDDEN, NOBODY, Cell, Clash, Scene, Side
from rampart.games.crescent_moon.draw.year import year_words
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import (
    ATTACKING,
    CHARACTER_WORDS,
    DEFENDING,
    MARKET_OF,
    MARKET_WORDS,
    SLOT_PRICE,
)
from rampart.kernel.frame import is_seat, viewer_of
from rampart.kernel.state import State
from rampart.text import Speaker, seat_names, speaker

SEAT_STYLES: Final = ("bold red", "bold bright_blue", "bold yellow", "bold green", "bold magenta")
TERRAIN_STYLES: Final = {
    "fertile": "green", "wilderness": "yellow4", "mountain": "grey62", "quarry": "grey82", "desert": "wheat4",
}  # fmt: skip
BUILDING_SIGNS: Final = {"fort": "f", "castle": "F", "town": "t", "city": "T"}
FEATURE_SIGNS: Final = {"": "", "river": "~", "ford": "=", "sacred": "+"}
CELL: Final = 13  # columns of a hex, with the gap to the next
CELL_LINES: Final = 3


def board(s: State, seat: int | None, lang: str) -> RenderableType:
    """The whole table; None is the spectators' view."""
    return Board(s, seat, lang, whole=True)


def brief(s: State, seat: int, lang: str) -> RenderableType:
    """Only what the seat owns: enough between two decisions of one turn."""
    return Board(s, seat, lang, whole=False)


class Board:
    """A position in words and lines; where the land is wider than the terminal, its hexes are listed."""

    def __init__(self, s: State, seat: int | None, lang: str, whole: bool) -> None:
        assert isinstance(s, CrescentMoon)
        self.scene: Scene = scene_of(s, viewer_of(seat), seat_names(s.seats, lang))
        self.say: Speaker = speaker("crescent_moon", lang)
        self.whole = whole
        self.cut = cut_ways(s)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if self.whole:
            yield self.heading()
            yield self.land(options.max_width)
            yield from self.clash()
            yield self.market()
            yield self.players()
        if is_seat(self.scene.viewer):
            yield self.own(self.scene.sides[self.scene.viewer])

    def heading(self) -> Text:
        """The game, the year and the phase."""
        where = [self.say("game-title"), year_words(self.scene, self.say)]
        if self.scene.phase not in ("setup", "end"):
            where.append(phase_name(self.scene, self.scene.phase, self.say))
        return Text(", ".join(where), "bold")

    # ---- the land

    def land(self, width: int) -> RenderableType:
        """The hexes where they lie, each row half a hex further, and what the signs mean."""
        parts: list[RenderableType] = [*self.rows(width)]
        parts.append(Text(self.say("board-signs"), "dim"))
        if self.cut:
            parts.append(Text(self.say("board-cut", ways=", ".join(self.cut)), "dim"))
        return section(self.say("board-land"), Group(*parts))

    def rows(self, width: int) -> Iterator[Text]:
        """The lines of the map, or one line for each hex where there is no room for it."""
        cells = self.scene.cells
        left = min((cell.q + cell.r / 2 for cell in cells), default=0.0)
        right = max((cell.q + cell.r / 2 for cell in cells), default=0.0)
        if (right - left + 1) * CELL > width - 1:
            for cell in cells:
                yield Text(" ").join(self.cell(cell))
            return
        for r in sorted({cell.r for cell in cells}):
            row = sorted((cell for cell in cells if cell.r == r), key=lambda cell: cell.q)
            shown = [(int((cell.q + r / 2 - left) * CELL), self.cell(cell)) for cell in row]
            for line in range(CELL_LINES):
                out = Text()
                for column, lines in shown:
                    out.append(" " * (column - out.cell_len)).append_text(lines[line])
                yield out

    def cell(self, cell: Cell) -> tuple[Text, Text, Text]:
        """A hex: its name and land; who controls it and with what; the settlement and the influence."""
        land = self.say(f"board-terrain-{cell.terrain}")
        head = Text(f"{cell.name} {land}{FEATURE_SIGNS[cell.feature]}", TERRAIN_STYLES[cell.terrain])
        force = Text()
        if cell.controller != NOBODY:
            signs = BUILDING_SIGNS.get(cell.stronghold, "") + ("P" if cell.palace else "")
            force = Text(f"{self.short(cell.controller)} {cell.strength} {signs}", SEAT_STYLES[cell.controller])
        for stack in cell.stacks:
            units = f"{stack.ordinary}u" if stack.ordinary else ""
            units += f"{stack.mercenaries}m" if stack.mercenaries else ""
            force.append(units, SEAT_STYLES[stack.seat])
        foot = Text(BUILDING_SIGNS.get(cell.settlement, ""), SEAT_STYLES[CHARACTER_WORDS.index("sultan")])
        if cell.token != NOBODY:
            foot.append(f" *{self.short(cell.token)}", SEAT_STYLES[cell.token])
        force.truncate(CELL - 1)
        head.truncate(CELL - 1)
        return head, force, foot

    def short(self, seat: int) -> str:
        """Three letters for a character."""
        return self.say(f"board-short-{CHARACTER_WORDS[seat]}")

    # ---- markets, players, a combat or contest

    def market(self) -> RenderableType:
        """The cards on offer by their prices."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for market, word in enumerate(MARKET_WORDS):
            if word == "sultan":
                cards, price = list(self.scene.sultan), ""
            else:
                cards = [card for slot, card in enumerate(self.scene.market) if MARKET_OF[slot] == market]
                price = str(SLOT_PRICE[MARKET_OF.index(market)])
            names = Text(", ").join(self.card(card) for card in cards if card != NOBODY)
            table.add_row(self.say(f"draw-market-{word}"), price, names)
        left = self.say("draw-deck", deck=self.scene.deck, discarded=self.scene.discarded)
        return section(self.say("draw-market"), table, left)

    def card(self, kind: int) -> Text:
        """The name of a card in the color of who is paid for it."""
        return Text(self.say(f"card-{CARD_WORDS[kind]}"), SEAT_STYLES[CHARACTER_OF[kind]].split()[-1])

    def players(self) -> RenderableType:
        """What everyone has, and what the goals would score today."""
        table = Table(box=None, padding=(0, 1), header_style="dim", show_edge=False, pad_edge=False)
        for head in ("", "coins", "cards", "tokens", "reserve", "today", "points"):
            table.add_column(self.say(f"board-{head}") if head else "", justify="right" if head else "left")
        for side in self.scene.sides:
            name = Text(self.say(f"character-{CHARACTER_WORDS[side.seat]}"), SEAT_STYLES[side.seat])
            today = sum(goal.points for goal in side.goals)
            points = "?" if side.points == HIDDEN else str(side.points)
            reserve = str(side.reserve) if side.has_reserve else ""
            table.add_row(name, str(side.coins), str(side.cards), str(side.tokens_out), reserve, f"+{today}", points)
        resting = [self.resting(side) for side in self.scene.sides if side.resting]
        return section(self.say("board-players"), Group(table, *resting))

    def resting(self, side: Side) -> Text:
        """The cards that rest in front of a player."""
        name = (self.say(f"character-{CHARACTER_WORDS[side.seat]}"), SEAT_STYLES[side.seat])
        cards = Text(", ").join(self.card(card) for card in side.resting)
        return Text.assemble(name, " ", (self.say("draw-resting"), "dim"), " ", cards)

    def clash(self) -> Iterator[RenderableType]:
        """The two sides of a combat or contest, with their cards and strengths."""
        clash = self.scene.clash
        if clash is None:
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        for side, word in ((ATTACKING, "attacker"), (DEFENDING, "defender")):
            table.add_row(self.say(f"draw-{word}"), str(clash.strengths[side]), self.fighters(clash, side))
        kind = "contest" if clash.contest else "combat"
        yield section(self.say(f"draw-{kind}", hex=clash.cell), table)

    def fighters(self, clash: Clash, side: int) -> Text:
        """Who stands on a side, and with which cards."""
        names = [
            Text(self.say(f"character-{CHARACTER_WORDS[seat]}"), SEAT_STYLES[seat])
            for seat, stands in clash.seats
            if stands == side
        ]
        cards = [self.card(played.kind) for played in clash.cards if played.side == side]
        return Text(", ").join([*names, *cards])

    # ---- the viewer

    def own(self, side: Side) -> RenderableType:
        """The viewer's points, goals and hand."""
        goals = Table.grid(padding=(0, 2, 0, 0))
        for goal in side.goals:
            far = self.say("panel-of", have=goal.have, need=goal.need) if goal.need else str(goal.have)
            style = "green" if goal.points else "dim"
            goals.add_row(self.say(f"goal-{goal.word}"), far, Text(f"+{goal.points}", style))
        hand = Table.grid(padding=(0, 2, 0, 0))
        hand.add_column(no_wrap=True)
        for kind in side.hand:
            hand.add_row(self.card(kind), Text(self.say(f"card_text-{CARD_WORDS[kind]}"), "dim"))
        for tile in self.scene.tiles:
            hand.add_row(self.say(f"tile-{tile}"), "")
        name = self.say(f"character-{CHARACTER_WORDS[side.seat]}")
        head = self.say("board-you", character=name, points=side.points)
        parts = [section(head, goals, self.say("draw-today")), section(self.say("draw-hand", n=len(side.hand)), hand)]
        return Group(*parts)


def cut_ways(s: CrescentMoon) -> list[str]:
    """The pairs of hexes that share a side but that a river keeps apart, by their names."""
    if s.ships:
        return []
    land = s.land()
    pairs = [(h, other) for h in range(land.size) for other in land.across[h] if other > h]
    return [f"{land.names[h]}-{land.names[o]}" for h, o in pairs if not land.adjacent_mask[h] >> o & 1]


def section(title: str, content: RenderableType, hint: str = "") -> RenderableType:
    """A part of the table under its title."""
    head = Text(title, "bold underline")
    if hint:
        head = Text.assemble(head, ("  " + hint, "dim"))
    return Group(Text(), head, Padding(content, (0, 0, 0, 1)))
