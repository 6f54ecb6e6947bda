"""Builders' camp: barricades and wall levels, paid from the warehouse first (5.10)."""

from typing import Final

from rampart.games.great_wall.battle import sections_in_play
from rampart.games.great_wall.codes import (
    E_BARRICADE,
    E_PAID,
    E_WALL,
    E_WAREHOUSE_PAID,
    S_BUILD,
    S_BUILT,
    S_PAY_MATERIALS,
)
from rampart.games.great_wall.queries import ask, use_bonus
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BARRICADE_PRICE,
    BARRICADES,
    MATERIALS,
    OF_BARRICADES,
    OF_WALLS,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SECTIONS,
    TOP_WALL,
    WALL_PRICE,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour
from rampart.games.great_wall.vocabulary import (
    COST_BARRICADE,
    COST_WALL,
    ON_BARRICADE_BUILT,
    ON_WALL_BUILT,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.step import Choice, Refusal, Say, Step

STOP: Final = 2 * SECTIONS  # an option is a section for a barricade, SECTIONS + section for a wall level
OWN: Final = 0
WAREHOUSE: Final = 1


def price_of(s: GreatWall, p: int, what: int, discount: int) -> int:
    """What a barricade or the next wall level costs a player."""
    section = what % SECTIONS
    if what < SECTIONS:
        price = ask(s, COST_BARRICADE, p, BARRICADE_PRICE, section)
    else:
        price = ask(s, COST_WALL, p, WALL_PRICE[s.wall[section]], section)
    return max(0, price - discount)


def has_room(s: GreatWall, what: int) -> bool:
    """Is there room for it: fewer than 3 barricades, or a wall below level 3 (GW-BLD02, GW-BLD03)?"""
    section = what % SECTIONS
    return s.barricades[section] < BARRICADES if what < SECTIONS else s.wall[section] < TOP_WALL


def buildable(s: GreatWall, p: int, discount: int) -> list[int]:
    """What a player could build and pay, warehouse included; chi never pays (GW-BLD05)."""
    means = sum(s.warehouse) + sum(s.resources[p][:MATERIALS])
    out: list[int] = []
    for what in range(STOP):
        if what % SECTIONS in sections_in_play(s) and has_room(s, what) and price_of(s, p, what, discount) <= means:
            out.append(what)
    return out


class Build(Choice[GreatWall]):
    """Per clerk: build a barricade, build a wall level, or stop; sections may differ (GW-BLD01, GW-BLD08)."""

    rule = "GW-BLD01"
    args = two_numbers("left", "discount")
    space = STOP + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What can be paid."""
        discount = SECOND.of(args)
        return [*buildable(s, p, discount), STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The warehouse is used first; what it lacks the builder pays (GW-BLD04)."""
        left = FIRST.of(args)
        discount = SECOND.of(args)
        if choice == STOP:
            return
        if left > 1:
            s.push(S_BUILD, p, two(left - 1, discount))
        s.push(S_BUILT, p, choice)
        price = price_of(s, p, choice, discount)
        use_bonus(s, COST_BARRICADE if choice < SECTIONS else COST_WALL, p)
        stored = sum(s.warehouse)
        if stored >= price:
            s.push(S_PAY_MATERIALS, p, two(price, WAREHOUSE))
        else:
            for r in range(MATERIALS):
                take_material(s, p, r, s.warehouse[r], WAREHOUSE)
            s.push(S_PAY_MATERIALS, p, two(price - stored, OWN))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wall@L`, `barricade@M`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"{'barricade' if choice < SECTIONS else 'wall'}@{SECTION_WORDS[choice % SECTIONS]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many actions are left."""
        left = FIRST.of(args)
        return Say("build", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """What and where."""
        if choice == STOP:
            return Say("option-stop")
        section = SECTION_WORDS[choice % SECTIONS]
        if choice < SECTIONS:
            return Say("option-barricade", {"section": section})
        return Say("option-wall", {"section": section, "level": s.wall[choice % SECTIONS] + 1})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What it costs, how much of that lies in the warehouse, and the honour."""
        discount = SECOND.of(args)
        if choice == STOP:
            return None
        price = price_of(s, p, choice, discount)
        stored = min(price, sum(s.warehouse))
        return Say("effect-build", {"price": price, "stored": stored, "honour": honour_of(s, choice)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The place on the wall."""
        if choice == STOP:
            return []
        return [f"{'barricade' if choice < SECTIONS else 'wall'}-{SECTION_WORDS[choice % SECTIONS]}"]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Walls that are too dear or complete."""
        discount = SECOND.of(args)
        offered = buildable(s, p, discount)
        out: list[Refusal] = []
        for section in sections_in_play(s):
            if SECTIONS + section in offered:
                continue
            word = SECTION_WORDS[section]
            if s.wall[section] == TOP_WALL:
                what = Say("option-wall", {"section": word, "level": TOP_WALL})
                out.append(Refusal(f"wall@{word}", what, Say("why-complete"), "GW-BLD03"))
            else:
                what = Say("option-wall", {"section": word, "level": s.wall[section] + 1})
                out.append(Refusal(f"wall@{word}", what, Say("why-too-dear"), "GW-BLD05"))
        return out


def honour_of(s: GreatWall, what: int) -> int:
    """The printed price, whatever was paid and by whom (GW-T45, GW-BLD06)."""
    return BARRICADE_PRICE if what < SECTIONS else WALL_PRICE[s.wall[what % SECTIONS]]


def take_material(s: GreatWall, p: int, r: int, n: int, source: int) -> None:
    """Materials go to the bank from the own stores or from the warehouse."""
    if n == 0:
        return
    if source == WAREHOUSE:
        s.warehouse[r] -= n
        if s.journal is not None:
            s.tell(E_WAREHOUSE_PAID, p, [r, n])
    else:
        s.resources[p][r] -= n
        if s.journal is not None:
            s.tell(E_PAID, p, [r, n])


class PayMaterials(Choice[GreatWall]):
    """Pay in a mix of wood, stone and gold: how much wood, then how much stone, the rest in gold (GW-BLD04)."""

    rule = "GW-BLD04"
    args = two_numbers("due", "source")
    space = 16

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """So much of this material that the others can pay the rest."""
        due = FIRST.of(args)
        b = SECOND.of(args)
        store = s.warehouse if b & 1 else s.resources[p]
        r = b >> 1
        least = due
        for other in range(r + 1, MATERIALS):
            least -= store[other]
        return list(range(max(0, least), min(due, store[r]) + 1))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then the next material."""
        due = FIRST.of(args)
        b = SECOND.of(args)
        take_material(s, p, b >> 1, choice, b & 1)
        if due > choice:
            s.push(S_PAY_MATERIALS, p, two(due - choice, b + 2))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wood:3`."""
        b = SECOND.of(args)
        return f"{RESOURCE_WORDS[b >> 1]}:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """What is due, and from where."""
        due = FIRST.of(args)
        b = SECOND.of(args)
        return Say("pay_materials", {"due": due, "resource": RESOURCE_WORDS[b >> 1], "warehouse": b & 1})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """So much of it."""
        b = SECOND.of(args)
        return Say("option-amount", {"n": choice, "resource": RESOURCE_WORDS[b >> 1]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The store."""
        b = SECOND.of(args)
        word = RESOURCE_WORDS[b >> 1]
        return [f"warehouse-{word}"] if b & 1 else [f"resource-{p}-{word}"]


class Built(Step[GreatWall]):
    """The piece is put down and its honour gained; archers stay on the new level (GW-BLD06, GW-BLD07)."""

    rule = "GW-BLD06"
    args = two_numbers("what")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Each is an instance of its own (GW-T35)."""
        what = FIRST.of(args)
        section = what % SECTIONS
        honour = honour_of(s, what)
        if what < SECTIONS:
            s.barricades[section] += 1
            if s.journal is not None:
                s.tell(E_BARRICADE, p, [section])
            gain_honour(s, p, honour, OF_BARRICADES)
            moment(s, ON_BARRICADE_BUILT, p, section)
        else:
            s.wall[section] += 1
            if s.journal is not None:
                s.tell(E_WALL, p, [section, s.wall[section]])
            gain_honour(s, p, honour, OF_WALLS)
            moment(s, ON_WALL_BUILT, p, section, s.wall[section])
