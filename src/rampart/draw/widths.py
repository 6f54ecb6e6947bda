"""How wide a line of text will be, in the fonts of the package: layout without asking a browser."""

from functools import lru_cache
from typing import Final
from unicodedata import normalize

SMALLEST: Final = 9.0  # board text is never smaller at 1:1

# Advance widths in hundredths of the font size, characters of one width together. Accents do not widen a letter.
_INTER: Final = {
    26: " ,.:;ijlł", 28: "I’", 30: "!·", 32: "'", 34: "\\`ft|", 36: "/", 40: "()[]r{}", 46: "_„", 48: "^“”", 50: '"–',
    52: "?", 54: "s", 56: "Lakxz", 58: "FJcevy", 60: "EhnouŁø", 62: "bdgpqßđ", 64: "#$*+-0123456789<=>PRSZ~×−",
    66: "&BT", 68: "K", 70: "XY", 72: "ADVœ", 74: "CGHU", 76: "NOQ", 82: "w", 88: "m", 92: "M…æ", 98: "@",
    100: "%‰→", 102: "W",
}  # fmt: skip
_ALEGREYA: Final = {
    18: " '", 20: "’", 24: ":;·", 26: "l", 28: "!(),.j", 30: "ił", 32: '"/[\\]f{}', 34: "Jt|", 36: "-?I", 38: "“”",
    40: "`rs", 42: "*c„", 44: "0123456789", 46: "$_evyz", 48: "<>a", 50: "+=^gx~×−", 52: "#FLbkoqø", 54: "Sdhpu–đ",
    56: "nŁ", 58: "PTZ", 60: "EY", 62: "ABCV", 64: "Rß", 66: "GKUæ", 68: "OQX…", 70: "%D", 72: "&Nœ", 74: "Hw",
    84: "Mm", 86: "@", 96: "W", 100: "‰→",
}  # fmt: skip
_UI: Final = {c: w for w, chars in _INTER.items() for c in chars}
_DISPLAY: Final = {c: w for w, chars in _ALEGREYA.items() for c in chars}


@lru_cache(maxsize=4096)
def width(words: str, size: float, weight: int = 500, display: bool = False) -> float:
    """The width of a line, a little generous; wide scripts count as a full square a character."""
    table = _DISPLAY if display else _UI
    hundredths = 0
    for ch in words:
        known = table.get(ch) or table.get(normalize("NFD", ch)[0])
        hundredths += known if known is not None else 100
    bolder = 1 + max(0, weight - 500) * 0.00018
    return hundredths * size * bolder / 100


@lru_cache(maxsize=4096)
def fit(words: str, size: float, room: float, weight: int = 500, display: bool = False) -> tuple[str, float]:
    """The line and the font size with which it fits: smaller first, then cut with an ellipsis."""
    wide = width(words, size, weight, display)
    if wide <= room:
        return words, size
    smaller = int(size * room / wide * 10) / 10
    if smaller >= SMALLEST:
        return words, smaller
    cut = words
    while cut and width(cut + "…", SMALLEST, weight, display) > room:
        cut = cut[:-1]
    return cut.rstrip() + "…", SMALLEST
