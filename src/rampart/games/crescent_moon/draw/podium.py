"""The end of the last year: towers of sandstone under a crescent moon, the winner's with a golden dome."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.markup import num, text
from rampart.draw.podium import GROUND, Stand, figure, fireworks, plate
from rampart.games.crescent_moon.tables import CHARACTER_WORDS

DARK: Final = True

SKY: Final = (
    '<defs><linearGradient id="podium-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#15233f"/>'
    '<stop offset=".6" stop-color="#4a4a78"/><stop offset="1" stop-color="#c0756a"/></linearGradient></defs>'
    '<rect y="-228" width="900" height="528" fill="url(#podium-sky)"/>'
    '<path d="M560 -150a104 104 0 1 0 62 152a84 84 0 1 1 -62 -152z" fill="#f6e3b0"/>'
)
STARS: Final = (
    (60, -170), (128, -92), (214, -196), (302, -128), (388, -186), (690, -190), (756, -120), (826, -180), (872, -60),
    (40, -20), (168, 4), (700, -30), (800, 10),
)  # fmt: skip
DUNES: Final = (
    '<path d="M0 170c120-60 210-20 320-46s170-50 280-10 190 0 300-44v230H0z" fill="#8d5a52"/>'
    '<path d="M0 224c140-40 260 16 400-12s280-36 500 6v82H0z" fill="#6e4343"/>'
    '<path d="M0 270c160-20 300 10 450-4s300-10 450 8v26H0z" fill="#4d2f33"/>'
)
STONE: Final = "#e3c794"
SHADOW: Final = "#c4a06a"
OUTLINE: Final = 'stroke="#2a1c1c" stroke-width="1.8" stroke-linejoin="round"'
BRICK: Final = 15.0
TALL: Final = 110.0  # a lower tower has no gate


def scenery(stands: Sequence[Stand]) -> str:
    """The night over the land, and a tower for each seat, those in front last."""
    stars = "".join(f'<circle cx="{x}" cy="{y}" r="{1.6 + (x + y) % 3 * 0.6:g}"/>' for x, y in STARS)
    sky = f'{SKY}<g fill="#fff4dc">{stars}</g>{DUNES}'
    return sky + fireworks(stands) + "".join(tower(stand) for stand in reversed(stands))


def tower(stand: Stand) -> str:
    """A tower with battlements, a gate and bricks; on it stands the crest of the character."""
    half = stand.width / 2 - 6
    left, top = stand.x - half, stand.top
    teeth = max(3, round(half / 11))
    step = 2 * half / (2 * teeth - 1)
    crown = "".join(f"V{num(top - (9 if k % 2 == 0 else 0))}h{step:.2f}" for k in range(2 * teeth - 1))
    body = f'<path d="M{num(left)} {num(GROUND)}{crown}V{num(GROUND)}z" fill="{STONE}" {OUTLINE}/>'
    dark = (
        f'<path d="M{num(stand.x + half * 0.55)} {num(top)}H{num(left + 2 * half)}V{num(GROUND)}h{num(-half * 0.45)}z"'
    )
    out = body + f'{dark} fill="{SHADOW}" opacity=".55"/>' + bricks(stand, left, half)
    out += f'<path d="M{num(left)} {num(top)}h{num(2 * half)}" fill="none" {OUTLINE}/>'
    tall = GROUND - stand.top > TALL
    out += gate(stand.x) if tall else ""
    size = 34 if stand.place == 1 else 27
    score = text(stand.x, stand.top + (82 if tall else 72), stand.points, size, 750, "middle", "d dark")
    crest = f"f-{CHARACTER_WORDS[stand.seat % len(CHARACTER_WORDS)]}"
    return out + figure(stand, crest, stand.top - 12) + plate(stand, stand.top + 14, stand.width - 18) + score


def bricks(stand: Stand, left: float, half: float) -> str:
    d = ""
    for row in range(int((GROUND - stand.top) / BRICK) - 1):
        y = stand.top + 10 + row * BRICK
        for k in range(2):
            x = left + 8 + (row * 37 + k * 61) % max(10, 2 * half - 26)
            d += f"M{num(x)} {num(y)}h14"
    return f'<path d="{d}" fill="none" stroke="#9b7a4a" stroke-width="1.4" stroke-linecap="round" opacity=".55"/>'


def gate(x: float) -> str:
    """A pointed gate at the foot of a tower."""
    d = f"M{num(x - 15)} {num(GROUND)}v-22q0-14 15-22q15 8 15 22v22z"
    return f'<path d="{d}" fill="#3a2630" {OUTLINE}/>'
