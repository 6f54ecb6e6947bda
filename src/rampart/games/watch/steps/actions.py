"""The actions of a turn as options: one declaration for all steps of the turn."""

from typing import Final

from rampart.games.watch.arguments import ONE_CORNER, ONE_PATH
from rampart.games.watch.tables import CARD_WORDS, MOST_SECTIONS, RESOURCE_WORDS, RESOURCES
from rampart.kernel.codec import Options, count, one_of

ACTIONS: Final = Options()
END: Final = ACTIONS.case("end").code
GO_BUILD: Final = ACTIONS.case("build").code
ROLL: Final = ACTIONS.case("roll").code
OFFER: Final = ACTIONS.case("offer").code
HERO: Final = ACTIONS.case("hero").code
BUY: Final = ACTIONS.case("buy_card").code
PLAY: Final = ACTIONS.case("play")
PLAYED: Final = PLAY.part("card", one_of(CARD_WORDS))
BANK: Final = ACTIONS.case("bank")
TAKEN: Final = BANK.part("take", one_of(RESOURCE_WORDS))
GIVEN: Final = BANK.part("give", one_of(RESOURCE_WORDS))
GUARD: Final = ACTIONS.case("guard")
SECTION: Final = GUARD.part("section", count(MOST_SECTIONS - 1))
SETTLEMENT: Final = ACTIONS.case("settlement")
SITE: Final = SETTLEMENT.part("corner", ONE_CORNER)
KEEP_AT: Final = ACTIONS.case("keep")
RAISED: Final = KEEP_AT.part("corner", ONE_CORNER)
ROAD: Final = ACTIONS.case("road")
PATH: Final = ROAD.part("path", ONE_PATH)

# Where the options of a case begin: the one digit of an action is added to it when lists of them are made
FIRST_PLAY: Final = PLAY.code
FIRST_BANK: Final = BANK.code
BANK_TRADES: Final = [
    [GIVEN.put(give) + TAKEN.put(take) for take in range(RESOURCES) if take != give] for give in range(RESOURCES)
]  # by what is given
FIRST_GUARD: Final = GUARD.code
FIRST_SETTLEMENT: Final = SETTLEMENT.code
FIRST_KEEP: Final = KEEP_AT.code
FIRST_ROAD: Final = ROAD.code
