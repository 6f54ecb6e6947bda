"""The shot of a war machine: pay, aim, hit all cells at once, kill and be ashamed (GWX-BP-33 to GWX-BP-39)."""

from typing import Final

from rampart.games.great_wall.arguments import TO_SPEND, VICTIMS
from rampart.games.great_wall.battle import body, may_wound
from rampart.games.great_wall.codes import L_KILLING, S_BEFORE_KILLING, S_KILL, S_SPEND
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.modules.black_powder.arguments import SHOOTING, SHOT
from rampart.games.great_wall.modules.black_powder.codes import (
    E_MACHINE_SHOT,
    E_ROCKET,
    E_ROCKETS_SHUFFLED,
    L_SHOT,
    S_AIM,
    S_AIM_COLUMN,
    S_DRAW_ROCKET,
    S_LET_FLY,
    S_PICK_ROCKET,
    S_SHOT_DONE,
    SHOT_COLUMN,
    SHOT_HITS,
    SHOT_MACHINE,
    SHOT_ROCKET,
    SHOT_SECTION,
    SHOT_SLOT,
    SHOT_STRANGERS,
    SHOT_WOUNDS,
)
from rampart.games.great_wall.modules.black_powder.names import ROCKET_CELLS, ROCKET_WORDS
from rampart.games.great_wall.modules.black_powder.part import (
    BALLISTA,
    CANNON,
    MACHINE_WORDS,
    ROCKETS,
    powder_of,
)
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import wound
from rampart.games.great_wall.steps.killing import NO_SCORES, doom
from rampart.games.great_wall.steps.words import horde_args, spot_id
from rampart.games.great_wall.tables import (
    BROAD_HEAD,
    BY_CARD,
    BY_EFFECT,
    BY_RULE,
    COLUMNS,
    FIRST_SOLDIER,
    HEADS,
    KIND_OF_STANCE,
    OF_SPOILS,
    OPEN,
    ROWS_DEEP,
    SLOT_WORDS,
    STANCES,
    STONE,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import due_shame, gain_honour, pay, renew
from rampart.games.great_wall.vocabulary import BEFORE_MACHINE_SHOT, COST_SHOT, ON_MACHINE_SHOT
from rampart.kernel.codec import Options, card, count, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

PRICES: Final = [0, 2, 1]  # none, stone, any resource (GWX-BP-32)
HONOURS: Final = [0, 1, 2]
REACH: Final = [COLUMNS, COLUMNS - 1]  # columns that a ballista and a cannon may aim at

MARKS: Final = Options()
MARKS.part("slot", one_of(SLOT_WORDS))
AIMS: Final = Options()
AIMS.part("column", count(COLUMNS - 1))
PICKS: Final = Options()
PICKS.part("rocket", card("rockets", len(ROCKET_WORDS)))


def shot_price(s: GreatWall, p: int, machine: int) -> int:
    """What a shot costs a player."""
    return ask(s, COST_SHOT, p, PRICES[machine], machine)


def can_shoot(s: GreatWall, p: int, machine: int, section: int) -> bool:
    """Does a horde lie there, and can the shot be paid (GWX-BP-33)?"""
    means = s.resources[p][STONE] if machine == CANNON else sum(s.resources[p])
    return s.depth(section) > 0 and means >= shot_price(s, p, machine)


def shot_effect(s: GreatWall, p: int, machine: int) -> Say:
    """The price and the honor of a shot."""
    return Say("effect-shot", {"price": shot_price(s, p, machine), "stone": 1 if machine == CANNON else 0,
                               "honour": HONOURS[machine]})  # fmt: skip


def open_shot(s: GreatWall, p: int, machine: int, section: int) -> None:
    """Pay, gain the honor, then aim (GWX-BP-34)."""
    place = s.open_pad(L_SHOT, [machine, section, -1, 0, -1, 0, 0, 0], p)
    s.push(S_AIM, p, SHOT.put(place))
    price = shot_price(s, p, machine)
    gain_honour(s, p, HONOURS[machine], OF_SPOILS)
    if machine == CANNON:
        pay(s, p, STONE, price)
    elif price:
        s.push(S_SPEND, p, TO_SPEND.put(price))


class Aim(Choice[GreatWall]):
    """Choose a horde of the section, any row (GWX-BP-34)."""

    rule = "GWX-BP-34"
    args = SHOOTING
    choices = MARKS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        first = s.pad[SHOT.of(args) + SHOT_SECTION] * ROWS_DEEP
        return [slot for slot in range(first, first + ROWS_DEEP) if s.hordes[slot] >= 0]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then the column, or a rocket is drawn."""
        place = SHOT.of(args)
        s.pad[place + SHOT_SLOT] = choice
        machine = s.pad[place + SHOT_MACHINE]
        if s.journal is not None:
            s.tell(E_MACHINE_SHOT, p, [machine, s.hordes[choice]])
        s.push(S_LET_FLY, p, args)
        s.push(S_DRAW_ROCKET if machine == ROCKETS else S_AIM_COLUMN, p, args)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `target:sappers_L`."""
        return f"target:{HORDE_WORDS[s.hordes[choice]]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("aim", {"machine": MACHINE_WORDS[s.pad[SHOT.of(args) + SHOT_MACHINE]]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-target", horde_args(s, choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"horde-{HORDE_WORDS[s.hordes[choice]]}"]


def cells_of(machine: int, column: int, rocket: int) -> list[int]:
    """The cells that a shot hits (GWX-BP-32)."""
    if machine == BALLISTA:
        return [column, column + COLUMNS]
    if machine == CANNON:
        return [column, column + 1, column + COLUMNS, column + COLUMNS + 1]
    return ROCKET_CELLS[rocket]


def aimed_at(s: GreatWall, place: int) -> list[int]:
    """The cells of a shot whose column or rocket is chosen."""
    return cells_of(s.pad[place + SHOT_MACHINE], s.pad[place + SHOT_COLUMN], s.pad[place + SHOT_ROCKET])


def soldiers_hit(s: GreatWall, slot: int, cells: list[int]) -> list[int]:
    """The soldiers on some cells of a card, each once by its head; tanks and tokens are immune (GWX-BP-37)."""
    covers = s.covers[slot]
    out: list[int] = []
    for cell in cells:
        if covers[cell] < FIRST_SOLDIER or (covers[cell] - FIRST_SOLDIER) % STANCES >= BROAD_HEAD:
            continue
        for part in body(covers, cell):
            stance = (covers[part] - FIRST_SOLDIER) % STANCES
            if stance in HEADS[KIND_OF_STANCE[stance]] and part not in out:
                out.append(part)
    return out


def hits_told(s: GreatWall, p: int, place: int, cells: list[int]) -> Say:
    """How many wounds a shot places, and how many own and other soldiers it endangers."""
    slot = s.pad[place + SHOT_SLOT]
    wounds = sum(1 for cell in cells if s.covers[slot][cell] == OPEN) if may_wound(s, slot) else 0
    hit = soldiers_hit(s, slot, cells)
    own = sum(1 for cell in hit if (s.covers[slot][cell] - FIRST_SOLDIER) // STANCES == p)
    return Say("effect-hits", {"wounds": wounds, "own": own, "others": len(hit) - own})


class AimColumn(Choice[GreatWall]):
    """Choose the column: a ballista hits both cells of it, a cannon also those to the right (GWX-BP-32)."""

    rule = "GWX-BP-32"
    args = SHOOTING
    choices = AIMS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return list(range(REACH[s.pad[SHOT.of(args) + SHOT_MACHINE]]))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Cards may answer before the cells are hit."""
        place = SHOT.of(args)
        s.pad[place + SHOT_COLUMN] = choice
        machine, slot = s.pad[place + SHOT_MACHINE], s.pad[place + SHOT_SLOT]
        moment(s, BEFORE_MACHINE_SHOT, p, machine, slot, 0, place)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `column:3`, from 0."""
        return f"column:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("aim_column", {"machine": MACHINE_WORDS[s.pad[SHOT.of(args) + SHOT_MACHINE]]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        wide = s.pad[SHOT.of(args) + SHOT_MACHINE] == CANNON
        return Say("option-column", {"column": choice + 1, "last": choice + 2, "wide": 1 if wide else 0})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What it hits."""
        place = SHOT.of(args)
        return hits_told(s, p, place, cells_of(s.pad[place + SHOT_MACHINE], choice, -1))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        place = SHOT.of(args)
        cells = cells_of(s.pad[place + SHOT_MACHINE], choice, -1)
        return [spot_id(s.hordes[s.pad[place + SHOT_SLOT]], cell) for cell in cells]


def draw_rockets(s: GreatWall, p: int, n: int) -> None:
    """Turn up rocket cards; used ones make a new deck when it is empty (GWX-BP-38)."""
    part = powder_of(s)
    for _ in range(n):
        renew(s, part.deck, part.discard, E_ROCKETS_SHUFFLED)
        if not part.deck:
            return
        s.reveal()
        part.drawn.append(part.deck.pop())
        if s.journal is not None:
            s.tell(E_ROCKET, p, [part.drawn[-1]])


class DrawRocket(Step[GreatWall]):
    """A rocket card is drawn and shown; cards may add others to choose from (GWX-BP-34)."""

    rule = "GWX-BP-34"
    args = SHOOTING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        place = SHOT.of(args)
        draw_rockets(s, p, 1)
        s.push(S_PICK_ROCKET, p, args)
        moment(s, BEFORE_MACHINE_SHOT, p, ROCKETS, s.pad[place + SHOT_SLOT], 0, place)


class PickRocket(Choice[GreatWall]):
    """Of the rocket cards that were drawn choose the one that flies (GWX-BP-34, GWX-BP-GEN-02, GWX-BP-ADV-07)."""

    rule = "GWX-BP-34"
    args = SHOOTING
    choices = PICKS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return powder_of(s).drawn[:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """All of them are used."""
        part = powder_of(s)
        s.pad[SHOT.of(args) + SHOT_ROCKET] = choice
        part.discard += part.drawn
        part.drawn = []

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `rocket:scatter`."""
        return f"rocket:{ROCKET_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-rocket", {"card": ROCKET_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """What it hits."""
        return hits_told(s, p, SHOT.of(args), ROCKET_CELLS[choice])

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        card = s.hordes[s.pad[SHOT.of(args) + SHOT_SLOT]]
        return [spot_id(card, cell) for cell in ROCKET_CELLS[choice]]


class LetFly(Step[GreatWall]):
    """All cells are hit at once: free spots are wounded, soldiers are victims of one killing (GWX-BP-34, GWX-BP-35)."""

    rule = "GWX-BP-35"
    args = SHOOTING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The killing comes first, then the shame for it."""
        place = SHOT.of(args)
        slot, cells = s.pad[place + SHOT_SLOT], aimed_at(s, place)
        s.push(S_SHOT_DONE, p, args)
        hit = soldiers_hit(s, slot, cells)
        free = [cell for cell in cells if s.covers[slot][cell] == OPEN] if may_wound(s, slot) else []
        s.pad[place + SHOT_WOUNDS] = len(free)
        s.pad[place + SHOT_HITS] = len(hit)
        for cell in free:
            wound(s, p, slot, cell, BY_CARD)
        for cell in hit:
            if (s.covers[slot][cell] - FIRST_SOLDIER) // STANCES != p:
                s.pad[place + SHOT_STRANGERS] = 1
        if hit:
            kill_hit(s, slot, hit)


def kill_hit(s: GreatWall, slot: int, hit: list[int]) -> None:
    """All victims of a shot are one killing instance of scope effect (GWX-BP-35)."""
    killing = s.open_pad(L_KILLING, [BY_EFFECT, slot // ROWS_DEEP, *NO_SCORES, *NO_SCORES])
    s.push(S_KILL, NOBODY, VICTIMS.put(killing))
    s.push(S_BEFORE_KILLING, NOBODY, VICTIMS.put(killing))
    for cell in hit:
        doom(s, (s.covers[slot][cell] - FIRST_SOLDIER) // STANCES, slot, cell)


class ShotDone(Step[GreatWall]):
    """1 shame for soldiers of other clans that were hit, saved or not; then cards answer (GWX-BP-36, GWX-BP-39)."""

    rule = "GWX-BP-36"
    args = SHOOTING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        place = SHOT.of(args)
        machine, slot = s.pad[place + SHOT_MACHINE], s.pad[place + SHOT_SLOT]
        moment(s, ON_MACHINE_SHOT, p, machine, slot, s.pad[place + SHOT_WOUNDS], place, s.pad[place + SHOT_HITS])
        if s.pad[place + SHOT_STRANGERS]:
            due_shame(s, p, 1, BY_RULE, s.pad[place + SHOT_SECTION])
