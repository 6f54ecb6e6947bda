"""Freezing Weather: gifts to the poor, goods in the place of shame, and the common stock (GWX-AC-SCN-01)."""

from rampart.games.great_wall.arguments import AT, AT_MOMENT, SHAME
from rampart.games.great_wall.codes import SHM_DUE
from rampart.games.great_wall.modules.chronicles.arguments import GOODS, NONE_GIVEN, RANSOMING
from rampart.games.great_wall.modules.chronicles.codes import (
    E_GIFT,
    E_RANSOMED,
    E_STOCK_LOST,
    S_OFFER_GOODS,
    S_RANSOM,
)
from rampart.games.great_wall.modules.chronicles.part import GIFT, GIFT_HONOUR, chronicles_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BY_BREACH,
    FALL,
    OF_SCENARIO,
    POOL,
    RESOURCE_WORDS,
    RESOURCES,
)
from rampart.games.great_wall.verbs import gain_honour, pay
from rampart.games.great_wall.vocabulary import P_PLAYER, P_W, P_Y
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

RAIDED = 2  # of each resource of the stock


class AfterCheck(Step[GreatWall]):
    """In fall, after the own horde check, the active player may give goods (GWX-AC-SCN-01)."""

    rule = "GWX-AC-SCN-01"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Not in winter."""
        if s.season == FALL and s.is_seat(s.active):
            s.push(S_OFFER_GOODS, s.active)


class OfferGoods(Choice[GreatWall]):
    """Remove 4 of one type from the game, and put a clerk of the pool on its place of the scenario card, or not."""

    rule = "GWX-AC-SCN-01"
    choices = GOODS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Each type once."""
        out = [NONE_GIVEN]
        if s.clerks[p][POOL]:
            given = chronicles_of(s).gifts[p]
            out += [r for r in range(RESOURCES) if not given[r] and s.resources[p][r] >= GIFT]
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Each such clerk scores before the final scoring."""
        if choice == NONE_GIVEN:
            return
        pay(s, p, choice, GIFT)
        s.clerks[p][POOL] -= 1
        chronicles_of(s).gifts[p][choice] = 1
        if s.journal is not None:
            s.tell(E_GIFT, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `give:wood`, or `none`."""
        return "none" if choice == NONE_GIVEN else f"give:{RESOURCE_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-pass") if choice == NONE_GIVEN else Say("option-gift", {"resource": RESOURCE_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What is left of it, and the honor at the end."""
        if choice == NONE_GIVEN:
            return None
        return Say("effect-gift", {"left": s.resources[p][choice] - GIFT, "honour": GIFT_HONOUR})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NONE_GIVEN else [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


class RansomAsked(Step[GreatWall]):
    """Shame is due for a breach: the player may remove a resource from the game for each token instead."""

    rule = "GWX-AC-SCN-01"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """For breaches alone."""
        at = AT.of(args)
        seat = s.pad[at + P_PLAYER]
        if s.pad[at + P_Y] == BY_BREACH and s.is_seat(seat) and any(s.resources[seat]):
            s.push(S_RANSOM, seat, SHAME.put(s.pad[at + P_W]))


class Ransom(Choice[GreatWall]):
    """Remove 1 of your resources from the game instead of a shame token, or take it (GWX-AC-SCN-01)."""

    rule = "GWX-AC-SCN-01"
    args = RANSOMING
    choices = GOODS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any resource, while shame is due."""
        if s.pad[SHAME.of(args) + SHM_DUE] == 0:
            return [NONE_GIVEN]
        return [NONE_GIVEN] + [r for r in range(RESOURCES) if s.resources[p][r]]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One token less, perhaps another one."""
        if choice == NONE_GIVEN:
            return
        pay(s, p, choice, 1)
        place = SHAME.of(args)
        s.pad[place + SHM_DUE] -= 1
        if s.journal is not None:
            s.tell(E_RANSOMED, p, [choice])
        if s.pad[place + SHM_DUE] and sum(s.resources[p]):
            s.push(S_RANSOM, p, args)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `ransom:wood`, or `none`."""
        return "none" if choice == NONE_GIVEN else f"ransom:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("ransom", {"n": s.pad[SHAME.of(args) + SHM_DUE]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NONE_GIVEN:
            return Say("option-take-shame")
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What is left of it."""
        if choice == NONE_GIVEN:
            return None
        return Say("effect-ransom", {"left": s.resources[p][choice] - 1})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NONE_GIVEN else [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


def raid_stock(s: GreatWall) -> int:
    """A raid takes 2 of each resource of the common stock; what is missing is the number of shame tokens."""
    part = chronicles_of(s)
    missing = 0
    for r in range(RESOURCES):
        taken = min(RAIDED, part.stock[r])
        part.stock[r] -= taken
        missing += RAIDED - taken
    if s.journal is not None:
        s.tell(E_STOCK_LOST, NOBODY, [RAIDED])
    return missing


class ScoreGifts(Step[GreatWall]):
    """Before the final scoring each clerk on the scenario card scores 12 honor (GWX-AC-SCN-01)."""

    rule = "GWX-AC-SCN-01"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """All seats."""
        for q in s.order():
            gain_honour(s, q, GIFT_HONOUR * sum(chronicles_of(s).gifts[q]), OF_SCENARIO)
