"""Which games of Crescent Moon are stored: four and five players, every map, both lengths, sealed and open windows."""

from tests.games.crescent_moon.configs import CONFIGS
from tests.golden.collection import GREEDY, Collection, Golden

GOLDEN = [
    Golden("divided-5", {"players": 5, "map": "divided"}, 1, GREEDY),
    Golden("divided-4", {"players": 4, "map": "divided"}, 2),
    Golden("thaw-5", {"players": 5, "map": "thaw", "years": 4}, 125),
    Golden("thaw-4", {"players": 4, "map": "thaw", "years": 4}, 4, GREEDY),
    Golden("open-5", {"players": 5, "map": "open", "years": 4}, 5),
    Golden("open-4", {"players": 4, "map": "open", "sealed": True}, 6),
    Golden("valley-5", {"players": 5, "map": "valley", "sealed": True}, 1007, GREEDY),
    Golden("valley-4", {"players": 4, "map": "valley"}, 8),
    Golden("meeting-5", {"players": 5, "map": "meeting"}, 9),
    Golden("meeting-4", {"players": 4, "map": "meeting"}, 10, GREEDY),
    Golden("variable-5", {"players": 5, "map": "variable", "years": 4}, 105),
    Golden("variable-4", {"players": 4, "map": "variable", "sealed": True}, 12, GREEDY),
    Golden("long-4", {"players": 4, "map": "divided", "years": 4}, 112),
    Golden("long-5", {"players": 5, "map": "valley", "years": 4}, 1013),
    Golden("raid-5", {"players": 5, "map": "divided", "years": 4}, 2003),
    Golden("drafted-5", {"players": 5, "map": "variable"}, 317, GREEDY),
    Golden("plains-5", {"players": 5, "map": "open"}, 1012),
    Golden("uprising-5", {"players": 5, "map": "open"}, 3127),
    Golden("mirrored-5", {"players": 5, "map": "open", "mirrored": True}, 14, GREEDY),
]
READABLE = ["divided-4", "meeting-4"]

COLLECTION = Collection("crescent_moon", GOLDEN, READABLE, CONFIGS[:4], depth=1)
