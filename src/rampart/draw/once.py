"""Reading a state once for a whole drawing: board, seats and panels all look at the same position."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, Final, TypeVar

from rampart.kernel.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")
Kept = dict[tuple[object, int, int, tuple[str, ...]], tuple[State, Any]]

_kept: Final[ContextVar[Kept | None]] = ContextVar("kept", default=None)


@contextmanager
def one_drawing() -> Iterator[None]:
    """While this lasts no state changes, so that what was read from one need not be read again."""
    if _kept.get() is not None:
        yield
        return
    before = _kept.set({})
    try:
        yield
    finally:
        _kept.reset(before)


def read_once(read: Callable[[S, int, Sequence[str]], T]) -> Callable[[S, int, Sequence[str]], T]:
    """Let what a viewer sees of a state, with these names, be read once in one drawing."""

    @wraps(read)
    def reading(s: S, viewer: int, names: Sequence[str]) -> T:
        kept = _kept.get()
        if kept is None:
            return read(s, viewer, names)
        key = (read, id(s), viewer, tuple(names))
        if key not in kept:
            kept[key] = (s, read(s, viewer, names))  # held with its state, so that no other can take over its id
        found: T = kept[key][1]
        return found

    return reading
