"""The goal of the co-operative scenarios: to survive the last winter (GWX-AC-SCN-05, GWX-AC-SCN-06)."""

from rampart.games.great_wall.modules.chronicles.names import COOP_SCENARIOS
from rampart.games.great_wall.modules.chronicles.part import CHRONICLES
from rampart.games.great_wall.modules.coop.codes import S_NEXT_YEAR, S_TURN_EVENT
from rampart.games.great_wall.scoring import finish
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import ALL_WIN, END_FORTRESS, END_REVOLT, END_TIME, LETHALITY
from rampart.kernel.step import Say, Step

SIEGE, TURBANS = COOP_SCENARIOS


def last_space(s: GreatWall) -> int:
    """The rebellion is one year shorter: the last but one space of the time track counts as its last."""
    last = len(LETHALITY[s.side]) - 1
    return last - 1 if s.box.options[CHRONICLES] == TURBANS else last


def winters(s: GreatWall) -> tuple[int, int]:
    """How many winters were survived, and how many must be."""
    whole = last_space(s) - s.box.start_space + 1
    return whole if s.over and s.outcome == ALL_WIN else s.year - 1, whole


class Survive(Step[GreatWall]):
    """Who survives the last winter wins together; before that an event is turned up and the year ends (GW-COO12)."""

    rule = "GWX-AC-SCN-05"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """There are no demands (GWX-AC-01)."""
        if s.space >= last_space(s):
            finish(s, END_TIME, ALL_WIN)
            return
        s.push(S_NEXT_YEAR)
        s.push(S_TURN_EVENT)


def told_at_end(s: GreatWall) -> Say:
    """All won, or why all lost."""
    if s.outcome == ALL_WIN:
        return Say("scenario-won")
    if s.reasons & END_FORTRESS:
        return Say("fortress-lost")
    return Say("rebellion-lost" if s.reasons & END_REVOLT else "scenario-shamed")
