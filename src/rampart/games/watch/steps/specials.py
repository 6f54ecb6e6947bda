"""The special cards: Longest Road and Largest Patrol."""

from rampart.games.watch.scoring import extended_length, rightful_holder, road_length
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.compat import cut_as_catanatron, extend_as_catanatron
from rampart.games.watch.steps.wildlings import reveal_from_supply
from rampart.games.watch.tables import (
    COMPAT,
    E_LARGEST_PATROL,
    E_LONGEST_ROAD,
    E_PATROL_SET_ASIDE,
    E_ROAD_SET_ASIDE,
    LEAST_PATROL,
    LEAST_ROAD,
    PATROL,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step


def road_placed(s: Watch, p: int, edge: int) -> None:
    """Road lengths are compared after every road (NW-704)."""
    if s.config[COMPAT]:
        extend_as_catanatron(s, p, edge)
        return
    s.road_lengths[p] = extended_length(s.board, s.roads, s.buildings, p, edge, s.road_lengths[p])
    review_longest_road(s)


def settlement_placed(s: Watch, p: int, corner: int) -> None:
    """A new building may break the roads of others that pass it (NW-704)."""
    if s.config[COMPAT]:
        cut_as_catanatron(s, p, corner)
        return
    for q in range(s.seats):
        if q != p and roads_at(s, q, corner) > 1:
            s.road_lengths[q] = road_length(s.board, s.roads, s.buildings, q)
    review_longest_road(s)


def roads_at(s: Watch, p: int, corner: int) -> int:
    """How many of a player's roads meet at a corner."""
    n = 0
    for edge in s.board.corner_edges[corner]:
        if s.roads[edge] == p:
            n += 1
    return n


def review_longest_road(s: Watch) -> None:
    """Who has the longest road of at least 5 takes the card; where several tie it is set aside (NW-702 to NW-705)."""
    holder = rightful_holder(s.road_lengths, s.longest_road, LEAST_ROAD)
    if holder == s.longest_road:
        return
    s.longest_road = holder
    if holder < 0:
        if s.journal is not None:
            s.tell(E_ROAD_SET_ASIDE, NOBODY, [])
        return
    if s.journal is not None:
        s.tell(E_LONGEST_ROAD, holder, [s.road_lengths[holder]])
    provoke(s, holder)


def review_largest_patrol(s: Watch) -> None:
    """Who has played most patrols, at least 3, takes the card (NW-711, NW-712)."""
    holder = rightful_holder([cards[PATROL] for cards in s.played], s.largest_patrol, LEAST_PATROL)
    if holder == s.largest_patrol:
        return
    s.largest_patrol = holder
    if holder < 0:
        if s.journal is not None:
            s.tell(E_PATROL_SET_ASIDE, NOBODY, [])
        return
    if s.journal is not None:
        s.tell(E_LARGEST_PATROL, holder, [s.played[holder][PATROL]])
    provoke(s, holder)


def provoke(s: Watch, p: int) -> None:
    """Taking a special card reveals a token of the supply (NW-574, NW-721)."""
    if s.has_wall():
        reveal_from_supply(s, p)


class ReviewPatrols(Step[Watch]):
    """After the effect of a patrol the special card is compared (NW-711)."""

    rule = "NW-711"

    def run(self, s: Watch, p: int, args: int) -> None:
        """Most patrols take it."""
        review_largest_patrol(s)
