"""What the bots know of the Rat: a clerk in its location is worth a gold more, and what its artifacts count."""

from typing import Final

from rampart.games.great_wall.cards import ARTIFACT_CARDS, NOWHERE
from rampart.games.great_wall.content.names import ARTIFACT_WORDS
from rampart.games.great_wall.habits.knowhow import NOTHING, Knowhow
from rampart.games.great_wall.modules.rat.codes import S_MOVE_RAT
from rampart.games.great_wall.modules.rat.part import RAT, rat_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import REGULAR, SPOTS
from rampart.games.great_wall.weights import Weights

A_GOLD: Final = 0.9  # to the first clerk in the rat's location
SOON: Final = 0.5  # what counts of a gold there before the location is full
FLEETING: Final = [("zhaoyao_jing", 0.5), ("golden_abacus", 0.7), ("zodiac_wheel", 0.95)]
"""Artifacts that count what comes and goes, and which part of it does not last to the end from an earlier year."""
PASSING: Final = [(ARTIFACT_WORDS.index(word), share) for word, share in FLEETING]


class RatKnowhow(Knowhow):
    """Gold in one location."""

    word = RAT

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        """The rat goes where the seat works and the fewest others do, the fuller the better."""
        if code != S_MOVE_RAT:
            return NOTHING
        best, most = options[0], -100.0
        for location in options:
            value = self.fullness(s, location) if s.clerks[p][location] else 0.0
            for q in range(s.seats):
                if q != p and s.clerks[q][location]:
                    value -= 0.4
            if value > most:
                best, most = location, value
        return best

    def fullness(self, s: GreatWall, location: int) -> float:
        """How near a location is to its activation."""
        return 1.0 if location >= REGULAR else SOON + SOON * s.in_location(location) / SPOTS[s.side][location]

    def desire(self, s: GreatWall, p: int, location: int, w: Weights) -> float:
        return A_GOLD if location == rat_of(s).location and s.clerks[p][location] == 0 else 0.0

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """A clerk who waits where the rat sits, less what artifacts count now but not in the end."""
        total = 0.0
        if years > 1.0:
            for card, share in PASSING:
                if card in s.artifacts:
                    for amount in ARTIFACT_CARDS[card].scores:
                        total -= share * w.artifact * amount.of(s, p, NOWHERE)
        location = rat_of(s).location
        if location >= 0 and s.clerks[p][location]:
            total += SOON * A_GOLD * self.fullness(s, location)
        return total


RAT_KNOWHOW: Final = RatKnowhow()
