"""The shell of every page: document, top bar, menus and error pages, in the language and look of the visitor."""

import gzip
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

import rampart
from rampart.draw import esc, symbol_sheet, symbols_used
from rampart.draw.html import icon
from rampart.draw.icons import definitions
from rampart.kernel.errors import RampartError
from rampart.server.basics.clocks import DAILY, LOW, LOW_DAILY, say_left
from rampart.server.basics.model import Person, Preferences
from rampart.server.basics.refusals import Refused
from rampart.server.notice.waiting import Wait, waits_of
from rampart.server.site import site_of
from rampart.server.text import site_speaker
from rampart.server.web import assets
from rampart.server.web.assets import asset
from rampart.text import Speaker
from rampart.text.about import languages
from rampart.text.about import title as title_of

__all__ = ["Visit", "asset", "document", "error_page", "page", "respond", "top_bar", "url", "visit"]

LOGO: Final = (
    '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3 28V12h5v4h4v-4h8v4h4v-4h5v16h-9v-4a4 4 0 0 0-8 0v4z" '
    'fill="currentColor"/><path d="M16 2l1.8 3.7 4 .6-2.9 2.8.7 4L16 11.2l-3.6 1.9.7-4-2.9-2.8 4-.6z" '
    'fill="currentColor"/></svg>'
)
SKY: Final = {  # what the button for the theme shows
    "day": '<circle cx="16" cy="16" r="5.5"/><path d="M16 3v3.5M16 25.5V29M3 16h3.5M25.5 16H29M6.8 6.8l2.5 2.5'
    'M22.7 22.7l2.5 2.5M25.2 6.8l-2.5 2.5M9.3 22.7l-2.5 2.5"/>',
    "night": '<path d="M26.5 19.6A11.5 11.5 0 1 1 12.4 5.5a9 9 0 0 0 14.1 14.1z"/>',
}
QUICKLY: Final = 5  # the level of compression: a table in 2 ms
NAVIGATION: Final = (
    ("play", "/", "ui-play"), ("watch", "/watch", "ui-eye"), ("learn", "/learn", "ui-book"),
    ("ranking", "/ranking", "ui-rating"), ("you", "/you", "ui-user"),
)  # fmt: skip
OTHER_THEME: Final = {"day": "night", "night": "day"}


@dataclass(frozen=True)
class Visit:
    """Who looks at a page, in which language, and where the site and the page are."""

    prefix: str
    lang: str
    person: Person | None = None
    path: str = "/"  # of the page, without the prefix
    cookie: str = ""  # the token of a guest who has just come
    waits: tuple[Wait, ...] = ()  # what waits for them at all tables

    @property
    def say(self) -> Speaker:
        """Says the messages of the site."""
        return site_speaker(self.lang)

    @property
    def preferences(self) -> Preferences:
        return self.person.preferences if self.person else Preferences()

    @property
    def person_id(self) -> str:
        """Who it is, '' for someone unknown."""
        return self.person.id if self.person else ""

    def url(self, path: str) -> str:
        """A path of the site for a quoted attribute."""
        return esc(self.prefix + path)


def url(where: HTTPConnection | str, path: str) -> str:
    """A path of the site under its prefix, given a request or the prefix itself."""
    return (where if isinstance(where, str) else str(where.scope.get("root_path", ""))) + path


async def visit(request: Request, greet: bool = True) -> Visit:
    """The visit of a request; whoever comes for the first time is greeted as a guest, if that is wanted."""
    site = site_of(request)
    session, cookie = await site.health.read(site.session(request), None), ""
    if session is None and greet and not await site.health.ails():
        try:
            session, cookie = await site.health.read(site.greeted(request), (None, ""))
        except Refused:  # too many guests from one address: pages can be read all the same
            session = None
    prefix = url(request, "")
    path = request.url.path.removeprefix(prefix) or "/"
    waits: tuple[Wait, ...] = ()
    if session is not None and not cookie:
        waits = await site.health.read(waits_of(site.store, site.rooms, site.friends, session.person), ())
    return Visit(prefix, site.language(request, session), session.person if session else None, path, cookie, waits)


def respond(request: Request, visitor: Visit, markup: str, status: int = 200) -> Response:
    """A page as a response, compressed where the browser can read that, which gives a new guest their cookie."""
    content, headers = markup.encode(), {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, QUICKLY)
        headers["content-encoding"] = "gzip"
    response = HTMLResponse(content, status, headers)
    site_of(request).remember(request, response, visitor.cookie)
    return response


# ---- small parts


def named(name: str) -> str:
    """A name that a person chose, whatever the direction of its letters."""
    return f"<bdi>{esc(name)}</bdi>"


def isolated(name: str) -> str:
    """A name that a person chose, for the middle of a sentence."""
    return f"\u2068{name}\u2069"


def current(here: bool, kind: str = "true") -> str:
    """The attribute that marks the entry of a menu one is at."""
    return f' aria-current="{kind}"' if here else ""


# ---- the document


def document(
    visitor: Visit,
    title: str,
    body: str,
    css: Iterable[str] = (),
    scripts: Iterable[str] = (),
    game: str = "",
    cls: str = "",
) -> str:
    """A whole page around its body; a page that is patched later needs all symbols of its game, others their own."""
    likes = visitor.preferences
    sheets = "".join(
        f'<link rel="stylesheet" href="{visitor.url(asset(name))}">'
        for name in ("css/rampart.css", "css/shell.css", *css)
    )
    modules = "".join(f'<script type="module" src="{visitor.url(asset(name))}"></script>' for name in scripts)
    symbols = symbol_sheet(game) if game else own_symbols(body)
    looks = f' class="{cls}"' if cls else ""
    clock = f' data-clock="{time.time():.1f}"' if visitor.waits else ""  # clocks run by the time of the server
    return (
        f'<!doctype html>\n<html{looks} lang="{visitor.lang}" data-theme="{likes.theme or "auto"}"'
        f' data-motion="{likes.motion or "auto"}" data-prefix="{esc(visitor.prefix)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{esc(title)}</title><link rel="icon" href="{visitor.url(asset("icon.svg"))}" type="image/svg+xml">'
        f'<link rel="manifest" href="{visitor.url("/manifest.webmanifest")}">{sheets}{modules}</head>'
        f'<body{clock}><a class="skip" href="#main">{esc(visitor.say("shell-skip"))}</a>'
        f'{symbols}{body}<p id="polite" class="unseen" role="status"></p>'
        '<p id="assertive" class="unseen" role="alert"></p></body></html>'
    )


def own_symbols(body: str) -> str:
    """The symbols and patterns that a body shows."""
    icons, fills = symbols_used(body)
    return f'<svg class="symbols" aria-hidden="true"><defs>{definitions(icons, fills)}</defs></svg>'


def page(
    visitor: Visit,
    title: str,
    main: str,
    active: str = "",
    cls: str = "",
    css: Iterable[str] = (),
    scripts: Iterable[str] = (),
) -> str:
    """A page with the top bar: `main` is its content, `active` the entry of the navigation it belongs to."""
    if visitor.waits and not title.startswith("("):
        title = f"({len(visitor.waits)}) {title}"
    body = f'{top_bar(visitor, active)}<main id="main" class="{cls}" tabindex="-1">{main}</main>'
    return document(visitor, title, body, css, scripts)


def top_bar(visitor: Visit, active: str = "") -> str:
    """Logo, navigation, language, theme and who one is."""
    say = visitor.say
    links = "".join(
        f'<a class="to-{name}" href="{visitor.url(path)}"{current(name == active, "page")}>{icon(sign)}'
        f"<span>{esc(say(f'nav-{name}'))}</span></a>"
        for name, path, sign in NAVIGATION
    )
    return (
        f'<header class="top site-bar"><a class="logo" href="{visitor.url("/")}">{LOGO}<span>Rampart</span></a>'
        f'<nav class="nav" aria-label="{esc(say("nav"))}">{links}</nav>'
        f'<form class="srch top-search" method="get" action="{visitor.url("/find")}"'
        f' role="search">{icon("ui-search", "s")}'
        f'<input name="q" maxlength="60" aria-label="{esc(say("find-label"))}"'
        f' placeholder="{esc(say("find-label"))}"></form>'
        f'<div class="tools">{language_menu(visitor)}{theme_switch(visitor)}{bell(visitor)}{identity(visitor)}</div>'
        "</header>"
    )


def menu(sign: str, values: list[tuple[str, str]], chosen: str, to: Callable[[str], str], head: str = "") -> str:
    """A filter of several values: it shows the one that is on, and opens to the others."""
    links = "".join(f'<a href="{to(value)}"{current(value == chosen)}>{esc(words)}</a>' for value, words in values)
    shown = head or dict(values)[chosen]
    return (
        f'<details class="newmenu fmenu"><summary class="fil{" on" if chosen else ""}">{icon(sign)}{esc(shown)}'
        f'</summary><div class="drop">{links}</div></details>'
    )


def language_menu(visitor: Visit) -> str:
    """The languages, each in its own words."""
    known = languages()
    choices = "".join(
        f'<button name="lang" value="{lang}" lang="{lang}"{current(lang == visitor.lang)}>{esc(words)}</button>'
        for lang, words in known.items()
    )
    label = visitor.say("shell-language")
    return (
        f'<button class="chip" popovertarget="languages" title="{esc(label)}">'
        f'<span class="unseen">{esc(label)}: </span><span class="wide">{esc(known[visitor.lang])}</span>'
        f'<span class="narrow" aria-hidden="true">{visitor.lang.upper()}</span></button>'
        f'<form id="languages" class="languages" popover method="post" action="{visitor.url("/language")}">'
        f'<input type="hidden" name="back" value="{esc(visitor.path)}">{choices}</form>'
    )


def theme_switch(visitor: Visit) -> str:
    """Day or night at one press; where the browser decides so far, both are offered and the sheet shows the other."""
    theme = visitor.preferences.theme
    offered = (OTHER_THEME[theme],) if theme else ("night", "day")
    buttons = "".join(
        f'<button class="ib to-{name}" name="theme" value="{name}" title="{esc(visitor.say(f"shell-to-{name}"))}">'
        f'<svg class="ic stroke" viewBox="0 0 32 32" aria-hidden="true">{SKY[name]}</svg>'
        f'<span class="unseen">{esc(visitor.say(f"shell-to-{name}"))}</span>'
        "</button>"
        for name in offered
    )
    return (
        f'<form class="theme" method="post" action="{visitor.url("/theme")}">'
        f'<input type="hidden" name="back" value="{esc(visitor.path)}">{buttons}</form>'
    )


def bell(visitor: Visit) -> str:
    """What waits for the visitor, on every page."""
    say, n = visitor.say, len(visitor.waits)
    if not n:
        return ""
    words = esc(say("bell-count", n=n))
    rows = "".join(
        f'<a href="{visitor.url(f"/t/{wait.table}")}"><span><b>{esc(title_of_game(wait.game, visitor.lang))}</b><br>'
        f'<span class="sm">{esc(say("invited-by", name=isolated(wait.name)) if wait.name else say("lobby-your-turn"))}'
        f"</span></span>{waiting_clock(visitor, wait)}</a>"
        for wait in visitor.waits
    )
    return (
        f'<button class="ib bell" popovertarget="waits" title="{words}">{icon("ui-bell")}'
        f'<span class="n" aria-hidden="true">{n}</span><span class="unseen">{words}</span></button>'
        f'<div id="waits" class="pending" popover>{rows}</div>'
    )


def waiting_clock(visitor: Visit, wait: Wait) -> str:
    """The clock of a table that waits."""
    if not wait.clock:
        return ""
    daily = wait.clock == DAILY
    low = wait.left < (LOW_DAILY if daily else LOW)
    return (
        f'<span class="ckc{" low" if low else ""}" data-clock="{wait.clock}" data-zero="{wait.zero:.1f}">'
        f"{icon('ui-wait' if daily else 'ui-clock', 's')}"
        f'<span class="ck">{esc(say_left(visitor.say, wait.left, daily))}</span></span>'
    )


def title_of_game(name: str, lang: str) -> str:
    """The title of a game, its bare name where the game is no longer there."""
    try:
        return title_of(rampart.game(name), lang)
    except (RampartError, ImportError):
        return name


def identity(visitor: Visit) -> str:
    """Who one is here, leading to one's own page."""
    label = esc(visitor.say("nav-you"))
    who = named(visitor.person.name) if visitor.person else esc(visitor.say("shell-guest"))
    return (
        f'<a class="chip me" href="{visitor.url("/you")}" title="{label}">{icon("ui-user")}{who}'
        f'<span class="unseen"> ({label})</span></a>'
    )


# ---- errors


def error_page(request: HTTPConnection, status: int, sentence: str, lang: str, person: Person | None = None) -> str:
    """What a person sees where something was refused, was not found or went wrong."""
    visitor = Visit(site_of(request).settings.prefix, lang, person)
    say = visitor.say
    kind = {404: "not-found", 403: "forbidden", 503: "unavailable"}.get(
        status, "broken" if status >= 500 else "refused"
    )
    main = (
        f'<section class="panel error"><p class="status d">{status}</p><h1>{esc(say(f"error-{kind}"))}</h1>'
        f'<p>{esc(sentence)}</p><div class="btns"><a class="btn pri" href="{visitor.url("/")}">'
        f"{esc(say('shell-back'))}</a></div></section>"
    )
    return page(visitor, say(f"error-{kind}"), main, cls="narrow-page")


ROUTES: list[BaseRoute] = [assets.ROUTE]
