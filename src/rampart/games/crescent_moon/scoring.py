"""The objectives of the five characters; their figures stand here and nowhere else (CM-600 to CM-603)."""

from typing import Final

from rampart.games.crescent_moon.content.land import Land
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import (
    CALIPH,
    DESERT_LAND,
    FROM_FIRST_YEAR,
    FROM_PRIMARY,
    FROM_SACRED_SITE,
    FROM_SECONDARY,
    MOUNTAIN_LAND,
    MURSHID,
    NO_ONE,
    NOMAD,
    QUARRY_LAND,
    SOURCES,
    SULTAN,
    WARLORD,
    WILDERNESS_LAND,
)

SACRED_SITE_POINTS: Final = 2
FIRST_YEAR_POINTS: Final = 3
# Warlord
SACKED_IN_FIRST_YEAR: Final = 3
MOST_STRONGHOLD_POINTS: Final = 3
# Murshid
MOST_NETWORK_POINTS: Final = 6
MOST_TERRAIN_POINTS: Final = 3
TOKENS_IN_FIRST_YEAR: Final = 5
# Sultan
FULL_CITIES: Final = 3
FULL_CITY_POINTS: Final = 2
MOST_INDEPENDENT_POINTS: Final = 2
TOWNS_FOR_A_POINT: Final = 2
TREASURY: Final = [5, 10, 15]
CITIES_IN_FIRST_YEAR: Final = 3
# Caliph
MOST_HEXES_POINTS: Final = 2
FORD_POINTS: Final = 2
PALACE_POINTS: Final = 1
MOST_SETTLEMENT_POINTS: Final = 2
# Nomad
COINS_FOR_A_POINT: Final = 2
MOST_CONVERTED: Final = 6
UNITS_FOR_A_POINT: Final = 2
NOMAD_TOKENS_IN_FIRST_YEAR: Final = 3


def objectives(s: CrescentMoon, p: int, first_year: bool) -> list[int]:
    """What a player's objectives are worth now, by source; the Nomad's coins are apart (OBJ-N1)."""
    out = [0] * SOURCES
    if p == WARLORD:
        score_warlord(s, out)
    elif p == MURSHID:
        score_murshid(s, out)
    elif p == SULTAN:
        score_sultan(s, out)
    elif p == CALIPH:
        score_caliph(s, out)
    else:
        score_nomad(s, out)
    if not first_year:
        out[FROM_FIRST_YEAR] = 0
    return out


def controls_sacred_site(s: CrescentMoon, p: int) -> bool:
    """Does the player control the sacred site (CM-039)?"""
    site = s.land().sacred_site
    return site >= 0 and s.controller(site) == p


def score_warlord(s: CrescentMoon, out: list[int]) -> None:
    """Dominion, the sacred site, and a first year of plunder (OBJ-W2 to OBJ-W4)."""
    own = units_on_land(s, WARLORD)
    most = 1
    for p in range(1, s.seats):
        if units_on_land(s, p) >= own:
            most = 0
    strongholds = s.strongholds.count(2 * WARLORD) + s.strongholds.count(2 * WARLORD + 1)
    out[FROM_SECONDARY] = most + min(MOST_STRONGHOLD_POINTS, strongholds)
    if controls_sacred_site(s, WARLORD):
        out[FROM_SACRED_SITE] = SACRED_SITE_POINTS
    if s.sacked >= SACKED_IN_FIRST_YEAR:
        out[FROM_FIRST_YEAR] = FIRST_YEAR_POINTS


def units_on_land(s: CrescentMoon, p: int) -> int:
    """All units of a player on the map."""
    return sum(s.ordinary[p]) + sum(s.mercenaries[p])


def score_murshid(s: CrescentMoon, out: list[int]) -> None:
    """A network, an ear in every kind of land, the sacred site, and a first year of spreading (OBJ-M1 to OBJ-M4)."""
    land = s.land()
    tokens = 0
    terrains = 0
    for h in range(land.size):
        if s.influence[h] == MURSHID:
            tokens += 1
            terrains |= 1 << land.terrain[h]
    out[FROM_PRIMARY] = min(MOST_NETWORK_POINTS, tokens)
    out[FROM_SECONDARY] = min(MOST_TERRAIN_POINTS, terrains.bit_count())
    if land.sacred_site >= 0 and s.influence[land.sacred_site] == MURSHID:
        out[FROM_SACRED_SITE] = SACRED_SITE_POINTS
    if tokens >= TOKENS_IN_FIRST_YEAR:
        out[FROM_FIRST_YEAR] = FIRST_YEAR_POINTS


def score_sultan(s: CrescentMoon, out: list[int]) -> None:
    """Splendour, treasury, the sacred site, and three cities in the first year (OBJ-S1 to OBJ-S4)."""
    cities = 0
    independent = 0
    for h in range(len(s.settlements)):
        if s.settlements[h] == 1:
            cities += 1
            if s.open_to(SULTAN, h):
                independent += 1
    splendour = FULL_CITY_POINTS * min(FULL_CITIES, cities) + max(0, cities - FULL_CITIES)
    splendour += min(MOST_INDEPENDENT_POINTS, independent)
    out[FROM_PRIMARY] = splendour + s.settlements.count(0) // TOWNS_FOR_A_POINT
    for coins in TREASURY:
        if s.coins[SULTAN] >= coins:
            out[FROM_SECONDARY] += 1
    site = s.land().sacred_site
    if site >= 0 and s.settlements[site] >= 0 and s.open_to(SULTAN, site):
        out[FROM_SACRED_SITE] = SACRED_SITE_POINTS
    if cities >= CITIES_IN_FIRST_YEAR:
        out[FROM_FIRST_YEAR] = FIRST_YEAR_POINTS


def score_caliph(s: CrescentMoon, out: list[int]) -> None:
    """Order, bulwark, the sacred site, and the ford in the first year (OBJ-C1 to OBJ-C4)."""
    land = s.land()
    controlled = [0] * s.seats
    quarries = 0
    settlements = 0
    for h in range(land.size):
        p = s.controller(h)
        if p != NO_ONE:
            controlled[p] += 1
        if p == CALIPH:
            if land.terrain[h] == QUARRY_LAND:
                quarries += 1
            if s.settlements[h] >= 0:
                settlements += 1
    own = controlled[CALIPH]
    out[FROM_PRIMARY] = own
    most = MOST_HEXES_POINTS
    for p in range(s.seats):
        if p != CALIPH and controlled[p] >= own:
            most = 0
    bulwark = most + quarries + min(MOST_SETTLEMENT_POINTS, settlements)
    if holds_ford(s, land):
        bulwark += FORD_POINTS
        out[FROM_FIRST_YEAR] = FIRST_YEAR_POINTS
    if s.palace >= 0:
        bulwark += PALACE_POINTS
    out[FROM_SECONDARY] = bulwark
    if controls_sacred_site(s, CALIPH):
        out[FROM_SACRED_SITE] = SACRED_SITE_POINTS


def holds_ford(s: CrescentMoon, land: Land) -> bool:
    """Does the Caliph control the ford?"""
    return land.ford >= 0 and s.controller(land.ford) == CALIPH


def score_nomad(s: CrescentMoon, out: list[int]) -> None:
    """Swords for hire, the sacred site, and three tokens in the first year (OBJ-N2 to OBJ-N4)."""
    land = s.land()
    wild = 0
    for h in range(land.size):
        if s.influence[h] == NOMAD and is_wild(land.terrain[h]):
            wild += 1
    out[FROM_SECONDARY] = mercenaries_on_land(s) // UNITS_FOR_A_POINT + wild
    site = land.sacred_site
    if controls_sacred_site(s, NOMAD) or (site >= 0 and s.influence[site] == NOMAD):
        out[FROM_SACRED_SITE] = SACRED_SITE_POINTS
    if s.influence.count(NOMAD) >= NOMAD_TOKENS_IN_FIRST_YEAR:
        out[FROM_FIRST_YEAR] = FIRST_YEAR_POINTS


def mercenaries_on_land(s: CrescentMoon) -> int:
    """All mercenary units on the map, in all colors."""
    n = 0
    for row in s.mercenaries:
        n += sum(row)
    return n


def is_wild(terrain: int) -> bool:
    """Wilderness, mountain or desert."""
    return terrain == WILDERNESS_LAND or terrain == MOUNTAIN_LAND or terrain == DESERT_LAND


def convertible(s: CrescentMoon) -> int:
    """How many points the Nomad can have for coins this year (OBJ-N1)."""
    return min(MOST_CONVERTED, s.coins[NOMAD] // COINS_FOR_A_POINT)
