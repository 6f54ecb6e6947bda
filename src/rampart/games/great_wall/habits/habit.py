"""How anyone plays without thinking: a plain choice in every decision, to see where a choice leads by year's end."""

from rampart.games.great_wall.codes import (
    S_BETRAY,
    S_BUILD,
    S_CHOOSE_COMMAND,
    S_CHOOSE_LOCATION,
    S_CHOOSE_SECTION,
    S_DONATE,
    S_HIRE,
    S_LEVY,
    S_NEXT_LOCATION,
    S_PAY_MATERIALS,
    S_PLACE_CLERK,
    S_PLACE_SHAME,
    S_PROMOTE,
    S_RECLAIM,
    S_REED_STRIKE,
    S_RESPOND,
    S_SAVE,
    S_SHOOT,
    S_SPEND,
    S_STATION,
    S_STRIKE,
    S_STUDY,
    S_TAKE_RESOURCE,
    S_WOUND,
)
from rampart.games.great_wall.habits.building import build, hire
from rampart.games.great_wall.habits.clerks import ORDER, choose_command, first_in, most_clerks, place_clerk
from rampart.games.great_wall.habits.goods import most_plentiful, scarcest
from rampart.games.great_wall.habits.knowhow import NOTHING, known
from rampart.games.great_wall.habits.soldiers import best_stroke, best_wound, levy, place_shame
from rampart.games.great_wall.habits.years import SCROLL, TRIPODS, counts_in_the_end, drowned, last_year, years_after
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.answers import BOOST, PLAY, USE
from rampart.games.great_wall.tables import HAND_LIMIT
from rampart.games.great_wall.weights import Weights


def habit(s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
    """A plain choice."""
    for module in known(s):
        chosen = module.choose(s, p, code, options, w)
        if chosen != NOTHING:
            return chosen
    if code == S_PLACE_CLERK:
        return place_clerk(s, p, options, w)
    if code == S_RESPOND:
        return respond(s, options)
    if code == S_STATION or code == S_STRIKE or code == S_REED_STRIKE:
        return best_stroke(s, p, options)
    if code == S_SHOOT or code == S_WOUND:
        return best_wound(s, p, options)
    if code == S_LEVY:
        return levy(s, p, options)
    if code == S_NEXT_LOCATION:
        return first_in(ORDER, options)
    if code == S_PROMOTE:
        return options[0] if last_year(s) and TRIPODS not in s.artifacts else options[1]
    if code == S_BUILD:
        return build(s, p, options, w)
    if code == S_HIRE:
        return hire(s, p, options)
    if code == S_SAVE:
        return options[-1] if years_after(s) > 0 else options[0]
    if code == S_PLACE_SHAME:
        return place_shame(s, options)
    if code == S_TAKE_RESOURCE:
        return scarcest(s, p, options)
    if code == S_SPEND:
        return most_plentiful(s, p, options)
    if code == S_CHOOSE_COMMAND:
        return choose_command(s, p, options, w)
    return small_habit(s, p, code, options, w)


def small_habit(s: GreatWall, p: int, code: int, options: list[int], w: Weights) -> int:
    """A plain choice in what is asked less often."""
    if code == S_CHOOSE_SECTION or code == S_PAY_MATERIALS or code == S_BETRAY:
        return options[-1]
    if code == S_DONATE:
        return options[0] if drowned(s, p) else options[-1]
    if code == S_CHOOSE_LOCATION:
        return most_clerks(s, p, options)
    if code == S_STUDY:
        room = HAND_LIMIT - len(s.tactics[p])
        return options[0] if options[0] <= room else options[-1]
    if code == S_RECLAIM:
        return options[0] if years_after(s) > 0 and len(s.commands[p]) < 4 else options[1]
    return options[0]


def respond(s: GreatWall, options: list[int]) -> int:
    """A tactic in its base form, unless it counts more in hand, else an ability, else nothing."""
    for option in options:
        if PLAY.has(option) and not BOOST.of(option) and not counts_in_the_end(s, SCROLL):
            return option
    return options[1] if len(options) > 1 and USE.has(options[1]) else options[0]
