"""The registry: all modules in a fixed order, and the box of every table that they are packed into."""

from typing import Final

from rampart.games.great_wall.automata import Automaton
from rampart.games.great_wall.box import Box
from rampart.games.great_wall.cards import HORDE_CARDS, TACTIC_CARDS
from rampart.games.great_wall.content.names import (
    BASE_ADVISORS,
    BASE_ARTIFACTS,
    BASE_GENERALS,
    BASE_HORDE_TYPES,
    BASE_TACTICS,
    COPIES,
    tactics_of_pack,
    type_of,
)
from rampart.games.great_wall.fields import FIELDS, pools_of
from rampart.games.great_wall.modules.beasts.module import BEASTS_MODULE
from rampart.games.great_wall.modules.black_powder.module import POWDER
from rampart.games.great_wall.modules.chronicles.module import ANCIENT_CHRONICLES
from rampart.games.great_wall.modules.coop.module import COOP_PLAY
from rampart.games.great_wall.modules.fifth_player.module import FIFTH
from rampart.games.great_wall.modules.iron_dragon.module import IRON_DRAGON
from rampart.games.great_wall.modules.khan.module import GENGHIS_KHAN
from rampart.games.great_wall.modules.module import Module
from rampart.games.great_wall.modules.rat.module import RAT
from rampart.games.great_wall.modules.solo.module import SOLO
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.reed import Reed
from rampart.games.great_wall.vocabulary import MOMENTS
from rampart.kernel.fields import RECORD, Field, Layout
from rampart.kernel.game import Objection
from rampart.kernel.rng import Rng
from rampart.kernel.rules import EventKind, Option, Rules
from rampart.kernel.step import Step

MODULES: Final[list[Module]] = [
    SOLO, COOP_PLAY, POWDER, IRON_DRAGON, BEASTS_MODULE, GENGHIS_KHAN, FIFTH, RAT, ANCIENT_CHRONICLES,
]  # fmt: skip
BOXES: Final[dict[tuple[int, ...], Box]] = {}
REED: Final = Reed()


def box_of(rules: Rules, seats: int, config: list[int]) -> Box:
    """The box of a table, packed once."""
    key = (seats, *config)
    if key not in BOXES:
        options = {o.name: o.choices[config[i]] for i, o in enumerate(rules.options)}
        BOXES[key] = packed(seats, options, MODULES)
    return BOXES[key]


def packed(seats: int, options: dict[str, int | str | bool], modules: list[Module]) -> Box:
    """The base game, then what those of the modules change that are in play, in their order."""
    box = Box(seats, options)
    box.hordes = list(range(BASE_HORDE_TYPES * COPIES))
    box.generals = list(range(BASE_GENERALS))
    box.advisors = list(range(BASE_ADVISORS))
    box.tactics = list(range(BASE_TACTICS)) + tactics_of_pack(str(options.get("pack", "")))
    box.artifacts = list(range(BASE_ARTIFACTS))
    box.modules = [module for module in modules if module.in_play(seats, options)]
    if seats < 3:
        box.first_section = 1  # section L is out of play (GW-SET31)
        box.first_hordes = 2
    for module in box.modules:
        module.pack(box)
        box.seated += module.seated()
    if seats < 3:
        add_reed(box, REED)
    box.fields = FIELDS + [Field(module.word, RECORD) for module in box.modules if module.part() is not None]
    box.pools = pools_of(box)
    for module in box.modules:
        box.pools = box.pools + module.pools(box)
    hear(box)
    return box


# ---- which modules are played together


def together(one: Module, other: Module) -> bool:
    """May both be part of one game? Each of the two is asked."""
    return one.goes_with(other) and other.goes_with(one)


def objection_of(options: dict[str, int | str | bool], seats: int, modules: list[Module]) -> Objection | None:
    """What speaks against a table: two that are never played together first, then a module's own reasons."""
    chosen = [module for module in modules if module.in_play(seats, options)]
    for i, one in enumerate(chosen):
        for other in chosen[i + 1 :]:
            if not together(one, other):
                names = switches(one, options) + switches(other, options)
                return Objection(f"{one.word} and {other.word} are never played together.", tuple(names))
    for module in modules:
        why = module.objection(seats, options)
        if why is not None:
            return why
    return None


def switches(module: Module, options: dict[str, int | str | bool]) -> list[str]:
    """The options of a module that are not as usual: what brought it into play."""
    return [option.name for option in module.options() if options[option.name] != option.default]


def add_reed(box: Box, reed: Automaton) -> None:
    """The Reed clan comes after all who own honor (GW-SET30)."""
    box.reed = box.clans()
    box.automata.append(reed)


def hear(box: Box) -> None:
    """Which cards in play answer each moment and change each query."""
    for card in box.tactics:
        box.tactics_at[TACTIC_CARDS[card].moment].append(card)
    for kind in sorted({type_of(card) for card in box.hordes}):
        for clause in HORDE_CARDS[kind].clauses:
            if kind not in box.horde_types_at[clause.moment]:
                box.horde_types_at[clause.moment].append(kind)
        for modifier in HORDE_CARDS[kind].modifiers:
            if kind not in box.horde_types_mind[modifier.query]:
                box.horde_types_mind[modifier.query].append(kind)
    for m in range(MOMENTS):
        if box.tactics_at[m] or box.horde_types_at[m] or box.inserts[m]:
            box.heard[m] = 1


def blank_table(rules: Rules, seats: int, config: list[int], rng: Rng) -> GreatWall:
    """A state with an empty table and fresh parts of all modules in play."""
    return table_of(rules, config, rng, box_of(rules, seats, config))


def table_of(rules: Rules, config: list[int], rng: Rng, box: Box) -> GreatWall:
    """An empty table with what is in a box."""
    s = GreatWall(rules, box.seats, config, rng, box)
    s.clear()
    parts = [module.part() for module in box.modules]
    s.parts = [part for part in parts if part is not None]
    return s


# ---- what all modules add to the fixed part of the rules


def module_options() -> list[Option]:
    """What is chosen about all modules before the game."""
    out: list[Option] = []
    for module in MODULES:
        out += module.options()
    return out


def module_steps() -> dict[int, Step[GreatWall]]:
    """The steps of all modules."""
    out: dict[int, Step[GreatWall]] = {}
    for module in MODULES:
        out.update(module.steps())
    return out


def module_events() -> dict[int, EventKind]:
    """What the journal tells of all modules."""
    out: dict[int, EventKind] = {}
    for module in MODULES:
        out.update(module.events())
    return out


def module_voices() -> tuple[int, ...]:
    """The numbers by which the journal calls automata."""
    out: tuple[int, ...] = ()
    for module in MODULES:
        out += module.voices()
    return out


def with_layouts(layouts: list[Layout]) -> list[Layout]:
    """The layouts of the game and of all modules by number; numbers that no one uses hold nothing."""
    numbers: dict[int, Layout] = dict(enumerate(layouts))
    for module in MODULES:
        numbers.update(module.layouts())
    return [numbers.get(i, Layout(f"unused_{i}", [])) for i in range(max(numbers) + 1)]
