"""War machines: what they cost, and building them in the builders' camp (GWX-BP-30 to GWX-BP-32)."""

from typing import Final

from rampart.games.great_wall.arguments import BUILDING, BUILDS
from rampart.games.great_wall.battle import sections_in_play
from rampart.games.great_wall.modules.black_powder.arguments import (
    ARMED,
    ARMED_AT,
    ARMED_WITH,
    DUE_OF,
    SPARE_LEFT,
    SPARING,
)
from rampart.games.great_wall.modules.black_powder.codes import (
    E_MACHINE_BUILT,
    S_BUILD_OR_ARM,
    S_MACHINE_BUILT,
    S_MAY_SHOOT,
    S_SPARE_MATERIAL,
)
from rampart.games.great_wall.modules.black_powder.part import (
    MACHINE_WORDS,
    MACHINES,
    MACHINES_OF_SECTION,
    machines_in,
    powder_of,
    supply,
)
from rampart.games.great_wall.modules.black_powder.shots import can_shoot, open_shot, shot_effect
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.building import WAREHOUSE, Build, take_material
from rampart.games.great_wall.tables import (
    MATERIAL_WORDS,
    MATERIALS,
    OF_WALLS,
    RESOURCE_WORDS,
    SECTION_WORDS,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour
from rampart.games.great_wall.vocabulary import COST_MACHINE, ON_MACHINE_BUILT
from rampart.kernel.codec import Options, flag, one_of
from rampart.kernel.step import Choice, Refusal, Say, Step

PRICES: Final = [[4, 0, 0], [2, 2, 0], [0, 0, 4]]  # wood, stone, gold (GWX-BP-32)
MACHINE_HONOUR: Final = 4

PIECES: Final = Options()  # numbered as the pieces of `Build`, machines behind them
PIECE: Final = PIECES.case("build")
PIECE.part("section", one_of(SECTION_WORDS))
PIECE.part("wall", flag())
PIECES.case("stop")
ARM: Final = PIECES.case("machine")
ARM_WITH: Final = ARM.part("machine", one_of(MACHINE_WORDS))
ARM_AT: Final = ARM.part("section", one_of(SECTION_WORDS))
SPARED: Final = Options()
SPARED.part("material", one_of(MATERIAL_WORDS))
SHOOT_NOW: Final = Options()
HOLD: Final = SHOOT_NOW.case("hold").code
FIRE: Final = SHOOT_NOW.case("shoot").code


def machine_discount(s: GreatWall, p: int, machine: int) -> int:
    """How many materials cards take off the price, of the payer's choice (GW-T42)."""
    return min(ask(s, COST_MACHINE, p, 0, machine), sum(PRICES[machine]))


def lacking(s: GreatWall, p: int, machine: int) -> int:
    """How many of the named materials neither the warehouse nor the player has."""
    n = 0
    for r in range(MATERIALS):
        n += max(0, PRICES[machine][r] - s.warehouse[r] - s.resources[p][r])
    return n


def can_arm(s: GreatWall, p: int, machine: int, section: int) -> bool:
    """Is one left in the supply, is there room, and can it be paid (GWX-BP-30, GWX-BP-31)?"""
    if supply(s, machine) == 0 or machines_in(s, section) >= MACHINES_OF_SECTION:
        return False
    return lacking(s, p, machine) <= machine_discount(s, p, machine)


class BuildOrArm(Build):
    """Per clerk: build a barricade, a wall level or a war machine, or stop (GW-BLD01, GWX-BP-30)."""

    rule = "GWX-BP-30"
    args = BUILDING
    choices = PIECES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """What can be paid; machines come last."""
        out = super().options(s, p, args)
        for section in sections_in_play(s):
            for machine in range(MACHINES):
                if can_arm(s, p, machine, section):
                    out.append(ARM_WITH.put(machine) + ARM_AT.put(section))
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """A machine is paid in the materials it names, the warehouse first."""
        if not ARM.has(choice):
            super().apply(s, p, args, choice)
            return
        if BUILDS.of(args) > 1:
            s.push(S_BUILD_OR_ARM, p, BUILDS.change(args, BUILDS.of(args) - 1))
        machine, section = ARM_WITH.of(choice), ARM_AT.of(choice)
        built = ARMED_WITH.put(machine) + ARMED_AT.put(section)
        off = machine_discount(s, p, machine)
        if off == 0 or off >= sum(PRICES[machine]):
            pay_machine(s, p, PRICES[machine] if off == 0 else [0] * MATERIALS)
            s.push(S_MACHINE_BUILT, p, built)
            return
        due = sum(DUE_OF[r].put(PRICES[machine][r]) for r in range(MATERIALS))
        s.push(S_SPARE_MATERIAL, p, built + SPARE_LEFT.put(off) + due)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wall@L`, `cannon@M`, or `stop`."""
        if not ARM.has(choice):
            return super().key(s, p, args, choice)
        return f"{MACHINE_WORDS[ARM_WITH.of(choice)]}@{SECTION_WORDS[ARM_AT.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("build_or_arm", {"left": BUILDS.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if not ARM.has(choice):
            return super().say(s, p, args, choice)
        machine, section = MACHINE_WORDS[ARM_WITH.of(choice)], SECTION_WORDS[ARM_AT.of(choice)]
        return Say("option-machine", {"machine": machine, "section": section})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """Its price, what cards take off it, and the honor."""
        if not ARM.has(choice):
            return super().effect(s, p, args, choice)
        machine = ARM_WITH.of(choice)
        told: dict[str, int | str] = {RESOURCE_WORDS[r]: PRICES[machine][r] for r in range(MATERIALS)}
        told["less"], told["honour"] = machine_discount(s, p, machine), MACHINE_HONOUR
        return Say("effect-machine", told)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if not ARM.has(choice):
            return super().target(s, p, args, choice)
        return [f"machine-{SECTION_WORDS[ARM_AT.of(choice)]}"]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Walls first, then machines that are too dear."""
        out = super().refused(s, p, args)[:1]
        for machine in range(MACHINES):
            if lacking(s, p, machine) > machine_discount(s, p, machine):
                what = Say("option-machine-any", {"machine": MACHINE_WORDS[machine]})
                told: dict[str, int | str] = {RESOURCE_WORDS[r]: PRICES[machine][r] for r in range(MATERIALS)}
                out.append(Refusal(MACHINE_WORDS[machine], what, Say("why-machine-dear", told), "GWX-BP-32"))
        return out[:3]


def pay_machine(s: GreatWall, p: int, due: list[int]) -> None:
    """Each named material from the warehouse first (GWX-BP-30)."""
    for r in range(MATERIALS):
        stored = min(due[r], s.warehouse[r])
        take_material(s, p, r, stored, WAREHOUSE)
        take_material(s, p, r, due[r] - stored, 0)


class SpareMaterial(Choice[GreatWall]):
    """Choose a material that a card takes off the price of a machine (GW-T42)."""

    rule = "GW-T42"
    args = SPARING
    choices = SPARED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Of what is still due, so that the rest can be paid."""
        due = [part.of(args) for part in DUE_OF]
        short = [max(0, due[r] - s.warehouse[r] - s.resources[p][r]) for r in range(MATERIALS)]
        must = sum(short) >= SPARE_LEFT.of(args)
        return [r for r in range(MATERIALS) if due[r] and (not must or short[r])]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One less of it; the last one leads to the payment."""
        left = SPARE_LEFT.of(args) - 1
        due = [part.of(args) - (1 if r == choice else 0) for r, part in enumerate(DUE_OF)]
        if left and sum(due):
            after = DUE_OF[choice].change(args, due[choice])
            s.push(S_SPARE_MATERIAL, p, SPARE_LEFT.change(after, left))
            return
        pay_machine(s, p, due)
        s.push(S_MACHINE_BUILT, p, ARMED_WITH.put(ARMED_WITH.of(args)) + ARMED_AT.put(ARMED_AT.of(args)))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spare:wood`."""
        return f"spare:{MATERIAL_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("spare_material", {"left": SPARE_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-resource", {"resource": MATERIAL_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"resource-{p}-{MATERIAL_WORDS[choice]}"]


class MachineBuilt(Step[GreatWall]):
    """The machine stands in the rest area: 4 honor, and its builder may shoot with it (GWX-BP-30)."""

    rule = "GWX-BP-30"
    args = ARMED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """It belongs to no one (GWX-BP-31)."""
        machine, section = ARMED_WITH.of(args), ARMED_AT.of(args)
        powder_of(s).machines[section * MACHINES + machine] += 1
        if s.journal is not None:
            s.tell(E_MACHINE_BUILT, p, [machine, section])
        gain_honour(s, p, MACHINE_HONOUR, OF_WALLS)
        s.push(S_MAY_SHOOT, p, args)
        moment(s, ON_MACHINE_BUILT, p, machine, section)


class MayShoot(Choice[GreatWall]):
    """Shoot with the machine just built, or not (GWX-BP-30)."""

    rule = "GWX-BP-30"
    args = ARMED
    choices = SHOOT_NOW

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """If a horde lies there and the shot can be paid (GWX-BP-33)."""
        return [FIRE, HOLD] if can_shoot(s, p, ARMED_WITH.of(args), ARMED_AT.of(args)) else [HOLD]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        if choice == FIRE:
            open_shot(s, p, ARMED_WITH.of(args), ARMED_AT.of(args))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`shoot` or `hold`."""
        return "shoot" if choice == FIRE else "hold"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        told: dict[str, int | str] = {"machine": MACHINE_WORDS[ARMED_WITH.of(args)]}
        return Say("may_shoot", {**told, "section": SECTION_WORDS[ARMED_AT.of(args)]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-shoot-now" if choice == FIRE else "option-hold")

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        return shot_effect(s, p, ARMED_WITH.of(args)) if choice == FIRE else None

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"machine-{SECTION_WORDS[ARMED_AT.of(args)]}"] if choice == FIRE else []
