"""What a position is worth to a seat: the honor it may expect, and what stands against it."""

from typing import Final

from rampart.games.great_wall.battle import is_present, sections_in_play
from rampart.games.great_wall.cards import ARTIFACT_CARDS, NOWHERE
from rampart.games.great_wall.content.hordes import HONOURS
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.habits.knowhow import Knowhow, known
from rampart.games.great_wall.habits.years import shame_to_come, years_after
from rampart.games.great_wall.queries import defence, offence, spots_covered
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ALL_WIN,
    BETRAYAL,
    BY_RANK,
    CELLS,
    CHI,
    CLERKS,
    FALL,
    GAP,
    KINDS,
    OPEN,
    PRODUCTION,
    REGULAR,
    RESOURCES,
    SECTIONS,
    SHOOTERS,
    SPOTS,
    TOP_WALL,
    UNHIRED,
    WINTER,
)
from rampart.games.great_wall.weights import ADVISORS, Weights

# The worth of things in honor, where so said by year
LEAST_LEFT: Final = 0.1  # of a year
STORE: Final = 5
SUPPORT: Final = [0.0, 2.4, 4.8, 6.6, 7.6, 8.2]  # of so many support advisors, by year
RESTING: Final = [3.2, 3.4, 5.2, 5.0, 3.4]  # of soldiers in a rest area, by kind
SINKING: Final = 0.4  # what counts of honor that shame will probably take
DEEP: Final = 0.04  # and in the last year, when only trophies are sure
VICTORY: Final = 30.0
DOUBT: Final = 0.2  # that a game which is seen to end will end: what counts of assets then
TEAM_VICTORY: Final = 1000.0
RUIN: Final = 80.0  # more for a game lost by shame, however much honor there is


def worth(s: GreatWall, p: int, w: Weights) -> float:
    """What a seat may expect, and what stands against it."""
    for module in known(s):
        if module.team():
            return team_worth(s, p, module, w)
    if s.over:
        best = max([s.honour[q] for q in range(s.players) if q != p])
        own = s.honour[p]
        if s.outcome != BY_RANK:
            return own - best + (VICTORY if s.outcome == ALL_WIN else -VICTORY) - (RUIN if s.shame_bank == 0 else 0.0)
        lead = VICTORY if own > best else VICTORY / 2 if own == best else 0.0
        return own + lead - w.rival * best + DOUBT * assets(s, p, 1.0, w)
    years = years_left(s)
    honour = s.honour[p] - w.shame * sum(s.shamed[p]) - danger(s, p, years, w)
    low = -w.future * (years - 1.0) if years > 1.0 else 0.0  # what may still be earned before the shame is counted
    if honour < low:
        honour = low + (SINKING if years > 1.0 else DEEP) * (honour - low)
    value = honour + trophies(s, p, w) + assets(s, p, years, w) - against(s, p, w)
    for module in known(s):
        value += module.worth(s, p, years, w)
    return value


def team_worth(s: GreatWall, p: int, module: Knowhow, w: Weights) -> float:
    """Where all win or lose together: nothing counts like that; a game lost late is lost a little less."""
    if not s.over:
        return module.worth(s, p, years_left(s), w)
    return TEAM_VICTORY if s.outcome == ALL_WIN else s.year - TEAM_VICTORY


def against(s: GreatWall, p: int, w: Weights) -> float:
    """What the honor of the others counts against a seat."""
    if s.seats == 1:
        return 0.0
    others = 0.0
    for q in range(s.seats):
        if q != p:
            others += s.honour[q] + trophies(s, q, w)
    return w.rival * others / (s.seats - 1)


def years_left(s: GreatWall) -> float:
    """How many years will still be played, of this one what is left of it."""
    by_time = years_after(s) + 1.0
    by_shame = 0.6 + s.shame_bank / (2.5 * s.seats * haste(s))
    if by_shame > 1.0 and s.season == FALL and shame_to_come(s) >= s.shame_bank:
        by_shame = 1.0
    left = (by_time if by_time < by_shame else by_shame) - passed(s)
    return left if left > LEAST_LEFT else LEAST_LEFT


def haste(s: GreatWall) -> float:
    """How much quicker than in the base game shame is taken."""
    out = 1.0
    for module in known(s):
        out *= module.haste()
    return out


def passed(s: GreatWall) -> float:
    """Which part of this year's fall is over."""
    if s.season == WINTER:
        return 1.0
    if s.season != FALL or s.active < 0 or not s.track:
        return 0.0
    return s.track.index(s.active) / len(s.track) if s.active in s.track else 0.0


def trophies(s: GreatWall, p: int, w: Weights) -> float:
    """What no shame can take away at the end: clean horde cards and artifacts."""
    total = 0.0
    for card in s.claimed[p]:
        if s.stains[card] == 0:
            total += HONOURS[type_of(card)]
    for card in s.artifacts:
        for amount in ARTIFACT_CARDS[card].scores:
            total += w.artifact * amount.of(s, p, NOWHERE)
    return total


def assets(s: GreatWall, p: int, years: float, w: Weights) -> float:
    """What may still be turned into honour."""
    soon = years if years < 1.0 else 1.0  # what cannot be used in time is worth nothing
    value = soon * goods_worth(s, p, w)
    value += w.overseer * sum(s.levels[p]) * years
    value += w.clerk * (CLERKS - s.clerks[p][UNHIRED]) * years
    for card in s.advisors[p]:
        value += w.advisor * ADVISORS[card] * years
    n = len(s.support[p])
    value += w.support * SUPPORT[n if n < 5 else 5] * years
    hand = len(s.tactics[p])
    value += soon * w.tactic * (hand if hand < 4 else 4)
    value += w.tea * (len(s.tea) - s.tea.index(p))
    for command in s.commands[p]:
        value += (w.command if command != BETRAYAL else 0.5) * (years if years < 2.0 else 2.0) * 0.5
    value += soldiers_worth(s, p, years, w)
    value += cards_worth(s, p, w)
    return value + soon * clerks_worth(s, p, w)


def goods_worth(s: GreatWall, p: int, w: Weights) -> float:
    """Of many of a kind the last ones are worth less."""
    total = 0.0
    for r in range(RESOURCES):
        n = s.resources[p][r]
        first = n if n < STORE else STORE
        second = n - first if n - first < STORE else STORE
        total += w.goods * first + w.more_goods * second + w.surplus * (n - first - second)
    chi = s.resources[p][CHI]
    total += w.reserve * (chi if chi < 4 else 4)
    tokens = sum(s.shamed[p])
    rid = s.resources[p][CHI] // 2
    return total + 1.5 * (rid if rid < tokens else tokens)


def soldiers_worth(s: GreatWall, p: int, years: float, w: Weights) -> float:
    """Soldiers at rest and on firing spots."""
    total = 0.0
    for section in range(SECTIONS):
        for kind in range(s.box.kinds):
            total += w.resting * RESTING[kind] * s.rest[p][section * KINDS + kind]
        total += w.marksman * (1.0 + 0.5 * years) * (s.firing[p][section] + s.firing[p][SHOOTERS + section])
    return total


def cards_worth(s: GreatWall, p: int, w: Weights) -> float:
    """What the own soldiers on hordes may bring: presence, and the card to the one who covers most of it."""
    total = 0.0
    for slot in range(9):
        card = s.hordes[slot]
        if card < 0:
            continue
        mine = spots_covered(s, p, slot)
        if mine == 0:
            continue
        others = 0
        for c in s.tea:
            if c != p:
                n = spots_covered(s, c, slot)
                if n > others:
                    others = n
        cells = s.covers[slot]
        done = 1.0 - cells.count(OPEN) / (CELLS - cells.count(GAP))
        lead = 0.9 if mine > others else (0.5 if mine == others else 0.2)
        total += w.presence * (0.3 + done) + w.claim * done * lead * HONOURS[type_of(card)] + w.spot * mine
    return total


def clerks_worth(s: GreatWall, p: int, w: Weights) -> float:
    """Clerks that wait in a location: the fuller it is, the sooner it works."""
    total = 0.0
    for location in range(REGULAR):
        n = s.clerks[p][location]
        if n:
            total += n * (w.waiting + s.in_location(location) / SPOTS[s.side][location])
            if location < PRODUCTION:
                total += 0.6 * s.levels[p][location]
    return total


def danger(s: GreatWall, p: int, years: float, w: Weights) -> float:
    """The shame and the archers that the assaults to come may cost."""
    total = 0.0
    later = years - 1.0
    over = passed(s)
    for section in sections_in_play(s):
        gap = offence(s, section) - defence(s, section)
        risk = 0.9 if gap > 8 else (0.75 if gap > 3 else (0.5 if gap > -2 else 0.15))
        risk = risk + (1.0 - risk) * over if gap > 0 else risk * (1.0 - over)
        lost = 1.2 * (s.firing[p][section] + s.firing[p][SHOOTERS + section])
        for slot in range(section * 3, section * 3 + 3):
            if s.hordes[slot] >= 0 and not is_present(s, p, slot):
                lost += w.shame
        total += w.breach * risk * lost
        if later > 0.0:
            total += w.later * later * (TOP_WALL - s.wall[section])
    return total
