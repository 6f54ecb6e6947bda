"""The end of the watch: towers of ice as a podium, under the northern lights."""

from collections.abc import Sequence
from random import Random
from typing import Final

from rampart.draw.markup import num, text
from rampart.draw.podium import GROUND, Stand, figure, plate
from rampart.games.watch.draw.art import disc, line

DARK: Final = True

SKY: Final = (
    '<defs><linearGradient id="podium-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b1220"/>'
    '<stop offset=".6" stop-color="#1d3048"/><stop offset="1" stop-color="#3a5a72"/></linearGradient>'
    '<linearGradient id="podium-ice" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eef9ff"/>'
    '<stop offset=".5" stop-color="#a9d3e6"/><stop offset="1" stop-color="#5f97b5"/></linearGradient>'
    '<linearGradient id="podium-aurora" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#3fe0b0"'
    ' stop-opacity="0"/><stop offset=".35" stop-color="#3fe0b0" stop-opacity=".55"/><stop offset=".75"'
    ' stop-color="#7a8cff" stop-opacity=".45"/><stop offset="1" stop-color="#7a8cff" stop-opacity="0"/>'
    '</linearGradient></defs><rect y="-228" width="900" height="528" fill="url(#podium-sky)"/>'
)
LIGHTS: Final = (
    '<path d="M-20-120C120-190 260-70 430-140S740-150 920-190v70C760-70 600-120 450-80S140-90-20-50z"'
    ' fill="url(#podium-aurora)"/>'
    '<path d="M-20-40C160-90 300 0 460-50S760-60 920-100v46C760-10 620-50 470-16S160-30-20 10z"'
    ' fill="url(#podium-aurora)" opacity=".6"/>'
)
MOUNTAINS: Final = (
    '<path d="M0 140 96 20l66 74L262-30l108 128 74-84 88 96 118-130 100 116 70-66 80 90v180H0z" fill="#22364d"/>'
    '<path d="M96 20l20 23-17 9-17-6zM262-30l26 31-23 12-24-14zM444 14l18 20-17 8-16-7zM650-20l26 29-24 12-23-13z'
    'M820 30l14 16-14 7-13-6z" fill="#e8f3fa"/>'
    '<path d="M0 210c120-46 240 4 380-22s300-30 520 6v106H0z" fill="#3f5f7a"/>'
    '<path d="M0 262c150-26 300 8 450-6s300-14 450 4v40H0z" fill="#c9dbe6"/>'
)


def scenery(stands: Sequence[Stand]) -> str:
    """Night over the Wall, and a tower for each seat, those in front last."""
    return SKY + _stars() + LIGHTS + MOUNTAINS + "".join(tower(stand) for stand in reversed(stands))


def _stars() -> str:
    """Stars, the same ones every night."""
    luck = Random(12)
    out = ""
    for _ in range(90):
        x, y, bright = luck.uniform(0, 900), luck.uniform(-226, 60), luck.uniform(0.4, 0.95)
        out += disc(x, y, luck.choice((0.9, 1.2, 1.6)), f'fill="#fff" opacity="{bright:.2f}"')
    return out


def tower(stand: Stand) -> str:
    """A tower of ice as high as its place, with the points on it and a guard of the seat on top."""
    left, top = stand.x - stand.width / 2, stand.top
    teeth = round(stand.width / 24)
    tooth = stand.width / teeth / 2
    edge = f"h{tooth:.2f}v-9h{tooth:.2f}v9" * teeth
    out = (
        f'<path d="M{num(left)} {GROUND:g}V{num(top)}{edge}V{GROUND:g}z" fill="url(#podium-ice)" stroke="#1c3a4d"'
        ' stroke-width="2"/>'
    )
    luck = Random(stand.seat + 3)
    for _ in range(7):
        x, y = luck.uniform(left + 8, left + stand.width - 8), luck.uniform(top + 12, GROUND - 60)
        dx, dy = luck.uniform(-5, 5), luck.uniform(16, 34)
        out += line(f"M{x:.0f} {y:.0f}l{dx:.0f} {dy:.0f}", 'stroke="#fff" stroke-width="1.6" opacity=".6"')
    size = 38 if stand.place == 1 else 30
    out += text(stand.x, (top + GROUND - 40) / 2 + size * 0.3, stand.points, size, 750, "middle", "d dark")
    return out + figure(stand, "guard", top - 7) + plate(stand, GROUND - 40, stand.width - 8)
