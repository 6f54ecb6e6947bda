"""What prompts, options and events tell a player about places on the table."""

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import LAND_WORDS, NUMBER_WORDS, RESOURCE_WORDS, RESOURCES

# A place is told by the hexes around it; where another place of the board reads the same, also by which one of these it
# is, counted from 1 from the north, and 0 where none does.


def land_of(s: Watch, h: int) -> int:
    """A hex as its terrain and number in one."""
    return s.terrain[h] * len(NUMBER_WORDS) + s.numbers[h]


def lands_at(s: Watch, hexes: list[int], size: int) -> list[int]:
    """Hexes as their lands, filled up with -1 to the most there can be."""
    return [land_of(s, h) for h in hexes] + [-1] * (size - len(hexes))


def beside(s: Watch, edge: int) -> list[int]:
    """The hexes on both sides of a path."""
    one, other = s.board.edge_ends[edge]
    return [h for h in s.board.corner_hexes[one] if h in s.board.corner_hexes[other]]


def nth_alike(names: list[list[int]], at: int) -> int:
    """Which of the places that read as this one it is."""
    alike = [place for place in range(len(names)) if names[place] == names[at]]
    return alike.index(at) + 1 if len(alike) > 1 else 0


def corner_place(s: Watch, corner: int) -> list[int]:
    """What an event tells of an intersection: its number, the lands around it, which one of its like."""
    names = [lands_at(s, hexes, 3) for hexes in s.board.corner_hexes]
    return [corner, *names[corner], nth_alike(names, corner)]


def path_place(s: Watch, edge: int) -> list[int]:
    """What an event tells of a path: its number, the lands on both sides, which one of its like."""
    names = [lands_at(s, beside(s, path), 2) for path in range(len(s.roads))]
    return [edge, *names[edge], nth_alike(names, edge)]


def hex_place(s: Watch, h: int) -> list[int]:
    """What an event tells of a hex: its number, its land, which one of its like."""
    names = [[land_of(s, other)] for other in range(len(s.terrain))]
    return [h, *names[h], nth_alike(names, h)]


def corner_words(s: Watch, corner: int) -> dict[str, int | str]:
    """An intersection by the hexes around it, as in `forest:9+pasture:8`."""
    return place_words(corner_place(s, corner))


def path_words(s: Watch, edge: int) -> dict[str, int | str]:
    """A path by the hexes beside it."""
    return place_words(path_place(s, edge))


def hex_words(s: Watch, h: int) -> dict[str, int | str]:
    """A hex by its terrain and number."""
    return place_words(hex_place(s, h))


def place_words(place: list[int]) -> dict[str, int | str]:
    """The same in words."""
    lands = [LAND_WORDS[land] for land in place[1:-1] if land >= 0]
    return {"hexes": "+".join(lands), "nth": place[-1]}


def cards_word(counts: list[int]) -> str:
    """Resource cards one by one, as in `lumber+lumber+ore`, or `none`."""
    words = [RESOURCE_WORDS[kind] for kind in range(RESOURCES) for _ in range(counts[kind])]
    return "+".join(words) if words else "none"


def goods_word(counts: list[int]) -> str:
    """Resource cards by kind, as in `lumber:2+ore:1`; nothing for none."""
    return "+".join(f"{RESOURCE_WORDS[kind]}:{counts[kind]}" for kind in range(RESOURCES) if counts[kind] > 0)


def seats_word(mask: int) -> list[int]:
    """The seats in a mask."""
    return [p for p in range(6) if mask >> p & 1]
