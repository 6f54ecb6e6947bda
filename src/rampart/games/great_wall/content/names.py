"""The names of all cards; a card's code is its place here, those of modules come after those of the base box.

Codes of the base box therefore stay whatever is added, and so do the games dealt from it.
"""

from typing import Final

from rampart.games.great_wall.modules.beasts.names import BEAST_ADVISORS, BEAST_TACTICS
from rampart.games.great_wall.modules.black_powder.names import BP_ADVISORS, BP_ARTIFACTS, BP_GENERALS, BP_HORDES
from rampart.games.great_wall.modules.chronicles.names import (
    CHRONICLE_ADVISORS,
    CHRONICLE_ARTIFACTS,
    CHRONICLE_GENERALS,
    CHRONICLE_TACTICS,
)
from rampart.games.great_wall.modules.coop.names import COOP_GENERALS, COOP_HORDES, COOP_TACTICS
from rampart.games.great_wall.modules.fifth_player.names import FIFTH_ADVISORS, FIFTH_GENERALS, FIFTH_TACTICS
from rampart.games.great_wall.modules.khan.names import HORDE_FIGURES as KHAN_HORDES
from rampart.games.great_wall.modules.khan.names import KHAN_ADVISORS
from rampart.games.great_wall.modules.rat.names import RAT_ARTIFACTS
from rampart.games.great_wall.tables import SECTION_WORDS
from rampart.packs import NO_PACK, packs_of

GENERAL_WORDS: Final = [
    "yang_ye", "liang_hongyu", "zhou_tong", "yue_fei", "han_shizhong", "mu_guiying", "di_qing", "meng_gong", "zong_ze",
    "liu_qi", "wu_jie", "she_saihua", "cao_bin", *COOP_GENERALS, *BP_GENERALS, *FIFTH_GENERALS, *CHRONICLE_GENERALS,
]  # fmt: skip
ADVISOR_WORDS: Final = [
    "alchemist", "stonemason", "manufacturer", "spiritual_leader", "tax_collector", "salt_merchant", "granary_keeper",
    "abacus_master", "caravan_leader", "storekeeper", "canal_warden", "courier", "imperial_examiner", "palace_eunuch",
    "magistrate", "censor", "prefect", "tea_master", "court_poet", "court_historian", "strategist", "astrologer",
    "gravedigger", "archer_captain", "fletcher", "horse_breeder", "drill_sergeant", "quartermaster", "field_physician",
    "banner_maker", "pathfinder", "executioner", "trophy_keeper", "abbot", "war_drummer", "spoils_officer", "assassin",
    "interpreter", "architect", "carpenter", "spymaster", "wall_inspector", "geomancer", "beacon_keeper",
    *BP_ADVISORS, *BEAST_ADVISORS, *FIFTH_ADVISORS, *KHAN_ADVISORS, *CHRONICLE_ADVISORS,
]  # fmt: skip
TACTIC_WORDS: Final = [
    "restless", "forced_march", "night_raid", "imperial_edict", "rich_harvest", "tribute_mission", "tea_ceremony",
    "double_shift", "master_builders", "secret_envoy", "war_council", "volunteers", "surprise_charge", "claim_of_glory",
    "plunder_the_camp", "pursuit", "retreat", "heroic_sacrifice", "oil_and_stones", "empty_fort",
    *COOP_TACTICS,
    *BEAST_TACTICS,
    *(card.word for pack in packs_of("great_wall") for card in pack.cards),
    *FIFTH_TACTICS,
    *CHRONICLE_TACTICS,
]  # fmt: skip
PACKS: Final = [NO_PACK] + [pack.value for pack in packs_of("great_wall")]  # the values of the option
ARTIFACT_WORDS: Final = [
    "heirloom_seal", "nine_tripods", "sword_of_goujian", "jade_disc", "river_scroll",
    *BP_ARTIFACTS, *RAT_ARTIFACTS, *CHRONICLE_ARTIFACTS,
]  # fmt: skip
HORDE_TYPES: Final = [
    "outriders", "steppe_archers", "heavy_lancers", "keshig_guard", "marauders", "sappers", "war_shamans", "camp_train",
    *[figures[0] for figures in COOP_HORDES],
    *BP_HORDES,
    *[figures[0] for figures in KHAN_HORDES],
]  # fmt: skip
BASE_GENERALS: Final = 13
BASE_ADVISORS: Final = 44
BASE_TACTICS: Final = 20
BASE_ARTIFACTS: Final = 5
BASE_HORDE_TYPES: Final = 8
COPIES: Final = 3  # of a type of horde: one with each back
HORDE_WORDS: Final = [f"{kind}_{back}" for kind in HORDE_TYPES for back in SECTION_WORDS]
HORDES: Final = len(HORDE_WORDS)
HORDE_BACKS: Final = [card % COPIES for card in range(HORDES)]
TYPE_OF_HORDE: Final = [card // COPIES for card in range(HORDES)]  # for loops that must be quick


def type_of(card: int) -> int:
    """The type of a horde card: there are three of each, with different backs."""
    return card // COPIES


def codes(words: list[str], of: list[str]) -> list[int]:
    """The codes of some cards of a deck, by their names."""
    return [of.index(word) for word in words]


def horde_codes(types: list[str]) -> list[int]:
    """The codes of all copies of some types of hordes."""
    return [HORDE_TYPES.index(kind) * COPIES + copy for kind in types for copy in range(COPIES)]


def tactics_of_pack(pack: str) -> list[int]:
    """The tactic cards of a content pack, by the value of the option; none for none."""
    for found in packs_of("great_wall"):
        if found.value == pack:
            return [TACTIC_WORDS.index(card.word) for card in found.cards]
    return []
