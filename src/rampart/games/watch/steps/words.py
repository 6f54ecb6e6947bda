"""What prompts, options and events tell a player about places on the table."""

from typing import Final

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import COMPASS_WORDS, LAND_WORDS, NUMBER_WORDS, RESOURCE_WORDS, RESOURCES

# A place is told by the hexes around it, at the edge of the board by one hex and the side of it. Where another place of
# the board reads the same it is also told which one of these it is, counted from 1 in the north, and 0 where none does.
CORNER_WAYS: Final = [0, 1, 3, 4, 5, 7]  # of the corners of a hex and of its sides, as points of the compass
SIDE_WAYS: Final = [1, 2, 3, 5, 6, 7]


def land_of(s: Watch, h: int) -> int:
    """A hex as its terrain and number in one."""
    return s.terrain[h] * len(NUMBER_WORDS) + s.numbers[h]


def lands_at(s: Watch, hexes: list[int], size: int) -> list[int]:
    """Hexes as their lands, filled up with -1 to the most there can be."""
    return [land_of(s, h) for h in hexes] + [-1] * (size - len(hexes))


def corner_name(s: Watch, corner: int) -> list[int]:
    """The lands around an intersection; of one hex also which corner it is."""
    hexes = s.board.corner_hexes[corner]
    way = -1 if len(hexes) > 1 else CORNER_WAYS[s.board.hex_corners[hexes[0]].index(corner)]
    return [*lands_at(s, hexes, 3), way]


def path_name(s: Watch, edge: int) -> list[int]:
    """The lands on both sides of a path; of one hex also which side it is."""
    hexes = beside(s, edge)
    way = -1
    if len(hexes) == 1:
        one, other = s.board.edge_ends[edge]
        corners = s.board.hex_corners[hexes[0]]
        i, j = corners.index(one), corners.index(other)
        way = SIDE_WAYS[i if (i + 1) % 6 == j else j]
    return [*lands_at(s, hexes, 2), way]


def beside(s: Watch, edge: int) -> list[int]:
    """The hexes on both sides of a path."""
    one, other = s.board.edge_ends[edge]
    return [h for h in s.board.corner_hexes[one] if h in s.board.corner_hexes[other]]


def nth_alike(names: list[list[int]], at: int) -> int:
    """Which of the places that read as this one it is."""
    alike = [place for place in range(len(names)) if names[place] == names[at]]
    return alike.index(at) + 1 if len(alike) > 1 else 0


def corner_place(s: Watch, corner: int) -> list[int]:
    """What an event tells of an intersection: its number, its name, which one of its like."""
    names = [corner_name(s, other) for other in range(len(s.buildings))]
    return [corner, *names[corner], nth_alike(names, corner)]


def path_place(s: Watch, edge: int) -> list[int]:
    """What an event tells of a path: its number, its name, which one of its like."""
    names = [path_name(s, other) for other in range(len(s.roads))]
    return [edge, *names[edge], nth_alike(names, edge)]


def hex_place(s: Watch, h: int) -> list[int]:
    """What an event tells of a hex: its number, its land, which one of its like."""
    names = [[land_of(s, other)] for other in range(len(s.terrain))]
    return [h, *names[h], nth_alike(names, h)]


def corner_words(s: Watch, corner: int) -> dict[str, int | str]:
    """An intersection in words, as in `forest:9+pasture:8` or `forest:9+ne`."""
    place = corner_place(s, corner)
    return place_words(place[1:-2], place[-2], place[-1])


def path_words(s: Watch, edge: int) -> dict[str, int | str]:
    place = path_place(s, edge)
    return place_words(place[1:-2], place[-2], place[-1])


def hex_words(s: Watch, h: int) -> dict[str, int | str]:
    """A hex in words, as in `forest:9`."""
    place = hex_place(s, h)
    return place_words(place[1:2], -1, place[-1])


def place_words(lands: list[int], way: int, nth: int) -> dict[str, int | str]:
    """The lands, the side of them, and which one of its like."""
    words = [LAND_WORDS[land] for land in lands if land >= 0] + ([COMPASS_WORDS[way]] if way >= 0 else [])
    return {"hexes": "+".join(words), "nth": nth}


def cards_word(counts: list[int]) -> str:
    """Resource cards one by one, as in `lumber+lumber+ore`, or `none`."""
    words = [RESOURCE_WORDS[kind] for kind in range(RESOURCES) for _ in range(counts[kind])]
    return "+".join(words) if words else "none"


def goods_word(counts: list[int]) -> str:
    """Resource cards by kind, as in `lumber:2+ore:1`; nothing for none."""
    return "+".join(f"{RESOURCE_WORDS[kind]}:{counts[kind]}" for kind in range(RESOURCES) if counts[kind] > 0)


def seats_word(mask: int) -> list[int]:
    return [p for p in range(6) if mask >> p & 1]
