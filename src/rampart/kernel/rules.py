"""What the kernel knows of a game: its steps, pad layouts, events and options."""

from collections.abc import Callable, Sequence
from typing import Final

from rampart.kernel.codec import SPACE_LIMIT, Options
from rampart.kernel.errors import BrokenRules, StaleRecord, shown
from rampart.kernel.fields import Field, Layout
from rampart.kernel.step import Choice, Step


class Option:
    """A choice made before the game: its allowed values, the default and what it means.

    A `leading` one says what kind of game it is, so that it is asked for even where little is.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[int | str | bool],
        default: int | str | bool,
        meaning: str,
        leading: bool = False,
    ) -> None:
        self.name = name
        self.choices: list[int | str | bool] = list(choices)
        self.default = default
        self.meaning = meaning
        self.leading = leading

    def __repr__(self) -> str:
        return f"<option {self.name}={self.default}: {self.meaning} One of {', '.join(map(str, self.choices))}>"


class EventKind:
    """A kind of journal entry: its name and the names of its numbers, the secret ones last."""

    def __init__(self, name: str, args: list[Field], rule: str = "") -> None:
        self.name = name
        self.args = args
        self.rule = rule


def as_it_is(step: str, words: dict[str, object]) -> None:
    """The answer of a game whose older documents need no conversion."""


class Rules:
    """The fixed part of a game, shared by all its states."""

    def __init__(
        self,
        name: str,
        version: int,
        steps: dict[int, object],
        options: list[Option],
        layouts: list[Layout] | None = None,
        events: dict[int, EventKind] | None = None,
        asides: Options | None = None,
        modernise: Callable[[str, dict[str, object]], None] = as_it_is,
        automata: tuple[int, ...] = (),
        released: dict[int, str] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.options = options
        self.has_asides = 0 if asides is None else 1
        self.asides = asides  # what seats may add to decisions, as declared cases and parts
        self.modernise = modernise  # turns the arguments of a step in an older document into those of today
        self.automata = automata  # numbers beyond the seats by which the journal calls those whom no one plays
        self.released: dict[int, str] = released if released is not None else {}  # earlier versions of the rules, and
        # the last release of Rampart that plays each: a record that is too old names it
        self.layouts: list[Layout] = layouts if layouts is not None else []
        self.events: dict[int, EventKind] = events if events is not None else {}
        self.steps = table_of(steps)
        self.kinds = [KERNEL_FRAME if code < FIRST_STEP else step.asks for code, step in enumerate(self.steps)]
        self.by_name: dict[str, int] = {}
        for code, step in enumerate(self.steps):
            if code not in steps:
                continue
            if step.name in self.by_name:
                raise BrokenRules(f"{name}: two steps are called {step.name}")
            self.by_name[step.name] = code

    def too_old(self, sentence: str, version: object) -> StaleRecord:
        """The complaint about a record or document of other rules; it names the release that plays it, if one does."""
        release = self.released.get(version, "") if isinstance(version, int) else ""
        about = {"theirs": shown(version), "ours": str(self.version), "release": release}
        return StaleRecord(f"{sentence} Rampart {release} can play it." if release else sentence, "rules", about)

    def option_index(self, name: str) -> int:
        """The place of an option in `State.config`, -1 if there is none of that name."""
        for i, option in enumerate(self.options):
            if option.name == name:
                return i
        return -1


FIRST_STEP: Final = 8  # step codes below it belong to the kernel
RUNS: Final = 0  # what the machine does with a frame: the step runs, it asks, or the frame is the kernel's own
CHOOSES: Final = 1
KERNEL_FRAME: Final = 2


def table_of(steps: dict[int, object]) -> list[Step[object]]:
    """The steps by code, with the kernel's own ones first."""
    table: list[Step[object]] = [Missing() for _ in range(max(steps, default=FIRST_STEP) + 1)]
    for code, step in steps.items():
        if code < FIRST_STEP or code >= 4096:
            raise BrokenRules(f"step code {code} is not from {FIRST_STEP} to 4095")
        assert isinstance(step, Step)
        if isinstance(step, Choice) and type(step).choices is None and not 0 < type(step).space <= SPACE_LIMIT:
            raise BrokenRules(f"{step.name}: its space is not from 1 to {SPACE_LIMIT}")
        table[code] = step
    return table


class Missing(Step[object]):
    """The place of a step code that is not used."""
