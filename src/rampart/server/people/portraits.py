"""How someone plays a game: by role, by seat, by opening, by where the points come from and against whom."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, FromClause, Select, String, case, cast, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rampart.server.basics.model import SeatKind
from rampart.server.storage import schema
from rampart.server.storage.store import Store

LOOKED_AT: Final = 500  # games, the last ones
ADDED_UP: Final = 100  # of them whose points are added up by source
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


async def portrait(store: Store, person_id: str, game: str, public: bool = False) -> Portrait:
    """How someone plays a game, by their last results; for others only by those at tables that everyone may find."""
    r, s = schema.results, schema.seats
    wanted = select(r).where(r.c.person == person_id, r.c.game == game)
    if public:
        wanted = wanted.where(r.c.listed.is_(True))
    last = wanted.order_by(r.c.ended.desc()).limit(LOOKED_AT).subquery()
    told = select(r.c.sources).where(r.c.table_id == last.c.table_id, r.c.seat == last.c.seat)
    told = told.order_by(last.c.ended.desc()).limit(ADDED_UP)
    bots = s.c.kind == SeatKind.BOT
    opponent = case((bots, literal("bot:") + s.c.bot), else_=literal("person:") + s.c.name)
    against = select(opponent.label("called"), *counted(last)).join(s, s.c.table_id == last.c.table_id)
    against = against.where(s.c.person != person_id)
    async with store.reading() as db:
        count = (await db.execute(select(func.count()).select_from(last))).scalar_one()
        roles, seats, openings = [
            await shares(db, select(cast(last.c[name], String).label("called"), *counted(last)))
            for name in ("role", "seat", "opening")
        ]
        met = await shares(db, against)
        points = sources([row for row in (await db.execute(told)).scalars() if row])
    return Portrait(count, roles, seats, openings, met, points)


def counted(results: FromClause) -> tuple[ColumnElement[Any], ...]:
    """Games, wins and what chance would have won, of some results together."""
    won, players = results.c.won, results.c.players
    wins = func.sum(case((won, 1), else_=0)).label("wins")
    return func.count().label("games"), wins, func.sum(1.0 / players).label("expected")


async def shares(db: AsyncConnection, wanted: Select[Any]) -> list[Share]:
    """The most frequent kinds of results, by name; those without one are left out."""
    found = wanted.group_by("called").order_by(func.count().desc(), "called").limit(MOST + 1)
    rows = [row for row in (await db.execute(found)).all() if row.called][:MOST]
    return [Share(row.called, row.games, int(row.wins), float(row.expected)) for row in rows]


def sources(told: Sequence[Mapping[str, Any]]) -> list[tuple[str, float]]:
    """Where points come from, on the average of some games."""
    points: Counter[str] = Counter()
    for row in told:
        points.update({word: n for word, n in row.items() if isinstance(n, int)})
    return [(word, n / len(told)) for word, n in points.most_common(MOST + 1)]
