"""A turn: window, action with its declaration, limits, window; and the order of turns (CM-080 to CM-085)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    BUILDS_LEFT,
    HEX,
    IN_HEX,
    MOVES_LEFT,
    MOVING_FOR,
    RECRUITS_LEFT,
    ROUND,
    TURN,
)
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.bargains import (
    can_bribe,
    can_hire,
    card_talks,
    open_bargain,
)
from rampart.games.crescent_moon.steps.building import can_build
from rampart.games.crescent_moon.steps.choices import NUMBERS_OF_UNITS
from rampart.games.crescent_moon.steps.influence import can_influence
from rampart.games.crescent_moon.steps.marching import can_assault
from rampart.games.crescent_moon.steps.market import can_buy
from rampart.games.crescent_moon.steps.playing import can_play
from rampart.games.crescent_moon.steps.reasons import why_not
from rampart.games.crescent_moon.steps.recruiting import (
    can_desert,
    can_muster,
    can_recruit,
    uprising_hexes,
)
from rampart.games.crescent_moon.steps.verbs import copy_number, hex_name, mark, open_window
from rampart.games.crescent_moon.tables import (
    ACTION_RULES,
    ACTION_WORDS,
    ACTIONS,
    ACTIONS_OF,
    AFTER_DECLARATION,
    ASSAULT,
    AT_END_OF_TURN,
    AT_START_OF_TURN,
    BRIBE,
    BUILD,
    BUILDS,
    BUY,
    BY_ACTION,
    CALIPH,
    CONSPIRE,
    DESERTION,
    E_ACTION,
    E_REMOVED_UNITS,
    E_RETREATED,
    E_TURN,
    HIRE,
    IN_ACTIONS,
    INFLUENCE,
    LEVY,
    MOVE,
    MOVE_PALACE,
    MOVES,
    MUSTER,
    NOMAD,
    OVER_CARD,
    OVER_HIRE,
    PASS,
    PLAY,
    RECRUIT,
    RECRUITS,
    ROUNDS,
    S_ASSAULT,
    S_BEGIN_BUYING,
    S_BEGIN_CONSPIRING,
    S_BRIBE_HEX,
    S_BUILD,
    S_CALM_RIVERS,
    S_CHOOSE_ACTION,
    S_DESERTION_HEX,
    S_HAND_LIMIT,
    S_HIRE_AT_BANK,
    S_INFLUENCE_HEX,
    S_LEVY,
    S_MOVE,
    S_MUSTER,
    S_NEXT_TURN,
    S_PALACE_HEX,
    S_PLAY_CARD,
    S_RECRUIT,
    S_REMOVE_EXCESS,
    S_SCHEME,
    S_SCORING,
    S_TURN,
    S_UNIT_LIMIT,
    S_UPRISING_HEX,
    S_WINDOW,
    SCHEME,
    SULTAN_SLOTS,
    UNIT_LIMIT,
    UPRISING,
    WARLORD,
)
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Refusal, Say, Step

ACTIONS_AND_TALKS: Final = Options()
ACTION: Final = ACTIONS_AND_TALKS.part("action", one_of(ACTION_WORDS))  # the first case: such an option is the action
TALK: Final = ACTIONS_AND_TALKS.case("talk")  # about a card of the Sultan's market
TALK_OF: Final = TALK.part("slot", count(SULTAN_SLOTS - 1))


class Turn(Step[CrescentMoon]):
    """A player's turn: window A1, the action, limits, window A3 (CM-083)."""

    rule = "CM-083"
    args = TURN

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Limits come between the action and the window at its end."""
        number = ROUND.of(args)
        s.phase = IN_ACTIONS
        s.round = number
        s.active = p
        s.talks = 0
        s.talked = 0
        s.more_moves = 0
        if s.journal is not None:
            s.tell(E_TURN, p, [s.year, number])
        s.push(S_NEXT_TURN, p, args)
        s.push(S_WINDOW, NOBODY, AT_END_OF_TURN)
        s.push(S_CALM_RIVERS)
        s.push(S_HAND_LIMIT)
        s.push(S_UNIT_LIMIT)
        s.push(S_CHOOSE_ACTION, p)
        open_window(s, AT_START_OF_TURN)


class NextTurn(Step[CrescentMoon]):
    """In each of four rounds everybody takes one action, in turn order (CM-080)."""

    rule = "CM-080"
    args = TURN

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Then the year is scored."""
        number = ROUND.of(args)
        if p + 1 < s.seats:
            s.push(S_TURN, p + 1, args)
        elif number < ROUNDS:
            s.push(S_TURN, WARLORD, ROUND.put(number + 1))
        else:
            s.push(S_SCORING)


class CalmRivers(Step[CrescentMoon]):
    """Ships last until the end of the action, or of the window at the end of the turn (CM-307)."""

    rule = "CM-307"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Rivers break adjacency again."""
        s.ships = 0


# ---- the choice of an action


def is_possible(s: CrescentMoon, p: int, action: int) -> bool:
    """Can the action do anything for the player now (CM-084)?"""
    if action == INFLUENCE:
        return can_influence(s, p)
    if action == BUILD:
        return can_build(s, p, 0)
    if action == MOVE:
        return s.can_move(p)
    if action == ASSAULT:
        return can_assault(s, p)
    if action == RECRUIT:
        return can_recruit(s, p)
    if action == HIRE:
        return can_hire(s, p)
    if action == BRIBE:
        return can_bribe(s, p)
    if action == BUY:
        return can_buy(s, p)
    if action == PLAY:
        return can_play(s, p)
    return is_own_action_possible(s, action)


def is_own_action_possible(s: CrescentMoon, action: int) -> bool:
    """The same for what only one character, or two, can do."""
    if action == MUSTER:
        return can_muster(s)
    if action == UPRISING:
        return bool(uprising_hexes(s))
    if action == CONSPIRE:
        return s.sultan_market.count(-1) > 0 and (bool(s.deck) or bool(s.discard))
    if action == MOVE_PALACE:
        return s.stands_free(CALIPH, s.palace)
    if action == DESERTION:
        return can_desert(s)
    return True


class ChooseAction(Choice[CrescentMoon]):
    """Take one action of your list, negotiate for one, or pass (CM-081, CM-082)."""

    rule = "CM-081"
    choices = ACTIONS_AND_TALKS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Actions that would do something; a talk with the Sultan comes before a Buy action (CM-160)."""
        out = [PASS]
        for action in ACTIONS_OF[p]:
            if is_possible(s, p, action):
                out.append(action)
        return out + [TALK_OF.put(slot) for slot in card_talks(s, p)]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """What must be declared is asked next, then the window opens (CM-085)."""
        s.note_action(p, BUY if TALK.has(choice) else choice)
        if TALK.has(choice):
            open_bargain(s, p, OVER_CARD, TALK_OF.of(choice))
            return
        if s.journal is not None:
            s.tell(E_ACTION, p, [choice])
        if choice == HIRE and s.seats > NOMAD:
            open_bargain(s, p, OVER_HIRE, 0)
        elif choice == PASS:
            open_window(s, AFTER_DECLARATION)
        elif TARGET_STEPS[choice]:
            s.push(TARGET_STEPS[choice], p)
        else:
            carry_out(s, p, choice)
            open_window(s, AFTER_DECLARATION)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `influence`, or `talk:sultan-1:imam`."""
        if TALK.has(choice):
            slot = TALK_OF.of(choice)
            return f"talk:sultan-{slot + 1}:{CARD_WORDS[s.sultan_market[slot]]}"
        return ACTION_WORDS[choice]

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        return Say("choose_action", {"year": s.year, "round": s.round})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if TALK.has(choice):
            slot = TALK_OF.of(choice)
            copy = copy_number(s.sultan_market, slot)
            return Say("option-talk", {"card": CARD_WORDS[s.sultan_market[slot]], "copy": copy})
        return Say("option-action", {"action": ACTION_WORDS[choice]})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if TALK.has(choice):
            return Say("effect-talk", {"card": CARD_WORDS[s.sultan_market[TALK_OF.of(choice)]]})
        return Say("effect-action", {"action": ACTION_WORDS[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The action's button, or the card."""
        return [f"sultan-{TALK_OF.of(choice)}"] if TALK.has(choice) else [f"action-{ACTION_WORDS[choice]}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Up to three actions of the list that would do nothing now."""
        out: list[Refusal] = []
        for action in ACTIONS_OF[p]:
            if len(out) < 3 and not is_possible(s, p, action):
                what = Say("option-action", {"action": ACTION_WORDS[action]})
                out.append(Refusal(ACTION_WORDS[action], what, why_not(s, p, action), ACTION_RULES[action]))
        return out


# Actions whose target is declared before the window, by the step that asks for it
TARGETS: Final = [
    (INFLUENCE, S_INFLUENCE_HEX),
    (ASSAULT, S_ASSAULT),
    (HIRE, S_HIRE_AT_BANK),
    (BRIBE, S_BRIBE_HEX),
    (PLAY, S_PLAY_CARD),
    (UPRISING, S_UPRISING_HEX),
    (MOVE_PALACE, S_PALACE_HEX),
    (DESERTION, S_DESERTION_HEX),
]


def target_steps() -> list[int]:
    """The step that asks for an action's target, by action; 0 where only the action itself is declared."""
    out = [0] * ACTIONS
    for action, step in TARGETS:
        out[action] = step
    return out


TARGET_STEPS: Final = target_steps()


def carry_out(s: CrescentMoon, p: int, action: int) -> None:
    """An action of which nothing but itself is declared (CM-085)."""
    if action == BUILD:
        s.push(S_BUILD, p, BUILDS_LEFT.put(BUILDS[p]))
    elif action == MOVE:
        s.push(S_MOVE, p, MOVES_LEFT.put(MOVES[p]) + MOVING_FOR.put(BY_ACTION))
    elif action == RECRUIT:
        s.push(S_RECRUIT, p, RECRUITS_LEFT.put(RECRUITS[p]))
    elif action == BUY:
        s.push(S_BEGIN_BUYING, p)
    elif action == LEVY:
        s.push(S_LEVY, p)
    elif action == MUSTER:
        s.push(S_MUSTER, p)
    elif action == SCHEME:
        s.push(S_SCHEME, p)
    else:
        s.push(S_BEGIN_CONSPIRING, p)


# ---- the unit limit


class CheckUnits(Step[CrescentMoon]):
    """At the end of an action nobody has more than five units in a hex, the Warlord seven (CM-067)."""

    rule = "CM-067"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """In turn order, each player all his hexes."""
        if not s.crowded:
            return
        s.crowded = 0
        for q in range(s.seats - 1, -1, -1):
            ordinary, mercenaries, limit = s.ordinary[q], s.mercenaries[q], UNIT_LIMIT[q]
            for h in range(len(ordinary) - 1, -1, -1):
                if ordinary[h] + mercenaries[h] > limit:
                    s.push(S_REMOVE_EXCESS, q, HEX.put(h))


class RemoveExcess(Choice[CrescentMoon]):
    """Units above the limit leave: ordinary ones to the reserve card, mercenaries to the supply (CM-067)."""

    rule = "CM-067"
    args = IN_HEX
    choices = NUMBERS_OF_UNITS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """How many of them are ordinary ones."""
        h = HEX.of(args)
        excess = s.units(p, h) - UNIT_LIMIT[p]
        return list(range(max(0, excess - s.mercenaries[p][h]), min(excess, s.ordinary[p][h]) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Also the Nomad's mercenaries go to the supply."""
        h = HEX.of(args)
        mercenaries = s.units(p, h) - UNIT_LIMIT[p] - choice
        s.ordinary[p][h] -= choice
        s.mercenaries[p][h] -= mercenaries
        s.reserves[p] += choice
        if s.journal is not None:
            if choice:
                s.tell(E_RETREATED, p, [mark(s, h), choice, 0])
            if mercenaries:
                s.tell(E_REMOVED_UNITS, p, [mark(s, h), 0, mercenaries])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `leave:1+1`, ordinary and mercenary units."""
        h = HEX.of(args)
        return f"leave:{choice}+{s.units(p, h) - UNIT_LIMIT[p] - choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        h = HEX.of(args)
        return Say("remove_excess", {"n": s.units(p, h) - UNIT_LIMIT[p], "hex": hex_name(s, h)})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """How many of each kind."""
        h = HEX.of(args)
        mercenaries = s.units(p, h) - UNIT_LIMIT[p] - choice
        return Say("option-leave", {"ordinary": choice, "mercenaries": mercenaries})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        h = HEX.of(args)
        return [f"hex-{h}"]
