"""The six command cards, the same for every clan (GWC-CMD-01 to GWC-CMD-06)."""

from typing import Final

from rampart.games.great_wall.cards import OTHERS_FRAME, OWNER_FRAME, Command, Frame, per
from rampart.games.great_wall.codes import S_BETRAY
from rampart.games.great_wall.combinators import If, Start
from rampart.games.great_wall.conditions import (
    rival_attack_order,
    rival_call_to_arms,
    rival_despotism,
    rival_economy,
    rival_work_harder,
)
from rampart.games.great_wall.effects import ActivateAdvanced, Build, GainAny, GainHonour, PlaceClerks
from rampart.games.great_wall.effects_of_war import AttackOrder, Recruit, attackers

COMMANDS: Final = [
    Command("economy", [
        Frame(OWNER_FRAME, [PlaceClerks(4)]),
        Frame(OTHERS_FRAME, [PlaceClerks(2, different=True)]),
        Frame(OWNER_FRAME, [GainAny(1), If(rival_work_harder, GainAny(2))]),
    ]),
    Command("despotism", [
        Frame(OWNER_FRAME, [PlaceClerks(2), If(rival_economy, PlaceClerks(2))]),
        Frame(OTHERS_FRAME, [PlaceClerks(1)]),
        Frame(OWNER_FRAME, [ActivateAdvanced()]),
    ]),
    Command("work_harder", [
        Frame(OWNER_FRAME, [PlaceClerks(2)]),
        Frame(OTHERS_FRAME, [PlaceClerks(2, different=True)]),
        Frame(OWNER_FRAME, [If(rival_attack_order, Build(4), Build(2))]),
    ]),
    Command("attack_order", [
        Frame(OWNER_FRAME, [AttackOrder([If(rival_call_to_arms, GainHonour(per(attackers, 1, 4)))])]),
        Frame(OTHERS_FRAME, [PlaceClerks(2, different=True)]),
        Frame(OWNER_FRAME, [PlaceClerks(2)]),
    ]),
    Command("call_to_arms", [
        Frame(OWNER_FRAME, [PlaceClerks(2)]),
        Frame(OTHERS_FRAME, [PlaceClerks(2, different=True)]),
        Frame(OWNER_FRAME, [If(rival_despotism, Recruit(3, 3), Recruit(2, 1))]),
    ]),
    Command("betrayal", [Frame(OWNER_FRAME, [Start(S_BETRAY)])]),
]  # fmt: skip
