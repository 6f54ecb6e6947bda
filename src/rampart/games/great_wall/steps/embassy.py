"""Embassy: clerks and advisors are hired, one clerk's action after the other (5.12)."""

from typing import Final

from rampart.games.great_wall.codes import E_HIRED_CLERK, S_HIRE
from rampart.games.great_wall.content.names import ADVISOR_WORDS
from rampart.games.great_wall.queries import ask, use_bonus
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CLERK_PRICE, GOLD, MODE_WORDS, POOL, UNHIRED
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import pay, take_advisor
from rampart.games.great_wall.vocabulary import (
    COST_ADVISOR,
    COST_CLERK,
    ON_ADVISOR_GAINED,
    ON_CLERK_HIRED,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.step import Choice, Refusal, Say

STOP: Final = 0
A_CLERK: Final = 1
AN_ADVISOR: Final = 2  # + slot * 2 + mode
FREE: Final = 1  # in the second argument: an advisor of the row at no price, no clerk


def clerk_price(s: GreatWall, p: int) -> int:
    """2 gold (GW-EMB02)."""
    return ask(s, COST_CLERK, p, CLERK_PRICE)


def advisor_price(s: GreatWall, p: int, how: int) -> int:
    """As much gold as the player then has advisors (GW-EMB03)."""
    if how == FREE:
        return 0
    return ask(s, COST_ADVISOR, p, len(s.advisors[p]) + len(s.support[p]) + 1)


class Hire(Choice[GreatWall]):
    """Per clerk: hire a clerk, or an advisor as active or support for good, or stop (GW-EMB01, GW-GEN08)."""

    rule = "GW-EMB01"
    args = two_numbers("left", "how")
    space = AN_ADVISOR + 8

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What can be paid."""
        how = SECOND.of(args)
        out = [STOP]
        gold = s.resources[p][GOLD]
        if how != FREE and s.clerks[p][UNHIRED] and gold >= clerk_price(s, p):
            out.append(A_CLERK)
        if gold >= advisor_price(s, p, how):
            out += range(AN_ADVISOR, AN_ADVISOR + 2 * len(s.advisor_row))
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Each hire is an instance of its own; the row is filled at once (GW-T36, GW-EMB04)."""
        left = FIRST.of(args)
        how = SECOND.of(args)
        if choice == STOP:
            return
        if left > 1:
            s.push(S_HIRE, p, two(left - 1, how))
        if choice == A_CLERK:
            hire_clerk(s, p)
            return
        price = advisor_price(s, p, how)
        card = s.advisor_row[(choice - AN_ADVISOR) // 2]
        mode = (choice - AN_ADVISOR) % 2
        pay(s, p, GOLD, price)
        if how != FREE:
            use_bonus(s, COST_ADVISOR, p)
        take_advisor(s, p, card, mode)
        moment(s, ON_ADVISOR_GAINED, p, card, mode)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `clerk`, `active:alchemist`, `support:abbot`, or `stop`."""
        if choice < AN_ADVISOR:
            return "clerk" if choice == A_CLERK else "stop"
        return f"{MODE_WORDS[choice % 2]}:{ADVISOR_WORDS[s.advisor_row[(choice - AN_ADVISOR) // 2]]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many actions are left."""
        left = FIRST.of(args)
        how = SECOND.of(args)
        return Say("hire", {"left": left, "free": how})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """Whom, and how."""
        if choice < AN_ADVISOR:
            return Say("option-hire-clerk" if choice == A_CLERK else "option-stop")
        card = ADVISOR_WORDS[s.advisor_row[(choice - AN_ADVISOR) // 2]]
        return Say("option-hire", {"card": card, "mode": MODE_WORDS[choice % 2]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """The price."""
        how = SECOND.of(args)
        if choice == STOP:
            return None
        price = clerk_price(s, p) if choice == A_CLERK else advisor_price(s, p, how)
        return Say("effect-gold", {"price": price, "left": s.resources[p][GOLD] - price})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The advisor in the row, or the unhired clerks."""
        if choice < AN_ADVISOR:
            return [f"clerks-{p}-unhired"] if choice == A_CLERK else []
        return [f"advisor-{ADVISOR_WORDS[s.advisor_row[(choice - AN_ADVISOR) // 2]]}"]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """A clerk or an advisor that cannot be hired."""
        how = SECOND.of(args)
        out: list[Refusal] = []
        gold = s.resources[p][GOLD]
        if how != FREE and not s.clerks[p][UNHIRED]:
            out.append(Refusal("clerk", Say("option-hire-clerk"), Say("why-no-clerks"), "GW-EMB02"))
        elif how != FREE and gold < clerk_price(s, p):
            out.append(Refusal("clerk", Say("option-hire-clerk"), Say("why-too-dear"), "GW-EMB02"))
        if s.advisor_row and gold < advisor_price(s, p, how):
            what = Say("option-hire", {"card": ADVISOR_WORDS[s.advisor_row[0]], "mode": MODE_WORDS[0]})
            out.append(Refusal("advisor", what, Say("why-too-dear"), "GW-EMB03"))
        return out


def hire_clerk(s: GreatWall, p: int) -> None:
    """Pay 2 gold; an unhired clerk goes to the pool and does not act in this activation (GW-EMB02, GW-EMB05)."""
    price = clerk_price(s, p)
    pay(s, p, GOLD, price)
    use_bonus(s, COST_CLERK, p)
    s.clerks[p][UNHIRED] -= 1
    s.clerks[p][POOL] += 1
    if s.journal is not None:
        s.tell(E_HIRED_CLERK, p, [price])
    moment(s, ON_CLERK_HIRED, p, price)
