"""A database as version 0.1.0 left it, with running tables of all four games: every one must go on after an upgrade.

The file beside this module is never made again: it is what a site of that version holds. `python -m
tests.server.old_tables FILE` shows how it was made; run with later code it makes the database of that code.
"""

import asyncio
import lzma
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import rampart
from rampart.kernel.frame import NOBODY
from rampart.server.basics.model import Person
from rampart.server.storage import sqlite
from rampart.server.tables import opening
from rampart.server.tables.course import Position
from rampart.server.tables.room import Room
from tests.server.house import House, known_seeds

FILE = Path(__file__).resolve().with_name("tables_0_1_0.sqlite.xz")

# game, players, options, choices (0: to the end), where to stop then, and whether the server was shut down in order
Plan = tuple[str, int, dict[str, Any], int, str, bool]
PLANS: list[Plan] = [
    ("dragon", 2, {}, 25, "", True),
    ("dragon", 4, {"wall": True, "super_event": "random", "hidden_super_event": True}, 75, "asked", False),
    ("dragon", 3, {"choose_after_events": True}, 40, "bot", False),
    ("dragon", 2, {"super_event": "lantern"}, 0, "", True),
    ("watch", 4, {"sealed": True}, 60, "draft", True),
    ("watch", 3, {"mode": "base", "max_offers_per_turn": 1}, 70, "bot", False),
    ("watch", 5, {"mode": "watch56", "hero_tragedy": True, "sealed": True}, 100, "", False),
    ("watch", 3, {"mode": "classic", "setup": "variable"}, 60, "asked", True),
    ("watch", 3, {"mode": "classic", "turn_cap": 20, "max_offers_per_turn": 0}, 0, "", True),
    ("great_wall", 2, {}, 60, "poll", True),
    ("great_wall", 4, {"sealed": True}, 110, "poll", False),
    ("great_wall", 3, {"sealed": True}, 85, "asked", True),
    ("great_wall", 5, {"sealed": True}, 55, "bot", False),
    ("great_wall", 2, {}, 0, "", True),
    ("crescent_moon", 4, {"sealed": True}, 90, "poll", True),
    ("crescent_moon", 5, {"map": "variable", "years": 4, "sealed": True}, 120, "draft", False),
    ("crescent_moon", 4, {"map": "valley", "mirrored": True}, 60, "bot", False),
    ("crescent_moon", 4, {"map": "thaw"}, 75, "asked", False),
    ("crescent_moon", 4, {}, 0, "", True),
]
THRIFTY = ("end", "build")  # what those choose often who save their cards, so that a seven finds many
PATIENCE = 300  # choices after which a moment to stop at is not waited for any more


async def made(house: House) -> None:
    """Play all tables as far as planned."""
    for number, (game, players, options, choices, where, in_order) in enumerate(PLANS):
        people = await house.guests(players)
        table = await house.table(game, people, **options)
        await Evening(house, table, people, number).play(choices, where)
        if not in_order:
            house.rooms.live.pop(table)  # as after a crash: the last position kept may be some entries old


class Evening:
    """Some people at one table who choose at random, talk, and now and then take something back."""

    def __init__(self, house: House, table: str, people: list[Person], number: int) -> None:
        self.house, self.table, self.people = house, table, people
        self.luck = rampart.seeded(number)

    async def play(self, choices: int, where: str) -> None:
        """Make so many choices and go on to a good moment to stop; 0 plays to the end."""
        room, count = await self.house.room(self.table), 0
        while room.playing and not (choices and count >= choices and stops_here(room, where, count - choices)):
            await self.choose(room)
            count += 1
            if count % 13 == 5:
                await self.take_back(room)
            if count % 29 == 7:
                person = self.people[self.luck.below(len(self.people))]
                await self.house.act(self.table, person, "chat", text=f"Choice {count}, and it is getting late.")
        if where == "asked":
            await self.end_asking(room)
        if where == "bot":
            await self.house.act(self.table, self.people[0], "ask", what="takeover", seat=0)
            await self.all_agree(room)

    async def choose(self, room: Room) -> None:
        """One random choice, for a poll perhaps a part of one."""
        seats = room.table.deciders
        seat = seats[self.luck.below(len(seats))]
        s = room.drafted(seat)
        keys = [s.key(option, seat) for option in s.offered(seat)]
        saving = [key for key in keys if key in THRIFTY and self.luck.below(2)]
        option = saving[0] if saving else keys[self.luck.below(len(keys))]
        await self.house.choose(self.table, self.people[seat], seat, option)

    async def take_back(self, room: Room) -> None:
        """Take something back: freely, or with the consent of the others."""
        for seat, person in enumerate(self.people):
            offer = room.undo_offer(seat) if room.playing else None
            if offer is not None and offer.free:
                await self.house.act(self.table, person, "undo", seat=seat)
                return
            if offer is not None and len(room.entries) % 3 == 0:
                await self.house.act(self.table, person, "ask", what="undo", seat=seat)
                await self.all_agree(room)
                return

    async def end_asking(self, room: Room) -> None:
        """The last to choose wants it back, and no one has answered yet."""
        seat = [*position_of(room).line][-1].seat
        await self.house.act(self.table, self.people[seat], "ask", what="undo", seat=seat)

    async def all_agree(self, room: Room) -> None:
        """Everyone who is asked agrees to the open request."""
        while room.request is not None:
            other = self.people[room.request.waiting[0]]
            await self.house.act(self.table, other, "answer", agree=True)


def stops_here(room: Room, where: str, late: int) -> bool:
    """Is this the moment to stop: some have answered a poll and others have not, or have begun to?"""
    s = room.must_state()
    asked, waiting = s.asked.bit_count(), s.waiting.bit_count()
    if late >= PATIENCE:
        return True
    if where == "asked":
        offer = room.undo_offer([*position_of(room).line][-1].seat)
        return offer is not None and not offer.free
    if where == "draft":
        return bool(room.drafts)
    return where != "poll" or (s.mover == NOBODY and 0 < waiting < asked)


def position_of(room: Room) -> Position:
    """The position of a table that has started."""
    assert room.position is not None
    return room.position


def opened(folder: Path) -> House:
    """A house with the stored database, brought up to date."""
    house = House(folder, lzma.decompress(FILE.read_bytes()))
    sqlite.migrate(house.file)
    return house


def write(target: Path) -> None:
    """Make the database and write it compressed."""

    async def evening(folder: Path) -> None:
        house = House(folder)
        await made(house)
        await house.rooms.close()
        await house.store.close()

    with TemporaryDirectory() as folder, known_seeds(), pytest.MonkeyPatch.context() as patch:
        numbers = iter(range(1, 1000))
        patch.setattr(opening, "token", lambda secret="": f"{next(numbers):020x}")
        asyncio.run(evening(Path(folder)))
        copy = Path(folder, "copy.sqlite")
        sqlite.backup(Path(folder, "rampart.sqlite"), copy)
        target.write_bytes(lzma.compress(copy.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
