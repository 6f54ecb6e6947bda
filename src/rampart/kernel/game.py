"""A game's entry in the registry: what it is called, how it may be played, and how a state of it comes to be."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rampart.kernel.actions import Actions
from rampart.kernel.determinise import determinise
from rampart.kernel.errors import BadDocument, BadOptions, BrokenRules, StaleRecord, at, shown
from rampart.kernel.frame import ASK, MOST_SEATS, WHOLE
from rampart.kernel.history import linked
from rampart.kernel.hooks import HOOKS
from rampart.kernel.journal import Journal
from rampart.kernel.observation import Spaces
from rampart.kernel.old_documents import FIRST_FORMAT, FORMAT, format_of
from rampart.kernel.reading import fill_from
from rampart.kernel.records import replay_record
from rampart.kernel.rng import NO_FATE, Rng, seeded
from rampart.kernel.rules import Option, Rules
from rampart.kernel.state import State
from rampart.kernel.values import a_dict

Value = int | str | bool

# What scripts and notebooks are offered; the rest serves the layers above
PUBLIC = ["load", "name", "new", "observation", "options", "replay", "rules", "seats", "title", "usual", "version"]

# What the rules run into where a document makes them start from a position they could not have come to
IMPOSSIBLE = (LookupError, ArithmeticError, AssertionError, TypeError, ValueError)


class Objection(NamedTuple):
    """What speaks against a combination of options: a sentence, and the options that do not go together."""

    sentence: str
    options: tuple[str, ...]


def no_objection(options: dict[str, Value], players: int) -> Objection | None:
    """The answer of a game whose options combine freely."""
    return None


def no_defaults(players: int) -> dict[str, Value]:
    """The answer of a game whose defaults are the same for any number of players."""
    return {}


class Game:
    """One game: its name, seats, options and rules version, and the ways to get a state."""

    def __init__(
        self,
        rules: Rules,
        title: str,
        seats: tuple[int, ...],
        blank: Callable[[int, list[int], Rng], State],
        setup: Callable[[State], None],
        objection: Callable[[dict[str, Value], int], Objection | None] = no_objection,
        usual: int = 0,
        defaults: Callable[[int], dict[str, Value]] = no_defaults,
    ) -> None:
        if not seats or min(seats) < 1 or max(seats) > MOST_SEATS:
            raise BrokenRules(f"{rules.name}: its numbers of seats are not from 1 to {MOST_SEATS}")
        self.rules = rules
        self.name = rules.name
        self.title = title
        self.seats = seats
        self.version = rules.version
        self.options: dict[str, Option] = {o.name: o for o in rules.options}
        self.actions = Actions(rules)
        self.usual = usual if usual else seats[-1]  # how many play unless it is said
        self._blank = blank
        self._setup = setup
        self._objection = objection
        self._defaults = defaults  # of options whose default depends on how many play

    def __repr__(self) -> str:
        players = f"{self.seats[0]}-{self.seats[-1]} players"
        return f"<rampart game {self.name}: {self.title}, {players}, rules {self.version}>"

    def new(self, players: int | None = None, seed: int = 0, *, fate: object = None, **options: Value) -> State:
        """A game set up and played on by itself to the first decision; players and seed are whole numbers.

        The seed lays out the table; fate, a list of whole numbers, holds the results of the draws from the first
        decision on, in their order.
        """
        s = self.new_told(players, seed, dict(options), None)
        if fate is None:
            return s
        if not isinstance(fate, Sequence) or not all(type(x) is int and x >= 0 for x in fate):
            raise BadOptions(f"fate is a list of whole numbers from 0 up, not {shown(fate)}.", "fate")
        s.rng.fate = list(fate) or NO_FATE
        return self._with_history(s, -1)

    def __dir__(self) -> list[str]:
        return [*PUBLIC, "__class__", "__doc__", "__repr__"]

    def new_told(self, players: int | None, seed: int, options: dict[str, object], journal: Journal | None) -> State:
        """A new game whose journal also hears what happens before the first decision."""
        s = self._at_start(self.usual if players is None else players, seed, options)
        s.journal = journal
        self._setup(s)
        s.advance()
        s.journal = None
        return self._with_history(s, seed)

    def fresh(self, players: int, config: list[int], seed: int) -> State:
        """A new game without a past, of options that `configure` has checked: the quick way to many games."""
        s = self._blank(players, config, seeded(seed))
        s.sealed = self._sealed(config)
        self._setup(s)
        s.advance()
        return s

    def load(self, doc: dict[str, object]) -> State:
        """The position that a document, a JSON object, describes."""
        if not isinstance(doc, dict):
            raise BadDocument(f"The document is no JSON object but {shown(doc)}.")
        if doc.get("game") != self.name:
            raise at("game", f"this is a document of {shown(doc.get('game'))}, not of {self.name!r}.")
        if doc.get("rules", self.version) != self.version:
            theirs = shown(doc["rules"])
            sentence = f"The document is of rules version {theirs}; {self.name} is at {self.version}."
            raise self.rules.too_old(sentence, doc["rules"])
        if format_of(doc) not in (FIRST_FORMAT, FORMAT):
            theirs = shown(doc["format"])
            sentence = f"The document has format {theirs}; this version reads formats 1 to {FORMAT}."
            raise StaleRecord(sentence, "format", {"theirs": theirs, "ours": str(FORMAT)})
        options = a_dict(doc.get("options", {}), "options")
        players = self.players_of(doc.get("seats", self.usual), "seats")
        try:
            s = self._at_start(players, 0, options)
        except BadOptions as e:
            raise at("options", f"{e}") from None
        self._setup(s)
        s.advance()
        try:
            fill_from(s, doc)
            if s.viewer == WHOLE and not (s.stack and s.stack[-1] & 4095 == ASK and s.asked):
                s.advance()
            else:
                s.refresh()
            if s.viewer != WHOLE:
                determinise(s, s.viewer, seeded(0))  # a view is possible if some world fits it
        except BrokenRules as broken:
            raise BadDocument(f"The document describes a position that cannot be: {broken}.") from broken
        except IMPOSSIBLE as stuck:
            why = f"{type(stuck).__name__}: {stuck}"
            raise BadDocument(f"The document describes a position that cannot be ({why}).") from stuck
        return self._with_history(s, -1) if s.viewer == WHOLE else s

    def observation(self, players: int | None = None, **options: Value) -> Spaces:
        """How the view of a seat becomes a row of numbers at such a table; needs the extra `lab`."""
        return HOOKS.observation(self, players, dict(options))

    def replay(self, rec: dict[str, object], upto: int | None = None) -> State:
        """The state after the choices of a record, or after the first `upto` of them."""
        try:
            return replay_record(self, rec, upto)
        except IMPOSSIBLE as e:
            raise BadDocument(f"The record comes to a position that cannot be ({type(e).__name__}: {e}).") from e

    def revive(self, data: list[object], past: list[object] | None = None) -> State:
        """A state from its dump, with the history where that was kept (`State.past`)."""
        kernel = data[0]
        assert isinstance(kernel, list)
        s = self._blank(kernel[0], kernel[1], seeded(0))
        s.restore(data)
        if past:
            origin, s.seed, s.poll_since, made = past  # type: ignore[assignment]
            s.origin = self.revive(origin)  # type: ignore[arg-type]
            s.last = linked(made)  # type: ignore[arg-type]
        return s

    def players_of(self, value: object, path: str) -> int:
        """A number of players in a document or a record, or a complaint."""
        try:
            return self.check_players(value)
        except BadOptions as e:
            raise at(path, f"{e}") from None

    def check_players(self, players: object) -> int:
        """A number of players that the game allows, or a complaint."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            sentence = f"{self.title} is not for {shown(players)} players; possible are: {allowed}."
            raise BadOptions(sentence, "players", {"allowed": allowed})
        return players

    def configure(self, players: object, options: dict[str, object]) -> list[int]:
        """Check a number of players and options; the place of each option's value among its choices."""
        seats = self.check_players(players)
        values: dict[str, Value] = {o.name: o.default for o in self.rules.options}
        values.update(self._defaults(seats))
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                sentence = f"{self.title} has no option {name!r}; its options are: {known}."
                raise BadOptions(sentence, "option", {"option": name})
            values[name] = self._value(self.options[name], value)
        why = self._objection(values, seats)
        if why is not None:
            raise BadOptions(why.sentence, "clash", {"options": " ".join(why.options)})
        return [place_among(o.choices, values[o.name]) for o in self.rules.options]

    def _value(self, option: Option, value: object) -> Value:
        """A value among an option's choices, also from its text at a command line."""
        for choice in option.choices:
            if type(choice) is type(value) and choice == value:
                return choice
            if isinstance(value, str) and value.lower() == str(choice).lower():
                return choice
        known = ", ".join(str(c) for c in option.choices)
        if isinstance(value, str) and set(option.choices) == {False, True}:
            if value.lower() in WORDS_FOR_BOOL:
                return WORDS_FOR_BOOL[value.lower()]
            known = "on or off, yes or no, true or false, 1 or 0"
        sentence = f"{option.name} cannot be {shown(value)}; it can be: {known}."
        raise BadOptions(sentence, "value", {"option": option.name})

    def _at_start(self, players: object, seed: int, options: dict[str, object]) -> State:
        """A state with an empty table."""
        seats = self.check_players(players)
        config = self.configure(seats, options)
        s = self._blank(seats, config, seeded(seed))
        s.sealed = self._sealed(config)
        return s

    def _sealed(self, config: list[int]) -> int:
        """Do the options ask for sealed windows?"""
        sealed = self.rules.option_index("sealed")
        return 1 if sealed >= 0 and self.rules.options[sealed].choices[config[sealed]] else 0

    def _with_history(self, s: State, seed: int) -> State:
        """Let a state remember the choices from here on."""
        s.last = None
        s.origin = s.bare()
        s.seed = seed
        return s


WORDS_FOR_BOOL = {"on": True, "yes": True, "1": True, "off": False, "no": False, "0": False}


def place_among(choices: list[Value], value: Value) -> int:
    """The place of a value; True and 1 are different values."""
    return next(i for i, c in enumerate(choices) if type(c) is type(value) and c == value)
