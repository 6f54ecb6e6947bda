"""What does not go together at a table: pairs of values of options, and values that a number of players excludes."""

from functools import lru_cache
from itertools import combinations
from typing import Final

import rampart
from rampart.kernel.errors import BadOptions
from rampart.kernel.game import Game, Value

PLAYERS: Final = "players"


@lru_cache(maxsize=64)
def clashes(name: str) -> dict[tuple[str, str], frozenset[tuple[str, str]]]:
    """For each value of an option, the values of others (and the numbers of players) that it does not go with.

    The rules are asked: a pair counts where they object to nothing but these two.
    """
    game = rampart.game(name)
    found: dict[tuple[str, str], set[tuple[str, str]]] = {}
    values = [(o.name, value) for o in game.rules.options for value in o.choices]
    for option, value in values:
        for n in game.seats:
            if wrong(game, n, {option: value}) == {option}:
                found.setdefault((option, str(value)), set()).add((PLAYERS, str(n)))
    for one, other in combinations(values, 2):
        if one[0] != other[0] and apart(game, one, other):
            for mine, yours in ((one, other), (other, one)):
                found.setdefault((mine[0], str(mine[1])), set()).add((yours[0], str(yours[1])))
    return {pair: frozenset(others) for pair, others in found.items()}


def apart(game: Game, one: tuple[str, Value], other: tuple[str, Value]) -> bool:
    """Do two values go together with no number of players, and with one at least it is these two that do not?"""
    both = {one[0]: one[1], other[0]: other[1]}
    told = [wrong(game, n, both) for n in game.seats]
    return all(told) and any(names == set(both) for names in told)


def wrong(game: Game, players: int, options: dict[str, Value]) -> set[str]:
    """The options that the rules object to, empty where they do not."""
    try:
        game.configure(players, dict(options))
    except BadOptions as e:
        return set(e.about.get("options", "").split())
    return set()
