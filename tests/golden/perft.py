"""Counting positions: how many different ones are reached by 1, 2, 3 choices, with chance fixed."""

from rampart import State


def perft(s: State, depth: int) -> list[int]:
    """The number of different positions after each number of choices up to depth."""
    level = [s.bare()]
    counts: list[int] = []
    for _ in range(depth):
        level = distinct([after for before in level for after in followers(before)])
        counts.append(len(level))
    return counts


def followers(s: State) -> list[State]:
    """The positions one choice later, of any seat that is asked."""
    out: list[State] = []
    for seat in s.deciders:
        for option in s.options(seat):
            after = s.copy()
            after.choose(option, seat)
            out.append(after)
    return out


def distinct(states: list[State]) -> list[State]:
    """Equal ones once."""
    return list({s.digest(): s for s in states}.values())
