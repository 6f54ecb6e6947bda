"""The names and figures of the cards of co-operative play."""

from typing import Final

COOP: Final = "coop"

COOP_GENERALS: Final = [
    "wen_tianxiang", "zhang_shijie", "lu_xiufu", "yue_yun", "wang_jian", "li_tingzhi", "yang_yanzhao", "fan_zhongyan",
]  # fmt: skip
# wood, stone, gold, chi, tactic cards, tea value (GWC-CGEN-01 to GWC-CGEN-08)
COOP_LINES: Final = [
    [4, 4, 4, 4, 1, 57],
    [6, 3, 3, 4, 1, 44],
    [3, 3, 7, 3, 1, 38],
    [3, 5, 4, 3, 2, 86],
    [5, 3, 3, 5, 1, 31],
    [5, 5, 3, 3, 1, 69],
    [6, 4, 2, 4, 1, 20],
    [4, 4, 5, 4, 1, 77],
]
COOP_TACTICS: Final = [
    "supply_convoy", "united_front", "joint_decree", "sworn_brothers", "emperors_mercy", "petition", "signal_fires",
    "stockpile", "shield_wall", "reform", "concentrated_volley", "calm_the_court",
]  # fmt: skip
# name, offence, honor, the two lines of spots (GWC-KHO-01 to GWC-KHO-08)
COOP_HORDES: Final[list[tuple[str, int, int, str, str]]] = [
    ("swarm_riders", 3, 4, ". h1 W . h1 .", ". C . . h1 ."),
    ("fire_archers", 4, 5, ". W h2 C . .", ". . h1 G . ."),
    ("iron_lancers", 6, 8, ". h2 G h2 S .", ". . h2 h1 h2 ."),
    ("noyans_guard", 5, 10, ". h1 h2 h3 h2 h1", ". S G T C ."),
    ("reavers", 4, 5, "G G . W . .", ". S . R h1 ."),
    ("tunnel_diggers", 3, 6, "S . W . h2 .", "S h1 . . h2 ."),
    ("spirit_drummers", 3, 6, "C . T . C .", "h2 . h1 . h1 ."),
    ("hashar_levy", 3, 8, "- - h1 - - .", ". W - C . ."),
]
DEMAND_WORDS: Final = [
    "taunt_them", "emperors_guard", "glory_to_the_emperor", "royal_escort", "tribute_of_gold", "timber_for_the_fleet",
    "ancestral_tomb", "prayers", "wall_must_rise", "scholars", "heads_of_the_noyans", "treatises_of_war",
]  # fmt: skip
FOR_THREE: Final = 4  # the first demands need three sections or three players
EVENT_WORDS: Final = [
    "camp_fever", "river_floods", "imperial_audit", "examinations", "auspicious_comet", "border_uprising", "drought",
    "bitter_winters", "corrupt_officials", "howling_winds", "rotten_palisades", "patriotic_fervor",
]  # fmt: skip
INSTANT: Final = 6  # the first events happen once, the others stay in force
MASSED_FIRE: Final = "massed_fire"  # the card of the table by which archers of a section shoot twice in this volley
