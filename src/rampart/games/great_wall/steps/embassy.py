"""Embassy: clerks and advisors are hired, one clerk's action after the other (5.12)."""

from typing import Final

from rampart.games.great_wall.arguments import HIRES, HIRES_FREE, HIRING
from rampart.games.great_wall.codes import E_HIRED_CLERK, S_HIRE
from rampart.games.great_wall.content.names import ADVISOR_WORDS
from rampart.games.great_wall.queries import ask, use_bonus
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import too_dear
from rampart.games.great_wall.tables import ACTIVE, CLERK_PRICE, GOLD, MODE_WORDS, POOL, SUPPORT, UNHIRED
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import pay, take_advisor
from rampart.games.great_wall.vocabulary import (
    COST_ADVISOR,
    COST_CLERK,
    ON_ADVISOR_GAINED,
    ON_CLERK_HIRED,
)
from rampart.kernel.codec import Options, card, one_of
from rampart.kernel.step import Choice, Refusal, Say

HIRED: Final = Options()
STOP: Final = HIRED.case("stop").code
A_CLERK: Final = HIRED.case("clerk").code
AN_ADVISOR: Final = HIRED.case("advisor")
HIRED_AS: Final = AN_ADVISOR.part("mode", one_of(MODE_WORDS))
HIRED_CARD: Final = AN_ADVISOR.part("card", card("advisors", len(ADVISOR_WORDS)))
AS_ACTIVE: Final = HIRED_AS.put(ACTIVE)
AS_SUPPORT: Final = HIRED_AS.put(SUPPORT)
THE_ADVISOR: Final = HIRED_CARD.shares()
BOUGHT: Final = HIRED.case("bought").code  # what a module sells


def clerk_price(s: GreatWall, p: int) -> int:
    """2 gold (GW-EMB02)."""
    return ask(s, COST_CLERK, p, CLERK_PRICE)


def advisor_price(s: GreatWall, p: int, free: int) -> int:
    """As much gold as the player then has advisors, nothing where a card says so (GW-EMB03)."""
    if free:
        return 0
    return ask(s, COST_ADVISOR, p, len(s.advisors[p]) + len(s.support[p]) + 1)


class Hire(Choice[GreatWall]):
    """Per clerk: hire a clerk, or an advisor as active or support for good, or stop (GW-EMB01, GW-GEN08)."""

    rule = "GW-EMB01"
    args = HIRING
    choices = HIRED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What can be paid."""
        free = HIRES_FREE.of(args)
        out = [STOP]
        gold = s.resources[p][GOLD]
        if not free and s.clerks[p][UNHIRED] and gold >= clerk_price(s, p):
            out.append(A_CLERK)
        if gold >= advisor_price(s, p, free):
            for hired in s.advisor_row:
                out.append(AS_ACTIVE + THE_ADVISOR[hired])
                out.append(AS_SUPPORT + THE_ADVISOR[hired])
        if s.box.market is not None and not free and s.box.market.sells(s, p):
            out.insert(1, BOUGHT)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Each hire is an instance of its own; the row is filled at once (GW-T36, GW-EMB04)."""
        left = HIRES.of(args)
        free = HIRES_FREE.of(args)
        if choice == STOP:
            return
        if left > 1:
            s.push(S_HIRE, p, HIRES.change(args, left - 1))
        if choice == BOUGHT and s.box.market is not None:
            s.box.market.buy(s, p)
            return
        if choice == A_CLERK:
            hire_clerk(s, p)
            return
        price = advisor_price(s, p, free)
        hired, mode = HIRED_CARD.of(choice), HIRED_AS.of(choice)
        pay(s, p, GOLD, price)
        if not free:
            use_bonus(s, COST_ADVISOR, p)
        take_advisor(s, p, hired, mode)
        moment(s, ON_ADVISOR_GAINED, p, hired, mode)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `clerk`, `active:alchemist`, `support:abbot`, or `stop`."""
        if AN_ADVISOR.has(choice):
            return f"{MODE_WORDS[HIRED_AS.of(choice)]}:{ADVISOR_WORDS[HIRED_CARD.of(choice)]}"
        if choice == BOUGHT and s.box.market is not None:
            return f"buy:{s.box.market.word}"
        return "clerk" if choice == A_CLERK else "stop"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many actions are left."""
        left = HIRES.of(args)
        free = HIRES_FREE.of(args)
        return Say("hire", {"left": left, "free": free})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == BOUGHT:
            return Say("option-buy-food")
        if not AN_ADVISOR.has(choice):
            return Say("option-hire-clerk" if choice == A_CLERK else "option-stop")
        hired = ADVISOR_WORDS[HIRED_CARD.of(choice)]
        return Say("option-hire", {"card": hired, "mode": MODE_WORDS[HIRED_AS.of(choice)]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        free = HIRES_FREE.of(args)
        if choice == STOP:
            return None
        gold = s.resources[p][GOLD]
        if choice == BOUGHT and s.box.market is not None:
            bought = s.box.market.price(s, p)
            return Say("effect-buy-food", {"price": bought, "left": gold - bought})
        if choice == A_CLERK:
            return Say("effect-gold", {"price": clerk_price(s, p), "left": gold - clerk_price(s, p)})
        price, mode = advisor_price(s, p, free), HIRED_AS.of(choice)
        cost: dict[str, int | str] = {"price": price, "left": gold - price}
        card = ADVISOR_WORDS[HIRED_CARD.of(choice)]
        n = len(s.support[p]) + (1 if mode == SUPPORT else 0)
        return Say("effect-hire", {**cost, "card": card, "mode": MODE_WORDS[mode], "n": n})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The advisor in the row, or the unhired clerks."""
        if AN_ADVISOR.has(choice):
            return [f"advisor-{ADVISOR_WORDS[HIRED_CARD.of(choice)]}"]
        return [f"clerks-{p}-unhired"] if choice == A_CLERK else []

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """A clerk or an advisor that cannot be hired."""
        free = HIRES_FREE.of(args)
        out: list[Refusal] = []
        gold = s.resources[p][GOLD]
        if not free and not s.clerks[p][UNHIRED]:
            out.append(Refusal("clerk", Say("option-hire-clerk"), Say("why-no-clerks"), "GW-EMB02"))
        elif not free and gold < clerk_price(s, p):
            out.append(Refusal("clerk", Say("option-hire-clerk"), too_dear(s, p, GOLD, clerk_price(s, p)), "GW-EMB02"))
        if s.advisor_row and gold < advisor_price(s, p, free):
            what = Say("option-hire", {"card": ADVISOR_WORDS[s.advisor_row[0]], "mode": MODE_WORDS[0]})
            out.append(Refusal("advisor", what, too_dear(s, p, GOLD, advisor_price(s, p, free)), "GW-EMB03"))
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
