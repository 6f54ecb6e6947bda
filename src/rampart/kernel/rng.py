"""Chance: a small generator that gives the same sequence interpreted and compiled."""

from operator import index
from typing import Final

from mypy_extensions import i64

from rampart.kernel.errors import BadOptions, Hidden, at, shown

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 128
NO_CHANCE: Final = "Chance is hidden in a view; use determinise to play on from it."
NO_FATE: Final[list[int]] = []  # shared while there is none; replaced, never changed


class Rng:
    """The sfc32 generator with a count of its draws and, for examples and puzzles, a fate set beforehand."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64, drawn: int, fate: list[int]) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.drawn = drawn
        self.fate = fate

    @staticmethod
    def seeded(seed: object) -> "Rng":
        """A generator from a seed of up to 128 bits."""
        return seeded(seed)

    def next32(self) -> i64:
        """The next 32 bits."""
        d = self.d
        if d < 0:
            raise Hidden(NO_CHANCE, "chance")
        b = self.b
        c = self.c
        t: i64 = (self.a + b + d) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = c * 9 & 0xFFFFFFFF
        self.c = (c << 21 | c >> 11) + t & 0xFFFFFFFF
        self.d = (d + 1) & 0xFFFFFFFF
        return t

    def below(self, k: int) -> int:
        """A number from 0 to k - 1; taken from fate while fate lasts."""
        self.drawn += 1
        if self.fate:
            return self.fated(k)
        d = self.d  # what follows is next32, written out: the call was a fifth of a draw
        if d < 0:
            raise Hidden(NO_CHANCE, "chance")
        b = self.b
        c = self.c
        t: i64 = (self.a + b + d) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = c * 9 & 0xFFFFFFFF
        self.c = (c << 21 | c >> 11) + t & 0xFFFFFFFF
        self.d = (d + 1) & 0xFFFFFFFF
        wide: i64 = k
        return t * wide >> 32

    def fated(self, k: int) -> int:
        """The next result that fate holds."""
        result = self.fate[0]
        self.fate = self.fate[1:]
        if result < 0 or result >= k:
            raise at("fate", f"{result} is no result of a draw among {k}.")
        return result

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place, from its end to its start."""
        if self.fate or self.d < 0:
            for i in range(len(items) - 1, 0, -1):
                k = self.below(i + 1)
                items[i], items[k] = items[k], items[i]
            return
        a, b, c, d = self.a, self.b, self.c, self.d
        for i in range(len(items) - 1, 0, -1):  # as `below` does it
            t: i64 = (a + b + d) & 0xFFFFFFFF
            a = b ^ (b >> 9)
            b = c * 9 & 0xFFFFFFFF
            c = (c << 21 | c >> 11) + t & 0xFFFFFFFF
            d = (d + 1) & 0xFFFFFFFF
            wide: i64 = i + 1
            j = t * wide >> 32
            card = items[i]
            items[i] = items[j]
            items[j] = card
        self.a, self.b, self.c, self.d = a, b, c, d
        self.drawn += max(0, len(items) - 1)

    def copy(self) -> "Rng":
        """A generator that goes on with the same sequence."""
        return Rng(self.a, self.b, self.c, self.d, self.drawn, self.fate)

    def words(self) -> list[int]:
        """The four words of its state."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def seeded(seed: object) -> Rng:
    """A generator from a seed of up to 128 bits; BadOptions where it is none."""
    if isinstance(seed, bool) or not (isinstance(seed, int) or hasattr(seed, "__index__")):
        raise BadOptions(f"The seed must be a whole number, not {shown(seed)}.")
    number = seed if isinstance(seed, int) else index(seed)
    if number < 0 or number >= SEED_LIMIT:
        raise BadOptions(f"The seed {shown(seed)} is not a whole number from 0 to 2**128 - 1.")
    return mixed(number & WORD, number >> 32 & WORD, number >> 64 & WORD, number >> 96)


def another(rng: Rng) -> Rng:
    """A generator whose seed is drawn from another one."""
    a, b, c = rng.next32(), rng.next32(), rng.next32()
    return mixed(a, b, c, rng.next32())


def mixed(a: i64, b: i64, c: i64, d: i64) -> Rng:
    """A generator from the four words of a seed, stirred well."""
    for _ in range(20):  # as `next32` does it
        t: i64 = (a + b + d) & 0xFFFFFFFF
        a = b ^ (b >> 9)
        b = c * 9 & 0xFFFFFFFF
        c = (c << 21 | c >> 11) + t & 0xFFFFFFFF
        d = (d + 1) & 0xFFFFFFFF
    return Rng(a, b, c, d, 0, NO_FATE)


def unknown() -> Rng:
    """The generator of a view: it can not be drawn from."""
    return Rng(0, 0, 0, -1, 0, NO_FATE)
