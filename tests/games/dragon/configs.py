"""The tables of In the Year of the Dragon at which the laws are tried."""

import itertools

from tests.playing import Config

from rampart.games.dragon.tables import SUPER_WORDS

COMBINATIONS: list[Config] = [
    {"players": players, "wall": wall, "super_event": super_event}
    for players, wall, super_event in itertools.product((2, 3, 4, 5), (False, True), ("none", "random"))
]
# Every super event by name and every other option of the table, at tables of all sizes.
SUPER_EVENTS: list[Config] = [
    {"players": 2 + i % 4, "wall": i % 3 == 0, "super_event": word} for i, word in enumerate(SUPER_WORDS)
]
VARIANTS: list[Config] = [
    *SUPER_EVENTS,
    {"players": 3, "choose_after_events": True},
    {"players": 4, "super_event": "random", "hidden_super_event": True},
    {"players": 2, "large_price": 6},
    {"players": 5, "wall": True, "random_wall_bonus": True},
    {"players": 4, "starting_seat": 3},
]
CONFIGS = COMBINATIONS + VARIANTS
SAMPLE = 25
