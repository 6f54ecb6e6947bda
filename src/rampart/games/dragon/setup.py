"""Setting up: display, starting seat, row of events, super event, and the draft to come (YD-108)."""

from rampart.games.dragon.arguments import MONTH
from rampart.games.dragon.state import Dragon, new_player
from rampart.games.dragon.tables import (
    CHOOSE_AFTER_EVENTS,
    EVENT_BAG,
    HIDDEN_SUPER_EVENT,
    MONTHS,
    NAMED_SUPER_EVENT,
    PEACE,
    RANDOM_SUPER_EVENT,
    S_DRAFT_PAIR,
    S_MONTH,
    S_NAME_SUPER_EVENT,
    STARTING_SEAT,
    SUPER_EVENT,
    SUPER_EVENTS,
    TILES,
    WALL,
    tiles_in_game,
)
from rampart.kernel.frame import NOBODY


def set_up(s: Dragon) -> None:
    """Lay out the game and push what follows: the naming of the super event, the draft, the first month."""
    s.display = tiles_in_game(s.seats)
    s.gone = [0] * TILES
    s.dragons = [-1] * s.seats
    s.drafted = [0] * s.seats
    s.players = [new_player(s.has(WALL)) for _ in range(s.seats)]
    s.starter = starting_seat(s)
    drafting = [(s.starter + i) % s.seats for i in range(s.seats)]
    s.stacked = drafting[::-1]  # until they move, who drafts first stands on top
    s.events = event_row(s)
    s.super_event = super_event(s)
    s.push(S_MONTH, NOBODY, MONTH.put(1))
    for p in reversed(drafting):
        s.push(S_DRAFT_PAIR, p)
    if s.has(CHOOSE_AFTER_EVENTS):
        s.push(S_NAME_SUPER_EVENT, s.starter)


def starting_seat(s: Dragon) -> int:
    """Drawn at random unless the table fixes it; only the draft starts there (YD-027, YD-107)."""
    fixed = s.config[STARTING_SEAT]
    return fixed - 1 if fixed else s.rng.below(s.seats)


def event_row(s: Dragon) -> list[int]:
    """Two months of peace, then ten tiles so that no two equal ones are neighbors (YD-102 to YD-105)."""
    bag = EVENT_BAG[:]
    s.rng.shuffle(bag)
    return lay_events(bag)


def lay_events(bag: list[int]) -> list[int]:
    """Lay the tiles in the order drawn, each on the first free month or, beside its twin, on the next."""
    row = [PEACE, PEACE] + [-1] * (MONTHS - 2)
    for tile in bag:
        month = row.index(-1)
        if row[month - 1] != tile:
            row[month] = tile
        elif month < MONTHS - 1:
            row[month + 1] = tile
        else:
            row[month] = tile
            row[month - 2], row[month - 1] = row[month - 1], row[month - 2]
    return row


def super_event(s: Dragon) -> int:
    """None, the one drawn, or the one the table named; a hidden one comes later (YD-801, YD-802, YD-902)."""
    wanted = s.config[SUPER_EVENT]
    if wanted >= NAMED_SUPER_EVENT:
        return wanted - NAMED_SUPER_EVENT
    if wanted == RANDOM_SUPER_EVENT and not s.has(HIDDEN_SUPER_EVENT) and not s.has(CHOOSE_AFTER_EVENTS):
        return s.rng.below(SUPER_EVENTS)
    return -1
