"""What happens on the table, in the words of the rules: gain, pay, score, place, move, remove, sack."""

from rampart.games.crescent_moon.arguments import WHICH_WINDOW
from rampart.games.crescent_moon.content.power_cards import holds_anytime
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import (
    AFTER_DECLARATION,
    AT_END_OF_TURN,
    CALIPH,
    CASTLE,
    CITY,
    E_COINS,
    E_MOVED,
    E_PAID,
    E_PLACED_UNITS,
    E_POINTS,
    E_RAZED,
    E_REMOVED_UNITS,
    E_SACKED,
    E_TOKEN_PLACED,
    E_TOKEN_REMOVED,
    FORT,
    FROM_PRIMARY,
    NO_ONE,
    PALACE,
    S_WINDOW,
    SACK_COINS,
    SACK_POINTS,
    TOWN,
    UNIT_LIMIT,
    WARLORD,
)
from rampart.kernel.frame import NOBODY


def gain_coins(s: CrescentMoon, p: int, n: int) -> None:
    """Take coins from the bank, or pay them to it where n is negative (CM-043)."""
    if n:
        s.coins[p] += n
        if s.journal is not None:
            s.tell(E_COINS, p, [n])


def pay(s: CrescentMoon, p: int, to: int, n: int) -> None:
    """Pay another player, or the bank where `to` is nobody."""
    if to == NO_ONE:
        gain_coins(s, p, -n)
    elif n:
        s.coins[p] -= n
        s.coins[to] += n
        if s.journal is not None:
            s.tell(E_PAID, p, [to, n])


def copy_number(cards: list[int], at: int) -> int:
    """Which of several equal cards one is, counted from 1; 0 where there is no other."""
    return cards[: at + 1].count(cards[at]) if cards.count(cards[at]) > 1 else 0


def score(s: CrescentMoon, p: int, source: int, n: int) -> None:
    """Gain victory points and announce how many (CM-602)."""
    if n:
        s.points[p][source] += n
        if s.journal is not None:
            s.tell(E_POINTS, p, [source, n])


# ---- windows for anytime cards (CM-306)


def window_order(s: CrescentMoon, window: int) -> list[int]:
    """The active player first, then the others in turn order; at the end of a turn the active player only."""
    if window == AT_END_OF_TURN:
        return [s.active]
    return [s.active] + [p for p in range(s.seats) if p != s.active]


def playable_in(s: CrescentMoon, p: int, window: int) -> list[int]:
    """The cards in hand that a player may play in a window."""
    return s.anytime_cards(p, p == s.active and window != AFTER_DECLARATION)


def open_window(s: CrescentMoon, window: int) -> None:
    """Open a window if anybody is asked in it: sealed, all who hold cards, else those who have one to play."""
    for p in range(s.seats):
        hand = s.hands[p]
        if hand and (s.sealed or (holds_anytime(hand) and playable_in(s, p, window))):
            s.push(S_WINDOW, NOBODY, WHICH_WINDOW.put(window))
            return


# ---- pieces


def mark(s: CrescentMoon, h: int) -> int:
    """A hex as events name it."""
    return s.land().marks[h]


def hex_name(s: CrescentMoon, h: int) -> str:
    """A hex as people name it."""
    return s.land().names[h]


def note_crowd(s: CrescentMoon, p: int, h: int) -> None:
    """Units came into a hex: are they more than may stay (CM-067)?"""
    if s.ordinary[p][h] + s.mercenaries[p][h] > UNIT_LIMIT[p]:
        s.crowded = 1


def place_units(s: CrescentMoon, p: int, h: int, ordinary: int, mercenaries: int) -> None:
    """Units come into a hex from the supply or a reserve card."""
    s.ordinary[p][h] += ordinary
    s.mercenaries[p][h] += mercenaries
    note_crowd(s, p, h)
    if s.journal is not None:
        s.tell(E_PLACED_UNITS, p, [mark(s, h), ordinary, mercenaries])


def remove_units(s: CrescentMoon, p: int, h: int, ordinary: int, mercenaries: int) -> None:
    """Units leave a hex for their owner's supply."""
    if ordinary or mercenaries:
        s.ordinary[p][h] -= ordinary
        s.mercenaries[p][h] -= mercenaries
        if s.journal is not None:
            s.tell(E_REMOVED_UNITS, p, [mark(s, h), ordinary, mercenaries])


def move_units(s: CrescentMoon, p: int, start: int, to: int, ordinary: int, mercenaries: int) -> None:
    """Units go from one hex to another."""
    s.ordinary[p][start] -= ordinary
    s.mercenaries[p][start] -= mercenaries
    s.ordinary[p][to] += ordinary
    s.mercenaries[p][to] += mercenaries
    note_crowd(s, p, to)
    if s.journal is not None:
        s.tell(E_MOVED, p, [mark(s, start), mark(s, to), ordinary, mercenaries])


def place_token(s: CrescentMoon, p: int, h: int) -> None:
    """An influence token comes into a hex; one that lies there goes back to its owner (CM-033, CM-489)."""
    if s.influence[h] != NO_ONE:
        remove_token(s, h)
    s.influence[h] = p
    if s.journal is not None:
        s.tell(E_TOKEN_PLACED, p, [mark(s, h)])


def remove_token(s: CrescentMoon, h: int) -> None:
    """The influence token of a hex goes back to its owner's supply."""
    if s.journal is not None:
        s.tell(E_TOKEN_REMOVED, s.influence[h], [mark(s, h)])
    s.influence[h] = NO_ONE


def sack(s: CrescentMoon, p: int, h: int, building: int) -> None:
    """A building goes back to its owner's supply and pays its plunderer; the Warlord scores it (CM-446, CM-447)."""
    take_away(s, h, building)
    s.coins[p] += SACK_COINS[building]
    if s.journal is not None:
        s.tell(E_SACKED, p, [building, mark(s, h), SACK_COINS[building]])
    if p == WARLORD:
        s.sacked += 1


def raze(s: CrescentMoon, p: int, h: int, building: int) -> None:
    """A building goes back to its owner's supply without coins or points (CM-450)."""
    take_away(s, h, building)
    if s.journal is not None:
        s.tell(E_RAZED, p, [building, mark(s, h)])


def take_away(s: CrescentMoon, h: int, building: int) -> None:
    """A building leaves the land."""
    if building == PALACE:
        s.palace = -1
    elif building == FORT or building == CASTLE:
        s.strongholds[h] = -1
    else:
        s.settlements[h] = -1


def sack_settlement(s: CrescentMoon, p: int, h: int) -> int:
    """Sack the town or city of a hex; returns what it is worth to the Warlord."""
    building = CITY if s.settlements[h] else TOWN
    sack(s, p, h, building)
    return SACK_POINTS[building] if p == WARLORD else 0


def plunder(s: CrescentMoon, points: int) -> None:
    """The Warlord scores his primary objective at once (CM-122, CM-451)."""
    score(s, WARLORD, FROM_PRIMARY, points)


def defences(s: CrescentMoon, p: int, h: int) -> list[int]:
    """The fort, castle and palace of a player in a hex."""
    out: list[int] = []
    stronghold = s.strongholds[h]
    if stronghold >= 0 and stronghold >> 1 == p:
        out.append(CASTLE if stronghold & 1 else FORT)
    if p == CALIPH and s.palace == h:
        out.append(PALACE)
    return out
