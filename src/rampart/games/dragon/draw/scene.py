"""What to draw: a position as plain values, so that the drawing does not depend on how the rules store it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rampart.draw.once import read_once
from rampart.games.dragon.state import Dragon, Player
from rampart.games.dragon.tables import (
    CHOOSE_AFTER_EVENTS,
    IN_EVENT,
    LARGE_PRICE,
    LARGE_PRICES,
    NO_SUPER_EVENT,
    SUPER_EVENT,
    SUPER_WORDS,
    SYMBOLS,
    TYPE_OF,
    TYPES,
    WALL,
)

SYMBOL_ICONS: Final = ("hammer", "fan", "yuan", "firework", "helmet", "buddha", "mortar", "rice", "book")
"""What the persons of each type bear on their tiles, in the order of the types."""

PERSON_ICONS: Final = (
    "craftsman", "court-lady", "tax-collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar",
)  # fmt: skip


class Palace(NamedTuple):
    """A palace: the number of its site, its floors, and the tiles in it from the ground floor up."""

    site: int
    floors: int
    people: tuple[int, ...]


@dataclass(slots=True)
class Court:
    """All that belongs to one seat."""

    seat: int
    name: str
    points: int = 0
    yuan: int = 6
    rice: int = 0
    fireworks: int = 0
    small: int = 0
    large: int = 0
    hand: Sequence[int] = (1, 1, 1, 1, 1, 1, 1, 1, 1, 2)  # cards by type, the wild ones last
    palaces: Sequence[Palace] = ()
    wall_tiles: int = 0  # bit mask of those not built yet
    symbols: list[int] = field(default_factory=list)
    persons: int = 0
    inhabited: int = 0

    def __post_init__(self) -> None:
        self.symbols = [0] * TYPES
        for palace in self.palaces:
            self.persons += len(palace.people)
            self.inhabited += bool(palace.people)
            for tile in palace.people:
                self.symbols[TYPE_OF[tile]] += SYMBOLS[tile]


@dataclass(slots=True)
class Scene:
    """A whole table as one viewer sees it."""

    viewer: int  # as the kernel counts them: a seat, or SPECTATORS
    month: int
    phase: int  # as in tables
    events: Sequence[int]
    event_done: bool  # the event of this month lies behind us
    super_event: str  # '' if there is none, 'hidden' before it is drawn
    wall: bool
    wall_owners: Sequence[int]
    display: Sequence[int]
    groups: Sequence[Sequence[int]]
    dragons: Sequence[Sequence[int]]  # the seats on each group, in order of arrival
    order: Sequence[int]  # seats, first to act first
    track: Sequence[int]  # the space of each seat's marker
    courts: Sequence[Court]
    deciders: Sequence[int]
    ranks: Sequence[int] = ()  # once the game is over: the place of each seat
    over: bool = False
    new_site: int = 0  # where the viewer may found a palace now, 0 for nowhere
    large_price: int = 7

    @property
    def players(self) -> int:
        return len(self.courts)


@read_once
def scene_of(s: Dragon, viewer: int, names: Sequence[str]) -> Scene:
    """The position as a viewer sees it: a seat, or SPECTATORS."""
    over = s.over
    return Scene(
        viewer=viewer,
        month=s.round,
        phase=s.phase,
        events=s.events,
        event_done=s.phase >= IN_EVENT,
        super_event=super_event_of(s),
        wall=s.has(WALL),
        wall_owners=s.wall,
        display=s.display,
        groups=s.groups,
        dragons=[[p for p in range(s.seats) if s.dragons[p] == group] for group in range(len(s.groups))],
        order=s.order(),
        track=[me.track for me in s.players],
        courts=[court_of(me, p, names[p]) for p, me in enumerate(s.players)],
        deciders=s.deciders,
        ranks=ranks_of(s) if over else (),
        over=over,
        large_price=LARGE_PRICES[s.config[LARGE_PRICE]],
    )


def ranks_of(s: Dragon) -> list[int]:
    """The place of each seat, from 1."""
    places = [0] * s.seats
    for place, seats in enumerate(s.ranking(), 1):
        for seat in seats:
            places[seat] = place
    return places


def super_event_of(s: Dragon) -> str:
    """The word of the super event; `hidden` where one will come that no one knows yet."""
    if s.super_event >= 0:
        return SUPER_WORDS[s.super_event]
    in_play = s.config[SUPER_EVENT] != NO_SUPER_EVENT or s.has(CHOOSE_AFTER_EVENTS)
    return "hidden" if in_play else ""


def court_of(me: Player, seat: int, name: str) -> Court:
    """All that belongs to a player."""
    standing = [Palace(site + 1, floors, tuple(me.people[site])) for site, floors in enumerate(me.floors) if floors]
    return Court(
        seat=seat,
        name=name,
        points=me.vp(),
        yuan=me.yuan,
        rice=me.rice,
        fireworks=me.fireworks,
        small=me.small,
        large=me.large,
        hand=me.hand,
        palaces=standing,
        wall_tiles=me.wall_tiles,
    )
