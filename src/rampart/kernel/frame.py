"""A frame is one packed int: what is still to be done, by whom, with one word of small declared arguments."""

from typing import Final

from rampart.kernel.codec import Args, count, pad_place
from rampart.kernel.errors import BrokenRules

# step code 12 bits, player 4, arguments 44: together below 2**60
NOBODY: Final = 15  # the player of a step that belongs to no seat
# Who looks on: a seat, SPECTATORS, or WHOLE. None of the numbers means two things, and -1 is no one at all: a mistake
# shows too little, never a secret.
SPECTATORS: Final = 14  # the viewer who has no seat
WHOLE: Final = 62  # the viewer of a state that is no view: it sees all, and no other number does
MOST_SEATS: Final = 14

ARGS_LIMIT: Final = 1 << 44

# Frames of the kernel itself
CLOSE: Final = 1  # frees a section of the pad: its layout and place
ASK: Final = 2  # a poll: the place of its section
ANSWER: Final = 3  # one seat's answer after the poll: where in the section, and its place
OPEN: Final = 4  # the answers of a poll, all in, are turned up: the place of its section
AGAIN: Final = 5  # above the decision to which an aside was added and which is asked again

# The arguments of the kernel's own frames: which layout or where in the section, and the section's place on the pad
OF_KERNEL: Final = Args()
LAYOUT: Final = OF_KERNEL.part("layout", count(65535))
SECTION: Final = OF_KERNEL.part("section", pad_place())


def viewer_of(seat: int | None) -> int:
    """The viewer in a seat; None is the spectators."""
    return SPECTATORS if seat is None else seat


def is_seat(viewer: int) -> bool:
    """Has the viewer a seat at the table?"""
    return 0 <= viewer < MOST_SEATS


def pack(code: int, player: int, args: int) -> int:
    """Pack a frame; arguments that do not fit are a fault of the rules."""
    if args < 0 or args >= ARGS_LIMIT:
        raise out_of_range(code, args)
    return code | player << 12 | args << 16


def out_of_range(code: int, args: int) -> BrokenRules:
    """The complaint about arguments that do not fit."""
    return BrokenRules(f"frame arguments out of range: step {code}, {args}")


def code_of(frame: int) -> int:
    return frame & 4095


def player_of(frame: int) -> int:
    return frame >> 12 & 15


def args_of(frame: int) -> int:
    """The arguments of a frame, for the parts that its step declares."""
    return frame >> 16


def layout_of(frame: int) -> int:
    """The number of the layout that a closing frame of the kernel is of."""
    return frame >> 16 & 65535


def section_of(frame: int) -> int:
    """The place on the pad that a frame of the kernel is about."""
    return frame >> 32
