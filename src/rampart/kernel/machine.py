"""The machine that plays a game: it works off the stack of frames, asks, and takes the answers."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rampart.kernel.errors import BrokenRules, Hidden, IllegalChoice
from rampart.kernel.frame import (
    AGAIN,
    ANSWER,
    ASK,
    CLOSE,
    LAYOUT,
    NOBODY,
    OPEN,
    SECTION,
    WHOLE,
    args_of,
    pack,
    player_of,
    section_of,
)
from rampart.kernel.history import Entry, made_by, without
from rampart.kernel.journal import FORCED
from rampart.kernel.position import (
    NO_DRAFTS,
    NO_OPTIONS,
    OVER,
    POLL_ARGS,
    POLL_BEFORE,
    POLL_SEATS,
    POLL_STEP,
    Position,
)
from rampart.kernel.rng import Rng
from rampart.kernel.rules import CHOOSES, RUNS
from rampart.kernel.step import ASIDE, Choice, Step

# Steps that no one chooses between two decisions. Random play at every table came to 207 (great_wall, 7,284 games;
# watch 85, crescent_moon 44, dragon 30): who needs more of them goes round in circles.
MOST_STEPS: Final = 16_384


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Position):
    """A position that can be played."""

    __slots__ = ()

    def advance(self, chance: Rng | None = None) -> int:
        """Run what needs no one, until someone has a real choice or the game is over.

        With `chance` it chooses too, and the game runs to its end: to leave this loop and come back for every choice
        took a tenth of random play. Returns how many choices chance made among at least two options.
        """
        stack = self.stack
        steps, kinds, has_asides = self.rules.steps, self.rules.kinds, self.rules.has_asides
        real = 0
        idle: i64 = 0
        while stack:
            f: i64 = stack.pop()
            code = f & 4095
            kind = kinds[code]
            if kind == RUNS:
                steps[code].run(self, f >> 12 & 15, f >> 16)
            elif kind == CHOOSES:
                stack.append(f)
                step, p, args = steps[code], f >> 12 & 15, f >> 16
                opts = step.options(self, p, args)
                if has_asides and opts:
                    opts = self.with_asides(p, code, opts)
                n = len(opts)
                if n > 1 or not self.take_lone(step, f, opts):
                    if chance is None:
                        self.mover, self.opts = p, opts
                        return 0
                    if n > 1:
                        real += 1
                    option = opts[chance.below(n)]
                    if option >= ASIDE or self.origin is not None:
                        self.carry_out(step, f, option)
                    else:  # the usual case, without a call
                        stack.pop()
                        step.apply(self, p, args, option)
                    idle = 0
                    continue
            elif code == CLOSE:
                del self.pad[f >> 32 :]
            elif self.kernel_frame(f, code):
                if chance is None:
                    return 0
                real += self.draft_by_chance(chance)
                idle = 0
                continue
            idle += 1
            if idle > MOST_STEPS:
                raise BrokenRules(f"after {MOST_STEPS} steps nobody has had a choice yet")
        self.mover, self.opts = OVER, NO_OPTIONS
        return real

    def with_asides(self, p: int, code: int, opts: list[int]) -> list[int]:
        """The options and what the seat may add to the decision."""
        added = self.asides(p, code)
        return opts + [ASIDE + x for x in added] if added else opts

    def take_lone(self, step: Step[object], f: i64, opts: list[int]) -> bool:
        """Take the one option there is; false where the seat is asked all the same, so that nothing is given away."""
        code, p, args = f & 4095, f >> 12 & 15, f >> 16
        if not opts:
            raise BrokenRules(f"{step.name} offers nothing to seat {p}")
        if self.sealed and (step.window or self.may_add(p, code)):
            return False
        self.stack.pop()
        if self.journal is not None:
            self.tell(FORCED, p, [code, opts[0]], step.secret, 1 << p)
            if self.journal.forced is not None and isinstance(step, Choice):
                self.journal.forced.append((p, step.key(self, p, args, opts[0])))
        step.apply(self, p, args, opts[0])
        return True

    def kernel_frame(self, f: i64, code: i64) -> bool:
        """Do a frame of a poll, or go back to the decision an aside was added to; true if players are asked now."""
        place = f >> 32
        if code == ASK:
            self.stack.append(f)
            return self.open_poll(place)
        if code == OPEN:
            self.open_answers(place)
        elif code == ANSWER:
            at = place + LAYOUT.of(args_of(f))
            draft = self.pad[at + 1 : at + 1 + self.pad[at]]
            step = self.poll_step(place)
            step.answer(self, player_of(f), self.pad[place + POLL_ARGS], draft)
        return False

    def take(self, option: int) -> None:
        """Take an option of the one seat that decides, unchecked: the path of search."""
        f: i64 = self.stack[-1]
        self.carry_out(self.rules.steps[f & 4095], f, option)
        self.advance()

    def carry_out(self, step: Step[object], f: i64, option: int) -> None:
        """Do what was chosen in the decision on top."""
        p = f >> 12 & 15
        if self.origin is not None:
            self.note(p, option)
        if option >= ASIDE:
            self.stack.append(AGAIN | NOBODY << 12)
            self.aside(p, option - ASIDE)
        else:
            self.stack.pop()
            step.apply(self, p, f >> 16, option)

    def note(self, seat: int, option: int) -> None:
        """Add a choice to the history."""
        self.last = Entry(self.last, seat, option, self.rng.drawn, self.reveals)

    def asking_code(self) -> int:
        """The code of the step that asks now, a single seat or a poll."""
        return self.pad[self.poll_place() + POLL_STEP] if self.mover == NOBODY else self.stack[-1] & 4095

    # ---- polls

    def poll_step(self, place: int) -> Choice[object]:
        step = self.rules.steps[self.pad[place + POLL_STEP]]
        assert isinstance(step, Choice)
        return step

    def poll_place(self) -> int:
        """The place of the open poll's section."""
        return section_of(self.stack[-1])

    def closed_polls(self) -> list[int]:
        """The places of the polls whose answers lie face down, the one to be opened last first."""
        return [section_of(f) for f in self.stack if f & 4095 == OPEN]

    def poll_seats(self, place: int) -> list[int]:
        """The seats of a poll, in the order in which their answers take effect."""
        return self.pad[place + POLL_SEATS + 1 : place + POLL_SEATS + 1 + self.pad[place + POLL_SEATS]]

    def poll_options(self, seat: int) -> list[int]:
        """What a seat may add to its draft in the open poll."""
        place = self.poll_place()
        return self.poll_step(place).options(self, seat, self.pad[place + POLL_ARGS])

    def open_poll(self, place: int) -> bool:
        """Ask the seats of the poll on top; false if every answer is in at once (a window no one can use)."""
        self.mover = NOBODY
        self.opts = NO_OPTIONS
        if self.asked == 0:
            self.drafts = [[] for _ in range(self.seats)]
            self.poll_since = 0 if self.last is None else self.last.count
            may_pass_alone = self.sealed == 0 and self.poll_step(place).window == 1
            for p in self.poll_seats(place):
                if may_pass_alone:
                    self.drafts[p] = self.lone_answer(place, p)
                    if self.drafts[p] and self.journal is not None and self.journal.forced is not None:
                        args = self.pad[place + POLL_ARGS]
                        self.journal.forced.append((p, self.poll_step(place).key(self, p, args, self.drafts[p][0])))
                if not self.drafts[p]:
                    self.asked |= 1 << p
            self.waiting = self.asked
        if self.waiting:
            return True
        self.close_poll()
        return False

    def lone_answer(self, place: int, seat: int) -> list[int]:
        """The answer of a seat that has no other than to pass; empty where it has a choice."""
        opts = self.poll_options(seat)
        step = self.poll_step(place)
        if len(opts) == 1 and step.complete(self, seat, self.pad[place + POLL_ARGS], opts):
            return opts
        return []

    def draft(self, seat: int, option: int) -> None:
        """Add a choice to a seat's answer in the open poll."""
        self.add_to_draft(seat, option)
        if self.waiting == 0:
            self.advance()

    def draft_by_chance(self, chance: Rng) -> int:
        """A random choice of a random seat in the open poll; 1 if it was one among several."""
        waiting = [p for p in range(self.seats) if self.waiting >> p & 1]
        p = waiting[chance.below(len(waiting))]
        opts = self.poll_options(p)
        self.add_to_draft(p, opts[chance.below(len(opts))])
        return 1 if len(opts) > 1 else 0

    def add_to_draft(self, seat: int, option: int) -> None:
        """Add the choice, and close the poll where it was the last one."""
        place = self.poll_place()
        if not self.waiting >> seat & 1:
            self.retract(seat)
        if self.origin is not None:
            self.note(seat, option)
        draft = self.drafts[seat]
        draft.append(option)
        if self.poll_step(place).complete(self, seat, self.pad[place + POLL_ARGS], draft):
            self.waiting &= ~(1 << seat)
        if self.waiting == 0:
            self.close_poll()

    def retract(self, seat: int) -> None:
        """Take a seat's answer back: until the poll is closed a player may think again."""
        if self.viewer != WHOLE:
            raise Hidden("A view cannot be played on.", "view")
        if self.mover != NOBODY or not self.asked >> seat & 1:
            sentence = f"Seat {seat} has no answer in an open poll to take back."
            raise IllegalChoice(sentence, "no_answer", {"seat": str(seat)})
        if self.origin is not None and made_by(self.last, seat, self.poll_since) < len(self.drafts[seat]):
            self.origin = begun_anew(self.origin, seat)
        self.drafts[seat] = []
        self.waiting |= 1 << seat
        self.last = without(self.last, seat, self.poll_since)

    def close_poll(self) -> None:
        """All answers are in: they lie face down while the step before the opening, if any, is done."""
        place = self.poll_place()
        self.stack[-1] = pack(OPEN, NOBODY, SECTION.put(place))
        self.face_down = self.face_down + [self.drafts[p] for p in self.poll_seats(place)]
        if self.asked:
            self.reveals += 1
        self.asked = 0
        self.waiting = 0
        self.drafts = NO_DRAFTS
        if self.pad[place + POLL_BEFORE]:
            self.push(self.pad[place + POLL_BEFORE], NOBODY, self.pad[place + POLL_ARGS])

    def open_answers(self, place: int) -> None:
        """Turn up the answers of a closed poll: each becomes a frame of its own, the first seat's on top."""
        seats = self.poll_seats(place)
        answers = self.face_down[len(self.face_down) - len(seats) :]
        self.face_down = self.face_down[: len(self.face_down) - len(seats)] or NO_DRAFTS
        frames: list[int] = []
        for i, p in enumerate(seats):
            frames.append(pack(ANSWER, p, LAYOUT.put(len(self.pad) - place) + SECTION.put(place)))
            self.pad.append(len(answers[i]))
            self.pad.extend(answers[i])
        if self.pad[place + POLL_BEFORE]:
            self.reveals += 1
        frames.reverse()
        self.stack.extend(frames)


def begun_anew(origin: Position, seat: int) -> Position:
    """An origin in the midst of a poll, less what the seat had answered there: its next answer takes that place."""
    s = origin.bare()
    s.drafts[seat] = []
    s.waiting |= 1 << seat
    return s
