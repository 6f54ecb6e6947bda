"""What a seat sees of Crescent Moon.

Made by `python tools/encoders.py`; not to be edited.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rampart.games.crescent_moon.state import CrescentMoon
from rampart.kernel.machine import Machine
from rampart.lab.writing import NONE_AT_ALL, Fields, Shape, bits, bounds, hands, numbers, put, put_wide, rows, size

LINES: Final = [
    "year plain",
    "phase plain",
    "round plain",
    "active plain",
    "ships plain",
    "hex_cell numbers",
    "hex_tile numbers",
    "hex_turn numbers",
    "tile_hands hands",
    "tile_shown plain",
    "groups_left numbers",
    "ordinary rows",
    "mercenaries rows",
    "strongholds numbers",
    "settlements numbers",
    "palace plain",
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
    "talks plain",
    "talked bits",
    "stirred plain",
    "more_moves plain",
    "clash.kind plain",
    "clash.hex plain",
    "clash.attacker plain",
    "clash.defender plain",
    "clash.sides numbers",
    "clash.asks numbers",
    "clash.offers numbers",
    "clash.partner plain",
    "clash.promised plain",
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
    "clash.scorched plain",
    "clash.strength numbers",
    "clash.winner plain",
    "clash.plunder plain",
]  # what this was made from


class Written(Fields):
    """The fields of Crescent Moon."""

    def write(self, w: BytesWriter, at: i64, s: Machine, me: i64, k: list[Shape]) -> i64:
        """All fields, in the order of their declaration."""
        assert isinstance(s, CrescentMoon)
        at = part_0(w, at, s, me, k)
        at = part_1(w, at, s, me, k)
        return at


def part_0(w: BytesWriter, at: i64, s: CrescentMoon, me: i64, k: list[Shape]) -> i64:
    """From `year` on."""
    at = put(w, at, s.year)
    at = put(w, at, s.phase)
    at = put(w, at, s.round)
    at = put(w, at, s.active)
    at = put(w, at, s.ships)
    at = numbers(w, at, s.hex_cell, me, k[5])
    at = numbers(w, at, s.hex_tile, me, k[6])
    at = numbers(w, at, s.hex_turn, me, k[7])
    at = hands(w, at, s.tile_hands, me, k[8], NONE_AT_ALL)
    at = put(w, at, s.tile_shown)
    at = numbers(w, at, s.groups_left, me, k[10])
    at = rows(w, at, s.ordinary, me, k[11])
    at = rows(w, at, s.mercenaries, me, k[12])
    at = numbers(w, at, s.strongholds, me, k[13])
    at = numbers(w, at, s.settlements, me, k[14])
    at = put(w, at, s.palace)
    at = numbers(w, at, s.influence, me, k[16])
    at = numbers(w, at, s.reserves, me, k[17])
    at = numbers(w, at, s.coins, me, k[18])
    at = size(w, at, s.deck, me, k[19])
    at = numbers(w, at, s.market, me, k[20])
    at = numbers(w, at, s.sultan_market, me, k[21])
    at = numbers(w, at, s.discard, me, k[22])
    at = hands(w, at, s.hands, me, k[23], NONE_AT_ALL)
    at = hands(w, at, s.front, me, k[24], NONE_AT_ALL)
    at = bounds(w, at, s.at_least, me, k[25])
    at = rows(w, at, s.points, me, k[26])
    at = rows(w, at, s.taken, me, k[27])
    at = put_wide(w, at, s.sacked)
    at = put(w, at, s.talks)
    at = bits(w, at, s.talked, me, k[30])
    at = put(w, at, s.stirred)
    at = put(w, at, s.more_moves)
    return at


def part_1(w: BytesWriter, at: i64, s: CrescentMoon, me: i64, k: list[Shape]) -> i64:
    """From `clash` on."""
    r = s.clash
    at = put(w, at, r.kind)
    at = put(w, at, r.hex)
    at = put(w, at, r.attacker)
    at = put(w, at, r.defender)
    at = numbers(w, at, r.sides, me, k[37])
    at = numbers(w, at, r.asks, me, k[38])
    at = numbers(w, at, r.offers, me, k[39])
    at = put(w, at, r.partner)
    at = put(w, at, r.promised)
    at = numbers(w, at, r.played, me, k[42])
    at = numbers(w, at, r.played_by, me, k[43])
    at = numbers(w, at, r.played_for, me, k[44])
    at = numbers(w, at, r.states, me, k[45])
    at = numbers(w, at, r.bonus, me, k[46])
    at = numbers(w, at, r.ordinary, me, k[47])
    at = numbers(w, at, r.mercenaries, me, k[48])
    at = numbers(w, at, r.bribed, me, k[49])
    at = numbers(w, at, r.penalty, me, k[50])
    at = numbers(w, at, r.spared, me, k[51])
    at = numbers(w, at, r.unpaid, me, k[52])
    at = put(w, at, r.scorched)
    at = numbers(w, at, r.strength, me, k[54])
    at = put(w, at, r.winner)
    at = put(w, at, r.plunder)
    return at
