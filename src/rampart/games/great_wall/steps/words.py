"""Keys, words and piece ids that several steps share.

Ids of pieces on the table, as `target` names them: `location-quarry`, `section-L`, `wall-L`, `barricade-L`, `rest-L`,
`rest-L-0-archer`, `firing-L`, `firing-L-0`, `horde-outriders_L`, `spot-outriders_L-0.2` (row and column),
`advisor-alchemist` (in the row), `card-alchemist` (a general or active advisor), `tactic-retreat`, `tactic-deck`,
`command-economy`, `command-discard-0`, `slot-1`, `tea-0` (clan), `clerks-0-quarry`, `clerks-0-unhired`,
`resource-0-wood`, `warehouse-wood`, `overseer-0-quarry`, `pool-0-archer`, `shame-0-archer`, `claimed-outriders_L`,
`clan-monkey`.
"""

from typing import Final

from rampart.games.great_wall.content.hordes import GRIDS
from rampart.games.great_wall.content.names import HORDE_BACKS, HORDE_TYPES, HORDE_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    FIRST_SOLDIER,
    HORSEMAN,
    KIND_WORDS,
    ON_FIRING,
    OTHER_HALF,
    REWARD_WORDS,
    RIDER_EAST,
    RIDER_SOUTH,
    SECTION_WORDS,
    STANCES,
)
from rampart.kernel.step import Say

PASS_WORDS: Final = "option-pass"


def card_name(card: int) -> str:
    """The type of a horde card: its copies differ in their backs alone."""
    return HORDE_TYPES[card // 3]


def spot_id(card: int, cell: int) -> str:
    """The id of a vital spot."""
    return f"spot-{HORDE_WORDS[card]}-{cell // 6}.{cell % 6}"


def other_cell(stroke: int) -> int:
    """The second cell that a horseman covers."""
    return stroke % 24 // 2 + OTHER_HALF[RIDER_SOUTH if stroke % 2 else RIDER_EAST]


def spot_name(cell: int) -> str:
    """Row and column of a cell."""
    return f"{cell // 6}.{cell % 6}"


def other_half(s: GreatWall, slot: int, cell: int) -> int:
    """The second cell of the horseman who stands there; of any other soldier the same cell."""
    return cell + OTHER_HALF[(s.covers[slot][cell] - FIRST_SOLDIER) % STANCES]


def stroke_key(s: GreatWall, kind: int, stroke: int) -> str:
    """As in `outriders_L@0.2`, for a horseman `outriders_L@0.2+0.3`."""
    cell = stroke % 24 // 2
    key = f"{HORDE_WORDS[s.hordes[stroke // 24]]}@{cell // 6}.{cell % 6}"
    if kind == HORSEMAN:
        other = other_cell(stroke)
        key += f"+{other // 6}.{other % 6}"
    return key


def horde_args(s: GreatWall, slot: int) -> dict[str, int | str]:
    """Which horde it is: its type and where it lies, for two of a type may lie before the wall."""
    return {"horde": card_name(s.hordes[slot]), "section": SECTION_WORDS[slot // 3], "row": slot % 3 + 1}


def spot_say(s: GreatWall, slot: int, cell: int) -> Say:
    """The card and a spot of it, for a wound that earns nothing."""
    line, column = cell // 6 + 1, cell % 6 + 1
    return Say("option-spot", {**horde_args(s, slot), "line": line, "column": column, "reward": "none"})


def stroke_say(s: GreatWall, kind: int, stroke: int) -> Say:
    """The card, the spot and its reward; of a horseman both spots."""
    slot, cell = stroke // 24, stroke % 24 // 2
    grid = GRIDS[s.hordes[slot] // 3]
    args = {**horde_args(s, slot), "line": cell // 6 + 1, "column": cell % 6 + 1, "reward": REWARD_WORDS[grid[cell]]}
    if kind != HORSEMAN:
        return Say("option-spot", args)
    other = other_cell(stroke)
    args["second_line"] = other // 6 + 1
    args["second_column"] = other % 6 + 1
    args["second"] = REWARD_WORDS[grid[other]]
    return Say("option-spots", args)


def save_say(s: GreatWall, kind: int, slot: int) -> Say:
    """Whom to save, and where he stands."""
    if slot == ON_FIRING:
        return Say("option-save-archer")
    return Say("option-save", {"kind": KIND_WORDS[kind], **horde_args(s, slot)})


def trophy_args(card: int) -> dict[str, int | str]:
    """A claimed horde: its type and its back, which tells copies apart."""
    return {"horde": card_name(card), "section": SECTION_WORDS[HORDE_BACKS[card]]}


def stroke_target(s: GreatWall, kind: int, stroke: int) -> list[str]:
    """The spots that are covered."""
    card = s.hordes[stroke // 24]
    out = [spot_id(card, stroke % 24 // 2)]
    if kind == HORSEMAN:
        out.append(spot_id(card, other_cell(stroke)))
    return out
