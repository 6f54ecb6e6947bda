"""Clocks: they run while someone is asked, stand when they must, and what happens at zero is entered for all to see."""

from dataclasses import replace
from typing import Any

import pytest

from rampart.server.basics.absence import days_taken, with_vacation, without_vacation
from rampart.server.basics.clocks import DAY, SCENE_MOST, Times, Uptime, say_left, scene_seconds, stops_of
from rampart.server.basics.model import Entry, EntryKind, Person, Preferences, SeatKind, Status, Terms
from rampart.server.basics.refusals import Refused
from rampart.server.pages.parts.clocks import reading, stopped
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.pages.terms import clock_key, clocks, read_terms
from rampart.server.people.guests import wished
from rampart.server.play.timekeeper import Timekeeper
from rampart.server.tables.room import Room
from rampart.server.text import site_speaker
from tests.server.house import House, staged
from tests.server.test_pauses import choosing_cards

LIVE = Terms(clock="live", minutes=10, increment=20)
DAILY = Terms(clock="daily", days=1)
NOON = 1_800_000_000.0  # a Friday, 8 in the morning UTC


def entry(at: float, kind: EntryKind = EntryKind.CHOICE, seat: int = 0, **data: Any) -> Entry:
    return Entry(1, kind, seat, "", data, at)


class Clocked:
    """A house whose time the test turns."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.now = NOON
        self.wind()

    def wind(self) -> None:
        self.house.rooms.now = lambda: self.now
        self.keeper = Timekeeper(self.house.store, self.house.rooms, self.house.acts)

    async def table(self, terms: Terms, game: str = "duel", seats: int = 2) -> tuple[list[Person], str, Room]:
        people = await self.house.guests(seats)
        table = await self.house.table(game, people, terms)
        return people, table, await self.house.room(table)

    async def pass_time(self, seconds: float) -> None:
        """Time passes; clocks that are at zero ring."""
        self.now += seconds
        for table in list(self.house.rooms.live):
            await self.keeper.call_time(table)

    async def restart(self) -> None:
        await self.keeper.stop()
        await self.house.restart()
        self.wind()


# ---- how time is counted


def test_a_live_clock_gives_back_what_a_move_took_up_to_the_increment() -> None:
    times = Times(LIVE, 2)
    times.note(entry(0.0, EntryKind.START), frozenset({0}), 0)
    assert times.remaining(0, 100.0) == 500 and times.zero_at(0, 100.0) == 600
    times.note(entry(30.0), frozenset({0}), 0)  # the same seat goes on
    times.note(entry(50.0), frozenset({1}), 0)
    assert times.remaining(0, 999.0) == 600 - 50 + 20
    times.note(entry(55.0, seat=1), frozenset({0}), 0)
    assert times.left[1] == 600, "no one gains by being quick"


def test_a_scene_is_credited_at_its_fixed_length() -> None:
    times = Times(LIVE, 2)
    times.note(entry(0.0, EntryKind.START), frozenset({0}), 0)
    times.note(entry(10.0), frozenset({1}), 3)
    assert times.remaining(1, 10.0 + scene_seconds(3)) == 600
    assert times.remaining(1, 10.0 + scene_seconds(3) + 5) == 595
    assert scene_seconds(100) == SCENE_MOST == 9.0


def test_clocks_stand_while_the_site_is_down() -> None:
    uptime = Uptime([(100.0, 400.0), (500.0, 510.0)])
    assert uptime.ran(90.0, 600.0) == 200.0 and uptime.ran(200.0, 300.0) == 0.0
    times = Times(LIVE, 2, uptime.ran)
    times.note(entry(0.0, EntryKind.START), frozenset({0}), 0)
    assert times.remaining(0, 450.0) == 450


def test_daily_clocks_stand_during_sleep_and_vacation() -> None:
    likes = Preferences(sleep="22-8", zone="Europe/Prague", vacations=[[NOON + DAY, NOON + 3 * DAY]])
    stops = stops_of(likes, NOON - 1, NOON + 10 * DAY)
    assert stops[0][1] - stops[0][0] == 10 * 3600
    times = Times(DAILY, 2)
    times.note(entry(NOON, EntryKind.START), frozenset({0}), 0)
    zero = times.zero_at(0, NOON, stops)
    asleep = sum(min(zero, b) - a for a, b in stops if a < zero)
    assert zero - NOON - asleep == pytest.approx(DAY)
    before, during = (times.remaining(0, NOON + days * DAY, stops) for days in (1, 2.9))
    assert before == pytest.approx(during) and 0 < before < DAY
    assert stops_of(Preferences(sleep="0-7", zone="nowhere/at all"), NOON, NOON + DAY)


def test_what_is_left_is_said_shortly() -> None:
    t = site_speaker("en")
    said = [say_left(t, left, daily) for left, daily in ((3725, False), (750, False), (42, False), (-3, False))]
    assert said == ["1:02:05", "12:30", "0:42", "0:00"]
    assert [say_left(t, left, True) for left in (3 * DAY, 19 * 3600, 600)] == ["3 d", "19 h", "10 min"]


# ---- at a table


@staged
async def test_a_bot_plays_after_zero_and_the_person_comes_back(house: House) -> None:
    clocked = Clocked(house)
    people, table, room = await clocked.table(LIVE)
    seat = room.must_state().deciders[0]
    await clocked.pass_time(590)
    assert room.table.seats[seat].kind is SeatKind.PERSON
    await clocked.pass_time(20)
    assert room.entries[-1].kind is EntryKind.TIMEOUT and room.entries[-1].seat == seat
    assert room.table.seats[seat].kind is SeatKind.BOT and room.table.seats[seat].person == people[seat].id
    await house.act(table, people[seat], "takeover", seat=seat)
    assert room.times is not None and room.times.remaining(seat, clocked.now) == 180
    await clocked.pass_time(100)
    left = room.times.remaining(seat, clocked.now)
    await clocked.restart()
    room = await house.room(table)
    assert room.times is not None and room.times.remaining(seat, clocked.now) == left == 80
    await clocked.pass_time(90)
    assert [one.kind for one in room.entries].count(EntryKind.TIMEOUT) == 2
    await clocked.keeper.stop()


@staged
async def test_a_live_game_is_lost_on_time(house: House) -> None:
    clocked = Clocked(house)
    people, _, room = await clocked.table(replace(LIVE, at_zero="resign"))
    seat = room.must_state().deciders[0]
    await clocked.pass_time(601)
    assert room.table.seats[seat].kind is SeatKind.BOT and room.table.seats[seat].person == ""
    assert not room.held_by(people[seat].id)
    [other] = room.seats_of(people[1 - seat].id)
    assert room.times is not None and seat not in room.times.running
    while other not in room.times.running:
        s = room.must_state()
        await house.acts.choose_for(
            room.table.id, seat, room.decision_id, [s.key(s.options(seat)[0], seat)], f"~bot-{room.seq}"
        )
    await clocked.pass_time(700)
    assert room.table.status in (Status.CLOSED, Status.OVER), "no one is left who plays"
    await clocked.keeper.stop()


@staged
async def test_where_nothing_happens_at_zero_the_table_waits(house: House) -> None:
    clocked = Clocked(house)
    people, table, room = await clocked.table(replace(LIVE, at_zero="nothing"))
    seat = room.must_state().deciders[0]
    await clocked.pass_time(700)
    await clocked.pass_time(700)
    assert [one.kind for one in room.entries].count(EntryKind.TIMEOUT) == 1
    await house.choose(table, people[seat], seat)
    await clocked.keeper.stop()


@staged
async def test_a_daily_game_over_three_days(house: House) -> None:
    clocked = Clocked(house)
    people, table, room = await clocked.table(DAILY)
    for _ in range(3):
        await clocked.pass_time(0.9 * DAY)
        seat = room.must_state().deciders[0]
        assert room.table.seats[seat].kind is SeatKind.PERSON, "each move has a day of its own"
        await house.choose(table, people[seat], seat)
    seat = room.must_state().deciders[0]
    likes = Preferences(vacations=[[clocked.now + 3600, clocked.now + 3 * DAY]])
    room.likes[people[seat].id] = likes
    await clocked.pass_time(2.5 * DAY)
    assert stopped(room, seat) and room.table.seats[seat].kind is SeatKind.PERSON
    await clocked.pass_time(1.5 * DAY)
    assert room.entries[-1].kind is EntryKind.TIMEOUT
    await house.act(table, people[seat], "takeover", seat=seat)
    assert reading(room, seat)[1] == DAY
    await clocked.keeper.stop()


@staged
async def test_what_passes_while_the_site_is_down_is_no_one_s_time(house: House) -> None:
    clocked = Clocked(house)
    await clocked.keeper.start()
    _, table, room = await clocked.table(LIVE)
    seat = room.must_state().deciders[0]
    clocked.now += 100
    await clocked.keeper.beat()
    await house.restart()  # killed: it has not said that it ends
    clocked.now += 5000
    clocked.wind()
    await clocked.keeper.start()
    room = await house.room(table)
    assert room.times is not None and room.times.remaining(seat, clocked.now) == 500
    await clocked.pass_time(499)
    assert room.entries[-1].kind is not EntryKind.TIMEOUT
    await clocked.pass_time(2)
    assert room.entries[-1].kind is EntryKind.TIMEOUT
    await clocked.keeper.stop()


class Broken:
    """A database that takes nothing for a while."""

    def __init__(self) -> None:
        self.broken = False

    def mend(self, house: House, patch: pytest.MonkeyPatch) -> None:
        writing = house.store.writing

        def may_write() -> Any:
            if self.broken:
                raise OSError("the database is down")
            return writing()

        patch.setattr(house.store, "writing", may_write)


@staged
async def test_what_passes_while_nothing_can_be_stored_is_no_one_s_time(house: House) -> None:
    clocked, database = Clocked(house), Broken()
    with pytest.MonkeyPatch.context() as patch:
        database.mend(house, patch)
        await clocked.keeper.start()
        people, table, room = await clocked.table(LIVE)
        seat = room.must_state().deciders[0]
        clocked.now += 100
        await clocked.keeper.beat()
        database.broken = True
        clocked.now += 1
        with pytest.raises(OSError, match="down"):
            await clocked.keeper.beat()
        assert room.times is not None
        await clocked.pass_time(5000)
        assert room.entries[-1].kind is not EntryKind.TIMEOUT and clocked.keeper.timers, "it is tried again"
        assert room.times.remaining(seat, clocked.now) == 500
        database.broken = False
        await house.choose(table, people[seat], seat)  # before anyone has noted that all is well again
        await clocked.keeper.beat()
        left = room.times.left[seat]
        assert left >= 500, "nothing of the outage is counted"
        await clocked.restart()
        await clocked.keeper.start()
        room = await house.room(table)
        assert room.times is not None and room.times.left[seat] == left, "it is remembered"
        await clocked.keeper.stop()


@staged
async def test_a_time_out_that_was_due_meanwhile_comes_later(house: House) -> None:
    clocked, database = Clocked(house), Broken()
    with pytest.MonkeyPatch.context() as patch:
        database.mend(house, patch)
        await clocked.keeper.start()
        _, _, room = await clocked.table(LIVE)
        await clocked.pass_time(598)
        database.broken = True
        await clocked.pass_time(60)
        database.broken = False
        await clocked.keeper.beat()
        await clocked.pass_time(1)
        assert room.entries[-1].kind is not EntryKind.TIMEOUT
        await clocked.pass_time(2)
        assert room.entries[-1].kind is EntryKind.TIMEOUT
        await clocked.keeper.stop()


@staged
async def test_tables_that_nobody_looks_at_are_called_to_time(house: House) -> None:
    clocked = Clocked(house)
    _, table, _ = await clocked.table(DAILY)
    await clocked.restart()
    await clocked.keeper.look()
    assert table not in house.rooms.live, "there is a day left"
    clocked.now += DAY
    await clocked.keeper.look()
    await clocked.keeper.call_time(table)
    assert (await house.room(table)).entries[-1].kind is EntryKind.TIMEOUT
    await clocked.keeper.stop()


@staged
async def test_clocks_do_not_tell_who_has_answered(house: House) -> None:
    people, table, room = await choosing_cards(house, LIVE)
    first, *others = room.must_state().deciders
    while first in room.must_state().deciders:
        await house.choose(table, people[first], first)
    assert room.times is not None and first not in room.times.running
    assert reading(room, first)[0] and all(reading(room, other)[0] for other in others)
    assert not reading(room, first, own=True)[0]
    marks = {f.id: f.markup for f in table_fragments(room, others[0], "en") if f.id.endswith("-clock")}
    assert "data-zero" in marks[f"ui-seat-{first}-clock"]


# ---- what can be asked for


def test_the_clocks_of_the_form_and_of_scripts() -> None:
    assert all(clock_key(terms) == key for key, terms in clocks().items())
    asked = {"kind": "live", "minutes": 15, "increment": 20, "at_zero": "resign"}
    assert read_terms({"clock": asked}) == Terms(clock="live", minutes=15, increment=20, at_zero="resign")
    assert read_terms({"clock": {"kind": "daily", "days": 3}}) == Terms(clock="daily", days=3)
    wrong: list[Any] = [
        5, {"kind": "hourglass"}, {"kind": "live", "minutes": 0}, {"kind": "live", "minutes": 10**9},
        {"kind": "daily", "days": -1}, {"kind": "live", "at_zero": "explode"}, {"kind": "daily", "days": "1"},
    ]  # fmt: skip
    for clock in wrong:
        with pytest.raises(Refused):
            read_terms({"clock": clock})


def test_a_vacation_begins_tomorrow_and_the_year_has_thirty_days() -> None:
    likes = Preferences(zone="Europe/Prague")
    first = with_vacation(likes, "2027-01-16", "2027-02-09", NOON)  # today is the 15th
    taken = replace(likes, vacations=first)
    assert days_taken(taken, 2027) == 25
    for dates in (("2027-01-15", "2027-01-20"), ("2027-02-01", "2027-02-20"), ("2027-03-02", "2027-03-01"), ("x", "y")):
        with pytest.raises(Refused, match="bad_dates"):
            with_vacation(taken, *dates, NOON)
    with pytest.raises(Refused, match="no_days"):
        with_vacation(taken, "2027-03-01", "2027-03-06", NOON)
    assert with_vacation(taken, "2027-03-01", "2027-03-05", NOON)[-1][1] - first[0][0] > 25 * DAY
    assert without_vacation(taken, first[0][0], NOON) == []
    assert without_vacation(taken, first[0][0], NOON + 5 * DAY) == [[first[0][0], NOON + 5 * DAY]]


@pytest.mark.parametrize("wish", [{"sleep": "0-23"}, {"sleep": 5}, {"zone": 7}, {"zone": "x" * 99}])
def test_hours_of_sleep_are_bounded(wish: dict[str, object]) -> None:
    with pytest.raises(Refused):
        wished(Preferences(), wish)
    assert wished(Preferences(), {"zone": "../etc/passwd"}).zone == ""
