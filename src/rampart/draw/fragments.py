"""Fragments: a drawing as an ordered list of pieces with ids that survive from one position to the next."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

GRADE: Final = re.compile(r'(<text [^>]*font-size="([\d.]+)"[^>]* class="[^"]*?)f\d+"')
"""How small a line of text is, which is another thing in another scale (`u75` is three quarters)."""


class Fragment(NamedTuple):
    """A piece of a drawing: one element that carries this id, and the id of the layer it stands in."""

    id: str
    parent: str
    markup: str


class Spot(NamedTuple):
    """The place of a piece that can be chosen: a box with round corners (a circle where r is half its width)."""

    x: float
    y: float
    w: float
    h: float
    r: float = 9


class Sheet:
    """A drawing in the making: its fragments in painting order, and the places of what can be chosen."""

    def __init__(self) -> None:
        self.fragments: list[Fragment] = []
        self.spots: dict[str, Spot] = {}
        self.hushed: set[str] = set()  # of many equal places those that are ringed only where they are pointed at

    def put(self, id: str, parent: str, inner: str, spot: Spot | None = None) -> None:
        """Add a piece drawn in the coordinates of the sheet."""
        self.fragments.append(Fragment(id, parent, f'<g id="{id}"{there(spot)}>{inner}</g>'))
        if spot is not None:
            self.spots[id] = spot

    def move(self, id: str, parent: str, x: float, y: float, inner: str, spot: Spot | None = None) -> None:
        """Add a piece drawn about its own origin, which glides when its place changes."""
        place = f"translate({x:.1f} {y:.1f})"
        self.fragments.append(
            Fragment(id, parent, f'<g id="{id}" class="pc"{there(spot)} transform="{place}">{inner}</g>')
        )
        if spot is not None:
            self.spots[id] = spot

    def scaled(self, id: str, parent: str, x: float, y: float, k: float, inner: str, spot: Spot | None = None) -> None:
        """Add a piece drawn about its own origin in a larger or smaller scale."""
        place = f"translate({x:.1f} {y:.1f}) scale({k:.3f})"
        inner = GRADE.sub(lambda found: f'{found[1]}f{int(float(found[2]) * k)} u{5 * int(k * 20)}"', inner)
        self.fragments.append(
            Fragment(id, parent, f'<g id="{id}" class="pc"{there(spot)} transform="{place}">{inner}</g>')
        )
        if spot is not None:
            self.spots[id] = spot


def there(spot: Spot | None) -> str:
    """The place of a piece as an attribute, for a page that marks where something happens."""
    return "" if spot is None else f' data-box="{spot.x:.0f} {spot.y:.0f} {spot.w:.0f} {spot.h:.0f}"'


def nest(fragments: Iterable[Fragment]) -> str:
    """The markup of all fragments, each in the group of its layer; layers stand in order of first appearance."""
    layers: dict[str, list[str]] = {}
    for fragment in fragments:
        inside = layers.get(fragment.parent)
        if inside is None:
            layers[fragment.parent] = [fragment.markup]
        else:
            inside.append(fragment.markup)
    return "".join(
        f'<g id="{layer}">{"".join(markup)}</g>' if layer else "".join(markup) for layer, markup in layers.items()
    )
