"""The podium at the end of a game: where each seat stands, and the scenery around it, a game's own where it has one."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, Protocol, cast

from rampart.draw.markup import esc, num, text, use
from rampart.draw.seats import MARKS, mark, piece
from rampart.registry import module_of

BOX: Final = (0.0, -228.0, 900.0, 528.0)  # the view box; the ground is at the bottom
GROUND: Final = 300.0
TOPS: Final = (76.0, 136.0, 164.0, 206.0, 222.0, 234.0)  # by place
WIDE: Final = 146.0
NARROW: Final = 104.0
SLOTS: Final = (450.0, 292.0, 608.0, 742.0, 158.0, 53.0)  # the winner in the middle, then left and right in turn
FIREWORKS: Final = ((842, -128, 52), (286, -62, 36), (706, -96, 44), (612, -172, 34))
LIGHT: Final = 2  # the seat whose color bears dark words


class Stand(NamedTuple):
    """What stands on the podium for a seat: its place from 1, and the box of its step down to the ground."""

    seat: int
    name: str
    points: int
    place: int
    x: float  # the middle
    top: float
    width: float
    won: bool = True  # or did no one win?


class Scenery(Protocol):
    """What the `draw.podium` module of a game offers."""

    DARK: bool
    """Is its sky dark, so that words on it have to be light?"""

    def scenery(self, stands: Sequence[Stand]) -> str: ...


def stands(
    ranking: Sequence[Sequence[int]],
    names: Sequence[str],
    points: Sequence[int],
    winners: Sequence[int] | None = None,
) -> list[Stand]:
    """Where each seat stands, the best first; equal seats stand equally high. The first ones win if no one says who."""
    won = ranking[0] if winners is None else winners
    out: list[Stand] = []
    for tied in ranking:
        place = len(out) + 1
        for seat in tied:
            number = min(len(out), len(SLOTS) - 1)
            top = TOPS[min(place, len(TOPS)) - 1]
            wide = WIDE if number < 3 else NARROW
            out.append(Stand(seat, names[seat], points[seat], place, SLOTS[number], top, wide, seat in won))
    return out


@cache
def own_scenery(game: str) -> Scenery | None:
    """The scenery of a game, None if it has none."""
    return cast(Scenery | None, module_of(game, "draw.podium"))


def podium(game: str, shown: Sequence[Stand], label: str) -> tuple[str, bool]:
    """The podium as one drawing, and whether its sky is dark."""
    own = own_scenery(game)
    inner = own.scenery(shown) if own is not None else plain_scenery(shown)
    box = " ".join(num(n) for n in BOX)
    svg = (
        f'<svg class="rampart podium" viewBox="{box}" preserveAspectRatio="xMidYMax slice" role="img"'
        f' aria-label="{esc(label)}">{inner}</svg>'
    )
    return svg, own is not None and own.DARK


# ---- parts that sceneries share


def plate(stand: Stand, y: float, width: float) -> str:
    """The name of a seat on its color and pattern."""
    x = stand.x - width / 2
    box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="32" rx="8"'
    seat = stand.seat % len(MARKS)
    colour = f'<rect {box} class="P{seat} area plate"/><rect {box} fill="url(#pat-{seat})" class="pattern"/>'
    words = "d dark" if seat == LIGHT else "d halo"
    return colour + text(stand.x, y + 23, stand.name, 21, 650, "middle", words, width - 14)


def figure(stand: Stand, icon: str, y: float) -> str:
    """A piece of the seat that stands with its feet at y; the first one's is larger, and a winner's wears a star."""
    size = (78.0, 60.0, 56.0, 46.0)[min(stand.place, 4) - 1]
    out = piece(icon, stand.seat % len(MARKS), stand.x - size / 2, y - size, size)
    return out + (use("honour", stand.x - 18, y - size - 42, 36) if stand.won else "")


def fireworks(shown: Sequence[Stand]) -> str:
    """Where anyone has won."""
    if not any(stand.won for stand in shown):
        return ""
    return "".join(use("firework", x - size / 2, y - size / 2, size) for x, y, size in FIREWORKS)


# ---- games without a scenery of their own

_HILLS: Final = (
    '<path d="M0 120 60 55l60 53 110-134 100 110 80-60 120 115 90-125 110 106 90-72 80 72v168H0z" fill="#e2a47c"'
    ' opacity=".6"/><path d="M0 190 90 120l70 60 110-100 90 80 90-70 100 86 110-96 90 80 80-60 70 60v140H0z"'
    ' fill="#c9785c" opacity=".55"/><path d="M0 226c140-50 240-10 360-26s320-44 540 0v100H0z" fill="#a3574a"'
    ' opacity=".55"/>'
)
_SKY: Final = (
    '<defs><linearGradient id="podium-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7dcae"/>'
    '<stop offset="1" stop-color="#eba878"/></linearGradient><pattern id="podium-bricks" width="26" height="15"'
    ' patternUnits="userSpaceOnUse"><path d="M0 7.5h26M0 15h26M8 0v7.5M21 7.5V15" stroke="#7c6c50"'
    ' stroke-width=".9" fill="none" opacity=".6"/></pattern></defs>'
    '<rect y="-228" width="900" height="528" fill="url(#podium-sky)"/>'
    '<circle cx="450" cy="66" r="138" fill="#fff4dc" opacity=".85"/>'
)


def plain_scenery(shown: Sequence[Stand]) -> str:
    """Towers of stone at sunrise."""
    return _SKY + _HILLS + fireworks(shown) + "".join(tower(stand) for stand in shown)


def tower(stand: Stand) -> str:
    """A tower with battlements, the seat's mark on top."""
    left, right, top = num(stand.x - stand.width / 2), num(stand.x + stand.width / 2), num(stand.top)
    teeth = "h11v-7h10v7" * int(stand.width / 21)
    wall = f'<path d="M{left} 300V{top}{teeth}H{right}V300z" fill="#c9b794" stroke="#3a2f22" stroke-width="1.6"/>'
    wall += f'<path d="M{left} {top}H{right}V300H{left}z" fill="url(#podium-bricks)"/>'
    size = (64.0, 52.0, 48.0, 40.0)[min(stand.place, 4) - 1]
    sign = mark(stand.seat % len(MARKS), stand.x - size / 2, stand.top - size - 12, size, "dark-edge")
    if stand.won:
        sign += use("honour", stand.x - 18, stand.top - size - 54, 36)
    score = text(stand.x, stand.top + 80, stand.points, 32 if stand.place == 1 else 25, 750, "middle", "d dark")
    return wall + sign + plate(stand, stand.top + 18, stand.width - 18) + score
