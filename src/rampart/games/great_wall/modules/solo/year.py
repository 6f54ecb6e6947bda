"""What solo play changes in the year: the advisors of spring, the end check and the scoring (7.1)."""

from typing import Final

from rampart.games.great_wall.codes import E_ROW, S_END_CHECK
from rampart.games.great_wall.content.hordes import HONOURS
from rampart.games.great_wall.content.names import ADVISOR_WORDS, type_of
from rampart.games.great_wall.modules.solo.arguments import QIN_SCORING, SCORED_ARTIFACTS
from rampart.games.great_wall.modules.solo.codes import (
    E_QIN_ADVISOR,
    E_QIN_SCORED,
    S_QIN_ADVISOR,
    S_QIN_FILL_ROW,
)
from rampart.games.great_wall.modules.solo.part import qin_of
from rampart.games.great_wall.scoring import finish, reasons_to_end
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import NO_CLAN, NOBODY_WINS, OF_ARTIFACTS, OF_HORDES
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import fill_row, gain_honour
from rampart.games.great_wall.vocabulary import ON_ADVISOR_ROW_REFRESHED
from rampart.kernel.codec import Options, card
from rampart.kernel.frame import NOBODY
from rampart.kernel.knowledge import everyone, see
from rampart.kernel.step import Choice, Say, Step

ARTIFACT_HONOUR: Final = 20  # of each artifact for Qin (GW-QIN08)
LEAVING: Final = 2  # advisors that leave the row in spring
ADVISORS: Final = Options()
ADVISORS.part("card", card("advisors", len(ADVISOR_WORDS)))


class QinAdvisor(Choice[GreatWall]):
    """Choose which of the two leftmost advisors goes face down under Qin's card (GW-QIN06)."""

    rule = "GW-QIN06"
    choices = ADVISORS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Either; an empty row has none."""
        return s.advisor_row[:LEAVING]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The other one is discarded when the row is refreshed."""
        give_advisor(s, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `qin:abbot`."""
        return f"qin:{ADVISOR_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-qin-advisor", {"card": ADVISOR_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """How many he then has; every two of them bring him 1 honor each fall."""
        return Say("effect-qin-support", {"n": len(s.support[qin_of(s)]) + 1})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"advisor-{ADVISOR_WORDS[choice]}"]


def give_advisor(s: GreatWall, advisor: int) -> None:
    """An advisor of the row becomes a support advisor of Qin's; all saw which it is."""
    c = qin_of(s)
    s.advisor_row.remove(advisor)
    s.support[c].append(advisor)
    s.support[c].sort()
    see(s.known_advisors, [advisor], everyone(s.seats))
    if s.journal is not None:
        s.tell(E_QIN_ADVISOR, s.voice(c), [advisor])


class RefreshRowForQin(Step[GreatWall]):
    """Step 3 of spring: Qin gets one of the two leftmost advisors, or both, then the row is filled (GW-QIN06)."""

    rule = "GW-QIN06"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """With only one card in the row that one goes to him."""
        s.push(S_QIN_FILL_ROW)
        if not s.advisor_row:
            return
        if s.box.options["both_advisors"] or len(s.advisor_row) == 1:
            for advisor in s.advisor_row[:LEAVING]:
                give_advisor(s, advisor)
        else:
            s.push(S_QIN_ADVISOR, 0)


class FillRowAfterQin(Step[GreatWall]):
    """The other of the two leftmost advisors is discarded, the others slide left, the row is filled (GW-SPR08)."""

    rule = "GW-SPR08"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """As many leave as ever."""
        gone = [] if s.box.options["both_advisors"] else s.advisor_row[: LEAVING - 1]
        s.advisor_row = s.advisor_row[len(gone) :]
        s.advisor_discard += gone
        fill_row(s)
        if s.journal is not None:
            s.tell(E_ROW, NOBODY, [len(gone)])
        moment(s, ON_ADVISOR_ROW_REFRESHED, NO_CLAN)


class SoloEndCheck(Step[GreatWall]):
    """Without a shame token in the bank the human loses at once; else the end check is as ever (GW-QIN10)."""

    rule = "GW-QIN10"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Whatever the scores."""
        if s.shame_bank == 0:
            finish(s, reasons_to_end(s), NOBODY_WINS)
        else:
            s.push(S_END_CHECK)


class QinScore(Step[GreatWall]):
    """Qin scores his claimed hordes like anyone, and 20 honor for each artifact (GW-QIN08)."""

    rule = "GW-QIN08"
    args = QIN_SCORING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The artifacts' texts are nothing to him."""
        c = qin_of(s)
        if not SCORED_ARTIFACTS.of(args):
            for horde in s.claimed[c]:
                gain_honour(s, c, HONOURS[type_of(horde)], OF_HORDES)
            return
        for artifact in s.artifacts:
            if s.journal is not None:
                s.tell(E_QIN_SCORED, s.voice(c), [artifact, ARTIFACT_HONOUR])
            gain_honour(s, c, ARTIFACT_HONOUR, OF_ARTIFACTS)
