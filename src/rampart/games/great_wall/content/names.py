"""The names of all cards of the base decks; a card's code is its place here."""

from typing import Final

from rampart.games.great_wall.tables import SECTION_WORDS

GENERAL_WORDS: Final = [
    "yang_ye", "liang_hongyu", "zhou_tong", "yue_fei", "han_shizhong", "mu_guiying", "di_qing", "meng_gong", "zong_ze",
    "liu_qi", "wu_jie", "she_saihua", "cao_bin",
]  # fmt: skip
ADVISOR_WORDS: Final = [
    "alchemist", "stonemason", "manufacturer", "spiritual_leader", "tax_collector", "salt_merchant", "granary_keeper",
    "abacus_master", "caravan_leader", "storekeeper", "canal_warden", "courier", "imperial_examiner", "palace_eunuch",
    "magistrate", "censor", "prefect", "tea_master", "court_poet", "court_historian", "strategist", "astrologer",
    "gravedigger", "archer_captain", "fletcher", "horse_breeder", "drill_sergeant", "quartermaster", "field_physician",
    "banner_maker", "pathfinder", "executioner", "trophy_keeper", "abbot", "war_drummer", "spoils_officer", "assassin",
    "interpreter", "architect", "carpenter", "spymaster", "wall_inspector", "geomancer", "beacon_keeper",
]  # fmt: skip
TACTIC_WORDS: Final = [
    "restless", "forced_march", "night_raid", "imperial_edict", "rich_harvest", "tribute_mission", "tea_ceremony",
    "double_shift", "master_builders", "secret_envoy", "war_council", "volunteers", "surprise_charge", "claim_of_glory",
    "plunder_the_camp", "pursuit", "retreat", "heroic_sacrifice", "oil_and_stones", "empty_fort",
]  # fmt: skip
ARTIFACT_WORDS: Final = [
    "heirloom_seal", "nine_tripods", "sword_of_goujian", "jade_disc", "river_scroll",
]  # fmt: skip
HORDE_TYPES: Final = [
    "outriders", "steppe_archers", "heavy_lancers", "keshig_guard", "marauders", "sappers", "war_shamans", "camp_train",
]  # fmt: skip
HORDE_WORDS: Final = [f"{kind}_{back}" for kind in HORDE_TYPES for back in SECTION_WORDS]
HORDES: Final = len(HORDE_WORDS)
HORDE_BACKS: Final = [card % 3 for card in range(HORDES)]


def type_of(card: int) -> int:
    """The type of a horde card: there are three of each, with different backs."""
    return card // 3
