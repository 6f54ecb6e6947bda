"""Small choices that cards and rewards ask for: resources to take, exchange or get back, alternatives, savings."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ALTERNATIVES,
    CHOOSING_ONE,
    CLAUSE,
    EXCHANGED_FOR,
    EXCHANGING,
    FOR_ONE_KIND,
    MANY,
    OFF_LEFT,
    OFF_THE_PRICE,
    ONLY_MATERIALS,
    PAYLOAD,
    RECRUITS,
    SPENDING,
    TAKEN_FROM,
    TAKEN_OF,
    TAKING,
    TO_EXCHANGE,
    TO_SPEND,
    TO_TAKE,
)
from rampart.games.great_wall.cards import CLAUSES
from rampart.games.great_wall.codes import (
    E_PAID,
    REC_PAID,
    S_DO,
    S_EXCHANGE,
    S_SPEND,
    S_TAKE_BACK,
    S_TAKE_RESOURCE,
)
from rampart.games.great_wall.content.names import TACTIC_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    FROM_CARD,
    MATERIALS,
    RESOURCE_WORDS,
    RESOURCES,
    members,
)
from rampart.games.great_wall.verbs import gain
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.step import Choice, Composition, Heap, Part, Say

A_RESOURCE: Final = Options()
A_RESOURCE.part("resource", one_of(RESOURCE_WORDS))
EXCHANGES: Final = Options()
STOP: Final = EXCHANGES.case("stop").code
EXCHANGE: Final = EXCHANGES.case("exchange")
GIVEN: Final = EXCHANGE.part("give", one_of(RESOURCE_WORDS))
GOT: Final = EXCHANGE.part("get", one_of(RESOURCE_WORDS))
BACK: Final = Options()
BACK.part("resource", one_of(RESOURCE_WORDS))
NOTHING: Final = BACK.case("none").code
ONE_OF_SEVERAL: Final = Options()
ONE_OF_SEVERAL.part("alternative", count(MANY))


class TakeResource(Choice[GreatWall]):
    """Take a resource of your choice (GWC-R03)."""

    rule = "GWC-R03"
    args = TAKING
    choices = A_RESOURCE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Of those that the card names."""
        return members(TAKEN_OF.of(args))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        left = TO_TAKE.of(args)
        if left > 1:
            s.push(S_TAKE_RESOURCE, p, TO_TAKE.change(args, left - 1))
        gain(s, p, choice, 1, TAKEN_FROM.of(args))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `take:wood`."""
        return f"take:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("take_resource", {"left": TO_TAKE.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


class Spend(Choice[GreatWall]):
    """Pay one resource of your choice after the other (GWC-602)."""

    rule = "GWC-602"
    args = SPENDING
    choices = A_RESOURCE
    composes = "spend"

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What the player owns, among materials where it must be one."""
        kinds = MATERIALS if ONLY_MATERIALS.of(args) else RESOURCES
        return [r for r in range(kinds) if s.resources[p][r]]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One, then the next."""
        left = TO_SPEND.of(args)
        s.resources[p][choice] -= 1
        if s.journal is not None:
            s.tell(E_PAID, p, [choice, 1])
        if left > 1:
            s.push(S_SPEND, p, TO_SPEND.change(args, left - 1))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `pay:wood`."""
        return f"pay:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many are still to be paid."""
        return Say("spend", {"left": TO_SPEND.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """What is left of it."""
        return Say("effect-left", {"resource": RESOURCE_WORDS[choice], "left": s.resources[p][choice] - 1})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"resource-{p}-{RESOURCE_WORDS[choice]}"]

    def compositions(self, s: GreatWall, p: int, args: int) -> list[Composition]:
        """All that is to be paid, where it is more than one."""
        due = TO_SPEND.of(args)
        if due < 2:
            return []
        kinds = MATERIALS if ONLY_MATERIALS.of(args) else RESOURCES
        have = s.resources[p]
        due = min(due, sum(have[:kinds]))
        parts = [Part(f"pay:{RESOURCE_WORDS[r]}", RESOURCE_WORDS[r], have[r], have[r]) for r in range(kinds)]
        return [Composition("spend", [Heap("pay", parts, due, due)])]


class Exchange(Choice[GreatWall]):
    """Exchange a resource, or stop: a free mix, or all for one kind."""

    rule = "GWC-R03"
    args = EXCHANGING
    choices = EXCHANGES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What the player owns for what it is not."""
        wanted = EXCHANGED_FOR.of(args)
        out = [STOP]
        for give in range(RESOURCES):
            if s.resources[p][give]:
                for get in range(RESOURCES):
                    if get != give and (wanted < 0 or get == wanted):
                        out.append(GIVEN.put(give) + GOT.put(get))
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        if choice == STOP:
            return
        left, give, get = TO_EXCHANGE.of(args), GIVEN.of(choice), GOT.of(choice)
        if left > 1:
            rest = TO_EXCHANGE.change(args, left - 1)
            s.push(S_EXCHANGE, p, EXCHANGED_FOR.change(rest, get) if FOR_ONE_KIND.of(args) else rest)
        s.resources[p][give] -= 1
        if s.journal is not None:
            s.tell(E_PAID, p, [give, 1])
        gain(s, p, get, 1, FROM_CARD)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wood>gold`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"{RESOURCE_WORDS[GIVEN.of(choice)]}>{RESOURCE_WORDS[GOT.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("exchange", {"left": TO_EXCHANGE.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        give, get = RESOURCE_WORDS[GIVEN.of(choice)], RESOURCE_WORDS[GOT.of(choice)]
        return Say("option-exchange", {"give": give, "get": get})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == STOP:
            return []
        return [f"resource-{p}-{RESOURCE_WORDS[r]}" for r in (GIVEN.of(choice), GOT.of(choice))]


class TakeBack(Choice[GreatWall]):
    """Take back a resource just paid for a group, or stop (GWC-TAC-12)."""

    rule = "GWC-TAC-30"
    args = OFF_THE_PRICE
    choices = BACK

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What was paid."""
        place = RECRUITS.of(args)
        paid = [r for r in range(RESOURCES) if s.pad[place + REC_PAID + r]]
        return paid if paid else [NOTHING]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        if choice == NOTHING:
            return
        left = OFF_LEFT.of(args)
        s.pad[RECRUITS.of(args) + REC_PAID + choice] -= 1
        if left > 1:
            s.push(S_TAKE_BACK, p, OFF_LEFT.change(args, left - 1))
        gain(s, p, choice, 1, FROM_CARD)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `back:gold`."""
        return "none" if choice == NOTHING else f"back:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("take_back", {"left": OFF_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NOTHING:
            return Say("option-pass")
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NOTHING else [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


class Alternative(Choice[GreatWall]):
    """Choose one of the alternatives that a card offers (GWC-R15)."""

    rule = "GWC-R15"
    args = CHOOSING_ONE
    choices = ONE_OF_SEVERAL

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Those that would do something; if none would, the first."""
        first, at = CLAUSE.of(args), PAYLOAD.of(args)
        out: list[int] = []
        for i in range(ALTERNATIVES.of(args)):
            for effect in CLAUSES[first + i].do:
                if effect.possible(s, p, at):
                    out.append(i)
                    break
        return out if out else [0]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Do it."""
        s.push(S_DO, p, PAYLOAD.put(PAYLOAD.of(args)) + CLAUSE.put(CLAUSE.of(args) + choice))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """The name of the alternative."""
        return CLAUSES[CLAUSE.of(args) + choice].alternative

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        word = CLAUSES[CLAUSE.of(args)].word
        return Say("alternative_of_tactic" if word in TACTIC_WORDS else "alternative", {"card": word})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        clause = CLAUSES[CLAUSE.of(args) + choice]
        return Say("option-alternative", {"card": clause.word, "what": clause.alternative})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The card, unless it is a tactic that was played."""
        word = CLAUSES[CLAUSE.of(args)].word
        return [] if word in TACTIC_WORDS else [f"card-{word}"]
