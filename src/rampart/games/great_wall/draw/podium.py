"""The end of the last winter: towers of the wall as a podium, snow on the hills, and beacons on the ridge."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.markup import num, text
from rampart.draw.podium import GROUND, Stand, figure, fireworks, plate

DARK: Final = True

SKY: Final = (
    '<defs><linearGradient id="podium-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b2440"/>'
    '<stop offset=".6" stop-color="#5a4a6b"/><stop offset="1" stop-color="#d98a5c"/></linearGradient></defs>'
    '<rect y="-228" width="900" height="528" fill="url(#podium-sky)"/>'
    '<circle cx="450" cy="96" r="120" fill="#ffd9a0" opacity=".85"/>'
)
HILLS: Final = (
    '<path d="M0 132 70 60l64 52L250-18l92 96 74-50 128 104 96-112 108 98 92-66 60 50v178H0z" fill="#4b4766"/>'
    '<path d="M222 14 250-18l30 31-16-4-14 10-12-9zM618 40l22-44 26 27-14-2-12 8zM52 79l18-19 20 16-12 0-8 6z"'
    ' fill="#eef1f6"/>'
    '<path d="M0 206 90 140l80 56 110-92 96 80 84-62 104 82 110-90 92 74 84-56 150 76v92H0z" fill="#38354f"/>'
    '<path d="M0 254c140-34 260-6 400-18s330-30 500 6v58H0z" fill="#2a2338"/>'
)
RIDGE: Final = (
    '<path d="M-10 196l70-36 50 22 80-50 70 34 60-20 80 40 90-54 70 40 60-24 80 50 80-40 130 44" fill="none"'
    ' stroke="#1d1a2a" stroke-width="13" stroke-linejoin="round"/>'
    '<path d="M-10 196l70-36 50 22 80-50 70 34 60-20 80 40 90-54 70 40 60-24 80 50 80-40 130 44" fill="none"'
    ' stroke="#8f8269" stroke-width="9" stroke-linejoin="round"/>'
    '<path d="M-10 191l70-36 50 22 80-50 70 34 60-20 80 40 90-54 70 40 60-24 80 50 80-40 130 44" fill="none"'
    ' stroke="#b9ab92" stroke-width="4" stroke-dasharray="6 5"/>'
)
BEACONS: Final = ((60.0, 150.0), (190.0, 122.0), (780.0, 148.0))
TOPS: Final = (88.0, 138.0, 158.0, 180.0, 194.0)  # by place; the last one for all that follow
TEETH: Final = 13.0
STONE: Final = "#b3a58a"
EDGE: Final = "#221c15"


def scenery(stands: Sequence[Stand]) -> str:
    """Dusk over the wall, and a tower for each seat, those in front last."""
    fires = "".join(beacon(x, y) for x, y in BEACONS)
    return SKY + HILLS + RIDGE + fires + fireworks(stands) + "".join(tower(stand) for stand in reversed(stands))


def beacon(x: float, y: float) -> str:
    """A watch tower with its fire."""
    return (
        f'<g transform="translate({num(x)} {num(y)})"><path d="M-10 26v-26h20v26z" fill="#8f8269" stroke="#1d1a2a"'
        ' stroke-width="1.6"/><path d="M-7-1C-9-10-2-12-2-20c6 5 9 9 7 19z" fill="#f7a23b" stroke="#7a2a22"'
        ' stroke-width="1.4"/><path d="M-3-1c-1-5 2-6 2-10 3 3 4 6 2 10z" fill="#ffe08a"/></g>'
    )


def tower(stand: Stand) -> str:
    """A tower as high as its place, with courses of stone, the points on its gate and the seat's horseman on top."""
    wide = stand.width
    left, top = stand.x - wide / 2, TOPS[min(stand.place, len(TOPS)) - 1]
    teeth = int(wide / (2 * TEETH))
    step = wide / (2 * teeth + 1)
    path = f"M{num(left)} {GROUND:g}V{num(top - 9)}"
    for _ in range(teeth):
        path += f"h{num(step)}v9h{num(step)}v-9"
    path += f"h{num(step)}V{GROUND:g}z"
    out = f'<path d="{path}" fill="{STONE}" stroke="{EDGE}" stroke-width="2" stroke-linejoin="round"/>'
    out += courses(left, top, wide)
    out += f'<path d="M{num(left - 5)} {num(top + 9)}h{num(wide + 10)}" stroke="{EDGE}" stroke-width="5"/>'
    out += f'<path d="M{num(left - 4)} {num(top + 9)}h{num(wide + 8)}" stroke="#d6c9ae" stroke-width="2.4"/>'
    size = 34 if stand.place == 1 else 27
    score = text(stand.x, top + 24 + size * 0.7, stand.points, size, 750, "middle", "d dark")
    return out + figure(stand, "horseman", top - 3) + score + plate(stand, GROUND - 36, wide - 8)


def courses(left: float, top: float, wide: float) -> str:
    """The joints between the stones."""
    lines = ""
    for number, y in enumerate(range(int(top) + 24, int(GROUND), 14)):
        lines += f"M{num(left)} {y}h{num(wide)}"
        x = left + (11 if number % 2 else 24)
        while x < left + wide - 4:
            lines += f"M{num(x)} {y}v14"
            x += 26
    return f'<path d="{lines}" fill="none" stroke="#6f6450" stroke-width="1" opacity=".5"/>'
