"""What the options of many decisions name: one place, resource or seat, or a set of seats."""

from typing import Final

from rampart.games.watch.arguments import ONE_CORNER, ONE_HEX, ONE_PATH, ONE_SEAT, SOME_SEATS
from rampart.games.watch.tables import MOST_SEATS, MOST_SECTIONS, RESOURCE_WORDS
from rampart.kernel.codec import Domain, Options, count, one_of


def one(name: str, domain: Domain) -> Options:
    """Options that are one number each, and nothing else."""
    options = Options()
    options.part(name, domain)
    return options


ONE_RESOURCE: Final = one_of(RESOURCE_WORDS)

CORNERS: Final = one("corner", ONE_CORNER)
PATHS: Final = one("path", ONE_PATH)
HEXES: Final = one("hex", ONE_HEX)
SECTIONS: Final = one("section", count(MOST_SECTIONS - 1))
SEATS: Final = one("seat", ONE_SEAT)
SETS_OF_SEATS: Final = one("seats", SOME_SEATS)
KINDS: Final = one("resource", ONE_RESOURCE)


# ---- sets of seats, each seat a bit


def set_of(members: list[int]) -> int:
    """These seats as a set."""
    mask = 0
    for q in members:
        mask |= 1 << q
    return mask


MEMBERS: Final = [[q for q in range(MOST_SEATS) if mask >> q & 1] for mask in range(1 << MOST_SEATS)]


def members_of(mask: int) -> list[int]:
    """The seats in a set; never changed."""
    return MEMBERS[mask]


SETS_WITHIN: Final = [[part for part in range(mask, 0, -1) if part & ~mask == 0] for mask in range(1 << MOST_SEATS)]


def sets_within(mask: int) -> list[int]:
    """Every set of some of these seats, all of them first; never changed."""
    return SETS_WITHIN[mask]
