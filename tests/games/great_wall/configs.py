"""The tables at which the laws are tried on The Great Wall: all numbers of players, open and sealed, all modes."""

CONFIGS: list[dict] = [
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 2},
    {"players": 3, "sealed": True},
    {"players": 2, "sealed": True},
    {"players": 1},
    {"players": 1, "level": "hard", "both_advisors": True, "sealed": True},
    {"players": 3, "coop": True},
    {"players": 2, "coop": True, "sealed": True},
    {"players": 5, "coop": True},
    {"players": 3, "iron_dragon": True, "beasts": True, "rat": True},
    {"players": 2, "iron_dragon": True, "beasts": True, "sealed": True},
    {"players": 3, "black_powder": True},
    {"players": 5, "black_powder": True, "fifth_player": True, "sealed": True},
    {"players": 3, "khan": True},
    {"players": 3, "chronicles": "great_famine"},
    {"players": 3, "coop": True, "chronicles": "siege_of_diaoyucheng"},
    {"players": 2, "coop": True, "chronicles": "red_turban_rebellion", "sealed": True},
]
