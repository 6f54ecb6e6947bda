"""Archers and wounds: firing spots are manned, and wound markers cover free spots (5.9)."""

from rampart.games.great_wall.arguments import (
    ATTACKED_AT,
    ATTACKED_ON,
    ATTACKER,
    CAME_FROM,
    MAY_STOP,
    ON_ONE_CARD,
    WOUNDED_BY,
    WOUNDED_ON,
    WOUNDING,
    WOUNDS,
)
from rampart.games.great_wall.battle import (
    is_covered,
    slots_of,
    woundable,
)
from rampart.games.great_wall.codes import (
    E_FIRING,
    E_WOUND,
    S_ATTACKED,
    S_WOUND,
)
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.spots import (
    NO_WOUND,
    WOUND_CELL,
    WOUND_SLOT,
    WOUNDED,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import (
    PASS_WORDS,
    spot_id,
    spot_say,
)
from rampart.games.great_wall.tables import (
    ARCHER,
    BASE_KINDS,
    BY_ARCHER,
    CAUSE_WORDS,
    CELL_WORDS,
    ON_FIRING,
    SHOOTERS,
    WOUND,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import troop_of
from rampart.games.great_wall.vocabulary import (
    ON_WOUND_PLACED,
)
from rampart.kernel.frame import args_of, code_of, pack
from rampart.kernel.step import Choice, Say


def man_firing_spot(s: GreatWall, p: int, section: int, origin: int, kind: int = ARCHER) -> None:
    """An archer takes a free firing spot and then wounds a horde of the section, any row, if he can (GW-ATK05)."""
    s.firing[p][section if kind == ARCHER else SHOOTERS + section] += 1
    if s.journal is not None:
        s.tell(E_FIRING, p, [section])
    shoot(s, p, section, origin, kind)


def shoot(s: GreatWall, p: int, section: int, origin: int, kind: int = ARCHER) -> None:
    """An archer on a firing spot places a wound (GW-ATK06)."""
    if kind >= BASE_KINDS:
        troop_of(s, kind).shoot(s, p, section, origin)
        return
    at = ATTACKED_AT.put(section)
    s.push(S_ATTACKED, p, ATTACKED_ON.put(ON_FIRING) + ATTACKER.put(ARCHER) + CAME_FROM.put(origin) + at)
    push_wounds(s, p, 1, slots_of(section), BY_ARCHER)


def push_wounds(
    s: GreatWall, p: int, n: int, slots: int, cause: int, optional: bool = False, one_card: bool = False
) -> None:
    """Let a player place wounds on free spots of some slots, perhaps fewer, perhaps all on one card."""
    how = WOUNDED_BY.put(cause) + MAY_STOP.put(1 if optional else 0) + ON_ONE_CARD.put(1 if one_card else 0)
    s.push(S_WOUND, p, WOUNDS.put(n) + WOUNDED_ON.put(slots) + how)


class PlaceWound(Choice[GreatWall]):
    """Place a wound marker on a free vital spot; it gives no reward (GW-ATK07, GW-T51, GWC-R09)."""

    rule = "GW-ATK07"
    args = WOUNDING
    choices = WOUNDED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The free spots in reach; without one nothing happens."""
        out = woundable(s, WOUNDED_ON.of(args))
        if not out or MAY_STOP.of(args):
            out.append(NO_WOUND)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Cover it; several wounds one after the other."""
        if choice == NO_WOUND:
            return
        slot, left = WOUND_SLOT.of(choice), WOUNDS.of(args)
        if left > 1:
            rest = WOUNDED_ON.change(args, 1 << slot) if ON_ONE_CARD.of(args) else args
            s.push(S_WOUND, p, WOUNDS.change(rest, left - 1))
        if WOUNDED_BY.of(args) == BY_ARCHER:
            note_target(s, p, slot)
        wound(s, p, slot, WOUND_CELL.of(choice), WOUNDED_BY.of(args))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wound:outriders_L@0.2`, or `none`."""
        if choice == NO_WOUND:
            return "none"
        return f"wound:{HORDE_WORDS[s.hordes[WOUND_SLOT.of(choice)]]}@{CELL_WORDS[WOUND_CELL.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("place_wound", {"left": WOUNDS.of(args), "cause": CAUSE_WORDS[WOUNDED_BY.of(args)]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NO_WOUND:
            return Say(PASS_WORDS)
        return spot_say(s, WOUND_SLOT.of(choice), WOUND_CELL.of(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_WOUND else [spot_id(s.hordes[WOUND_SLOT.of(choice)], WOUND_CELL.of(choice))]


def note_target(s: GreatWall, p: int, slot: int) -> None:
    """The attack of the archer, which is told next, was on the card that he hits."""
    f = s.stack[-1]
    if code_of(f) == S_ATTACKED:
        s.stack[-1] = pack(S_ATTACKED, p, ATTACKED_ON.change(args_of(f), slot))


def wound(s: GreatWall, p: int, slot: int, cell: int, cause: int) -> None:
    """Cover a spot with a wound marker."""
    s.covers[slot][cell] = WOUND
    if s.journal is not None:
        s.tell(E_WOUND, s.voice(p), [s.hordes[slot], cell, cause])
    moment(s, ON_WOUND_PLACED, p, slot, cause, 1 if is_covered(s, slot) else 0)
