"""Codes of the steps and events of Black Powder, and of what it lays on the pad."""

from typing import Final

S_FIRST_OVERSEER: Final = 280
S_FIRST_MACHINE: Final = 281
S_TOWER_OFFER: Final = 282
S_MAN_TOWER: Final = 283
S_TOWER_SHOT: Final = 284
S_BUILD_OR_ARM: Final = 285
S_SPARE_MATERIAL: Final = 286
S_MACHINE_BUILT: Final = 287
S_MAY_SHOOT: Final = 288
S_AIM: Final = 289
S_AIM_COLUMN: Final = 290
S_DRAW_ROCKET: Final = 291
S_PICK_ROCKET: Final = 292
S_LET_FLY: Final = 293
S_SHOT_DONE: Final = 294
S_SPECIAL_SHOT: Final = 295
S_DROP: Final = 296
S_FLAMES: Final = 297
S_NOTE_BREACH: Final = 298
S_FORGET_BREACHES: Final = 299
S_SCORE_TOWERS: Final = 300
S_SCORE_TOWER: Final = 301
S_CLEAR_TOWERS: Final = 302
S_SIEGE: Final = 303
S_RAM: Final = 304
S_HURL: Final = 305
S_WALL_FALLEN: Final = 306
S_STORM: Final = 307
S_LOSE_MACHINES: Final = 308

L_SHOT: Final = 24

SHOT_MACHINE: Final = 0
SHOT_SECTION: Final = 1
SHOT_SLOT: Final = 2  # of the target, -1 before it is chosen
SHOT_COLUMN: Final = 3  # that was aimed at
SHOT_ROCKET: Final = 4  # that was chosen, -1 for none
SHOT_WOUNDS: Final = 5  # that it placed
SHOT_STRANGERS: Final = 6  # 1 if soldiers of other clans were hit
SHOT_HITS: Final = 7  # soldiers that were hit

E_MACHINE_PLACED: Final = 140
E_MACHINE_BUILT: Final = 141
E_MACHINE_SHOT: Final = 142
E_ROCKET: Final = 143
E_TOWER_MANNED: Final = 144
E_TOWER_LEFT: Final = 145
E_WALL_DESTROYED: Final = 146
E_RAM_SWAPS: Final = 147
E_MACHINES_LOST: Final = 148
E_TOKEN: Final = 149
E_ROCKETS_SHUFFLED: Final = 150
E_STORMED: Final = 151
E_DROPPED: Final = 152
E_TOWER_HELD: Final = 153
