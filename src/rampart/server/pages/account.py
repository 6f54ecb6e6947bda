"""One's account: claiming it as a guest, logging in, sessions, password, and one's data."""

import time
from collections.abc import Awaitable, Callable

from babel.dates import format_timedelta
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.server.basics.model import Status
from rampart.server.basics.names import LONGEST_NAME
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import Form, complaint, first, switch, text_field
from rampart.server.pages.passkeys import passkey_button, passkeys_panel
from rampart.server.pages.shell import Visit, named, page, respond, visit
from rampart.server.people.accounts import SHOWN_ID
from rampart.server.people.devices import device_of
from rampart.server.people.guests import Session
from rampart.server.people.passwords import LONGEST, SHORTEST
from rampart.server.play.moving import bring_along, forget, tables_for_export
from rampart.server.site import Site, address, cookie_name, is_secure, site_of
from rampart.server.storage.ledger import Account, Opened
from rampart.server.web.addresses import network_of
from rampart.server.web.responses import form_body, json_response

CSS = ("css/forms.css", "css/house.css")
LONGEST_EMAIL = 200


# ---- parts


def secret_field(name: str, label: str, kind: str, hint: str = "", wrong: str = "") -> str:
    """A field for a password; `kind` tells the browser whether it is a new one."""
    described = f' aria-describedby="{name}-hint"' if hint else ""
    below = f'<p class="hint" id="{name}-hint">{esc(hint)}</p>' if hint else ""
    return (
        f'<div class="field"><label for="{name}">{esc(label)}</label>'
        f'<input type="password" id="{name}" name="{name}" maxlength="{LONGEST}" autocomplete="{kind}" required'
        f"{described}>{complaint(f'{name}-wrong', wrong)}{below}</div>"
    )


def email_field(visitor: Visit, value: str) -> str:
    label, hint = esc(visitor.say("account-email")), esc(visitor.say("account-email-hint"))
    return (
        f'<div class="field"><label for="email">{label}</label><input type="email" id="email" name="email"'
        f' value="{esc(value)}" maxlength="{LONGEST_EMAIL}" autocomplete="email" aria-describedby="email-hint">'
        f'<p class="hint" id="email-hint">{hint}</p></div>'
    )


def press(visitor: Visit, words: str, sign: str, cls: str = "btn pri") -> str:
    return f'<button class="{cls}">{icon(sign)}{esc(visitor.say(words))}</button>'


def wrong_line(visitor: Visit, refused: Refused | None) -> str:
    return complaint("form-wrong", refused.sentence(visitor.lang)) if refused else ""


def sheet(visitor: Visit, title: str, main: str) -> str:
    return page(visitor, f"{visitor.say(title)} – Rampart", main, "", "narrow-page", CSS, ("js/passkeys.js",))


# ---- pages


def claim_page(visitor: Visit, kept: tuple[int, int], typed: Form, refused: Refused | None = None) -> str:
    """What a guest keeps, and the form by which it stays theirs."""
    say = visitor.say
    assert visitor.person is not None
    games, running = kept
    wanted = first(typed, "name", visitor.person.name)
    keeps = (
        f'<p class="kp"><span>{icon("ui-log")}{esc(say("account-games", n=games))}</span>'
        f"<span>{icon('ui-play')}{esc(say('account-running', n=running))}</span></p>"
    )
    main = (
        f'<section class="panel dlg"><div class="dh"><span class="av2">{shape(0)}</span><div>'
        f"<h1>{esc(say('account-claim'))}</h1><p>{say('account-claim-hint', name=named(visitor.person.name))}</p>"
        f"</div></div>{keeps}{wrong_line(visitor, refused)}"
        f'<form method="post" action="{visitor.url("/account/claim")}">'
        f"{text_field('name', say('prefs-name'), wanted, LONGEST_NAME, required=True)}"
        f"{secret_field('password', say('account-password'), 'new-password', say('account-rule', least=SHORTEST))}"
        f"{email_field(visitor, first(typed, 'email'))}"
        f'<div class="btns"><a class="btn ghost" href="{visitor.url("/")}">{esc(say("account-stay"))}</a>'
        f"{press(visitor, 'account-claim-do', 'ui-key')}</div></form>"
        f'<p class="hint center">{esc(say("account-already"))} '
        f'<a href="{visitor.url("/login")}">{esc(say("account-log-in"))}</a>. {esc(say("account-moves"))}</p></section>'
    )
    return sheet(visitor, "account-claim", main)


def login_page(visitor: Visit, typed: Form, passkeys: bool, refused: Refused | None = None) -> str:
    say = visitor.say
    main = (
        f'<section class="panel dlg"><h1>{esc(say("account-log-in"))}</h1>{wrong_line(visitor, refused)}'
        f'<form method="post" action="{visitor.url("/login")}">'
        f'<div class="field"><label for="name">{esc(say("prefs-name"))}</label>'
        f'<input id="name" name="name" value="{esc(first(typed, "name"))}" maxlength="100" autocomplete="username"'
        " required></div>"
        f"{secret_field('password', say('account-password'), 'current-password')}"
        f"{switch('bring', say('account-bring'), first(typed, 'bring', '1') == '1', say('account-bring-hint'))}"
        f'<div class="btns">{press(visitor, "account-log-in", "ui-key")}</div></form>'
        f"{passkey_button(visitor, passkeys)}"
        f'<p class="hint center"><a href="{visitor.url("/forgot")}">{esc(say("account-forgot"))}</a></p></section>'
    )
    return sheet(visitor, "account-log-in", main)


def forgot_page(visitor: Visit, mailing: bool, asked: bool = False, refused: Refused | None = None) -> str:
    """Ask for a link; whether there is such an account, the answer does not tell."""
    say = visitor.say
    told = f'<p class="right" role="status">{icon("ui-check")}{esc(say("account-asked"))}</p>' if asked else ""
    how = say("account-forgot-mail") if mailing else say("account-forgot-host")
    main = (
        f'<section class="panel dlg"><h1>{esc(say("account-forgot"))}</h1><p>{esc(how)}</p>{told}'
        f'{wrong_line(visitor, refused)}<form method="post" action="{visitor.url("/forgot")}">'
        f"{text_field('who', say('account-who'), '', LONGEST_EMAIL, '', '', True)}"
        f'<div class="btns">{press(visitor, "account-ask-link", "ui-mail")}</div></form></section>'
    )
    return sheet(visitor, "account-forgot", main)


def enter_page(visitor: Visit, token: str, name: str, refused: Refused | None = None) -> str:
    """Where a one-time link leads; to look at it uses nothing up."""
    say = visitor.say
    main = (
        f'<section class="panel dlg"><h1>{esc(say("account-enter"))}</h1>'
        f"<p>{say('account-enter-hint', name=named(name))}</p>{wrong_line(visitor, refused)}"
        f'<form method="post" action="{visitor.url(f"/enter/{token}")}">'
        f"{secret_field('password', say('account-new'), 'new-password', say('account-rule', least=SHORTEST))}"
        f'<div class="btns">{press(visitor, "account-log-in", "ui-key")}</div></form></section>'
    )
    return sheet(visitor, "account-enter", main)


def session_row(visitor: Visit, one: Opened, here: bool) -> str:
    say = visitor.say
    used = format_timedelta(min(int(one.seen - time.time()), -1), add_direction=True, locale=visitor.lang)
    end = (
        f'<form method="post" action="{visitor.url("/account/sessions")}">'
        f'<input type="hidden" name="which" value="{one.token[:SHOWN_ID]}">'
        f'<button class="btn">{esc(say("account-end"))}<span class="unseen"> {esc(one.device)}</span></button></form>'
    )
    return (
        f'<li class="se">{icon("ui-globe")}<span><b>{esc(one.device or say("account-device"))}</b><br>'
        f'<span class="sm soft">{esc(say("account-here") if here else used)}</span></span>{"" if here else end}</li>'
    )


def account_page(
    visitor: Visit,
    account: Account,
    sessions: list[Opened],
    here: str,
    passkeys: str,
    done: str = "",
    refused: Refused | None = None,
) -> str:
    """The account of someone who has one."""
    say = visitor.say
    told = f'<p class="right" role="status">{icon("ui-check")}{esc(say("prefs-saved"))}</p>' if done else ""
    fresh = secret_field("password", say("account-new"), "new-password", say("account-rule", least=SHORTEST))
    main = (
        f"<h1>{esc(say('account-title'))}</h1>{told}{wrong_line(visitor, refused)}"
        f'<section class="panel"><h2>{named(account.person.name)}</h2><p class="hint">{esc(say("account-name-hint"))} '
        f'<a href="{visitor.url("/preferences")}">{esc(say("prefs-title"))}</a></p></section>'
        f"{sessions_panel(visitor, sessions, here)}{passkeys}"
        f"{changing(visitor, 'password', 'account-change', proof(visitor, 'old') + fresh)}"
        f"{changing(visitor, 'email', 'account-mail', email_field(visitor, account.email) + proof(visitor, 'proof'))}"
        f'<section class="panel"><h2>{esc(say("account-data"))}</h2><div class="done">'
        f'<a class="btn" href="{visitor.url("/account/export")}" download>{icon("ui-down")}'
        f"{esc(say('account-export'))}</a></div></section>"
        f'<section class="panel"><h2>{esc(say("token-head"))}</h2><p class="hint">{esc(say("token-hint"))}</p>'
        f'<div class="done"><a class="btn" href="{visitor.url("/tokens")}">{icon("ui-key")}{esc(say("token-list"))}</a>'
        "</div></section>"
        f'<form class="panel" method="post" action="{visitor.url("/account/delete")}">'
        f"<h2>{esc(say('account-delete'))}</h2>"
        f'<p class="hint">{esc(say("account-delete-hint"))}</p>{proof(visitor, "sure")}'
        f'<div class="done">{press(visitor, "account-delete-do", "ui-cross", "btn")}</div></form>'
    )
    return sheet(visitor, "account-title", main)


def proof(visitor: Visit, name: str) -> str:
    """The password one has, which proves that it is oneself."""
    return secret_field(name, visitor.say("account-old"), "current-password")


def changing(visitor: Visit, what: str, title: str, fields: str) -> str:
    return (
        f'<form class="panel" method="post" action="{visitor.url(f"/account/{what}")}">'
        f"<h2>{esc(visitor.say(title))}</h2>{fields}"
        f'<div class="done">{press(visitor, "prefs-save", "ui-check")}</div></form>'
    )


def sessions_panel(visitor: Visit, sessions: list[Opened], here: str) -> str:
    rows = "".join(session_row(visitor, one, one.token == here) for one in sessions)
    out = visitor.url("/logout")
    return (
        f'<section class="panel"><h2>{esc(visitor.say("account-sessions"))}</h2><ul class="ses">{rows}</ul>'
        f'<div class="done"><form method="post" action="{out}"><input type="hidden" name="here" value="1">'
        f"{press(visitor, 'account-log-out', 'ui-cross', 'btn')}</form>"
        f'<form method="post" action="{out}"><input type="hidden" name="everywhere" value="1">'
        f"{press(visitor, 'account-everywhere', 'ui-lock', 'btn')}</form></div></section>"
    )


# ---- requests


async def must_be_known(request: Request) -> Session:
    session = await site_of(request).session(request)
    if session is None:
        raise Refused("no_session")
    return session


def entered(request: Request, cookie: str, path: str = "/account") -> Response:
    """The way on for someone who has a new session."""
    response = RedirectResponse(site_of(request).settings.prefix + path, 303)
    site_of(request).remember(request, response, cookie)
    return response


async def kept_by(site: Site, person_id: str) -> tuple[int, int]:
    """How many games a guest keeps, and how many of them run."""
    tables = await site.store.tables_of(person_id, limit=1000)
    return len(tables), sum(table.status is Status.PLAYING for table in tables)


async def own_page(
    request: Request, done: str = "", refused: Refused | None = None, typed: Form | None = None
) -> Response:
    """The page of the account, or that where a guest makes one, after what was wrong."""
    site, visitor = site_of(request), await visit(request)
    if visitor.person is None:
        raise Refused("too_many")
    status = refused.status if refused else 200
    account = await site.accounts.ledger.by_person(visitor.person.id)
    if account is None:
        kept = await kept_by(site, visitor.person.id)
        return respond(request, visitor, claim_page(visitor, kept, typed or {}, refused), status)
    session = await must_be_known(request)
    sessions = await site.accounts.sessions(visitor.person)
    passkeys = await passkeys_panel(visitor, site)
    markup = account_page(visitor, account, sessions, session.token, passkeys, done, refused)
    return respond(request, visitor, markup, status)


async def show_account(request: Request) -> Response:
    return await own_page(request, request.query_params.get("saved", ""))


async def tried(request: Request, doing: Callable[[Site, Session, Form], Awaitable[Response]]) -> Response:
    """Do what a form of the account's page asks, or show the page again with what is wrong."""
    form = await form_body(request)
    session = await must_be_known(request)
    try:
        return await doing(site_of(request), session, form)
    except Refused as refused:
        return await own_page(request, refused=refused, typed=form)


async def post_claim(request: Request) -> Response:
    async def claim(site: Site, session: Session, form: Form) -> Response:
        name, password, email = first(form, "name"), first(form, "password"), first(form, "email")
        before = session.person
        cookie = await site.accounts.claim(session, name, password, email, network(request), device_of(request))
        now = await site.people.person(before.id)
        if now is not None:
            site.rooms.person_changed(before, now)
        return entered(request, cookie, "/account?saved=1")

    return await tried(request, claim)


async def show_login(request: Request) -> Response:
    visitor = await visit(request, greet=False)
    return respond(request, visitor, login_page(visitor, {}, site_of(request).passkeys.able))


async def post_login(request: Request) -> Response:
    """Log in; what a guest did on this device comes along."""
    site, form = site_of(request), await form_body(request)
    before = await site.session(request)
    try:
        cookie = await site.accounts.log_in(
            first(form, "name"), first(form, "password"), network(request), device_of(request), before
        )
    except Refused as refused:
        visitor = await visit(request, greet=False)
        return respond(request, visitor, login_page(visitor, form, site.passkeys.able, refused), refused.status)
    session = await site.people.session(cookie)
    if before is not None and session is not None and first(form, "bring") == "1":
        await bring_along(site.accounts, site.rooms, before.person, session.person)
    return entered(request, cookie, "/")


async def post_logout(request: Request) -> Response:
    """Log out on this device, or everywhere."""
    site, form = site_of(request), await form_body(request)
    session = await site.session(request)
    if session is not None and session.person.login:
        await (site.accounts.end(session.person) if first(form, "everywhere") else site.people.leave(session.token))
    response = RedirectResponse(f"{site.settings.prefix}/login", 303)
    response.delete_cookie(cookie_name(request), secure=is_secure(request), httponly=True, samesite="lax")
    return response


async def post_sessions(request: Request) -> Response:
    async def end(site: Site, session: Session, form: Form) -> Response:
        await site.accounts.own(session.person)
        await site.accounts.end(session.person, first(form, "which") or "none", session.token)
        return RedirectResponse(f"{site.settings.prefix}/account?saved=1", 303)

    return await tried(request, end)


async def post_password(request: Request) -> Response:
    async def change(site: Site, session: Session, form: Form) -> Response:
        old, new = first(form, "old"), first(form, "password")
        cookie = await site.accounts.change_password(session, old, new, network(request), device_of(request))
        return entered(request, cookie, "/account?saved=1")

    return await tried(request, change)


async def post_email(request: Request) -> Response:
    async def change(site: Site, session: Session, form: Form) -> Response:
        await site.accounts.change_email(session.person, first(form, "email"), first(form, "proof"), network(request))
        return RedirectResponse(f"{site.settings.prefix}/account?saved=1", 303)

    return await tried(request, change)


async def show_forgot(request: Request) -> Response:
    visitor = await visit(request, greet=False)
    return respond(request, visitor, forgot_page(visitor, site_of(request).mail.able))


async def post_forgot(request: Request) -> Response:
    site, form = site_of(request), await form_body(request)
    visitor = await visit(request, greet=False)
    refused: Refused | None = None
    after: BackgroundTask | None = None
    try:
        after = BackgroundTask(await site.accounts.ask_link(first(form, "who"), network(request), visitor.lang))
    except Refused as found:
        refused = found
    markup = forgot_page(visitor, site.mail.able, refused is None, refused)
    response = respond(request, visitor, markup, refused.status if refused else 200)
    response.background = after
    return response


async def show_enter(request: Request) -> Response:
    person = await site_of(request).accounts.linked(request.path_params["token"])
    visitor = await visit(request, greet=False)
    return respond(request, visitor, enter_page(visitor, request.path_params["token"], person.name))


async def post_enter(request: Request) -> Response:
    site, form, token = site_of(request), await form_body(request), request.path_params["token"]
    person = await site.accounts.linked(token)
    try:
        cookie = await site.accounts.enter(
            token, first(form, "password"), device_of(request), await site.session(request)
        )
    except Refused as refused:
        visitor = await visit(request, greet=False)
        return respond(request, visitor, enter_page(visitor, token, person.name, refused), refused.status)
    return entered(request, cookie, "/")


async def get_export(request: Request) -> Response:
    """All that the site knows of a person, as a file."""
    site, session = site_of(request), await must_be_known(request)
    site.limits.check("preferences", session.person.id)
    tables = await tables_for_export(site.rooms, session.person)
    response = json_response(await site.accounts.exported(session.person, tables))
    response.headers["content-disposition"] = 'attachment; filename="rampart.json"'
    return response


async def post_delete(request: Request) -> Response:
    async def delete(site: Site, session: Session, form: Form) -> Response:
        await site.accounts.confirmed(session.person, first(form, "sure"), network(request))
        await forget(site.accounts, site.rooms, site.acts, session.person)
        response = RedirectResponse(f"{site.settings.prefix}/", 303)
        response.delete_cookie(cookie_name(request), secure=is_secure(request), httponly=True, samesite="lax")
        return response

    return await tried(request, delete)


def network(request: Request) -> str:
    return network_of(address(request))


ROUTES: list[BaseRoute] = [
    Route("/account", show_account),
    Route("/account/claim", post_claim, methods=["POST"]),
    Route("/account/sessions", post_sessions, methods=["POST"]),
    Route("/account/password", post_password, methods=["POST"]),
    Route("/account/email", post_email, methods=["POST"]),
    Route("/account/export", get_export),
    Route("/account/delete", post_delete, methods=["POST"]),
    Route("/login", show_login),
    Route("/login", post_login, methods=["POST"]),
    Route("/logout", post_logout, methods=["POST"]),
    Route("/forgot", show_forgot),
    Route("/forgot", post_forgot, methods=["POST"]),
    Route("/enter/{token}", show_enter),
    Route("/enter/{token}", post_enter, methods=["POST"]),
]
