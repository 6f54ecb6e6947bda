"""Where a seat is out of time the other people vote, if that was agreed when the table was opened."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from rampart.server.basics.clocks import DAY
from rampart.server.basics.model import EntryKind, Person, SeatKind, Status, Terms
from rampart.server.notice.waiting import waits_of
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.play.lapses import Lapses
from rampart.server.play.voting import MORE_SECONDS, VOTE_SECONDS, decision
from rampart.server.public.views import state_out
from rampart.server.tables.room import Room
from rampart.server.web.assembly import assemble
from tests.server.house import House, refused, staged
from tests.server.test_clocks import Clocked
from tests.server.test_parts import until

LIVE = Terms(clock="live", minutes=10, increment=20, at_zero="vote")
DAILY = Terms(clock="daily", days=2, at_zero="vote")
Vote = Callable[[int, str], Awaitable[object]]


async def out_of_time(house: House, terms: Terms = LIVE, seats: int = 4) -> tuple[Clocked, list[Person], Room, int]:
    """A table at which a seat has just run out of time."""
    clocked = Clocked(house)
    house.acts.clock = lambda: clocked.now
    people, _, room = await clocked.table(terms, "dragon", seats)
    seat = room.must_state().deciders[0]
    await clocked.pass_time(2 * DAY + 1 if terms.clock == "daily" else 601)
    return clocked, people, room, seat


def votes(house: House, people: list[Person], room: Room) -> Vote:
    async def vote(seat: int, what: str) -> None:
        await house.act(room.table.id, people[seat], "answer", vote=what)

    return vote


@pytest.mark.parametrize(
    ("cast", "waiting", "decided"),
    [
        ([], 3, ""),
        (["time"], 2, ""),
        (["time", "time"], 1, "time"),
        (["time", "wait"], 1, ""),
        (["time", "wait", "end"], 0, "bot"),
        (["end", "end", "wait", "wait"], 0, "bot"),
        (["end"], 0, "end"),
        (["end", "end"], 2, ""),
    ],
)
def test_more_than_half_of_all_decide_else_a_bot_plays(cast: list[str], waiting: int, decided: str) -> None:
    assert decision(cast, waiting) == decided


@staged
async def test_the_others_vote_for_a_bot_and_the_person_comes_back(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house)
    others = [p for p in range(4) if p != seat]
    vote = votes(house, people, room)
    assert room.request is not None and room.request.what == "zero" and list(room.request.waiting) == others
    assert room.table.seats[seat].kind is SeatKind.PERSON
    await vote(others[0], "bot")
    with refused("already_answered"):
        await vote(others[0], "time")
    assert room.table.seats[seat].kind is SeatKind.PERSON, "one of three does not decide"
    await vote(others[1], "bot")
    assert room.request is None and room.table.seats[seat].kind is SeatKind.BOT
    kinds = [entry.kind for entry in room.entries[-4:]]
    assert kinds == [EntryKind.TIMEOUT, EntryKind.ANSWER, EntryKind.ANSWER, EntryKind.TAKEOVER]
    await house.act(room.table.id, people[seat], "takeover", seat=seat)
    assert room.times is not None and room.times.remaining(seat, clocked.now) == 180
    await clocked.keeper.stop()


@staged
async def test_more_time_is_given_once(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house, seats=2)
    vote = votes(house, people, room)
    await vote(1 - seat, "time")
    assert room.times is not None and room.times.remaining(seat, clocked.now) == MORE_SECONDS
    await clocked.restart()
    house.acts.clock = lambda: clocked.now
    room = await house.room(room.table.id)
    assert room.times is not None and room.times.remaining(seat, clocked.now) == MORE_SECONDS
    await clocked.pass_time(MORE_SECONDS + 1)
    assert room.request is not None and room.request.offered == ("bot", "wait", "end")
    with refused("bad_field"):
        await vote(1 - seat, "time")
    await clocked.keeper.stop()


@staged
async def test_the_table_plays_on_without_the_clock_of_a_seat(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house, seats=2)
    await votes(house, people, room)(1 - seat, "wait")
    await clocked.pass_time(10_000)
    assert room.request is None and room.table.seats[seat].kind is SeatKind.PERSON
    await house.choose(room.table.id, people[seat], seat)
    assert [entry.kind for entry in room.entries].count(EntryKind.TIMEOUT) == 1
    await clocked.keeper.stop()


@staged
async def test_the_game_ends_if_the_table_wants_it_but_never_a_rated_one(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house, seats=2)
    await votes(house, people, room)(1 - seat, "end")
    assert room.table.status is Status.CLOSED
    await clocked.keeper.stop()
    clocked, people, room, seat = await out_of_time(house, replace(LIVE, rated=True), seats=2)
    assert room.request is not None and "end" not in room.request.offered
    with refused("bad_field"):
        await votes(house, people, room)(1 - seat, "end")
    await clocked.keeper.stop()


@staged
async def test_without_a_decision_a_bot_plays_and_no_other_clock_calls_meanwhile(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house)
    lapses = Lapses(house.rooms, house.acts)
    await votes(house, people, room)((seat + 1) % 4, "end")
    await clocked.pass_time(VOTE_SECONDS - 1)
    assert room.request is not None
    assert not clocked.keeper.zeros(room)
    await clocked.pass_time(2)
    assert room.request is not None
    await lapses.lapse(room.table.id, room.request.seq)
    assert room.request is None and room.table.seats[seat].kind is SeatKind.BOT
    assert room.table.seats[seat].person == people[seat].id
    lapses.stop()
    await clocked.keeper.stop()


@staged
async def test_who_moves_after_all_ends_the_vote_and_is_called_to_time_again(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house, seats=2)
    await house.choose(room.table.id, people[seat], seat)
    assert room.request is None
    assert room.times is not None and seat not in room.times.out
    with refused("no_request"):
        await votes(house, people, room)(1 - seat, "bot")
    while seat not in room.must_state().deciders:
        other = room.must_state().deciders[0]
        await house.choose(room.table.id, people[other], other)
    await clocked.pass_time(200)
    assert room.request is not None and room.request.seat == seat
    await clocked.keeper.stop()


@staged
async def test_where_no_one_can_vote_a_bot_plays(house: House) -> None:
    clocked = Clocked(house)
    people, _, room = await clocked.table(LIVE, "duel", 2)
    seat = room.must_state().deciders[0]
    await house.act(room.table.id, people[1 - seat], "resign", seat=1 - seat)
    await clocked.pass_time(601)
    assert room.request is None and room.table.seats[seat].kind is SeatKind.BOT
    await clocked.keeper.stop()


@staged
async def test_a_daily_vote_lasts_half_a_day_and_gives_the_days_again(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house, DAILY, seats=2)
    assert room.request is not None and room.request.until == pytest.approx(clocked.now + DAY / 2, abs=1)
    await votes(house, people, room)(1 - seat, "time")
    assert room.times is not None and room.times.remaining(seat, clocked.now) == 2 * DAY
    await clocked.keeper.stop()


@staged
async def test_a_vote_goes_on_after_a_restart_and_ends_in_time(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house, DAILY)
    table = room.table.id
    await votes(house, people, room)((seat + 1) % 4, "time")
    await clocked.restart()
    clocked.now += DAY
    house.acts.clock = lambda: clocked.now
    lapses = Lapses(house.rooms, house.acts)
    await lapses.resume()
    await until(lambda: table in house.rooms.live and house.rooms.live[table].request is None)
    assert house.rooms.live[table].table.seats[seat].kind is SeatKind.BOT
    lapses.stop()
    await clocked.keeper.stop()


@staged
async def test_only_the_others_vote_and_a_yes_is_no_vote(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house)
    stranger = await house.guest()
    for person in (people[seat], stranger):
        with refused("already_answered" if person is people[seat] else "not_seated"):
            await house.act(room.table.id, person, "answer", vote="bot")
    for wrong in ("everything", 3, None, ["bot"]):
        with refused("bad_field"):
            await house.act(room.table.id, people[(seat + 1) % 4], "answer", vote=wrong)
    with refused("no_request"):
        await house.act(room.table.id, people[(seat + 1) % 4], "answer", agree=True)
    assert room.request is not None and not room.request.votes
    await clocked.keeper.stop()


@staged
async def test_everyone_sees_the_vote_and_those_who_have_one_its_buttons(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house)
    other, third = (seat + 1) % 4, (seat + 2) % 4
    await votes(house, people, room)(other, "time")
    page = {viewer: assemble(table_fragments(room, viewer, "en")) for viewer in (seat, other, third, None)}
    name = people[seat].name
    assert all(f"{name} is out of time" in found and "2 of 3 votes decide" in found for found in page.values())
    assert 'data-vote="wait"' in page[third]
    assert not any('data-vote="wait"' in page[viewer] for viewer in (seat, other, None))
    assert "That ends the vote" in page[seat]
    assert f"{people[other].name}: more time" in page[None] and f"{people[third].name}: no vote yet" in page[None]
    told = state_out(room, None, "", "en").request
    assert told is not None and told.votes == {other: "time"} and told.what == "zero"
    await clocked.keeper.stop()


@staged
async def test_a_vote_waits_for_those_who_have_one(house: House) -> None:
    clocked, people, room, seat = await out_of_time(house, seats=3)
    one, two = [p for p in range(3) if p != seat]

    async def waits(p: int) -> list[str]:
        found = await waits_of(house.store, house.rooms, None, people[p])  # type: ignore[arg-type]  # a guest has none
        return [wait.table for wait in found]

    assert await waits(one) == await waits(two) == [room.table.id]
    await votes(house, people, room)(one, "wait")
    assert await waits(one) == [] and await waits(two) == [room.table.id] == await waits(seat)
    await clocked.keeper.stop()
