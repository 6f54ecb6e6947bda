"""A combat or an influence contest under way: who is on which side, the cards turned up, and what they gave."""

from typing import Final

from rampart.games.crescent_moon.tables import (
    CARD_STATE_WORDS,
    CHARACTER_WORDS,
    CLASH_WORDS,
    HEXES,
    MOST_DISCS,
    MOST_PROMISED,
    NO_ONE,
    OUTSIDE,
    PEACE,
    SIDE_WORDS,
)
from rampart.kernel.fields import LIST, SEATS, Field, Record, slots

MOST_STRENGTH: Final = 99  # of a side, by pieces and cards, with room to spare

CLASH_FIELDS: Final = [
    Field("kind", words=CLASH_WORDS),
    Field("hex", low=-1, high=HEXES - 1, place="hexes"),
    Field("attacker", words=CHARACTER_WORDS, low=-1),
    Field("defender", words=CHARACTER_WORDS, low=-1),
    Field("sides", LIST, words=SIDE_WORDS, length=SEATS, low=-1),
    Field("asks", LIST, length=SEATS, high=MOST_PROMISED),
    Field("offers", LIST, length=SEATS, high=MOST_PROMISED),
    Field("partner", words=CHARACTER_WORDS, low=-1),
    Field("promised", high=MOST_PROMISED),
    Field("played", LIST, pool="cards"),
    Field("played_by", LIST, words=CHARACTER_WORDS),
    Field("played_for", LIST, words=SIDE_WORDS),
    Field("states", LIST, words=CARD_STATE_WORDS),
    Field("bonus", LIST, high=MOST_STRENGTH),
    Field("ordinary", LIST, high=MOST_DISCS),
    Field("mercenaries", LIST, high=MOST_DISCS),
    Field("bribed", LIST, words=CHARACTER_WORDS, low=-1),
    Field("penalty", LIST, length=2, high=MOST_STRENGTH),
    Field("spared", LIST, length=2, high=MOST_STRENGTH),
    Field("unpaid", LIST, length=2, high=MOST_DISCS),
    Field("scorched", high=1),
    Field("strength", LIST, length=2, high=MOST_STRENGTH),
    Field("winner", words=SIDE_WORDS, low=-1),
    Field("plunder", high=MOST_STRENGTH),
]


class Clash(Record):
    """A combat or an influence contest in the active hex; kind 0 while there is peace."""

    __slots__ = slots(CLASH_FIELDS)

    def __init__(self, seats: int) -> None:
        self.kind = PEACE
        self.hex = -1
        self.attacker = NO_ONE
        self.defender = NO_ONE  # in a combat; a contest may have several, see `sides`
        self.sides: list[int] = [OUTSIDE] * seats  # whom each seat supports; a meddling Murshid too
        self.asks: list[int] = [0] * seats  # what the Murshid asks of each seat for his support
        self.offers: list[int] = [0] * seats
        self.partner = NO_ONE  # of the deal with the Murshid
        self.promised = 0
        self.played: list[int] = []  # cards turned up; the lists below go along with it
        self.played_by: list[int] = []
        self.played_for: list[int] = []
        self.states: list[int] = []
        self.bonus: list[int] = []  # strength or influence by effects that need no unit
        self.ordinary: list[int] = []  # units assigned to the card
        self.mercenaries: list[int] = []
        self.bribed: list[int] = []  # who takes a Bribery into hand
        self.penalty: list[int] = [0, 0]  # by side, from here on
        self.spared: list[int] = [0, 0]  # losses less, by effects that need no unit
        self.unpaid: list[int] = [0, 0]  # mercenaries without strength
        self.scorched = 0
        self.strength: list[int] = [0, 0]
        self.winner = NO_ONE
        self.plunder = 0  # the Warlord's points of this combat

    def fields(self) -> list[Field]:
        """The declaration."""
        return CLASH_FIELDS

    def copy(self) -> "Clash":
        """An independent clash."""
        c = Clash(0)
        c.kind = self.kind
        c.hex = self.hex
        c.attacker = self.attacker
        c.defender = self.defender
        c.sides = self.sides[:]
        c.asks = self.asks[:]
        c.offers = self.offers[:]
        c.partner = self.partner
        c.promised = self.promised
        c.played = self.played[:]
        c.played_by = self.played_by[:]
        c.played_for = self.played_for[:]
        c.states = self.states[:]
        c.bonus = self.bonus[:]
        c.ordinary = self.ordinary[:]
        c.mercenaries = self.mercenaries[:]
        c.bribed = self.bribed[:]
        c.penalty = self.penalty[:]
        c.spared = self.spared[:]
        c.unpaid = self.unpaid[:]
        c.scorched = self.scorched
        c.strength = self.strength[:]
        c.winner = self.winner
        c.plunder = self.plunder
        return c
