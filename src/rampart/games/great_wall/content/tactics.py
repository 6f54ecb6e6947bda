"""The tactic cards (GWC-TAC-01 to GWC-TAC-20)."""

from typing import Final

from rampart.games.great_wall.cards import Price, Tactic
from rampart.games.great_wall.conditions import in_production, own_victim
from rampart.games.great_wall.content.names import TACTIC_WORDS
from rampart.games.great_wall.effects import GainHonour, PlaceClerks
from rampart.games.great_wall.effects_of_war import AddDefence, Bonus, Save
from rampart.games.great_wall.vocabulary import (
    ANYBODY,
    BEFORE_SECTION_COMPARE,
    BEFORE_SOLDIERS_KILLED,
    ON_ACTIVATION_PLAYER,
    ON_HONOUR_CHANGED,
    PRODUCTION_OF,
    TURN_START,
)

WRITTEN: Final = [
    Tactic("imperial_edict", TURN_START, [PlaceClerks(1)], Price(g=2), [PlaceClerks(3)]),
    Tactic(
        "double_shift",
        ON_ACTIVATION_PLAYER,
        [Bonus(PRODUCTION_OF, 2)],
        Price(g=1),
        [Bonus(PRODUCTION_OF, 4)],
        when=[in_production],
    ),
    Tactic("retreat", BEFORE_SOLDIERS_KILLED, [Save(1)], Price(c=2), [Save(99)], who=ANYBODY, when=[own_victim]),
    Tactic(
        "oil_and_stones",
        BEFORE_SECTION_COMPARE,
        [AddDefence(2), GainHonour(1)],
        Price(material=2),
        [AddDefence(5), GainHonour(1)],
        who=ANYBODY,
    ),
]
INERT: Final = [Tactic(word, ON_HONOUR_CHANGED, [], Price(), []) for word in TACTIC_WORDS]
TACTICS: Final = [next((card for card in WRITTEN if card.word == inert.word), inert) for inert in INERT]
