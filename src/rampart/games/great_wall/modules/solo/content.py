"""The solo command cards (GWC-SCM-01 to GWC-SCM-06); they have the names of the players' cards and their own texts."""

from typing import Final

from rampart.games.great_wall.cards import COMMAND_CARDS, OTHERS_FRAME, OWNER_FRAME, Command, Effect, Frame
from rampart.games.great_wall.combinators import If
from rampart.games.great_wall.conditions import rival_economy
from rampart.games.great_wall.effects import PlaceClerks
from rampart.games.great_wall.modules.solo import deeds
from rampart.games.great_wall.modules.solo.arguments import (
    CLERKS_LEFT,
    QIN_CLAUSE,
    RECRUITED,
    RECRUITS_LEFT,
    SHOT_FROM,
)
from rampart.games.great_wall.modules.solo.codes import (
    E_QIN_COPIES,
    S_QIN_DO,
    S_QIN_PLACE,
    S_QIN_RECRUIT,
    S_QIN_SHOOT,
)
from rampart.games.great_wall.modules.solo.part import highest_first
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.activation import activate
from rampart.games.great_wall.tables import ADVANCED, ARCHER, BETRAYAL, BY_RULE, QIN_CARDS, SECTIONS, SPEARMAN
from rampart.kernel.frame import NOBODY

COPIED_CLERKS: Final = 3  # placed where there is no card to copy


class QinPlaces(Effect):
    """Qin places so many clerks into different locations, from the lowest token upward (GW-QIN33)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """One at a time."""
        s.push(S_QIN_PLACE, NOBODY, CLERKS_LEFT.put(self.n))


class QinPromotes(Effect):
    """Qin promotes his lowest overseer."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        deeds.promote(s)


class QinRecruits(Effect):
    """Qin recruits soldiers free of charge."""

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """One after the other."""
        s.push(S_QIN_RECRUIT, NOBODY, RECRUITS_LEFT.put(self.n) + RECRUITED.put(self.kind))


class QinBuilds(Effect):
    """Qin builds a wall level."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        deeds.build(s)


class QinArchersAttack(Effect):
    """Every archer of Qin's on a firing spot shoots once, sections from left to right."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """One after the other."""
        for section in range(SECTIONS - 1, -1, -1):
            for _ in range(s.firing[p][section]):
                s.push(S_QIN_SHOOT, NOBODY, SHOT_FROM.put(section))


class QinActivates(Effect):
    """Advanced activation of the location with most of his clerks, of equal ones the highest (GW-QIN41)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """He needs a clerk somewhere."""
        best = -1
        for location in highest_first(s):
            if s.clerks[p][location] and (best < 0 or s.clerks[p][location] > s.clerks[p][best]):
                best = location
        if best >= 0:
            activate(s, best, ADVANCED, BY_RULE)


class QinCopies(Effect):
    """Qin resolves his own frames of the solo card with the name of your command card of this fall (GWC-SCM-06)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Without one, or with Betrayal, he places clerks."""
        copied = s.chosen[0]
        if copied < 0 or copied == BETRAYAL:
            s.push(S_QIN_PLACE, NOBODY, CLERKS_LEFT.put(COPIED_CLERKS))
            return
        if s.journal is not None:
            s.tell(E_QIN_COPIES, s.voice(p), [copied])
        for frame in reversed(COMMAND_CARDS[QIN_CARDS + copied].frames):
            if frame.audience == OWNER_FRAME:
                s.push(S_QIN_DO, NOBODY, QIN_CLAUSE.put(frame.clause.code))


TWO_EACH: Final = PlaceClerks(2, different=True)

QIN_COMMANDS: Final = [
    Command("qin_economy", [
        Frame(OWNER_FRAME, [QinPlaces(2)]),
        Frame(OTHERS_FRAME, [TWO_EACH]),
        Frame(OWNER_FRAME, [QinPromotes()]),
    ]),
    Command("qin_despotism", [
        Frame(OWNER_FRAME, [QinPlaces(2), If(rival_economy, QinPlaces(1))]),
        Frame(OTHERS_FRAME, [PlaceClerks(1)]),
        Frame(OWNER_FRAME, [QinActivates()]),
    ]),
    Command("qin_work_harder", [
        Frame(OWNER_FRAME, [QinPlaces(2)]),
        Frame(OTHERS_FRAME, [TWO_EACH]),
        Frame(OWNER_FRAME, [QinBuilds()]),
    ]),
    Command("qin_attack_order", [
        Frame(OWNER_FRAME, [QinArchersAttack(), QinRecruits(SPEARMAN, 1)]),
        Frame(OTHERS_FRAME, [TWO_EACH]),
    ]),
    Command("qin_call_to_arms", [
        Frame(OWNER_FRAME, [QinPlaces(2)]),
        Frame(OTHERS_FRAME, [TWO_EACH]),
        Frame(OWNER_FRAME, [QinRecruits(ARCHER, 1), QinRecruits(SPEARMAN, 1)]),
    ]),
    Command("qin_betrayal", [Frame(OWNER_FRAME, [QinCopies()])]),
]  # fmt: skip
