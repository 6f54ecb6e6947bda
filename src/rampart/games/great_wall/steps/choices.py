"""Small choices that cards and rewards ask for: resources to take, exchange or get back, alternatives, savings."""

from typing import Final

from rampart.games.great_wall.cards import CLAUSES, NOWHERE
from rampart.games.great_wall.codes import (
    E_PAID,
    KILL_SECTION,
    REC_PAID,
    S_DO,
    S_EXCHANGE,
    S_SAVE_FREE,
    S_SPEND,
    S_TAKE_BACK,
    S_TAKE_RESOURCE,
)
from rampart.games.great_wall.content.names import HORDE_WORDS, TACTIC_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.killing import save_one, saveable
from rampart.games.great_wall.steps.words import card_name, save_say
from rampart.games.great_wall.tables import (
    FROM_CARD,
    KIND_WORDS,
    ON_FIRING,
    RESOURCE_WORDS,
    RESOURCES,
    SECTION_WORDS,
)
from rampart.games.great_wall.verbs import gain
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.step import Choice, Say

STOP: Final = RESOURCES * RESOURCES


class TakeResource(Choice[GreatWall]):
    """Take a resource of your choice (GWC-R03)."""

    rule = "GWC-R03"
    args = two_numbers("left", "how")
    space = RESOURCES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Of those that the card names."""
        how = SECOND.of(args)
        return [r for r in range(RESOURCES) if how >> 4 + r & 1]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        left = FIRST.of(args)
        how = SECOND.of(args)
        if left > 1:
            s.push(S_TAKE_RESOURCE, p, two(left - 1, how))
        gain(s, p, choice, 1, how & 15)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `take:wood`."""
        return f"take:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many."""
        left = FIRST.of(args)
        return Say("take_resource", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The resource."""
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The store."""
        return [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


class Spend(Choice[GreatWall]):
    """Pay one resource of your choice after the other (GWC-602)."""

    rule = "GWC-602"
    args = two_numbers("left", "kinds")
    space = RESOURCES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What the player owns, among materials where it must be one."""
        kinds = SECOND.of(args)
        return [r for r in range(kinds) if s.resources[p][r]]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One, then the next."""
        left = FIRST.of(args)
        kinds = SECOND.of(args)
        s.resources[p][choice] -= 1
        if s.journal is not None:
            s.tell(E_PAID, p, [choice, 1])
        if left > 1:
            s.push(S_SPEND, p, two(left - 1, kinds))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `pay:wood`."""
        return f"pay:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many are still to be paid."""
        left = FIRST.of(args)
        return Say("spend", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The resource."""
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """What is left of it."""
        return Say("effect-left", {"resource": RESOURCE_WORDS[choice], "left": s.resources[p][choice] - 1})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The store."""
        return [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


class Exchange(Choice[GreatWall]):
    """Exchange a resource, or stop; `how`: 0 a free mix, 1 all for one kind, 2 + the kind once chosen."""

    rule = "GWC-R03"
    args = two_numbers("left", "how")
    space = STOP + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What the player owns for what it is not."""
        how = SECOND.of(args)
        out = [STOP]
        for give in range(RESOURCES):
            if s.resources[p][give]:
                for get in range(RESOURCES):
                    if get != give and (how < 2 or get == how - 2):
                        out.append(give * RESOURCES + get)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        left = FIRST.of(args)
        how = SECOND.of(args)
        if choice == STOP:
            return
        give, get = choice // RESOURCES, choice % RESOURCES
        if left > 1:
            s.push(S_EXCHANGE, p, two(left - 1, 2 + get if how else 0))
        s.resources[p][give] -= 1
        if s.journal is not None:
            s.tell(E_PAID, p, [give, 1])
        gain(s, p, get, 1, FROM_CARD)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wood>gold`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"{RESOURCE_WORDS[choice // RESOURCES]}>{RESOURCE_WORDS[choice % RESOURCES]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many."""
        left = FIRST.of(args)
        return Say("exchange", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """What for what."""
        if choice == STOP:
            return Say("option-stop")
        give, get = RESOURCE_WORDS[choice // RESOURCES], RESOURCE_WORDS[choice % RESOURCES]
        return Say("option-exchange", {"give": give, "get": get})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """Both stores."""
        if choice == STOP:
            return []
        return [f"resource-{p}-{RESOURCE_WORDS[r]}" for r in (choice // RESOURCES, choice % RESOURCES)]


class TakeBack(Choice[GreatWall]):
    """Take back a resource just paid for a group, or stop (GWC-TAC-12)."""

    rule = "GWC-TAC-30"
    args = two_numbers("left", "recruiting")
    space = RESOURCES + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What was paid."""
        place = SECOND.of(args)
        paid = [r for r in range(RESOURCES) if s.pad[place + REC_PAID + r]]
        return paid if paid else [RESOURCES]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        left = FIRST.of(args)
        place = SECOND.of(args)
        if choice == RESOURCES:
            return
        s.pad[place + REC_PAID + choice] -= 1
        if left > 1:
            s.push(S_TAKE_BACK, p, two(left - 1, place))
        gain(s, p, choice, 1, FROM_CARD)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `back:gold`."""
        return "none" if choice == RESOURCES else f"back:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many."""
        left = FIRST.of(args)
        return Say("take_back", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The resource."""
        if choice == RESOURCES:
            return Say("option-pass")
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The store."""
        return [] if choice == RESOURCES else [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


class Alternative(Choice[GreatWall]):
    """Choose one of the alternatives that a card offers (GWC-R15)."""

    rule = "GWC-R15"
    args = two_numbers("first", "how")
    space = 16

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Those that would do something; if none would, the first."""
        first = FIRST.of(args)
        b = SECOND.of(args)
        out: list[int] = []
        for i in range(b >> 20):
            for effect in CLAUSES[first + i].do:
                if effect.possible(s, p, b & NOWHERE):
                    out.append(i)
                    break
        return out if out else [0]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Do it."""
        first = FIRST.of(args)
        b = SECOND.of(args)
        s.push(S_DO, p, two(first + choice, b & NOWHERE))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """The name of the alternative."""
        first = FIRST.of(args)
        return CLAUSES[first + choice].alternative

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """The card."""
        first = FIRST.of(args)
        word = CLAUSES[first].word
        return Say("alternative_of_tactic" if word in TACTIC_WORDS else "alternative", {"card": word})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The alternative."""
        first = FIRST.of(args)
        clause = CLAUSES[first + choice]
        return Say("option-alternative", {"card": clause.word, "what": clause.alternative})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The card, unless it is a tactic that was played."""
        first = FIRST.of(args)
        word = CLAUSES[first].word
        return [] if word in TACTIC_WORDS else [f"card-{word}"]


class SaveFree(Choice[GreatWall]):
    """Save one of your victims free of charge, by a card (GW-T67)."""

    rule = "GW-T67"
    args = two_numbers("left", "killing")
    space = 10 * 4 + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own victims, equal ones once."""
        place = SECOND.of(args)
        out = saveable(s, p, place)
        return out if out else [40]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It goes to the rest area."""
        left = FIRST.of(args)
        place = SECOND.of(args)
        if choice == 40:
            return
        if left > 1:
            s.push(S_SAVE_FREE, p, two(left - 1, place))
        save_one(s, p, choice // 4, choice % 4, place)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `save:archer@firing`."""
        if choice == 40:
            return "none"
        slot = choice // 4
        where = "firing" if slot == ON_FIRING else f"{card_name(s.hordes[slot])}.{slot % 3 + 1}"
        return f"save:{KIND_WORDS[choice % 4]}@{where}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """Whom."""
        if choice == 40:
            return Say("option-pass")
        return save_say(s, choice % 4, choice // 4)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """Where the soldier stands."""
        place = SECOND.of(args)
        if choice == 40:
            return []
        slot = choice // 4
        if slot == ON_FIRING:
            return [f"firing-{SECTION_WORDS[s.pad[place + KILL_SECTION]]}-{p}"]
        return [f"horde-{HORDE_WORDS[s.hordes[slot]]}"]
