"""Secrets: everything that others receive is kept and searched for words they may not know."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from rampart.server.basics.model import EntryKind
from rampart.server.storage.store import Store
from rampart.server.tables.room import Room
from tests.playing import registered
from tests.server import vault
from tests.server.client import Player, Served, Watch, fresh_key, served

WORD = re.compile("|".join(vault.WORDS))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the game of secrets."""
    with served(tmp_path_factory.mktemp("site") / "data", "--game", "tests.server.vault") as running:
        yield running


def truth(server: Served, table: str) -> Room:
    """The table as it is, from the database."""

    async def load() -> Room:
        store = Store(server.folder / "rampart.sqlite")
        stored = await store.load(table)
        await store.close()
        assert stored is not None
        room = Room(stored)
        room.replay(stored)
        return room

    with registered(vault.GAME):
        return asyncio.run(load())


class Received:
    """All that someone received, with the number of the entry up to which the game had come."""

    def __init__(self) -> None:
        self.texts: list[tuple[int, str]] = []

    def note(self, seq: int, text: str) -> None:
        self.texts.append((seq, text))

    def words(self) -> set[str]:
        return {word for _, text in self.texts for word in WORD.findall(text)}


class Play:
    """A whole game of three people, and what a fourth can see of it."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.players = [Player(server) for _ in range(3)]
        self.eve = Player(server)
        self.table = self.players[0].open("vault", players=3)
        for seat in (1, 2):
            assert self.players[seat].act(self.table, "sit", seat=seat).status_code == 200
        assert self.players[0].act(self.table, "start").status_code == 200
        self.eve.open("dragon")
        self.watches: list[tuple[Watch, int]] = [(self.eve.watch(self.table), 3)]
        self.watches += [(player.watch(self.table), seat) for seat, player in enumerate(self.players)]
        self.received = [Received() for _ in range(4)]
        self.secret_moves = 0

    def run(self) -> None:
        """Play to the end, now and then drawing, staking one or two cards, thinking again and talking."""
        moves = 0
        while all(self.move(seat, moves + seat) for seat in range(3)):
            moves += 3
            if moves % 4 == 0:
                self.look_around()
        for watch, who in self.watches:
            while not watch.quiet(0.5):
                continue
            for frame in watch.frames:
                self.received[who].note(frame["seq"], json.dumps(frame, ensure_ascii=False))

    def move(self, seat: int, moves: int) -> bool:
        """Let a seat choose, if it is asked; is the game still going on?"""
        player = self.players[seat]
        look = player.look(self.table, seat)
        if not look.options:
            return ">over" not in look.text
        option = look.options[moves % len(look.options)]
        answer = player.send_choice(self.table, look, {"seat": seat, "option": option})
        assert answer.status_code == 200, answer.text
        self.secret_moves += option.startswith("stake")
        if moves % 7 == 0:
            player.act(self.table, "retract", seat=seat)
        if moves % 5 == 0:
            player.act(self.table, "chat", text=f"Move {moves}")
        return True

    def look_around(self) -> None:
        """Everyone looks at all they can reach: pages, past boards, refusals, addresses that might be there."""
        for who, player in enumerate([*self.players, self.eve]):
            seq = player.look(self.table).seq
            paths = [f"/t/{self.table}", f"/t/{self.table}/text", "/", f"/t/{self.table}/record.json"]
            paths += [f"/t/{self.table}{end}?seat={seat}" for end in ("", "/text") for seat in (0, 1, 2)]
            paths += [f"/t/{self.table}/at/{n}?seat={seat}" for n in range(seq - 2, seq + 1) for seat in (0, 1, 2)]
            paths += [f"/t/{self.table}/{name}" for name in ("document", "log", "replay", "seed", "entries", "ws")]
            for path in paths:
                answer = player.http.get(path)
                self.received[who].note(seq, answer.text + str(answer.headers))
        for body in ({}, {"option": "play:"}, {"decision": "d1"}, {"option": None}):
            answer = self.eve.post(f"/t/{self.table}/choices", **{"seat": 0, "seen": 1, "key": fresh_key(), **body})
            self.received[3].note(0, answer.text)
        for act in ("undo", "retract", "resign", "takeover"):
            self.received[3].note(0, self.eve.act(self.table, act, seat=0).text)


@pytest.fixture(scope="module")
def play(server: Served) -> Play:
    game = Play(server)
    game.run()
    return game


@pytest.fixture(scope="module")
def room(server: Served, play: Play) -> Room:
    return truth(server, play.table)


def holders(room: Room) -> dict[str, int]:
    """Who ever held a card."""
    held: dict[str, int] = {}
    for entry in room.entries:
        if entry.kind in (EntryKind.START, EntryKind.CHOICE):
            s: Any = room.position_at(entry.seq)
            for seat in range(3):
                held |= {vault.WORDS[card]: seat for card in [*s.hands[seat], *s.staked[seat]]}
    return held


def opened(room: Room) -> dict[str, int]:
    """Since which entry a card lies open."""
    return {
        option.removeprefix("play:"): entry.seq
        for entry in room.entries
        if entry.kind is EntryKind.CHOICE
        for option in entry.data["options"]
        if option.startswith("play:")
    }


@pytest.mark.slow
@pytest.mark.parametrize("who", [0, 1, 2, 3])
def test_nobody_receives_what_is_hidden_from_them(play: Play, room: Room, who: int) -> None:
    held, lies_open = holders(room), opened(room)
    end = room.seq
    leaks = [
        (seq, word, text[:200])
        for seq, text in play.received[who].texts
        if seq < end
        for word in set(WORD.findall(text))
        if held.get(word, -1) != who and lies_open.get(word, end + 1) > seq
    ]
    assert leaks == []


@pytest.mark.slow
def test_the_search_would_find_a_leak(play: Play, room: Room) -> None:
    held, lies_open = holders(room), opened(room)
    staked = {vault.WORDS[card] for hand in room.must_state().staked for card in hand}  # type: ignore[attr-defined]
    assert play.secret_moves > 3
    assert staked
    assert staked.isdisjoint(lies_open)
    for seat in range(3):
        own = {word for word, holder in held.items() if holder == seat}
        assert own <= play.received[seat].words()
    assert set(lies_open) <= play.received[3].words()
    assert len(play.received[3].texts) > 100


@pytest.mark.slow
def test_the_seed_never_leaves_the_server_while_the_game_runs(play: Play, room: Room) -> None:
    number = str(int(room.seed, 16))
    for received in play.received:
        running = "".join(text for seq, text in received.texts if seq < room.seq)
        assert room.seed not in running
        assert number not in running
    assert room.seed not in play.server.log.read_text()
    assert number not in play.server.log.read_text()


@pytest.mark.slow
def test_the_number_of_entries_does_not_tell_how_much_was_staked(play: Play, room: Room) -> None:
    answers = [e for e in room.entries if e.kind is EntryKind.CHOICE and e.data["options"][-1] == "done"]
    assert {len(entry.data["options"]) for entry in answers} >= {1, 2}
    numbers = [frame["seq"] for frame in play.watches[0][0].frames]
    assert numbers == list(range(numbers[0], room.seq + 1))
    for watch, who in play.watches[1:]:
        private = len(watch.frames) - len({frame["seq"] for frame in watch.frames})
        drafts = sum(len(entry.data["options"]) - 1 for entry in answers if entry.seat == who)
        assert private >= drafts > 0


def test_a_watcher_cannot_ask_for_the_view_of_a_seat(server: Served) -> None:
    ann, eve = Player(server), Player(server)
    table = ann.open("vault", players=2, seats=["me", "random"], start=True)
    eve.open("dragon")
    for query in ({"seat": 0}, {"seat": 1, "since": 3}, {"seat": -1}, {"seat": "0;1"}, {"seat": "None"}):
        watch = eve.watch(table, **query)
        frame = watch.next()
        assert frame["seat"] is None
        assert WORD.search(json.dumps(frame)) is None
        watch.close()
    own = ann.watch(table, seat=0)
    assert len(set(WORD.findall(json.dumps(own.next())))) == vault.HAND
    own.close()


def test_bots_are_handed_the_view_of_their_seat_and_nothing_more() -> None:
    import pickle

    with registered(vault.GAME):
        s = vault.GAME.new(3, 7)
        seat = s.deciders[0]
        sent = pickle.loads(pickle.dumps(s.view(seat)))
    assert sent.viewer == seat
    assert sent.last is None and sent.origin is None and sent.seed == -1
    assert all(card < 0 for p in range(3) if p != seat for card in sent.hands[p])
    assert all(card < 0 for card in sent.deck)
