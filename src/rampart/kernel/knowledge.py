"""What players know of hidden cards: who saw which card go where, and what a bag or hand holds at least.

Masks of knowers are for cards with names of their own. Where equal cards change hands unseen, names would tell which
of them went where, and that is more than anybody at the table can see: hands of such cards are bounded like bags.
"""

from rampart.kernel.frame import SPECTATORS


def see(known: list[int], cards: list[int], seats: int) -> None:
    """The seats (a mask) learn where these cards lie."""
    for card in cards:
        known[card] |= seats


def forget(known: list[int], cards: list[int], keep: int = 0) -> None:
    """These cards were shuffled or exchanged unseen: only the seats in `keep` still know where they lie."""
    for card in cards:
        known[card] &= keep


def part_openly(known: list[int], hand: list[int], card: int, alike: list[int]) -> None:
    """A card leaves a hand in the open while equal ones (`alike`) stay: who knew of k such cards now knows of k - 1."""
    left = [c for c in alike if c != card and c in hand]
    unaware = ~known[card]
    for other in sorted(left, key=lambda c: known[c].bit_count()):
        forgetting = known[other] & unaware
        known[other] &= ~forgetting
        unaware &= ~forgetting


def everyone(seats: int) -> int:
    """The mask of all who look on: every seat, and the spectators."""
    return (1 << seats) - 1 | 1 << SPECTATORS


def gained(bounds: list[list[int]], seats: int, owner: int, kind: int, n: int) -> None:
    """All saw pieces enter a bag or hand."""
    for knower in range(seats):
        bounds[knower * seats + owner][kind] += n


def lost(bounds: list[list[int]], seats: int, owner: int, kind: int, n: int) -> None:
    """All saw pieces leave a bag or hand."""
    for knower in range(seats):
        row = bounds[knower * seats + owner]
        left = row[kind] - n
        row[kind] = left if left > 0 else 0


def moved_unseen(bounds: list[list[int]], seats: int, giver: int, taker: int, kind: int) -> None:
    """One piece changed hands and only the two saw which: the others must reckon with any."""
    for knower in range(seats):
        row = bounds[knower * seats + giver]
        if knower == giver or knower == taker:
            if row[kind] > 0:
                row[kind] -= 1
            bounds[knower * seats + taker][kind] += 1
        else:
            for k, n in enumerate(row):
                if n > 0:
                    row[k] = n - 1


def shown(bounds: list[list[int]], seats: int, owner: int, bag: list[int], knowers: int) -> None:
    """A whole bag or hand, as counts, was shown to some seats (a mask)."""
    for knower in range(seats):
        if knowers >> knower & 1:
            bounds[knower * seats + owner][:] = bag
