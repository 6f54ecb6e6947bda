"""The table of The Great Wall as text for a terminal, for any seat or for spectators."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rampart.games.great_wall.draw.dock import SEASONS
from rampart.games.great_wall.draw.khan_rows import khan_rows
from rampart.games.great_wall.draw.reading import scene_of
from rampart.games.great_wall.draw.scene import (
    REED,
    RESOURCES,
    Clan,
    Cover,
    Horde,
    Place,
    Qin,
    Scene,
    Section,
)
from rampart.games.great_wall.draw.terminal_rows import extras_board
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BARRACKS, LOCATION_WORDS, MATERIAL_WORDS, SECTION_WORDS
from rampart.kernel.frame import is_seat, viewer_of
from rampart.kernel.state import State
from rampart.text import Speaker, seat_names, speaker

SEAT_STYLES: Final = ("bold red", "bold bright_blue", "bold yellow", "bold green", "bold magenta", "bold grey58")
REWARD_SIGNS: Final = {
    "none": "-", "h1": "+1", "h2": "+2", "h3": "+3", "wood": "W", "stone": "S", "gold": "G", "chi": "C", "any": "?",
    "tactic": "T",
}  # fmt: skip
SOLDIER_SIGNS: Final = {
    "spearman": "i", "archer": "a", "horseman": "H", "bannerman": "F", "warrior_monk": "m", "flamethrower": "f",
    "tank": "T", "crossbowman": "c", "bomber": "b", "token": "o",
}  # fmt: skip
WIDE: Final = 92  # columns; below it the sections stand beneath each other
CELL_W: Final = 3


def board(s: State, seat: int | None, lang: str) -> RenderableType:
    """The whole table; None is the spectators' view."""
    return Board(s, seat, lang, whole=True)


def brief(s: State, seat: int, lang: str) -> RenderableType:
    """Only what the seat owns: enough between two decisions of one turn."""
    return Board(s, seat, lang, whole=False)


class Board:
    """A position in words and signs; how it is laid out depends on the width of the terminal."""

    def __init__(self, s: State, seat: int | None, lang: str, whole: bool) -> None:
        assert isinstance(s, GreatWall)
        self.scene: Scene = scene_of(s, viewer_of(seat), seat_names(s.seats, lang))
        self.say: Speaker = speaker("great_wall", lang)
        self.whole = whole

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if not self.whole:
            yield self.own()
            return
        yield self.heading()
        yield self.tracks()
        yield self.field(options.max_width)
        if self.scene.towers:
            yield self.towers()
        yield Text(self.say("board-legend"), "dim")
        yield self.locations()
        yield self.clans()
        beyond = khan_rows(self.scene, self.say)
        if beyond is not None:
            yield section(self.say("card-genghis_khan"), beyond)
        if self.scene.papers:
            yield section(self.say("pane-extras"), extras_board(self.scene, self.say))
        if self.scene.qin is not None:
            yield self.qin(self.scene.qin)
        if is_seat(self.scene.viewer):
            yield self.own()

    # ---- where we are

    def heading(self) -> Text:
        """The game, the year and the season."""
        scene = self.scene
        where = [self.say("game-title"), self.say("draw-year", year=scene.year, years=scene.years)]
        if scene.season in SEASONS:
            where.append(self.say(f"draw-season-{scene.season}"))
        return Text(", ".join(where), "bold")

    def tracks(self) -> RenderableType:
        """Lethality and coming hordes, shame, warehouse, artifacts, command track and tea order."""
        scene = self.scene
        table = Table.grid(padding=(0, 2, 0, 0))
        coming = scene.new_hordes[scene.space + 1] if scene.space + 1 < len(scene.new_hordes) else 0
        table.add_row(self.dim("board-time"), self.say("board-time-now", deadly=scene.lethality[scene.space], n=coming))
        table.add_row(self.dim("draw-shame-bank"), self.say("draw-of", n=scene.shame_bank, whole=scene.shame_whole))
        stored = ", ".join(self.say(f"count-{word}", n=n) for word, n in zip(MATERIAL_WORDS, scene.warehouse))
        table.add_row(self.dim("draw-warehouse"), stored)
        names = ", ".join(self.say(f"artifact-{word}") for word in scene.artifacts)
        table.add_row(self.dim("draw-artifacts"), names)
        table.add_row(self.dim("draw-command"), self.orders())
        table.add_row(self.dim("draw-tea"), Text(" > ").join(self.name(clan) for clan in scene.tea))
        return section(self.say("board-tracks"), table)

    def dim(self, id: str) -> Text:
        """The name of a row."""
        return Text(self.say(id), "dim")

    def orders(self) -> Text:
        """The command cards in the order of their slots; the present one stands out."""
        out = Text()
        for order in self.scene.orders:
            style = "bold reverse" if order.when == "now" else "dim" if order.when == "done" else ""
            out.append(f"{order.slot} ").append(self.name(order.clan)).append(" ")
            out.append(self.say(f"command-{order.word}"), style).append("   ")
        return out

    def name(self, clan: int) -> Text:
        if clan == REED:
            name = self.say("clan-reed")
        else:  # after the seats comes Qin Jiushao
            name = self.scene.clans[clan].name if clan < len(self.scene.clans) else self.say("clan-qin")
        return Text(f"{mark_of(clan)} {name}", SEAT_STYLES[clan])

    def qin(self, qin: Qin) -> RenderableType:
        """Qin Jiushao's board: honor, support, pool, location track, card and where he strikes."""
        table = Table.grid(padding=(0, 2, 0, 0))
        lead = self.say("draw-qin-behind" if qin.own > qin.honour else "draw-qin-ahead", n=abs(qin.own - qin.honour))
        table.add_row(self.dim("board-honour"), f"{qin.honour} ({lead}), {self.say('draw-qin-support', n=qin.support)}")
        stops = []
        for place, stop in enumerate(qin.track, 1):
            brings = self.say("draw-qin-recruits" if stop.location == BARRACKS else "draw-qin-gains", n=stop.brings)
            coming = f", {self.say('draw-qin-next', n=stop.next)}" if stop.next else ""
            stops.append(f"{place} {self.say(f'location-{LOCATION_WORDS[stop.location]}')} ({brings}{coming})")
        table.add_row(self.dim("draw-qin-track"), "; ".join(stops))
        card = self.say(f"command_text-qin_{qin.card}") if qin.card else self.say("draw-qin-no-card")
        table.add_row(self.dim("draw-command"), card)
        table.add_row(self.dim("draw-qin-strikes"), self.say("draw-qin-points", section=SECTION_WORDS[qin.section]))
        return section(self.say("clan-qin"), table)

    # ---- the wall

    def field(self, width: int) -> RenderableType:
        """The sections side by side where there is room."""
        panels = [self.section(part) for part in self.scene.sections if part.in_play]
        if width < WIDE:
            return Group(*panels)
        grid = Table.grid(expand=True)
        for _ in panels:
            grid.add_column(ratio=1)
        grid.add_row(*panels)
        return grid

    def towers(self) -> Text:
        """The towers from the left, with whose spearman is in each."""
        out = Text(self.say("board-towers") + " ", "dim")
        for tower in self.scene.towers:
            sign = f"i{mark_of(tower.clan)}" if tower.clan >= 0 else "_"
            out.append(f"{tower.number + 1}: ").append(sign, SEAT_STYLES[tower.clan] if tower.clan >= 0 else "dim")
            out.append("  ")
        return out

    def section(self, part: Section) -> Panel:
        """A section: hordes from far to near, wall, barricades, archers, rest area."""
        lines: list[RenderableType] = []
        for horde in reversed(part.hordes):
            lines += self.horde(horde)
        verdict = self.say("draw-breaks" if part.breaks else "draw-holds", section=SECTION_WORDS[part.number],
                           n=abs(part.offence - part.defence))  # fmt: skip
        lines.append(Text(f"{part.defence} : {part.offence}  {verdict}", "bold red" if part.breaks else "green"))
        lines.append(Text(self.say("board-wall", level=part.level, barricades=part.barricades)))
        archers = Text(self.say("board-firing") + " ")
        for place, clan in enumerate(part.firing):
            kind = SOLDIER_SIGNS[part.shooters[place]] if clan >= 0 else ""
            sign, style = (f"{kind}{mark_of(clan)}", SEAT_STYLES[clan]) if clan >= 0 else ("_", "dim")
            archers.append(sign, style).append(" ")
        rest = Text(self.say("board-rest") + " ")
        for group in part.rest:
            sign = f"{SOLDIER_SIGNS[group.kind]}{mark_of(group.clan)}"
            rest.append(" ".join([sign] * group.number), SEAT_STYLES[group.clan]).append(" ")
        lines += [archers, rest]
        if part.machines:
            names = ", ".join(self.say(f"machine-{word}") for word in part.machines)
            lines.append(Text(f"{self.say('board-machines')} {names}"))
        title = self.say("draw-section", section=SECTION_WORDS[part.number])
        return Panel(Group(*lines), title=title, title_align="left", border_style="red" if part.breaks else "")

    def horde(self, horde: Horde) -> list[RenderableType]:
        """A horde: its name and values, and two rows of spots."""
        head = Text(f"{horde.row + 1} ", "dim").append(self.say(f"horde-{horde.word}"), "bold")
        head.append("  " + self.say("board-horde", offence=horde.offence, honour=horde.honour))
        held = {spot: cover for cover in horde.covers for spot in cover.spots}
        return [head, *(self.spots(horde, held, row) for row in range(2))]

    def spots(self, horde: Horde, held: dict[int, Cover], row: int) -> Text:
        """One row of spots: who or what covers them, or the reward."""
        out = Text("  ")
        for spot in range(row * 6, row * 6 + 6):
            cover = held.get(spot)
            if horde.cells[spot] == ".":
                out.append(" " * CELL_W + " ")
            elif cover is None:
                out.append(f"[{REWARD_SIGNS[horde.cells[spot]]:<2}]", "dim")
            elif cover.kind == "wound":
                out.append("[x ]", "red")
            else:
                out.append(f"[{SOLDIER_SIGNS[cover.kind]}{mark_of(cover.clan)}]", SEAT_STYLES[cover.clan])
        return out

    # ---- the locations

    def locations(self) -> RenderableType:
        """Clerks, how full it is, and overseers."""
        table = Table(box=None, padding=(0, 1), header_style="dim", show_edge=False, pad_edge=False)
        for head in ("board-location", "board-clerks", "board-overseers"):
            table.add_column(self.say(head))
        for place in self.scene.places:
            table.add_row(self.say(f"location-{place.word}"), self.clerks(place), self.overseers(place))
        row = ", ".join(self.say(f"advisor-{word}") for word in self.scene.advisor_row)
        advisors = Text.assemble((self.say("board-advisors") + " ", "dim"), row)
        return section(self.say("board-locations"), Group(table, advisors))

    def clerks(self, place: Place) -> Text:
        """The mark of its clan for each clerk, and a word where the location is full."""
        out = Text()
        for clan in place.clerks:
            out.append(mark_of(clan), SEAT_STYLES[clan])
        out.append("." * (place.spots - len(place.clerks)), "dim")
        return out.append(" " + self.say("draw-locked"), "bold") if place.locked else out

    def overseers(self, place: Place) -> Text:
        return Text("  ").join(Text(f"{mark_of(o.clan)}: {o.level}", SEAT_STYLES[o.clan]) for o in place.overseers)

    # ---- the clans

    def clans(self) -> RenderableType:
        """What is open of each clan."""
        table = Table(box=None, padding=(0, 1), header_style="dim", show_edge=False, pad_edge=False)
        heads = ("board-clan", "board-honour", "board-general", "board-active", "board-hordes", "board-shame",
                 "board-cards", "board-clerks")  # fmt: skip
        for head in heads:
            table.add_column(self.say(head))
        for clan in self.scene.clans:
            general = f"{self.say(f'general-{clan.general}')} ({clan.support})" if clan.general else "-"
            active = ", ".join(self.say(f"advisor-{word}") for word in clan.active)
            cards = f"{clan.commands_held} + {clan.tactics_held}"
            numbers = [str(n) for n in (len(clan.claimed), clan.shame)]
            table.add_row(self.name(clan.seat), str(clan.honour), general, active, *numbers, cards, str(clan.clerks))
        return section(self.say("board-clans"), table)

    def own(self) -> RenderableType:
        """What lies behind the viewer's screen."""
        clan = self.scene.clans[self.scene.viewer]
        goods = ", ".join(self.say(f"count-{word}", n=n) for word, n in zip(RESOURCES, clan.resources))
        pool = ", ".join(self.say(f"count-{word}", n=n) for word, n in self.at_hand(clan))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(self.dim("draw-screen"), goods)
        table.add_row(self.dim("draw-supply"), pool)
        table.add_row(self.dim("draw-commands"), ", ".join(self.say(f"command-{word}") for word in clan.commands))
        table.add_row(self.dim("draw-tactics"), ", ".join(self.say(f"tactic-{word}") for word in clan.tactics))
        title = self.say("board-own", name=clan.name, honour=clan.honour)
        style = SEAT_STYLES[clan.seat]
        return Panel(table, title=Text(title, style), title_align="left", border_style=style.split()[-1])

    def at_hand(self, clan: Clan) -> Iterator[tuple[str, int]]:
        """Clerks and available soldiers."""
        yield "clerk", clan.clerks
        yield from zip(clan.kinds, clan.pool)


def mark_of(clan: int) -> str:
    """A clan without its color: the number of the seat, R for the Reed clan."""
    return "R" if clan == REED else str(clan + 1)


def section(title: str, content: RenderableType) -> RenderableType:
    """A part of the table under its title."""
    return Group(Text(), Text(title, "bold underline"), Padding(content, (0, 0, 0, 1)))
