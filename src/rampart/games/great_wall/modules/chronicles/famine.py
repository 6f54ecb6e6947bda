"""Great Famine: everyone on the board eats, breaches shrink the granaries, the embassy sells food (GWX-AC-SCN-02)."""

from typing import Final

from rampart.games.great_wall.arguments import AT, AT_MOMENT
from rampart.games.great_wall.battle import kind_on, lift_soldier, standing
from rampart.games.great_wall.market import Market
from rampart.games.great_wall.modules.chronicles.arguments import (
    CLERK,
    CLERK_IN,
    FED,
    FIRING,
    FIRING_IN,
    HUNGRY,
    OVERSEER,
    OVERSEER_IN,
    RESTING,
    RESTING_IN,
    RESTING_KIND,
    STANDING_AT,
    STANDING_ON,
)
from rampart.games.great_wall.modules.chronicles.codes import (
    E_BOUGHT_FOOD,
    E_CAPACITY,
    E_FED,
    E_WENT_HUNGRY,
    S_EAT,
)
from rampart.games.great_wall.modules.chronicles.part import STARVED, chronicles_of
from rampart.games.great_wall.scoring import finish
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import horde_args
from rampart.games.great_wall.tables import (
    ARCHER,
    CELL_WORDS,
    END_FAMINE,
    GOLD,
    KIND_WORDS,
    KINDS,
    LETHALITY,
    LOCATION_WORDS,
    LOCATIONS,
    NOBODY_WINS,
    POOL,
    PRODUCTION,
    SECTION_WORDS,
    SECTIONS,
    SLOT_WORDS,
    SLOTS,
)
from rampart.games.great_wall.verbs import pay
from rampart.games.great_wall.vocabulary import P_X
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

FOOD_BOUGHT: Final = 2


def mouths(s: GreatWall, p: int) -> list[int]:
    """Those of a player on the board as options of going hungry, equal ones once."""
    out = [CLERK_IN.put(x) for x in range(LOCATIONS) if s.clerks[p][x]]
    out += [OVERSEER_IN.put(x) for x in range(PRODUCTION) if s.levels[p][x]]
    for section in range(SECTIONS):
        for kind in range(s.box.kinds):
            if s.rest[p][section * KINDS + kind]:
                out.append(RESTING_IN.put(section) + RESTING_KIND.put(kind))
        if s.firing[p][section]:
            out.append(FIRING_IN.put(section))
    for slot in range(SLOTS):
        if s.hordes[slot] >= 0:
            for kind in range(s.box.kinds):
                out += [STANDING_ON.put(slot) + STANDING_AT.put(cell) for cell in standing(s, p, slot, kind)[:1]]
    return out


def eaters(s: GreatWall, p: int) -> int:
    """How many soldiers, overseers and clerks of a player are on the board."""
    n = sum(s.clerks[p][:LOCATIONS]) + sum(1 for level in s.levels[p] if level)
    n += sum(s.rest[p]) + sum(s.firing[p])
    for slot in range(SLOTS):
        if s.hordes[slot] >= 0:
            for kind in range(s.box.kinds):
                n += len(standing(s, p, slot, kind))
    return n


class Hunger(Step[GreatWall]):
    """In winter, after the assault, all eat in tea order (GWX-AC-SCN-02)."""

    rule = "GWX-AC-SCN-02"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One after the other."""
        for q in reversed(s.order()):
            if eaters(s, q):
                s.push(S_EAT, q)


class Eat(Choice[GreatWall]):
    """Feed all who are on the board, or let someone return to the pool first (GWX-AC-SCN-02)."""

    rule = "GWX-AC-SCN-02"
    choices = HUNGRY

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """All can be fed only with enough food."""
        out = mouths(s, p)
        return [FED, *out] if eaters(s, p) <= chronicles_of(s).food[p] else out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """1 food each."""
        if choice == FED:
            chronicles_of(s).food[p] -= eaters(s, p)
            if s.journal is not None:
                s.tell(E_FED, p, [chronicles_of(s).food[p]])
            return
        send_home(s, p, choice)
        if s.journal is not None:
            s.tell(E_WENT_HUNGRY, p, [])
        if eaters(s, p):
            s.push(S_EAT, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `clerk@quarry`, `overseer@temple`, `archer@rest:L`, `firing@L`, `spearman@L1:0.2`, or `fed`."""
        if choice == FED:
            return "fed"
        if CLERK.has(choice):
            return f"clerk@{LOCATION_WORDS[CLERK_IN.of(choice)]}"
        if OVERSEER.has(choice):
            return f"overseer@{LOCATION_WORDS[OVERSEER_IN.of(choice)]}"
        if RESTING.has(choice):
            return f"{KIND_WORDS[RESTING_KIND.of(choice)]}@rest:{SECTION_WORDS[RESTING_IN.of(choice)]}"
        if FIRING.has(choice):
            return f"firing@{SECTION_WORDS[FIRING_IN.of(choice)]}"
        slot, cell = STANDING_ON.of(choice), STANDING_AT.of(choice)
        return f"{KIND_WORDS[kind_on(s, slot, cell)]}@{SLOT_WORDS[slot]}:{CELL_WORDS[cell]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many eat, and how much there is."""
        return Say("eat", {"n": eaters(s, p), "food": chronicles_of(s).food[p]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == FED:
            return Say("option-fed")
        if CLERK.has(choice):
            return Say("option-hungry-clerk", {"location": LOCATION_WORDS[CLERK_IN.of(choice)]})
        if OVERSEER.has(choice):
            return Say("option-hungry-overseer", {"location": LOCATION_WORDS[OVERSEER_IN.of(choice)]})
        if RESTING.has(choice):
            kind, section = KIND_WORDS[RESTING_KIND.of(choice)], SECTION_WORDS[RESTING_IN.of(choice)]
            return Say("option-hungry-resting", {"kind": kind, "section": section})
        if FIRING.has(choice):
            return Say("option-hungry-archer", {"section": SECTION_WORDS[FIRING_IN.of(choice)]})
        slot, cell = STANDING_ON.of(choice), STANDING_AT.of(choice)
        return Say("option-hungry-soldier", {"kind": KIND_WORDS[kind_on(s, slot, cell)], **horde_args(s, slot)})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What is left when all have eaten."""
        if choice != FED:
            return None
        return Say("effect-fed", {"left": chronicles_of(s).food[p] - eaters(s, p)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if CLERK.has(choice):
            return [f"clerks-{p}-{LOCATION_WORDS[CLERK_IN.of(choice)]}"]
        if RESTING.has(choice):
            section, kind = SECTION_WORDS[RESTING_IN.of(choice)], KIND_WORDS[RESTING_KIND.of(choice)]
            return [f"rest-{section}-{p}-{kind}"]
        return [f"firing-{SECTION_WORDS[FIRING_IN.of(choice)]}-{p}"] if FIRING.has(choice) else []


def send_home(s: GreatWall, p: int, who: int) -> None:
    """A clerk, an overseer or a soldier returns to the pool; on a horde a wound is left."""
    if CLERK.has(who):
        s.clerks[p][CLERK_IN.of(who)] -= 1
        s.clerks[p][POOL] += 1
    elif OVERSEER.has(who):
        location = OVERSEER_IN.of(who)
        s.pool[p][s.overseers[p][location]] += 1
        s.overseers[p][location] = -1
        s.levels[p][location] = 0
    elif RESTING.has(who):
        s.rest[p][RESTING_IN.of(who) * KINDS + RESTING_KIND.of(who)] -= 1
        s.pool[p][RESTING_KIND.of(who)] += 1
    elif FIRING.has(who):
        s.firing[p][FIRING_IN.of(who)] -= 1
        s.pool[p][ARCHER] += 1
    else:
        slot, cell = STANDING_ON.of(who), STANDING_AT.of(who)
        s.pool[p][kind_on(s, slot, cell)] += 1
        lift_soldier(s, slot, cell)


# ---- the granaries


def shrink(s: GreatWall, n: int) -> None:
    """The capacity falls; food above it is lost, and at 5 all lose at once (GWX-AC-SCN-02)."""
    part = chronicles_of(s)
    part.capacity = max(0, part.capacity - n)
    part.food = [min(food, part.capacity) for food in part.food]
    if s.journal is not None:
        s.tell(E_CAPACITY, NOBODY, [part.capacity])
    if part.capacity <= STARVED and not s.over:
        finish(s, END_FAMINE, NOBODY_WINS)


class BreachHunger(Step[GreatWall]):
    """Each horde that breaches a section lowers the capacity by 1 (GWX-AC-SCN-02)."""

    rule = "GWX-AC-SCN-02"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """All hordes of the section."""
        shrink(s, s.depth(s.pad[AT.of(args) + P_X]))


class FoodMarket(Market):
    """In the embassy a clerk may buy 2 food for gold equal to the lethality (GWX-AC-SCN-02)."""

    word = "food"

    def price(self, s: GreatWall, p: int) -> int:
        return LETHALITY[s.side][s.space]

    def sells(self, s: GreatWall, p: int) -> bool:
        """While there is room in the granaries."""
        part = chronicles_of(s)
        return part.food[p] < part.capacity and s.resources[p][GOLD] >= self.price(s, p)

    def buy(self, s: GreatWall, p: int) -> None:
        """At most up to the capacity."""
        part = chronicles_of(s)
        pay(s, p, GOLD, self.price(s, p))
        part.food[p] = min(part.capacity, part.food[p] + FOOD_BOUGHT)
        if s.journal is not None:
            s.tell(E_BOUGHT_FOOD, p, [part.food[p]])


FOOD_MARKET: Final = FoodMarket()
