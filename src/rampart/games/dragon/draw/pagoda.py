"""Pagodas: a palace as a house with one person on each floor."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rampart.draw import text, use
from rampart.games.dragon.draw.scene import PERSON_ICONS
from rampart.games.dragon.tables import FIRST_OLD, SYMBOLS, TYPE_OF

UNIT: Final = 60.0  # the width for which the parts are drawn
FLOOR: Final = 0.8  # height of a floor in parts of the width
CROWN: Final = 0.52  # roof, spire and plinth
PITCH: Final = 1.34  # from one palace to the next
SMALLEST: Final = 12.0


class Site(NamedTuple):
    """Where a palace stands: the middle of its base."""

    x: float
    y: float


@cache
def house(floors: int, people: int) -> str:
    """A palace without its people, about the middle of its base; who has lost the floor stands in a dashed frame."""
    out = '<use href="#i-plinth"/>'
    for floor in range(floors):
        out += f'<use href="#i-storey-{floor}" y="{-floor * FLOOR * UNIT:g}"/>'
    if people <= floors:
        return out + f'<use href="#i-spire" y="{-floors * FLOOR * UNIT:g}"/>'
    return out + "".join(f'<use href="#i-ruin" y="{-floor * FLOOR * UNIT:g}"/>' for floor in range(floors, people))


@cache
def building_site() -> str:
    """The place where a new palace may be founded."""
    return '<use href="#i-plinth" class="washed"/><use href="#i-ghost"/>'


@cache
def vacancies(floors: int, people: int) -> str:
    """The dashed places on floors where no one lives."""
    return "".join(f'<use href="#i-vacant" y="{-floor * FLOOR * UNIT:g}"/>' for floor in range(people, floors))


@cache
def dweller(tile: int) -> str:
    """A person on a floor; an old one wears a rosette with the number of symbols."""
    out = use(PERSON_ICONS[TYPE_OF[tile]], -18.6, -38.4, 37.2, "dark-edge")
    if tile >= FIRST_OLD:
        out += use("senior", -27.5, -21.5, 21, "dark-edge") + text(-17, -8, SYMBOLS[tile], 12.5, 700, "middle", "dark")
    return out


@lru_cache(maxsize=4096)
def sites(floors: tuple[int, ...], x: float, y: float, w: float, h: float, largest: float) -> tuple[float, list[Site]]:
    """The width of a palace and the place of each, so that all of them fit the area: fewer, larger rows first."""
    unit = largest
    while True:
        rows = _rows(floors, max(1, int((w - 4) // (unit * PITCH))))
        needed = sum((max(row) * FLOOR + CROWN) * unit for row in rows)
        if (needed <= h and unit * PITCH <= w) or unit <= SMALLEST:
            break
        unit -= 1.5
    spare = max(0.0, h - needed) / (len(rows) + 1) if len(rows) > 1 else 0.0
    base = y + spare if len(rows) > 1 else y + h - needed
    found = []
    for row in rows:
        base += (max(row) * FLOOR + CROWN) * unit
        for place in range(len(row)):
            found.append(Site(x + w / 2 + (place - (len(row) - 1) / 2) * unit * PITCH, base - 0.12 * unit))
        base += spare
    return unit, found


def _rows(floors: Sequence[int], most: int) -> list[Sequence[int]]:
    """The palaces in rows of at most this many, as even as possible."""
    count = max(1, -(-len(floors) // most))
    longest = max(1, -(-len(floors) // count))
    return [floors[k : k + longest] for k in range(0, len(floors), longest)] or [(0,)]
