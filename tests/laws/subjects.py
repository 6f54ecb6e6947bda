"""The games that keep the laws: those of the package and the toy games of the proving ground."""

import importlib
import itertools
from pathlib import Path

from tests.playing import Config, Subject

import rampart
from rampart.games.dragon.tables import SUPER_WORDS

PROVING = Path(__file__).resolve().parent.parent / "proving"

DRAGON_COMBINATIONS: list[Config] = [
    {"players": players, "wall": wall, "super_event": super_event}
    for players, wall, super_event in itertools.product((2, 3, 4, 5), (False, True), ("none", "random"))
]
# Every super event by name and every other option of the table, at tables of all sizes.
DRAGON_SUPER_EVENTS: list[Config] = [
    {"players": 2 + i % 4, "wall": i % 3 == 0, "super_event": word} for i, word in enumerate(SUPER_WORDS)
]
DRAGON_VARIANTS: list[Config] = [
    *DRAGON_SUPER_EVENTS,
    {"players": 3, "choose_after_events": True},
    {"players": 4, "super_event": "random", "hidden_super_event": True},
    {"players": 2, "large_price": 6},
    {"players": 5, "wall": True, "random_wall_bonus": True},
    {"players": 4, "starting_seat": 3},
]
CONFIGS = {"dragon": DRAGON_COMBINATIONS + DRAGON_VARIANTS}


def of_the_package() -> list[Subject]:
    """Every game of the package, at the tables named here or, where none are, at every number of players."""
    return [Subject(rampart.game(path.parent.name), CONFIGS.get(path.parent.name)) for path in GAME_FILES]


GAME_FILES = sorted((Path(rampart.__file__).parent / "games").glob("*/game.py"))


def of_the_proving_ground() -> list[Subject]:
    """Every toy game: a module with `GAME` and perhaps `CONFIGS`."""
    names = [path.stem for path in sorted(PROVING.glob("*.py")) if not path.stem.startswith(("test_", "conftest"))]
    modules = [importlib.import_module(f"tests.proving.{name}") for name in names]
    return [Subject(x.GAME, getattr(x, "CONFIGS", None)) for x in modules if hasattr(x, "GAME")]


SUBJECTS = of_the_package() + of_the_proving_ground()
