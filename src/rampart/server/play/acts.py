"""What people and bots do at a table: each act is checked, entered in one transaction, and then takes effect."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from rampart.kernel.journal import Event
from rampart.server.basics.model import Draft, EntryKind, Person, Seat, SeatKind, Status
from rampart.server.basics.names import clean_text
from rampart.server.basics.refusals import Refused
from rampart.server.play.checks import (
    chosen,
    must_host,
    must_not_be_paused,
    must_play,
    number,
    own_seat,
    seat_of,
    taking_over,
    text,
    undo_meant,
    undoing,
)
from rampart.server.play.composing import composed
from rampart.server.play.consent import (
    asking_all,
    asking_undo,
    complete,
    granted,
    over,
    resigning,
    timing_out,
)
from rampart.server.play.doing import Done
from rampart.server.play.helping import asking_for_hints
from rampart.server.play.seating import Seating
from rampart.server.play.voting import cast
from rampart.server.storage.store import Conflict
from rampart.server.tables.changes import Deed
from rampart.server.tables.course import Tried
from rampart.server.tables.opening import Wish, open_table, rematch_of
from rampart.server.tables.pauses import at_once
from rampart.server.tables.pending import CONSENT_SECONDS
from rampart.server.tables.room import BY_ITSELF, TOOK, Room
from rampart.server.tables.rooms import Rooms

KEY: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")  # keys of the site itself begin with a tilde, so that no one sends one
log = logging.getLogger("rampart.acts")


class Acts(Seating):
    """All acts; every one either does what it says or raises `Refused` and changes nothing."""

    def __init__(self, rooms: Rooms, consent: float = CONSENT_SECONDS) -> None:
        super().__init__(rooms)
        self.consent = consent  # how many seconds a request waits for answers
        self.clock: Callable[[], float] = time.time
        self.hold: Callable[[Room, int], Awaitable[float | None]] = at_once  # see `Bots.hold`
        self.present: Callable[[str, str], bool] = lambda table_id, person_id: True

    # ---- tables

    async def open(self, person: Person, wish: Wish, secret: str = "") -> Done:
        """Open a table; a secret that comes again leads to the table it has made before."""
        return await self.whole(self._open, person, wish, secret)

    async def _open(self, person: Person, wish: Wish, secret: str) -> Done:
        stored = await asyncio.to_thread(open_table, person, wish, secret)
        table_id = stored.table.id
        if stored.table.status is Status.PLAYING:
            self.must_be_played(stored.table)
        try:
            await self.rooms.store.create(stored)
        except Conflict:  # ids that no one has asked for before are never equal
            return Done("duplicate", stored.table.seq, table_id)
        room = await self.rooms.get(table_id)
        self.rooms.tell(room)
        return Done("accepted", room.seq, table_id)

    # ---- choices

    async def choose(
        self,
        table_id: str,
        person_id: str,
        seat: int,
        decision: str,
        option: str | Sequence[str],
        key: str,
        bot: bool = False,
    ) -> Done:
        """Choose an option of a decision, or all options of a composition; `bot` is the site, which plays for bots."""
        room, took = self.rooms.live.get(table_id), None
        if room is not None and not bot and seat in room.seats_of(person_id) and decision == room.decision_id:
            took = await self.hold(room, seat)
        parts = [option] if isinstance(option, str) else option
        return await self.whole(self._choose, table_id, person_id, seat, decision, parts, key, bot, took)

    async def choose_for(self, table_id: str, seat: int, decision: str, parts: Sequence[str], key: str) -> Done:
        """Give a whole answer for a seat that a bot plays, or that is passed for."""
        return await self.whole(self._choose, table_id, "", seat, decision, parts, key, True)

    async def _choose(
        self,
        table_id: str,
        person_id: str,
        seat: int,
        decision: str,
        parts: Sequence[str],
        key: str,
        bot: bool,
        took: float | None = None,
    ) -> Done:
        async with self.rooms.locked(table_id) as room:
            must_not_be_paused(room)
            taken = seat_of(room, seat)
            if not bot and seat not in room.seats_of(person_id):
                raise Refused("not_your_seat")
            if bot and taken.kind is not SeatKind.BOT and [room.by_itself(seat)] != list(parts):
                raise Refused("stale")  # its person has taken the seat back in the meantime
            known = self.known(room, person_id, key)
            if known is not None:
                return known
            must_play(room)
            if decision != room.decision_id:
                raise Refused("stale")
            before = after = room.drafted(seat)
            told: list[Event] = []
            if not bot and len(parts) > 1:
                after, parts = composed(room, before, seat, parts, told)
            else:
                for part in parts:
                    after = chosen(room, after, seat, part, told=told)
            draft = room.drafts.get(seat)
            options = [*(draft.options if draft is not None else ()), *parts]
            if after.same_poll(before) and seat in after.deciders:
                await self.enter_draft(room, seat, person_id, options, key)
            else:
                made: dict[str, Any] = {"options": options}
                room.has_tried(Tried(before, seat, tuple(options), after, tuple(told)))
                if bot and taken.kind is SeatKind.PERSON:
                    made[BY_ITSELF] = True
                if took is not None:
                    made[TOOK] = round(took, 2)
                await self.enter(room, Deed(EntryKind.CHOICE, key, seat, person_id, made))
            return Done("accepted", room.seq)

    async def enter_draft(self, room: Room, seat: int, person_id: str, options: list[str], key: str) -> None:
        """Keep an answer that is not whole yet; one who had answered has not any more, and all may see that."""
        deeds: list[Deed] = []
        if room.must_state().has_answered(seat):
            deeds.append(Deed(EntryKind.RETRACT, f"~retract-{room.seq + 1}", seat, person_id))
        after = room.seq + len(deeds)
        draft = Draft(seat, person_id, after, room.decision_id, tuple(options), time.time(), key)
        await self.rooms.enter(room, deeds, draft)

    async def retract(self, room: Room, person: Person, seat: int, key: str) -> None:
        """Take back an answer, or the beginning of one, while the poll is open."""
        own_seat(room, person, seat)
        must_play(room)
        if not room.can_retract(seat):
            raise Refused("nothing_to_retract")
        if seat in room.drafts:
            draft = Draft(seat, person.id, room.seq, room.decision_id, (), time.time(), key)
            await self.rooms.enter(room, [], draft)
        else:
            await self.enter(room, Deed(EntryKind.RETRACT, key, seat, person.id))

    # ---- all other acts

    async def act(self, table_id: str, person: Person, act: str, key: str, data: dict[str, Any]) -> Done:
        """Do one of the acts of a table by name."""
        return await self.whole(self._act, table_id, person, act, key, data)

    async def _act(self, table_id: str, person: Person, act: str, key: str, data: dict[str, Any]) -> Done:
        async with self.rooms.locked(table_id) as room:
            known = self.known(room, person.id, key)
            if known is not None:
                return known
            must_not_be_paused(room)
            match act:
                case "sit":
                    await self.sit(room, person, data, key)
                case "stand":
                    await self.stand(room, person, number(data, "seat"), key)
                case "bot":
                    await self.seat_bot(room, person, data, key)
                case "start":
                    await self.start(room, person, key)
                case "close":
                    await self.close(room, person, key)
                case "retract":
                    await self.retract(room, person, number(data, "seat"), key)
                case "undo":
                    await self.undo(room, person, data, key)
                case "ask":
                    await self.ask(room, person, data, key)
                case "answer":
                    await self.answer(room, person, data, key)
                case "resign":
                    await self.resign(room, person, number(data, "seat"), key)
                case "takeover":
                    await self.take_back_seat(room, person, number(data, "seat"), key)
                case "chat":
                    await self.chat(room, person, data, key)
                case "rematch":
                    return await self.rematch(room, person, key)
                case _:
                    raise Refused("bad_field", field="act")
            return Done("accepted", room.seq)

    def known(self, room: Room, person_id: str, key: str) -> Done | None:
        """What came of a request that was sent before with the same key."""
        if key not in room.keys:
            return None
        whose, seq = room.keys[key]
        if whose != person_id:
            raise Refused("key_taken")
        return Done("duplicate", seq, room.table.next_table)

    # ---- taking back, and what needs consent

    async def undo(self, room: Room, person: Person, data: dict[str, Any], key: str) -> None:
        """Take back the seat's last choice, if nothing stands in the way or no one else is there to ask."""
        seat = number(data, "seat")
        own_seat(room, person, seat)
        must_play(room)
        offer = undo_meant(room, seat, data)
        if not offer.free and room.held_each(but=[person.id]):
            raise Refused("needs_consent")
        await self.enter(room, undoing(key, seat, person.id, [made.seq for made in offer.choices]))

    async def ask(self, room: Room, person: Person, data: dict[str, Any], key: str) -> None:
        """Ask the others to agree to an undo, or to a bot taking over a seat."""
        must_play(room)
        mine = room.seats_of(person.id)
        if not mine:
            raise Refused("not_seated")
        seat = seat_of(room, number(data, "seat"))
        what = text(data, "what", "")
        await self.must_be_unasked(room)
        if what == "undo":
            await self.ask_undo(room, person, seat.number, data, key)
        elif what == "takeover":
            await self.ask_takeover(room, person, seat, key)
        elif what == "hints":
            await self.enter(room, asking_for_hints(room, self.asking(room, what, mine[0], person), key, person.id))
        else:
            raise Refused("bad_field", field="what")

    async def must_be_unasked(self, room: Room) -> None:
        """A table answers one request at a time."""
        await self.end_late(room)
        if room.request is not None:
            raise Refused("request_open")

    async def ask_undo(self, room: Room, person: Person, seat: int, data: dict[str, Any], key: str) -> None:
        """Ask to take back a choice with all that followed."""
        own_seat(room, person, seat)
        offer = undo_meant(room, seat, data)
        others = room.held_each(but=[person.id])
        if offer.free or not others:
            await self.undo(room, person, data, key)
            return
        asked = asking_undo(room, seat, offer, others, round(self.clock() + self.consent, 3))
        await self.enter(room, Deed(EntryKind.ASK, key, seat, person.id, asked))

    async def ask_takeover(self, room: Room, person: Person, seat: Seat, key: str) -> None:
        """Ask that a bot plays a seat: the own one, or that of someone else."""
        if seat.kind is not SeatKind.PERSON:
            raise Refused("seat_is_a_bot")
        asked = self.asking(room, "takeover", seat.number, person)
        if not asked["waiting"] and not asked["absent"]:
            await self.enter(room, taking_over(room, key, seat.number, person.id))
            return
        await self.enter(room, Deed(EntryKind.ASK, key, room.seats_of(person.id)[0], person.id, asked))

    async def close(self, room: Room, person: Person, key: str) -> None:
        """Give a table up: before the game by its host alone, later with all who play or may come back."""
        must_host(room, person)
        if room.table.status not in (Status.OPEN, Status.PLAYING):
            raise Refused("not_playing")
        if not room.playing or not room.held_each(but=[person.id]):
            await self.enter(room, Deed(EntryKind.CLOSE, key, -1, person.id))
            return
        await self.must_be_unasked(room)
        seat = (room.held_by(person.id) or [-1])[0]
        asked = self.asking(room, "close", seat, person)
        await self.enter(room, Deed(EntryKind.ASK, key, seat, person.id, asked))

    def asking(self, room: Room, what: str, seat: int, person: Person) -> dict[str, Any]:
        """What is entered when someone asks for something that all have a say in."""
        return asking_all(room, what, seat, person.id, self.present, self.clock(), self.consent)

    async def lapse(self, table_id: str, seq: int) -> None:
        """End a request, by its entry, whose time is over or which someone's return has made needless."""
        await self.whole(self._lapse, table_id, seq)

    async def _lapse(self, table_id: str, seq: int) -> None:
        async with self.rooms.locked(table_id) as room:
            if room.request is not None and room.request.seq == seq:
                await self.end_late(room)

    async def end_late(self, room: Room) -> None:
        """Enter what becomes of the open request, if its time is over."""
        if room.request is not None and room.playing:
            deeds = over(room, room.request, self.present, self.clock())
            if deeds:
                await self.enter(room, *deeds)

    async def answer(self, room: Room, person: Person, data: dict[str, Any], key: str) -> None:
        """Agree to the open request or refuse it; whoever asked may withdraw it, who was away has a say as well."""
        must_play(room)
        agree, votes = data.get("agree"), "vote" in data
        if not votes and not isinstance(agree, bool):
            raise Refused("bad_field", field="agree")
        await self.end_late(room)
        request = room.request
        if request is None or votes != bool(request.offered):
            raise Refused("no_request")
        held = room.held_by(person.id)
        due = [seat for seat in (*request.waiting, *request.absent) if seat in held]
        if votes and due:
            await self.enter(room, *cast(room, due[0], person.id, data["vote"], key))
            return
        withdraws = not agree and (request.asker in held or room.entries[request.seq - 1].person == person.id)
        if not due and not withdraws:
            raise Refused("already_answered" if held else "not_seated")
        seat = due[0] if due else request.asker
        deeds = [Deed(EntryKind.ANSWER, key, seat, person.id, {"agree": agree})]
        if agree and complete(request, seat):
            deeds += granted(room, f"~granted-{room.seq + 2}")
        await self.enter(room, *deeds)

    async def resign(self, room: Room, person: Person, seat: int, key: str) -> None:
        """Give a seat up for good: a bot plays it on; where no one is left who could play, the table is closed."""
        own_seat(room, person, seat)
        must_play(room)
        request, resigned = room.request, resigning(room, seat, person.id, key)
        deeds, entered = [resigned], resigned.data or {}
        if not [other.number for other in room.table.seats if other.person and other.number != seat]:
            deeds.append(Deed(EntryKind.CLOSE, f"~close-{room.seq + 2}"))
        elif request is not None and not entered["waiting"] and not entered["absent"]:
            if seat not in (request.seat, request.asker):
                deeds += granted(room, f"~granted-{room.seq + 2}")
        await self.enter(room, *deeds)

    async def time_out(self, table_id: str, seat: int, zero: Callable[[Room, int], float]) -> None:
        """Enter that the time of a seat is over, if it still is, with what was agreed for that."""
        await self.whole(self._time_out, table_id, seat, zero)

    async def _time_out(self, table_id: str, seat: int, zero: Callable[[Room, int], float]) -> None:
        async with self.rooms.locked(table_id) as room:
            if room.playing and zero(room, seat) <= self.rooms.now():
                await self.enter(room, *timing_out(room, seat, self.clock()))

    async def take_back_seat(self, room: Room, person: Person, seat: int, key: str) -> None:
        """Take a seat back that a bot has played for its person."""
        must_play(room)
        held = seat_of(room, seat)
        if held.person != person.id:
            raise Refused("not_your_seat")
        if held.kind is SeatKind.PERSON:
            raise Refused("seat_is_yours")
        await self.enter(room, Deed(EntryKind.TAKEOVER, key, seat, person.id, {"seat": seat, "bot": ""}))

    # ---- beside and after the game

    async def chat(self, room: Room, person: Person, data: dict[str, Any], key: str) -> None:
        """Say something to the table, or, where one only watches, to the others who do."""
        held, hosts = room.held_by(person.id), person.id == room.table.host
        said = clean_text(text(data, "text", ""))
        if not said:
            raise Refused("bad_text")
        seat = held[0] if held else -1
        entered: dict[str, Any] = {"text": said, "name": room.table.seats[seat].name if held else person.name}
        if not held and not hosts:
            if not room.table.listed or await self.blocked([room.table.host, *room.table.people()], person.id):
                raise Refused("not_seated")
            entered["aside"] = True
        await self.enter(room, Deed(EntryKind.CHAT, key, seat, person.id, entered))

    async def remark(self, table_id: str, seat: int, says: str, key: str) -> None:
        """Let a bot say a message of the game's catalog, which each reader gets in their language."""
        async with self.rooms.locked(table_id) as room:
            taken = seat_of(room, seat)
            if room.playing and taken.kind is SeatKind.BOT and self.known(room, "", key) is None:
                said = {"text": "", "says": says, "name": taken.name}
                await self.enter(room, Deed(EntryKind.CHAT, key, seat, "", said))

    async def rematch(self, room: Room, person: Person, key: str) -> Done:
        """Agree to another game; it begins when all people who played agree."""
        if room.table.status is not Status.OVER:
            raise Refused("not_over")
        mine = room.seats_of(person.id)
        if not mine:
            raise Refused("not_seated")
        if room.table.next_table:
            raise Refused("already_rematched")
        if person.id in room.agreed:
            raise Refused("already_agreed")
        if set(room.table.people()) - {person.id, *room.agreed}:
            await self.enter(room, Deed(EntryKind.REMATCH, key, mine[0], person.id))
            return Done("accepted", room.seq)
        following = await asyncio.to_thread(rematch_of, room.table, room.scenario)
        deed = Deed(EntryKind.REMATCH, key, mine[0], person.id, {"next": following.table.id})
        await self.rooms.enter_rematch(room, deed, following)
        self.rooms.tell(await self.rooms.get(following.table.id))
        return Done("accepted", room.seq, following.table.id)
