"""Which games of The Great Wall are stored: two to five players, both sides of the board, sealed and open windows."""

from tests.games.great_wall.configs import CONFIGS
from tests.golden.collection import GREEDY, Collection, Golden

GOLDEN = [
    Golden("reed-2", {"players": 2}, 63),
    Golden("side-a-3", {"players": 3}, 22),
    Golden("side-b-4", {"players": 4}, 99),
    Golden("panda-5", {"players": 5}, 29),
    Golden("sealed-3", {"players": 3, "sealed": True}, 64),
    Golden("sealed-2", {"players": 2, "sealed": True}, 51),
    Golden("sealed-5", {"players": 5, "sealed": True}, 98),
    Golden("by-lot-2", {"players": 2}, 50),
    Golden("by-lot-3", {"players": 3}, 29),
    Golden("by-lot-4", {"players": 4}, 18),
    Golden("tactics-4", {"players": 4}, 9),
    Golden("by-lot-5", {"players": 5}, 60),
    Golden("advisors-5", {"players": 5}, 75),
    Golden("answers-5", {"players": 5, "sealed": True}, 74),
    Golden("forgiven-2", {"players": 2}, 189),
    Golden("walls-2", {"players": 2}, 5, GREEDY),
    Golden("walls-3", {"players": 3}, 2, GREEDY),
    Golden("walls-4", {"players": 4}, 4, GREEDY),
    Golden("builders-4", {"players": 4}, 2, GREEDY),
    Golden("walls-5", {"players": 5}, 3, GREEDY),
    Golden("solo-normal", {"players": 1}, 1, GREEDY),
    Golden("solo-hard", {"players": 1, "level": "hard"}, 2, GREEDY),
    Golden("solo-very-hard", {"players": 1, "level": "very_hard", "both_advisors": True}, 3, GREEDY),
    Golden("solo-by-lot", {"players": 1}, 46),
    Golden("solo-sealed", {"players": 1, "sealed": True}, 5),
    Golden("five-lot-11", {"players": 5, "black_powder": True, "fifth_player": True}, 11),
    Golden("five-lot-41", {"players": 5, "black_powder": True, "fifth_player": True}, 41),
    Golden("powder-4-lot-3", {"players": 4, "black_powder": True}, 3),
    Golden("powder-4-lot-5", {"players": 4, "black_powder": True}, 5),
    Golden("five-lot-6", {"players": 5, "black_powder": True, "fifth_player": True}, 6),
    Golden("powder-3-lot-27", {"players": 3, "black_powder": True}, 27),
    Golden("five-lot-12", {"players": 5, "black_powder": True, "fifth_player": True}, 12),
    Golden("powder-3-lot-35", {"players": 3, "black_powder": True}, 35),
    Golden("five-lot-9", {"players": 5, "black_powder": True, "fifth_player": True}, 9),
    Golden("five-lot-17", {"players": 5, "black_powder": True, "fifth_player": True}, 17),
    Golden("powder-4-lot-13", {"players": 4, "black_powder": True}, 13),
    Golden("five-lot-16", {"players": 5, "black_powder": True, "fifth_player": True}, 16),
    Golden("five-lot-19", {"players": 5, "black_powder": True, "fifth_player": True}, 19),
    Golden("powder-3-lot-23", {"players": 3, "black_powder": True}, 23),
    Golden("rat-4", {"players": 4, "rat": True}, 8),
    Golden("rat-wheel-4", {"players": 4, "rat": True}, 38),
]
READABLE = ["reed-2", "walls-3", "solo-normal"]

UNSEEN = (
    ("shielded", "a boosted Empty Fort in a breach where its player has archers: its own test shows it"),
    ("qin_shuffled", "Qin has six cards and a game at most six falls: its own test shows it"),
    ("reed_dismissed", "Qin rules while Reed has a clerk in the embassy: its own test shows it"),
    ("rockets_shuffled", "eleven rockets are rarely shot in a game: its own test shows it"),
    ("rat_shuffled", "only the sixth year needs a sixth card: its own test shows it"),
    ("choose_player", "the base box has no card that means another player"),
    ("consent", "the base box has no card that means another player"),
    ("common_used", "the base box has no cards of the table"),
    ("common_ability", "the base box has no cards of the table"),
)

COLLECTION = Collection("great_wall", GOLDEN, READABLE, CONFIGS[:4], depth=1, unseen=UNSEEN)
