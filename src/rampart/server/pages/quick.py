"""Quick match in the lobby: a pace, a game, how many play, and how long to wait for people before bots join."""

from babel.dates import format_timedelta
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.community.matching import PACES, WAITS, Seek
from rampart.server.pages.forms import first, options_of
from rampart.server.pages.games import games, short_title
from rampart.server.pages.shell import Visit
from rampart.server.pages.terms import clock_words
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.server.web.responses import form_body


def small(name: str, label: str, values: list[tuple[str, str]], chosen: str) -> str:
    return (
        f'<label class="qs"><span class="unseen">{esc(label)}</span><select class="small" name="{name}"'
        f' aria-label="{esc(label)}">{options_of(values, chosen)}</select></label>'
    )


def quick_panel(visitor: Visit, waiting: dict[str, int]) -> str:
    """The panel: three paces with how many wait, and one press."""
    say = visitor.say
    rows = ""
    for pace, terms in PACES.items():
        n = waiting.get(pace, 0)
        told = say("quick-waiting", n=n) if n else say("quick-none")
        rows += (
            f'<label class="qr"><input type="radio" name="pace" value="{pace}"{" checked" if pace == "live" else ""}>'
            f"<span><b>{esc(say(f'quick-{pace}'))}</b><span>{esc(clock_words(say, terms))}</span>"
            f'<span class="sm">{esc(told)}</span></span></label>'
        )
    known = games()
    named = [("", say("quick-any")), *((game.name, short_title(game, visitor.lang)) for game in known)]
    most = max(game.seats[-1] for game in known)
    players = [
        ("0", say("quick-players")),
        *((str(n), say("lobby-players", counts=str(n), n=n)) for n in range(2, most + 1)),
    ]
    waits = [
        (
            str(n),
            say("quick-bots", time=format_timedelta(n, locale=visitor.lang, threshold=1)) if n else say("quick-never"),
        )
        for n in WAITS
    ]
    chosen = small("game", say("now-game"), named, "") + small("players", say("new-players"), players, "0")
    chosen += small("wait", say("quick-wait"), waits, str(WAITS[0]))
    switches = "".join(
        f'<label class="fil"><input type="checkbox" name="{name}" value="1"{on}>{esc(say(f"quick-{name}"))}</label>'
        for name, on in (("rated", " checked"), ("near", ""))
    )
    return (
        f'<section class="panel quick" id="quick"><div class="hd"><h2>{esc(say("quick-head"))}</h2>'
        f'<span class="mut sm">{esc(say("quick-hint"))}</span></div>'
        f'<form method="post" action="{visitor.url("/quick")}"><fieldset class="qrs"><legend class="unseen">'
        f'{esc(say("clock-head"))}</legend>{rows}</fieldset><div class="qc">{chosen}</div><div class="qb">{switches}'
        f'<button class="btn pri">{icon("ui-bolt")}{esc(say("quick-find"))}</button></div></form></section>'
    )


async def post_quick(request: Request) -> Response:
    """Look for players: one is led to the table where one waits, or plays."""
    site, form = site_of(request), await form_body(request)
    session, cookie = await site.greeted(request)
    site.may_open(request, session.person, "table")
    seek = Seek(
        first(form, "game")[:64],
        number_in(first(form, "players")) or 0,
        first(form, "pace", "live"),
        number_in(first(form, "wait", str(WAITS[0]))) or 0,
        first(form, "rated") == "1",
        first(form, "near") == "1",
    )
    table = await site.matching.seek(session.person, seek)
    response = RedirectResponse(f"{site.settings.prefix}/t/{table}", 303)
    site.remember(request, response, cookie)
    return response


ROUTES: list[BaseRoute] = [Route("/quick", post_quick, methods=["POST"])]
