"""Positions of the Watch in the notation of its examples: corners as `N0,2`, cards by letter, wildlings by letter.

Lumber, brick, wool, grain and ore are L, B, W, G and O; regular wildlings, climbers, giants and mammoths R, C, G and M.
Tables are sealed unless a test says otherwise, so that a decision with one option is asked like any other.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import rampart
from rampart.games.watch.content.boards import BOARDS, Board
from rampart.games.watch.setup import board_for
from rampart.games.watch.state import POOLS, Watch
from rampart.games.watch.tables import CLAN_WORDS, MODE_WORDS, RESOURCE_WORDS, TYPE_WORDS
from rampart.kernel.journal import Event

GAME = rampart.game("watch")
LETTERS = dict(zip("LBWGO", RESOURCE_WORDS, strict=True))
KINDS = dict(zip("RCGM", TYPE_WORDS, strict=True))
SLOTS, KEEP_SLOTS = 5, 8
SOME_HEROES = ["ygritte", "yoren", "qhorin", "benjen", "rayder", "mormont"]  # no one who acts on a roll


def board_of(mode: str, seats: int) -> Board:
    return BOARDS[board_for(MODE_WORDS.index(mode), seats)]


def edge_name(board: Board, one: str, other: str) -> str:
    """The name of the path between two corners."""
    c, d = sorted((board.corner_names.index(one), board.corner_names.index(other)))
    return board.edge_names[board.edge_ends.index((c, d))]


def chain(*corners: str) -> list[tuple[str, str]]:
    """The paths of a line from corner to corner."""
    return list(itertools.pairwise(corners))


def hand(letters: str) -> dict[str, int]:
    """Resource cards by their letters."""
    return {LETTERS[letter]: n for letter, n in Counter(letters).items()}


def table(
    *,
    mode: str = "watch",
    seats: int = 4,
    active: int = 0,
    stage: str = "build",
    todo: list[object] | None = None,
    options: Mapping[str, object] | None = None,
    buildings: Mapping[str, str] | None = None,
    roads: Mapping[int, list[tuple[str, str]]] | None = None,
    hands: Sequence[str] = (),
    cards: Sequence[Mapping[str, int]] = (),
    bought: Sequence[Mapping[str, int]] = (),
    played: Sequence[Mapping[str, int]] = (),
    deck: Sequence[str] | None = None,
    gift: Mapping[str, str] | None = None,
    camps: Mapping[str, str] | None = None,
    clearings: Mapping[int, str] | None = None,
    guards: Mapping[int, Sequence[int]] | None = None,
    under: Mapping[int, Sequence[str]] | None = None,
    under_keeps: Mapping[int, Sequence[str]] | None = None,
    supply: Mapping[str, int] | None = None,
    heroes: Sequence[str] = (),
    tormund: str | None = None,
    fate: Sequence[int] = (),
    **fields: object,
) -> Watch:
    """A position; what is left out is as at set-up, or empty."""
    board = board_of(mode, seats)
    doc: dict[str, object] = {
        "game": "watch",
        "seats": seats,
        "options": {"mode": mode, "sealed": True, "first_player": 0, **(options or {})},
        "active": active,
        "todo": todo if todo is not None else [{"step": stage, "seat": active}],
        "fate": list(fate),
        "buildings": dict(buildings or {}),
        "roads": road_map(board, roads or {}),
        "hands": padded([hand(letters) for letters in hands], seats),
        "cards": padded(cards, seats),
        "bought": padded(bought, seats),
        "played": padded(played, seats),
        **deck_and_rest(MODE_WORDS.index(mode), deck, [*cards, *bought, *played]),
        **fields,
    }
    if tormund is not None:
        doc["tormund"] = tormund
    if mode in ("watch", "watch56"):
        doc |= north(gift or {}, camps or {}, clearings or {}, guards or {})
        doc |= tokens(mode, seats, buildings or {}, under or {}, under_keeps or {}, supply)
        doc["heroes"] = list(heroes or SOME_HEROES[:seats])
    s = GAME.load(doc)
    assert isinstance(s, Watch)
    return s


def padded(parts: Sequence[Mapping[str, int]], seats: int) -> list[dict[str, int]]:
    return [dict(part) for part in parts] + [{} for _ in range(seats - len(parts))]


def road_map(board: Board, roads: Mapping[int, list[tuple[str, str]]]) -> dict[str, str]:
    return {edge_name(board, one, other): f"seat_{p}" for p, paths in roads.items() for one, other in paths}


def deck_and_rest(mode: int, deck: Sequence[str] | None, held: list[Mapping[str, int]]) -> dict[str, object]:
    """A deck with its top first; all cards that are nowhere else are out of the game."""
    if deck is None:
        return {}
    pool = POOLS[mode][1]
    left = Counter(dict(zip(pool.words, pool.content, strict=True)))
    for part in [Counter(deck), *map(Counter, held)]:
        left -= part
    return {"deck": list(deck), "gone": dict(left)}


def north(
    gift: Mapping[str, str], camps: Mapping[str, str], clearings: Mapping[int, str], guards: Mapping[int, Sequence[int]]
) -> dict[str, object]:
    """Wildlings and guards where they stand."""
    return {
        "land": {name: {"wildling": KINDS[kind]} for name, kind in gift.items()},
        "camps": {clan: [KINDS[x] for x in kinds] for clan, kinds in camps.items()},
        "clearings": {str(section): [KINDS[x] for x in kinds] for section, kinds in clearings.items()},
        "guards": {str(section): [f"seat_{p}" for p in seats] for section, seats in guards.items()},
    }


def tokens(
    mode: str,
    seats: int,
    buildings: Mapping[str, str],
    under: Mapping[int, Sequence[str]],
    under_keeps: Mapping[int, Sequence[str]],
    supply: Mapping[str, int] | None,
) -> dict[str, object]:
    """Tokens under the pieces that are left on each cost card: those named first, then whatever there is."""
    pool = POOLS[MODE_WORDS.index(mode)][2]
    left = Counter(dict(zip(pool.words, pool.content, strict=True)))
    left -= Counter(token for row in [*under.values(), *under_keeps.values()] for token in row) + Counter(supply or {})
    spare = iter(sorted(left.elements()))
    standing = Counter(buildings.values())
    settlement_tokens: list[str | None] = []
    keep_tokens: list[str | None] = []
    for p in range(seats):
        out = standing[f"settlement_{p}"]
        settlement_tokens += [None] * out + filled(under.get(p, ()), SLOTS - out, spare, left)
        gone = 2 * standing[f"keep_{p}"]
        keep_tokens += [None] * gone + filled(under_keeps.get(p, ()), KEEP_SLOTS - gone, spare, left)
    doc: dict[str, object] = {"settlement_tokens": settlement_tokens, "keep_tokens": keep_tokens}
    if supply is not None:
        doc |= {"supply": dict(supply), "face_up": dict(+left)}
    return doc


def filled(named: Sequence[str], n: int, spare: Iterator[str], left: Counter[str]) -> list[str]:
    """The tokens named and others up to n."""
    others = [next(spare) for _ in range(n - len(named))]
    left.subtract(others)
    return [*named, *others]


# ---- looking at a position


def keys(s: Watch, seat: int | None = None) -> list[str]:
    """The keys of what the seat, or the one that is asked, may choose."""
    p = s.deciders[0] if seat is None else seat
    return [s.key(option, p) for option in s.options(p)]


def choose(s: Watch, *choices: str) -> Watch:
    """Make choices one after another, each for the first seat that is asked."""
    for key in choices:
        s.choose(key, s.deciders[0])
    return s


def asked(s: Watch) -> str:
    """The step that asks now."""
    return s.current(s.deciders[0])[0].name


def cards_of(s: Watch, p: int) -> str:
    """A player's hand in letters."""
    return "".join(letter * n for letter, n in zip("LBWGO", s.hands[p], strict=True))


def camp(s: Watch, clan: str) -> str:
    """Who stands in the camps of a clan, in letters."""
    return "".join("RCGM"[kind] for kind in s.camps[CLAN_WORDS.index(clan)])


def clearing(s: Watch, section: int) -> str:
    """Who stands in the clearing before a section, in letters."""
    return "".join("RCGM"[kind] for kind in s.clearings[section - 1])


def invaders(s: Watch) -> dict[str, str]:
    """The wildlings in the Gift by hex."""
    return {s.board.hex_names[h]: "RCGM"[kind] for h, kind in enumerate(s.gift) if kind >= 0}


def at(s: Watch, hex_name: str) -> int:
    """The number of a hex."""
    return s.board.hex_names.index(hex_name)


def building_at(s: Watch, corner: str) -> int:
    """What stands on a corner: the seat, the seat + 6 for a keep, or -1."""
    return s.buildings[s.board.corner_names.index(corner)]


def road_at(s: Watch, one: str, other: str) -> int:
    """Whose road lies between two corners, -1 for none."""
    return s.roads[s.board.edge_names.index(edge_name(s.board, one, other))]


def road_key(s: Watch, one: str, other: str) -> str:
    """The key of building there."""
    return f"road:{edge_name(s.board, one, other)}"


def told(events: list[Event], s: Watch) -> list[str]:
    """The names of what was told."""
    return [s.rules.events[event.code].name for event in events if event.code]
