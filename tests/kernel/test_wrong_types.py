"""What is of the wrong kind - a seat, an option, a seed, a name - is refused in a sentence and changes nothing."""

from collections.abc import Callable

import pytest
from tests.playing import play_on

import rampart
from rampart import BadDocument, BadOptions, IllegalChoice, RampartError, State, seeded

GAME = rampart.game("dragon")
NO_SEATS: list[object] = ["0", 1.0, True, -1, 3, 10**5000, [], {}, b"0"]
NO_OPTIONS: list[object] = [None, 1.0, True, [], {}, b"pass", -1, 10**5000, "", "nope", object()]
NO_SEEDS: list[object] = ["7", None, 1.5, True, [], -1, 1 << 128, 10**5000]


class Whole:
    """A whole number that is no int, as those of numpy are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.fixture
def s() -> State:
    s = GAME.new(players=3, seed=1)
    play_on(s, seeded(1), 20)
    return s


def kind(value: object) -> str:
    unspeakable = type(value) is object or (isinstance(value, int) and value > 9)
    return type(value).__name__ if unspeakable else f"{type(value).__name__}{value}"


ASKS: dict[str, Callable[[State, object], object]] = {
    "options": lambda s, seat: s.options(seat),
    "choose": lambda s, seat: s.choose(s.options(s.mover)[0], seat),
    "decision": lambda s, seat: s.decision(seat),
    "undoable": lambda s, seat: s.undoable(seat),
    "undo": lambda s, seat: s.undo(seat),
    "view": lambda s, seat: s.view(seat),
    "svg": lambda s, seat: s.svg(seat),
    "determinise": lambda s, seat: s.determinise(seat, 1),
    "bot": lambda s, seat: rampart.bot("random").choose(s, seat),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("seat", NO_SEATS, ids=kind)
@pytest.mark.parametrize("ask", ASKS)
def test_what_is_no_seat_is_refused_everywhere(s: State, ask: str, seat: object) -> None:
    before = s.digest()
    with pytest.raises(IllegalChoice, match=r"There is no seat .*; seats are 0 to 2\."):
        ASKS[ask](s, seat)
    assert s.digest() == before


@pytest.mark.parametrize("option", NO_OPTIONS, ids=kind)
def test_what_is_no_option_is_refused(s: State, option: object) -> None:
    before = s.digest()
    with pytest.raises(IllegalChoice, match=r"is not on offer to seat \d; possible are: "):
        s.choose(option)
    assert s.digest() == before


def test_whole_numbers_of_other_kinds_are_seats_options_and_seeds(s: State) -> None:
    t = s.copy()
    s.choose(s.options(s.mover)[1])
    t.choose(Whole(t.options(Whole(t.mover))[1]), Whole(t.mover))
    assert s == t
    assert seeded(Whole(7)).words() == seeded(7).words()


@pytest.mark.parametrize("seed", NO_SEEDS, ids=kind)
def test_what_is_no_seed_is_refused_everywhere(s: State, seed: object) -> None:
    for ask in (
        lambda: GAME.new(seed=seed),  # type: ignore[arg-type]
        lambda: s.determinise(0, seed),
        lambda: rampart.bot("random", seed),  # type: ignore[arg-type]
        lambda: seeded(seed),
    ):
        with pytest.raises(BadOptions, match=r"^The seed .*whole number"):
            ask()


@pytest.mark.parametrize("name", [None, 5, [], {}], ids=kind)
def test_what_is_no_name_is_refused(name: object) -> None:
    with pytest.raises(BadOptions, match="There is no game called"):
        rampart.game(name)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="There is no bot called"):
        rampart.bot(name)  # type: ignore[arg-type]


def endless() -> object:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    return nested


@pytest.mark.parametrize("value", [10**5000, endless()], ids=["digits", "depth"])
def test_a_complaint_quotes_no_value_that_python_cannot_write(value: object) -> None:
    with pytest.raises(BadOptions, match=r"not for this (int|list) players"):
        GAME.new(players=value)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match=r"cannot be this (int|list);"):
        GAME.new(large_price=value)  # type: ignore[arg-type]
    for document in ({"game": value}, {"game": "dragon", "seats": value}, {"game": "dragon", "todo": [value]}):
        with pytest.raises(BadDocument):
            GAME.load(document)
    with pytest.raises(RampartError):
        GAME.replay({**GAME.new(seed=1).record(), "rules": value})
