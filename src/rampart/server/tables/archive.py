"""Tables as files: records of finished games for everyone, and whole tables for the keeper of the site."""

import secrets
import time
from dataclasses import asdict, replace
from typing import Any, Final

import rampart
from rampart.kernel.errors import BadDocument, RampartError, at
from rampart.kernel.state import State
from rampart.server.basics.model import Draft, Entry, EntryKind, Seat, SeatKind, Status, Table
from rampart.server.basics.names import clean_name
from rampart.server.basics.refusals import Refused
from rampart.server.storage.rows import read_terms
from rampart.server.storage.store import Stored
from rampart.server.tables.changes import Deed, changes, position_of, with_result
from rampart.server.tables.opening import token
from rampart.server.tables.room import Room

FORMAT: Final = "rampart-table-1"
MOST_CHOICES: Final = 20_000  # no game is nearly as long


def record_of(room: Room) -> dict[str, Any]:
    """The record of a game, with the names of its seats; hidden while the game runs."""
    if not room.open_to_all:
        raise Refused("still_hidden")
    if room.state is None:
        raise Refused("paused" if room.paused else "not_found")
    return whole_record(room)


def whole_record(room: Room) -> dict[str, Any]:
    """The record of a game as it stands, secrets and all."""
    record: dict[str, Any] = {**room.must_state().record(), "seats": [seat.name for seat in room.table.seats]}
    restarts = [entry for entry in room.entries if entry.kind is EntryKind.CONTINUE]
    if restarts:
        first = restarts[-1]
        record["continued"] = {
            "rules": first.data["was"],
            "why": first.data["why"],
            "lost": len(first.data["lost"]),
            "choices": [
                [entry.seat, option]
                for entry in room.entries
                if entry.kind is EntryKind.CHOICE and entry.seq < first.seq
                for option in entry.data["options"]
            ],
        }
    return record


# ---- a record becomes a table


def table_from(record: dict[str, Any], host: str = "") -> Stored:
    """A table that shows a recorded game; BadDocument or StaleRecord where it cannot be played again."""
    return stored_of(room_from(record, host))


def stored_of(room: Room) -> Stored:
    return Stored(room.table, room.seed, room.invite, room.entries, [], position_of(room))


def room_from(record: dict[str, Any], host: str) -> Room:
    name, choices = record.get("game"), record.get("choices")
    if not isinstance(name, str) or name not in rampart.games():
        raise at("game", f"there is no game called {str(name)[:40]!r} here.")
    if not isinstance(choices, list) or len(choices) > MOST_CHOICES:
        raise at("choices", "a list of choices is needed.")
    end = rampart.game(name).replay(record)
    seats = [Seat(number, SeatKind.FREE, "", "", title) for number, title in enumerate(titles(record, end))]
    start = end.replayed([])
    options = {option.name: option.choices[end.config[i]] for i, option in enumerate(end.rules.options)}
    now = time.time()
    table = Table(
        id=token(),
        name="",
        game=name,
        options=options,
        seats=tuple(seats),
        host=host,
        status=Status.OPEN,
        created=now,
        changed=now,
        listed=False,
    )
    seed = f"{end.seed:032x}" if end.seed >= 0 else ""
    room = Room(Stored(table, seed, secrets.token_urlsafe(12), [], []))
    data = {"players": end.seats, "options": options, "rules": end.rules.version}
    if end.seed < 0:
        data["document"] = start.document()
    enter(room, Deed(EntryKind.START, "~start", data=data))
    play_again(room, choices)
    if not end.over:
        enter(room, Deed(EntryKind.CLOSE, "~close"))
    return room


def titles(record: dict[str, Any], s: State) -> list[str]:
    """The names of the seats in a record, as they may be shown."""
    given = record.get("seats", [])
    names = given if isinstance(given, list) and all(isinstance(name, str) for name in given) else []
    return [clean_name(names[seat]) if seat < len(names) else "" for seat in range(s.seats)]


def play_again(room: Room, choices: list[Any]) -> None:
    """Enter the choices of a record; the parts of an answer to a poll become one entry."""
    parts: dict[int, list[str]] = {}
    for seat, option in choices:
        options = [*parts.pop(seat, []), option]
        if unfinished(room.must_state(), seat, options):
            parts[seat] = options
        else:
            enter(room, Deed(EntryKind.CHOICE, f"~choice-{room.seq + 1}", seat, data={"options": options}))


def unfinished(before: State, seat: int, options: list[str]) -> bool:
    """Is it only the beginning of an answer to a poll?"""
    if not before.polled:
        return False
    after = before.copy()
    for part in options:
        after.choose(part, seat)
    return after.same_poll(before) and seat in after.deciders


def enter(room: Room, deed: Deed) -> None:
    """Let a deed take effect in a room that is not stored yet."""
    for change in changes(room, [deed]):
        room.commit(change.entry, change.table, change.position, change.events)


# ---- whole tables


def exported(stored: Stored) -> dict[str, Any]:
    """All that is stored of a table, seed included."""
    return {
        "format": FORMAT,
        "table": asdict(stored.table),
        "seed": stored.seed,
        "entries": [asdict(entry) for entry in stored.entries],
        "drafts": [asdict(draft) for draft in stored.drafts],
    }


def imported(content: dict[str, Any]) -> Stored:
    """A table from what was exported, or from the record of a game; it gets an id of its own."""
    if content.get("format") != FORMAT:
        return table_from(content)
    try:
        given = dict(content["table"])
        seats = tuple(Seat(**{**seat, "kind": SeatKind(seat["kind"])}) for seat in given["seats"])
        lists = {name: tuple(given[name]) for name in ("scores", "winners", "deciders")}
        terms = read_terms(given.get("terms", {}))
        given |= {"id": token(), "seats": seats, "status": Status(given["status"]), "terms": terms, **lists}
        entries = [Entry(**{**entry, "kind": EntryKind(entry["kind"])}) for entry in content["entries"]]
        drafts = [Draft(**{**draft, "options": tuple(draft["options"])}) for draft in content["drafts"]]
        stored = Stored(Table(**given), content["seed"], secrets.token_urlsafe(12), entries, drafts)
        room = Room(stored)
        room.replay(stored)
    except RampartError:
        raise
    except (LookupError, TypeError, ValueError, AssertionError) as e:
        raise BadDocument(f"The file does not describe a table ({type(e).__name__}: {e}).") from e
    table = with_result(stored.table, room.position)
    return replace(stored, table=replace(table, rematch_of="", next_table=""), snapshot=position_of(room))
