"""What happened, told in small events while someone listens; texts and animations are made from them above."""

from typing import Final

from rampart.kernel.errors import BrokenRules
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.frame import SPECTATORS, WHOLE

FORCED: Final = 0  # the kernel took the only option: step, option


class Event:
    """A code, whose it is, its numbers, and the seats that see the secret ones among them (the last `secret`)."""

    def __init__(self, code: int, seat: int, numbers: list[int], secret: int, seen_by: int) -> None:
        self.code = code
        self.seat = seat
        self.numbers = numbers
        self.secret = secret
        self.seen_by = seen_by

    def seen(self, viewer: int) -> "Event":
        """The event as a viewer saw it: a seat, SPECTATORS, or WHOLE, who alone sees all."""
        if viewer < 0 or (viewer > SPECTATORS and viewer != WHOLE):
            raise BrokenRules(f"there is no viewer {viewer}")
        if self.secret == 0 or viewer == WHOLE or self.seen_by >> viewer & 1:
            return self
        open_part = self.numbers[: len(self.numbers) - self.secret]
        return Event(self.code, self.seat, open_part + [UNKNOWN] * self.secret, 0, self.seen_by)


class Journal:
    """The events since someone began to listen."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.gone = 0  # how many events were taken before those that are here
        self.forced: list[tuple[int, str]] | None = None  # seats and keys of forced choices, for who asks for them

    def seen(self, viewer: int) -> list[Event]:
        """All events as a seat saw them."""
        return [e.seen(viewer) for e in self.events]

    def take(self) -> list[Event]:
        """The events so far; the journal starts again."""
        events = self.events
        self.gone += len(events)
        self.events = []
        return events
