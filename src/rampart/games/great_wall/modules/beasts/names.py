"""The names of the beasts, their areas, and the cards that come with them."""

from typing import Final

from rampart.games.great_wall.tables import LOCATION_WORDS, LOCATIONS, SECTION_WORDS

BEASTS: Final = ["yinglong", "white_tiger", "ao", "fenghuang"]
YINGLONG: Final = 0
WHITE_TIGER: Final = 1
AO: Final = 2
FENGHUANG: Final = 3
TOP_RANK: Final = 3
BEAST_CARDS: Final = [f"{beast}_{rank}" for beast in BEASTS for rank in range(1, TOP_RANK + 1)]
RELICS: Final = [
    "jade_flute", "tiger_tally", "turtle_shell_oracle", "vermilion_feather", "altar_bell", "ritual_bronze",
    "incense_of_wutai", "geomancers_compass", "moon_mirror", "thunder_drum",
]  # fmt: skip
BEAST_TACTICS: Final = [
    "beast_tamer", "dragon_rain", "tigers_roar", "shell_of_the_world", "ashes_and_rebirth", "omens",
    "feast_for_beasts", "spirit_path",
]  # fmt: skip
BEAST_ADVISORS: Final = [
    "beast_keeper", "shaman_of_wutai", "relic_hunter", "dragon_priest", "tiger_guard", "turtle_warden",
    "phoenix_dancer", "bone_reader", "beast_rider", "legend_singer", "jade_carver", "hermit_of_the_peaks",
]  # fmt: skip

# ---- areas: the ten locations, then the sections of the wall
AREA_WORDS: Final = [*LOCATION_WORDS, *[f"section_{word}" for word in SECTION_WORDS]]
SECTION_AREAS: Final = LOCATIONS
PRINTED_AREAS: Final = [
    ["lumber_mill", "quarry", "gold_mine"],
    ["section_L", "section_M", "section_R"],
    ["section_L", "section_M", "section_R"],
    ["tea_house", "war_academy", "embassy", "headquarters"],
]
AREAS: Final = [[AREA_WORDS.index(word) for word in words] for words in PRINTED_AREAS]  # by beast, at every rank
PRICES: Final = [
    [[0, 0, 2, 0], [0, 1, 2, 0]],
    [[0, 0, 0, 2], [0, 0, 1, 2]],
    [[2, 1, 0, 0], [0, 0, 0, 3]],
    [[1, 0, 1, 0], [1, 1, 1, 0]],
]  # by beast and rank, to the next: wood, stone, gold, chi
