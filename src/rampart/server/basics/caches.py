"""All caches of the site with their bounds, in one place: whatever visitors send, the memory stays within them.

A cache of the server is a `Bounded` that is made by its name. Functions that remember answers (`functools`) have their
bound where they stand; those without one are named here with the reason why no one can ask for more. What objects keep
is named here with what bounds it. A test walks through the sources and finds what is not listed; `listed` has it all.
"""

import importlib
import pkgutil
from collections import OrderedDict
from typing import Final, Generic, TypeVar

import rampart

K = TypeVar("K")
V = TypeVar("V")

BOUNDS: Final = {  # entries of each cache that grows with what visitors do; the least recently used goes first
    "people.sessions": 10_000,
    "people.people": 10_000,
    "people.used": 10_000,
    "people.read": 10_000,
    "limits.done": 50_000,
    "logs.repeats": 500,
    "notices.asked": 5_000,
    "passkeys.asked": 2_000,
    "notices.told": 20_000,
    "tokens.known": 10_000,
    "notices.mailed": 20_000,
    "rooms.idle": 64,  # tables in memory that no one watches
    "rooms.entries": 40_000,  # and all their entries together
}


class Bounded(Generic[K, V]):
    """A cache that keeps what was used last, up to its bound."""

    def __init__(self, name: str) -> None:
        self.most = BOUNDS[name]
        self.kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """What is kept under a key, which counts as a use."""
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
        return found

    def put(self, key: K, value: V) -> tuple[K, V] | None:
        """Keep something; what had to go for it is returned."""
        self.kept[key] = value
        self.kept.move_to_end(key)
        return self.kept.popitem(last=False) if len(self.kept) > self.most else None

    def pop(self, key: K) -> V | None:
        """Let something go."""
        return self.kept.pop(key, None)

    def __contains__(self, key: K) -> bool:
        return key in self.kept

    def __len__(self) -> int:
        return len(self.kept)


# ---- functions that remember their answers

MOST_ANSWERS: Final = 20_000  # that one function may remember; its keys may hold names that people choose
OTHERS: Final = ("cli", "lab", "kernel", "migrations", "__main__")  # no part of what a running site draws and remembers


def functions() -> dict[str, int | None]:
    """Every function that remembers its answers, and how many of them; None for all."""
    found: dict[str, int | None] = {}
    for module in pkgutil.walk_packages(rampart.__path__, "rampart."):
        if not set(module.name.split(".")) & set(OTHERS):
            loaded = importlib.import_module(module.name)
            for name, value in vars(loaded).items():
                if hasattr(value, "cache_parameters") and value.__module__ == loaded.__name__:
                    found[f"{loaded.__name__}.{name}"] = value.cache_parameters()["maxsize"]
    return found


BY_GAME: Final = "one for each game that is registered"
BY_LANGUAGE: Final = "one for each of our languages"
BY_THEME: Final = "one for each theme"
BY_PIECE: Final = "one for each piece or place of a board"
BY_MODE: Final = "one for each mode and number of players"
ONE: Final = "one alone"
CLOSED: Final = {  # those without a bound, and why they need none: no one can ask for more
    "rampart.bots.kind_of": "one for each bot that is registered",
    "rampart.bots.outside_bots": ONE,
    "rampart.draw.icons._sheet": BY_GAME,
    "rampart.draw.icons._symbols_in": BY_GAME,
    "rampart.draw.icons.patterns": ONE,
    "rampart.draw.icons.symbols": ONE,
    "rampart.draw.panels.panels": BY_GAME,
    "rampart.draw.podium.own_scenery": BY_GAME,
    "rampart.draw.piece_cards.piece_cards": BY_GAME,
    "rampart.draw.scenes.scenes_of": BY_GAME,
    "rampart.draw.theme.sections": ONE,
    "rampart.draw.theme.style": BY_THEME,
    "rampart.draw.theme.tokens": BY_THEME,
    "rampart.games.dragon.draw.actions._yield": BY_PIECE,
    "rampart.games.dragon.draw.layout.layout": BY_MODE,
    "rampart.games.dragon.draw.pagoda.building_site": ONE,
    "rampart.games.dragon.draw.pagoda.dweller": BY_PIECE,
    "rampart.games.dragon.draw.pagoda.house": BY_PIECE,
    "rampart.games.dragon.draw.pagoda.vacancies": BY_PIECE,
    "rampart.games.great_wall.draw.extras.paper_boxes": BY_MODE,
    "rampart.games.great_wall.draw.field.wall_path": BY_PIECE,
    "rampart.games.great_wall.draw.layout.mat_boxes": BY_MODE,
    "rampart.games.watch.draw.column.boxes": BY_MODE,
    "rampart.games.watch.draw.layout.layout": BY_MODE,
    "rampart.games.watch.draw.north._stars": BY_MODE,
    "rampart.games.watch.draw.wall.wall_scenery": BY_MODE,
    "rampart.packs.packs": ONE,
    "rampart.registry.home_outside": BY_GAME,
    "rampart.registry.outside_games": ONE,
    "rampart.registry.own_games": ONE,
    "rampart.server.web.assets.contents": ONE,
    "rampart.server.web.assets.packed": "one for each file that is there",
    "rampart.server.web.assets.version": ONE,
    "rampart.server.basics.rating.model": ONE,
    "rampart.server.basics.refusals.catalog": BY_LANGUAGE,
    "rampart.text.catalog.has_texts": BY_GAME,
    "rampart.text.rulebook.has_rulebook": BY_GAME,
    "rampart.text.rulebook.rulebook": BY_GAME,
}

# ---- collections that objects of the server, or its modules, keep

HELD: Final = {  # and what bounds them
    "workers.bots.Bots.remarks": "the seats of tables at which a bot answers",
    "workers.bots.Bots.tasks": "a seat of a table in memory",
    "community.matching.Matching.timers": "the open tables of quick matches",
    "web.door.Door.guests": "the connections",
    "web.door.Door.networks": "the connections",
    "web.door.Door.turned": "the few reasons",
    "web.crowd.Crowd.counts": "the connections",
    "play.timekeeper.Timekeeper.timers": "the tables whose clocks run",
    "play.lapses.Lapses.timers": "a request of a running table",
    "play.leases.SharedLeases.asking": "the tables in memory, and those of a process that has died",
    "play.leases.SharedLeases.others": "the tables in memory",
    "play.elsewhere.Elsewhere.there": "the tables in memory",
    "live.Channel.classes": "a seat and a language of one table",
    "web.lobby.Lobby.known": "one for each table in memory",
    "web.lobby.Lobby.listeners": "the connections",
    "live.Live.channels": "the tables in memory, or watched",
    "pages.parts.talk._drawn": "a viewer, a language and the last lines of a table in memory",
    "pages.parts.undo._told": "the entries of a table in memory, in each language",
    "tables.room.Room._views": "the seats of a table",
    "tables.room.Room.drafts": "the seats of a table",
    "tables.room.Room.lulls": "the seats of a table",
    "web.streams.Listener.changed": "the bound on tables that were not told yet",
    "web.streams.Streams.listeners": "the bounds on connections",
    "tables.room.Room.plans": "the seats of a table",
    "tables.room.Room.scenario": "one position, as large as a game file may be",
    "tables.room.Room.keys": "the entries of a table",
    "tables.room.Room.took": "the seats of a table",
    "tables.room.Room.left": "the people of a table",
    "tables.room.Room.likes": "the people of a table",
    "tables.rooms.Rooms.live": "rooms.idle, and the tables that are watched or at which bots think",
    "tables.rooms.Rooms.loading": "the requests at the same time",
    "tables.rooms.Rooms.unshown": "the tables in memory",
    "storage.store.Store._turns": "the few kinds of work that are done alone",
    "tables.story._told": "one for each table in memory",
    "workers.turning.Turning.tasks": "the finished tables that someone looks at",
}


def listed() -> dict[str, str]:
    """All caches by name, each with what bounds it."""
    own = {name: f"{most:,} entries" for name, most in BOUNDS.items()}
    answers = {name: CLOSED[name] if most is None else f"{most:,} answers" for name, most in functions().items()}
    return {**own, **answers, **HELD}
