"""A frame is one packed int: what is still to be done, by whom, with two small arguments."""

from typing import Final

from rampart.kernel.errors import BrokenRules

# step code 12 bits, player 4, argument a 16, argument b 28: together below 2**60
NOBODY: Final = 15  # the player of a step that belongs to no seat
SPECTATORS: Final = 14  # the viewer who has no seat
WHOLE: Final = -1  # the viewer of a state that is no view
MOST_SEATS: Final = 14

A_LIMIT: Final = 65536
B_LIMIT: Final = 268435456


def pack(code: int, player: int, a: int, b: int) -> int:
    """Pack a frame; an argument that does not fit is a fault of the rules."""
    if a < 0 or a >= A_LIMIT or b < 0 or b >= B_LIMIT:
        raise BrokenRules(f"frame argument out of range: step {code}, a={a}, b={b}")
    return code | player << 12 | a << 16 | b << 32


def code_of(frame: int) -> int:
    """The step code of a frame."""
    return frame & 4095


def player_of(frame: int) -> int:
    """The player of a frame."""
    return frame >> 12 & 15


def a_of(frame: int) -> int:
    """The first argument of a frame."""
    return frame >> 16 & 65535


def b_of(frame: int) -> int:
    """The second argument of a frame."""
    return frame >> 32
