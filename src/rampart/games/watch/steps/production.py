"""Step 1: the roll, and what the land produces."""

from typing import Final

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.ending import test_win_before
from rampart.games.watch.steps.seven import resolve_seven
from rampart.games.watch.steps.verbs import receive
from rampart.games.watch.tables import (
    COMPAT,
    E_PRODUCED,
    E_ROLLED,
    E_SHORTAGE,
    HERO_TRAGEDY,
    IN_ROLL,
    IN_TRADE,
    KEEP,
    RESOURCES,
    S_PRODUCE,
    S_REMOVE_HERO,
    S_TAKE_AS_TARLY,
    S_TRADE,
    S_TRADE_AND_BUILD,
    S_WILDLING_DIE,
    TARLY,
    TWO_TWELVE,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step

SEVEN: Final = 7


def roll(s: Watch, p: int) -> None:
    """Roll all dice; step 1 then runs to its end (NW-302, NW-311, NW-321)."""
    s.stage = IN_ROLL
    one = s.rng.below(6) + 1
    two = s.rng.below(6) + 1
    wildling = s.rng.below(12) + 1 if s.guards else 0
    s.dice = [one, two, wildling]
    if s.journal is not None:
        s.tell(E_ROLLED, p, [one + two, one, two, wildling])
    follows = S_TRADE_AND_BUILD if s.is_combined() else S_TRADE
    if s.guards or one + two == SEVEN or s.config[COMPAT]:
        test_win_before(s, p, follows)
    else:
        s.stage = IN_TRADE  # production brings no points: who could win now had won before the roll
        s.push(follows, p)
    if s.guards:
        s.push(S_WILDLING_DIE, p)
    if one == wildling and one == two and s.has(HERO_TRAGEDY) and s.display:
        s.push(S_PRODUCE, p)
        s.push(S_REMOVE_HERO, p)
    else:
        resolve_roll(s, p)


class Produce(Step[Watch]):
    """Production, or the 7 (NW-312, NW-320)."""

    rule = "NW-312"

    def run(self, s: Watch, p: int, args: int) -> None:
        """By the sum of the two dice."""
        resolve_roll(s, p)


def resolve_roll(s: Watch, p: int) -> None:
    """A 7 brings Tormund; any other number resources, and perhaps Samwell Tarly (NW-320, NW-1031)."""
    number = s.dice[0] + s.dice[1]
    if number == SEVEN:
        resolve_seven(s, p)
        return
    earned = produce(s, number)
    if s.guards:
        owner = s.heroes.index(TARLY) if TARLY in s.heroes else -1
        if owner >= 0 and not earned >> owner & 1 and not s.hero_locks[owner] and sum(s.bank) > 0:
            s.push(S_TAKE_AS_TARLY, owner)


def produce(s: Watch, number: int) -> int:
    """Every hex with the number produces; returns the mask of those who received cards (NW-312 to NW-319)."""
    due = amounts_due(s, number)
    if due and sum(due.values()) > min(s.bank):
        due = what_the_bank_has(s, due)
    earned = 0
    for claim in sorted(due):
        kind, p, n = claim // s.seats, claim % s.seats, due[claim]
        receive(s, p, kind, n)
        earned |= 1 << p
        if s.journal is not None:
            s.tell(E_PRODUCED, p, [n, kind])
    return earned


def amounts_due(s: Watch, number: int) -> dict[int, int]:
    """What the roll entitles seats to, by resource * seats + seat (NW-312 to NW-317, NW-542)."""
    due: dict[int, int] = {}
    if not s.by_number:
        s.by_number = [hexes_with(s, n) for n in range(TWO_TWELVE)]
    buildings = s.buildings
    for h in s.by_number[number]:
        if h == s.tormund or s.gift[h] >= 0:
            continue
        first = s.terrain[h] * s.seats
        for corner in s.board.hex_corners[h]:
            building = buildings[corner]
            if building >= KEEP:
                claim = first + building - KEEP
                due[claim] = due.get(claim, 0) + 2
            elif building >= 0:
                claim = first + building
                due[claim] = due.get(claim, 0) + 1
    return due


def hexes_with(s: Watch, number: int) -> list[int]:
    """The hexes with a number; one token serves both 2 and 12 (NW-314)."""
    double = number == 2 or number == 12
    return [h for h, n in enumerate(s.numbers) if n == number or (double and n == TWO_TWELVE)]


def what_the_bank_has(s: Watch, due: dict[int, int]) -> dict[int, int]:
    """Of a kind too scarce for all no one gets any, unless it is due to one player, who takes the rest (NW-318)."""
    out: dict[int, int] = {}
    for kind in range(RESOURCES):
        claims = [claim for claim in due if claim // s.seats == kind]
        left = s.bank[kind]
        if sum([due[claim] for claim in claims]) <= left:
            for claim in claims:
                out[claim] = due[claim]
        elif left and len(claims) == 1 and not s.has(COMPAT):
            out[claims[0]] = left
        elif s.journal is not None:
            s.tell(E_SHORTAGE, NOBODY, [kind])
    return out
