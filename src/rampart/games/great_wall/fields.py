"""The declaration of the table's fields and of the cards of the box."""

from typing import Final

from rampart.games.great_wall.arguments import MOST_COMMON
from rampart.games.great_wall.box import Box
from rampart.games.great_wall.content.hearing import CLAUSE_WORDS, COMMON_WORDS
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
    BARRICADES,
    CELL_WORDS,
    CLAN_WORDS,
    CLERK_WORDS,
    CLERKS,
    COMMAND_WORDS,
    COVER_WORDS,
    END_WORDS,
    FIGURES,
    FIRING_SPOTS,
    FIRING_WORDS,
    KIND_WORDS,
    LETHALITY,
    LOCATION_WORDS,
    MATERIAL_WORDS,
    MOST_CLANS,
    NO_CLAN,
    OUTCOME_WORDS,
    RESOURCE_WORDS,
    REST_WORDS,
    SEASON_WORDS,
    SECTION_WORDS,
    SHAME_PER_PLAYER,
    SHAME_SLOTS,
    SLOTS,
    SOURCE_WORDS,
    TOP_LEVEL,
    TOP_WALL,
)
from rampart.games.great_wall.vocabulary import QUERY_WORDS
from rampart.kernel.codec import PLACE_BITS
from rampart.kernel.fields import (
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

MOST_GOODS: Final = 999
MOST_HONOUR: Final = 9999
MOST_USES: Final = 99

# a use of an ability with a limit, and the horde card it counts for
USES: Final = [
    Field("ability", words=CLAUSE_WORDS),
    Field("horde", words=["any", *HORDE_WORDS]),
    Field("times", high=MOST_USES),
]
# a use of a card of the table, and whose
COMMON_USES: Final = [
    Field("ability", words=CLAUSE_WORDS),
    Field("seat", high=SEATS),
    Field("times", high=MOST_USES),
]
# a modifier that ends with a procedure on the pad; seat 15: for all
BONUSES: Final = [
    Field("query", words=QUERY_WORDS),
    Field("seat", high=NO_CLAN),
    Field("how", words=["add", "subtract", "set"]),
    Field("value", high=MOST_GOODS),
    Field("uses", high=MOST_USES),
    Field("place", high=1 << PLACE_BITS),
]

FIELDS: Final = [
    Field("year", low=1, high=len(LETHALITY[0]) + 1),  # where the last space does not end the game, spring does
    Field("space", high=len(LETHALITY[0]) - 1),
    Field("season", words=SEASON_WORDS),
    Field("active", low=-1, high=MOST_CLANS - 1),
    Field("ruler", low=-1, high=MOST_CLANS - 1),
    Field("tea", LIST, high=MOST_CLANS - 1),
    Field("clans", LIST, words=CLAN_WORDS, low=-1),
    # each clan's figures: the seats, then the Reed clan
    Field("clerks", BAGS, words=CLERK_WORDS, high=CLERKS),
    Field("pool", BAGS, words=KIND_WORDS, high=max(FIGURES), derived=1),
    Field("shamed", BAGS, words=KIND_WORDS, high=max(FIGURES)),
    Field("levels", BAGS, words=PRODUCTION_WORDS, high=TOP_LEVEL),
    Field("overseers", ROWS, words=KIND_WORDS, low=-1),
    Field("rest", BAGS, words=REST_WORDS, high=max(FIGURES)),
    Field("firing", BAGS, words=FIRING_WORDS, high=max(FIRING_SPOTS)),
    # the wall and its hordes
    Field("wall", BAG, words=SECTION_WORDS, high=TOP_WALL),
    Field("barricades", BAG, words=SECTION_WORDS, high=BARRICADES),
    Field("hordes", LIST, pool="hordes", length=SLOTS, low=-1, board="hordes", part="card"),
    Field("covers", ROWS, words=COVER_WORDS, length=SLOTS, board="hordes", part="covers", cells=CELL_WORDS),
    Field("next_horde", LIST, NONE, pool="hordes", top_last=1),
    Field("horde_deck", LIST, NONE, pool="hordes", rest=1, blind=1, top_last=1),
    Field("horde_discard", LIST, pool="hordes", top_last=1),
    Field("horde_box", LIST, NONE, pool="hordes", blind=1),
    Field("claimed", HANDS, pool="hordes"),
    Field("stains", LIST, length=HORDES, high=SHAME_SLOTS, board="stains", later=1),
    Field("known_hordes", KNOWN, pool="hordes"),
    # goods and honor
    Field("resources", BAGS, MEMORY, words=RESOURCE_WORDS, length=SEATS, high=MOST_GOODS),
    Field("warehouse", BAG, words=MATERIAL_WORDS, high=MOST_GOODS),
    Field("honour", LIST, high=MOST_HONOUR),
    Field("sources", BAGS, words=SOURCE_WORDS, high=MOST_HONOUR),
    Field("shame_bank", high=SHAME_PER_PLAYER * MOST_CLANS, derived=1),
    Field("shame_gone", high=SHAME_PER_PLAYER * MOST_CLANS),
    # cards
    Field("commands", HANDS, words=COMMAND_WORDS, length=SEATS, derived=1),
    Field("chosen", LIST, words=COMMAND_WORDS, low=-1),
    Field("track", LIST, low=-1, high=MOST_CLANS - 1),
    Field("command_discard", HANDS, words=COMMAND_WORDS, length=SEATS),
    Field("generals", LIST, pool="generals", length=SEATS, low=-1),
    Field("dealt_generals", HANDS, OWNER, pool="generals", length=SEATS),
    Field("boxed_generals", HANDS, OWNER, pool="generals", length=SEATS),
    Field("general_deck", LIST, NONE, pool="generals", rest=1, top_last=1),
    Field("advisors", HANDS, pool="advisors", length=SEATS),
    Field("support", HANDS, OWNER, pool="advisors"),
    Field("advisor_row", LIST, pool="advisors"),
    Field("advisor_deck", LIST, NONE, pool="advisors", rest=1, top_last=1),
    Field("advisor_discard", LIST, pool="advisors", top_last=1),
    Field("known_advisors", KNOWN, pool="advisors"),
    Field("tactics", HANDS, OWNER, pool="tactics", length=SEATS),
    Field("tactic_deck", LIST, NONE, pool="tactics", rest=1, top_last=1),
    Field("tactic_discard", LIST, pool="tactics", top_last=1),
    Field("artifacts", LIST, pool="artifacts"),
    Field("artifact_box", LIST, NONE, pool="artifacts", rest=1),
    # what is under way
    Field("activated", MASK, words=LOCATION_WORDS),
    Field("placed", LIST, length=SEATS, high=CLERKS * CLERKS),
    Field("uses", ROWS, columns=USES),
    Field("common_uses", ROWS, columns=COMMON_USES),
    Field("bonuses", ROWS, columns=BONUSES),
    Field("sacrificed", BAGS, words=["clerk", *KIND_WORDS], high=max(FIGURES)),
    Field("reasons", MASK, words=END_WORDS),
    Field("outcome", words=OUTCOME_WORDS),
    Field("common", LIST, words=COMMON_WORDS, high=MOST_COMMON - 1),
]


def pools_of(box: Box) -> list[Pool]:
    """The cards in play; none of another module lies anywhere, so no one expects it."""
    hordes = [card for card in box.hordes if HORDE_BACKS[card] >= box.first_section]  # GW-SET32
    return [
        Pool("hordes", HORDE_WORDS, one_each(hordes, len(HORDE_WORDS)), HORDE_BACKS, SECTION_WORDS),
        Pool("generals", GENERAL_WORDS, one_each(box.generals, len(GENERAL_WORDS))),
        Pool("advisors", ADVISOR_WORDS, one_each(box.advisors, len(ADVISOR_WORDS))),
        Pool("tactics", TACTIC_WORDS, one_each(box.tactics, len(TACTIC_WORDS))),
        Pool("artifacts", ARTIFACT_WORDS, one_each(box.artifacts, len(ARTIFACT_WORDS))),
    ]


def one_each(cards: list[int], words: int) -> list[int]:
    """One of each card in play, none of the others."""
    return [1 if card in cards else 0 for card in range(words)]
