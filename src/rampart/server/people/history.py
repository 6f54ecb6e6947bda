"""What people have played: their results, searched and counted by the database."""

import time
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, case, func, select

from rampart.server.basics.model import Table
from rampart.server.storage import schema
from rampart.server.storage.rows import seats_of, with_seats
from rampart.server.storage.store import Store

PAGE: Final = 10  # games at a time
LONGEST_SEARCH: Final = 60


@dataclass(frozen=True)
class Result:
    """How a person did in a game."""

    table: Table
    seat: int
    place: int
    players: int
    points: int
    won: bool
    ended: float


@dataclass(frozen=True)
class Tally:
    """Games, wins, what chance would have won, and how long they took."""

    games: int = 0
    wins: int = 0
    expected: float = 0.0
    seconds: float = 0.0


@dataclass(frozen=True)
class Filter:
    """Which games are wanted."""

    game: str = ""
    wins: bool = False
    words: str = ""  # part of a player's or a table's name
    page: int = 0
    public: bool = False  # only tables that everyone may find
    rated: bool = False
    days: int = 0  # only games of so many last days, 0 for all


@dataclass(frozen=True)
class History:
    """A page of results, and how many there are."""

    results: list[Result] = field(default_factory=list)
    count: int = 0


class Histories:
    """Reads results."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, person_id: str, wanted: Filter) -> History:
        """The results of a person that a filter lets through, the last first."""
        r, t = schema.results, schema.tables
        some = conditions(person_id, wanted)
        rows = select(r.c.table_id, r.c.seat, r.c.place, r.c.players, r.c.points, r.c.won, r.c.ended).where(some)
        rows = rows.order_by(r.c.ended.desc(), r.c.table_id).offset(PAGE * wanted.page).limit(PAGE)
        async with self.store.reading() as db:
            count = (await db.execute(select(func.count()).select_from(r).where(some))).scalar_one()
            found = (await db.execute(rows)).all()
            ids = [row.table_id for row in found]
            stored = (await db.execute(select(t).where(t.c.id.in_(ids)))).all()
            [tables] = with_seats([stored], (await db.execute(seats_of(ids))).all())
        by_id = {table.id: table for table in tables}
        made = [Result(by_id[x.table_id], x.seat, x.place, x.players, x.points, x.won, x.ended) for x in found]
        return History(made, count)

    async def tallies(self, person_id: str, since: float = 0.0) -> dict[str, Tally]:
        """Games, wins and expected wins of a person, by game."""
        r = schema.results
        wanted: Select[Any] = select(
            r.c.game,
            func.count().label("games"),
            wins(),
            func.sum(1.0 / r.c.players).label("expected"),
            func.sum(r.c.ended - r.c.began).label("seconds"),
        )
        wanted = wanted.where(r.c.person == person_id, r.c.ended >= since).group_by(r.c.game)
        async with self.store.reading() as db:
            rows = (await db.execute(wanted)).all()
        return {row.game: Tally(row.games, int(row.wins), float(row.expected), row.seconds) for row in rows}

    async def together(self, person_id: str, others: list[str]) -> dict[str, tuple[int, int]]:
        """How many games a person has played with others, and won, by the other."""
        r, s = schema.results, schema.seats
        wanted = select(s.c.person, func.count().label("games"), wins())
        wanted = wanted.join(s, s.c.table_id == r.c.table_id).where(r.c.person == person_id, s.c.person.in_(others))
        async with self.store.reading() as db:
            rows = (await db.execute(wanted.group_by(s.c.person))).all()
        return {row.person: (row.games, int(row.wins)) for row in rows}


def wins() -> ColumnElement[int]:
    """How many of some results are wins."""
    return func.sum(case((schema.results.c.won, 1), else_=0)).label("wins")


def conditions(person_id: str, wanted: Filter) -> ColumnElement[bool]:
    """What rows of results have to be like."""
    r, s, t = schema.results, schema.seats, schema.tables
    some: list[ColumnElement[bool]] = [r.c.person == person_id]
    if wanted.game:
        some.append(r.c.game == wanted.game)
    if wanted.wins:
        some.append(r.c.won.is_(True))
    if wanted.public:
        some.append(r.c.listed.is_(True))
    if wanted.days:
        some.append(r.c.ended >= time.time() - 86400 * wanted.days)
    if wanted.rated:
        g = schema.rated_games
        some.append(select(g.c.table_id).where(g.c.table_id == r.c.table_id, g.c.number.is_not(None)).exists())
    words = wanted.words.strip()[:LONGEST_SEARCH]
    if words:
        player = select(s.c.number).where(s.c.table_id == r.c.table_id, s.c.name.icontains(words, autoescape=True))
        named = select(t.c.id).where(t.c.id == r.c.table_id, t.c.name.icontains(words, autoescape=True))
        some.append(player.exists() | named.exists())
    return and_(*some)


def total(tallies: dict[str, Tally]) -> Tally:
    """All games together."""
    found = list(tallies.values())
    return Tally(
        sum(one.games for one in found),
        sum(one.wins for one in found),
        sum(one.expected for one in found),
        sum(one.seconds for one in found),
    )
