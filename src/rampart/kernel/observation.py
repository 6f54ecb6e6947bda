"""What a learning program needs to know of a game's fields beyond their declaration: which values name a seat, how much
room lists take, and what is left out, with its reason. The plan of an observation is made from both (`rampart.lab`)."""

from typing import TYPE_CHECKING, Protocol

from rampart.kernel.errors import BrokenRules

if TYPE_CHECKING:
    from rampart.kernel.state import State


class SeatCode:
    """A value that names a seat: `first + (block * outer + seat) * inner + rest`; by default the seat itself."""

    def __init__(self, first: int = 0, inner: int = 1, outer: int = 0) -> None:
        self.first = first  # values below it name no seat
        self.inner = inner  # how many values each seat has side by side
        self.outer = outer  # how many seats a block has room for, 0 where there is only one block

    def turned(self, value: int, me: int, seats: int) -> int:
        """The same value as the seat `me` sees it: itself is 0, the next one 1."""
        if value < self.first:
            return value
        coded, rest = divmod(value - self.first, self.inner)
        block, seat = divmod(coded, self.outer) if self.outer else (0, coded)
        if seat >= seats:
            return value
        return self.first + (block * self.outer + (seat - me) % seats) * self.inner + rest


class Hints:
    """What the fields of a game do not say of themselves; fields are called by their path, as in `players.floors`."""

    def __init__(
        self,
        room: dict[str, int] | None = None,
        rows: dict[str, int] | None = None,
        seats: dict[str, SeatCode] | None = None,
        by_seat: dict[str, int] | None = None,
        in_order: list[str] | None = None,
        left_out: dict[str, str] | None = None,
        own_seat: int = 0,
        sections: int = 0,
        section_room: int = 0,
        seat_sets: list[str] | None = None,
        repeats: dict[str, int] | None = None,
        frames: int = 6,
        draft: int = 4,
    ) -> None:
        self.room: dict[str, int] = room if room is not None else {}  # entries of a list, or of each of its rows
        self.rows: dict[str, int] = rows if rows is not None else {}  # rows of a list of lists
        self.seats: dict[str, SeatCode] = seats if seats is not None else {}  # fields whose values name a seat
        self.by_seat: dict[str, int] = by_seat if by_seat is not None else {}  # lists of so many entries a seat
        self.in_order: list[str] = (
            in_order if in_order is not None else []
        )  # as long as there are seats, but not by seat
        self.left_out: dict[str, str] = left_out if left_out is not None else {}  # fields, each with the reason
        self.own_seat = own_seat  # 1: seats are no equals, so they keep their numbers and the own one is told
        self.sections = sections  # of the pad, the topmost ones
        self.section_room = section_room
        self.seat_sets: list[str] = (
            seat_sets if seat_sets is not None else []
        )  # numbers of sections that are sets of seats
        self.repeats: dict[str, int] = repeats if repeats is not None else {}  # lists of sections: a seat every so many
        self.frames = frames  # of what is still to be done, the next ones
        self.draft = draft  # choices of the own answer in a poll, the last ones
        for path, why in self.left_out.items():
            if not why:
                raise BrokenRules(f"{path} is left out of the observation without a reason")


class Spaces(Protocol):
    """The two spaces of a game at one kind of table, as `Game.observation` gives them (`rampart.lab.observation`)."""

    size: int  # columns of an observation
    version: str  # equal where a network or a dataset fits

    def encode(self, s: "State", seat: int) -> bytes:
        """What the seat sees, one byte a column."""

    def encode_into(self, s: "State", seat: int, buffer: object) -> None:
        """The same into a caller's buffer of bytes or 32-bit floats."""

    def table(self) -> list[tuple[str, str, str]]:
        """Columns, their names, and what they hold."""

    def legal_actions(self, s: "State", seat: int) -> list[int]:
        """The actions that the seat has now, counted from its chair."""

    def action(self, s: "State", seat: int, option: int) -> int:
        """The action that an option is."""

    def option(self, s: "State", seat: int, action: int) -> int:
        """The option that an action is, -1 where it is not on offer."""
