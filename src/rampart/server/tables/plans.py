"""Plans in daily games: what a seat does by itself while its person is away, until something concerns that seat.

A plan passes at every opportunity, or holds one prepared answer. It lapses when an event of its seat, or of a kind that
was named, happens by someone else's doing. A prepared answer also lapses when the seat is asked something else, when
its option is not on offer, or when it was given. A plan is private: it is no entry of its table.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from rampart.kernel.errors import IllegalChoice
from rampart.kernel.journal import FORCED
from rampart.kernel.rules import Rules
from rampart.kernel.state import State
from rampart.server.basics.clocks import DAILY
from rampart.server.basics.model import Entry, EntryKind, Happening, SeatKind
from rampart.server.basics.refusals import Refused
from rampart.server.storage import schema
from rampart.server.storage.store import Store

if TYPE_CHECKING:
    from rampart.server.tables.room import Room

MOST_KINDS: Final = 20  # of events that end a plan
LOOKED_AHEAD: Final = 400  # choices until the seat is asked
LONGEST_KEY: Final = 200
SEAT: Final = "seat"  # ends the name of an argument that names a seat, as in `victim_seat`


@dataclass(frozen=True)
class Plan:
    """What a seat does by itself: pass, or give one answer to a step."""

    seat: int
    person: str
    after: int  # the last entry when it was made
    step: str = ""  # '' for passing
    option: str = ""
    until: tuple[str, ...] = ()  # kinds of events that end it, whosever they are


def holds(plan: Plan, entries: Sequence[Entry], happenings: Iterable[Happening], rules: Rules) -> bool:
    """Has nothing happened since that ends a plan?"""
    since = entries[plan.after :]
    if any(entry.kind is EntryKind.UNDO for entry in since):
        return False
    if plan.step and any(entry.kind is EntryKind.CHOICE and entry.seat == plan.seat for entry in since):
        return False
    return not any(concerns(plan, happening, rules) for happening in happenings)


def concerns(plan: Plan, happening: Happening, rules: Rules) -> bool:
    """Did something happen to the seat of a plan by someone else's doing, or something that was named?"""
    for told in happening.events:
        if told.code == FORCED:
            continue
        kind = rules.events[told.code]
        if kind.name in plan.until:
            return True
        named = [n for field, n in zip(kind.args, told.seen(plan.seat).numbers) if field.name.endswith(SEAT)]
        if happening.seat != plan.seat and plan.seat in (told.seat, *named):
            return True
    return False


def standing(room: "Room", seat: int) -> Plan | None:
    """The plan of a seat, if it still holds."""
    plan = room.plans.get(seat)
    if plan is None or room.state is None or room.table.terms.clock != DAILY:
        return None
    taken = room.table.seats[seat]
    if taken.kind is not SeatKind.PERSON or taken.person != plan.person:
        return None
    happened = room.happenings_since(plan.after + 1)
    return plan if holds(plan, room.entries, happened, room.state.rules) else None


def planned(room: "Room", seat: int) -> str:
    """The key of what a plan chooses for a seat that is asked now, '' where its person is asked."""
    plan = standing(room, seat)
    if plan is None:
        return ""
    s = room.must_state()
    step, _ = s.current(seat)
    if not plan.step:
        return s.key(step.passing, seat) if room.moment(seat) else ""
    if step.name != plan.step or seat in room.drafts:
        return ""
    try:
        s.on_offer(plan.option, seat)
    except IllegalChoice:
        return ""
    return plan.option


# ---- making one


def must_plan(room: "Room", person_id: str, seat: int) -> None:
    """Only who plays a seat plans for it, and only in a daily game that runs."""
    if seat not in room.seats_of(person_id):
        raise Refused("not_your_seat")
    if not room.playing:
        raise Refused("not_playing")
    if room.table.terms.clock != DAILY:
        raise Refused("no_plans")


def passing(room: "Room", person_id: str, seat: int, until: Sequence[str] = ()) -> Plan:
    """A plan to pass until something concerns the seat, or happens that is named."""
    must_plan(room, person_id, seat)
    known = {kind.name for kind in room.must_state().rules.events.values()}
    if len(until) > MOST_KINDS or not set(until) <= known:
        raise Refused("bad_field", field="until")
    return Plan(seat, person_id, room.seq, until=tuple(until))


def answering(room: "Room", person_id: str, seat: int, step: str, option: str) -> Plan:
    """A plan to answer a step with an option, whatever is on offer then."""
    must_plan(room, person_id, seat)
    if step not in room.must_state().rules.by_name or not option or len(option) > LONGEST_KEY:
        raise Refused("bad_field", field="option")
    return Plan(seat, person_id, room.seq, step, option)


def foreseen(view: State, seat: int, seed: int) -> State | None:
    """A position in which a seat is next asked for more than an opportunity, if the others play somehow.

    It is made from what the seat sees: which options it will have can only be guessed.
    """
    s, dice = view.determinise(seat, seed), Random(seed)
    for _ in range(LOOKED_AHEAD):
        if s.over:
            return None
        if seat in s.deciders:
            step, _ = s.current(seat)
            options = s.options(seat)
            if step.passing not in options and len(options) > 1:
                return s
            s.choose(step.passing if step.passing in options else options[0], seat)
        else:
            other = s.deciders[0]
            s.choose(dice.choice(s.options(other)), other)
    return None


# ---- what is stored


async def plans_of(store: Store, table_id: str) -> dict[int, Plan]:
    """The plans of a table by seat."""
    p = schema.plans
    async with store.reading() as db:
        rows = (await db.execute(select(p.c.plan).where(p.c.table_id == table_id))).scalars().all()
    found = [Plan(**{**row, "until": tuple(row["until"])}) for row in rows]
    return {plan.seat: plan for plan in found}


async def keep_plan(store: Store, table_id: str, plan: Plan) -> None:
    row = {"table_id": table_id, "seat": plan.seat, "person": plan.person, "plan": asdict(plan)}
    fresh = insert(schema.plans).values(row)
    async with store.writing() as db:
        await db.execute(fresh.on_conflict_do_update(index_elements=["table_id", "seat"], set_=row))


async def drop_plan(store: Store, table_id: str, seat: int) -> None:
    p = schema.plans
    async with store.writing() as db:
        await db.execute(delete(p).where(p.c.table_id == table_id, p.c.seat == seat))
