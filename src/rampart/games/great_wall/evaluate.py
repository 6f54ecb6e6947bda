"""The worth of each option: follow it to the end of the year, all playing by habit, and reckon the honour to come."""

from typing import Final

from rampart.games.great_wall.battle import has_soldier, sections_in_play
from rampart.games.great_wall.cards import ARTIFACT_CARDS, NOWHERE
from rampart.games.great_wall.codes import (
    S_CHOOSE_ACTIVE,
    S_CHOOSE_CLAN,
    S_CHOOSE_COMMAND,
    S_KEEP_GENERAL,
    S_PLACE_CLERK,
)
from rampart.games.great_wall.content.hordes import HONOURS
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.habits import command_worth, desire, habit, years_after
from rampart.games.great_wall.queries import defence, offence, spots_covered
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.clerks import CLERK_FROM, CLERK_TO
from rampart.games.great_wall.tables import (
    BETRAYAL,
    CELLS,
    CHI,
    CLERKS,
    GAP,
    KINDS,
    LOCATIONS,
    OPEN,
    PRODUCTION,
    REGULAR,
    RESOURCES,
    SECTIONS,
    SPOTS,
    TOP_WALL,
    UNHIRED,
)
from rampart.kernel.frame import NOBODY, code_of
from rampart.kernel.machine import POLL_STEP

# The worth of things in honour, where so said by year
GOODS: Final = [1.3, 1.0, 0.5]  # of each of the first STORE of a resource, of the next, of those beyond
STORE: Final = 5
RESERVE: Final = 0.7  # more for each of the first chi: in winter it saves soldiers
OVERSEER: Final = 1.8  # of a level, by year
CLERK: Final = 0.9  # of a hired clerk, by year
SUPPORT: Final = [0.0, 2.4, 4.8, 6.6, 7.6, 8.2]  # of so many support advisors, by year
TACTIC: Final = 1.1  # of a card in hand
COMMAND: Final = 1.2  # of a command card in hand
RESTING: Final = [3.2, 3.4, 5.2]  # of soldiers in a rest area, by kind
MARKSMAN: Final = 2.6  # on a firing spot, and as much again by two years
SHAME: Final = 4.5  # of a token under a soldier: 5 at the end, or the chi to be rid of it
DEEP: Final = 0.04  # what counts of honour that shame will take anyway
TEA: Final = 0.5  # of a place in tea order
LATER: Final = 0.6  # of shame in a later year, for each level that a section lacks
ARTIFACT: Final = 1.9  # of a point that shame cannot take away
PRESENCE: Final = 2.6  # of a soldier on a horde
RIVAL: Final = 0.2  # how much another's honour counts against one's own
WAITING: Final = 1.5  # of a clerk in a regular location
VICTORY: Final = 30.0
DOUBT: Final = 0.2  # that a game which is seen to end will end: what counts of assets then
ADVISORS: Final = [
    2.5, 2.5, 2.5, 2.5, 2.4, 2.0, 3.0, 2.2, 3.0, 3.0, 1.6, 3.0, 2.6, 2.4, 3.0, 2.0, 3.0, 2.0, 2.0, 2.0, 2.0, 1.8,
    3.0, 2.2, 2.2, 2.4, 2.7, 2.0, 2.6, 3.4, 2.6, 2.6, 2.3, 2.5, 2.6, 2.5, 2.6, 1.6, 2.5, 2.3, 0.8, 2.6, 2.6, 2.0,
]  # fmt: skip  # active ones, by year
# of generals, to choose between two
GENERALS: Final = [5.5, 5.0, 4.0, 6.0, 5.0, 4.5, 5.0, 3.5, 4.5, 4.5, 6.0, 5.0, 6.0]
LONGEST_YEAR: Final = 600  # choices
UNLIKELY: Final = -1000.0
MOST_PLACINGS: Final = 10  # ways to place a clerk that are followed, those most desired


def worth(s: GreatWall, p: int) -> float:
    """What a seat may expect, and what stands against it."""
    if s.over:
        best = max([s.honour[q] for q in range(s.seats) if q != p])
        own = s.honour[p]
        lead = VICTORY if own > best else VICTORY / 2 if own == best else 0.0
        return own + lead - RIVAL * best + DOUBT * assets(s, p, 1.0)
    others = 0.0
    for q in range(s.seats):
        if q != p:
            others += s.honour[q] + trophies(s, q)
    years = years_left(s)
    honour = s.honour[p] - SHAME * sum(s.shamed[p]) - danger(s, p, years)
    if honour < 0.0:
        honour *= DEEP  # honour never falls below 0, and then only trophies count
    return honour + trophies(s, p) + assets(s, p, years) - RIVAL * others / (s.seats - 1)


def years_left(s: GreatWall) -> float:
    """How many years will still be played, this one included, where it has just begun."""
    by_time = years_after(s) + 1.0
    by_shame = 0.6 + s.shame_bank / (2.5 * s.seats)
    return by_time if by_time < by_shame else by_shame


def trophies(s: GreatWall, p: int) -> float:
    """What no shame can take away at the end: clean horde cards and artifacts."""
    total = 0.0
    for card in s.claimed[p]:
        if s.stains[card] == 0:
            total += HONOURS[type_of(card)]
    for card in s.artifacts:
        for amount in ARTIFACT_CARDS[card].scores:
            total += ARTIFACT * amount.of(s, p, NOWHERE)
    return total


def assets(s: GreatWall, p: int, years: float) -> float:
    """What may still be turned into honour."""
    value = goods_worth(s, p)
    value += OVERSEER * sum(s.levels[p]) * years
    value += CLERK * (CLERKS - s.clerks[p][UNHIRED]) * years
    for card in s.advisors[p]:
        value += ADVISORS[card] * years
    n = len(s.support[p])
    value += SUPPORT[n if n < 5 else 5] * years
    hand = len(s.tactics[p])
    value += TACTIC * (hand if hand < 4 else 4)
    value += TEA * (len(s.tea) - s.tea.index(p))
    for command in s.commands[p]:
        value += COMMAND if command != BETRAYAL else 0.5
    value += soldiers_worth(s, p, years)
    value += cards_worth(s, p)
    return value + clerks_worth(s, p)


def goods_worth(s: GreatWall, p: int) -> float:
    """Of many of a kind the last ones are worth less."""
    total = 0.0
    for r in range(RESOURCES):
        n = s.resources[p][r]
        first = n if n < STORE else STORE
        second = n - first if n - first < STORE else STORE
        total += GOODS[0] * first + GOODS[1] * second + GOODS[2] * (n - first - second)
    chi = s.resources[p][CHI]
    total += RESERVE * (chi if chi < 4 else 4)
    tokens = sum(s.shamed[p])
    rid = s.resources[p][CHI] // 2
    return total + 1.5 * (rid if rid < tokens else tokens)


def soldiers_worth(s: GreatWall, p: int, years: float) -> float:
    """Soldiers at rest and on firing spots."""
    total = 0.0
    for section in range(SECTIONS):
        for kind in range(KINDS):
            total += RESTING[kind] * s.rest[p][section * 3 + kind]
        total += MARKSMAN * (1.0 + 0.5 * years) * s.firing[p][section]
    return total


def cards_worth(s: GreatWall, p: int) -> float:
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
        total += PRESENCE * (0.3 + done) + done * lead * HONOURS[type_of(card)] + 0.7 * mine
    return total


def clerks_worth(s: GreatWall, p: int) -> float:
    """Clerks that wait in a location: the fuller it is, the sooner it works."""
    total = 0.0
    for location in range(REGULAR):
        n = s.clerks[p][location]
        if n:
            total += n * (WAITING + s.in_location(location) / SPOTS[s.side][location])
            if location < PRODUCTION:
                total += 0.6 * s.levels[p][location]
    return total


def danger(s: GreatWall, p: int, years: float) -> float:
    """The shame and the archers that the assaults to come may cost."""
    total = 0.0
    later = years - 1.0
    for section in sections_in_play(s):
        gap = offence(s, section) - defence(s, section)
        risk = 0.9 if gap > 8 else (0.75 if gap > 3 else (0.5 if gap > -2 else 0.15))
        lost = 1.2 * s.firing[p][section]
        for slot in range(section * 3, section * 3 + 3):
            if s.hordes[slot] >= 0 and not has_soldier(s, p, slot):
                lost += SHAME
        total += risk * lost
        if later > 0.0:
            total += LATER * later * (TOP_WALL - s.wall[section])
    return total


# ---- the worth of each option


def appraise(s: GreatWall, p: int, options: list[int]) -> list[float]:
    """The worth of each option of a seat's decision, in the order given."""
    code = code_of(s.stack[-1]) if s.mover == p else s.pad[s.poll_place() + POLL_STEP]
    if code == S_CHOOSE_CLAN:
        return [0.0 for _ in options]
    if code == S_KEEP_GENERAL:
        return [GENERALS[card] for card in options]
    if code == S_CHOOSE_ACTIVE:
        return [ADVISORS[card] for card in options]
    followed = placings(s, p, options) if code == S_PLACE_CLERK else options
    out = [prospect(s, p, option) if option in followed else UNLIKELY for option in options]
    if code == S_CHOOSE_COMMAND:
        return [out[i] + command_worth(s, p, options[i]) for i in range(len(options))]
    return out


def prospect(s: GreatWall, p: int, option: int) -> float:
    """The worth of an option at the end of the year, halfway between others who help and others who stay at home."""
    t = s.bare()
    if t.mover == p:
        t.take(option)
    else:
        t.choose(option, p)
    alone = t.bare()
    play_year(t, NOBODY)
    play_year(alone, p)
    return 0.5 * (worth(t, p) + worth(alone, p))


def placings(s: GreatWall, p: int, options: list[int]) -> list[int]:
    """The ways to place a clerk that deserve a look: to stop, and where a clerk is most desired."""
    if len(options) <= MOST_PLACINGS:
        return options
    values = [desire(s, p, location) for location in range(LOCATIONS)]
    values.append(0.3)  # of a clerk in the pool
    ranked: list[tuple[float, int]] = []
    for option in options[1:]:
        source, target = CLERK_FROM.of(option), CLERK_TO.of(option)
        ranked.append((0.7 * values[source] - values[target], option))
    ranked.sort()
    return [options[0]] + [option for _, option in ranked[: MOST_PLACINGS - 1]]


def play_year(s: GreatWall, busy: int) -> None:
    """Let all play by habit until the next year asks somebody or the game ends; if one is busy, the others place none.

    All of them may then be expected to help to fill a location, or none.
    """
    year = s.year
    for _ in range(LONGEST_YEAR):
        if s.over or s.year > year:
            return
        if s.mover == NOBODY:
            code = s.pad[s.poll_place() + POLL_STEP]
            for seat in s.deciders:
                s.choose(habit(s, seat, code, s.options(seat)), seat)
            continue
        code = code_of(s.stack[-1])
        if code == S_PLACE_CLERK and busy != NOBODY and busy != s.mover:
            s.take(s.opts[0])
        else:
            s.take(habit(s, s.mover, code, s.opts))
