"""Which games are stored: every module `<game>_games` here holds the COLLECTION of a game."""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import rampart
from rampart import Game, State, seeded
from tests.golden.perft import perft
from tests.playing import Config, choice_of

RANDOM = "random"
GREEDY = "greedy"
COUNT_SEED = 7
COUNT_AFTER = (0, 10, 25, 50, 75)  # choices


@dataclass(frozen=True)
class Golden:
    """A game to store: its name, its table, its seed, and who makes the choices."""

    name: str
    config: Config
    seed: int
    bot: str = RANDOM


@dataclass(frozen=True)
class Collection:
    """The stored games of one game, those of them told in words, and the tables where positions are counted.

    `unseen` names the events and steps that the stored games need not show, each with its reason.
    """

    name: str
    golden: Sequence[Golden]
    readable: Sequence[str]
    counted: Sequence[Config]
    depth: int = 2
    unseen: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        """The game."""
        return rampart.game(self.name)

    def __repr__(self) -> str:
        return self.name


def collections() -> list[Collection]:
    """The collections of all games."""
    paths = sorted(Path(__file__).parent.glob("*_games.py"))
    return [importlib.import_module(f"tests.golden.{path.stem}").COLLECTION for path in paths]


def played(game: Game, golden: Golden) -> State:
    """The whole game, its choices made by the bot it names."""
    s = game.new(seed=golden.seed, **golden.config)
    bot = rampart.bot(golden.bot, golden.seed)
    while not s.over:
        seat = s.deciders[0]
        s.choose(bot.choose(s, seat), seat)
    return s


def table_name(config: Config) -> str:
    """A table as the stored counts name it."""
    return " ".join(f"{key}={value}" for key, value in config.items())


def counts(game: Game, config: Config, depth: int) -> dict[str, list[int]]:
    """How many positions are reached at one table from the set-up and from some way into a random game."""
    s = game.new(seed=COUNT_SEED, **config)
    luck = seeded(COUNT_SEED)
    found: dict[str, list[int]] = {}
    made = 0
    for choices in COUNT_AFTER:
        while made < choices and not s.over:
            s.choose(*choice_of(s, luck))
            made += 1
        found[f"after {choices} choices"] = perft(s, depth)
    return found
