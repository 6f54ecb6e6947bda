"""Reading: the towers and war machines of Black Powder as the drawing shows them."""

from rampart.games.great_wall.draw.scene import Tower
from rampart.games.great_wall.modules.black_powder.part import (
    MACHINE_WORDS,
    TOWERS,
    powder_of,
    sections_beside,
    standing,
)
from rampart.games.great_wall.modules.black_powder.towers import HELD_HONOUR
from rampart.games.great_wall.queries import ask, defence, offence
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.winter import sure_to_fall
from rampart.games.great_wall.vocabulary import TOWER_HONOUR


def machines_of(s: GreatWall, section: int) -> list[str]:
    """The machines in the rest area of a section."""
    return [word for machine, word in enumerate(MACHINE_WORDS) for _ in range(standing(s, section, machine))]


def towers_of(s: GreatWall) -> list[Tower]:
    """The towers from the left, with what each would bring its clan as things stand."""
    return [tower_of(s, tower) for tower in range(TOWERS)]


def tower_of(s: GreatWall, number: int) -> Tower:
    clan = powder_of(s).towers[number]
    beside = sections_beside(s, number)
    broken = sum(1 for section in beside if offence(s, section) > defence(s, section) or sure_to_fall(s, section))
    each = ask(s, TOWER_HONOUR, clan, HELD_HONOUR, number) if clan >= 0 else HELD_HONOUR
    return Tower(number, bool(beside), clan, each * (len(beside) - broken), broken)
