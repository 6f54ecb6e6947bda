"""The balance of a section as things stand: its wall and barricades against its hordes."""

from rampart.games.great_wall.content.hordes import OFFENCES, SAPPERS, WAR_SHAMANS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BARRICADE_VALUE, ROWS_DEEP, WALL_DEFENCE

UNDERMINED = 1  # the value of a barricade where sappers dig (GWC-HOR-06)


def kinds_at(s: GreatWall, section: int) -> list[int]:
    """The types of the hordes in front of a section."""
    return [card // 3 for card in s.hordes[section * ROWS_DEEP : (section + 1) * ROWS_DEEP] if card >= 0]


def defence_of(s: GreatWall, section: int) -> int:
    """Wall and barricades (GW-WIN05), less where sappers dig."""
    value = UNDERMINED if SAPPERS in kinds_at(s, section) else BARRICADE_VALUE
    return WALL_DEFENCE[s.wall[section]] + value * s.barricades[section]


def offence_of(s: GreatWall, slot: int) -> int:
    """The offence of a horde, raised by every other war shaman of its section (GWC-HOR-07)."""
    kind = s.hordes[slot] // 3
    chants = kinds_at(s, slot // ROWS_DEEP).count(WAR_SHAMANS) - (kind == WAR_SHAMANS)
    return OFFENCES[kind] + chants
