"""The effect verbs of cards, each implemented once (T.7 and the closed list of GWC-R15).

Every effect says whether it would do anything (`possible`) and does it (`run`): at once, or by pushing the steps that
ask the player. `at` is the place of the moment's payload on the pad, NOWHERE in a frame of a command card.
"""

from typing import Final

from rampart.games.great_wall.arguments import (
    ALLOWED,
    BUILD_DISCOUNT,
    BUILDS,
    FOR_ONE_KIND,
    HIRES,
    HIRES_FREE,
    TAKEN_FROM,
    TAKEN_OF,
    TO_DISCARD,
    TO_EXCHANGE,
    TO_TAKE,
)
from rampart.games.great_wall.cards import Amount, Effect, as_amount
from rampart.games.great_wall.codes import (
    ACT_KEPT,
    S_BUILD,
    S_CHOOSE_LOCATION,
    S_DISCARD_TACTIC,
    S_EXCHANGE,
    S_FORGIVE,
    S_HIRE,
    S_TAKE_RESOURCE,
    SHM_DUE,
)
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.building import can_build
from rampart.games.great_wall.steps.clerks import can_place, can_place_beside, start_placing
from rampart.games.great_wall.steps.production import promotion_price, start_promoting
from rampart.games.great_wall.tables import (
    BY_CARD,
    FROM_CARD,
    LOCATIONS,
    OF_CARDS,
    PRODUCTION,
    PROMOTION_PAID_IN,
    REGULAR,
    TOP_LEVEL,
)
from rampart.games.great_wall.verbs import (
    draw_tactics,
    gain,
    gain_all,
    gain_honour,
    lose_honour,
    move_up,
    pay,
    tokens_of,
)
from rampart.games.great_wall.vocabulary import MAY_PROMOTE, P_W, P_Z

ANY_RESOURCE: Final = 15  # masks of resources to choose from
ANY_MATERIAL: Final = 7


# ---- goods, honor, tea


class Gain(Effect):
    """Gain resources of one kind from the bank."""

    def __init__(self, resource: int, n: int | Amount) -> None:
        self.resource = resource
        self.n = as_amount(n)

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If it comes to anything."""
        return self.n.of(s, p, at) > 0

    def may_grow(self, s: GreatWall, p: int, at: int) -> bool:
        return self.n.may_grow(s, p, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        gain(s, p, self.resource, self.n.of(s, p, at), FROM_CARD)


class GainMore(Effect):
    """Gain one more of the resource that was just gained."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Which one the payload says in z."""
        gain(s, p, s.pad[at + P_Z], 1, FROM_CARD)


class GainEach(Effect):
    """Gain so many of each of the four resources, as one gain."""

    def __init__(self, wood: int, stone: int, gold: int, chi: int) -> None:
        self.goods = [wood, stone, gold, chi]

    def run(self, s: GreatWall, p: int, at: int) -> None:
        gain_all(s, p, self.goods, FROM_CARD)


class GainAny(Effect):
    """Gain resources of the player's choice, mixed freely (GWC-R03)."""

    def __init__(self, n: int | Amount, kinds: int = ANY_RESOURCE) -> None:
        self.n = as_amount(n)
        self.kinds = kinds

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If it comes to anything."""
        return self.n.of(s, p, at) > 0

    def may_grow(self, s: GreatWall, p: int, at: int) -> bool:
        return self.n.may_grow(s, p, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        n = self.n.of(s, p, at)
        if n > 0:
            s.push(S_TAKE_RESOURCE, p, TO_TAKE.put(n) + TAKEN_OF.put(self.kinds) + TAKEN_FROM.put(FROM_CARD))


class GainOfOverseers(Effect):
    """Gain resources, each of a type for which the player has an overseer."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return sum(s.levels[p]) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        kinds = 0
        for location in range(PRODUCTION):
            if s.levels[p][location]:
                kinds |= 1 << location
        if kinds:
            s.push(S_TAKE_RESOURCE, p, TO_TAKE.put(self.n) + TAKEN_OF.put(kinds) + TAKEN_FROM.put(FROM_CARD))


class GainHonour(Effect):
    """Gain honor by a card (GWC-R13)."""

    def __init__(self, n: int | Amount) -> None:
        self.n = as_amount(n)

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If it comes to anything."""
        return self.n.of(s, p, at) > 0

    def may_grow(self, s: GreatWall, p: int, at: int) -> bool:
        return self.n.may_grow(s, p, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        gain_honour(s, p, self.n.of(s, p, at), OF_CARDS)


class LoseHonour(Effect):
    """Lose honor, never below 0."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        lose_honour(s, p, self.n)


class Pay(Effect):
    """Pay resources of one kind, as one of several alternatives."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With enough of it."""
        return s.resources[p][self.resource] >= self.n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        pay(s, p, self.resource, self.n)


class Exchange(Effect):
    """Exchange up to n resources for as many: all gained of one type, or a free mix."""

    def __init__(self, n: int, one: bool) -> None:
        self.n = n
        self.one = one

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return sum(s.resources[p]) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_EXCHANGE, p, TO_EXCHANGE.put(self.n) + FOR_ONE_KIND.put(1 if self.one else 0))


class MoveTea(Effect):
    """Move up on the tea track; `honor` for each marker passed."""

    def __init__(self, steps: int, honour: int = 0) -> None:
        self.steps = steps
        self.honour = honour

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return s.tea[0] != p

    def run(self, s: GreatWall, p: int, at: int) -> None:
        passed = move_up(s, p, self.steps, BY_CARD)
        gain_honour(s, p, self.honour * passed, OF_CARDS)


# ---- clerks, locations, overseers


class PlaceClerks(Effect):
    """Place up to n clerks (GW-CLK01)."""

    def __init__(self, n: int, different: bool = False, beside: bool = False) -> None:
        self.n = n
        self.different = different
        self.beside = beside

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With a clerk to place or to move."""
        return can_place_beside(s, p) if self.beside else can_place(s, p)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        start_placing(s, p, self.n, 1 if self.different else 0, 1 if self.beside else 0)


class ActivateAdvanced(Effect):
    """Activate one location with at least so many own clerks in the advanced way (GW-ACT09)."""

    def __init__(self, clerks: int = 1, regular: bool = False) -> None:
        self.clerks = clerks
        self.last = REGULAR if regular else LOCATIONS

    def allowed(self, s: GreatWall, p: int) -> int:
        out = 0
        for location in range(self.last):
            if s.clerks[p][location] >= self.clerks:
                out |= 1 << location
        return out

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return self.allowed(s, p) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        allowed = self.allowed(s, p)
        if allowed:
            s.push(S_CHOOSE_LOCATION, p, ALLOWED.put(allowed))


class KeepClerk(Effect):
    """One own clerk stays in the location of the payload's activation (GWC-ADV-52)."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.pad[s.pad[at + P_W] + ACT_KEPT] |= 1 << p


class PromoteOverseers(Effect):
    """Promote up to n different overseers of any location, each so much cheaper."""

    def __init__(self, n: int, discount: int) -> None:
        self.n = n
        self.discount = discount

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If one can be paid."""
        for location in range(PRODUCTION):
            if ask(s, MAY_PROMOTE, p, 1, location) == 0:
                continue
            if s.levels[p][location] < TOP_LEVEL and (s.levels[p][location] or sum(s.pool[p])):
                if s.resources[p][PROMOTION_PAID_IN[location]] >= promotion_price(s, p, location, self.discount):
                    return True
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
        start_promoting(s, p, self.n, (1 << PRODUCTION) - 1, self.discount)


class HireFree(Effect):
    """Hire an advisor of the row at no further price (GWC-607)."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With an advisor in the row."""
        return bool(s.advisor_row)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_HIRE, p, HIRES.put(1) + HIRES_FREE.put(1))


class Build(Effect):
    """Build one barricade or wall level without a clerk, so much cheaper (GWC-CMD-03)."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If anything can be paid."""
        return can_build(s, p, self.discount)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_BUILD, p, BUILDS.put(1) + BUILD_DISCOUNT.put(self.discount))


# ---- tactic cards, shame


class DrawTactics(Effect):
    """Draw tactic cards; the hand limit applies afterwards."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If there are any."""
        return len(s.tactic_deck) + len(s.tactic_discard) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """The hand limit follows."""
        draw_tactics(s, p, self.n, BY_CARD)


class DiscardTactics(Effect):
    """Discard tactic cards of the player's choice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """It is never a reason to play a card."""
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
        if s.tactics[p]:
            s.push(S_DISCARD_TACTIC, p, TO_DISCARD.put(self.n))


class CancelShame(Effect):
    """So many fewer shame tokens are due in the payload's instance."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """While any is due."""
        return s.pad[s.pad[at + P_W] + SHM_DUE] > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Nothing leaves the bank for them."""
        place = s.pad[at + P_W] + SHM_DUE
        s.pad[place] = max(0, s.pad[place] - self.n)


class RemoveShame(Effect):
    """Put one of your shame tokens back; which one is asked where they differ."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return bool(tokens_of(s, p))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        if tokens_of(s, p):
            s.push(S_FORGIVE, p)
