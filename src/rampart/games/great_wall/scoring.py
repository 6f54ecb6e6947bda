"""The end of the game and the final scoring (5.20, 5.21)."""

from rampart.games.great_wall.arguments import OPENED, OPENED_WITH
from rampart.games.great_wall.automata import automaton
from rampart.games.great_wall.cards import ARTIFACT_CARDS, NOWHERE
from rampart.games.great_wall.codes import (
    E_ENDING,
    E_SCORED,
    S_GAME_OVER,
    S_OPEN_MOMENT,
    S_SCORE_ARTIFACTS,
    S_SCORE_HORDES,
    S_SCORE_SHAME,
    S_YEAR,
)
from rampart.games.great_wall.content.hordes import HONOURS
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    AT_END,
    END_SHAME,
    END_TIME,
    END_WALLS,
    LETHALITY,
    OF_ARTIFACTS,
    OF_HORDES,
    OF_SHAME,
    SHAME_COST,
    TOLD_ENDS,
    TOP_WALL,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour, lose_honour
from rampart.games.great_wall.vocabulary import (
    GAME_END,
    SCORING_ARTIFACTS,
    SCORING_HORDES,
    SCORING_SHAME,
    WINTER_END,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step


def reasons_to_end(s: GreatWall) -> int:
    """Complete walls, an empty bank of shame, the last space of time; all that hold (GW-END01, GW-REE17)."""
    out = 0
    if s.wall.count(TOP_WALL) >= s.box.walls_to_end:
        out |= END_WALLS
    if s.shame_bank == 0:
        out |= END_SHAME
    if s.space == len(LETHALITY[s.side]) - 1:
        out |= END_TIME
    for module in s.box.modules:
        out |= module.reasons_to_end(s)
    return out


class EndCheck(Step[GreatWall]):
    """Phase 3 of winter: only here the conditions are looked at; else the next year begins (GW-END02, GW-WIN08)."""

    rule = "GW-END01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Scoring takes three steps."""
        s.reasons = reasons_to_end(s)
        if s.reasons == 0:
            next_year(s)
            return
        if s.journal is not None:
            s.tell(E_ENDING, NOBODY, [s.reasons & TOLD_ENDS])
        s.push(S_GAME_OVER)
        push_scoring(s)
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(GAME_END) + OPENED_WITH.put(s.reasons))


def next_year(s: GreatWall) -> None:
    """The game goes on: winter ends, and spring comes (GW-WIN08)."""
    s.year += 1
    s.push(S_YEAR)
    moment(s, WINTER_END, NOBODY, s.year - 1)


def push_scoring(s: GreatWall) -> None:
    """Three steps, each for all seats in tea order; automata score in their own way."""
    for step in (S_SCORE_ARTIFACTS, S_SCORE_HORDES, S_SCORE_SHAME):
        for c in reversed(s.tea):
            if s.is_seat(c):
                s.push(step, c)
            elif s.is_player(c):
                automaton(s, c).score(s, c, step)


def finish(s: GreatWall, reasons: int, outcome: int) -> None:
    """The game ends at once, without scoring: all win, or no one does."""
    s.reasons = reasons
    s.outcome = outcome
    s.bonuses = []  # what was under way ends with the game
    if s.journal is not None:
        s.tell(E_ENDING, NOBODY, [reasons & TOLD_ENDS])
    s.end()
    s.push(S_GAME_OVER)


class ScoreShame(Step[GreatWall]):
    """Step 1: 5 honor lost per shame token under own soldiers, not below 0 (GW-SCO01)."""

    rule = "GW-SCO01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tokens on horde cards cost nothing (GW-SHM03)."""
        lose_honour(s, p, SHAME_COST * sum(s.shamed[p]), OF_SHAME)
        moment(s, SCORING_SHAME, p)


class ScoreHordes(Step[GreatWall]):
    """Step 2: the printed honor of claimed horde cards without shame tokens (GW-SCO02)."""

    rule = "GW-SCO02"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """A card with at least one token gives nothing (GW-SHM03)."""
        for card in s.claimed[p]:
            if s.stains[card] == 0:
                gain_honour(s, p, HONOURS[type_of(card)], OF_HORDES)
        moment(s, SCORING_HORDES, p)


class ScoreArtifacts(Step[GreatWall]):
    """Step 3: the honor of the three artifacts, from left to right (GW-SCO03, GWC-ART-10)."""

    rule = "GW-SCO03"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The sum of its amounts each."""
        for card in s.artifacts:
            n = sum(amount.of(s, p, NOWHERE) for amount in ARTIFACT_CARDS[card].scores)
            if s.journal is not None:
                s.tell(E_SCORED, p, [card, n])
            gain_honour(s, p, n, OF_ARTIFACTS)
        moment(s, SCORING_ARTIFACTS, p)


class GameOver(Step[GreatWall]):
    """Most honor wins; ties go to the player higher on the tea track (GW-SCO04)."""

    rule = "GW-SCO04"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Nothing more is done."""
        s.season = AT_END
        for module in s.box.modules:
            module.judge(s)
        s.end()
