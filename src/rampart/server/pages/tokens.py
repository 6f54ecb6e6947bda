"""The page of personal tokens: made, shown once, ended; and the word that an account is played by a program."""

from datetime import UTC, datetime

from babel.dates import format_date
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import complaint, first, text_field
from rampart.server.pages.shell import Visit, isolated, page, respond, visit
from rampart.server.people.tokens import SCOPES, Token
from rampart.server.site import Site, site_of
from rampart.server.web.responses import form_body

CSS = ("css/forms.css", "css/house.css")


def token_row(visitor: Visit, token: Token) -> str:
    say = visitor.say
    day = format_date(datetime.fromtimestamp(token.seen, UTC), "long", visitor.lang)
    scopes = ", ".join(say(f"token-scope-{scope}") for scope in token.scopes)
    return (
        f'<li class="se">{icon("ui-key")}<span><b>{esc(isolated(token.name))}</b><br><span class="sm mut">{esc(scopes)}'
        f"</span><br><span class='sm mut'>{esc(say('token-used', day=day))}</span></span>"
        f'<form method="post" action="{visitor.url("/tokens/end")}">'
        f'<input type="hidden" name="token" value="{token.id}"><button class="btn">{esc(say("token-end"))}'
        f'<span class="unseen"> {esc(token.name)}</span></button></form></li>'
    )


def new_form(visitor: Visit) -> str:
    say = visitor.say
    boxes = "".join(
        f'<label class="switch"><input type="checkbox" name="scopes" value="{scope}"'
        f"{' checked' if scope in ('read', 'play') else ''}><span>{esc(say(f'token-scope-{scope}'))}</span></label>"
        for scope in SCOPES
    )
    return (
        f'<form class="panel" method="post" action="{visitor.url("/tokens")}"><h2>{esc(say("token-new"))}</h2>'
        f"{text_field('name', say('token-name'), '', 24, required=True)}"
        f'<fieldset class="field"><legend>{esc(say("token-may"))}</legend>{boxes}</fieldset>'
        f'<div class="done"><button class="btn pri">{icon("ui-key")}{esc(say("token-make"))}</button></div></form>'
    )


def bot_form(visitor: Visit) -> str:
    say = visitor.say
    if visitor.person is not None and visitor.person.bot:
        return f'<section class="panel"><p>{icon("ui-bot")} {esc(say("token-is-bot"))}</p></section>'
    return (
        f'<form class="panel" method="post" action="{visitor.url("/tokens/bot")}"><h2>{esc(say("token-bot"))}</h2>'
        f'<p class="hint">{esc(say("token-bot-hint"))}</p><div class="done"><button class="btn">{icon("ui-bot")}'
        f"{esc(say('token-bot-do'))}</button></div></form>"
    )


def tokens_page(visitor: Visit, tokens: list[Token], secret: str = "", refused: Refused | None = None) -> str:
    say = visitor.say
    wrong = complaint("form-wrong", refused.sentence(visitor.lang)) if refused else ""
    shown = (
        f'<section class="panel" role="status"><h2>{esc(say("token-made"))}</h2><p><code>{esc(secret)}</code></p>'
        f'<p class="hint">{esc(say("token-once"))}</p></section>'
        if secret
        else ""
    )
    rows = "".join(token_row(visitor, token) for token in tokens)
    listed = f'<ul class="ses">{rows}</ul>' if rows else f'<p class="soft">{esc(say("token-none"))}</p>'
    main = (
        f'<h1>{esc(say("token-head"))}</h1><p class="soft">{esc(say("token-hint"))} '
        f'<a href="{visitor.url("/api/v1/openapi.json")}">openapi.json</a></p>{wrong}{shown}'
        f'<section class="panel"><h2>{esc(say("token-list"))}</h2>{listed}</section>'
        f"{new_form(visitor)}{bot_form(visitor)}"
    )
    return page(visitor, f"{say('token-head')} – Rampart", main, "", "narrow-page", CSS)


async def shown(request: Request, secret: str = "", refused: Refused | None = None) -> Response:
    site, visitor = site_of(request), await visit(request, greet=False)
    if visitor.person is None or not visitor.person.login:
        raise Refused("no_account")
    tokens = await site.tokens.of(visitor.person_id)
    status = refused.status if refused else 200
    return respond(request, visitor, tokens_page(visitor, tokens, secret, refused), status)


async def show_tokens(request: Request) -> Response:
    return await shown(request)


async def sent(request: Request) -> tuple[Site, Visit, dict[str, list[str]]]:
    site, visitor, form = site_of(request), await visit(request, greet=False), await form_body(request)
    if visitor.person is None:
        raise Refused("no_session")
    site.limits.check("preferences", visitor.person_id)
    return site, visitor, form


async def post_token(request: Request) -> Response:
    """Make a token, which is shown this once."""
    site, visitor, form = await sent(request)
    assert visitor.person is not None
    try:
        secret = await site.tokens.make(visitor.person, first(form, "name"), form.get("scopes", []))
    except Refused as refused:
        return await shown(request, refused=refused)
    return await shown(request, secret)


async def post_end(request: Request) -> Response:
    site, visitor, form = await sent(request)
    await site.tokens.end(visitor.person_id, first(form, "token") or "-")
    return RedirectResponse(f"{site.settings.prefix}/tokens", 303)


async def post_bot(request: Request) -> Response:
    site, visitor, _ = await sent(request)
    assert visitor.person is not None
    try:
        await site.tokens.become_bot(visitor.person)
    except Refused as refused:
        return await shown(request, refused=refused)
    return RedirectResponse(f"{site.settings.prefix}/tokens", 303)


ROUTES: list[BaseRoute] = [
    Route("/tokens", show_tokens),
    Route("/tokens", post_token, methods=["POST"]),
    Route("/tokens/end", post_end, methods=["POST"]),
    Route("/tokens/bot", post_bot, methods=["POST"]),
]
