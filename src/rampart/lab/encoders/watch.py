"""What a seat sees of A Game of Thrones Catan: Brotherhood of the Watch.

Made by `python tools/encoders.py`; not to be edited.
"""

from typing import Final

from librt.strings import BytesWriter

from rampart.games.watch.state import Watch
from rampart.kernel.machine import Machine
from rampart.lab.writing import Shape, bag, bags, bounds, number, numbers, rows, size, turned, turned_bits, wide

LINES: Final = [
    "turn wide",
    "active number",
    "stage number",
    "dice numbers",
    "card_played number",
    "offers number",
    "terrain numbers",
    "numbers numbers",
    "gift numbers",
    "markets numbers",
    "buildings numbers",
    "roads numbers",
    "home_points turned",
    "tormund number",
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
    "end_reason number",
    "supply bag",
    "settlement_tokens turned",
    "settlement_slots turned_bits",
    "keep_tokens turned",
    "face_up bag",
    "frostfangs bag",
    "camps rows",
    "clearings rows",
    "guards rows",
    "breaches number",
    "heroes turned",
    "hero_sides turned",
    "hero_locks turned",
    "display numbers",
    "heroes_gone numbers",
]  # what this was made from


def fields(w: BytesWriter, s: Machine, me: int, k: list[Shape]) -> None:
    """All fields, in the order of their declaration."""
    assert isinstance(s, Watch)
    part_0(w, s, me, k)
    part_1(w, s, me, k)


def part_0(w: BytesWriter, s: Watch, me: int, k: list[Shape]) -> None:
    """From `turn` on."""
    wide(w, s.turn, me, k[0])
    number(w, s.active, me, k[1])
    number(w, s.stage, me, k[2])
    numbers(w, s.dice, me, k[3])
    number(w, s.card_played, me, k[4])
    number(w, s.offers, me, k[5])
    numbers(w, s.terrain, me, k[6])
    numbers(w, s.numbers, me, k[7])
    numbers(w, s.gift, me, k[8])
    numbers(w, s.markets, me, k[9])
    numbers(w, s.buildings, me, k[10])
    numbers(w, s.roads, me, k[11])
    turned(w, s.home_points, me, k[12])
    number(w, s.tormund, me, k[13])
    bag(w, s.bank, me, k[14])
    bags(w, s.hands, me, k[15])
    bounds(w, s.at_least, me, k[16])
    size(w, s.deck, me, k[17])
    bags(w, s.cards, me, k[18])
    bags(w, s.bought, me, k[19])
    bags(w, s.played, me, k[20])
    bag(w, s.gone, me, k[21])
    turned(w, s.rates, me, k[22])
    turned(w, s.road_lengths, me, k[23])
    number(w, s.longest_road, me, k[24])
    number(w, s.largest_patrol, me, k[25])
    number(w, s.winner, me, k[26])
    number(w, s.end_reason, me, k[27])
    bag(w, s.supply, me, k[28])
    turned(w, s.settlement_tokens, me, k[29])
    turned_bits(w, s.settlement_slots, me, k[30])
    turned(w, s.keep_tokens, me, k[31])
    bag(w, s.face_up, me, k[32])
    bag(w, s.frostfangs, me, k[33])
    rows(w, s.camps, me, k[34])
    rows(w, s.clearings, me, k[35])
    rows(w, s.guards, me, k[36])
    number(w, s.breaches, me, k[37])
    turned(w, s.heroes, me, k[38])
    turned(w, s.hero_sides, me, k[39])


def part_1(w: BytesWriter, s: Watch, me: int, k: list[Shape]) -> None:
    """From `hero_locks` on."""
    turned(w, s.hero_locks, me, k[40])
    numbers(w, s.display, me, k[41])
    numbers(w, s.heroes_gone, me, k[42])
