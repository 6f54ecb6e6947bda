"""What to draw: a position as plain values, so that the drawing does not depend on how the rules store it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

REED: Final = 5  # the color of the Reed clan
SOLDIERS: Final = ("spearman", "archer", "horseman")  # of the base box; a clan's own are its `troops`
RESOURCES: Final = ("wood", "stone", "gold", "chi")


class Cover(NamedTuple):
    """What covers vital spots of a horde: a wound, or a soldier of a clan on one or two spots."""

    kind: str  # 'wound', or the word of a soldier
    clan: int
    spots: tuple[int, ...]


class Horde(NamedTuple):
    """A horde card before the wall."""

    id: str
    word: str
    section: int
    row: int  # from 0, the nearest to the wall
    offence: int  # as it counts now
    printed: int
    honour: int
    cells: tuple[str, ...]  # twelve rewards, '.' where there is no vital spot
    covers: tuple[Cover, ...]


class Soldiers(NamedTuple):
    """Soldiers of one kind and clan in a rest area."""

    kind: str
    clan: int
    number: int


class Tower(NamedTuple):
    """A tower beside the wall."""

    number: int
    in_play: bool
    clan: int  # whose spearman stands in it, -1 for none
    honour: int  # what it would bring this winter
    shame: int


@dataclass(slots=True)
class Section:
    """A section of the wall with what stands before and behind it."""

    number: int
    in_play: bool = True
    level: int = 0
    barricades: int = 3
    firing: Sequence[int] = ()  # the clan on each firing spot, -1 for none
    shooters: Sequence[str] = ()  # the soldier on each firing spot that is taken
    machines: Sequence[str] | None = None  # war machines in its rest area, None where there are none in the game
    rest: Sequence[Soldiers] = ()
    hordes: Sequence[Horde] = ()
    defence: int = 0
    offence: int = 0

    @property
    def breaks(self) -> bool:
        """Would it be breached as things stand?"""
        return self.offence > self.defence


class Overseer(NamedTuple):
    """An overseer of a clan in a production location."""

    clan: int
    level: int


@dataclass(slots=True)
class Place:
    """A location with the clerks in it."""

    number: int
    word: str
    spots: int  # 0: any number
    clerks: Sequence[int] = ()  # clans
    product: str = ""
    overseers: Sequence[Overseer] = ()
    shame: bool = False

    @property
    def locked(self) -> bool:
        """Is every spot of a regular location taken?"""
        return self.spots > 0 and len(self.clerks) >= self.spots


class Claimed(NamedTuple):
    """A claimed horde card with the shame on it."""

    id: str
    word: str
    honour: int
    shame: int


@dataclass(slots=True)
class Clan:
    """All that belongs to one seat; what the viewer may not know is not in it."""

    seat: int
    name: str
    honour: int = 0
    word: str = ""  # of the clan, '' before it is chosen
    general: str = ""
    support: int = 0
    active: Sequence[str] = ()
    hidden_support: Sequence[str] = ()  # of the viewer alone
    dealt: Sequence[str] = ()  # generals and advisors to choose from, of the viewer alone
    resources: Sequence[int] = ()
    tactics: Sequence[str] = ()
    tactics_held: int = 0
    commands: Sequence[str] = ()
    commands_held: int = 0
    discarded: Sequence[str] = ()
    claimed: Sequence[Claimed] = ()
    kinds: Sequence[str] = SOLDIERS  # of soldiers that the clan has at this table
    pool: Sequence[int] = (0, 0, 0)  # available soldiers, by kind
    shamed: Sequence[int] = (0, 0, 0)  # soldiers under shame
    clerks: int = 0
    unhired: int = 0

    @property
    def shame(self) -> int:
        """All shame tokens of the clan."""
        return sum(self.shamed) + sum(card.shame for card in self.claimed)


class Order(NamedTuple):
    """A command card on the track: its slot from 1, whose it is, and whether it is 'done', 'now' or ''."""

    slot: int
    clan: int
    word: str
    when: str


class Stop(NamedTuple):
    """A slot of Qin's location track."""

    location: int
    level: int  # of his overseer, 0 in the barracks
    clerks: int
    brings: int  # honor, or in the barracks spearmen, if it were activated now
    next: int  # 1 or 2 where his next clerks go, 0 elsewhere


@dataclass(slots=True)
class Qin:
    """The board of Qin Jiushao in the solo game."""

    honour: int
    own: int  # the human's
    support: int
    yearly: int  # the honor they bring each fall
    pool: Sequence[int]  # clerks, spearmen, archers
    track: Sequence[Stop]
    card: str  # the command card of this fall, '' for none
    deck: int
    discarded: int
    section: int
    horde: str  # the type of the horde that his next spearman attacks, '' for none


class KhanCard(NamedTuple):
    """The Khan's card or one of his skills."""

    word: str
    numbers: tuple[str, ...]  # as printed in the twelve cells
    cells: tuple[str, ...]  # 'on' for an active spot, 'off' for one that is not, '.' where there is none
    covers: tuple[Cover, ...]
    silenced: bool


class Khan(NamedTuple):
    """Genghis Khan: his card and two skills, where he stands, and the emperor's award."""

    section: int
    cards: tuple[KhanCard, ...]  # his own first
    covered: int
    spots: int
    per_spot: int
    award: str
    holder: int  # a seat, -1 for no one


class Figure(NamedTuple):
    """A figure of an expansion in a location, or in a section of the wall: their numbers come after the locations."""

    id: str
    word: str
    icon: str
    area: int
    rank: int = 0  # of a beast


class Target(NamedTuple):
    """A slot that the Iron Dragon may burn: its section and row from 1, and whether a horde lies there."""

    section: str
    row: int
    horde: bool


class DragonCard(NamedTuple):
    """The Iron Dragon: its card, '' before the first spring, what it may burn, and the clerks on its places."""

    card: str
    targets: Sequence[Target]
    clerks: Sequence[int]  # clans
    places: int


class Beast(NamedTuple):
    """A beast: its rank, its area, '' before it is placed, and the price of the next rank, empty at the highest."""

    word: str
    icon: str
    rank: int
    area: str
    price: Sequence[int]


class RatCard(NamedTuple):
    """The rat card of this year and where the rat sits."""

    word: str
    location: str  # '' before it is placed


class DemandCard(NamedTuple):
    """An open demand: who could give the own share, and how far all are together."""

    word: str
    able: Sequence[bool]  # by seat, where all may see it
    have: int
    need: int  # 0: nothing can be counted
    ready: bool


@dataclass(slots=True)
class Court:
    """The emperor's court in co-operative play."""

    fulfilled: int
    needed: int
    bank: int  # shame tokens
    whole: int
    due: int  # tokens that open demands will take
    slots: int
    demands: Sequence[DemandCard | None]
    events: Sequence[tuple[str, str]]  # and whether they are lasting, done, or taking effect now
    events_left: int
    speaker: int
    speaker_name: str
    buyable: int  # tokens that the honor of all could buy back


class ScenarioOf(NamedTuple):
    """A scenario of the chronicles and what it keeps."""

    word: str
    number: int  # the frost of the year, the capacity of the granaries, the defense of the fortress, hordes kept away
    stock: tuple[int, ...]
    demand: str
    haunted: tuple[str, ...]
    of_seats: tuple[int, ...]  # gifts, food, clerks in the warehouse, archers in the fortress, or hired clerks
    tokens: int = 0  # of shame beside the fortress


@dataclass(slots=True)
class Scene:
    """A whole table as one viewer sees it."""

    viewer: int  # as the kernel counts them: a seat, or SPECTATORS
    year: int = 1
    season: str = "fall"
    space: int = 0  # of the time token, from 0
    new_hordes: Sequence[int] = ()
    lethality: Sequence[int] = ()
    first_space: int = 0
    artifacts: Sequence[str] = ()
    shame_bank: int = 0
    shame_whole: int = 0
    warehouse: Sequence[int] = (0, 0, 0)
    horde_deck: int = 0
    indicator: int = -1  # the section on the back of the top horde card
    tactic_deck: int = 0
    slots: int = 3
    orders: Sequence[Order] = ()
    tea: Sequence[int] = ()  # clans from top to bottom
    advisor_row: Sequence[str] = ()
    sections: Sequence[Section] = ()
    places: Sequence[Place] = ()
    clans: Sequence[Clan] = ()
    deciders: Sequence[int] = ()
    over: bool = False
    reed: int = -1  # the number of the Reed clan among the clans
    towers: Sequence["Tower"] = ()  # from the left, empty where there are none
    qin: Qin | None = None
    court: Court | None = None
    khan: Khan | None = None
    scenario: ScenarioOf | None = None
    papers: tuple[str, ...] = ()  # the expansions that have a paper below the locations
    figures: Sequence[Figure] = ()
    dragon: DragonCard | None = None
    beasts: Sequence[Beast] = ()
    relic: str = ""
    rat: RatCard | None = None

    @property
    def players(self) -> int:
        return len(self.clans)

    def number(self, colour: int) -> int:
        """The number of a clan by which the rules call its pieces: the Reed clan is the last one."""
        return self.reed if colour == REED else colour

    @property
    def years(self) -> int:
        """How many years the game lasts at most."""
        return len(self.new_hordes) - self.first_space
