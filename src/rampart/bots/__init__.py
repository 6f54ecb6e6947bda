"""Players that need nobody: each sees only the view of its seat."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from rampart.bots.base import Advice, Bot
from rampart.bots.greedy import GreedyBot
from rampart.bots.uniform import RandomBot
from rampart.kernel.errors import BadOptions, shown

__all__ = ["Advice", "Bot", "make", "names"]

GROUP: Final = "rampart.bots"  # entry points of other packages' bots: name = "package.module:BotClass"
KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}


@cache
def outside_bots() -> dict[str, EntryPoint]:
    """The bots that other packages bring, by name; one of this package keeps its name. Nothing is loaded yet."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in KINDS}


def names() -> list[str]:
    """The names of all bots: those of this package, the weakest first, then those of others."""
    return [*KINDS, *sorted(outside_bots())]


def make(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the seed decides all that it leaves to chance."""
    if name not in names():
        known = ", ".join(names())
        raise BadOptions(f"There is no bot called {shown(name)}; there are: {known}.", "bot", {"known": known})
    return kind_of(name)(seed)


@cache
def kind_of(name: str) -> type[Bot]:
    """The class of a bot; whatever is wrong with another package is said in one sentence."""
    if name in KINDS:
        return KINDS[name]
    entry = outside_bots()[name]
    try:
        found = entry.load()
    except Exception as e:
        why = f"{type(e).__name__}: {e}"
        raise BadOptions(f"The bot {name} cannot be loaded from {entry.value} ({why}).", "broken_bot") from e
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOptions(f"The bot {name} cannot be loaded: {entry.value} is no class of bots.", "broken_bot")
    return found
