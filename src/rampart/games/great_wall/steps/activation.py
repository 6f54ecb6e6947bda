"""Activation: which locations work, in which order, who is present, and the way home (5.6)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ACTIVATING,
    ACTIVATION,
    ALLOWED,
    ALLOWING,
    BUILDS,
    HIRES,
    MARCHES,
    SIPS_ALONE,
    TO_STUDY,
)
from rampart.games.great_wall.automata import automaton
from rampart.games.great_wall.codes import (
    ACT_CLERKS,
    ACT_FULL,
    ACT_KEPT,
    ACT_KIND,
    ACT_LOCATION,
    E_ACTIVATED,
    L_ACTIVATION,
    S_ACTIVATE,
    S_BUILD,
    S_CLERKS_DONE,
    S_CLERKS_OF,
    S_DONATION_STEP,
    S_END_ACTIVATION,
    S_HIRE,
    S_MOVE_SOLDIERS,
    S_NEXT_LOCATION,
    S_PRODUCE,
    S_PROMOTION_STEP,
    S_RESOLVE_LOCATION,
    S_SIP_TEA,
    S_STUDY,
    S_WORK,
)
from rampart.games.great_wall.queries import ask, end_bonuses
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.barracks import start_recruiting
from rampart.games.great_wall.tables import (
    ADVANCED,
    BARRACKS,
    BUILDERS_CAMP,
    BY_LOCATION,
    BY_RULE,
    EMBASSY,
    HEADQUARTERS,
    LOCATION_WORDS,
    NO_CLAN,
    POOL,
    PRODUCTION,
    REGULAR,
    SHAMING,
    SPECIAL_LOCATIONS,
    SPOTS,
    STANDARD,
    TEA_HOUSE,
    holds,
    members,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import due_shame
from rampart.games.great_wall.vocabulary import (
    ACTIVATION_STEP_END,
    ACTIVATION_STEP_START,
    AFTER_ACTIVATION,
    AFTER_ACTIVATION_PLAYER,
    BEFORE_ACTIVATION,
    COUNT_CLERK_ACTIONS,
    ON_ACTIVATION_PLAYER,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

LOCATIONS_TO_ACTIVATE: Final = Options()
LOCATIONS_TO_ACTIVATE.part("location", one_of(LOCATION_WORDS))
NONE_LEFT: Final = LOCATIONS_TO_ACTIVATE.case("none").code
BESIDE: Final = LOCATIONS_TO_ACTIVATE.case("beside").code  # the place that a module lays beside the board


class ActivationStep(Step[GreatWall]):
    """Step B of a turn: all qualifying locations are activated (GW-ACT02)."""

    rule = "GW-ACT02"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The active player, in the Reed turn the ruler, chooses the order."""
        s.activated = 0
        s.push(S_NEXT_LOCATION, p)
        moment(s, ACTIVATION_STEP_START, s.active)


def qualifying(s: GreatWall) -> list[int]:
    """Regular locations with all spots full, special ones with a clerk that is not Reed's (GW-ACT01, GW-REE04).

    Those that were activated already in this step are left out (GW-ACT03).
    """
    out: list[int] = []
    spots = SPOTS[s.side]
    clerks = s.clerks
    for location in range(REGULAR):
        n = spots[location]
        for mine in clerks:
            n -= mine[location]
        if n <= 0 and not holds(s.activated, location):
            out.append(location)
    clerks = clerks[: s.seats]
    for location in SPECIAL_LOCATIONS:
        for mine in clerks:
            if mine[location]:
                if not holds(s.activated, location):
                    out.append(location)
                break
    return out


class NextLocation(Choice[GreatWall]):
    """Choose which qualifying location is activated next; each at most once in this step (GW-ACT02, GW-ACT03)."""

    rule = "GW-ACT02"
    choices = LOCATIONS_TO_ACTIVATE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Looked at anew after each activation."""
        out = qualifying(s)
        if s.box.beside is not None and s.box.beside.qualifies(s):
            out.append(BESIDE)
        return out if out else [NONE_LEFT]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Activate it, or end the step."""
        if choice == NONE_LEFT:
            moment(s, ACTIVATION_STEP_END, s.active)
            return
        s.push(S_NEXT_LOCATION, p)
        if choice != BESIDE:
            s.activated |= 1 << choice
            activate(s, choice, STANDARD, BY_RULE)
        elif s.box.beside is not None:
            s.box.beside.activate(s, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `activate:quarry`."""
        return "done" if choice == NONE_LEFT else f"activate:{activated_word(s, choice)}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return (
            Say("option-done")
            if choice == NONE_LEFT
            else Say("option-location", {"location": activated_word(s, choice)})
        )

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """How many clerks are there, and how many of them are the player's."""
        if choice == NONE_LEFT:
            return None
        if choice == BESIDE:
            return s.box.beside.effect(s, p) if s.box.beside is not None else None
        return Say("effect-clerks", {"clerks": s.in_location(choice), "own": s.clerks[p][choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NONE_LEFT else [f"location-{activated_word(s, choice)}"]


def activated_word(s: GreatWall, choice: int) -> str:
    """The name of what is activated."""
    if choice == BESIDE:
        return s.box.beside.word if s.box.beside is not None else ""
    return LOCATION_WORDS[choice]


def activate(s: GreatWall, location: int, kind: int, cause: int) -> None:
    """Begin the activation of a location; inner ones are resolved completely first (GW-T71)."""
    place = s.open_pad(L_ACTIVATION, [location, kind, cause, 0, 0, NO_CLAN, s.tea[0], 0, 0, 0, 0, 0])
    s.push(S_ACTIVATE, NOBODY, ACTIVATION.put(place))
    moment(s, BEFORE_ACTIVATION, clan_or_nobody(s.active), location, kind, 0, place)


def clan_or_nobody(c: int) -> int:
    """A clan as a payload names it."""
    return c if c >= 0 else NO_CLAN


class Activate(Step[GreatWall]):
    """Presence is fixed, then a lone clan is shamed, then the location works (GW-ACT04, GW-ACT08)."""

    rule = "GW-ACT08"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Without a clerk of a player the activation is void (GW-ACT10)."""
        place = ACTIVATION.of(args)
        location = s.pad[place + ACT_LOCATION]
        present: list[int] = []
        for c in range(len(s.clerks)):
            n = s.clerks[c][location]
            if n:
                s.pad[place + ACT_CLERKS + c] = n
                present.append(c)
        if not present or present == [s.reed]:
            return
        kind = s.pad[place + ACT_KIND]
        if s.journal is not None:
            s.tell(E_ACTIVATED, s.voice(s.active) if s.active >= 0 else NOBODY, [location, kind])
        s.push(s.box.instead[S_END_ACTIVATION], NOBODY, args)
        s.push(s.box.instead[S_RESOLVE_LOCATION], NOBODY, args)
        if len(present) == 1:
            if s.clerks[present[0]][location] >= SPOTS[s.side][location]:
                s.pad[place + ACT_FULL] = present[0]
            if kind == STANDARD and location < SHAMING:
                due_shame(s, present[0], 1, BY_LOCATION, location)


class ResolveLocation(Step[GreatWall]):
    """All who are present resolve their clerks in tea order; production goes step by step (GW-ACT05, GW-PRD01)."""

    rule = "GW-ACT05"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The tea order is read now, once (GW-T03)."""
        place = ACTIVATION.of(args)
        location = s.pad[place + ACT_LOCATION]
        if location < PRODUCTION:
            for c in reversed(s.tea):
                if s.pad[place + ACT_CLERKS + c] and s.is_seat(c):
                    s.push(S_DONATION_STEP, c, args)
            for c in reversed(s.tea):
                if s.pad[place + ACT_CLERKS + c] and s.is_seat(c):
                    s.push(S_PROMOTION_STEP, c, args)
        for c in reversed(s.tea):
            if s.pad[place + ACT_CLERKS + c]:
                if s.is_seat(c):
                    s.push(S_CLERKS_OF, c, args)
                else:
                    automaton(s, c).work(s, c, args)


class ClerksOf(Step[GreatWall]):
    """A player is about to resolve his clerks in a location."""

    rule = "GW-ACT05"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """In production the end comes after the donation."""
        place = ACTIVATION.of(args)
        location = s.pad[place + ACT_LOCATION]
        if location < PRODUCTION:
            s.push(S_PRODUCE, p, args)
        else:
            s.push(S_CLERKS_DONE, p, args)
            s.push(S_WORK, p, args)
        tell_of_player(s, ON_ACTIVATION_PLAYER, p, place)


def tell_of_player(s: GreatWall, m: int, p: int, place: int) -> None:
    """A moment of one player's clerks in an activation."""
    pad = s.pad
    moment(s, m, p, pad[place + ACT_LOCATION], pad[place + ACT_KIND], pad[place + ACT_CLERKS + p], place)


class Work(Step[GreatWall]):
    """What the clerks of a player do in a location that produces nothing."""

    rule = "GW-ACT06"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Each location has its own rules."""
        place = ACTIVATION.of(args)
        location = s.pad[place + ACT_LOCATION]
        n = ask(s, COUNT_CLERK_ACTIONS, p, s.pad[place + ACT_CLERKS + p], location)
        if location == BARRACKS:
            start_recruiting(s, p, n, BY_LOCATION, 0)
        elif location == TEA_HOUSE:
            s.push(S_SIP_TEA, p, SIPS_ALONE.put(1 if s.pad[place + ACT_FULL] == p else 0))
        elif location == BUILDERS_CAMP:
            s.push(s.box.instead[S_BUILD], p, BUILDS.put(n))
        elif location == HEADQUARTERS:
            s.push(s.box.instead[S_MOVE_SOLDIERS], p, MARCHES.put(n))
        elif location == EMBASSY:
            s.push(S_HIRE, p, HIRES.put(n))
        else:
            s.push(S_STUDY, p, TO_STUDY.put(n))


class ClerksDone(Step[GreatWall]):
    """A player has resolved all of his clerks there."""

    rule = "GW-ACT05"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        place = ACTIVATION.of(args)
        tell_of_player(s, AFTER_ACTIVATION_PLAYER, p, place)


class EndActivation(Step[GreatWall]):
    """Every clerk goes back to its owner's pool, used or not; Reed's stays (GW-ACT07, GW-REE06)."""

    rule = "GW-ACT07"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """A clerk that a card keeps stays too (GWC-ADV-52)."""
        place = ACTIVATION.of(args)
        end_bonuses(s, place)
        location = s.pad[place + ACT_LOCATION]
        kept = s.pad[place + ACT_KEPT]
        for q in range(s.players):
            mine = s.clerks[q]
            if mine[location]:
                stay = 1 if kept and holds(kept, q) else 0
                mine[POOL] += mine[location] - stay
                mine[location] = stay
        for c in range(s.seats, len(s.clerks)):
            if s.pad[place + ACT_CLERKS + c]:
                automaton(s, c).activated(s, c, location)
        moment(s, AFTER_ACTIVATION, clan_or_nobody(s.active), location, s.pad[place + ACT_KIND])


class ChooseLocation(Choice[GreatWall]):
    """Choose a location to activate in the advanced way, or none (GW-ACT09, GWC-CMD-02)."""

    rule = "GW-ACT09"
    args = ALLOWING
    choices = LOCATIONS_TO_ACTIVATE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Those that the card allows."""
        return [*members(ALLOWED.of(args)), NONE_LEFT]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Spots need not be full, and the shame icon is ignored."""
        if choice != NONE_LEFT:
            activate(s, choice, ADVANCED, BY_RULE)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `activate:quarry`, or `none`."""
        return "none" if choice == NONE_LEFT else f"activate:{LOCATION_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return (
            Say("option-pass") if choice == NONE_LEFT else Say("option-location", {"location": LOCATION_WORDS[choice]})
        )

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """How many clerks are there, and how many of them are the player's."""
        if choice == NONE_LEFT:
            return None
        return Say("effect-clerks", {"clerks": s.in_location(choice), "own": s.clerks[p][choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NONE_LEFT else [f"location-{LOCATION_WORDS[choice]}"]
