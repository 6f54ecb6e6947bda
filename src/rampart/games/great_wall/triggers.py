"""Moments and their response windows (T.2): horde abilities first, then one pass through the seats in tea order.

`moment(s, M, player, x, y, z, w)` is called where the rules name a moment; what follows in the rules must have been
pushed before, for the window is done first (GW-T01). Where no card can answer, it costs a look at three lists.
"""

from typing import Final

from rampart.games.great_wall.arguments import ACTING_CARD, AT, CLAUSE, CLAUSE_DONE, ONLY_MATERIALS, PAYLOAD, TO_SPEND
from rampart.games.great_wall.cards import (
    CLAUSES,
    TACTIC_CARDS,
    Clause,
    Price,
)
from rampart.games.great_wall.codes import (
    E_ABILITY,
    E_PAID,
    L_MOMENT,
    S_ABILITY_DONE,
    S_DO,
    S_HORDE_ABILITY,
    S_OPPORTUNITY,
    S_SPEND,
)
from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS, type_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import RESOURCES
from rampart.games.great_wall.vocabulary import (
    MOMENT_WORDS,
    MOMENTS,
    NO_LIMIT,
    OTHER,
    OTHER_CLAN,
    P_MOMENT,
    P_PLAYER,
    P_X,
    P_Y,
    PER_CARD,
    SELF,
)
from rampart.kernel.frame import NOBODY, args_of, code_of

TACTICS_AT: Final[list[list[int]]] = [[] for _ in range(MOMENTS)]  # filled by the decks
HORDES_AT: Final[list[list[int]]] = [[] for _ in range(MOMENTS)]


def moment(s: GreatWall, m: int, player: int, x: int = 0, y: int = 0, z: int = 0, w: int = 0) -> None:
    """Something happens to which cards may answer."""
    if s.ears[m] or TACTICS_AT[m] or HORDES_AT[m]:
        open_window(s, m, player, [m, player, x, y, z, w])


def open_window(s: GreatWall, m: int, player: int, payload: list[int]) -> None:
    """Push the opportunities of all who may answer, if there is anybody; the tea order is read now (GW-T03)."""
    at = s.open_pad(L_MOMENT, payload)
    height = len(s.stack)
    if s.ears[m] or s.sealed or somebody_holds_answer(s, m, at):
        order = s.tea
        there = AT.put(at)
        for i in range(len(order) - 1, -1, -1):
            p = order[i]
            if p < s.seats and (s.ears[m] >> p & 1 or may_hold_answer(s, p, m, at)):
                s.push(S_OPPORTUNITY, p, there)
    if HORDES_AT[m]:
        for slot in range(len(s.hordes) - 1, -1, -1):
            card = s.hordes[slot]
            if card >= 0 and type_of(card) in HORDES_AT[m]:
                s.push(S_HORDE_ABILITY, NOBODY, AT.put(at) + ACTING_CARD.put(card))
    if len(s.stack) == height:
        s.stack.pop()
        del s.pad[at:]


def may_hold_answer(s: GreatWall, p: int, m: int, at: int) -> bool:
    """Could the seat hold a tactic card for this moment, by what all can see? Its true hand tells nobody (GW-T24)."""
    if not TACTICS_AT[m] or not s.tactics[p]:
        return False
    for card in TACTICS_AT[m]:
        if card not in s.tactic_discard and concerns(s, p, TACTIC_CARDS[card].base, at):
            return True
    return False


def somebody_holds_answer(s: GreatWall, m: int, at: int) -> bool:
    """Does anybody hold a tactic card for this moment? If not, nobody notices that it has passed."""
    for card in TACTICS_AT[m]:
        for p in range(s.seats):
            if card in s.tactics[p] and concerns(s, p, TACTIC_CARDS[card].base, at):
                return True
    return False


def concerns(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """Is it the clause's kind of instance: whose it is, and all its tests?"""
    player = s.pad[at + P_PLAYER]
    who = clause.who
    if who == SELF and player != p:
        return False
    if who == OTHER and (player == p or player >= s.seats):
        return False
    if who == OTHER_CLAN and (player == p or player >= len(s.tea)):
        return False
    for test in clause.when:
        if not test(s, p, at):
            return False
    return True


def ready(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """May the clause be used now, and would it do anything (GWC-601)?"""
    if not concerns(s, p, clause, at) or spent(s, p, clause, at) or resolving(s, clause):
        return False
    return affordable(s, p, clause, at)


def affordable(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """Can its price be paid, and does it then still do anything (GW-TAC05, GWC-603)? The price goes first (GW-T09)."""
    price = clause.price
    if price is None:
        return does_something(s, p, clause, at)
    whole = s.resources[p]
    if not price.payable(whole):
        return False
    s.resources[p] = [whole[r] - price.fixed[r] for r in range(RESOURCES)]
    useful = does_something(s, p, clause, at)
    s.resources[p] = whole
    return useful


def does_something(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """Has any of its effects something to do?"""
    for effect in clause.do:
        if effect.possible(s, p, at):
            return True
    return False


def resolving(s: GreatWall, clause: Clause) -> bool:
    """Was this instance created by the clause's own resolution (GW-T65)?"""
    for f in s.stack:
        if code_of(f) == S_ABILITY_DONE and CLAUSE_DONE.of(args_of(f)) == clause.code:
            return True
    return False


# ---- limits


def limit_key(s: GreatWall, clause: Clause, at: int) -> int:
    """What a limit counts for: the horde card of the payload, or 0."""
    if clause.limit != PER_CARD:
        return 0
    slot = s.pad[at + P_Y] if MOMENT_WORDS[s.pad[at + P_MOMENT]] == "on_attack" else s.pad[at + P_X]
    return s.hordes[slot] + 1


def spent(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """Was the ability used as often as its limit allows (GWC-R05)?"""
    if clause.limit == NO_LIMIT:
        return False
    key = limit_key(s, clause, at)
    for row in s.uses:
        if row[0] == clause.tally and row[1] == key:
            return row[2] >= clause.times.of(s, p, at)
    return clause.times.of(s, p, at) <= 0


def note_use(s: GreatWall, clause: Clause, at: int) -> None:
    """Count a use of an ability with a limit."""
    if clause.limit == NO_LIMIT:
        return
    key = limit_key(s, clause, at)
    for row in s.uses:
        if row[0] == clause.tally and row[1] == key:
            row[2] += 1
            return
    s.uses.append([clause.tally, key, 1])


def renew(s: GreatWall, limit: int) -> None:
    """A turn, season or year begins: abilities limited to it may be used again."""
    if s.uses:
        s.uses = [row for row in s.uses if CLAUSES[row[0]].limit != limit]


# ---- using a clause


def use(s: GreatWall, p: int, clause: Clause, at: int) -> None:
    """Pay the price of an ability and do what it says."""
    note_use(s, clause, at)
    if s.journal is not None:
        s.tell(E_ABILITY, p, [card_number(clause.word)])
    s.push(S_ABILITY_DONE, p, CLAUSE_DONE.put(clause.code))
    s.push(S_DO, p, PAYLOAD.put(at) + CLAUSE.put(clause.code))
    if clause.price is not None:
        charge(s, p, clause.price)


def card_number(word: str) -> int:
    """The place of a general or advisor among all of them, as the journal tells it."""
    return GENERAL_WORDS.index(word) if word in GENERAL_WORDS else len(GENERAL_WORDS) + ADVISOR_WORDS.index(word)


def charge(s: GreatWall, p: int, price: Price) -> None:
    """Pay what is named at once; of what the payer picks he is asked, materials first (GWC-602)."""
    if price.any:
        s.push(S_SPEND, p, TO_SPEND.put(price.any))
    if price.material:
        s.push(S_SPEND, p, TO_SPEND.put(price.material) + ONLY_MATERIALS.put(1))
    for r in range(RESOURCES):
        if price.fixed[r]:
            s.resources[p][r] -= price.fixed[r]
            if s.journal is not None:
                s.tell(E_PAID, p, [r, price.fixed[r]])
