"""Towers: a spearman mans one after a wall was built or a horde claimed, and is scored in winter (GWX-BP-10 to -17)."""

from typing import Final

from rampart.games.great_wall.arguments import AT, AT_MOMENT
from rampart.games.great_wall.modules.black_powder.arguments import AT_TOWER, MANNED_FOR, MANNING, TOWER
from rampart.games.great_wall.modules.black_powder.codes import (
    E_TOWER_HELD,
    E_TOWER_LEFT,
    E_TOWER_MANNED,
    S_CLEAR_TOWERS,
    S_MAN_TOWER,
    S_SCORE_TOWER,
    S_TOWER_SHOT,
)
from rampart.games.great_wall.modules.black_powder.part import (
    MACHINE_WORDS,
    MACHINES,
    TOWER_WORDS,
    TOWERS,
    powder_of,
    sections_beside,
    standing,
    towers_beside,
)
from rampart.games.great_wall.modules.black_powder.shots import can_shoot, open_shot, shot_effect
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BY_RULE, OF_WALLS, SECTION_WORDS, SPEARMAN
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import due_shame, gain_honour
from rampart.games.great_wall.vocabulary import (
    ON_TOWER_MANNED,
    ON_TOWER_SCORED,
    ON_WALL_BUILT,
    P_MOMENT,
    P_PLAYER,
    P_X,
    P_Y,
    TOWER_HONOUR,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Say, Step

HELD_HONOUR: Final = 2

POSTS: Final = Options()
POSTS.part("tower", one_of(TOWER_WORDS))
NO_TOWER: Final = POSTS.case("pass").code
GUNS: Final = Options()
GUN: Final = GUNS.case("shoot")
GUN_TYPE: Final = GUN.part("machine", one_of(MACHINE_WORDS))
GUN_AT: Final = GUN.part("section", one_of(SECTION_WORDS))
HOLD: Final = GUNS.case("hold").code


class TowerOffer(Step[GreatWall]):
    """After a wall level or a claimed horde its player may man a tower beside that section (GWX-BP-11, GWX-BP-12)."""

    rule = "GWX-BP-11"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Reed and Qin never do (GWX-008)."""
        at = AT.of(args)
        player = s.pad[at + P_PLAYER]
        section = s.pad[at + P_X] if s.pad[at + P_MOMENT] == ON_WALL_BUILT else s.pad[at + P_Y]
        if s.is_seat(player):
            s.push(S_MAN_TOWER, player, MANNED_FOR.put(section))


class ManTower(Choice[GreatWall]):
    """Put a spearman of the pool into a tower beside the section, whoever stands there, or do not (GWX-BP-13)."""

    rule = "GWX-BP-13"
    args = MANNING
    choices = POSTS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """With an available spearman (GWX-BP-10, GWX-BP-14)."""
        if s.pool[p][SPEARMAN] == 0:
            return [NO_TOWER]
        return [*towers_beside(s, MANNED_FOR.of(args)), NO_TOWER]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Who stood there goes back to the pool; then a machine beside the tower may shoot (GWX-BP-15)."""
        if choice == NO_TOWER:
            return
        leave_tower(s, choice)
        s.pool[p][SPEARMAN] -= 1
        powder_of(s).towers[choice] = p
        if s.journal is not None:
            s.tell(E_TOWER_MANNED, p, [choice])
        s.push(S_TOWER_SHOT, p, TOWER.put(choice))
        moment(s, ON_TOWER_MANNED, p, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `tower:2`, or `pass`."""
        return "pass" if choice == NO_TOWER else f"tower:{TOWER_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("man_tower", {"section": SECTION_WORDS[MANNED_FOR.of(args)]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NO_TOWER:
            return Say("option-pass")
        return Say("option-tower", {"tower": choice + 1, **beside_told(s, choice)})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """Who has to leave it."""
        if choice == NO_TOWER:
            return None
        there = powder_of(s).towers[choice]
        if there == p or there < 0:
            return Say("effect-tower", {"own": 1 if there == p else 0})
        return Say("effect-evict", {"other_seat": there})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_TOWER else [f"tower-{TOWER_WORDS[choice]}"]


def beside_told(s: GreatWall, tower: int) -> dict[str, int | str]:
    """The sections beside a tower, for the texts; the second is "none" at the ends."""
    sections = [SECTION_WORDS[section] for section in sections_beside(s, tower)]
    return {"section": sections[0], "second": sections[1] if len(sections) > 1 else "none"}


def leave_tower(s: GreatWall, tower: int) -> None:
    """The spearman of a tower goes back to its owner's pool; it is not killed."""
    towers = powder_of(s).towers
    if towers[tower] >= 0:
        s.pool[towers[tower]][SPEARMAN] += 1
        if s.journal is not None:
            s.tell(E_TOWER_LEFT, towers[tower], [tower])
        towers[tower] = -1


class TowerShot(Choice[GreatWall]):
    """From a tower just manned: shoot with a machine of a section beside it, or hold fire (GWX-BP-15)."""

    rule = "GWX-BP-15"
    args = AT_TOWER
    choices = GUNS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Machines with a horde before them, whose shot can be paid (GWX-BP-33)."""
        out: list[int] = []
        for section in sections_beside(s, TOWER.of(args)):
            for machine in range(MACHINES):
                if standing(s, section, machine) and can_shoot(s, p, machine, section):
                    out.append(GUN_TYPE.put(machine) + GUN_AT.put(section))
        out.append(HOLD)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        if choice != HOLD:
            open_shot(s, p, GUN_TYPE.of(choice), GUN_AT.of(choice))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `cannon@M`, or `hold`."""
        if choice == HOLD:
            return "hold"
        return f"{MACHINE_WORDS[GUN_TYPE.of(choice)]}@{SECTION_WORDS[GUN_AT.of(choice)]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == HOLD:
            return Say("option-hold")
        machine, section = MACHINE_WORDS[GUN_TYPE.of(choice)], SECTION_WORDS[GUN_AT.of(choice)]
        return Say("option-gun", {"machine": machine, "section": section})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        return None if choice == HOLD else shot_effect(s, p, GUN_TYPE.of(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == HOLD:
            return []
        return [f"machine-{SECTION_WORDS[GUN_AT.of(choice)]}-{MACHINE_WORDS[GUN_TYPE.of(choice)]}"]


# ---- winter


class ForgetBreaches(Step[GreatWall]):
    """Winter begins: no section is breached yet."""

    rule = "GWX-BP-16"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        powder_of(s).breached = 0


class NoteBreach(Step[GreatWall]):
    """A section is breached: its towers will feel it (GWX-BP-16)."""

    rule = "GWX-BP-16"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        powder_of(s).breached |= 1 << s.pad[AT.of(args) + P_X]


class ScoreTowers(Step[GreatWall]):
    """The assault is over: in tea order, towers from the left, each spearman is scored; then some leave (GWX-BP-16)."""

    rule = "GWX-BP-16"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Before barricades are removed."""
        towers = powder_of(s).towers
        s.push(S_CLEAR_TOWERS)
        for q in reversed(s.order()):
            for tower in range(TOWERS - 1, -1, -1):
                if towers[tower] == q:
                    s.push(S_SCORE_TOWER, q, TOWER.put(tower))


class ScoreTower(Step[GreatWall]):
    """2 honor for each section beside the tower that held, 1 shame for each that was breached (GWX-BP-16)."""

    rule = "GWX-BP-16"
    args = AT_TOWER

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """A section without hordes is not breached."""
        tower = TOWER.of(args)
        sections = sections_beside(s, tower)
        broken = sum(powder_of(s).breached >> section & 1 for section in sections)
        held = len(sections) - broken
        if s.journal is not None:
            s.tell(E_TOWER_HELD, p, [tower, held, broken])
        gain_honour(s, p, held * ask(s, TOWER_HONOUR, p, HELD_HONOUR, tower), OF_WALLS)
        moment(s, ON_TOWER_SCORED, p, tower, held, broken)
        due_shame(s, p, broken, BY_RULE, sections[0])


class ClearTowers(Step[GreatWall]):
    """Every spearman in a tower beside a breached section goes back to its owner's pool (GWX-BP-17)."""

    rule = "GWX-BP-17"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        for tower in range(TOWERS):
            if any(powder_of(s).breached >> section & 1 for section in sections_beside(s, tower)):
                leave_tower(s, tower)
