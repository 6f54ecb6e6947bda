"""Which games of the Watch are stored: all modes and sizes of table, all options, heroes, cards and ends."""

from tests.golden.collection import GREEDY, Collection, Golden

GOLDEN = [
    Golden("base-3", {"mode": "base", "players": 3, "setup": "variable", "first_player": 1}, 3, GREEDY),
    Golden(
        "base-4",
        {"mode": "base", "players": 4, "combined_trade_build": "combined", "first_player": 0, "max_offers_per_turn": 5},
        3,
        GREEDY,
    ),
    Golden("watch-3", {"players": 3, "hero_tragedy": True, "first_player": 2, "setup": "variable"}, 11, GREEDY),
    Golden("watch-4", {"players": 4, "first_player": 3, "sealed": True}, 7, GREEDY),
    Golden("tragic-3", {"players": 3, "max_offers_per_turn": 2}, 3, GREEDY),
    Golden("invasion-4", {"players": 4, "first_player": 3, "sealed": True}, 4, GREEDY),
    Golden("watch-5", {"mode": "watch56", "players": 5, "first_player": 4, "max_offers_per_turn": 2}, 8, GREEDY),
    Golden("classic-4", {"mode": "classic", "players": 4, "max_offers_per_turn": 2}, 1, GREEDY),
    Golden(
        "by-lot-4",
        {"players": 4, "turn_cap": 100, "max_offers_per_turn": 1, "combined_trade_build": "separate"},
        8,
    ),
    Golden("long-4", {"players": 4, "max_offers_per_turn": 0}, 1),
    Golden("by-lot-5", {"mode": "watch56", "players": 5, "max_offers_per_turn": 0}, 26),
    Golden(
        "by-lot-6",
        {
            "mode": "watch56",
            "players": 6,
            "first_player": 5,
            "hero_tragedy": True,
            "turn_cap": 50,
            "max_offers_per_turn": 1,
        },
        6,
    ),
    Golden("quiet-6", {"mode": "watch56", "players": 6, "max_offers_per_turn": 0, "setup": "variable"}, 37),
    Golden("shortage-6", {"mode": "watch56", "players": 6, "max_offers_per_turn": 0}, 24),
    Golden("capped-6", {"mode": "watch56", "players": 6, "max_offers_per_turn": 0, "turn_cap": 100}, 9),
    Golden(
        "island-2",
        {
            "mode": "classic",
            "players": 2,
            "compat_catanatron": True,
            "max_offers_per_turn": 0,
            "setup": "variable",
            "classic_numbers": "random",
            "turn_cap": 1000,
        },
        4,
    ),
    Golden("short-4", {"players": 4, "turn_cap": 20, "max_offers_per_turn": 0}, 9),
]
READABLE = ["short-4"]
COUNTED = [
    {"players": 4, "max_offers_per_turn": 1},
    {"players": 3, "mode": "base", "max_offers_per_turn": 1},
    {"players": 5, "mode": "watch56", "max_offers_per_turn": 0},
    {"players": 2, "mode": "classic", "max_offers_per_turn": 0},
]
UNSEEN = (("no_figure", "forty figures and few token draws: the Frostfangs run out in hardly any game"),)

COLLECTION = Collection("watch", GOLDEN, READABLE, COUNTED, unseen=UNSEEN)
