"""The cards of Genghis Khan: names, and the printed figures of its hordes (GWX-GK-HOR)."""

from typing import Final

HORDE_FIGURES: Final[list[tuple[str, int, int, str, str]]] = [  # name, offence, honor, the two lines of spots
    ("torguud_guard", 6, 9, ". h2 h2 G h2 .", ". . S h2 C ."),
    ("naphtha_throwers", 5, 8, ". . W W . .", ". h2 h2 C . ."),
    ("merkit_riders", 5, 7, "h1 G . . . .", ". h2 W C . ."),
]
KHAN_ADVISORS: Final = [
    "khans_hostage", "standard_smith", "steppe_defector", "tracker", "award_herald", "veteran_of_yehuling",
]  # fmt: skip
SKILL_WORDS: Final = [
    "let_them_fear_us", "no_retreat", "thunder_of_hooves", "black_standard", "silk_and_terror", "eyes_of_the_steppe",
]  # fmt: skip
AWARD_WORDS: Final = [
    "imperial_parasol", "golden_tally", "dragon_robe", "jade_tea_set", "thousand_li_horses", "sealed_pardon",
]  # fmt: skip
THE_KHAN: Final = "genghis_khan"
