"""Fall together: the speaker gives all cards their slots, and the active player says who is next (GW-COO02)."""

from typing import Final

from rampart.games.great_wall.arguments import ACTIVATING, ACTIVATION, SLOT_TAKER
from rampart.games.great_wall.automata import automaton
from rampart.games.great_wall.codes import (
    ACT_CLERKS,
    ACT_LOCATION,
    S_CHOOSE_SLOT,
    S_CLERKS_OF,
    S_DONATION_STEP,
    S_NEXT_TURN,
    S_PROMOTION_STEP,
    S_REED_SLOT,
)
from rampart.games.great_wall.modules.coop.arguments import ORDERING, STILL_TO_WORK, WORK_STEP
from rampart.games.great_wall.modules.coop.codes import E_NEXT_TO_WORK, S_NEXT_TO_WORK
from rampart.games.great_wall.modules.coop.part import speaker
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.reed import ruler_of
from rampart.games.great_wall.tables import LOCATION_WORDS, MOST_CLANS, PRODUCTION, holds, members, without
from rampart.kernel.codec import Options, count
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

WORK: Final = 0
PROMOTE: Final = 1
DONATE: Final = 2
NEXT_CLAN: Final = Options()
NEXT_CLAN.part("clan", count(MOST_CLANS - 1))
IN_TEA_ORDER: Final = NEXT_CLAN.case("tea").code


class CoopPlaceCommands(Step[GreatWall]):
    """Step 2: the speaker assigns the slots; a Reed card takes the lowest free one when its tea place comes."""

    rule = "GW-COO02"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Cards of players above Reed first, then Reed's, then the rest."""
        playing = [c for c in s.tea if c == s.reed or s.chosen[c] >= 0]
        s.track = [-1] * len(playing)
        s.push(S_NEXT_TURN)
        for c in reversed(playing):
            if c == s.reed:
                s.push(S_REED_SLOT, NOBODY, SLOT_TAKER.put(c))
            else:
                s.push(S_CHOOSE_SLOT, speaker(s), SLOT_TAKER.put(c))


class AgreeOrder(Step[GreatWall]):
    """Clerks are resolved in an order that the players agree on; production goes step by step (GW-COO03)."""

    rule = "GW-COO03"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The active player, in the Reed turn the ruler, names who is next."""
        place = ACTIVATION.of(args)
        present = [c for c in range(len(s.tea)) if s.pad[place + ACT_CLERKS + c]]
        ruler = ruler_of(s)
        if s.pad[place + ACT_LOCATION] < PRODUCTION:
            seats = sum(1 << c for c in present if c != s.reed)
            if seats:
                s.push(S_NEXT_TO_WORK, ruler, args + WORK_STEP.put(DONATE) + STILL_TO_WORK.put(seats))
                s.push(S_NEXT_TO_WORK, ruler, args + WORK_STEP.put(PROMOTE) + STILL_TO_WORK.put(seats))
        s.push(S_NEXT_TO_WORK, ruler, args + WORK_STEP.put(WORK) + STILL_TO_WORK.put(sum(1 << c for c in present)))


class NextToWork(Choice[GreatWall]):
    """Name the player who resolves clerks next, or let all who are left do it in tea order (GW-COO03)."""

    rule = "GW-COO03"
    args = ORDERING
    choices = NEXT_CLAN

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Those who have not done so in this step, the Reed clan too."""
        left = members(STILL_TO_WORK.of(args))
        return left if len(left) == 1 else [IN_TEA_ORDER, *left]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        left = STILL_TO_WORK.of(args)
        if choice == IN_TEA_ORDER:
            for c in reversed(s.tea):
                if holds(left, c):
                    resolve(s, c, args)
            return
        rest = without(left, choice)
        if rest:
            s.push(S_NEXT_TO_WORK, p, STILL_TO_WORK.change(args, rest))
            if s.journal is not None:
                s.tell(E_NEXT_TO_WORK, p, [choice])
        resolve(s, choice, args)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `next:2`, or `tea`."""
        return "tea" if choice == IN_TEA_ORDER else f"next:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        location = LOCATION_WORDS[s.pad[ACTIVATION.of(args) + ACT_LOCATION]]
        return Say("next_to_work", {"location": location, "step": WORK_STEP.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == IN_TEA_ORDER:
            return Say("option-tea-order")
        return Say("option-reed") if choice == s.reed else Say("option-player", {"seat": choice})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == IN_TEA_ORDER:
            return []
        return [f"clerks-{choice}-{LOCATION_WORDS[s.pad[ACTIVATION.of(args) + ACT_LOCATION]]}"]


def resolve(s: GreatWall, c: int, args: int) -> None:
    """Push what a clan does in a step of an activation."""
    there = ACTIVATION.put(ACTIVATION.of(args))
    step = WORK_STEP.of(args)
    if step == DONATE:
        s.push(S_DONATION_STEP, c, there)
    elif step == PROMOTE:
        s.push(S_PROMOTION_STEP, c, there)
    elif c == s.reed:
        automaton(s, c).work(s, c, there)
    else:
        s.push(S_CLERKS_OF, c, there)
