"""A module: a mode or an expansion. What it adds to the game comes from its own folder through these methods."""

from mypy_extensions import mypyc_attr

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.fields import Layout, Pool
from rampart.kernel.game import Objection
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Say, Step

Faults = list[tuple[str, str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """What a mode or an expansion brings along; a module overrides what it needs.

    Its cards are named in the module's `names` and listed in `content.names` and `content.decks`, in a fixed order, so
    that codes stay; whether they are in play is said in `pack`.
    """

    word = ""
    expansion = False  # is it a box of its own, not a mode?
    alone = False  # is it played with no expansion beside it?

    # ---- fixed parts of the rules, the same at every table

    def options(self) -> list[Option]:
        """What is chosen about it before the game; what brings it into play comes first."""
        return []

    def steps(self) -> dict[int, Step[GreatWall]]:
        """Its steps by code."""
        return {}

    def seated(self) -> list[int]:
        """Those of its steps that ask no one but are someone's: a document must say whose."""
        return []

    def events(self) -> dict[int, EventKind]:
        """What the journal tells of it, by code."""
        return {}

    def layouts(self) -> dict[int, Layout]:
        """What it lays on the pad, by number."""
        return {}

    def voices(self) -> tuple[int, ...]:
        """The numbers by which the journal calls its automata; the log names them `automaton-<number>`."""
        return ()

    # ---- a table

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        """Is it part of a game with so many players and these options?"""
        return False

    def goes_with(self, other: "Module") -> bool:
        """May both be part of one game? Either of the two may refuse (GWX-001)."""
        return not (self.alone and other.expansion)

    def objection(self, seats: int, options: dict[str, int | str | bool]) -> Objection | None:
        """What speaks against its own options: a number of players, or a mode they need."""
        return None

    def pack(self, box: Box) -> None:
        """Say what it changes: roles, numbers, decks, steps done at a moment or in the place of others."""

    def pools(self, box: Box) -> list[Pool]:
        """Decks of its own."""
        return []

    def part(self) -> Part | None:
        """What it keeps on the table, fresh."""
        return None

    def unobserved(self) -> dict[str, str]:
        """Fields of its part that learning observations leave out, each with the reason."""
        return {}

    # ---- a game

    def deal_hordes(self, s: GreatWall, deck: list[int]) -> list[int]:
        """Take cards out of the shuffled deck of hordes, for instance into the hidden `horde_box`."""
        return deck

    def lay_out(self, s: GreatWall) -> None:
        """Lay out its things when the board, the clans and the decks are there; what it pushes waits for all hordes."""

    def after_choices(self, s: GreatWall) -> None:
        """Generals and advisors are chosen, setup lines taken: push what setup still needs, last first."""

    def reasons_to_end(self, s: GreatWall) -> int:
        """What of the module ends the game after this winter, as a mask of END_WORDS."""
        return 0

    def posted(self, s: GreatWall, c: int, kind: int) -> int:
        """How many soldiers of a kind a clan has on places of the module."""
        return 0

    def judge(self, s: GreatWall) -> None:
        """The game is over and all is scored: set the outcome where not honor alone decides."""

    def verdict(self, s: GreatWall) -> Say | None:
        """What is said of the result, where the module decides it."""
        return None

    def shame_kept(self, s: GreatWall) -> int:
        """How many shame tokens lie on places of its own."""
        return 0

    def closed(self, s: GreatWall, location: int) -> bool:
        """May no clerk be placed in a location? Asked where `box.may_close` is set."""
        return False

    def raid_shame(self, s: GreatWall, lost: int) -> int:
        """How many shame tokens a raid takes out of the game."""
        return lost

    def clerks_kept(self, s: GreatWall, c: int) -> int:
        """How many clerks of a clan stand on a place of its own, beside the ten locations."""
        return 0

    def derive(self, s: GreatWall, given: list[str]) -> None:
        """Set what a document leaves out of its part to what follows from the rest."""

    def faults(self, s: GreatWall) -> Faults:
        """What is wrong with a position, as far as the module can tell."""
        return []
