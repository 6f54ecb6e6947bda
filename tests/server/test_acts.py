"""Acts: what people may do at a table, and what is refused without changing anything."""

import asyncio
import re
import uuid
from dataclasses import replace
from typing import Any

import pytest

from rampart import State, seeded
from rampart.server.basics.model import EntryKind, Happening, Made, Person, SeatKind, Status
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.tables.opening import Wish
from rampart.server.tables.room import Room
from rampart.server.web.assembly import assemble
from tests.playing import choice_of
from tests.server.house import House, refused, staged


async def unchanged(house: House, table: str, code: str, doing: Any) -> None:
    """The act is refused for this reason, and neither the room nor the store has changed."""
    room = await house.room(table)
    before, seq = room.table, room.seq
    stored = await house.store.load(table)
    with refused(code):
        await doing
    assert room.table == before
    assert room.seq == seq
    assert await house.store.load(table) == stored


def seats_of(room: Room) -> list[tuple[SeatKind, str]]:
    return [(seat.kind, seat.person) for seat in room.table.seats]


def line_of(room: Room) -> tuple[Made, ...]:
    assert room.position is not None
    return tuple(room.position.line)


def events_of(happenings: list[Happening]) -> list[list[tuple[object, ...]]]:
    """All that was told, comparable."""
    return [[(e.code, e.seat, e.numbers, e.secret, e.seen_by) for e in told.events] for told in happenings]


async def open_table(house: House, host: Person, players: int = 2, **wish: Any) -> tuple[str, Room]:
    done = await house.acts.open(host, Wish("dragon", players, **wish))
    return done.table, await house.room(done.table)


async def play_to_the_end(house: House, table: str, people: list[Person]) -> Room:
    room = await house.room(table)
    luck = seeded(0)
    while room.playing:
        assert room.state is not None
        option, seat = choice_of(room.state, luck)
        await house.choose(table, people[seat], seat, room.state.key(option, seat))
    return room


async def mover_of(house: House, table: str, people: list[Person]) -> tuple[Room, int, Person, Person]:
    """The room, the seat that is asked, its person and another one."""
    room = await house.room(table)
    seat = room.table.deciders[0]
    return room, seat, people[seat], people[1 - seat]


# ---- opening


@staged
async def test_a_table_opens_with_its_host_on_the_first_seat(house: House) -> None:
    host = await house.guest()
    _, room = await open_table(house, host, name="  Friday\u202e night ")
    assert room.table.status is Status.OPEN
    assert seats_of(room) == [(SeatKind.PERSON, host.id), (SeatKind.FREE, "")]
    assert room.table.name == "Friday night"
    assert len(room.seed) == 32
    assert room.state is None


@staged
async def test_one_request_starts_a_game_against_bots(house: House) -> None:
    host = await house.guest()
    _, room = await open_table(house, host, 3, seats=("me", "greedy", "random"), start=True)
    assert room.table.status is Status.PLAYING
    assert [seat.kind for seat in room.table.seats] == [SeatKind.PERSON, SeatKind.BOT, SeatKind.BOT]
    assert len({seat.name for seat in room.table.seats}) == 3
    assert room.table.deciders


@staged
async def test_a_person_may_take_several_seats_under_different_names(house: House) -> None:
    host = await house.guest()
    _, room = await open_table(house, host, seats=("me", "me"), seat_names=("Eva", "Adam"), start=True)
    assert room.seats_of(host.id) == [0, 1]
    assert room.names("en") == ["Eva", "Adam"]
    assert room.table.people() == [host.id]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish("chess"), "no_game"),
        (Wish("dragon", 9), "bad_options"),
        (Wish("dragon", 2, {"wall": "perhaps"}), "bad_options"),
        (Wish("dragon", 2, {"walls": True}), "bad_options"),
        (Wish("dragon", 2, {"random_wall_bonus": True}), "bad_options"),
        (Wish("dragon", 2, seats=("me", "deep-thought")), "no_bot"),
        (Wish("dragon", 2, seats=("me", "open", "open")), "no_seat"),
        (Wish("dragon", 2, start=True), "not_full"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(wish: Wish, code: str, tmp_path: Any) -> None:
    @staged
    async def story(house: House) -> None:
        with refused(code):
            await house.acts.open(await house.guest(), wish)
        assert await house.store.tables(*Status, listed=False) == []

    story(tmp_path)


@staged
async def test_the_same_request_opens_one_table(house: House) -> None:
    host = await house.guest()
    first = await house.acts.open(host, Wish("dragon", 2), "a secret")
    again = await house.acts.open(host, Wish("dragon", 2), "a secret")
    assert (first.status, again.status) == ("accepted", "duplicate")
    assert first.table == again.table
    assert (await house.acts.open(host, Wish("dragon", 2), "another")).table != first.table


@staged
async def test_the_same_request_sent_twice_at_once_opens_one_table(house: House) -> None:
    host = await house.guest()
    pressed = [house.acts.open(host, Wish("dragon", 2), "a secret") for _ in range(3)]
    found = await asyncio.gather(*pressed)
    assert sorted(done.status for done in found) == ["accepted", "duplicate", "duplicate"]
    assert len({done.table for done in found}) == 1


# ---- before the game


@staged
async def test_seats_are_taken_and_left(house: House) -> None:
    host, guest = await house.guests(2)
    table, room = await open_table(house, host)
    await house.act(table, guest, "sit", seat=1)
    assert seats_of(room)[1] == (SeatKind.PERSON, guest.id)
    assert room.names("en")[1] == guest.name
    await unchanged(house, table, "seat_taken", house.act(table, host, "sit", seat=1))
    await unchanged(house, table, "seat_taken", house.act(table, host, "bot", seat=1))
    await house.act(table, guest, "stand", seat=1)
    assert seats_of(room)[1] == (SeatKind.FREE, "")
    await unchanged(house, table, "not_your_seat", house.act(table, guest, "stand", seat=0))
    await unchanged(house, table, "no_seat", house.act(table, host, "stand", seat=1))
    for seat in (-1, 2, 2**40):
        code = "bad_field" if seat > 99 else "no_seat"
        await unchanged(house, table, code, house.act(table, guest, "sit", seat=seat))
    for wrong in ("1", None, True, 1.0, [1]):
        await unchanged(house, table, "bad_field", house.act(table, guest, "sit", seat=wrong))
    await unchanged(house, table, "bad_field", house.act(table, guest, "sit", seat=1, name=7))


@staged
async def test_the_host_seats_bots_and_clears_seats(house: House) -> None:
    host, guest = await house.guests(2)
    table, room = await open_table(house, host, 3)
    await unchanged(house, table, "only_host", house.act(table, guest, "bot", seat=1))
    await unchanged(house, table, "no_bot", house.act(table, host, "bot", seat=1, bot="nobody"))
    await house.act(table, host, "bot", seat=1, bot="random")
    await house.act(table, host, "bot", seat=2)
    assert [seat.bot for seat in room.table.seats] == ["", "random", "steady"]
    await house.act(table, host, "stand", seat=2)
    await house.act(table, guest, "sit", seat=2)
    await house.act(table, host, "stand", seat=2)
    assert seats_of(room)[2] == (SeatKind.FREE, "")


@staged
async def test_an_unlisted_table_is_joined_by_its_link_only(house: House) -> None:
    host, guest = await house.guests(2)
    table, room = await open_table(house, host, 3, listed=False)
    assert await house.store.tables(Status.OPEN) == []
    assert await house.store.invited(room.invite) == table
    assert await house.store.invited("guess") == ""
    await unchanged(house, table, "no_table", house.act(table, guest, "sit", seat=1))
    await unchanged(house, table, "no_table", house.act(table, guest, "sit", seat=1, invite="guess"))
    await house.act(table, guest, "sit", seat=1, invite=room.invite)
    await house.act(table, guest, "sit", seat=2)
    assert room.seats_of(guest.id) == [1, 2]


@staged
async def test_a_game_starts_when_its_host_says_so_and_all_seats_are_taken(house: House) -> None:
    host, guest = await house.guests(2)
    table, room = await open_table(house, host)
    await unchanged(house, table, "not_full", house.act(table, host, "start"))
    await house.act(table, guest, "sit", seat=1)
    await unchanged(house, table, "only_host", house.act(table, guest, "start"))
    await unchanged(house, table, "not_playing", house.choose_blindly(table, host, 0))
    await house.act(table, host, "start")
    assert room.playing
    for act in ("start", "sit", "stand", "bot"):
        await unchanged(house, table, "not_open", house.act(table, host, act, seat=1))


@staged
async def test_windows_are_sealed_where_several_people_play(house: House) -> None:
    two = await house.guests(2)
    assert (await house.room(await house.table("duel", two))).table.options["sealed"] is True
    alone = await house.acts.open(two[0], Wish("duel", 2, seats=("me", "random"), start=True))
    assert (await house.room(alone.table)).table.options["sealed"] is False
    shared = await house.acts.open(two[0], Wish("duel", 2, seats=("me", "me"), start=True))
    assert (await house.room(shared.table)).table.options["sealed"] is True
    chosen = await house.table("duel", two, sealed=False)
    assert (await house.room(chosen)).table.options["sealed"] is False


@staged
async def test_a_table_is_given_up_by_its_host(house: House) -> None:
    host, guest = await house.guests(2)
    table, room = await open_table(house, host)
    await unchanged(house, table, "only_host", house.act(table, guest, "close"))
    await house.act(table, host, "close")
    assert room.table.status is Status.CLOSED
    await unchanged(house, table, "not_playing", house.act(table, host, "close"))


# ---- choices


@staged
async def test_choices_that_are_refused_change_nothing(house: House) -> None:
    people = await house.guests(2)
    stranger = await house.guest()
    table = await house.table("dragon", people)
    room, seat, mover, other = await mover_of(house, table, people)
    option = room.must_state().key(room.must_state().options(seat)[0], seat)
    await unchanged(house, table, "not_your_seat", house.choose(table, other, seat))
    await unchanged(house, table, "not_your_seat", house.choose(table, stranger, seat))
    await unchanged(house, table, "stale", house.choose(table, other, 1 - seat, option))
    await unchanged(house, table, "stale", house.choose(table, mover, seat, decision="d1"))
    await unchanged(house, table, "not_an_option", house.choose(table, mover, seat, "fly"))
    await unchanged(house, table, "no_seat", house.acts.choose(table, mover.id, 7, room.decision_id, option, "k" * 8))
    with refused("no_table"):
        await house.acts.choose("nowhere", mover.id, 0, "d1", option, "k" * 8)


@staged
async def test_a_choice_sent_twice_is_made_once(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room, seat, mover, other = await mover_of(house, table, people)
    first = await house.choose(table, mover, seat, key="the-same-key")
    again = await house.acts.choose(table, mover.id, seat, "d1", "whatever", "the-same-key")
    assert (first.status, again.status) == ("accepted", "duplicate")
    assert first.seq == again.seq == room.seq
    await unchanged(house, table, "key_taken", house.act(table, other, "chat", text="Hello", key="the-same-key"))
    await house.restart()
    later = await house.acts.choose(table, mover.id, seat, "d1", "whatever", "the-same-key")
    assert later == again


@staged
async def test_a_choice_is_played_once_and_leads_where_its_entry_leads(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room, seat, mover, _ = await mover_of(house, table, people)
    played: list[object] = []
    choose = State.choose

    def choose_and_count(s: State, option: Any, seat: Any = None) -> None:
        played.append(option)
        choose(s, option, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "choose", choose_and_count)
        await house.choose(table, mover, seat)
        assert len(played) == 1
    reached, told = room.must_state(), room.happenings
    await house.restart()
    again = await house.room(table)
    assert again.must_state() == reached
    assert events_of(again.happenings) == events_of(told)
    assert told[-1].events


@staged
async def test_of_many_equal_requests_at_once_one_is_accepted(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room, seat, mover, _ = await mover_of(house, table, people)
    seq, decision = room.seq, room.decision_id
    option = room.must_state().key(room.must_state().options(seat)[0], seat)
    same_key = [house.acts.choose(table, mover.id, seat, decision, option, "the-same-key") for _ in range(5)]
    own_keys = [house.acts.choose(table, mover.id, seat, decision, option, uuid.uuid4().hex) for _ in range(5)]
    found = await asyncio.gather(*same_key, *own_keys, return_exceptions=True)
    assert room.seq == seq + 1
    assert [getattr(x, "status", "") for x in found[:5]] == ["accepted", *["duplicate"] * 4]
    assert [getattr(x, "code", "") for x in found[5:]] == ["stale"] * 5


@staged
async def test_an_answer_to_a_poll_is_taken_back_and_changed_until_it_closes(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("auction", people)
    room = await house.room(table)
    await unchanged(house, table, "nothing_to_retract", house.act(table, people[0], "retract", seat=0))
    await house.choose(table, people[0], 0)
    await unchanged(house, table, "not_your_seat", house.act(table, people[1], "retract", seat=0))
    await house.act(table, people[0], "retract", seat=0)
    assert room.table.deciders == (0, 1)
    for seat in (0, 1):
        await house.choose(table, people[seat], seat)
    await unchanged(house, table, "nothing_to_retract", house.act(table, people[0], "retract", seat=0))
    await house.choose(table, people[0], 0)
    seq = room.seq
    await house.act(table, people[0], "retract", seat=0)
    assert room.seq == seq
    assert room.drafts == {}


# ---- taking back


@staged
async def test_a_choice_is_taken_back_freely_until_a_barrier(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room, seat, mover, other = await mover_of(house, table, people)
    before = room.must_state().digest()
    await unchanged(house, table, "nothing_to_undo", house.act(table, mover, "undo", seat=seat))
    await house.choose(table, mover, seat, "step")
    await unchanged(house, table, "not_your_seat", house.act(table, other, "undo", seat=seat))
    await house.act(table, mover, "undo", seat=seat)
    assert room.must_state().digest() == before
    await house.choose(table, mover, seat, "roll")
    await unchanged(house, table, "needs_consent", house.act(table, mover, "undo", seat=seat))


@staged
async def test_a_page_that_shows_another_choice_than_the_last_takes_nothing_back(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room, seat, mover, _ = await mover_of(house, table, people)
    await house.choose(table, mover, seat, "step")
    first = room.seq
    await house.choose(table, mover, seat, "step")
    offer = room.undo_offer(seat)
    assert offer is not None
    last = offer.choices[0].seq
    await unchanged(house, table, "stale", house.act(table, mover, "undo", seat=seat, to=first))
    await unchanged(house, table, "stale", house.act(table, mover, "ask", what="undo", seat=seat, to=first))
    await unchanged(house, table, "bad_field", house.act(table, mover, "undo", seat=seat, to="last"))
    pressed = [house.act(table, mover, "undo", seat=seat, to=last) for _ in range(2)]
    found = await asyncio.gather(*pressed, return_exceptions=True)
    assert [getattr(x, "code", getattr(x, "status", "")) for x in found] == ["accepted", "stale"]
    assert [made.seq for made in line_of(room)] == [first]


@staged
async def test_what_the_site_chose_for_a_person_goes_back_with_the_choice_before_it(house: House) -> None:
    people = await house.guests(4)
    table = await house.table("crescent_moon", people)
    room = await house.room(table)
    luck = seeded(1)
    for _ in range(40):
        seat = room.table.deciders[0]
        before, line = room.must_state().digest(), line_of(room)
        option, seat = choice_of(room.must_state(), luck)
        await house.choose(table, people[seat], seat, room.must_state().key(option, seat))
        by_hand = room.seq
        if room.table.deciders == (seat,) and (passed := room.by_itself(seat)):
            await house.acts.choose(table, "", seat, room.decision_id, passed, f"~{room.seq}", bot=True)
            offer = room.undo_offer(seat)
            if offer is not None and offer.free:
                break
    assert offer is not None
    assert [made.seq for made in offer.choices] == [by_hand, by_hand + 1]
    await house.act(table, people[seat], "undo", seat=seat)
    assert (room.must_state().digest(), line_of(room)) == (before, line)


@staged
async def test_a_person_with_several_seats_leaves_and_answers_from_each(house: House) -> None:
    host, guest = await house.guests(2)
    done = await house.acts.open(host, Wish("barriers", 3, seats=("open", "me")))
    room = await house.room(done.table)
    for seat in (0, 2):
        await house.act(done.table, guest, "sit", seat=seat)
    for viewer in (0, 2):
        shown = assemble(table_fragments(room, viewer, "en"))
        ways = re.findall(r'class="btn ghost( host-only)?" data-act="stand" data-seat="(\d)"', shown)
        assert ways == [("", "0"), (" host-only", "1"), ("", "2")]
    await house.act(done.table, host, "start")
    while room.table.deciders != (1,):
        await house.choose(done.table, guest, room.table.deciders[0], "pass")
    await house.choose(done.table, host, 1, "roll")
    await house.act(done.table, host, "ask", what="undo", seat=1)
    assert room.request is not None
    assert room.request.waiting == (0,)
    assert room.table.deciders == (1,)
    for viewer in (0, 2):
        assert 'data-act="answer" data-agree="true"' in assemble(table_fragments(room, viewer, "en"))


@staged
async def test_alone_with_bots_nobody_needs_to_agree(house: House) -> None:
    host = await house.guest()
    done = await house.acts.open(host, Wish("barriers", 2, seats=("me", "me"), start=True))
    room = await house.room(done.table)
    seat = room.table.deciders[0]
    before = room.must_state().digest()
    await house.choose(done.table, host, seat, "roll")
    offer = room.undo_offer(seat)
    assert offer is not None
    assert (offer.free, offer.why) == (False, "chance")
    await house.act(done.table, host, "ask", what="undo", seat=seat)
    assert room.must_state().digest() == before


@staged
async def test_beyond_a_barrier_the_others_must_agree(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("barriers", people)
    room = await house.room(table)
    seat = room.table.deciders[0]
    mover, others = people[seat], [people[p] for p in range(3) if p != seat]
    before = room.must_state().digest()
    await house.choose(table, mover, seat, "roll")
    rolled = room.seq
    await house.act(table, mover, "ask", what="undo", seat=seat)
    await house.choose(table, mover, seat, "step")
    assert room.request is not None
    assert (room.request.what, room.request.to, len(room.request.waiting)) == ("undo", rolled, 2)
    await unchanged(house, table, "request_open", house.act(table, others[0], "ask", what="undo", seat=seat))
    await unchanged(house, table, "already_answered", house.act(table, mover, "answer", agree=True))
    await unchanged(house, table, "bad_field", house.act(table, others[0], "answer", agree="yes"))
    await house.act(table, others[0], "answer", agree=True)
    await unchanged(house, table, "already_answered", house.act(table, others[0], "answer", agree=True))
    await house.restart()
    room = await house.room(table)
    await house.act(table, others[1], "answer", agree=True)
    assert room.request is None
    assert room.must_state().digest() == before
    assert [entry.kind for entry in room.entries[-2:]] == [EntryKind.ANSWER, EntryKind.UNDO]
    assert all(happening.taken_back for happening in room.happenings)


@staged
async def test_one_refusal_is_enough_and_a_request_can_be_withdrawn(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room, seat, mover, other = await mover_of(house, table, people)
    await unchanged(house, table, "no_request", house.act(table, other, "answer", agree=True))
    await house.choose(table, mover, seat, "roll")
    rolled = room.must_state().digest()
    await house.act(table, mover, "ask", what="undo", seat=seat)
    await house.act(table, other, "answer", agree=False)
    assert room.request is None
    await house.act(table, mover, "ask", what="undo", seat=seat)
    await house.act(table, mover, "answer", agree=False)
    assert room.request is None
    assert room.must_state().digest() == rolled


@staged
async def test_only_those_at_the_table_ask_and_answer(house: House) -> None:
    people = await house.guests(2)
    stranger = await house.guest()
    table = await house.table("barriers", people)
    room, seat, mover, _ = await mover_of(house, table, people)
    await house.choose(table, mover, seat, "roll")
    await unchanged(house, table, "not_seated", house.act(table, stranger, "ask", what="undo", seat=seat))
    await unchanged(house, table, "bad_field", house.act(table, mover, "ask", what="money", seat=seat))
    await house.act(table, mover, "ask", what="undo", seat=seat)
    await unchanged(house, table, "not_seated", house.act(table, stranger, "answer", agree=True))
    assert room.request is not None


# ---- leaving


@staged
async def test_a_resigned_seat_is_played_on_by_a_bot(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("dragon", people)
    room = await house.room(table)
    await unchanged(house, table, "not_your_seat", house.act(table, people[1], "resign", seat=0))
    await house.act(table, people[0], "resign", seat=0)
    assert (room.table.seats[0].kind, room.table.seats[0].person) == (SeatKind.BOT, "")
    assert room.table.seats[0].name == people[0].name
    assert room.playing
    await unchanged(house, table, "not_your_seat", house.act(table, people[0], "takeover", seat=0))
    await house.act(table, people[1], "resign", seat=1)
    await house.act(table, people[2], "resign", seat=2)
    assert room.table.status is Status.CLOSED
    stored = await house.store.table(table)
    assert stored == room.table


@staged
async def test_who_resigns_need_not_be_waited_for(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("barriers", people)
    room, seat, mover, other = await mover_of(house, table, people)
    before = room.must_state().digest()
    await house.choose(table, mover, seat, "roll")
    await house.act(table, mover, "ask", what="undo", seat=seat)
    await house.act(table, other, "resign", seat=1 - seat)
    assert room.request is None
    assert room.must_state().digest() == before


@staged
async def test_a_request_ends_with_the_one_who_made_it(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("barriers", people)
    room = await house.room(table)
    seat = room.table.deciders[0]
    await house.choose(table, people[seat], seat, "roll")
    rolled = room.must_state().digest()
    await house.act(table, people[seat], "ask", what="undo", seat=seat)
    await house.act(table, people[seat], "resign", seat=seat)
    assert room.request is None
    assert room.must_state().digest() == rolled


@staged
async def test_a_seat_is_handed_to_a_bot_by_consent_and_taken_back(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)
    await unchanged(house, table, "seat_is_yours", house.act(table, people[0], "takeover", seat=0))
    await house.act(table, people[0], "ask", what="takeover", seat=0)
    assert room.request is not None
    assert (room.request.what, room.request.waiting) == ("takeover", (1,))
    await house.act(table, people[1], "answer", agree=True)
    assert (room.table.seats[0].kind, room.table.seats[0].person) == (SeatKind.BOT, people[0].id)
    assert (room.seats_of(people[0].id), room.held_by(people[0].id)) == ([], [0])
    await unchanged(house, table, "seat_is_a_bot", house.act(table, people[1], "ask", what="takeover", seat=0))
    await unchanged(house, table, "not_your_seat", house.act(table, people[1], "takeover", seat=0))
    await house.act(table, people[0], "takeover", seat=0)
    assert (room.table.seats[0].kind, room.table.seats[0].bot) == (SeatKind.PERSON, "")


@staged
async def test_somebody_who_is_away_is_not_asked_about_their_own_seat(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("dragon", people)
    room = await house.room(table)
    house.acts.present = lambda table_id, person_id: person_id != people[2].id
    await house.act(table, people[0], "ask", what="takeover", seat=2)
    assert room.request is not None
    assert room.request.waiting == (1,)
    await house.act(table, people[1], "answer", agree=False)
    house.acts.present = lambda table_id, person_id: True
    await house.act(table, people[0], "ask", what="takeover", seat=2)
    assert room.request.waiting == (1, 2)


# ---- beside and after


@staged
async def test_chat_is_for_those_at_the_table(house: House) -> None:
    people = await house.guests(2)
    stranger = await house.guest()
    table = await house.table("dragon", people)
    room = await house.room(table)
    await house.act(table, people[1], "chat", text="  <b>Hi</b>\u202e\x00 there\n you ")
    assert [(talk.seat, talk.name, talk.text) for talk in room.talks] == [(1, people[1].name, "<b>Hi</b> there you")]
    await house.act(table, stranger, "chat", text="She holds the monk!")
    shown = {seat: "".join(f.markup for f in table_fragments(room, seat, "en")) for seat in (None, 0, 1)}
    assert "the monk!" in shown[None], "those who watch talk among themselves"
    assert "the monk!" not in shown[0] + shown[1] and "there you" in shown[None]
    await unchanged(house, table, "bad_text", house.act(table, people[0], "chat", text=" \u200f "))
    await unchanged(house, table, "bad_field", house.act(table, people[0], "chat", text=5))
    await unchanged(house, table, "bad_field", house.act(table, people[0], "dance"))


@staged
async def test_a_rematch_begins_when_all_have_agreed(house: House) -> None:
    people = await house.guests(2)
    stranger = await house.guest()
    table = await house.table("dragon", people, wall=True)
    await unchanged(house, table, "not_over", house.act(table, people[0], "rematch"))
    room = await play_to_the_end(house, table, people)
    await unchanged(house, table, "not_seated", house.act(table, stranger, "rematch"))
    first = await house.act(table, people[0], "rematch")
    assert (first.table, room.agreed) == ("", [people[0].id])
    await unchanged(house, table, "already_agreed", house.act(table, people[0], "rematch"))
    second = await house.act(table, people[1], "rematch", key="the-last-consent")
    assert second.table == room.table.next_table != ""
    again = await house.act(table, people[1], "rematch", key="the-last-consent")
    assert again == replace(second, status="duplicate")
    new = await house.room(second.table)
    assert new.table.rematch_of == table
    assert new.playing
    assert new.table.options == room.table.options
    assert [seat.person for seat in new.table.seats] == [person.id for person in people]
    assert new.seed != room.seed
    await unchanged(house, table, "already_rematched", house.act(table, people[0], "rematch"))


@staged
async def test_after_the_end_nothing_is_played(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    await play_to_the_end(house, table, people)
    await unchanged(house, table, "not_playing", house.choose_blindly(table, people[0], 0))
    for act in ("undo", "resign", "takeover", "retract"):
        await unchanged(house, table, "not_playing", house.act(table, people[0], act, seat=0))
    for act in ("ask", "answer"):
        await unchanged(house, table, "not_playing", house.act(table, people[0], act, agree=True, seat=0))


@staged
async def test_a_closing_site_takes_no_more_acts(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room, seat, mover, _ = await mover_of(house, table, people)
    option = room.must_state().key(room.must_state().options(seat)[0], seat)
    begun = asyncio.create_task(house.acts.choose(table, mover.id, seat, room.decision_id, option, "begun-before"))
    await asyncio.sleep(0)
    await house.acts.finish()
    assert begun.done()
    assert (await begun).status == "accepted"
    await unchanged(house, table, "closing", house.act(table, mover, "chat", text="Hi"))


@staged
async def test_an_act_ends_even_if_the_one_who_sent_it_goes_away(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room, seat, mover, _ = await mover_of(house, table, people)
    seq = room.seq
    option = room.must_state().key(room.must_state().options(seat)[0], seat)
    sent = asyncio.create_task(house.acts.choose(table, mover.id, seat, room.decision_id, option, "gone-away"))
    await asyncio.sleep(0)
    sent.cancel()
    await house.acts.finish()
    assert room.seq == seq + 1
    stored = await house.store.load(table)
    assert stored is not None
    assert [entry.seq for entry in stored.entries] == list(range(1, room.seq + 1))


@staged
async def test_if_storing_fails_nothing_has_happened(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room, seat, mover, _ = await mover_of(house, table, people)
    digest, seq = room.must_state().digest(), room.seq

    async def failing(*_: object) -> None:
        raise OSError("the disk is full")

    good, house.store.append = house.store.append, failing  # type: ignore[method-assign,assignment]
    with pytest.raises(OSError, match="full"):
        await house.choose(table, mover, seat)
    house.store.append = good  # type: ignore[method-assign]
    fresh = await house.room(table)
    assert fresh is not room
    assert (fresh.must_state().digest(), fresh.seq) == (digest, seq)
    await house.choose(table, mover, seat)
    assert fresh.seq == seq + 1
