"""The cards of the pieces of Crescent Moon: hexes and what stands on them, power cards, characters."""

import re
from typing import Final

from rampart.draw.piece_cards import Fact, PieceCard, plain_card
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, CHARACTER_OF, TYPE_OF
from rampart.games.crescent_moon.content.vocabulary import TYPE_WORDS
from rampart.games.crescent_moon.draw.cards import art
from rampart.games.crescent_moon.draw.goals import goals_of
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.market import price_of
from rampart.games.crescent_moon.tables import CHARACTER_WORDS, TERRAIN_WORDS
from rampart.kernel.frame import is_seat
from rampart.kernel.state import State
from rampart.text import Speaker

NUMBER: Final = re.compile(r"[a-z_]+-(\d+)")
TERRAIN_ICONS: Final = {
    "fertile": "t-fertile", "wilderness": "t-wild", "mountain": "t-mountain", "quarry": "t-quarry",
    "desert": "t-desert",
}  # fmt: skip
STRENGTH: Final = {"fort": 1, "castle": 2, "palace": 2, "town": 0, "city": 0}
SACKED: Final = {"fort": 1, "castle": 3, "palace": 2, "town": 2, "city": 4}
ICONS: Final = {"fort": "fort", "castle": "stronghold", "palace": "palace", "town": "village", "city": "city"}


def piece(s: State, id: str, t: Speaker) -> PieceCard | None:
    """The card of a piece by its id."""
    assert isinstance(s, CrescentMoon)
    found = NUMBER.match(id)
    kind, number = id.partition("-")[0], int(found[1]) if found is not None else -1
    if kind in ("market", "sultan") and number >= 0:
        return power_card(s, s.market if kind == "market" else s.sultan_market, number, t)
    if id.startswith("card-"):
        word = id.removeprefix("card-")
        return face(CARD_WORDS.index(word), t) if word in CARD_WORDS else None
    if id.startswith("character-"):
        word = id.removeprefix("character-")
        return character_card(s, CHARACTER_WORDS.index(word), t) if word in CHARACTER_WORDS[: s.seats] else None
    if kind in ("hex", "strength") and 0 <= number < len(s.land().names):
        return hex_card(s, number, t)
    if kind in ("settlement", "stronghold") and 0 <= number < len(s.land().names):
        return building_card(s, kind, number, t)
    if kind == "palace":
        return building("palace", t)
    if kind == "units":
        word = "mercenary" if id.endswith("mercenary") else "ordinary"
        return plain_card(t, word, "mercenary" if word == "mercenary" else "unit", "unit", "CM-110")
    if kind == "token":
        return plain_card(t, "token", "influence", "board", "CM-092")
    if kind == "deck":
        return plain_card(t, "deck", "power-card", "board", "CM-062")
    return None


def power_card(s: CrescentMoon, slots: list[int], slot: int, t: Speaker) -> PieceCard | None:
    """The card on a slot of a market; in the common ones with its price for who looks on, and what that leaves."""
    if slot >= len(slots) or slots[slot] < 0:
        return None
    card = face(slots[slot], t)
    if slots is not s.market or not is_seat(s.viewer):
        return card
    price, coins = price_of(s.viewer, slot, slots[slot]), s.coins[s.viewer]
    now = t("piece-now-price", price=price, left=coins - price, lacks=max(0, price - coins))
    return card._replace(now=now)


def face(card: int, t: Speaker) -> PieceCard:
    """A power card: its type, whose it is, and what it does."""
    word = CARD_WORDS[card]
    kind = t("piece_kind-power", type=TYPE_WORDS[TYPE_OF[card]], character=CHARACTER_WORDS[CHARACTER_OF[card]])
    return PieceCard(art(word), t(f"card-{word}"), kind, t(f"card_text-{word}"), (), "CM-170")


def hex_card(s: CrescentMoon, h: int, t: Speaker) -> PieceCard:
    """A hex: its terrain and who controls it."""
    land = s.land()
    word = TERRAIN_WORDS[land.terrain[h]]
    facts, now = [], ""
    owner = s.controller(h)
    if owner >= 0:
        facts.append(Fact(t("piece-controlled"), t(f"role-{owner}")))
        now = t("piece-now-strength", n=s.strength_of_pieces(owner, h))
    name = t("piece-hex", hex=land.names[h])
    return PieceCard(TERRAIN_ICONS[word], name, t(f"terrain-{word}"), t(f"piece_text-{word}"), facts, "CM-031", now)


def building_card(s: CrescentMoon, kind: str, h: int, t: Speaker) -> PieceCard | None:
    """A building in a hex."""
    if kind == "settlement":
        return building("city" if s.settlements[h] == 1 else "town", t) if s.settlements[h] >= 0 else None
    return building("castle" if s.strongholds[h] % 2 else "fort", t) if s.strongholds[h] >= 0 else None


def building(word: str, t: Speaker) -> PieceCard:
    """A fort, castle, palace, town or city."""
    facts = [Fact(t("piece-strength"), str(STRENGTH[word])), Fact(t("piece-sacked"), str(SACKED[word]))]
    kind = t("piece_kind-building")
    return PieceCard(ICONS[word], t(f"building-{word}"), kind, t(f"piece_text-{word}"), facts, "CM-042")


def character_card(s: CrescentMoon, p: int, t: Speaker) -> PieceCard:
    """A character: what it scores for, and how far each goal is."""
    word = CHARACTER_WORDS[p]
    facts = [
        Fact(t(f"goal-{goal.word}"), t("panel-of", have=goal.have, need=goal.need) if goal.need else str(goal.have))
        for goal in goals_of(s, p)
    ]
    name, kind = t(f"character-{word}"), t("piece_kind-character")
    return PieceCard(f"f-{word}", name, kind, t("piece_text-character"), facts, "CM-601")
