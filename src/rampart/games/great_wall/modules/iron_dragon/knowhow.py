"""What the bots know of the Iron Dragon: join where it burns what one profits from, and choose the best target."""

from typing import Final

from rampart.games.great_wall.battle import has_soldier
from rampart.games.great_wall.content.hordes import HONOURS, OFFENCES
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.habits.knowhow import NOTHING, Knowhow
from rampart.games.great_wall.habits.years import years_after
from rampart.games.great_wall.modules.iron_dragon.codes import S_DRAGON_FIRES, S_STOKE
from rampart.games.great_wall.modules.iron_dragon.part import IRON_DRAGON, dragon_of, free_places, places, targets
from rampart.games.great_wall.queries import spots_covered
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import FALL, POOL
from rampart.games.great_wall.weights import Weights

STOKED: Final = 2.0  # honor that a clerk on the Dragon brings when it fires
SHAME_AVERTED: Final = 0.35  # for each point of offence that is gone before winter
PRESENCE: Final = 2.0
OTHERS: Final = 0.3  # what a rival's claim counts against it
CHI_PRICE: Final = 1.2
WORK: Final = 1.0  # of a clerk who could work elsewhere
CALM: Final = 0.5  # what counts of a target that may be gone when it fires
BOUND: Final = 0.8  # of a clerk who comes home when it has fired


class DragonKnowhow(Knowhow):
    """A fire that all stoke and one profits from."""

    word = IRON_DRAGON

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        if code == S_DRAGON_FIRES:
            best = options[0]
            for slot in options:
                if self.burning(s, p, slot) > self.burning(s, p, best):
                    best = slot
            return best
        if code != S_STOKE:
            return NOTHING
        return options[-1] if self.joining(s, p) > 0.0 else options[0]

    def burning(self, s: GreatWall, p: int, slot: int) -> float:
        """What the fall of a horde is worth to a seat: the claim, the presence, and less danger."""
        card = type_of(s.hordes[slot])
        value = SHAME_AVERTED * OFFENCES[card]
        mine, most = spots_covered(s, p, slot), 0
        for c in s.tea:
            if c != p and spots_covered(s, c, slot) > most:
                most = spots_covered(s, c, slot)
        if has_soldier(s, p, slot):
            value += PRESENCE
        if mine > most:
            value += HONOURS[card]
        elif most:
            value -= OTHERS * HONOURS[card]
        return value

    def best_target(self, s: GreatWall, p: int) -> float:
        """What its fire is worth to a seat as things stand."""
        best = 0.0
        for slot in targets(s):
            value = self.burning(s, p, slot)
            if value > best:
                best = value
        return best

    def chance(self, s: GreatWall, left: int) -> float:
        """How likely it fires before the end with so many places still free."""
        if left <= 1:
            return 1.0
        return 0.8 if left <= 2 or years_after(s) > 0 else 0.3

    def joining(self, s: GreatWall, p: int) -> float:
        """What one more clerk on the Dragon is worth, less the chi and the work of a clerk who is not idle."""
        left = free_places(s)
        if s.season != FALL:
            return -1.0
        share = self.best_target(s, p) * (1.0 if left == 1 else 0.25)
        honour = STOKED if dragon_of(s).clerks[p] == 0 else 0.0
        price = CHI_PRICE + (WORK if s.clerks[p][POOL] <= 2 else 0.0)
        return self.chance(s, left - 1) * (honour + share) - price

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """A clerk on the Dragon is bound until it fires, but brings honor then."""
        dragon = dragon_of(s)
        if dragon.card < 0 or dragon.clerks[p] == 0:
            return 0.0
        full = sum(dragon.clerks) / places(s)
        soon = 0.5 + 0.5 * full if years > 1.0 else full * full
        return soon * (STOKED + CALM * self.best_target(s, p)) + BOUND * dragon.clerks[p]


DRAGON_KNOWHOW: Final = DragonKnowhow()
