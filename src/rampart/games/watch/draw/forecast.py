"""Forecast: what threatens next, from what lies open: the camps, the clearings, the guards and the tokens turned up."""

from typing import Final, NamedTuple

from rampart.games.watch.draw.scene import Scene
from rampart.games.watch.tables import (
    CLIMBER,
    GIANT,
    MAMMOTH,
    MOST_BREACHES,
    MOST_IN_GIFT,
    RUSH_AT,
    TYPES,
)

FACES: Final = 12  # of the wildling die


class Danger(NamedTuple):
    """Something about to go wrong: a section, the faces of the wildling die that bring it about, and how it ends."""

    kind: str  # `nothing`: as many foes as guards; `empty`: no guard at all; `giant`: a guard falls first; `climber`
    section: int
    foes: int
    guards: int
    faces: tuple[int, ...]
    ends: bool  # the game would be over


class Rush(NamedTuple):
    """A clan one wildling short of a rush, and the share of it among the tokens no one has seen, in percent."""

    clan: int
    share: int


def breaks(scene: Scene, section: int, kind: int) -> bool:
    """Would a wildling of this type, arriving now, breach a section?"""
    foes, guards = len(scene.clearings[section]), len(scene.guards[section])
    if kind == CLIMBER:
        return False
    if guards == 0:
        return True
    if kind == GIANT:
        return foes > guards - 1
    if kind == MAMMOTH:
        return foes + 1 > guards - 1
    return foes + 1 > guards


def dangers(scene: Scene) -> list[Danger]:
    """What the next roll of the wildling die may do, the worst first."""
    found = []
    for section in range(len(scene.guards)):
        breaking = [(n, kind) for n, kind in arrivals(scene, section) if breaks(scene, section, kind)]
        if breaking:
            found.append(_breach(scene, section, breaking))
        climbing = [n for n, kind in arrivals(scene, section) if kind == CLIMBER]
        if climbing and scene.in_gift == MOST_IN_GIFT:
            foes, guards = len(scene.clearings[section]), len(scene.guards[section])
            found.append(Danger("climber", section, foes, guards, tuple(climbing), True))
    return sorted(found, key=lambda danger: (not danger.ends, -len(danger.faces), danger.guards, danger.section))


def weakest(scene: Scene) -> int:
    """The section with the fewest guards to spare."""
    spare = [len(guards) - len(foes) for guards, foes in zip(scene.guards, scene.clearings)]
    return spare.index(min(spare))


def arrivals(scene: Scene, section: int) -> list[tuple[int, int]]:
    """The faces of the wildling die that bring someone to a section, and of which type."""
    return [
        (n, scene.camps[clan][0])
        for n, (clan, to) in enumerate(scene.trails, 1)
        if to == section and clan >= 0 and scene.camps[clan]
    ]


def _breach(scene: Scene, section: int, breaking: list[tuple[int, int]]) -> Danger:
    """A section that these faces of the wildling die break; a giant who meets a guard does not enter the Gift."""
    foes, guards = len(scene.clearings[section]), len(scene.guards[section])
    kind = "empty" if guards == 0 else "nothing" if foes >= guards else "giant"
    entering = foes if guards and all(arriving == GIANT for _, arriving in breaking) else foes + 1
    ends = scene.breaches == MOST_BREACHES - 1 or scene.in_gift + entering > MOST_IN_GIFT
    return Danger(kind, section, foes, guards, tuple(n for n, _ in breaking), ends)


def rushes(scene: Scene) -> list[Rush]:
    """The clans that one more wildling sets in motion."""
    unseen = sum(scene.hidden_tokens)
    found = []
    for clan, seated in enumerate(scene.camps):
        of_clan = sum(scene.hidden_tokens[clan * TYPES : (clan + 1) * TYPES])
        if len(seated) == RUSH_AT - 1 and of_clan:
            found.append(Rush(clan, round(100 * of_clan / unseen)))
    return found


def tragic_heirs(scene: Scene) -> list[int]:
    """The seats with most guards on the Wall: one of them would win if it fell now."""
    most = max(seat.guards for seat in scene.seats)
    return [seat.seat for seat in scene.seats if seat.guards == most]
