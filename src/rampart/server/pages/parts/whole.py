"""The table as a viewer sees it: all its parts as fragments, what is said aloud and what is played of an entry."""

from collections.abc import Sequence
from typing import Any, Final

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.draw.once import one_drawing
from rampart.draw.scenes import scene
from rampart.server.basics.model import Status
from rampart.server.pages.over import over_panels
from rampart.server.pages.parts.board import board, past_board
from rampart.server.pages.parts.curtain import curtain, next_at_device
from rampart.server.pages.parts.dock import dock, goods, phone_tabs
from rampart.server.pages.parts.paused import paused
from rampart.server.pages.parts.prompt import prompt
from rampart.server.pages.parts.requests import request
from rampart.server.pages.parts.seats import seats
from rampart.server.pages.parts.sight import Sight, holder, panel
from rampart.server.pages.parts.stage import acted
from rampart.server.pages.parts.talk import newest, talk
from rampart.server.pages.parts.top import top
from rampart.server.tables.room import Room
from rampart.server.tables.rooms import News

REMEMBERED: Final = 40  # entries back to which a fight may have begun


@one_drawing()
def table_fragments(room: Room, seat: int | None, lang: str) -> list[Fragment]:
    """The table as a seat sees it, None for spectators."""
    sight = Sight(room, seat, lang)
    if room.delayed(seat):
        return [behind(sight)]
    asking = " asking" if room.request is not None else ""
    side = f'class="side{asking}" aria-label="{esc(sight.t("table-side"))}"'
    if room.paused:
        return [*top(sight), *seats(sight), *board(sight), holder("aside", "ui-side", "", side), *paused(sight)]
    follower = next_at_device(sight)
    if follower is not None:
        return [curtain(sight, follower)]
    return [
        *top(sight),
        *seats(sight),
        *board(sight, pointing=True),
        *over(sight),
        holder("aside", "ui-side", "", side),
        *prompt(sight),
        *request(sight),
        *talk(sight),
        *dock(sight),
        *goods(sight),
        phone_tabs(sight),
    ]


def behind(sight: Sight) -> Fragment:
    """What those see who only watch a table that they may see later."""
    t, delay = sight.t, sight.room.table.terms.delay
    link = (
        f'<a class="btn pri" href="{esc(sight.room.table.id)}/replay">{icon("ui-eye")}'
        f"<span>{esc(t('lobby-watch'))}</span></a>"
    )
    home = f'<a class="btn" href="../">{icon("ui-menu")}<span>{esc(t("table-lobby"))}</span></a>'
    words = f'<h1>{esc(sight.title)}</h1><p>{esc(t("watch-delayed", n=delay))}</p><div class="btns">{link}{home}</div>'
    return panel("ui-behind", "", words, "panel error")


def over(sight: Sight) -> Sequence[Fragment]:
    """What the end of a game adds to the table."""
    if sight.room.table.status is not Status.OVER:
        return []
    return over_panels(sight.room, sight.seat, sight.lang)


def table_says(room: Room, seat: int | None, lang: str, news: News | None = None) -> str:
    """What is new, in words for those who listen: what the last entry has brought, unless something else is."""
    sight = Sight(room, seat, lang)
    if room.delayed(seat):
        return ""
    return newest(sight) if news is None else sight.t(news.message, name=sight.names[news.seat])


def table_scene(room: Room, seat: int | None, lang: str) -> dict[str, Any] | None:
    """What the last entry made happen, for the page to play; None where there is nothing to see."""
    if room.delayed(seat) or not room.entries or not room.happenings or room.happenings[-1].seq != room.entries[-1].seq:
        return None
    sight = Sight(room, seat, lang)
    happening = room.happenings[-1]
    seen = [event.seen(sight.viewer) for event in happening.events]
    past = (h for h in room.happenings[-REMEMBERED:-1] if not h.taken_back)
    earlier = (event.seen(sight.viewer) for before in past for event in before.events)
    steps = scene(seen, sight.s, lang, sight.names, earlier)
    return {"by": happening.seat, "steps": [acted(step) for step in steps]} if steps else None


def board_at(room: Room, seq: int, seat: int | None, lang: str) -> list[Fragment]:
    """The board after an entry, as the seat saw it, to be laid over the present one."""
    sight = Sight(room, seat, lang)
    now = f'<button type="button" class="btn" data-now>{esc(sight.t("table-now"))}</button>'
    bar = f'<p class="pastbar">{esc(sight.t("table-past"))} {now}</p>'
    return [panel("ui-past", "", bar + past_board(sight, seq), "past", "div")]
