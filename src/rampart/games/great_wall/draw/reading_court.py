"""Reading the emperor's court: demands with who could give, tokens due, events."""

from collections.abc import Sequence

from rampart.games.great_wall.draw.scene import Court, DemandCard
from rampart.games.great_wall.modules.chronicles.survival import winters
from rampart.games.great_wall.modules.coop.codes import S_EVENT_HAPPENS
from rampart.games.great_wall.modules.coop.demands import (
    DEMANDS,
    ESCORT,
    ESCORTED,
    GOODS,
    LEVELS_A_YEAR,
    NOTHING,
    may_be_named,
    resting,
)
from rampart.games.great_wall.modules.coop.names import DEMAND_WORDS, EVENT_WORDS, INSTANT
from rampart.games.great_wall.modules.coop.part import coop_of, demand_slots, needed, open_demands, speaker
from rampart.games.great_wall.modules.coop.shame import shame_price
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import SECTIONS
from rampart.kernel.frame import code_of


def court_of(s: GreatWall, names: Sequence[str]) -> Court:
    """All that all may see; what lies behind screens is not told seat by seat."""
    part, first = coop_of(s), speaker(s)
    slots = demand_slots(s)
    reached, goal = (len(part.fulfilled), needed(s)) if s.box.demands else winters(s)
    return Court(
        fulfilled=reached,
        needed=goal,
        bank=s.shame_bank,
        whole=s.box.shame,
        due=len(open_demands(s)) * s.seats,
        slots=slots,
        demands=[demand_of(s, part.demands[slot]) if part.demands[slot] >= 0 else None for slot in range(slots)],
        events=[(EVENT_WORDS[event], when(s, event)) for event in part.events],
        events_left=len(part.event_deck),
        speaker=first,
        speaker_name=names[first],
        buyable=sum(s.honour[p] // shame_price(s, p) for p in range(s.seats)),
    )


def when(s: GreatWall, event: int) -> str:
    """Is an event in force for good, done, or does it take effect now?"""
    if event >= INSTANT:
        return "lasting"
    coming = any(code_of(f) == S_EVENT_HAPPENS for f in s.stack) and event == coop_of(s).events[-1]
    return "now" if coming else "done"


def demand_of(s: GreatWall, demand: int) -> DemandCard:
    """A demand: who could give what is asked of each, or how far all are together."""
    d = DEMANDS[demand]
    able: list[bool] = []
    if d.what == NOTHING:
        built = d.word == "wall_must_rise"
        have, need = (min(coop_of(s).built, LEVELS_A_YEAR), LEVELS_A_YEAR) if built else (0, 0)
    elif d.what == ESCORT:
        there = [sum(resting(s, p, section) for p in range(s.seats)) for section in range(SECTIONS)]
        have, need = sum(min(n, ESCORTED) for n in there), ESCORTED * SECTIONS
    elif d.what == GOODS:
        have, need = 0, 0  # goods lie behind screens
    elif d.each:
        able = [d.most(s, p) >= d.amount(s) for p in range(s.seats)]
        have, need = sum(able), s.seats
    else:
        need = d.total(s)
        have = min(need, sum(d.most(s, p) for p in range(s.seats)))
    ready = d.what != GOODS and may_be_named(s, demand)
    return DemandCard(DEMAND_WORDS[demand], able, have, need, ready)
