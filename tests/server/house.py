"""A site without a network: storage, people, tables and acts, for tests that look inside."""

import asyncio
import functools
import uuid
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from rampart import Game, registry
from rampart.server.basics.model import Person, Terms
from rampart.server.basics.refusals import Refused
from rampart.server.people.guests import People
from rampart.server.play.acts import Acts
from rampart.server.play.doing import Done
from rampart.server.storage import sqlite
from rampart.server.storage.store import Store
from rampart.server.tables import opening
from rampart.server.tables.opening import Wish
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms
from tests.playing import registered
from tests.proving import barriers, bazaar, duel, harbour, sealed_bids
from tests.server import vault

GAMES: list[Game] = [module.GAME for module in (barriers, bazaar, duel, harbour, sealed_bids, vault)]


@cache
def empty_database() -> bytes:
    """A database that is ready, as every house begins with it."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "rampart.sqlite")
        sqlite.migrate(file)
        sqlite.backup(file, file.with_suffix(".copy"))
        return file.with_suffix(".copy").read_bytes()


class House:
    """Everything that acts need, on a database of its own."""

    def __init__(self, folder: Path, database: bytes | None = None) -> None:
        self.file = folder / "rampart.sqlite"
        self.file.write_bytes(empty_database() if database is None else database)
        self.begin()

    def begin(self) -> None:
        """Open the store; nothing is in memory yet."""
        self.store = Store(self.file)
        self.people = People(self.store)
        self.rooms = Rooms(self.store)
        self.acts = Acts(self.rooms)

    async def restart(self) -> None:
        """Forget everything and begin again from what is stored."""
        await self.store.close()
        self.begin()

    async def guest(self) -> Person:
        """Someone new."""
        return (await self.people.welcome())[0].person

    async def guests(self, n: int) -> list[Person]:
        """Several new people."""
        return [await self.guest() for _ in range(n)]

    async def table(self, game: str, people: list[Person], terms: Terms | None = None, **options: Any) -> str:
        """A running table with these people on its seats."""
        host = people[0]
        wish = Wish(game, len(people), options, seats=("me",), terms=terms or Terms())
        done = await self.acts.open(host, wish)
        for seat, person in enumerate(people[1:], 1):
            await self.act(done.table, person, "sit", seat=seat)
        await self.act(done.table, host, "start")
        return done.table

    async def bidding(self) -> tuple[list[Person], str, Room]:
        """Three people at an auction who are all asked for a secret bid, their table and its room."""
        people = await self.guests(3)
        table = await self.table("auction", people)
        for seat, person in enumerate(people):
            await self.choose(table, person, seat)
        return people, table, await self.room(table)

    async def room(self, table: str) -> Room:
        """The room of a table."""
        return await self.rooms.get(table)

    async def act(self, table: str, person: Person, act: str, **data: Any) -> Done:
        """Do something at a table."""
        return await self.acts.act(table, person, act, data.pop("key", uuid.uuid4().hex), data)

    async def choose(self, table: str, person: Person, seat: int, option: str = "", **data: Any) -> Done:
        """Choose; the first option unless named."""
        room = await self.room(table)
        s = room.drafted(seat)
        option = option or s.key(s.offered(seat)[0], seat)
        key, decision = data.get("key", uuid.uuid4().hex), data.get("decision", room.decision_id)
        return await self.acts.choose(table, person.id, seat, decision, option, key)

    async def choose_blindly(self, table: str, person: Person, seat: int) -> Done:
        """Choose without looking whether anything is asked."""
        return await self.acts.choose(table, person.id, seat, "d1", "anything", uuid.uuid4().hex)


Story = Callable[[House], Awaitable[None]]


def staged(story: Story) -> Callable[[Path], None]:
    """A test that plays in a house of its own."""

    @functools.wraps(story)
    def test(tmp_path: Path) -> None:
        async def play() -> None:
            house = House(tmp_path)
            try:
                await story(house)
            finally:
                await house.store.close()

        with games_registered(), known_seeds():
            asyncio.run(play())

    del test.__wrapped__  # type: ignore[attr-defined]  # or pytest would see the parameters of the story
    return test


@contextmanager
def known_seeds() -> Iterator[None]:
    """While this lasts the seeds of new games are counted, so that a test plays the same games every time."""
    numbers = count(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "fresh_seed", lambda: f"{next(numbers):032x}")
        yield


@contextmanager
def games_registered() -> Iterator[None]:
    """While this lasts the proving grounds can be played."""
    known = dict(registry._loaded)
    with ExitStack() as stack:
        for game in GAMES:
            stack.enter_context(registered(game))
        yield
    registry._loaded.clear()  # a site inside may have registered more
    registry._loaded.update(known)


@contextmanager
def refused(code: str) -> Iterator[None]:
    """What happens inside is refused for this reason."""
    with pytest.raises(Refused) as found:
        yield
    assert found.value.code == code
