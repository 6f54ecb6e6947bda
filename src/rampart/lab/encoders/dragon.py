"""What a seat sees of In the Year of the Dragon.

Made by `python tools/encoders.py`; not to be edited.
"""

from typing import Final

from librt.strings import BytesWriter

from rampart.games.dragon.state import Dragon
from rampart.kernel.machine import Machine
from rampart.lab.writing import Shape, bag, bits, number, numbers, rows, turned, turned_bits, wide

LINES: Final = [
    "round number",
    "phase number",
    "starter number",
    "events numbers",
    "super_event number",
    "display bag",
    "gone bag",
    "groups rows",
    "dragons turned",
    "stacked numbers",
    "drafted turned_bits",
    "risen bits",
    "wall numbers",
    "players[].points bag",
    "players[].yuan wide",
    "players[].rice wide",
    "players[].fireworks wide",
    "players[].small wide",
    "players[].large wide",
    "players[].track wide",
    "players[].floors numbers",
    "players[].people rows",
    "players[].hand bag",
    "players[].played bag",
    "players[].wall_tiles bits",
]  # what this was made from


def fields(w: BytesWriter, s: Machine, me: int, k: list[Shape]) -> None:
    """All fields, in the order of their declaration."""
    assert isinstance(s, Dragon)
    part_0(w, s, me, k)
    part_1(w, s, me, k)


def part_0(w: BytesWriter, s: Dragon, me: int, k: list[Shape]) -> None:
    """From `round` on."""
    number(w, s.round, me, k[0])
    number(w, s.phase, me, k[1])
    number(w, s.starter, me, k[2])
    numbers(w, s.events, me, k[3])
    number(w, s.super_event, me, k[4])
    bag(w, s.display, me, k[5])
    bag(w, s.gone, me, k[6])
    rows(w, s.groups, me, k[7])
    turned(w, s.dragons, me, k[8])
    numbers(w, s.stacked, me, k[9])
    turned_bits(w, s.drafted, me, k[10])
    bits(w, s.risen, me, k[11])
    numbers(w, s.wall, me, k[12])


def part_1(w: BytesWriter, s: Dragon, me: int, k: list[Shape]) -> None:
    """From `players` on."""
    for i in range(s.seats):
        r = s.players[(me + i) % s.seats]
        bag(w, r.points, me, k[13])
        wide(w, r.yuan, me, k[14])
        wide(w, r.rice, me, k[15])
        wide(w, r.fireworks, me, k[16])
        wide(w, r.small, me, k[17])
        wide(w, r.large, me, k[18])
        wide(w, r.track, me, k[19])
        numbers(w, r.floors, me, k[20])
        rows(w, r.people, me, k[21])
        bag(w, r.hand, me, k[22])
        bag(w, r.played, me, k[23])
        bits(w, r.wall_tiles, me, k[24])
