"""Moving units: the Move action, the Assault, and the same as part of cards and bribes (CM-110 to CM-122)."""

from typing import Final

from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import STOP, WAYS, WayChoice
from rampart.games.crescent_moon.steps.combat import begin_combat
from rampart.games.crescent_moon.steps.verbs import hex_name, move_units, open_window, plunder, sack_settlement
from rampart.games.crescent_moon.tables import (
    AFTER_BRIBE,
    AFTER_DECLARATION,
    BY_RAID,
    CHARACTER_WORDS,
    HEXES,
    IN_ASSAULT,
    IN_RAID,
    MARCH_WORDS,
    MOST_DISCS,
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
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.step import Choice, Refusal, Say, Step

MOVED: Final = 128  # the bit of a Move step that says a move was made already


def move_args(left: int, march: int, moved: int) -> int:
    """The argument of a Move step: moves left, what they are for, whether one was made."""
    return left | march << 4 | moved


def unit_args(march: int, ordinary: int, cap: int) -> int:
    """The argument of a choice of units: what they march for, ordinary units chosen, most mercenaries (0: all)."""
    return march | ordinary << 4 | cap << 10


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
                    out.append(h * HEXES + to)
    return out


class Move(WayChoice):
    """Move any number of units from one hex to an adjacent one that no other player controls (CM-110)."""

    rule = "CM-110"
    args = two_numbers("moves")

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """After the first move the player may stop, and where a raid can do without it (CM-084, LRD)."""
        a = FIRST.of(args)
        out = moves(s, p)
        if a & MOVED or (a >> 4 & 7 == BY_RAID and can_assault(s, p)):
            out.append(STOP)
        return out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Then how many units go, then the next move (CM-111)."""
        a = FIRST.of(args)
        march = a >> 4 & 7
        if march == BY_RAID:
            start = choice % HEXES if choice != STOP else HEXES
            s.push(S_RAID_ASSAULT, p, start)
        if choice == STOP:
            s.more_moves = 0
            return
        left = (a & 15) - 1
        if left == 0:
            left = s.more_moves
            s.more_moves = 0
        if left:
            s.push(S_MOVE, p, move_args(left, march, MOVED))
        ask_units(s, p, choice, march, 0)

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """How many moves are left."""
        a = FIRST.of(args)
        return Say("move", {"left": (a & 15) + s.more_moves, "march": MARCH_WORDS[a >> 4 & 7]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Who does not move in a raid goes on to its Assault (LRD)."""
        a = FIRST.of(args)
        if choice == STOP and a >> 4 & 7 == BY_RAID:
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


def ask_units(s: CrescentMoon, p: int, way: int, march: int, cap: int) -> None:
    """Ask how many units go, ordinary ones first; with a cap only so many mercenaries go (CM-153)."""
    if cap == 0 and s.ordinary[p][way // HEXES]:
        s.push(S_MOVE_ORDINARY, p, two(way, unit_args(march, 0, 0)))
    else:
        s.push(S_MOVE_MERCENARIES, p, two(way, unit_args(march, 0, cap)))


class MoveOrdinary(Choice[CrescentMoon]):
    """How many ordinary units go (CM-110, CM-120)."""

    rule = "CM-110"
    args = two_numbers("way", "march")
    space = MOST_DISCS + 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """None only if mercenaries can go instead."""
        way = FIRST.of(args)
        start = way // HEXES
        return list(range(0 if s.mercenaries[p][start] else 1, s.ordinary[p][start] + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Then the mercenaries, if there are any."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        if s.mercenaries[p][way // HEXES]:
            s.push(S_MOVE_MERCENARIES, p, two(way, unit_args(b & 15, choice, 0)))
        else:
            set_out(s, p, way, b & 15, choice, 0)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ordinary:3`."""
        return f"ordinary:{choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """From where to where, and what for."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        return say_way(s, "move_ordinary", way, b)

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """How many."""
        return Say("option-ordinary", {"n": choice})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """How an Assault with them alone would end; mercenaries are asked for next."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        return None if s.mercenaries[p][way // HEXES] else say_odds(s, way, b & 15, choice)

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """Where they come from."""
        way = FIRST.of(args)
        return [f"hex-{way // HEXES}"]


class MoveMercenaries(Choice[CrescentMoon]):
    """How many mercenary units go (CM-110, CM-120)."""

    rule = "CM-110"
    args = two_numbers("way", "march")
    space = MOST_DISCS + 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """None only if ordinary units go; after a bribe only the units just placed (CM-153)."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        most = s.mercenaries[p][way // HEXES]
        if b >> 10:
            most = min(most, b >> 10)
        return list(range(0 if b >> 4 & 63 else 1, most + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """And off they go."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        set_out(s, p, way, b & 15, b >> 4 & 63, choice)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `mercenaries:2`."""
        return f"mercenaries:{choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """From where to where, and what for."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        return say_way(s, "move_mercenaries", way, b)

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """How many."""
        return Say("option-mercenaries", {"n": choice})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """How an Assault with all that go would end."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        return say_odds(s, way, b & 15, (b >> 4 & 63) + choice)

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """Where they come from."""
        way = FIRST.of(args)
        return [f"hex-{way // HEXES}"]


def say_way(s: CrescentMoon, text: str, way: int, b: int) -> Say:
    """A prompt with both ends of a way."""
    ends: dict[str, int | str] = {"from": hex_name(s, way // HEXES), "to": hex_name(s, way % HEXES)}
    ends["march"] = MARCH_WORDS[b & 15]
    return Say(text, ends)


def set_out(s: CrescentMoon, p: int, way: int, march: int, ordinary: int, mercenaries: int) -> None:
    """The units go, attack at once, or stand declared for an Assault (CM-085)."""
    if march == IN_ASSAULT:
        s.push(S_STORM, p, two(way, ordinary | mercenaries << 8))
        open_window(s, AFTER_DECLARATION)
    elif march == IN_RAID:
        storm(s, p, way, ordinary, mercenaries)
    else:
        move_units(s, p, way // HEXES, way % HEXES, ordinary, mercenaries)


# ---- Assault


def assaults(s: CrescentMoon, p: int, start: int) -> list[int]:
    """The ways of an Assault: into a hex of another player, or an unguarded settlement (CM-120, CM-121)."""
    out: list[int] = []
    first = 0 if start == HEXES else start
    last = len(s.influence) if start == HEXES else start + 1
    for h in range(first, last):
        if s.ordinary[p][h] or s.mercenaries[p][h]:
            for to in s.near(h):
                if is_target(s, p, to):
                    out.append(h * HEXES + to)
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
        return assaults(s, p, HEXES)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """From, to and units are declared (CM-085)."""
        ask_units(s, p, choice, IN_ASSAULT, 0)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whom it hits, or what is sacked."""
        return say_assault(s, p, choice)

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


def say_assault(s: CrescentMoon, p: int, way: int) -> Say:
    """What an Assault this way means."""
    to = way % HEXES
    owner = s.controller(to)
    if owner == NO_ONE:
        return Say("effect-sack", {"settlement": SETTLEMENT_WORDS[s.settlements[to]]})
    strengths: dict[str, int | str] = {"attack": s.units(p, way // HEXES), "defence": s.strength_of_pieces(owner, to)}
    return Say("effect-attack", {**strengths, "character": CHARACTER_WORDS[owner]})


def say_odds(s: CrescentMoon, way: int, march: int, attack: int) -> Say | None:
    """How an Assault would end as far as all can see, before cards (CM-425 to CM-430)."""
    to = way % HEXES
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
    args = two_numbers("start", "cap")

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """From the hex just entered, or from anywhere where nothing was moved; not both parts are left out."""
        start = FIRST.of(args)
        out = assaults(s, p, start)
        if start != HEXES:
            out.append(STOP)
        return out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """No second window opens for it (CM-085)."""
        cap = SECOND.of(args)
        if choice != STOP:
            ask_units(s, p, choice, IN_RAID, cap)

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """Without a move before it, it must be made."""
        start = FIRST.of(args)
        return Say("assault" if start == HEXES else self.name)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """Whom it hits, or what is sacked."""
        return None if choice == STOP else say_assault(s, p, choice)


class Storm(Step[CrescentMoon]):
    """A declared Assault is carried out (CM-120, CM-121)."""

    rule = "CM-120"
    args = two_numbers("way", "units")

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """With the units that were declared."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        storm(s, p, way, b & 255, b >> 8)


def storm(s: CrescentMoon, p: int, way: int, ordinary: int, mercenaries: int) -> None:
    """A combat against the controller of the hex, or the sack of a settlement that nobody guards (CM-122)."""
    to = way % HEXES
    owner = s.controller(to)
    move_units(s, p, way // HEXES, to, ordinary, mercenaries)
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
    args = two_numbers("hex", "units")
    space = 2 * WAYS + 1  # ways to move, ways to attack, and neither

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Every adjacent hex that can be entered or attacked."""
        h = FIRST.of(args)
        out = [h * HEXES + to for to in s.near(h) if s.open_to(p, to)]
        return out + [WAYS + way for way in assaults(s, p, h)] + [2 * WAYS]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Any number of the units just placed."""
        n = SECOND.of(args)
        if choice < WAYS:
            ask_units(s, p, choice, AFTER_BRIBE, n)
        elif choice < 2 * WAYS:
            ask_units(s, p, choice - WAYS, IN_RAID, n)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `move:c3`, `assault:c3` or `stop`."""
        if choice == 2 * WAYS:
            return "stop"
        return f"{'move' if choice < WAYS else 'assault'}:{hex_name(s, choice % HEXES)}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Where to, and how."""
        if choice == 2 * WAYS:
            return Say("option-stop")
        what = "option-follow-move" if choice < WAYS else "option-follow-assault"
        return Say(what, {"hex": hex_name(s, choice % HEXES)})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """Whom an Assault hits."""
        return say_assault(s, p, choice - WAYS) if WAYS <= choice < 2 * WAYS else None

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The goal."""
        return [] if choice == 2 * WAYS else [f"hex-{choice % HEXES}"]
