"""Codes of the steps and events of the Ancient Chronicles."""

from typing import Final

S_AFTER_CHECK: Final = 450
S_OFFER_GOODS: Final = 451
S_RANSOM: Final = 452
S_SCORE_GIFTS: Final = 453
S_HUNGER: Final = 454
S_EAT: Final = 455
S_BREACH_HUNGER: Final = 456
S_AUDIENCE: Final = 457
S_SHOW_GOODS: Final = 458
S_NEW_DEMAND: Final = 459
S_GHOSTS_COME: Final = 460
S_HAUNT: Final = 461
S_GHOSTS_GO: Final = 462
S_EXORCISE: Final = 463
S_ASK_EXORCISM: Final = 464
S_CUT_ICE: Final = 465
S_ICE_MELTS: Final = 466
S_SNOW_MARCH: Final = 467
S_RANSOM_ASKED: Final = 468

E_GIFT: Final = 230
E_RANSOMED: Final = 231
E_STOCK_LOST: Final = 232
E_FED: Final = 233
E_WENT_HUNGRY: Final = 234
E_CAPACITY: Final = 235
E_BOUGHT_FOOD: Final = 236
E_SHOWN: Final = 237
E_DEMANDED: Final = 238
E_WAITED_ON: Final = 239
E_HAUNTED: Final = 240
E_EXORCISED: Final = 241
E_GHOSTS_GONE: Final = 242
E_ICE: Final = 243
E_STORED: Final = 244
E_LOOKED_AHEAD: Final = 245
