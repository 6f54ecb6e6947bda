"""What happens to cards and pieces, in the words of the rules: receive, pay, hand over, and the like."""

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import RESOURCES
from rampart.kernel.knowledge import gained, lost, moved_unseen


def receive(s: Watch, p: int, kind: int, n: int) -> None:
    """Take resource cards from the bank, seen by all."""
    s.bank[kind] -= n
    s.hands[p][kind] += n
    for row in range(p, s.seats * s.seats, s.seats):  # as `gained` does, for this is done most often of all
        s.at_least[row][kind] += n


def give_back(s: Watch, p: int, kind: int, n: int) -> None:
    """Return resource cards to the bank, seen by all."""
    s.bank[kind] += n
    s.hands[p][kind] -= n
    lost(s.at_least, s.seats, p, kind, n)


def pay(s: Watch, p: int, cost: list[int]) -> None:
    """Paid cards go to the bank (NW-501)."""
    for kind in range(RESOURCES):
        if cost[kind]:
            give_back(s, p, kind, cost[kind])


def can_pay(hand: list[int], cost: list[int]) -> bool:
    """Does a hand hold the cards of a cost?"""
    for kind in range(RESOURCES):
        if hand[kind] < cost[kind]:
            return False
    return True


def hand_over(s: Watch, giver: int, taker: int, kind: int, n: int) -> None:
    """Resource cards from player to player, seen by all."""
    s.hands[giver][kind] -= n
    s.hands[taker][kind] += n
    lost(s.at_least, s.seats, giver, kind, n)
    gained(s.at_least, s.seats, taker, kind, n)


def take_unseen(s: Watch, giver: int, taker: int, kind: int) -> None:
    """One resource card changes hands; only the two see which, unless all of the giver are known as equal (NW-625)."""
    held = s.hand_size(giver)
    sure = [q for q in range(s.seats) if q != giver and q != taker and s.at_least[q * s.seats + giver][kind] == held]
    s.hands[giver][kind] -= 1
    s.hands[taker][kind] += 1
    moved_unseen(s.at_least, s.seats, giver, taker, kind)
    for q in sure:
        s.at_least[q * s.seats + taker][kind] += 1


def show_cost(s: Watch, p: int, cost: list[int]) -> None:
    """All learn that a player can pay a cost."""
    for kind in range(RESOURCES):
        show_holding(s, p, kind, cost[kind])


def show_holding(s: Watch, p: int, kind: int, n: int) -> None:
    """All learn that a player holds at least so many cards of a kind: whoever offers them must (NW-405)."""
    at_least = s.at_least
    for at in range(p, s.seats * s.seats, s.seats):
        row = at_least[at]
        if row[kind] < n:
            row[kind] = n
