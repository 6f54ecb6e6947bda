"""Where the laws are tried: a position somewhere on a random way through a game."""

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st
from tests.playing import Subject, choice_of, play_on, recorded

from rampart import Game, Rng, State, seeded

WHOLE_GAME = 100


@dataclass(frozen=True)
class Walk:
    """Which table, which seed, which luck in choosing, and how far into the game in hundredths of its usual length."""

    table: int
    seed: int
    luck: int
    share: int


walks: st.SearchStrategy[Walk] = st.builds(
    Walk,
    table=st.integers(0, 999),
    seed=st.integers(0, 2**32 - 1),
    luck=st.integers(0, 2**32 - 1),
    share=st.integers(0, WHOLE_GAME),
)


class Here:
    """A position of a game, with luck to try things with."""

    def __init__(self, game: Game, s: State, luck: Rng) -> None:
        self.game = game
        self.s = s
        self.luck = luck

    def seat(self) -> int:
        """Some seat."""
        return self.luck.below(self.s.seats)


Law = Callable[[Here], None]


def position(subject: Subject, walk: Walk) -> Here:
    """Where a walk leads."""
    s = subject.new(walk.table, walk.seed)
    luck = seeded(walk.luck)
    play_on(s, luck, subject.length(walk.table) * walk.share // WHOLE_GAME)
    return Here(subject.game, s, luck)


def hold(law: Law, subject: Subject, walk: Walk) -> None:
    """Try a law where a walk leads; where it fails, the position is recorded."""
    here = position(subject, walk)
    with recorded(here.s, law.__name__, here.s.last):
        law(here)


def play_a_choice(s: State, luck: Rng) -> tuple[int, int]:
    """Make a random choice; returns option and seat."""
    option, seat = choice_of(s, luck)
    s.choose(option, seat)
    return option, seat


def to_next(here: Here, wanted: Callable[[State], bool]) -> State | None:
    """The next position of a kind on some way from here, None where there is none."""
    s = here.s.copy()
    while not s.over:
        if wanted(s):
            return s
        play_a_choice(s, here.luck)
    return None


def to_a_poll(here: Here) -> State | None:
    """The next position where several seats are still to answer."""
    return to_next(here, lambda s: s.asked > 0 and len(s.deciders) > 1)


def viewers(s: State) -> list[int | None]:
    """Everyone who may look: the seats and the spectators."""
    return [*range(s.seats), None]


def same(a: State, b: State) -> None:
    """Two states that no one can tell apart: the same content, and the same seats asked for the same."""
    assert a == b
    assert a.digest() == b.digest()
    assert a.document() == b.document()
    assert (a.scores(), a.ranking(), a.breakdown(), a.ending) == (b.scores(), b.ranking(), b.breakdown(), b.ending)
    assert a.deciders == b.deciders
    for p in a.deciders:
        assert a.options(p) == b.options(p)


def same_view(a: State, b: State) -> None:
    """Two views that are byte for byte the same."""
    assert a.dump() == b.dump()
    assert repr(a.document()) == repr(b.document())
    assert (a.seed, a.last, a.origin, a.journal) == (b.seed, b.last, b.origin, b.journal)


def same_future(a: State, b: State, luck: Rng, choices: int = 12) -> None:
    """Two states that go on alike, whatever is chosen; both are played on."""
    same(a, b)
    for _ in range(choices):
        if a.over:
            return
        option, seat = choice_of(a, luck)
        a.choose(option, seat)
        b.choose(option, seat)
        assert a.digest() == b.digest()
    same(a, b)
