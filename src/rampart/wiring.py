"""Fills the hooks of a state: the work of the layers above, loaded when it is first asked for."""

from collections.abc import Sequence
from importlib import import_module

from rampart.kernel.decision import Decision
from rampart.kernel.hooks import HOOKS, Move
from rampart.kernel.observation import Spaces
from rampart.kernel.records import record_of
from rampart.kernel.script import play
from rampart.kernel.state import State
from rampart.registry import game


def decision(s: object, seat: int, lang: str) -> Decision:
    from rampart.text.decision import decision

    assert isinstance(s, State)
    return decision(s, seat, lang)


def svg(s: object, seat: int | None, theme: str, lang: str) -> str:
    from rampart.draw.table import svg

    assert isinstance(s, State)
    return svg(s, seat, theme, lang)


def record(s: object) -> dict[str, object]:
    assert isinstance(s, State)
    return record_of(s)


def run_script(s: object, choices: Sequence[Move], forced: str) -> None:
    assert isinstance(s, State)
    play(s, choices, forced)


def revive(name: str, data: list[object], past: list[object]) -> object:
    return game(name).revive(data, past)


def observation(of: object, players: int | None, options: dict[str, int | str | bool]) -> Spaces:
    """How a seat's view becomes a row of numbers; the lab is loaded by name, since the site stands beside it."""
    found: Spaces = import_module("rampart.lab.observation").Observation(of, players, **options)
    return found


def fill_hooks() -> None:
    """Let the methods of a state do what they promise."""
    HOOKS.decision = decision
    HOOKS.svg = svg
    HOOKS.record = record
    HOOKS.play = run_script
    HOOKS.observation = observation
    HOOKS.revive = revive
