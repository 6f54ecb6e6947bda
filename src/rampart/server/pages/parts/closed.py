"""A table that was given up: who gave it up, and what is left to do with it."""

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.model import EntryKind
from rampart.server.pages.over import ways
from rampart.server.pages.parts.sight import Sight


def closed(sight: Sight) -> str:
    """The panel in the place of a decision."""
    t = sight.t
    out = f'<h2 id="ui-ask" tabindex="-1">{esc(t("wait-closed"))}</h2>'
    resigned = [entry.seat for entry in sight.room.entries if entry.kind is EntryKind.RESIGN]
    if resigned:
        out += f"<p>{esc(t('closed-by', name=', '.join(sight.names[seat] for seat in resigned)))}</p>"
    out += f"<p>{esc(t('closed-note' if sight.started else 'closed-early'))}</p>"
    if sight.started and not sight.room.open_to_all:
        out += f"<p>{esc(t('closed-hidden'))}</p>"
    again = f'href="../new/{esc(sight.room.table.game)}"'
    new = f'<a class="btn pri" {again}>{icon("ui-plus")}<span>{esc(t("lobby-new"))}</span></a>'
    links = ways(sight) if sight.room.course is not None else ""
    return f'{out}<div class="btns closed-btns">{new}{links}</div>'
