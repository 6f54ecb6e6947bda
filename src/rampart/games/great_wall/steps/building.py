"""Builders' camp: barricades and wall levels, paid from the warehouse first (5.10)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    BUILD_DISCOUNT,
    BUILDING,
    BUILDS,
    BUILT,
    BUILT_AT,
    BUILT_OWN,
    BUILT_STORED,
    BUILT_WALL,
    FROM_WAREHOUSE,
    MANY,
    MATERIAL,
    MATERIALS_DUE,
    PAYING,
)
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
    CHI,
    MATERIALS,
    OF_BARRICADES,
    OF_WALLS,
    RESOURCE_WORDS,
    SECTION_WORDS,
    TOP_WALL,
    WALL_PRICE,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour
from rampart.games.great_wall.vocabulary import (
    CHI_FOR_BUILDING,
    COST_BARRICADE,
    COST_WALL,
    ON_BARRICADE_BUILT,
    ON_WALL_BUILT,
)
from rampart.kernel.codec import Options, count, flag, one_of
from rampart.kernel.step import Choice, Composition, Heap, Part, Refusal, Say, Step

PIECES: Final = Options()
PIECE: Final = PIECES.case("build")
PIECE_AT: Final = PIECE.part("section", one_of(SECTION_WORDS))
IS_WALL: Final = PIECE.part("wall", flag())
STOP: Final = PIECES.case("stop").code
SECTION_OF: Final = [PIECE_AT.of(what) for what in range(STOP)]
WALL_OF: Final = [IS_WALL.of(what) for what in range(STOP)]
AMOUNTS: Final = Options()
AMOUNTS.part("n", count(MANY))
OWN: Final = 0
WAREHOUSE: Final = 1


def price_of(s: GreatWall, p: int, what: int, discount: int) -> int:
    """What a barricade or the next wall level costs a player."""
    section = SECTION_OF[what]
    if not WALL_OF[what]:
        price = ask(s, COST_BARRICADE, p, BARRICADE_PRICE, section)
    else:
        price = ask(s, COST_WALL, p, WALL_PRICE[s.wall[section]], section)
    return max(0, price - discount)


def has_room(s: GreatWall, what: int) -> bool:
    """Is there room for it: fewer than 3 barricades, or a wall below level 3 (GW-BLD02, GW-BLD03)?"""
    section = SECTION_OF[what]
    return s.barricades[section] < BARRICADES if not WALL_OF[what] else s.wall[section] < TOP_WALL


def means_of(s: GreatWall, p: int) -> int:
    """What a player can pay for a building: the warehouse, the own materials, and chi where a card says so."""
    chi = ask(s, CHI_FOR_BUILDING, p, 0)
    return sum(s.warehouse) + sum(s.resources[p][:MATERIALS]) + min(chi, s.resources[p][CHI])


def buildable(s: GreatWall, p: int, discount: int) -> list[int]:
    """What a player could build and pay, warehouse included; chi never pays (GW-BLD05)."""
    means = means_of(s, p)
    out: list[int] = []
    for what in range(STOP):
        if SECTION_OF[what] >= s.first_section and has_room(s, what) and price_of(s, p, what, discount) <= means:
            out.append(what)
    return out


def can_build(s: GreatWall, p: int, discount: int) -> bool:
    """Is there anything that a player could build and pay?"""
    means = means_of(s, p)
    for what in range(STOP):
        if SECTION_OF[what] >= s.first_section and has_room(s, what) and price_of(s, p, what, discount) <= means:
            return True
    return False


class Build(Choice[GreatWall]):
    """Per clerk: build a barricade, build a wall level, or stop; sections may differ (GW-BLD01, GW-BLD08)."""

    rule = "GW-BLD01"
    args = BUILDING
    choices = PIECES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What can be paid."""
        discount = BUILD_DISCOUNT.of(args)
        return [*buildable(s, p, discount), STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The warehouse is used first; what it lacks the builder pays (GW-BLD04)."""
        left = BUILDS.of(args)
        discount = BUILD_DISCOUNT.of(args)
        if choice == STOP:
            return
        if left > 1:
            s.push(s.box.instead[S_BUILD], p, BUILDS.change(args, left - 1))
        build(s, p, choice, discount)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wall@L`, `barricade@M`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"{'wall' if IS_WALL.of(choice) else 'barricade'}@{SECTION_WORDS[PIECE_AT.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many actions are left."""
        left = BUILDS.of(args)
        return Say("build", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        section = SECTION_WORDS[PIECE_AT.of(choice)]
        if not IS_WALL.of(choice):
            return Say("option-barricade", {"section": section})
        return Say("option-wall", {"section": section, "level": s.wall[PIECE_AT.of(choice)] + 1})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What it costs, how much of that lies in the warehouse, and the honour."""
        discount = BUILD_DISCOUNT.of(args)
        if choice == STOP:
            return None
        price = price_of(s, p, choice, discount)
        stored = min(price, sum(s.warehouse))
        return Say("effect-build", {"price": price, "stored": stored, "honour": honour_of(s, choice)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The place on the wall."""
        if choice == STOP:
            return []
        return [f"{'wall' if IS_WALL.of(choice) else 'barricade'}-{SECTION_WORDS[PIECE_AT.of(choice)]}"]

    def compositions(self, s: GreatWall, p: int, args: int) -> list[Composition]:
        """Each piece with its price, where it can be paid in several ways (GW-BLD04)."""
        found: list[Composition] = []
        for what in buildable(s, p, BUILD_DISCOUNT.of(args)):
            price, stored = price_of(s, p, what, BUILD_DISCOUNT.of(args)), sum(s.warehouse)
            store = s.warehouse if stored >= price else s.resources[p][:MATERIALS]
            due = price if stored >= price else price - stored
            if due and due < sum(store) and mixes(store, due):
                found.append(payment(store, due, self.key(s, p, args, what)))
        return found

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Walls that are too dear or complete."""
        discount = BUILD_DISCOUNT.of(args)
        offered = buildable(s, p, discount)
        out: list[Refusal] = []
        for section in sections_in_play(s):
            if PIECE_AT.put(section) + IS_WALL.put(1) in offered:
                continue
            word = SECTION_WORDS[section]
            if s.wall[section] == TOP_WALL:
                what = Say("option-wall", {"section": word, "level": TOP_WALL})
                out.append(Refusal(f"wall@{word}", what, Say("why-complete"), "GW-BLD03"))
            else:
                what = Say("option-wall", {"section": word, "level": s.wall[section] + 1})
                need = price_of(s, p, PIECE_AT.put(section) + IS_WALL.put(1), discount)
                have = means_of(s, p)
                why = Say("why-few-materials", {"need": need, "have": have})
                out.append(Refusal(f"wall@{word}", what, why, "GW-BLD05"))
        return out


def build(s: GreatWall, p: int, what: int, discount: int) -> None:
    """Pay for a piece, from the warehouse first, and put it down (GW-BLD04)."""
    price = price_of(s, p, what, discount)
    stored = sum(s.warehouse)
    paid = BUILT_OWN.put(max(0, price - stored)) + BUILT_STORED.put(min(price, stored))
    s.push(S_BUILT, p, BUILT_AT.put(PIECE_AT.of(what)) + BUILT_WALL.put(IS_WALL.of(what)) + paid)
    use_bonus(s, COST_WALL if IS_WALL.of(what) else COST_BARRICADE, p)
    if stored >= price:
        s.push(S_PAY_MATERIALS, p, MATERIALS_DUE.put(price) + FROM_WAREHOUSE.put(WAREHOUSE))
    else:
        for r in range(MATERIALS):
            take_material(s, p, r, s.warehouse[r], WAREHOUSE)
        s.push(s.box.instead[S_PAY_MATERIALS], p, MATERIALS_DUE.put(price - stored))


def mixes(store: list[int], due: int) -> bool:
    """Are there several ways to pay so much from a store?"""
    return sum([1 for n in store[:MATERIALS] if n]) > 1 and due > 0


def payment(store: list[int], due: int, opening: str = "", first: int = 0) -> Composition:
    """Materials in any mix, as one answer."""
    parts = [
        Part(f"{RESOURCE_WORDS[r]}:", RESOURCE_WORDS[r], min(due, store[r]), store[r]) for r in range(first, MATERIALS)
    ]
    return Composition("pay", [Heap("pay", parts, due, due)], opening)


def honour_of(s: GreatWall, what: int) -> int:
    """The printed price, whatever was paid and by whom (GW-T45, GW-BLD06)."""
    return BARRICADE_PRICE if not IS_WALL.of(what) else WALL_PRICE[s.wall[PIECE_AT.of(what)]]


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
    args = PAYING
    choices = AMOUNTS
    composes = "pay"

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """So much of this material that the others can pay the rest."""
        due = MATERIALS_DUE.of(args)
        store = s.warehouse if FROM_WAREHOUSE.of(args) else s.resources[p]
        r = MATERIAL.of(args)
        least = due
        for other in range(r + 1, MATERIALS):
            least -= store[other]
        return list(range(max(0, least), min(due, store[r]) + 1))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then the next material."""
        due = MATERIALS_DUE.of(args)
        r = MATERIAL.of(args)
        take_material(s, p, r, choice, FROM_WAREHOUSE.of(args))
        if due > choice:
            s.push(S_PAY_MATERIALS, p, MATERIAL.change(MATERIALS_DUE.change(args, due - choice), r + 1))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wood:3`."""
        return f"{RESOURCE_WORDS[MATERIAL.of(args)]}:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """What is due, and from where."""
        due = MATERIALS_DUE.of(args)
        resource = RESOURCE_WORDS[MATERIAL.of(args)]
        return Say("pay_materials", {"due": due, "resource": resource, "warehouse": FROM_WAREHOUSE.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-amount", {"n": choice, "resource": RESOURCE_WORDS[MATERIAL.of(args)]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        word = RESOURCE_WORDS[MATERIAL.of(args)]
        return [f"warehouse-{word}"] if FROM_WAREHOUSE.of(args) else [f"resource-{p}-{word}"]

    def compositions(self, s: GreatWall, p: int, args: int) -> list[Composition]:
        """The whole payment."""
        store = s.warehouse if FROM_WAREHOUSE.of(args) else s.resources[p]
        return [payment(store, MATERIALS_DUE.of(args), "", MATERIAL.of(args))]


class Built(Step[GreatWall]):
    """The piece is put down and its honor gained; archers stay on the new level (GW-BLD06, GW-BLD07)."""

    rule = "GW-BLD06"
    args = BUILT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Each is an instance of its own (GW-T35)."""
        what = PIECE_AT.put(BUILT_AT.of(args)) + IS_WALL.put(BUILT_WALL.of(args))
        section = PIECE_AT.of(what)
        honour = honour_of(s, what)
        own, stored = BUILT_OWN.of(args), BUILT_STORED.of(args)
        if not IS_WALL.of(what):
            s.barricades[section] += 1
            if s.journal is not None:
                s.tell(E_BARRICADE, p, [section])
            gain_honour(s, p, honour, OF_BARRICADES)
            moment(s, ON_BARRICADE_BUILT, p, section, 0, honour, 0, own, stored)
        else:
            s.wall[section] += 1
            if s.journal is not None:
                s.tell(E_WALL, p, [section, s.wall[section]])
            gain_honour(s, p, honour, OF_WALLS)
            moment(s, ON_WALL_BUILT, p, section, s.wall[section], honour, 0, own, stored)
