"""The arguments of the steps of co-operative play."""

from typing import Final

from rampart.games.great_wall.arguments import ACTIVATION, CLAUSE, MANY, PAYLOAD, SHAME, VICTIMS, on
from rampart.games.great_wall.modules.coop.codes import GIVING_PLACES
from rampart.games.great_wall.tables import MOST_CLANS, SECTION_WORDS
from rampart.kernel.codec import Args, count, flag, maybe, one_of, pad_place, seat, seats, subset

WORK_WORDS: Final = ["work", "promote", "donate"]  # who is next: to work, or in the later steps of a production

ORDERING: Final = on(ACTIVATION)
WORK_STEP: Final = ORDERING.part("of", one_of(WORK_WORDS))
STILL_TO_WORK: Final = ORDERING.part("left", subset([str(c) for c in range(MOST_CLANS)]))  # clans, the Reed clan too

COOP_SHAMING: Final = on(SHAME)

PROPOSING: Final = Args()
PROPOSAL: Final = PROPOSING.part("proposal", pad_place())
SPLITTING: Final = on(PROPOSAL)
SPLIT_AT: Final = SPLITTING.part("at", count(GIVING_PLACES))
ASKING_GIVERS: Final = on(PROPOSAL)
GIVERS_ASKED: Final = ASKING_GIVERS.part("asked", seats(MOST_CLANS))
GIVING_PIECES: Final = on(PROPOSAL)
PIECES_LEFT: Final = GIVING_PIECES.part("left", count(MANY))
PIECE_FROM: Final = GIVING_PIECES.part("from", maybe(one_of(SECTION_WORDS)))

EVENT: Final = Args()
EVENT_AT: Final = EVENT.part("event", pad_place())
FEVERISH: Final = Args()
FEVER: Final = FEVERISH.part("fever", pad_place())

GIVING: Final = Args()
TO_GIVE: Final = GIVING.part("left", count(99))
GIVEN_TO: Final = GIVING.part("to", maybe(seat(MOST_CLANS)))
GIVEN_SO_FAR: Final = GIVING.part("given", count(MANY))
HONOUR_FOR_GIFTS: Final = GIVING.part("honour", count(MANY))
ONE_ONLY: Final = GIVING.part("one", flag())
SAVING_ANYONE: Final = on(VICTIMS)
SAVES_LEFT: Final = SAVING_ANYONE.part("left", count(MANY))
SPREADING: Final = Args()
SPREAD_LEFT: Final = SPREADING.part("left", count(MANY))
SPREAD_OVER: Final = SPREADING.part("sections", subset(SECTION_WORDS))
STORING: Final = Args()
TO_STORE: Final = STORING.part("left", count(MANY))
REDIRECTING: Final = on(PAYLOAD)
AND_ARRANGE: Final = REDIRECTING.part("arrange", flag())
ARRANGING: Final = Args()
ARRANGED: Final = ARRANGING.part("done", count(3))
PICKING: Final = Args()
PICKED_FOR: Final = PICKING.part("slot", count(2))
KEEPING: Final = Args()
TO_KEEP: Final = KEEPING.part("left", count(MANY))
ASKING_ALL: Final = Args()
ASKING_ALL.laid(PAYLOAD)
ASKING_ALL.laid(CLAUSE)
STILL_TO_ASK: Final = ASKING_ALL.part("among", seats(MOST_CLANS))
