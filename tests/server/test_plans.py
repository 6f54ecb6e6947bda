"""Plans in daily games: a seat passes or answers by itself, until something concerns it."""

import re
from pathlib import Path

import pytest

import rampart
from rampart.kernel.frame import NOBODY
from rampart.kernel.journal import Event
from rampart.server.basics.model import EntryKind, Happening, Person, Terms
from rampart.server.basics.refusals import Refused
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.tables.opening import Wish
from rampart.server.tables.plans import Plan, answering, concerns, foreseen, passing, standing
from rampart.server.tables.room import BY_ITSELF, Room
from rampart.text.catalog import bundle_of
from tests.server.house import House, refused, staged
from tests.server.test_accounts import Device, World, told

DAILY = Terms(clock="daily", days=1)


async def duel(house: House, terms: Terms = DAILY) -> tuple[list[Person], str, Room]:
    people = await house.guests(2)
    table = await house.table("duel", people, terms)
    return people, table, await house.room(table)


@staged
async def test_a_prepared_answer_is_given_when_the_seat_is_asked(house: House) -> None:
    people, table, room = await duel(house)
    await house.rooms.plan(room, 1, answering(room, people[1].id, 1, "turn", "draw"))
    await house.choose(table, people[0], 0, "draw")
    assert room.by_itself(1) == "draw" and not room.asks(1), "the person need not come"
    await house.acts.choose_for(table, 1, room.decision_id, ["draw"], "~bot-1")
    assert room.entries[-1].data[BY_ITSELF] and room.must_state().deciders == [0]
    await house.choose(table, people[0], 0, "draw")
    assert room.by_itself(1) == "" and room.asks(1), "once given, it is gone"


@staged
async def test_a_prepared_answer_lapses_where_it_is_not_on_offer_or_something_else_is_asked(house: House) -> None:
    people, table, room = await duel(house)
    await house.rooms.plan(room, 1, answering(room, people[1].id, 1, "turn", "strike:1"))
    await house.choose(table, people[0], 0, "draw")
    assert room.by_itself(1) == "" and room.asks(1)
    await house.rooms.plan(room, 1, answering(room, people[1].id, 1, "poison", "clean"))
    assert room.by_itself(1) == ""


@staged
async def test_a_seat_passes_until_something_that_was_named(house: House) -> None:
    people, table, room = await duel(house)
    await house.rooms.plan(room, 1, passing(room, people[1].id, 1, ["hit"]))
    turns = 0
    while not any(entry.kind is EntryKind.CHOICE and BY_ITSELF in entry.data for entry in room.entries):
        [seat] = room.must_state().deciders
        own = room.by_itself(seat)
        if own:
            assert seat == 1 and own == "pass"
            await house.acts.choose_for(table, seat, room.decision_id, [own], f"~bot-{turns}")
        else:
            await house.choose(table, people[seat], seat)  # the first option strikes where that is possible
        turns += 1
        assert turns < 40
    assert any(event.code == 2 for happening in room.happenings for event in happening.events), "a blow has landed"
    assert standing(room, 1) is None, "which was named"


def test_what_concerns_a_seat() -> None:
    rules = rampart.game("watch").rules
    codes = {kind.name: code for code, kind in rules.events.items()}
    stolen = next(kind for kind in rules.events.values() if any(f.name == "victim_seat" for f in kind.args))
    plan = Plan(1, "someone", 0)

    def happens(by: int, seat: int, numbers: list[int], name: str = stolen.name) -> bool:
        return concerns(plan, Happening(1, by, (Event(codes[name], seat, numbers, 0, 0),)), rules)

    at = [f.name for f in stolen.args].index("victim_seat")
    mine, theirs = ([9] * len(stolen.args) for _ in range(2))
    mine[at], theirs[at] = 1, 2
    assert happens(0, 0, mine), "it names the seat"
    assert not happens(0, 0, theirs)
    assert happens(0, 1, theirs), "it is an event of the seat"
    assert not happens(1, 1, mine), "by the seat's own doing"
    assert not concerns(plan, Happening(1, 0, (Event(0, 1, [8, 0], 0, 0),)), rules), "a forced choice is none"
    assert not happens(0, NOBODY, theirs)


@pytest.mark.parametrize("game", ["crescent_moon", "dragon", "great_wall", "watch"])
def test_a_game_names_the_events_that_its_catalog_offers_to_wait_for(game: str) -> None:
    """A word that is no event would be offered nowhere."""
    named = {id.removeprefix("await-") for id in bundle_of(game, "en")._messages if id.startswith("await-")}
    assert len(named) > 3
    assert named <= {kind.name for kind in rampart.game(game).rules.events.values()}


@staged
async def test_no_one_else_sees_a_plan_and_it_outlives_a_restart(house: House) -> None:
    house.rooms.now = lambda: 1_800_000_000.0  # or the clocks would go on
    people, table, room = await duel(house)

    def seen(room: Room) -> list[object]:
        return [table_fragments(room, viewer, "en") for viewer in (0, None)]

    before = seen(room)
    await house.rooms.plan(room, 1, answering(room, people[1].id, 1, "turn", "draw"))
    assert seen(room) == before
    assert "Your next move is prepared" in "".join(f.markup for f in table_fragments(room, 1, "en"))
    await house.restart()
    again = await house.room(table)
    assert again.plans == {1: Plan(1, people[1].id, room.seq, "turn", "draw")}
    await house.rooms.plan(again, 1, None)
    await house.restart()
    assert not (await house.room(table)).plans


@staged
async def test_plans_are_for_the_own_seat_in_a_daily_game(house: House) -> None:
    people, _, room = await duel(house)
    with refused("not_your_seat"):
        passing(room, people[0].id, 1)
    for make in (
        lambda: passing(room, people[0].id, 0, ["no such event"]),
        lambda: passing(room, people[0].id, 0, ["hit"] * 99),
    ):
        with refused("bad_field"):
            make()
    with refused("bad_field"):
        answering(room, people[0].id, 0, "no_such_step", "draw")
    others, _, live = await duel(house, Terms(clock="live", minutes=5))
    with refused("no_plans"):
        passing(live, others[0].id, 0)


@staged
async def test_what_is_foreseen_comes_from_the_view_alone(house: House) -> None:
    people, _, room = await duel(house)
    s = room.must_state()
    other = s.determinise(1, 99)
    assert other != s
    for seed in range(5):
        a, b = foreseen(room.view(1), 1, seed), foreseen(other.view(1), 1, seed)
        assert a is not None and b is not None and a == b
        assert a.deciders == [1] and len(a.options(1)) > 1
    with pytest.raises(Refused):
        answering(room, people[0].id, 0, "turn", "x" * 999)


def test_a_plan_is_made_and_dropped_on_its_page(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        host, guest = w.device(), w.device("192.0.2.9")
        table, people = await daily(w, host, guest)
        room = await w.site.rooms.get(table)
        [asked, *_] = room.must_state().deciders
        waiting = 1 - asked
        device = (host, guest)[waiting]
        page = await device.read(f"/t/{table}/plan")
        step = re.search(r'name="step" value="(\w+)"', page)
        options = re.findall(r'name="option" value="([^"]+)"', page)
        assert step and options and "These options are a guess" in page
        answer = await device.fill(f"/t/{table}/plan", what="answer", step=step[1], option=options[0])
        assert answer.status_code == 303
        assert room.plans[waiting].option == options[0]
        while room.must_state().deciders == [asked]:
            s = room.must_state()
            keys = [s.key(option, asked) for option in s.options(asked)]
            choice = next(key for key in keys if key != options[0])
            await w.site.acts.choose(table, people[asked].id, asked, room.decision_id, choice, f"key-choice-{room.seq}")
        await w.site.bots.settled(table)
        made = [entry for entry in room.entries if BY_ITSELF in entry.data]
        assert [entry.data["options"] for entry in made] == [[options[0]]]
        await device.fill(f"/t/{table}/plan", what="pass")
        assert "You pass at every opportunity" in await device.read(f"/t/{table}/plan")
        page = await device.read(f"/t/{table}/plan")
        assert re.findall(r'name="until" value="(\w+)"><span>([^<]+)', page)[0] == ("month", "A new month begins")
        await device.fill(f"/t/{table}/plan", what="pass", until="month")
        assert room.plans[waiting].until == ("month",)
        assert '<li class="chip">A new month begins</li>' in await device.read(f"/t/{table}/plan")
        assert (await device.fill(f"/t/{table}/plan", what="pass", until="sunrise")).status_code == 400
        await device.fill(f"/t/{table}/plan", what="none")
        assert waiting not in room.plans
        assert (await (host, guest)[asked].http.get(f"/t/{table}/plan?seat={waiting}")).status_code == 403
        assert (await device.fill(f"/t/{table}/plan", what="everything")).status_code == 400

    told(tmp_path, tale)


async def daily(w: World, host: Device, guest: Device) -> tuple[str, list[Person]]:
    for device in (host, guest):
        await device.read("/")
    people = [await w.person(device) for device in (host, guest)]
    table = (await w.site.acts.open(people[0], Wish("dragon", 2, {}, ("me", "open"), terms=DAILY))).table
    await w.site.acts.act(table, people[1], "sit", "key-sit-01", {"seat": 1})
    await w.site.acts.act(table, people[0], "start", "key-start1", {})
    return table, people
