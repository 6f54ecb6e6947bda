"""Players that need no one: each sees only the view of its seat."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from rampart.bots.base import Advice, Bot, policy_or_none
from rampart.bots.greedy import GreedyBot
from rampart.bots.levels import LEVELS
from rampart.bots.search import SearchBot
from rampart.bots.uniform import RandomBot
from rampart.kernel.errors import BadOptions, shown

__all__ = ["LEVELS", "Advice", "Bot", "able", "make", "names"]

GROUP: Final = "rampart.bots"  # entry points of other packages' bots: name = "package.module:BotClass"
NOVICE, APPRENTICE, STEADY, MASTER = LEVELS  # for people; the others are for research
KINDS: dict[str, type[Bot]] = {
    kind.name: kind for kind in (RandomBot, NOVICE, APPRENTICE, GreedyBot, STEADY, SearchBot, MASTER)
}


@cache
def outside_bots() -> dict[str, EntryPoint]:
    """The bots that other packages provide, by name; one of this package keeps its name. Nothing is loaded yet."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in KINDS}


def names() -> list[str]:
    """The names of all bots: those of this package, the weakest first, then those of others."""
    return [*KINDS, *sorted(outside_bots())]


def able(name: str, game: str) -> bool:
    """Can one of this package's bots play a game? All but the random one need the game's own policy."""
    return name in KINDS and (KINDS[name] is RandomBot or policy_or_none(game) is not None)


def make(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the seed decides all that it leaves to chance.

    A budget may follow the name of one that searches: `search@200` tries 200 games a decision, `search@100ms` and
    `search@0.5s` think so long. With `+tree` behind it, the seat's later choices are searched too: `search@200+tree`.
    """
    bare, at, budget = str(name).partition("@")
    if bare not in names():
        known = ", ".join(names())
        raise BadOptions(f"There is no bot called {shown(name)}; there are: {known}.", "bot", {"known": known})
    bot = kind_of(bare)(seed)
    if at:
        bot.limit(budget)
    return bot


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
