"""A table that this site cannot play today: why, and that nothing of it is lost."""

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.server.pages.parts.sight import Sight, panel


def paused(sight: Sight) -> list[Fragment]:
    """The panel in the place of a decision."""
    t = sight.t
    head = f'<h2 id="ui-ask" tabindex="-1">{esc(t("paused-head"))}</h2>'
    out = f'<div class="offer wait">{icon("ui-wait", "l")}{head}</div>'
    out += f"<p>{esc(t(f'paused-{sight.room.paused}', game=sight.title))}</p><p>{esc(t('paused-note'))}</p>"
    link = f'<a class="btn" href="../">{icon("ui-menu")}<span>{esc(t("table-lobby"))}</span></a>'
    return [panel("ui-prompt", "ui-side", f'{out}<div class="btns">{link}</div>', "panel prompt waits")]
