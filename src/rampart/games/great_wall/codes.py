"""Codes of steps, pad layouts and journal events."""

from typing import Final

# ---- steps: setting up
S_CHOOSE_CLAN: Final = 8
S_KEEP_GENERAL: Final = 9
S_CHOOSE_ACTIVE: Final = 10
S_FINISH_SETUP: Final = 11
# ---- the mechanism of cards
S_OPPORTUNITY: Final = 12
S_RESPOND: Final = 13
S_DO: Final = 14
S_ABILITY_DONE: Final = 15
S_TACTIC_DONE: Final = 16
S_HORDE_ABILITY: Final = 17
S_SPEND: Final = 18
S_TAKE_RESOURCE: Final = 19
S_ALTERNATIVE: Final = 20
S_OPEN_MOMENT: Final = 21
S_EXCHANGE: Final = 22
S_SAVE_FREE: Final = 23
S_FORGIVE: Final = 24
S_TAKE_BACK: Final = 25
S_COMMON_ABILITY: Final = 26
S_DO_FOR_TABLE: Final = 27
S_CHOOSE_PLAYER: Final = 28
S_CONSENT: Final = 29
# ---- the year and spring
S_YEAR: Final = 30
S_SPRING: Final = 31
S_ADVANCE_TIME: Final = 32
S_NEW_HORDES: Final = 33
S_PLACE_HORDE: Final = 34
S_LAY_HORDE: Final = 35
S_REFRESH_ROW: Final = 36
# ---- summer
S_SUMMER: Final = 40
S_INCOME: Final = 41
S_REMOVE_SHAME: Final = 42
S_DISCARD_COMMANDS: Final = 43
S_RECLAIM: Final = 44
# ---- fall
S_FALL: Final = 50
S_CHOOSE_COMMAND: Final = 51
S_BEFORE_REVEAL: Final = 52
S_REVEAL_COMMANDS: Final = 53
S_PLACE_COMMANDS: Final = 54
S_CHOOSE_SLOT: Final = 55
S_REED_SLOT: Final = 56
S_NEXT_TURN: Final = 57
S_FRAME: Final = 58
S_FRAME_FOR: Final = 59
S_END_FRAME: Final = 60
S_END_TURN: Final = 61
S_END_FALL: Final = 62
S_PLACE_CLERK: Final = 63
S_BETRAY: Final = 64
# ---- activation
S_ACTIVATION_STEP: Final = 70
S_NEXT_LOCATION: Final = 71
S_ACTIVATE: Final = 72
S_RESOLVE_LOCATION: Final = 73
S_CLERKS_OF: Final = 74
S_WORK: Final = 75
S_CLERKS_DONE: Final = 76
S_END_ACTIVATION: Final = 77
S_PRODUCE: Final = 78
S_PROMOTION_STEP: Final = 79
S_PROMOTE: Final = 80
S_DONATION_STEP: Final = 81
S_DONATE: Final = 82
S_CHOOSE_LOCATION: Final = 83
# ---- barracks and attack
S_LEVY: Final = 90
S_SPARE_PRICE: Final = 91
S_RECRUITED: Final = 92
S_DEPLOY: Final = 93
S_STATION: Final = 94
S_END_RECRUITING: Final = 95
S_CHOOSE_ATTACKER: Final = 96
S_STRIKE: Final = 97
S_WOUND: Final = 98
S_CHOOSE_SECTION: Final = 99
S_REWARD_FIRST: Final = 100
S_REWARD: Final = 101
S_ATTACKED: Final = 102
# ---- the other locations
S_BUILD: Final = 110
S_PAY_MATERIALS: Final = 111
S_BUILT: Final = 112
S_MOVE_SOLDIERS: Final = 113
S_MOVE_HOW_MANY: Final = 114
S_HIRE: Final = 115
S_SIP_TEA: Final = 116
S_STUDY: Final = 117
S_DRAWN: Final = 118
S_DISCARD_TACTIC: Final = 119
S_MOVED: Final = 120
S_HAND_LIMIT: Final = 121
# ---- horde check and killing
S_HORDE_CHECK: Final = 130
S_CHECK_NEXT: Final = 131
S_DEFEAT_HONOUR: Final = 133
S_CLAIM: Final = 134
S_SURVIVORS: Final = 135
S_END_DEFEAT: Final = 136
S_CHOOSE_VICTIM: Final = 137
S_BEFORE_KILLING: Final = 138
S_SAVE: Final = 139
S_KILL: Final = 140
S_ADVANCE_HORDES: Final = 141
S_CHOOSE_FALLEN: Final = 142
# ---- winter, breach, shame and the end
S_WINTER: Final = 150
S_VOLLEY: Final = 151
S_SHOOT: Final = 152
S_ASSAULT: Final = 153
S_COMPARE: Final = 154
S_COMPARED: Final = 155
S_BREACH: Final = 156
S_BREACH_SHAME: Final = 157
S_BREACH_KILLING: Final = 158
S_REMOVE_BARRICADES: Final = 159
S_END_CHECK: Final = 160
S_SHAME_DUE: Final = 161
S_PLACE_SHAME: Final = 162
S_SHAMED: Final = 163
S_SCORE_SHAME: Final = 164
S_SCORE_HORDES: Final = 165
S_SCORE_ARTIFACTS: Final = 166
S_GAME_OVER: Final = 167
S_END_COMPARE: Final = 168
# ---- the Reed clan
S_REED_MOVE: Final = 170
S_REED_WORK: Final = 171
S_REED_DISMISS: Final = 172
S_REED_BARRICADE: Final = 173
S_REED_STRIKE: Final = 174
S_REED_TEA: Final = 175
# ---- cards with steps of their own, beside their decks: from here on
S_FIRST_CARD_STEP: Final = 200
S_SPY: Final = 200
S_CHANGE_COMMAND: Final = 201
S_EXCHANGE_COMMAND: Final = 202
# ---- modules: solo from 220, co-operative play from 260, each expansion from its own hundred

# ---- pad layouts, and the places of their numbers
L_MOMENT: Final = 0
L_ANSWERS: Final = 1  # [moment's place, clauses of the seat that may answer]
L_PLACING: Final = 2
L_ACTIVATION: Final = 3
L_RECRUITING: Final = 4
L_ATTACK: Final = 5
L_CHECK: Final = 6
L_DEFEAT: Final = 7
L_KILLING: Final = 8
L_SHAMING: Final = 9
L_COMPARING: Final = 10
L_SPYING: Final = 11  # [the seat whose command card was looked at]

L_ACTING: Final = 12  # [moment's place, the horde card whose ability is being done]
# modules: solo from 16, co-operative play from 20, expansions from 30 on

ANS_MOMENT: Final = 0
ANS_CLAUSES: Final = 1

ACTING_MOMENT: Final = 0
ACTING_HORDE: Final = 1

PLACING_LEFT: Final = 0
PLACING_DIFFERENT: Final = 1  # 1: no two clerks into one location
PLACING_BESIDE: Final = 2  # 1: only where another player has a clerk
PLACING_IN: Final = 3  # clerks placed in each location by this instruction

ACT_LOCATION: Final = 0
ACT_KIND: Final = 1
ACT_CAUSE: Final = 2
ACT_GAINED: Final = 3  # the seats that gained something in step 1 of a production
ACT_KEPT: Final = 4  # the seats of which one clerk stays
ACT_FULL: Final = 5  # the clan that holds every spot, NO_CLAN for none
ACT_TOP: Final = 6  # the clan on top of the tea track when the location was activated
ACT_CLERKS: Final = 7  # of each clan

REC_MOST: Final = 0
REC_CAUSE: Final = 1
REC_DISCOUNT: Final = 2  # resources off the whole group
REC_GROUP: Final = 3  # soldiers of each kind still to be deployed
REC_PAID: Final = 8  # wood, stone, gold, chi
REC_ANY_ROW: Final = 12  # 1: spearmen of the group may attack any row
REC_RESTED: Final = 13  # recruits that went to rest areas
REC_KINDS: Final = 14  # mask of kinds in the group

ATK_LEFT: Final = 0
ATK_MUST: Final = 1  # 1: whoever can attack must
ATK_DONE: Final = 2  # soldiers that attacked
ATK_SECTIONS: Final = 3  # sections already chosen
ATK_FROM: Final = 4  # how many may attack from each place: by section, those at rest by kind, those on firing spots

CHECK_CARDS: Final = 0

DEF_CARD: Final = 0
DEF_CLAIMANT: Final = 1
DEF_SECTION: Final = 2
DEF_SURVIVORS: Final = 3  # of each seat and kind, saved or not killed, once they have left the card

KILL_SCOPE: Final = 0
KILL_SECTION: Final = 1
KILL_SAVED: Final = 2  # by each of five clans
KILL_KILLED: Final = 7  # of each of five clans, once they are gone
KILL_VICTIMS: Final = 12  # as `steps.killing` writes them

SHM_DUE: Final = 0
SHM_CAUSE: Final = 1
SHM_WHERE: Final = 2
SHM_TOTAL: Final = 3

CMP_SECTION: Final = 0
CMP_OFFENCE: Final = 1
CMP_DEFENCE: Final = 2

# ---- journal events
E_YEAR: Final = 1
E_SEASON: Final = 2
E_CLAN: Final = 3
E_GENERAL: Final = 4
E_ADVISOR_ACTIVE: Final = 5
E_HORDE: Final = 6
E_RAID: Final = 7
E_ROW: Final = 8
E_RESOURCES: Final = 9
E_HONOUR: Final = 10
E_SHAME_REMOVED: Final = 11
E_COMMANDS_DISCARDED: Final = 12
E_RECLAIMED: Final = 13
E_COMMAND: Final = 14
E_SLOT: Final = 15
E_TURN: Final = 16
E_CLERK_PLACED: Final = 17
E_CLERK_MOVED: Final = 18
E_ACTIVATED: Final = 19
E_PROMOTED: Final = 20
E_DONATED: Final = 21
E_RECRUITED: Final = 22
E_RESTED: Final = 23
E_ATTACKED: Final = 24
E_FIRING: Final = 25
E_WOUND: Final = 26
E_BARRICADE: Final = 27
E_WALL: Final = 28
E_HIRED_CLERK: Final = 29
E_HIRED_ADVISOR: Final = 30
E_TEA: Final = 31
E_MOVED: Final = 32
E_DREW: Final = 33
E_DISCARDED_TACTIC: Final = 34
E_TACTIC: Final = 35
E_ABILITY: Final = 36
E_DEFEATED: Final = 37
E_CLAIMED: Final = 38
E_HORDE_GONE: Final = 39
E_VICTIM: Final = 40
E_SAVED: Final = 41
E_KILLED: Final = 42
E_COMPARED: Final = 43
E_BREACH: Final = 44
E_SHAME: Final = 45
E_SHAME_ON: Final = 46
E_SHAME_LOST: Final = 47
E_BARRICADES_GONE: Final = 48
E_ENDING: Final = 49
E_SCORED: Final = 50
E_REED_MOVED: Final = 51
E_REED_STORED: Final = 52
E_DISMISSED: Final = 53
E_HORDE_ABILITY: Final = 54
E_PAID: Final = 55
E_COPIED: Final = 56
E_SWIFT: Final = 57
E_HEALED: Final = 58
E_WAREHOUSE_PAID: Final = 60
E_HELD_FIRE: Final = 61
E_LOOKED: Final = 62
E_SHIELDED: Final = 64
E_SURVIVED: Final = 65
E_ADVANCED: Final = 66
E_TIME: Final = 67
E_SUPPORT: Final = 68
E_SHUFFLED: Final = 69
E_SPIED: Final = 70
E_SENT_BACK: Final = 71
E_CHANGED_COMMAND: Final = 72
E_COMMON_USED: Final = 73
E_COMMON_ABILITY: Final = 74
# ---- modules: solo from 100, co-operative play from 120, each expansion from its own hundred
