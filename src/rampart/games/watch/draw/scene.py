"""What to draw: a position as plain values, so that the drawing does not depend on how the rules store it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rampart.draw.once import read_once
from rampart.games.watch.content.boards import Board
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import (
    ADVANCING,
    ADVANCING_56,
    ARRIVING,
    ARRIVING_56,
    CARDS,
    FROM_CARDS,
    GUARDS,
    KEEPS,
    MODE_WORDS,
    PATROL,
    ROADS,
    SETTLEMENTS,
    VP_CARD,
)

TRAILS: Final = tuple(zip(ADVANCING[1:], ARRIVING[1:]))
TRAILS_56: Final = tuple(zip(ADVANCING_56[1:], ARRIVING_56[1:]))
"""By number of the wildling die from 1, the clan that advances and the section it comes to; -1 for none."""


class Land(NamedTuple):
    """What never changes on a board once it is laid: its shape, and terrain, numbers and markets as in the tables."""

    board: Board
    terrain: tuple[int, ...]
    numbers: tuple[int, ...]
    markets: tuple[int, ...]


@dataclass(slots=True)
class SeatView:
    """All that a seat shows, and what only the viewer may see of it."""

    seat: int
    name: str
    points: int  # as far as the viewer may know them
    cards: int
    unplayed: int
    patrols: int
    road: int  # the length of the longest one
    guards: int
    hero: int  # -1 without heroes
    side: int
    resting: bool
    left: Sequence[int]  # roads, settlements, keeps and guards not on the board
    sources: Sequence[int]  # points by source, those of hidden cards only where the viewer may know them
    hand: Sequence[int] = ()  # resources; empty where the viewer may not see them
    development: Sequence[int] = ()  # cards by kind; empty where the viewer may not see them
    fresh: Sequence[int] = ()  # of these, those bought this turn


@dataclass(slots=True)
class Scene:
    """A whole table as one viewer sees it."""

    viewer: int  # as the kernel counts them: a seat, or SPECTATORS
    mode: str
    land: Land
    seats: Sequence[SeatView]
    deciders: Sequence[int]
    turn: int
    stage: int  # as in tables
    active: int  # whose turn it is
    roads: Sequence[int]  # by path the seat, -1 for none
    buildings: Sequence[int]  # by site as in tables, -1 for none
    tormund: int  # the place of his hex, -1 in his camp
    bank: Sequence[int]
    rate: int  # equal cards the bank takes for one
    deck: int
    longest: int  # the seat that holds the card, -1 for no one
    largest: int
    special_points: int
    dice: Sequence[int] = ()  # two dice, and the wildling die where it is used; empty before the first roll
    wildlings: Sequence[int] = ()  # by hex the type, -1 for none
    camps: Sequence[Sequence[int]] = ()  # by clan the types, camp 1 first
    clearings: Sequence[Sequence[int]] = ()  # by section the types, first come first
    guards: Sequence[Sequence[int]] = ()  # by section the seats, space 1 first
    frostfangs: Sequence[int] = ()  # figures by type
    breaches: int = 0
    hidden_tokens: Sequence[int] = ()  # by token how many no one has turned up
    display: Sequence[int] = ()  # heroes on offer
    over: bool = False

    @property
    def watch(self) -> bool:
        """Is it played with the Wall?"""
        return bool(self.guards)

    @property
    def in_gift(self) -> int:
        """How many wildlings stand in the Gift."""
        return sum(kind >= 0 for kind in self.wildlings)

    @property
    def trails(self) -> Sequence[tuple[int, int]]:
        """By number of the wildling die from 1, the clan that advances and the section it comes to; -1 for none."""
        return TRAILS_56 if self.mode == "watch56" else TRAILS


@read_once
def scene_of(s: Watch, viewer: int, names: Sequence[str]) -> Scene:
    """The position as a viewer sees it: a seat, or SPECTATORS."""
    scene = Scene(
        viewer=viewer,
        mode=MODE_WORDS[s.mode],
        land=land_of(s),
        seats=[seat_view(s, p, viewer, names[p]) for p in range(s.seats)],
        deciders=s.deciders,
        turn=s.turn,
        stage=s.stage,
        active=s.active,
        roads=s.roads,
        buildings=s.buildings,
        tormund=s.tormund,
        bank=s.bank,
        rate=s.usual_rate(),
        deck=len(s.deck),
        longest=s.longest_road,
        largest=s.largest_patrol,
        special_points=s.special_points(),
        dice=dice_of(s),
        over=s.over,
    )
    if s.has_wall():
        show_north(scene, s)
    return scene


def land_of(s: Watch) -> Land:
    """The board of a position."""
    return Land(s.board, tuple(s.terrain), tuple(s.numbers), tuple(s.markets))


def dice_of(s: Watch) -> Sequence[int]:
    """The last roll; the wildling die only where it is used, nothing before the first."""
    if not s.dice[0]:
        return ()
    return s.dice if s.has_wall() else s.dice[:2]


def show_north(scene: Scene, s: Watch) -> None:
    """What only the game with the Wall has."""
    whole = next(pool.content for pool in s.pools() if pool.name == "tokens")
    scene.wildlings = s.gift
    scene.camps = s.camps
    scene.clearings = s.clearings
    scene.guards = s.guards
    scene.frostfangs = s.frostfangs
    scene.breaches = s.breaches
    scene.hidden_tokens = [n - seen for n, seen in zip(whole, s.face_up)]
    scene.display = sorted(s.display)


def seat_view(s: Watch, p: int, viewer: int, name: str) -> SeatView:
    """A seat with what the viewer may know of it."""
    own = p == viewer
    wall = s.has_wall()
    sources = s.sources(p)
    if own:
        sources[FROM_CARDS] += s.cards[p][VP_CARD] + s.bought[p][VP_CARD]
    left = [ROADS - s.roads.count(p), SETTLEMENTS - s.settlements_of(p), KEEPS - s.keeps_of(p)]
    return SeatView(
        seat=p,
        name=name,
        points=sum(sources),
        cards=s.hand_size(p),
        unplayed=s.card_count(p),
        patrols=s.played[p][PATROL],
        road=s.road_lengths[p],
        guards=s.guards_of(p),
        hero=s.heroes[p] if wall else -1,
        side=s.hero_sides[p] if wall else 0,
        resting=wall and s.hero_locks[p] == 1,
        left=[*left, GUARDS - s.guards_of(p)] if wall else left,
        sources=sources,
        hand=s.hands[p] if own else (),
        development=[s.cards[p][kind] + s.bought[p][kind] for kind in range(CARDS)] if own else (),
        fresh=s.bought[p] if own else (),
    )
