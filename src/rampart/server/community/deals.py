"""The same deal for everybody: every week and game have a seed of their own, and results from it are compared.

Everyone plays it once, at the first seat against the same bots. The seed and the games of others stay hidden while the
week lasts: tables of a deal are listed nowhere.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert  # SQLite understands it too

import rampart
from rampart.server.basics.model import Person, Terms
from rampart.server.play.acts import Acts
from rampart.server.storage import schema
from rampart.server.storage.store import Conflict, Store
from rampart.server.tables.opening import ME, Wish, fresh_seed, game_of, open_table, token, usual_bot
from rampart.server.tables.rooms import Rooms

EVENT: Final = "d:"
MOST: Final = 100


@dataclass(frozen=True)
class Played:
    """What someone made of a deal."""

    place: int
    person: str
    name: str
    points: int
    won: bool
    table: str


def week_of(now: float) -> str:
    year, week, _ = datetime.fromtimestamp(now, UTC).isocalendar()
    return f"{year}-W{week:02}"


def ends(week: str) -> float:
    """When a week is over."""
    first = datetime.strptime(f"{week}-1", "%G-W%V-%u").replace(tzinfo=UTC)
    return (first + timedelta(days=7)).timestamp()


class Deals:
    """The deals of the weeks."""

    def __init__(self, store: Store, rooms: Rooms, acts: Acts) -> None:
        self.store = store
        self.rooms = rooms
        self.acts = acts
        self.clock: Callable[[], float] = time.time

    def week(self) -> str:
        return week_of(self.clock())

    async def seed(self, week: str, game: str) -> str:
        """The seed of a week and a game, which no one knows before it is first played."""
        d = schema.deals
        async with self.store.writing() as db:
            await db.execute(insert(d).values(week=week, game=game, seed=fresh_seed()).on_conflict_do_nothing())
            return str((await db.execute(select(d.c.seed).where(d.c.week == week, d.c.game == game))).scalar_one())

    async def play(self, person: Person, game: str) -> str:
        """The table at which someone plays the deal of this week; always the same one."""
        return await self.acts.whole(self._play, person, game)

    async def _play(self, person: Person, game: str) -> str:
        known, week = game_of(game), self.week()
        players = max(2, known.usual)
        seats = (ME, *[usual_bot(game)] * (players - 1))
        terms = Terms(event=f"{EVENT}{week}:{game}")
        wish = Wish(game, players, {}, seats, listed=False, start=True, terms=terms)
        secret = f"deal {await self.seed(week, game)} {person.id}"
        if await self.store.table(token(f"table {secret}")) is not None:
            return token(f"table {secret}")
        stored = open_table(person, wish, secret, await self.seed(week, game))
        try:
            await self.store.create(stored)
        except Conflict:
            return stored.table.id
        self.rooms.tell(await self.rooms.get(stored.table.id))
        return stored.table.id

    async def results(self, week: str, game: str) -> list[Played]:
        """What everyone made of a deal, the best first."""
        r, t, p = schema.results, schema.tables, schema.people
        wanted = select(r.c.person, r.c.points, r.c.won, r.c.table_id, p.c.name)
        wanted = wanted.join(t, t.c.id == r.c.table_id).join(p, p.c.id == r.c.person)
        wanted = wanted.where(r.c.game == game, t.c.terms["event"].as_string() == f"{EVENT}{week}:{game}")
        wanted = wanted.order_by(r.c.points.desc(), r.c.won.desc(), r.c.ended).limit(MOST)
        async with self.store.reading() as db:
            rows = (await db.execute(wanted)).all()
        places = [1 + sum(other.points > row.points for other in rows) for row in rows]
        return [
            Played(place, row.person, row.name, row.points, row.won, row.table_id) for place, row in zip(places, rows)
        ]

    def game_of_the_week(self) -> str:
        """The game that the lobby offers this week: each has its turn."""
        known = rampart.games()
        return known[int(self.week()[-2:]) % len(known)]
