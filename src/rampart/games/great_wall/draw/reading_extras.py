"""Reading what expansions lay on the table: figures, and what their papers say."""

from typing import Final

from rampart.games.great_wall.draw.scene import Beast, DragonCard, Figure, RatCard, Target
from rampart.games.great_wall.modules.beasts.deeds import price_of
from rampart.games.great_wall.modules.beasts.names import AREA_WORDS, BEASTS, RELICS, TOP_RANK
from rampart.games.great_wall.modules.beasts.part import WORD as BEASTS_WORD
from rampart.games.great_wall.modules.beasts.part import beasts_of
from rampart.games.great_wall.modules.iron_dragon.names import DRAGON_CARDS
from rampart.games.great_wall.modules.iron_dragon.part import dragon_of, places, target_slots
from rampart.games.great_wall.modules.rat.names import RAT_CARDS
from rampart.games.great_wall.modules.rat.part import RAT, rat_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS, SECTION_WORDS, row_of, section_of

BEAST_ICONS: Final = ("yinglong", "white-tiger", "world-turtle", "fenghuang")


def figures_of(s: GreatWall) -> list[Figure]:
    """All figures on locations and sections."""
    out = []
    if s.box.has(BEASTS_WORD):
        part = beasts_of(s)
        for beast, word in enumerate(BEASTS):
            if part.areas[beast] >= 0:
                rank = part.ranks[beast]
                out.append(Figure(f"figure-{word}", word, BEAST_ICONS[beast], part.areas[beast], rank))
    if s.box.has(RAT) and rat_of(s).location >= 0:
        out.append(Figure("figure-rat", "rat", "rat", rat_of(s).location))
    return out


def dragon_card_of(s: GreatWall) -> DragonCard:
    """What the paper of the Iron Dragon says."""
    dragon = dragon_of(s)
    clerks = [p for p, n in enumerate(dragon.clerks) for _ in range(n)]
    if dragon.card < 0:
        return DragonCard("", (), clerks, places(s))
    targets = [
        Target(SECTION_WORDS[section_of(slot)], row_of(slot) + 1, s.hordes[slot] >= 0)
        for slot in target_slots(s, dragon.card)
    ]
    return DragonCard(DRAGON_CARDS[dragon.card], targets, clerks, places(s))


def beasts_in(s: GreatWall) -> list[Beast]:
    """The four beasts."""
    part = beasts_of(s)
    out = []
    for beast, word in enumerate(BEASTS):
        area = AREA_WORDS[part.areas[beast]] if part.areas[beast] >= 0 else ""
        price = price_of(s, beast) if part.ranks[beast] < TOP_RANK else ()
        out.append(Beast(word, BEAST_ICONS[beast], part.ranks[beast], area, price))
    return out


def relic_of(s: GreatWall) -> str:
    """The active relic."""
    return RELICS[beasts_of(s).relic]


def rat_card_of(s: GreatWall) -> RatCard:
    """What the paper of the Rat says."""
    rat = rat_of(s)
    location = LOCATION_WORDS[rat.location] if rat.location >= 0 else ""
    return RatCard(RAT_CARDS[rat.card], location)
