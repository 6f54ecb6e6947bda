"""Bots: they think in worker processes, on the view of their seat alone, and take about as long as a person.

The same hand passes for people who want it so: where they have nothing to answer with, or always at a kind of moment.
"""

import asyncio
import hashlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from rampart.bots.base import policy_or_none
from rampart.kernel.state import State
from rampart.server.basics.model import SeatKind
from rampart.server.basics.refusals import Refused
from rampart.server.config import Settings
from rampart.server.play.acts import Acts
from rampart.server.play.checks import chosen
from rampart.server.play.leases import Leases
from rampart.server.tables.opening import SIMPLEST
from rampart.server.tables.pauses import CAP, SLOT, floor, pause, rest
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import Rooms
from rampart.server.workers.compiling import Compiling, copy_of_checkout
from rampart.server.workers.pool import Busy, Stopped, TooMuch, Workers
from rampart.server.workers.thinking import remark, think

MOST_FAILURES: Final = 3  # then the simplest bot takes over
LONGEST_RETRY: Final = 30.0
LONGEST_THOUGHT: Final = 2.4  # seconds from when a bot is asked until its answer is whole, however many think
MOST_WORK: Final = 60.0  # CPU seconds for a part of an answer; a worker that takes more has lost its way
MEMORY: Final = 1 << 31  # of addresses
QUEUED: Final = 100_000  # parts of answers that may wait: as many as tables
TASKS: Final = 10_000  # then a worker is replaced
RESUMED_AT_ONCE: Final = 32  # tables at which bots go on at the same time after a start
LOADED_AT_ONCE: Final = 2  # of them are replayed at the same time, so that those who come are served
log = logging.getLogger("rampart.bots")


class Bots:
    """Watches all tables and plays for whoever is no person."""

    def __init__(self, settings: Settings, rooms: Rooms, acts: Acts) -> None:
        self.settings = settings
        self.rooms = rooms
        self.acts = acts
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.pool = Workers(
            "rampart.server.workers.thinking", settings.games, MOST_WORK, MEMORY, settings.bot_workers, QUEUED, TASKS
        )
        self.compiling = Compiling()
        self.stopped = False
        self.remarks: dict[str, list[tuple[str, int, str]]] = {}  # by table: decision, seat and what is said after it
        self.thinking = 0  # parts of answers that are being found, or wait for a worker
        self.clock: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
        self.here: Callable[[str, str], bool] = lambda table_id, person_id: True  # is a person at a table?
        self.leases = Leases()
        rooms.told.append(self.attend)
        rooms.opened.append(self.attend)
        rooms.led.append(self.attend)
        rooms.redrawn.append(lambda room, seat, news: self.attend(room))

    async def resume(self) -> None:
        """Go on at the tables where a bot is due, some at a time, those first where something happened last.

        All others are loaded when someone comes: no one waits for them.
        """
        due = deque(await self.rooms.store.bots_due())
        loading = asyncio.Semaphore(LOADED_AT_ONCE)

        async def go_on() -> None:
            while due and not self.stopped:
                table_id = due.popleft()
                try:
                    async with loading:
                        if not await self.leases.take(table_id):
                            continue
                        self.attend(await self.rooms.get(table_id))
                    await self.settled(table_id)
                except Exception:
                    log.exception("resuming failed", extra={"table": table_id})

        await asyncio.gather(*(go_on() for _ in range(RESUMED_AT_ONCE)))

    async def settled(self, table_id: str) -> None:
        """Wait until no bot has anything to do at a table."""
        while running := [task for (table, _), task in self.tasks.items() if table == table_id]:
            await asyncio.wait(running)

    def at_work(self, table_id: str) -> bool:
        """Does a bot think at a table?"""
        return any(table == table_id for table, _ in self.tasks)

    def attend(self, room: Room) -> None:
        """See to every seat that is asked and played by no person, or may be passed for."""
        if room.asked_at[0] != room.decision_id:
            room.asked_at = (room.decision_id, self.clock())
        if self.stopped or self.acts.closing or not room.playing or self.unwatched(room) or thinks_again(room):
            return
        if not self.leases.leads(room.table.id):
            return
        self.speak(room)
        for seat in set(room.table.deciders) & set(room.must_state().deciders):  # some only seem to be asked still
            key = (room.table.id, seat)
            if key in self.tasks:
                continue
            if room.table.seats[seat].kind is SeatKind.BOT or room.by_itself(seat):
                task = asyncio.create_task(self.play(room.table.id, seat))
                self.tasks[key] = task
                task.add_done_callback(lambda _, key=key: self.done(key))  # type: ignore[misc]

    def unwatched(self, room: Room) -> bool:
        """Would the table go on under newer rules with no one of it there? That waits until someone comes."""
        if room.pending is None:
            return False
        own = {room.table.host, *(seat.person for seat in room.table.seats if seat.person)}
        return not any(self.here(room.table.id, person) for person in own)

    def done(self, key: tuple[str, int]) -> None:
        """A seat was seen to; look whether it is asked again."""
        self.tasks.pop(key, None)
        room = self.rooms.live.get(key[0])
        if room is not None:
            self.attend(room)

    async def play(self, table_id: str, seat: int) -> None:
        """Choose for a seat once; what fails is tried again, later each time, in the end by the simplest bot."""
        failures = 0
        while not self.stopped:
            try:
                room = await self.rooms.get(table_id)
                if room.playing and seat in room.must_state().deciders:
                    await self.choose(room, seat, failures)
                return
            except Refused as refused:
                if refused.code in ("closing", "stale"):
                    return
                log.warning("bot refused", extra={"table": table_id, "seat": seat, "code": refused.code})
            except (TooMuch, Busy, Stopped) as e:
                log.warning("bot worker ended", extra={"table": table_id, "seat": seat, "why": repr(e)})
            except Exception:
                log.exception("bot failed", extra={"table": table_id, "seat": seat})
            failures += 1
            await asyncio.sleep(min(LONGEST_RETRY, (0.02 + 0.5 * min(1.0, self.settings.pace)) * 2**failures))

    async def choose(self, room: Room, seat: int, failures: int) -> None:
        """Find the whole answer, wait until it is time, then give it, unless the decision has passed."""
        decision, seq, began, said = room.decision_id, room.seq, self.clock(), ""
        whole = pause(room, seat) * self.settings.pace
        taken = room.table.seats[seat]
        if taken.kind is SeatKind.BOT:
            name = taken.bot if failures < MOST_FAILURES else SIMPLEST
            parts = await self.thought(room, seat, name)
            said = await self.said(room, seat, name, parts)
        else:
            parts = [room.by_itself(seat)]
            if not parts[0]:  # the person wants to be asked after all
                return
        await self.sleep(rest(whole, self.clock() - began, SLOT * self.settings.pace))
        if thinks_again(room):
            return
        if said:
            self.remarks.setdefault(room.table.id, []).append((decision, seat, said))
        await self.acts.choose_for(room.table.id, seat, decision, parts, f"~bot-{decision}-{seat}-{seq}")

    async def said(self, room: Room, seat: int, bot: str, parts: list[str]) -> str:
        """What a bot says with its answer to a person, '' for nothing."""
        s = room.drafted(seat)
        policy = policy_or_none(room.table.game)
        other = policy.answers(s, seat) if policy is not None and len(parts) == 1 else -1
        if other < 0 or room.table.seats[other].kind is not SeatKind.PERSON:
            return ""
        return await self.pool.run(remark, room.seen(s, seat), seat, bot, parts[0])

    def speak(self, room: Room) -> None:
        """Let the bots say what they had to say, once everyone has answered: before, it would tell their answers."""
        left = self.remarks.pop(room.table.id, [])
        for decision, seat, said in left:
            if decision == room.decision_id:
                self.remarks.setdefault(room.table.id, []).append((decision, seat, said))
                continue
            key = (room.table.id, -1 - seat)
            task = asyncio.create_task(self.acts.remark(room.table.id, seat, said, f"~say-{decision}-{seat}"))
            self.tasks[key] = task
            task.add_done_callback(lambda _, key=key: self.tasks.pop(key, None))  # type: ignore[misc]

    async def hold(self, room: Room, seat: int) -> float | None:
        """Let a person's answer in a window wait until it may count; how long the person took, if not too long."""
        if not room.in_window(seat):
            return None
        passed = self.clock() - room.asked_at[1]
        await self.sleep(max(0.0, floor(room, seat) * self.settings.pace - passed))
        return passed if passed <= CAP else None

    async def thought(self, room: Room, seat: int, bot: str) -> list[str]:
        """The whole answer of a bot, part by part."""
        parts: list[str] = []
        place = len(room.drafts[seat].options) if seat in room.drafts else 0
        s, decision = room.drafted(seat), room.decision_id
        until = time.monotonic() + LONGEST_THOUGHT
        while True:
            seed = number_of(room.seed, decision, seat, place + len(parts))
            parts.append(await self.part(room.seen(s, seat), seat, bot, seed, until))
            after = chosen(room, s, seat, parts[-1])
            if not (after.same_poll(s) and seat in after.deciders):
                return parts
            s = after

    async def part(self, view: State, seat: int, bot: str, seed: int, until: float) -> str:
        """What a bot chooses next, found in a worker on the view of its seat; those who think share the time."""
        self.thinking += 1
        try:
            seconds = (until - time.monotonic()) * min(1.0, self.settings.bot_workers / self.thinking)
            return await self.pool.run(think, view, seat, bot, seed, seconds, until)
        finally:
            self.thinking -= 1

    async def compile(self) -> None:
        """Build compiled rules for the workers in the background, where that is wanted and possible."""
        if self.settings.compile and await self.compiling.run():
            await self.pool.look_in(str(copy_of_checkout()))
            log.info("bots play compiled")

    async def stop(self) -> None:
        """Stop playing and end the workers."""
        self.stopped = True
        await self.compiling.stop()
        running = list(self.tasks.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.pool.stop()


def thinks_again(room: Room) -> bool:
    """Does the table talk about an undo? What bots did meanwhile would be taken back with the rest."""
    return room.request is not None and room.request.what == "undo"


def number_of(*parts: object) -> int:
    """A number that depends on the parts alone and tells nothing about them."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest()) >> 1


def workers_for(cores: int) -> int:
    """How many workers a machine gets: one core is left to the site itself."""
    return max(1, cores - 1)
