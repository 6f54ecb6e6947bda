"""The page on which a record is opened, and what it sends."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.refusals import Refused
from rampart.server.pages.shell import Visit, page, respond, visit
from rampart.server.records import get_record, open_record, pasted
from rampart.server.security import RECORD_LIMIT
from rampart.server.site import site_of
from rampart.server.web.responses import form_body, json_body, json_response, wants_json


def record_page(visitor: Visit, wrong: str = "") -> str:
    """A field for a file, which a script reads and sends, and one to paste the record into."""
    say = visitor.say
    main = (
        f'<h1>{esc(say("record-title"))}</h1><section class="panel form"><p>{esc(say("record-note"))}</p>'
        f'<form method="post" action="{visitor.url("/records")}" class="record-form" data-most="{RECORD_LIMIT}"'
        f' data-large="{esc(say("record-large"))}">'
        f'<p class="refusal" id="record-wrong" role="alert">{esc(wrong)}</p>'
        '<p class="filing scripted-only">'
        '<input class="unseen" id="record-file" type="file" accept=".json,application/json">'
        f'<label class="btn" for="record-file">{icon("ui-log")}<span>{esc(say("record-file"))}</span></label>'
        '<output for="record-file"></output></p>'
        f'<label for="record-text">{esc(say("record-text"))}</label>'
        '<textarea id="record-text" name="record" rows="8" spellcheck="false"></textarea>'
        f'<div class="btns"><button class="btn pri">{icon("ui-play")}<span>{esc(say("record-open"))}</span></button>'
        "</div></form></section>"
    )
    scripts = ["js/record.js"]
    return page(visitor, f"{say('record-title')} – Rampart", main, "", "narrow-page", ["css/after.css"], scripts)


async def show_form(request: Request) -> Response:
    visitor = await visit(request)
    return respond(request, visitor, record_page(visitor))


async def post_record(request: Request) -> Response:
    """Open a record: sent as JSON, or pasted into the form, which comes back with what is wrong."""
    site = site_of(request)
    if wants_json(request):
        table, cookie = await open_record(request, await json_body(request))
        path = f"{site.settings.prefix}/t/{table.id}/replay"
        response = json_response({"status": "accepted", "table": table.id, "url": path})
    else:
        form = await form_body(request)
        try:
            table, cookie = await open_record(request, pasted(form))
        except Refused as e:
            visitor = await visit(request)
            wrong = f"{e.sentence(visitor.lang)} {e.more(visitor.lang)}".strip()
            return respond(request, visitor, record_page(visitor, wrong), e.status)
        response = RedirectResponse(f"{site.settings.prefix}/t/{table.id}/replay", 303)
    site.remember(request, response, cookie)
    return response


ROUTES: list[BaseRoute] = [
    Route("/t/{table}/record.json", get_record),
    Route("/records", show_form),
    Route("/records", post_record, methods=["POST"]),
]
