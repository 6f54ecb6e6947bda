"""The cards of the pieces of A Game of Thrones Catan: buildings, the Wall, wildlings, heroes, cards and the supply."""

import re
from typing import Final

from rampart.draw.piece_cards import Fact, PieceCard, plain_card
from rampart.games.watch.draw.dock import CARD_ICONS
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import CARD_WORDS, HERO_WORDS, KEEP, RESOURCE_WORDS, RUSH_AT
from rampart.kernel.state import State
from rampart.text import Speaker

WILDLING: Final = re.compile(r"(?:camp|clearing|wildling|gift)-")
SECTION: Final = re.compile(r"(?:section|guard|clearing)-(\d+)")
CAMP: Final = re.compile(r"camp-(\d+)-")
CORNER: Final = re.compile(r"corner-(\d+)")
PLAIN: Final = {
    "edge": ("road", "NW-511"),
    "guard": ("guard", "NW-561"),
    "section": ("wall", "NW-924"),
    "tormund": ("tormund", "NW-621"),
    "frostfangs": ("wildling", "NW-911"),
    "trail": ("wildling", "NW-903"),
    "tokens": ("wildling", "NW-571"),
    "veil": ("wildling", "NW-936"),
    "dice": ("ui-dice", "NW-311"),
    "deck": ("ui-cards", "NW-551"),
    "danger": ("breach", "NW-933"),
    "special": ("points", "NW-702"),
}
"""What is told under a word of its own: by the beginning of its id its icon and rule."""


def piece(s: State, id: str, t: Speaker) -> PieceCard | None:
    """The card of a piece by its id."""
    assert isinstance(s, Watch)
    kind, _, word = id.partition("-")
    if kind == "hero" and word in HERO_WORDS:
        rule = f"NW-H{HERO_WORDS.index(word) + 1}"
        return PieceCard("hero", t(f"hero-{word}"), t("piece_kind-hero"), t(f"hero_effect-{word}"), (), rule)
    if kind == "card" and word in CARD_WORDS:
        sign = CARD_ICONS[CARD_WORDS.index(word)]
        return PieceCard(sign, t(f"card-{word}"), t("piece_kind-card"), t(f"draw-card-{word}-does"), (), "NW-601")
    if kind == "bank" and word in RESOURCE_WORDS:
        facts = [Fact(t("piece-supply"), str(s.bank[RESOURCE_WORDS.index(word)]))]
        return PieceCard(word, t(f"resource-{word}"), t("piece_kind-resource"), t("piece_text-bank"), facts, "NW-409")
    corner = CORNER.match(id)
    if corner is not None:
        return plain_card(t, "keep" if is_keep(s, int(corner[1])) else "settlement", "keep", "building", "NW-521")
    now = now_at(s, id, t)
    if WILDLING.match(id):
        return plain_card(t, "wildling", "wildling", "board", "NW-903", now)
    if kind in PLAIN:
        icon, rule = PLAIN[kind]
        return plain_card(t, kind, icon, "board", rule, now)
    return None


def now_at(s: Watch, id: str, t: Speaker) -> str:
    """How a section of the Wall stands, or how far a clan is from a rush."""
    section, camp = SECTION.match(id), CAMP.match(id)
    if section is not None and 1 <= int(section[1]) <= len(s.guards):
        guards, wildlings = (len(rows[int(section[1]) - 1]) for rows in (s.guards, s.clearings))
        return t("piece-now-section", guards=guards, wildlings=wildlings, spare=guards - wildlings)
    if camp is not None and 1 <= int(camp[1]) <= len(s.camps):
        return t("piece-now-camp", n=len(s.camps[int(camp[1]) - 1]), of=RUSH_AT)
    return ""


def is_keep(s: Watch, corner: int) -> bool:
    """Does a keep stand there?"""
    return corner < len(s.buildings) and s.buildings[corner] >= KEEP
