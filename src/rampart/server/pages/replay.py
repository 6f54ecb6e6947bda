"""The replay of a game: the board after any of its choices, with a slider, keys, and links where no script runs."""

from dataclasses import dataclass
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rampart.draw import Fragment, esc
from rampart.draw.html import icon, shape
from rampart.draw.once import one_drawing
from rampart.draw.panels import shown_scores
from rampart.draw.table import fragments
from rampart.kernel.errors import RampartError
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.frame import WHOLE, viewer_of
from rampart.kernel.state import State
from rampart.server.basics.model import Happening, Made
from rampart.server.basics.refusals import Refused
from rampart.server.pages.parts.board import drawn, frame
from rampart.server.pages.parts.plain import plain
from rampart.server.pages.parts.sight import Sight, holder, panel, rule_link
from rampart.server.pages.shell import Visit, document, respond, top_bar, visit
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.server.tables.room import Room
from rampart.server.web.assembly import assemble, difference
from rampart.server.web.responses import json_response
from rampart.text.log import Line, lines


@dataclass(frozen=True)
class Moment:
    """A game after some of its choices, as someone may see it: after the end all is open."""

    sight: Sight
    choice: int

    @property
    def room(self) -> Room:
        return self.sight.room

    @property
    def ended(self) -> bool:
        """Is all open now?"""
        return self.room.open_to_all

    @property
    def of(self) -> int:
        """How many choices stand, as far as the viewer may see them by now."""
        return choices_until(self.room, self.room.shown_until(self.sight.seat))

    @cached_property
    def made(self) -> Made | None:
        """The choice that led here, None at the beginning."""
        assert self.room.position is not None
        return self.room.position.line.up_to(self.choice).made

    @property
    def seat(self) -> int | None:
        """Whose board is drawn."""
        return None if self.ended else self.sight.seat

    @cached_property
    def s(self) -> State:
        assert self.room.course is not None and self.room.position is not None
        state = self.room.course.along(self.room.position.line.up_to(self.choice)).state
        return state if self.ended else self.room.seen(state, self.sight.seat)

    @cached_property
    def happened(self) -> Happening | None:
        """What the choice has brought, at the beginning what was set up."""
        assert self.room.course is not None
        seq = self.made.seq if self.made is not None else self.room.course.first.asked_since
        return next((h for h in self.room.happenings if h.seq == seq), None)

    @cached_property
    def told(self) -> list[Line]:
        """The same in sentences, as the viewer may know it."""
        if self.happened is None:
            return []
        viewer = WHOLE if self.ended else viewer_of(self.seat)
        seen = [event.seen(viewer) for event in self.happened.events]
        return lines(seen, self.room.game.rules, self.sight.lang, self.sight.names)


# ---- what is drawn


@one_drawing()
def replay_fragments(moment: Moment) -> list[Fragment]:
    """The moment in its parts; pieces keep their ids, so that they glide from one choice to the next."""
    words = esc(moment.sight.t("replay-board"))
    return [
        holder("section", "rp-board", "", f'class="board" aria-label="{words}"'),
        *board(moment),
        holder("aside", "rp-side", "", 'class="rp-side"'),
        panel("rp-now", "rp-side", now(moment), "panel prompt rp-now"),
        panel("rp-seats", "rp-side", seats(moment), "panel rp-seats"),
        panel("rp-links", "", links(moment), "rp-links", "nav", f'aria-label="{esc(moment.sight.t("replay-slider"))}"'),
    ]


def board(moment: Moment) -> list[Fragment]:
    """The game's drawing, or its position in words."""
    s, lang, names = moment.s, moment.sight.lang, moment.sight.names
    if not drawn(moment.room.table.game):
        return [panel("rp-plain", "rp-board", plain(s, names, moment.sight.t), "panel plain", "div")]
    box, name = frame(s, moment.seat, lang)
    out = [holder("svg", "rp-svg", "rp-board", f'class="rampart" viewBox="{box}" role="img" aria-label="{esc(name)}"')]
    layers: set[str] = set()
    for piece in fragments(s, moment.seat, lang, names, whole=False):
        if piece.parent == "options":
            continue
        layer = piece.parent or "rp-svg"
        if piece.parent and layer not in layers:
            layers.add(layer)
            out.append(holder("g", layer, "rp-svg"))
        out.append(Fragment(piece.id, layer, piece.markup))
    return out


def now(moment: Moment) -> str:
    """Which choice it is, and what it has brought."""
    t = moment.sight.t
    told = "".join(line_row(moment, line) for line in moment.told)
    made = moment.made
    if made is None:
        head = t("replay-begin")
    else:
        head = t("replay-head", n=moment.choice, of=moment.of)
        told = told or f"<li>{shape(made.seat)}<span>{esc(chosen_words(moment, made))}</span></li>"
    return f'<h2 id="rp-head">{esc(head)}</h2><ol class="log">{told}</ol>'


def line_row(moment: Moment, line: Line) -> str:
    """A sentence with the shape of its seat and its rule."""
    mark = shape(line.seat) if line.seat is not None else '<span class="mk"></span>'
    rule = rule_link(moment.room.table.game, line.rule, moment.sight.lang).replace('href="../', 'href="../../')
    return f"<li>{mark}<span>{esc(line.text)}</span>{rule}</li>"


def chosen_words(moment: Moment, made: Made) -> str:
    """What is said of a choice that brought nothing to tell."""
    return moment.sight.t("replay-chosen", name=moment.sight.names[made.seat])


def seats(moment: Moment) -> str:
    """The points of each seat at this moment, as far as the viewer may know them."""
    try:
        scores = moment.s.scores() if moment.ended else shown_scores(moment.s, moment.seat)
    except RampartError:
        scores = []
    out = ""
    for p in range(len(moment.sight.names)):
        known = p < len(scores) and scores[p] > UNKNOWN
        points = f'<b class="d">{scores[p]}</b>' if known else icon("ui-hidden", "", moment.sight.t("seat-hidden"))
        out += f"<li>{shape(p)}<bdi>{esc(moment.sight.titled(p))}</bdi>{points}</li>"
    return f"<ul>{out}</ul>"


def links(moment: Moment) -> str:
    """Ways to other moments, for those without a script and for pointers."""
    of = moment.of
    seat = "" if moment.seat is None else f"&amp;seat={moment.seat}"
    back, on = max(moment.choice - 1, 0), min(moment.choice + 1, of)
    out = ""
    for word, there, sign in (("first", 0, "«"), ("before", back, "‹"), ("next", on, "›"), ("last", of, "»")):
        words = esc(moment.sight.t(f"replay-{word}"))
        looks = "ib on" if there != moment.choice else "ib on off"
        named = f'title="{words}" aria-label="{words}"'
        out += f'<a class="{looks}" href="?at={there}{seat}" data-to="{there}" {named}>{sign}</a>'
    return out


# ---- pages


async def moment_of(request: Request, visitor: Visit, wanted: str) -> Moment:
    """The moment that is asked for: a number of choices, the last one where none is given."""
    room = await site_of(request).rooms.get(request.path_params["table"])
    if room.position is None or room.course is None:
        raise Refused("not_found")
    seat = room.viewer(visitor.person_id, number_in(request.query_params.get("seat", "")))
    choice = number_in(wanted)
    of = choices_until(room, room.shown_until(seat))
    if choice is None or choice > of:
        choice = of
    return Moment(Sight(room, seat, visitor.lang), choice)


def choices_until(room: Room, seq: int) -> int:
    """How many of the choices that stand were made by an entry."""
    assert room.position is not None
    later = sum(made.seq > seq for made in room.position.line.backwards())
    return len(room.position.line) - later


async def show_replay(request: Request) -> Response:
    """The page of a replay, whole and readable before any script runs."""
    visitor = await visit(request)
    moment = await moment_of(request, visitor, request.query_params.get("at", ""))
    return respond(request, visitor, replay_page(visitor, moment))


def replay_page(visitor: Visit, moment: Moment) -> str:
    """The moment between the way back and the slider."""
    t = visitor.say
    table = moment.room.table
    title = t("replay-title", game=moment.sight.title)
    back = visitor.url(f"/t/{table.id}")
    hint = t("replay-keys") if moment.ended else t("replay-seen")
    main = (
        f'<header class="rp-head"><h1>{esc(title)}</h1>'
        f"{way(visitor.url('/records'), 'ui-log', t('record-title'))}{way(back, 'ui-undo', t('replay-table'))}</header>"
        f'<div id="replay" class="rp" data-path="{back}/replay" data-at="{moment.choice}" data-of="{moment.of}"'
        f' data-seat="{"" if moment.seat is None else moment.seat}">{assemble(replay_fragments(moment))}</div>'
        f'{controls(visitor, moment)}<p class="rp-hint sm mut">{esc(hint)}</p>'
    )
    css = ["css/site.css", "css/after.css"]
    body = f'{top_bar(visitor, "watch")}<main id="main" class="replay-page" tabindex="-1">{main}</main>'
    return document(visitor, f"{title} – Rampart", body, css, ["js/replay.js"], game=table.game)


def way(address: str, sign: str, words: str) -> str:
    """A link to another page."""
    return f'<a class="btn ghost" href="{address}">{icon(sign)}<span>{esc(words)}</span></a>'


def controls(visitor: Visit, moment: Moment) -> str:
    """The slider; a form, so that it leads there without a script too."""
    t = visitor.say
    words = esc(t("replay-slider"))
    play, pause = esc(t("replay-play")), esc(t("replay-pause"))
    share = esc(t("over-share"))
    kept = "" if moment.seat is None else f'<input type="hidden" name="seat" value="{moment.seat}">'
    return (
        f'<form class="rp-bar" method="get">{kept}<button type="button" class="btn pri scripted-only" data-play'
        f' data-play-words="{play}" data-pause-words="{pause}">{icon("ui-play")}<span>{play}</span></button>'
        f'<input type="range" name="at" min="0" max="{moment.of}" value="{moment.choice}" aria-label="{words}">'
        f'<output class="d">{moment.choice}</output>'
        f'<button class="btn unscripted-only">{esc(t("replay-go"))}</button>'
        f"{what_if(visitor, moment)}"
        f'<button type="button" class="btn scripted-only" data-share data-done="{esc(t("over-shared"))}">'
        f"{icon('ui-share')}<span>{share}</span></button></form>"
    )


def what_if(visitor: Visit, moment: Moment) -> str:
    """Goes on from the moment that is shown: alone at a private table, and once all is open at a table for everyone.

    While the game runs, it goes on from what the own seat sees.
    """
    room = moment.room
    if not moment.ended and (moment.seat is None or room.table.terms.rated):
        return ""
    where = visitor.url(f"/t/{room.table.id}/whatif")
    words = f"{icon('ui-play')}<span>{esc(visitor.say('whatif'))}</span>"
    out = f'<button class="btn" formmethod="post" formaction="{where}">{words}</button>'
    if moment.ended:
        where = visitor.url(f"/t/{room.table.id}/scenario")
        words = f"{icon('ui-friend')}<span>{esc(visitor.say('scenario'))}</span>"
        out += f'<button class="btn" formmethod="post" formaction="{where}">{words}</button>'
    return out


async def get_moment(request: Request) -> Response:
    """A moment for the script: what leads there from the moment it shows, or the whole where it shows none."""
    visitor = await visit(request, greet=False)
    if number_in(request.path_params["choice"]) is None:
        raise Refused("not_found")
    moment = await moment_of(request, visitor, request.path_params["choice"])
    shown = number_in(request.query_params.get("from", ""))
    new = replay_fragments(moment)
    content = {"at": moment.choice, "of": moment.of, "say": said(moment)}
    if shown is None or shown > moment.of:
        return json_response({**content, "full": assemble(new)})
    old = replay_fragments(Moment(moment.sight, shown))
    return json_response({**content, **difference(old, new)})


def said(moment: Moment) -> str:
    """What the choice has brought, for those who listen."""
    return ". ".join(line.text for line in moment.told)


ROUTES: list[BaseRoute] = [
    Route("/t/{table}/replay", show_replay),
    Route("/t/{table}/replay/{choice}", get_moment),
]
