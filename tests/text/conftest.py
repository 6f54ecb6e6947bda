"""What the tests of texts share."""

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.text import toy

from rampart.kernel.game import Game
from rampart.text import add_texts
from rampart.text.catalog import _folders

numbers = itertools.count()


@pytest.fixture
def plain_game() -> Game:
    """A toy game that has no catalog."""
    return toy.game(f"plain_toy_{next(numbers)}")


@pytest.fixture
def spoken_game(tmp_path: Path) -> Callable[[str], Game]:
    """A toy game with an English catalog of its own."""
    named = []

    def make(catalog: str = toy.CATALOG) -> Game:
        game = toy.game(f"spoken_toy_{next(numbers)}")
        folder = tmp_path / game.name
        folder.mkdir()
        (folder / "en.ftl").write_text(catalog, encoding="utf-8")
        add_texts(game.name, folder)
        named.append(game.name)
        return game

    yield make
    for name in named:
        del _folders[name]
