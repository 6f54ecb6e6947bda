"""Learning a game by playing it: how-to-play pages, lessons, puzzles and hints.

All of it is data beside a game, in its folder `learn/`: `guide.json`, `lessons.json`, `puzzles.json`, `tips.json`. What
is said stands in the game's catalog, in the parts `text/learn.en.ftl` and so on. `docs/write-a-lesson.md` tells how to
add one.
"""

from collections.abc import Mapping
from typing import Any

import rampart
from rampart.kernel.state import State


def position(game: str, document: Mapping[str, Any]) -> State:
    """A position of a page, a lesson or a puzzle, under the rules of today.

    Under which rules it was found stands in it; what is said of it is proven again by the tests whenever rules change.
    """
    return rampart.game(game).load({name: value for name, value in document.items() if name != "rules"})
