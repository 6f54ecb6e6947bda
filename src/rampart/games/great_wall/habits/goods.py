"""Plain choices about resources."""

from typing import Final

from rampart.games.great_wall.state import GreatWall

AHEAD: Final = 0.9  # a resource in honor


def scarcest(s: GreatWall, p: int, options: list[int]) -> int:
    """The resource of which there is least."""
    best = options[0]
    for r in options:
        if s.resources[p][r] < s.resources[p][best]:
            best = r
    return best


def most_plentiful(s: GreatWall, p: int, options: list[int]) -> int:
    """The resource of which there is most."""
    best = options[0]
    for r in options:
        if s.resources[p][r] > s.resources[p][best]:
            best = r
    return best
