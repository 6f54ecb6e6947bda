"""Scenes: what happened between two decisions, step by step, for the page to play.

A scene is made from the same events as the log and tells no more: a step is a line of the log with the places on the
board where it happened. Where two sides are compared, a step has both numbers and what they are made of; where a seat
gains, what flies to it; where a card is turned over or dice are rolled, what they show. A game says in its module
`draw.scenes` where its events happen.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, cast

from rampart.draw.panels import panels
from rampart.draw.piece_cards import piece_cards
from rampart.kernel.events import HIDDEN, named
from rampart.kernel.events import Event as Happened
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.journal import Event
from rampart.kernel.rules import Rules
from rampart.kernel.state import State
from rampart.registry import module_of
from rampart.text import Speaker, speaker
from rampart.text.log import Line, told_lines

MOST_STEPS: Final = 40
MOST_PLACES: Final = 8
MOST_ADDENDS: Final = 12
LEFT: Final = 0
RIGHT: Final = 1


class Duel(NamedTuple):
    """Two numbers of an event that are compared: which of its arguments, and the messages that name the two sides.

    The left side holds where it is at least as strong; `held` and `lost` are the messages that say how it ended, with
    the difference as `n`. Where the event does not tell the numbers (''), they are what the addends come to.
    """

    left: str
    right: str
    left_words: str
    right_words: str
    held: str
    lost: str


class Addend(NamedTuple):
    """A part of one side of a duel: its icon, what it is, and how much of the side it is."""

    side: int
    icon: str
    words: str
    n: int


class Count(NamedTuple):
    """A duel as it went: the two sides by name and number, the result in words, and what each side is made of."""

    left_words: str
    left: int
    right_words: str
    right: int
    result: str
    addends: Sequence[Addend]


class Tally(NamedTuple):
    """What a seat has scored by and by: whose it is, the sum before this step and after it, the parts so far, and how
    many of them are new."""

    words: str
    before: int
    sum: int
    addends: Sequence[Addend]
    fresh: int


class Scenes(Protocol):
    """What the `draw.scenes` module of a game offers."""

    PLACES: Mapping[str, Sequence[str]]
    """By kind of event the ids of its pieces on the board: `horde-{horde}` takes the word of an argument, `hex-{hex:n}`
    its number, `palace-{seat}-{palace:i}` its number counted from 1."""

    GAINS: Mapping[str, str]
    """Kinds of events by which a seat gains or loses something that counts up, and the argument that says how much."""

    POINTS: Collection[str]
    """Those of them that change the points of the seat."""

    SOURCES: Mapping[str, str]
    """Kinds of events by which a seat scores, and the argument that says what for: several in a row are added up."""

    TOTALS: Collection[str]
    """Kinds of events with which all points of a seat are told, source by source."""

    STAGES: Collection[str]
    """Kinds of events that give what follows its title, beside those that begin a chapter of the log."""

    WAYS: Collection[str]
    """Kinds of events by which something goes from the first of its places to the second."""

    DUELS: Mapping[str, Duel]
    """Kinds of events that compare two sides."""

    OPENINGS: Collection[str]
    """Kinds of events with which something begins that a later duel adds up; `addends` gets all events since."""

    CARDS: Mapping[str, str]
    """Kinds of events by which a card is turned over, and the id under which `draw.piece_cards` tells of it."""

    DICE: Mapping[str, Sequence[str]]
    """Kinds of events that tell of a roll, and the arguments that are the dice."""

    def addends(
        self, s: State, event: Happened, since: Sequence[Happened], t: Speaker, names: Sequence[str]
    ) -> Sequence[Addend]:
        """What the two sides of a duel are made of, as far as it is known; the rest is told as one part."""

    def piece(self, s: State, place: str) -> str:
        """The id of the piece at a place as PLACES tells it, where that depends on the position."""


class Step(NamedTuple):
    """One step: its sentence, whose it is, where it happens, and what is counted there."""

    line: Line
    places: tuple[str, ...]
    gain: int
    duel: Count | None
    chapter: bool
    points: bool = False
    card: tuple[str, str, str] | None = None
    dice: tuple[int, ...] = ()
    way: bool = False
    tally: Tally | None = None

    def packed(self) -> dict[str, Any]:
        """The step in words and numbers; what is not there is left out."""
        out: dict[str, Any] = {"t": self.line.text}
        if self.line.seat is not None:
            out["s"] = self.line.seat
        if self.places:
            out["at"] = self.places
        if self.gain:
            out["up"] = self.gain
        if self.points:
            out["pt"] = 1
        if self.chapter:
            out["ch"] = 1
        if self.way:
            out["way"] = 1
        return out


@cache
def scenes_of(game: str) -> Scenes | None:
    """What a game says of its scenes, None if it says nothing."""
    return cast(Scenes | None, module_of(game, "draw.scenes"))


def scene(
    events: Sequence[Event], s: State, lang: str, names: Sequence[str], earlier: Iterable[Event] = ()
) -> list[Step]:
    """The steps of what a viewer has seen; of a very long chain the last ones, with every chapter and duel.

    The position is the one after them, as the viewer sees it; `earlier` is what was seen before, for duels that add up
    what has happened since they began.
    """
    rules = s.rules
    told = scenes_of(rules.name)
    shown = panels(rules.name)
    if told is None or shown is None:
        return []
    past = [*(since_opening(earlier, rules, told) if told.OPENINGS else ()), *events]
    view = Viewing(s, told, lang, [named(event, rules) for event in past if event.code in rules.events], names)
    chapters = {*shown.CHAPTERS, *told.STAGES}
    lines = told_lines(events, rules, lang, names)
    steps = [step(line, happened, view, line.kind in chapters) for line, happened in lines]
    steps = tallied(steps, [happened for _, happened in lines], view)
    spare = len(steps) - MOST_STEPS
    if spare > 0:
        kept = [one for one in steps[:spare] if one.chapter or one.duel is not None]
        steps = [*kept, *steps[spare:]][-MOST_STEPS:]
    return steps


class Viewing(NamedTuple):
    """Who looks on: the position after the events, what the game says of them, and all that led to them."""

    s: State
    told: Scenes
    lang: str
    past: Sequence[Happened]
    names: Sequence[str]


def since_opening(earlier: Iterable[Event], rules: Rules, told: Scenes) -> list[Event]:
    """The earlier events since the last one that opened something, none where nothing is open."""
    out: list[Event] = []
    for event in earlier:
        if event.code in rules.events and rules.events[event.code].name in told.OPENINGS:
            out = []
        out.append(event)
    first = rules.events.get(out[0].code) if out else None
    return out if first is not None and first.name in told.OPENINGS else []


def step(line: Line, happened: Sequence[Event], view: Viewing, chapter: bool) -> Step:
    """A line of the log as a step of a scene."""
    s, told = view.s, view.told
    found: list[str] = []
    gain = 0
    for event in happened:
        found += [place for place in places(event, s, told) if place not in found]
        gain += gained(event, s.rules, told)
    first = named(happened[0], s.rules)
    dice = tuple(n for name in told.DICE.get(first.kind, ()) if isinstance(n := first.args[name], int))
    return Step(
        line,
        tuple(found[:MOST_PLACES]),
        gain,
        compared(first, view),
        chapter,
        gain != 0 and line.kind in told.POINTS,
        turned(happened[0], view),
        dice,
        first.kind in told.WAYS and len(found) > 1,
        totalled(first, view),
    )


def totalled(happened: Happened, view: Viewing) -> Tally | None:
    """All points of a seat by their sources, where an event tells them."""
    if happened.kind not in view.told.TOTALS or happened.seat is None:
        return None
    say = speaker(view.s.rules.name, view.lang)
    known = [(word, n) for word, n in view.s.breakdown()[happened.seat].items() if n]
    parts = [Addend(LEFT, "", say(f"source-{word}"), n) for word, n in known]
    return Tally(view.names[happened.seat], 0, sum(part.n for part in parts), parts, len(parts)) if parts else None


def tallied(steps: Sequence[Step], told: Sequence[Sequence[Event]], view: Viewing) -> list[Step]:
    """The steps, with a sum that grows where a seat scores from several sources in a row."""
    say = speaker(view.s.rules.name, view.lang)
    out, runs = list(steps), list[list[tuple[int, list[Addend]]]]()
    seat: int | None = None
    for at, (one, happened) in enumerate(zip(steps, told)):
        if one.line.seat is None or one.line.seat != seat:
            runs.append([])
        seat = one.line.seat
        parts = [part for event in happened if (part := scored(named(event, view.s.rules), view.told, say)) is not None]
        if parts:
            runs[-1].append((at, parts))
    for run in runs:
        sums: list[Addend] = []
        for at, parts in run if len(run) > 1 else []:
            before = sum(part.n for part in sums)
            sums += parts
            name = view.names[cast(int, out[at].line.seat)]
            tally = Tally(name, before, sum(part.n for part in sums), sums[-MOST_ADDENDS:], len(parts))
            out[at] = out[at]._replace(tally=tally)
    return out


def scored(happened: Happened, told: Scenes, say: Speaker) -> Addend | None:
    """What an event scores, by its source; None where it scores nothing."""
    name, n = told.SOURCES.get(happened.kind), happened.args.get(told.GAINS.get(happened.kind, ""))
    if name is None or not isinstance(n, int) or not n:
        return None
    return Addend(LEFT, "", say(f"source-{happened.args[name]}"), n)


def turned(event: Event, view: Viewing) -> tuple[str, str, str] | None:
    """The card that an event turns over: its icon, name and text; None where there is none, or it is not seen."""
    s = view.s
    template = view.told.CARDS.get(named(event, s.rules).kind)
    cards = piece_cards(s.rules.name)
    if template is None or cards is None:
        return None
    try:
        found = cards.piece(s, template.format_map(words_of(event, s.rules)), speaker(s.rules.name, view.lang))
    except LookupError:
        return None
    return (found.icon, found.name, found.text) if found is not None else None


def words_of(event: Event, rules: Rules) -> dict[str, "Word"]:
    """The arguments of an event, and its seat, as they stand in ids."""
    happened = named(event, rules)
    numbers = zip(rules.events[event.code].args, event.numbers)
    known = {field.name: Word(number, happened.args[field.name]) for field, number in numbers}
    if happened.seat is not None:
        known["seat"] = Word(happened.seat, happened.seat)
    return known


def places(event: Event, s: State, told: Scenes) -> list[str]:
    """The ids of the pieces that an event touches; those with a part that the viewer may not know are left out."""
    rules = s.rules
    kind = rules.events.get(event.code)
    templates = told.PLACES.get(kind.name, ()) if kind is not None else ()
    if not templates:
        return []
    known = words_of(event, rules)
    out = []
    for template in templates:
        try:
            out.append(told.piece(s, template.format_map(known)))
        except LookupError:
            continue
    return out


class Word:
    """An argument of an event in the id of a piece: by its word, its number (`n`), or its number from 1 (`i`)."""

    def __init__(self, number: int, word: object) -> None:
        self.number = number
        self.word = word

    def __format__(self, how: str) -> str:
        if self.word == HIDDEN or self.word is None or self.number <= UNKNOWN:
            raise KeyError(how)
        return str(self.number + 1 if how == "i" else self.number if how == "n" else self.word)


def gained(event: Event, rules: Rules, told: Scenes) -> int:
    """How much the seat of an event gains by it, less than 0 for a loss; 0 where nobody may know."""
    happened = named(event, rules)
    name = told.GAINS.get(happened.kind, "")
    value = happened.args[name] if name else 0
    return value if isinstance(value, int) and happened.seat is not None else 0


def compared(happened: Happened, view: Viewing) -> Count | None:
    """The two sides of an event that compares them, None of any other."""
    duel = view.told.DUELS.get(happened.kind)
    if duel is None:
        return None
    say = speaker(view.s.rules.name, view.lang)
    since = view.past[: view.past.index(happened) + 1]
    parts = [part for part in view.told.addends(view.s, happened, since, say, view.names) if part.n][:MOST_ADDENDS]
    left, right = (
        happened.args[name] if name else sum(part.n for part in parts if part.side == side)
        for side, name in ((LEFT, duel.left), (RIGHT, duel.right))
    )
    if not isinstance(left, int) or not isinstance(right, int):
        return None
    for side, whole in ((LEFT, left), (RIGHT, right)):
        rest = whole - sum(part.n for part in parts if part.side == side)
        if rest and any(part.side == side for part in parts):
            parts.append(Addend(side, "", say("scene-more"), rest))
    result = say(duel.held if left >= right else duel.lost, n=abs(left - right))
    return Count(say(duel.left_words), left, say(duel.right_words), right, result, parts)
