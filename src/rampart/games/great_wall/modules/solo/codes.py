"""Codes of the steps and events of solo play, and of what it lays on the pad."""

from typing import Final

S_QIN_TURNS_UP: Final = 220
S_QIN_DO: Final = 221
S_QIN_PLACE: Final = 222
S_QIN_RECRUIT: Final = 223
S_QIN_SHOOT: Final = 224
S_QIN_ACTIVATION: Final = 225
S_QIN_NEXT_LOCATION: Final = 226
S_QIN_WORK: Final = 227
S_QIN_MOVE_REED: Final = 228
S_QIN_ABILITY: Final = 229
S_QIN_ADVISOR: Final = 230
S_QIN_FILL_ROW: Final = 231
S_QIN_SCORE: Final = 232
S_QIN_END_CHECK: Final = 233
S_QIN_SPRING_ROW: Final = 234

L_QIN_ORDER: Final = 16  # [locations in the order in which he activates them]

E_QIN_TRACK: Final = 100
E_QIN_ADVISOR: Final = 101
E_QIN_COPIES: Final = 102
E_QIN_SHUFFLED: Final = 103
E_REED_MOVED_BY_QIN: Final = 104
E_REED_DISMISSED: Final = 105
E_QIN_SCORED: Final = 106
E_QIN_IDLE: Final = 107
