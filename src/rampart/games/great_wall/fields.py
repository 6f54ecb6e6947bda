"""The declaration of the table's fields and of the cards of the box."""

from typing import Final

from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    ARTIFACT_WORDS,
    GENERAL_WORDS,
    HORDE_BACKS,
    HORDE_WORDS,
    HORDES,
    TACTIC_WORDS,
)
from rampart.games.great_wall.tables import (
    CLAN_WORDS,
    CLERK_WORDS,
    COMMAND_WORDS,
    COVER_WORDS,
    END_WORDS,
    KIND_WORDS,
    LOCATION_WORDS,
    MATERIAL_WORDS,
    RESOURCE_WORDS,
    REST_WORDS,
    SEASON_WORDS,
    SECTION_WORDS,
    SLOTS,
    SOURCE_WORDS,
)
from rampart.kernel.record import (
    BAG,
    BAGS,
    HANDS,
    KNOWN,
    LIST,
    MASK,
    MEMORY,
    NONE,
    OWNER,
    ROWS,
    SEATS,
    Field,
    Pool,
)

PRODUCTION_WORDS: Final = LOCATION_WORDS[:4]

FIELDS: Final = [
    Field("year"),
    Field("space"),
    Field("season", words=SEASON_WORDS),
    Field("active", low=-1),
    Field("ruler", low=-1),
    Field("tea", LIST),
    Field("clans", LIST, words=CLAN_WORDS, low=-1),
    # each clan's figures: the seats, then the Reed clan
    Field("clerks", BAGS, words=CLERK_WORDS),
    Field("pool", BAGS, words=KIND_WORDS),
    Field("shamed", BAGS, words=KIND_WORDS),
    Field("levels", BAGS, words=PRODUCTION_WORDS),
    Field("overseers", ROWS, words=KIND_WORDS, low=-1),
    Field("rest", BAGS, words=REST_WORDS),
    Field("firing", BAGS, words=SECTION_WORDS),
    # the wall and its hordes
    Field("wall", BAG, words=SECTION_WORDS),
    Field("barricades", BAG, words=SECTION_WORDS),
    Field("hordes", LIST, pool="hordes", length=SLOTS, low=-1),
    Field("covers", ROWS, words=COVER_WORDS, length=SLOTS),
    Field("next_horde", LIST, NONE, pool="hordes"),
    Field("horde_deck", LIST, NONE, pool="hordes", rest=1, blind=1),
    Field("horde_discard", LIST, pool="hordes"),
    Field("claimed", HANDS, pool="hordes", length=SEATS),
    Field("stains", LIST, length=HORDES),
    Field("known_hordes", KNOWN, pool="hordes"),
    # goods and honour
    Field("resources", BAGS, MEMORY, words=RESOURCE_WORDS, length=SEATS),
    Field("warehouse", BAG, words=MATERIAL_WORDS),
    Field("honour", LIST, length=SEATS),
    Field("sources", BAGS, words=SOURCE_WORDS, length=SEATS),
    Field("shame_bank"),
    Field("shame_gone"),
    # cards
    Field("commands", HANDS, words=COMMAND_WORDS, length=SEATS),
    Field("chosen", LIST, words=COMMAND_WORDS, length=SEATS, low=-1),
    Field("track", LIST, low=-1),
    Field("command_discard", HANDS, words=COMMAND_WORDS, length=SEATS),
    Field("generals", LIST, pool="generals", length=SEATS, low=-1),
    Field("dealt_generals", HANDS, OWNER, pool="generals", length=SEATS),
    Field("boxed_generals", HANDS, OWNER, pool="generals", length=SEATS),
    Field("general_deck", LIST, NONE, pool="generals", rest=1),
    Field("advisors", HANDS, pool="advisors", length=SEATS),
    Field("support", HANDS, OWNER, pool="advisors", length=SEATS),
    Field("advisor_row", LIST, pool="advisors"),
    Field("advisor_deck", LIST, NONE, pool="advisors", rest=1),
    Field("advisor_discard", LIST, pool="advisors"),
    Field("known_advisors", KNOWN, pool="advisors"),
    Field("tactics", HANDS, OWNER, pool="tactics", length=SEATS),
    Field("tactic_deck", LIST, NONE, pool="tactics", rest=1),
    Field("tactic_discard", LIST, pool="tactics"),
    Field("artifacts", LIST, pool="artifacts"),
    Field("artifact_box", LIST, NONE, pool="artifacts", rest=1),
    # what is under way
    Field("activated", MASK, words=LOCATION_WORDS),
    Field("placed", LIST, length=SEATS),
    Field("uses", ROWS),
    Field("bonuses", ROWS),
    Field("reasons", MASK, words=END_WORDS),
]


def pools_for(two: bool) -> list[Pool]:
    """The cards of a game; with two players those with the back L are left out (GW-SET32)."""
    hordes = [0 if two and back == 0 else 1 for back in HORDE_BACKS]
    return [
        Pool("hordes", HORDE_WORDS, hordes, HORDE_BACKS, SECTION_WORDS),
        Pool("generals", GENERAL_WORDS, [1] * len(GENERAL_WORDS)),
        Pool("advisors", ADVISOR_WORDS, [1] * len(ADVISOR_WORDS)),
        Pool("tactics", TACTIC_WORDS, [1] * len(TACTIC_WORDS)),
        Pool("artifacts", ARTIFACT_WORDS, [1] * len(ARTIFACT_WORDS)),
    ]


POOLS: Final = pools_for(False)
POOLS_FOR_TWO: Final = pools_for(True)
