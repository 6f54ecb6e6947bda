"""The table of hooks that `rampart` fills: methods of a state whose work is done in the layers above."""

from collections.abc import Callable, Sequence

from rampart.kernel.decision import Decision
from rampart.kernel.observation import Spaces

Move = str | int | tuple[int, str | int]  # a choice of the only seat that is asked, or with the seat that is meant


def missing(*_: object) -> object:
    """The hook before `rampart` was imported."""
    raise AssertionError("import rampart first: it fills the hooks of a state")


def missing_play(*_: object) -> None:
    """The hook before `rampart` was imported, for one that gives nothing."""
    raise AssertionError("import rampart first: it fills the hooks of a state")


def missing_decision(*_: object) -> Decision:
    """The hook before `rampart` was imported, for one that gives a decision."""
    raise AssertionError("import rampart first: it fills the hooks of a state")


def missing_text(*_: object) -> str:
    """The hook before `rampart` was imported, for one that gives text."""
    raise AssertionError("import rampart first: it fills the hooks of a state")


def missing_record(*_: object) -> dict[str, object]:
    """The hook before `rampart` was imported, for one that gives a record."""
    raise AssertionError("import rampart first: it fills the hooks of a state")


def missing_spaces(*_: object) -> Spaces:
    """The hook before `rampart` was imported, for one that gives the spaces of a game."""
    raise AssertionError("import rampart first: it fills the hooks of a state")


class Hooks:
    """What is done above for a state: the texts of a decision, its drawing, record, scripts, revival from storage."""

    def __init__(self) -> None:
        self.decision: Callable[[object, int, str], Decision] = missing_decision
        self.svg: Callable[[object, int | None, str, str], str] = missing_text
        self.record: Callable[[object], dict[str, object]] = missing_record
        self.play: Callable[[object, Sequence[Move], str], None] = missing_play
        self.observation: Callable[[object, int | None, dict[str, int | str | bool]], Spaces] = missing_spaces
        self.revive: Callable[[str, list[object], list[object]], object] = missing


HOOKS = Hooks()
