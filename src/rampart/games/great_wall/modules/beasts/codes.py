"""Codes of the steps and events of the Ancient Beasts."""

from typing import Final

S_PLACE_BEAST: Final = 360
S_BEAST_TURN: Final = 361
S_UPGRADE_BEAST: Final = 362
S_PAY_FOR_BEAST: Final = 363
S_BEAST_RISES: Final = 364
S_MOVE_BEAST: Final = 365
S_NEXT_RELIC: Final = 366
S_READ_OMENS: Final = 367
S_SPIRIT_PATH: Final = 368
S_ROAR: Final = 369

E_BEAST_PLACED: Final = 180
E_BEAST_UPGRADED: Final = 181
E_BEAST_MOVED: Final = 182
E_RELIC: Final = 183
E_RELICS_SHUFFLED: Final = 184
E_OMENS: Final = 185
E_REBORN: Final = 186
