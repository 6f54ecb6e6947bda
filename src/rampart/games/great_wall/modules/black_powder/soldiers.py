"""Special soldiers in the field: shots from firing spots, bombers that drop, and flames (GWX-BP-40 to GWX-BP-46)."""

from typing import Final

from rampart.games.great_wall.arguments import ATTACKED_AT, ATTACKED_ON, ATTACKER, CAME_FROM, FROM_AFAR
from rampart.games.great_wall.battle import is_covered, may_wound, slots_of, woundable
from rampart.games.great_wall.codes import S_ATTACKED
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.modules.black_powder.arguments import (
    BURNING,
    BURNT_AT,
    BURNT_ON,
    DROPPED_AT,
    DROPPING,
    IN_VOLLEY,
    SHOT_FROM,
    SHOT_ORIGIN,
    SPECIAL_SHOOTING,
)
from rampart.games.great_wall.modules.black_powder.codes import E_DROPPED, E_TOKEN, S_DROP
from rampart.games.great_wall.modules.black_powder.part import tokens_left
from rampart.games.great_wall.modules.black_powder.troops import PANDA, SNAKE, open_spots
from rampart.games.great_wall.spots import NO_WOUND, STROKE_CELL, STROKE_SLOT, WOUND_CELL, WOUND_SLOT, WOUNDED
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import wound
from rampart.games.great_wall.steps.attack import strike
from rampart.games.great_wall.steps.words import spot_id, spot_say, stroke_say, stroke_target
from rampart.games.great_wall.tables import (
    BY_ARCHER,
    BY_CARD,
    BY_VOLLEY,
    CELL_WORDS,
    CELLS,
    COLUMNS,
    FIRST_SOLDIER,
    FROM_FIRING,
    MARK,
    ON_FIRING,
    OPEN,
    ROWS_DEEP,
    SECTION_WORDS,
    SHOOTERS,
    SLOT_WORDS,
    SPECIAL,
    STANCES,
    column_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import troop_word
from rampart.games.great_wall.vocabulary import ON_VOLLEY_SHOT
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Say, Step

DROPS: Final = Options()
DROP: Final = DROPS.case("drop")
DROP_CELL: Final = DROP.part("cell", one_of(CELL_WORDS))
DROP_SLOT: Final = DROP.part("slot", one_of(SLOT_WORDS))
STAY: Final = DROPS.case("stay").code


class SpecialShot(Choice[GreatWall]):
    """A crossbowman or bomber on a firing spot hits a free spot of a horde there (GWX-BP-SS-02, GWX-BP-SS-04)."""

    rule = "GWX-BP-41"
    args = SPECIAL_SHOOTING
    choices = WOUNDED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any row; without a spot nothing happens."""
        out = woundable(s, slots_of(SHOT_FROM.of(args)))
        return out if out else [NO_WOUND]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then cards answer, and a bomber may drop (GWX-BP-42)."""
        section = SHOT_FROM.of(args)
        slot = ON_FIRING if choice == NO_WOUND else WOUND_SLOT.of(choice)
        if s.clans[p] == PANDA:
            s.push(S_DROP, p, DROPPED_AT.put(section))
        if IN_VOLLEY.of(args):
            if slot != ON_FIRING:
                moment(s, ON_VOLLEY_SHOT, p, slot)
        else:
            came = CAME_FROM.put(SHOT_ORIGIN.of(args)) + ATTACKED_AT.put(section)
            afar = FROM_AFAR.put(0 if choice == NO_WOUND else 1)
            s.push(S_ATTACKED, p, ATTACKED_ON.put(slot) + ATTACKER.put(SPECIAL) + came + afar)
        if choice == NO_WOUND:
            return
        if s.clans[p] == SNAKE and tokens_left(s, p):
            lay_token(s, p, slot, WOUND_CELL.of(choice))
        else:
            wound(s, p, slot, WOUND_CELL.of(choice), BY_VOLLEY if IN_VOLLEY.of(args) else BY_ARCHER)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `shoot:sappers_L@0.2`, or `none`."""
        if choice == NO_WOUND:
            return "none"
        return f"shoot:{HORDE_WORDS[s.hordes[WOUND_SLOT.of(choice)]]}@{CELL_WORDS[WOUND_CELL.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        section = SECTION_WORDS[SHOT_FROM.of(args)]
        return Say("special_shot", {"kind": troop_word(s, p, SPECIAL), "section": section})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NO_WOUND:
            return Say("option-pass")
        return spot_say(s, WOUND_SLOT.of(choice), WOUND_CELL.of(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_WOUND else [spot_id(s.hordes[WOUND_SLOT.of(choice)], WOUND_CELL.of(choice))]


def lay_token(s: GreatWall, p: int, slot: int, cell: int) -> None:
    """A Snake token covers the spot until the card is defeated (GWX-BP-43)."""
    s.covers[slot][cell] = FIRST_SOLDIER + p * STANCES + MARK
    if s.journal is not None:
        s.tell(E_TOKEN, p, [s.hordes[slot], cell])


class DropBomber(Choice[GreatWall]):
    """A bomber may drop from its firing spot onto the row-1 horde like a spearman (GWX-BP-42)."""

    rule = "GWX-BP-42"
    args = DROPPING
    choices = DROPS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The free spots of the first card; none where the bomber is gone."""
        section = DROPPED_AT.of(args)
        if s.firing[p][SHOOTERS + section] == 0:
            return [STAY]
        strokes = open_spots(s, section * ROWS_DEEP)
        return [*[DROP_CELL.put(STROKE_CELL.of(x)) + DROP_SLOT.put(STROKE_SLOT.of(x)) for x in strokes], STAY]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It frees its firing spot, and the drop is an attack of its own."""
        if choice == STAY:
            return
        section = DROPPED_AT.of(args)
        s.firing[p][SHOOTERS + section] -= 1
        if s.journal is not None:
            s.tell(E_DROPPED, p, [section])
        strike(s, p, SPECIAL, self.stroke(choice), FROM_FIRING)

    def stroke(self, choice: int) -> int:
        """The same spot as other attacks name it."""
        return STROKE_CELL.put(DROP_CELL.of(choice)) + STROKE_SLOT.put(DROP_SLOT.of(choice))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `drop:sappers_L@0.2`, or `stay`."""
        if choice == STAY:
            return "stay"
        return f"drop:{HORDE_WORDS[s.hordes[DROP_SLOT.of(choice)]]}@{CELL_WORDS[DROP_CELL.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("drop_bomber", {"section": SECTION_WORDS[DROPPED_AT.of(args)]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-stay") if choice == STAY else stroke_say(s, p, SPECIAL, self.stroke(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STAY else stroke_target(s, p, SPECIAL, self.stroke(choice))


class Flames(Step[GreatWall]):
    """A flamethrower wounds every free spot beside its own, up, down, left and right (GWX-BP-46)."""

    rule = "GWX-BP-46"
    args = BURNING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """They are wounds of a card effect and give no reward."""
        slot = BURNT_ON.of(args)
        if s.hordes[slot] < 0 or is_covered(s, slot) or not may_wound(s, slot):
            return
        for cell in reversed(beside(BURNT_AT.of(args))):
            if s.covers[slot][cell] == OPEN:
                wound(s, p, slot, cell, BY_CARD)


def beside(cell: int) -> list[int]:
    """The cells that share an edge with a cell."""
    out = [other for other in (cell - COLUMNS, cell + COLUMNS) if 0 <= other < CELLS]
    if column_of(cell) > 0:
        out.append(cell - 1)
    if column_of(cell) < COLUMNS - 1:
        out.append(cell + 1)
    return out
