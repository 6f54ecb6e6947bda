"""Answering moments: each seat's opportunity in a window, abilities and tactic cards, and what they do (T.2)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ANSWERS_AT,
    ANSWERS_LEFT,
    AT,
    AT_MOMENT,
    BOOSTED,
    CARD_PLAYED,
    CLAUSE,
    DOING,
    DONE,
    INSTRUCTION,
    MOST_ANSWERS,
    PAYLOAD,
    PLAYED,
    RESPONDING,
    TACTIC_PLAYED,
)
from rampart.games.great_wall.cards import CLAUSES, TACTIC_CARDS, Clause, Price, clauses_at, common_clauses_at
from rampart.games.great_wall.codes import (
    ANS_CLAUSES,
    ANS_MOMENT,
    E_TACTIC,
    L_ANSWERS,
    S_DO,
    S_RESPOND,
    S_TACTIC_DONE,
)
from rampart.games.great_wall.content.names import TACTIC_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    RESOURCE_WORDS,
    RESOURCES,
    SECTION_WORDS,
    first_bits,
    members,
    without,
)
from rampart.games.great_wall.triggers import (
    affordable,
    charge,
    concerns,
    may_hold_answer,
    may_play,
    moment,
    ready,
    resolving,
    spent,
    use,
)
from rampart.games.great_wall.vocabulary import (
    BEFORE_SECTION_COMPARE,
    MOMENT_WORDS,
    NO_LIMIT,
    ON_TACTIC_PLAYED,
    P_MOMENT,
    P_X,
)
from rampart.kernel.codec import Options, count, flag
from rampart.kernel.codec import card as card_of
from rampart.kernel.step import Choice, Say, Step

RESPONSES: Final = Options()
PASS: Final = RESPONSES.case("pass").code
USE: Final = RESPONSES.case("use")
USED: Final = USE.part("answer", count(MOST_ANSWERS - 1))
PLAY: Final = RESPONSES.case("play")
BOOST: Final = PLAY.part("boosted", flag())
TACTIC: Final = PLAY.part("card", card_of("tactics", len(TACTIC_WORDS)))
AS_IT_IS: Final = BOOST.put(0)
BOOSTED_ONE: Final = BOOST.put(1)
THE_TACTIC: Final = TACTIC.shares()


class Opportunity(Step[GreatWall]):
    """A seat's opportunity in a window: what is free and welcome happens, then it may respond (T.2)."""

    rule = "GW-T20"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Collect the clauses that answer; a card that comes into play later cannot answer this instance (GWC-R11).

        What cannot be paid yet is among them: another answer may bring what it costs.
        """
        at = AT.of(args)
        m = s.pad[at + P_MOMENT]
        auto: list[Clause] = []
        offered: list[int] = []
        useful = False
        if s.ears[m] >> p & 1:
            clauses = clauses_at(s, p, m)
            if s.common:
                clauses += common_clauses_at(s, p, m)
            for clause in clauses:
                if not concerns(s, p, clause, at) or spent(s, p, clause, at) or resolving(s, clause):
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
            s.push(S_RESPOND, p, ANSWERS_AT.put(answers) + ANSWERS_LEFT.put(first_bits(len(offered))))
        auto.reverse()
        for clause in auto:
            use(s, p, clause, at)


def happens_by_itself(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """No one waits with what is free, unless its limit would make it worth less than another time (GW-T05)."""
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
    args = RESPONDING
    choices = RESPONSES
    is_window = 1
    pass_option = PASS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Every ability once for this instance and at most one tactic, each only if it would do something."""
        answers = ANSWERS_AT.of(args)
        at = s.pad[answers + ANS_MOMENT]
        out = [PASS]
        for i in members(ANSWERS_LEFT.of(args)):
            if ready(s, p, CLAUSES[s.pad[answers + ANS_CLAUSES + i]], at):
                out.append(USED.put(i))
        return out if TACTIC_PLAYED.of(args) else out + playable(s, p, s.pad[at + P_MOMENT], at)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Each is resolved completely before the next."""
        if choice == PASS:
            return
        at = s.pad[ANSWERS_AT.of(args) + ANS_MOMENT]
        if USE.has(choice):
            left = without(ANSWERS_LEFT.of(args), USED.of(choice))
            s.push(S_RESPOND, p, ANSWERS_LEFT.change(args, left))
            use(s, p, used_clause(s, args, choice), at)
            return
        s.push(S_RESPOND, p, TACTIC_PLAYED.change(args, 1))
        play_tactic(s, p, TACTIC.of(choice), BOOST.of(choice), at)

    def moment(self, s: GreatWall, p: int, args: int) -> str:
        return MOMENT_WORDS[s.pad[s.pad[ANSWERS_AT.of(args) + ANS_MOMENT] + P_MOMENT]]

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `use:salt_merchant`, `play:retreat`, `boost:retreat`, or `pass`."""
        if choice == PASS:
            return "pass"
        if USE.has(choice):
            return f"use:{used_clause(s, args, choice).word}"
        return f"{'boost' if BOOST.of(choice) else 'play'}:{TACTIC_WORDS[TACTIC.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """The moment that may be answered."""
        at = s.pad[ANSWERS_AT.of(args) + ANS_MOMENT]
        m = s.pad[at + P_MOMENT]
        section = SECTION_WORDS[s.pad[at + P_X]] if m == BEFORE_SECTION_COMPARE else ""
        return Say("respond", {"moment": MOMENT_WORDS[m], "section": section})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The card, and whether it is boosted."""
        if choice == PASS:
            return Say("option-pass")
        if USE.has(choice):
            return Say("option-use", {"card": used_clause(s, args, choice).word})
        return Say("option-boost" if BOOST.of(choice) else "option-play", {"card": TACTIC_WORDS[TACTIC.of(choice)]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What the card says, and its price."""
        if choice == PASS:
            return None
        if USE.has(choice):
            clause = used_clause(s, args, choice)
            return Say("effect-ability", {"card": clause.word, **price_words(clause.price)})
        tactic = TACTIC_CARDS[TACTIC.of(choice)]
        if BOOST.of(choice):
            return Say("effect-boosted", {"card": tactic.word, **price_words(tactic.boosted.price)})
        return Say("effect-base", {"card": tactic.word})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == PASS:
            return []
        if USE.has(choice):
            return [f"card-{used_clause(s, args, choice).word}"]
        return [f"tactic-{TACTIC_WORDS[TACTIC.of(choice)]}"]


def used_clause(s: GreatWall, args: int, choice: int) -> Clause:
    """The ability that an answer uses."""
    return CLAUSES[s.pad[ANSWERS_AT.of(args) + ANS_CLAUSES + USED.of(choice)]]


def playable(s: GreatWall, p: int, m: int, at: int) -> list[int]:
    """The tactic cards of a seat that it may play now, base and boosted, as options of a response."""
    out: list[int] = []
    if not s.box.tactics_at[m] or not may_play(s, p, at):
        return out
    for held in s.tactics[p]:
        tactic = TACTIC_CARDS[held]
        if tactic.moment == m and concerns(s, p, tactic.base, at):
            if affordable(s, p, tactic.base, at):
                out.append(AS_IT_IS + THE_TACTIC[held])
            if affordable(s, p, tactic.boosted, at):
                out.append(BOOSTED_ONE + THE_TACTIC[held])
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
    s.push(S_TACTIC_DONE, p, CARD_PLAYED.put(card) + BOOSTED.put(boosted))
    s.push(S_DO, p, PAYLOAD.put(at) + CLAUSE.put(clause.code))
    if clause.price is not None:
        charge(s, p, clause.price)


class Do(Step[GreatWall]):
    """Carry out the instructions of a card one after the other."""

    rule = "GW-T01"
    args = DOING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The next instruction waits until this one is done."""
        clause = CLAUSES[CLAUSE.of(args)]
        i = INSTRUCTION.of(args)
        if i + 1 < len(clause.do):
            s.push(S_DO, p, INSTRUCTION.change(args, i + 1))
        clause.do[i].run(s, p, PAYLOAD.of(args))


class AbilityDone(Step[GreatWall]):
    """An ability has been resolved; while this waits, it cannot answer what it brings about itself (GW-T65)."""

    rule = "GW-T65"
    args = DONE

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Nothing is left to do."""


class TacticDone(Step[GreatWall]):
    """A tactic card's effect has ended (GW-TAC04)."""

    rule = "GW-TAC04"
    args = PLAYED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        moment(s, ON_TACTIC_PLAYED, p, CARD_PLAYED.of(args), BOOSTED.of(args))
