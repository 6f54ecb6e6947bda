"""The kinds of events that the journal tells: their names, numbers and rules."""

from typing import Final

from rampart.games.great_wall import codes as c
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import (
    ADVISOR_WORDS,
    ARTIFACT_WORDS,
    GENERAL_WORDS,
    HORDE_WORDS,
    TACTIC_WORDS,
)
from rampart.games.great_wall.tables import (
    ACTIVATION_WORDS,
    CAUSE_WORDS,
    CLAN_WORDS,
    COMMAND_WORDS,
    GAIN_WORDS,
    KIND_WORDS,
    LOCATION_WORDS,
    RESOURCE_WORDS,
    SEASON_WORDS,
    SECTION_WORDS,
    SOURCE_WORDS,
    TROOP_WORDS,
    WHO_WORDS,
)
from rampart.kernel.fields import Field
from rampart.kernel.rules import EventKind

N: Final = Field("n", low=-999)
SECTION: Final = Field("section", words=SECTION_WORDS)
HORDE: Final = Field("horde", words=HORDE_WORDS)
RESOURCE: Final = Field("resource", words=RESOURCE_WORDS)
KIND: Final = Field("kind", words=TROOP_WORDS)
LOCATION: Final = Field("location", words=LOCATION_WORDS)
ADVISOR: Final = Field("card", words=ADVISOR_WORDS)
TACTIC: Final = Field("card", words=TACTIC_WORDS)
COMMON: Final = Field("card", words=COMMON_WORDS)
CELL: Final = Field("cell")
CAUSE: Final = Field("cause", words=CAUSE_WORDS)
RECRUITED: Final = [Field(name) for name in ("spearmen", "archers", "horsemen", "specials", "bannermen")]
SHAME_PLACES: Final = [*KIND_WORDS, *HORDE_WORDS]
DECK_WORDS: Final = ["advisors", "tactics", "hordes"]

EVENTS: Final = {
    c.E_YEAR: EventKind("year", [Field("year")], "GW-SET19"),
    c.E_SEASON: EventKind("season", [Field("season", words=SEASON_WORDS)], "GW-SET19"),
    c.E_CLAN: EventKind("clan", [Field("clan", words=CLAN_WORDS)], "GW-SET09"),
    c.E_GENERAL: EventKind("general", [Field("card", words=GENERAL_WORDS)], "GW-SET12"),
    c.E_ADVISOR_ACTIVE: EventKind("advisor_active", [ADVISOR], "GW-SET12"),
    c.E_HORDE: EventKind("horde", [HORDE, SECTION, Field("row")], "GW-SPR05"),
    c.E_RAID: EventKind("raid", [HORDE, SECTION, N], "GW-SPR06"),
    c.E_ROW: EventKind("row", [N], "GW-SPR08"),
    c.E_TIME: EventKind("time", [Field("space"), Field("hordes"), Field("lethality")], "GW-SPR01"),
    c.E_RESOURCES: EventKind("resources", [RESOURCE, N, Field("source", words=GAIN_WORDS)], "GW-GEN05"),
    c.E_PAID: EventKind("paid", [RESOURCE, N], "GW-GEN03"),
    c.E_WAREHOUSE_PAID: EventKind("warehouse_paid", [RESOURCE, N], "GW-BLD04"),
    c.E_HONOUR: EventKind("honour", [N, Field("source", words=SOURCE_WORDS)], "GW-SCO04"),
    c.E_SHAME_REMOVED: EventKind("shame_removed", [], "GW-SUM02"),
    c.E_COMMANDS_DISCARDED: EventKind("commands_discarded", [], "GW-SUM03"),
    c.E_RECLAIMED: EventKind("reclaimed", [Field("choice", words=["take", "honour"]), N], "GW-SUM04"),
    c.E_COMMAND: EventKind("command", [Field("command", words=COMMAND_WORDS)], "GW-FAL01"),
    c.E_SLOT: EventKind("slot", [Field("clan"), Field("slot")], "GW-FAL03"),
    c.E_TURN: EventKind("turn", [Field("clan"), Field("slot")], "GW-FAL04"),
    c.E_COPIED: EventKind("copied", [Field("command", words=COMMAND_WORDS)], "GWC-CMD-10"),
    c.E_CLERK_PLACED: EventKind("clerk_placed", [LOCATION], "GW-CLK01"),
    c.E_CLERK_MOVED: EventKind("clerk_moved", [Field("from", words=LOCATION_WORDS), LOCATION], "GW-CLK01"),
    c.E_ACTIVATED: EventKind("activated", [LOCATION, Field("kind", words=ACTIVATION_WORDS)], "GW-ACT02"),
    c.E_PROMOTED: EventKind("promoted", [LOCATION, Field("level")], "GW-PRD05"),
    c.E_DONATED: EventKind("donated", [RESOURCE], "GW-PRD09"),
    c.E_RECRUITED: EventKind("recruited", RECRUITED, "GW-BAR02"),
    c.E_RESTED: EventKind("rested", [KIND, SECTION], "GW-BAR03"),
    c.E_ATTACKED: EventKind("attacked", [KIND, HORDE, CELL], "GW-ATK01"),
    c.E_FIRING: EventKind("firing", [SECTION], "GW-ATK05"),
    c.E_WOUND: EventKind("wound", [HORDE, CELL, CAUSE], "GW-ATK07"),
    c.E_HELD_FIRE: EventKind("held_fire", [SECTION], "GW-WIN01"),
    c.E_BARRICADE: EventKind("barricade", [SECTION], "GW-BLD02"),
    c.E_WALL: EventKind("wall", [SECTION, Field("level")], "GW-BLD03"),
    c.E_HIRED_CLERK: EventKind("hired_clerk", [Field("price")], "GW-EMB02"),
    c.E_HIRED_ADVISOR: EventKind("hired_advisor", [ADVISOR], "GW-EMB03"),
    c.E_SUPPORT: EventKind("support", [ADVISOR], "GW-EMB03"),
    c.E_DISMISSED: EventKind("dismissed", [ADVISOR], "GW-REE14"),
    c.E_TEA: EventKind("tea", [Field("clan"), Field("from"), Field("to")], "GW-TEA01"),
    c.E_MOVED: EventKind(
        "moved",
        [
            Field("who", words=WHO_WORDS),
            N,
            Field("from", words=SECTION_WORDS),
            Field("to", words=SECTION_WORDS),
        ],
        "GW-HQ01",
    ),
    c.E_DREW: EventKind("drew", [TACTIC], "GW-ACA01"),
    c.E_DISCARDED_TACTIC: EventKind("discarded_tactic", [TACTIC], "GW-TAC01"),
    c.E_SHUFFLED: EventKind("shuffled", [Field("deck", words=DECK_WORDS)], "GW-GEN11"),
    c.E_TACTIC: EventKind("tactic", [TACTIC, Field("boosted", words=["base", "boosted"])], "GW-TAC03"),
    c.E_ABILITY: EventKind("ability", [Field("card", words=[*GENERAL_WORDS, *ADVISOR_WORDS])], "GW-T20"),
    c.E_COMMON_USED: EventKind("common_used", [COMMON], "GW-T20"),
    c.E_COMMON_ABILITY: EventKind("common_ability", [COMMON], "GW-T05"),
    c.E_HORDE_ABILITY: EventKind("horde_ability", [HORDE], "GWC-R12"),
    c.E_SWIFT: EventKind("swift", [HORDE], "GWC-HOR-20"),
    c.E_HEALED: EventKind("healed", [HORDE], "GWC-HOR-08"),
    c.E_LOOKED: EventKind("looked", [HORDE], "GWC-ADV-22"),
    c.E_SENT_BACK: EventKind("sent_back", [], "GWC-ADV-22"),
    c.E_SPIED: EventKind("spied", [Field("other_seat"), Field("command", words=COMMAND_WORDS)], "GWC-ADV-41"),
    c.E_CHANGED_COMMAND: EventKind("changed_command", [Field("choice", words=["kept", "changed"])], "GWC-ADV-41"),
    c.E_DEFEATED: EventKind("defeated", [HORDE], "GW-DEF04"),
    c.E_CLAIMED: EventKind("claimed", [HORDE], "GW-DEF10"),
    c.E_HORDE_GONE: EventKind("horde_gone", [HORDE], "GW-DEF07"),
    c.E_ADVANCED: EventKind("advanced", [SECTION], "GW-DEF11"),
    c.E_VICTIM: EventKind("victim", [KIND, HORDE], "GW-KIL01"),
    c.E_SAVED: EventKind("saved", [KIND, SECTION], "GW-KIL03"),
    c.E_KILLED: EventKind("killed", [KIND, SECTION], "GW-KIL02"),
    c.E_SHIELDED: EventKind("shielded", [SECTION], "GWC-TAC-20"),
    c.E_SURVIVED: EventKind("survived", [KIND, N, SECTION], "GW-DEF09"),
    c.E_COMPARED: EventKind("compared", [SECTION, Field("offence"), Field("defence")], "GW-WIN06"),
    c.E_BREACH: EventKind("breach", [SECTION], "GW-BRE01"),
    c.E_SHAME: EventKind("shame", [CAUSE], "GW-SHM01"),
    c.E_SHAME_ON: EventKind("shame_on", [Field("where", words=SHAME_PLACES)], "GW-SHM01"),
    c.E_SHAME_LOST: EventKind("shame_lost", [Field("why", words=["no_token", "no_place"])], "GW-SHM06"),
    c.E_BARRICADES_GONE: EventKind("barricades_gone", [], "GW-WIN07"),
    c.E_ENDING: EventKind("ending", [Field("reasons")], "GW-END01"),
    c.E_SCORED: EventKind("scored", [Field("card", words=ARTIFACT_WORDS), N], "GW-SCO03"),
    c.E_REED_MOVED: EventKind("reed_moved", [Field("from", words=LOCATION_WORDS), LOCATION], "GW-REE09"),
    c.E_REED_STORED: EventKind("reed_stored", [RESOURCE], "GW-REE05"),
}
