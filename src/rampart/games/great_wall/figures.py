"""Where the pieces of each clan are, and what follows from it where a document leaves it out."""

from typing import TYPE_CHECKING, Final

from rampart.games.great_wall.tables import (
    ARCHER,
    CLERKS,
    COMMANDS,
    FIRST_SOLDIER,
    HEADS,
    KINDS,
    OF_WALLS,
    SECTIONS,
    SHOOTERS,
    SOURCES,
    SPEARMAN,
    SPECIAL,
    STANCES,
)

if TYPE_CHECKING:
    from rampart.games.great_wall.state import GreatWall

OF_A_PLAYER: Final = ("honour", "sources", "claimed", "chosen", "support")  # Qin Jiushao has an entry in these too


def derive_rest(s: "GreatWall", given: list[str]) -> None:
    """Soldiers that stand nowhere are in the pool, cards neither chosen nor discarded in the hand; overseers are
    spearmen and all honor is of walls where nothing else is said."""
    houses = s.box.clans()
    if short_of(s):
        return
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
    taken += sum(module.shame_kept(s) for module in s.box.modules)
    s.shame_bank = max(0, s.box.shame - taken)
    for module in s.box.modules:
        module.derive(s, given)


def short_of(s: "GreatWall") -> str:
    """The first list that has no entry for each player, '' where all have: what is then wrong is said later."""
    for name in OF_A_PLAYER:
        if len(getattr(s, name)) != s.players:
            return name
    return ""


def figures_of(s: "GreatWall", c: int, kind: int) -> int:
    """How many soldiers of a kind a clan has in all, less what it sacrificed (GW-COO19)."""
    if not s.is_seat(c) and not s.box.automata[c - s.seats].has_kind(kind):
        return 0
    return s.box.figures[kind] - (s.sacrificed[c][1 + kind] if s.sacrificed else 0)


def clerks_of(s: "GreatWall", c: int) -> int:
    """How many clerks a clan has in all, less what it sacrificed."""
    all_clerks = CLERKS if s.is_seat(c) else s.box.automata[c - s.seats].clerks
    return all_clerks - (s.sacrificed[c][0] if s.sacrificed else 0)


def out_of_pool(s: "GreatWall", c: int, kind: int) -> int:
    """How many soldiers of a kind are not in the pool of a clan."""
    n = s.shamed[c][kind] + s.overseers[c].count(kind) + on_cards(s, c, kind)
    for section in range(SECTIONS):
        n += s.rest[c][section * KINDS + kind]
    if kind == ARCHER:
        n += sum(s.firing[c][:SHOOTERS])
    elif kind == SPECIAL:
        n += sum(s.firing[c][SHOOTERS:])
    for module in s.box.modules:
        n += module.posted(s, c, kind)
    return n


def on_cards(s: "GreatWall", c: int, kind: int) -> int:
    """How many soldiers of a kind a clan has on horde cards."""
    base = FIRST_SOLDIER + c * STANCES
    return sum(cells.count(base + stance) for cells in s.covers for stance in HEADS[kind])
