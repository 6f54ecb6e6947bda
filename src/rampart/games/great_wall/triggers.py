"""Moments and their response windows (T.2): horde abilities first, then one pass through the seats in tea order.

`moment(s, M, player, x, y, z, w)` is called where the rules name a moment; what follows in the rules must have been
pushed before, for the window is done first (GW-T01). Where no card can answer, it costs a look at three lists.
"""

from typing import Final

from rampart.games.great_wall.cards import (
    CLAUSES,
    HORDE_CARDS,
    NOWHERE,
    TACTIC_CARDS,
    Clause,
    Price,
    cards_before,
)
from rampart.games.great_wall.codes import (
    ANSWERS,
    ANSWERS_AT,
    E_ABILITY,
    E_HORDE_ABILITY,
    E_PAID,
    E_TACTIC,
    L_ANSWERS,
    L_MOMENT,
    S_ABILITY_DONE,
    S_DO,
    S_HORDE_ABILITY,
    S_OPPORTUNITY,
    S_RESPOND,
    S_SPEND,
    S_TACTIC_DONE,
)
from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS, TACTIC_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import MATERIALS, RESOURCE_WORDS, RESOURCES, SECTION_WORDS
from rampart.games.great_wall.vocabulary import (
    BEFORE_SECTION_COMPARE,
    MOMENT_WORDS,
    MOMENTS,
    NO_LIMIT,
    ON_TACTIC_PLAYED,
    OTHER,
    OTHER_CLAN,
    P_MOMENT,
    P_PLAYER,
    P_X,
    P_Y,
    PER_CARD,
    SELF,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

TACTICS_AT: Final[list[list[int]]] = [[] for _ in range(MOMENTS)]  # filled by the decks
HORDES_AT: Final[list[list[int]]] = [[] for _ in range(MOMENTS)]

PASS: Final = 0  # options of a response: pass, 1 + ability, then tactics
FIRST_TACTIC: Final = 16
TACTIC_PLAYED: Final = 1 << 15  # in the argument of a response: the seat's tactic of this instance is spent


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
        for i in range(len(order) - 1, -1, -1):
            p = order[i]
            if p < s.seats and (s.ears[m] >> p & 1 or may_hold_answer(s, p, m, at)):
                s.push(S_OPPORTUNITY, p, two(0, at))
    if HORDES_AT[m]:
        for slot in range(len(s.hordes) - 1, -1, -1):
            card = s.hordes[slot]
            if card >= 0 and card // 3 in HORDES_AT[m]:
                s.push(S_HORDE_ABILITY, NOBODY, two(card, at))
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
        if f & 4095 == S_ABILITY_DONE and f >> 16 & 65535 == clause.code:
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
    s.push(S_ABILITY_DONE, p, clause.code)
    s.push(S_DO, p, two(clause.code, at))
    if clause.price is not None:
        charge(s, p, clause.price)


def card_number(word: str) -> int:
    """The place of a general or advisor among all of them, as the journal tells it."""
    return GENERAL_WORDS.index(word) if word in GENERAL_WORDS else len(GENERAL_WORDS) + ADVISOR_WORDS.index(word)


def charge(s: GreatWall, p: int, price: Price) -> None:
    """Pay what is named at once; of what the payer picks he is asked, materials first (GWC-602)."""
    if price.any:
        s.push(S_SPEND, p, two(price.any, RESOURCES))
    if price.material:
        s.push(S_SPEND, p, two(price.material, MATERIALS))
    for r in range(RESOURCES):
        if price.fixed[r]:
            s.resources[p][r] -= price.fixed[r]
            if s.journal is not None:
                s.tell(E_PAID, p, [r, price.fixed[r]])


class Opportunity(Step[GreatWall]):
    """A seat's opportunity in a window: what is free and welcome happens, then it may respond (T.2)."""

    rule = "GW-T20"
    args = two_numbers("", "moment")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Collect the clauses that answer; a card that comes into play later cannot answer this instance (GWC-R11).

        What cannot be paid yet is among them: another answer may bring what it costs.
        """
        at = SECOND.of(args)
        m = s.pad[at + P_MOMENT]
        auto: list[Clause] = []
        offered: list[int] = []
        useful = False
        if s.ears[m] >> p & 1:
            for card in cards_before(s, p):
                for clause in card.clauses:
                    if clause.moment != m or not concerns(s, p, clause, at):
                        continue
                    if spent(s, p, clause, at) or resolving(s, clause):
                        continue
                    if not happens_by_itself(s, p, clause, at):
                        offered.append(clause.code)
                        useful = useful or affordable(s, p, clause, at)
                    elif affordable(s, p, clause, at):
                        auto.append(clause)
        asked = useful or bool(offered and auto)
        if not asked and (s.sealed or auto or playable(s, p, m, at)) and may_hold_answer(s, p, m, at):
            asked = True
            if s.sealed == 0:
                s.reveal()  # to be asked tells of a card in hand: what led here is not taken back
        if asked:
            answers = s.open_pad(L_ANSWERS, [at, *offered], p)
            s.push(S_RESPOND, p, two((1 << len(offered)) - 1, answers))
        auto.reverse()
        for clause in auto:
            use(s, p, clause, at)


def happens_by_itself(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """Nobody waits with what is free, unless its limit would make it worth less than another time (GW-T05)."""
    if not clause.auto:
        return False
    if clause.limit != NO_LIMIT:
        for effect in clause.do:
            if effect.may_grow(s, p, at):
                return False
    return True


class Respond(Choice[GreatWall]):
    """Use an ability, play one tactic card, base or boosted, or pass (GW-T20, GW-T22, GW-TAC02)."""

    rule = "GW-T20"
    args = two_numbers("left", "answers")
    space = FIRST_TACTIC + 2 * 64
    is_window = 1
    pass_option = PASS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Every ability once for this instance and at most one tactic, each only if it would do something."""
        left = FIRST.of(args)
        answers = SECOND.of(args)
        at = s.pad[answers + ANSWERS_AT]
        m = s.pad[at + P_MOMENT]
        out = [PASS]
        i = 0
        while (left & TACTIC_PLAYED - 1) >> i:
            if left >> i & 1 and ready(s, p, CLAUSES[s.pad[answers + ANSWERS + i]], at):
                out.append(1 + i)
            i += 1
        return out if left & TACTIC_PLAYED else out + playable(s, p, m, at)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Each is resolved completely before the next."""
        left = FIRST.of(args)
        answers = SECOND.of(args)
        if choice == PASS:
            return
        at = s.pad[answers + ANSWERS_AT]
        if choice < FIRST_TACTIC:
            s.push(S_RESPOND, p, two(left & ~(1 << choice - 1), answers))
            use(s, p, CLAUSES[s.pad[answers + choice]], at)
            return
        s.push(S_RESPOND, p, two(left | TACTIC_PLAYED, answers))
        play_tactic(s, p, (choice - FIRST_TACTIC) // 2, (choice - FIRST_TACTIC) % 2, at)

    def moment(self, s: GreatWall, p: int, args: int) -> str:
        """The trigger."""
        return MOMENT_WORDS[s.pad[s.pad[SECOND.of(args) + ANSWERS_AT] + P_MOMENT]]

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `use:salt_merchant`, `play:retreat`, `boost:retreat`, or `pass`."""
        answers = SECOND.of(args)
        if choice == PASS:
            return "pass"
        if choice < FIRST_TACTIC:
            return f"use:{CLAUSES[s.pad[answers + choice]].word}"
        card = TACTIC_WORDS[(choice - FIRST_TACTIC) // 2]
        return f"boost:{card}" if choice % 2 else f"play:{card}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """The moment that may be answered."""
        at = s.pad[SECOND.of(args) + ANSWERS_AT]
        m = s.pad[at + P_MOMENT]
        section = SECTION_WORDS[s.pad[at + P_X]] if m == BEFORE_SECTION_COMPARE else ""
        return Say("respond", {"moment": MOMENT_WORDS[m], "section": section})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The card, and whether it is boosted."""
        if choice == PASS:
            return Say("option-pass")
        if choice < FIRST_TACTIC:
            return Say("option-use", {"card": CLAUSES[s.pad[SECOND.of(args) + choice]].word})
        card = TACTIC_WORDS[(choice - FIRST_TACTIC) // 2]
        return Say("option-boost" if choice % 2 else "option-play", {"card": card})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What the card says, and its price."""
        if choice == PASS:
            return None
        if choice < FIRST_TACTIC:
            clause = CLAUSES[s.pad[SECOND.of(args) + choice]]
            return Say("effect-ability", {"card": clause.word, **price_words(clause.price)})
        tactic = TACTIC_CARDS[(choice - FIRST_TACTIC) // 2]
        if choice % 2:
            return Say("effect-boosted", {"card": tactic.word, **price_words(tactic.boosted.price)})
        return Say("effect-base", {"card": tactic.word})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The card."""
        answers = SECOND.of(args)
        if choice == PASS:
            return []
        if choice < FIRST_TACTIC:
            return [f"card-{CLAUSES[s.pad[answers + choice]].word}"]
        return [f"tactic-{TACTIC_WORDS[(choice - FIRST_TACTIC) // 2]}"]


def playable(s: GreatWall, p: int, m: int, at: int) -> list[int]:
    """The tactic cards of a seat that it may play now, base and boosted, as options of a response."""
    out: list[int] = []
    if not TACTICS_AT[m]:
        return out
    for card in s.tactics[p]:
        tactic = TACTIC_CARDS[card]
        if tactic.moment == m and concerns(s, p, tactic.base, at):
            if affordable(s, p, tactic.base, at):
                out.append(FIRST_TACTIC + 2 * card)
            if affordable(s, p, tactic.boosted, at):
                out.append(FIRST_TACTIC + 2 * card + 1)
    return out


def price_words(price: Price | None) -> dict[str, int | str]:
    """A price as arguments of a sentence."""
    out: dict[str, int | str] = dict.fromkeys((*RESOURCE_WORDS, "any", "material"), 0)
    if price is not None:
        for r in range(RESOURCES):
            out[RESOURCE_WORDS[r]] = price.fixed[r]
        out["any"] = price.any
        out["material"] = price.material
    return out


def play_tactic(s: GreatWall, p: int, card: int, boosted: int, at: int) -> None:
    """Lay a tactic card open, pay for the boost, do what it says; it is discarded after its effect (GW-TAC04)."""
    s.reveal()
    s.tactics[p].remove(card)
    s.tactic_discard.append(card)
    if s.journal is not None:
        s.tell(E_TACTIC, p, [card, boosted])
    clause = TACTIC_CARDS[card].boosted if boosted else TACTIC_CARDS[card].base
    s.push(S_TACTIC_DONE, p, card * 2 + boosted)
    s.push(S_DO, p, two(clause.code, at))
    if clause.price is not None:
        charge(s, p, clause.price)


class Do(Step[GreatWall]):
    """Carry out the instructions of a card one after the other."""

    rule = "GW-T01"
    args = two_numbers("clause", "at")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The next instruction waits until this one is done."""
        a = FIRST.of(args)
        b = SECOND.of(args)
        clause = CLAUSES[a]
        i = b >> 20
        at = b & NOWHERE
        if i + 1 < len(clause.do):
            s.push(S_DO, p, two(a, i + 1 << 20 | at))
        clause.do[i].run(s, p, at)


class AbilityDone(Step[GreatWall]):
    """An ability has been resolved; while this waits, it cannot answer what it brings about itself (GW-T65)."""

    rule = "GW-T65"
    args = two_numbers("clause")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Nothing is left to do."""


class TacticDone(Step[GreatWall]):
    """A tactic card's effect has ended (GW-TAC04)."""

    rule = "GW-TAC04"
    args = two_numbers("card")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        a = FIRST.of(args)
        moment(s, ON_TACTIC_PLAYED, p, a // 2, a % 2)


class HordeAbility(Step[GreatWall]):
    """A horde's ability takes effect; it is mandatory (GWC-R12)."""

    rule = "GWC-R12"
    args = two_numbers("card", "at")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The tests and effects of a horde get its slot in the place of an owner."""
        a = FIRST.of(args)
        at = SECOND.of(args)
        if a not in s.hordes:
            return
        slot = s.hordes.index(a)
        for clause in HORDE_CARDS[a // 3].clauses:
            if clause.moment == s.pad[at + P_MOMENT] and all_hold(s, slot, clause, at):
                if s.journal is not None:
                    s.tell(E_HORDE_ABILITY, NOBODY, [a])
                for effect in clause.do:
                    effect.run(s, slot, at)


def all_hold(s: GreatWall, owner: int, clause: Clause, at: int) -> bool:
    """Do all tests of a clause hold?"""
    for test in clause.when:
        if not test(s, owner, at):
            return False
    return True
