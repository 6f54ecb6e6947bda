"""Features: observations as 32-bit floats for a network: words one-hot, sets bit by bit, piles of cards as counts.

>>> import rampart
>>> from rampart.lab.features import Features
>>> g = rampart.game("dragon")
>>> o = g.observation(players=2)
>>> f = Features(o)
>>> f(o.encode(g.new(2, seed=1), 0)).shape == (1, f.size)
True
"""

from typing import Any, Final

from rampart.lab.extras import needed
from rampart.lab.observation import BadBuffer, Observation
from rampart.lab.plan import CARDS, SET, WIDE, WORD, Column
from rampart.lab.writing import MOST

np = needed("numpy", "lab", "A row of features")

LARGE: Final = 50.0  # numbers are divided by their bound, or by this where the bound is greater


def fits(array: Any, shape: tuple[int, ...], dtype: Any) -> bool:
    """Can results be written into it: an array of that shape and kind, in one piece, and writable?"""
    return (
        isinstance(array, np.ndarray)
        and array.shape == shape
        and array.dtype == dtype
        and bool(array.flags.c_contiguous and array.flags.writeable)
    )


class Features:
    """Turns rows of bytes into rows of floats, all of them at once."""

    def __init__(self, space: Observation) -> None:
        self.space = space
        self.size = 0
        self.names: list[str] = []
        self.numbers: list[tuple[int, float]] = []
        self.hot: list[tuple[int, int]] = []
        self.bits: list[tuple[int, int]] = []
        self.wide: list[int] = []
        self.counted: list[Column] = []
        for c in space.columns:
            self._plan(c)
        self._order()

    def _plan(self, c: Column) -> None:
        """Sort columns by how they are turned into floats."""
        if c.form == WIDE:
            self.wide += range(c.start, c.start + c.width, 2)
        elif c.form == WORD and c.width == 2 and "step" in c.name:
            self.wide_words(c)
        elif c.form == WORD:
            for at in range(c.start, c.start + c.width):
                self.hot += [(at, code) for code in (*range(len(c.words)), 255, 254)]
        elif c.form == SET:
            self.bits += [(c.start + i // 8, i % 8) for i in range(len(c.words))]
        elif c.form == CARDS:
            self.counted.append(c)
        else:
            scale = 1.0 / min(max(c.high, 1), LARGE)
            self.numbers += [(at, scale) for at in range(c.start, c.start + c.width)]

    def wide_words(self, c: Column) -> None:
        """A step: one-hot by its lower byte, as codes of steps above 255 share one with another."""
        self.hot += [(c.start, code & 255) for code, word in enumerate(c.words) if word]

    def _order(self) -> None:
        """Lay the floats out: numbers, wide numbers, words, bits, counts of cards."""
        names = {at: c.name for c in self.space.columns for at in range(c.start, c.start + c.width)}
        self.names += [names[at] for at, _ in self.numbers]
        self.names += [names[at] for at in self.wide]
        self.names += [f"{names[at]}={code}" for at, code in self.hot]
        self.names += [f"{names[at]}.{bit}" for at, bit in self.bits]
        for c in self.counted:
            self.names += [f"{c.name}: {word}" for word in (*c.words, "hidden")]
        self.size = len(self.names)
        self.number_at = np.array([at for at, _ in self.numbers], np.intp)
        self.scales = np.array([scale for _, scale in self.numbers], np.float32)
        self.wide_at = np.array(self.wide, np.intp)
        self.hot_at = np.array([at for at, _ in self.hot], np.intp)
        self.hot_code = np.array([code for _, code in self.hot], np.uint8)
        self.bit_at = np.array([at for at, _ in self.bits], np.intp)
        self.bit = np.array([bit for _, bit in self.bits], np.uint8)

    def __call__(self, rows: Any, out: Any = None) -> Any:
        """The features of one row of bytes or of many, into `out` where it is given."""
        rows = np.frombuffer(rows, np.uint8) if isinstance(rows, bytes | bytearray) else np.asarray(rows)
        if rows.dtype != np.uint8 or rows.ndim < 1 or rows.shape[-1] != self.space.size:
            raise BadBuffer(f"Rows of {self.space.size} bytes are needed, not {rows.shape} of {rows.dtype}.")
        rows = rows.reshape(-1, self.space.size)
        if out is None:
            out = np.empty((len(rows), self.size), np.float32)
        elif not fits(out, (len(rows), self.size), np.float32):
            raise BadBuffer(f"The buffer must be a writable array {(len(rows), self.size)} of float32.")
        self._write(rows, out)
        return out

    def _write(self, rows: Any, out: Any) -> None:
        a = 0
        part = rows[:, self.number_at]
        out[:, a : a + part.shape[1]] = np.where(part > MOST, 0, part) * self.scales
        a += part.shape[1]
        low, high = rows[:, self.wide_at], rows[:, self.wide_at + 1].astype(np.float32)
        out[:, a : a + low.shape[1]] = np.where(high == 255, -1, np.minimum((low + 256 * high) / LARGE, 4.0))
        a += low.shape[1]
        out[:, a : a + len(self.hot)] = rows[:, self.hot_at] == self.hot_code
        a += len(self.hot)
        out[:, a : a + len(self.bits)] = rows[:, self.bit_at] >> self.bit & 1
        a += len(self.bits)
        for c in self.counted:
            cards = rows[:, c.start : c.start + c.width]
            for code in range(len(c.words)):
                out[:, a] = (cards == code).sum(axis=1)
                a += 1
            out[:, a] = ((cards > MOST) & (cards < 255)).sum(axis=1)
            a += 1
