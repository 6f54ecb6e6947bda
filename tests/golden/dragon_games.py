"""Which games of In the Year of the Dragon are stored: all sizes of table, all super events, all options."""

from dataclasses import dataclass

import rampart
from rampart import Game, State, seeded
from tests.golden.perft import perft
from tests.playing import Config, choice_of

DEPTH = 3
MONTHS_TO_COUNT = [1, 7]  # the first after the draft, and that of the super event
PERFT_SEED = 7
RANDOM = "random"
GREEDY = "greedy"

GAME: Game = rampart.game("dragon")


@dataclass(frozen=True)
class Golden:
    """A game to store: its name, its table, its seed, and who makes the choices."""

    name: str
    config: Config
    seed: int
    bot: str = RANDOM


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


def played(golden: Golden) -> State:
    """The whole game, its choices made by the bot it names."""
    s = GAME.new(seed=golden.seed, **golden.config)
    bot = rampart.bot(golden.bot, golden.seed)
    while not s.over:
        seat = s.deciders[0]
        s.choose(bot.choose(s, seat), seat)
    return s


def perft_name(config: Config) -> str:
    """A table as the stored counts name it."""
    return " ".join(f"{key}={value}" for key, value in config.items())


def perft_counts(config: Config) -> dict[str, list[int]]:
    """The counts of one table from the set-up and from the beginning of some months."""
    s = GAME.new(seed=PERFT_SEED, **config)
    counts = {"set-up": perft(s, DEPTH)}
    luck = seeded(PERFT_SEED)
    for month in MONTHS_TO_COUNT:
        while s.document()["round"] != month:
            s.choose(*choice_of(s, luck))
        counts[f"month {month}"] = perft(s, DEPTH)
    return counts
