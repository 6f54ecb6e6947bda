"""What the tests of the cards of The Great Wall share: support advisors, commands on the track, plain situations."""

from tests.games.great_wall import table as plain
from tests.games.great_wall.table import R, asked, horde, keys, play, player, step

from rampart.games.great_wall.content.names import BASE_GENERALS, GENERAL_WORDS
from rampart.games.great_wall.state import GreatWall

SUPPORT = ["abbot", "fletcher", "censor", "prefect", "tea_master", "courier", "assassin"]  # no one else's in the tests


def leader(general: str, n: int, **fields: object) -> dict:
    """A player with a general and n support advisors."""
    return player(general=general, support=SUPPORT[:n], **fields)


def advised(*advisors: str, **fields: object) -> dict:
    """A player with active advisors."""
    return player(advisors=list(advisors), **fields)


def table(*players: dict, **fields: object) -> GreatWall:
    """A position; who has no general gets one that no one has, and that does nothing without support advisors."""
    taken = [me["general"] for me in players if "general" in me]
    free = [word for word in GENERAL_WORDS[:BASE_GENERALS] if word not in taken]
    people = [me if "general" in me else {**me, "general": free.pop()} for me in players]
    return plain.table(*people, **fields)


def activating(*players: dict, location: str = "", **fields: object) -> GreatWall:
    """R is active and the locations are activated; the named one first."""
    s = table(*players, todo=[step("activation_step", R)], active=R, **fields)
    if location and asked(s).startswith("next_location"):
        play(s, (R, f"activate:{location}"))
    return s


def turn_of(seat: int, *players: dict, **fields: object) -> GreatWall:
    """The turn of a seat begins, whose card lies in slot 1; no one else's follows."""
    return table(*players, todo=[step("next_turn", slot=0)], track=[seat], ruler=seat, **fields)


def checked(*players: dict, **fields: object) -> GreatWall:
    """The horde check."""
    return table(*players, todo=[step("horde_check")], **fields)


def one_left(soldier: str = "R") -> tuple[str, dict[str, str]]:
    """Outriders with a soldier and two wounds: the spot 1.3, worth 1 honor, is free."""
    return horde("outriders_L", f"0.2:{soldier} 0.3:x 1.2:x")


def full(soldier: str = "R") -> tuple[str, dict[str, str]]:
    """Outriders with one soldier and wounds on all other spots."""
    return horde("outriders_L", f"0.2:{soldier} 0.3:x 1.2:x 1.3:x")


def first(s: GreatWall, seat: int, *words: str) -> None:
    """Make choices one after the other, each the first option that begins with the word."""
    for word in words:
        play(s, (seat, next(key for key in keys(s, seat) if key.startswith(word))))


IDLE = ("pass", "stop", "none", "done", "keep", "stay", "hold", "draw:0", "take")


def stop(s: GreatWall, until: str = "", wanted: tuple[str, ...] = ()) -> None:
    """Let everyone do nothing but what is wanted, until a step asks or nothing is left."""
    while not s.over and not (until and asked(s).startswith(until)):
        seat = s.deciders[0]
        offered = keys(s, seat)
        play(s, (seat, next((word for word in (*wanted, *IDLE) if word in offered), offered[0])))
