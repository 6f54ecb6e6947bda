"""The trigger vocabulary: the moments at which cards may answer and the queries that cards may change (section T).

A *moment* is a named point of the rules. It carries a payload: whose it is (`player`, a clan) and up to six numbers
`x`, `y`, `z`, `w`, `u`, `v`, whose meaning stands beside each moment below. `w` is mostly the place on the pad of the
procedure that the moment belongs to (an activation, a recruiting, a killing, ...).
A *query* is a value that the rules compute and that cards may change.
"""

from typing import Final

MOMENT_WORDS: Final = [
    "year_start", "spring_start", "spring_end", "time_advanced", "before_horde_placed", "on_horde_placed", "on_raid",
    "on_advisor_row_refreshed", "hordes_placed", "summer_start", "summer_end", "on_income", "on_shame_removed",
    "on_commands_discarded", "on_command_reclaimed", "fall_start", "fall_end", "before_commands_revealed",
    "on_commands_revealed", "on_command_placed", "turn_start", "on_frame_start", "on_frame_end", "turn_end",
    "winter_start", "winter_end", "volley_start", "volley_end", "assault_start", "assault_end", "game_end",
    "scoring_shame", "scoring_hordes", "scoring_artifacts", "on_clerk_placed", "on_clerk_moved",
    "activation_step_start", "activation_step_end", "before_activation", "on_activation_player",
    "after_activation_player", "after_activation", "on_resources_gained", "on_overseer_promoted", "on_donation",
    "on_recruit", "after_recruit", "on_attack", "on_vital_reward", "on_wound_placed", "on_barricade_built",
    "on_wall_built", "on_clerk_hired", "on_advisor_gained", "on_tea_changed", "on_soldiers_moved", "on_tactic_drawn",
    "on_tactic_played", "before_shame_gained", "on_shame_gained", "on_shame_placed", "on_honour_changed",
    "horde_check_start", "horde_check_end", "on_horde_defeated", "on_defeat_honour", "before_soldiers_killed",
    "on_soldier_saved", "on_soldiers_killed", "defeat_survivors", "on_horde_claimed", "on_hordes_advanced",
    "on_volley_shot", "before_section_compare", "on_section_held", "on_breach", "after_breach",
    "before_barricades_removed", "on_barricades_removed", "demand_step", "on_demand_revealed", "on_demand_fulfilled",
    "on_event_revealed",
    "on_dragon_clerk", "on_dragon_fired", "on_beast_upgraded", "on_beast_moved", "on_relic_revealed",
    "on_rat_moved", "on_rat_paid",
    "on_khan_moved", "on_khan_attack", "on_skill_silenced", "on_award_taken",
    "on_machine_built", "before_machine_shot", "on_machine_shot", "on_tower_manned", "on_tower_scored",
    "on_wall_destroyed",
]  # fmt: skip
MOMENTS: Final = len(MOMENT_WORDS)

# ---- the year (T.3)
YEAR_START: Final = 0
SPRING_START: Final = 1
SPRING_END: Final = 2
TIME_ADVANCED: Final = 3  # x space, y new hordes, z lethality
BEFORE_HORDE_PLACED: Final = 4  # x section, y cause; the card is still the top of the deck
ON_HORDE_PLACED: Final = 5  # x slot, y card, z cause
ON_RAID: Final = 6  # x section, y card, z shame removed
ON_ADVISOR_ROW_REFRESHED: Final = 7
HORDES_PLACED: Final = 8
SUMMER_START: Final = 9
SUMMER_END: Final = 10
ON_INCOME: Final = 11  # player, x resources gained in all
ON_SHAME_REMOVED: Final = 12  # player
ON_COMMANDS_DISCARDED: Final = 13
ON_COMMAND_RECLAIMED: Final = 14  # player, x 0 taken or 1 honor, y number of cards
FALL_START: Final = 15
FALL_END: Final = 16
BEFORE_COMMANDS_REVEALED: Final = 17
ON_COMMANDS_REVEALED: Final = 18
ON_COMMAND_PLACED: Final = 19  # player, x slot from 1
TURN_START: Final = 20  # player the active clan, x slot from 1
ON_FRAME_START: Final = 21  # player the active clan, x audience, y frame
ON_FRAME_END: Final = 22  # player the active clan, x audience, y frame; who placed clerks: the state's `placed`
TURN_END: Final = 23  # player the active clan
WINTER_START: Final = 24
WINTER_END: Final = 25
VOLLEY_START: Final = 26
VOLLEY_END: Final = 27
ASSAULT_START: Final = 28
ASSAULT_END: Final = 29
GAME_END: Final = 30  # x the reasons as a mask
SCORING_SHAME: Final = 31  # player
SCORING_HORDES: Final = 32  # player
SCORING_ARTIFACTS: Final = 33  # player

# ---- things that happen (T.4)
ON_CLERK_PLACED: Final = 34  # player, x location
ON_CLERK_MOVED: Final = 35  # player, x from, y to
ACTIVATION_STEP_START: Final = 36  # player the active clan
ACTIVATION_STEP_END: Final = 37
BEFORE_ACTIVATION: Final = 38  # player the active clan, x location, y standard or advanced, w activation
ON_ACTIVATION_PLAYER: Final = 39  # player, x location, y standard or advanced, z clerks, w activation
AFTER_ACTIVATION_PLAYER: Final = 40  # the same
AFTER_ACTIVATION: Final = 41  # player the active clan, x location, y standard or advanced
ON_RESOURCES_GAINED: Final = 42  # player, x source, y how many in all, z which, RESOURCES for several kinds
ON_OVERSEER_PROMOTED: Final = 43  # player, x location, y the level reached
ON_DONATION: Final = 44  # player, x resource, y which donation of the step, from 1
ON_RECRUIT: Final = 45  # player, x mask of kinds in the group, w recruiting
AFTER_RECRUIT: Final = 46  # player, x recruits in rest areas, w recruiting
# player, x kind, y slot (ON_FIRING where an archer found no target), z 1 first own soldier there, w 1 the card is now
# fully covered, u where the soldier came from, v section
ON_ATTACK: Final = 47
ON_VITAL_REWARD: Final = 48  # player, x reward, y slot
ON_WOUND_PLACED: Final = 49  # player, x slot, y cause, z 1 the card is now fully covered
ON_BARRICADE_BUILT: Final = 50  # player, x section, z honor, u own materials paid, v paid from the warehouse
ON_WALL_BUILT: Final = 51  # player, x section, y level, z honor, u own materials paid, v paid from the warehouse
ON_CLERK_HIRED: Final = 52  # player, x paid
ON_ADVISOR_GAINED: Final = 53  # player, x card, y mode
ON_TEA_CHANGED: Final = 54  # player, x from, y to (0 is the top)
ON_SOLDIERS_MOVED: Final = 55  # player, x from section, y to section
ON_TACTIC_DRAWN: Final = 56  # player, x number, y cause (the war academy is BY_LOCATION)
ON_TACTIC_PLAYED: Final = 57  # player, x card, y 1 boosted
BEFORE_SHAME_GAINED: Final = 58  # player, y cause, z section or location, w shaming (its `due` may be changed)
ON_SHAME_GAINED: Final = 59  # player, x how many were due, y cause
ON_SHAME_PLACED: Final = 60  # player, x 0 soldier, 1 horde card, 2 nowhere
ON_HONOUR_CHANGED: Final = 61  # informative, opens no window
HORDE_CHECK_START: Final = 62
HORDE_CHECK_END: Final = 63
ON_HORDE_DEFEATED: Final = 64  # x slot, y card, w defeat
ON_DEFEAT_HONOUR: Final = 65  # the same
BEFORE_SOLDIERS_KILLED: Final = 66  # x section, y scope, w killing
ON_SOLDIER_SAVED: Final = 67  # player, x section, w killing
ON_SOLDIERS_KILLED: Final = 68  # x section, y scope, w killing
DEFEAT_SURVIVORS: Final = 69  # x slot, y card, w defeat
ON_HORDE_CLAIMED: Final = 70  # player (NO_CLAN for none), x card, y section
ON_HORDES_ADVANCED: Final = 71  # x section
ON_VOLLEY_SHOT: Final = 72  # player, x slot
BEFORE_SECTION_COMPARE: Final = 73  # x section, w comparing (its `offence` and `defence` may be changed)
ON_SECTION_HELD: Final = 74  # x section
ON_BREACH: Final = 75  # x section
AFTER_BREACH: Final = 76  # x section
BEFORE_BARRICADES_REMOVED: Final = 77
ON_BARRICADES_REMOVED: Final = 78

# ---- demands and events (T.4, GW-T80)
DEMAND_STEP: Final = 79
ON_DEMAND_REVEALED: Final = 80  # x slot, y card
ON_DEMAND_FULFILLED: Final = 81  # y card
ON_EVENT_REVEALED: Final = 82  # x card, y 1 lasting, w the event (it may be cancelled)
# ---- the Khan and the emperor's award (3.3)
ON_KHAN_MOVED: Final = 90  # x from, y to
ON_KHAN_ATTACK: Final = 91  # player, x kind, y section it came from, z which of his cards, u spots
ON_SKILL_SILENCED: Final = 92  # x skill
ON_AWARD_TAKEN: Final = 93  # player, x who held it (NO_CLAN for no one)

# ---- things that happen to the pieces of modules (3.3)
ON_DRAGON_CLERK: Final = 83  # player
ON_DRAGON_FIRED: Final = 84  # x card, -1 where it fired in vain, y section, z clerks
ON_BEAST_UPGRADED: Final = 85  # player, x beast, y rank
ON_BEAST_MOVED: Final = 86  # player, x beast, y from, z to, w cause
ON_RELIC_REVEALED: Final = 87  # x relic
ON_RAT_MOVED: Final = 88  # player, x from, y to
ON_RAT_PAID: Final = 89  # player, x location

# ---- machines, towers and destroyed walls (GW-T80)
ON_MACHINE_BUILT: Final = 94  # player, x type, y section
BEFORE_MACHINE_SHOT: Final = 95  # player, x type, y slot, w shot
ON_MACHINE_SHOT: Final = 96  # player, x type, y slot, z wounds, w shot, u soldiers that were hit
ON_TOWER_MANNED: Final = 97  # player, x tower
ON_TOWER_SCORED: Final = 98  # player, x tower, y sections held, z sections breached
ON_WALL_DESTROYED: Final = 99  # x section, y level left

# ---- queries (T.6)
QUERY_WORDS: Final = [
    "cost_recruit", "cost_group", "cost_promote", "extra_promotion", "cost_wall", "cost_barricade", "cost_clerk",
    "cost_advisor", "cost_save", "cost_remove_shame", "count_clerk_actions", "count_donations", "count_kills",
    "count_new_hordes", "count_shame", "production", "income", "support", "defence", "barricade_value", "offence",
    "cover", "honour_for_donation", "hand_limit", "may_attack_row", "may_wound", "shot_price", "total_offence",
    "spare_archers", "count_shots", "cost_shame_honour",
    "cost_dragon", "cost_beast", "honour_for_attack",
    "cost_khan_attack", "may_play_tactic", "wins_ties",
    "cost_machine", "cost_shot", "tower_honour", "chi_for_building", "may_promote",
]  # fmt: skip
QUERIES: Final = len(QUERY_WORDS)
COST_RECRUIT: Final = 0  # x kind; a modifier names the resource
COST_GROUP: Final = 1  # how many resources of the payer's choice come off a whole group: a modifier adds to it
COST_PROMOTE: Final = 2  # x location
EXTRA_PROMOTION: Final = 3  # x location whose overseer may also be promoted
COST_WALL: Final = 4
COST_BARRICADE: Final = 5
COST_CLERK: Final = 6
COST_ADVISOR: Final = 7
COST_SAVE: Final = 8  # x section, y how many this player saved in this killing before
COST_REMOVE_SHAME: Final = 9
COUNT_CLERK_ACTIONS: Final = 10  # x location
COUNT_DONATIONS: Final = 11  # x location
COUNT_KILLS: Final = 12  # x slot
COUNT_NEW_HORDES: Final = 13
COUNT_SHAME: Final = 14  # x cause, y section or location
PRODUCTION_OF: Final = 15  # x location, y clerks
INCOME_OF: Final = 16  # x location
SUPPORT_OF: Final = 17
DEFENCE: Final = 18  # x section
VALUE_OF_BARRICADE: Final = 19  # x section
OFFENCE: Final = 20  # x slot
COVER: Final = 21  # x slot
HONOUR_FOR_DONATION: Final = 22  # x location, y which donation of the step, from 1
LIMIT_OF_HAND: Final = 23
MAY_ATTACK_ROW: Final = 24  # x row, y section; the value of 1 lets a spearman attack there
MAY_WOUND: Final = 25  # x slot; the value of 0 forbids it
SHOT_PRICE: Final = 26  # x section: chi for each shot of the volley
TOTAL_OFFENCE: Final = 27  # x section
COUNT_SHOTS: Final = 29  # x section, y which archer of the section it is, from 0, in shooting order
SPARE_ARCHERS: Final = 28  # x section; the value of 1 keeps the player's archers there from being killed
COST_SHAME_HONOUR: Final = 30  # where shame is given back for honor
COST_DRAGON: Final = 31  # chi for a clerk on the Dragon
COST_BEAST: Final = 32  # how many resources of the payer's choice come off an upgrade: a modifier adds to it
HONOUR_FOR_ATTACK: Final = 33  # x section: what a soldier's attack gives beside the rewards of its spots
COST_KHAN_ATTACK: Final = 34  # x section the soldier comes from: chi
MAY_PLAY_TACTIC: Final = 35  # x section of the moment; the value of 0 forbids it
WINS_TIES: Final = 36  # x slot; the value of 1 wins ties for a claim
COST_MACHINE: Final = 37  # x type: materials off the price of a machine, a modifier adds to it
COST_SHOT: Final = 38  # x type
TOWER_HONOUR: Final = 39  # x tower: for each section that held
CHI_FOR_BUILDING: Final = 40  # how much chi may stand for materials
MAY_PROMOTE: Final = 41  # x location; the value of 0 forbids it
# of several values that own cards set the player picks the better one: for these the lower, for all others the higher
LOWER: Final = (
    COST_RECRUIT, COST_PROMOTE, COST_WALL, COST_BARRICADE, COST_CLERK, COST_ADVISOR, COST_SAVE, COST_REMOVE_SHAME,
    COUNT_KILLS, COUNT_SHAME, SHOT_PRICE, COST_SHOT, COST_SHAME_HONOUR,
    COST_DRAGON,
    COST_KHAN_ATTACK,
)  # fmt: skip
LOWER_IS_BETTER: Final = [q in LOWER for q in range(QUERIES)]

# ---- who may answer, seen from the payload's player
SELF: Final = 0  # the payload's player owns the card
OTHER: Final = 1  # another player's, the Reed clan not counted (GW-T07)
OTHER_CLAN: Final = 2  # another clan's, the Reed clan counted
ANYBODY: Final = 3

# ---- limits of abilities (GWC-R05)
NO_LIMIT: Final = 0
PER_TURN: Final = 1
PER_YEAR: Final = 2
PER_CARD: Final = 3  # per horde card

# ---- places in the payload of a moment on the pad
P_MOMENT: Final = 0
P_PLAYER: Final = 1
P_X: Final = 2
P_Y: Final = 3
P_Z: Final = 4
P_W: Final = 5
P_U: Final = 6
P_V: Final = 7
A_SHOT: Final = 2  # in z of ON_ATTACK: a troop has hit the card from a firing spot

# ---- the section of a moment: where its payload says it, or the slot that lies there
SECTION_IN_X: Final = (
    BEFORE_HORDE_PLACED, ON_RAID, ON_BARRICADE_BUILT, ON_WALL_BUILT, BEFORE_SOLDIERS_KILLED, ON_SOLDIER_SAVED,
    ON_SOLDIERS_KILLED, ON_HORDES_ADVANCED, BEFORE_SECTION_COMPARE, ON_SECTION_HELD, ON_BREACH, AFTER_BREACH,
)  # fmt: skip
SLOT_IN_X: Final = (
    ON_HORDE_PLACED, ON_WOUND_PLACED, ON_HORDE_DEFEATED, ON_DEFEAT_HONOUR, DEFEAT_SURVIVORS, ON_VOLLEY_SHOT,
)  # fmt: skip
