"""The cards of Black Powder: their names, and the numbers printed on hordes and generals."""

from typing import Final

BP_GENERALS: Final = ["shen_kuo", "tang_fu", "wei_sheng", "chen_gui"]
BP_LINES: Final = [[4, 5, 3, 4, 1, 26], [3, 3, 6, 3, 2, 53], [6, 5, 3, 2, 1, 84], [5, 3, 4, 4, 1, 33]]
BP_ADVISORS: Final = [
    "powder_master", "siege_engineer", "tower_captain", "gunner", "fire_arrow_maker", "guild_recruiter", "rocketeer",
    "breach_mason", "bell_ringer", "shield_bearer", "saltpetre_merchant", "siege_breaker",
]  # fmt: skip
BP_ARTIFACTS: Final = [
    "thunder_crash_bomb", "cloud_bridge_plans", "bronze_watch_bell", "military_classics", "nest_of_bees",
    "repeating_crossbow",
]  # fmt: skip
BP_HORDES: Final = ["battering_ram", "siege_ladders", "trebuchet", "elite_tumen"]
BP_OFFENCES: Final = [5, 4, 3, 9]
BP_HONOURS: Final = [9, 8, 10, 14]
BP_SPOTS: Final = [
    (". W h2 W h2 .", ". . h1 S . ."),
    (". h2 W W . .", ". . h2 h1 . ."),
    (". . S S . .", ". h3 W h3 . ."),
    ("h2 h2 h3 h2 h1 .", ". G S T C ."),
]
ROCKET_WORDS: Final = [
    "high_arc", "grazing_fire", "scatter", "counter_scatter", "drift_left", "drift_right", "bulls_eye", "split_burst",
    "rolling_flame", "damp_powder",
]  # fmt: skip
ROCKET_CELLS: Final = [
    [0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [0, 7, 2, 9, 4, 11], [6, 1, 8, 3, 10, 5], [0, 6, 1, 7, 2],
    [3, 4, 10, 5, 11], [2, 3, 8, 9], [1, 7, 4, 10], [7, 8, 9, 10, 2, 3], [3],
]  # fmt: skip
