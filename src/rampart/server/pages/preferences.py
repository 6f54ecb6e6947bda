"""Preferences: name, language, look and habits of a guest, as plain forms."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

import rampart
from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.api import AT, local_path, post_preferences, read_preferences
from rampart.server.basics.model import Person, Preferences
from rampart.server.basics.names import LONGEST_NAME
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import complaint, first, radios, select, switch, text_field
from rampart.server.pages.installed import notices_panel
from rampart.server.pages.lobby import CSS
from rampart.server.pages.shell import Visit, page, respond, visit
from rampart.server.people.guests import CHOICES, MANNERS, SWITCHES, wished
from rampart.server.site import cookie_name, is_secure, site_of
from rampart.server.web.responses import form_body, wants_json
from rampart.text import MissingText, speaker
from rampart.text.about import languages

SCRIPTS = ("js/zone.js", "js/notice.js")


def preferences_page(
    visitor: Visit, person: Person, saved: bool = False, refused: Refused | None = None, more: str = ""
) -> str:
    """The form, filled with what holds or with what was typed."""
    say = visitor.say
    likes = person.preferences
    sentence = refused.sentence(visitor.lang) if refused else ""
    name_wrong = sentence if refused and refused.code == "bad_name" else ""
    told = f'<p class="right" role="status">{icon("ui-check")}{esc(say("prefs-saved"))}</p>' if saved else ""
    automatic = ("", say("prefs-browser"))
    themes = [automatic, ("day", say("prefs-day")), ("night", say("prefs-night"))]
    motions = [automatic, ("full", say("prefs-motion-full")), ("reduced", say("prefs-motion-reduced"))]
    paces = [(pace, say(f"scene-pace-{pace or 'normal'}")) for pace in CHOICES["pace"]]
    switches = "".join(
        switch(
            name,
            say(f"prefs-{name.replace('_', '-')}"),
            getattr(likes, name),
            say(f"prefs-{name.replace('_', '-')}-hint"),
        )
        for name in SWITCHES
    )
    main = (
        f"<h1>{esc(say('prefs-title'))}</h1>{told}{'' if name_wrong else complaint('form-wrong', sentence)}"
        f'<form class="sheet" method="post" action="{visitor.url("/preferences")}"><section class="panel">'
        f"<h2>{esc(say('prefs-you'))}</h2>"
        f"{text_field('name', say('prefs-name'), person.name, LONGEST_NAME, say('prefs-name-hint'), name_wrong, True)}"
        f"{radios('lang', say('prefs-lang'), [automatic, *languages().items()], likes.lang)}</section>"
        f'<section class="panel"><h2>{esc(say("prefs-look"))}</h2>'
        f"{radios('theme', say('prefs-theme'), themes, likes.theme)}"
        f"{radios('motion', say('prefs-motion'), motions, likes.motion, say('prefs-motion-hint'))}"
        f"{radios('pace', say('prefs-pace'), paces, likes.pace, say('prefs-pace-hint'))}</section>"
        f'<section class="panel"><h2>{esc(say("prefs-table"))}</h2>{switches}{moments(visitor, likes)}</section>'
        f'<div class="done"><button class="btn pri">{icon("ui-check")}{esc(say("prefs-save"))}</button></div></form>'
        f"{more}{account_line(visitor, person)}{'' if person.login else leave_form(visitor)}"
    )
    return page(visitor, f"{say('prefs-title')} – Rampart", main, "", "narrow-page", CSS, SCRIPTS)


def moments(visitor: Visit, likes: Preferences) -> str:
    """The kinds of moments at which one has said how to be asked; more are set at the table, when they come."""
    say = visitor.say
    values = [(manner, say(f"moment-{manner or 'usual'}")) for manner in MANNERS]
    rows = "".join(
        select(f"{AT}{moment}", moment_name(moment, visitor.lang), values, manner)
        for moment, manner in sorted(likes.moments.items())
    )
    return f"<h3>{esc(say('prefs-moments'))}</h3>{rows}" if rows else ""


def moment_name(moment: str, lang: str) -> str:
    """A kind of moment in words; those of a game that is no more, or has no texts, by the words they are kept under."""
    game, _, word = moment.partition("/")
    try:
        if game not in rampart.games():  # anybody can have sent it
            raise MissingText(game)
        g = speaker(game, lang)
        return f"{g('game-title')}: {g(f'moment-{word}')}"
    except MissingText:
        return f"{game}: {word}".replace("_", " ")


def account_line(visitor: Visit, person: Person) -> str:
    """The way to one's account, or to one."""
    words = visitor.say("account-title" if person.login else "account-claim")
    return (
        f'<section class="panel"><h2>{esc(visitor.say("account-title"))}</h2><div class="done">'
        f'<a class="btn" href="{visitor.url("/account")}">{icon("ui-key")}{esc(words)}</a>'
        f'<a class="btn" href="{visitor.url("/vacation")}">{icon("ui-vacation")}{esc(visitor.say("vacation-head"))}</a>'
        "</div></section>"
    )


def leave_form(visitor: Visit) -> str:
    """The way to be forgotten on this device, which takes two steps since there is none back."""
    say = visitor.say
    return (
        f'<form class="panel" method="post" action="{visitor.url("/leave")}"><h2>{esc(say("prefs-device"))}</h2>'
        f'<p class="hint">{esc(say("prefs-leave-hint"))}</p>'
        f"{switch('sure', say('prefs-leave-sure'), False, required=True)}"
        f'<div class="done"><button class="btn">{icon("ui-cross")}{esc(say("prefs-leave"))}</button></div></form>'
    )


async def show_preferences(request: Request) -> Response:
    visitor = await visit(request)
    if visitor.person is None:
        raise Refused("too_many")
    saved = request.query_params.get("saved") == "1"
    return respond(
        request,
        visitor,
        preferences_page(visitor, visitor.person, saved, more=notices_panel(visitor, site_of(request))),
    )


async def save_preferences(request: Request) -> Response:
    """Save the form, or show it again with what is wrong; scripts send JSON and get JSON."""
    if wants_json(request):
        return await post_preferences(request)
    site = site_of(request)
    body = read_preferences(await form_body(request))
    session, cookie = await site.greeted(request)
    wishes = {name: body[name] for name in (*CHOICES, *SWITCHES, "moments") if name in body}
    name = body.get("name")
    try:
        await site.change(session.person, name, wishes)
    except Refused as refused:
        likes = session.person.preferences
        if refused.code == "bad_name":  # the rest of the form can be kept as it was typed
            likes = wished(likes, wishes)
        visitor = replace(await visit(request, greet=False), person=session.person, cookie=cookie)
        again = Person(session.person.id, (name or "")[:500], likes)
        return respond(request, visitor, preferences_page(visitor, again, refused=refused), refused.status)
    response = RedirectResponse(f"{site.settings.prefix}/preferences?saved=1", 303)
    site.remember(request, response, cookie)
    return response


async def post_theme(request: Request) -> Response:
    """Change between day and night alone, and go back to the page."""
    site = site_of(request)
    form = await form_body(request)
    session, cookie = await site.greeted(request)
    await site.change(session.person, None, {"theme": first(form, "theme")})
    response = RedirectResponse(site.settings.prefix + local_path(first(form, "back", "/")), 303)
    site.remember(request, response, cookie)
    return response


async def post_leave(request: Request) -> Response:
    """End the session of this device, if that was meant."""
    site = site_of(request)
    form = await form_body(request)
    session = await site.session(request)
    if session is None or first(form, "sure") != "1":
        return RedirectResponse(f"{site.settings.prefix}/preferences", 303)
    await site.people.leave(session.token)
    response = RedirectResponse(f"{site.settings.prefix}/", 303)
    response.delete_cookie(cookie_name(request), secure=is_secure(request), httponly=True, samesite="lax")
    return response


ROUTES: list[BaseRoute] = [
    Route("/preferences", show_preferences),
    Route("/preferences", save_preferences, methods=["POST"]),
    Route("/theme", post_theme, methods=["POST"]),
    Route("/leave", post_leave, methods=["POST"]),
]
