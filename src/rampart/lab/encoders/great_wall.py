"""What a seat sees of The Great Wall.

Made by `python tools/encoders.py`; not to be edited.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rampart.games.great_wall.state import GreatWall
from rampart.kernel.machine import Machine
from rampart.lab.writing import (
    NONE_AT_ALL,
    Fields,
    Shape,
    bag,
    bags,
    bits,
    hands,
    number,
    numbers,
    pile,
    put,
    rows,
    size,
    turned,
)

LINES: Final = [
    "year plain",
    "space plain",
    "season plain",
    "active number",
    "ruler number",
    "tea numbers",
    "clans turned",
    "clerks bags",
    "pool bags",
    "shamed bags",
    "levels bags",
    "overseers rows",
    "rest bags",
    "firing bags",
    "wall bag",
    "barricades bag",
    "hordes numbers",
    "covers rows",
    "next_horde pile known_hordes",
    "horde_deck pile known_hordes",
    "horde_discard numbers",
    "horde_box pile known_hordes",
    "claimed hands known_hordes",
    "stains numbers",
    "resources bags",
    "warehouse bag",
    "honour turned",
    "sources bags",
    "shame_bank plain",
    "shame_gone plain",
    "commands hands",
    "chosen turned",
    "track numbers",
    "command_discard hands",
    "generals turned",
    "dealt_generals hands",
    "boxed_generals hands",
    "general_deck size",
    "advisors hands known_advisors",
    "support hands known_advisors",
    "advisor_row numbers",
    "advisor_deck pile known_advisors",
    "advisor_discard numbers",
    "tactics hands",
    "tactic_deck size",
    "tactic_discard numbers",
    "artifacts numbers",
    "artifact_box size",
    "activated bits",
    "placed turned",
    "uses rows",
    "common_uses rows",
    "bonuses rows",
    "sacrificed bags",
    "reasons bits",
    "outcome plain",
    "common numbers",
]  # what this was made from


class Written(Fields):
    """The fields of The Great Wall."""

    def write(self, w: BytesWriter, at: i64, s: Machine, me: i64, k: list[Shape]) -> i64:
        """All fields, in the order of their declaration."""
        assert isinstance(s, GreatWall)
        at = part_0(w, at, s, me, k)
        at = part_1(w, at, s, me, k)
        return at


def part_0(w: BytesWriter, at: i64, s: GreatWall, me: i64, k: list[Shape]) -> i64:
    """From `year` on."""
    at = put(w, at, s.year)
    at = put(w, at, s.space)
    at = put(w, at, s.season)
    at = number(w, at, s.active, me, k[3])
    at = number(w, at, s.ruler, me, k[4])
    at = numbers(w, at, s.tea, me, k[5])
    at = turned(w, at, s.clans, me, k[6])
    at = bags(w, at, s.clerks, me, k[7])
    at = bags(w, at, s.pool, me, k[8])
    at = bags(w, at, s.shamed, me, k[9])
    at = bags(w, at, s.levels, me, k[10])
    at = rows(w, at, s.overseers, me, k[11])
    at = bags(w, at, s.rest, me, k[12])
    at = bags(w, at, s.firing, me, k[13])
    at = bag(w, at, s.wall, me, k[14])
    at = bag(w, at, s.barricades, me, k[15])
    at = numbers(w, at, s.hordes, me, k[16])
    at = rows(w, at, s.covers, me, k[17])
    at = pile(w, at, s.next_horde, me, k[18], s.known_hordes)
    at = pile(w, at, s.horde_deck, me, k[19], s.known_hordes)
    at = numbers(w, at, s.horde_discard, me, k[20])
    at = pile(w, at, s.horde_box, me, k[21], s.known_hordes)
    at = hands(w, at, s.claimed, me, k[22], s.known_hordes)
    at = numbers(w, at, s.stains, me, k[23])
    at = bags(w, at, s.resources, me, k[24])
    at = bag(w, at, s.warehouse, me, k[25])
    at = turned(w, at, s.honour, me, k[26])
    at = bags(w, at, s.sources, me, k[27])
    at = put(w, at, s.shame_bank)
    at = put(w, at, s.shame_gone)
    at = hands(w, at, s.commands, me, k[30], NONE_AT_ALL)
    at = turned(w, at, s.chosen, me, k[31])
    at = numbers(w, at, s.track, me, k[32])
    at = hands(w, at, s.command_discard, me, k[33], NONE_AT_ALL)
    at = turned(w, at, s.generals, me, k[34])
    at = hands(w, at, s.dealt_generals, me, k[35], NONE_AT_ALL)
    at = hands(w, at, s.boxed_generals, me, k[36], NONE_AT_ALL)
    at = size(w, at, s.general_deck, me, k[37])
    at = hands(w, at, s.advisors, me, k[38], s.known_advisors)
    at = hands(w, at, s.support, me, k[39], s.known_advisors)
    return at


def part_1(w: BytesWriter, at: i64, s: GreatWall, me: i64, k: list[Shape]) -> i64:
    """From `advisor_row` on."""
    at = numbers(w, at, s.advisor_row, me, k[40])
    at = pile(w, at, s.advisor_deck, me, k[41], s.known_advisors)
    at = numbers(w, at, s.advisor_discard, me, k[42])
    at = hands(w, at, s.tactics, me, k[43], NONE_AT_ALL)
    at = size(w, at, s.tactic_deck, me, k[44])
    at = numbers(w, at, s.tactic_discard, me, k[45])
    at = numbers(w, at, s.artifacts, me, k[46])
    at = size(w, at, s.artifact_box, me, k[47])
    at = bits(w, at, s.activated, me, k[48])
    at = turned(w, at, s.placed, me, k[49])
    at = rows(w, at, s.uses, me, k[50])
    at = rows(w, at, s.common_uses, me, k[51])
    at = rows(w, at, s.bonuses, me, k[52])
    at = bags(w, at, s.sacrificed, me, k[53])
    at = bits(w, at, s.reasons, me, k[54])
    at = put(w, at, s.outcome)
    at = numbers(w, at, s.common, me, k[56])
    return at
