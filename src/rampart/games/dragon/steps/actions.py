"""Phase 1, actions: the cards in groups, a dragon on one of them, and what the chosen action gives."""

from typing import Final

from rampart.games.dragon.arguments import OF_BUILDING, SITE_WORDS, TO_BUILD
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.outlook import dwellers, event_ahead
from rampart.games.dragon.steps.verbs import (
    add_floor,
    building_sites,
    gain_fireworks,
    gain_rice,
    gain_yuan,
    move_marker,
    score,
)
from rampart.games.dragon.tables import (
    ACTION_WORDS,
    ACTIONS,
    BUILD,
    BUILD_WALL,
    CRAFTSMAN,
    E_ACTION,
    E_GROUPS,
    E_PASS,
    E_PRIVILEGE,
    FARMER,
    FEE,
    FIREWORKS,
    FROM_RESEARCH,
    GROUP_SIZES,
    GROUP_SIZES_WITH_WALL,
    HARVEST,
    IN_ACTIONS,
    LARGE,
    LARGE_PRICE,
    LARGE_PRICES,
    MILITARY,
    PASS_UP_TO,
    PRIVILEGE,
    PRIVILEGE_WORDS,
    PYROTECHNIST,
    RESEARCH,
    S_BUILD_FLOOR,
    S_BUY_PRIVILEGE,
    S_CHOOSE_ACTION,
    S_END_ACTIONS,
    S_USE_WALL_TILE,
    SCHOLAR,
    SMALL,
    SMALL_PRICE,
    TAX_COLLECTOR,
    TAXES,
    WALL,
    WALL_LENGTH,
    WARRIOR,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Refusal, Say, Step

DEEDS: Final = Options()
PASS: Final = DEEDS.case("pass").code
TAKEN: Final = DEEDS.part("action", one_of(ACTION_WORDS))
TAKE: Final = TAKEN.shares()

FLOORS: Final = Options()
FLOORS.part("site", one_of(SITE_WORDS))

PRIVILEGES: Final = Options()
PRIVILEGES.part("size", one_of(PRIVILEGE_WORDS))


class DealActions(Step[Dragon]):
    """Shuffle the action cards into groups, then let everyone act in order of play (YD-201, YD-702)."""

    rule = "YD-201"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Cards dealt in sequence, as even groups as possible."""
        s.phase = IN_ACTIONS
        cards = list(range(ACTIONS if s.has(WALL) else ACTIONS - 1))
        s.rng.shuffle(cards)
        groups: list[list[int]] = []
        for size in (GROUP_SIZES_WITH_WALL if s.has(WALL) else GROUP_SIZES)[s.seats]:
            groups.append(sorted(cards[:size]))
            cards = cards[size:]
        s.groups = groups
        if s.journal is not None:
            s.tell(E_GROUPS, NOBODY, [len(groups)])
        s.push(S_END_ACTIONS)
        for seat in reversed(s.order()):
            s.push(S_CHOOSE_ACTION, seat)


class ChooseAction(Choice[Dragon]):
    """Choose a group and perform exactly one of its actions, or pass (YD-202)."""

    rule = "YD-202"
    choices = DEEDS

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Pass, and every action whose fee can be paid and that can be carried out (YD-205, YD-208, YD-209)."""
        yuan = s.players[p].yuan
        out = [PASS]
        for g in range(len(s.groups)):
            left = yuan - FEE if g in s.dragons else yuan
            if left < 0:
                continue
            for action in s.groups[g]:
                if action == PRIVILEGE and left < SMALL_PRICE:
                    continue
                if action == BUILD_WALL and not may_build_wall(s, p):
                    continue
                out.append(TAKE[action])
        return out

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """Pay the fee where a dragon stands, put the own dragon there, and act (YD-203, YD-204, YD-206)."""
        if choice == PASS:
            fill_up(s, p)
            return
        action = TAKEN.of(choice)
        group = group_of(s, action)
        fee = FEE if group in s.dragons else 0
        if s.journal is not None:
            s.tell(E_ACTION, p, [action, fee])
        gain_yuan(s, p, -fee)
        s.dragons[p] = group
        act(s, p, action)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `take:harvest`, or `pass`."""
        return "pass" if choice == PASS else f"take:{ACTION_WORDS[TAKEN.of(choice)]}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """With the event that follows this month."""
        return Say("choose_action", event_ahead(s, p))

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return (
            Say("option-pass") if choice == PASS else Say("option-action", {"action": ACTION_WORDS[TAKEN.of(choice)]})
        )

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The fee, and what the action gives by itself and by the symbols of the court."""
        yuan = s.players[p].yuan
        if choice == PASS:
            return Say("effect-pass", {"gain": max(0, PASS_UP_TO - yuan)})
        action = TAKEN.of(choice)
        fee = FEE if group_of(s, action) in s.dragons else 0
        base, gain = 2 if action == TAXES else 1, strength(s, p, action)
        told: dict[str, int | str] = {"action": ACTION_WORDS[action], "fee": fee, "left": yuan - fee}
        told["base"], told["symbols"], told["gain"] = base, gain - base, gain
        return Say("effect-action", told)

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The action card; passing touches nothing."""
        return [] if choice == PASS else [f"action-{ACTION_WORDS[TAKEN.of(choice)]}"]

    def refused(self, s: Dragon, p: int, args: int) -> list[Refusal]:
        """Actions that are too dear or cannot be carried out, with the reason."""
        offered = self.options(s, p, args)
        out: list[Refusal] = []
        for g in range(len(s.groups)):
            for action in s.groups[g]:
                if TAKE[action] not in offered and len(out) < 3:
                    out.append(why_not(s, p, g, action))
        return out


def group_of(s: Dragon, action: int) -> int:
    """The group an action card lies in."""
    for g in range(len(s.groups)):
        if action in s.groups[g]:
            return g
    raise AssertionError("the action is not in play")


def may_build_wall(s: Dragon, p: int) -> bool:
    """Only with an unused tile, and while the wall is not full (YD-706)."""
    return s.players[p].wall_tiles != 0 and len(s.wall) < WALL_LENGTH


def why_not(s: Dragon, p: int, group: int, action: int) -> Refusal:
    """The reason an action is not on offer."""
    key = f"take:{ACTION_WORDS[action]}"
    what = Say("option-action", {"action": ACTION_WORDS[action]})
    yuan = s.players[p].yuan
    fee = FEE if group in s.dragons else 0
    if yuan < fee:
        return Refusal(key, what, Say("why-fee", {"fee": fee, "yuan": yuan}), "YD-205")
    if action == PRIVILEGE:
        return Refusal(key, what, Say("why-privilege", {"price": SMALL_PRICE, "left": yuan - fee}), "YD-209")
    if len(s.wall) >= WALL_LENGTH:
        return Refusal(key, what, Say("why-wall-full"), "YD-706")
    return Refusal(key, what, Say("why-no-wall-tile"), "YD-706")


def fill_up(s: Dragon, p: int) -> None:
    """Passing: take yuan until you have 3 (YD-207)."""
    gain = max(0, PASS_UP_TO - s.players[p].yuan)
    if s.journal is not None:
        s.tell(E_PASS, p, [gain])
    gain_yuan(s, p, gain)


def strength(s: Dragon, p: int, action: int) -> int:
    """What an action gives to this player: its base and the symbols that help it (YD-220 to YD-228)."""
    me = s.players[p]
    if action == TAXES:
        return 2 + me.symbols(TAX_COLLECTOR)
    if action == BUILD:
        return 1 + me.symbols(CRAFTSMAN)
    if action == HARVEST:
        return 1 + me.symbols(FARMER)
    if action == FIREWORKS:
        return 1 + me.symbols(PYROTECHNIST)
    if action == MILITARY:
        return 1 + me.symbols(WARRIOR)
    if action == RESEARCH:
        return 1 + me.symbols(SCHOLAR)
    return 1


def act(s: Dragon, p: int, action: int) -> None:
    """Carry out an action (YD-220 to YD-229, YD-704)."""
    if action == TAXES:
        gain_yuan(s, p, strength(s, p, action))
    elif action == BUILD:
        s.push(S_BUILD_FLOOR, p, TO_BUILD.put(strength(s, p, action)))
    elif action == HARVEST:
        gain_rice(s, p, strength(s, p, action))
    elif action == FIREWORKS:
        gain_fireworks(s, p, strength(s, p, action))
    elif action == MILITARY:
        move_marker(s, p, strength(s, p, action))
    elif action == RESEARCH:
        score(s, p, FROM_RESEARCH, strength(s, p, action))
    elif action == PRIVILEGE:
        s.push(S_BUY_PRIVILEGE, p)
    else:
        s.push(S_USE_WALL_TILE, p)


class BuildFloor(Choice[Dragon]):
    """Build each gained floor: on an own palace of at most 3 floors, or as a new palace (YD-222, YD-224)."""

    rule = "YD-222"
    args = OF_BUILDING
    choices = FLOORS

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """A new palace is always possible."""
        return building_sites(s.players[p])

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """All floors are built at once, one by one (YD-223, YD-224)."""
        left = TO_BUILD.of(args)
        add_floor(s, p, choice)
        if left > 1:
            s.push(S_BUILD_FLOOR, p, TO_BUILD.put(left - 1))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `floor@2`, or `found` for a new palace."""
        return f"floor@{choice + 1}" if stands(s, p, choice) else "found"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How many floors are still to be built."""
        return Say("build_floor", {"left": TO_BUILD.of(args)})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The palace, or a new one."""
        if not stands(s, p, choice):
            return Say("option-found")
        return Say("option-palace", {"palace": choice + 1, "people": dwellers(s, p, choice)})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """How high the palace will be."""
        return Say("effect-floors", {"floors": s.players[p].floors[choice] + 1 if stands(s, p, choice) else 1})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The palace or the free site."""
        return [f"palace-{p}-{choice + 1}"]


def stands(s: Dragon, p: int, site: int) -> bool:
    """Does a palace stand on the site?"""
    floors = s.players[p].floors
    return site < len(floors) and floors[site] > 0


class BuyPrivilege(Choice[Dragon]):
    """Buy exactly one privilege, small or large (YD-229, YD-230)."""

    rule = "YD-229"
    choices = PRIVILEGES

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """What the yuan left after the fee can pay (YD-231)."""
        return [SMALL, LARGE] if s.players[p].yuan >= large_price(s) else [SMALL]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        me = s.players[p]
        if choice == SMALL:
            me.small += 1
        else:
            me.large += 1
        if s.journal is not None:
            s.tell(E_PRIVILEGE, p, [choice])
        gain_yuan(s, p, -price(s, choice))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `buy:small`."""
        return f"buy:{PRIVILEGE_WORDS[choice]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("option-privilege", {"size": PRIVILEGE_WORDS[choice]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """Its price, what is left, and what it brings every month."""
        cost = price(s, choice)
        return Say("effect-price", {"price": cost, "left": s.players[p].yuan - cost, "dragons": choice + 1})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        return ["action-privilege"]


def price(s: Dragon, size: int) -> int:
    return SMALL_PRICE if size == SMALL else large_price(s)


def large_price(s: Dragon) -> int:
    """7 yuan, or the 6 of the first edition (YD-229, YD-901)."""
    return LARGE_PRICES[s.config[LARGE_PRICE]]


class EndActions(Step[Dragon]):
    """All dragons come back and the cards are collected (YD-210)."""

    rule = "YD-210"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """The groups are no more."""
        s.dragons = [-1] * s.seats
        s.groups = []
