"""The end of winter together: demands, end check, shame for open demands, the next demands, an event (GW-COO12)."""

from typing import Final

from rampart.games.great_wall.arguments import AT_MOMENT
from rampart.games.great_wall.cards import COMMON_CARDS
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.modules.coop.arguments import EVENT, EVENT_AT
from rampart.games.great_wall.modules.coop.codes import (
    E_CANCELLED,
    E_DEMAND,
    E_EVENT,
    EVT_CANCELLED,
    EVT_CARD,
    L_EVENT,
    S_COOP_END_CHECK,
    S_EVENT_HAPPENS,
    S_FILL_DEMANDS,
    S_NAME_DEMAND,
    S_NEXT_YEAR,
    S_OPEN_DEMANDS,
    S_TURN_EVENT,
)
from rampart.games.great_wall.modules.coop.names import EVENT_WORDS, INSTANT, MASSED_FIRE
from rampart.games.great_wall.modules.coop.part import coop_of, demand_slots, needed, open_demands, speaker
from rampart.games.great_wall.scoring import finish, next_year
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.abilities import do_for_table
from rampart.games.great_wall.tables import ALL_WIN, BY_DEMAND, END_DEMANDS, NO_CLAN
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import due_shame
from rampart.games.great_wall.vocabulary import DEMAND_STEP, ON_DEMAND_REVEALED, ON_EVENT_REVEALED
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step

NONE: Final = -1


def code_of_event(event: int) -> int:
    """An event among the cards of the table."""
    return COMMON_WORDS.index(EVENT_WORDS[event])


class DemandPhase(Step[GreatWall]):
    """Step 3: the players may fulfill any number of open demands (GW-COO12, GW-COO16)."""

    rule = "GW-COO12"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The speaker names them."""
        coop_of(s).refused = []
        s.push(S_COOP_END_CHECK)
        s.push(S_NAME_DEMAND, speaker(s))
        moment(s, DEMAND_STEP, NO_CLAN)


class CoopEndCheck(Step[GreatWall]):
    """Step 4: with enough demands fulfilled all win; walls and an empty bank end nothing here (GW-COO13)."""

    rule = "GW-COO13"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Else shame for open demands, new demands and an event follow."""
        coop_of(s).refused = []
        if len(coop_of(s).fulfilled) >= needed(s):
            finish(s, END_DEMANDS, ALL_WIN)
            return
        s.push(S_NEXT_YEAR)
        s.push(S_TURN_EVENT)
        s.push(S_FILL_DEMANDS)
        for q in reversed(s.order()):
            s.push(S_OPEN_DEMANDS, q)


class OpenDemands(Step[GreatWall]):
    """Step 5: a shame token for each demand still open, one instance a player (GW-COO17)."""

    rule = "GW-COO17"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """They stay open."""
        due_shame(s, p, len(open_demands(s)), BY_DEMAND, 0)


class FillDemands(Step[GreatWall]):
    """Empty demand slots are filled from the deck, as long as it lasts (GW-COO17, GW-COO20)."""

    rule = "GW-COO17"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One by one, for cards may answer each."""
        part = coop_of(s)
        for slot in range(demand_slots(s)):
            if part.demands[slot] < 0 and part.demand_deck:
                s.reveal()
                card = part.demand_deck.pop()
                part.demands[slot] = card
                if s.journal is not None:
                    s.tell(E_DEMAND, NOBODY, [card])
                s.push(S_FILL_DEMANDS)
                moment(s, ON_DEMAND_REVEALED, NO_CLAN, slot, card)
                return


class TurnEvent(Step[GreatWall]):
    """Step 6: an event is turned up; without one nothing happens (GW-COO18, GWC-EVT-20)."""

    rule = "GW-COO18"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Cards may answer before it takes effect."""
        part = coop_of(s)
        if not part.event_deck:
            return
        s.reveal()
        card = part.event_deck.pop()
        part.events.append(card)
        if s.journal is not None:
            s.tell(E_EVENT, NOBODY, [card])
        place = s.open_pad(L_EVENT, [card, 0])
        s.push(S_EVENT_HAPPENS, NOBODY, EVENT_AT.put(place))
        moment(s, ON_EVENT_REVEALED, NO_CLAN, card, 0 if card < INSTANT else 1, 0, place)


class EventHappens(Step[GreatWall]):
    """An instant event takes effect now, a lasting one stays in force to the end of the game (GW-COO18)."""

    rule = "GW-COO18"
    args = EVENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Unless it was cancelled."""
        place = EVENT_AT.of(args)
        card = s.pad[place + EVT_CARD]
        if s.pad[place + EVT_CANCELLED]:
            part = coop_of(s)
            part.events.remove(card)
            part.cancelled.append(card)
            if s.journal is not None:
                s.tell(E_CANCELLED, NOBODY, [card])
        elif card < INSTANT:
            do_for_table(s, COMMON_CARDS[code_of_event(card)].forced[0], place, NONE)
        else:
            s.common = [*s.common, code_of_event(card)]
            s.listen_anew()


class NextYear(Step[GreatWall]):
    """The year ends; what was noted of it is over."""

    rule = "GW-WIN08"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Spring comes, or the end of time."""
        part = coop_of(s)
        part.built = part.breached = 0
        next_year(s)


class CeaseFire(Step[GreatWall]):
    """The volley is over: no section shoots twice any more (GWC-CTA-11)."""

    rule = "GWC-CTA-11"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """If one did."""
        part = coop_of(s)
        if part.massed >= 0:
            part.massed = -1
            code = COMMON_WORDS.index(MASSED_FIRE)
            s.common = [card for card in s.common if card != code]
            s.listen_anew()
