"""Tables that begin in a prepared position, for tests of moments that a game comes to only by luck."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from urllib.parse import urljoin

import rampart
from rampart import State
from rampart.server.basics.model import EntryKind
from rampart.server.storage.store import Store, Stored
from rampart.server.tables.archive import enter
from rampart.server.tables.changes import Deed
from rampart.server.tables.opening import start_data, token
from rampart.server.tables.room import Room
from tests.site import finished


def nearly_over(game: str, players: int, rest: int) -> State:
    """A position of a game played at random, so many choices before its end."""
    record = finished.record(game=game, players=players)
    return rampart.game(game).replay(record, upto=len(record["choices"]) - rest)


def begin_at(folder: Path, address: str, s: State) -> str:
    """The address of a running table with the people and bots of one that is full, in a position of one's own."""
    with ThreadPoolExecutor(1) as aside:  # a browser has a loop of its own in this thread
        return urljoin(address, aside.submit(asyncio.run, stage(folder, address.rpartition("/")[2], s)).result())


async def stage(folder: Path, table: str, s: State) -> str:
    """Store the table beside the one that was found, under an id of its own."""
    store = Store(folder / "rampart.sqlite")
    try:
        found = await store.load(table)
        assert found is not None
        room = Room(replace(found, table=replace(found.table, id=token()), seed="", invite=token()))
        room.replay(found)
        data = {**start_data(room), "options": s.document()["options"], "document": s.document()}
        enter(room, Deed(EntryKind.START, "~start", data=data))
        await store.create(Stored(room.table, "", room.invite, room.entries, []))
    finally:
        await store.close()
    return room.table.id
