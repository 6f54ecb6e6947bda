"""Forecast: what the next event will do to a court as things stand."""

from typing import NamedTuple

from rampart.games.dragon.draw.scene import Court, Scene
from rampart.games.dragon.tables import (
    CONTAGION,
    COURT_LADY,
    DROUGHT,
    FESTIVAL,
    FIRST_PRIZE,
    HEALER,
    MONGOLS,
    MONTHS,
    PEACE,
    SECOND_PRIZE,
    SICK,
    TRIBUTE,
    TRIBUTE_DUE,
    WARRIOR,
)


class Outlook(NamedTuple):
    """The next event for one court: what it asks, what is there, who leaves and what it scores."""

    event: int
    month: int
    due: int
    held: int
    lost: int
    gain: int


def next_event(scene: Scene) -> tuple[int, int]:
    """The next event that is not peace, and its month; peace in month 0 if none is left."""
    first = scene.month + 1 if scene.event_done else max(1, scene.month)
    for month in range(first, MONTHS + 1):
        if scene.events[month - 1] != PEACE and not scene.over:
            return scene.events[month - 1], month
    return PEACE, 0


def outlook(scene: Scene, court: Court) -> Outlook:
    """What the next event would do to this court today."""
    event, month = next_event(scene)
    others = [c for c in scene.courts if c.seat != court.seat]
    due = held = lost = gain = 0
    if event == TRIBUTE:
        due, held = TRIBUTE_DUE, court.yuan
        lost = max(0, due - held)
    elif event == DROUGHT:
        due, held = court.inhabited, court.rice
        lost = max(0, due - held)
    elif event == CONTAGION:
        due, held = SICK, court.symbols[HEALER]
        lost = max(0, due - held)
    elif event == MONGOLS:
        due, held = min(c.symbols[WARRIOR] for c in others), court.symbols[WARRIOR]
        lost, gain = int(held <= due), held
        if scene.wall:
            wall_lost, wall_gain = _wall_check(scene, court.seat, month)
            lost, gain = lost + wall_lost, gain + wall_gain
    elif event == FESTIVAL:
        due, held = max(c.fireworks for c in others), court.fireworks
        gain = prize(held, [c.fireworks for c in scene.courts])
    return Outlook(event, month, due, held, min(lost, court.persons), gain)


def prize(held: int, all_fireworks: list[int]) -> int:
    """What a festival pays for this many fireworks among all."""
    ranks = sorted({n for n in all_fireworks if n > 0}, reverse=True)
    if not held or held not in ranks[:2]:
        return 0
    return FIRST_PRIZE if held == ranks[0] else SECOND_PRIZE


def _wall_check(scene: Scene, seat: int, month: int) -> tuple[int, int]:
    """Persons lost and points gained when the wall is checked in a month."""
    built = [scene.wall_owners.count(c.seat) for c in scene.courts]
    if len(scene.wall_owners) >= month:
        return 0, built[seat]
    return int(built[seat] == min(built)), 0


def monthly(court: Court) -> tuple[int, int, int]:
    """What a court scores each month: palaces, fans of court ladies, dragons on privileges."""
    return len(court.palaces), court.symbols[COURT_LADY], court.small + 2 * court.large
