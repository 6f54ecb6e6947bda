"""Barracks: name a group, pay for it at once, then every recruit attacks or goes to a rest area (5.8)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    LEAST_KIND,
    LEVYING,
    OFF_LEFT,
    OFF_THE_PRICE,
    RECRUITING,
    RECRUITS,
    STATIONED,
    STATIONING,
)
from rampart.games.great_wall.battle import free_firing, sections_in_play, strokes
from rampart.games.great_wall.codes import (
    E_PAID,
    E_RECRUITED,
    E_RESTED,
    L_RECRUITING,
    REC_ANY_ROW,
    REC_DISCOUNT,
    REC_GROUP,
    REC_KINDS,
    REC_MOST,
    REC_PAID,
    REC_RESTED,
    S_DEPLOY,
    S_END_RECRUITING,
    S_LEVY,
    S_RECRUITED,
    S_SPARE_PRICE,
    S_STATION,
)
from rampart.games.great_wall.queries import ask, end_bonuses, recruit_price
from rampart.games.great_wall.spots import FIRE_AT, FIRING, REST_AT, RESTING, STATIONS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import man_firing_spot
from rampart.games.great_wall.steps.attack import strike
from rampart.games.great_wall.steps.words import stroke_key, stroke_say, stroke_target
from rampart.games.great_wall.tables import (
    FROM_RECRUITS,
    KIND_WORDS,
    KINDS,
    RESOURCE_WORDS,
    RESOURCES,
    SECTION_WORDS,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import is_shooter, kinds_in_play, troop_code, troop_word
from rampart.games.great_wall.vocabulary import AFTER_RECRUIT, COST_GROUP, ON_RECRUIT
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Composition, Heap, Part, Refusal, Say, Step

LEVIES: Final = Options()
LEVIES.part("kind", one_of(KIND_WORDS))
DONE: Final = LEVIES.case("done").code
MOST_REFUSED: Final = 3
SPARED: Final = Options()
SPARED.part("resource", one_of(RESOURCE_WORDS))


def start_recruiting(s: GreatWall, p: int, most: int, cause: int, discount: int) -> None:
    """Let a player recruit up to so many soldiers as one group (GW-T33)."""
    place = s.open_pad(L_RECRUITING, [most, cause, discount, *([0] * (REC_KINDS + 1 - REC_GROUP))], p)
    s.push(S_END_RECRUITING, p, RECRUITS.put(place))
    s.push(S_LEVY, p, RECRUITS.put(place))


def named(s: GreatWall, place: int) -> int:
    """How many soldiers are in the group so far."""
    n = 0
    for kind in range(s.box.kinds):
        n += s.pad[place + REC_GROUP + kind]
    return n


def group_price(s: GreatWall, p: int, place: int, extra: int) -> list[int]:
    """The sum of the prices of the group named so far, and of one more soldier of a kind (-1 for none)."""
    total = [0, 0, 0, 0]
    for kind in range(s.box.kinds):
        n = s.pad[place + REC_GROUP + kind] + (1 if kind == extra else 0)
        if n:
            price = recruit_price(s, p, kind)
            for r in range(RESOURCES):
                total[r] += n * price[r]
    return total


def price_told(s: GreatWall, p: int, place: int, extra: int) -> dict[str, int | str]:
    """The price of the group with one more soldier of a kind, as the texts tell it: without, and what goes off."""
    price = group_price(s, p, place, extra)
    told: dict[str, int | str] = {RESOURCE_WORDS[r]: price[r] for r in range(RESOURCES)}
    told["less"] = min(discount_of(s, p, place), sum(price))
    return told


def discount_of(s: GreatWall, p: int, place: int) -> int:
    """The resources off the whole group, by the effect that recruits and by the player's cards (GWC-605)."""
    return ask(s, COST_GROUP, p, s.pad[place + REC_DISCOUNT])


def discount_grows(s: GreatWall, p: int, place: int) -> bool:
    """Does what goes off the group depend on who is in it?"""
    for kind in kinds_in_play(s):
        s.pad[place + REC_GROUP + kind] += 1
        more = discount_of(s, p, place)
        s.pad[place + REC_GROUP + kind] -= 1
        if more != discount_of(s, p, place):
            return True
    return False


def affordable(s: GreatWall, p: int, place: int, kind: int) -> bool:
    """Could the group with one more soldier of a kind be paid?"""
    price = group_price(s, p, place, kind)
    missing = 0
    for r in range(RESOURCES):
        if price[r] > s.resources[p][r]:
            missing += price[r] - s.resources[p][r]
    s.pad[place + REC_GROUP + kind] += 1  # cards may take more off a group with that soldier
    enough = missing <= discount_of(s, p, place)
    s.pad[place + REC_GROUP + kind] -= 1
    return enough


class Levy(Choice[GreatWall]):
    """Name the group: add a soldier, or say that it is complete (GW-BAR01, GW-BAR02)."""

    rule = "GW-BAR01"
    args = LEVYING
    choices = LEVIES
    composes = "levy"

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Available soldiers that can still be paid for, in the order of their kinds (GW-GEN07, GW-BAR05)."""
        a = LEAST_KIND.of(args)
        place = RECRUITS.of(args)
        out = [DONE]
        group = place + REC_GROUP
        if named(s, place) >= s.pad[place + REC_MOST]:
            return out
        for kind in range(a, s.box.kinds):
            if s.pool[p][kind] > s.pad[group + kind] and affordable(s, p, place, kind):
                out.append(kind)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """A complete group is paid for at once."""
        place = RECRUITS.of(args)
        if choice != DONE:
            s.pad[place + REC_GROUP + choice] += 1
            s.push(S_LEVY, p, LEAST_KIND.change(args, choice))
        elif named(s, place):
            pay_group(s, p, place)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `recruit:archer`, or `done`."""
        return "done" if choice == DONE else f"recruit:{troop_word(s, p, choice)}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many there are in the group, and how many there may be."""
        place = RECRUITS.of(args)
        return Say("levy", {"named": named(s, place), "most": s.pad[place + REC_MOST]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-done") if choice == DONE else Say("option-recruit", {"kind": troop_word(s, p, choice)})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The price of the group."""
        place = RECRUITS.of(args)
        return Say("effect-group", price_told(s, p, place, -1 if choice == DONE else choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == DONE else [f"pool-{p}-{troop_word(s, p, choice)}"]

    def compositions(self, s: GreatWall, p: int, args: int) -> list[Composition]:
        """The whole group, where nobody is named yet and no card takes off more for soldiers of some kind."""
        place = RECRUITS.of(args)
        if (
            LEAST_KIND.of(args)
            or s.pad[place + REC_GROUP]
            or s.pad[place + REC_MOST] < 2
            or discount_grows(s, p, place)
        ):
            return []
        most, pool = s.pad[place + REC_MOST], s.pool[p]
        parts: list[Part] = []
        for kind in kinds_in_play(s):
            price, word = recruit_price(s, p, kind), troop_word(s, p, kind)
            parts.append(Part(f"recruit:{word}", word, min(most, pool[kind]), pool[kind], price))
        heaps = [Heap("recruit", parts, 0, most, "done")]
        return [Composition("levy", heaps, "", [], list(s.resources[p]), discount_of(s, p, place))]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Soldiers that are missing, or too dear."""
        a = LEAST_KIND.of(args)
        place = RECRUITS.of(args)
        offered = self.options(s, p, args)
        out: list[Refusal] = []
        for kind in kinds_in_play(s):
            if kind < a or kind in offered:
                continue
            word = troop_word(s, p, kind)
            what = Say("option-recruit", {"kind": word})
            if named(s, place) >= s.pad[place + REC_MOST]:
                why = Say("why-no-more-clerks")
            elif s.pool[p][kind] <= s.pad[place + REC_GROUP + kind]:
                why = Say("why-none-available")
            else:
                why = Say("why-group-dear", price_told(s, p, place, kind))
            out.append(Refusal(f"recruit:{word}", what, why, "GW-BAR05"))
        return out[:MOST_REFUSED]


def pay_group(s: GreatWall, p: int, place: int) -> None:
    """Pay the sum; of what a discount takes off the payer may choose the kind (GW-T42)."""
    price = group_price(s, p, place, -1)
    off = min(discount_of(s, p, place), sum(price))
    for r in range(RESOURCES):
        s.pad[place + REC_PAID + r] = price[r]
    for kind in range(s.box.kinds):
        if s.pad[place + REC_GROUP + kind]:
            s.pad[place + REC_KINDS] |= 1 << kind
    s.push(S_RECRUITED, p, RECRUITS.put(place))
    if off:
        s.push(S_SPARE_PRICE, p, RECRUITS.put(place) + OFF_LEFT.put(off))


class SparePrice(Choice[GreatWall]):
    """Choose a resource that the group discount takes off the price (GW-T42)."""

    rule = "GW-T42"
    args = OFF_THE_PRICE
    choices = SPARED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Resources of the price, so that the rest can be paid."""
        left = OFF_LEFT.of(args)
        place = RECRUITS.of(args)
        missing = 0
        short = 0
        for r in range(RESOURCES):
            lack = s.pad[place + REC_PAID + r] - s.resources[p][r]
            if lack > 0:
                missing += lack
                short |= 1 << r
        must = missing >= left
        return [r for r in range(RESOURCES) if s.pad[place + REC_PAID + r] and (not must or short >> r & 1)]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One less of it."""
        left = OFF_LEFT.of(args)
        place = RECRUITS.of(args)
        s.pad[place + REC_PAID + choice] -= 1
        if left > 1:
            s.push(S_SPARE_PRICE, p, OFF_LEFT.change(args, left - 1))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spare:gold`."""
        return f"spare:{RESOURCE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        left = OFF_LEFT.of(args)
        return Say("spare_price", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-resource", {"resource": RESOURCE_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"resource-{p}-{RESOURCE_WORDS[choice]}"]


class Recruited(Step[GreatWall]):
    """The group is paid; cards answer before it is deployed (GW-BAR02)."""

    rule = "GW-BAR02"
    args = RECRUITING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One payment, one instance."""
        place = RECRUITS.of(args)
        for r in range(RESOURCES):
            n = s.pad[place + REC_PAID + r]
            if n:
                s.resources[p][r] -= n
                if s.journal is not None:
                    s.tell(E_PAID, p, [r, n])
        if s.journal is not None:
            s.tell(E_RECRUITED, p, s.pad[place + REC_GROUP : place + REC_GROUP + KINDS])
        s.push(S_DEPLOY, p, args)
        moment(s, ON_RECRUIT, p, s.pad[place + REC_KINDS], 0, 0, place)


class Deploy(Choice[GreatWall]):
    """Choose which recruit is deployed next: in the order its owner likes (GW-BAR03)."""

    rule = "GW-BAR03"
    args = RECRUITING
    choices = LEVIES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The kinds that are left."""
        place = RECRUITS.of(args)
        out: list[int] = []
        for kind in range(s.box.kinds):
            if s.pad[place + REC_GROUP + kind]:
                out.append(kind)
        return out if out else [DONE]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then where to."""
        place = RECRUITS.of(args)
        if choice != DONE:
            s.push(S_DEPLOY, p, args)
            s.push(s.box.instead[S_STATION], p, RECRUITS.put(place) + STATIONED.put(choice))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `deploy:archer`."""
        return "done" if choice == DONE else f"deploy:{troop_word(s, p, choice)}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-done") if choice == DONE else Say("option-kind", {"kind": troop_word(s, p, choice)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == DONE else [f"pool-{p}-{troop_word(s, p, choice)}"]


class Station(Choice[GreatWall]):
    """A recruit attacks at once at any section, or goes to the rest area of any section (GW-BAR03, GW-ATK02)."""

    rule = "GW-BAR03"
    args = STATIONING
    choices = STATIONS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Attacks first; members of a group may go to different places (GW-BAR04)."""
        kind = STATIONED.of(args)
        place = RECRUITS.of(args)
        out: list[int] = []
        any_row = s.pad[place + REC_ANY_ROW] > 0
        for section in sections_in_play(s):
            if not is_shooter(s, p, kind):
                out += strokes(s, p, kind, section, any_row)
            elif free_firing(s, section):
                out.append(FIRE_AT.put(section))
        for section in sections_in_play(s):
            out.append(REST_AT.put(section))
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It leaves the pool."""
        kind = STATIONED.of(args)
        place = RECRUITS.of(args)
        leave_pool(s, p, place, kind)
        if FIRING.has(choice):
            man_firing_spot(s, p, FIRE_AT.of(choice), FROM_RECRUITS, kind)
        elif RESTING.has(choice):
            s.pad[place + REC_RESTED] += 1
            send_to_rest(s, p, kind, REST_AT.of(choice))
        else:
            strike(s, p, kind, choice, FROM_RECRUITS)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `rest@L`, `firing@L`, `outriders_L@0.2`."""
        kind = STATIONED.of(args)
        if FIRING.has(choice):
            return f"firing@{SECTION_WORDS[FIRE_AT.of(choice)]}"
        if RESTING.has(choice):
            return f"rest@{SECTION_WORDS[REST_AT.of(choice)]}"
        return stroke_key(s, p, kind, choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        kind = STATIONED.of(args)
        return Say("station", {"kind": troop_word(s, p, kind)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        kind = STATIONED.of(args)
        if FIRING.has(choice):
            return Say("option-firing", {"section": SECTION_WORDS[FIRE_AT.of(choice)]})
        if RESTING.has(choice):
            return Say("option-rest", {"section": SECTION_WORDS[REST_AT.of(choice)]})
        return stroke_say(s, p, kind, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The spot, the firing spot or the rest area."""
        kind = STATIONED.of(args)
        if FIRING.has(choice):
            return [f"firing-{SECTION_WORDS[FIRE_AT.of(choice)]}"]
        if RESTING.has(choice):
            return [f"rest-{SECTION_WORDS[REST_AT.of(choice)]}"]
        return stroke_target(s, p, kind, choice)


def leave_pool(s: GreatWall, p: int, place: int, kind: int) -> None:
    """A recruit of a group leaves the pool for good."""
    s.pad[place + REC_GROUP + kind] -= 1
    s.pool[p][kind] -= 1


def send_to_rest(s: GreatWall, p: int, kind: int, section: int) -> None:
    """A soldier goes to a rest area."""
    s.rest[p][section * KINDS + kind] += 1
    if s.journal is not None:
        s.tell(E_RESTED, p, [troop_code(s, p, kind), section])


class EndRecruiting(Step[GreatWall]):
    """Every soldier of the group is deployed (GW-BAR03)."""

    rule = "GW-BAR03"
    args = RECRUITING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers, if anyone was recruited."""
        place = RECRUITS.of(args)
        end_bonuses(s, place)
        if s.pad[place + REC_KINDS]:
            moment(s, AFTER_RECRUIT, p, s.pad[place + REC_RESTED], 0, 0, place)
