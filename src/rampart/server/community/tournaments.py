"""Tournaments: a host opens one, people and bots enter, and every round its tables are opened by themselves.

All that is decided is stored before it takes effect: pairings with the ids of their tables first, then the tables. So a
site that is started again opens what is missing and goes on where it was.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from sqlalchemy import func, insert, select, update

import rampart
from rampart.kernel.errors import BadOptions
from rampart.server.basics.model import EntryKind, Person, Seat, SeatKind, Status, Table, Terms
from rampart.server.basics.names import bot_name, clean_name, untaken
from rampart.server.basics.rating import LAST, place_of
from rampart.server.basics.refusals import Refused
from rampart.server.community.pairing import KINDS, MOST_ROUNDS, Line, Meeting, pair, rounds_needed, shares, standings
from rampart.server.play.acts import Acts
from rampart.server.storage import schema
from rampart.server.storage.rows import read_terms
from rampart.server.storage.store import Conflict, Store
from rampart.server.tables.changes import Deed
from rampart.server.tables.opening import begun, bots_for, game_of, token
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
EVENT: Final = "t:"  # before the id of a tournament, in the terms of its tables
MOST_ENTRANTS: Final = 128
MOST_OPEN: Final = 5  # tournaments that one person has going
MOST_SHOWN: Final = 50
log = logging.getLogger("rampart.tournaments")


@dataclass(frozen=True)
class Entrant:
    """Someone in a tournament: a person, or a bot of the site."""

    number: int
    person: str
    bot: str
    name: str
    left: bool = False


@dataclass(frozen=True)
class Held:
    """A table of a round; its points stand once its game is over."""

    round: int
    number: int
    table: str  # '' for a bye
    meeting: Meeting


@dataclass(frozen=True)
class Plan:
    """What a host wants to hold."""

    name: str
    kind: str
    game: str
    players: int
    rounds: int = 0  # 0: as many as it takes
    bots: bool = True
    terms: Terms = field(default_factory=Terms)
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Tournament:
    """A tournament as it stands."""

    id: str
    host: str
    plan: Plan
    status: str
    round: int  # of those that have begun
    rounds: int  # 0 until it starts
    lots: int
    created: float
    entrants: tuple[Entrant, ...] = ()
    held: tuple[Held, ...] = ()

    def played(self) -> list[list[Meeting]]:
        """The rounds so far."""
        return [[held.meeting for held in self.held if held.round == n] for n in range(1, self.round + 1)]

    def table(self) -> list[Line]:
        """The standings."""
        return standings([one.number for one in self.entrants], self.played(), self.lots)

    def of(self, person_id: str) -> Entrant | None:
        found = [one for one in self.entrants if person_id and one.person == person_id and not one.left]
        return found[0] if found else None


class Tournaments:
    """All tournaments; every method does what it says or raises `Refused` and changes nothing."""

    def __init__(self, store: Store, rooms: Rooms, acts: Acts) -> None:
        self.store = store
        self.rooms = rooms
        self.acts = acts
        self.clock: Callable[[], float] = time.time
        self.tasks: set[asyncio.Task[None]] = set()
        rooms.told.append(self.attend)

    # ---- before it starts

    async def hold(self, host: Person, plan: Plan) -> str:
        """Open a tournament: its id."""
        if not host.login:
            raise Refused("no_account")
        game, name = game_of(plan.game), clean_name(plan.name)
        if not name:
            raise Refused("bad_name")
        if plan.kind not in KINDS or not 0 <= plan.rounds <= MOST_ROUNDS:
            raise Refused("bad_field", field="kind")
        if plan.players not in game.seats or plan.players < 2:
            raise Refused("no_seat")
        try:
            game.configure(plan.players, plan.options)
        except BadOptions as e:
            raise Refused("bad_options", str(e)) from None
        t, row = schema.tournaments, {"id": token(), "host": host.id, "status": OPEN, "round": 0, "rounds": 0}
        row |= {"plan": {**asdict(plan), "name": name}, "lots": secrets.randbelow(2**31), "created": self.clock()}
        async with self.store.writing() as db:
            going = select(func.count()).where(t.c.host == host.id, t.c.status.in_([OPEN, PLAYING]))
            if (await db.execute(going)).scalar_one() >= MOST_OPEN:
                raise Refused("too_many")
            await db.execute(insert(t).values(row))
        return str(row["id"])

    async def enter(self, tournament_id: str, person: Person) -> None:
        """Enter a tournament that has not started."""
        async with self.store.alone("tournaments"):
            tournament = await self.get(tournament_id)
            must_be(tournament, OPEN)
            if person.bot and not tournament.plan.bots:
                raise Refused("no_bots")
            if tournament.of(person.id) is None:
                await self.add(tournament, person.id, "", person.name)

    async def enter_bot(self, tournament_id: str, host: Person, bot: str) -> None:
        """Let a bot of the site enter."""
        async with self.store.alone("tournaments"):
            tournament = await self.get(tournament_id)
            must_hold(tournament, host)
            must_be(tournament, OPEN)
            if not tournament.plan.bots:
                raise Refused("no_bots")
            if bot not in bots_for(tournament.plan.game):
                raise Refused("no_bot")
            await self.add(tournament, "", bot, bot_name([one.name for one in tournament.entrants]))

    async def add(self, tournament: Tournament, person: str, bot: str, name: str) -> None:
        if len(tournament.entrants) >= MOST_ENTRANTS:
            raise Refused("too_many")
        row = {"tournament": tournament.id, "number": len(tournament.entrants), "person": person, "bot": bot}
        called = untaken(name, [one.name for one in tournament.entrants])
        async with self.store.writing() as db:
            await db.execute(insert(schema.entrants).values(**row, name=called, left=False))

    async def leave(self, tournament_id: str, person: Person) -> None:
        """Leave: before the start without a trace, later from the next round on."""
        async with self.store.alone("tournaments"):
            tournament = await self.get(tournament_id)
            own, e = tournament.of(person.id), schema.entrants
            if own is None or tournament.status not in (OPEN, PLAYING):
                raise Refused("not_seated")
            async with self.store.writing() as db:
                one = (e.c.tournament == tournament.id) & (e.c.number == own.number)
                await db.execute(update(e).where(one).values(left=True))

    async def start(self, tournament_id: str, host: Person) -> None:
        """Begin the first round."""
        async with self.store.alone("tournaments"):
            tournament = await self.get(tournament_id)
            must_hold(tournament, host)
            must_be(tournament, OPEN)
            going = [one for one in tournament.entrants if not one.left]
            if len(going) < 2:
                raise Refused("too_few")
            plan = tournament.plan
            rounds = plan.rounds or rounds_needed(plan.kind, len(going), plan.players)
            await self.change(tournament.id, status=PLAYING, rounds=rounds)
            await self.next_round(await self.get(tournament.id))

    async def close(self, tournament_id: str, host: Person) -> None:
        """Give a tournament up; its tables are played on for themselves."""
        async with self.store.alone("tournaments"):
            tournament = await self.get(tournament_id)
            must_hold(tournament, host)
            if tournament.status not in (OPEN, PLAYING):
                raise Refused("not_open")
            await self.change(tournament.id, status=CLOSED)

    # ---- rounds

    async def next_round(self, tournament: Tournament) -> None:
        """Pair the next round and open its tables, or end the tournament."""
        going = [one.number for one in tournament.entrants if not one.left]
        if tournament.round >= tournament.rounds or len(going) < 2:
            await self.change(tournament.id, status=OVER)
            return
        plan, number = tournament.plan, tournament.round + 1
        allowed = rampart.game(plan.game).seats
        tables = pair(plan.kind, going, tournament.played(), plan.players, allowed, tournament.lots)
        rows = [
            {
                "tournament": tournament.id, "round": number, "number": n, "entrants": list(sat),
                "points": [1.0] if len(sat) == 1 else [],
                "table_id": "" if len(sat) == 1 else token(f"{tournament.id} {tournament.lots} {number} {n}"),
            }
            for n, sat in enumerate(tables)
        ]  # fmt: skip
        async with self.store.writing() as db:
            await db.execute(insert(schema.meetings), rows)
            own = schema.tournaments.c.id == tournament.id
            await db.execute(update(schema.tournaments).where(own).values(round=number))
        await self.open_tables(await self.get(tournament.id))

    async def open_tables(self, tournament: Tournament) -> None:
        """Open the tables of the present round that are not there yet."""
        for held in tournament.held:
            if held.round != tournament.round or not held.table or held.meeting.points:
                continue
            if await self.store.table(held.table) is None:
                stored = await asyncio.to_thread(begun, *opened(tournament, held, self.clock()))
                try:
                    await self.store.create(stored)
                except Conflict:
                    continue
                self.rooms.tell(await self.rooms.get(held.table))

    def attend(self, room: Room) -> None:
        """Look at a tournament one of whose tables has ended."""
        event = room.table.terms.event
        if event.startswith(EVENT) and room.table.status in (Status.OVER, Status.CLOSED):
            self.do(event.removeprefix(EVENT))

    async def settle(self, tournament_id: str) -> None:
        """Take over the results of tables that have ended; when all of a round have, the next one begins."""
        async with self.store.alone("tournaments"):
            tournament = await self.get(tournament_id)
            if tournament.status != PLAYING:
                return
            m = schema.meetings
            for held in tournament.held:
                if held.meeting.points or not held.table:
                    continue
                table = await self.store.table(held.table)
                if table is None or table.status not in (Status.OVER, Status.CLOSED):
                    return
                points = points_of(tournament, held, table)
                one = (m.c.tournament == tournament.id) & (m.c.round == held.round) & (m.c.number == held.number)
                async with self.store.writing() as db:
                    await db.execute(update(m).where(one).values(points=list(points)))
            await self.next_round(await self.get(tournament_id))

    async def resume(self) -> None:
        """Go on with the tournaments that were being played."""
        t = schema.tournaments
        async with self.store.reading() as db:
            ids = (await db.execute(select(t.c.id).where(t.c.status == PLAYING))).scalars().all()
        for tournament_id in ids:
            try:
                async with self.store.alone("tournaments"):
                    tournament = await self.get(tournament_id)
                    if tournament.round:
                        await self.open_tables(tournament)
                    else:
                        await self.next_round(tournament)
                await self.settle(tournament_id)
            except Exception:
                log.exception("no tournament", extra={"tournament": tournament_id})

    def do(self, tournament_id: str) -> None:
        async def doing() -> None:
            try:
                await self.acts.whole(self.settle, tournament_id)
            except Refused as refused:
                log.warning("no round", extra={"code": refused.code})
            except Exception:
                log.exception("no round")

        task = asyncio.create_task(doing())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Finish what has begun."""
        if self.tasks:
            await asyncio.wait(set(self.tasks))

    # ---- reading

    async def change(self, tournament_id: str, **values: Any) -> None:
        t = schema.tournaments
        async with self.store.writing() as db:
            await db.execute(update(t).where(t.c.id == tournament_id).values(values))

    async def get(self, tournament_id: str) -> Tournament:
        t, e, m = schema.tournaments, schema.entrants, schema.meetings
        async with self.store.reading() as db:
            row = (await db.execute(select(t).where(t.c.id == tournament_id[:32]))).first()
            if row is None:
                raise Refused("not_found")
            entrants = await db.execute(select(e).where(e.c.tournament == row.id).order_by(e.c.number))
            held = await db.execute(select(m).where(m.c.tournament == row.id).order_by(m.c.round, m.c.number))
            return read(row, entrants.all(), held.all())

    async def all(self, *status: str) -> list[Tournament]:
        """Tournaments in some states, the newest first, with their entrants."""
        t = schema.tournaments
        wanted = select(t.c.id).where(t.c.status.in_(status)).order_by(t.c.created.desc()).limit(MOST_SHOWN)
        async with self.store.reading() as db:
            ids = (await db.execute(wanted)).scalars().all()
        return [await self.get(tournament_id) for tournament_id in ids]


def read(row: Any, entrants: Sequence[Any], held: Sequence[Any]) -> Tournament:
    plan = Plan(**{**row.plan, "terms": read_terms(row.plan["terms"])})
    return Tournament(
        row.id, row.host, plan, row.status, row.round, row.rounds, row.lots, row.created,
        tuple(Entrant(x.number, x.person, x.bot, x.name, x.left) for x in entrants),
        tuple(Held(x.round, x.number, x.table_id, Meeting(tuple(x.entrants), tuple(x.points))) for x in held),
    )  # fmt: skip


def opened(tournament: Tournament, held: Held, now: float) -> tuple[Table, list[Deed]]:
    """A table of a round with all who play there, started at once."""
    plan, by = tournament.plan, {one.number: one for one in tournament.entrants}
    players = [by[number] for number in held.meeting.entrants]
    table = Table(
        id=held.table,
        name=plan.name,
        game=plan.game,
        options=plan.options,
        seats=tuple(Seat(number) for number in range(len(players))),
        host=tournament.host,
        status=Status.OPEN,
        created=now,
        changed=now,
        terms=replace(plan.terms, event=EVENT + tournament.id),
    )
    deeds = [
        Deed(EntryKind.SIT, f"~sit-{seat}", seat, one.person, {"person": one.person, "bot": one.bot, "name": one.name})
        for seat, one in enumerate(players)
    ]
    return table, [*deeds, Deed(EntryKind.START, "~start", -1, tournament.host)]


def points_of(tournament: Tournament, held: Held, table: Table) -> tuple[float, ...]:
    """The points of a table that has ended; who gave up is last, and a table that was given up brings nothing."""
    if table.status is not Status.OVER:
        return (0.0,) * len(held.meeting.entrants)
    by = {one.number: one for one in tournament.entrants}
    places: list[int] = []
    for seat, number in zip(table.seats, held.meeting.entrants):
        given_up = bool(by[number].person) and seat.kind is SeatKind.BOT and not seat.person
        places.append(LAST if given_up else place_of(table, seat.number))
    return shares(places)


def must_be(tournament: Tournament, status: str) -> None:
    if tournament.status != status:
        raise Refused("not_open")


def must_hold(tournament: Tournament, person: Person) -> None:
    if tournament.host != person.id:
        raise Refused("only_host")
