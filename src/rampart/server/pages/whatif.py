"""Help beside a game: a suggested move, and a moment that becomes a private table at which one tries something else."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.kernel.state import State
from rampart.server.basics.model import EntryKind
from rampart.server.basics.refusals import Refused
from rampart.server.pages.parts.advice import hint_list, needs_consent
from rampart.server.pages.parts.sight import Sight
from rampart.server.pages.puzzle import opened
from rampart.server.play.checks import number, number_in, own_seat, text
from rampart.server.play.helping import must_be_unrated
from rampart.server.site import Site, site_of
from rampart.server.tables.changes import Deed
from rampart.server.tables.room import Room
from rampart.server.tables.sandbox import dealt, sandbox, wish_from
from rampart.server.web.responses import form_body, json_body, json_response
from rampart.server.workers.bots import number_of
from rampart.server.workers.pool import Busy, Stopped, TooMuch
from rampart.server.workers.thinking import advise

SECONDS = 2.0  # that a person waits for a hint, while bots of others want to think too
WAIT = 10


async def post_what_if(request: Request) -> Response:
    """Fork: after so many choices (`at`, else now), on a seat (`seat`, else one's own or that which is asked)."""
    site = site_of(request)
    room = await site.rooms.get(request.path_params["table"])
    form = await form_body(request)
    session, cookie = await site.greeted(request)
    state = moment(room, number_in(form.get("at", [""])[0]))
    seat = seat_of(room, session.person.id, number_in(form.get("seat", [""])[0]), state.deciders)
    site.may_open(request, session.person, "table")
    response = await opened(site, sandbox(dealt(room, state, seat), session.person, seat))
    site.remember(request, response, cookie)
    return response


def moment(room: Room, at: int | None) -> State:
    """The position after so many choices, else now; where the game is over then, before the last of them."""
    if room.position is None or room.course is None:
        raise Refused("not_found")
    line = room.position.line.up_to(min(len(room.position.line) if at is None else at, len(room.position.line)))
    state = room.course.along(line).state
    if state.over and line.before is not None:  # after the last choice there is nothing to try: before it there is
        state = room.course.along(line.before).state
    return state


async def post_scenario(request: Request) -> Response:
    """A new table for everyone whose game begins after so many choices (`at`) of one that is open to all."""
    site = site_of(request)
    room = await site.rooms.get(request.path_params["table"])
    form = await form_body(request)
    session, cookie = await site.greeted(request)
    state = moment(room, number_in(form.get("at", [""])[0]))
    seat = seat_of(room, session.person.id, number_in(form.get("seat", [""])[0]), state.deciders)
    wish = wish_from(room, state, session.person, seat)
    site.may_open(request, session.person, "table")
    done = await site.acts.open(session.person, wish)
    response = RedirectResponse(f"{site.settings.prefix}/t/{done.table}", 303)
    site.remember(request, response, cookie)
    return response


def seat_of(room: Room, person_id: str, wanted: int | None, deciders: list[int]) -> int:
    """The seat to try something at: while a game runs only an own one, and not where the game is rated."""
    own = room.viewer(person_id, wanted)
    if not room.open_to_all:
        if own is None:
            raise Refused("not_your_seat")
        must_be_unrated(room)
        return own
    if wanted is not None and wanted < len(room.table.seats):
        return wanted
    return own if own is not None else deciders[0] if deciders else 0


async def post_hint(request: Request) -> Response:
    """Suggest a move: `{"seat", "decision"}`; found from the view of the seat, and marked as used for all to see."""
    site = site_of(request)
    session = await site.session(request)
    if session is None:
        raise Refused("no_session")
    body = await json_body(request)
    room = await site.rooms.get(request.path_params["table"])
    seat = number(body, "seat")
    own_seat(room, session.person, seat)
    sight = Sight(room, seat, site.language(request, session))
    must_be_unrated(room)
    if not sight.asked or text(body, "decision") != room.decision_id or seat not in room.must_state().deciders:
        raise Refused("stale")
    if needs_consent(sight):
        raise Refused("hints_need_consent")
    site.limits.check("act", session.person.id)
    seed = number_of(room.seed, "hint", room.decision_id, seat)
    try:
        found = await site.bots.pool.run(advise, room.view(seat), seat, seed, SECONDS)
    except (Busy, Stopped, TooMuch):
        raise Refused("busy", wait=WAIT) from None
    await site.acts.whole(note_use, site, room.table.id, seat, session.person.id)
    return json_response({"html": hint_list(sight, found)})


async def note_use(site: Site, table_id: str, seat: int, person_id: str) -> None:
    """Enter that a seat has used a hint, once for each decision."""
    async with site.rooms.locked(table_id) as room:
        key = f"~hint-{room.decision_id}-{seat}"
        if key not in room.keys and room.playing:
            await site.acts.enter(room, Deed(EntryKind.HINT, key, seat, person_id))


ROUTES: list[BaseRoute] = [
    Route("/t/{table}/hint", post_hint, methods=["POST"]),
    Route("/t/{table}/whatif", post_what_if, methods=["POST"]),
    Route("/t/{table}/scenario", post_scenario, methods=["POST"]),
]
