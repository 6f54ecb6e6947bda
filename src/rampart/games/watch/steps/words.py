"""What prompts and options tell a player about places on the table."""

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import NUMBER_WORDS, RESOURCE_WORDS, RESOURCES, TERRAIN_WORDS


def corner_words(s: Watch, corner: int) -> dict[str, int | str]:
    """An intersection by its name and the hexes around it, as in `forest+pasture` and `9+8`."""
    return {"place": s.board.corner_names[corner], **hexes_words(s, s.board.corner_hexes[corner])}


def path_words(s: Watch, edge: int) -> dict[str, int | str]:
    """A path by its name and the hexes beside it."""
    one, other = s.board.edge_ends[edge]
    beside = [h for h in s.board.corner_hexes[one] if h in s.board.corner_hexes[other]]
    return {"place": s.board.edge_names[edge], **hexes_words(s, beside)}


def hex_words(s: Watch, h: int) -> dict[str, int | str]:
    """A hex by its name, terrain and number."""
    return {
        "place": s.board.hex_names[h],
        "terrain": TERRAIN_WORDS[s.terrain[h]],
        "number": NUMBER_WORDS[s.numbers[h]],
    }


def hexes_words(s: Watch, hexes: list[int]) -> dict[str, int | str]:
    """Several hexes by terrain and number."""
    return {
        "hexes": "+".join([TERRAIN_WORDS[s.terrain[h]] for h in hexes]),
        "numbers": "+".join([NUMBER_WORDS[s.numbers[h]] for h in hexes]),
    }


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
