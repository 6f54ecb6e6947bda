"""The co-operative tactic cards (GWC-CTA-01 to GWC-CTA-12)."""

from typing import Final

from rampart.games.great_wall.arguments import PAYLOAD
from rampart.games.great_wall.battle import sections_in_play, stands_in
from rampart.games.great_wall.cards import OTHERS_FRAME, Effect, Price, Tactic, per
from rampart.games.great_wall.combinators import EACH, EACH_OTHER, NOT_OF_MOMENT, OF_MOMENT, ForEach, If, OnePlayer
from rampart.games.great_wall.conditions import horde_before_it
from rampart.games.great_wall.effects import CancelShame, PlaceClerks
from rampart.games.great_wall.effects_of_war import AddDefence
from rampart.games.great_wall.modules.coop.arguments import AND_ARRANGE, PICKED_FOR
from rampart.games.great_wall.modules.coop.codes import (
    E_SUNK,
    EVT_CANCELLED,
    EVT_CARD,
    S_MASS_FIRE,
    S_PICK_DEMAND,
    S_REDIRECT,
)
from rampart.games.great_wall.modules.coop.effects import (
    Agreed,
    AttackThere,
    Give,
    PayHonour,
    SaveAnyone,
    SpreadWounds,
    Store,
    TakeCommand,
)
from rampart.games.great_wall.modules.coop.names import INSTANT
from rampart.games.great_wall.modules.coop.part import coop_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import SECTIONS
from rampart.games.great_wall.vocabulary import (
    ANYBODY,
    BEFORE_HORDE_PLACED,
    BEFORE_SECTION_COMPARE,
    BEFORE_SHAME_GAINED,
    BEFORE_SOLDIERS_KILLED,
    ON_ATTACK,
    ON_DEMAND_REVEALED,
    ON_EVENT_REVEALED,
    ON_FRAME_END,
    ON_INCOME,
    ON_WALL_BUILT,
    OTHER,
    P_PLAYER,
    P_W,
    P_X,
    TURN_START,
    VOLLEY_START,
)

ALL: Final = 99
DRAWN: Final = 2  # demands, by a petition


# ---- tests


def of_a_player(s: GreatWall, p: int, at: int) -> bool:
    """The moment is a player's, not the Reed clan's (GW-T07)."""
    return s.pad[at + P_PLAYER] < s.players


def others_frame(s: GreatWall, p: int, at: int) -> bool:
    """At `on_frame_end`: it was a frame for the others."""
    return s.pad[at + P_X] == OTHERS_FRAME


def someone_present(s: GreatWall, p: int, at: int) -> bool:
    """At `before_section_compare`: a player has a soldier there."""
    return players_present(s, p, at) > 0


def players_present(s: GreatWall, p: int, at: int) -> int:
    """At `before_section_compare`: how many players have a soldier in the section, wherever he stands."""
    section = s.pad[at + P_X]
    return sum(1 for q in range(s.seats) if stands_in(s, q, section))


def instant_event(s: GreatWall, p: int, at: int) -> bool:
    """At `on_event_revealed`: it would happen once."""
    return s.pad[s.pad[at + P_W] + EVT_CARD] < INSTANT


def another_section(s: GreatWall, section: int) -> list[int]:
    """The other sections in play with a free row."""
    return [other for other in sections_in_play(s) if other != section and s.free_row(other) >= 0]


# ---- effects


class SendDemandBack(Effect):
    """Put the revealed demand under its deck; the next one takes its slot."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With another one in the deck."""
        return bool(coop_of(s).demand_deck)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """The slot is filled again by the step that is under way."""
        part, slot = coop_of(s), s.pad[at + P_X]
        part.demand_deck.insert(0, part.demands[slot])
        if s.journal is not None:
            s.tell(E_SUNK, p, [part.demands[slot]])
        part.demands[slot] = -1


class DrawDemands(Effect):
    """Draw two demands; one of them or the revealed one takes the slot, the others go under the deck."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With another one in the deck."""
        return bool(coop_of(s).demand_deck)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """All see them."""
        part, slot = coop_of(s), s.pad[at + P_X]
        s.reveal()
        part.drawn = [part.demands[slot]]
        part.demands[slot] = -1
        for _ in range(min(DRAWN, len(part.demand_deck))):
            part.drawn.append(part.demand_deck.pop())
        s.push(S_PICK_DEMAND, p, PICKED_FOR.put(slot))


class Redirect(Effect):
    """The horde that is about to be placed goes to another section with a free row."""

    def __init__(self, arrange: bool = False) -> None:
        self.arrange = arrange

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return bool(another_section(s, s.pad[at + P_X]))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Then, boosted, the next hordes are put in order."""
        s.push(S_REDIRECT, p, PAYLOAD.put(at) + AND_ARRANGE.put(1 if self.arrange else 0))


class MassFire(Effect):
    """In one section every archer shoots twice in this volley."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return any(mine[section] for mine in s.firing for section in range(SECTIONS))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_MASS_FIRE, p)


class CancelEvent(Effect):
    """The event that was turned up has no effect and is discarded."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.pad[s.pad[at + P_W] + EVT_CANCELLED] = 1


TACTICS: Final = [
    Tactic(
        "supply_convoy",
        TURN_START,
        [Give(3, one=True)],
        Price(w=1),
        [ForEach([Give(ALL, one=True)])],
        ANYBODY,
        [of_a_player],
    ),
    Tactic("united_front", ON_ATTACK, [AttackThere(1)], Price(c=2), [AttackThere(3)], OTHER),
    Tactic(
        "joint_decree",
        ON_FRAME_END,
        [OnePlayer([PlaceClerks(1)], EACH_OTHER)],
        Price(g=1),
        [ForEach([PlaceClerks(1)])],
        ANYBODY,
        [others_frame],
    ),
    Tactic("sworn_brothers", BEFORE_SOLDIERS_KILLED, [SaveAnyone(1)], Price(c=3), [SaveAnyone(4)], ANYBODY),
    Tactic(
        "emperors_mercy",
        BEFORE_SHAME_GAINED,
        [Agreed([ForEach([PayHonour(4)], OF_MOMENT), CancelShame(1)], OF_MOMENT, [PayHonour(4)])],
        Price(g=2),
        [CancelShame(2)],
        ANYBODY,
    ),
    Tactic("petition", ON_DEMAND_REVEALED, [SendDemandBack()], Price(g=2), [DrawDemands()], ANYBODY),
    Tactic("signal_fires", BEFORE_HORDE_PLACED, [Redirect()], Price(w=1), [Redirect(arrange=True)], ANYBODY),
    Tactic("stockpile", ON_INCOME, [Store(2)], Price(c=1), [Store(4)], ANYBODY),
    Tactic(
        "shield_wall",
        BEFORE_SECTION_COMPARE,
        [AddDefence(per(players_present))],
        Price(s=2),
        [AddDefence(per(players_present, 2))],
        ANYBODY,
        [horde_before_it, someone_present],
    ),
    Tactic(
        "reform",
        ON_WALL_BUILT,
        [OnePlayer([TakeCommand()], NOT_OF_MOMENT)],
        Price(g=2),
        [ForEach([TakeCommand()], NOT_OF_MOMENT)],
        ANYBODY,
    ),
    Tactic("concentrated_volley", VOLLEY_START, [SpreadWounds(SECTIONS)], Price(w=2), [MassFire()], ANYBODY),
    Tactic(
        "calm_the_court",
        ON_EVENT_REVEALED,
        [If(instant_event, Agreed([ForEach([PayHonour(4)]), CancelEvent()], EACH, [PayHonour(4)]))],
        Price(any=3),
        [CancelEvent()],
        ANYBODY,
    ),
]
