"""What to draw: a position as plain values, so that the drawing does not depend on how the rules store it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

NOBODY = -1
HIDDEN = -1  # where a number may not be known


class Stack(NamedTuple):
    """The units of a player in a hex."""

    seat: int
    ordinary: int
    mercenaries: int


@dataclass(slots=True)
class Cell:
    """A hex of the map and all that stands in it."""

    number: int
    name: str
    q: int
    r: int
    terrain: str
    feature: str = ""  # 'river', 'ford', 'sacred'
    turn: int = 0
    token: int = NOBODY
    settlement: str = ""
    stronghold: str = ""
    holder: int = NOBODY
    palace: bool = False
    stacks: Sequence[Stack] = ()
    controller: int = NOBODY
    strength: int = 0


class Goal(NamedTuple):
    """A line of a character's goals: its word, how far it is, and what it scores as things stand."""

    word: str
    have: int
    need: int  # 0 where more is always better
    points: int


@dataclass(slots=True)
class Side:
    """All that belongs to one player and lies open, and the hand where the viewer knows it."""

    seat: int
    name: str
    coins: int = 0
    cards: int = 0
    hand: Sequence[int] = ()  # kinds, only the viewer's own
    resting: Sequence[int] = ()
    has_reserve: bool = False
    reserve: int = 0
    discs: int = 0
    forts: int = 0
    castles: int = 0
    tokens: int = 0
    tokens_out: int = 0
    points: int = HIDDEN
    goals: Sequence[Goal] = ()
    taken: Sequence[str] = ()  # the actions of this year by round, '' where none was taken or chosen yet
    acting: bool = False


class Played(NamedTuple):
    """A card played in a combat or contest: what became of it, and how many units are on it."""

    seat: int
    side: int
    kind: int
    state: str
    units: int
    meddled: bool


@dataclass(slots=True)
class Clash:
    """A combat or an influence contest."""

    contest: bool
    cell: str
    attacker: int
    seats: Sequence[tuple[int, int]]  # those who take part, and their sides: 0 attacking, 1 defending, 2 not declared
    strengths: tuple[int, int]  # as far as everyone can see
    losses: tuple[int, int] = (HIDDEN, HIDDEN)  # units to be given up, in a combat and until they are
    cards: Sequence[Played] = ()
    revealed: bool = False
    deal: tuple[int, int] = (NOBODY, 0)
    winner: int = NOBODY  # 0 or 1 once it is known
    planned: bool = False  # an assault that the viewer is about to declare, at its strongest


class Offer(NamedTuple):
    """A proposal that waits for an answer: who makes it to whom, what it is about, and the price."""

    maker: int
    answerer: int
    over: str  # 'hire', 'bribe' or 'card'
    units: int
    cell: str
    card: int
    price: int


@dataclass(slots=True)
class Scene:
    """A whole table as one viewer sees it."""

    viewer: int  # as the kernel counts them: a seat, or SPECTATORS
    year: int
    years: int
    phase: str
    round: int
    cells: Sequence[Cell]
    sides: Sequence[Side]
    market: Sequence[int]  # kinds by slot, -1 where there is none
    sultan: Sequence[int]
    deck: int
    discarded: int
    deciders: Sequence[int] = ()
    mirrored: bool = False
    calm: bool = False  # rivers separate no one at present
    sites: Sequence[tuple[str, int, int]] = ()  # where a hex may be laid: id, q, r
    clash: Clash | None = None
    offer: Offer | None = None
    tiles: Sequence[str] = ()  # the viewer's own, while the land is laid
    tile_shown: str = ""  # the one that is being placed
    looked_at: Sequence[int] = ()  # cards that only the viewer sees now
    actions: Sequence[str] = ()  # all that the viewer's character can do, by their words
    over: bool = False
