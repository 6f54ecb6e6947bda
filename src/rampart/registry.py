"""The games that can be played: those in the package, those of other packages by entry point, those registered by hand.

A game's home is a package that holds `game` (with GAME, its entry) and whatever else it has: `draw`, `text/`,
`policy`, `terminal`, `rules.md`. The layers above ask here for what belongs to a game, so that none of them knows where
it lies.
"""

import importlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from rampart.kernel.errors import BadOptions, shown
from rampart.kernel.game import Game

GROUP: Final = "rampart.games"  # entry points of games: name = "package" or "package.game:GAME"
PACKAGE: Final = "rampart.games"
FOLDER: Final = Path(__file__).parent / "games"
_loaded: dict[str, Game] = {}
_homes: dict[str, str] = {}  # of games registered by hand


def games() -> list[str]:
    """The names of all games that can be played."""
    return sorted({*own_games(), *outside_games(), *_loaded})


@cache
def own_games() -> frozenset[str]:
    """The names of the games in this package."""
    return frozenset(f.parent.name for f in FOLDER.glob("*/game.*"))


@cache
def outside_games() -> dict[str, EntryPoint]:
    """The games that other packages provide, by name; a game of this package keeps its name. Nothing is loaded yet."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in own_games()}


def game(name: str) -> Game:
    """Load a game by name, once; BadOptions names the known ones where there is none of that name."""
    if name not in list(_loaded):  # a list can be asked for anything, even for what cannot be hashed
        if name not in games():
            known = ", ".join(games())
            raise BadOptions(f"There is no game called {shown(name)}; there are: {known}.", "game", {"known": known})
        _loaded[name] = importlib.import_module(f"{PACKAGE}.{name}.game").GAME if name in own_games() else fetched(name)
    return _loaded[name]


def fetched(name: str) -> Game:
    """The game of another package; whatever is wrong with that package is said in one sentence."""
    entry = outside_games()[name]
    try:
        found = entry.load()
        if isinstance(found, ModuleType):
            found = importlib.import_module(f"{entry.module}.game").GAME
    except Exception as e:
        why = f"{type(e).__name__}: {e}"
        raise BadOptions(f"The game {name} cannot be loaded from {entry.value} ({why}).", "broken_game") from e
    if not isinstance(found, Game) or found.name != name:
        is_ = f"the game {found.name}" if isinstance(found, Game) else f"{shown(found)}, which is no game"
        raise BadOptions(f"The game {name} cannot be loaded: {entry.value} is {is_}.", "broken_game")
    return found


def register(entry: Game, home: str = "") -> Game:
    """Add a game, or other rules for one that is known; home is the package with what else it has, '' for none.

    Rules that stand in for those of a known game leave it where it lies.
    """
    _loaded[entry.name] = entry
    if home:
        _homes[entry.name] = home
    return entry


# ---- what a game has


def home_of(name: str) -> str:
    """The package in which everything of a game lies, '' where it has none."""
    if name in _homes:
        return _homes[name]
    if name in own_games():
        return f"{PACKAGE}.{name}"
    return home_outside(name) if name in outside_games() else ""


@cache
def home_outside(name: str) -> str:
    """The package of a game from outside: what its entry point names, or the package of the module there."""
    module = outside_games()[name].module
    spec = find_spec(module)
    return module if spec is not None and spec.submodule_search_locations is not None else module.rpartition(".")[0]


def module_of(name: str, part: str) -> ModuleType | None:
    """A module that a game has, such as `draw` or `draw.panels`; None where it has none."""
    home = home_of(name)
    if not home:
        return None
    full = f"{home}.{part}"
    try:
        return importlib.import_module(full)
    except ModuleNotFoundError as e:
        if e.name is None or not f"{full}.".startswith(f"{e.name}."):
            raise  # it is there, but lacks something itself
        return None


def folder_of(name: str) -> Traversable | None:
    """The folder of a game, with the files that it has; None where it has none."""
    home = home_of(name)
    return files(home) if home else None
