"""Icons: the symbols and patterns of the common sheet `icons.svg` and of each game's own, read once."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from rampart import registry


@cache
def _sheet(game: str = "") -> str:
    """The common sheet, or that of a game, empty where it has none."""
    home = registry.folder_of(game) if game else None
    folder = home.joinpath("draw") if home is not None else files("rampart.draw")
    sheet = folder.joinpath("icons.svg")
    return sheet.read_text(encoding="utf-8") if sheet.is_file() and (home is not None or not game) else ""


@cache
def _symbols_in(game: str) -> dict[str, str]:
    found = re.findall(r'<symbol id="i-([\w-]+)".*?</symbol>', _sheet(game))
    return dict(zip(found, re.findall(r"<symbol .*?</symbol>", _sheet(game))))


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its name without `i-`, as a whole `<symbol>` element."""
    return {name: symbol for game in ("", *registry.games()) for name, symbol in _symbols_in(game).items()}


def symbols_of(game: str) -> dict[str, str]:
    """The symbols that the table of a game may show: the common ones and its own."""
    return {**_symbols_in(""), **_symbols_in(game)}


@cache
def patterns() -> dict[str, str]:
    """Every pattern by its id, as a whole `<pattern>` element."""
    lines = [line for line in _sheet().splitlines() if line.startswith("<pattern ")]
    return {line.split('"', 2)[1]: line for line in lines}


def definitions(icons: Iterable[str], fills: Iterable[str]) -> str:
    """The symbols and patterns of these names, for a drawing that stands alone."""
    return "".join(patterns()[name] for name in fills) + "".join(symbols()[name] for name in icons)
