"""Black Powder: towers, war machines, special soldiers and siege engines, alone or with other boxes (7.1)."""

from typing import Final

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.codes import S_BREACH_KILLING, S_BUILD
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    ARTIFACT_WORDS,
    GENERAL_WORDS,
    HORDE_WORDS,
    codes,
    horde_codes,
)
from rampart.games.great_wall.modules.black_powder import codes as c
from rampart.games.great_wall.modules.black_powder import machines, opening, shots, siege, soldiers, towers
from rampart.games.great_wall.modules.black_powder.arguments import MACHINES_LEFT, OVERSEERS_LEFT
from rampart.games.great_wall.modules.black_powder.names import (
    BP_ADVISORS,
    BP_ARTIFACTS,
    BP_GENERALS,
    BP_HORDES,
    ROCKET_WORDS,
)
from rampart.games.great_wall.modules.black_powder.part import (
    BLACK_POWDER as WORD,
)
from rampart.games.great_wall.modules.black_powder.part import (
    EACH_MACHINE,
    MACHINE_WORDS,
    MACHINES,
    MACHINES_OF_SECTION,
    SNAKE_TOKENS,
    TOWER_WORDS,
    TOWERS,
    BlackPowder,
    machines_in,
    powder_of,
)
from rampart.games.great_wall.modules.black_powder.troops import EACH_CLAN, SNAKE, SPECIALS, TURTLE
from rampart.games.great_wall.modules.module import Faults, Module
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.setup import remove_types
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BROAD_HEAD,
    FIRST_SOLDIER,
    MARK,
    SECTION_WORDS,
    SECTIONS,
    SLOT_WORDS,
    SPEARMAN,
    SPECIAL,
    SPECIAL_ON_FOOT,
    STANCES,
)
from rampart.games.great_wall.vocabulary import (
    ASSAULT_END,
    BEFORE_BARRICADES_REMOVED,
    ON_BREACH,
    ON_HORDE_CLAIMED,
    ON_WALL_BUILT,
    WINTER_START,
)
from rampart.kernel.fields import Field, Layout, Pool
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Say, Step

TYPES_REMOVED: Final = 3  # of the base hordes (GWX-BP-02)
MACHINE: Final = Field("machine", words=MACHINE_WORDS)
SECTION: Final = Field("section", words=SECTION_WORDS)
TOWER: Final = Field("tower", words=TOWER_WORDS)
HORDE: Final = Field("horde", words=HORDE_WORDS)
ONE_TO_NINE: Final = 9


class BlackPowderBox(Module):
    """The expansion."""

    word = WORD
    expansion = True

    def options(self) -> list[Option]:
        meaning = "Black Powder: towers, war machines, special soldiers, and hordes that break the wall."
        return [Option(WORD, [False, True], False, meaning)]

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return options[WORD] is True

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {
            c.S_FIRST_OVERSEER: opening.FirstOverseer(),
            c.S_FIRST_MACHINE: opening.FirstMachine(),
            c.S_TOWER_OFFER: towers.TowerOffer(),
            c.S_MAN_TOWER: towers.ManTower(),
            c.S_TOWER_SHOT: towers.TowerShot(),
            c.S_BUILD_OR_ARM: machines.BuildOrArm(),
            c.S_SPARE_MATERIAL: machines.SpareMaterial(),
            c.S_MACHINE_BUILT: machines.MachineBuilt(),
            c.S_MAY_SHOOT: machines.MayShoot(),
            c.S_AIM: shots.Aim(),
            c.S_AIM_COLUMN: shots.AimColumn(),
            c.S_DRAW_ROCKET: shots.DrawRocket(),
            c.S_PICK_ROCKET: shots.PickRocket(),
            c.S_LET_FLY: shots.LetFly(),
            c.S_SHOT_DONE: shots.ShotDone(),
            c.S_SPECIAL_SHOT: soldiers.SpecialShot(),
            c.S_DROP: soldiers.DropBomber(),
            c.S_FLAMES: soldiers.Flames(),
            c.S_NOTE_BREACH: towers.NoteBreach(),
            c.S_FORGET_BREACHES: towers.ForgetBreaches(),
            c.S_SCORE_TOWERS: towers.ScoreTowers(),
            c.S_SCORE_TOWER: towers.ScoreTower(),
            c.S_CLEAR_TOWERS: towers.ClearTowers(),
            c.S_SIEGE: siege.Siege(),
            c.S_RAM: siege.Ram(),
            c.S_HURL: siege.Hurl(),
            c.S_WALL_FALLEN: siege.WallFallen(),
            c.S_STORM: siege.Storm(),
            c.S_LOSE_MACHINES: siege.LoseMachines(),
        }

    def events(self) -> dict[int, EventKind]:
        sections = [Field("held", high=2), Field("breached", high=2)]
        return {
            c.E_MACHINE_PLACED: EventKind("machine_placed", [MACHINE, SECTION], "GWX-BP-07"),
            c.E_MACHINE_BUILT: EventKind("machine_built", [MACHINE, SECTION], "GWX-BP-30"),
            c.E_MACHINE_SHOT: EventKind("machine_shot", [MACHINE, HORDE], "GWX-BP-34"),
            c.E_ROCKET: EventKind("rocket", [Field("card", words=ROCKET_WORDS)], "GWX-BP-34"),
            c.E_TOWER_MANNED: EventKind("tower_manned", [TOWER], "GWX-BP-13"),
            c.E_TOWER_LEFT: EventKind("tower_left", [TOWER], "GWX-BP-17"),
            c.E_TOWER_HELD: EventKind("tower_held", [TOWER, *sections], "GWX-BP-16"),
            c.E_WALL_DESTROYED: EventKind("wall_destroyed", [SECTION, Field("level", high=2)], "GWX-BP-55"),
            c.E_RAM_SWAPS: EventKind("ram_swaps", [HORDE, Field("row", high=ONE_TO_NINE)], "GWX-BP-50"),
            c.E_MACHINES_LOST: EventKind("machines_lost", [SECTION], "GWX-BP-HOR-02"),
            c.E_TOKEN: EventKind("token", [HORDE, Field("cell", high=11)], "GWX-BP-43"),
            c.E_ROCKETS_SHUFFLED: EventKind("rockets_shuffled", [], "GWX-BP-38"),
            c.E_STORMED: EventKind("stormed", [SECTION], "GWX-BP-54"),
            c.E_DROPPED: EventKind("dropped", [SECTION], "GWX-BP-42"),
        }

    def layouts(self) -> dict[int, Layout]:
        return {
            c.L_SHOT: Layout(
                "shot",
                [
                    MACHINE,
                    SECTION,
                    Field("slot", words=SLOT_WORDS, low=-1),
                    Field("column", high=5),
                    Field("rocket", words=ROCKET_WORDS, low=-1),
                    Field("wounds", high=12),
                    Field("strangers", high=1),
                    Field("hits", high=12),
                ],
            )
        }

    # ---- a table

    def pack(self, box: Box) -> None:
        """Cards into all decks; where the mode has hordes of its own, those of this box stay in it (GWX-002)."""
        box.figures = [EACH_CLAN if kind == SPECIAL else n for kind, n in enumerate(box.figures)]
        box.kinds = max(box.kinds, SPECIAL + 1)
        box.troops[SPECIAL] = SPECIALS
        box.more_hordes = 1  # the side of the time token (GWX-BP-01, GWX-005)
        box.first_hordes = max(box.first_hordes, box.seats + 1)  # GWX-004
        box.generals = box.generals + codes(BP_GENERALS, GENERAL_WORDS)
        box.advisors = box.advisors + codes(BP_ADVISORS, ADVISOR_WORDS)
        if base_hordes(box):
            box.hordes = box.hordes + horde_codes(BP_HORDES)
            box.artifacts = box.artifacts + codes(BP_ARTIFACTS, ARTIFACT_WORDS)
            box.inserts[ASSAULT_END].append(c.S_SIEGE)
            box.instead[S_BREACH_KILLING] = c.S_STORM
        box.instead[S_BUILD] = c.S_BUILD_OR_ARM
        box.inserts[ON_WALL_BUILT].append(c.S_TOWER_OFFER)
        box.inserts[ON_HORDE_CLAIMED].append(c.S_TOWER_OFFER)
        box.inserts[WINTER_START].append(c.S_FORGET_BREACHES)
        box.inserts[ON_BREACH].append(c.S_NOTE_BREACH)
        box.inserts[BEFORE_BARRICADES_REMOVED].append(c.S_SCORE_TOWERS)

    def pools(self, box: Box) -> list[Pool]:
        return [Pool("rockets", ROCKET_WORDS, [1] * len(ROCKET_WORDS))]

    def part(self) -> Part | None:
        return BlackPowder()

    # ---- a game

    def deal_hordes(self, s: GreatWall, deck: list[int]) -> list[int]:
        """Three base types leave the deck (GWX-BP-02)."""
        return remove_types(s, deck, TYPES_REMOVED) if base_hordes(s.box) else deck

    def lay_out(self, s: GreatWall) -> None:
        """Walls of level 1 in the place of barricades, empty towers, a rocket deck (GWX-BP-03, GWX-BP-08)."""
        part = powder_of(s)
        s.wall = [1 if section >= s.first_section else 0 for section in range(SECTIONS)]
        s.barricades = [0] * SECTIONS
        part.machines = [0] * (SECTIONS * MACHINES)
        part.towers = [-1] * TOWERS
        part.deck = list(range(len(ROCKET_WORDS)))
        s.rng.shuffle(part.deck)
        part.drawn = []
        part.discard = []
        part.breached = 0

    def after_choices(self, s: GreatWall) -> None:
        """Overseers in tea order, then machines until each type stands (GWX-BP-06, GWX-BP-07)."""
        seats = s.order()
        for n in range(MACHINES):
            p = seats[(MACHINES - 1 - n) % len(seats)]
            s.push(c.S_FIRST_MACHINE, p, MACHINES_LEFT.put(n + 1))
        for p in reversed(seats):
            if not all(s.levels[p]):
                s.push(c.S_FIRST_OVERSEER, p, OVERSEERS_LEFT.put(opening.FREE_OVERSEERS))

    def posted(self, s: GreatWall, c: int, kind: int) -> int:
        """Spearmen in towers."""
        return powder_of(s).towers.count(c) if kind == SPEARMAN else 0

    def verdict(self, s: GreatWall) -> Say | None:
        """Without a wall all lose."""
        return Say("wall-lost") if s.ending == "ruin" else None

    def faults(self, s: GreatWall) -> Faults:
        """Machines within their number and room, towers in use, and soldiers that their clan has."""
        part, out = powder_of(s), faults_of_machines(s)
        for tower, clan in enumerate(part.towers):
            if clan >= s.seats or (clan >= 0 and tower < s.first_section):
                out.append((f"{WORD}.towers[{tower}]", "only a player's spearman stands in a tower, and only in use"))
        for slot, cells in enumerate(s.covers):
            for cover in cells:
                if cover >= FIRST_SOLDIER and not fits(s, (cover - FIRST_SOLDIER) // STANCES, cover):
                    out.append((f"hordes.{SLOT_WORDS[slot]}.covers", "this clan has no such soldier"))
                    break
        for clan in range(len(s.clans)):
            mark = FIRST_SOLDIER + clan * STANCES + MARK
            if sum(cells.count(mark) for cells in s.covers) > SNAKE_TOKENS:
                out.append(("hordes", f"there are {SNAKE_TOKENS} tokens"))
            if any(s.firing[clan][SECTIONS:]) and not SPECIALS.shoots(s, clan):
                out.append((f"firing[{clan}]", "these special soldiers take no firing spot"))
        return out


def base_hordes(box: Box) -> bool:
    """Is the game played with the hordes of the base box, and scored? Else a mode brings its own (GWX-002)."""
    return box.scored


def faults_of_machines(s: GreatWall) -> Faults:
    """Two of each type, two in a section, none where the wall is out of play."""
    out: Faults = []
    mine = powder_of(s).machines
    for machine in range(MACHINES):
        if sum(mine[section * MACHINES + machine] for section in range(SECTIONS)) > EACH_MACHINE:
            out.append((f"{WORD}.machines", f"there are {EACH_MACHINE} of {MACHINE_WORDS[machine]}"))
    for section in range(SECTIONS):
        n = machines_in(s, section)
        if n > MACHINES_OF_SECTION or (n and section < s.first_section):
            out.append((f"{WORD}.machines", f"{n} machines cannot stand at {SECTION_WORDS[section]}"))
    return out


def fits(s: GreatWall, clan: int, cover: int) -> bool:
    """Has the clan soldiers that stand so: tanks of the Turtle, tokens of the Snake, the others on foot?"""
    stance = (cover - FIRST_SOLDIER) % STANCES
    if stance == MARK:
        return s.clans[clan] == SNAKE
    if stance >= BROAD_HEAD:
        return s.clans[clan] == TURTLE
    return stance != SPECIAL_ON_FOOT or s.clans[clan] not in (TURTLE, SNAKE)


POWDER: Final = BlackPowderBox()
