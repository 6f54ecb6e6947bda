"""What happened, in the game's words: the public form of what the journal holds as numbers."""

from typing import NamedTuple

from rampart.kernel.errors import BrokenRules
from rampart.kernel.fields import UNKNOWN, Field
from rampart.kernel.frame import MOST_SEATS
from rampart.kernel.journal import FORCED
from rampart.kernel.journal import Event as Told
from rampart.kernel.rules import Rules

HIDDEN = "?"  # an argument that the viewer may not know, as in documents

Value = int | str | None


class Event(NamedTuple):
    """Something that happened: its kind, whose it is (None: no one's), and its arguments by name.

    An argument is a number, the word of a piece, a card or a place, None for none of them, or '?' where it is hidden.
    """

    kind: str
    seat: int | None
    args: dict[str, Value]
    rule: str

    def __repr__(self) -> str:
        whose = "" if self.seat is None else f" of seat {self.seat}"
        said = "".join(f" {name}={value}" for name, value in self.args.items())
        return f"<event {self.kind}{whose}:{said}>" if said else f"<event {self.kind}{whose}>"


def named(told: Told, rules: Rules) -> Event:
    """An entry of the journal in the game's words; cut it for a viewer first (`Told.seen`)."""
    if told.code == FORCED:
        code, option = told.numbers
        args: dict[str, Value] = {"step": rules.steps[code].name, "option": HIDDEN if option == UNKNOWN else option}
        return Event("forced", seat_of(told), args, "")
    kind = rules.events[told.code]
    if len(kind.args) != len(told.numbers):
        raise BrokenRules(f"{rules.name}: {kind.name} is told with {len(told.numbers)} numbers, not {len(kind.args)}")
    args = {f.name: value_of(f, number) for f, number in zip(kind.args, told.numbers)}
    return Event(kind.name, seat_of(told), args, kind.rule)


def seat_of(told: Told) -> int | None:
    """The seat of an entry, if it has one."""
    return told.seat if told.seat < MOST_SEATS else None


def value_of(field: Field, number: int) -> Value:
    """A number of an entry as its word."""
    if field.low > UNKNOWN >= number:  # one that may fall so low, as a payment may, is never hidden
        return HIDDEN
    if not field.words:
        return number
    return field.words[number] if number >= 0 else None
