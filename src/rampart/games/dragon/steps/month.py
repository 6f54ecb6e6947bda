"""The course of the year: a month and its phases, decay, scoring, and the end after the twelfth."""

from rampart.games.dragon.arguments import MONTH, OF_MONTH
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.verbs import gain_fireworks, gain_rice, monk_points, score
from rampart.games.dragon.tables import (
    AT_END,
    COURT_LADY,
    E_DECAYED,
    E_MONTH,
    FROM_LADIES,
    FROM_MONEY,
    FROM_MONKS,
    FROM_PALACES,
    FROM_PERSONS,
    FROM_PRIVILEGES,
    IN_SCORING,
    MONTHS,
    S_DEAL_ACTIONS,
    S_EVENT_PHASE,
    S_FINAL_SCORING,
    S_MONTH,
    S_PERSON_PHASE,
    S_SCORING_PHASE,
    S_WALL_CHECK,
    WALL,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step


class Month(Step[Dragon]):
    """A round: actions, persons, event, scoring; after the twelfth the last wall check and the end (YD-001, YD-014)."""

    rule = "YD-001"
    args = OF_MONTH

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Exactly twelve of them (YD-601, YD-720)."""
        month = MONTH.of(args)
        s.round = month
        if s.journal is not None:
            s.tell(E_MONTH, NOBODY, [month, s.events[month - 1]])
        if month < MONTHS:
            s.push(S_MONTH, NOBODY, MONTH.put(month + 1))
        else:
            s.push(S_FINAL_SCORING)
            if s.has(WALL):
                s.push(S_WALL_CHECK, NOBODY, MONTH.put(MONTHS))
        s.push(S_SCORING_PHASE)
        s.push(S_EVENT_PHASE)
        s.push(S_PERSON_PHASE)
        s.push(S_DEAL_ACTIONS)


class Decay(Step[Dragon]):
    """Every palace without persons loses a floor; without its last floor it is gone (YD-480 to YD-482)."""

    rule = "YD-480"

    def run(self, s: Dragon, p: int, args: int) -> None:
        for seat in range(s.seats):
            me = s.players[seat]
            for site in range(len(me.floors)):
                if me.floors[site] and not me.people[site]:
                    me.floors[site] -= 1
                    if s.journal is not None:
                        s.tell(E_DECAYED, seat, [site, me.floors[site]])


class ScoringPhase(Step[Dragon]):
    """Phase 4: a point per palace, per court lady's dragon and per dragon on privileges (YD-501 to YD-504)."""

    rule = "YD-501"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """In all twelve months."""
        s.phase = IN_SCORING
        for seat in s.order():
            me = s.players[seat]
            score(s, seat, FROM_PALACES, me.palaces())
            score(s, seat, FROM_LADIES, me.symbols(COURT_LADY))
            score(s, seat, FROM_PRIVILEGES, me.small + 2 * me.large)


class FinalScoring(Step[Dragon]):
    """Persons, monks, and what money, rice and fireworks are worth together (YD-601 to YD-604)."""

    rule = "YD-601"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Then the game is over (YD-605)."""
        s.phase = AT_END
        for seat in s.order():
            me = s.players[seat]
            score(s, seat, FROM_PERSONS, 2 * me.persons())
            score(s, seat, FROM_MONKS, monk_points(me))
            yuan = me.yuan + 2 * me.rice + 2 * me.fireworks
            gain_rice(s, seat, -me.rice)
            gain_fireworks(s, seat, -me.fireworks)
            score(s, seat, FROM_MONEY, yuan // 3)
            me.yuan = yuan
