"""The lobby listens: its pages are told what concerns them, and ask for nothing otherwise."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from rampart.server.basics.model import Person
from rampart.server.tables.opening import Wish
from rampart.server.web import lobby as lobby_module
from rampart.server.web.crowd import Crowd
from rampart.server.web.lobby import LONGEST, MS_EACH, Listener, Lobby
from tests.server.client import Player, Served, origin
from tests.server.house import House, staged


class Hall:
    """A lobby in a house, and pages of people that listen to it."""

    def __init__(self, house: House) -> None:
        self.lobby = Lobby(house.rooms, Crowd())
        self.pages: dict[str, Listener] = {}

    def listens(self, *people: Person | None) -> None:
        """People, and someone unknown, look at the lobby."""
        for person in people:
            who = person.id if person is not None else ""
            self.pages[who] = Listener()
            self.lobby.listeners[who] = {self.pages[who]}

    def told(self) -> set[str]:
        """Who was told since this was asked last."""
        found = {who for who, page in self.pages.items() if page.wake.is_set()}
        for page in self.pages.values():
            page.wake.clear()
        return found

    def told_later(self) -> set[str]:
        """Who is told when what was gathered is sent."""
        before = self.told()
        self.lobby.ring()
        return before | self.told()


@staged
async def test_what_begins_ends_or_is_taken_is_told_to_all(house: House) -> None:
    hall = Hall(house)
    ann, ben = await house.guests(2)
    hall.listens(ann, ben, None)
    everybody = {ann.id, ben.id, ""}
    table = await house.table("duel", [ann, ben])
    assert hall.told() == set()
    assert hall.lobby.timer is not None, "it is gathered for a moment"
    assert hall.told_later() == everybody
    assert hall.lobby.timer is None
    await house.act(table, ann, "chat", text="Hello")
    assert hall.told() == set()
    hall.lobby.stop()


@staged
async def test_whose_turn_it_is_concerns_those_who_play_there(house: House) -> None:
    hall = Hall(house)
    ann, ben, eve = await house.guests(3)
    table = await house.table("duel", [ann, ben])
    hall.listens(ann, ben, eve, None)
    room = await house.room(table)
    before = room.table.deciders
    while room.table.deciders == before:
        seat = room.table.deciders[0]
        await house.choose(table, [ann, ben][seat], seat)
    assert hall.told() == {ann.id, ben.id}
    assert hall.lobby.timer is not None, "the others see it later"
    hall.lobby.stop()


@staged
async def test_a_private_table_concerns_nobody_else(house: House) -> None:
    hall = Hall(house)
    ann, eve = await house.guests(2)
    hall.listens(ann, eve, None)
    await house.acts.open(ann, Wish("duel", 2, listed=False))
    assert hall.told() == {ann.id}
    assert hall.lobby.timer is None


@staged
async def test_many_come_one_after_the_other(house: House) -> None:
    hall = Hall(house)
    pages = [Listener() for _ in range(30)]
    hall.lobby.tell(pages)
    assert {page.within for page in pages} == {30 * MS_EACH}
    hall.lobby.tell(pages * 100)
    assert pages[0].within == LONGEST


@staged
async def test_what_comes_soon_does_not_wait_for_what_comes_later(house: House) -> None:
    hall = Hall(house)
    loop = asyncio.get_running_loop()

    def left() -> float:
        assert hall.lobby.timer is not None
        return round(hall.lobby.timer.when() - loop.time(), 1)

    hall.lobby.tell_all(lobby_module.LATER)
    assert left() == lobby_module.LATER
    hall.lobby.tell_all(lobby_module.SOON)
    assert left() == lobby_module.SOON
    hall.lobby.tell_all(lobby_module.LATER)
    assert left() == lobby_module.SOON
    hall.lobby.stop()


# ---- over the network


def listen(server: Served, player: Player | None = None, **headers: str) -> ClientConnection:
    """A page of the lobby."""
    sent = {"Cookie": player.cookie()} if player is not None else {}
    return connect(
        f"{server.url.replace('http', 'ws', 1)}/lobby/ws",
        origin=headers.get("origin", origin(server.url)),  # type: ignore[arg-type]
        additional_headers=sent,
        compression=None,
    )


@pytest.mark.slow
def test_pages_are_told_over_the_network(server: Served, ann: Player, eve: Player) -> None:
    ann.open("duel")
    with listen(server) as stranger, listen(server, ann) as own:
        ann.open("duel")
        assert json.loads(stranger.recv(timeout=10))["within"] > 0
        assert json.loads(own.recv(timeout=10))["within"] > 0
        assert server.process.poll() is None


@pytest.mark.slow
def test_a_page_that_says_anything_or_comes_from_elsewhere_is_sent_away(server: Served) -> None:
    with listen(server) as page:
        page.send("anything")
        with pytest.raises(ConnectionClosed):
            page.recv(timeout=10)
    with pytest.raises((InvalidStatus, ConnectionClosed)), listen(server, origin="https://evil.example") as page:
        page.recv(timeout=10)
