"""Taking back: a button that names what it takes back, and why it is not free where it is not."""

from weakref import WeakKeyDictionary

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.kernel.errors import RampartError
from rampart.server.basics.model import Made, Undo
from rampart.server.pages.parts.sight import Sight, tool
from rampart.server.tables.room import Room
from rampart.text.decision import decision

_told: WeakKeyDictionary[Room, dict[tuple[int, str], str]] = WeakKeyDictionary()


def undo_button(sight: Sight, cls: str = "btn", bare: bool = False) -> str:
    """The button, '' where there is nothing to take back; `bare` shows the icon alone."""
    if sight.seat is None or not sight.plays_itself or sight.room.request is not None:
        return ""
    offer = sight.room.undo_offer(sight.seat)
    alone = not sight.room.held_each(but=[sight.room.table.seats[sight.seat].person])
    if offer is None:
        return ""
    what = told(sight, offer)
    free = offer.free or alone
    words = sight.t("undo-this" if free else "undo-ask", what=what) if what else sight.t("undo-last")
    why = "" if offer.free else sight.t(f"undo-{offer.why}")
    sends = 'data-act="undo"' if free else 'data-act="ask" data-what="undo"'
    sends += f' data-seat="{sight.seat}" data-to="{offer.choices[0].seq}"'
    if bare:
        return tool("ui-undo", words, sends, f"{cls} undo")
    hint = esc(f"{words}. {why}" if why else words)
    inside = f"{icon('ui-undo')}<span>{esc(words)}</span>"
    return f'<button type="button" class="{cls} undo" {sends} title="{hint}">{inside}</button>'


def told(sight: Sight, offer: Undo) -> str:
    """The choice that would be taken back, in words; it is looked up once."""
    first = offer.choices[0]
    known = _told.setdefault(sight.room, {})
    if (first.seq, sight.lang) not in known:
        known[first.seq, sight.lang] = words_of(sight, first)
    return known[first.seq, sight.lang]


def words_of(sight: Sight, made: Made) -> str:
    """A choice in the words it was offered in."""
    room = sight.room
    assert room.course is not None and room.position is not None
    line = room.position.line
    before = room.course.along(line.up_to(len(line) - len(line.since(made.seq)))).state
    try:
        asked = decision(before.view(made.seat), made.seat, sight.lang, sight.names)
    except RampartError:
        return ""
    return next((sight.spoken(option.text) for option in asked.options if option.key == made.options[0]), "")
