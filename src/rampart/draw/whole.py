"""Whole drawings: fragments as one `<svg>` that needs nothing beside it, for notebooks and files."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rampart.draw.fragments import Fragment, nest
from rampart.draw.icons import definitions, patterns, symbols_of
from rampart.draw.markup import esc, num
from rampart.draw.theme import style

MARGIN: Final = 12.0
_ICON: Final = re.compile(r'href="#i-([\w-]+)"')
_FILL: Final = re.compile(r"url\(#(pat-\d)\)")


def symbols_used(markup: str) -> tuple[list[str], list[str]]:
    """The names of the icons and patterns that a drawing refers to, each once."""
    return sorted(set(_ICON.findall(markup))), sorted(set(_FILL.findall(markup)))


@lru_cache(maxsize=256)
def _head(theme: str, icons: tuple[str, ...], fills: tuple[str, ...]) -> str:
    return f"<style>{style(theme)}</style><defs>{definitions(icons, fills)}</defs>"


def embedded_svg(fragments: Sequence[Fragment], box: tuple[float, float, float, float], name: str) -> str:
    """A drawing for a page that has the style sheet and the symbols already."""
    x, y, w, h = (num(n) for n in box)
    return f'<svg class="rampart" viewBox="{x} {y} {w} {h}" aria-label="{esc(name)}">{nest(fragments)}</svg>'


def symbol_sheet(game: str) -> str:
    """All symbols and patterns of a game, once for a page with its drawings embedded."""
    held = definitions(symbols_of(game), patterns())
    return f'<svg width="0" height="0" aria-hidden="true"><defs>{held}</defs></svg>'


def whole_svg(
    fragments: Sequence[Fragment], box: tuple[float, float, float, float], name: str, theme: str = "day"
) -> str:
    """A self-contained drawing: looks, symbols and fragments, on a table with a small margin around `box`."""
    inside = nest(fragments)
    icons, fills = symbols_used(inside)
    x, y, w, h = box[0] - MARGIN, box[1] - MARGIN, box[2] + 2 * MARGIN, box[3] + 2 * MARGIN
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rampart {theme}" viewBox="{num(x)} {num(y)} {num(w)} {num(h)}"'
        f' width="{num(w)}" height="{num(h)}"'
        f' role="img" aria-label="{esc(name)}">{_head(theme, tuple(icons), tuple(fills))}'
        f'<rect {place} class="table"/>{inside}</svg>'
    )
