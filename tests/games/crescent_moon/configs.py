"""The tables at which Crescent Moon keeps the laws: both numbers of players, all maps, sealed and open windows."""

CONFIGS: list[dict[str, int | str | bool]] = [
    {"players": 5, "map": "divided", "sealed": False},
    {"players": 5, "map": "variable", "sealed": True},
    {"players": 4, "map": "thaw", "sealed": True, "years": 4},
    {"players": 4, "map": "variable", "sealed": False},
    {"players": 5, "map": "valley", "sealed": True, "mirrored": True},
    {"players": 4, "map": "meeting", "sealed": False},
    {"players": 5, "map": "open", "sealed": False, "years": 4},
]
SAMPLE = 3  # games of each table in the whole test run; they are long
