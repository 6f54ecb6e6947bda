"""Compositions: several choices in one request, all of them or none, once, and taken back as one."""

import uuid

import pytest

from rampart import seeded
from rampart.server.basics.model import Person, Preferences
from rampart.server.tables.opening import Wish
from rampart.server.tables.room import Room
from tests.playing import choice_of
from tests.server.house import House, staged
from tests.server.test_acts import unchanged


async def at_an_offer(house: House) -> tuple[str, Room, int, Person]:
    """A table of Catan at which the seat that is asked may make an offer."""
    host = await house.guest()
    done = await house.acts.open(host, Wish("watch", 3, seats=("me", "me", "me"), start=True, options={"mode": "base"}))
    room = await house.room(done.table)
    luck = seeded(4)
    while "offer" not in [
        room.must_state().key(code, p) for p in room.must_state().deciders for code in options(room, p)
    ]:
        option, seat = choice_of(room.must_state(), luck)
        await house.choose(done.table, host, seat, room.must_state().key(option, seat))
    return done.table, room, room.must_state().deciders[0], host


def options(room: Room, seat: int) -> list[int]:
    return room.must_state().options(seat)


def offer(room: Room, seat: int) -> list[str]:
    """One card for one, to everybody who may be asked."""
    s = room.must_state()
    step, args = s.current(seat)
    [whole] = step.compositions(s, seat, args)
    gives, wants = whole.heaps
    give = next(part for part in gives.parts if part.most)
    want = next(part for part in wants.parts if part.word != give.word)
    asked = "to:" + "+".join(str(q) for q, _ in whole.partners)
    return [whole.opening, asked, give.key, gives.closing, want.key, wants.closing]


@staged
async def test_an_offer_is_one_entry_done_once_and_undone_at_once(house: House) -> None:
    table, room, seat, host = await at_an_offer(house)
    before, seq = room.must_state().digest(), room.seq
    keys, once, decision = offer(room, seat), uuid.uuid4().hex, room.decision_id
    done = await house.acts.choose(table, host.id, seat, decision, keys, once)
    assert (done.status, room.seq) == ("accepted", seq + 1)
    assert room.must_state().current(room.must_state().deciders[0])[0].name == "answer_offer"
    assert set(room.entries[-1].data["options"]) <= set(keys)
    again = await house.acts.choose(table, host.id, seat, decision, keys, once)
    assert (again.status, again.seq) == ("duplicate", seq + 1)
    await house.act(table, host, "undo", seat=seat)
    assert room.must_state().digest() == before


@staged
async def test_of_a_composition_that_cannot_be_all_is_refused(house: House) -> None:
    table, room, seat, host = await at_an_offer(house)
    keys = offer(room, seat)
    give, want = keys[2], keys[4]
    both = want.replace("want", "give")
    wrong = [
        [*keys[:2], give, "done", give.replace("give", "want"), "done"],  # the same kind on both sides
        [*keys[:2], *[give] * 30, "done", want, "done"],  # more than there is
        [*keys[:1], keys[2]],  # nobody is addressed
        [*keys, "decline"],  # that is for others to say
        ["done", *keys],
        ["build", "end"],  # two decisions that belong to no composition
        [both] * 65,
    ]
    for parts in wrong:
        code = "bad_field" if len(parts) > 64 else "not_an_option"
        sent = house.acts.choose(table, host.id, seat, room.decision_id, parts, uuid.uuid4().hex)
        await unchanged(house, table, code, sent)


@staged
async def test_half_an_offer_is_no_offer(house: House) -> None:
    table, room, seat, host = await at_an_offer(house)
    seq = room.seq
    keys = offer(room, seat)
    await house.acts.choose(table, host.id, seat, room.decision_id, keys[:3], uuid.uuid4().hex)
    assert room.seq == seq + 1, "a beginning that the rules allow is a choice like any other"
    assert room.must_state().current(seat)[0].name == "give"


@pytest.mark.rule("NW-405")
@staged
async def test_offers_that_cannot_be_met_are_declined_for_who_wants_that(house: House) -> None:
    table, room, seat, host = await at_an_offer(house)
    keys = offer(room, seat)
    most = max(room.must_state().hand_size(q) for q in range(3) if q != seat)  # type: ignore[attr-defined]
    keys[4:5] = [keys[4]] * most
    await house.acts.choose(table, host.id, seat, room.decision_id, keys, uuid.uuid4().hex)
    s = room.must_state()
    asked = s.deciders[0]
    meets = "accept" in [s.key(code, asked) for code in s.options(asked)]
    kind = "watch/offer" if meets else "watch/offer_unmet"
    assert room.moment(asked) == kind
    assert room.by_itself(asked) == ""
    room.likes[host.id] = Preferences(moments={kind: "pass"})
    assert room.by_itself(asked) == "decline"
    other = "watch/offer_unmet" if meets else "watch/offer"
    room.likes[host.id] = Preferences(moments={other: "pass"})
    assert room.by_itself(asked) == ""
