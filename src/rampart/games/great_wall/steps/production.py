"""Production: gain, promote the overseer, donate; each step is finished by all before the next (5.7)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ACTIVATING,
    ACTIVATION,
    DONATED_IN,
    DONATING,
    EXTRA_IN,
    PROMOTED_IN,
    PROMOTING,
    PROMOTION_DISCOUNT,
    PROMOTIONS,
    WHICH_DONATION,
)
from rampart.games.great_wall.codes import (
    ACT_CLERKS,
    ACT_GAINED,
    ACT_LOCATION,
    E_DONATED,
    E_PROMOTED,
    S_CLERKS_DONE,
    S_DONATE,
    S_PROMOTE,
)
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import too_dear
from rampart.games.great_wall.tables import (
    DONATION_HONOUR,
    FROM_PRODUCTION,
    KIND_WORDS,
    KINDS,
    LOCATION_WORDS,
    OF_DONATIONS,
    PRODUCTION,
    PROMOTION_PAID_IN,
    PROMOTION_PRICE,
    RESOURCE_WORDS,
    TEMPLE,
    TOP_LEVEL,
    members,
    without,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import troop_word
from rampart.games.great_wall.verbs import gain, gain_honour, pay
from rampart.games.great_wall.vocabulary import (
    COST_PROMOTE,
    COUNT_DONATIONS,
    EXTRA_PROMOTION,
    HONOUR_FOR_DONATION,
    MAY_PROMOTE,
    ON_DONATION,
    ON_OVERSEER_PROMOTED,
    PRODUCTION_OF,
)
from rampart.kernel.codec import Options, flag, one_of
from rampart.kernel.step import Choice, Refusal, Say, Step

PROMOTED: Final = Options()
PASS: Final = PROMOTED.case("pass").code
PROMOTION: Final = PROMOTED.case("promote")
NEW_OVERSEER: Final = PROMOTION.part("overseer", one_of([*KIND_WORDS, "rise"]))
IN_LOCATION: Final = PROMOTION.part("location", one_of(LOCATION_WORDS[:PRODUCTION]))
BY_ADVISOR: Final = PROMOTION.part("extra", flag())
RISE: Final = KINDS  # in the place of a new overseer: the one who is there moves up
DONATIONS: Final = Options()
KEEP: Final = DONATIONS.case("keep").code
DONATE: Final = DONATIONS.case("donate").code


class Produce(Step[GreatWall]):
    """Step 1: one resource per own clerk, plus the overseer's level; taken in full (GW-PRD02, GW-PRD03)."""

    rule = "GW-PRD02"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Clerks and overseer together are one gain (GW-T37)."""
        place = ACTIVATION.of(args)
        location = s.pad[place + ACT_LOCATION]
        clerks = s.pad[place + ACT_CLERKS + p]
        n = ask(s, PRODUCTION_OF, p, clerks + s.levels[p][location], location, clerks)
        if n > 0:
            s.pad[place + ACT_GAINED] |= 1 << p
            gain(s, p, location, n, FROM_PRODUCTION)


class PromotionStep(Step[GreatWall]):
    """Step 2: who gained something may promote the overseer here once; advisors may add theirs (GW-PRD04, GW-PRD10)."""

    rule = "GW-PRD04"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One promotion of this location's overseer."""
        place = ACTIVATION.of(args)
        if s.pad[place + ACT_GAINED] >> p & 1:
            location = s.pad[place + ACT_LOCATION]
            start_promoting(s, p, 1, 1 << location, 0)


def start_promoting(s: GreatWall, p: int, n: int, locations: int, discount: int) -> None:
    """Let a player promote up to n different overseers of some locations, and those his advisors add (GWC-ADV-50)."""
    extra = 0
    for location in range(PRODUCTION):
        if locations != 1 << location and ask(s, EXTRA_PROMOTION, p, 0, location):
            extra |= 1 << location
    where = PROMOTED_IN.put(locations) + EXTRA_IN.put(extra)
    s.push(S_PROMOTE, p, PROMOTIONS.put(n) + where + PROMOTION_DISCOUNT.put(discount))


def promotion_price(s: GreatWall, p: int, location: int, discount: int) -> int:
    """What the next level costs."""
    price = ask(s, COST_PROMOTE, p, PROMOTION_PRICE[s.levels[p][location] + 1], location) - discount
    return price if price > 0 else 0


class Promote(Choice[GreatWall]):
    """Promote an overseer: a soldier takes the first position, or the overseer moves up one (GW-PRD05, GW-PRD06)."""

    rule = "GW-PRD05"
    args = PROMOTING
    choices = PROMOTED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What can be paid from the own resources (GW-PRD08)."""
        out = [PASS]
        if PROMOTIONS.of(args):
            for location in members(PROMOTED_IN.of(args)):
                self.add_options(s, p, out, 0, location, PROMOTION_DISCOUNT.of(args))
        for location in members(EXTRA_IN.of(args)):
            self.add_options(s, p, out, 1, location, 0)
        return out

    def add_options(self, s: GreatWall, p: int, out: list[int], extra: int, location: int, discount: int) -> None:
        """The ways to promote one overseer; level 3 is the maximum."""
        level = s.levels[p][location]
        if level >= TOP_LEVEL or ask(s, MAY_PROMOTE, p, 1, location) == 0:
            return
        if s.resources[p][PROMOTION_PAID_IN[location]] < promotion_price(s, p, location, discount):
            return
        where = IN_LOCATION.put(location) + BY_ADVISOR.put(extra)
        if level:
            out.append(NEW_OVERSEER.put(RISE) + where)
            return
        for kind in range(s.box.kinds):
            if s.pool[p][kind]:
                out.append(NEW_OVERSEER.put(kind) + where)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Pay and promote; further promotions may follow."""
        if choice == PASS:
            return
        location = IN_LOCATION.of(choice)
        if BY_ADVISOR.of(choice):
            left = EXTRA_IN.change(args, without(EXTRA_IN.of(args), location))
        else:
            left = PROMOTED_IN.change(args, without(PROMOTED_IN.of(args), location))
            left = PROMOTIONS.change(left, PROMOTIONS.of(args) - 1)
        if PROMOTIONS.of(left) or EXTRA_IN.of(left):
            s.push(S_PROMOTE, p, left)
        promote(s, p, location, NEW_OVERSEER.of(choice), self.price(s, p, args, choice))

    def price(self, s: GreatWall, p: int, args: int, choice: int) -> int:
        """What it costs: a promotion that an advisor adds has no part in the discount of a card."""
        discount = 0 if BY_ADVISOR.of(choice) else PROMOTION_DISCOUNT.of(args)
        return promotion_price(s, p, IN_LOCATION.of(choice), discount)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `promote:quarry`, `appoint:quarry:archer`, `also:...` for an advisor's promotion, or `pass`."""
        if choice == PASS:
            return "pass"
        location, kind = LOCATION_WORDS[IN_LOCATION.of(choice)], NEW_OVERSEER.of(choice)
        word = f"promote:{location}" if kind == RISE else f"appoint:{location}:{troop_word(s, p, kind)}"
        return f"also:{word}" if BY_ADVISOR.of(choice) else word

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The location, and who becomes overseer."""
        if choice == PASS:
            return Say("option-pass")
        location, kind, extra = LOCATION_WORDS[IN_LOCATION.of(choice)], NEW_OVERSEER.of(choice), BY_ADVISOR.of(choice)
        if kind == RISE:
            return Say("option-promote", {"location": location, "extra": extra})
        return Say("option-appoint", {"location": location, "kind": troop_word(s, p, kind), "extra": extra})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """The price, and the level reached."""
        if choice == PASS:
            return None
        location, price = IN_LOCATION.of(choice), self.price(s, p, args, choice)
        paid_in = RESOURCE_WORDS[PROMOTION_PAID_IN[location]]
        return Say("effect-promote", {"price": price, "resource": paid_in, "level": s.levels[p][location] + 1})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == PASS else [f"overseer-{p}-{LOCATION_WORDS[IN_LOCATION.of(choice)]}"]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """A promotion that is too dear, or no longer possible."""
        discount = PROMOTION_DISCOUNT.of(args)
        out: list[Refusal] = []
        for location in members(PROMOTED_IN.of(args)):
            what = Say("option-promote", {"location": LOCATION_WORDS[location], "extra": 0})
            key = f"promote:{LOCATION_WORDS[location]}"
            if s.levels[p][location] >= TOP_LEVEL:
                out.append(Refusal(key, what, Say("why-top-level"), "GW-PRD06"))
                continue
            if ask(s, MAY_PROMOTE, p, 1, location) == 0:
                out.append(Refusal(key, what, Say("why-no-promotion"), "GW-PRD05"))
                continue
            paid_in, price = PROMOTION_PAID_IN[location], promotion_price(s, p, location, discount)
            if s.resources[p][paid_in] < price:
                out.append(Refusal(key, what, too_dear(s, p, paid_in, price), "GW-PRD08"))
        return out[:3]


def promote(s: GreatWall, p: int, location: int, kind: int, price: int) -> None:
    """Pay the price and move the overseer; it never leaves its track (GW-PRD07)."""
    pay(s, p, PROMOTION_PAID_IN[location], price)
    if kind != RISE:
        s.pool[p][kind] -= 1
        s.overseers[p][location] = kind
    s.levels[p][location] += 1
    if s.journal is not None:
        s.tell(E_PROMOTED, p, [location, s.levels[p][location]])
    moment(s, ON_OVERSEER_PROMOTED, p, location, s.levels[p][location])


class DonationStep(Step[GreatWall]):
    """Step 3, not in the temple: who gained something may donate one resource of the product (GW-PRD09)."""

    rule = "GW-PRD09"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """With it the player's part of the production ends."""
        place = ACTIVATION.of(args)
        s.push(S_CLERKS_DONE, p, args)
        location = s.pad[place + ACT_LOCATION]
        if location != TEMPLE and s.pad[place + ACT_GAINED] >> p & 1 and s.resources[p][location]:
            s.push(S_DONATE, p, WHICH_DONATION.put(1) + DONATED_IN.put(location))


class Donate(Choice[GreatWall]):
    """Put one resource of the product into the warehouse for 2 honor, or not (GW-PRD09)."""

    rule = "GW-PRD09"
    args = DONATING
    choices = DONATIONS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """No or yes."""
        location = DONATED_IN.of(args)
        return [KEEP, DONATE] if s.resources[p][location] else [KEEP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Cards may allow a further one."""
        which = WHICH_DONATION.of(args)
        location = DONATED_IN.of(args)
        if choice == KEEP:
            return
        if which < ask(s, COUNT_DONATIONS, p, 1, location):
            s.push(S_DONATE, p, WHICH_DONATION.change(args, which + 1))
        s.resources[p][location] -= 1
        s.warehouse[location] += 1
        if s.journal is not None:
            s.tell(E_DONATED, p, [location])
        gain_honour(s, p, ask(s, HONOUR_FOR_DONATION, p, DONATION_HONOUR, location, which), OF_DONATIONS)
        moment(s, ON_DONATION, p, location, which)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`donate` or `keep`."""
        return "donate" if choice == DONATE else "keep"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        location = DONATED_IN.of(args)
        return Say("donate", {"resource": RESOURCE_WORDS[location]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        location = DONATED_IN.of(args)
        return Say("option-donate" if choice == DONATE else "option-keep", {"resource": RESOURCE_WORDS[location]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        which, location = WHICH_DONATION.of(args), DONATED_IN.of(args)
        if choice == KEEP:
            return None
        return Say("effect-honour", {"n": ask(s, HONOUR_FOR_DONATION, p, DONATION_HONOUR, location, which)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        location = DONATED_IN.of(args)
        return [f"warehouse-{RESOURCE_WORDS[location]}"] if choice == DONATE else []
