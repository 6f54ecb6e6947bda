"""Our bots against the players of catanatron on the classic island, without trade between players.

    python catanatron_arena.py master@100ms points --games 40
    python catanatron_arena.py master@100ms value --games 40 --checkout ~/catanatron
    python catanatron_arena.py master@100ms alphabeta --games 40 --checkout ~/catanatron --players 3

The players of its release are always there: `weighted` and `points`. `value` (its value function) and `alphabeta` are
in its repository only: name a checkout of the time of the release (July 2022, version 3.2); without it they are not
measured. Each island is played once from every seat; our bot is alone, the other seats are theirs.
"""

import argparse
import importlib
import json
import random
import sys
import time
import types
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from catanatron import Player
from catanatron.players.search import VictoryPointPlayer
from catanatron.players.weighted_random import WeightedRandomPlayer
from catanatron_table import COLORS, BotPlayer, Table

from rampart.lab.arena import interval_of
from rampart.lab.ladder import Beside

RELEASED: dict[str, type[Player]] = {"weighted": WeightedRandomPlayer, "points": VictoryPointPlayer}
IN_REPOSITORY = {"value": "ValueFunctionPlayer", "alphabeta": "AlphaBetaPlayer"}
PACKAGES = {
    "catanatron_gym": "catanatron_gym/catanatron_gym",
    "catanatron_experimental": "catanatron_experimental/catanatron_experimental",
    "catanatron_experimental.machine_learning": "catanatron_experimental/catanatron_experimental/machine_learning",
}
PLAYERS = "catanatron_experimental.machine_learning.players.minimax"


class Result(NamedTuple):
    """What a match came to; `games` is 0 where the opponent is not at hand."""

    bot: str
    opponent: str
    players: int
    games: int
    won: int
    ms: float  # CPU milliseconds of our decisions

    def beside(self) -> Beside:
        """The same for the ladder."""
        checkout = " --checkout PATH" if self.opponent in IN_REPOSITORY else ""
        command = f"benchmarks/catanatron_arena.py {self.bot} {self.opponent} --players {self.players}{checkout}"
        who = f"catanatron's {self.opponent}, classic island, {self.players} players"
        return Beside(self.bot, who, self.games, self.won, command)

    def told(self) -> str:
        """In a sentence."""
        if not self.games:
            return f"{self.bot} against {self.opponent}: not measured (it is in no release: name a checkout)"
        low, high = interval_of(self.won / self.games, self.games)
        share = f"{self.won} of {self.games} games ({low:.0%} to {high:.0%})"
        return f"{self.bot} among {self.players}, the others {self.opponent}: won {share}, {self.ms:.1f} ms a decision"


class Timed(BotPlayer):
    """A bot of ours whose CPU time is counted."""

    spent = 0.0
    asked = 0
    won = False


class TimedTable(Table):
    """A table that counts the time of our bots."""

    def ask(self, player, offered):  # type: ignore[no-untyped-def]
        began = time.process_time()
        chosen = super().ask(player, offered)
        if len(offered) > 1:
            player.spent += time.process_time() - began
            player.asked += 1
        return chosen


def opponent_of(name: str, checkout: Path | None) -> type[Player] | None:
    """The class of an opponent; None where its checkout is missing."""
    if name in RELEASED:
        return RELEASED[name]
    if checkout is None:
        return None
    for package, folder in PACKAGES.items():  # without what their `__init__` asks for: command lines, environments
        module = types.ModuleType(package)
        module.__path__ = [str(checkout / folder)]
        sys.modules[package] = module
    found: type[Player] = getattr(importlib.import_module(PLAYERS), IN_REPOSITORY[name])
    return found


def match(bot: str, kind: type[Player], players: int, games: int) -> Iterator[Timed]:
    """Play games; our player of each, with `won` set."""
    for number in range(games):
        island, turn = divmod(number, players)
        seated = [Timed(COLORS[0], bot, seed=number), *(kind(color) for color in COLORS[1:players])]
        random.seed(island)
        table = TimedTable(seated[-turn:] + seated[:-turn] if turn else seated, island + 1)
        for _ in table.play():
            pass
        ours = seated[0]
        assert isinstance(ours, Timed)
        ours.won = table.theirs.winning_color() == COLORS[0]
        yield ours


def played(bot: str, opponent: str, players: int, games: int, checkout: Path | None) -> Result:
    """A whole match, with progress."""
    kind = opponent_of(opponent, checkout)
    if kind is None:
        return Result(bot, opponent, players, 0, 0, 0.0)
    won, spent, asked, n = 0, 0.0, 0, 0
    for ours in match(bot, kind, players, games):
        n += 1
        won += ours.won
        spent, asked = spent + ours.spent, asked + ours.asked
        sys.stderr.write(f"\r{won} of {n} ")
    sys.stderr.write("\n")
    return Result(bot, opponent, players, n, won, 1000 * spent / max(1, asked))


def main() -> None:
    """Play a match and print what it came to."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("bot")
    asked.add_argument("opponent", choices=[*RELEASED, *IN_REPOSITORY])
    asked.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--checkout", type=Path, default=None)
    asked.add_argument("--save", type=Path, default=None, help="add the result to this file, which the ladder reads")
    args = asked.parse_args()
    result = played(args.bot, args.opponent, args.players, args.games, args.checkout)
    print(result.told())
    if args.save is not None:
        with args.save.open("a", encoding="utf-8") as out:
            out.write(json.dumps(result.beside()._asdict()) + "\n")


if __name__ == "__main__":
    main()
