"""What the calendar, the notes and the steps still to be done must keep to in a position document."""

from typing import TYPE_CHECKING, Final

from rampart.games.great_wall.arguments import TURN_SLOT
from rampart.games.great_wall.codes import (
    S_ABILITY_DONE,
    S_ACTIVATION_STEP,
    S_ADVANCE_TIME,
    S_ATTACKED,
    S_BREACH_SHAME,
    S_BUILT,
    S_CHOOSE_SLOT,
    S_CLERKS_DONE,
    S_CLERKS_OF,
    S_DO,
    S_DONATION_STEP,
    S_DRAWN,
    S_END_FRAME,
    S_END_RECRUITING,
    S_FRAME,
    S_FRAME_FOR,
    S_HAND_LIMIT,
    S_INCOME,
    S_MOVED,
    S_NEXT_LOCATION,
    S_NEXT_TURN,
    S_OPPORTUNITY,
    S_PRODUCE,
    S_PROMOTION_STEP,
    S_RECRUITED,
    S_REED_SLOT,
    S_REWARD,
    S_SCORE_ARTIFACTS,
    S_SCORE_HORDES,
    S_SCORE_SHAME,
    S_SHAME_DUE,
    S_SHAMED,
    S_SPRING,
    S_TACTIC_DONE,
    S_WORK,
    S_YEAR,
)
from rampart.games.great_wall.content.hearing import LIMITED
from rampart.games.great_wall.tables import LETHALITY, NO_CLAN, SECTIONS
from rampart.kernel.codec import PLACE
from rampart.kernel.frame import CLOSE, NOBODY, args_of, code_of, layout_of, player_of, section_of
from rampart.kernel.rules import FIRST_STEP

if TYPE_CHECKING:
    from rampart.games.great_wall.state import GreatWall

Faults = list[tuple[str, str]]

IN_A_TURN: Final = (S_FRAME, S_END_FRAME, S_ACTIVATION_STEP, S_NEXT_LOCATION)
TO_SPRING: Final = (S_SPRING, S_ADVANCE_TIME)
NEED_SEAT: Final = (
    S_OPPORTUNITY, S_DO, S_ABILITY_DONE, S_TACTIC_DONE, S_INCOME, S_FRAME_FOR, S_ACTIVATION_STEP, S_CLERKS_OF, S_WORK,
    S_CLERKS_DONE, S_PRODUCE, S_PROMOTION_STEP, S_DONATION_STEP, S_RECRUITED, S_END_RECRUITING, S_REWARD, S_ATTACKED,
    S_BUILT, S_MOVED, S_DRAWN, S_HAND_LIMIT, S_BREACH_SHAME, S_SHAME_DUE, S_SHAMED, S_SCORE_SHAME, S_SCORE_HORDES,
    S_SCORE_ARTIFACTS,
)  # fmt: skip
LONGEST_TRACK: Final = 5  # slots for command cards


def faults_of_calendar(s: "GreatWall", houses: int) -> Faults:
    """The time token is on its track, and the command track holds cards that were played."""
    out: Faults = []
    last = len(LETHALITY[s.side]) - 1
    pending = [code_of(f) for f in s.stack]
    if s.space > last:
        out.append(("space", f"{s.space} is not from 0 to {last}"))
    elif s.space == last and s.box.instead[S_ADVANCE_TIME] == S_ADVANCE_TIME and to_spring(s, pending):
        out.append(("space", "no spring comes after the last space"))
    if s.active >= houses or s.ruler >= s.players:
        out.append(("active", f"there is no clan {max(s.active, s.ruler)}"))
    elif (s.active < 0 and any(x in pending for x in IN_A_TURN)) or (s.ruler < 0 and S_FRAME in pending):
        out.append(("active", "in a turn somebody is active, and decides for that clan"))
    laid = [c for c in s.track if c >= 0]
    if len(s.track) > LONGEST_TRACK or len(set(laid)) < len(laid):
        out.append(("track", "every clan has one slot on it"))
    for c in laid:
        if c >= houses or (c != s.reed and s.chosen[c] < 0):
            out.append(("track", f"clan {c} has played no command card"))
    to_be_laid = pending.count(S_CHOOSE_SLOT) + pending.count(S_REED_SLOT)
    if S_NEXT_TURN in pending and len(laid) < len(s.track) and not to_be_laid:
        out.append(("track", "a slot is empty"))
    elif len(laid) + to_be_laid > len(s.track):
        out.append(("track", f"{len(s.track) - len(laid)} slots are free for {to_be_laid} cards"))
    return out


def to_spring(s: "GreatWall", pending: list[int]) -> bool:
    """Will there be another spring? A module that moves the time token in its own way knows what it then does."""
    return any(x in pending for x in TO_SPRING) or (s.year > 1 and S_YEAR in pending)


def faults_of_notes(s: "GreatWall") -> Faults:
    """Noted uses are of abilities with a limit, and one-off modifiers belong to a procedure that is under way."""
    out: Faults = []
    sections = [section_of(f) for f in s.stack if code_of(f) == CLOSE]
    for i, row in enumerate(s.uses):
        if row[0] not in LIMITED:
            out.append((f"uses[{i}].ability", "this is no ability with a limit"))
    for i, card in enumerate(s.common):
        if card not in s.box.common:
            out.append((f"common[{i}]", "this card is not in play"))
    for i, row in enumerate(s.common_uses):
        if row[0] not in LIMITED:
            out.append((f"common_uses[{i}].ability", "this is no ability with a limit"))
    for i, row in enumerate(s.bonuses):
        if row[5] not in sections:
            out.append((f"bonuses[{i}].place", "this is no modifier of a procedure that is under way"))
        elif row[1] >= s.players and row[1] != NO_CLAN:
            out.append((f"bonuses[{i}].seat", f"there is no seat {row[1]}"))
    return out


def faults_of_todo(s: "GreatWall") -> Faults:
    """Steps that are someone's have a seat; sections and procedures that steps speak of are there."""
    out: Faults = []
    layouts = [layout.name for layout in s.rules.layouts]
    for i, f in enumerate(reversed(s.stack)):
        if code_of(f) < FIRST_STEP:
            continue
        if player_of(f) == NOBODY and (code_of(f) in NEED_SEAT or code_of(f) in s.box.seated):
            out.append((f"todo[{i}].seat", "whose it is must be said"))
        if code_of(f) == S_NEXT_TURN and TURN_SLOT.of(args_of(f)) > len(s.track):
            out.append((f"todo[{i}].slot", f"{TURN_SLOT.of(args_of(f))} is too much"))
        for part in s.rules.steps[code_of(f)].args.parts:
            value = part.of(args_of(f))
            if part.name == "section" and not s.first_section <= value < SECTIONS:
                out.append((f"todo[{i}].section", f"{value} is no section in play"))
            if part.domain.kind != PLACE or value < 0:
                continue
            if not is_section(s, layouts.index(part.name) if part.name in layouts else -1, value):
                out.append((f"todo[{i}].{part.name}", f"there is none at {value}"))
    return out


def is_section(s: "GreatWall", layout: int, place: int) -> bool:
    """Does a section of that layout (-1: of any) lie at a place of the pad?"""
    sections = [f for f in s.stack if code_of(f) == CLOSE and section_of(f) == place]
    return any(layout < 0 or layout_of(f) == layout for f in sections)
