"""The table finder: which open tables are shown, and a search for tables and players."""

from collections.abc import Mapping
from dataclasses import asdict
from urllib.parse import urlencode

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.model import Status, Table
from rampart.server.pages.games import games, icon_of, title_of
from rampart.server.pages.hall import Wanted
from rampart.server.pages.shell import Visit, current, menu, named, page, respond, visit
from rampart.server.people.passwords import login_of
from rampart.server.site import site_of
from rampart.server.storage import schema
from rampart.text import LANGUAGES
from rampart.text.about import languages, title


def filter_pills(visitor: Visit, wanted: Wanted) -> str:
    """Which games and clocks are shown; a press on one that is on shows all."""
    say = visitor.say

    def pill(on: bool, words: str, **changed: str) -> str:
        where = link(visitor, wanted, **changed)
        return f'<a class="fil{" on" if on else ""}" href="{where}"{current(on)}>{words}</a>'

    out = pill(not wanted.game, esc(say("history-all")), game="")
    for game in games():
        words = f'{icon(icon_of(game.name), "s P0")}<span class="unseen">{esc(title(game, visitor.lang))}</span>'
        out += pill(wanted.game == game.name, words, game="" if wanted.game == game.name else game.name)
    clocks = [("", "filter-any"), ("live", "filter-live"), ("daily", "filter-daily"), ("none", "filter-none-word")]
    named_so = [(kind, say(words)) for kind, words in clocks]
    out += '<i class="dv"></i>' + menu(
        "ui-clock", named_so, wanted.clock, lambda kind: link(visitor, wanted, clock=kind)
    )
    for name in ("friends", "rated", "bots"):
        on = bool(getattr(wanted, name))
        out += pill(on, esc(say(f"filter-{name}")), **{name: "" if on else "1"})
    tongues = [("", say("filter-lang-any")), *languages().items()]
    out += menu("ui-globe", tongues, wanted.lang, lambda lang: link(visitor, wanted, lang=lang))
    kinds = [(kind, say(f"filter-options-{kind or 'any'}")) for kind in ("", "plain", "more")]
    head = say("filter-options") if not wanted.options else ""
    out += menu("ui-filter", kinds, wanted.options, lambda kind: link(visitor, wanted, options=kind), head)
    return f'<nav class="fb" aria-label="{esc(say("filter-head"))}">{out}</nav>'


def link(visitor: Visit, wanted: Wanted, **changed: str) -> str:
    """The lobby with another filter."""
    values = {name: value for name, value in {**asdict(wanted), **changed}.items() if value}
    return visitor.url(f"/?{urlencode(values)}" if values else "/")


def wanted_of(query: Mapping[str, str]) -> Wanted:
    """Which tables a visitor wants to see."""
    clock = query.get("clock", "")
    flags = {name: "1" if query.get(name) == "1" else "" for name in ("friends", "rated", "bots")}
    lang, options = query.get("lang", ""), query.get("options", "")
    return Wanted(
        query.get("game", "")[:40],
        clock if clock in ("live", "daily", "none") else "",
        lang=lang if lang in LANGUAGES else "",
        options=options if options in ("plain", "more") else "",
        **flags,
    )


# ---- search


def find_page(visitor: Visit, words: str, tables: list[Table], people: list[str]) -> str:
    say = visitor.say
    found = "".join(
        f'<li class="se">{icon(icon_of(table.game), "l P0")}<span><a class="link"'
        f' href="{visitor.url(f"/t/{table.id}")}">'
        f"<b>{named(table.name)}</b></a><br>{esc(title_of(table.game, visitor.lang))}</span></li>"
        for table in tables
    )
    known = "".join(
        f'<li class="se">{icon("ui-user")}<span><a class="link" href="{visitor.url(f"/people/{name}")}">'
        f"<b>{named(name)}</b></a></span></li>"
        for name in people
    )
    lists = "".join(
        f'<section class="panel"><h2>{esc(say(head))}</h2><ul class="ses">{rows}</ul></section>'
        for head, rows in (("find-tables", found), ("find-people", known))
        if rows
    )
    none = f'<p class="soft">{esc(say("find-none"))}</p>' if words else ""
    main = (
        f'<h1>{esc(say("find-head"))}</h1><form class="srch" method="get" action="{visitor.url("/find")}"'
        ' role="search">'
        f'{icon("ui-search", "s")}<input name="q" value="{esc(words)}" maxlength="60"'
        f' aria-label="{esc(say("find-label"))}"'
        f' placeholder="{esc(say("find-label"))}"></form>{lists or none}'
    )
    return page(visitor, f"{say('find-head')} – Rampart", main, "", "narrow-page", ("css/forms.css", "css/house.css"))


async def show_find(request: Request) -> Response:
    """Tables that everyone may find, and accounts, by a part of their name."""
    site, visitor = site_of(request), await visit(request)
    words = request.query_params.get("q", "").strip()[:60]
    tables: list[Table] = []
    people: list[str] = []
    if words:
        site.limits.check("preferences", visitor.person_id)
        t, p, login = schema.tables, schema.people, login_of(words)
        named_so = t.c.name.icontains(words, autoescape=True)
        wanted = select(t).where(t.c.listed.is_(True), t.c.status.in_([Status.OPEN, Status.PLAYING]), named_so)
        [tables] = await site.store.find(wanted.order_by(t.c.changed.desc()).limit(MOST_FOUND))
        if login:
            beginning = select(p.c.name).where(p.c.login.startswith(login, autoescape=True), p.c.role != "banned")
            async with site.store.reading() as db:
                people = list((await db.execute(beginning.order_by(p.c.login).limit(MOST_FOUND))).scalars())
    return respond(request, visitor, find_page(visitor, words, tables, people))


MOST_FOUND = 20
ROUTES: list[BaseRoute] = [Route("/find", show_find)]
