"""Color vision: how far two colors are apart for people who see colors in different ways.

CIEDE2000 over colors as seen with the matrices of Machado, Oliveira and Fernandes (2009), full severity.
"""

import math
from itertools import combinations

import pytest

from rampart.draw.theme import tokens

PLAYERS = [f"p{seat}" for seat in range(5)]
LEAST = {"normal": 36, "protan": 14, "deutan": 18, "tritan": 20}
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> list[float]:
    """Linear red, green and blue of `#rrggbb`."""
    out = []
    for i in (1, 3, 5):
        c = int(colour[i : i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return out


def seen(colour: str, sight: str) -> list[float]:
    """The color as someone with this sight sees it, linear."""
    rgb = linear(colour)
    return [min(1.0, max(0.0, sum(m * c for m, c in zip(row, rgb)))) for row in SIGHT[sight]]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    """CIE L*a*b* of a linear color."""
    r, g, b = rgb
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (max(0.0, v) for v in xyz))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, sight: str = "normal") -> float:
    """CIEDE2000 between two colors for this sight."""
    l1, a1, b1 = lab(seen(one, sight))
    l2, a2, b2 = lab(seen(other, sight))
    mean = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    g = 0.5 * (1 - math.sqrt(mean / (mean + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = (h1 + turn / 2) % 360
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.2 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rotation = -math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    rt = 2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * rotation
    dl, dc, dhs = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(dl**2 + dc**2 + dhs**2 + rt * dc * dhs)


def lightness(colour: str) -> float:
    """L* of a color: what is left of it in grayscale."""
    return lab(linear(colour))[0]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG."""
    lights = sorted((0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other))), reverse=True)
    return (lights[0] + 0.05) / (lights[1] + 0.05)


def test_the_distance_is_ciede2000():
    assert distance("#DA5230", "#DA5230") == 0
    assert distance("#000000", "#FFFFFF") == pytest.approx(100, abs=0.1)


@pytest.mark.parametrize("sight", LEAST)
def test_by_day_two_seats_never_look_alike(sight):
    day = tokens("day")
    for one, other in combinations(PLAYERS, 2):
        assert distance(day[one], day[other], sight) >= LEAST[sight] - 0.05, (one, other)


def test_lightness_alone_orders_the_seats():
    values = sorted(lightness(tokens("day")[seat]) for seat in PLAYERS)
    assert [round(v) for v in values] == [31, 40, 53, 58, 78]


@pytest.mark.parametrize("theme", ["day", "night"])
def test_text_can_be_read_on_every_paper(theme):
    values = tokens(theme)
    for ink in ("ink", "ink-2", "ink-3", "good-text", "bad"):
        for paper in ("paper", "paper-2"):
            assert contrast(values[ink], values[paper]) >= 4.5, (ink, paper)


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_option_contour_carries_its_own_contrast(theme):
    assert contrast("#0b3c42", "#ffffff") >= 12
    badge = "#ffffff" if theme == "day" else "#08242a"
    assert contrast(tokens(theme)["signal"], badge) >= 4.5
