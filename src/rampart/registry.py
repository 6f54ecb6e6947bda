"""The games in the package, found by their folders and loaded when they are asked for."""

import importlib
from pathlib import Path

from rampart.kernel.errors import BadOptions, shown
from rampart.kernel.game import Game

FOLDER = Path(__file__).parent / "games"
_loaded: dict[str, Game] = {}


def games() -> list[str]:
    """The names of all games that can be played."""
    found = {f.parent.name for f in FOLDER.glob("*/game.*")}
    return sorted(found | set(_loaded))


def game(name: str) -> Game:
    """The game of that name."""
    if name not in list(_loaded):  # a list can be asked for anything, even for what cannot be hashed
        if name not in games():
            raise BadOptions(f"There is no game called {shown(name)}; there are: {', '.join(games())}.")
        module = importlib.import_module(f"rampart.games.{name}.game")
        _loaded[name] = module.GAME
    return _loaded[name]


def register(entry: Game) -> Game:
    """Add a game from outside the package."""
    _loaded[entry.name] = entry
    return entry
