"""Players that need nobody: each sees only the view of its seat."""

from rampart.bots.base import Advice, Bot
from rampart.bots.greedy import GreedyBot
from rampart.bots.uniform import RandomBot
from rampart.kernel.errors import BadOptions, shown

__all__ = ["Advice", "Bot", "make", "names"]

KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(KINDS)


def make(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the seed decides all that it leaves to chance."""
    if name not in names():
        raise BadOptions(f"There is no bot called {shown(name)}; there are: {', '.join(names())}.")
    return KINDS[name](seed)
