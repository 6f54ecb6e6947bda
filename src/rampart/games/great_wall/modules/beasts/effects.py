"""The effect verbs of the beasts: move, upgrade, reveal a relic, call clerks and spearmen."""

from typing import Final

from rampart.games.great_wall.cards import Effect
from rampart.games.great_wall.codes import KILL_KILLED, KILL_SECTION
from rampart.games.great_wall.modules.beasts.arguments import DISCOUNT, PATH_LEFT
from rampart.games.great_wall.modules.beasts.codes import (
    E_OMENS,
    E_REBORN,
    S_READ_OMENS,
    S_SPIRIT_PATH,
    S_UPGRADE_BEAST,
)
from rampart.games.great_wall.modules.beasts.deeds import ask_to_move, next_relic, upgradable, ways
from rampart.games.great_wall.modules.beasts.names import AREA_WORDS, BEASTS, SECTION_AREAS
from rampart.games.great_wall.modules.beasts.part import beasts_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.clerks import is_full
from rampart.games.great_wall.tables import KINDS, LOCATIONS, OF_CARDS, POOL, SPEARMAN, first_bits
from rampart.games.great_wall.verbs import gain_honour, lose_honour
from rampart.games.great_wall.vocabulary import P_PLAYER, P_U, P_Y

ANY_BEAST: Final = first_bits(len(BEASTS))
EVERY_AREA: Final = first_bits(len(AREA_WORDS))
LOOKED_AT: Final = 3  # relics, by Omens


class MoveABeast(Effect):
    """Move one of some beasts to an area of its card."""

    def __init__(self, beasts: int = ANY_BEAST) -> None:
        self.beasts = beasts

    def areas(self, s: GreatWall, at: int) -> int:
        """Any."""
        return EVERY_AREA

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return bool(ways(s, self.beasts, self.areas(s, at)))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        if ways(s, self.beasts, self.areas(s, at)):
            ask_to_move(s, p, self.beasts, self.areas(s, at), 0)


class MoveABeastThere(MoveABeast):
    """Move one of some beasts to the section of the horde that was claimed."""

    def areas(self, s: GreatWall, at: int) -> int:
        """The payload names it in y."""
        return 1 << SECTION_AREAS + s.pad[at + P_Y]


class UpgradeABeast(Effect):
    """Upgrade a beast so many resources cheaper, then it may move."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return bool(upgradable(s, p, self.discount))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        if upgradable(s, p, self.discount):
            s.push(S_UPGRADE_BEAST, p, DISCOUNT.put(self.discount))


class TurnRelic(Effect):
    """Turn the next relic onto the active one."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        next_relic(s)


class ReadRelics(Effect):
    """Look at the next relics and choose the active one."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With a card in the deck; it is not shuffled for this (GWC-611)."""
        return bool(beasts_of(s).relic_deck)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Only the player sees them."""
        part = beasts_of(s)
        if not part.relic_deck:
            return
        s.reveal()
        part.looked_at[p] = part.relic_deck[-LOOKED_AT:][::-1]
        del part.relic_deck[-LOOKED_AT:]
        if s.journal is not None:
            s.tell(E_OMENS, p, [len(part.looked_at[p])])
        s.push(S_READ_OMENS, p)


class LoseHonour(Effect):
    """Give up honor, as a price."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """It is never a reason to use a card."""
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
        lose_honour(s, p, self.n)


class HonourToPlayer(Effect):
    """The player whose moment it is gains honor, Qin Jiushao too (GWX-AB-03)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        gain_honour(s, s.pad[at + P_PLAYER], self.n, OF_CARDS)


class HonourForOwnMaterials(Effect):
    """The builder gains 1 honor for every 2 own resources paid for the wall level (GWX-AB-BST-33)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """What the warehouse paid does not count."""
        gain_honour(s, s.pad[at + P_PLAYER], s.pad[at + P_U] // 2, OF_CARDS)


class Rebirth(Effect):
    """After a killing: up to so many spearmen of the pool go to the rest area there (GWX-AB-16)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Not more than own soldiers were killed; the place is that of the killing."""
        n = min(self.n, s.pad[at + KILL_KILLED + p], s.pool[p][SPEARMAN])
        if n > 0:
            section = s.pad[at + KILL_SECTION]
            s.pool[p][SPEARMAN] -= n
            s.rest[p][section * KINDS + SPEARMAN] += n
            if s.journal is not None:
                s.tell(E_REBORN, p, [n, section])


def spirit_places(s: GreatWall) -> list[int]:
    """Locations with a beast that have room for a clerk."""
    areas = beasts_of(s).areas
    return [location for location in range(LOCATIONS) if location in areas and not is_full(s, location)]


class WalkSpiritPath(Effect):
    """Put up to so many clerks from the pool into locations with a beast."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return s.clerks[p][POOL] > 0 and bool(spirit_places(s))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_SPIRIT_PATH, p, PATH_LEFT.put(self.n))
