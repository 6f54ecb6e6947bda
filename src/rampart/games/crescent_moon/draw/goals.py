"""Goals: how far each character is with what it scores, and what it would score if the year ended now."""

from collections.abc import Callable
from typing import Final

from rampart.games.crescent_moon import scoring
from rampart.games.crescent_moon.draw.scene import Goal
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import CALIPH, MURSHID, NOMAD, QUARRY_LAND, SULTAN, WARLORD


def goals_of(s: CrescentMoon, p: int) -> list[Goal]:
    """The goals of a character; that of the first year only while it may still be met."""
    if not s.influence:
        return []
    return GOALS[p](s)


def reached(word: str, met: bool, points: int) -> Goal:
    """A goal that is met or not."""
    return Goal(word, int(met), 1, points if met else 0)


def first_year(s: CrescentMoon, word: str, have: int, need: int) -> list[Goal]:
    return [Goal(word, have, need, scoring.FIRST_YEAR_POINTS if have >= need else 0)] if s.year <= 1 else []


def controlled(s: CrescentMoon, p: int) -> list[int]:
    """The hexes that a player controls."""
    return [h for h in range(len(s.influence)) if s.controller(h) == p]


def warlord(s: CrescentMoon) -> list[Goal]:
    """Dominion and the sacred site; plunder is scored at once (CM-OBJ-W1 to W4)."""
    units = [scoring.units_on_land(s, p) for p in range(s.seats)]
    most = all(units[WARLORD] > n for p, n in enumerate(units) if p != WARLORD)
    most_walls = scoring.MOST_STRONGHOLD_POINTS
    walls = sum(1 for code in s.strongholds if code >> 1 == WARLORD)
    return [
        *([Goal("sacks", s.sacked, 0, 0)] if s.year > 1 else []),
        Goal("units", units[WARLORD], 0, int(most)),
        Goal("strongholds", walls, most_walls, min(most_walls, walls)),
        reached("sacred_control", scoring.controls_sacred_site(s, WARLORD), scoring.SACRED_SITE_POINTS),
        *first_year(s, "first_sacks", s.sacked, scoring.SACKED_IN_FIRST_YEAR),
    ]


def murshid(s: CrescentMoon) -> list[Goal]:
    """Tokens, terrains and the sacred site (CM-OBJ-M1 to M4)."""
    where = [h for h, p in enumerate(s.influence) if p == MURSHID]
    most = scoring.MOST_TERRAIN_POINTS
    terrains = len({s.land().terrain[h] for h in where})
    return [
        Goal("network", len(where), scoring.MOST_NETWORK_POINTS, min(scoring.MOST_NETWORK_POINTS, len(where))),
        Goal("terrains", terrains, most, min(most, terrains)),
        reached("sacred_influence", s.land().sacred_site in where, scoring.SACRED_SITE_POINTS),
        *first_year(s, "first_tokens", len(where), scoring.TOKENS_IN_FIRST_YEAR),
    ]


def sultan(s: CrescentMoon) -> list[Goal]:
    """Settlements, the treasury and the sacred site (CM-OBJ-S1 to S4)."""
    cities = [h for h, kind in enumerate(s.settlements) if kind == 1]
    full = min(scoring.FULL_CITIES, len(cities))
    most_free = scoring.MOST_INDEPENDENT_POINTS
    towns = s.settlements.count(0)
    free = sum(1 for h in cities if s.open_to(SULTAN, h))
    coins = s.coins[SULTAN]
    site = s.land().sacred_site
    settled = site >= 0 and s.settlements[site] >= 0 and s.open_to(SULTAN, site)
    return [
        Goal("cities", len(cities), 0, full * scoring.FULL_CITY_POINTS + len(cities) - full),
        Goal("free_cities", free, most_free, min(most_free, free)),
        Goal("towns", towns, 0, towns // scoring.TOWNS_FOR_A_POINT),
        Goal("treasury", coins, scoring.TREASURY[-1], sum(1 for n in scoring.TREASURY if coins >= n)),
        reached("sacred_settlement", settled, scoring.SACRED_SITE_POINTS),
        *first_year(s, "first_cities", len(cities), scoring.CITIES_IN_FIRST_YEAR),
    ]


def caliph(s: CrescentMoon) -> list[Goal]:
    """Hexes, and which of them (CM-OBJ-C1 to C4)."""
    land = s.land()
    own = controlled(s, CALIPH)
    others = max(len(controlled(s, p)) for p in range(s.seats) if p != CALIPH)
    quarries = sum(1 for h in own if land.terrain[h] == QUARRY_LAND)
    most = scoring.MOST_SETTLEMENT_POINTS
    shielded = sum(1 for h in own if s.settlements[h] >= 0)
    return [
        Goal("order", len(own), 0, len(own)),
        Goal("most_hexes", len(own), others + 1, scoring.MOST_HEXES_POINTS if len(own) > others else 0),
        reached("ford", land.ford in own, scoring.FORD_POINTS),
        Goal("quarries", quarries, 2, quarries),
        reached("palace", s.palace >= 0, scoring.PALACE_POINTS),
        Goal("shielded", shielded, most, min(most, shielded)),
        reached("sacred_control", scoring.controls_sacred_site(s, CALIPH), scoring.SACRED_SITE_POINTS),
        *first_year(s, "first_ford", int(land.ford in own), 1),
    ]


def nomad(s: CrescentMoon) -> list[Goal]:
    """Coins, mercenaries and tokens in wild land (CM-OBJ-N1 to N4)."""
    land = s.land()
    tokens = [h for h, p in enumerate(s.influence) if p == NOMAD]
    wild = sum(1 for h in tokens if scoring.is_wild(land.terrain[h]))
    mercenaries = scoring.mercenaries_on_land(s)
    coins = s.coins[NOMAD]
    sacred = land.sacred_site in tokens or scoring.controls_sacred_site(s, NOMAD)
    return [
        Goal("prosperity", coins, scoring.COINS_FOR_A_POINT * scoring.MOST_CONVERTED, scoring.convertible(s)),
        Goal("mercenaries", mercenaries, 0, mercenaries // scoring.UNITS_FOR_A_POINT),
        Goal("wild_tokens", wild, 0, wild),
        reached("sacred_any", sacred, scoring.SACRED_SITE_POINTS),
        *first_year(s, "first_tokens", len(tokens), scoring.NOMAD_TOKENS_IN_FIRST_YEAR),
    ]


GOALS: Final[tuple[Callable[[CrescentMoon], list[Goal]], ...]] = (warlord, murshid, sultan, caliph, nomad)
