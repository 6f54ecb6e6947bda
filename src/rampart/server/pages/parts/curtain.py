"""One device for several seats: a curtain between them, so that no seat sees what another holds."""

from rampart.draw import Fragment, esc
from rampart.draw.html import shape
from rampart.server.model import SeatKind
from rampart.server.pages.parts.sight import Sight, panel


def next_at_device(sight: Sight) -> int | None:
    """Another seat of the viewer's person that is asked while the viewer's own is not."""
    if sight.seat is None or not sight.playing or sight.seat in sight.s.deciders:
        return None
    person = sight.room.table.seats[sight.seat].person
    others = [sight.room.table.seats[p] for p in sight.s.deciders]
    mine = [other.number for other in others if other.kind is SeatKind.PERSON and other.person == person]
    return mine[0] if mine else None


def curtain(sight: Sight) -> list[Fragment]:
    """The curtain, where the device has to change hands."""
    seat = next_at_device(sight)
    if seat is None:
        return []
    name = sight.names[seat]
    inner = (
        f'<div class="panel">{shape(seat, "ic xl")}<h2>{esc(sight.t("curtain-head", name=name))}</h2>'
        f"<p>{esc(sight.t('curtain-note', name=name))}</p>"
        f'<a class="btn pri" href="?seat={seat}" data-curtain>{esc(sight.t("curtain-go", name=name))}</a></div>'
    )
    return [panel("ui-curtain", "", inner, "curtain", "div", 'role="dialog" aria-modal="true"')]
