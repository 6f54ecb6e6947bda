"""The declaration of a game: what it may not be."""

from typing import ClassVar

import pytest

from rampart import BrokenRules, seeded
from rampart.kernel.fields import LIST, Field, Layout
from rampart.kernel.frame import MOST_SEATS
from rampart.kernel.game import Game
from rampart.kernel.machine import Machine
from rampart.kernel.rules import FIRST_STEP, Rules
from rampart.kernel.step import SPACE_LIMIT, Choice, Step, snake


class Walk(Step[object]):
    """A step."""


class TooMany(Choice[object]):
    """A decision with more options than there is room for."""

    space: ClassVar[int] = SPACE_LIMIT + 1


class Nothing(Choice[object]):
    """A decision without options."""

    space: ClassVar[int] = 0


def test_two_steps_of_one_name_are_refused() -> None:
    with pytest.raises(BrokenRules, match="toy: two steps are called walk"):
        Rules("toy", 1, {8: Walk(), 9: Walk()}, [])


@pytest.mark.parametrize("code", [0, FIRST_STEP - 1, 4096])
def test_a_step_code_outside_the_room_for_steps_is_refused(code: int) -> None:
    with pytest.raises(BrokenRules, match=f"step code {code} is not from 8 to 4095"):
        Rules("toy", 1, {code: Walk()}, [])


@pytest.mark.parametrize("step", [TooMany(), Nothing()])
def test_a_decision_has_between_one_and_4096_options(step: Choice[object]) -> None:
    with pytest.raises(BrokenRules, match=f"{step.name}: its space is not from 1 to 4096"):
        Rules("toy", 1, {8: step}, [])


def test_only_the_last_part_of_a_layout_is_a_list() -> None:
    Layout("offer", [Field("to"), Field("goods", LIST)])
    with pytest.raises(BrokenRules, match="layout offer: only the last field may be a list"):
        Layout("offer", [Field("goods", LIST), Field("to")])


def test_a_game_has_no_more_seats_than_a_frame_can_name() -> None:
    rules = Rules("toy", 1, {8: Walk()}, [])
    for seats in [(MOST_SEATS + 1,), (0, 2), ()]:
        with pytest.raises(BrokenRules, match="toy: its numbers of seats are not from 1 to 14"):
            Game(rules, "Toy", seats, blank=None, setup=None)  # type: ignore[arg-type]


def test_a_step_is_called_after_its_class() -> None:
    assert snake("StarvePalace") == "starve_palace"
    assert Walk().name == "walk"


def test_a_step_that_only_runs_asks_nothing() -> None:
    for ask in (Walk().options, Walk().run):
        with pytest.raises(AssertionError, match="walk"):
            ask(None, 0, 0)


class Round(Choice[object]):
    """A decision with one option, which leads to the same decision again."""

    def options(self, s: Machine, p: int, args: int) -> list[int]:  # type: ignore[override]
        return [0]

    def apply(self, s: Machine, p: int, args: int, choice: int) -> None:  # type: ignore[override]
        s.push(9, p)


class Circle(Step[object]):
    """A step that leads to itself."""

    def run(self, s: Machine, p: int, args: int) -> None:  # type: ignore[override]
        s.push(8)


@pytest.mark.parametrize("code", [8, 9])
def test_steps_that_go_round_in_circles_are_ended(code: int) -> None:
    rules = Rules("toy", 1, {8: Circle(), 9: Round()}, [])
    s = Machine(rules, 1, [], seeded(0))
    s.push(code, 0)
    with pytest.raises(BrokenRules, match="after 16384 steps nobody has had a choice yet"):
        s.advance()
