"""Opening tables: what a person asked for, checked, and the entries with which a table begins."""

import hashlib
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

import rampart
from rampart import bots
from rampart.kernel.errors import BadOptions
from rampart.kernel.game import Game
from rampart.kernel.rng import seeded
from rampart.server.basics.model import EntryKind, Person, Seat, SeatKind, Status, Table, Terms
from rampart.server.basics.names import bot_name, clean_name, untaken
from rampart.server.basics.objections import about_options
from rampart.server.basics.rating import can_be_rated
from rampart.server.basics.refusals import Refused
from rampart.server.storage.store import Stored
from rampart.server.tables.changes import Deed, changes, position_of
from rampart.server.tables.room import Room

ME, OPEN = "me", "open"
log = logging.getLogger("rampart.opening")


@dataclass(frozen=True)
class Wish:
    """A table that someone asks for; a seat is 'me', 'open' or the name of a bot."""

    game: str
    players: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    seat_names: tuple[str, ...] = ()
    name: str = ""
    listed: bool = True
    start: bool = False
    terms: Terms = field(default_factory=Terms)
    document: dict[str, Any] = field(default_factory=dict)  # a position, looked at before, that the game begins from

    def spoken(self, lang: str) -> "Wish":
        """The same, with the language of who asks for it."""
        return self if self.terms.lang else replace(self, terms=replace(self.terms, lang=lang))


SIMPLEST: Final = "random"
STEADY: Final = bots.STEADY.name


def game_of(name: str) -> Game:
    if name not in rampart.games():
        raise Refused("no_game")
    return rampart.game(name)


@lru_cache(maxsize=64)
def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first; one of another package is asked for a first choice."""
    s = rampart.game(game).new()
    able = [name for name in bots.names() if bots.able(name, game)]
    for name in bots.outside_bots():
        try:
            rampart.bot(name).choose(s, s.deciders[0])
        except BadOptions:
            continue
        except Exception:
            log.exception("a bot of another package failed", extra={"bot": name, "game": game})
            continue
        able.append(name)
    return tuple(able)


def levels_for(game: str) -> tuple[str, ...]:
    """The bots that people choose from: our levels, the weakest first, or the random one where a game has no others."""
    able = bots_for(game)
    levels = [kind.name for kind in bots.LEVELS if kind.name in able] or [SIMPLEST]
    return (*levels, *(name for name in able if name not in bots.KINDS))


def usual_bot(game: str) -> str:
    """The bot that takes over a seat, and plays where nobody said which: it is sound, and quick."""
    return STEADY if STEADY in bots_for(game) else SIMPLEST


def open_table(person: Person, wish: Wish, secret: str = "", seed: str = "") -> Stored:
    """The table that was asked for, ready to be stored; a secret makes the same table of the same request."""
    game = game_of(wish.game)
    players = game.usual if wish.players is None else wish.players
    try:
        config = game.configure(players, wish.options)
    except BadOptions as e:
        raise Refused("bad_options", str(e), about_options(game, wish.options, e)) from None
    options = {o.name: o.choices[config[i]] for i, o in enumerate(game.rules.options)}
    if "sealed" in options and ("sealed" not in wish.options or wish.document):
        del options["sealed"]  # decided at the start, when it is known how many people play
    now = time.time()
    table = Table(
        id=token(f"table {secret}" if secret else ""),
        name=clean_name(wish.name),
        game=game.name,
        options=options,
        seats=tuple(Seat(number) for number in range(players)),
        host=person.id,
        status=Status.OPEN,
        created=now,
        changed=now,
        listed=wish.listed,
        terms=wish.terms,
    )
    return begun(table, [*beginning(person, wish), *sitting(person, wish, table), *starting(person, wish)], seed)


def beginning(person: Person, wish: Wish) -> list[Deed]:
    """The entry that keeps the position with which the game will begin."""
    if not wish.document:
        return []
    if wish.terms.rated:
        raise Refused("not_rateable")
    return [Deed(EntryKind.SCENARIO, "~scenario", -1, person.id, {"document": wish.document})]


def token(secret: str = "") -> str:
    """An id that cannot be guessed, always the same for a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()[:20] if secret else secrets.token_hex(10)


def sitting(person: Person, wish: Wish, table: Table) -> list[Deed]:
    """The entries with which the seats are taken at the beginning."""
    seats = [*wish.seats, *[OPEN] * len(table.seats)][: len(table.seats)]
    if len(wish.seats) > len(table.seats):
        raise Refused("no_seat")
    if not wish.seats:
        seats[0] = ME
    deeds: list[Deed] = []
    taken: list[str] = []
    for number, who in enumerate(seats):
        if who == OPEN:
            continue
        if who == ME:
            given = wish.seat_names[number] if number < len(wish.seat_names) else ""
            data = {"person": person.id, "bot": "", "name": untaken(clean_name(given) or person.name, taken)}
        else:
            data = bot_data(table.game, who, [*taken, person.name])
        taken.append(data["name"])
        deeds.append(Deed(EntryKind.SIT, f"~sit-{number}", number, person.id, data))
    return deeds


def bot_data(game: str, bot: str, taken: Sequence[str]) -> dict[str, Any]:
    """What is entered when a bot takes a seat."""
    if bot not in bots_for(game):
        raise Refused("no_bot")
    return {"person": "", "bot": bot, "name": bot_name(taken)}


def starting(person: Person, wish: Wish) -> list[Deed]:
    """The entry that starts the game at once, if that was asked for."""
    return [Deed(EntryKind.START, "~start", -1, person.id)] if wish.start else []


def start_data(room: Room) -> dict[str, Any]:
    """What is entered when a game starts: all that the start depends on but the seed."""
    table = room.table
    if any(seat.kind is SeatKind.FREE for seat in table.seats):
        raise Refused("not_full")
    if table.terms.rated and not can_be_rated(table):
        raise Refused("not_rateable")
    game = rampart.game(table.game)
    options = dict(table.options)
    if "sealed" in game.options and "sealed" not in options:
        seated = [seat for seat in table.seats if seat.kind is SeatKind.PERSON]  # several may share one device
        options["sealed"] = len(seated) > 1  # with people at the table silence must not tell what they hold
    data: dict[str, Any] = {"players": len(table.seats), "options": options, "rules": game.version}
    if room.scenario:
        data["document"] = {**room.scenario, "options": options}
    return data


def fresh_seed() -> str:
    """The seed of a new game, which no one can guess."""
    return f"{secrets.randbits(128):032x}"


def begun(table: Table, deeds: Sequence[Deed], seed: str = "") -> Stored:
    """A new table after its first entries; a seed that is not fresh is that of a deal which others get too."""
    stored = Stored(table, seed or fresh_seed(), secrets.token_urlsafe(12), [], [])
    room = Room(stored)
    for deed in deeds:
        if deed.kind is EntryKind.START:
            deed = replace(deed, data=deed.data or start_data(room))
        for change in changes(room, [deed]):
            room.commit(change.entry, change.table, change.position, change.events)
    return replace(stored, table=room.table, entries=room.entries, snapshot=position_of(room))


def rematch_of(table: Table, scenario: dict[str, Any]) -> Stored:
    """The next table for the same people, with the same game and bots, already started; a scenario begins anew."""
    now = time.time()
    fresh = Table(
        id=token(),
        name=table.name,
        game=table.game,
        options=table.options,
        seats=tuple(Seat(seat.number) for seat in table.seats),
        host=table.host,
        status=Status.OPEN,
        created=now,
        changed=now,
        rematch_of=table.id,
        listed=table.listed,
        terms=table.terms,
    )
    deeds = [
        Deed(
            EntryKind.SIT,
            f"~sit-{seat.number}",
            seat.number,
            seat.person,
            {"person": seat.person if seat.kind is SeatKind.PERSON else "", "bot": seat.bot, "name": seat.name},
        )
        for seat in table.seats
    ]
    if scenario:
        deeds.insert(
            0, Deed(EntryKind.SCENARIO, "~scenario", -1, table.host, {"document": with_fresh_chances(scenario)})
        )
    return begun(fresh, [*deeds, Deed(EntryKind.START, "~start", -1, table.host)])


def with_fresh_chances(document: dict[str, Any]) -> dict[str, Any]:
    """A position whose dice and draws no one can foretell from the document."""
    return {**document, "chance": "".join(f"{word:08x}" for word in seeded(int(fresh_seed(), 16)).words()), "fate": []}
