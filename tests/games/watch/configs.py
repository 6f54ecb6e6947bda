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

# Every mode with every number of players with hardly a cap on its turns; no offers, for chance would haggle for ever.
FURTHER: list[Config] = [
    {"players": players, "mode": mode, "setup": "variable" if i % 2 else "standard", "max_offers_per_turn": 0}
    for i, (mode, players) in enumerate(
        [("base", 3), ("base", 4), ("watch", 3), ("watch", 4), ("watch56", 5), ("watch56", 6)]
        + [("classic", 2), ("classic", 3), ("classic", 4)]
    )
]
FURTHER += [
    {"players": players, "mode": mode, "hero_tragedy": True, "max_offers_per_turn": 0}
    for mode, players in [("watch", 3), ("watch", 4), ("watch56", 5), ("watch56", 6)]
]
