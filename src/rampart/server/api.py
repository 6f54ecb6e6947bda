"""What pages and scripts send: choices, acts, new tables, preferences; every refusal says why in one sentence."""

import logging
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

import rampart
from rampart.server.basics.metrics import TYPE
from rampart.server.basics.model import Person
from rampart.server.basics.refusals import Refused
from rampart.server.pages.parts.whole import board_at
from rampart.server.pages.terms import read_terms
from rampart.server.people.guests import CHOICES, SWITCHES, THIS_TURN, Session
from rampart.server.play.acts import KEY
from rampart.server.play.checks import number, number_in, own_seat, text, texts
from rampart.server.play.doing import Done
from rampart.server.security import allowed_origin
from rampart.server.site import Site, address, site_of
from rampart.server.tables.opening import ME, Wish, game_of, usual_bot
from rampart.server.tables.room import Room
from rampart.server.web.assembly import assemble
from rampart.server.web.responses import form_body, json_body, json_response, wants_json
from rampart.text import LANGUAGES

AT = "at:"  # before a kind of moment, in the form of preferences
log = logging.getLogger("rampart.api")


# ---- at a table


async def post_choice(request: Request) -> Response:
    """Choose: `{"decision", "option", "seen", "key", "seat"}`; a composition has `options` in the place of `option`."""
    site = site_of(request)
    session = await known(site, request)
    body = await json_body(request)
    room = await site.rooms.get(request.path_params["table"])
    seen = number(body, "seen")
    seat = number(body, "seat") if "seat" in body else only_seat(room.seats_of(session.person.id))
    decision, key = text(body, "decision"), key_of(body)
    option: str | list[str] = texts(body, "options") if "options" in body else text(body, "option")
    if seen < 0 or seen > room.seq:
        raise Refused("stale")
    site.limits.check("choice", session.person.id)
    done = await site.acts.choose(room.table.id, session.person.id, seat, decision, option, key)
    return json_response(outcome(done))


def only_seat(seats: list[int]) -> int:
    """The seat of a person who has one; whoever has several must name it."""
    if not seats:
        raise Refused("not_your_seat")
    if len(seats) > 1:
        raise Refused("bad_field", field="seat")
    return seats[0]


async def post_act(request: Request) -> Response:
    """Do something else at a table: `{"act", "key", ...}`; see `Acts`."""
    site = site_of(request)
    body = await json_body(request)
    act, key = text(body, "act"), key_of(body)
    room = await site.rooms.get(request.path_params["table"])
    cookie = ""
    if act == "sit":
        session, cookie = await site.greeted(request)
    else:
        session = await known(site, request)
    if act == "moment":
        return await post_moment(site, room, session.person, body)
    if act == "tips":
        await site.change(session.person, None, {"no_tips": room.table.game})
        return json_response({"status": "accepted", "seq": room.seq})
    site.limits.check(act if act in ("chat", "sit") else "act", session.person.id)
    done = await site.acts.act(room.table.id, session.person, act, key, body)
    response = json_response(outcome(done))
    site.remember(request, response, cookie)
    return response


async def post_moment(site: Site, room: Room, person: Person, body: dict[str, Any]) -> Response:
    """Say how one wants to be asked at a kind of moment, this turn or ever after; no one else learns of it."""
    own_seat(room, person, number(body, "seat"))
    moment = text(body, "moment")
    if moment.partition("/")[0] != room.table.game:
        raise Refused("bad_field", field="moment")
    if text(body, "manner") == THIS_TURN:
        seat = number(body, "seat")
        if room.moment(seat) != moment:
            raise Refused("bad_field", field="moment")
        room.lulls[seat] = (moment, room.seq)
        site.rooms.redraw(room, seat)
    else:
        await site.change(person, None, {"moments": {moment: text(body, "manner")}})
    return json_response({"status": "accepted", "seq": room.seq})


def outcome(done: Done) -> dict[str, Any]:
    """How an act ended, for the one who sent it."""
    content: dict[str, Any] = {"status": done.status, "seq": done.seq}
    return {**content, "table": done.table} if done.table else content


def key_of(body: dict[str, Any]) -> str:
    """The key by which a request that is sent again is recognized."""
    key = text(body, "key")
    if not KEY.fullmatch(key):
        raise Refused("bad_field", field="key")
    return key


async def known(site: Site, request: Request) -> Session:
    """The session of someone who must be known already."""
    session = await site.session(request)
    if session is None:
        raise Refused("no_session")
    return session


async def get_board(request: Request) -> Response:
    """The board after an entry, as the viewer's seat saw it: `{"seq", "full"}`."""
    site = site_of(request)
    session = await site.session(request)
    room = await site.rooms.get(request.path_params["table"])
    seat = room.viewer(session.person.id if session else "", number_in(request.query_params.get("seat", "")))
    seq = number_in(request.path_params["seq"])
    try:
        if seq is None or seq > room.shown_until(seat):
            raise LookupError
        fragments: Any = board_at(room, seq, seat, site.language(request, session))
    except LookupError:
        raise Refused("not_found") from None
    return json_response({"seq": seq, "full": assemble(fragments)})


async def watch(socket: WebSocket) -> None:
    """Updates of a table, from the server to the page."""
    site = site_of(socket)
    if from_elsewhere(site, socket):
        await socket.close(4403)
        return
    session = await site.session(socket)
    try:
        room = await site.rooms.get(socket.path_params["table"])
    except Refused:
        await socket.close(4404)
        return
    wanted = socket.query_params.get("lang", "")
    lang = wanted if wanted in LANGUAGES else site.language(socket, session)
    await site.live.serve(socket, room, session, lang, address(socket))


async def listen(socket: WebSocket) -> None:
    """That the lobby has changed, from the server to the page."""
    site = site_of(socket)
    if from_elsewhere(site, socket):
        await socket.close(4403)
        return
    await site.lobby.serve(socket, await site.session(socket), address(socket))


def from_elsewhere(site: Site, socket: WebSocket) -> bool:
    """Does a page of another site want to listen?"""
    origin = socket.headers.get("origin", "")
    if not origin or allowed_origin(origin, socket.headers.get("host", ""), frozenset(site.settings.origins)):
        return False
    log.warning("refused", extra={"code": "cross_site", "origin": origin[:100]})
    return True


# ---- new tables


async def post_table(request: Request) -> Response:
    """Open a table, from JSON (answered with its id) or from a form (which leads there)."""
    site = site_of(request)
    scripted = wants_json(request)
    body = await json_body(request) if scripted else read_form(await form_body(request))
    wish = read_wish(body)
    session, cookie = await site.greeted(request)
    site.may_open(request, session.person, "table")
    secret = f"{session.token} {key_of(body)}" if "key" in body else ""
    done = await site.acts.open(session.person, wish.spoken(site.language(request, session)), secret)
    played = f"{wish.game} {wish.players} {body.get('level', '')} {leading_of(wish)}".strip()
    if body.get("bots") is True and len(played) < 100 and session.person.preferences.played != played:
        await site.people.change(session.person, None, {"played": played})
    path = f"{site.settings.prefix}/t/{done.table}"
    response = json_response({**outcome(done), "url": path}) if scripted else RedirectResponse(path, 303)
    site.remember(request, response, cookie)
    return response


def leading_of(wish: Wish) -> str:
    """The kind of game that was asked for, as the lobby notes it."""
    leading = [o.name for o in game_of(wish.game).rules.options if o.leading]
    return " ".join(f"{name}={wish.options[name]}" for name in leading if name in wish.options)


def read_form(form: dict[str, list[str]]) -> dict[str, Any]:
    """A form as the JSON that would say the same; options are fields called `option.NAME`."""
    body: dict[str, Any] = {name: form[name] for name in ("seats", "seat_names") if name in form}
    for name in ("game", "name", "key"):
        if form.get(name, [""])[0]:
            body[name] = form[name][0]
    for name in ("players", "level"):  # where the form has them for several games
        form.setdefault(name, form.get(f"{name}.{body.get('game', '')}", [""]))
    if form["level"][0]:
        body["level"] = form["level"][0]
    if form.get("players", [""])[0].isdecimal():
        body["players"] = int(form["players"][0][:4])
    for name in ("start", "bots"):
        body[name] = form.get(name, [""])[0] in ("1", "on", "true")
    body["listed"] = form.get("private", [""])[0] not in ("1", "on", "true")
    own = f"option.{body.get('game', '')}."  # where the form has them for several games
    body["options"] = {
        name.removeprefix(own if name.startswith(own) else "option."): values[-1]
        for name, values in form.items()
        if name.startswith(own) or (name.startswith("option.") and name.count(".") == 1)
    }
    return body


def read_wish(body: dict[str, Any]) -> Wish:
    """The table that is asked for; `bots` fills all other seats with bots, of a `level` if named, and starts."""
    game = game_of(text(body, "game"))
    players = number(body, "players") if body.get("players") is not None else game.usual
    options = body.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(v, str | int) for v in options.values()):
        raise Refused("bad_field", field="options")
    seats = words(body, "seats")
    if body.get("bots") is True and players in game.seats:
        seats = [ME, *[text(body, "level", "") or usual_bot(game.name)] * (players - 1)]
    for name in ("listed", "start", "bots"):
        if not isinstance(body.get(name, False), bool):
            raise Refused("bad_field", field=name)
    return Wish(
        game=game.name,
        players=players,
        options=options,
        seats=tuple(seats),
        seat_names=tuple(words(body, "seat_names")),
        name=text(body, "name", ""),
        listed=body.get("listed", True),
        start=body.get("start", False) or body.get("bots", False),
        terms=read_terms(body),
    )


def words(body: dict[str, Any], name: str) -> list[str]:
    """A list of texts of a request."""
    found = body.get(name, [])
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found) or len(found) > 20:
        raise Refused("bad_field", field=name)
    return found


# ---- people


async def post_preferences(request: Request) -> Response:
    """Change name and preferences, only what the JSON names; the page of preferences takes forms too."""
    site = site_of(request)
    body = await json_body(request)
    session, cookie = await site.greeted(request)
    name = text(body, "name") if "name" in body else None
    wishes = {key: value for key, value in body.items() if key in (*CHOICES, *SWITCHES, "moments")}
    if set(body) - set(wishes) - {"name"}:
        raise Refused("bad_field", field="preferences")
    person = await site.change(session.person, name, wishes)
    response = json_response({"status": "accepted", "name": person.name})
    site.remember(request, response, cookie)
    return response


def read_preferences(form: dict[str, list[str]]) -> dict[str, Any]:
    """A form of preferences as the JSON that would say the same."""
    body: dict[str, Any] = {name: form[name][0] for name in ("name", "back", *CHOICES) if name in form}
    body["moments"] = {name.removeprefix(AT): values[0] for name, values in form.items() if name.startswith(AT)}
    return body | {name: form.get(name, [""])[0] in ("1", "on", "true") for name in SWITCHES}


async def post_language(request: Request) -> Response:
    """Change the language alone, from a form or JSON with `lang` and `back`."""
    site = site_of(request)
    scripted = wants_json(request)
    body: dict[str, Any] = (
        await json_body(request) if scripted else {k: v[0] for k, v in (await form_body(request)).items()}
    )
    session, cookie = await site.greeted(request)
    await site.change(session.person, None, {"lang": text(body, "lang")})
    response = json_response({"status": "accepted"})
    if not scripted:
        response = RedirectResponse(site.settings.prefix + local_path(text(body, "back", "/")), 303)
    site.remember(request, response, cookie)
    return response


def local_path(path: str) -> str:
    """A path of this site to go back to; anything that could lead elsewhere becomes the lobby."""
    fine = path.startswith("/") and not path.startswith("//") and "\\" not in path and path.isprintable()
    return path if fine and path.isascii() and len(path) <= 300 else "/"


# ---- the site itself


async def get_ready(request: Request) -> Response:
    """May requests be sent here? Not to a process that ends."""
    closing = site_of(request).acts.closing
    return json_response({"status": "closing" if closing else "ready"}, 503 if closing else 200)


async def get_metrics(request: Request) -> Response:
    """Figures for Prometheus, where the host wants them to be told."""
    site = site_of(request)
    if not site.settings.metrics:
        raise Refused("not_found")
    return Response(site.metrics.told(), media_type=TYPE)


async def get_health(request: Request) -> Response:
    """Is the site well? Whoever watches over it learns what is wrong."""
    site = site_of(request)
    trouble = "closing" if site.acts.closing else await site.health.ask()
    content = {
        "status": trouble or "ok",
        "version": rampart.__version__,
        "uptime": round(time.time() - site.started, 1),
        "tables": len(site.rooms.live),
        "connections": site.live.count(),
        "bots": len(site.bots.tasks),
    }
    return json_response(content, 503 if trouble else 200)


ROUTES: list[BaseRoute] = [
    Route("/health", get_health),
    Route("/ready", get_ready),
    Route("/metrics", get_metrics),
    Route("/tables", post_table, methods=["POST"]),
    Route("/t/{table}/choices", post_choice, methods=["POST"]),
    Route("/t/{table}/acts", post_act, methods=["POST"]),
    Route("/t/{table}/at/{seq}", get_board),
    WebSocketRoute("/t/{table}/ws", watch),
    WebSocketRoute("/lobby/ws", listen),
    Route("/language", post_language, methods=["POST"]),
]
