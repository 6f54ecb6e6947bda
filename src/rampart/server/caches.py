"""All caches of the site with their bounds, in one place: whatever visitors send, the memory stays within them.

A cache of the server is a `Bounded` that is made by its name; functions that remember answers (`functools`) stand here
with their bound too. A test walks through the sources and finds what is not listed.
"""

from collections import OrderedDict
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

BOUNDS: Final = {  # entries of each cache that grows with what visitors do; the least recently used goes first
    "people.sessions": 10_000,
    "people.people": 10_000,
    "limits.done": 50_000,
    "logs.repeats": 500,
    "rooms.idle": 64,  # tables in memory that nobody watches
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

FUNCTIONS: Final = {  # with how many; keys may hold names that people choose
    "rampart.draw.html.icon": 1024,
    "rampart.draw.markup.circle": 16384,
    "rampart.draw.markup.rect": 16384,
    "rampart.draw.markup.text": 16384,
    "rampart.draw.markup.title": 4096,
    "rampart.draw.markup.use": 16384,
    "rampart.draw.whole._head": 256,
    "rampart.draw.widths.fit": 4096,
    "rampart.draw.widths.width": 4096,
    "rampart.games.crescent_moon.draw.hexes.ground": 256,
    "rampart.games.crescent_moon.draw.land.backdrop": 8,
    "rampart.games.crescent_moon.draw.paint.box": 4096,
    "rampart.games.crescent_moon.draw.scenery": 16,
    "rampart.games.crescent_moon.draw.signs.icon_of_key": 2048,
    "rampart.games.crescent_moon.draw.words.lines_of": 2048,
    "rampart.games.dragon.draw.court._foot_box": 64,
    "rampart.games.dragon.draw.pagoda.sites": 4096,
    "rampart.games.dragon.draw.scenery": 256,
    "rampart.games.great_wall.draw.scenery": 256,
    "rampart.games.watch.draw.land.land_scenery": 64,
    "rampart.games.watch.draw.scenery": 256,
    "rampart.server.opening.bots_for": 64,
    "rampart.server.pages.parts.sight.rule_link": 4096,
    "rampart.server.pages.rules.contents": 64,
    "rampart.server.pages.rules.whole": 64,
    "rampart.text.catalog.speaker": 64,
}

BY_GAME: Final = "one for each game that is registered"
BY_LANGUAGE: Final = "one for each of our languages"
BY_THEME: Final = "one for each theme"
BY_PIECE: Final = "one for each piece or place of a board"
BY_MODE: Final = "one for each mode and number of players"
ONE: Final = "one alone"
CLOSED: Final = {  # those without a bound, and why they need none: nobody can ask for more
    "rampart.bots.kind_of": "one for each bot that is registered",
    "rampart.bots.outside_bots": ONE,
    "rampart.draw.icons._sheet": BY_GAME,
    "rampart.draw.icons._symbols_in": BY_GAME,
    "rampart.draw.icons.patterns": ONE,
    "rampart.draw.icons.symbols": ONE,
    "rampart.draw.panels.panels": BY_GAME,
    "rampart.draw.podium.own_scenery": BY_GAME,
    "rampart.draw.theme.sections": ONE,
    "rampart.draw.theme.style": BY_THEME,
    "rampart.draw.theme.tokens": BY_THEME,
    "rampart.games.dragon.draw.actions._yield": BY_PIECE,
    "rampart.games.dragon.draw.layout.layout": BY_MODE,
    "rampart.games.dragon.draw.pagoda.building_site": ONE,
    "rampart.games.dragon.draw.pagoda.dweller": BY_PIECE,
    "rampart.games.dragon.draw.pagoda.house": BY_PIECE,
    "rampart.games.dragon.draw.pagoda.vacancies": BY_PIECE,
    "rampart.games.great_wall.draw.field.wall_path": BY_PIECE,
    "rampart.games.great_wall.draw.layout.mat_boxes": BY_MODE,
    "rampart.games.watch.draw.column.boxes": BY_MODE,
    "rampart.games.watch.draw.layout.layout": BY_MODE,
    "rampart.games.watch.draw.north._stars": BY_MODE,
    "rampart.games.watch.draw.wall.wall_scenery": BY_MODE,
    "rampart.registry.home_outside": BY_GAME,
    "rampart.registry.outside_games": ONE,
    "rampart.registry.own_games": ONE,
    "rampart.server.assets.contents": ONE,
    "rampart.server.assets.packed": "one for each file that is there",
    "rampart.server.assets.version": ONE,
    "rampart.server.pages.of_table": "one for each name that the code asks for",
    "rampart.server.pages.page": "one for each page module",
    "rampart.server.refusals.catalog": BY_LANGUAGE,
    "rampart.text.catalog.has_texts": BY_GAME,
    "rampart.text.rulebook.has_rulebook": BY_GAME,
    "rampart.text.rulebook.rulebook": BY_GAME,
}

# ---- collections that objects of the server, or its modules, keep

HELD: Final = {  # and what bounds them
    "bots.Bots.tasks": "a seat of a table in memory",
    "door.Door.guests": "the connections",
    "door.Door.networks": "the connections",
    "door.Door.turned": "the few reasons",
    "crowd.Crowd.counts": "the connections",
    "lapses.Lapses.timers": "a request of a running table",
    "live.Channel.classes": "a seat and a language of one table",
    "live.Live.channels": "the tables in memory, or watched",
    "pages.parts.talk._drawn": "a viewer, a language and the last lines of a table in memory",
    "pages.parts.undo._told": "the entries of a table in memory, in each language",
    "room.Room._views": "the seats of a table",
    "room.Room.drafts": "the seats of a table",
    "room.Room.keys": "the entries of a table",
    "room.Room.left": "the people of a table",
    "room.Room.likes": "the people of a table",
    "rooms.Rooms.live": "rooms.idle, and the tables that are watched or at which bots think",
    "rooms.Rooms.loading": "the requests at the same time",
    "rooms.Rooms.unshown": "the tables in memory",
    "story._told": "one for each table in memory",
}
