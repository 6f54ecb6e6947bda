"""What a seat sees of In the Year of the Dragon.

Made by `python tools/encoders.py`; not to be edited.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rampart.games.dragon.state import Dragon
from rampart.kernel.machine import Machine
from rampart.lab.writing import Fields, Shape, bag, bits, number, numbers, put, put_wide, rows, turned, turned_bits

LINES: Final = [
    "round plain",
    "phase plain",
    "starter number",
    "events numbers",
    "super_event plain",
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


class Written(Fields):
    """The fields of In the Year of the Dragon."""

    def write(self, w: BytesWriter, at: i64, s: Machine, me: i64, k: list[Shape]) -> i64:
        """All fields, in the order of their declaration."""
        assert isinstance(s, Dragon)
        at = part_0(w, at, s, me, k)
        at = part_1(w, at, s, me, k)
        return at


def part_0(w: BytesWriter, at: i64, s: Dragon, me: i64, k: list[Shape]) -> i64:
    """From `round` on."""
    at = put(w, at, s.round)
    at = put(w, at, s.phase)
    at = number(w, at, s.starter, me, k[2])
    at = numbers(w, at, s.events, me, k[3])
    at = put(w, at, s.super_event)
    at = bag(w, at, s.display, me, k[5])
    at = bag(w, at, s.gone, me, k[6])
    at = rows(w, at, s.groups, me, k[7])
    at = turned(w, at, s.dragons, me, k[8])
    at = numbers(w, at, s.stacked, me, k[9])
    at = turned_bits(w, at, s.drafted, me, k[10])
    at = bits(w, at, s.risen, me, k[11])
    at = numbers(w, at, s.wall, me, k[12])
    return at


def part_1(w: BytesWriter, at: i64, s: Dragon, me: i64, k: list[Shape]) -> i64:
    """From `players` on."""
    p: i64 = me
    for _ in range(s.seats):
        r = s.players[p]
        at = bag(w, at, r.points, me, k[13])
        at = put_wide(w, at, r.yuan)
        at = put_wide(w, at, r.rice)
        at = put_wide(w, at, r.fireworks)
        at = put_wide(w, at, r.small)
        at = put_wide(w, at, r.large)
        at = put_wide(w, at, r.track)
        at = numbers(w, at, r.floors, me, k[20])
        at = rows(w, at, r.people, me, k[21])
        at = bag(w, at, r.hand, me, k[22])
        at = bag(w, at, r.played, me, k[23])
        at = bits(w, at, r.wall_tiles, me, k[24])
        p = p + 1 if p + 1 < s.seats else 0
    return at
