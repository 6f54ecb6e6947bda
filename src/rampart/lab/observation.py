"""Observations: what a seat sees as a row of bytes, with a table that names every column.

>>> import rampart
>>> g = rampart.game("dragon")
>>> o = g.observation(players=4)
>>> s = g.new(4, seed=7)
>>> len(o.encode(s, 2)) == o.size
True
>>> o.columns[0].name
'asked'
"""

import hashlib
import json
from typing import TYPE_CHECKING, Final

from rampart.kernel.errors import BadOptions, RampartError, shown
from rampart.kernel.game import Game, Value
from rampart.kernel.state import State
from rampart.lab import writing
from rampart.lab.extras import needed
from rampart.lab.legal import Legal
from rampart.lab.plan import Column, Plan
from rampart.lab.rows import rows_of

if TYPE_CHECKING:
    import numpy as np

FORMAT: Final = 1  # of observations in general: it rises when the same fields are written in another way


class BadBuffer(RampartError):
    """A buffer that cannot take an observation."""


class Observation:
    """How the view of a seat becomes a row of numbers, at one kind of table: a game, its seats and its options."""

    def __init__(self, game: Game, players: int | None = None, **options: Value) -> None:
        s = game.new(players, 0, **options)
        self.game = game.name
        self.players = s.seats
        self.options: dict[str, Value] = {o.name: o.choices[s.config[i]] for i, o in enumerate(s.rules.options)}
        self.plan = Plan(s)
        self.size = self.plan.size
        self.columns = self.plan.columns
        self.relative = not self.plan.hints.own_seat
        self.legal = Legal(s.rules, game.actions, s.seats, int(self.relative))
        self.actions = game.actions
        self.rows = rows_of(self.plan)
        self.version = self._version(game)

    def _version(self, game: Game) -> str:
        """The name of the two spaces: equal names mean that a network, or a dataset, fits."""
        columns = [[c.name, c.width, c.form, list(c.words)] for c in self.columns]
        actions = [[g.name, g.start, g.options.size] for g in game.actions.groups]
        made_of = json.dumps([FORMAT, columns, actions, sorted(self.options.items())], default=str)
        digest = hashlib.blake2b(made_of.encode(), digest_size=4).hexdigest()
        return f"{self.game}-{game.version}/{self.players}/{digest}"

    def __repr__(self) -> str:
        return f"<observation {self.version}: {self.size} bytes, {self.actions.size} actions>"

    # ---- one state

    def encode(self, s: State, seat: int) -> bytes:
        """What the seat sees, one byte a column; from the whole state or from the seat's view, it is the same."""
        return self.rows.encode(self._fitting(s), self._seat(seat))

    def encode_into(self, s: State, seat: int, buffer: object) -> None:
        """Write the observation into a buffer of bytes, or of 32-bit floats: none is then -1, hidden -2 and below."""
        row = self.encode(s, seat)
        try:
            view = memoryview(buffer)  # type: ignore[arg-type]
        except TypeError as e:
            raise BadBuffer(f"{shown(buffer)} is no buffer; give a writable array of {self.size} bytes.") from e
        if view.readonly or view.shape != (self.size,) or not view.contiguous:
            raise BadBuffer(f"The buffer must be one writable row of {self.size} numbers, not of shape {view.shape}.")
        if view.format in ("B", "b"):
            view.cast("B")[:] = row
        elif view.format == "f":
            view[:] = memoryview(floats(row))
        else:
            raise BadBuffer(f"The buffer must hold uint8 or float32, not {view.format!r}.")

    def _fitting(self, s: State) -> State:
        if not isinstance(s, State):
            raise BadOptions(f"{shown(s)} is no state of a game.")
        if s.rules.name != self.game or s.seats != self.players:
            raise BadOptions(f"This observation is of {self.game} with {self.players} seats, not of {s!r}.")
        config = [self.options[o.name] for o in s.rules.options]
        if [o.choices[s.config[i]] for i, o in enumerate(s.rules.options)] != config:
            raise BadOptions(f"This observation is of {self.game} with other options than this table has.")
        return s

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadOptions(f"There is no seat {shown(seat)}; seats are 0 to {self.players - 1}.")
        return seat

    # ---- actions, counted from the chair of the one who decides

    def legal_actions(self, s: State, seat: int) -> list[int]:
        """The actions that the seat has now; none where it is not asked."""
        return self.legal.actions(self._fitting(s), seat) if seat in s.deciders else []

    def option(self, s: State, seat: int, action: int) -> int:
        """The option that an action is for `State.choose`; -1 where it is not on offer."""
        return self.legal.option(self._fitting(s), seat, action) if seat in s.deciders else -1

    def action(self, s: State, seat: int, option: int) -> int:
        """The action that an option on offer to the seat is."""
        step = s.asking_code()
        return self.legal.action(self.legal.starts[step], self.legal.turns[step], option, seat)

    # ---- words

    def table(self) -> list[tuple[str, str, str]]:
        """Columns, what they hold, and the words for it: the documentation of the row."""
        return [(place(c), c.name, meaning(c)) for c in self.columns]

    def words(self, row: bytes) -> dict[str, object]:
        """A row in words, without what is none or 0: to look at, and for tests."""
        if len(row) != self.size:
            raise BadBuffer(f"An observation of {self.size} bytes is needed, not {len(row)}.")
        out: dict[str, object] = {}
        for c in self.columns:
            values = told(c, row[c.start : c.start + c.width])
            if values:
                out[c.name] = values
        return out

    def board(self, name: str) -> "dict[str, np.ndarray]":
        """The columns that lie side by side on the places of a board, by name: planes for a network with a map."""
        numpy = needed("numpy", "lab", "A board of columns")
        return {c.name: numpy.arange(c.start, c.start + c.width) for c in self.columns if c.board == name}

    def boards(self) -> list[str]:
        """The boards that some columns lie on."""
        return sorted({c.board for c in self.columns if c.board})


def floats(row: bytes) -> "memoryview":
    """A row as 32-bit floats, none and hidden below zero."""
    import array

    return memoryview(array.array("f", [x - 256 if x > writing.MOST else x for x in row]))


# ---- the words of a row


def place(c: Column) -> str:
    """The bytes that columns take, as in `12` or `12-15`."""
    return str(c.start) if c.width == 1 else f"{c.start}-{c.start + c.width - 1}"


def meaning(c: Column) -> str:
    """What columns hold, with the words for their values; long lists are cut."""
    words = ", ".join(c.words) if len(c.words) <= 20 else f"{', '.join(c.words[:8])}, … {len(c.words)} in all"
    if c.form == "number" and c.words:
        return f"counts of {words}"
    if c.form == "number":
        return f"0 to {c.high}"
    if c.form == "wide number":
        return "a number of two bytes, the lower one first"
    return f"{c.form}: {words}"


def told(c: Column, values: bytes) -> object:
    """The values of some columns in words; None where there is nothing to tell."""
    if c.form == "wide number" or (c.form == "word" and len(c.words) and c.width == 2 and "step" in c.name):
        number = values[0] | values[1] << 8
        said = c.words[number] if number < len(c.words) else number
        return None if number in (0, 65535) else said
    if c.form == "set":
        mask = int.from_bytes(values, "little")
        return [word for i, word in enumerate(c.words) if mask >> i & 1]
    if c.form == "number" and c.words:
        return {word: n for word, n in zip(c.words, values) if n and n != 255}
    shown_values = [spoken(c, x) for x in values]
    while shown_values and shown_values[-1] == "-":
        shown_values.pop()
    return shown_values if c.width > 1 else (shown_values[0] if shown_values else None)


def spoken(c: Column, x: int) -> object:
    """One value in words."""
    if x == 255:
        return "-"
    if x > writing.MOST:
        return "?"
    return c.words[x] if c.words and x < len(c.words) else x
