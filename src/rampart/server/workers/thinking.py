"""What runs in the worker processes: a bot looks at the view of its seat and chooses."""

import importlib
import math
import time

import rampart
from rampart.kernel.errors import BadOptions
from rampart.kernel.state import State
from rampart.learn.hints import Hints, hints


def register_games(modules: tuple[str, ...]) -> None:
    """Make games known that lie outside the package."""
    for module in modules:
        try:
            rampart.register(importlib.import_module(module).GAME)
        except (ImportError, AttributeError, TypeError, ValueError) as e:
            raise BadOptions(f"There is no game as GAME in a module {module!r}: {e}.") from e


def remark(view: State, seat: int, bot: str, key: str) -> str:
    """The id of what a bot says with its answer, '' for nothing."""
    option = next((option for option in view.options(seat) if view.key(option, seat) == key), None)
    said = rampart.bot(bot).remark(view, seat, option) if option is not None else None
    return said.id if said is not None else ""


def think(view: State, seat: int, bot: str, seed: int, seconds: float = math.inf, until: float = math.inf) -> str:
    """The key of the option that a bot takes, the best so far when its seconds, or the time until then, are over."""
    player = rampart.bot(bot, seed)
    player.hurry(min(seconds, until - time.monotonic()))
    return view.key(player.pick(view, seat), seat)


def advise(view: State, seat: int, seed: int, seconds: float) -> Hints:
    """The best options for a person who asks, found from what their seat sees."""
    return hints(view, seat, seed, seconds)


def judge(s: State, trials: int) -> list[float]:
    """The chance of each seat to win a game that is open to all, by games played on from a position of it."""
    if s.over:
        winners = s.winners()
        return [1 / len(winners) if p in winners else 0.0 for p in range(s.seats)]
    bot = rampart.bot("greedy", 0)
    bot.trials = trials
    return bot.estimate(s)
