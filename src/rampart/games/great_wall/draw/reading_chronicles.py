"""Reading what a scenario of the chronicles keeps on the table."""

from rampart.games.great_wall.draw.scene import ScenarioOf
from rampart.games.great_wall.modules.chronicles.part import CHRONICLES, Chronicles, chronicles_of, frost_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CLERKS, LOCATION_WORDS, RESOURCE_WORDS, UNHIRED, members


def scenario_of(s: GreatWall) -> ScenarioOf:
    """What the paper of a scenario says."""
    part, word = chronicles_of(s), str(s.box.options[CHRONICLES])
    number, of_seats = kept(s, part, word)
    return ScenarioOf(
        word=word,
        number=number,
        stock=tuple(part.stock),
        demand=RESOURCE_WORDS[part.demand],
        haunted=tuple(LOCATION_WORDS[x] for x in members(part.haunted)),
        of_seats=tuple(of_seats),
        tokens=part.besieging,
    )


def kept(s: GreatWall, part: Chronicles, word: str) -> tuple[int, list[int]]:
    """Its number, and one for each seat."""
    if word == "great_famine":
        return part.capacity, part.food
    if word == "freezing_weather":
        return frost_of(s), [sum(mine) for mine in part.gifts]
    if word == "siege_of_diaoyucheng":
        return part.defence, part.archers
    if word == "red_turban_rebellion":
        return part.kept_away, [CLERKS - mine[UNHIRED] for mine in s.clerks[: s.seats]]
    return 0, part.in_warehouse
