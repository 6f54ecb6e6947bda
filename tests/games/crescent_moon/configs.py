"""The tables at which Crescent Moon keeps the laws: both numbers of players, all maps, sealed and open windows."""

import itertools

from tests.playing import Config

from rampart.games.crescent_moon.tables import MAP_WORDS

CONFIGS: list[Config] = [
    {"players": 5, "map": "divided", "sealed": False},
    {"players": 5, "map": "variable", "sealed": True},
    {"players": 4, "map": "thaw", "sealed": True, "years": 4},
    {"players": 4, "map": "variable", "sealed": False},
    {"players": 5, "map": "valley", "sealed": True, "mirrored": True},
    {"players": 4, "map": "meeting", "sealed": False},
    {"players": 5, "map": "open", "sealed": False, "years": 4},
]
SAMPLE = 3  # games of each table in the whole test run; they are long

# Every number of players on every map at either length; the windows are sealed in every other one.
FURTHER: list[Config] = [
    {"players": players, "map": word, "years": years, "sealed": i % 2 == 0}
    for i, (players, word, years) in enumerate(itertools.product((4, 5), MAP_WORDS, (3, 4)))
]
