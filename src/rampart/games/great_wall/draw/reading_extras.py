"""Reading what expansions lay on the table: figures, and what their papers say."""

from rampart.games.great_wall.draw.scene import Figure, RatCard, ScenarioOf
from rampart.games.great_wall.modules.chronicles.part import CHRONICLES, chronicles_of, frost_of
from rampart.games.great_wall.modules.rat.names import RAT_CARDS
from rampart.games.great_wall.modules.rat.part import RAT, rat_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS, RESOURCE_WORDS, members


def figures_of(s: GreatWall) -> list[Figure]:
    """All figures on locations and sections."""
    out = []
    if s.box.has(RAT) and rat_of(s).location >= 0:
        out.append(Figure("figure-rat", "rat", "rat", rat_of(s).location))
    return out


def scenario_of(s: GreatWall) -> ScenarioOf:
    """What the paper of a scenario says."""
    part, word = chronicles_of(s), str(s.box.options[CHRONICLES])
    famine, frost = word == "great_famine", word == "freezing_weather"
    gifts = [sum(mine) for mine in part.gifts]
    return ScenarioOf(
        word=word,
        number=part.capacity if famine else frost_of(s),
        stock=tuple(part.stock),
        demand=RESOURCE_WORDS[part.demand],
        haunted=tuple(LOCATION_WORDS[x] for x in members(part.haunted)),
        of_seats=tuple(part.food if famine else gifts if frost else part.in_warehouse),
    )


def rat_card_of(s: GreatWall) -> RatCard:
    """What the paper of the Rat says."""
    rat = rat_of(s)
    location = LOCATION_WORDS[rat.location] if rat.location >= 0 else ""
    return RatCard(RAT_CARDS[rat.card], location, len(rat.deck))
