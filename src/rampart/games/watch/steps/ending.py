"""The end of the game: glorious, tragic, or none."""

from typing import Final

from rampart.games.watch.arguments import TEST_WIN, THEN
from rampart.games.watch.scoring import grouped
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import (
    AT_END,
    BY_POINTS,
    BY_TURN_CAP,
    COMPAT,
    E_GLORY,
    E_NO_WINNER,
    E_REVEALED_POINTS,
    E_TRAGEDY,
    GLORIOUS,
    IN_BUILD,
    IN_ROLL,
    IN_TRADE,
    POINTS_TO_WIN,
    S_TEST_WIN,
    TURN_STEPS,
    VP_CARD,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step

BEFORE: Final = {step: THEN.put(i) for i, step in enumerate(TURN_STEPS)}  # the argument of the test, by what follows


def test_win_before(s: Watch, p: int, step: int) -> None:
    """Let the win be tested before a step of the turn is asked."""
    s.push(S_TEST_WIN, p, BEFORE[step])


class TestWin(Step[Watch]):
    """After an action or a roll is completely resolved the active player may have won (NW-801, NW-802, NW-1101)."""

    rule = "NW-802"
    args = TEST_WIN

    def run(self, s: Watch, p: int, args: int) -> None:
        """Once the wildling die is applied, step 1 is over; the turn goes on where no one has won (NW-1102)."""
        if s.stage == IN_ROLL:
            s.stage = IN_TRADE
        if not has_won(s):
            s.push(TURN_STEPS[THEN.of(args)], p)


def has_won(s: Watch) -> bool:
    """End the game where the active player has the points and may win now (NW-801, NW-803, NW-1101, NW-1102)."""
    if s.guards and s.stage != IN_TRADE and s.stage != IN_BUILD:
        return False
    if s.total_points(s.active) >= POINTS_TO_WIN:
        win(s, s.active)
        return True
    if s.config[COMPAT]:
        for p in range(s.seats):  # NW-1409 (d): anybody, at any time
            if s.total_points(p) >= POINTS_TO_WIN:
                win(s, p)
                return True
    return False


def win(s: Watch, p: int) -> None:
    """The VP cards are shown and the game is over (NW-641, NW-804)."""
    s.winner = p
    close(s, GLORIOUS if s.has_wall() else BY_POINTS)
    if s.journal is not None:
        s.tell(E_GLORY, p, [s.public_points(p)])


def end_in_tragedy(s: Watch, reason: int) -> None:
    """Most guards on the Wall, then most points, then most cards; else everyone loses (NW-1113 to NW-1117)."""
    close(s, reason)
    worth = [[s.guards_of(p), s.public_points(p), s.hand_size(p)] for p in range(s.seats)]
    first = grouped(list(range(s.seats)), worth)[0]
    s.winner = first[0] if len(first) == 1 else -1
    if s.journal is not None:
        if s.winner >= 0:
            s.tell(E_TRAGEDY, s.winner, worth[s.winner])
        else:
            s.tell(E_NO_WINNER, NOBODY, [])


def end_without_winner(s: Watch) -> None:
    """Too many turns: a draw (NW-1118)."""
    close(s, BY_TURN_CAP)
    if s.journal is not None:
        s.tell(E_NO_WINNER, NOBODY, [])


def close(s: Watch, reason: int) -> None:
    """Nothing more is done, and all show their VP cards (NW-641, NW-804, NW-1114)."""
    s.end_reason = reason
    s.stage = AT_END
    s.reveal()
    for p in range(s.seats):
        shown = s.cards[p][VP_CARD] + s.bought[p][VP_CARD]
        s.cards[p][VP_CARD] = 0
        s.bought[p][VP_CARD] = 0
        s.played[p][VP_CARD] += shown
        if shown and s.journal is not None:
            s.tell(E_REVEALED_POINTS, p, [shown])
    s.end()
