"""The line of a game: a choice costs the same however many stand before it."""

from collections import Counter

import pytest

from rampart import State
from rampart.server.basics.line import Line
from rampart.server.basics.model import Made
from rampart.server.storage.store import Stored
from rampart.server.tables.archive import table_from, whole_record
from rampart.server.tables.course import MARK_EVERY, MOST_MARKS, Course
from rampart.server.tables.room import Room
from tests.playing import through_json
from tests.server.long_game import haggled

LENGTH = 1500  # enough that not every sixteenth position is remembered any more


def choices(*seqs: int) -> list[Made]:
    """Choices of these entries."""
    return [Made(seq, 0, ("go",)) for seq in seqs]


def test_a_line_holds_its_choices_in_order() -> None:
    line = Line().plus(*choices(3, 5, 8))
    assert [made.seq for made in line] == [3, 5, 8]
    assert [made.seq for made in line.backwards()] == [8, 5, 3]
    assert (len(line), len(Line())) == (3, 0)
    assert [made.seq for made in line.up_to(2)] == [3, 5]
    assert [len(step) for step in line.steps_after(1)] == [2, 3]


def test_a_longer_line_shares_the_shorter_one() -> None:
    line = Line().plus(*choices(3, 5))
    assert line.plus(*choices(8)).before is line
    assert line.plus(*choices(8)).up_to(2) is line


def test_what_followed_a_choice_is_found_by_its_entry() -> None:
    line = Line().plus(*choices(3, 5, 8))
    assert [made.seq for made in line.since(5)] == [5, 8]
    assert line.since(4) == line.since(9) == Line().since(1) == ()


def test_a_line_without_some_choices_shares_what_came_before_them() -> None:
    line = Line().plus(*choices(3, 5, 8, 9))
    less = line.without([5, 9])
    assert less is not None and [made.seq for made in less] == [3, 8]
    assert less.up_to(1) is line.up_to(1)
    assert line.without([4]) is line.without([9, 10]) is Line().without([1]) is None


@pytest.fixture(scope="module")
def stored() -> Stored:
    """A long game as it is stored."""
    return table_from(through_json(haggled(LENGTH).record()))  # type: ignore[arg-type]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a choice was played, and how many links of lines were made."""
    count: Counter[str] = Counter()
    reached, made = Course.reached, Line.__init__

    def reached_once_more(*given: object) -> object:
        count["played"] += 1
        return reached(*given)  # type: ignore[arg-type]

    def linked_once_more(*given: object) -> None:
        count["linked"] += 1
        made(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(Course, "reached", reached_once_more)
    monkeypatch.setattr(Line, "__init__", linked_once_more)
    return count


def loaded(stored: Stored) -> Room:
    room = Room(stored)
    room.replay(stored)
    return room


def test_a_long_game_is_loaded_with_one_step_for_each_choice(stored: Stored, counted: Counter[str]) -> None:
    room = loaded(stored)
    assert room.position is not None and len(room.position.line) == LENGTH
    assert counted["played"] == LENGTH
    assert counted["linked"] <= LENGTH + 4
    assert all(later.before is line for (_, line), (_, later) in zip(room.lines[1:], room.lines[2:]))


def test_going_back_in_a_long_game_plays_a_small_part_of_it(stored: Stored, counted: Counter[str]) -> None:
    room = loaded(stored)
    course = room.course
    assert course is not None
    assert len(course.marks) <= MOST_MARKS
    for seq in range(2, room.seq, 97):
        counted.clear()
        there = room.position_at(seq)
        assert counted["played"] < course.apart
        assert there.last is not None and there.last.count <= LENGTH
    assert course.apart == 4 * MARK_EVERY
    assert len(course.marks) <= MOST_MARKS


def test_choices_taken_back_again_and_again_leave_the_rest_of_a_long_game_at_hand(stored: Stored) -> None:
    room = loaded(stored)
    course = room.course
    assert course is not None and room.position is not None
    last = room.position.line.up_to(LENGTH - LENGTH % course.apart)
    assert last.made is not None
    for _ in range(3 * MOST_MARKS):
        again = last.without([last.made.seq])
        assert again is not None
        course.along(again.plus(last.made))
        assert len(course.marks) <= MOST_MARKS
    assert course.apart == 4 * MARK_EVERY


def test_every_position_of_a_long_game_is_the_one_it_was(stored: Stored) -> None:
    room = loaded(stored)
    s: State = room.must_state().replayed([])
    assert room.position is not None
    for made in room.position.line:
        for option in made.options:
            s.choose(option, made.seat)
        if made.seq % 50 == 0:
            assert room.position_at(made.seq).digest() == s.digest()


def test_what_is_told_of_a_long_game_plays_it_once(stored: Stored, counted: Counter[str]) -> None:
    room = loaded(stored)
    counted.clear()
    assert room.score_course is room.score_course
    assert counted["played"] == LENGTH
    assert counted["linked"] == 0
    assert len(whole_record(room)["choices"]) == LENGTH  # type: ignore[arg-type]
    assert counted["played"] == LENGTH
