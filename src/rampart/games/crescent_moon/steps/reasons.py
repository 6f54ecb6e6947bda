"""Why an action would do nothing now: the one true reason, with what it would take."""

from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.bargains import may_talk
from rampart.games.crescent_moon.tables import (
    ACTION_WORDS,
    BRIBE,
    CONSPIRE,
    HIRE,
    HIRE_PRICE,
    INFLUENCE,
    MOST_TALKS,
    MUSTER,
    NOMAD,
    RECRUIT,
    TALKED_OF_HIRE,
    WARLORD,
)
from rampart.kernel.step import Say


def why_not(s: CrescentMoon, p: int, action: int) -> Say:
    """The reason that holds, where several could (CM-084)."""
    if action == INFLUENCE and s.tokens_left(p) == 0:
        return Say("why-no-token")
    if action == RECRUIT and s.reserves[p] == 0:
        return Say("why-reserve-empty")
    if action == HIRE:
        return why_not_hire(s, p)
    if action == BRIBE:
        return why_not_bribe(s, p)
    if action == MUSTER and s.discs_left(WARLORD) == 0:
        return Say("why-no-supply")
    if action == CONSPIRE and s.sultan_market.count(-1) > 0:
        return Say("why-no-deck")
    return Say(f"why-no-{ACTION_WORDS[action].replace('_', '-')}")


def why_not_hire(s: CrescentMoon, p: int) -> Say:
    """With the Nomad it is a talk about the units of that reserve card; without, the bank wants coins (CM-141)."""
    if s.discs_left(p) == 0:
        return Say("why-no-supply")
    if s.seats > NOMAD:
        if s.reserves[NOMAD] == 0:
            return Say("why-nomad-reserve")
        if not may_talk(s, TALKED_OF_HIRE):
            return Say("why-talked")
    elif s.coins[p] < HIRE_PRICE[1]:
        return Say("why-coins", {"price": HIRE_PRICE[1], "coins": s.coins[p]})
    return Say("why-no-hire")


def why_not_bribe(s: CrescentMoon, p: int) -> Say:
    """Only the Nomad's mercenaries on the map can be bribed, into the own supply (CM-150, CM-355)."""
    if s.seats <= NOMAD:
        return Say("why-no-nomad")
    if s.discs_left(p) == 0:
        return Say("why-no-supply")
    if sum(s.mercenaries[NOMAD]) > 0 or s.talks >= MOST_TALKS:
        return Say("why-talked")
    return Say("why-no-bribe")
