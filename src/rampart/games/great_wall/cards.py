"""How cards are written: as data in the words of section T, so that no rule step knows any card by name.

A card (`Card`) has *clauses* and *modifiers*.

`Clause(moment, do, who=SELF, when=[...], price=..., limit=..., times=..., auto=...)` answers a moment.
- `moment` is one of the `vocabulary`; `who` says whose moment it must be, seen from the owner of the card.
- `when` is a list of tests `(s, owner, at) -> bool` (module `conditions`); `at` is the place of the moment's payload on
  the pad, so `s.pad[at + P_X]` is its x. All tests must hold.
- `do` is a list of effects, done one after the other: `Gain(GOLD, 2)`, `GainHonour(per(support, 2, 8))`, ... (modules
  `effects` and `effects_of_war`). An amount is a number or `per(counter, times, cap)` with a counter
  `(s, owner, at) -> int` (module `counters`).
- `auto=True`: nothing is asked, the ability simply happens (free gains only); otherwise the owner may use it or not.
  With a limit the owner is asked too, as long as it could bring more another time.
- `price` is paid first; `limit`/`times` are "once per turn" and the like (PER_TURN, PER_YEAR, PER_CARD).

`Modifier(query, add=..., put=..., resource=..., when=test, least=...)` changes a value that the rules ask for: `put`
sets it (`final`: for good), `times` multiplies it, `add` (negative for discounts) adds to it; order and clamping are
those of GW-T40. `when` is `(s, owner, x, y) -> bool` with x and y as the query gives them.

A tactic is `Tactic(word, moment, base, price, boosted, who, when)`. The ability of a type of horde is a `Card` too; its
tests and effects get the slot of the card in the place of the owner. A command card is a `Command` with `Frame`s. An
artifact is scored by amounts.

What a card does for this instance only ("one wall level costs 4 less") is a `Bonus` effect, a modifier that ends with
the procedure on the pad that the payload names in w. What happens later ("after the defeat") is an `Afterwards` effect,
which waits beneath the step it names. A card that fits none of these gets a small step of its own beside its deck, with
a code from S_FIRST_CARD_STEP on, listed in `decks.CARD_STEPS`, and an effect that pushes it (`Start`).
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from rampart.games.great_wall.content.hearing import CLAUSE_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import RESOURCES
from rampart.games.great_wall.vocabulary import NO_LIMIT, SELF
from rampart.kernel.errors import BrokenRules

Test = Callable[[GreatWall, int, int], bool]
Counter = Callable[[GreatWall, int, int], int]
AskedTest = Callable[[GreatWall, int, int, int], bool]
Holder = Callable[[GreatWall], int]

NOWHERE: Final = -1  # the place of the payload where there is none


class Amount:
    """How many: a fixed number, or so many times what a counter finds, up to a cap."""

    def __init__(self, base: int, counter: Counter | None = None, times: int = 0, cap: int = 99) -> None:
        self.base = base
        self.counter = counter
        self.times = times
        self.cap = cap

    def of(self, s: GreatWall, p: int, at: int) -> int:
        """The number, read now (GW-T63)."""
        n = self.base
        if self.counter is not None:
            n += self.times * self.counter(s, p, at)
        return n if n < self.cap else self.cap

    def may_grow(self, s: GreatWall, p: int, at: int) -> bool:
        """Could it be more another time: does it count something, and is not at its cap?"""
        return self.counter is not None and self.of(s, p, at) < self.cap


def per(counter: Counter, times: int = 1, cap: int = 99) -> Amount:
    """So many for each of what the counter finds."""
    return Amount(0, counter, times, cap)


def as_amount(n: "int | Amount") -> Amount:
    return n if isinstance(n, Amount) else Amount(n)


class Price:
    """What must be paid: resources by name, resources of any kind (`any`), materials of any kind (`material`)."""

    def __init__(self, *, w: int = 0, s: int = 0, g: int = 0, c: int = 0, any: int = 0, material: int = 0) -> None:
        self.fixed = [w, s, g, c]
        self.any = any
        self.material = material

    def payable(self, goods: list[int]) -> bool:
        """Can it be paid in full (GW-T09)?"""
        left = 0
        for r in range(RESOURCES):
            if goods[r] < self.fixed[r]:
                return False
            left += goods[r] - self.fixed[r]
        materials = left - (goods[3] - self.fixed[3])
        return materials >= self.material and left >= self.any + self.material


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One instruction of a card; subclasses say when it is possible and what it does."""

    def parts(self) -> "list[Clause]":
        """What it does later or by choice, as clauses of their own."""
        return []

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """Would it do anything (GW-TAC05, GWC-601)?"""
        return True

    def may_grow(self, s: GreatWall, p: int, at: int) -> bool:
        """Could it bring more another time? Then an ability with a limit may be worth keeping (GW-T05)."""
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Do it, or push what does it."""
        raise AssertionError("an effect defines run()")


class Clause:
    """One line of a card: at which moment, on which condition, what."""

    def __init__(
        self,
        moment: int,
        do: list[Effect],
        who: int = SELF,
        when: list[Test] | None = None,
        price: Price | None = None,
        limit: int = NO_LIMIT,
        times: "int | Amount" = 1,
        auto: bool = False,
    ) -> None:
        self.moment = moment
        self.do = do
        self.who = who
        self.when: list[Test] = when if when is not None else []
        self.price = price
        self.limit = limit
        self.times = as_amount(times)
        self.auto = auto
        self.code = -1
        self.tally = -1  # the clause with which it shares its limit: a limit belongs to the card (GWC-R05)
        self.word = ""  # of the card it stands on
        self.common = False  # does it stand on a card of the table?
        self.held = False  # on one that has a holder, so that the limit is the card's and not each seat's?
        self.alternative = ""  # its name among the alternatives of a choice


class Modifier:
    """A change of a value that the rules ask for."""

    def __init__(
        self,
        query: int,
        add: "int | Amount" = 0,
        put: int = -1,
        resource: int = -1,
        when: AskedTest | None = None,
        least: int = 0,
        times: int = 1,
        final: bool = False,
    ) -> None:
        self.query = query
        self.add = as_amount(add)
        self.put = put
        self.resource = resource
        self.when = when
        self.least = least
        self.times = times  # multiplies before anything is added
        self.final = final  # what it sets cannot be changed by anything else


class Card:
    """A general, an advisor or a type of horde: its clauses and modifiers."""

    def __init__(
        self,
        word: str,
        clauses: list[Clause] | None = None,
        modifiers: list[Modifier] | None = None,
        stays: bool = False,
        later: list[Clause] | None = None,
    ) -> None:
        self.word = word
        self.later: list[Clause] = later if later is not None else []  # for modes that came later: coded behind all
        self.stays = stays  # a horde that never moves closer, so that rows before it may be empty
        self.clauses: list[Clause] = (clauses if clauses is not None else []) + self.later
        self.modifiers: list[Modifier] = modifiers if modifiers is not None else []


class CommonCard:
    """A card of the table: an event in force, a beast, a relic, an award, an artifact that works all game.

    Its `clauses` are answered by every seat, and a limit counts for each of them alone; or by its holder, as if the
    card were its own, and then the limit is the card's, whoever comes to hold it (GWC-R05). What is `forced` happens to
    the table whether anyone likes it or not (T.2); its effects get NO_CLAN in the place of an owner. Its `modifiers`
    change what anyone asks, and what no one asks: then the owner is -1.
    """

    def __init__(
        self,
        word: str,
        clauses: list[Clause] | None = None,
        modifiers: list[Modifier] | None = None,
        forced: list[Clause] | None = None,
        holder: Holder | None = None,
        family: str = "",
    ) -> None:
        self.word = word
        self.family = family  # cards of one family share the limits of their clauses
        self.clauses: list[Clause] = clauses if clauses is not None else []
        self.modifiers: list[Modifier] = modifiers if modifiers is not None else []
        self.forced: list[Clause] = forced if forced is not None else []
        self.holder = holder

    def serves(self, s: GreatWall, p: int) -> bool:
        """May the seat use it?"""
        return self.holder is None or self.holder(s) == p


class Tactic:
    """A tactic card: its moment, the free base effect and the boosted one with its price (GW-TAC03)."""

    def __init__(
        self,
        word: str,
        moment: int,
        base: list[Effect],
        price: Price,
        boosted: list[Effect],
        who: int = SELF,
        when: list[Test] | None = None,
    ) -> None:
        self.word = word
        self.moment = moment
        self.base = Clause(moment, base, who, when)
        self.boosted = Clause(moment, boosted, who, when, price)


OWNER_FRAME: Final = 0
OTHERS_FRAME: Final = 1


class Frame:
    """A frame of a command card: whom it concerns and what they may do (GW-FAL07)."""

    def __init__(self, audience: int, do: list[Effect]) -> None:
        self.audience = audience
        self.clause = Clause(-1, do)


class Command:
    """A command card: its frames from top to bottom."""

    def __init__(self, word: str, frames: list[Frame]) -> None:
        self.word = word
        self.frames = frames


class Artifact:
    """An artifact: the honor it brings each player at the end is the sum of its amounts."""

    def __init__(self, word: str, scores: list[Amount]) -> None:
        self.word = word
        self.scores = scores


# ---- the box: filled by `content.decks` in a fixed order; a clause's code is its place, documents give its name

CLAUSES: Final[list[Clause]] = []


def enrol(clause: Clause, word: str, name: str) -> None:
    """Give a clause, and what it does later, their codes, and names that stay when cards are added."""
    if name in CLAUSE_WORDS:
        raise BrokenRules(f"two clauses are called {name}")
    clause.code = len(CLAUSES)
    clause.tally = clause.code
    clause.word = word
    CLAUSES.append(clause)
    CLAUSE_WORDS.append(name)
    for effect in clause.do:
        for part in effect.parts():
            enrol(part, word, f"{name}.{part.alternative or 'then'}")


def nth(word: str, i: int) -> str:
    """The name of a card's clause: that of the card, from the second on with its number."""
    return f"{word}-{i + 1}" if i else word


GENERAL_CARDS: Final[list[Card]] = []
ADVISOR_CARDS: Final[list[Card]] = []
TACTIC_CARDS: Final[list[Tactic]] = []
HORDE_CARDS: Final[list[Card]] = []  # by type
COMMON_CARDS: Final[list[CommonCard]] = []
COMMAND_CARDS: Final[list[Command]] = []
ARTIFACT_CARDS: Final[list[Artifact]] = []


def common_clauses_at(s: GreatWall, p: int, m: int) -> list[Clause]:
    """What the cards of the table that a seat may use like its own say of a moment."""
    out: list[Clause] = []
    for card in s.common:
        if COMMON_CARDS[card].serves(s, p):
            out += [clause for clause in COMMON_CARDS[card].clauses if clause.moment == m]
    return out


def clauses_at(s: GreatWall, p: int, m: int) -> list[Clause]:
    """What the general and the active advisors of a seat say of a moment."""
    out: list[Clause] = []
    if s.generals[p] >= 0:
        for clause in GENERAL_CARDS[s.generals[p]].clauses:
            if clause.moment == m:
                out.append(clause)
    for advisor in s.advisors[p]:
        for clause in ADVISOR_CARDS[advisor].clauses:
            if clause.moment == m:
                out.append(clause)
    return out


def cards_before(s: GreatWall, p: int) -> list[Card]:
    """The general and the active advisors of a seat: a support advisor's text is never used (GWC-R10)."""
    cards = [ADVISOR_CARDS[advisor] for advisor in s.advisors[p]]
    if s.generals[p] >= 0:
        cards.insert(0, GENERAL_CARDS[s.generals[p]])
    return cards
