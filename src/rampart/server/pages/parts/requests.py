"""Requests for consent: to take back a choice, or to let a bot play a seat."""

from rampart.draw import Fragment, esc
from rampart.draw.html import shape
from rampart.server.pages.parts.sight import Sight, act, panel


def request(sight: Sight) -> list[Fragment]:
    """The open request, with the buttons of those who have to answer."""
    asked = sight.room.request
    if asked is None or not sight.playing:
        return []
    t = sight.t
    words = t(f"request-{asked.what}", name=sight.names[asked.seat])
    waiting = t("request-waiting", names=", ".join(sight.names[seat] for seat in asked.waiting))
    out = f'<div class="from">{shape(asked.seat)}<b>{esc(words)}</b></div><p class="note">{esc(waiting)}</p>'
    if sight.seat in asked.waiting:
        yes = act(t("request-agree"), "answer", "btn pri", "ui-check", agree="true")
        out += f'<div class="btns">{yes}{act(t("request-refuse"), "answer", "btn", "ui-cross", agree="false")}</div>'
    elif sight.seat == asked.asker:
        out += f'<div class="btns">{act(t("request-withdraw"), "answer", "btn", "ui-cross", agree="false")}</div>'
    return [panel("ui-request", "ui-side", out, "panel request", more='role="status"')]
