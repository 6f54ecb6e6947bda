"""What cannot be still to be done in a position document: steps out of place, and offers no one could make."""

from typing import TYPE_CHECKING, Final

from rampart.games.watch.arguments import ASKED, OLD, SETTLED, START, THEN, TO, VICTIM
from rampart.games.watch.steps.choices import members_of
from rampart.games.watch.tables import (
    AT_END,
    BEFORE_ROLL,
    CLANS,
    COUNTERS_AT,
    GIVES_AT,
    GUARDS,
    IN_BUILD,
    IN_ROLL,
    IN_SETUP,
    IN_SPECIAL_BUILD,
    IN_TRADE,
    LOOKED_SECTION,
    MOST_CARDS,
    OF_A_COUNTER,
    OFFER_SECTION,
    RESOURCES,
    ROADS,
    S_ADDRESS_OFFER,
    S_ANSWER_OFFER,
    S_BEFORE_ROLL,
    S_BEGIN_TURN,
    S_BUILD,
    S_CALL_ANSWERS,
    S_CHANGE_HERO,
    S_CONCLUDE,
    S_DISCARD,
    S_DISCARD_HALF,
    S_GIVE,
    S_GIVE_IN_RETURN,
    S_KEEP_CARD,
    S_LEAD_TO,
    S_NAME_RESOURCE,
    S_NEXT_TURN,
    S_PLACE_GUARD,
    S_PLACE_ROAD,
    S_PLACE_SETTLEMENT,
    S_POST_GUARD,
    S_PRODUCE,
    S_REBUILD_ROAD,
    S_REMOVE_HERO,
    S_SEND_PATROL,
    S_SPARE_HAND,
    S_SPECIAL_BUILD,
    S_STEAL,
    S_TAKE_AS_TARLY,
    S_TAKE_FROM_HAND,
    S_TEST_WIN,
    S_TRADE,
    S_TRADE_AND_BUILD,
    S_WANT,
    S_WILDLING_DIE,
    SETTLEMENTS,
    STAGE_WORDS,
    TURN_STEPS,
    WANTS_AT,
    WATCH56,
)
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.frame import CLOSE, args_of, code_of, layout_of, player_of, section_of
from rampart.kernel.position import POLL_LAYOUT
from rampart.kernel.rules import FIRST_STEP

if TYPE_CHECKING:
    from rampart.games.watch.state import Watch

LAST_STEPS: Final = [*TURN_STEPS, S_TEST_WIN, S_BEGIN_TURN, S_NEXT_TURN]  # from each of them the game goes on
OF_THE_ACTIVE: Final = [*LAST_STEPS, S_PRODUCE, S_CALL_ANSWERS, S_CONCLUDE]
COURSE: Final = [S_CONCLUDE, S_CALL_ANSWERS, S_WANT, S_GIVE, S_ADDRESS_OFFER]  # of an offer, the last first
SIDES: Final = [S_WANT, S_GIVE]
OFFER_STEPS: Final = [S_ADDRESS_OFFER, S_GIVE, S_WANT, S_CALL_ANSWERS, S_ANSWER_OFFER, S_CONCLUDE]
OF_THE_ROLL: Final = [S_PRODUCE, S_WILDLING_DIE, S_REMOVE_HERO, S_TAKE_AS_TARLY, S_DISCARD_HALF, S_SPARE_HAND]
WALL_STEPS: Final = [
    S_PLACE_GUARD, S_REMOVE_HERO, S_TAKE_AS_TARLY, S_WILDLING_DIE, S_SEND_PATROL, S_POST_GUARD,
    *range(S_CHANGE_HERO, S_SPARE_HAND + 1),
]  # fmt: skip


STAGES: Final = {
    S_BEGIN_TURN: [IN_SETUP], S_NEXT_TURN: [IN_SPECIAL_BUILD], S_BEFORE_ROLL: [BEFORE_ROLL], S_BUILD: [IN_BUILD],
    S_TRADE: [IN_TRADE], S_TRADE_AND_BUILD: [IN_TRADE],
}  # fmt: skip


def stages_of(s: "Watch") -> list[int]:
    """The stages in which what is to be done can end as it does, the likely one first (NW-301, NW-1306)."""
    if not s.stack:
        return [AT_END]
    last = s.stack[0]
    if code_of(last) != S_TEST_WIN:
        return STAGES.get(code_of(last), [])
    then = TURN_STEPS[THEN.of(args_of(last))]
    if then == S_BEFORE_ROLL or then == S_BUILD:
        return STAGES[then]
    rolled = any(code_of(f) in OF_THE_ROLL for f in s.stack)
    return [IN_ROLL] if rolled else [IN_TRADE, IN_ROLL]


def faults_of_stage(s: "Watch") -> list[tuple[str, str]]:
    """The turn is where the steps still to be done say that it is."""
    possible = stages_of(s)
    if s.stage in possible:
        return []
    return [("stage", f"by what is to be done it is {' or '.join([STAGE_WORDS[stage] for stage in possible])}")]


def faults_of_todo(s: "Watch") -> list[tuple[str, str]]:
    """What is to be done ends in a step of the turn; no step is for a seat, a place or a number that is not there."""
    out: list[tuple[str, str]] = []
    for i, f in enumerate(reversed(s.stack)):
        code = code_of(f)
        if (code in LAST_STEPS) != (i == len(s.stack) - 1):
            out.append((f"todo[{i}]", "a step of the turn is needed at the end, and only there"))
        elif code >= FIRST_STEP:
            why = fault_of_step(s, code, player_of(f), args_of(f))
            if why:
                out.append((f"todo[{i}]", why))
        elif code == CLOSE:
            why = fault_of_section(s, f, s.stack[len(s.stack) - i :])
            if why:
                out.append((f"todo[{i}].content", why))
    for p in range(s.seats):
        out += faults_of_placement(s, p)
    return out if out else faults_of_stage(s)


def fault_of_step(s: "Watch", code: int, p: int, args: int) -> str:
    """What is wrong with a step and its arguments, '' if nothing is."""
    if (code in WALL_STEPS and not CLANS[s.mode]) or (code == S_SPECIAL_BUILD and s.mode != WATCH56):
        return "there is no such step in this mode"
    if code in OF_THE_ACTIVE and p != s.active:
        return "it is another seat's turn"
    if (code == S_GIVE_IN_RETURN and TO.of(args) == p) or (code == S_TAKE_FROM_HAND and VICTIM.of(args) == p):
        return "another seat is needed"
    if code == S_NAME_RESOURCE and [q for q in members_of(ASKED.of(args)) if q == p or q >= s.seats]:
        return "other seats are needed"
    if code == S_REBUILD_ROAD and (OLD.of(args) >= len(s.roads) or s.roads[OLD.of(args)] != p):
        return "there is no such road of this seat"
    if code == S_LEAD_TO and (START.of(args) >= len(s.gift) or s.gift[START.of(args)] < 0):
        return "no wildling stands there"
    if code == S_PLACE_ROAD and (SETTLED.of(args) >= len(s.buildings) or s.buildings[SETTLED.of(args)] != p):
        return "no settlement of this seat is there"
    if code in OFFER_STEPS and not has_section(s, OFFER_SECTION, 1):
        return "there is no such offer"
    if code == S_STEAL and s.tormund < 0:
        return "Tormund stands on no hex"
    return "no cards are looked at" if code == S_KEEP_CARD and not has_section(s, LOOKED_SECTION, 2) else ""


def faults_of_placement(s: "Watch", p: int) -> list[tuple[str, str]]:
    """For all that is still to be placed in the set-up there are pieces (NW-502)."""
    steps = [code_of(f) for f in s.stack if player_of(f) == p]
    settlements = steps.count(S_PLACE_SETTLEMENT)
    for what, n, most in (
        ("settlements", s.settlements_of(p) + settlements, SETTLEMENTS),
        ("roads", s.roads.count(p) + settlements + steps.count(S_PLACE_ROAD), ROADS),
        ("guards", s.guards_of(p) + steps.count(S_PLACE_GUARD), GUARDS),
    ):
        if n > most:
            return [("todo", f"seat {p} has too few {what} for what is to be placed")]
    return []


# ---- the pad


def has_section(s: "Watch", layout: int, above: int) -> bool:
    """Is the pad's one section of this layout, and its frame right above so many others?"""
    sections = [i for i, f in enumerate(s.stack) if code_of(f) == CLOSE]
    return sections == [above] and layout_of(s.stack[above]) == layout


def fault_of_section(s: "Watch", frame: int, above: list[int]) -> str:
    """What is wrong with a section of the pad and what is done above it: a poll, an offer, or cards looked at."""
    place = section_of(frame)
    codes = [code_of(f) for f in above]
    if layout_of(frame) == POLL_LAYOUT:
        lacking = [p for p in s.poll_seats(place) if s.hand_size(p) <= MOST_CARDS]
        wrong = s.pad[place] != S_DISCARD or len(lacking) > 0
        return f"only who holds more than {MOST_CARDS} cards is asked to discard" if wrong else ""
    if layout_of(frame) == OFFER_SECTION:
        offer = s.pad[place:]
        return fault_of_offer(s, offer) or fault_of_course(s, offer, codes, above)
    looking = (
        codes == [S_KEEP_CARD] and player_of(above[0]) == player_of(frame) and code_of(s.stack[1]) == S_CHANGE_HERO
    )
    return "" if looking and -1 not in s.pad[place:] else "whoever looks at cards keeps one of them"


def fault_of_offer(s: "Watch", offer: list[int]) -> str:
    """Only others who hold cards are asked, and no one offers or accepts to give what he does not hold (NW-405)."""
    addressed, accepted = offer[0], offer[1]
    asked, agreed = members_of(addressed), members_of(accepted)
    behind = offer[COUNTERS_AT:]
    makers = behind[::OF_A_COUNTER]
    if [q for q in asked if q == s.active or q >= s.seats or not s.hand_size(q)] or set(agreed) - set(asked):
        return "others who hold cards are asked, and only they accept"
    if len(behind) % OF_A_COUNTER or len(set(makers)) < len(makers) or set(makers) - set(asked):
        return "only who is asked makes a counter-offer, and only one"
    sides = [(s.active, offer[GIVES_AT:WANTS_AT], offer[WANTS_AT:COUNTERS_AT])]
    sides += [(q, offer[WANTS_AT:COUNTERS_AT], offer[GIVES_AT:WANTS_AT]) for q in agreed]
    for i, q in enumerate(makers):
        at = i * OF_A_COUNTER + 1
        sides.append((q, behind[at : at + RESOURCES], behind[at + RESOURCES : at + 2 * RESOURCES]))
    for q, gives, gets in sides:
        for kind in range(RESOURCES):
            if gives[kind] and gets[kind]:
                return "no resource stands on both sides"
            if s.hands[q][0] != UNKNOWN and s.hands[q][kind] < gives[kind]:
                return f"seat {q} does not hold what it would give"
    return ""


def fault_of_course(s: "Watch", offer: list[int], codes: list[int], above: list[int]) -> str:
    """An offer is addressed and made, then answered by each who is asked, then concluded (NW-405)."""
    gives, wants = sum(offer[GIVES_AT:WANTS_AT]), sum(offer[WANTS_AT:COUNTERS_AT])
    makers = offer[COUNTERS_AT::OF_A_COUNTER]
    if len(codes) > 1 and codes == COURSE[: len(codes)]:
        if any(player_of(f) != s.active for f in above if code_of(f) in SIDES) or offer[1] or makers:
            return "an offer that is still made has no answers"
        if (S_ADDRESS_OFFER in codes and any(offer)) or (S_ADDRESS_OFFER not in codes and not offer[0]):
            return "an offer is addressed before it is made"
        return "" if gives or S_GIVE in codes else "something is given before anything is wanted"
    answering = [player_of(f) for f in above if code_of(f) == S_ANSWER_OFFER]
    countering = [f for f in above if code_of(f) in SIDES]
    if codes != [S_CONCLUDE] + [S_ANSWER_OFFER] * len(answering) + SIDES[: len(countering)] or not gives or not wants:
        return "an offer is made, answered and concluded"
    done = members_of(offer[1]) + makers
    if len(set(answering + done)) < len(answering + done) or set(answering) - set(members_of(offer[0])):
        return "everybody who is asked answers once"
    last = len(offer) - OF_A_COUNTER + 1
    if any(not makers or player_of(f) != makers[-1] for f in countering):
        return "only the last counter-offer is still made"
    if len(countering) == 1 and not sum(offer[last : last + RESOURCES]):
        return "something is given before anything is wanted"
    return ""
