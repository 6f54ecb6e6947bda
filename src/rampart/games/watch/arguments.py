"""What the steps still to be done are told: their arguments by name, with their ranges."""

from typing import Final

from rampart.games.watch.content.boards import MOST_CORNERS, MOST_EDGES, MOST_HEXES
from rampart.games.watch.tables import MOST_SEATS, TURN_STEP_WORDS
from rampart.kernel.codec import Args, board_place, count, maybe, one_of, seat, seats

ONE_CORNER: Final = board_place("corner", MOST_CORNERS)
ONE_PATH: Final = board_place("path", MOST_EDGES)
ONE_HEX: Final = board_place("hex", MOST_HEXES)
ONE_SEAT: Final = seat(MOST_SEATS)
SOME_SEATS: Final = seats(MOST_SEATS)

PLACE_SETTLEMENT: Final = Args()
ROUND: Final = PLACE_SETTLEMENT.part("round", count(2, 1))

PLACE_ROAD: Final = Args()
SETTLED: Final = PLACE_ROAD.part("corner", ONE_CORNER)  # the settlement just placed

TEST_WIN: Final = Args()
THEN: Final = TEST_WIN.part("then", one_of(TURN_STEP_WORDS))

DISCARD_HALF: Final = Args()
SPARED: Final = DISCARD_HALF.part("sparing", maybe(ONE_SEAT))

TAKE_RESOURCE: Final = Args()
TO_TAKE: Final = TAKE_RESOURCE.part("left", count(2, 1))

BUILD_FREE_ROAD: Final = Args()
TO_BUILD: Final = BUILD_FREE_ROAD.part("left", count(2, 1))

NAME_RESOURCE: Final = Args()
ASKED: Final = NAME_RESOURCE.part("asked", SOME_SEATS)

GIVE_IN_RETURN: Final = Args()
TO: Final = GIVE_IN_RETURN.part("to", ONE_SEAT)

TAKE_FROM_HAND: Final = Args()
VICTIM: Final = TAKE_FROM_HAND.part("victim", ONE_SEAT)

REBUILD_ROAD: Final = Args()
OLD: Final = REBUILD_ROAD.part("old", ONE_PATH)

LEAD_TO: Final = Args()
START: Final = LEAD_TO.part("start", ONE_HEX)

# ---- documents of before


# What older documents call steps of the turn by: the codes of these steps then
OLD_TURN_STEPS: Final = {12: "before_roll", 21: "trade", 22: "build", 23: "trade_and_build"}
# Places on the pad, which hold nothing else while an offer is made or cards are looked at
OLD_PLACES: Final = ("a", "at", "offer", "looked")


def modernise(step: str, words: dict[str, object]) -> None:
    """Turn the arguments of a step in an older document into those of today."""
    then, spared = words.get("then"), words.get("spared")
    if isinstance(then, int) and then in OLD_TURN_STEPS:
        words["then"] = OLD_TURN_STEPS[then]
    if isinstance(spared, int):
        del words["spared"]
        if spared:
            words["sparing"] = spared - 1
    for name in OLD_PLACES:
        words.pop(name, None)
