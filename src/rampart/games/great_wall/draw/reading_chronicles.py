"""Reading what a scenario of the chronicles keeps on the table."""

from rampart.games.great_wall.draw.scene import ScenarioOf
from rampart.games.great_wall.modules.chronicles.part import CHRONICLES, chronicles_of, frost_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS, RESOURCE_WORDS, members


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
