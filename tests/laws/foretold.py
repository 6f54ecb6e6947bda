"""The law "what is foretold happens": every argument of an option's effect text is compared with what the choice does.

A game's `tests/games/<game>/foretold.py` exports `FORETOLD`: from the id of an effect message to a checker. A checker
gets the `Told` of a choice, finds out what really happened, and returns the true value of every argument; it fails
where the sentence itself is untrue. It reads the states, not the functions that `effect` calls. The id "" stands for an
option that foretells nothing; a checker for it fails where something should have been said.
"""

import ast
import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.playing import choice_of, recorded

import rampart
from rampart import BadDocument, Rng, State
from rampart.kernel.frame import CLOSE, NOBODY, OPEN, code_of
from rampart.kernel.journal import Journal
from rampart.kernel.step import ASIDE, Say

SILENT: Final = ""
OFTEN: Final = 25  # so often each effect of each step is tried at a table before the law only samples it
SELDOM: Final = 5  # then one option in so many
MOST_FOLLOWING: Final = 400  # choices that may follow from one


class Happened(NamedTuple):
    """An event with its numbers by name; coded ones are words."""

    name: str
    seat: int
    args: dict[str, int | str]


class Told:
    """An option that was chosen: what was foretold, and the position before and after.

    `after` is the position as the game goes on: at the next decision, with all that came by itself. `apart` has only
    what followed from the choice itself, for whatever waited beneath it is left out; there `over` means that all of it
    is done. `done` is the position when the choice is carried out and nothing has followed yet; it cannot be played on.
    `events` are those on the way to `apart`.
    """

    def __init__(self, before: State, option: int, seat: int, effect: Say | None) -> None:
        step, _ = before.current(seat)
        self.before: Any = before
        self.option = option
        self.seat = seat
        self.step = step.name
        self.key = before.key(option, seat)
        self.text = SILENT if effect is None else effect.text
        self.args: dict[str, int | str] = {} if effect is None else effect.args
        self.apart, self.events = chosen_apart(before, option, seat)

    @cached_property
    def after(self) -> Any:
        """The position as the game goes on."""
        s = self.before.copy()
        s.choose(self.option, self.seat)
        return s

    @cached_property
    def done(self) -> Any:
        """The position at the moment the choice is carried out; in a poll, when the answer is noted."""
        s = self.before.copy()
        if s.mover == NOBODY:
            return self.apart
        step, args = s.current(self.seat)
        s.stack.pop()
        step.apply(s, self.seat, args, self.option)
        return s

    @property
    def what(self) -> str:
        """What the key says after its colon, as `ore` of `discard:ore`."""
        return self.key.partition(":")[2]

    def happened(self, name: str, seat: int | None = None) -> list[dict[str, int | str]]:
        """The arguments of all events of a kind that followed from the choice."""
        return [e.args for e in self.events if e.name == name and seat in (None, e.seat)]


def chosen_apart(before: State, option: int, seat: int) -> tuple[Any, list[Happened]]:
    """A copy after the choice and what follows from it alone, with the events.

    Sections of the pad and answers that lie face down stay, for the rules look for them.
    """
    s = before.copy()
    s.stack = [f for f in s.stack[:-1] if code_of(f) in (CLOSE, OPEN)] + s.stack[-1:]
    journal = s.listen()
    s.choose(option, seat)
    s.journal = None
    return s, told_in(s, journal)


def told_in(s: State, journal: Journal) -> list[Happened]:
    """The events of the game's own in a journal, by name."""
    kinds = s.rules.events
    happened = []
    for event in journal.events:
        if event.code in kinds:
            kind = kinds[event.code]
            args: dict[str, int | str] = {}
            for field, number in zip(kind.args, event.numbers, strict=False):
                coded = field.words and 0 <= number < len(field.words)
                args[field.name] = field.words[number] if coded else number
            happened.append(Happened(kind.name, event.seat, args))
    return happened


def finished(s: State, wanted: Callable[[str], bool] = bool, steps: tuple[str, ...] = ()) -> Any:
    """A copy of a position apart in which what follows is chosen to its end: the first option with a wanted key.

    With `steps` it goes on only while one of these steps asks.
    """
    t = s.copy()
    for _ in range(MOST_FOLLOWING):
        if t.over:
            return t
        seat = t.deciders[0]
        if steps and t.current(seat)[0].name not in steps:
            return t
        options = t.options(seat)
        t.choose(next((x for x in options if wanted(t.key(x, seat))), options[0]), seat)
    raise AssertionError(f"no end of what follows after {MOST_FOLLOWING} choices")


def outcomes(before: State, option: int, seat: int) -> Iterator[tuple[Fraction, Any]]:
    """Every position apart that chance may lead to from a choice, with its odds: all fates are tried."""
    fates: list[tuple[Fraction, list[int]]] = [(Fraction(1), [])]
    while fates:
        odds, fate = fates.pop()
        s = fated(before, fate, option, seat)
        if s.rng.drawn - before.rng.drawn <= len(fate):
            yield odds, s
            continue
        sides = sides_of_next(before, fate, option, seat)
        fates += [(odds / sides, [*fate, side]) for side in range(sides)]


def fated(before: State, fate: list[int], option: int, seat: int) -> Any:
    """A position apart after a choice whose first draws are set."""
    s = before.copy()
    s.rng = s.rng.copy()
    s.rng.fate = fate[:]
    return chosen_apart(s, option, seat)[0]


def sides_of_next(before: State, fate: list[int], option: int, seat: int) -> int:
    """Among how many results the draw after these is made."""
    sides = 1
    while True:
        try:
            fated(before, [*fate, sides], option, seat)
        except BadDocument:
            return sides
        sides += 1


Checker = Callable[[Told], dict[str, int | str]]


def compare(told: Told, checkers: dict[str, Checker]) -> None:
    """What was foretold of a choice happened, word for word and number for number."""
    if told.text == SILENT and SILENT not in checkers:
        return
    assert told.text in checkers, f"no checker for {told.text} of {told.step}"
    actual = checkers[told.text](told)
    assert set(actual) == set(told.args), f"{told.text} of {told.step}: not every argument is compared"
    assert actual == told.args, f"{told.text} of {told.step}, {told.key}: foretold {told.args}, happened {actual}"


Met = Counter[tuple[str, str]]  # how often a step told an effect


def try_options(s: State, seat: int, luck: Rng, met: Met, checkers: dict[str, Checker]) -> None:
    """Try the options of a seat that are not yet tried often enough, and a sample of the others."""
    step, args = s.current(seat)
    for option in s.options(seat):
        if option >= ASIDE:
            continue
        effect = step.effect(s, seat, args, option)
        here = (step.name, SILENT if effect is None else effect.text)
        if met[here] < OFTEN or luck.below(SELDOM) == 0:
            met[here] += 1
            with recorded(s, "what-is-foretold", s.last):
                compare(Told(s, option, seat, effect), checkers)


def try_a_random_game(s: State, luck: Rng, checkers: dict[str, Checker]) -> Met:
    """Try the law at every decision of a random game to its end."""
    met: Met = Counter()
    while not s.over:
        option, seat = choice_of(s, luck)
        try_options(s, seat, luck, met, checkers)
        s.choose(option, seat)
    return met


def try_a_stored_game(s: State, choices: list[tuple[int, str]], luck: Rng, checkers: dict[str, Checker]) -> Met:
    """Try the law at every decision of a game that is played again: every card and event comes in one of them."""
    met: Met = Counter()
    for seat, key in choices:
        try_options(s, seat, luck, met, checkers)
        s.choose(key, seat)
    return met


def registry(game: str) -> Any:
    """The module that knows what a game's effects mean."""
    return importlib.import_module(f"tests.games.{game}.foretold")


def has_registry(game: str) -> bool:
    """Has the game such a module?"""
    return (Path(__file__).resolve().parent.parent / "games" / game / "foretold.py").exists()


def effects_in_source(game: str) -> set[str]:
    """The ids of effect messages that a game's rules name."""
    found: set[str] = set()
    home = Path(rampart.__file__).parent / "games" / game
    for path in home.rglob("*.py"):
        if not {"draw", "text"} & set(path.relative_to(home).parts):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("effect-"):
                    found.add(node.value)
    return found


def in_open_poll(s: State, seat: int) -> bool:
    """Is the seat's answer to a poll still lying in its draft?"""
    return s.mover == NOBODY and bool(s.asked >> seat & 1)
