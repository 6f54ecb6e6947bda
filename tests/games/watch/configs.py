"""The tables at which the laws are tried: every mode, both set-ups, and the options that change how a turn runs."""

from tests.playing import Config

CONFIGS: list[Config] = [
    {"players": 4, "turn_cap": 50, "max_offers_per_turn": 1},
    {"players": 3, "setup": "variable", "turn_cap": 50, "max_offers_per_turn": 0, "hero_tragedy": True},
    {"players": 4, "combined_trade_build": "combined", "turn_cap": 20, "max_offers_per_turn": 5, "sealed": True},
    {"players": 4, "mode": "base", "turn_cap": 20, "max_offers_per_turn": 2},
    {"players": 3, "mode": "base", "setup": "variable", "turn_cap": 50, "max_offers_per_turn": 0, "sealed": True},
    {"players": 5, "mode": "watch56", "turn_cap": 20, "max_offers_per_turn": 1},
    {"players": 6, "mode": "watch56", "setup": "variable", "turn_cap": 50, "max_offers_per_turn": 0, "sealed": True},
    {"players": 4, "mode": "classic", "turn_cap": 50, "max_offers_per_turn": 1},
    {
        "players": 2,
        "mode": "classic",
        "setup": "variable",
        "classic_numbers": "random",
        "compat_catanatron": True,
        "max_offers_per_turn": 0,
    },
]
