"""Playing at random, for the tests of any game: tables to try, walks into a game, records of what failed."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import rampart
from rampart import Game, Rng, State, seeded
from rampart.compiled import COMPILED
from rampart.kernel.history import Entry, entries
from rampart.kernel.secrecy import audit
from rampart.registry import _loaded

FAILURES = Path(__file__).resolve().parent.parent / "build" / "failures"
MOST_CHOICES = 5000  # no game lasts longer; one that does never ends

Config = dict[str, int | str | bool]
Check = Callable[[State], None]
T = TypeVar("T")


def in_this_run(cases: Sequence[T]) -> Sequence[T]:
    """What of many whole games is played: all where the rules are compiled, else every third.

    Only for tests that run both ways: the compiled rules play all of them in a fraction of the time.
    """
    return cases if COMPILED else cases[::3]


class Subject:
    """A game and the tables (players and options) at which it is tried."""

    def __init__(self, game: Game, configs: list[Config] | None = None) -> None:
        self.game = game
        self.configs: list[Config] = configs if configs else [{"players": n} for n in game.seats]
        self._lengths: dict[int, int] = {}

    def __repr__(self) -> str:
        return self.game.name

    def new(self, config: int, seed: int) -> State:
        """A fresh game at one of the tables."""
        return self.game.new(seed=seed, **self.configs[config % len(self.configs)])

    def length(self, config: int) -> int:
        """How many choices a game at this table takes, by one example."""
        config %= len(self.configs)
        if config not in self._lengths:
            self._lengths[config] = play_on(self.new(config, 0), seeded(0))
        return self._lengths[config]

    def polls(self) -> bool:
        """Does the game ever ask several seats at once? Seen in one game at each table."""
        return any(self._polls_at(config) for config in range(len(self.configs)))

    def _polls_at(self, config: int) -> bool:
        s, luck = self.new(config, 0), seeded(0)
        while not s.over and not s.asked:
            s.choose(*choice_of(s, luck))
        return not s.over


def choice_of(s: State, luck: Rng) -> tuple[int, int]:
    """A random option of a random seat among those that are asked: option and seat, as `choose` takes them."""
    deciders = s.deciders
    seat = deciders[luck.below(len(deciders))]
    options = s.options(seat)
    return options[luck.below(len(options))], seat


def unchecked(s: State) -> None:
    """The check of a playout that only has to come to its end."""


def conserved(s: State) -> None:
    """Every piece is somewhere, once, and the position is possible."""
    assert audit(s) == []
    assert s.faults() == []


def play_on(s: State, luck: Rng, most: int = MOST_CHOICES, check: Check = unchecked, label: str = "playout") -> int:
    """Make up to `most` random choices, checking after each; a failure leaves a record behind."""
    made = 0
    while made < most and not s.over:
        option, seat = choice_of(s, luck)
        before = s.last
        with recorded(s, label, before, (option, seat)):
            s.choose(option, seat)
            check(s)
        made += 1
    assert s.over or most < MOST_CHOICES, f"no end after {made} choices"
    return made


@contextmanager
def recorded(s: State, label: str, before: Entry | None, choice: tuple[int, int] | None = None) -> Iterator[None]:
    """Whatever fails inside leaves a record that replays to the position before the failing choice."""
    try:
        yield
    except Exception as failure:
        try:
            failure.add_note(f"The game is recorded in {leave_record(s, label, before, choice, failure)}.")
        except Exception as obstacle:  # the first failure is the one to report
            failure.add_note(f"The game could not be recorded: {obstacle!r}.")
        raise


def leave_record(
    s: State, label: str, before: Entry | None, choice: tuple[int, int] | None, failure: Exception
) -> Path:
    """Write the record up to `before`, with the choice that failed after it and the error."""
    there = s.replayed(entries(before))
    record = there.record()
    what: dict[str, object] = {"error": repr(failure)}
    if choice is not None:
        option, seat = choice
        what["choice"] = [seat, there.key(option, seat)]
    record["failure"] = what
    FAILURES.mkdir(parents=True, exist_ok=True)
    path = FAILURES / f"{s.rules.name}-{label}.json"
    path.write_text(json.dumps(record) + "\n", encoding="utf-8")
    return path


def through_json(value: object) -> object:
    """What comes back from writing a value as JSON and reading it."""
    return json.loads(json.dumps(value))


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """While this lasts the game can be found by its name, as pickle needs it."""
    if game.name in _loaded:
        yield  # its home is known too
        return
    rampart.register(game)
    try:
        yield
    finally:
        del _loaded[game.name]


@contextmanager
def unregistered(name: str) -> Iterator[None]:
    """While this lasts a game from outside the package is not there."""
    there = _loaded.pop(name)
    try:
        yield
    finally:
        rampart.register(there)
