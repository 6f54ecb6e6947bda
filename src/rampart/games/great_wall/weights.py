"""The prices that the bots reckon with, in honor, and what they hold cards to be worth."""

from typing import Final

from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS

# of active advisors, in honor by year
YEARLY: Final = {
    "alchemist": 2.5, "stonemason": 2.5, "manufacturer": 2.5, "spiritual_leader": 2.5, "tax_collector": 2.4,
    "salt_merchant": 2.0, "granary_keeper": 3.0, "abacus_master": 2.2, "caravan_leader": 3.0, "storekeeper": 3.0,
    "canal_warden": 1.6, "courier": 3.0, "imperial_examiner": 2.6, "palace_eunuch": 2.4, "magistrate": 3.0,
    "censor": 2.0, "prefect": 3.0, "tea_master": 2.0, "court_poet": 2.0, "court_historian": 2.0, "strategist": 2.0,
    "astrologer": 1.8, "gravedigger": 3.0, "archer_captain": 2.2, "fletcher": 2.2, "horse_breeder": 2.4,
    "drill_sergeant": 2.7, "quartermaster": 2.0, "field_physician": 2.6, "banner_maker": 3.4, "pathfinder": 2.6,
    "executioner": 2.6, "trophy_keeper": 2.3, "abbot": 2.5, "war_drummer": 2.6, "spoils_officer": 2.5,
    "assassin": 2.6, "interpreter": 1.6, "architect": 2.5, "carpenter": 2.3, "spymaster": 0.8, "wall_inspector": 2.6,
    "geomancer": 2.6, "beacon_keeper": 2.0,
    "beast_keeper": 1.8, "shaman_of_wutai": 2.2, "relic_hunter": 2.2, "dragon_priest": 2.2, "tiger_guard": 1.8,
    "turtle_warden": 1.4, "phoenix_dancer": 2.6, "bone_reader": 2.4, "beast_rider": 1.6, "legend_singer": 2.6,
    "jade_carver": 1.4, "hermit_of_the_peaks": 2.0,
}  # fmt: skip
ANY_ADVISOR: Final = 2.4

# of generals, to choose between two
LEADING: Final = {
    "yang_ye": 5.5, "liang_hongyu": 5.0, "zhou_tong": 4.0, "yue_fei": 6.0, "han_shizhong": 5.0, "mu_guiying": 4.5,
    "di_qing": 5.0, "meng_gong": 3.5, "zong_ze": 4.5, "liu_qi": 4.5, "wu_jie": 6.0, "she_saihua": 5.0, "cao_bin": 6.0,
}  # fmt: skip
ANY_GENERAL: Final = 5.0


def by_code(words: list[str], weights: dict[str, float], other: float) -> list[float]:
    """The weights in the order of the cards' codes."""
    return [weights.get(word, other) for word in words]


ADVISORS: Final = by_code(ADVISOR_WORDS, YEARLY, ANY_ADVISOR)
GENERALS: Final = by_code(GENERAL_WORDS, LEADING, ANY_GENERAL)

NAMES: Final = [
    "goods",  # of each of the first of a resource
    "more_goods",  # of each of the next
    "surplus",  # of those beyond
    "reserve",  # more for each of the first chi: in winter it saves soldiers
    "overseer",  # of a level, by year
    "clerk",  # of a hired clerk, by year
    "support",  # of support advisors, as a share of a table, by year
    "advisor",  # of active advisors, as a share of a table, by year
    "tactic",  # of a card in hand
    "command",  # of a command card in hand
    "resting",  # of soldiers in a rest area, as a share of a table
    "marksman",  # on a firing spot, and as much again by two years
    "shame",  # of a token under a soldier: 5 at the end, or the chi to be rid of it
    "future",  # that a year to come usually brings
    "tea",  # of a place in tea order
    "later",  # of shame in a later year, for each level that a section lacks
    "breach",  # of the assaults to come, as a share of what they may cost
    "artifact",  # of a point that shame cannot take away
    "presence",  # of a soldier on a horde
    "claim",  # of a horde card to be claimed, as a share of its honor
    "spot",  # of a spot covered
    "rival",  # how much another's honor counts against one's own
    "waiting",  # of a clerk in a regular location
    "gather",  # habit: to produce one more of a resource that is not plentiful
    "recruit",  # habit: a clerk in the barracks who can recruit
    "hold",  # habit: a building that lets a section hold, as a share of what a breach would cost
    "lasting",  # habit: a wall level, by year to come
    "hire",  # habit: an advisor, by year
    "study",  # habit: a tactic card
    "arms",  # habit: a soldier by Call to Arms
    "economy",  # habit: Economy beside its clerks
    "attack",  # habit: a soldier by Attack Order
]


class Weights:
    """Prices by name."""

    def __init__(self, prices: list[float]) -> None:
        (
            self.goods, self.more_goods, self.surplus, self.reserve, self.overseer, self.clerk, self.support,
            self.advisor, self.tactic, self.command, self.resting, self.marksman, self.shame, self.future, self.tea,
            self.later, self.breach, self.artifact, self.presence, self.claim, self.spot, self.rival, self.waiting,
            self.gather, self.recruit, self.hold, self.lasting, self.hire, self.study, self.arms, self.economy,
            self.attack,
        ) = prices  # fmt: skip


PRICES: Final = [
    0.7, 0.5, 0.25, 0.7, 2.3, 1.2, 1.2, 1.25, 2.0, 1.2, 1.0, 4.0, 5.5, 14.0, 0.5, 0.6, 1.0, 1.9, 4.0, 1.0, 0.7, 0.2,
    1.5, 1.3, 2.4, 0.7, 0.7, 1.5, 1.3, 2.8, 2.2, 2.4,
]  # fmt: skip
TUNED: Final = Weights(PRICES)
