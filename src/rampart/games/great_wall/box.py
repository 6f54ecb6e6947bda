"""What a table is made of before anyone plays: who is at it, what modules add, and the cards of each deck.

There is one box for each number of players and choice of options. The registry (`modules.registry`) packs it, and all
states of such a table share it, so nothing in it ever changes during a game.
"""

from typing import TYPE_CHECKING, Final

from rampart.games.great_wall.tables import (
    BASE_KINDS,
    FIGURES,
    KINDS,
    SHAME_PER_PLAYER,
    SHAME_SLOTS,
    side_of,
    start_space,
)
from rampart.games.great_wall.vocabulary import MOMENTS, QUERIES
from rampart.kernel.fields import Field, Pool

if TYPE_CHECKING:
    from rampart.games.great_wall.annex import Annex
    from rampart.games.great_wall.automata import Automaton
    from rampart.games.great_wall.beside import Beside
    from rampart.games.great_wall.market import Market
    from rampart.games.great_wall.modules.module import Module
    from rampart.games.great_wall.troops import Troop

STEP_CODES: Final = 4096


class Box:
    """Who plays with what."""

    def __init__(self, seats: int, options: dict[str, int | str | bool]) -> None:
        self.seats = seats
        self.options = options
        self.modules: list[Module] = []
        # roles: the seats, whom people or bots decide for; then the automata, those who own honor first
        self.players = seats  # who own honor, claim hordes and count as players for cards: the seats, then Qin Jiushao
        self.automata: list[Automaton] = []  # by clan, after the seats
        self.reed = -1  # the place of the Reed clan among the clans, -1 where it does not play
        # the board
        self.side = side_of(seats)
        self.start_space = start_space(seats)
        self.first_section = 0  # 1 where section L is out of play
        self.first_hordes = max(3, seats)  # how many horde cards lie before the wall when the game begins
        self.more_hordes = 0  # what the side of the time token adds each spring
        self.shame = SHAME_PER_PLAYER * seats
        self.shame_slots = SHAME_SLOTS  # of a claimed horde card
        self.figures = FIGURES
        self.kinds = BASE_KINDS  # how many kinds of soldiers there may be; those of modules have their troops
        self.troops: list[Troop | None] = [None] * KINDS  # what kinds of modules do
        self.scored = True  # is honor counted up at the end? Where not, some cards bring theirs during play
        self.walls_to_end = 3 if seats > 3 else 2
        self.demands = True  # does the emperor make demands in co-operative play? A scenario may have a goal of its own
        # the cards in play, by code
        self.hordes: list[int] = []  # those of a section that is out of play among them
        self.takes_hordes = True  # do hordes of expansions come into the deck (GWX-002)?
        self.takes_artifacts = True  # and their artifacts?
        self.generals: list[int] = []
        self.advisors: list[int] = []
        self.tactics: list[int] = []
        self.artifacts: list[int] = []
        self.common: list[int] = []  # cards of the table that may come into force
        # which of them answer each moment and change each query
        self.tactics_at: list[list[int]] = [[] for _ in range(MOMENTS)]
        self.horde_types_at: list[list[int]] = [[] for _ in range(MOMENTS)]
        self.horde_types_mind: list[list[int]] = [[] for _ in range(QUERIES)]
        # steps that modules do first at a moment, and those they put in the place of others
        self.inserts: list[list[int]] = [[] for _ in range(MOMENTS)]
        self.heard = [0] * MOMENTS  # 1 where any of these may answer
        self.market: Market | None = None  # what the embassy also sells
        self.annex: Annex | None = None  # where clerks may also be placed
        self.may_close = False  # may a module close locations for clerks?
        self.fallen_return = True  # do killed soldiers come back to the pool? Else they leave the game
        self.instead = list(range(STEP_CODES))  # 0: it is left out
        self.seated: list[int] = []  # steps of modules that run by themselves for a seat
        self.beside: Beside | None = None  # a further place for clerks
        # what lies on the table
        self.fields: list[Field] = []
        self.pools: list[Pool] = []

    def clans(self) -> int:
        """How many clans there are, automata among them."""
        return self.seats + len(self.automata)

    def has(self, word: str) -> bool:
        """Is a module in play?"""
        return any(module.word == word for module in self.modules)
