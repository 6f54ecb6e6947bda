"""The table of In the Year of the Dragon: the common board and each player's court."""

from typing import Final

from rampart.games.dragon.tables import (
    ACTION_WORDS,
    BUILD_WALL,
    CARD_WORDS,
    CARDS,
    EVENT_WORDS,
    HAND_AT_START,
    MONTHS,
    MOST_FLOORS,
    MOST_GROUPS,
    MOST_PALACES,
    PHASE_WORDS,
    S_LEAVE_PALACE,
    S_SETTLE_COURT,
    SITE_WORDS,
    SOURCE_WORDS,
    SOURCES,
    SUPER_WORDS,
    SYMBOLS,
    TILE_WORDS,
    TYPE_OF,
    TYPE_WORDS,
    WALL,
    WALL_LENGTH,
    WALL_TILES,
    WALL_WORDS,
    tiles_in_game,
)
from rampart.games.dragon.todo import faults_of_todo
from rampart.games.dragon.year import faults_of_year, phase_of
from rampart.kernel.fields import ALWAYS, BAG, LIST, MASK, MASKS, RECORDS, ROWS, SEATS, Field, Pool, Record, slots
from rampart.kernel.frame import code_of, player_of
from rampart.kernel.rng import Rng
from rampart.kernel.rules import Rules
from rampart.kernel.state import State

PLAYER_FIELDS: Final = [
    Field("points", BAG, words=SOURCE_WORDS, high=9999),
    Field("yuan", high=999),
    Field("rice", high=999),
    Field("fireworks", high=999),
    Field("small", high=999),
    Field("large", high=999),
    Field("track", high=9999),
    Field("floors", LIST, high=MOST_FLOORS, board="palaces", part="floors", empty=ALWAYS, grows=1),
    Field("people", ROWS, pool="persons", board="palaces", part="people", grows=1),
    Field("hand", BAG, pool="cards", rest=1),
    Field("played", BAG, pool="cards"),
    Field("wall_tiles", MASK, words=WALL_WORDS),
]


class Player(Record):
    """A player's court, stores, hand and marker; everything is open to all (YD-012)."""

    __slots__ = slots(PLAYER_FIELDS)

    def __init__(
        self,
        points: list[int],
        yuan: int,
        rice: int,
        fireworks: int,
        small: int,
        large: int,
        track: int,
        floors: list[int],
        people: list[list[int]],
        hand: list[int],
        played: list[int],
        wall_tiles: int,
    ) -> None:
        self.points = points
        self.yuan = yuan
        self.rice = rice
        self.fireworks = fireworks
        self.small = small
        self.large = large
        self.track = track
        self.floors = floors  # of the palace on each site; 0 is a site where none stands
        self.people = people  # the tiles in the palace on each site, ascending
        self.hand = hand
        self.played = played
        self.wall_tiles = wall_tiles

    def fields(self) -> list[Field]:
        return PLAYER_FIELDS

    def copy(self) -> "Player":
        return Player(
            self.points[:], self.yuan, self.rice, self.fireworks, self.small, self.large, self.track,
            self.floors[:], [palace[:] for palace in self.people], self.hand[:], self.played[:], self.wall_tiles,
        )  # fmt: skip

    def vp(self) -> int:
        """All victory points so far."""
        return sum(self.points)

    def symbols(self, kind: int) -> int:
        """The symbols on all persons of a type in all palaces (YD-010)."""
        n = 0
        for palace in self.people:
            for tile in palace:
                if TYPE_OF[tile] == kind:
                    n += SYMBOLS[tile]
        return n

    def persons(self) -> int:
        """How many persons live in the court."""
        n = 0
        for palace in self.people:
            n += len(palace)
        return n

    def palaces(self) -> int:
        """How many palaces stand, inhabited or not."""
        n = 0
        for floors in self.floors:
            if floors:
                n += 1
        return n

    def inhabited(self) -> int:
        """How many palaces have at least one person."""
        n = 0
        for palace in self.people:
            if palace:
                n += 1
        return n

    def has_room(self) -> bool:
        """Is there a palace with a free floor?"""
        for site in range(len(self.floors)):
            if self.floors[site] > len(self.people[site]):
                return True
        return False

    def cards(self) -> int:
        """How many person cards are in hand."""
        return sum(self.hand)

    def like_an_earlier(self, site: int) -> bool:
        """Is this palace equal in height and people to one on an earlier site? Then it is the same option."""
        for other in range(site):
            if self.floors[other] == self.floors[site] and self.people[other] == self.people[site]:
                return True
        return False


def new_player(wall: bool) -> Player:
    """A player at the start: 11 cards, two palaces of two floors, 6 yuan and nothing else (YD-106, YD-701)."""
    tiles = (1 << WALL_TILES) - 1 if wall else 0
    return Player([0] * SOURCES, 6, 0, 0, 0, 0, 0, [2, 2], [[], []], HAND_AT_START[:], [0] * CARDS, tiles)


DRAGON_FIELDS: Final = [
    Field("round", high=MONTHS),
    Field("phase", words=PHASE_WORDS),
    Field("starter", high=SEATS),
    Field("events", LIST, pool="events", length=MONTHS),
    Field("super_event", words=SUPER_WORDS, low=-1),
    Field("display", BAG, pool="persons", rest=1),
    Field("gone", BAG, pool="persons"),
    Field("groups", ROWS, words=ACTION_WORDS),
    Field("dragons", LIST, length=SEATS, low=-1, high=MOST_GROUPS - 1),
    Field("stacked", LIST, length=SEATS, high=SEATS, top_last=1),
    Field("drafted", MASKS, length=SEATS, words=TYPE_WORDS),
    Field("risen", MASK, words=TYPE_WORDS),
    Field("wall", LIST, high=SEATS),
    Field("players", RECORDS),
]


class Dragon(State):
    """In the Year of the Dragon: the courts, the displays of tiles, the person track and the events to come."""

    __slots__ = slots(DRAGON_FIELDS)

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng, players: list[Player]) -> None:
        super().__init__(rules, seats, config, rng)
        self.round = 0
        self.phase = 0
        self.starter = 0
        self.events: list[int] = []  # of the twelve months; never changed once laid
        self.super_event = -1
        self.display: list[int] = []  # tiles left, by kind
        self.gone: list[int] = []  # tiles out of the game, by kind
        self.groups: list[list[int]] = []  # of action cards; dealt again each month, never changed in between
        self.dragons: list[int] = []  # the group each player's dragon stands on, -1 for none
        self.stacked: list[int] = []  # seats by when their markers arrived, the latest on top
        self.drafted: list[int] = []  # the two types each player drafted, as bits
        self.risen = 0  # the types taken in the Sunrise
        self.wall: list[int] = []  # the owners of the wall's tiles, from the first month on
        self.players = players

    def fields(self) -> list[Field]:
        return DRAGON_FIELDS

    def copy(self) -> "Dragon":
        """An independent state; the history is shared."""
        s = Dragon(self.rules, self.seats, self.config, self.rng, [me.copy() for me in self.players])
        self.carry(s)
        s.round = self.round
        s.phase = self.phase
        s.starter = self.starter
        s.events = self.events
        s.super_event = self.super_event
        s.display = self.display[:]
        s.gone = self.gone[:]
        s.groups = self.groups
        s.dragons = self.dragons[:]
        s.stacked = self.stacked[:]
        s.drafted = self.drafted[:]
        s.risen = self.risen
        s.wall = self.wall[:]
        return s

    def pools(self) -> list[Pool]:
        """Person tiles, event tiles and each player's cards."""
        return POOLS[self.seats]

    def board_words(self, what: str) -> list[str]:
        """Palaces are counted along the court, as in the keys of options."""
        return SITE_WORDS

    def has(self, module: int) -> bool:
        """Is an option that is either off or on, on?"""
        return self.config[module] == 1

    def order(self) -> list[int]:
        """The order of play: further ahead first, on one space from the top marker down (YD-023)."""
        order: list[int] = []
        for p in reversed(self.stacked):
            track = self.players[p].track
            at = len(order)
            while at > 0 and self.players[order[at - 1]].track < track:
                at -= 1
            order.insert(at, p)
        return order

    def scores(self) -> list[int]:
        """The victory points of each seat."""
        return [me.vp() for me in self.players]

    def ranking(self) -> list[list[int]]:
        """By points, then by the order of play; no two share a place (YD-606, YD-607)."""
        seats = self.order()
        scores = self.scores()
        seats.sort(key=lambda p: -scores[p])
        return [[p] for p in seats]

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by source."""
        return [{SOURCE_WORDS[i]: n for i, n in enumerate(me.points) if n} for me in self.players]

    def settling(self, p: int) -> bool:
        """Has the seat lost floors to the earthquake, and are there people still to leave (YD-822)?"""
        for f in self.stack:
            if player_of(f) == p and (code_of(f) == S_SETTLE_COURT or code_of(f) == S_LEAVE_PALACE):
                return True
        return False

    def faults(self) -> list[tuple[str, str]]:
        """Courts, markers, groups and the wall must be possible."""
        out: list[tuple[str, str]] = []
        for p in range(self.seats):
            out += self.faults_of_court(p)
            used = WALL_TILES - self.players[p].wall_tiles.bit_count() if self.has(WALL) else 0
            if self.wall.count(p) != used:
                out.append(("wall", f"{self.wall.count(p)} tiles of seat {p}, but {used} are used"))
            if self.drafted[p].bit_count() not in (0, 2):
                out.append((f"drafted[{p}]", f"{self.drafted[p].bit_count()} types are no pair"))
            if self.dragons[p] >= max(1, len(self.groups)):
                out.append((f"dragons[{p}]", f"there is no group {self.dragons[p]}"))
        if sorted(self.stacked) != list(range(self.seats)):
            out.append(("stacked", "each seat must stand in it once"))
        if len(self.wall) > WALL_LENGTH:
            out.append(("wall", f"{len(self.wall)} tiles, but there is room for {WALL_LENGTH}"))
        return out + self.faults_of_groups() or faults_of_year(self) or faults_of_todo(self)

    def derive(self, given: list[str]) -> None:
        """The phase follows from what is to be done."""
        if "phase" not in given:
            self.phase = phase_of(self)

    def faults_of_groups(self) -> list[tuple[str, str]]:
        """Each action card lies in one group, and the wall is built only where it is in play (YD-201, YD-702)."""
        out: list[tuple[str, str]] = []
        cards = [card for group in self.groups for card in group]
        for card in sorted(set(cards)):
            if cards.count(card) > 1:
                out.append(("groups", f"{ACTION_WORDS[card]} lies in them {cards.count(card)} times"))
        if not self.has(WALL) and BUILD_WALL in cards:
            out.append(("groups", "build_wall is in play only with the option wall"))
        return out

    def faults_of_court(self, p: int) -> list[tuple[str, str]]:
        """Every palace has floors, and no more persons than floors unless the earth just shook."""
        me = self.players[p]
        if len(me.floors) != len(me.people):
            return [(f"players[{p}].people", f"{len(me.people)} palaces, but floors names {len(me.floors)}")]
        if len(me.floors) > MOST_PALACES:
            return [(f"players[{p}].floors", f"{len(me.floors)} palaces, but at most {MOST_PALACES} can stand")]
        out: list[tuple[str, str]] = []
        if me.wall_tiles and not self.has(WALL):
            out.append((f"players[{p}].wall_tiles", "there are some only with the option wall"))
        for site, palace in enumerate(me.people):
            if len(palace) > me.floors[site] and not self.settling(p):
                where = f"players[{p}].palaces.{SITE_WORDS[site]}.people"
                out.append((where, f"{len(palace)} persons in a palace of {me.floors[site]} floors"))
            palace.sort()
        return out


def pools_for(players: int) -> list[Pool]:
    """The whole content of the box for a number of players."""
    return [
        Pool("persons", TILE_WORDS, tiles_in_game(players)),
        Pool("events", EVENT_WORDS, [2] * len(EVENT_WORDS)),
        Pool("cards", CARD_WORDS, HAND_AT_START, each=1),
    ]


POOLS: Final = [pools_for(n) for n in range(6)]
