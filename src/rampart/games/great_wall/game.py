"""The registry entry of The Great Wall."""

from rampart.games.great_wall import codes as c
from rampart.games.great_wall import scoring
from rampart.games.great_wall.content import decks
from rampart.games.great_wall.content.names import PACKS
from rampart.games.great_wall.journal import EVENTS
from rampart.games.great_wall.layouts import LAYOUTS
from rampart.games.great_wall.modules.registry import (
    MODULES,
    blank_table,
    module_events,
    module_options,
    module_steps,
    module_voices,
    objection_of,
    with_layouts,
)
from rampart.games.great_wall.older import modernise
from rampart.games.great_wall.setup import set_up
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps import (
    abilities,
    activation,
    answers,
    archers,
    attack,
    barracks,
    building,
    choices,
    choices_of_players,
    clerks,
    embassy,
    fall,
    headquarters,
    horde_check,
    killing,
    opening,
    production,
    reed,
    saving,
    shame,
    spring,
    summer,
    tea_and_tactics,
    winter,
)
from rampart.kernel.game import Game, Objection
from rampart.kernel.rng import Rng
from rampart.kernel.rules import Option, Rules
from rampart.kernel.state import State

STEPS = {
    c.S_CHOOSE_CLAN: opening.ChooseClan(),
    c.S_KEEP_GENERAL: opening.KeepGeneral(),
    c.S_CHOOSE_ACTIVE: opening.ChooseActive(),
    c.S_FINISH_SETUP: opening.FinishSetup(),
    c.S_OPPORTUNITY: answers.Opportunity(),
    c.S_RESPOND: answers.Respond(),
    c.S_DO: answers.Do(),
    c.S_ABILITY_DONE: answers.AbilityDone(),
    c.S_TACTIC_DONE: answers.TacticDone(),
    c.S_HORDE_ABILITY: abilities.HordeAbility(),
    c.S_COMMON_ABILITY: abilities.CommonAbility(),
    c.S_DO_FOR_TABLE: abilities.DoForTable(),
    c.S_CHOOSE_PLAYER: choices_of_players.ChoosePlayer(),
    c.S_CONSENT: choices_of_players.Consent(),
    c.S_SPEND: choices.Spend(),
    c.S_TAKE_RESOURCE: choices.TakeResource(),
    c.S_ALTERNATIVE: choices.Alternative(),
    c.S_EXCHANGE: choices.Exchange(),
    c.S_SAVE_FREE: saving.SaveFree(),
    c.S_TAKE_BACK: choices.TakeBack(),
    c.S_FORGIVE: shame.ForgiveShame(),
    c.S_OPEN_MOMENT: winter.OpenMoment(),
    c.S_YEAR: spring.Year(),
    c.S_SPRING: spring.Spring(),
    c.S_ADVANCE_TIME: spring.AdvanceTime(),
    c.S_NEW_HORDES: spring.NewHordes(),
    c.S_PLACE_HORDE: spring.PlaceHorde(),
    c.S_LAY_HORDE: spring.LayHorde(),
    c.S_REFRESH_ROW: spring.RefreshRow(),
    c.S_SUMMER: summer.Summer(),
    c.S_INCOME: summer.Income(),
    c.S_REMOVE_SHAME: summer.RemoveShame(),
    c.S_DISCARD_COMMANDS: summer.DiscardCommands(),
    c.S_RECLAIM: summer.Reclaim(),
    c.S_FALL: fall.Fall(),
    c.S_CHOOSE_COMMAND: fall.ChooseCommand(),
    c.S_BEFORE_REVEAL: fall.BeforeReveal(),
    c.S_REVEAL_COMMANDS: fall.RevealCommands(),
    c.S_PLACE_COMMANDS: fall.PlaceCommands(),
    c.S_CHOOSE_SLOT: fall.ChooseSlot(),
    c.S_REED_SLOT: fall.ReedSlot(),
    c.S_NEXT_TURN: fall.NextTurn(),
    c.S_FRAME: fall.ResolveFrame(),
    c.S_FRAME_FOR: fall.FrameFor(),
    c.S_END_FRAME: fall.EndFrame(),
    c.S_END_TURN: fall.EndTurn(),
    c.S_END_FALL: fall.EndFall(),
    c.S_PLACE_CLERK: clerks.PlaceClerk(),
    c.S_BETRAY: fall.Betray(),
    c.S_ACTIVATION_STEP: activation.ActivationStep(),
    c.S_NEXT_LOCATION: activation.NextLocation(),
    c.S_ACTIVATE: activation.Activate(),
    c.S_RESOLVE_LOCATION: activation.ResolveLocation(),
    c.S_CLERKS_OF: activation.ClerksOf(),
    c.S_WORK: activation.Work(),
    c.S_CLERKS_DONE: activation.ClerksDone(),
    c.S_END_ACTIVATION: activation.EndActivation(),
    c.S_CHOOSE_LOCATION: activation.ChooseLocation(),
    c.S_PRODUCE: production.Produce(),
    c.S_PROMOTION_STEP: production.PromotionStep(),
    c.S_PROMOTE: production.Promote(),
    c.S_DONATION_STEP: production.DonationStep(),
    c.S_DONATE: production.Donate(),
    c.S_LEVY: barracks.Levy(),
    c.S_SPARE_PRICE: barracks.SparePrice(),
    c.S_RECRUITED: barracks.Recruited(),
    c.S_DEPLOY: barracks.Deploy(),
    c.S_STATION: barracks.Station(),
    c.S_END_RECRUITING: barracks.EndRecruiting(),
    c.S_CHOOSE_ATTACKER: attack.ChooseAttacker(),
    c.S_STRIKE: attack.Strike(),
    c.S_WOUND: archers.PlaceWound(),
    c.S_CHOOSE_SECTION: attack.ChooseSection(),
    c.S_REWARD_FIRST: attack.RewardFirst(),
    c.S_REWARD: attack.Reward(),
    c.S_ATTACKED: attack.Attacked(),
    c.S_BUILD: building.Build(),
    c.S_PAY_MATERIALS: building.PayMaterials(),
    c.S_BUILT: building.Built(),
    c.S_MOVE_SOLDIERS: headquarters.MoveSoldiers(),
    c.S_MOVE_HOW_MANY: headquarters.MoveHowMany(),
    c.S_MOVED: headquarters.Moved(),
    c.S_HIRE: embassy.Hire(),
    c.S_SIP_TEA: tea_and_tactics.SipTea(),
    c.S_STUDY: tea_and_tactics.Study(),
    c.S_DRAWN: tea_and_tactics.Drawn(),
    c.S_HAND_LIMIT: tea_and_tactics.HandLimit(),
    c.S_DISCARD_TACTIC: tea_and_tactics.DiscardTactic(),
    c.S_HORDE_CHECK: horde_check.HordeCheck(),
    c.S_CHECK_NEXT: horde_check.CheckNext(),
    c.S_DEFEAT_HONOUR: horde_check.DefeatHonour(),
    c.S_CLAIM: horde_check.Claim(),
    c.S_SURVIVORS: horde_check.Survivors(),
    c.S_END_DEFEAT: horde_check.EndDefeat(),
    c.S_ADVANCE_HORDES: horde_check.AdvanceHordes(),
    c.S_CHOOSE_VICTIM: killing.ChooseVictim(),
    c.S_CHOOSE_FALLEN: killing.ChooseFallen(),
    c.S_BEFORE_KILLING: killing.BeforeKilling(),
    c.S_SAVE: saving.Save(),
    c.S_KILL: killing.Kill(),
    c.S_WINTER: winter.Winter(),
    c.S_VOLLEY: winter.Volley(),
    c.S_SHOOT: winter.Shoot(),
    c.S_ASSAULT: winter.Assault(),
    c.S_COMPARE: winter.Compare(),
    c.S_COMPARED: winter.Compared(),
    c.S_END_COMPARE: winter.EndCompare(),
    c.S_BREACH: winter.Breach(),
    c.S_BREACH_SHAME: winter.BreachShame(),
    c.S_BREACH_KILLING: winter.BreachKilling(),
    c.S_REMOVE_BARRICADES: winter.RemoveBarricades(),
    c.S_END_CHECK: scoring.EndCheck(),
    c.S_SHAME_DUE: shame.ShameDue(),
    c.S_PLACE_SHAME: shame.PlaceShame(),
    c.S_SHAMED: shame.Shamed(),
    c.S_SCORE_SHAME: scoring.ScoreShame(),
    c.S_SCORE_HORDES: scoring.ScoreHordes(),
    c.S_SCORE_ARTIFACTS: scoring.ScoreArtifacts(),
    c.S_GAME_OVER: scoring.GameOver(),
    c.S_REED_MOVE: reed.ReedMove(),
    c.S_REED_WORK: reed.ReedWork(),
    c.S_REED_DISMISS: reed.ReedDismiss(),
    c.S_REED_BARRICADE: reed.ReedBarricade(),
    c.S_REED_STRIKE: reed.ReedStrike(),
    c.S_REED_TEA: reed.ReedTea(),
    **decks.CARD_STEPS,
    **module_steps(),
}

OPTIONS = [
    Option(
        "sealed",
        [False, True],
        False,
        "Ask everybody who could hold an answering tactic card, so that being asked tells nothing.",
    ),
    *module_options(),
]
if len(PACKS) > 1:
    OPTIONS.append(Option("pack", PACKS, PACKS[0], "Tactics of a content pack are shuffled into their deck."))

ALL_EVENTS = {**EVENTS, **module_events()}
RULES = Rules(
    "great_wall",
    4,
    dict(STEPS),
    OPTIONS,
    layouts=with_layouts(LAYOUTS),
    events=ALL_EVENTS,
    modernise=modernise,
    automata=module_voices(),
    released={2: "0.1.0"},
)


def blank(players: int, config: list[int], rng: Rng) -> State:
    """A state with an empty table."""
    return blank_table(RULES, players, config, rng)


def set_up_table(s: State) -> None:
    """Lay out the game."""
    assert isinstance(s, GreatWall)
    set_up(s)


def objection(options: dict[str, int | str | bool], players: int) -> Objection | None:
    """Some options are for one number of players alone, and some modules are never played together."""
    return objection_of(options, players, MODULES)


GAME = Game(RULES, "The Great Wall", (1, 2, 3, 4, 5), blank, set_up_table, objection=objection, usual=3)
