"""What the cards of the Ancient Chronicles do that no other card does."""

from rampart.games.great_wall.arguments import SAVED_FREE, VICTIMS
from rampart.games.great_wall.battle import has_soldier
from rampart.games.great_wall.cards import Amount, Effect, as_amount
from rampart.games.great_wall.codes import S_SAVE_FREE
from rampart.games.great_wall.modules.chronicles.arguments import MARCHES_LEFT
from rampart.games.great_wall.modules.chronicles.codes import E_LOOKED_AHEAD, E_STORED, S_CUT_ICE, S_SNOW_MARCH
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.killing import victims_of
from rampart.games.great_wall.steps.spring import show_backs
from rampart.games.great_wall.tables import CHI, FROM_CARD, OF_ARTIFACTS, OF_CARDS, STONE
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain, gain_honour, pay
from rampart.games.great_wall.vocabulary import ON_HONOUR_CHANGED, P_W, P_X
from rampart.kernel.knowledge import see

AHEAD = 2  # cards of the horde deck


class ArtifactHonour(Effect):
    """Gain honor by an artifact that works during play."""

    def __init__(self, n: "int | Amount") -> None:
        self.n = as_amount(n)

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If it comes to anything."""
        return self.n.of(s, p, at) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Cards may answer to that."""
        gain_honour(s, p, self.n.of(s, p, at), OF_ARTIFACTS)
        moment(s, ON_HONOUR_CHANGED, p, OF_ARTIFACTS, self.n.of(s, p, at))


class GainOneKind(Effect):
    """Gain so many resources of one type, named by its place among the alternatives."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        gain(s, p, self.resource, self.n, FROM_CARD)


class Store(Effect):
    """A material from the bank goes into the warehouse; it is no donation."""

    def __init__(self, material: int) -> None:
        self.material = material

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.warehouse[self.material] += 1
        if s.journal is not None:
            s.tell(E_STORED, p, [self.material])


class CutIce(Effect):
    """Pay up to 3 stone: the defense of one section is 1 higher for each, in this assault."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With stone."""
        return s.resources[p][STONE] > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Where and how many is asked."""
        s.push(S_CUT_ICE, p)


class LookAhead(Effect):
    """Look at the top two cards of the horde deck."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If there are two."""
        return len(s.next_horde) + len(s.horde_deck) >= AHEAD

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Only the owner sees their fronts; a deck with too few cards is not made anew (GWC-611)."""
        if not self.possible(s, p, at):
            return
        show_backs(s, AHEAD)
        s.reveal()
        see(s.known_hordes, s.next_horde[-AHEAD:], 1 << p)
        if s.journal is not None:
            for card in reversed(s.next_horde[-AHEAD:]):
                s.tell(E_LOOKED_AHEAD, p, [card], 1, 1 << p)


class SwapAhead(Effect):
    """The two cards change their places."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return len(s.next_horde) >= AHEAD

    def run(self, s: GreatWall, p: int, at: int) -> None:
        if len(s.next_horde) >= AHEAD:
            s.next_horde[-1], s.next_horde[-2] = s.next_horde[-2], s.next_horde[-1]


class LeaveAhead(Effect):
    """They stay as they lie."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Nothing moves."""


class SaveForChi(Effect):
    """Save one victim for 1 chi."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With a victim and the chi."""
        return s.resources[p][CHI] > 0 and bool(victims_of(s, p, s.pad[at + P_W]))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Which one is asked."""
        pay(s, p, CHI, 1)
        s.push(S_SAVE_FREE, p, VICTIMS.put(s.pad[at + P_W]) + SAVED_FREE.put(1))


class ShareSpoils(Effect):
    """Every other player with a soldier on the defeated card gains 1 honor, the owner more."""

    def __init__(self, own: int) -> None:
        self.own = own

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """All at once (GWC-609)."""
        for q in s.order():
            if q != p and has_soldier(s, q, s.pad[at + P_X]):
                gain_honour(s, q, 1, OF_CARDS)
        gain_honour(s, p, self.own, OF_CARDS)


class MarchTwo(Effect):
    """Move up to two soldiers between rest areas."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If any rests."""
        return sum(s.rest[p]) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """One after the other."""
        s.push(S_SNOW_MARCH, p, MARCHES_LEFT.put(2))
