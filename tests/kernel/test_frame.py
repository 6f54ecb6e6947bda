"""Frames: four numbers in one, and what does not fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rampart import BrokenRules, RampartError
from rampart.kernel.frame import A_LIMIT, B_LIMIT, a_of, b_of, code_of, pack, player_of


@given(
    code=st.integers(0, 4095), player=st.integers(0, 15), a=st.integers(0, A_LIMIT - 1), b=st.integers(0, B_LIMIT - 1)
)
def test_a_frame_gives_back_what_was_packed(code: int, player: int, a: int, b: int) -> None:
    frame = pack(code, player, a, b)
    assert (code_of(frame), player_of(frame), a_of(frame), b_of(frame)) == (code, player, a, b)
    assert 0 <= frame < 2**62


@pytest.mark.parametrize(("a", "b"), [(-1, 0), (0, -1), (A_LIMIT, 0), (0, B_LIMIT)])
def test_an_argument_that_does_not_fit_is_a_fault_of_the_rules(a: int, b: int) -> None:
    with pytest.raises(BrokenRules, match=f"step 9, a={a}, b={b}") as fault:
        pack(9, 0, a, b)
    assert isinstance(fault.value, RampartError)
