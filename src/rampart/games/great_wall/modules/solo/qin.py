"""Qin Jiushao, the automaton of solo play (7)."""

from typing import Final

from rampart.games.great_wall.automata import Automaton
from rampart.games.great_wall.cards import COMMAND_CARDS
from rampart.games.great_wall.codes import (
    E_BARRICADE,
    S_SCORE_ARTIFACTS,
    S_SCORE_HORDES,
)
from rampart.games.great_wall.frames import push_frames
from rampart.games.great_wall.modules.solo.arguments import (
    CLERKS_LEFT,
    IN_VOLLEY,
    QIN_CLAUSE,
    REED_LEFT,
    SCORED_ARTIFACTS,
    SHOT_FROM,
)
from rampart.games.great_wall.modules.solo.codes import (
    E_QIN_TRACK,
    E_REED_DISMISSED,
    S_QIN_ACTIVATION,
    S_QIN_DO,
    S_QIN_MOVE_REED,
    S_QIN_PLACE,
    S_QIN_SCORE,
    S_QIN_SHOOT,
    S_QIN_WORK,
)
from rampart.games.great_wall.modules.solo.deeds import recruit_spearman
from rampart.games.great_wall.modules.solo.part import solo_of, token_of
from rampart.games.great_wall.modules.solo.targets import barricade_target
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.reed import REED_MOVES
from rampart.games.great_wall.tables import (
    BARRACKS,
    BASE_KINDS,
    BUILDERS_CAMP,
    BY_LOCATION,
    EMBASSY,
    QIN_CARDS,
    TEA_HOUSE,
)
from rampart.games.great_wall.verbs import fill_row, move_up
from rampart.kernel.frame import NOBODY

MOST_IN_OTHERS_FRAME: Final = 2  # clerks (GW-QIN30)
VOICE: Final = 7  # as the journal names him, beyond any seat; the log knows the name by `automaton-7`


class Qin(Automaton):
    """He never decides anything: all he does follows from his cards, his track and the horde deck."""

    voice = VOICE

    def has_kind(self, kind: int) -> bool:
        """All kinds of the base box (GW-SET41)."""
        return kind < BASE_KINDS

    def discard_command(self, s: GreatWall, c: int) -> None:
        """His card goes to a pile of his own (GW-QIN14)."""
        part = solo_of(s)
        if part.turned >= 0:
            part.discard.append(part.turned)
            part.turned = -1

    def frames(self, s: GreatWall, c: int) -> None:
        """Those of the solo card that was turned up (GW-QIN12)."""
        push_frames(s, QIN_CARDS + s.chosen[c])

    def own_frame(self, s: GreatWall, c: int, card: int, frame: int) -> None:
        """All of it, as far as it goes."""
        s.push(S_QIN_DO, NOBODY, QIN_CLAUSE.put(COMMAND_CARDS[card].frames[frame].clause.code))

    def others_frame(self, s: GreatWall, c: int, card: int) -> None:
        """He places as many clerks as he can, at most two (GW-QIN30, GW-QIN34)."""
        n = min(MOST_IN_OTHERS_FRAME, REED_MOVES[card])
        if n:
            s.push(S_QIN_PLACE, NOBODY, CLERKS_LEFT.put(n))

    def activate(self, s: GreatWall, c: int) -> None:
        """By his track, then the human chooses (GW-QIN40, GW-QIN63)."""
        s.push(S_QIN_ACTIVATION)

    def work(self, s: GreatWall, c: int, args: int) -> None:
        """Honor or spearmen (GW-QIN42, GW-QIN43)."""
        s.push(S_QIN_WORK, NOBODY, args)

    def activated(self, s: GreatWall, c: int, location: int) -> None:
        """The token of the location moves to slot 1, those left of it one slot right (GW-QIN21)."""
        token = token_of(location)
        if token >= 0:
            track = solo_of(s).track
            track.remove(token)
            track.insert(0, token)
            if s.journal is not None:
                s.tell(E_QIN_TRACK, NOBODY, [location])

    def volley(self, s: GreatWall, c: int, section: int) -> None:
        """Each of his archers shoots."""
        for _ in range(s.firing[c][section]):
            s.push(S_QIN_SHOOT, NOBODY, SHOT_FROM.put(section) + IN_VOLLEY.put(1))

    def score(self, s: GreatWall, c: int, step: int) -> None:
        """Hordes as anyone, 20 honor for each artifact (GW-QIN08)."""
        if step == S_SCORE_ARTIFACTS:
            s.push(S_QIN_SCORE, NOBODY, SCORED_ARTIFACTS.put(1))
        elif step == S_SCORE_HORDES:
            s.push(S_QIN_SCORE)

    def move_reed(self, s: GreatWall, c: int, n: int) -> None:
        """As ruler he moves Reed clerks to where he wants company (GW-QIN60)."""
        if n:
            s.push(S_QIN_MOVE_REED, NOBODY, REED_LEFT.put(n))

    def work_reed(self, s: GreatWall, c: int, location: int) -> None:
        """As ruler: Reed's deeds by his rules, without honor for him (GW-QIN61, GW-QIN62)."""
        if location == EMBASSY and s.advisor_row:
            card = s.advisor_row.pop(0)
            s.advisor_discard.append(card)
            if s.journal is not None:
                s.tell(E_REED_DISMISSED, NOBODY, [card])
            fill_row(s)
        elif location == BUILDERS_CAMP:
            section = barricade_target(s)
            if section >= 0:
                s.barricades[section] += 1
                if s.journal is not None:
                    s.tell(E_BARRICADE, NOBODY, [section])
        elif location == BARRACKS:
            recruit_spearman(s, s.reed)
        elif location == TEA_HOUSE:
            move_up(s, s.reed, 1, BY_LOCATION)


QIN: Final = Qin()
