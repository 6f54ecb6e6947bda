"""Winter: the volley, the assault, breaches, and the look at the end of the game (5.17, 5.18, 5.20)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    BEFORE_SECTION,
    BREACHED,
    BREACHING,
    COMPARING,
    COMPARISON,
    OPENED,
    OPENED_WITH,
    OPENING,
    SECTION,
)
from rampart.games.great_wall.automata import automaton
from rampart.games.great_wall.battle import is_present, sections_in_play, slots_of, woundable
from rampart.games.great_wall.codes import (
    CMP_DEFENCE,
    CMP_OFFENCE,
    CMP_SECTION,
    E_BARRICADES_GONE,
    E_BREACH,
    E_COMPARED,
    E_HELD_FIRE,
    E_SEASON,
    L_COMPARING,
    S_ASSAULT,
    S_BREACH,
    S_BREACH_KILLING,
    S_BREACH_SHAME,
    S_COMPARE,
    S_COMPARED,
    S_END_CHECK,
    S_END_COMPARE,
    S_HORDE_CHECK,
    S_OPEN_MOMENT,
    S_REMOVE_BARRICADES,
    S_SHOOT,
    S_VOLLEY,
)
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.queries import ask, defence, end_bonuses, is_final, offence
from rampart.games.great_wall.spots import NO_WOUND, WOUND_CELL, WOUND_SLOT, WOUNDED
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import wound
from rampart.games.great_wall.steps.killing import start_killing
from rampart.games.great_wall.steps.words import spot_id, spot_say
from rampart.games.great_wall.tables import (
    BY_BREACH,
    BY_VOLLEY,
    CELL_WORDS,
    CHI,
    IN_BREACH,
    NO_CLAN,
    SECTION_WORDS,
    SECTIONS,
    SHOOTERS,
    SPECIAL,
    WINTER,
)
from rampart.games.great_wall.triggers import moment, renew
from rampart.games.great_wall.troops import troop_of
from rampart.games.great_wall.verbs import due_shame, pay
from rampart.games.great_wall.vocabulary import (
    AFTER_BREACH,
    ASSAULT_END,
    ASSAULT_START,
    BEFORE_BARRICADES_REMOVED,
    BEFORE_SECTION_COMPARE,
    COUNT_SHOTS,
    DEFENCE,
    ON_BARRICADES_REMOVED,
    ON_BREACH,
    ON_SECTION_HELD,
    ON_VOLLEY_SHOT,
    PER_TURN,
    SHOT_PRICE,
    VOLLEY_END,
    VOLLEY_START,
    WINTER_START,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

HOLD: Final = NO_WOUND


class OpenMoment(Step[GreatWall]):
    """A moment of the calendar, which belongs to no one."""

    rule = "GW-T72"
    args = OPENING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to it."""
        a = OPENED.of(args)
        b = OPENED_WITH.of(args)
        moment(s, a, NO_CLAN, b)


class Winter(Step[GreatWall]):
    """Volley, horde check, assault, end check (GW-WIN01 to GW-WIN08)."""

    rule = "GW-WIN01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Phase by phase."""
        s.season = WINTER
        s.active = -1
        renew(s, PER_TURN)
        if s.journal is not None:
            s.tell(E_SEASON, NOBODY, [WINTER])
        s.push(s.box.instead[S_END_CHECK])
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(ASSAULT_END))
        s.push(s.box.instead[S_REMOVE_BARRICADES])
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(BEFORE_BARRICADES_REMOVED))
        s.push(S_ASSAULT)
        s.push(S_HORDE_CHECK)
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(VOLLEY_END))
        s.push(s.box.instead[S_VOLLEY])
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(VOLLEY_START))
        moment(s, WINTER_START, NO_CLAN)


class Volley(Step[GreatWall]):
    """Sections from the left, in each the players in tea order, each archer on a firing spot (GW-WIN01)."""

    rule = "GW-WIN01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One shot an archer, unless cards say otherwise."""
        for section in range(SECTIONS - 1, -1, -1):
            before = 0
            for mine in s.firing:
                before += mine[section]
            for c in reversed(s.tea):
                before -= s.firing[c][section]
                if not s.is_seat(c):
                    automaton(s, c).volley(s, c, section)
                    continue
                for _ in range(s.firing[c][SHOOTERS + section]):
                    troop_of(s, SPECIAL).volley(s, c, section)
                for i in range(s.firing[c][section] - 1, -1, -1):
                    for _ in range(ask(s, COUNT_SHOTS, c, 1, section, before + i)):
                        s.push(S_SHOOT, c, SECTION.put(section))


class Shoot(Choice[GreatWall]):
    """An archer must wound a free spot of a horde of his section, any row, if there is one (GW-WIN01)."""

    rule = "GW-WIN01"
    args = BEFORE_SECTION
    choices = WOUNDED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Where a shot has a price, the owner may hold fire (GWC-HOR-21)."""
        section = SECTION.of(args)
        price = ask(s, SHOT_PRICE, p, 0, section)
        out = woundable(s, slots_of(section)) if s.resources[p][CHI] >= price else []
        if not out or price:
            out.append(HOLD)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Not an attack (R24)."""
        section = SECTION.of(args)
        if choice == HOLD:
            if s.journal is not None:
                s.tell(E_HELD_FIRE, p, [section])
            return
        pay(s, p, CHI, ask(s, SHOT_PRICE, p, 0, section))
        moment(s, ON_VOLLEY_SHOT, p, WOUND_SLOT.of(choice))
        wound(s, p, WOUND_SLOT.of(choice), WOUND_CELL.of(choice), BY_VOLLEY)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `shoot:sappers_L@0.2`, or `hold`."""
        return shot_key(s, choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """The section, and what a shot costs."""
        section = SECTION.of(args)
        return Say("shoot", {"section": SECTION_WORDS[section], "price": ask(s, SHOT_PRICE, p, 0, section)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return shot_say(s, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return shot_target(s, choice)


def shot_key(s: GreatWall, choice: int) -> str:
    """As in `shoot:sappers_L@0.2`, or `hold`."""
    if choice == HOLD:
        return "hold"
    return f"shoot:{HORDE_WORDS[s.hordes[WOUND_SLOT.of(choice)]]}@{CELL_WORDS[WOUND_CELL.of(choice)]}"


def shot_say(s: GreatWall, choice: int) -> Say:
    """The spot, or that fire is held."""
    if choice == HOLD:
        return Say("option-hold")
    return spot_say(s, WOUND_SLOT.of(choice), WOUND_CELL.of(choice))


def shot_target(s: GreatWall, choice: int) -> list[str]:
    """The spot on the horde."""
    return [] if choice == HOLD else [spot_id(s.hordes[WOUND_SLOT.of(choice)], WOUND_CELL.of(choice))]


class Assault(Step[GreatWall]):
    """Sections from left to right, each completely resolved before the next (GW-WIN04)."""

    rule = "GW-WIN04"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One after the other."""
        for section in reversed(sections_in_play(s)):
            s.push(S_COMPARE, NOBODY, SECTION.put(section))
        moment(s, ASSAULT_START, NO_CLAN)


class Compare(Step[GreatWall]):
    """The values of a section are computed once; cards may still change them (GW-T44, GW-WIN05)."""

    rule = "GW-WIN05"
    args = BEFORE_SECTION

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Then they are compared."""
        section = SECTION.of(args)
        place = s.open_pad(L_COMPARING, [section, offence(s, section), defence(s, section)])
        s.push(S_COMPARED, NOBODY, COMPARISON.put(place))
        moment(s, BEFORE_SECTION_COMPARE, NO_CLAN, section, 0, 0, place)


class Compared(Step[GreatWall]):
    """Defence not below offence holds; else the section is breached by all its hordes (GW-WIN06)."""

    rule = "GW-WIN06"
    args = COMPARING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """What cards added in the window counts (GW-T44)."""
        place = COMPARISON.of(args)
        section = s.pad[place + CMP_SECTION]
        attack = s.pad[place + CMP_OFFENCE]
        hold = s.pad[place + CMP_DEFENCE]
        if s.journal is not None:
            s.tell(E_COMPARED, NOBODY, [section, attack, hold])
        s.push(S_END_COMPARE, NOBODY, args)
        if hold >= attack and not sure_to_fall(s, section):
            moment(s, ON_SECTION_HELD, NO_CLAN, section)
            return
        if s.journal is not None:
            s.tell(E_BREACH, NOBODY, [section])
        s.push(S_BREACH, NOBODY, COMPARISON.put(place) + BREACHED.put(section))
        moment(s, ON_BREACH, NO_CLAN, section)


def sure_to_fall(s: GreatWall, section: int) -> bool:
    """Has a horde set the defense for good, so that nothing that was added to it counts?"""
    return bool(s.box.horde_types_mind[DEFENCE]) and is_final(s, DEFENCE, -1, section)


class EndCompare(Step[GreatWall]):
    """A section is resolved: what cards did for it ends."""

    rule = "GW-WIN04"
    args = COMPARING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Then comes the next section."""
        place = COMPARISON.of(args)
        end_bonuses(s, place)


class Breach(Step[GreatWall]):
    """Shame, killing on the cards and of the archers, wounds left behind (GW-BRE01 to GW-BRE06)."""

    rule = "GW-BRE01"
    args = BREACHING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Rest areas, walls and barricades are not touched (GW-BRE05, GW-BRE06)."""
        section = BREACHED.of(args)
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(AFTER_BREACH) + OPENED_WITH.put(section))
        s.push(s.box.instead[S_BREACH_KILLING], NOBODY, SECTION.put(section))
        for q in reversed(s.order()):
            s.push(S_BREACH_SHAME, q, SECTION.put(section))


class BreachShame(Step[GreatWall]):
    """Step 1: a shame token for each horde card there on which the player has no soldier (GW-BRE01)."""

    rule = "GW-BRE01"
    args = BEFORE_SECTION

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """All of one player are one instance (GW-T38)."""
        section = SECTION.of(args)
        n = 0
        for slot in range(section * 3, section * 3 + 3):
            if s.hordes[slot] >= 0 and not is_present(s, p, slot):
                n += 1
        due_shame(s, p, n, BY_BREACH, section)


class BreachKilling(Step[GreatWall]):
    """Steps 2 to 4: soldiers on every card by its lethality, and all archers there; one instance (GW-BRE02, GW-T32)."""

    rule = "GW-BRE02"
    args = BEFORE_SECTION

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Soldiers who are no victims stay on the cards (GW-BRE03)."""
        section = SECTION.of(args)
        slots = [slot for slot in range(section * 3, section * 3 + 3) if s.hordes[slot] >= 0]
        start_killing(s, IN_BREACH, section, slots, True)


class RemoveBarricades(Step[GreatWall]):
    """After all sections all barricades are removed from the board (GW-WIN07)."""

    rule = "GW-WIN07"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Those that block section L with two players are no barricades of a section."""
        s.barricades = [0] * SECTIONS
        if s.journal is not None:
            s.tell(E_BARRICADES_GONE, NOBODY, [])
        moment(s, ON_BARRICADES_REMOVED, NO_CLAN)
