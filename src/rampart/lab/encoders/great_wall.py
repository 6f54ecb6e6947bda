"""What a seat sees of The Great Wall.

Made by `python tools/encoders.py`; not to be edited.
"""

from typing import Final

from librt.strings import BytesWriter

from rampart.games.great_wall.state import GreatWall
from rampart.kernel.machine import Machine
from rampart.lab.writing import NONE_AT_ALL, Shape, bag, bags, bits, hands, number, numbers, pile, rows, size, turned

LINES: Final = [
    "year number",
    "space number",
    "season number",
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
    "shame_bank number",
    "shame_gone number",
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
    "outcome number",
    "common numbers",
]  # what this was made from


def fields(w: BytesWriter, s: Machine, me: int, k: list[Shape]) -> None:
    """All fields, in the order of their declaration."""
    assert isinstance(s, GreatWall)
    part_0(w, s, me, k)
    part_1(w, s, me, k)


def part_0(w: BytesWriter, s: GreatWall, me: int, k: list[Shape]) -> None:
    """From `year` on."""
    number(w, s.year, me, k[0])
    number(w, s.space, me, k[1])
    number(w, s.season, me, k[2])
    number(w, s.active, me, k[3])
    number(w, s.ruler, me, k[4])
    numbers(w, s.tea, me, k[5])
    turned(w, s.clans, me, k[6])
    bags(w, s.clerks, me, k[7])
    bags(w, s.pool, me, k[8])
    bags(w, s.shamed, me, k[9])
    bags(w, s.levels, me, k[10])
    rows(w, s.overseers, me, k[11])
    bags(w, s.rest, me, k[12])
    bags(w, s.firing, me, k[13])
    bag(w, s.wall, me, k[14])
    bag(w, s.barricades, me, k[15])
    numbers(w, s.hordes, me, k[16])
    rows(w, s.covers, me, k[17])
    pile(w, s.next_horde, me, k[18], s.known_hordes)
    pile(w, s.horde_deck, me, k[19], s.known_hordes)
    numbers(w, s.horde_discard, me, k[20])
    pile(w, s.horde_box, me, k[21], s.known_hordes)
    hands(w, s.claimed, me, k[22], s.known_hordes)
    numbers(w, s.stains, me, k[23])
    bags(w, s.resources, me, k[24])
    bag(w, s.warehouse, me, k[25])
    turned(w, s.honour, me, k[26])
    bags(w, s.sources, me, k[27])
    number(w, s.shame_bank, me, k[28])
    number(w, s.shame_gone, me, k[29])
    hands(w, s.commands, me, k[30], NONE_AT_ALL)
    turned(w, s.chosen, me, k[31])
    numbers(w, s.track, me, k[32])
    hands(w, s.command_discard, me, k[33], NONE_AT_ALL)
    turned(w, s.generals, me, k[34])
    hands(w, s.dealt_generals, me, k[35], NONE_AT_ALL)
    hands(w, s.boxed_generals, me, k[36], NONE_AT_ALL)
    size(w, s.general_deck, me, k[37])
    hands(w, s.advisors, me, k[38], s.known_advisors)
    hands(w, s.support, me, k[39], s.known_advisors)


def part_1(w: BytesWriter, s: GreatWall, me: int, k: list[Shape]) -> None:
    """From `advisor_row` on."""
    numbers(w, s.advisor_row, me, k[40])
    pile(w, s.advisor_deck, me, k[41], s.known_advisors)
    numbers(w, s.advisor_discard, me, k[42])
    hands(w, s.tactics, me, k[43], NONE_AT_ALL)
    size(w, s.tactic_deck, me, k[44])
    numbers(w, s.tactic_discard, me, k[45])
    numbers(w, s.artifacts, me, k[46])
    size(w, s.artifact_box, me, k[47])
    bits(w, s.activated, me, k[48])
    turned(w, s.placed, me, k[49])
    rows(w, s.uses, me, k[50])
    rows(w, s.common_uses, me, k[51])
    rows(w, s.bonuses, me, k[52])
    bags(w, s.sacrificed, me, k[53])
    bits(w, s.reasons, me, k[54])
    number(w, s.outcome, me, k[55])
    numbers(w, s.common, me, k[56])
