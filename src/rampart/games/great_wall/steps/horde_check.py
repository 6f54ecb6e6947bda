"""Horde check: cards whose spots are all covered are defeated, one after the other (5.15)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    BEFORE_SECTION,
    BEGINNING,
    BEGUN,
    CHECK,
    CHECKED,
    CHECKING,
    DEFEAT,
    DEFEATING,
    SECTION,
)
from rampart.games.great_wall.battle import any_present, is_present, soldiers_on
from rampart.games.great_wall.codes import (
    CHECK_CARDS,
    DEF_CARD,
    DEF_CLAIMANT,
    DEF_SURVIVORS,
    E_ADVANCED,
    E_CLAIMED,
    E_DEFEATED,
    E_HORDE_GONE,
    E_SURVIVED,
    L_CHECK,
    L_DEFEAT,
    S_ADVANCE_HORDES,
    S_CHECK_NEXT,
    S_CLAIM,
    S_DEFEAT_HONOUR,
    S_END_DEFEAT,
    S_HORDE_CHECK,
    S_SURVIVORS,
)
from rampart.games.great_wall.content.hearing import STAYING
from rampart.games.great_wall.content.names import type_of
from rampart.games.great_wall.queries import ask, cover, end_bonuses, spots_covered
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.killing import start_killing
from rampart.games.great_wall.tables import (
    ARCHER_HONOUR,
    IN_DEFEAT,
    KINDS,
    NO_CLAN,
    OF_ARCHERS,
    OF_BATTLES,
    OPEN,
    PRESENCE_HONOUR,
    ROWS_DEEP,
    SECTIONS,
    row_of,
    section_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import troop_code
from rampart.games.great_wall.verbs import gain_honour
from rampart.games.great_wall.vocabulary import (
    DEFEAT_SURVIVORS,
    HORDE_CHECK_END,
    HORDE_CHECK_START,
    ON_DEFEAT_HONOUR,
    ON_HORDE_CLAIMED,
    ON_HORDE_DEFEATED,
    ON_HORDES_ADVANCED,
    WINS_TIES,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step

ROW_BY_ROW: Final = [section * ROWS_DEEP + row for row in range(ROWS_DEEP) for section in range(SECTIONS)]


class HordeCheck(Step[GreatWall]):
    """List all horde cards once, row 1 from left to right, then row 2, then row 3 (GW-DEF01)."""

    rule = "GW-DEF01"
    args = BEGINNING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Cards that come later, or are covered once passed, wait for the next check (GW-DEF03)."""
        if not BEGUN.of(args):
            s.push(S_HORDE_CHECK, NOBODY, BEGUN.put(1))
            moment(s, HORDE_CHECK_START, NO_CLAN)
            return
        cards = [s.hordes[slot] for slot in ROW_BY_ROW if s.hordes[slot] >= 0]
        place = s.open_pad(L_CHECK, cards)
        s.push(S_CHECK_NEXT, NOBODY, CHECK.put(place))


class CheckNext(Step[GreatWall]):
    """Go through the list; a card that is fully covered when it is reached is defeated (GW-DEF02)."""

    rule = "GW-DEF02"
    args = CHECKING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Each is resolved completely before the next."""
        at, place = CHECKED.of(args), CHECK.of(args)
        hordes, covers = s.hordes, s.covers
        while place + CHECK_CARDS + at < len(s.pad):
            card = s.pad[place + CHECK_CARDS + at]
            at += 1
            if card in hordes and OPEN not in covers[hordes.index(card)]:
                s.push(S_CHECK_NEXT, NOBODY, CHECKED.change(args, at))
                begin_defeat(s, card)
                return
        moment(s, HORDE_CHECK_END, NO_CLAN)


def begin_defeat(s: GreatWall, card: int) -> None:
    """A card is found with all vital spots covered: one instance (GW-T30, GW-DEF04)."""
    slot = s.hordes.index(card)
    if s.journal is not None:
        s.tell(E_DEFEATED, NOBODY, [card])
    place = s.open_pad(L_DEFEAT, [card, NO_CLAN, section_of(slot), *([0] * (s.seats * KINDS))])
    s.push(S_END_DEFEAT, NOBODY, DEFEAT.put(place))
    s.push(S_DEFEAT_HONOUR, NOBODY, DEFEAT.put(place))
    moment(s, ON_HORDE_DEFEATED, NO_CLAN, slot, card, 0, place)


class DefeatHonour(Step[GreatWall]):
    """Steps 1 and 2: 2 honor for each player with a soldier on the card, 2 per archer there (GW-DEF04, GW-DEF05)."""

    rule = "GW-DEF04"
    args = DEFEATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """All gain at once; then the claimant is found."""
        place = DEFEAT.of(args)
        card = s.pad[place + DEF_CARD]
        slot = s.hordes.index(card)
        for q in s.owners():
            if is_present(s, q, slot):
                gain_honour(s, q, PRESENCE_HONOUR, OF_BATTLES)
            gain_honour(s, q, ARCHER_HONOUR * s.firing[q][section_of(slot)], OF_ARCHERS)
        s.push(S_CLAIM, NOBODY, args)
        moment(s, ON_DEFEAT_HONOUR, NO_CLAN, slot, card, 0, place)


class Claim(Step[GreatWall]):
    """Step 3: most spots covered claims, ties by tea order; then soldiers are killed (GW-DEF06 to GW-DEF08)."""

    rule = "GW-DEF06"
    args = DEFEATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Read anew, whatever the payload said before (GW-T69)."""
        place = DEFEAT.of(args)
        slot = s.hordes.index(s.pad[place + DEF_CARD])
        if not any_present(s, slot):
            return
        best = 0
        for c in s.tea:
            n = cover(s, c, slot) if spots_covered(s, c, slot) else 0
            if n > best or (n and n == best and s.minds[WINS_TIES] and ask(s, WINS_TIES, c, 0, slot)):
                best = n
                s.pad[place + DEF_CLAIMANT] = c
        s.push(S_SURVIVORS, NOBODY, args)
        start_killing(s, IN_DEFEAT, section_of(slot), [slot], False)


class Survivors(Step[GreatWall]):
    """Step 5: soldiers not killed go to the rest area of the section; Reed's to its pool (GW-DEF09, GW-REE03)."""

    rule = "GW-DEF09"
    args = DEFEATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Cards may answer while they stand there."""
        place = DEFEAT.of(args)
        card = s.pad[place + DEF_CARD]
        slot = s.hordes.index(card)
        for c in range(len(s.tea)):
            for kind in range(s.box.kinds):
                n = soldiers_on(s, c, slot, kind)
                if n == 0:
                    continue
                if s.is_seat(c):
                    s.pad[place + DEF_SURVIVORS + c * KINDS + kind] += n
                    s.rest[c][section_of(slot) * KINDS + kind] += n
                    if s.journal is not None:
                        s.tell(E_SURVIVED, c, [troop_code(s, c, kind), n, section_of(slot)])
                else:
                    s.pool[c][kind] += n
        s.covers[slot] = [min(cell, 2) for cell in s.covers[slot]]
        moment(s, DEFEAT_SURVIVORS, NO_CLAN, slot, card, 0, place)


class EndDefeat(Step[GreatWall]):
    """Step 6: the claimant takes the card; without one, or with Reed, it is discarded (GW-DEF07, GW-DEF10)."""

    rule = "GW-DEF10"
    args = DEFEATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Wound markers go to the bank."""
        place = DEFEAT.of(args)
        card = s.pad[place + DEF_CARD]
        claimant = s.pad[place + DEF_CLAIMANT]
        slot = s.hordes.index(card)
        remove_horde(s, slot)
        end_bonuses(s, place)
        if claimant < s.players:
            s.claimed[claimant].append(card)
            s.claimed[claimant].sort()
            if s.journal is not None:
                s.tell(E_CLAIMED, s.voice(claimant), [card])
        else:
            s.horde_discard.append(card)
            if s.journal is not None:
                s.tell(E_HORDE_GONE, NOBODY, [card])
        s.push(S_ADVANCE_HORDES, NOBODY, SECTION.put(section_of(slot)))
        moment(s, ON_HORDE_CLAIMED, claimant, card, section_of(slot))


def remove_horde(s: GreatWall, slot: int) -> None:
    """Take a card off the board; those behind it move toward the wall with all that lies on them (GW-DEF11)."""
    end = slot - row_of(slot) + ROWS_DEEP
    s.hordes[slot] = -1
    s.covers[slot] = []
    close_up(s, slot, end)


def close_up(s: GreatWall, first: int, end: int) -> None:
    """Cards behind a gap move into it, but those that never move stay where they are and leave it open."""
    gap = first
    for at in range(first + 1, end):
        card = s.hordes[at]
        if card < 0 or type_of(card) in STAYING:
            continue
        s.hordes[gap], s.covers[gap] = card, s.covers[at]
        s.hordes[at], s.covers[at] = -1, []
        gap += 1


class AdvanceHordes(Step[GreatWall]):
    """Step 7: the cards of the section have closed the gap (GW-DEF11)."""

    rule = "GW-DEF11"
    args = BEFORE_SECTION

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        section = SECTION.of(args)
        if s.journal is not None and s.hordes[section * 3] >= 0:
            s.tell(E_ADVANCED, NOBODY, [section])
        moment(s, ON_HORDES_ADVANCED, NO_CLAN, section)
