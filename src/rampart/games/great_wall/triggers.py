"""Moments and their response windows (T.2): horde abilities first, then one pass through the seats in tea order.

`moment(s, M, player, x, y, z, w, u, v)` is called where the rules name a moment; what follows in the rules must have
been pushed before, for the window is done first (GW-T01). Where no card can answer, it costs a look at two lists.
"""

from typing import Final

from rampart.games.great_wall.arguments import (
    ACTING_CARD,
    ACTING_COMMON,
    AT,
    CLAUSE,
    CLAUSE_DONE,
    INSTRUCTION,
    ONLY_MATERIALS,
    PAYLOAD,
    TO_SPEND,
)
from rampart.games.great_wall.cards import (
    CLAUSES,
    TACTIC_CARDS,
    Clause,
    Price,
)
from rampart.games.great_wall.codes import (
    E_ABILITY,
    E_COMMON_USED,
    E_PAID,
    L_MOMENT,
    S_ABILITY_DONE,
    S_COMMON_ABILITY,
    S_DO,
    S_HORDE_ABILITY,
    S_OPPORTUNITY,
    S_SPEND,
)
from rampart.games.great_wall.content.hearing import COMMON_WORDS, FORCED_BY_COMMON
from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS, TYPE_OF_HORDE
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BY_BREACH, RESOURCES, TABLE, section_of
from rampart.games.great_wall.vocabulary import (
    BEFORE_SHAME_GAINED,
    MAY_PLAY_TACTIC,
    MOMENT_WORDS,
    NO_LIMIT,
    ON_ATTACK,
    ON_HORDE_CLAIMED,
    ON_VITAL_REWARD,
    OTHER,
    OTHER_CLAN,
    P_MOMENT,
    P_PLAYER,
    P_V,
    P_X,
    P_Y,
    P_Z,
    PER_CARD,
    SECTION_IN_X,
    SELF,
    SLOT_IN_X,
)
from rampart.kernel.frame import NOBODY

NO_HORDES: Final[list[int]] = []


def may_be_answered(s: GreatWall, m: int) -> bool:
    """Could any card answer to a moment? For those whose payload costs something to find out."""
    return s.ears[m] > 0 or s.box.heard[m] > 0


def moment(
    s: GreatWall, m: int, player: int, x: int = 0, y: int = 0, z: int = 0, w: int = 0, u: int = 0, v: int = 0
) -> None:
    """Something happens to which cards may answer."""
    if s.ears[m] or s.box.heard[m]:
        open_window(s, m, [m, player, x, y, z, w, u, v])


def open_window(s: GreatWall, m: int, payload: list[int]) -> None:
    """Push the opportunities of all who may answer, if there is anyone; the tea order is read now (GW-T03).

    What modules do comes first, in their order, then hordes, then cards of the table, then the seats (T.2).
    """
    heard = s.ears[m]
    acting = hordes_acting(s, m) if s.box.horde_types_at[m] else NO_HORDES
    inserts = s.box.inserts[m]
    if not (heard or acting or inserts or s.sealed or somebody_holds(s, m)):
        return
    at = s.open_pad(L_MOMENT, payload)
    there = AT.put(at)
    height = len(s.stack)
    if heard or s.sealed or somebody_holds_answer(s, m, at):
        by_tactics = bool(s.box.tactics_at[m])
        for c in reversed(s.tea):
            if heard >> c & 1 or (by_tactics and s.is_seat(c) and may_hold_answer(s, c, m, at)):
                s.push(S_OPPORTUNITY, c, there)
    if heard & TABLE:
        push_common(s, m, there)
    for card in acting:
        s.push(S_HORDE_ABILITY, NOBODY, there + ACTING_CARD.put(card))
    for i in range(len(inserts) - 1, -1, -1):
        s.push(inserts[i], NOBODY, there)
    if len(s.stack) == height:
        s.stack.pop()
        del s.pad[at:]


def push_common(s: GreatWall, m: int, there: int) -> None:
    """What cards of the table do at a moment whether anyone likes it or not, the oldest first (T.2)."""
    for i in range(len(s.common) - 1, -1, -1):
        if m in FORCED_BY_COMMON[s.common[i]]:
            s.push(S_COMMON_ABILITY, NOBODY, there + ACTING_COMMON.put(s.common[i]))


def hordes_acting(s: GreatWall, m: int) -> list[int]:
    """The horde cards on the board that act at this moment, the one to act last first."""
    types = s.box.horde_types_at[m]
    return [card for card in reversed(s.hordes) if card >= 0 and TYPE_OF_HORDE[card] in types]


def somebody_holds(s: GreatWall, m: int) -> bool:
    """Does anyone hold a tactic card of this moment, whatever else it asks for?"""
    for card in s.box.tactics_at[m]:
        for hand in s.tactics:
            if card in hand:
                return True
    return False


def may_hold_answer(s: GreatWall, p: int, m: int, at: int) -> bool:
    """Could the seat hold a tactic card for this moment, by what all can see? Its true hand tells no one (GW-T24)."""
    tactics = s.box.tactics_at[m]
    if not tactics or not s.tactics[p] or not may_play(s, p, at):
        return False
    for card in tactics:
        if card not in s.tactic_discard and concerns(s, p, TACTIC_CARDS[card].base, at):
            return True
    return False


def may_play(s: GreatWall, p: int, at: int) -> bool:
    """May tactic cards be played at this moment, as far as its section is concerned?"""
    if not s.minds[MAY_PLAY_TACTIC]:
        return True
    section = section_of_moment(s, at)
    return section < 0 or ask(s, MAY_PLAY_TACTIC, p, 1, section) > 0


def section_of_moment(s: GreatWall, at: int) -> int:
    """The section where a moment happens, -1 where it is not of one."""
    m = s.pad[at + P_MOMENT]
    if m in SECTION_IN_X:
        return s.pad[at + P_X]
    if m in SLOT_IN_X:
        return section_of(s.pad[at + P_X])
    if m == ON_VITAL_REWARD:
        return section_of(s.pad[at + P_Y])
    if m == ON_HORDE_CLAIMED:
        return s.pad[at + P_Y]
    if m == BEFORE_SHAME_GAINED:
        return s.pad[at + P_Z] if s.pad[at + P_Y] == BY_BREACH else -1
    return s.pad[at + P_V] if m == ON_ATTACK else -1


def somebody_holds_answer(s: GreatWall, m: int, at: int) -> bool:
    """Does anyone hold a tactic card for this moment? If not, no one notices that it has passed."""
    tactics = s.box.tactics_at[m]
    for p in range(s.seats):
        for held in s.tactics[p]:
            if held in tactics and concerns(s, p, TACTIC_CARDS[held].base, at):
                return True
    return False


def concerns(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """Is it the clause's kind of instance: whose it is, and all its tests?"""
    player = s.pad[at + P_PLAYER]
    who = clause.who
    if who == SELF and player != p:
        return False
    if who == OTHER and (player == p or not s.is_player(player)):
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
    return s.is_pending(S_ABILITY_DONE, CLAUSE_DONE, clause.code)


# ---- limits


def limit_key(s: GreatWall, p: int, clause: Clause, at: int) -> int:
    """What a limit counts for: the seat that uses a card of the table, the horde card of the payload, or 0."""
    if clause.common:
        return p
    if clause.limit != PER_CARD:
        return 0
    slot = s.pad[at + P_Y] if MOMENT_WORDS[s.pad[at + P_MOMENT]] == "on_attack" else s.pad[at + P_X]
    return s.hordes[slot] + 1


def spent(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """Was the ability used as often as its limit allows (GWC-R05)? One that all use counts by seat."""
    if clause.limit == NO_LIMIT:
        return False
    key = limit_key(s, p, clause, at)
    for row in s.common_uses if clause.common else s.uses:
        if row[0] == clause.tally and (row[1] == key or clause.held):
            return row[2] >= clause.times.of(s, p, at)
    return clause.times.of(s, p, at) <= 0


def note_use(s: GreatWall, p: int, clause: Clause, at: int) -> None:
    """Count a use of an ability with a limit."""
    if clause.limit == NO_LIMIT:
        return
    key = limit_key(s, p, clause, at)
    rows = s.common_uses if clause.common else s.uses
    for row in rows:
        if row[0] == clause.tally and row[1] == key:
            row[2] += 1
            return
    rows.append([clause.tally, key, 1])


def renew(s: GreatWall, limit: int) -> None:
    """A turn, season or year begins: abilities limited to it may be used again."""
    if s.uses:
        s.uses = [row for row in s.uses if CLAUSES[row[0]].limit != limit]
    if s.common_uses:
        s.common_uses = [row for row in s.common_uses if CLAUSES[row[0]].limit != limit]


# ---- using a clause


def use(s: GreatWall, p: int, clause: Clause, at: int) -> None:
    """Pay the price of an ability and do what it says."""
    note_use(s, p, clause, at)
    if s.journal is not None:
        if clause.common:
            s.tell(E_COMMON_USED, p, [COMMON_WORDS.index(clause.word)])
        else:
            s.tell(E_ABILITY, p, [card_number(clause.word)])
    s.push(S_ABILITY_DONE, p, CLAUSE_DONE.put(clause.code))
    s.push(S_DO, p, PAYLOAD.put(at) + CLAUSE.put(clause.code))
    if clause.price is not None:
        charge(s, p, clause.price)


def carry_out(s: GreatWall, p: int, clause: Clause, at: int) -> None:
    """Do the first instruction of a card at once; the others wait until it is done (GW-T01)."""
    if len(clause.do) > 1:
        s.push(S_DO, p, PAYLOAD.put(at) + CLAUSE.put(clause.code) + INSTRUCTION.put(1))
    clause.do[0].run(s, p, at)


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
