"""Hints for observations: what is kept by clan, which values name one, and the room for hands."""

from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CELLS, COVER_WORDS, MOST_CLANS, STANCE_WORDS
from rampart.kernel.fields import ANY, BAGS, HANDS, LIST, NUMBER, ROWS, Field
from rampart.kernel.observation import Hints, SeatCode
from rampart.kernel.state import State

COVERED = SeatCode(first=3, inner=len(STANCE_WORDS))  # what lies in a cell: nothing, a wound, or someone's soldier
A_CLAN = (-1, MOST_CLANS - 1)
NOT_BY_CLAN = ("tea", "track", "common")
ROOM = {
    "claimed": 10,
    "commands": 6,
    "command_discard": 6,
    "dealt_generals": 4,
    "boxed_generals": 4,
    "advisors": 8,
    "support": 8,
    "tactics": 8,
}


def kept_by_clan(s: GreatWall) -> list[Field]:
    """The fields with an entry or a row for every clan."""
    return [
        f for f in s.fields()
        if f.length == ANY and f.name not in NOT_BY_CLAN and not f.columns
        and (f.kind in (BAGS, HANDS, ROWS) or (f.kind == LIST and not f.pool))
    ]  # fmt: skip


def of_modules(s: GreatWall) -> list[tuple[str, Field]]:
    """The fields that modules keep on the table, by their paths."""
    return [(f"{part.word}.{f.name}", f) for part in s.parts for f in part.fields()]


def hints(s: State) -> Hints:
    """What the fields do not say of themselves; the Reed clan keeps its place behind the seats."""
    assert isinstance(s, GreatWall)
    houses = s.houses()
    by_clan = kept_by_clan(s)
    clan = SeatCode()
    return Hints(
        room={
            **{f.name: len(getattr(s, f.name)) or houses for f in by_clan if f.kind == LIST},
            "tea": houses,
            "track": houses,
            "common": 16,
            "overseers": len(s.levels[0]),
            "next_horde": 1,
            "advisor_row": 6,
            **ROOM,
            **{path: CELLS for path, f in of_modules(s) if f.kind == ROWS and f.words is COVER_WORDS},
        },
        rows={
            **{f.name: len(getattr(s, f.name)) or houses for f in by_clan if f.kind != LIST},
            **{f.name: 8 for f in s.fields() if f.columns},
        },
        by_seat={f.name: 1 for f in by_clan},
        seats={
            "active": clan,
            "ruler": clan,
            "tea": clan,
            "track": clan,
            "covers": COVERED,
            "bonuses.seat": clan,
            "common_uses.seat": clan,
            "moment.player": clan,
            "defeat.claimant": clan,
            "spying.spied_on": clan,
            **{path: COVERED for path, f in of_modules(s) if f.words is COVER_WORDS},
            **{path: clan for path, f in of_modules(s) if f.kind == NUMBER and (f.low, f.high) == A_CLAN},
        },
        left_out={f"{x.word}.{name}": why for x in s.box.modules for name, why in x.unobserved().items()},
        sections=3,
        section_room=12,
        draft=2,
    )
