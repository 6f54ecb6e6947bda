"""Frames: a step, a seat and a word of arguments in one number, and what does not fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rampart import BrokenRules, RampartError
from rampart.kernel.frame import ARGS_LIMIT, args_of, code_of, pack, player_of


@given(code=st.integers(0, 4095), player=st.integers(0, 15), args=st.integers(0, ARGS_LIMIT - 1))
def test_a_frame_gives_back_what_was_packed(code: int, player: int, args: int) -> None:
    frame = pack(code, player, args)
    assert (code_of(frame), player_of(frame), args_of(frame)) == (code, player, args)
    assert 0 <= frame < 2**62


@pytest.mark.parametrize("args", [-1, ARGS_LIMIT])
def test_arguments_that_do_not_fit_are_a_fault_of_the_rules(args: int) -> None:
    with pytest.raises(BrokenRules, match=f"step 9, {args}") as fault:
        pack(9, 0, args)
    assert isinstance(fault.value, RampartError)
