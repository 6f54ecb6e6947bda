"""What is stored when a game begins and when it ends: who plays for a rating, and how everyone did."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, insert

from rampart.draw.panels import panels
from rampart.kernel.state import State
from rampart.server.basics.line import Line
from rampart.server.basics.model import SeatKind, Status, Table
from rampart.server.basics.rating import mode_of, place_of, who_plays
from rampart.server.storage import schema

LONGEST_OPENING: Final = 200
Details = Mapping[int, Mapping[str, Any]]


def begin_rated(db: Connection, table: Table) -> None:
    """Note who begins a rated game."""
    if table.status is not Status.PLAYING or not table.terms.rated:
        return
    game = {"table_id": table.id, "game": table.game, "mode": mode_of(table.options)}
    db.execute(insert(schema.rated_games).values(game))
    seats = [
        {"table_id": table.id, "seat": seat.number, "who": who_plays(seat.kind, seat.person, seat.bot)}
        for seat in table.seats
    ]
    db.execute(insert(schema.rated_seats), seats)


def result_values(before: Table, table: Table, details: Details) -> list[dict[str, Any]]:
    """How each person did in a game that has just ended; who played several seats has no result."""
    people = [seat.person for seat in table.seats if seat.kind is SeatKind.PERSON]
    if table.status is not Status.OVER or before.status is Status.OVER or not table.scores:
        return []
    plain = {"role": "", "opening": "", "sources": {}}
    return [
        {
            "person": seat.person, "table_id": table.id, "seat": seat.number, "game": table.game,
            "began": table.created, "ended": table.changed, "place": place_of(table, seat.number),
            "players": len(table.seats), "points": table.scores[seat.number], "won": seat.number in table.winners,
            "listed": table.listed, **(details.get(seat.number) or plain),
        }
        for seat in table.seats
        if seat.kind is SeatKind.PERSON and people.count(seat.person) == 1
    ]  # fmt: skip


def details_of(s: State, line: Line) -> Details:
    """How every seat played a game that is over: its role, its first choice, and where its points came from."""
    around, sources = panels(s.rules.name), s.breakdown()
    role = getattr(around, "role", None)
    first: dict[int, str] = {}
    for made in line.backwards():
        first[made.seat] = made.options[0]
    return {
        seat: {
            "role": role(s, seat) if role is not None else "",
            "opening": first.get(seat, "")[:LONGEST_OPENING],
            "sources": {word: n for word, n in sources[seat].items() if n},
        }
        for seat in range(s.seats)
    }
