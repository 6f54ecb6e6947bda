"""What a position must keep to: a document written by hand that breaks it is refused, never played into a dead end."""

from typing import TYPE_CHECKING, Final

from rampart.games.great_wall.content.hearing import STAYING
from rampart.games.great_wall.content.hordes import GRIDS
from rampart.games.great_wall.content.names import HORDE_WORDS, type_of
from rampart.games.great_wall.faults_of_course import faults_of_calendar, faults_of_notes, faults_of_todo
from rampart.games.great_wall.figures import clerks_of, figures_of, out_of_pool, short_of
from rampart.games.great_wall.tables import (
    ADVISOR_ROW,
    BARRICADES,
    BROAD,
    BROAD_HEAD,
    CELLS,
    COLUMNS,
    COMMANDS,
    FIRING_SPOTS,
    FIRST_SOLDIER,
    GAP,
    IN_SETUP,
    KIND_WORDS,
    KINDS,
    LOCATION_WORDS,
    LOCATIONS,
    LOSING_SOURCES,
    MARK,
    OTHER_HALF,
    PRODUCTION,
    RIDER_EAST,
    RIDER_SOUTH,
    RIGHT_HALF,
    ROWS_DEEP,
    SECTION_WORDS,
    SECTIONS,
    SHOOTERS,
    SLOT_WORDS,
    SPOTS,
    STANCES,
    TOP_LEVEL,
    TOP_WALL,
)

if TYPE_CHECKING:
    from rampart.games.great_wall.state import GreatWall

Faults = list[tuple[str, str]]

NEXT_HORDES: Final = 2  # backs that may be seen: of the card to be placed, and of the one that tells where
OF_A_CLAN: Final = ("clerks", "pool", "shamed", "levels", "overseers", "rest", "firing", "clans")


def faults_of(s: "GreatWall") -> Faults:
    """Figures, tokens and cards of every clan must be complete, and everything stand where it can."""
    houses = s.box.clans()
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
    for c in range(s.players):
        out += faults_of_honour(s, c)
    for p in range(s.seats):
        out += faults_of_seat(s, p)
    shame = s.shame_bank + s.shame_gone + sum(s.stains) + sum(sum(mine) for mine in s.shamed)
    shame += sum(module.shame_kept(s) for module in s.box.modules)
    if shame != s.box.shame:
        out.append(("shame_bank", f"{shame} shame tokens in all, but there are {s.box.shame}"))
    for module in s.box.modules:
        out += module.faults(s)
    return out + faults_of_calendar(s, houses) + faults_of_notes(s) + faults_of_todo(s)


def faults_of_shape(s: "GreatWall", houses: int) -> Faults:
    """Every clan has its entry in every list."""
    if sorted(s.tea) != list(range(houses)):
        return [("tea", "each clan must stand in it once")]
    for name in OF_A_CLAN:
        if len(getattr(s, name)) != houses:
            return [(name, f"{houses} entries are needed, not {len(getattr(s, name))}")]
    if short_of(s):
        name = short_of(s)
        return [(name, f"{s.players} entries are needed, not {len(getattr(s, name))}")]
    if s.sacrificed and len(s.sacrificed) != houses:
        return [("sacrificed", f"{houses} entries are needed, not {len(s.sacrificed)}")]
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
        if slot % 3 and s.hordes[slot - 1] < 0 and type_of(card) not in STAYING:
            out.append((f"hordes.{SLOT_WORDS[slot]}", "the row before it is empty"))
        if slot // ROWS_DEEP < s.first_section:
            out.append((f"hordes.{SLOT_WORDS[slot]}", "section L is not in play"))
        grid = GRIDS[type_of(card)]
        if len(cells) != CELLS or any((grid[i] < 0) != (cells[i] == GAP) for i in range(len(cells))):
            out.append((f"hordes.{SLOT_WORDS[slot]}.covers", "these are not the cells of that card"))
        elif max(cells) >= FIRST_SOLDIER + houses * STANCES:
            out.append((f"hordes.{SLOT_WORDS[slot]}.covers", "somebody stands there who is not at the table"))
        elif any(not is_whole(cells, i) for i in range(CELLS)):
            out.append((f"hordes.{SLOT_WORDS[slot]}.covers", "a part of a soldier is missing"))
    for card, tokens in enumerate(s.stains):
        if tokens > s.box.shame_slots or (tokens and not any(card in mine for mine in s.claimed)):
            out.append(
                (
                    f"stains.{HORDE_WORDS[card]}",
                    f"{s.box.shame_slots} tokens at most lie on a card, and only on a claimed one",
                )
            )
    return out


def is_whole(cells: list[int], i: int) -> bool:
    """Is a cell without a rider, or does the other half of its rider stand beside it? So with all of a broad one."""
    stance = (cells[i] - FIRST_SOLDIER) % STANCES if cells[i] >= FIRST_SOLDIER else 0
    if stance >= BROAD_HEAD and stance != MARK:
        return is_whole_square(cells, i, stance)
    if OTHER_HALF[stance] == 0:
        return True
    other = i + OTHER_HALF[stance]
    mate = cells[i] + (1 if stance == RIDER_EAST or stance == RIDER_SOUTH else -1)
    return 0 <= other < CELLS and cells[other] == mate


def is_whole_square(cells: list[int], i: int, stance: int) -> bool:
    """Do all spots of the square belong to one broad soldier, with one head and its sides as they should be?"""
    base, left = cells[i] - stance, i % COLUMNS - RIGHT_HALF[stance]
    heads = 0
    for cell in (left, left + 1, left + COLUMNS, left + COLUMNS + 1):
        if not 0 <= left < COLUMNS - 1 or cells[cell] == GAP:
            continue
        part = cells[cell] - base
        if not BROAD_HEAD <= part < STANCES or part == MARK or RIGHT_HALF[part] != cell % COLUMNS - left:
            return False
        heads += 1 if part < BROAD else 0
    return heads == 1


def faults_of_figures(s: "GreatWall", c: int) -> Faults:
    """Every clan has all its clerks and soldiers somewhere."""
    out: Faults = []
    clerks = clerks_of(s, c)
    found = sum(s.clerks[c])
    for module in s.box.modules:
        found += module.clerks_kept(s, c)
    if found != clerks:
        out.append((f"clerks[{c}]", f"{found} clerks, but there are {clerks}"))
    for kind in range(KINDS):
        n = s.pool[c][kind] + out_of_pool(s, c, kind)
        figures = figures_of(s, c, kind)
        if n != figures:
            out.append((f"pool[{c}]", f"{n} of {KIND_WORDS[kind]}, but there are {figures}"))
    for location in range(PRODUCTION):
        if (s.overseers[c][location] >= 0) != (s.levels[c][location] > 0) or s.levels[c][location] > TOP_LEVEL:
            out.append((f"levels[{c}]", f"this is no level of an overseer in {LOCATION_WORDS[location]}"))
    return out


def faults_of_wall(s: "GreatWall") -> Faults:
    """Walls, barricades and firing spots within their numbers, and locations within their spots."""
    out: Faults = []
    for section in range(SECTIONS):
        if s.wall[section] > TOP_WALL or s.barricades[section] > BARRICADES:
            out.append(("wall", f"too much was built at {SECTION_WORDS[section]}"))
        elif sum(mine[section] + mine[SHOOTERS + section] for mine in s.firing) > FIRING_SPOTS[s.wall[section]]:
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
    if built or any(mine[0] + mine[SHOOTERS] for mine in s.firing) or any(any(mine[:KINDS]) for mine in s.rest):
        out.append(("wall", "section L is not in play"))
    return out


def faults_of_honour(s: "GreatWall", c: int) -> Faults:
    """Honor is what its sources say, and never below 0."""
    honour = sum(-n if i in LOSING_SOURCES else n for i, n in enumerate(s.sources[c]))
    if honour != s.honour[c]:
        return [(f"sources[{c}]", f"they make {honour} honour, not {s.honour[c]}")]
    return [(f"honour[{c}]", "honour never falls below 0")] if s.honour[c] < 0 else []


def faults_of_seat(s: "GreatWall", p: int) -> Faults:
    """All six command cards are somewhere, and a general leads once the game runs."""
    out: Faults = []
    cards = s.commands[p] + s.command_discard[p] + ([s.chosen[p]] if s.chosen[p] >= 0 else [])
    if sorted(cards) != list(range(COMMANDS)):
        out.append((f"commands[{p}]", "hand, track and discard are not the six command cards"))
    if s.season != IN_SETUP and s.generals[p] < 0:
        out.append((f"generals[{p}]", "without a general the game does not begin"))
    return out
