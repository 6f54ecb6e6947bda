"""A position is read once for a whole drawing, and again for the next one."""

from collections.abc import Sequence

import rampart
from rampart import State
from rampart.draw.once import one_drawing, read_once

READ: list[tuple[int, tuple[str, ...]]] = []


@read_once
def digest_of(s: State, viewer: int, names: Sequence[str]) -> str:
    """Something that is read from a state."""
    READ.append((viewer, tuple(names)))
    return s.digest()


def test_in_one_drawing_a_state_is_read_once_for_each_viewer_and_names() -> None:
    READ.clear()
    s, other = rampart.game("dragon").new(seed=1), rampart.game("dragon").new(seed=2)
    with one_drawing():
        for _ in range(3):
            assert digest_of(s, -1, ["A", "B"]) == s.digest()
            assert digest_of(other, -1, ["A", "B"]) == other.digest()
            with one_drawing():
                digest_of(s, 0, ("A", "B"))
                digest_of(s, 0, ["A", "C"])
    assert READ == [(-1, ("A", "B"))] * 2 + [(0, ("A", "B")), (0, ("A", "C"))]


def test_the_next_drawing_sees_what_has_changed() -> None:
    READ.clear()
    s = rampart.game("dragon").new(seed=1)
    drawings = []
    for _ in range(2):
        with one_drawing():
            drawings.append(digest_of(s, -1, []))
        s.choose(s.options(s.deciders[0])[0])
    assert drawings[0] != drawings[1]


def test_outside_of_a_drawing_nothing_is_kept() -> None:
    READ.clear()
    s = rampart.game("dragon").new(seed=1)
    first = digest_of(s, -1, [])
    s.choose(s.options(s.deciders[0])[0])
    assert digest_of(s, -1, []) == s.digest() != first
    assert len(READ) == 2
