"""Bots: they think elsewhere, at a human pace, on what their seat sees, and go on after a restart."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rampart
from rampart.kernel.state import State
from rampart.server.basics.model import EntryKind, Status
from rampart.server.config import Settings
from rampart.server.live import Live
from rampart.server.pages.parts.sight import Sight
from rampart.server.pages.parts.talk import words_of
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.tables.archive import exported, imported
from rampart.server.tables.opening import Wish, bots_for, levels_for, usual_bot
from rampart.server.tables.room import Room
from rampart.server.workers.bots import Bots, workers_for
from rampart.server.workers.thinking import think
from tests.games.crescent_moon.table import C, W, play
from tests.games.crescent_moon.table import table as position
from tests.server.client import Player, served
from tests.server.house import House, staged


class Here:
    """The pool of a test: it thinks at once, in this process, and remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[State, int, str, int]] = []
        self.failing: list[Exception] = []

    async def part(self, view: State, seat: int, bot: str, seed: int, until: float) -> str:
        self.given.append((view, seat, bot, 0))
        if self.failing:
            raise self.failing.pop(0)
        return think(view, seat, bot, 1)


@asynccontextmanager
async def bots_in(house: House, pace: float = 0.0) -> AsyncIterator[tuple[Bots, Here]]:
    """Bots that play in a house."""
    bots = Bots(Settings(folder=house.file.parent, pace=pace), house.rooms, house.acts)
    here = Here()
    bots.part = here.part  # type: ignore[method-assign]
    try:
        yield bots, here
    finally:
        await bots.stop()


async def settled(room: Room, seconds: float = 20.0) -> None:
    """Wait until no bot is due."""
    async with asyncio.timeout(seconds):
        while room.playing and any(room.table.seats[seat].bot for seat in room.table.deciders):
            await asyncio.sleep(0.01)


async def against_bots(house: House, game: str = "dragon", players: int = 3, **options: Any) -> Room:
    """A table of one person against the simplest bots."""
    host = await house.guest()
    seats = ("me", *["random"] * (players - 1))
    done = await house.acts.open(host, Wish(game, players, options, seats, start=True))
    return await house.room(done.table)


@staged
async def test_bots_play_whenever_they_are_asked(house: House) -> None:
    async with bots_in(house) as (_, here):
        room = await against_bots(house)
        for _ in range(6):
            await settled(room)
            assert room.table.deciders == (0,)
            await house.choose(room.table.id, await person_of(house, room), 0)
        await settled(room)
    assert here.given
    assert {seat for _, seat, _, _ in here.given} == {1, 2}
    assert all(view.viewer == seat for view, seat, _, _ in here.given)


async def person_of(house: House, room: Room) -> Any:
    return await house.people.person(room.table.seats[0].person)


@staged
async def test_what_a_bot_has_to_say_is_said_when_all_have_answered(house: House) -> None:
    async with bots_in(house) as (bots, _):
        room = await against_bots(house)
        await settled(room)
        bots.remarks[room.table.id] = [(room.decision_id, 1, "remark-no-use"), ("d0", 2, "remark-leader")]
        bots.attend(room)
        await bots.settled(room.table.id)
        assert [(talk.seat, talk.says) for talk in room.talks] == [(2, "remark-leader")]
        await house.choose(room.table.id, await person_of(house, room), 0)
        await settled(room)
        await bots.settled(room.table.id)
    assert [(talk.seat, talk.says) for talk in room.talks] == [(2, "remark-leader"), (1, "remark-no-use")]
    words = {lang: [newest_words(room, lang)] for lang in ("en", "de")}
    assert words == {"en": ["You are too close to winning."], "de": ["Du bist zu nah am Sieg."]}
    assert not bots.remarks


def newest_words(room: Room, lang: str) -> str:
    """What was said first, as a reader sees it."""
    return words_of(Sight(room, None, lang), room.talks[0])


@staged
async def test_a_table_of_bots_plays_itself_to_the_end(house: House) -> None:
    async with bots_in(house):
        host = await house.guest()
        done = await house.acts.open(host, Wish("auction", 3, {}, ("random", "random", "random"), start=True))
        room = await house.room(done.table)
        await settled(room)
    assert room.table.status is Status.OVER
    made = [entry.data["options"] for entry in room.entries if entry.kind is EntryKind.CHOICE]
    assert any(len(options) > 1 for options in made)


@staged
async def test_a_restart_resumes_the_bots(house: House) -> None:
    room = await against_bots(house)
    while room.table.deciders == (0,):
        await house.choose(room.table.id, await person_of(house, room), 0)
    waiting = room.seq
    await house.restart()
    async with bots_in(house) as (bots, _):
        await bots.resume()
        room = await house.room(room.table.id)
        await settled(room)
    assert room.seq > waiting


@staged
async def test_bots_go_on_at_a_table_that_was_brought_as_a_file_as_soon_as_it_is_opened(house: House) -> None:
    room = await against_bots(house)
    while room.table.deciders == (0,):
        await house.choose(room.table.id, await person_of(house, room), 0)
    stored = await house.store.load(room.table.id)
    assert stored is not None
    content = exported(stored)
    content["table"]["deciders"] = []  # as in a file that was put together from a record
    brought = imported(content)
    assert brought.table.deciders == room.table.deciders
    unasked = replace(brought, table=replace(brought.table, deciders=()))
    await house.store.create(unasked)
    async with bots_in(house):
        opened = await house.room(unasked.table.id)
        await settled(opened)
    assert opened.seq > room.seq
    assert opened.table.deciders == (0,)


@staged
async def test_what_fails_is_tried_again_and_in_the_end_by_the_simplest_bot(house: House) -> None:
    async with bots_in(house) as (_, here):
        here.failing = [ValueError("a bug"), BrokenProcessPool("it died"), MemoryError(), ValueError("again")]
        room = await against_bots(house, players=2)
        while room.table.deciders == (0,):
            await house.choose(room.table.id, await person_of(house, room), 0)
        await settled(room)
    assert here.failing == []
    assert [bot for _, _, bot, _ in here.given][:5] == ["random"] * 5


@staged
async def test_after_three_failures_the_simplest_bot_plays(house: House) -> None:
    async with bots_in(house) as (_, here):
        here.failing = [ValueError("a bug")] * 3
        host = await house.guest()
        await house.acts.open(host, Wish("dragon", 2, {}, ("greedy", "greedy"), start=True))
        async with asyncio.timeout(20):
            while len(here.given) < 4:
                await asyncio.sleep(0.01)
    assert [bot for _, _, bot, _ in here.given][:4] == ["greedy", "greedy", "greedy", "random"]


@staged
async def test_a_bot_goes_on_once_the_database_answers_again(house: House) -> None:
    room = await against_bots(house, players=2)
    while room.table.deciders == (0,):
        await house.choose(room.table.id, await person_of(house, room), 0)
    failing = ["append", "load", "load"]

    def at_first(name: str) -> Any:
        real = getattr(house.store, name)

        async def doing(what: Any) -> Any:
            if name in failing:
                failing.remove(name)
                raise OSError("disk I/O error")
            return await real(what)

        return doing

    load = house.store.load
    with pytest.MonkeyPatch.context() as patch:
        for name in ("append", "load"):
            patch.setattr(house.store, name, at_first(name))
        async with bots_in(house) as (bots, _):
            bots.attend(room)
            async with asyncio.timeout(20):
                while (stored := await load(room.table.id)) is None or stored.table.seq == room.seq:
                    await asyncio.sleep(0.01)
    assert failing == []


# ---- passing for people


async def to_a_window(house: House, people: list[Any], table: str) -> tuple[Room, int]:
    """Play until someone can only pass."""
    room = await house.room(table)
    luck = rampart.seeded(1)
    while room.playing:
        for seat in room.table.deciders:
            if room.lone_pass(seat):
                return room, seat
        seat = room.table.deciders[0]
        s = room.drafted(seat)
        options = s.options(seat)
        await house.choose(table, people[seat], seat, s.key(options[luck.below(len(options))], seat))
    raise AssertionError("no window came")


@staged
async def test_a_lone_pass_is_given_for_those_who_want_it(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("duel", people, sealed=True)
    room, seat = await to_a_window(house, people, table)
    seq = room.seq
    async with bots_in(house) as (bots, here):
        bots.attend(room)
        async with asyncio.timeout(10):
            while room.seq == seq:
                await asyncio.sleep(0.01)
        assert room.entries[seq].kind is EntryKind.CHOICE
        assert (room.entries[seq].seat, room.entries[seq].data["options"]) == (seat, ["pass"])
        assert here.given == []


@staged
async def test_nobody_is_called_to_the_table_for_what_the_site_or_a_bot_chooses(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("duel", people, sealed=True)
    live = Live(house.rooms, house.people)

    def called(room: Room, seat: int) -> bool:
        return bool(json.loads(live.viewers(room, seat, "en").full(room).text)["turn"])

    room = await house.room(table)
    first = room.table.deciders[0]
    assert called(room, first)
    room, seat = await to_a_window(house, people, table)
    assert not called(room, seat)
    house.rooms.person_changed(people[seat], await house.people.change(people[seat], None, {"auto_pass": False}))
    assert called(room, seat)
    house.acts.present = lambda table_id, person_id: False
    await house.act(table, people[seat], "ask", what="takeover", seat=seat)
    assert not called(room, seat)


@staged
async def test_a_device_is_not_handed_on_for_what_the_site_chooses(house: House) -> None:
    person = await house.guest()
    table = await house.table("duel", [person] * 3, sealed=True)
    room, seat = await to_a_window(house, [person] * 3, table)
    viewer = next(p for p in range(3) if p not in room.table.deciders)
    assert room.table.deciders == (seat,)
    assert "ui-curtain" not in [fragment.id for fragment in table_fragments(room, viewer, "en")]
    changed = await house.people.change(person, None, {"auto_pass": False})
    house.rooms.person_changed(person, changed)
    assert [fragment.id for fragment in table_fragments(room, viewer, "en")] == ["ui-curtain"]


@staged
async def test_who_does_not_want_it_passes_by_hand(house: House) -> None:
    people = await house.guests(3)
    people = [await house.people.change(person, None, {"auto_pass": False}) for person in people]
    table = await house.table("duel", people, sealed=True)
    room, seat = await to_a_window(house, people, table)
    seq = room.seq
    async with bots_in(house) as (bots, _):
        bots.attend(room)
        await asyncio.sleep(0.2)
        assert room.seq == seq
        assert bots.tasks == {}
        await house.choose(table, people[seat], seat, "pass")
    assert room.seq > seq


@staged
async def test_where_there_is_a_choice_nothing_is_passed(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("duel", people, sealed=True)
    room = await house.room(table)
    for seat in room.table.deciders:
        assert len(room.must_state().options(seat)) > 1
        assert room.lone_pass(seat) == ""


async def to_a_response(house: House, people: list[Any], table: str, real: bool) -> tuple[Room, int]:
    """Play until someone may respond to a blow, with a real answer or only a pass."""
    room = await house.room(table)
    luck = rampart.seeded(1)
    while room.playing:
        seat = room.table.deciders[0]
        s = room.drafted(seat)
        options = s.options(seat)
        if room.moment(seat) and (len(options) > 1) is real:
            return room, seat
        await house.choose(table, people[seat], seat, s.key(options[luck.below(len(options))], seat))
    raise AssertionError("no blow came")


async def set_manner(house: House, room: Room, people: list[Any], seat: int, manner: str) -> None:
    """Let a person say how to be asked at the moment at hand."""
    changed = await house.people.change(people[seat], None, {"moments": {room.moment(seat): manner}})
    house.rooms.person_changed(people[seat], changed)


@staged
async def test_who_always_lets_a_moment_go_by_is_passed_for_even_with_an_answer(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("duel", people, sealed=True)
    room, seat = await to_a_response(house, people, table, real=True)
    assert (room.moment(seat), room.by_itself(seat)) == ("duel/respond", "")
    seq = room.seq
    async with bots_in(house):
        await set_manner(house, room, people, seat, "pass")
        async with asyncio.timeout(10):
            while room.seq == seq:
                await asyncio.sleep(0.01)
    assert (room.entries[seq].seat, room.entries[seq].data["options"]) == (seat, ["pass"])


@staged
async def test_who_always_wants_to_be_asked_is_not_passed_for(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("duel", people, sealed=True)
    room, seat = await to_a_response(house, people, table, real=False)
    assert room.by_itself(seat) == "pass"
    await set_manner(house, room, people, seat, "ask")
    assert room.by_itself(seat) == ""
    seq = room.seq
    async with bots_in(house) as (bots, _):
        bots.attend(room)
        await asyncio.sleep(0.2)
        assert (room.seq, bots.tasks) == (seq, {})


@staged
async def test_the_wish_is_remembered_by_those_who_come_again(house: House) -> None:
    people = await house.guests(3)
    table = await house.table("duel", people, sealed=True)
    room, seat = await to_a_response(house, people, table, real=False)
    await set_manner(house, room, people, seat, "ask")
    house.rooms.live.clear()
    again = await house.room(table)
    assert again is not room
    assert again.manner(seat) == "ask"


def test_a_lone_option_is_taken_where_the_table_asks_only_because_a_card_could_be_added() -> None:
    s = position({"c5": "2C", "c4": "2N"}, active=C, hands={C: ["imam"]}, options={"sealed": True})
    play(s, "assault")
    room = SimpleNamespace(state=s, playing=True)
    assert Room.lone_pass(room, C) == "c5>c4"  # type: ignore[arg-type]
    assert Room.lone_pass(room, W) == ""  # type: ignore[arg-type]


@pytest.mark.slow
@staged
async def test_a_person_who_takes_the_seat_back_is_not_played_for(house: House) -> None:
    people = await house.guests(2)
    table = await house.table("dragon", people)
    room = await house.room(table)
    seat = room.table.deciders[0]
    await house.act(table, people[seat], "ask", what="takeover", seat=seat)
    async with bots_in(house, pace=0.3) as (bots, here):
        await house.act(table, people[1 - seat], "answer", agree=True)
        assert bots.tasks
        seq = (await house.act(table, people[seat], "takeover", seat=seat)).seq
        await asyncio.sleep(0.8)
        assert here.given
        assert (bots.tasks, room.seq) == ({}, seq)


# ---- which bots there are


def test_people_choose_from_four_levels() -> None:
    assert levels_for("dragon") == ("novice", "apprentice", "steady", "master")
    assert usual_bot("dragon") == "steady"
    assert set(levels_for("dragon")) < set(bots_for("dragon"))


@staged
async def test_a_game_without_a_policy_is_played_at_random(house: House) -> None:
    assert levels_for("auction") == bots_for("auction") == ("random",)
    assert usual_bot("auction") == "random"


@staged
async def test_those_who_think_share_the_time(house: House) -> None:
    bots = Bots(Settings(folder=house.file.parent, bot_workers=2), house.rooms, house.acts)
    given: list[float] = []

    async def run(work: Any, view: State, seat: int, bot: str, seed: int, seconds: float, until: float) -> Any:
        given.append(seconds)
        return await waiting

    waiting: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    bots.pool.run = run  # type: ignore[method-assign,assignment]
    s = rampart.game("dragon").new(4, 1)
    asked = [asyncio.create_task(bots.part(s, 0, "master", 1, time.monotonic() + 2.0)) for _ in range(8)]
    await asyncio.sleep(0)
    waiting.set_result("found")
    assert await asyncio.gather(*asked) == ["found"] * 8
    assert bots.thinking == 0
    assert 1.9 < given[0] <= 2.0
    assert 0.4 < given[-1] <= 0.5
    assert sum(given[2:]) < 2.0 * 2 * (8 - 2) / 2


def test_a_master_in_a_hurry_plays_its_best_so_far() -> None:
    s = rampart.game("dragon").new(2, 1)
    seat = s.deciders[0]
    found = think(s.view(seat), seat, "master", 1, 0.0, time.monotonic() - 1.0)
    assert found in [s.key(option, seat) for option in s.options(seat)]


def test_one_core_is_left_to_the_site() -> None:
    assert [workers_for(cores) for cores in (1, 2, 8)] == [1, 1, 7]


# ---- real workers


@pytest.mark.slow
def test_workers_think_for_a_server_and_end_with_it(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        ann = Player(server)
        table = ann.open("dragon", players=2, seats=["greedy", "greedy"], start=True)
        deadline = time.monotonic() + 120
        while ">over" not in ann.look(table).text and time.monotonic() < deadline:
            time.sleep(0.2)
        assert ">over" in ann.look(table).text
        workers = children(server.process.pid)
        assert workers
        server.kill()
        deadline = time.monotonic() + 20
        while any(running(worker) for worker in workers) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not any(running(worker) for worker in workers)


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def running(process: int) -> bool:
    """Is it still there, and not merely waiting to be noticed?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
