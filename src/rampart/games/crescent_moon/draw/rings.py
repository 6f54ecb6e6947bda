"""Options on the land: hexes are ringed along their own shape."""

from collections.abc import Mapping, Sequence

from rampart.draw import Choosable, Fragment, Sheet, esc, title
from rampart.draw.options import badge
from rampart.games.crescent_moon.draw.hexes import Place, outline


def hex_rings(sheet: Sheet, options: Sequence[Choosable], places: Mapping[str, Place]) -> list[Choosable]:
    """Ring the hexes that options touch; returns what else the options touch."""
    touching: dict[str, list[int]] = {}
    for number, option in enumerate(options):
        for target in option.targets:
            if target in places:
                touching.setdefault(target, []).append(number)
    for target, numbers in touching.items():
        sheet.fragments.append(ring(target, places[target], [options[n] for n in numbers], numbers[0] + 1))
    return [
        Choosable(option.key, [target for target in option.targets if target not in places], option.words)
        for option in options
    ]


def ring(target: str, place: Place, options: Sequence[Choosable], number: int) -> Fragment:
    """The contour of a hex, with the number of its option where it is the only one."""
    points = outline(place, 13 * place.scale)
    said = "; ".join(option.words for option in options if option.words)
    inner = title(said) if said else ""
    for look in ("hit", "ring-k", "ring-o", "ring"):
        inner += f'<polygon points="{points}" class="{look}" stroke-linejoin="round"/>'
    if len(options) == 1:
        x, y = place.corner(2, 16 * place.scale)
        inner += badge(x, y, number)
    keys = esc(" ".join(option.key for option in options))
    id = f"option-{target}"
    return Fragment(id, "options", f'<g id="{id}" class="option" data-option="{keys}">{inner}</g>')
