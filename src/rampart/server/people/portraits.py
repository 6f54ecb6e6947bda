"""How someone plays a game: by role, by seat, by opening, by where the points come from and against whom."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import select

from rampart.server.basics.model import SeatKind
from rampart.server.storage import schema
from rampart.server.storage.store import Store

LOOKED_AT: Final = 500  # games, the last ones
MOST: Final = 5  # rows of each kind


@dataclass(frozen=True)
class Share:
    """So many games, how many of them were won, and how many chance would have won."""

    name: str
    games: int
    wins: int
    expected: float


@dataclass(frozen=True)
class Portrait:
    """How someone plays a game."""

    games: int = 0
    roles: list[Share] = field(default_factory=list)
    seats: list[Share] = field(default_factory=list)
    openings: list[Share] = field(default_factory=list)
    against: list[Share] = field(default_factory=list)
    sources: list[tuple[str, float]] = field(default_factory=list)  # points a game


class Counts:
    """Games counted by something."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.expected: dict[str, float] = {}

    def add(self, name: str, row: Any) -> None:
        if name:
            self.games[name] += 1
            self.wins[name] += bool(row.won)
            self.expected[name] = self.expected.get(name, 0.0) + 1 / row.players

    def shares(self) -> list[Share]:
        """The most frequent ones."""
        return [Share(name, n, self.wins[name], self.expected[name]) for name, n in self.games.most_common(MOST)]


async def portrait(store: Store, person_id: str, game: str, public: bool = False) -> Portrait:
    """How someone plays a game, by their last results; for others only by those at tables that everyone may find."""
    r, s = schema.results, schema.seats
    wanted = select(r).where(r.c.person == person_id, r.c.game == game)
    if public:
        wanted = wanted.where(r.c.listed.is_(True))
    wanted = wanted.order_by(r.c.ended.desc()).limit(LOOKED_AT)
    async with store.reading() as db:
        rows = (await db.execute(wanted)).all()
        tables = [row.table_id for row in rows]
        others = select(s.c.table_id, s.c.kind, s.c.person, s.c.bot, s.c.name).where(s.c.table_id.in_(tables))
        seats = (await db.execute(others.where(s.c.person != person_id))).all() if tables else []
    by_table = {row.table_id: row for row in rows}
    roles, places, openings, against = Counts(), Counts(), Counts(), Counts()
    points: Counter[str] = Counter()
    for row in rows:
        roles.add(row.role, row)
        places.add(str(row.seat), row)
        openings.add(row.opening, row)
        points.update({word: n for word, n in row.sources.items() if isinstance(n, int)})
    for seat in seats:
        name = f"bot:{seat.bot}" if seat.kind == SeatKind.BOT else f"person:{seat.name}"
        against.add(name, by_table[seat.table_id])
    told = sum(bool(row.sources) for row in rows)
    sources = [(word, n / told) for word, n in points.most_common(MOST + 1)] if told else []
    return Portrait(len(rows), roles.shares(), places.shares(), openings.shares(), against.shares(), sources)
