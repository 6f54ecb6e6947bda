"""The cards and scenarios of the Ancient Chronicles: names, and the setup lines of its generals (GWX-AC)."""

from typing import Final

SCENARIOS: Final = ["freezing_weather", "great_famine", "emperors_visit", "hungry_ghosts"]
COOP_SCENARIOS: Final = ["siege_of_diaoyucheng", "red_turban_rebellion"]
OFF: Final = "off"
GENERAL_SETUP: Final[list[tuple[str, list[int]]]] = [  # wood, stone, gold, chi, tactics, tea
    ("su_song", [5, 4, 4, 3, 1, 45]),
    ("bao_zheng", [4, 4, 3, 4, 2, 90]),
    ("zhu_xi", [3, 4, 4, 5, 2, 59]),
    ("xin_qiji", [3, 5, 5, 3, 1, 27]),
]
CHRONICLE_GENERALS: Final = [line[0] for line in GENERAL_SETUP]
CHRONICLE_TACTICS: Final = [
    "winter_stores", "snow_march", "imperial_visit", "paper_offerings", "levy_of_the_poor", "divide_the_spoils",
    "carry_the_wounded", "hold_the_gate",
]  # fmt: skip
CHRONICLE_ADVISORS: Final = [
    "ice_cutter", "famine_inspector", "master_of_ceremonies", "exorcist", "fortress_cook", "turban_spy",
    "almanac_maker", "village_elder", "chronicler", "gate_captain",
]  # fmt: skip
CHRONICLE_ARTIFACTS: Final = [
    "bronze_crane", "celestial_globe", "chime_stones", "generals_tally", "ever_burning_lamp", "jade_seal_box",
    "silk_map", "iron_ox", "ancestral_tablets", "festival_drum",
]  # fmt: skip
