"""What a seat sees of A Game of Thrones Catan: Brotherhood of the Watch.

Made by `python tools/encoders.py`; not to be edited.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rampart.games.watch.state import Watch
from rampart.kernel.machine import Machine
from rampart.lab.writing import (
    Fields,
    Shape,
    bag,
    bags,
    bounds,
    number,
    numbers,
    put,
    put_wide,
    rows,
    size,
    turned,
    turned_bits,
)

LINES: Final = [
    "turn wide",
    "active number",
    "stage plain",
    "dice numbers",
    "card_played plain",
    "offers plain",
    "terrain numbers",
    "numbers numbers",
    "gift numbers",
    "markets numbers",
    "buildings numbers",
    "roads numbers",
    "home_points turned",
    "tormund plain",
    "bank bag",
    "hands bags",
    "at_least bounds",
    "deck size",
    "cards bags",
    "bought bags",
    "played bags",
    "gone bag",
    "rates turned",
    "road_lengths turned",
    "longest_road number",
    "largest_patrol number",
    "winner number",
    "end_reason plain",
    "supply bag",
    "settlement_tokens turned",
    "settlement_slots turned_bits",
    "keep_tokens turned",
    "face_up bag",
    "frostfangs bag",
    "camps rows",
    "clearings rows",
    "guards rows",
    "breaches plain",
    "heroes turned",
    "hero_sides turned",
    "hero_locks turned",
    "display numbers",
    "heroes_gone numbers",
]  # what this was made from


class Written(Fields):
    """The fields of A Game of Thrones Catan: Brotherhood of the Watch."""

    def write(self, w: BytesWriter, at: i64, s: Machine, me: i64, k: list[Shape]) -> i64:
        """All fields, in the order of their declaration."""
        assert isinstance(s, Watch)
        at = part_0(w, at, s, me, k)
        at = part_1(w, at, s, me, k)
        return at


def part_0(w: BytesWriter, at: i64, s: Watch, me: i64, k: list[Shape]) -> i64:
    """From `turn` on."""
    at = put_wide(w, at, s.turn)
    at = number(w, at, s.active, me, k[1])
    at = put(w, at, s.stage)
    at = numbers(w, at, s.dice, me, k[3])
    at = put(w, at, s.card_played)
    at = put(w, at, s.offers)
    at = numbers(w, at, s.terrain, me, k[6])
    at = numbers(w, at, s.numbers, me, k[7])
    at = numbers(w, at, s.gift, me, k[8])
    at = numbers(w, at, s.markets, me, k[9])
    at = numbers(w, at, s.buildings, me, k[10])
    at = numbers(w, at, s.roads, me, k[11])
    at = turned(w, at, s.home_points, me, k[12])
    at = put(w, at, s.tormund)
    at = bag(w, at, s.bank, me, k[14])
    at = bags(w, at, s.hands, me, k[15])
    at = bounds(w, at, s.at_least, me, k[16])
    at = size(w, at, s.deck, me, k[17])
    at = bags(w, at, s.cards, me, k[18])
    at = bags(w, at, s.bought, me, k[19])
    at = bags(w, at, s.played, me, k[20])
    at = bag(w, at, s.gone, me, k[21])
    at = turned(w, at, s.rates, me, k[22])
    at = turned(w, at, s.road_lengths, me, k[23])
    at = number(w, at, s.longest_road, me, k[24])
    at = number(w, at, s.largest_patrol, me, k[25])
    at = number(w, at, s.winner, me, k[26])
    at = put(w, at, s.end_reason)
    at = bag(w, at, s.supply, me, k[28])
    at = turned(w, at, s.settlement_tokens, me, k[29])
    at = turned_bits(w, at, s.settlement_slots, me, k[30])
    at = turned(w, at, s.keep_tokens, me, k[31])
    at = bag(w, at, s.face_up, me, k[32])
    at = bag(w, at, s.frostfangs, me, k[33])
    at = rows(w, at, s.camps, me, k[34])
    at = rows(w, at, s.clearings, me, k[35])
    at = rows(w, at, s.guards, me, k[36])
    at = put(w, at, s.breaches)
    at = turned(w, at, s.heroes, me, k[38])
    at = turned(w, at, s.hero_sides, me, k[39])
    return at


def part_1(w: BytesWriter, at: i64, s: Watch, me: i64, k: list[Shape]) -> i64:
    """From `hero_locks` on."""
    at = turned(w, at, s.hero_locks, me, k[40])
    at = numbers(w, at, s.display, me, k[41])
    at = numbers(w, at, s.heroes_gone, me, k[42])
    return at
