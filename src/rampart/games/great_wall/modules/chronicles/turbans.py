"""The Red Turban Rebellion: peace or war each spring, clerks who run away, no breach (GWX-AC-SCN-06)."""

from typing import Final

from rampart.games.great_wall.arguments import ACTIVATING, ACTIVATION, AT, AT_MOMENT
from rampart.games.great_wall.codes import ACT_CLERKS, ACT_LOCATION, E_HIRED_CLERK, S_END_ACTIVATION, S_NEW_HORDES
from rampart.games.great_wall.modules.chronicles.arguments import (
    FOR_HONOUR,
    GOLD_PLEDGED,
    HIRED_FOR_HONOUR,
    NOT_FOR_HONOUR,
    PEACE,
    PEACE_CARDS,
    PLEDGED_AT,
    PLEDGED_FOR,
    PLEDGING,
    TRUCE,
    WAR,
)
from rampart.games.great_wall.modules.chronicles.codes import (
    E_CLERK_LEFT,
    E_PEACE,
    E_PLEDGED,
    E_WAR,
    S_CHOOSE_TRUCE,
    S_HIRE_FOR_HONOUR,
    S_PLEDGE,
)
from rampart.games.great_wall.modules.chronicles.part import MOST_PEACE, PEACE_PRICE, chronicles_of
from rampart.games.great_wall.modules.coop.part import speaker
from rampart.games.great_wall.queries import new_hordes
from rampart.games.great_wall.scoring import finish
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    END_REVOLT,
    GOLD,
    NOBODY_WINS,
    OF_LOSSES,
    POOL,
    PRODUCTION,
    UNHIRED,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import lose_honour, pay
from rampart.games.great_wall.vocabulary import ON_CLERK_HIRED, P_PLAYER
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Refusal, Say, Step

HIRE_HONOUR: Final = 20


def hire_free(s: GreatWall, p: int) -> None:
    """An unhired clerk goes to the pool without gold."""
    if s.clerks[p][UNHIRED]:
        s.clerks[p][UNHIRED] -= 1
        s.clerks[p][POOL] += 1
        if s.journal is not None:
            s.tell(E_HIRED_CLERK, p, [0])
        moment(s, ON_CLERK_HIRED, p, 0)


# ---- spring


class Truce(Step[GreatWall]):
    """Each spring, before the new hordes, all choose together: peace or war (GWX-AC-SCN-06)."""

    rule = "GWX-AC-SCN-06"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The speaker chooses, and the others give gold or not."""
        part = chronicles_of(s)
        part.kept_away = 0
        part.pledged = [0] * s.seats
        s.push(S_NEW_HORDES)
        s.push(S_CHOOSE_TRUCE, speaker(s))


class ChooseTruce(Choice[GreatWall]):
    """War, or peace: 3 gold, from all together, for each horde that then does not come (GWX-AC-SCN-06)."""

    rule = "GWX-AC-SCN-06"
    choices = TRUCE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """At least one is kept away and at least one comes; all together must have the gold, as for a demand."""
        gold = sum(mine[GOLD] for mine in s.resources)
        most = min(new_hordes(s) - 1, gold // PEACE_PRICE, MOST_PEACE)
        return [WAR, *[PEACE_CARDS.put(n) for n in range(1, most + 1)]]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """For peace each says in tea order what to give."""
        if choice == WAR:
            go_to_war(s)
        else:
            s.push(S_PLEDGE, s.order()[0], PLEDGED_FOR.put(PEACE_CARDS.of(choice)))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `peace:2`, or `war`."""
        return f"peace:{PEACE_CARDS.of(choice)}" if PEACE.has(choice) else "war"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("choose_truce", {"n": new_hordes(s)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-peace", {"n": PEACE_CARDS.of(choice)}) if PEACE.has(choice) else Say("option-war")

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if PEACE.has(choice):
            n = PEACE_CARDS.of(choice)
            return Say("effect-peace", {"price": PEACE_PRICE * n, "left": new_hordes(s) - n})
        return Say("effect-war", {"n": sum(1 for q in s.order() if s.clerks[q][UNHIRED])})

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Peace where it cannot be had."""
        if len(self.options(s, p, args)) > 1:
            return []
        why = Say("why-no-peace", {"price": PEACE_PRICE})
        return [Refusal("peace:1", Say("option-peace", {"n": 1}), why, "GWX-AC-SCN-06")]


class Pledge(Choice[GreatWall]):
    """Say how much gold you give for peace; if it is too little in the end, no one pays and it is war (SCN-06)."""

    rule = "GWX-AC-SCN-06"
    args = PLEDGING
    choices = GOLD_PLEDGED

    def missing(self, s: GreatWall, args: int) -> int:
        """The gold that is still missing."""
        return PEACE_PRICE * PLEDGED_FOR.of(args) - sum(chronicles_of(s).pledged)

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any amount up to what is missing."""
        return list(range(min(s.resources[p][GOLD], self.missing(s, args)) + 1))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then the next one, until it is enough or all have spoken."""
        part = chronicles_of(s)
        part.pledged[p] = choice
        if s.journal is not None:
            s.tell(E_PLEDGED, p, [choice])
        place = PLEDGED_AT.of(args) + 1
        if self.missing(s, args) == 0:
            make_peace(s, PLEDGED_FOR.of(args))
        elif place < len(s.order()):
            s.push(S_PLEDGE, s.order()[place], PLEDGED_AT.change(args, place))
        else:
            part.pledged = [0] * s.seats
            go_to_war(s)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `gives:3`."""
        return f"gives:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("pledge", {"n": PLEDGED_FOR.of(args), "left": self.missing(s, args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-amount", {"n": choice, "resource": "gold"})


def make_peace(s: GreatWall, n: int) -> None:
    """All pay what they pledged, and so many hordes do not come."""
    part = chronicles_of(s)
    for q in range(s.seats):
        pay(s, q, GOLD, part.pledged[q])
    part.pledged = [0] * s.seats
    part.kept_away = n
    if s.journal is not None:
        s.tell(E_PEACE, NOBODY, [n])


def go_to_war(s: GreatWall) -> None:
    """Each player hires a clerk free."""
    if s.journal is not None:
        s.tell(E_WAR, NOBODY, [])
    for q in reversed(s.order()):
        hire_free(s, q)


# ---- the year


class Revolt(Step[GreatWall]):
    """Any breach loses the game for all at once (GWX-AC-SCN-06)."""

    rule = "GWX-AC-SCN-06"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Before any card could answer."""
        finish(s, END_REVOLT, NOBODY_WINS)


class ClerkLeaves(Step[GreatWall]):
    """A production location has worked: of those with most clerks there one goes to the unhired space (SCN-06)."""

    rule = "GWX-AC-SCN-06"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Ties by tea order; the others go home as ever."""
        s.push(S_END_ACTIVATION, NOBODY, args)
        place = ACTIVATION.of(args)
        location = s.pad[place + ACT_LOCATION]
        if location >= PRODUCTION:
            return
        most = s.order()[0]
        for q in s.order():
            if s.pad[place + ACT_CLERKS + q] > s.pad[place + ACT_CLERKS + most]:
                most = q
        if s.clerks[most][location]:
            run_away(s, most, location)


def run_away(s: GreatWall, p: int, where: int) -> None:
    """A clerk goes to the unhired space."""
    s.clerks[p][where] -= 1
    s.clerks[p][UNHIRED] += 1
    if s.journal is not None:
        s.tell(E_CLERK_LEFT, p, [])


class TurbanRaid(Step[GreatWall]):
    """Each raid also sends a clerk of each player's pool to the unhired space (GWX-AC-SCN-06)."""

    rule = "GWX-AC-SCN-06"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Who has none loses none."""
        for q in s.order():
            if s.clerks[q][POOL]:
                run_away(s, q, POOL)


class AtIncome(Step[GreatWall]):
    """At income a player may hire a clerk for honor (GWX-AC-SCN-06)."""

    rule = "GWX-AC-SCN-06"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """If there are both."""
        seat = s.pad[AT.of(args) + P_PLAYER]
        if s.is_seat(seat) and s.honour[seat] >= HIRE_HONOUR and s.clerks[seat][UNHIRED]:
            s.push(S_HIRE_FOR_HONOUR, seat)


class HireForHonour(Choice[GreatWall]):
    """Lose 20 honor to hire a clerk, or do not (GWX-AC-SCN-06)."""

    rule = "GWX-AC-SCN-06"
    choices = FOR_HONOUR

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        if s.honour[p] < HIRE_HONOUR or not s.clerks[p][UNHIRED]:
            return [NOT_FOR_HONOUR]
        return [NOT_FOR_HONOUR, HIRED_FOR_HONOUR]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """No gold is paid."""
        if choice == HIRED_FOR_HONOUR:
            lose_honour(s, p, HIRE_HONOUR, OF_LOSSES)
            hire_free(s, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`hire` or `keep`."""
        return "hire" if choice == HIRED_FOR_HONOUR else "keep"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-hire-clerk" if choice == HIRED_FOR_HONOUR else "option-pass")

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        if choice == NOT_FOR_HONOUR:
            return None
        return Say("effect-honour-paid", {"price": HIRE_HONOUR, "left": s.honour[p] - HIRE_HONOUR})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"clerks-{p}-unhired"] if choice == HIRED_FOR_HONOUR else []
