"""Vacations and hours of sleep, in which daily clocks stand."""

from datetime import UTC, datetime

from babel.dates import format_date
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.absence import DAYS_A_YEAR, SLEEPS, days_of, days_taken, with_vacation, without_vacation
from rampart.server.basics.model import Preferences
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import complaint, first, select
from rampart.server.pages.shell import Visit, page, respond, visit
from rampart.server.site import site_of
from rampart.server.web.responses import form_body

CSS = ("css/forms.css", "css/house.css")


def vacation_page(visitor: Visit, likes: Preferences, now: float, refused: Refused | None = None) -> str:
    say = visitor.say
    year = datetime.fromtimestamp(now, UTC).year
    left = max(0, DAYS_A_YEAR - days_taken(likes, year))
    wrong = complaint("form-wrong", refused.sentence(visitor.lang)) if refused else ""
    coming = "".join(row(visitor, likes, span) for span in likes.vacations if span[1] > now)
    zone = f'<input type="hidden" name="zone" value="{esc(likes.zone)}" data-zone>'
    sleeps = [
        (one, say("sleep-hours", hours=one.replace("-", ":00–") + ":00") if one else say("sleep-none"))
        for one in SLEEPS
    ]
    listed = f'<section class="panel"><h2>{esc(say("vacation-coming"))}</h2><ul class="ses">{coming}</ul></section>'
    days = "".join(
        f'<div class="field"><label for="{name}">{esc(say(f"vacation-{name}"))}</label>'
        f'<input type="date" id="{name}" name="{name}" required></div>'
        for name in ("first", "last")
    )
    main = (
        f"<h1>{esc(say('vacation-head'))}</h1>{wrong}"
        f'<form class="panel" method="post" action="{visitor.url("/vacation")}"><div class="hd">'
        f'<h2>{esc(say("vacation-take"))}</h2><span class="mut sm">{esc(say("vacation-left", n=left, of=DAYS_A_YEAR))}'
        f'</span></div><p class="hint">{esc(say("vacation-hint"))}</p>{zone}<div class="two">{days}</div>'
        f'<div class="done"><button class="btn pri">{icon("ui-vacation")}{esc(say("vacation-do"))}</button></div>'
        "</form>"
        f"{listed if coming else ''}"
        f'<form class="panel" method="post" action="{visitor.url("/sleep")}"><h2>{esc(say("sleep-head"))}</h2>{zone}'
        f"{select('sleep', say('sleep-label'), sleeps, likes.sleep, hint=say('sleep-hint'))}"
        f'<div class="done"><button class="btn pri">{icon("ui-check")}{esc(say("prefs-save"))}</button></div></form>'
    )
    return page(visitor, f"{say('vacation-head')} – Rampart", main, "", "narrow-page", CSS, ("js/zone.js",))


def row(visitor: Visit, likes: Preferences, span: list[float]) -> str:
    begins, ends = days_of(likes, span)
    words = " – ".join(format_date(day, "long", visitor.lang) for day in dict.fromkeys((begins, ends)))
    return (
        f'<li class="se">{icon("ui-vacation")}<span><b>{esc(words)}</b></span>'
        f'<form method="post" action="{visitor.url("/vacation/end")}">'
        f'<input type="hidden" name="begins" value="{span[0]:.0f}"><button class="btn">'
        f'{esc(visitor.say("vacation-end"))}<span class="unseen"> {esc(words)}</span></button></form></li>'
    )


async def show_vacation(request: Request) -> Response:
    site, visitor = site_of(request), await visit(request)
    if visitor.person is None:
        raise Refused("too_many")
    return respond(request, visitor, vacation_page(visitor, visitor.preferences, site.rooms.now()))


async def changed(request: Request, form: dict[str, list[str]]) -> dict[str, object]:
    """What a form of this page wants to have changed."""
    site, visitor = site_of(request), await visit(request, greet=False)
    now, likes = site.rooms.now(), visitor.preferences
    path = request.url.path
    if path.endswith("/sleep"):
        return {"sleep": first(form, "sleep"), "zone": first(form, "zone")}
    if path.endswith("/end"):
        begins = first(form, "begins")
        if not begins.isdecimal() or len(begins) > 12:
            raise Refused("bad_dates")
        return {"vacations": without_vacation(likes, float(begins), now)}
    zoned = Preferences(zone=likes.zone or first(form, "zone")[:60], vacations=likes.vacations)
    return {"vacations": with_vacation(zoned, first(form, "first"), first(form, "last"), now), "zone": zoned.zone}


async def post_vacation(request: Request) -> Response:
    site, form = site_of(request), await form_body(request)
    session = await site.session(request)
    if session is None:
        raise Refused("no_session")
    try:
        await site.change(session.person, None, await changed(request, form))
    except Refused as refused:
        visitor = await visit(request, greet=False)
        markup = vacation_page(visitor, visitor.preferences, site.rooms.now(), refused)
        return respond(request, visitor, markup, refused.status)
    return RedirectResponse(f"{site.settings.prefix}/vacation", 303)


ROUTES: list[BaseRoute] = [
    Route("/vacation", show_vacation),
    Route("/vacation", post_vacation, methods=["POST"]),
    Route("/vacation/end", post_vacation, methods=["POST"]),
    Route("/sleep", post_vacation, methods=["POST"]),
]
