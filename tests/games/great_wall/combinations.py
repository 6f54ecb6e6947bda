"""Which modules are played together, and a table for each of them and for each pair, found from what they declare."""

from itertools import combinations, product

from tests.playing import Config

import rampart
from rampart.games.great_wall.modules.module import Module
from rampart.games.great_wall.modules.registry import MODULES, together
from rampart.kernel.errors import BadOptions

GAME = rampart.game("great_wall")


def tables_with(*modules: Module) -> list[Config]:
    """All tables at which just these modules are in play, by their own options, the others as usual."""
    options = [option for module in modules for option in module.options()]
    out: list[Config] = []
    for seats in GAME.seats:
        for values in product(*(option.choices for option in options)):
            chosen = dict(zip((option.name for option in options), values, strict=True))
            whole = {o.name: chosen.get(o.name, o.default) for o in GAME.rules.options}
            if all(module.in_play(seats, whole) for module in modules) and allowed(seats, chosen):
                out.append({"players": seats, **chosen})
    return out


def allowed(seats: int, chosen: dict[str, int | str | bool]) -> bool:
    """Do the rules let such a table be?"""
    try:
        GAME.configure(seats, dict(chosen))
    except BadOptions:
        return False
    return True


def pairs() -> list[tuple[Module, Module]]:
    """Every two modules that may be played together."""
    return [(one, other) for one, other in combinations(MODULES, 2) if together(one, other) and tables_with(one, other)]


def strangers() -> list[tuple[Module, Module]]:
    """Every two that may not."""
    return [(one, other) for one, other in combinations(MODULES, 2) if not together(one, other)]
