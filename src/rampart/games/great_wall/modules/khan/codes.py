"""Codes of the steps and events of Genghis Khan."""

from typing import Final

S_KHAN_ARRIVES: Final = 410
S_KHAN_RIDES: Final = 411
S_KHAN_AWAITS: Final = 412
S_KHAN_ATTACK: Final = 413
S_SPARE_FOR_KHAN: Final = 414
S_AWARD_PASSES: Final = 415
S_BANNERS_RISE: Final = 416
S_BANNER_ATTACK: Final = 417

E_KHAN_MOVED: Final = 205
E_KHAN_ATTACKED: Final = 206
E_SKILL_SILENCED: Final = 207
E_AWARD_TAKEN: Final = 208
E_FOLLOWED: Final = 209
E_BARRICADE_BURNT: Final = 210
E_SPARED_FOR_KHAN: Final = 211
E_KHAN_DEFEATED: Final = 212
