"""What a position must keep to: a document written by hand that breaks it is refused, never played into a dead end."""

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
from rampart.games.great_wall.content.hordes import GRIDS
from rampart.games.great_wall.content.names import HORDE_WORDS, type_of
from rampart.games.great_wall.tables import (
    ADVISOR_ROW,
    ARCHER,
    BARRICADES,
    CELLS,
    CLERKS,
    COMMANDS,
    FIGURES,
    FIRING_SPOTS,
    FIRST_SOLDIER,
    GAP,
    HORSEMAN,
    IN_SETUP,
    KIND_WORDS,
    KINDS,
    LETHALITY,
    LOCATION_WORDS,
    LOCATIONS,
    LOSING_SOURCES,
    NO_CLAN,
    OF_WALLS,
    OTHER_HALF,
    PRODUCTION,
    REED_CLERKS,
    RIDER_EAST,
    RIDER_SOUTH,
    SECTION_WORDS,
    SECTIONS,
    SHAME_PER_PLAYER,
    SHAME_SLOTS,
    SLOT_WORDS,
    SOURCES,
    SPEARMAN,
    SPOTS,
    STANCES,
    TOP_LEVEL,
    TOP_WALL,
)
from rampart.kernel.codec import PLACE
from rampart.kernel.frame import NOBODY, args_of, code_of, layout_of, player_of, section_of
from rampart.kernel.machine import CLOSE
from rampart.kernel.rules import FIRST_STEP

if TYPE_CHECKING:
    from rampart.games.great_wall.state import GreatWall

Faults = list[tuple[str, str]]

NEXT_HORDES: Final = 2  # backs that may be seen: of the card to be placed, and of the one that tells where
IN_A_TURN: Final = (S_FRAME, S_END_FRAME, S_ACTIVATION_STEP, S_NEXT_LOCATION)
TO_SPRING: Final = (S_SPRING, S_ADVANCE_TIME)
NEED_SEAT: Final = (
    S_OPPORTUNITY, S_DO, S_ABILITY_DONE, S_TACTIC_DONE, S_INCOME, S_FRAME_FOR, S_ACTIVATION_STEP, S_CLERKS_OF, S_WORK,
    S_CLERKS_DONE, S_PRODUCE, S_PROMOTION_STEP, S_DONATION_STEP, S_RECRUITED, S_END_RECRUITING, S_REWARD, S_ATTACKED,
    S_BUILT, S_MOVED, S_DRAWN, S_HAND_LIMIT, S_BREACH_SHAME, S_SHAME_DUE, S_SHAMED, S_SCORE_SHAME, S_SCORE_HORDES,
    S_SCORE_ARTIFACTS,
)  # fmt: skip
LONGEST_TRACK: Final = 5  # slots for command cards
OF_A_CLAN: Final = ("clerks", "pool", "shamed", "levels", "overseers", "rest", "firing", "clans")


def derive_rest(s: "GreatWall", given: list[str]) -> None:
    """Soldiers that stand nowhere are in the pool, cards neither chosen nor discarded in the hand; overseers are
    spearmen and all honour is of walls where nothing else is said."""
    houses = s.seats + (1 if s.reed >= 0 else 0)
    if "overseers" not in given and "levels" in given:
        s.overseers = [[SPEARMAN if n else -1 for n in mine] for mine in s.levels]
    if "sources" not in given and "honour" in given:
        s.sources = [[n if i == OF_WALLS else 0 for i in range(SOURCES)] for n in s.honour]
    if min(len(s.shamed), len(s.overseers), len(s.rest), len(s.firing)) == houses:
        kinds = range(KINDS)
        s.pool = [[max(0, figures_of(s, c, x) - out_of_pool(s, c, x)) for x in kinds] for c in range(houses)]
    gone = [[*s.command_discard[p], s.chosen[p]] for p in range(s.seats)]
    s.commands = [[card for card in range(COMMANDS) if card not in gone[p]] for p in range(s.seats)]
    taken = s.shame_gone + sum(s.stains) + sum(sum(mine) for mine in s.shamed)
    s.shame_bank = max(0, SHAME_PER_PLAYER * s.seats - taken)


def figures_of(s: "GreatWall", c: int, kind: int) -> int:
    """How many soldiers of a kind a clan has in all."""
    return FIGURES[kind] if c != s.reed or kind == SPEARMAN else 0


def out_of_pool(s: "GreatWall", c: int, kind: int) -> int:
    """How many of them are not in its pool."""
    n = s.shamed[c][kind] + s.overseers[c].count(kind) + on_cards(s, c, kind)
    n += s.rest[c][kind] + s.rest[c][KINDS + kind] + s.rest[c][2 * KINDS + kind]
    return n + (sum(s.firing[c]) if kind == ARCHER else 0)


def faults_of(s: "GreatWall") -> Faults:
    """Figures, tokens and cards of every clan must be complete, and everything stand where it can."""
    houses = s.seats + (1 if s.reed >= 0 else 0)
    out = faults_of_shape(s, houses)
    if out:
        return out
    out = faults_of_hordes(s, houses)
    if out:
        return out
    for c in range(houses):
        out += faults_of_figures(s, c)
    out += faults_of_wall(s)
    if s.reed >= 0:
        out += faults_of_reed(s)
    for p in range(s.seats):
        out += faults_of_seat(s, p)
    shame = s.shame_bank + s.shame_gone + sum(s.stains) + sum(sum(mine) for mine in s.shamed)
    if shame != SHAME_PER_PLAYER * s.seats:
        out.append(("shame_bank", f"{shame} shame tokens in all, but there are {SHAME_PER_PLAYER * s.seats}"))
    return out + faults_of_calendar(s, houses) + faults_of_notes(s) + faults_of_todo(s)


def faults_of_shape(s: "GreatWall", houses: int) -> Faults:
    """Every clan has its entry in every list."""
    if sorted(s.tea) != list(range(houses)):
        return [("tea", "each clan must stand in it once")]
    for name in OF_A_CLAN:
        if len(getattr(s, name)) != houses:
            return [(name, f"{houses} entries are needed, not {len(getattr(s, name))}")]
    out: Faults = []
    for c in range(houses):
        if len(s.overseers[c]) != PRODUCTION:
            out.append((f"overseers[{c}]", f"{PRODUCTION} entries are needed, not {len(s.overseers[c])}"))
    if len(s.advisor_row) > ADVISOR_ROW or len(s.next_horde) > NEXT_HORDES:
        out.append(("advisor_row", "more cards lie open than there is room for"))
    taken = [clan for clan in s.clans if clan >= 0]
    if len(set(taken)) < len(taken):
        out.append(("clans", "two have chosen the same"))
    return out


def faults_of_hordes(s: "GreatWall", houses: int) -> Faults:
    """Cards lie without gaps from the wall on, their cells are those printed, and only clans of the table stand there.

    Shame lies on claimed cards alone.
    """
    out: Faults = []
    for slot, card in enumerate(s.hordes):
        cells = s.covers[slot]
        if card < 0:
            if cells:
                out.append((f"hordes.{SLOT_WORDS[slot]}.covers", "there is no horde card there"))
            continue
        if slot % 3 and s.hordes[slot - 1] < 0:
            out.append((f"hordes.{SLOT_WORDS[slot]}", "the row before it is empty"))
        if s.reed >= 0 and slot < 3:
            out.append((f"hordes.{SLOT_WORDS[slot]}", "section L is not in play"))
        grid = GRIDS[type_of(card)]
        if len(cells) != CELLS or any((grid[i] < 0) != (cells[i] == GAP) for i in range(len(cells))):
            out.append((f"hordes.{SLOT_WORDS[slot]}.covers", "these are not the cells of that card"))
        elif max(cells) >= FIRST_SOLDIER + houses * STANCES:
            out.append((f"hordes.{SLOT_WORDS[slot]}.covers", "somebody stands there who is not at the table"))
        elif any(not has_other_half(cells, i) for i in range(CELLS)):
            out.append((f"hordes.{SLOT_WORDS[slot]}.covers", "half of a horseman is missing"))
    for card, tokens in enumerate(s.stains):
        if tokens > SHAME_SLOTS or (tokens and not any(card in mine for mine in s.claimed)):
            out.append(
                (
                    f"stains.{HORDE_WORDS[card]}",
                    f"{SHAME_SLOTS} tokens at most lie on a card, and only on a claimed one",
                )
            )
    return out


def has_other_half(cells: list[int], i: int) -> bool:
    """Is a cell without a rider, or does the other half of its rider stand beside it?"""
    if cells[i] < FIRST_SOLDIER or (cells[i] - FIRST_SOLDIER) % STANCES == 0:
        return True
    stance = (cells[i] - FIRST_SOLDIER) % STANCES
    other = i + OTHER_HALF[stance]
    mate = cells[i] + (1 if stance == RIDER_EAST or stance == RIDER_SOUTH else -1)
    return 0 <= other < CELLS and cells[other] == mate


def faults_of_figures(s: "GreatWall", c: int) -> Faults:
    """Every clan has all its clerks and soldiers somewhere."""
    out: Faults = []
    clerks = REED_CLERKS if c == s.reed else CLERKS
    if sum(s.clerks[c]) != clerks:
        out.append((f"clerks[{c}]", f"{sum(s.clerks[c])} clerks, but there are {clerks}"))
    for kind in range(KINDS):
        n = s.pool[c][kind] + out_of_pool(s, c, kind)
        figures = figures_of(s, c, kind)
        if n != figures:
            out.append((f"pool[{c}]", f"{n} of {KIND_WORDS[kind]}, but there are {figures}"))
    for location in range(PRODUCTION):
        if (s.overseers[c][location] >= 0) != (s.levels[c][location] > 0) or s.levels[c][location] > TOP_LEVEL:
            out.append((f"levels[{c}]", f"this is no level of an overseer in {LOCATION_WORDS[location]}"))
    return out


def on_cards(s: "GreatWall", c: int, kind: int) -> int:
    """How many soldiers of a kind a clan has on horde cards."""
    base = FIRST_SOLDIER + c * STANCES
    n = 0
    for cells in s.covers:
        if kind == SPEARMAN:
            n += cells.count(base)
        elif kind == HORSEMAN:
            n += cells.count(base + RIDER_EAST) + cells.count(base + RIDER_SOUTH)
    return n


def faults_of_wall(s: "GreatWall") -> Faults:
    """Walls, barricades and firing spots within their numbers, and locations within their spots."""
    out: Faults = []
    for section in range(SECTIONS):
        if s.wall[section] > TOP_WALL or s.barricades[section] > BARRICADES:
            out.append(("wall", f"too much was built at {SECTION_WORDS[section]}"))
        elif sum(mine[section] for mine in s.firing) > FIRING_SPOTS[s.wall[section]]:
            out.append(("firing", f"more archers than firing spots at {SECTION_WORDS[section]}"))
    for location in range(LOCATIONS):
        if s.in_location(location) > SPOTS[s.side][location]:
            out.append(("clerks", f"more clerks than spots in {LOCATION_WORDS[location]}"))
    return out


def faults_of_reed(s: "GreatWall") -> Faults:
    """With two players nothing is at section L, and of the Reed clan only clerks at work and spearmen (GW-REE06)."""
    out: Faults = []
    clerks = s.clerks[s.reed]
    if max(clerks) > 1 or any(clerks[LOCATIONS:]):
        out.append((f"clerks[{s.reed}]", "the Reed clan has three clerks in three locations"))
    if sum(s.rest[s.reed]) + sum(s.levels[s.reed]) + sum(s.shamed[s.reed]):
        out.append((f"rest[{s.reed}]", "soldiers of the Reed clan stand on horde cards or in its pool"))
    built = s.wall[0] + s.barricades[0]
    if built or any(mine[0] for mine in s.firing) or any(any(mine[:KINDS]) for mine in s.rest):
        out.append(("wall", "section L is not in play"))
    return out


def faults_of_seat(s: "GreatWall", p: int) -> Faults:
    """All six command cards are somewhere, honour is what its sources say, and a general leads once the game runs."""
    out: Faults = []
    cards = s.commands[p] + s.command_discard[p] + ([s.chosen[p]] if s.chosen[p] >= 0 else [])
    if sorted(cards) != list(range(COMMANDS)):
        out.append((f"commands[{p}]", "hand, track and discard are not the six command cards"))
    honour = sum(-n if i in LOSING_SOURCES else n for i, n in enumerate(s.sources[p]))
    if honour != s.honour[p]:
        out.append((f"sources[{p}]", f"they make {honour} honour, not {s.honour[p]}"))
    if s.honour[p] < 0:
        out.append((f"honour[{p}]", "honour never falls below 0"))
    if s.season != IN_SETUP and s.generals[p] < 0:
        out.append((f"generals[{p}]", "without a general the game does not begin"))
    return out


def faults_of_calendar(s: "GreatWall", houses: int) -> Faults:
    """The time token is on its track, and the command track holds cards that were played."""
    out: Faults = []
    last = len(LETHALITY[s.side]) - 1
    pending = [code_of(f) for f in s.stack]
    if s.space > last:
        out.append(("space", f"{s.space} is not from 0 to {last}"))
    elif s.space == last and (any(x in pending for x in TO_SPRING) or (s.year > 1 and S_YEAR in pending)):
        out.append(("space", "no spring comes after the last space"))
    if s.active >= houses or s.ruler >= s.seats:
        out.append(("active", f"there is no clan {max(s.active, s.ruler)}"))
    elif (s.active < 0 and any(x in pending for x in IN_A_TURN)) or (s.ruler < 0 and S_FRAME in pending):
        out.append(("active", "in a turn somebody is active, and decides for that clan"))
    laid = [c for c in s.track if c >= 0]
    if len(s.track) > LONGEST_TRACK or len(set(laid)) < len(laid):
        out.append(("track", "every clan has one slot on it"))
    for c in laid:
        if c >= houses or (c != s.reed and s.chosen[c] < 0):
            out.append(("track", f"clan {c} has played no command card"))
    if S_NEXT_TURN in pending and len(laid) < len(s.track) and not (S_CHOOSE_SLOT in pending or S_REED_SLOT in pending):
        out.append(("track", "a slot is empty"))
    return out


def faults_of_notes(s: "GreatWall") -> Faults:
    """Noted uses are of abilities with a limit, and one-off modifiers belong to a procedure that is under way."""
    out: Faults = []
    sections = [section_of(f) for f in s.stack if code_of(f) == CLOSE]
    for i, row in enumerate(s.uses):
        if row[0] not in LIMITED:
            out.append((f"uses[{i}].ability", "this is no ability with a limit"))
    for i, row in enumerate(s.bonuses):
        if row[5] not in sections:
            out.append((f"bonuses[{i}].place", "this is no modifier of a procedure that is under way"))
        elif row[1] >= s.seats and row[1] != NO_CLAN:
            out.append((f"bonuses[{i}].seat", f"there is no seat {row[1]}"))
    return out


def faults_of_todo(s: "GreatWall") -> Faults:
    """Steps that are somebody's have a seat; sections and procedures that steps speak of are there."""
    out: Faults = []
    layouts = [layout.name for layout in s.rules.layouts]
    for i, f in enumerate(reversed(s.stack)):
        if code_of(f) < FIRST_STEP:
            continue
        if player_of(f) == NOBODY and code_of(f) in NEED_SEAT:
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
