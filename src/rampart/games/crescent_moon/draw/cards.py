"""Power cards: their faces in the markets and in hands, and the icons they bear."""

from typing import Final

from rampart.draw import mark, pattern_area, rect, text, title, top_rounded, use
from rampart.draw.icons import symbols_of
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, CHARACTER_OF, KEYWORDS, TYPE_OF
from rampart.games.crescent_moon.content.vocabulary import KEYWORD_WORDS, TYPE_WORDS
from rampart.games.crescent_moon.draw.paint import CARD_BACK, SHADE, box
from rampart.games.crescent_moon.draw.words import Words, lines_of
from rampart.games.crescent_moon.tables import CHARACTER_WORDS

ART: Final = {
    "campaign": "banner", "assassination": "dagger", "imam": "minaret", "bribery": "purse", "rebellion": "torch",
    "preacher": "book", "informer": "ui-eye", "missionary": "lamp", "destroyer": "eagle",
    "raiders": "scimitar", "coercion": "chain", "horse_archers": "archer", "lightning_raid": "lightning",
    "forced_march": "steps", "terror": "skull", "guard": "shield", "infantry": "spearman", "general": "helmet",
    "siege_engines": "catapult", "vizier": "turban", "ships": "dhow", "corvee": "hammer", "scorched_earth": "flame",
    "elder": "staff", "camel_cavalry": "camel", "caravan": "coin", "guides": "compass",
    "unpaid_wages": "wages", "sheikh": "tent",
}  # fmt: skip
OF_A_PACK: Final = "power-card"
KEYWORD_ICONS: Final = ("challenge", "influence", "ui-play", "ui-clock")
TYPE_ICONS: Final = ("", "ui-user", "f-warlord", "tactic")
HEAD_H: Final = 24.0
LIGHT: Final = 2  # the character whose color bears dark words


def art(word: str) -> str:
    """The picture of a card: the symbol named like it where no other fits; those of content packs share one."""
    return ART.get(word) or (word if word in symbols_of("crescent_moon") else OF_A_PACK)


def told(kind: int, t: Words) -> str:
    """All that a card says, for who looks closer."""
    word = CARD_WORDS[kind]
    what = t("draw-card-kind", type=TYPE_WORDS[TYPE_OF[kind]], character=CHARACTER_WORDS[CHARACTER_OF[kind]])
    return f"{t(f'card-{word}')} ({what}): {t(f'card_text-{word}')}"


def head(kind: int, w: float, name: str) -> str:
    """The colored head of a card with its name."""
    owner = CHARACTER_OF[kind]
    colour = pattern_area(owner, top_rounded(0.6, 0.6, w - 1.2, HEAD_H - 0.6, 8.4))
    return colour + text(7, 17, name, 13, 650, cls="d dark" if owner == LIGHT else "d halo", room=w - 13)


def face(kind: int, w: float, h: float, lines: int, t: Words) -> str:
    """A card about its upper left corner: name, art, when it may be played, and in short what it does."""
    word = CARD_WORDS[kind]
    out = title(told(kind, t)) + box(0, 2, w, h, 9, SHADE) + rect(0, 0, w, h, 9, "card-face")
    out += head(kind, w, t(f"card-{word}")) + use(art(word), 6, 27, 20, f"P{CHARACTER_OF[kind]}")
    out += signs(kind, w)
    size = 9.4 if w < 100 else 10.2 if w < 150 else 11.2
    for k, line in enumerate(lines_of(t(f"draw-brief-{word}"), size, w - 12, lines)):
        out += text(7, 57 + (size + 1.2) * k, line, size, 500, cls="soft", room=w - 11)
    return out


def signs(kind: int, w: float) -> str:
    """Small signs beside the art: when a card may be played, whether it stays, and whose it is."""
    out, x = "", 30.0
    for bit, _ in enumerate(KEYWORD_WORDS):
        if KEYWORDS[kind] >> bit & 1:
            out += use(KEYWORD_ICONS[bit], x, 31, 13, "quiet")
            x += 14
    if TYPE_ICONS[TYPE_OF[kind]]:
        out += use(TYPE_ICONS[TYPE_OF[kind]], w - 32, 31, 13, "quiet")
    return out + mark(CHARACTER_OF[kind], w - 18, 31, 12)


def empty(w: float, h: float) -> str:
    """A place without a card."""
    return rect(0, 0, w, h, 9, "empty")


def back(w: float, h: float) -> str:
    out = box(0, 0, w, h, 7, CARD_BACK, "#1c2940") + box(3, 3, w - 6, h - 6, 5, "none", "#d9bc7c")
    size = min(w, h) * 0.55
    return out + use("power-card", (w - size) / 2, (h - size) / 2, size)
