"""What the bots know of the beasts: raise what pays, and put it where one works and fights more than the others."""

from typing import Final

from rampart.games.great_wall.battle import has_soldier
from rampart.games.great_wall.habits.knowhow import NOTHING, Knowhow
from rampart.games.great_wall.habits.years import years_after
from rampart.games.great_wall.modules.beasts.arguments import A_MOVE, MOVED_BEAST, NEW_AREA, NO_UPGRADE
from rampart.games.great_wall.modules.beasts.codes import S_MOVE_BEAST, S_PLACE_BEAST, S_SPIRIT_PATH, S_UPGRADE_BEAST
from rampart.games.great_wall.modules.beasts.names import AO, FENGHUANG, SECTION_AREAS, WHITE_TIGER, YINGLONG
from rampart.games.great_wall.modules.beasts.part import WORD, beasts_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import KINDS, ROWS_DEEP, TOP_WALL
from rampart.games.great_wall.weights import Weights

YEARLY: Final = [[0.0, 1.0, 1.7, 2.4], [0.0, 1.2, 1.9, 2.3], [0.0, 0.8, 2.0, 3.0], [0.0, 0.9, 1.8, 2.4]]
"""What a beast brings a year to a player who works in its area as much as the others, by beast and rank."""
PRICES: Final = 1.5  # yearly worth that a rank more must bring in the years to come


class BeastsKnowhow(Knowhow):
    """Help for all in one place, and most for whoever is there most."""

    word = WORD

    def choose(self, s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
        if code == S_UPGRADE_BEAST:
            return self.best_upgrade(s, p, options)
        if code == S_MOVE_BEAST or code == S_PLACE_BEAST:
            return self.best_move(s, p, options)
        return options[0] if code == S_SPIRIT_PATH else NOTHING

    def best_upgrade(self, s: GreatWall, p: int, options: list[int]) -> int:
        """The beast whose next rank brings most, if that pays before the end."""
        best = options[-1]
        most = PRICES if best == NO_UPGRADE else -100.0
        for beast in options:
            if beast != NO_UPGRADE:
                gain = self.step_up(s, p, beast) * (years_after(s) + 1)
                if gain > most:
                    best, most = beast, gain
        return best

    def step_up(self, s: GreatWall, p: int, beast: int) -> float:
        """What the next rank adds in a year, as far as the seat profits more than others."""
        part = beasts_of(s)
        rank = part.ranks[beast]
        more = YEARLY[beast][rank + 1] - YEARLY[beast][rank]
        return more * (0.6 + self.share(s, p, beast, part.areas[beast]))

    def best_move(self, s: GreatWall, p: int, options: list[int]) -> int:
        """Where the seat profits most, or to stay where that is best."""
        best, most = options[0], -100.0
        for option in options:
            if A_MOVE.has(option):
                beast = MOVED_BEAST.of(option)
                value = self.gain(s, p, beast, NEW_AREA.of(option)) - self.gain(s, p, beast, beasts_of(s).areas[beast])
            else:
                value = 0.0
            if value > most:
                best, most = option, value
        return best

    def gain(self, s: GreatWall, p: int, beast: int, area: int) -> float:
        """What a beast brings a seat in an area, in a year."""
        return YEARLY[beast][beasts_of(s).ranks[beast]] * self.share(s, p, beast, area) if area >= 0 else 0.0

    def share(self, s: GreatWall, p: int, beast: int, area: int) -> float:
        """How much more a seat has to do in an area than the others have on average."""
        if area < 0:
            return 0.5
        others = 0.0
        for q in range(s.seats):
            if q != p:
                others += self.business(s, q, beast, area)
        mean = others / (s.seats - 1) if s.seats > 1 else 0.0
        return 0.5 + 0.5 * (self.business(s, p, beast, area) - mean)

    def business(self, s: GreatWall, q: int, beast: int, area: int) -> float:
        """How much a seat has to do in an area of a beast."""
        if beast == YINGLONG:
            return 0.5 * s.clerks[q][area] + 0.3 * s.levels[q][area]
        if beast == FENGHUANG:
            return 0.6 * s.clerks[q][area]
        section = area - SECTION_AREAS
        if beast == AO:
            return 0.6 if s.wall[section] < TOP_WALL else 0.0
        n = 0.4 * sum(s.rest[q][section * KINDS : (section + 1) * KINDS])
        for slot in range(section * ROWS_DEEP, (section + 1) * ROWS_DEEP):
            if s.hordes[slot] >= 0:
                n += 0.3 + (0.2 if has_soldier(s, q, slot) else 0.0)
        return n

    def desire(self, s: GreatWall, p: int, location: int, w: Weights) -> float:
        """A clerk where Yinglong or Fenghuang is gains a little more."""
        part = beasts_of(s)
        if part.areas[YINGLONG] == location:
            return 0.5 * part.ranks[YINGLONG]
        return 0.8 + 0.4 * part.ranks[FENGHUANG] if part.areas[FENGHUANG] == location else 0.0

    def worth(self, s: GreatWall, p: int, years: float, w: Weights) -> float:
        """What all beasts promise in the years to come."""
        part = beasts_of(s)
        soon = years if years < 2.0 else 2.0
        total = 0.0
        for beast in (YINGLONG, WHITE_TIGER, AO, FENGHUANG):
            total += self.gain(s, p, beast, part.areas[beast])
        return 0.6 * soon * total


BEASTS_KNOWHOW: Final = BeastsKnowhow()
