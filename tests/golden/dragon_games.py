"""Which games of In the Year of the Dragon are stored: all sizes of table, all super events, all options."""

from tests.games.dragon.configs import COMBINATIONS
from tests.golden.collection import GREEDY, Collection, Golden

GOLDEN = [
    Golden("base-2", {"players": 2, "starting_seat": 0}, 1),
    Golden("base-3", {"players": 3}, 2),
    Golden("base-4", {"players": 4, "starting_seat": 3}, 3, GREEDY),
    Golden("base-5", {"players": 5, "starting_seat": 4}, 4),
    Golden("first-edition-4", {"players": 4, "large_price": 6}, 5, GREEDY),
    Golden("wall-2", {"players": 2, "wall": True}, 6),
    Golden("wall-5", {"players": 5, "wall": True, "super_event": "random"}, 7, GREEDY),
    Golden("random-bonus-4", {"players": 4, "wall": True, "random_wall_bonus": True, "starting_seat": 1}, 8),
    Golden("chosen-3", {"players": 3, "choose_after_events": True, "starting_seat": 2}, 9),
    Golden("hidden-5", {"players": 5, "super_event": "random", "hidden_super_event": True}, 10),
    Golden("lantern-4", {"players": 4, "super_event": "lantern"}, 11, GREEDY),
    Golden("buddha-3", {"players": 3, "super_event": "buddha"}, 12),
    Golden("earthquake-4", {"players": 4, "super_event": "earthquake", "wall": True}, 13, GREEDY),
    Golden("flood-5", {"players": 5, "super_event": "flood"}, 14),
    Golden("eclipse-3", {"players": 3, "super_event": "eclipse", "wall": True}, 15),
    Golden("volcano-2", {"players": 2, "super_event": "volcano"}, 16),
    Golden("tornado-4", {"players": 4, "super_event": "tornado"}, 17, GREEDY),
    Golden("sunrise-3", {"players": 3, "super_event": "sunrise"}, 18, GREEDY),
    Golden("assassination-5", {"players": 5, "super_event": "assassination", "wall": True}, 20),
    Golden("edict-2", {"players": 2, "super_event": "edict", "wall": True}, 21, GREEDY),
]
READABLE = ["base-2", "edict-2"]

COLLECTION = Collection("dragon", GOLDEN, READABLE, COMBINATIONS)
