"""What a seat sees of Crescent Moon.

Made by `python tools/encoders.py`; not to be edited.
"""

from typing import Final

from librt.strings import BytesWriter

from rampart.games.crescent_moon.state import CrescentMoon
from rampart.kernel.machine import Machine
from rampart.lab.writing import NONE_AT_ALL, Shape, bits, bounds, hands, number, numbers, rows, size, wide

LINES: Final = [
    "year number",
    "phase number",
    "round number",
    "active number",
    "ships number",
    "hex_cell numbers",
    "hex_tile numbers",
    "hex_turn numbers",
    "tile_hands hands",
    "tile_shown number",
    "groups_left numbers",
    "ordinary rows",
    "mercenaries rows",
    "strongholds numbers",
    "settlements numbers",
    "palace number",
    "influence numbers",
    "reserves numbers",
    "coins numbers",
    "deck size",
    "market numbers",
    "sultan_market numbers",
    "discard numbers",
    "hands hands",
    "front hands",
    "at_least bounds",
    "points rows",
    "taken rows",
    "sacked wide",
    "talks number",
    "talked bits",
    "stirred number",
    "more_moves number",
    "clash.kind number",
    "clash.hex number",
    "clash.attacker number",
    "clash.defender number",
    "clash.sides numbers",
    "clash.asks numbers",
    "clash.offers numbers",
    "clash.partner number",
    "clash.promised number",
    "clash.played numbers",
    "clash.played_by numbers",
    "clash.played_for numbers",
    "clash.states numbers",
    "clash.bonus numbers",
    "clash.ordinary numbers",
    "clash.mercenaries numbers",
    "clash.bribed numbers",
    "clash.penalty numbers",
    "clash.spared numbers",
    "clash.unpaid numbers",
    "clash.scorched number",
    "clash.strength numbers",
    "clash.winner number",
    "clash.plunder number",
]  # what this was made from


def fields(w: BytesWriter, s: Machine, me: int, k: list[Shape]) -> None:
    """All fields, in the order of their declaration."""
    assert isinstance(s, CrescentMoon)
    part_0(w, s, me, k)
    part_1(w, s, me, k)


def part_0(w: BytesWriter, s: CrescentMoon, me: int, k: list[Shape]) -> None:
    """From `year` on."""
    number(w, s.year, me, k[0])
    number(w, s.phase, me, k[1])
    number(w, s.round, me, k[2])
    number(w, s.active, me, k[3])
    number(w, s.ships, me, k[4])
    numbers(w, s.hex_cell, me, k[5])
    numbers(w, s.hex_tile, me, k[6])
    numbers(w, s.hex_turn, me, k[7])
    hands(w, s.tile_hands, me, k[8], NONE_AT_ALL)
    number(w, s.tile_shown, me, k[9])
    numbers(w, s.groups_left, me, k[10])
    rows(w, s.ordinary, me, k[11])
    rows(w, s.mercenaries, me, k[12])
    numbers(w, s.strongholds, me, k[13])
    numbers(w, s.settlements, me, k[14])
    number(w, s.palace, me, k[15])
    numbers(w, s.influence, me, k[16])
    numbers(w, s.reserves, me, k[17])
    numbers(w, s.coins, me, k[18])
    size(w, s.deck, me, k[19])
    numbers(w, s.market, me, k[20])
    numbers(w, s.sultan_market, me, k[21])
    numbers(w, s.discard, me, k[22])
    hands(w, s.hands, me, k[23], NONE_AT_ALL)
    hands(w, s.front, me, k[24], NONE_AT_ALL)
    bounds(w, s.at_least, me, k[25])
    rows(w, s.points, me, k[26])
    rows(w, s.taken, me, k[27])
    wide(w, s.sacked, me, k[28])
    number(w, s.talks, me, k[29])
    bits(w, s.talked, me, k[30])
    number(w, s.stirred, me, k[31])
    number(w, s.more_moves, me, k[32])


def part_1(w: BytesWriter, s: CrescentMoon, me: int, k: list[Shape]) -> None:
    """From `clash` on."""
    r = s.clash
    number(w, r.kind, me, k[33])
    number(w, r.hex, me, k[34])
    number(w, r.attacker, me, k[35])
    number(w, r.defender, me, k[36])
    numbers(w, r.sides, me, k[37])
    numbers(w, r.asks, me, k[38])
    numbers(w, r.offers, me, k[39])
    number(w, r.partner, me, k[40])
    number(w, r.promised, me, k[41])
    numbers(w, r.played, me, k[42])
    numbers(w, r.played_by, me, k[43])
    numbers(w, r.played_for, me, k[44])
    numbers(w, r.states, me, k[45])
    numbers(w, r.bonus, me, k[46])
    numbers(w, r.ordinary, me, k[47])
    numbers(w, r.mercenaries, me, k[48])
    numbers(w, r.bribed, me, k[49])
    numbers(w, r.penalty, me, k[50])
    numbers(w, r.spared, me, k[51])
    numbers(w, r.unpaid, me, k[52])
    number(w, r.scorched, me, k[53])
    numbers(w, r.strength, me, k[54])
    number(w, r.winner, me, k[55])
    number(w, r.plunder, me, k[56])
