"""Icons: the symbols and patterns of the one sheet `icons.svg`, read once."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files


@cache
def _sheet() -> str:
    return files("rampart.draw").joinpath("icons.svg").read_text(encoding="utf-8")


@cache
def symbols() -> dict[str, str]:
    """Every symbol by its name without `i-`, as a whole `<symbol>` element."""
    found = re.findall(r'<symbol id="i-([\w-]+)".*?</symbol>', _sheet())
    return dict(zip(found, re.findall(r"<symbol .*?</symbol>", _sheet())))


@cache
def patterns() -> dict[str, str]:
    """Every pattern by its id, as a whole `<pattern>` element."""
    lines = [line for line in _sheet().splitlines() if line.startswith("<pattern ")]
    return {line.split('"', 2)[1]: line for line in lines}


def definitions(icons: Iterable[str], fills: Iterable[str]) -> str:
    """The symbols and patterns of these names, for a drawing that stands alone."""
    return "".join(patterns()[name] for name in fills) + "".join(symbols()[name] for name in icons)
