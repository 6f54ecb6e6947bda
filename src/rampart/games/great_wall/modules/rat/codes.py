"""Codes of the steps and events of the Rat."""

from typing import Final

S_MOVE_RAT: Final = 400
S_RAT_PAYS: Final = 401
S_RAT_STIRS: Final = 402
S_TURN_RAT_CARD: Final = 403

E_RAT_MOVED: Final = 200
E_RAT_CARD: Final = 201
E_RAT_SHUFFLED: Final = 202
E_RAT_PAID: Final = 203
