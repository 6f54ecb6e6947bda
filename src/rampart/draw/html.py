"""Small marks for panels of a page: icons of the sheet and the shapes of seats, in running text."""

from functools import lru_cache

from rampart.draw.markup import esc
from rampart.draw.seats import MARKS


@lru_cache(maxsize=1024)
def icon(name: str, cls: str = "", words: str = "") -> str:
    """An icon of the sheet; without words it is decoration."""
    looks = f"ic {cls}".rstrip()
    heard = 'role="img"' if words else 'aria-hidden="true"'
    tooltip = f"<title>{esc(words)}</title>" if words else ""
    return f'<svg class="{looks}" {heard}>{tooltip}<use href="#i-{name}"/></svg>'


def shape(seat: int, cls: str = "mk") -> str:
    place = seat % len(MARKS)
    return f'<svg class="{cls} P{place}" aria-hidden="true"><use href="#i-{MARKS[place]}"/></svg>'


def amount(name: str, n: int, words: str) -> str:
    """A number of goods beside their icon, with words for it."""
    return f'<span role="img" title="{esc(words)}">{icon(name)}{n}</span>'
