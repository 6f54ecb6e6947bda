"""Ratings: what every rated game changes, in the order in which they ended; leaderboards and courses are read here."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from rampart.server.basics.model import SeatKind, Status, Table
from rampart.server.basics.rating import (
    BOT,
    FRESH,
    MIDDLE,
    PERSON,
    RANKED_AFTER,
    Strength,
    after,
    mode_of,
    places_of,
    together,
    who_plays,
)
from rampart.server.storage import schema
from rampart.server.storage.rows import seats_of, with_seats
from rampart.server.storage.store import Store
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms

MOST_RANKED: Final = 100
COURSE: Final = 200  # games
log = logging.getLogger("rampart.ratings")


@dataclass(frozen=True)
class Rank:
    """Someone on a leaderboard."""

    place: int
    who: str
    name: str
    strength: Strength
    games: int
    wins: int
    expected: float
    program: bool = False


@dataclass(frozen=True)
class Rated:
    """What a game has changed for someone."""

    table: str
    game: str
    mode: str
    place: int
    before: Strength
    after: Strength
    at: float


@dataclass(frozen=True)
class Standing:
    """Where someone stands in a game and mode."""

    game: str
    mode: str
    strength: Strength
    games: int
    rank: int  # 0 for those who have played too little
    of: int


Row = dict[str, Any]


class Ratings:
    """Rates games when they are over."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.told.append(self.attend)

    def attend(self, room: Room) -> None:
        """Rate a game that has just ended."""
        if room.table.status is Status.OVER and room.table.terms.rated:
            task = asyncio.create_task(self.catch_up())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def catch_up(self) -> None:
        """Rate all games that are over and not rated yet, the one that ended first before the others."""
        try:
            async with self.store.alone("ratings"):
                while await self.rate_next():
                    continue
        except Exception:
            log.exception("no rating")

    async def rate_next(self) -> bool:
        """Rate the next game; False where there is none."""
        g, t = schema.rated_games, schema.tables
        due = select(g.c.table_id).join(t, t.c.id == g.c.table_id)
        due = due.where(g.c.number.is_(None), t.c.status == Status.OVER).order_by(t.c.changed, g.c.table_id).limit(1)
        async with self.store.writing() as db:
            table_id = (await db.execute(due)).scalar()
            if table_id is None:
                return False
            number = (await db.execute(select(func.coalesce(func.max(g.c.number), 0)))).scalar_one() + 1
            await rate(db, table_id, number)
        return True

    async def stop(self) -> None:
        """Finish what has begun."""
        if self.tasks:
            await asyncio.wait(set(self.tasks))

    # ---- reading

    async def standings(self, who: str) -> list[Standing]:
        """Where someone stands, by game and mode."""
        r = schema.ratings
        async with self.store.reading() as db:
            rows = (await db.execute(select(r).where(r.c.who == who).order_by(r.c.game, r.c.mode))).all()
            found = [await standing(db, row) for row in rows]
        return found

    async def course(self, who: str, game: str = "", mode: str = "") -> list[Rated]:
        """What the last games have changed for someone, the oldest first."""
        g, s = schema.rated_games, schema.rated_seats
        wanted = select(g.c.game, g.c.mode, g.c.at, s).join(s, s.c.table_id == g.c.table_id)
        wanted = wanted.where(s.c.who == who, s.c.mu.is_not(None))
        if game:
            wanted = wanted.where(g.c.game == game, g.c.mode == mode)
        async with self.store.reading() as db:
            rows = (await db.execute(wanted.order_by(g.c.number.desc()).limit(COURSE))).all()
        return [read_rated(row) for row in reversed(rows)]

    async def changes(self, who: str, tables: Sequence[str]) -> dict[str, int]:
        """By how much some games have changed someone's number."""
        s = schema.rated_seats
        wanted = select(s).where(s.c.who == who, s.c.table_id.in_(tables), s.c.mu.is_not(None))
        async with self.store.reading() as db:
            rows = (await db.execute(wanted)).all()
        return {
            row.table_id: Strength(row.mu, row.sigma).shown - Strength(row.mu_before, row.sigma_before).shown
            for row in rows
        }

    async def board(self, game: str, mode: str) -> list[Rank]:
        """The best in a game: accounts and bots that have played often enough."""
        r, p = schema.ratings, schema.people
        joined = r.outerjoin(p, r.c.who == PERSON + p.c.id)
        wanted = select(r, p.c.name, p.c.bot).select_from(joined)
        wanted = wanted.where(r.c.game == game, r.c.mode == mode, r.c.games >= RANKED_AFTER)
        wanted = wanted.where(p.c.login.is_not(None) | r.c.who.startswith(BOT))
        async with self.store.reading() as db:
            rows = (await db.execute(wanted.order_by(r.c.mu.desc(), r.c.who).limit(MOST_RANKED))).all()
        return [
            Rank(
                place,
                row.who,
                row.name or row.who.removeprefix(BOT),
                Strength(row.mu, row.sigma),
                row.games,
                row.wins,
                row.expected,
                bool(row.bot),
            )
            for place, row in enumerate(rows, 1)
        ]

    async def boards(self) -> list[tuple[str, str]]:
        """The games and modes in which anyone was rated, the one with the most games first."""
        r = schema.ratings
        wanted = select(r.c.game, r.c.mode).group_by(r.c.game, r.c.mode)
        async with self.store.reading() as db:
            rows = (await db.execute(wanted.order_by(func.sum(r.c.games).desc(), r.c.game, r.c.mode))).all()
        return [(row.game, row.mode) for row in rows]

    async def at_table(self, person_id: str, table: Table) -> int:
        """The number of a person in the game of a table."""
        who = f"{PERSON}{person_id}"
        return (await self.shown([who], table.game, mode_of(table.options))).get(who, MIDDLE)

    async def means(self, tables: Sequence[Table]) -> dict[str, int]:
        """The mean rating at some tables, where more than half of the seats have one."""
        r = schema.ratings
        who = {
            table.id: [
                who_plays(seat.kind, seat.person, seat.bot) for seat in table.seats if seat.kind is not SeatKind.FREE
            ]
            for table in tables
        }
        some = {one for found in who.values() for one in found}
        wanted = select(r).where(r.c.who.in_(some), r.c.game.in_({table.game for table in tables}))
        async with self.store.reading() as db:
            rows = (await db.execute(wanted)).all() if some else []
        known = {(row.who, row.game, row.mode): Strength(row.mu, row.sigma).shown for row in rows}
        out: dict[str, int] = {}
        for table in tables:
            about = (table.game, mode_of(table.options))
            numbers = [known[one, *about] for one in who[table.id] if (one, *about) in known]
            if 2 * len(numbers) > len(table.seats):
                out[table.id] = round(sum(numbers) / len(numbers))
        return out

    async def shown(self, who: Sequence[str], game: str, mode: str) -> dict[str, int]:
        """The numbers of some in a game."""
        r = schema.ratings
        wanted = select(r).where(r.c.who.in_(who), r.c.game == game, r.c.mode == mode)
        async with self.store.reading() as db:
            return {row.who: Strength(row.mu, row.sigma).shown for row in (await db.execute(wanted)).all()}


def read_rated(row: Any) -> Rated:
    return Rated(
        row.table_id,
        row.game,
        row.mode,
        row.place,
        Strength(row.mu_before, row.sigma_before),
        Strength(row.mu, row.sigma),
        row.at,
    )


async def standing(db: AsyncConnection, row: Any) -> Standing:
    r, p = schema.ratings, schema.people
    ranked = (r.c.game == row.game) & (r.c.mode == row.mode) & (r.c.games >= RANKED_AFTER)
    real = (r.c.who == PERSON + p.c.id) & p.c.login.is_not(None)
    everyone = select(func.count()).select_from(r).join(p, real, isouter=True)
    everyone = everyone.where(ranked, p.c.id.is_not(None) | r.c.who.startswith(BOT))
    of = (await db.execute(everyone)).scalar_one()
    ahead = (await db.execute(everyone.where(r.c.mu > row.mu))).scalar_one()
    rank = ahead + 1 if row.games >= RANKED_AFTER else 0
    return Standing(row.game, row.mode, Strength(row.mu, row.sigma), row.games, rank, max(of, rank))


# ---- rating a game


async def rate(db: AsyncConnection, table_id: str, number: int) -> None:
    """Work out what a game changes, and store it."""
    g, s, r, t = schema.rated_games, schema.rated_seats, schema.ratings, schema.tables
    game = (await db.execute(select(g).where(g.c.table_id == table_id))).one()
    rows = (await db.execute(select(t).where(t.c.id == table_id))).all()
    [[table]] = with_seats([rows], (await db.execute(seats_of([table_id]))).all())
    played = (await db.execute(select(s.c.who).where(s.c.table_id == table_id).order_by(s.c.seat))).scalars().all()
    known = select(r).where(r.c.game == game.game, r.c.mode == game.mode, r.c.who.in_(played))
    by = {row.who: row for row in (await db.execute(known)).all()}
    before = [Strength(by[who].mu, by[who].sigma) if who in by else FRESH for who in played]
    places = places_of(table, played)
    found = together(played, after(before, places))
    for seat, who in enumerate(played):
        values: Row = {"place": places[seat], "mu": found[who].mu, "sigma": found[who].sigma}
        values |= {"mu_before": before[seat].mu, "sigma_before": before[seat].sigma}
        await db.execute(update(s).where(s.c.table_id == table_id, s.c.seat == seat).values(values))
    for who, strength in found.items():
        own = [seat for seat, other in enumerate(played) if other == who]
        won = sum(places[seat] == 1 for seat in own)
        old = by.get(who)
        row: Row = {"who": who, "game": game.game, "mode": game.mode, "mu": strength.mu, "sigma": strength.sigma}
        row |= {"games": (old.games if old else 0) + 1, "wins": (old.wins if old else 0) + min(1, won)}
        row |= {"expected": (old.expected if old else 0.0) + len(own) / len(played), "changed": table.changed}
        await db.execute(upsert(r).values(row).on_conflict_do_update(index_elements=["who", "game", "mode"], set_=row))
    await db.execute(update(g).where(g.c.table_id == table_id).values(number=number, at=table.changed))


# ---- rating everything again


@dataclass(frozen=True)
class Recomputed:
    """What came of rating all stored games again."""

    games: int
    people: int
    different: list[str]  # who has another rating than the one that is stored


async def recompute(store: Store, write: bool = False) -> Recomputed:
    """Rate all stored games again in the order in which they were rated; what is stored stays unless it is told to."""
    g, r = schema.rated_games, schema.ratings
    async with store.alone("ratings"), store.writing() as db:
        stored = read_all((await db.execute(select(r))).all())
        order = (await db.execute(select(g.c.table_id).where(g.c.number.is_not(None)).order_by(g.c.number))).scalars()
        tables = list(order.all())
        nested = await db.begin_nested()
        await db.execute(r.delete())
        for number, table_id in enumerate(tables, 1):
            await rate(db, table_id, number)
        found = read_all((await db.execute(select(r))).all())
        if write:
            await nested.commit()
        else:
            await nested.rollback()
    different = sorted(who for who in stored.keys() | found.keys() if stored.get(who) != found.get(who))
    return Recomputed(len(tables), len(found), [" ".join(who) for who in different])


def read_all(rows: Sequence[Any]) -> dict[tuple[str, str, str], tuple[float, float, int, int]]:
    return {(row.who, row.game, row.mode): (row.mu, row.sigma, row.games, row.wins) for row in rows}
