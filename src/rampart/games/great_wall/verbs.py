"""What happens on the table, in the words of the rules: gain, pay, score, draw, move up, hire, stain."""

from rampart.games.great_wall.arguments import CARD_PLAYED, CARDS_DRAWN, DRAWN_BY, SHAME
from rampart.games.great_wall.codes import (
    E_DISCARDED_TACTIC,
    E_DREW,
    E_HIRED_ADVISOR,
    E_HONOUR,
    E_PAID,
    E_RESOURCES,
    E_SHAME_REMOVED,
    E_SHUFFLED,
    E_SUPPORT,
    E_TEA,
    L_SHAMING,
    S_DRAWN,
    S_SHAME_DUE,
    S_TACTIC_DONE,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import ACTIVE, ADVISOR_ROW, KINDS, OF_LOSSES, RESOURCES
from rampart.games.great_wall.tokens import SHAMED_KIND, SHAMED_SOLDIER, STAINED_CARD
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.vocabulary import (
    ON_RESOURCES_GAINED,
    ON_SHAME_REMOVED,
    ON_TEA_CHANGED,
)
from rampart.kernel.frame import NOBODY, args_of, code_of
from rampart.kernel.knowledge import everyone, forget, see

# ---- resources and honor


def gain(s: GreatWall, p: int, r: int, n: int, source: int) -> None:
    """Take resources of one kind from the bank."""
    if n > 0:
        s.resources[p][r] += n
        if s.journal is not None:
            s.tell(E_RESOURCES, p, [r, n, source])
        moment(s, ON_RESOURCES_GAINED, p, source, n, r)


def gain_all(s: GreatWall, p: int, goods: list[int], source: int) -> None:
    """Take resources of several kinds at once: one instance."""
    for r in range(RESOURCES):
        if goods[r]:
            s.resources[p][r] += goods[r]
            if s.journal is not None:
                s.tell(E_RESOURCES, p, [r, goods[r], source])
    if sum(goods):
        moment(s, ON_RESOURCES_GAINED, p, source, sum(goods), RESOURCES)


def pay(s: GreatWall, p: int, r: int, n: int) -> None:
    """Return resources to the bank (GW-GEN03)."""
    if n > 0:
        s.resources[p][r] -= n
        if s.journal is not None:
            s.tell(E_PAID, p, [r, n])


def gain_honour(s: GreatWall, p: int, n: int, source: int) -> None:
    """Go forward on the honor track; the Reed clan has no honor (GW-REE01)."""
    if n > 0 and s.is_player(p):
        s.honour[p] += n
        s.sources[p][source] += n
        if s.journal is not None:
            s.tell(E_HONOUR, s.voice(p), [n, source])


def lose_honour(s: GreatWall, p: int, n: int, source: int = OF_LOSSES) -> None:
    """Go back on the honor track, never below 0 (GW-T10)."""
    if not s.is_player(p):
        return
    lost = n if n < s.honour[p] else s.honour[p]
    if lost > 0:
        s.honour[p] -= lost
        s.sources[p][source] += lost
        if s.journal is not None:
            s.tell(E_HONOUR, s.voice(p), [-lost, source])


# ---- tea


def move_up(s: GreatWall, c: int, steps: int, cause: int) -> int:
    """Move a tea marker up, at most to the top; returns how many it passed (GW-TEA03)."""
    at = s.tea.index(c)
    to = at - steps if at > steps else 0
    if to == at:
        return 0
    s.tea.pop(at)
    s.tea.insert(to, c)
    if s.journal is not None:
        s.tell(E_TEA, s.voice(c), [c, at + 1, to + 1])
    moment(s, ON_TEA_CHANGED, c, at, to, cause)
    return at - to


# ---- tactic cards


def draw_tactics(s: GreatWall, p: int, n: int, cause: int) -> None:
    """Draw tactic cards; an empty one is refilled from the discards (GW-GEN11). The hand limit follows (GW-TAC01)."""
    drawn: list[int] = []
    while len(drawn) < n:
        if not s.tactic_deck:
            played = tactics_in_play(s)
            s.tactic_deck = [card for card in s.tactic_discard if card not in played]
            if not s.tactic_deck:
                break
            s.tactic_discard = played
            s.rng.shuffle(s.tactic_deck)
            if s.journal is not None:
                s.tell(E_SHUFFLED, NOBODY, [1])
        drawn.append(s.tactic_deck.pop())
    if not drawn:
        return
    s.reveal()
    hand = s.tactics[p]
    hand.extend(drawn)
    hand.sort()
    if s.journal is not None:
        for card in drawn:
            s.tell(E_DREW, p, [card], 1, 1 << p)
    s.push(S_DRAWN, p, CARDS_DRAWN.put(len(drawn)) + DRAWN_BY.put(cause))


def tactics_in_play(s: GreatWall) -> list[int]:
    """Cards whose effect has not ended lie open on the discards, but are discarded only then (GW-TAC04)."""
    return [CARD_PLAYED.of(args_of(f)) for f in s.stack if code_of(f) == S_TACTIC_DONE]


def discard_tactic(s: GreatWall, p: int, card: int) -> None:
    """A tactic card goes face up to the discards."""
    s.tactics[p].remove(card)
    s.tactic_discard.append(card)
    if s.journal is not None:
        s.tell(E_DISCARDED_TACTIC, p, [card])


# ---- advisors


def take_advisor(s: GreatWall, p: int, card: int, mode: int) -> None:
    """An advisor of the row becomes active or support for good; all saw which it is (GW-GEN08)."""
    s.advisor_row.remove(card)
    if mode == ACTIVE:
        s.advisors[p].append(card)
        s.advisors[p].sort()
        s.listen_anew()
    else:
        s.support[p].append(card)
        s.support[p].sort()
        see(s.known_advisors, [card], everyone(s.seats))
    if s.journal is not None:
        s.tell(E_HIRED_ADVISOR if mode == ACTIVE else E_SUPPORT, p, [card])
    fill_row(s)


def fill_row(s: GreatWall) -> None:
    """Fill the advisor row from the deck, which is made again when it is empty (GW-EMB04, GW-GEN11)."""
    while len(s.advisor_row) < ADVISOR_ROW:
        if not s.advisor_deck:
            if not s.advisor_discard:
                return
            s.advisor_deck = s.advisor_discard
            s.advisor_discard = []
            forget(s.known_advisors, s.advisor_deck)
            s.rng.shuffle(s.advisor_deck)
            if s.journal is not None:
                s.tell(E_SHUFFLED, NOBODY, [0])
        s.reveal()
        s.advisor_row.append(s.advisor_deck.pop())


# ---- sacrifice


def sacrifice(s: GreatWall, c: int, what: int, n: int) -> None:
    """Pieces of a clan leave the game for good (GW-COO19): what is 0 for clerks, 1 + kind for soldiers.

    They must have been taken from where they were.
    """
    rows = [row[:] for row in s.sacrificed] if s.sacrificed else [[0] * (KINDS + 1) for _ in range(len(s.tea))]
    rows[c][what] += n
    s.sacrificed = rows


# ---- shame


def due_shame(s: GreatWall, p: int, n: int, cause: int, where: int) -> None:
    """So many shame tokens are due to a player: one instance per cause (GW-T38)."""
    if n > 0 and s.is_seat(p):
        place = s.open_pad(L_SHAMING, [n, cause, where, 0], p)
        s.push(S_SHAME_DUE, p, SHAME.put(place))


def remove_token(s: GreatWall, p: int, token: int) -> None:
    """A shame token goes back to the bank (GW-GEN12)."""
    if SHAMED_SOLDIER.has(token):
        s.shamed[p][SHAMED_KIND.of(token)] -= 1
        s.pool[p][SHAMED_KIND.of(token)] += 1
    else:
        s.stains[STAINED_CARD.of(token)] -= 1
    s.shame_bank += 1
    if s.journal is not None:
        s.tell(E_SHAME_REMOVED, p, [])
    moment(s, ON_SHAME_REMOVED, p)


def tokens_of(s: GreatWall, p: int) -> list[int]:
    """Where a player has shame tokens: kinds of soldiers, then claimed cards."""
    out = [SHAMED_KIND.put(kind) for kind in range(s.box.kinds) if s.shamed[p][kind]]
    for card in s.claimed[p]:
        if s.stains[card]:
            out.append(STAINED_CARD.put(card))
    return out


# ---- decks of modules


def renew(s: GreatWall, deck: list[int], used: list[int], told: int) -> None:
    """An empty deck is made of the used cards, shuffled, which the event `told` says."""
    if not deck and used:
        deck.extend(used)
        used.clear()
        s.rng.shuffle(deck)
        if s.journal is not None:
            s.tell(told, NOBODY, [])
