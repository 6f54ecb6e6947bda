"""Planning ahead in a daily game: pass until something happens to one, or prepare the next answer."""

import asyncio
from random import SystemRandom

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.kernel.decision import Decision
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import first
from rampart.server.pages.games import title_of
from rampart.server.pages.shell import Visit, page, respond, visit
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.server.tables.plans import answering, foreseen, must_plan, passing, standing
from rampart.server.tables.room import Room
from rampart.server.web.responses import form_body
from rampart.text import has_texts, speaker
from rampart.text.catalog import knows
from rampart.text.decision import decision

CSS = ("css/forms.css", "css/house.css")


def plan_words(visitor: Visit, room: Room, seat: int, asked: Decision | None) -> str:
    """What one has planned, '' for nothing; an option that is foreseen is told in its own words."""
    plan = standing(room, seat)
    if plan is None:
        return ""
    words = {option.key: option.text for option in asked.options} if asked is not None else {}
    if not plan.step:
        return visitor.say("plan-passes")
    return visitor.say("plan-answers", option=words.get(plan.option, plan.option))


def awaited(room: Room, lang: str) -> list[tuple[str, str]]:
    """The kinds of events that a plan may wait for, with their words: those that the game has named in its catalog."""
    game, known = room.table.game, room.must_state().rules.events.values()
    if not has_texts(game):
        return []
    say = speaker(game, lang)
    return [(kind.name, say(f"await-{kind.name}")) for kind in known if knows(game, f"await-{kind.name}")]


def pass_section(visitor: Visit, room: Room, seat: int) -> str:
    """Passing until something happens to one, or one of the events that are ticked."""
    say = visitor.say
    boxes = "".join(
        f'<li><label class="switch"><input type="checkbox" name="until" value="{esc(name)}"><span>{esc(words)}</span>'
        "</label></li>"
        for name, words in awaited(room, visitor.lang)
    )
    picker = f'<fieldset class="fl"><legend>{esc(say("plan-until"))}</legend><ul class="plain">{boxes}</ul></fieldset>'
    return (
        f'<form class="panel" method="post"><h2>{esc(say("plan-pass"))}</h2>'
        f'<p class="hint">{esc(say("plan-pass-hint"))}</p>{hidden(seat)}{picker if boxes else ""}<div class="done">'
        f'<button class="btn pri" name="what" value="pass">{icon("ui-wait")}{esc(say("plan-pass-do"))}</button></div>'
        "</form>"
    )


def hidden(seat: int) -> str:
    return f'<input type="hidden" name="seat" value="{seat}">'


def now_section(visitor: Visit, room: Room, seat: int, asked: Decision | None) -> str:
    """What is planned, until when, and the way to do without."""
    words, plan = plan_words(visitor, room, seat, asked), standing(room, seat)
    if plan is None or not words:
        return ""
    named = [f'<li class="chip">{esc(event)}</li>' for name, event in awaited(room, visitor.lang) if name in plan.until]
    until = f"<p>{esc(visitor.say('plan-until'))}</p><ul class='until'>{''.join(named)}</ul>" if named else ""
    return (
        f'<form class="panel" method="post"><h2>{esc(visitor.say("plan-now"))}</h2><p>{esc(words)}</p>{until}'
        f"{hidden(seat)}"
        f'<div class="done"><button class="btn" name="what" value="none">{icon("ui-cross")}'
        f"{esc(visitor.say('plan-drop'))}</button></div></form>"
    )


def answer_section(visitor: Visit, seat: int, asked: Decision | None) -> str:
    """The options of the next decision, as far as they can be foreseen."""
    say = visitor.say
    if asked is None:
        return ""
    rows = "".join(
        f'<li><label class="pick"><input type="radio" name="option" value="{esc(option.key)}" required>'
        f"<span>{esc(option.text)}</span></label></li>"
        for option in asked.options
    )
    return (
        f'<form class="panel" method="post"><h2>{esc(say("plan-answer"))}</h2>'
        f'<p class="hint">{esc(say("plan-answer-hint"))}</p><p><b>{esc(asked.prompt)}</b></p>{hidden(seat)}'
        f'<input type="hidden" name="step" value="{esc(asked.step)}"><ul class="plain">{rows}</ul>'
        f'<div class="done"><button class="btn pri" name="what" value="answer">{icon("ui-check")}'
        f"{esc(say('plan-answer-do'))}</button></div></form>"
    )


def plan_page(visitor: Visit, room: Room, seat: int, asked: Decision | None) -> str:
    say = visitor.say
    main = (
        f"<h1>{esc(say('plan-head'))}</h1>"
        f'<p class="soft">{esc(title_of(room.table.game, visitor.lang))}. {esc(say("plan-private"))}</p>'
        f"{now_section(visitor, room, seat, asked)}"
        f"{pass_section(visitor, room, seat)}{answer_section(visitor, seat, asked)}"
        f'<p><a class="btn" href="{visitor.url(f"/t/{room.table.id}")}">{esc(say("plan-back"))}</a></p>'
    )
    return page(visitor, f"{say('plan-head')} – Rampart", main, "", "narrow-page", CSS)


def seat_meant(room: Room, visitor: Visit, wanted: str) -> int:
    """The seat that is planned for: the one that is named, or one's first."""
    own = room.seats_of(visitor.person_id)
    number = number_in(wanted)
    seat = number if number is not None else (own or [-1])[0]
    must_plan(room, visitor.person_id, seat)
    return seat


async def next_decision(room: Room, seat: int, lang: str) -> Decision | None:
    """What a seat is likely to be asked next."""
    view, names = room.view(seat), room.names(lang)
    found = await asyncio.to_thread(foreseen, view, seat, SystemRandom().getrandbits(60))
    return None if found is None else decision(found, seat, lang, names)


async def show_plan(request: Request) -> Response:
    site, visitor = site_of(request), await visit(request, greet=False)
    room = await site.rooms.get(request.path_params["table"])
    seat = seat_meant(room, visitor, request.query_params.get("seat", ""))
    asked = await next_decision(room, seat, visitor.lang)
    return respond(request, visitor, plan_page(visitor, room, seat, asked))


async def post_plan(request: Request) -> Response:
    site, visitor, form = site_of(request), await visit(request, greet=False), await form_body(request)
    async with site.rooms.locked(request.path_params["table"]) as room:
        seat = seat_meant(room, visitor, first(form, "seat"))
        site.limits.check("preferences", visitor.person_id)
        what, plan = first(form, "what"), None
        if what == "pass":
            plan = passing(room, visitor.person_id, seat, form.get("until", []))
        elif what == "answer":
            plan = answering(room, visitor.person_id, seat, first(form, "step"), first(form, "option"))
        elif what != "none":
            raise Refused("bad_field", field="what")
        await site.rooms.plan(room, seat, plan)
    return RedirectResponse(f"{site.settings.prefix}/t/{room.table.id}?seat={seat}", 303)


ROUTES: list[BaseRoute] = [
    Route("/t/{table}/plan", show_plan),
    Route("/t/{table}/plan", post_plan, methods=["POST"]),
]
