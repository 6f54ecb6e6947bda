"""Tables laid out from the record of a game: people go on from any choice of it, and it goes as it went."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import rampart
from rampart.server.basics.model import EntryKind, Seat, SeatKind, Status
from rampart.server.people.guests import People
from rampart.server.site import COOKIE
from rampart.server.storage.store import Store, Stored
from rampart.server.tables.archive import enter, table_from
from rampart.server.tables.changes import Deed
from rampart.server.tables.room import Room
from tests.site.browsing import READY, Visitor

HERE = f"decision => document.getElementById('ui-prompt').dataset.decision === decision && {READY}"


class Laid:
    """Such a table; `room` follows it, so that one knows what is asked without looking."""

    def __init__(self, database: Path, record: dict[str, Any], begin: int, people: Mapping[int, Visitor]) -> None:
        self.people = people  # by seat
        self.rest: list[tuple[int, str]] = record["choices"][begin:]
        played = table_from(rampart.game(record["game"]).replay(record, upto=begin).record())
        with ThreadPoolExecutor(1) as beside:  # playwright has a loop of its own here
            stored, cookies = beside.submit(asyncio.run, self.store(database, played)).result()
        self.room = Room(stored)
        self.room.replay(stored)
        for one, cookie in cookies.items():
            one.context.add_cookies([{"name": COOKIE, "value": cookie, "url": one.site}])

    async def store(self, database: Path, played: Stored) -> tuple[Stored, dict[Visitor, str]]:
        """Store the table as one that is being played, and welcome its people."""
        entries = [entry for entry in played.entries if entry.kind is not EntryKind.CLOSE]
        store = Store(database)
        try:
            met = {one: await People(store).welcome() for one in dict.fromkeys(self.people.values())}
            who = [met[one][0].person for _, one in sorted(self.people.items())]
            seats = tuple(Seat(n, SeatKind.PERSON, person.id, "", f"Player {n + 1}") for n, person in enumerate(who))
            table = replace(played.table, seats=seats, host=who[0].id, status=Status.PLAYING, seq=len(entries))
            stored = replace(played, table=table, entries=entries)
            room = Room(stored)
            room.replay(stored)
            stored = replace(stored, table=replace(table, deciders=tuple(room.must_state().deciders)))
            await store.create(stored)
        finally:
            await store.close()
        return stored, {one: cookie for one, (_, cookie) in met.items()}

    @property
    def path(self) -> str:
        """The path of the table."""
        return f"t/{self.room.table.id}"

    def go_on(self) -> None:
        """Play the rest: who looks at the table presses, for the others a request is sent."""
        parts: dict[int, list[str]] = {}
        for number, (seat, option) in enumerate(self.rest):
            one, decision = self.people[seat], self.room.decision_id
            if self.path in one.page.url:
                one.wait_until(HERE, decision)
                one.choose(option)
            else:
                chosen = {"decision": decision, "option": option, "seat": seat, "seen": 0}
                one.post(f"{self.path}/choices", key=f"choice-{number:04}", **chosen)
            self.follow(parts, seat, option)

    def follow(self, parts: dict[int, list[str]], seat: int, option: str) -> None:
        """Let the room follow; the parts of an answer to a poll are one entry."""
        options = [*parts.pop(seat, []), option]
        before = self.room.must_state()
        after = before.copy()
        for part in options:
            after.choose(part, seat)
        if after.same_poll(before) and after.waiting >> seat & 1:
            parts[seat] = options
        else:
            enter(self.room, Deed(EntryKind.CHOICE, f"~choice-{self.room.seq + 1}", seat, data={"options": options}))
