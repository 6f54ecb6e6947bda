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
    Golden("beasts-5", {"players": 5, "beasts": True, "iron_dragon": True}, 93),
    Golden("beasts-advised-5", {"players": 5, "beasts": True, "iron_dragon": True}, 66),
    Golden("beasts-and-fire-5", {"players": 5, "beasts": True, "iron_dragon": True}, 53),
    Golden("beasts-at-war-5", {"players": 5, "beasts": True, "iron_dragon": True}, 114),
    Golden("beasts-by-lot-5", {"players": 5, "beasts": True, "iron_dragon": True}, 43),
    Golden("beasts-reborn-5", {"players": 5, "beasts": True, "iron_dragon": True}, 10),
    Golden("beasts-feast-4", {"players": 4, "beasts": True}, 2, GREEDY),
    Golden("khan-2", {"players": 2, "khan": True}, 7, GREEDY),
    Golden("khan-attacked-3", {"players": 3, "khan": True}, 2, GREEDY),
    Golden("khan-3", {"players": 3, "khan": True}, 5, GREEDY),
    Golden("khan-award-4", {"players": 4, "khan": True}, 1, GREEDY),
    Golden("khan-4", {"players": 4, "khan": True}, 5, GREEDY),
    Golden("rat-4", {"players": 4, "rat": True}, 8),
    Golden("rat-wheel-4", {"players": 4, "rat": True}, 38),
]
READABLE = ["reed-2", "walls-3", "solo-normal"]

UNSEEN = (
    ("shielded", "a boosted Empty Fort in a breach where its player has archers: its own test shows it"),
    ("qin_shuffled", "Qin has six cards and a game at most six falls: its own test shows it"),
    ("reed_dismissed", "Qin rules while Reed has a clerk in the embassy: its own test shows it"),
    ("dragon_shuffled", "nine cards last longer than a game: its own test shows it"),
    ("relics_shuffled", "ten relics last longer than most games: its own test shows it"),
    ("pay_for_beast", "a discount on an upgrade that leaves a choice: its own test shows it"),
    ("rat_shuffled", "only the sixth year needs a sixth card: its own test shows it"),
    ("spared_for_khan", "the Steppe Defector with a doomed claimant: its own test shows it"),
    ("spare_for_khan", "the Steppe Defector with a doomed claimant: its own test shows it"),
    ("khan_defeated", "all spots of three cards: its own test shows it"),
    ("choose_player", "the base box has no card that means another player"),
    ("consent", "the base box has no card that means another player"),
)

COLLECTION = Collection("great_wall", GOLDEN, READABLE, CONFIGS[:4], depth=1, unseen=UNSEEN)
