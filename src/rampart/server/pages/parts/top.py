"""The bar at the top: the game, its phases, the moment, and the tools of a table."""

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.server.basics.model import SeatKind, Status
from rampart.server.pages.games import short_of
from rampart.server.pages.parts.board import zoom
from rampart.server.pages.parts.sight import Sight, act, holder, panel
from rampart.server.pages.parts.undo import undo_button

LONG = 24  # letters of a title that still fit beside the tools of a phone
LOGO = (
    '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3 28V12h5v4h4v-4h8v4h4v-4h5v16h-9v-4a4 4 0 0 0-8 0v4z"'
    ' fill="currentColor"/><path d="M16 2l1.8 3.7 4 .6-2.9 2.8.7 4L16 11.2l-3.6 1.9.7-4-2.9-2.8 4-.6z"'
    ' fill="currentColor"/></svg>'
)


def top(sight: Sight) -> list[Fragment]:
    """The bar in its parts, so that only what changes is sent."""
    t = sight.t
    home = f'<a class="logo" href="../" title="{esc(t("table-lobby"))}">{LOGO}<span>Rampart</span></a>'
    short = short_of(sight.room.table.game, sight.lang)
    name = f'<span>{esc(sight.title)}</span><span class="brief">{esc(short)}</span>'
    looks = "game long" if len(short) > LONG else "game"
    game = f'<h1 class="{looks}">{esc(sight.title) if short == sight.title else name}</h1>'
    grouped = f'role="group" aria-label="{esc(t("table-phase"))}"'
    return [
        holder("header", "ui-top", "", 'class="top"'),
        panel("ui-brand", "ui-top", home + game, "brand", "div"),
        panel("ui-phases", "ui-top", phases(sight), "phase", "div", grouped),
        panel("ui-moment", "ui-top", moment(sight), "chips", "div"),
        *([panel("ui-zoomtop", "ui-top", zoom(sight), "zoomtop", "div")] if sight.started else []),
        panel("ui-undo", "ui-top", undo_button(sight, "ib on", bare=True), "tools undoing", "div"),
        panel("ui-tools", "ui-top", tools(sight), "tools", "div"),
    ]


def phases(sight: Sight) -> str:
    """The parts of a round, the present one dark."""
    if not sight.playing or sight.panels is None:
        return ""
    out = ""
    for words, when in sight.panels.phases(sight.s, sight.g):
        if when == "now":
            out += f'<b aria-current="step">{esc(words)}</b>'
        else:
            out += f'<span class="{when}">{esc(words)}</span>'
    return out


def moment(sight: Sight) -> str:
    """Where in the game we are, and that one only watches."""
    out = ""
    if sight.seat is None:
        out += f'<span class="chip watching">{icon("ui-eye", "s")}{esc(sight.t("table-watching"))}</span>'
    if sight.started and sight.panels is not None:
        out += f'<span class="chip now">{esc(sight.panels.moment(sight.s, sight.g))}</span>'
    return out


def tools(sight: Sight) -> str:
    rules, words = esc(sight.t("table-rules")), esc(sight.t("table-menu"))
    book = f'href="../rules/{esc(sight.room.table.game)}" target="_blank" title="{rules}" aria-label="{rules}"'
    gear = f'<summary class="ib" title="{words}" aria-label="{words}">{icon("ui-gear")}</summary>'
    return (
        f'<a class="ib" {book}>{icon("ui-book")}</a>'
        f'<details class="tablemenu" id="ui-menu">{gear}<div class="drop">{menu(sight)}</div></details>'
    )


def what_if(sight: Sight) -> str:
    """The way to a private copy of the moment, where help is allowed."""
    if sight.room.table.terms.rated:
        return ""
    words = f"{icon('ui-share')}<span>{esc(sight.t('whatif-now'))}</span>"
    return (
        f'<form method="post" action="../t/{sight.room.table.id}/whatif" target="_blank"'
        f' title="{esc(sight.t("whatif-more"))}"><input type="hidden" name="seat" value="{sight.seat}">'
        f'<button class="btn">{words}</button></form>'
    )


def menu(sight: Sight) -> str:
    """What one may do beside the game."""
    t = sight.t
    out = f'<a class="btn" href="../preferences">{icon("ui-gear")}<span>{esc(t("table-settings"))}</span></a>'
    if sight.playing and sight.seat is not None:
        seat = sight.seat
        out += what_if(sight)
        if sight.plays_itself:
            out += act(t("seat-to-bot"), "ask", sign="ui-bot", what="takeover", seat=seat)
            out += act(t("seat-resign"), "resign", sign="ui-cross", seat=seat, sure=t("seat-resign-sure"))
        else:
            out += act(t("seat-take-back"), "takeover", sign="ui-user", seat=seat)
        for other in sight.room.table.seats:
            if other.kind is SeatKind.PERSON and other.number != seat and sight.plays_itself:
                words = f"{t('seat-to-bot-other')}: {sight.names[other.number]}"
                out += act(words, "ask", sign="ui-bot", what="takeover", seat=other.number)
    if sight.room.table.status is Status.OPEN:
        out += act(t("open-close"), "close", "btn host-only", "ui-cross")
    elif sight.playing:
        out += act(t("table-close"), "close", "btn host-only", "ui-cross", sure=t("table-close-sure"))
    out += f'<a class="btn" href="../">{icon("ui-menu")}<span>{esc(t("table-lobby"))}</span></a>'
    return out + f'<p class="sm mut keys">{esc(t("table-help"))}</p>'
