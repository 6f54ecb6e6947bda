"""Step 3, building: where roads, settlements, keeps and guards may stand, and what building them does."""

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.specials import road_placed, settlement_placed
from rampart.games.watch.steps.wildlings import draw_token, turn_up
from rampart.games.watch.steps.words import corner_place, path_place
from rampart.games.watch.tables import (
    COMPAT,
    E_CARD_BOUGHT,
    E_GUARD,
    E_GUARD_POINT,
    E_HIDDEN_TOKEN,
    E_KEEP,
    E_QUIET,
    E_ROAD,
    E_SETTLEMENT,
    GUARD_STEPS,
    GUARDS,
    KEEP,
    KEEPS,
    ROADS,
    SETTLEMENTS,
    SPACES,
    UNDER_KEEP,
)

# ---- where


def road_paths(s: Watch, p: int) -> list[int]:
    """Empty paths that touch an own road or building, not through an opponent's building (NW-511 to NW-513)."""
    roads = s.roads
    if roads.count(p) >= ROADS:
        return []
    corner_edges = s.board.corner_edges
    met = 0  # points of own buildings at own roads
    out: list[int] = []
    for corner in road_ends(s, p):
        building = s.buildings[corner]
        if building == p:
            met += 1
        elif building == p + KEEP:
            met += 2
        elif building >= 0:
            continue
        for path in corner_edges[corner]:
            if roads[path] < 0 and path not in out:
                out.append(path)
    if met < s.home_points[p]:
        for path in paths_at_homes(s, p):
            if path not in out:
                out.append(path)
    out.sort()
    return out


def road_ends(s: Watch, p: int) -> set[int]:
    """The intersections to which a player's roads lead."""
    roads, edge_ends = s.roads, s.board.edge_ends
    ends: set[int] = set()
    edge = -1
    for _ in range(roads.count(p)):
        edge = roads.index(p, edge + 1)
        ends.update(edge_ends[edge])
    return ends


def paths_at_homes(s: Watch, p: int) -> list[int]:
    """Empty paths at own buildings, which need not have a road."""
    homes = [corner for corner in range(len(s.buildings)) if s.buildings[corner] in (p, p + KEEP)]
    return [path for corner in homes for path in s.board.corner_edges[corner] if s.roads[path] < 0]


def is_free_site(s: Watch, corner: int) -> bool:
    """Is an intersection empty, with no building next to it (NW-531)?"""
    buildings = s.buildings
    if buildings[corner] >= 0:
        return False
    for near in s.board.corner_near[corner]:
        if buildings[near] >= 0:
            return False
    return True


def settlement_sites(s: Watch, p: int) -> list[int]:
    """Free sites at the end of an own road (NW-522, NW-531)."""
    if s.buildings.count(p) >= SETTLEMENTS:
        return []
    return sorted([corner for corner in road_ends(s, p) if is_free_site(s, corner)])


def keep_sites(s: Watch, p: int) -> list[int]:
    """Own settlements, while a keep is left (NW-541)."""
    if s.buildings.count(p + KEEP) >= KEEPS:
        return []
    return [corner for corner in range(len(s.buildings)) if s.buildings[corner] == p]


def guard_sections(s: Watch, p: int) -> list[int]:
    """Sections with a free space, while a guard is left (NW-561, NW-562)."""
    if s.guards_of(p) >= GUARDS:
        return []
    return [section for section in range(len(s.guards)) if len(s.guards[section]) < SPACES]


# ---- what it does


def build_road(s: Watch, p: int, edge: int) -> None:
    """A road on a path; the longest road is compared (NW-511, NW-704)."""
    s.roads[edge] = p
    if s.journal is not None:
        s.tell(E_ROAD, p, path_place(s, edge))
    road_placed(s, p, edge)


def build_settlement(s: Watch, p: int, corner: int) -> None:
    """A settlement; its token first, then the roads that it breaks (NW-521, NW-571, NW-722)."""
    stand(s, p, corner)
    if s.has_wall():
        token = take_settlement(s, p)
        if token >= 0:
            turn_up(s, p, token)
        if s.end_reason >= 0:
            return
    settlement_placed(s, p, corner)


def build_quietly(s: Watch, p: int, corner: int) -> None:
    """A settlement whose token returns unseen to the supply (Gilly)."""
    stand(s, p, corner)
    take_quietly(s, p)
    if s.journal is not None:
        s.tell(E_QUIET, p, corner_place(s, corner))
    settlement_placed(s, p, corner)


def stand(s: Watch, p: int, corner: int) -> None:
    """The piece stands, and a market there can be used at once (NW-410, NW-533)."""
    s.buildings[corner] = p
    s.home_points[p] += 1
    s.refresh_rates(p)
    if s.journal is not None:
        s.tell(E_SETTLEMENT, p, corner_place(s, corner))


def take_settlement(s: Watch, p: int) -> int:
    """Take the piece of the lowest slot from the cost card: the token under it, -1 if there is none (NW-571)."""
    slot = 0
    while not s.settlement_slots[p] >> slot & 1:
        slot += 1
    s.settlement_slots[p] &= ~(1 << slot)
    token = s.settlement_tokens[p * SETTLEMENTS + slot]
    s.settlement_tokens[p * SETTLEMENTS + slot] = -1
    return token


def take_quietly(s: Watch, p: int) -> None:
    """Take a settlement from the cost card; the token under it, if there is one, returns unseen (NW-228)."""
    token = take_settlement(s, p)
    if token >= 0:
        s.supply[token] += 1


def build_keep(s: Watch, p: int, corner: int) -> None:
    """A keep in the place of a settlement: two tokens, then the settlement returns (NW-541, NW-572, NW-573)."""
    slot = s.keeps_of(p)
    s.buildings[corner] = p + KEEP
    s.home_points[p] += 1
    if s.journal is not None:
        s.tell(E_KEEP, p, corner_place(s, corner))
    if not s.has_wall():
        return
    for i in range(UNDER_KEEP):
        at = (p * KEEPS + slot) * UNDER_KEEP + i
        token = s.keep_tokens[at]
        s.keep_tokens[at] = -1
        if token >= 0:
            turn_up(s, p, token)
        if s.end_reason >= 0:
            return
    return_settlement(s, p)


def return_settlement(s: Watch, p: int) -> None:
    """The settlement goes back to the lowest empty slot with a new hidden token (NW-573, NW-577)."""
    slot = 0
    while s.settlement_slots[p] >> slot & 1:
        slot += 1
    s.settlement_slots[p] |= 1 << slot
    token = draw_token(s)
    s.settlement_tokens[p * SETTLEMENTS + slot] = token
    if token >= 0 and s.journal is not None:
        s.tell(E_HIDDEN_TOKEN, p, [])


def post_guard(s: Watch, p: int, section: int) -> None:
    """A guard on the lowest free space of a section; the third and the fifth bring a point (NW-561, NW-563)."""
    s.guards[section] = [*s.guards[section], p]
    if s.journal is not None:
        s.tell(E_GUARD, p, [section + 1, len(s.guards[section])])
        if s.guards_of(p) in GUARD_STEPS:
            s.tell(E_GUARD_POINT, p, [s.guards_of(p)])


def buy_card(s: Watch, p: int) -> None:
    """Draw the top card of the deck and keep it secret; catanatron lets it be played at once (NW-551, NW-1409)."""
    card = s.deck.pop()
    (s.cards if s.config[COMPAT] else s.bought)[p][card] += 1
    s.reveal()
    if s.journal is not None:
        s.tell(E_CARD_BOUGHT, p, [card], 1, 1 << p)
