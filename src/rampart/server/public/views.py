"""Tables as the public API shows them: never more than the page of the same viewer."""

from dataclasses import asdict

import rampart
from rampart.kernel.errors import RampartError
from rampart.kernel.events import named
from rampart.server.basics.model import SeatKind, Status, Table
from rampart.server.pages.parts.clocks import reading
from rampart.server.pages.parts.sight import Sight
from rampart.server.public.shapes import (
    ChoiceOut,
    ClockOut,
    DecisionOut,
    EventOut,
    EventsOut,
    RequestOut,
    SeatOut,
    StateOut,
    TableOut,
    TermsOut,
)
from rampart.server.tables.room import Room
from rampart.text.decision import decision
from rampart.text.log import lines

MOST_EVENTS = 2_000


def table_out(table: Table, person_id: str, programs: frozenset[str] = frozenset()) -> TableOut:
    """A table; who plays there is told by name alone."""
    seats = [
        SeatOut(
            number=seat.number,
            kind=seat.kind.value,
            name=seat.name,
            bot=seat.bot,
            program=seat.person in programs,
            you=bool(person_id) and seat.person == person_id,
        )
        for seat in table.seats
    ]
    later = table.terms.delay and table.status is Status.PLAYING and not any(seat.you for seat in seats)
    known = {name: value for name, value in asdict(table.terms).items() if name in TermsOut.model_fields}
    return TableOut(
        id=table.id,
        name=table.name,
        game=table.game,
        options=table.options,
        status=table.status.value,
        seats=seats,
        host=bool(person_id) and table.host == person_id,
        listed=table.listed,
        created=table.created,
        changed=table.changed,
        seq=table.seq,
        deciders=[] if later else list(table.deciders),  # whose turn it is they may know later
        scores=list(table.scores),
        winners=list(table.winners),
        next_table=table.next_table,
        terms=TermsOut(**known),
    )


def state_out(room: Room, seat: int | None, person_id: str, lang: str) -> StateOut:
    """A table with what a viewer may know of its game."""
    own = room.seats_of(person_id)
    return StateOut(
        table=table_out(room.table, person_id, frozenset(room.programs)),
        seat=seat,
        position=None if room.delayed(seat) else position_of(room, seat),
        decisions=[found for p in own if (found := decision_out(room, p, lang)) is not None],
        clocks=[] if room.delayed(seat) else clocks_out(room, own),
        request=None if room.delayed(seat) else request_out(room),
    )


def request_out(room: Room) -> RequestOut | None:
    """The open request of a table, which everyone may see."""
    asked = room.request
    if asked is None or not room.playing:
        return None
    return RequestOut(
        what=asked.what,
        seat=asked.seat,
        waiting=list(asked.waiting),
        absent=list(asked.absent),
        until=asked.until,
        offered=list(asked.offered),
        votes=dict(asked.votes),
    )


def position_of(room: Room, seat: int | None) -> dict[str, object] | None:
    """The position as a viewer sees it; all of it once the game is over."""
    if room.state is None or room.paused:
        return None
    if room.open_to_all:
        return dict(room.state.document())
    return dict(room.view(seat).document())


def decision_out(room: Room, seat: int, lang: str) -> DecisionOut | None:
    """What a seat is asked, None where it is not, or where the site answers for it."""
    sight = Sight(room, seat, lang)
    if room.paused or not sight.asked or room.by_itself(seat):
        return None
    found = decision(sight.s, seat, lang, sight.names)
    answered = seat not in sight.s.deciders
    options = [
        ChoiceOut(key=one.key, text=sight.spoken(one.text), effect=one.effect, target=list(one.target))
        for one in found.options
    ]
    return DecisionOut(
        id=room.decision_id,
        seat=seat,
        step=found.step,
        prompt=found.prompt,
        rule=found.rule,
        options=options,
        draft=list(found.draft),
        answered=answered,
    )


def clocks_out(room: Room, own: list[int]) -> list[ClockOut]:
    """The clocks of all people, as far as they are shown."""
    if room.times is None or not room.playing:
        return []
    found: list[ClockOut] = []
    for seat in room.table.seats:
        if seat.kind is SeatKind.PERSON:
            runs, left, _ = reading(room, seat.number, seat.number in own)
            found.append(ClockOut(seat=seat.number, left=round(left, 1), runs=runs))
    return found


def events_out(room: Room, seat: int | None, since: int, lang: str) -> EventsOut:
    """What happened after an entry, as the viewer may know it: what the log of the page tells."""
    sight = Sight(room, seat, lang)
    out: list[EventOut] = []
    try:
        rules = rampart.game(room.table.game).rules
    except RampartError:
        return EventsOut(seq=room.seq, events=[])
    until = room.shown_until(seat)
    for happening in room.happenings_since(since + 1)[:MOST_EVENTS]:
        if happening.seq > until:
            break
        for told in happening.events:
            seen = told.seen(sight.viewer)
            event = named(seen, rules)
            said = lines([seen], rules, lang, sight.names)
            out.append(
                EventOut(
                    seq=happening.seq,
                    kind=event.kind,
                    seat=event.seat,
                    args=event.args,
                    rule=event.rule,
                    text=said[0].text if said else "",
                    taken_back=happening.taken_back,
                )
            )
    return EventsOut(seq=room.seq, events=out[:MOST_EVENTS])
