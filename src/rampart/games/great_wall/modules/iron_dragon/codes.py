"""Codes of the steps and events of the Iron Dragon."""

from typing import Final

S_TURN_DRAGON_CARD: Final = 340
S_DRAGON_CALLS: Final = 341
S_STOKE: Final = 342
S_STOKED: Final = 343
S_DRAGON_FIRES: Final = 344
S_DRAGON_SPENT: Final = 345
S_DRAGON_RESTS: Final = 346

E_DRAGON_CARD: Final = 170
E_DRAGON_SHUFFLED: Final = 171
E_DRAGON_CLERK: Final = 172
E_DRAGON_FIRES: Final = 173
E_DRAGON_IN_VAIN: Final = 174
E_DRAGON_SPENT: Final = 175
