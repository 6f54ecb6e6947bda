"""What there is to show in the lobby: the tables a visitor may see, and a glimpse of those that run."""

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Select, func, select

from rampart.draw.panels import panels, shown_scores
from rampart.kernel.errors import Hidden
from rampart.kernel.fields import UNKNOWN
from rampart.server.basics.model import SeatKind, Status, Table
from rampart.server.basics.rating import PERSON
from rampart.server.community.ratings import Rated
from rampart.server.pages.games import variants
from rampart.server.pages.shell import Visit
from rampart.server.people.history import total
from rampart.server.site import Site
from rampart.server.storage import schema
from rampart.server.storage.store import with_person, with_status
from rampart.server.tables.continuing import lacking
from rampart.text import speaker

SHOWN_OPEN = 12
SHOWN_FRIENDS = 8
WEEK = 7 * 86400.0  # seconds
LOOKED_AT = 60  # tables of which some are shown
GLIMPSED = 16  # of one's own running tables, those that changed last
AT_ONCE = 2  # tables that are loaded at the same time
PATIENCE = 2.0  # seconds that a page waits for tables to be loaded
log = logging.getLogger("rampart.hall")


@dataclass(frozen=True)
class Glimpse:
    """What spectators see of a running table at a glance."""

    moment: str = ""  # where in the game it is, in the words of the game
    scores: Sequence[int] = ()  # empty where they are hidden
    consent: Sequence[int] = ()  # the seats that have still to answer a request to the table
    paused: bool = False  # it cannot be played today
    answered: Sequence[int] = ()  # seats that are shown as asked and have answered: only their people learn of it
    notice: int = -1  # the seat that a bot will play unless its person comes back in time


@dataclass(frozen=True)
class Wanted:
    """Which of the open tables are to be shown."""

    game: str = ""
    clock: str = ""  # 'live', 'daily', 'none' or '' for any
    friends: str = ""  # '1' for tables at which friends sit
    rated: str = ""
    bots: str = ""
    lang: str = ""  # of those who play there
    options: str = ""  # 'plain' for the usual game, 'more' for others


@dataclass(frozen=True)
class Friend:
    """A friend and where they are: at a table, in the lobby or away."""

    name: str
    table: str = ""
    here: bool = False


@dataclass(frozen=True)
class Week:
    """What someone has played in the last seven days; the course is that of the game that was rated last."""

    games: int
    wins: int
    course: Sequence[Rated] = ()

    @property
    def change(self) -> int:
        return self.course[-1].after.shown - self.course[0].before.shown


@dataclass(frozen=True)
class Hall:
    """The tables that a visitor is shown, the ones that changed last first."""

    mine: Sequence[Table] = ()
    open: Sequence[Table] = ()
    playing: Sequence[Table] = ()
    over: Sequence[Table] = ()
    glimpses: dict[str, Glimpse] = field(default_factory=dict)  # of tables that are open or run
    watching: dict[str, int] = field(default_factory=dict)
    ratings: dict[str, int] = field(default_factory=dict)  # the mean at tables that are shown
    trouble: str = ""  # what is wrong with the storage
    wanted: Wanted = field(default_factory=lambda: Wanted())
    count: int = 0  # of all open tables, whichever are wanted
    friends: Sequence["Friend"] = ()
    seeking: dict[str, int] = field(default_factory=dict)  # how many look for a quick match, by pace


async def hall(site: Site, visitor: Visit, playing: int, over: int, wanted: Wanted | None = None) -> Hall:
    """What there is to show now."""
    wanted = wanted or Wanted()
    circle = await friends_ids(site, visitor) if wanted.friends else []
    questions = [with_status(Status.PLAYING, limit=LOOKED_AT), open_tables(wanted, circle)]
    questions += [with_status(Status.OVER, limit=over), *([with_person(visitor.person_id)] if visitor.person else [])]
    none: list[list[Table]] = [[], [], []]
    running, waiting, ended, *own = await site.health.read(site.store.find(*questions), none)
    means = await site.health.read(site.ratings.means(running), {})
    watching = {table.id: watchers(site, table) for table in running}
    running = sorted(running, key=lambda table: (-watching[table.id], -means.get(table.id, 0)))[:playing]
    waiting = [table for table in waiting if fits(table, wanted, visitor.lang)][:SHOWN_OPEN]
    mine = [table for found in own for table in found if table.status in (Status.OPEN, Status.PLAYING)]
    seen = {table.id: table for table in [*mine[:GLIMPSED], *running] if table.status is Status.PLAYING}
    await open_rooms(site, [table for table in seen.values() if not lacking(table)])
    seen |= {table.id: table for table in [*mine, *waiting]}
    return Hall(
        mine=mine,
        open=waiting,
        playing=running,
        over=ended,
        glimpses={table.id: glimpse(site, table, visitor.lang) for table in seen.values()},
        trouble=await site.health.ails(),
        watching={table.id: watching[table.id] for table in running},
        ratings=means,
        wanted=wanted,
        count=await site.health.read(site.store.open_count(), len(waiting)),
        friends=await site.health.read(friends_of(site, visitor), ()),
        seeking=await site.health.read(site.matching.counts(), {}),
    )


async def week_of(site: Site, person_id: str) -> Week:
    """What someone has played in the last seven days."""
    since = time.time() - WEEK
    tally = total(await site.histories.tallies(person_id, since))
    rated = [one for one in await site.ratings.course(f"{PERSON}{person_id}") if one.at >= since] if tally.games else []
    same = [one for one in rated if (one.game, one.mode) == (rated[-1].game, rated[-1].mode)]
    return Week(tally.games, tally.wins, same)


async def friends_ids(site: Site, visitor: Visit) -> list[str]:
    circle = await site.friends.circle(visitor.person_id) if visitor.person and visitor.person.login else None
    return list(circle.friends) if circle else []


def fits(table: Table, wanted: Wanted, lang: str) -> bool:
    """Does an open table have the options that are wanted?"""
    return not wanted.options or bool(variants(table, lang)) == (wanted.options == "more")


def open_tables(wanted: Wanted, friends: Sequence[str] = ()) -> Select[Any]:
    """A query of the open tables that may be shown."""
    found, t = with_status(Status.OPEN, limit=LOOKED_AT if wanted.options else SHOWN_OPEN), schema.tables
    if wanted.game:
        found = found.where(t.c.game == wanted.game)
    if wanted.clock:
        clock = func.coalesce(t.c.terms["clock"].as_string(), "")
        found = found.where(clock == ("" if wanted.clock == "none" else wanted.clock))
    if wanted.rated:
        found = found.where(t.c.terms["rated"].as_boolean())
    if wanted.lang:
        found = found.where(t.c.terms["lang"].as_string() == wanted.lang)
    s = schema.seats
    if wanted.bots:
        found = found.where(select(s.c.number).where(s.c.table_id == t.c.id, s.c.kind == SeatKind.BOT).exists())
    if wanted.friends:
        sits = select(s.c.number).where(s.c.table_id == t.c.id, s.c.person.in_(friends)).exists()
        found = found.where(t.c.host.in_(friends) | sits)
    return found


async def friends_of(site: Site, visitor: Visit) -> Sequence[Friend]:
    """The friends of a visitor, those who are here first."""
    if visitor.person is None or not visitor.person.login:
        return ()
    circle = await site.friends.circle(visitor.person_id)
    found = [friend(site, person_id, name) for person_id, name in circle.friends.items()]
    return sorted(found, key=lambda one: (not one.table, not one.here))[:SHOWN_FRIENDS]


def friend(site: Site, person_id: str, name: str) -> Friend:
    """Where a friend is now; only tables that everyone may find are told."""
    for room in site.rooms.live.values():
        if (
            room.playing
            and room.table.listed
            and room.seats_of(person_id)
            and site.live.connected(room.table.id, person_id)
        ):
            return Friend(name, room.table.id, True)
    return Friend(name, here=person_id in site.lobby.listeners)


async def open_rooms(site: Site, tables: Iterable[Table]) -> None:
    """Load the tables that are not in memory, as after a restart; what takes too long is seen at the next look."""
    missing = [table.id for table in tables if table.id not in site.rooms.live]
    if not missing:
        return
    room_for = asyncio.Semaphore(AT_ONCE)

    async def load(table_id: str) -> None:
        async with room_for:
            try:
                await site.rooms.get(table_id)
            except Exception:  # one table that cannot be loaded does not take the lobby from all
                log.exception("no glimpse", extra={"table": table_id})

    loading = [asyncio.create_task(load(table_id)) for table_id in missing]
    site.background.update(loading)
    for task in loading:
        task.add_done_callback(site.background.discard)
    await asyncio.wait(loading, timeout=PATIENCE)


def glimpse(site: Site, table: Table, lang: str) -> Glimpse:
    """What spectators see of a table; nothing of one that is still being loaded."""
    room = site.rooms.live.get(table.id)
    if lacking(table) or (room is not None and room.paused):
        return Glimpse(paused=True)
    if room is None or room.state is None or not room.playing or room.delayed(None):
        return Glimpse()
    seen = room.view(None)
    shown = panels(table.game)
    moment = shown.moment(seen, speaker(table.game, lang)) if shown else ""
    consent = (*room.request.waiting, *room.request.absent) if room.request else ()
    missed = room.request is not None and room.request.what == "takeover" and room.request.seat in room.request.absent
    notice = room.request.seat if missed and room.request is not None else -1
    done = [seat for seat in table.deciders if seat not in room.must_state().deciders]
    try:
        scores: Sequence[int] = shown_scores(seen, None)
        scores = () if min(scores) <= UNKNOWN else scores
    except Hidden:
        scores = ()
    return Glimpse(moment, scores, consent, answered=done, notice=notice)


def watchers(site: Site, table: Table) -> int:
    """How many look at a table without playing there."""
    channel = site.live.channels.get(table.id)
    players = set(table.people())
    return 0 if channel is None else sum(c.person_id not in players for c in channel.connections())
