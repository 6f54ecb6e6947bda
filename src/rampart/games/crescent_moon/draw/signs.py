"""Icons of what goals and the keys of options speak of."""

import re
from functools import lru_cache
from typing import Final

from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.draw.cards import art
from rampart.games.crescent_moon.tables import CHARACTER_WORDS

GOAL_ICONS: Final = {
    "sacks": "flame", "units": "unit", "strongholds": "stronghold", "sacred_control": "holy-site",
    "first_sacks": "flame",
    "network": "influence", "terrains": "t-fertile", "sacred_influence": "holy-site", "first_tokens": "influence",
    "cities": "city", "free_cities": "city", "towns": "village", "treasury": "coin", "sacred_settlement": "holy-site",
    "first_cities": "city", "order": "f-caliph", "most_hexes": "f-caliph", "ford": "ford", "quarries": "t-quarry",
    "palace": "palace", "shielded": "shield", "first_ford": "ford", "prosperity": "coin", "mercenaries": "mercenary",
    "wild_tokens": "t-wild", "sacred_any": "holy-site",
}  # fmt: skip

ACTION_ICONS: Final = {
    "pass": "ui-cross", "influence": "influence", "build": "hammer", "move": "steps", "assault": "challenge",
    "recruit": "unit", "hire": "mercenary", "bribe": "purse", "buy": "power-card", "play": "ui-cards", "levy": "coin",
    "muster": "banner", "uprising": "torch", "scheme": "ui-eye", "conspire": "f-sultan", "move_palace": "palace",
    "desertion": "tent",
}  # fmt: skip

WORD_ICONS: Final = {
    **ACTION_ICONS,
    **{word: f"f-{word}" for word in CHARACTER_WORDS},
    "fort": "fort", "castle": "stronghold", "town": "village", "city": "city", "palace": "palace", "coin": "coin",
    "coins": "coin", "convert": "coin", "ordinary": "unit", "unit": "unit", "units": "unit", "mercenary": "mercenary",
    "mercenaries": "mercenary", "token": "influence", "river": "ford", "ford": "ford", "plain": "t-fertile",
    "fertile": "t-fertile", "wilderness": "t-wild", "mountain": "t-mountain", "quarry": "t-quarry",
    "desert": "t-desert", "sacred_site": "holy-site", "stop": "ui-check", "none": "ui-cross", "point": "points",
    "points": "points", "accept": "ui-check", "decline": "ui-cross", "counter": "ui-trade", "offer": "ui-trade",
    "attacker": "challenge", "defender": "shield", "done": "ui-check", "yes": "ui-check", "no": "ui-cross",
    **{word: art(word) for word in CARD_WORDS},
}  # fmt: skip
"""A card is known by its art; all other words are no names of cards."""


@lru_cache(maxsize=2048)
def icon_of_key(key: str) -> str:
    """The icon of the last word of a key that has one, '' where none has: `play:ships` is about ships."""
    for word in reversed(re.findall(r"[a-z_]{2,}", key)):
        if word in WORD_ICONS:
            return WORD_ICONS[word]
    return ""
