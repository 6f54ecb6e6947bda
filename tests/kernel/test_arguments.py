"""Arguments of steps in position documents: every kind of part in words, and every fault named by its path."""

from typing import Final

import pytest
from tests.proving.toy import Toy, toy_game

from rampart import BadDocument, BrokenRules
from rampart.kernel.codec import Args, board_place, card, count, flag, maybe, one_of, pad_place, seat, seats, subset
from rampart.kernel.fields import Pool
from rampart.kernel.rules import Rules
from rampart.kernel.step import Choice

S_TASK: Final = 8
S_VOTE: Final = 9
GOODS: Final = ["rice", "tea", "silk"]
HEXES: Final = ["a1", "b1", "b2"]

TASK: Final = Args()
N: Final = TASK.part("n", count(5))
GOOD: Final = TASK.part("good", one_of(GOODS))
SOME: Final = TASK.part("some", subset(GOODS))
WHO: Final = TASK.part("who", seat(4))
WHOM: Final = TASK.part("whom", seats(4))
SURE: Final = TASK.part("sure", flag())
CARD: Final = TASK.part("card", card("deck", 2))
HEX: Final = TASK.part("hex", board_place("hex", 4))
IF_ANY: Final = TASK.part("if_any", maybe(one_of(GOODS)))
AT: Final = Args()
PLACE: Final = AT.part("place", pad_place())


class Errands(Toy):
    """A position with a board of its own."""

    def pools(self) -> list[Pool]:
        return [Pool("deck", ["ace", "king"], [0, 0])]

    def board_words(self, what: str) -> list[str]:
        return HEXES if what == "hex" else super().board_words(what)


class Task(Choice[Errands]):
    """A decision with an argument of every kind."""

    args = TASK
    space = 2

    def options(self, s: Errands, p: int, args: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Errands, p: int, args: int, choice: int) -> None: ...


class Vote(Task):
    """The same, asked of several."""


def set_up(s: Toy) -> None:
    s.push(S_TASK, 0)


def modernise(step: str, words: dict[str, object]) -> None:
    """An older document called the number of the task `size`."""
    if "size" in words:
        words["n"] = words.pop("size")


RULES = Rules("errands", 1, {S_TASK: Task(), S_VOTE: Vote()}, [], modernise=modernise)
GAME = toy_game(RULES, "Errands", (3,), Errands, set_up)

WORDS: dict[str, object] = {
    "n": 4, "good": "tea", "some": ["rice", "silk"], "who": 2, "whom": [0, 2], "sure": True, "card": "king",
    "hex": "b1", "if_any": "rice",
}  # fmt: skip
NUMBERS = [(N, 4), (GOOD, 1), (SOME, 5), (WHO, 2), (WHOM, 5), (SURE, 1), (CARD, 1), (HEX, 1), (IF_ANY, 0)]
WORD = sum(part.put(value) for part, value in NUMBERS)


def position(**words: object) -> dict[str, object]:
    """A document in which the task is asked."""
    return {"game": "errands", "rules": 1, "seats": 3, "todo": [{"step": "task", "seat": 1} | words]}


def test_every_kind_of_argument_has_words_that_lead_back() -> None:
    s = GAME.load(position(**WORDS))
    assert s.current(1)[1] == WORD
    assert s.document()["todo"] == [{"step": "task", "seat": 1} | WORDS]


def test_counts_of_nothing_empty_sets_and_none_are_left_out() -> None:
    s = GAME.new()
    assert s.document()["todo"] == [{"step": "task", "seat": 0, "good": "rice", "who": 0, "card": "ace", "hex": "a1"}]
    assert GAME.load(s.document()) == s
    assert GAME.load(position(if_any=None)).current(1)[1] == 0


def test_bare_numbers_of_older_documents_are_understood() -> None:
    old = {part.name: value for part, value in NUMBERS}
    assert GAME.load(position(**old)).current(1)[1] == WORD
    assert N.of(GAME.load(position(size=3)).current(1)[1]) == 3


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"n": 6}, "n: 6 is not from 0 to 5."),
        ({"n": True}, "n: a whole number is needed, not True."),
        ({"good": "salt"}, "good: 'salt' is not known here; possible are rice, tea, silk."),
        ({"good": 3}, "good: 3 is not from 0 to 2."),
        ({"some": ["tea", 1]}, "some[1]: 1 is not known here; possible are rice, tea, silk."),
        ({"some": "tea"}, "some: a list is needed, not 'tea'."),
        ({"some": 8}, "some: 8 is not from 0 to 7."),
        ({"who": 3}, "who: 3 is not from 0 to 2."),
        ({"whom": [3]}, "whom: 3 is not from 0 to 2."),
        ({"sure": 2}, "sure: 2 is not from 0 to 1."),
        ({"card": "queen"}, "card: 'queen' is not known here; possible are ace, king."),
        ({"hex": "c1"}, "hex: 'c1' is not known here; possible are a1, b1, b2."),
        ({"hex": 3}, "hex: 3 is not from 0 to 2."),
        ({"if_any": -2}, "if_any: -2 is not from -1 to 2."),
        ({"good": None}, "good: a whole number is needed, not None."),
        ({"why": 1}, "why: task has no such argument."),
    ],
)
def test_a_fault_is_named_by_its_path(words: dict[str, object], fault: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        GAME.load(position(**words))
    assert str(refusal.value).startswith(f"todo[0].{fault}")


def asking(**words: object) -> dict[str, object]:
    """A document in which two seats vote."""
    content: dict[str, object] = {"step": "vote", "seats": [0, 2]}
    todo = ["ask", {"step": "close_pad", "layout": "poll", "content": content | words}]
    return {"game": "errands", "rules": 1, "seats": 3, "todo": todo, "poll": {"waiting": [0, 2]}}


def test_polls_name_their_arguments_too() -> None:
    s = GAME.load(asking(**WORDS))
    assert s.current(2)[1] == WORD
    assert GAME.load(s.document()) == s
    (section,) = [x for x in s.document()["todo"] if isinstance(x, dict)]  # type: ignore[attr-defined]
    assert section["content"] == {"step": "vote", "seats": [0, 2]} | WORDS


def test_the_two_numbers_of_older_polls_are_understood() -> None:
    assert GAME.load(asking(a=WORD % 65536, b=WORD // 65536)).current(0)[1] == WORD
    for numbers, fault in (({"a": 6}, "n: 6 is not from 0 to 5"), ({"b": 1 << 28}, "is not from 0 to 268435455")):
        with pytest.raises(BadDocument, match=fault):
            GAME.load(asking(**numbers))


def test_a_step_that_was_told_more_than_it_declares_cannot_be_written() -> None:
    s = GAME.new()
    s.stack[-1] += 6 << 16
    with pytest.raises(BrokenRules, match="task: n: 6 is not from 0 to 5"):
        s.document()


def test_places_on_the_pad_have_their_range() -> None:
    assert PLACE.of(PLACE.put((1 << 28) - 1)) == (1 << 28) - 1
    with pytest.raises(BrokenRules):
        PLACE.put(1 << 28)
