"""Declared numbers: the arguments of a step and the options of a decision as small layouts of named parts.

A `Domain` says what a number means and how far it goes. `Args` packs the arguments of a step into the one word of its
frame, bits beside bits; `Options` packs a choice into one small number, mixed radix, as a union of named cases. Steps
declare both as module-level `Final`s and read and write parts by name; no one else takes such a number apart.
"""

from typing import Final

from mypy_extensions import i64

from rampart.kernel.errors import BrokenRules

COUNT: Final = 0  # a number that means itself
WORD: Final = 1  # one of some words
SUBSET: Final = 2  # a mask over some words
SEAT: Final = 3
SEATS: Final = 4  # a mask of seats
FLAG: Final = 5
PLACE: Final = 6  # where something lies on the pad
CARD: Final = 7  # a piece of a pool of the game, called by the pool's words
BOARD: Final = 8  # a place of the table, called by words that the state gives

ARGS_BITS: Final = 44  # of a frame's one word
SPACE_LIMIT: Final = 4096  # options of a step are below it; asides lie from it upwards
PLACE_BITS: Final = 28
NO_WORDS: Final[list[str]] = []


class Domain:
    """What a number means: its kind, its least value, how many values it has, and words for them."""

    def __init__(self, kind: int, low: int, size: int, words: list[str], source: str = "") -> None:
        if size < 1:
            raise BrokenRules(f"a declared number has {size} values")
        self.kind = kind
        self.low = low  # -1 where none is a value
        self.size = size
        self.words = words
        self.source = source  # the pool, or what the state gives words for

    def high(self) -> int:
        """The greatest value, included."""
        return self.low + self.size - 1


def count(high: int, low: int = 0) -> Domain:
    """A number from `low` to `high`."""
    return Domain(COUNT, low, high - low + 1, NO_WORDS)


def one_of(words: list[str]) -> Domain:
    """One of these, by its place among them."""
    return Domain(WORD, 0, len(words), words)


def subset(words: list[str]) -> Domain:
    """Some of these, as a mask."""
    return Domain(SUBSET, 0, 1 << len(words), words)


def seat(most: int = 14) -> Domain:
    """One seat; `most` leaves room for tables of any size."""
    return Domain(SEAT, 0, most, NO_WORDS)


def seats(most: int = 14) -> Domain:
    """Some seats of the table, as a mask."""
    return Domain(SEATS, 0, 1 << most, NO_WORDS)


def flag() -> Domain:
    """1 or 0."""
    return Domain(FLAG, 0, 2, NO_WORDS)


def pad_place() -> Domain:
    """Where a section lies on the pad."""
    return Domain(PLACE, 0, 1 << PLACE_BITS, NO_WORDS)


def card(pool: str, size: int) -> Domain:
    """A card of the pool of that name, which has so many kinds."""
    return Domain(CARD, 0, size, NO_WORDS, pool)


def board_place(what: str, size: int) -> Domain:
    """A place of the table, at most so many, whose words the state gives: `State.board_words(what)`."""
    return Domain(BOARD, 0, size, NO_WORDS, what)


def board_places(what: str, size: int) -> Domain:
    """Some places of the table, as a mask."""
    return Domain(SUBSET, 0, 1 << size, NO_WORDS, what)


def maybe(domain: Domain) -> Domain:
    """The same or none, which is -1."""
    if domain.low != 0:
        raise BrokenRules("only a number from 0 can be none")
    return Domain(domain.kind, -1, domain.size + 1, domain.words, domain.source)


# ---- sets: masks over the values of a domain


def holds(mask: int, i: int) -> bool:
    return mask >> i & 1 == 1


def including(mask: int, i: int) -> int:
    return mask | 1 << i


def excluding(mask: int, i: int) -> int:
    return mask & ~(1 << i)


def members(mask: int) -> list[int]:
    """All that is in the set, the lowest first."""
    out: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            out.append(i)
        mask >>= 1
        i += 1
    return out


def turned(mask: int, by: int, size: int) -> int:
    """The set with its first `size` values counted from `by` on, as a seat counts the others; the rest stays."""
    most = (1 << size) - 1
    own = mask & most
    return mask - own + (own >> by | own << size - by & most)


def beyond(name: str, value: int, low: int, size: int) -> BrokenRules:
    """The complaint about a value that its declaration does not allow: a fault of the rules."""
    return BrokenRules(f"{name}: {value} is not from {low} to {low + size - 1}")


# ---- arguments


class Part:
    """A named part of a step's arguments: some bits of the word."""

    def __init__(self, name: str, domain: Domain, shift: int) -> None:
        self.name = name
        self.domain = domain
        self.bits = (domain.size - 1).bit_length()
        self.low: i64 = domain.low
        self.size: i64 = domain.size
        self.shift: i64 = shift
        self.mask: i64 = (1 << self.bits) - 1

    def of(self, args: int) -> int:
        """The value of this part."""
        word: i64 = args
        return (word >> self.shift & self.mask) + self.low

    def put(self, value: int) -> int:
        """The value as its share of the word; shares are added up. A value out of range is a fault of the rules."""
        raw: i64 = value - self.low
        if raw < 0 or raw >= self.size:
            raise beyond(self.name, value, self.low, self.size)
        return raw << self.shift

    def change(self, args: int, value: int) -> int:
        """The word with another value in this part."""
        word: i64 = args
        return (word & ~(self.mask << self.shift)) + self.put(value)


class Args:
    """The arguments of a step: named parts one above the other in the one word of a frame."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.bits = 0

    def part(self, name: str, domain: Domain) -> Part:
        """Declare the next part; parts are packed in the order they are declared."""
        if any(x.name == name for x in self.parts):
            raise BrokenRules(f"two arguments are called {name}")
        return self.laid(Part(name, domain, self.bits))

    def laid(self, part: Part) -> Part:
        """Add a part above the others."""
        self.bits += part.bits
        if self.bits > ARGS_BITS:
            raise BrokenRules(f"the arguments up to {part.name} take {self.bits} bits of {ARGS_BITS}")
        self.parts.append(part)
        return part

    def faults(self, args: int) -> str:
        """What is wrong with a word, '' if every part is in its range."""
        if args >> self.bits:
            return f"{args} has more than {', '.join(x.name for x in self.parts) or 'no arguments'}"
        for x in self.parts:
            if x.of(args) > x.domain.high():
                return f"{x.name}: {x.of(args)} is not from {x.domain.low} to {x.domain.high()}"
        return ""


NO_ARGS: Final = Args()


# ---- options


class Digit:
    """A named part of an option: one digit of its case, mixed radix.

    The case's first digit carries where the case starts, so that the sum of all the digits' shares is the option.
    """

    def __init__(self, name: str, domain: Domain, start: int, weight: int, first: int) -> None:
        self.name = name
        self.domain = domain
        self.low: i64 = domain.low
        self.size: i64 = domain.size
        self.start: i64 = start
        self.weight: i64 = weight
        self.extra: i64 = start if first else 0

    def of(self, option: int) -> int:
        """The value of this part; the option must be of its case."""
        word: i64 = option
        return (word - self.start) // self.weight % self.size + self.low

    def put(self, value: int) -> int:
        """The value as its share of the option; the shares of a case are added up."""
        raw: i64 = value - self.low
        if raw < 0 or raw >= self.size:
            raise beyond(self.name, value, self.low, self.size)
        return raw * self.weight + self.extra

    def shares(self) -> list[int]:
        """What `put` gives for each value from the least on: a table for loops that must be quick."""
        return [self.put(self.domain.low + i) for i in range(self.domain.size)]


class Case:
    """One kind of option of a decision: a word alone (`pass`), or a word with digits."""

    def __init__(self, options: "Options", name: str, code: int) -> None:
        self.options = options
        self.name = name
        self.code = code  # the first option of the case: where it has no digits, the option
        self.size = 1
        self.digits: list[Digit] = []

    def part(self, name: str, domain: Domain) -> Digit:
        """Declare the next digit, above those before."""
        if any(x.name == name for x in self.digits):
            raise BrokenRules(f"two parts of {self.name} are called {name}")
        if self.options.cases[-1] is not self:
            raise BrokenRules(f"{self.name}: its parts are declared before the next case")
        digit = Digit(name, domain, self.code, self.size, 0 if self.digits else 1)
        self.digits.append(digit)
        self.size *= domain.size
        self.options.grown()
        return digit

    def has(self, option: int) -> bool:
        return self.code <= option < self.code + self.size


class Options:
    """The options of a decision: a union of cases, one after the other."""

    def __init__(self, limit: int = SPACE_LIMIT) -> None:
        self.limit = limit
        self.cases: list[Case] = []
        self.size = 0

    def case(self, name: str) -> Case:
        """Declare the next case; one without parts is one option."""
        if any(x.name == name for x in self.cases):
            raise BrokenRules(f"two cases are called {name}")
        case = Case(self, name, self.size)
        self.cases.append(case)
        self.grown()
        return case

    def part(self, name: str, domain: Domain) -> Digit:
        """Declare a case of one digit that gives it its name."""
        return self.case(name).part(name, domain)

    def grown(self) -> None:
        """Count the options again."""
        last = self.cases[-1]
        self.size = last.code + last.size
        if self.size > self.limit:
            raise BrokenRules(f"{last.name}: there are {self.size} options, more than {self.limit}")

    def case_of(self, option: int) -> Case:
        for case in self.cases:
            if case.has(option):
                return case
        raise BrokenRules(f"{option} is none of {self.size} options")


def added(name: str, domain: Domain) -> Options:
    """What may be added to decisions: one number, as `asides` names it."""
    options = Options()
    options.part(name, domain)
    return options


def plain(space: int) -> Options:
    """Options that are only numbered."""
    options = Options()
    options.part("option", count(space - 1))
    return options
