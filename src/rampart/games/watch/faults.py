"""What cannot lie on the table in a position document: too many pieces, or pieces where none may be."""

from typing import TYPE_CHECKING, Final

from rampart.games.watch.scoring import rightful_holder, road_length
from rampart.games.watch.tables import (
    BASE,
    CAMPS,
    CLANS,
    CLASSIC,
    COMPAT,
    DESERT,
    GUARDS,
    ICE,
    KEEP,
    KEEPS,
    LEAST_PATROL,
    LEAST_ROAD,
    MOST_BREACHES,
    MOST_IN_GIFT,
    NO_NUMBER,
    NUMBER_WORDS,
    PATROL,
    RESOURCES,
    ROADS,
    S_REVIEW_PATROLS,
    SECTIONS,
    SETTLEMENTS,
    SPACES,
    TERRAIN_WORDS,
    UNDER_KEEP,
)
from rampart.kernel.frame import code_of

if TYPE_CHECKING:
    from rampart.games.watch.state import Watch

NO_TOKENS: Final = [1, 7]  # numbers that no token bears


def faults_of_table(s: "Watch") -> list[tuple[str, str]]:
    """Pieces must be as many as there are, and stand where they may."""
    out = faults_of_seats(s) + faults_of_land(s)
    for p in range(s.seats):
        out += faults_of_pieces(s, p)
    out += faults_of_wall(s) if s.has_wall() else faults_without_wall(s)
    return out if out else faults_of_end(s) + faults_of_special_cards(s)


def faults_of_seats(s: "Watch") -> list[tuple[str, str]]:
    """Whoever is named sits at the table."""
    owners = [b - KEEP if b >= KEEP else b for b in s.buildings]
    named = [("active", [s.active]), ("buildings", owners), ("roads", s.roads), ("longest_road", [s.longest_road])]
    named += [("largest_patrol", [s.largest_patrol]), ("winner", [s.winner])]
    return [(name, f"there is no seat {max(numbers)}") for name, numbers in named if max(numbers) >= s.seats]


def faults_of_land(s: "Watch") -> list[tuple[str, str]]:
    """Every hex has a terrain of the mode, and Tormund a number to go to (NW-317, NW-621)."""
    for h, tile in enumerate(s.terrain):
        here = f"land.{s.board.hex_names[h]}"
        if (tile == ICE and s.mode != BASE) or (tile == DESERT and s.mode != CLASSIC):
            return [(f"{here}.terrain", f"there is no {TERRAIN_WORDS[tile]} in this mode")]
        if tile >= RESOURCES and s.numbers[h]:
            return [(f"{here}.number", f"{TERRAIN_WORDS[tile]} bears no number")]
        if s.numbers[h] in NO_TOKENS:
            return [(f"{here}.number", f"no token bears {NUMBER_WORDS[s.numbers[h]]}")]
    if len(s.numbers) - s.numbers.count(NO_NUMBER) < 2:
        return [("land", "Tormund needs at least two hexes with a number")]
    return faults_of_components(s)


def faults_of_components(s: "Watch") -> list[tuple[str, str]]:
    """Sets of joined corners are kept only as catanatron does it (NW-1409)."""
    if s.components and not s.has(COMPAT):
        return [("components", "they are kept only with the option compat_catanatron")]
    for row in s.components:
        if len(row) < 2 or row[0] >= s.seats or max(row[1:]) >= len(s.buildings):
            return [("components", f"{row} is no seat with corners of the board")]
    return []


def faults_of_pieces(s: "Watch", p: int) -> list[tuple[str, str]]:
    """No one has more pieces than the box holds for a player (NW-502)."""
    out: list[tuple[str, str]] = []
    for field, name, n, most in (
        ("buildings", "settlements", s.settlements_of(p), SETTLEMENTS),
        ("buildings", "keeps", s.keeps_of(p), KEEPS),
        ("roads", "roads", s.roads.count(p), ROADS),
        ("guards", "guards", s.guards_of(p), GUARDS),
    ):
        if n > most:
            out.append((field, f"{n} {name} of seat {p}, but there are {most}"))
    return out


def faults_without_wall(s: "Watch") -> list[tuple[str, str]]:
    """Without the Wall there is nothing of it on the table."""
    numbers = [("heroes", s.heroes), ("hero_sides", s.hero_sides), ("hero_locks", s.hero_locks)]
    numbers += [("settlement_tokens", s.settlement_tokens), ("settlement_slots", s.settlement_slots)]
    numbers += [("keep_tokens", s.keep_tokens)]
    rows = [("guards", s.guards), ("camps", s.camps), ("clearings", s.clearings)]
    present = [name for name, list_ in numbers if list_] + [name for name, list_ in rows if list_]
    if s.breaches:
        present.append("breaches")
    return [(name, "there is no Wall in this mode") for name in present]


def faults_of_wall(s: "Watch") -> list[tuple[str, str]]:
    """Sections, camps, clearings and cost cards have their number and room."""
    out: list[tuple[str, str]] = []
    for name, rows, n, room in (
        ("guards", s.guards, SECTIONS[s.mode], SPACES),
        ("clearings", s.clearings, SECTIONS[s.mode], 99),
        ("camps", s.camps, CLANS[s.mode], CAMPS - 1),
    ):
        if len(rows) != n:
            out.append((name, f"{n} rows are needed, not {len(rows)}"))
        for i, row in enumerate(rows):
            if len(row) > room:
                out.append((f"{name}[{i}]", f"{len(row)} pieces, but there is room for {room}"))
    for section in s.guards:
        if max(section, default=0) >= s.seats:
            out.append(("guards", "there is no such seat"))
    for name, numbers, n in (
        ("settlement_tokens", s.settlement_tokens, SETTLEMENTS),
        ("settlement_slots", s.settlement_slots, 1),
        ("keep_tokens", s.keep_tokens, KEEPS * UNDER_KEEP),
        ("heroes", s.heroes, 1),
        ("hero_sides", s.hero_sides, 1),
        ("hero_locks", s.hero_locks, 1),
    ):
        if len(numbers) != n * s.seats:
            out.append((name, f"{n * s.seats} entries are needed, not {len(numbers)}"))
    return out if out else faults_of_cost_cards(s)


def return_tokens(s: "Watch", given: list[str]) -> None:
    """Tokens that a document does not name lie under what is left on the cost cards; the others are in the supply."""
    if "supply" in given:
        return
    for name, tokens, of_a_seat in (
        ("settlement_tokens", s.settlement_tokens, SETTLEMENTS),
        ("keep_tokens", s.keep_tokens, KEEPS * UNDER_KEEP),
    ):
        if name in given:
            continue
        for p in range(s.seats):
            built = s.settlements_of(p) if name == "settlement_tokens" else s.keeps_of(p) * UNDER_KEEP
            for at in range(p * of_a_seat, p * of_a_seat + min(built, of_a_seat)):
                if tokens[at] >= 0:
                    s.supply[tokens[at]] += 1
                    tokens[at] = -1


def slots_of(s: "Watch", p: int) -> int:
    """The slots of a cost card that are taken: where tokens lie, and the lowest for pieces without one (NW-577)."""
    tokens = s.settlement_tokens[p * SETTLEMENTS : (p + 1) * SETTLEMENTS]
    taken = [slot for slot, token in enumerate(tokens) if token != -1]
    if s.end_reason < 0:
        free = [slot for slot in range(SETTLEMENTS) if slot not in taken]
        taken += free[: max(0, SETTLEMENTS - s.settlements_of(p) - len(taken))]
    return sum([1 << slot for slot in taken])


def faults_of_cost_cards(s: "Watch") -> list[tuple[str, str]]:
    """What is not on the board stands on the cost card, and tokens lie only there (NW-571)."""
    for p in range(s.seats):
        if s.end_reason >= 0:
            continue  # an end in the middle of building leaves the cost card as it was
        taken, left = s.settlement_slots[p].bit_count(), SETTLEMENTS - s.settlements_of(p)
        if taken != left:
            return [("settlement_tokens", f"{taken} slots of seat {p} are taken, but {left} settlements are not built")]
        first = p * KEEPS * UNDER_KEEP
        for at in range(first, first + s.keeps_of(p) * UNDER_KEEP):
            if s.keep_tokens[at] != -1:
                return [("keep_tokens", f"a token of seat {p} lies under a keep that is built")]
    return []


def faults_of_special_cards(s: "Watch") -> list[tuple[str, str]]:
    """Each special card lies with whoever has earned it (NW-702 to NW-705, NW-711, NW-712)."""
    if s.end_reason >= 0:
        return []  # an end in the middle of an action leaves them where they were
    out: list[tuple[str, str]] = []
    if not s.has(COMPAT) and rightful_holder(lengths(s), s.longest_road, LEAST_ROAD) != s.longest_road:
        out.append(("longest_road", f"the longest roads have {word_list(lengths(s))}, by seat"))
    if not is_reviewing(s) and rightful_holder(patrols(s), s.largest_patrol, LEAST_PATROL) != s.largest_patrol:
        out.append(("largest_patrol", f"the patrols played are {word_list(patrols(s))}, by seat"))
    return out


def lengths(s: "Watch") -> list[int]:
    """The longest road of each seat (NW-701)."""
    return [road_length(s.board, s.roads, s.buildings, p) for p in range(s.seats)]


def patrols(s: "Watch") -> list[int]:
    """The patrols that each seat has played."""
    return [cards[PATROL] for cards in s.played]


def is_reviewing(s: "Watch") -> bool:
    """Has a patrol come or gone that is not compared yet (NW-711)?"""
    return any(code_of(f) == S_REVIEW_PATROLS for f in s.stack)


def word_list(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def faults_of_end(s: "Watch") -> list[tuple[str, str]]:
    """A game has ended where nothing is left to be done, and only there; no limit is passed before (NW-934, NW-939)."""
    if s.end_reason >= 0:
        return [("todo", "the game has ended, so nothing is left to be done")] if s.stack else []
    if not s.stack:
        return [("todo", "the game has not ended, so something is left to be done")]
    if s.breaches >= MOST_BREACHES:
        return [("breaches", f"with {s.breaches} the game has ended")]
    if len(s.gift) - s.gift.count(-1) > MOST_IN_GIFT:
        return [("land", f"with more than {MOST_IN_GIFT} wildlings the game has ended")]
    return []
