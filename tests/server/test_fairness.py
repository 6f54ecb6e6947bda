"""No one is robbed while away: undo across what was seen, takeover, and closing all ask or wait."""

import pytest

from rampart.server.basics.model import EntryKind, Person, SeatKind, Status, Terms
from rampart.server.config import Settings
from rampart.server.play.lapses import Lapses
from rampart.server.tables import archive
from rampart.server.tables.opening import Wish
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import News
from rampart.server.workers.bots import Bots
from tests.server.house import House, refused, staged

NOON = 1_000_000.0


class Table:
    """Some people at a table whose clock and presence the test holds."""

    def __init__(self, house: House, people: list[Person], table: str, room: Room) -> None:
        self.house, self.people, self.id, self.room = house, people, table, room
        self.now = NOON
        self.away: set[str] = set()
        house.acts.clock = lambda: self.now
        house.acts.present = lambda table_id, person_id: person_id not in self.away

    def leaves(self, seat: int) -> None:
        """Someone goes away."""
        self.away.add(self.people[seat].id)

    async def ask(self, seat: int, what: str, of: int) -> None:
        """A seat asks the table for something."""
        await self.house.act(self.id, self.people[seat], "ask", what=what, seat=of)

    async def answer(self, seat: int, agree: bool = True) -> None:
        """A seat answers what is asked."""
        await self.house.act(self.id, self.people[seat], "answer", agree=agree)

    async def wait(self, seconds: float) -> None:
        """Time passes, and whatever is due happens."""
        self.now += seconds
        if self.room.request is not None:
            await self.house.acts.lapse(self.id, self.room.request.seq)

    async def roll(self) -> int:
        """Whoever is asked rolls a die, or takes a step so that the next one can: the seat that rolled."""
        while True:
            s, seat = self.room.must_state(), self.room.table.deciders[0]
            rolls = "roll" in [s.key(option, seat) for option in s.options(seat)]
            person = self.people[seat]
            if rolls:
                await self.house.choose(self.id, person, seat, "roll")
                return seat
            await self.house.choose(self.id, person, seat)


async def seated(house: House, n: int = 2, **terms: object) -> Table:
    """A running table of some people."""
    people = await house.guests(n)
    wish = Wish("barriers", n, {}, seats=("me",), terms=Terms(**terms))  # type: ignore[arg-type]
    table = (await house.acts.open(people[0], wish)).table
    for seat, person in enumerate(people[1:], 1):
        await house.act(table, person, "sit", seat=seat)
    await house.act(table, people[0], "start")
    return Table(house, people, table, await house.room(table))


def kinds(room: Room) -> list[EntryKind]:
    """What was entered."""
    return [entry.kind for entry in room.entries]


# ---- the attack


@staged
async def test_a_player_who_is_briefly_away_is_not_robbed(house: House) -> None:
    """The attack: take over the seat of one who is away, roll, look, undo, roll again; then close and read all."""
    table = await seated(house)
    room, mine, other = table.room, 0, 1
    while await table.roll() != mine:
        pass
    table.leaves(other)
    await table.ask(mine, "takeover", other)
    assert room.table.seats[other].kind is SeatKind.PERSON, "a takeover has a notice and a time"
    await table.wait(room.table.terms.patience - 1)
    assert room.table.seats[other].kind is SeatKind.PERSON
    await table.wait(1)
    assert room.table.seats[other].kind is SeatKind.BOT
    with refused("needs_consent"):
        await house.act(table.id, table.people[mine], "undo", seat=mine)
    await table.ask(mine, "undo", mine)
    assert room.request is not None and room.request.waiting == (other,), "whoever may come back is asked too"
    await table.wait(house.acts.consent)
    assert EntryKind.UNDO not in kinds(room)
    with refused("only_host"):
        await house.act(table.id, table.people[1], "close")
    await house.act(table.id, table.people[mine], "close")
    assert room.playing
    await table.wait(room.table.terms.patience)
    assert room.table.status is Status.CLOSED
    with refused("still_hidden"):
        archive.record_of(room)


# ---- undo across what was seen


@staged
async def test_everybody_is_told_what_was_seen_and_must_agree(house: House) -> None:
    table = await seated(house, 3)
    rolled = await table.roll()
    before = table.room.must_state()
    await table.ask(rolled, "undo", rolled)
    request = table.room.request
    assert request is not None
    assert request.seen == ("chance",)
    assert len(request.waiting) == 2
    for seat in request.waiting:
        assert EntryKind.UNDO not in kinds(table.room)
        await table.answer(seat)
    assert table.room.entries[-1].kind is EntryKind.UNDO
    await house.choose(table.id, table.people[rolled], rolled, "roll")
    assert table.room.must_state() == before, "the same die falls again"


@staged
async def test_consent_is_never_assumed_for_the_absent(house: House) -> None:
    table = await seated(house, 3)
    rolled = await table.roll()
    others = [seat for seat in range(3) if seat != rolled]
    table.leaves(others[0])
    await table.ask(rolled, "undo", rolled)
    await table.answer(others[1])
    assert table.room.request is not None and table.room.request.waiting == (others[0],)
    await table.wait(house.acts.consent)
    assert table.room.entries[-1].kind is EntryKind.LAPSE
    assert EntryKind.UNDO not in kinds(table.room)


@staged
async def test_what_was_seen_is_never_undone_in_a_rated_game(house: House) -> None:
    table = await seated(house, 2, rated=True)
    rolled = await table.roll()
    assert table.room.undo_offer(rolled) is None
    with refused("rated"):
        await house.act(table.id, table.people[rolled], "undo", seat=rolled)
    with refused("rated"):
        await table.ask(rolled, "undo", rolled)


@staged
async def test_a_rated_game_with_bots_alone_keeps_what_was_seen_too(house: House) -> None:
    person = await house.guest()
    wish = Wish("barriers", 2, {}, seats=("me", "random"), start=True, terms=Terms(rated=True))
    opened = await house.acts.open(person, wish)
    table = Table(house, [person, person], opened.table, await house.room(opened.table))
    while table.room.table.deciders[0] != 0:
        s = table.room.must_state()
        option = s.key(s.options(1)[0], 1)
        await house.acts.choose(opened.table, "", 1, table.room.decision_id, option, f"~bot-{table.room.seq}", bot=True)
    assert await table.roll() == 0
    with refused("rated"):
        await house.act(opened.table, person, "undo", seat=0)


@staged
async def test_a_consent_does_not_cover_what_is_seen_after_it(house: House) -> None:
    table = await seated(house, 3)
    rolled = await table.roll()
    await table.ask(rolled, "undo", rolled)
    assert table.room.request is not None
    first, second = table.room.request.waiting
    await table.answer(first)
    await table.roll()
    assert table.room.request is None, "the table has moved on: what was agreed to is not what would be taken back"
    with refused("no_request"):
        await table.answer(second)


# ---- takeover


@staged
async def test_an_absent_person_who_comes_back_in_time_keeps_the_seat(house: House) -> None:
    table = await seated(house)
    table.leaves(1)
    await table.ask(0, "takeover", 1)
    table.away.clear()
    await table.wait(table.room.table.terms.patience)
    assert table.room.table.seats[1].kind is SeatKind.PERSON
    assert table.room.entries[-1].kind is EntryKind.LAPSE


@staged
async def test_coming_back_ends_the_notice_right_away(house: House) -> None:
    lapses = Lapses(house.rooms, house.acts)
    table = await seated(house)
    table.leaves(1)
    await table.ask(0, "takeover", 1)
    table.away.clear()
    house.rooms.redraw(table.room, None, News("seat-back", 1))
    for task in list(lapses.tasks):
        await task
    assert table.room.request is None
    lapses.stop()


@staged
async def test_an_absent_person_who_moves_keeps_the_seat(house: House) -> None:
    table = await seated(house)
    seat = table.room.table.deciders[0]
    table.leaves(seat)
    await table.ask(1 - seat, "takeover", seat)
    await house.choose(table.id, table.people[seat], seat)
    await table.wait(table.room.table.terms.patience)
    assert table.room.table.seats[seat].kind is SeatKind.PERSON


@staged
async def test_a_seat_that_was_taken_over_comes_back_at_any_time(house: House) -> None:
    table = await seated(house)
    table.leaves(1)
    await table.ask(0, "takeover", 1)
    await table.wait(table.room.table.terms.patience)
    assert table.room.table.seats[1].kind is SeatKind.BOT
    await house.act(table.id, table.people[1], "takeover", seat=1)
    assert table.room.table.seats[1].kind is SeatKind.PERSON


@staged
async def test_those_who_are_there_decide_about_an_absent_seat_too(house: House) -> None:
    table = await seated(house, 3)
    table.leaves(2)
    await table.ask(0, "takeover", 2)
    assert table.room.request is not None and table.room.request.waiting == (1,)
    await table.answer(1)
    assert table.room.request is not None, "agreed, but the time is not over"
    await table.wait(table.room.table.terms.patience)
    assert table.room.table.seats[2].kind is SeatKind.BOT
    await table.ask(1, "takeover", 0)
    await table.answer(0, agree=False)
    assert table.room.table.seats[0].kind is SeatKind.PERSON


@staged
async def test_one_who_does_not_agree_saves_an_absent_seat(house: House) -> None:
    table = await seated(house, 3)
    table.leaves(2)
    await table.ask(0, "takeover", 2)
    await table.wait(table.room.table.terms.patience)
    assert table.room.table.seats[2].kind is SeatKind.PERSON
    assert table.room.entries[-1].kind is EntryKind.LAPSE


@pytest.mark.parametrize("patience", [60, 3600])
def test_the_time_is_set_when_the_table_is_opened(tmp_path: object, patience: int) -> None:
    @staged
    async def story(house: House) -> None:
        table = await seated(house, 2, patience=patience)
        await house.restart()
        table = Table(house, table.people, table.id, await house.room(table.id))
        assert table.room.table.terms == Terms(patience=patience)
        table.leaves(1)
        await table.ask(0, "takeover", 1)
        assert table.room.request is not None
        assert table.room.request.until == NOON + patience

    story(tmp_path)  # type: ignore[arg-type]


# ---- closing


@staged
async def test_a_host_who_plays_with_others_asks_them_before_the_table_is_closed(house: House) -> None:
    table = await seated(house, 3)
    await house.act(table.id, table.people[0], "close")
    assert table.room.playing
    assert table.room.request is not None and table.room.request.waiting == (1, 2)
    await table.answer(1)
    await table.answer(2)
    assert table.room.table.status is Status.CLOSED


@staged
async def test_one_who_comes_back_can_keep_the_table_open(house: House) -> None:
    table = await seated(house, 3)
    table.leaves(2)
    await house.act(table.id, table.people[0], "close")
    await table.answer(1)
    assert table.room.playing
    table.away.clear()
    await table.answer(2, agree=False)
    assert table.room.request is None
    await table.wait(table.room.table.terms.patience)
    assert table.room.playing


@staged
async def test_one_who_is_back_and_says_nothing_is_not_closed_over(house: House) -> None:
    table = await seated(house, 2)
    table.leaves(1)
    await house.act(table.id, table.people[0], "close")
    table.away.clear()
    await table.wait(table.room.table.terms.patience)
    assert table.room.playing


@staged
async def test_the_last_one_to_resign_leaves_the_table_to_those_who_may_come_back(house: House) -> None:
    table = await seated(house, 2)
    table.leaves(1)
    await table.ask(0, "takeover", 1)
    await table.wait(table.room.table.terms.patience)
    await house.act(table.id, table.people[0], "resign", seat=0)
    assert table.room.playing
    await house.act(table.id, table.people[1], "takeover", seat=1)


@staged
async def test_a_closed_table_keeps_its_secrets(house: House) -> None:
    person = await house.guest()
    opened = await house.acts.open(person, Wish("vault", 2, {}, seats=("me", "random"), start=True))
    room = await house.room(opened.table)
    await house.act(opened.table, person, "close")
    assert room.table.status is Status.CLOSED
    assert not room.open_to_all
    with refused("still_hidden"):
        archive.record_of(room)


@staged
async def test_bots_wait_while_the_table_talks_about_an_undo(house: House) -> None:
    people = await house.guests(2)
    opened = await house.acts.open(people[0], Wish("barriers", 3, {}, seats=("me", "open", "random")))
    await house.act(opened.table, people[1], "sit", seat=1)
    await house.act(opened.table, people[0], "start")
    table = Table(house, people, opened.table, await house.room(opened.table))
    room = table.room
    while room.table.deciders[0] != 2:
        await house.choose(table.id, people[room.table.deciders[0]], room.table.deciders[0])
    last, s = 1, room.must_state()
    key = s.key(s.options(2)[0], 2)
    await house.acts.choose(table.id, "", 2, room.decision_id, key, "~bot-first", bot=True)
    assert room.table.deciders == (2,)
    await table.ask(last, "undo", last)
    assert room.request is not None
    bots = Bots(Settings(), house.rooms, house.acts)
    bots.attend(room)
    assert not bots.tasks
    await table.answer(1 - last, agree=False)
    assert list(bots.tasks) == [(table.id, 2)]
    await bots.stop()
