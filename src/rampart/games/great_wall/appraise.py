"""The worth of each option: follow it to the end of the year, all playing by habit, and reckon the honor to come."""

from typing import Final

from rampart.games.great_wall.codes import (
    S_CHOOSE_ACTIVE,
    S_CHOOSE_CLAN,
    S_CHOOSE_COMMAND,
    S_KEEP_GENERAL,
    S_PLACE_CLERK,
    S_STATION,
    S_STRIKE,
)
from rampart.games.great_wall.evaluate import worth
from rampart.games.great_wall.habits.clerks import command_worth, desire
from rampart.games.great_wall.habits.habit import habit
from rampart.games.great_wall.habits.knowhow import known
from rampart.games.great_wall.habits.soldiers import spoils
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.clerks import CLERK_FROM, CLERK_TO
from rampart.games.great_wall.tables import FALL, LOCATIONS
from rampart.games.great_wall.weights import ADVISORS, GENERALS, Weights
from rampart.kernel.frame import NOBODY

LONGEST_YEAR: Final = 600  # choices
MOST_STROKES: Final = 3  # places for a soldier that are followed
UNLIKELY: Final = -1000.0
MOST_PLACINGS: Final = 8  # ways to place a clerk that are followed, those most desired
ALONE: Final = 99  # the same against the automaton: the year is short, and the plain wish passes over the best places


def appraise(s: GreatWall, p: int, options: list[int], w: Weights) -> list[float]:
    """The worth of each option of a seat's decision, in the order given."""
    code = s.asking_code()
    if code == S_CHOOSE_CLAN:
        return [0.0 for _ in options]
    if code == S_KEEP_GENERAL:
        return [GENERALS[card] for card in options]
    if code == S_CHOOSE_ACTIVE:
        return [ADVISORS[card] for card in options]
    for module in known(s):
        prices = module.prices(s, p, code, options, w)
        if prices:
            return prices
    followed = options
    if code == S_PLACE_CLERK:
        followed = placings(s, p, options, w)
    elif (code == S_STATION or code == S_STRIKE) and s.seats > 1 and len(options) > MOST_STROKES:
        ranked = sorted([(-spoils(s, p, option), option) for option in options])
        followed = [option for _, option in ranked[:MOST_STROKES]]
    whole_year = code == S_CHOOSE_COMMAND
    to_winter = whole_year or (s.season == FALL and not team(s))  # what a choice in fall is worth shows in winter
    out = [prospect(s, p, option, to_winter, w) if option in followed else UNLIKELY for option in options]
    if whole_year:
        return [out[i] + command_worth(s, p, options[i], w) for i in range(len(options))]
    return out


def team(s: GreatWall) -> bool:
    """Do all win or lose together? The worth of their position is reckoned turn by turn."""
    for module in known(s):
        if module.team():
            return True
    return False


def prospect(s: GreatWall, p: int, option: int, whole_year: bool, w: Weights) -> float:
    """The worth of an option at the end of the turn, or of the year, if all play by habit."""
    t = s.bare()
    if t.mover == p:
        t.take(option)
    else:
        t.choose(option, p)
        whole_year = True
    play_on(t, whole_year or t.seats == 1, w)  # alone against the automaton the year is soon over
    return worth(t, p, w)


def placings(s: GreatWall, p: int, options: list[int], w: Weights) -> list[int]:
    """The ways to place a clerk that deserve a look: to stop, and where a clerk is most desired."""
    most = ALONE if s.seats == 1 else MOST_PLACINGS
    if len(options) <= most:
        return options
    values = [desire(s, p, location, w) for location in range(LOCATIONS)]
    values.append(0.3)  # of a clerk in the pool
    ranked: list[tuple[float, int]] = []
    for option in options[1:]:
        source, target = CLERK_FROM.of(option), CLERK_TO.of(option)
        ranked.append((0.7 * values[source] - values[target], option))
    ranked.sort()
    return [options[0]] + [option for _, option in ranked[: most - 1]]


def play_on(s: GreatWall, whole_year: bool, w: Weights) -> None:
    """Let all play by habit until the next clan has its turn, or the next year asks someone, or the game ends."""
    year, active = s.year, s.active
    for _ in range(LONGEST_YEAR):
        if s.over or s.year > year or (s.active != active and not whole_year):
            return
        code = s.asking_code()
        if s.mover == NOBODY:
            for seat in s.deciders:
                s.choose(habit(s, seat, code, s.options(seat), w), seat)
            continue
        s.take(habit(s, s.mover, code, s.opts, w))
