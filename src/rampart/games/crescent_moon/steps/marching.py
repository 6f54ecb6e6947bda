"""Moving units: the Move action, the Assault, and the same as part of cards and bribes (CM-110 to CM-122)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    FOLLOWING_FROM,
    FOLLOWING_UNITS,
    FOLLOWING_UP,
    GOAL,
    HAS_MOVED,
    MARCH,
    MOST_GOING,
    MOVES_LEFT,
    MOVING,
    MOVING_FOR,
    ONE_HEX,
    ORDINARY_GOING,
    RAID_ANYWHERE,
    RAID_CAP,
    RAID_START,
    RAIDING,
    SETTING_OUT,
    START,
    STORMED,
    STORMED_FROM,
    STORMING,
    STORMING_MERCENARIES,
    STORMING_ORDINARY,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import GOALS, NUMBERS_OF_UNITS, STARTS, STOP, WAY_FROM, WAY_TO, WayChoice
from rampart.games.crescent_moon.steps.combat import begin_combat
from rampart.games.crescent_moon.steps.verbs import hex_name, move_units, open_window, plunder, sack_settlement
from rampart.games.crescent_moon.tables import (
    AFTER_BRIBE,
    AFTER_DECLARATION,
    BY_RAID,
    CHARACTER_WORDS,
    IN_ASSAULT,
    IN_RAID,
    MARCH_WORDS,
    MURSHID,
    NO_ONE,
    S_MOVE,
    S_MOVE_MERCENARIES,
    S_MOVE_ORDINARY,
    S_RAID_ASSAULT,
    S_STORM,
    SETTLEMENT_WORDS,
    WARLORD,
)
from rampart.kernel.codec import Options
from rampart.kernel.step import Choice, Refusal, Say, Step

ANYWHERE: Final = -1  # an Assault may start from any hex

FOLLOW_UPS: Final = Options()
MARCH_ON: Final = FOLLOW_UPS.case("move")
MARCH_ON_TO: Final = MARCH_ON.part("to", ONE_HEX)
STORM_ON: Final = FOLLOW_UPS.case("assault")
STORM_ON_TO: Final = STORM_ON.part("to", ONE_HEX)
STAY: Final = FOLLOW_UPS.case("stop").code


# ---- Move


def moves(s: CrescentMoon, p: int) -> list[int]:
    """The ways units may go: to an adjacent hex that no other player controls (CM-110)."""
    out: list[int] = []
    ordinary = s.ordinary[p]
    mercenaries = s.mercenaries[p]
    for h in range(len(ordinary)):
        if ordinary[h] or mercenaries[h]:
            for to in s.near(h):
                if s.open_to(p, to):
                    out.append(STARTS[h] + GOALS[to])
    return out


class Move(WayChoice):
    """Move any number of units from one hex to an adjacent one that no other player controls (CM-110)."""

    rule = "CM-110"
    args = MOVING

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """After the first move the player may stop, and where a raid can do without it (CM-084, LRD)."""
        out = moves(s, p)
        if HAS_MOVED.of(args) or (MOVING_FOR.of(args) == BY_RAID and can_assault(s, p)):
            out.append(STOP)
        return out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Then how many units go, then the next move (CM-111)."""
        march = MOVING_FOR.of(args)
        if march == BY_RAID:
            s.push(S_RAID_ASSAULT, p, RAID_ANYWHERE.put(1) if choice == STOP else RAID_START.put(WAY_TO.of(choice)))
        if choice == STOP:
            s.more_moves = 0
            return
        left = MOVES_LEFT.of(args) - 1
        if left == 0:
            left = s.more_moves
            s.more_moves = 0
        if left:
            s.push(S_MOVE, p, MOVES_LEFT.put(left) + MOVING_FOR.put(march) + HAS_MOVED.put(1))
        ask_units(s, p, WAY_FROM.of(choice), WAY_TO.of(choice), march, 0)

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """How many moves are left."""
        left = MOVES_LEFT.of(args) + s.more_moves
        return Say("move", {"left": left, "march": MARCH_WORDS[MOVING_FOR.of(args)]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Who does not move in a raid goes on to its Assault (LRD)."""
        if choice == STOP and MOVING_FOR.of(args) == BY_RAID:
            return Say("option-no-move")
        return super().say(s, p, args, choice)

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Ways that a river or another player bars."""
        out: list[Refusal] = []
        land = s.land()
        for h in range(land.size):
            if s.units(p, h):
                for to in land.across[h]:
                    if len(out) < 3 and not (s.near_mask(h) >> to & 1 and s.open_to(p, to)):
                        out.append(refuse_way(s, self, h, to, "CM-110"))
        return out


def refuse_way(s: CrescentMoon, step: WayChoice, start: int, to: int, rule: str) -> Refusal:
    """Why units cannot go this way."""
    ends: dict[str, int | str] = {"from": hex_name(s, start), "to": hex_name(s, to)}
    key = f"{hex_name(s, start)}>{hex_name(s, to)}"
    what = Say(f"option-{step.name}", ends)
    if not s.near_mask(start) >> to & 1:
        return Refusal(key, what, Say("why-river"), "CM-037")
    owner = s.controller(to)
    if owner != NO_ONE:
        return Refusal(key, what, Say("why-controlled", {"character": CHARACTER_WORDS[owner]}), rule)
    return Refusal(key, what, Say("why-nothing-to-take"), rule)


# ---- how many units


def ask_units(s: CrescentMoon, p: int, start: int, to: int, march: int, cap: int) -> None:
    """Ask how many units go, ordinary ones first; with a cap only so many mercenaries go (CM-153)."""
    args = START.put(start) + GOAL.put(to) + MARCH.put(march) + MOST_GOING.put(cap)
    s.push(S_MOVE_ORDINARY if cap == 0 and s.ordinary[p][start] else S_MOVE_MERCENARIES, p, args)


class MoveOrdinary(Choice[CrescentMoon]):
    """How many ordinary units go (CM-110, CM-120)."""

    rule = "CM-110"
    args = SETTING_OUT
    choices = NUMBERS_OF_UNITS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """None only if mercenaries can go instead."""
        start = START.of(args)
        return list(range(0 if s.mercenaries[p][start] else 1, s.ordinary[p][start] + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Then the mercenaries, if there are any."""
        if s.mercenaries[p][START.of(args)]:
            s.push(S_MOVE_MERCENARIES, p, ORDINARY_GOING.change(args, choice))
        else:
            set_out(s, p, args, choice, 0)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ordinary:3`."""
        return f"ordinary:{choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """From where to where, and what for."""
        return say_way(s, "move_ordinary", args)

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-ordinary", {"n": choice})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """How an Assault with them alone would end; mercenaries are asked for next."""
        return None if s.mercenaries[p][START.of(args)] else say_odds(s, args, choice)

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{START.of(args)}"]


class MoveMercenaries(Choice[CrescentMoon]):
    """How many mercenary units go (CM-110, CM-120)."""

    rule = "CM-110"
    args = SETTING_OUT
    choices = NUMBERS_OF_UNITS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """None only if ordinary units go; after a bribe only the units just placed (CM-153)."""
        most = s.mercenaries[p][START.of(args)]
        cap = MOST_GOING.of(args)
        if cap:
            most = min(most, cap)
        return list(range(0 if ORDINARY_GOING.of(args) else 1, most + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """And off they go."""
        set_out(s, p, args, ORDINARY_GOING.of(args), choice)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `mercenaries:2`."""
        return f"mercenaries:{choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """From where to where, and what for."""
        return say_way(s, "move_mercenaries", args)

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-mercenaries", {"n": choice})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """How an Assault with all that go would end."""
        return say_odds(s, args, ORDINARY_GOING.of(args) + choice)

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{START.of(args)}"]


def say_way(s: CrescentMoon, text: str, args: int) -> Say:
    """A prompt with both ends of a way."""
    ends: dict[str, int | str] = {"from": hex_name(s, START.of(args)), "to": hex_name(s, GOAL.of(args))}
    ends["march"] = MARCH_WORDS[MARCH.of(args)]
    return Say(text, ends)


def set_out(s: CrescentMoon, p: int, args: int, ordinary: int, mercenaries: int) -> None:
    """The units go, attack at once, or stand declared for an Assault (CM-085)."""
    start, to, march = START.of(args), GOAL.of(args), MARCH.of(args)
    if march == IN_ASSAULT:
        units = STORMING_ORDINARY.put(ordinary) + STORMING_MERCENARIES.put(mercenaries)
        s.push(S_STORM, p, STORMED_FROM.put(start) + STORMED.put(to) + units)
        open_window(s, AFTER_DECLARATION)
    elif march == IN_RAID:
        storm(s, p, start, to, ordinary, mercenaries)
    else:
        move_units(s, p, start, to, ordinary, mercenaries)


# ---- Assault


def assaults(s: CrescentMoon, p: int, start: int) -> list[int]:
    """The ways of an Assault: into a hex of another player, or an unguarded settlement (CM-120, CM-121)."""
    out: list[int] = []
    first = 0 if start == ANYWHERE else start
    last = len(s.influence) if start == ANYWHERE else start + 1
    for h in range(first, last):
        if s.ordinary[p][h] or s.mercenaries[p][h]:
            for to in s.near(h):
                if is_target(s, p, to):
                    out.append(STARTS[h] + GOALS[to])
    return out


def can_assault(s: CrescentMoon, p: int) -> bool:
    """Is there any way for an Assault?"""
    ordinary = s.ordinary[p]
    mercenaries = s.mercenaries[p]
    for h in range(len(ordinary)):
        if ordinary[h] or mercenaries[h]:
            for to in s.near(h):
                if is_target(s, p, to):
                    return True
    return False


def is_target(s: CrescentMoon, p: int, to: int) -> bool:
    """A hex of another player, or a settlement that nobody guards (CM-120, CM-121)."""
    owner = s.controller(to)
    return owner != p if owner != NO_ONE else s.settlements[to] >= 0


class Assault(WayChoice):
    """Move units into a hex of another player, which starts a combat, or sack an unguarded settlement (CM-120)."""

    rule = "CM-120"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """From any one hex."""
        return assaults(s, p, ANYWHERE)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """From, to and units are declared (CM-085)."""
        ask_units(s, p, WAY_FROM.of(choice), WAY_TO.of(choice), IN_ASSAULT, 0)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whom it hits, or what is sacked."""
        return say_assault(s, p, WAY_FROM.of(choice), WAY_TO.of(choice))

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Targets behind a river."""
        out: list[Refusal] = []
        land = s.land()
        for h in range(land.size):
            if s.units(p, h):
                for to in land.across[h]:
                    if len(out) < 3 and not s.near_mask(h) >> to & 1:
                        out.append(refuse_way(s, self, h, to, "CM-120"))
        return out


def say_assault(s: CrescentMoon, p: int, start: int, to: int) -> Say:
    """What an Assault this way means."""
    owner = s.controller(to)
    if owner == NO_ONE:
        return Say("effect-sack", {"settlement": SETTLEMENT_WORDS[s.settlements[to]]})
    strengths: dict[str, int | str] = {"attack": s.units(p, start), "defence": s.strength_of_pieces(owner, to)}
    return Say("effect-attack", {**strengths, "character": CHARACTER_WORDS[owner]})


def say_odds(s: CrescentMoon, args: int, attack: int) -> Say | None:
    """How an Assault would end as far as all can see, before cards (CM-425 to CM-430)."""
    to, march = GOAL.of(args), MARCH.of(args)
    owner = s.controller(to)
    if (march != IN_ASSAULT and march != IN_RAID) or owner == NO_ONE:
        return None
    defence = s.strength_of_pieces(owner, to)
    left = max(0, attack - defence // 2)
    result = "won" if attack >= defence else "lost"
    if attack == defence and s.influence[to] == MURSHID:
        result = "tie"
    return Say("effect-odds", {"attack": attack, "defence": defence, "left": left, "result": result})


class RaidAssault(WayChoice):
    """An Assault that a card or a bribe allows, and that may be left (LRD, CM-153)."""

    rule = "CM-LRD"
    args = RAIDING

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """From the hex just entered, or from anywhere where nothing was moved; not both parts are left out."""
        if RAID_ANYWHERE.of(args):
            return assaults(s, p, ANYWHERE)
        out = assaults(s, p, RAID_START.of(args))
        out.append(STOP)
        return out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """No second window opens for it (CM-085)."""
        if choice != STOP:
            ask_units(s, p, WAY_FROM.of(choice), WAY_TO.of(choice), IN_RAID, RAID_CAP.of(args))

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """Without a move before it, it must be made."""
        return Say("assault" if RAID_ANYWHERE.of(args) else self.name)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """Whom it hits, or what is sacked."""
        return None if choice == STOP else say_assault(s, p, WAY_FROM.of(choice), WAY_TO.of(choice))


class Storm(Step[CrescentMoon]):
    """A declared Assault is carried out (CM-120, CM-121)."""

    rule = "CM-120"
    args = STORMING

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """With the units that were declared."""
        units = STORMING_ORDINARY.of(args), STORMING_MERCENARIES.of(args)
        storm(s, p, STORMED_FROM.of(args), STORMED.of(args), units[0], units[1])


def storm(s: CrescentMoon, p: int, start: int, to: int, ordinary: int, mercenaries: int) -> None:
    """A combat against the controller of the hex, or the sack of a settlement that nobody guards (CM-122)."""
    owner = s.controller(to)
    move_units(s, p, start, to, ordinary, mercenaries)
    if owner != NO_ONE:
        begin_combat(s, p, owner, to)
        return
    points = sack_settlement(s, p, to)
    if p == WARLORD:
        plunder(s, points)


# ---- after a bribe


class FollowUp(Choice[CrescentMoon]):
    """After a bribe without combat: one move or an Assault with the units just placed, or neither (CM-153)."""

    rule = "CM-153"
    args = FOLLOWING_UP
    choices = FOLLOW_UPS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Every adjacent hex that can be entered or attacked."""
        h = FOLLOWING_FROM.of(args)
        out = [MARCH_ON_TO.put(to) for to in s.near(h) if s.open_to(p, to)]
        return out + [STORM_ON_TO.put(to) for to in s.near(h) if is_target(s, p, to)] + [STAY]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Any number of the units just placed."""
        h, n = FOLLOWING_FROM.of(args), FOLLOWING_UNITS.of(args)
        if MARCH_ON.has(choice):
            ask_units(s, p, h, MARCH_ON_TO.of(choice), AFTER_BRIBE, n)
        elif STORM_ON.has(choice):
            ask_units(s, p, h, STORM_ON_TO.of(choice), IN_RAID, n)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `move:c3`, `assault:c3` or `stop`."""
        if choice == STAY:
            return "stop"
        return f"{'move' if MARCH_ON.has(choice) else 'assault'}:{hex_name(s, goal_of(choice))}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == STAY:
            return Say("option-stop")
        what = "option-follow-move" if MARCH_ON.has(choice) else "option-follow-assault"
        return Say(what, {"hex": hex_name(s, goal_of(choice))})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        if not STORM_ON.has(choice):
            return None
        return say_assault(s, p, FOLLOWING_FROM.of(args), STORM_ON_TO.of(choice))

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STAY else [f"hex-{goal_of(choice)}"]


def goal_of(following: int) -> int:
    """Where a march or an Assault after a bribe leads."""
    return MARCH_ON_TO.of(following) if MARCH_ON.has(following) else STORM_ON_TO.of(following)
