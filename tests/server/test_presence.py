"""Who is at a table: shown to everyone, with some grace, and the way to go on without those who have left."""

import time
from collections.abc import Callable
from typing import Any

from rampart.server.basics.model import SeatKind
from rampart.server.live import Connection, Live
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.people.guests import Session
from rampart.server.tables.room import Room
from rampart.server.web.assembly import assemble
from tests.server.house import House, staged
from tests.server.test_parts import Socket, until

GRACE = 1000.0  # seconds of the turned clock: no machine is so slow that it matters
NEVER = 1e12  # a time at which all waiting is over


class Turned:
    """A clock of who is there that only a test moves on."""

    def __init__(self, live: Live) -> None:
        self.ahead = 0.0
        self.calls: list[tuple[float, Callable[[], None]]] = []
        live.presence.clock = lambda: time.monotonic() + self.ahead
        live.presence.later = lambda seconds, call: self.calls.append((self.ahead + seconds, call))

    def turn(self, seconds: float = GRACE + 1) -> None:
        """Let so many seconds pass at once."""
        self.ahead += seconds
        due = [call for when, call in self.calls if when <= self.ahead]
        self.calls = [(when, call) for when, call in self.calls if when > self.ahead]
        for call in due:
            call()


async def come(live: Live, room: Room, session: Session, seat: int) -> Connection:
    """Someone opens the page of a table."""
    socket: Any = Socket()
    connection = Connection(socket, session, seat, True)
    live.attach(connection, room, seat, "en", -1)
    return connection


def marked(room: Room, viewer: int | None, lang: str = "en") -> list[bool]:
    """Which seats carry the sign of someone who is away."""
    heads = [f.markup for f in table_fragments(room, viewer, lang) if f.id.startswith("ui-seat-") and "-head" in f.id]
    return ["#i-ui-away" in head for head in heads]


@staged
async def test_who_has_left_is_shown_as_away_after_a_moment_and_no_more_after_coming_back(house: House) -> None:
    live = Live(house.rooms, house.people, GRACE)
    clock = Turned(live)
    ann, ben = (await house.people.welcome())[0], (await house.people.welcome())[0]
    table = await house.table("dragon", [ann.person, ben.person])
    room = await house.room(table)
    here, there = await come(live, room, ann, 0), await come(live, room, ben, 1)
    clock.turn()
    assert room.away == frozenset()
    live.detach(there, table)
    clock.turn(GRACE - 1)
    assert room.away == frozenset()
    assert live.presence.present(table, ben.person.id)
    clock.turn(2)
    assert room.away == {ben.person.id}
    assert not live.presence.present(table, ben.person.id)
    assert marked(room, 0) == marked(room, None) == [False, True]
    said = [frame.text for frame in live.channels[table].classes[0, "en"].ring if "left the table" in frame.text]
    assert len(said) == 1
    back = await come(live, room, ben, 1)
    assert room.away == frozenset()
    assert marked(room, 0) == [False, False]
    assert "is back at the table" in live.channels[table].classes[0, "en"].ring[-1].text
    for connection in (here, back):
        live.detach(connection, table)


@staged
async def test_a_second_page_keeps_its_person_at_the_table(house: House) -> None:
    live = Live(house.rooms, house.people, GRACE)
    clock = Turned(live)
    ann = (await house.people.welcome())[0]
    table = await house.table("dragon", [ann.person, await house.guest()])
    room = await house.room(table)
    first, second = await come(live, room, ann, 0), await come(live, room, ann, 0)
    live.detach(first, table)
    clock.turn()
    assert len(room.away) == 1
    assert ann.person.id not in room.away
    live.detach(second, table)
    clock.turn()
    assert ann.person.id in room.away


@staged
async def test_nobody_is_away_before_the_grace_after_a_restart_is_over(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    await house.restart()
    live = Live(house.rooms, house.people, GRACE)
    clock = Turned(live)
    room = await house.room(table)
    assert all(live.presence.present(table, person.id) for person in people)
    assert room.away == frozenset()
    clock.turn()
    assert room.away == {person.id for person in people}


@staged
async def test_those_who_are_there_go_on_with_a_bot_in_the_place_of_those_who_are_not(house: House) -> None:
    live = Live(house.rooms, house.people, GRACE)
    clock = Turned(live)
    house.acts.present = live.presence.present
    ann = (await house.people.welcome())[0]
    people = [ann.person, *(await house.guests(2))]
    table = await house.table("dragon", people)
    room = await house.room(table)
    await come(live, room, ann, 0)
    clock.turn()
    assert len(room.away) == 2
    shown = assemble(table_fragments(room, 0, "en"))
    for seat in (1, 2):
        assert f'data-what="takeover" data-seat="{seat}"' in shown
    assert 'data-what="takeover"' not in assemble(table_fragments(room, None, "en"))
    await house.act(table, ann.person, "ask", what="takeover", seat=2)
    assert room.request is not None
    house.acts.clock = lambda: NEVER
    await house.acts.lapse(table, room.request.seq)
    assert [seat.kind for seat in room.table.seats] == [SeatKind.PERSON, SeatKind.PERSON, SeatKind.BOT]
    assert marked(room, 0) == [False, True, False]


@staged
async def test_a_page_that_comes_back_gets_what_changed_beside_the_entries_once(house: House) -> None:
    live = Live(house.rooms, house.people, GRACE)
    clock = Turned(live)
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)
    viewers = live.viewers(room, None, "en")
    first = viewers.version
    clock.turn()
    assert len(room.away) == 2
    await until(lambda: viewers.count > 0)  # two who go at the same time are told of in one change
    beside = [False] * viewers.count
    assert [frame.entry for frame in viewers.missed_after(first) or []] == beside
    assert viewers.missed_after(viewers.version) == []
    await house.act(table, people[0], "chat", text="Anybody here?")
    await until(lambda: viewers.seq == room.seq)
    missed = viewers.missed_after(first)
    assert missed is not None
    assert [frame.entry for frame in missed] == [*beside, True]
    for unknown in (
        "",
        "abcdef-1",
        f"{viewers.epoch}-9",
        f"{viewers.epoch}-x",
        f"{viewers.epoch}--1",
        first + "0" * 20,
    ):
        assert viewers.missed_after(unknown) is None
