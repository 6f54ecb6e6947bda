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
from rampart.games.great_wall.content.names import HORDE_BACKS, HORDE_TYPES, HORDE_WORDS, type_of
from rampart.games.great_wall.spots import STROKE_CELL, STROKE_SLOT, other_cell
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ARCHER,
    AT_REST,
    BASE_KINDS,
    CELL_WORDS,
    HORSEMAN,
    ON_FIRING,
    RESOURCE_WORDS,
    REWARD_WORDS,
    SECTION_WORDS,
    WHERE_WORDS,
    column_of,
    line_of,
    row_of,
    section_of,
)
from rampart.games.great_wall.tokens import SHAMED_KIND, SHAMED_SOLDIER, STAINED_CARD
from rampart.games.great_wall.troops import troop_of, troop_word
from rampart.kernel.step import Say

PASS_WORDS: Final = "option-pass"


def card_name(card: int) -> str:
    """The type of a horde card: its copies differ in their backs alone."""
    return HORDE_TYPES[type_of(card)]


def spot_id(card: int, cell: int) -> str:
    """The id of a vital spot."""
    return f"spot-{HORDE_WORDS[card]}-{CELL_WORDS[cell]}"


def spots_of(s: GreatWall, p: int, kind: int, stroke: int) -> list[int]:
    """The cells that a stroke covers: one, of a horseman two, of a troop what it says."""
    if kind >= BASE_KINDS:
        return troop_of(s, kind).cells(s, p, stroke)
    return [STROKE_CELL.of(stroke), other_cell(stroke)] if kind == HORSEMAN else [STROKE_CELL.of(stroke)]


def stroke_key(s: GreatWall, p: int, kind: int, stroke: int) -> str:
    """As in `outriders_L@0.2`, for a horseman `outriders_L@0.2+0.3`."""
    spots = "+".join(CELL_WORDS[cell] for cell in spots_of(s, p, kind, stroke))
    return f"{HORDE_WORDS[s.hordes[STROKE_SLOT.of(stroke)]]}@{spots}"


def too_dear(s: GreatWall, p: int, resource: int, need: int) -> Say:
    """Why something is refused that costs more of a resource than the player has."""
    return Say("why-too-dear", {"resource": RESOURCE_WORDS[resource], "need": need, "have": s.resources[p][resource]})


def horde_args(s: GreatWall, slot: int) -> dict[str, int | str]:
    """Which horde it is: its type and where it lies, for two of a type may lie before the wall."""
    return {"horde": card_name(s.hordes[slot]), "section": SECTION_WORDS[section_of(slot)], "row": row_of(slot) + 1}


def spot_say(s: GreatWall, slot: int, cell: int) -> Say:
    """The card and a spot of it, for a wound that earns nothing."""
    line, column = line_of(cell) + 1, column_of(cell) + 1
    return Say("option-spot", {**horde_args(s, slot), "line": line, "column": column, "reward": "none"})


def stroke_say(s: GreatWall, p: int, kind: int, stroke: int) -> Say:
    """The card, the spot and its reward; of a horseman both spots, of a broad soldier how many it takes."""
    slot, cell = STROKE_SLOT.of(stroke), STROKE_CELL.of(stroke)
    grid = GRIDS[type_of(s.hordes[slot])]
    args = horde_args(s, slot)
    args["line"] = line_of(cell) + 1
    args["column"] = column_of(cell) + 1
    args["reward"] = REWARD_WORDS[grid[cell]]
    if kind >= BASE_KINDS and len(spots_of(s, p, kind, stroke)) > 1:
        args["n"] = len(spots_of(s, p, kind, stroke))
        return Say("option-square", args)
    if kind != HORSEMAN:
        return Say("option-spot", args)
    other = other_cell(stroke)
    args["second_line"] = line_of(other) + 1
    args["second_column"] = column_of(other) + 1
    args["second"] = REWARD_WORDS[grid[other]]
    return Say("option-spots", args)


def save_say(s: GreatWall, p: int, kind: int, slot: int) -> Say:
    """Whom to save, and where he stands."""
    if slot == ON_FIRING and kind == ARCHER:
        return Say("option-save-archer")
    if slot == ON_FIRING or slot == AT_REST:
        return Say("option-save-away", {"kind": troop_word(s, p, kind), "where": WHERE_WORDS[slot]})
    return Say("option-save", {"kind": troop_word(s, p, kind), **horde_args(s, slot)})


def trophy_args(card: int) -> dict[str, int | str]:
    """A claimed horde: its type and its back, which tells copies apart."""
    return {"horde": card_name(card), "section": SECTION_WORDS[HORDE_BACKS[card]]}


def stroke_target(s: GreatWall, p: int, kind: int, stroke: int) -> list[str]:
    """The spots that are covered."""
    card = s.hordes[STROKE_SLOT.of(stroke)]
    return [spot_id(card, cell) for cell in spots_of(s, p, kind, stroke)]


def token_say(s: GreatWall, p: int, token: int) -> Say:
    """Which shame token is removed."""
    if SHAMED_SOLDIER.has(token):
        return Say("option-unshame-soldier", {"kind": troop_word(s, p, SHAMED_KIND.of(token))})
    return Say("option-unshame-horde", trophy_args(STAINED_CARD.of(token)))


def token_target(s: GreatWall, p: int, token: int) -> list[str]:
    """Where a shame token lies."""
    if SHAMED_SOLDIER.has(token):
        return [f"shame-{p}-{troop_word(s, p, SHAMED_KIND.of(token))}"]
    return [f"claimed-{HORDE_WORDS[STAINED_CARD.of(token)]}"]
