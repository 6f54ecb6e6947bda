"""The Siege of Diaoyucheng: raids besiege a fortress, and its archers hold it (GWX-AC-SCN-05)."""

from rampart.games.great_wall.arguments import AT_MOMENT
from rampart.games.great_wall.battle import sections_in_play, woundable
from rampart.games.great_wall.codes import S_VOLLEY
from rampart.games.great_wall.modules.chronicles.arguments import COMING_DOWN, DOWN_TO, STILL_UP
from rampart.games.great_wall.modules.chronicles.codes import (
    E_CAME_DOWN,
    E_FORTRESS,
    E_SIEGED,
    S_COME_DOWN,
    S_FORTRESS_SHOOT,
)
from rampart.games.great_wall.modules.chronicles.part import chronicles_of
from rampart.games.great_wall.scoring import finish
from rampart.games.great_wall.spots import NO_WOUND, WOUND_CELL, WOUND_SLOT, WOUNDED
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import wound
from rampart.games.great_wall.steps.winter import shot_key, shot_say, shot_target
from rampart.games.great_wall.tables import (
    ARCHER,
    BY_VOLLEY,
    END_FORTRESS,
    KINDS,
    NOBODY_WINS,
    ROWS_DEEP,
    SECTION_WORDS,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.vocabulary import ON_VOLLEY_SHOT
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step


class SiegeRaid(Step[GreatWall]):
    """Each raid also puts a shame token of the supply beside the card (GWX-AC-SCN-05)."""

    rule = "GWX-AC-SCN-05"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """As long as there are any: a raid that finds none is no loss (GW-COO14)."""
        if s.shame_bank:
            part = chronicles_of(s)
            s.shame_bank -= 1
            part.besieging += 1
            if s.journal is not None:
                s.tell(E_SIEGED, NOBODY, [part.besieging])


# ---- the volley


class FortressVolley(Step[GreatWall]):
    """The archers of the fortress shoot first, then those on the wall (GWX-AC-SCN-05)."""

    rule = "GWX-AC-SCN-05"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """In tea order, one shot each; cards bring no more."""
        s.push(S_VOLLEY)
        for q in reversed(s.order()):
            for _ in range(chronicles_of(s).archers[q]):
                s.push(S_FORTRESS_SHOOT, q)


class FortressShoot(Choice[GreatWall]):
    """An archer of the fortress must wound a horde in row 1 of any section, if one can be wounded (GWX-AC-SCN-05)."""

    rule = "GWX-AC-SCN-05"
    choices = WOUNDED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Without a free spot there the shot is lost."""
        nearest = 0
        for section in sections_in_play(s):
            nearest |= 1 << section * ROWS_DEEP
        out = woundable(s, nearest)
        return out if out else [NO_WOUND]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """A shot of the volley like any other."""
        if choice != NO_WOUND:
            moment(s, ON_VOLLEY_SHOT, p, WOUND_SLOT.of(choice))
            wound(s, p, WOUND_SLOT.of(choice), WOUND_CELL.of(choice), BY_VOLLEY)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `shoot:reavers_L@0.2`, or `hold`."""
        return shot_key(s, choice)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return shot_say(s, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return shot_target(s, choice)


# ---- after the assault


class FortressFalls(Step[GreatWall]):
    """After the assault the defense falls by 1 for each token, less 1 for each archer; at 0 all lose (SCN-05)."""

    rule = "GWX-AC-SCN-05"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Then the archers leave, in tea order."""
        part = chronicles_of(s)
        part.defence = max(0, part.defence - max(0, part.besieging - sum(part.archers)))
        if s.journal is not None:
            s.tell(E_FORTRESS, NOBODY, [part.defence])
        if part.defence == 0:
            finish(s, END_FORTRESS, NOBODY_WINS)
            return
        for q in reversed(s.order()):
            if part.archers[q]:
                s.push(S_COME_DOWN, q, STILL_UP.put(part.archers[q]))


class ComeDown(Choice[GreatWall]):
    """Choose the rest area to which an archer of the fortress goes (GWX-AC-SCN-05)."""

    rule = "GWX-AC-SCN-05"
    args = COMING_DOWN
    choices = DOWN_TO

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return list(sections_in_play(s))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        left = STILL_UP.of(args)
        if left > 1:
            s.push(S_COME_DOWN, p, STILL_UP.put(left - 1))
        chronicles_of(s).archers[p] -= 1
        s.rest[p][choice * KINDS + ARCHER] += 1
        if s.journal is not None:
            s.tell(E_CAME_DOWN, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `rest@L`."""
        return f"rest@{SECTION_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("come_down", {"left": STILL_UP.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-rest", {"section": SECTION_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"rest-{SECTION_WORDS[choice]}"]
