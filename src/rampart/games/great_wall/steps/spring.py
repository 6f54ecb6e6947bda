"""The year begins; spring brings time, new hordes and new advisors (5.0, 5.2)."""

from rampart.games.great_wall.arguments import ARRIVES_BY, ARRIVING, LAID_BEFORE, LAID_BY, LAYING, OPENED
from rampart.games.great_wall.battle import sections_in_play
from rampart.games.great_wall.codes import (
    E_HORDE,
    E_RAID,
    E_ROW,
    E_SEASON,
    E_SHUFFLED,
    E_TIME,
    E_YEAR,
    S_ADVANCE_TIME,
    S_FALL,
    S_LAY_HORDE,
    S_NEW_HORDES,
    S_OPEN_MOMENT,
    S_PLACE_HORDE,
    S_REFRESH_ROW,
    S_SPRING,
    S_SUMMER,
)
from rampart.games.great_wall.content.hearing import STAYING
from rampart.games.great_wall.content.hordes import FRESH
from rampart.games.great_wall.content.names import HORDE_BACKS, type_of
from rampart.games.great_wall.queries import new_hordes
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BY_SPRING, LETHALITY, NO_CLAN, ROWS_DEEP, SPRING, row_of
from rampart.games.great_wall.triggers import moment, renew
from rampart.games.great_wall.verbs import fill_row
from rampart.games.great_wall.vocabulary import (
    BEFORE_HORDE_PLACED,
    HORDES_PLACED,
    ON_ADVISOR_ROW_REFRESHED,
    ON_HORDE_PLACED,
    ON_RAID,
    PER_TURN,
    PER_YEAR,
    SPRING_END,
    SPRING_START,
    TIME_ADVANCED,
    YEAR_START,
)
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.frame import NOBODY
from rampart.kernel.knowledge import forget
from rampart.kernel.step import Step


class Year(Step[GreatWall]):
    """Spring, summer, fall and winter; the first year has only fall and winter (GW-SET19)."""

    rule = "GW-SET19"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Limits per year begin anew."""
        renew(s, PER_YEAR)
        if s.journal is not None:
            s.tell(E_YEAR, NOBODY, [s.year])
        s.push(S_FALL)
        if s.year > 1:
            s.push(S_SUMMER)
            s.push(S_SPRING)
        moment(s, YEAR_START, NO_CLAN, s.year)


class Spring(Step[GreatWall]):
    """Time, hordes, advisors; nothing else (GW-SPR01 to GW-SPR09)."""

    rule = "GW-SPR09"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Three steps."""
        s.season = SPRING
        renew(s, PER_TURN)
        if s.journal is not None:
            s.tell(E_SEASON, NOBODY, [SPRING])
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(SPRING_END))
        s.push(s.box.instead[S_REFRESH_ROW])
        s.push(s.box.instead[S_ADVANCE_TIME])
        moment(s, SPRING_START, NO_CLAN, s.year)


class AdvanceTime(Step[GreatWall]):
    """Step 1: the time token moves one space forward (GW-SPR01)."""

    rule = "GW-SPR01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The new hordes follow."""
        s.space += 1
        n = new_hordes(s)
        lethal = LETHALITY[s.side][s.space]
        if s.journal is not None:
            s.tell(E_TIME, NOBODY, [s.space + 1, n, lethal])
        s.push(s.box.instead[S_NEW_HORDES])
        moment(s, TIME_ADVANCED, NO_CLAN, s.space, n, lethal)


class NewHordes(Step[GreatWall]):
    """Step 2: as many new horde cards as the space says, one after another (GW-SPR02, GW-SPR03)."""

    rule = "GW-SPR02"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Each placement looks at the board anew."""
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(HORDES_PLACED))
        for _ in range(new_hordes(s)):
            s.push(S_PLACE_HORDE, NOBODY, ARRIVES_BY.put(BY_SPRING))


# ---- the deck of hordes


def show_backs(s: GreatWall, n: int) -> None:
    """See to it that the backs of the next n cards are seen; discarded hordes make a new deck (GW-SPR07)."""
    while len(s.next_horde) < n:
        if not s.horde_deck:
            if not s.horde_discard:
                return
            s.horde_deck = s.horde_discard
            s.horde_discard = []
            forget(s.known_hordes, s.horde_deck)
            s.rng.shuffle(s.horde_deck)
            if s.journal is not None:
                s.tell(E_SHUFFLED, NOBODY, [2])
        s.reveal()
        s.next_horde.insert(0, s.horde_deck.pop())


def turn_up(s: GreatWall) -> None:
    """The next card of the deck lies on top."""
    if not s.next_horde and s.horde_deck:
        show_backs(s, 1)


def empty_section(s: GreatWall) -> int:
    """The leftmost section in play without a horde, -1 if each has one (GW-SPR04)."""
    for section in sections_in_play(s):
        if s.depth(section) == 0:
            return section
    return -1


def fewest(s: GreatWall) -> int:
    """The section with the fewest horde cards, the leftmost of equal ones (GW-SPR07)."""
    best = s.first_section
    for section in sections_in_play(s):
        if s.depth(section) < s.depth(best):
            best = section
    return best


class PlaceHorde(Step[GreatWall]):
    """Take the top card: to the leftmost empty section, else where the next back points (GW-SPR04, GW-SPR05)."""

    rule = "GW-SPR05"
    args = ARRIVING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """A full section is raided; else the card is laid down after cards have answered (GW-SPR06)."""
        cause = ARRIVES_BY.of(args)
        show_backs(s, 1)
        if not s.next_horde:
            return
        section = empty_section(s)
        if section < 0:
            section = indicated(s)
        if type_of(s.next_horde[-1]) in STAYING:
            section = s.free_last_row(section)
        elif s.free_row(section) < 0:
            raid(s, section)
            return
        if section < 0:
            raid(s, s.first_section)
            return
        s.push(S_LAY_HORDE, NOBODY, LAID_BEFORE.put(section) + LAID_BY.put(cause))
        moment(s, BEFORE_HORDE_PLACED, NO_CLAN, section, cause)


def indicated(s: GreatWall) -> int:
    """The section named by the back of the card beneath the one that is to be placed."""
    show_backs(s, 2)
    return HORDE_BACKS[s.next_horde[0]] if len(s.next_horde) > 1 else fewest(s)


def pointed_at(s: GreatWall) -> int:
    """The section on the back of the top card of the deck, -1 for an empty one; a view knows no more than the back."""
    if not s.next_horde:
        return -1
    top = s.next_horde[-1]
    return UNKNOWN - top if top <= UNKNOWN else HORDE_BACKS[top]


def raid(s: GreatWall, section: int) -> None:
    """The card finds no room: it is discarded, and shame tokens leave the game, one per human player (GW-SPR06)."""
    s.reveal()
    card = s.next_horde.pop()
    turn_up(s)
    s.horde_discard.append(card)
    lost = min(s.seats, s.shame_bank)
    for module in s.box.modules:
        lost = module.raid_shame(s, lost)
    if s.reasons:
        return  # it ended the game
    s.shame_bank -= lost
    s.shame_gone += lost
    if s.journal is not None:
        s.tell(E_RAID, NOBODY, [card, section, lost])
    moment(s, ON_RAID, NO_CLAN, section, card, lost)


class LayHorde(Step[GreatWall]):
    """The card is turned face up in the first free row of its section (GW-SPR05)."""

    rule = "GW-SPR05"
    args = LAYING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """From now on its ability works (GWC-R12)."""
        section, cause = LAID_BEFORE.of(args), LAID_BY.of(args)
        if type_of(s.next_horde[-1]) in STAYING:  # it may have come in the place of one that was sent back
            section = s.free_last_row(section)
            if section < 0:
                raid(s, s.first_section)
                return
        s.reveal()
        card = s.next_horde.pop()
        turn_up(s)
        slot = section * ROWS_DEEP + ROWS_DEEP - 1 if type_of(card) in STAYING else s.free_row(section)
        s.hordes[slot] = card
        s.covers[slot] = FRESH[type_of(card)][:]
        if s.journal is not None:
            s.tell(E_HORDE, NOBODY, [card, section, row_of(slot) + 1])
        moment(s, ON_HORDE_PLACED, NO_CLAN, slot, card, cause)


class RefreshRow(Step[GreatWall]):
    """Step 3: the two leftmost advisors are discarded, the others slide left, the row is filled (GW-SPR08)."""

    rule = "GW-SPR08"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """New ones come from the deck."""
        gone = s.advisor_row[:2]
        s.advisor_row = s.advisor_row[2:]
        s.advisor_discard += gone
        fill_row(s)
        if s.journal is not None:
            s.tell(E_ROW, NOBODY, [len(gone)])
        moment(s, ON_ADVISOR_ROW_REFRESHED, NO_CLAN)
