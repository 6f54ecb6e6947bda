"""Where in the year a position document stands: the phase that follows from what is to be done, and what cannot be."""

from typing import TYPE_CHECKING, Final

from rampart.games.dragon.tables import (
    AT_END,
    EVENT_WORDS,
    IN_ACTIONS,
    IN_EVENT,
    IN_PERSONS,
    IN_SCORING,
    IN_SETUP,
    MONTHS,
    PEACE,
    S_BUILD_FLOOR,
    S_BUY_PRIVILEGE,
    S_CHOOSE_ACTION,
    S_DEAL_ACTIONS,
    S_DRAFT_PAIR,
    S_END_ACTIONS,
    S_EVENT_PHASE,
    S_FINAL_SCORING,
    S_MAKE_ROOM,
    S_MONTH,
    S_NAME_SUPER_EVENT,
    S_PERSON_PHASE,
    S_PLACE_PERSON,
    S_PLAY_CARD,
    S_SCORING_PHASE,
    S_USE_WALL_TILE,
)
from rampart.kernel.frame import code_of

if TYPE_CHECKING:
    from rampart.games.dragon.state import Dragon

DRAFTING: Final = (S_NAME_SUPER_EVENT, S_DRAFT_PAIR)
BEFORE_THE_YEAR: Final = (*DRAFTING, S_PLACE_PERSON, S_MONTH)
# The phase of the steps that belong to one; the steps of all other phases are those of the event
PHASES: Final = {
    S_NAME_SUPER_EVENT: IN_SETUP, S_DRAFT_PAIR: IN_SETUP, S_MONTH: IN_SCORING, S_DEAL_ACTIONS: IN_ACTIONS,
    S_CHOOSE_ACTION: IN_ACTIONS, S_BUILD_FLOOR: IN_ACTIONS, S_BUY_PRIVILEGE: IN_ACTIONS, S_USE_WALL_TILE: IN_ACTIONS,
    S_END_ACTIONS: IN_ACTIONS, S_PERSON_PHASE: IN_PERSONS, S_PLAY_CARD: IN_PERSONS, S_PLACE_PERSON: IN_PERSONS,
    S_MAKE_ROOM: IN_PERSONS, S_EVENT_PHASE: IN_EVENT, S_SCORING_PHASE: IN_SCORING, S_FINAL_SCORING: IN_SCORING,
}  # fmt: skip


def phase_of(s: "Dragon") -> int:
    """The phase to which the next step belongs."""
    if not s.round:
        return IN_SETUP
    return PHASES.get(code_of(s.stack[-1]), IN_EVENT) if s.stack else AT_END


def faults_of_year(s: "Dragon") -> list[tuple[str, str]]:
    """A row of events as the rules lay it, a month once the draft is over, and something to do until the end."""
    out = faults_of_events(s.events)
    pending = [code_of(f) for f in s.stack]
    if not s.stack and (s.round != MONTHS or s.phase != AT_END):
        out.append(("todo", "something must be left to do before the end of the year"))
    if s.stack and s.phase == AT_END:
        out.append(("phase", "the game is not over while something is left to do"))
    if s.round and any(code in DRAFTING for code in pending):
        out.append(("todo", f"the draft is over in month {s.round}; say what is left to do"))
    if not s.round and any(code not in BEFORE_THE_YEAR for code in pending):
        out.append(("round", "the month must be said once the draft is over"))
    return out


def faults_of_events(row: list[int]) -> list[tuple[str, str]]:
    """Two months of peace, and then no event twice in a row (YD-102 to YD-105)."""
    if row[:2] != [PEACE, PEACE]:
        return [("events", "the year begins with two months of peace")]
    for i in range(2, len(row)):
        if row[i] == row[i - 1]:
            return [(f"events[{i}]", f"{EVENT_WORDS[row[i]]} comes twice in a row")]
    return []
