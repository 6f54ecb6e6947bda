"""Frames: a step, a seat and a word of arguments in one number, and what does not fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rampart
from rampart import BrokenRules, RampartError
from rampart.kernel.frame import (
    ARGS_LIMIT,
    CLOSE,
    LAYOUT,
    SECTION,
    args_of,
    code_of,
    layout_of,
    pack,
    player_of,
    section_of,
)


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


@given(layout=st.integers(0, 65535), before=st.integers(0, 40), player=st.integers(0, 15))
def test_frames_about_sections_are_as_their_arguments_are_declared(layout: int, before: int, player: int) -> None:
    s = rampart.game("dragon").new(2, seed=1)
    s.pad.extend([0] * before)
    assert s.open_pad(layout, [7], player) == before
    frame = s.stack[-1]
    assert frame == pack(CLOSE, player, LAYOUT.put(layout) + SECTION.put(before))
    assert (layout_of(frame), section_of(frame)) == (layout, before)


@given(code=st.integers(8, 4095), player=st.integers(0, 15), args=st.integers(0, ARGS_LIMIT - 1))
def test_what_steps_push_is_packed_alike(code: int, player: int, args: int) -> None:
    s = rampart.game("dragon").new(2, seed=1)
    s.push(code, player, args)
    assert s.stack[-1] == pack(code, player, args)


@pytest.mark.parametrize("args", [-1, ARGS_LIMIT])
def test_what_steps_push_must_fit(args: int) -> None:
    s = rampart.game("dragon").new(2, seed=1)
    with pytest.raises(BrokenRules, match=f"step 9, {args}"):
        s.push(9, 0, args)
