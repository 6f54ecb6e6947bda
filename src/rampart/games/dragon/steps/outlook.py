"""What prompts and options tell a player: the event ahead, and who lives where."""

from rampart.games.dragon.state import Dragon
from rampart.games.dragon.tables import (
    CONTAGION,
    DROUGHT,
    EVENT_WORDS,
    FESTIVAL,
    HEALER,
    MONGOLS,
    SICK,
    TILE_WORDS,
    TRIBUTE,
    TRIBUTE_DUE,
    WARRIOR,
)


def event_ahead(s: Dragon, p: int) -> dict[str, int | str]:
    """The event of the month, what it asks for or what the others have, and what the player has."""
    event = s.events[s.round - 1]
    me = s.players[p]
    others = [s.players[q] for q in range(s.seats) if q != p]
    due, have = 0, 0
    if event == TRIBUTE:
        due, have = TRIBUTE_DUE, me.yuan
    elif event == DROUGHT:
        due, have = me.inhabited(), me.rice
    elif event == FESTIVAL:
        due, have = max([other.fireworks for other in others]), me.fireworks
    elif event == MONGOLS:
        due, have = min([other.symbols(WARRIOR) for other in others]), me.symbols(WARRIOR)
    elif event == CONTAGION:
        due, have = SICK, me.symbols(HEALER)
    return {"event": EVENT_WORDS[event], "due": due, "have": have}


def dwellers(s: Dragon, p: int, site: int) -> str:
    """The persons in a palace as `monk_old+healer_young`, or `none`."""
    people = s.players[p].people
    if site >= len(people) or not people[site]:
        return "none"
    return "+".join([TILE_WORDS[tile] for tile in people[site]])
