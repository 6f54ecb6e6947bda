"""Themes: the tokens and looks of a drawing that stands alone, read from the one style sheet."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from rampart.kernel.errors import BadOptions

THEMES: Final = ("day", "night")


@cache
def sections() -> dict[str, str]:
    """The parts of the style sheet by their marks: fonts, day, night, drawing, page."""
    sheet = files("rampart.draw").joinpath("static", "rampart.css").read_text(encoding="utf-8")
    parts = re.split(r"/\* @(\w+) \*/\n", sheet)
    return dict(zip(parts[1::2], parts[2::2]))


@cache
def tokens(theme: str) -> dict[str, str]:
    """The values of the design tokens in a theme; night says only what differs from day."""
    values: dict[str, str] = {}
    for part in ("day",) if theme == "day" else ("day", "night"):
        values.update(re.findall(r"--([\w-]+):([^;{}]+);", sections()[part]))
    return values


@cache
def style(theme: str) -> str:
    """The content of the `<style>` of a drawing that stands alone."""
    if theme not in THEMES:
        raise BadOptions(f"There is no theme called {theme!r}; there are day and night.")
    drawing = re.sub(r"/\*.*?\*/\n?|(?<=})\n", "", sections()["drawing"]).replace("[data-theme=night]", ".night")
    used = {"edge", "table", *re.findall(r"var\(--([\w-]+)", drawing)}
    values = "".join(f"--{name}:{value};" for name, value in tokens(theme).items() if name in used)
    return f".rampart.{theme}{{{values}}}{drawing}"
