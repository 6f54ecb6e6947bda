"""Requests for consent: to take back a choice, or to let a bot play a seat."""

from rampart.draw import Fragment, esc
from rampart.draw.html import icon, shape
from rampart.server.model import Request
from rampart.server.pages.parts.sight import Sight, act, panel


def request(sight: Sight) -> list[Fragment]:
    """The open request, with the buttons of those who have to answer."""
    asked = sight.room.request
    if asked is None or not sight.playing:
        return []
    t = sight.t
    words = t(f"request-{asked.what}", name=sight.names[asked.seat])
    waiting = t("request-waiting", names=", ".join(sight.names[seat] for seat in asked.waiting))
    out = f'<div role="status"><p class="from">{shape(asked.seat)}<b>{esc(words)}</b></p>'
    out += f'<p class="note">{esc(waiting)}</p></div>{limit(sight, asked)}'
    if sight.own_seats & set(asked.waiting):
        yes = act(t("request-agree"), "answer", "btn pri", "ui-check", agree="true")
        out += f'<div class="btns">{yes}{act(t("request-refuse"), "answer", "btn", "ui-cross", agree="false")}</div>'
    elif asked.asker in sight.own_seats:
        out += f'<div class="btns">{act(t("request-withdraw"), "answer", "btn", "ui-cross", agree="false")}</div>'
    return [panel("ui-request", "ui-side", out, "panel request")]


def limit(sight: Sight, asked: Request) -> str:
    """How long there is to answer: the script counts down from the whole time, which stands here."""
    minutes, seconds = divmod(round(asked.until - asked.asked), 60)
    left = f'role="timer" aria-label="{esc(sight.t("request-left"))}" data-until="{asked.until}"'
    clock = f'<b class="ck" {left}>{minutes}:{seconds:02}</b>'
    return f'<p class="note limit">{icon("ui-clock", "s")}{clock}<span>{esc(sight.t("request-limit"))}</span></p>'
