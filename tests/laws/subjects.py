"""The games that keep the laws: those of the package and the toy games of the proving ground."""

import importlib
from pathlib import Path

from tests.playing import Config, Subject

import rampart

TESTS = Path(__file__).resolve().parent.parent
PROVING = TESTS / "proving"


def of_the_package() -> list[Subject]:
    """Every game of the package, at the tables its `configs` names, else at every number of seats."""
    return [Subject(rampart.game(path.parent.name), configs_of(path.parent.name)) for path in GAME_FILES]


def configs_of(game: str) -> list[Config] | None:
    """The tables at which a game is tried: `CONFIGS` of `tests/games/<game>/configs.py`."""
    if not (TESTS / "games" / game / "configs.py").exists():
        return None
    configs: list[Config] = importlib.import_module(f"tests.games.{game}.configs").CONFIGS
    return configs


GAME_FILES = sorted((Path(rampart.__file__).parent / "games").glob("*/game.py"))


def of_the_proving_ground() -> list[Subject]:
    """Every toy game: a module with `GAME` and perhaps `CONFIGS`."""
    names = [path.stem for path in sorted(PROVING.glob("*.py")) if not path.stem.startswith(("test_", "conftest"))]
    modules = [importlib.import_module(f"tests.proving.{name}") for name in names]
    return [Subject(x.GAME, getattr(x, "CONFIGS", None)) for x in modules if hasattr(x, "GAME")]


SUBJECTS = of_the_package() + of_the_proving_ground()
