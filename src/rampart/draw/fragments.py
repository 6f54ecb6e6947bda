"""Fragments: a drawing as an ordered list of pieces with ids that survive from one position to the next."""

from collections.abc import Iterable
from typing import NamedTuple


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

    def put(self, id: str, parent: str, inner: str, spot: Spot | None = None) -> None:
        """Add a piece drawn in the coordinates of the sheet."""
        self.fragments.append(Fragment(id, parent, f'<g id="{id}">{inner}</g>'))
        if spot is not None:
            self.spots[id] = spot

    def move(self, id: str, parent: str, x: float, y: float, inner: str, spot: Spot | None = None) -> None:
        """Add a piece drawn about its own origin, which glides when its place changes."""
        place = f"translate({x:.1f} {y:.1f})"
        self.fragments.append(Fragment(id, parent, f'<g id="{id}" class="pc" transform="{place}">{inner}</g>'))
        if spot is not None:
            self.spots[id] = spot

    def scaled(self, id: str, parent: str, x: float, y: float, k: float, inner: str, spot: Spot | None = None) -> None:
        """Add a piece drawn about its own origin in a larger or smaller scale."""
        place = f"translate({x:.1f} {y:.1f}) scale({k:.3f})"
        self.fragments.append(Fragment(id, parent, f'<g id="{id}" class="pc" transform="{place}">{inner}</g>'))
        if spot is not None:
            self.spots[id] = spot


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
