"""The cards of the fifth player: their names, and the setup lines of the generals."""

from typing import Final

FIFTH_GENERALS: Final = ["su_dongpo", "bi_sheng", "wang_anshi", "li_qingzhao"]
FIFTH_LINES: Final = [[4, 6, 4, 6, 2, 98], [3, 3, 3, 3, 2, 15], [4, 4, 6, 3, 1, 51], [4, 3, 4, 5, 3, 70]]
FIFTH_TACTICS: Final = ["crowded_court", "share_the_load", "grand_army", "rear_guard"]
FIFTH_ADVISORS: Final = ["rammed_earth_master", "market_warden", "second_secretary", "panda_keeper"]
