"""What happens to a court, in the words of the rules: gain, score, move, house, release, build."""

from rampart.games.dragon.state import Dragon, Player
from rampart.games.dragon.tables import (
    E_FIREWORKS,
    E_FLOOR,
    E_MOVED,
    E_PLACED,
    E_POINTS,
    E_RELEASED,
    E_RICE,
    E_YUAN,
    MONK,
    MOST_FLOORS,
    SYMBOLS,
    TYPE_OF,
    VALUES,
)
from rampart.kernel.codec import holds


def gain_yuan(s: Dragon, p: int, n: int) -> None:
    """Take money from the bank, or pay it where n is negative (YD-003)."""
    if n:
        s.players[p].yuan += n
        if s.journal is not None:
            s.tell(E_YUAN, p, [n])


def gain_rice(s: Dragon, p: int, n: int) -> None:
    """Take rice tokens, or return them where n is negative."""
    if n:
        s.players[p].rice += n
        if s.journal is not None:
            s.tell(E_RICE, p, [n])


def gain_fireworks(s: Dragon, p: int, n: int) -> None:
    """Take firework tokens, or return them where n is negative."""
    if n:
        s.players[p].fireworks += n
        if s.journal is not None:
            s.tell(E_FIREWORKS, p, [n])


def score(s: Dragon, p: int, source: int, n: int) -> None:
    """Gain victory points."""
    if n:
        s.players[p].points[source] += n
        if s.journal is not None:
            s.tell(E_POINTS, p, [source, n])


def move_marker(s: Dragon, p: int, n: int) -> None:
    """Advance the person marker and put it on top of those it meets; a move of 0 changes nothing (YD-022, YD-025)."""
    if n:
        s.players[p].track += n
        s.stacked.remove(p)
        s.stacked.append(p)
        if s.journal is not None:
            s.tell(E_MOVED, p, [n, s.players[p].track])


def house(s: Dragon, p: int, tile: int, site: int) -> None:
    """Put a tile of the display into a palace and advance the marker by its value (YD-305)."""
    s.display[tile] -= 1
    palace = s.players[p].people[site]
    palace.append(tile)
    palace.sort()
    if s.journal is not None:
        s.tell(E_PLACED, p, [tile, site])
    move_marker(s, p, VALUES[tile])


def release(s: Dragon, p: int, tile: int, site: int) -> None:
    """A person leaves the court and the game; the marker stays (YD-007, YD-008)."""
    s.players[p].people[site].remove(tile)
    s.gone[tile] += 1
    if s.journal is not None:
        s.tell(E_RELEASED, p, [tile, site])


def add_floor(s: Dragon, p: int, site: int) -> None:
    """Build one floor on a palace, or the first of a new palace on a free site (YD-222)."""
    me = s.players[p]
    if site == len(me.floors):
        me.floors.append(0)
        me.people.append([])
    me.floors[site] += 1
    if s.journal is not None:
        s.tell(E_FLOOR, p, [site, me.floors[site]])


def free_site(me: Player) -> int:
    """The first site where no palace stands."""
    for site in range(len(me.floors)):
        if me.floors[site] == 0:
            return site
    return len(me.floors)


def building_sites(me: Player) -> list[int]:
    """Where a floor may be built: on each palace that is not full, equal ones once, and on a new site (YD-222)."""
    sites: list[int] = []
    for site in range(len(me.floors)):
        if 0 < me.floors[site] < MOST_FLOORS and not me.like_an_earlier(site):
            sites.append(site)
    sites.append(free_site(me))
    return sites


def who_may_leave(me: Player, spared: int, site_shares: list[int], tile_shares: list[int]) -> list[int]:
    """The persons to choose from as options of a site and a tile, equal ones once, without the sites in a set."""
    out: list[int] = []
    people = me.people
    for site in range(len(people)):
        palace = people[site]
        if not palace or holds(spared, site) or (site and repeats_an_open_palace(me, site, spared)):
            continue
        here = site_shares[site]
        last = -1
        for tile in palace:
            if tile != last:
                out.append(here + tile_shares[tile])
                last = tile
    return out


def repeats_an_open_palace(me: Player, site: int, spared: int) -> bool:
    """Is an equal palace on an earlier site open to the same choice?"""
    for other in range(site):
        if not holds(spared, other) and me.floors[other] == me.floors[site] and me.people[other] == me.people[site]:
            return True
    return False


def monk_points(me: Player) -> int:
    """For each monk his Buddhas times the floors of his palace (YD-603)."""
    n = 0
    for site in range(len(me.people)):
        for tile in me.people[site]:
            if TYPE_OF[tile] == MONK:
                n += SYMBOLS[tile] * me.floors[site]
    return n
