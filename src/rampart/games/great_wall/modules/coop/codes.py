"""Codes of the steps and events of co-operative play, and of what it lays on the pad."""

from typing import Final

# ---- fall and activation
S_CEASE_FIRE: Final = 239
S_COOP_PLACE_COMMANDS: Final = 240
S_AGREE_ORDER: Final = 241
S_NEXT_TO_WORK: Final = 242
# ---- shame, spring, walls, hordes
S_COOP_SHAMED: Final = 243
S_COOP_PLACE_SHAME: Final = 244
S_COOP_REMOVE_SHAME: Final = 245
S_COOP_ADVANCE_TIME: Final = 246
S_COOP_WALL: Final = 247
S_TAKE_COMMAND: Final = 248
S_COOP_CLAIM: Final = 249
S_COOP_BREACH: Final = 250
S_COOP_REMOVE_BARRICADES: Final = 251
# ---- winter: demands
S_DEMAND_PHASE: Final = 252
S_NAME_DEMAND: Final = 253
S_SPLIT: Final = 254
S_ASK_GIVERS: Final = 255
S_ANSWER_DEMAND: Final = 256
S_HAND_OVER: Final = 257
S_GIVE_SOLDIER: Final = 258
S_GIVE_HORDE: Final = 259
S_FULFIL: Final = 260
S_COOP_END_CHECK: Final = 261
S_OPEN_DEMANDS: Final = 262
S_FILL_DEMANDS: Final = 263
S_TURN_EVENT: Final = 264
S_EVENT_HAPPENS: Final = 265
S_NEXT_YEAR: Final = 266
# ---- cards and events
S_GIVE: Final = 267
S_SAVE_ANYONE: Final = 268
S_SPREAD_WOUNDS: Final = 269
S_STORE: Final = 270
S_REDIRECT: Final = 271
S_ARRANGE: Final = 272
S_PICK_DEMAND: Final = 273
S_SINK_DEMAND: Final = 274
S_KEEP_BARRICADE: Final = 275
S_ASK_ALL: Final = 276
S_MASS_FIRE: Final = 277
S_FEVER: Final = 278
S_FEVER_KILLS: Final = 279

L_PROPOSAL: Final = 20  # [demand, what each seat gives, what the warehouse gives]
L_EVENT: Final = 21  # [event, cancelled]
L_FEVER: Final = 22  # [the victim of each seat: 1 + section * KINDS + kind, 0 for none]

PRO_DEMAND: Final = 0
PRO_GIVES: Final = 1
GIVING_PLACES: Final = 6  # five seats, then the warehouse; of an escort: a seat + 1 for each rest area and the clerk
OF_WAREHOUSE: Final = 5
OF_CLERK: Final = 3  # in an escort

EVT_CARD: Final = 0
EVT_CANCELLED: Final = 1

E_NEXT_TO_WORK: Final = 121
E_SHAME_BOUGHT: Final = 122
E_TOOK_COMMAND: Final = 123
E_PROPOSED: Final = 124
E_ANSWERED: Final = 125
E_GAVE: Final = 126
E_FULFILLED: Final = 127
E_DEMAND: Final = 128
E_EVENT: Final = 129
E_CANCELLED: Final = 130
E_HANDED: Final = 131
E_STORED: Final = 132
E_REDIRECTED: Final = 133
E_ARRANGED: Final = 134
E_SUNK: Final = 135
E_KEPT_BARRICADES: Final = 136
E_REFUSED_CARD: Final = 137
E_BURNED: Final = 138
E_UNHIRED: Final = 139
