"""One device for several seats: a curtain between them, so that no seat sees what another holds."""

from rampart.draw import Fragment, esc
from rampart.draw.html import shape
from rampart.server.pages.parts.sight import Sight, act, panel


def next_at_device(sight: Sight) -> int | None:
    """Another seat of the viewer's person that is asked, and not passed for, while the viewer's own is not asked."""
    if sight.seat is None or not sight.playing or sight.seat in sight.s.deciders:
        return None
    person = sight.room.table.seats[sight.seat].person
    others = [sight.room.table.seats[p] for p in sight.s.deciders]
    mine = [other.number for other in others if other.person == person and sight.room.asks(other.number)]
    return mine[0] if mine else None


def curtain(sight: Sight, seat: int) -> Fragment:
    """The curtain, all that the page shows while the device changes hands."""
    name = sight.names[seat]
    inner = (
        f'<div class="panel">{shape(seat, "ic xl")}<h2>{esc(sight.t("curtain-head", name=name))}</h2>'
        f"<p>{esc(sight.t('curtain-note', name=name))}</p>"
        f'<div class="btns">{take_back(sight)}'
        f'<a class="btn pri" href="?seat={seat}" data-curtain>{esc(sight.t("curtain-go", name=name))}</a></div></div>'
    )
    named = f'role="dialog" aria-modal="true" aria-label="{esc(sight.t("curtain-head", name=name))}"'
    return panel("ui-curtain", "", inner, "curtain", "div", named)


def take_back(sight: Sight) -> str:
    """The one who has just chosen may still think again; what it was is not said, for the next one reads this too."""
    assert sight.seat is not None
    offer = sight.room.undo_offer(sight.seat)
    if sight.room.can_retract(sight.seat):
        return act(sight.t("undo-last"), "retract", "btn", "ui-undo", seat=sight.seat)
    if offer is None or not offer.free:
        return ""
    return act(sight.t("undo-last"), "undo", "btn", "ui-undo", seat=sight.seat, to=offer.choices[0].seq)
