"""While you were away: what changed at a table since someone looked last, and what it takes to play it again."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from babel.dates import format_timedelta
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.draw.panels import shown_scores
from rampart.draw.scenes import Step, scene
from rampart.draw.table import fragments
from rampart.kernel.events import named
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.journal import FORCED
from rampart.server.basics.model import Happening
from rampart.server.basics.refusals import Refused
from rampart.server.pages.parts.sight import Sight
from rampart.server.pages.shell import visit
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.text.decision import decision, waiting

ENOUGH: Final = 3  # moves of others that are worth a summary
TO_YOU: Final = 4  # things that happened to the reader
MOMENTS: Final = 3
MOST_MOVES: Final = 60  # that are looked through
REPLAYED: Final = 30
MOST_SECONDS: Final = 30  # of a replay
SECONDS_A_MOVE: Final = 1.5


class Move(NamedTuple):
    """A move of someone: its entry, the steps it is told in, and whether it did something to the reader."""

    happening: Happening
    steps: Sequence[Step]
    touches: bool


def moves_since(sight: Sight, since: int) -> list[Move]:
    """The moves after an entry, the last ones where there are very many."""
    room = sight.room
    found = [h for h in room.happenings if h.seq > since and not h.taken_back][-MOST_MOVES:]
    out = []
    for happening in found:
        seen = [event.seen(sight.viewer) for event in happening.events]
        told = [event for event in seen if event.code != FORCED]
        steps = scene(told, sight.s, sight.lang, sight.names)
        names = [named(event, room.game.rules) for event in told]
        meant = any(
            value == sight.seat for event in names for name, value in event.args.items() if name.endswith("_seat")
        )
        if not steps:
            continue
        touches = happening.seat != sight.seat and (meant or any(step.line.seat == sight.seat for step in steps))
        out.append(Move(happening, steps, touches))
    return out


def worth_telling(sight: Sight, moves: Sequence[Move]) -> bool:
    """Did others do enough, or take something from the reader?"""
    others = [move for move in moves if move.happening.seat not in sight.own_seats]
    lost = any(step.gain < 0 and step.line.seat == sight.seat for move in others for step in move.steps)
    return len(others) >= ENOUGH or lost


def digest(sight: Sight, since: int, moves: Sequence[Move]) -> str:
    """The summary: what happened to the reader, three moments, the points, and whose turn it is."""
    t = sight.t
    first, last = moves[0].happening.seq, moves[-1].happening.seq
    took = sight.room.entries[last - 1].at - sight.room.entries[first - 1].at
    span = format_timedelta(max(60, round(took)), locale=sight.lang)
    seconds = min(MOST_SECONDS, round(SECONDS_A_MOVE * min(REPLAYED, len(moves))))
    close = esc(t("piece-close"))
    return (
        '<dialog class="away" aria-labelledby="away-title"><header><div>'
        f'<h2 id="away-title" tabindex="-1" autofocus>{esc(t("away-title"))}</h2>'
        f"<p>{esc(t('away-span', n=len(moves), span=span))}</p></div>"
        f'<button type="button" class="ib" data-close aria-label="{close}">{icon("ui-cross")}</button></header>'
        f'<div class="cols"><div>{to_you(sight, moves)}{on_the_board(sight, moves)}</div>{points(sight, since)}</div>'
        f'<footer><p>{whose_turn(sight)}</p><button type="button" class="btn" data-replay>{icon("ui-play")}'
        f"<span>{esc(t('away-replay', n=min(REPLAYED, len(moves)), seconds=seconds))}</span><kbd>R</kbd></button>"
        f'<button type="button" class="btn pri" data-close><span>{esc(t("away-go"))}</span><kbd>Enter</kbd></button>'
        "</footer></dialog>"
    )


def to_you(sight: Sight, moves: Sequence[Move]) -> str:
    """What others did to the reader, and what came to the reader by itself."""
    found = [step for move in moves if move.touches for step in move.steps if concerns(sight, step)]
    found = [step for step in found if step.gain or step.line.seat != sight.seat] or found
    rows = ""
    for step in found[-TO_YOU:]:
        sign = shape(step.line.seat) if step.line.seat is not None else icon("ui-cards")
        rows += f"<li>{sign}<span>{esc(step.line.text)}</span>{change(step.gain)}</li>"
    rows = rows or f'<li class="mut"><span>{esc(sight.t("away-nothing"))}</span></li>'
    return f'<h3>{esc(sight.t("away-you"))}</h3><ul class="to-you">{rows}</ul>'


def concerns(sight: Sight, step: Step) -> bool:
    """Is a step about the reader?"""
    assert sight.seat is not None
    if step.chapter or step.dice:
        return False
    return step.line.seat == sight.seat or sight.names[sight.seat] in step.line.text


def change(n: int) -> str:
    """A gain or a loss, with its sign."""
    return f'<b class="{"good" if n > 0 else "bad"}">{"+" if n > 0 else "−"}{abs(n)}</b>' if n else ""


def on_the_board(sight: Sight, moves: Sequence[Move]) -> str:
    """Three moments with a picture of their place, which the script cuts out of the board."""
    drawn = {piece.id for piece in fragments(sight.s, sight.seat, sight.lang, sight.names, whole=False)}
    weighed = [
        (weight(step), number, move, step, place)
        for number, move in enumerate(moves, 1)
        for step in move.steps
        for place in [one for one in step.places if one in drawn][:1]
    ]
    best = sorted(sorted(weighed, key=lambda found: (-found[0], -found[1]))[:MOMENTS], key=lambda found: found[1])
    if not best:
        return ""
    cards = ""
    for _, number, move, step, place in best:
        picture = f'<svg class="rampart" data-crop="{esc(place)}" aria-hidden="true"></svg>'
        when = f"{shape(move.happening.seat)}{esc(sight.t('away-move', n=number, of=len(moves)))}"
        cards += f"<li>{picture}<b>{esc(step.line.text)}</b><small>{when}</small></li>"
    return f'<h3>{esc(sight.t("away-board"))}</h3><ul class="moments">{cards}</ul>'


def weight(step: Step) -> int:
    """How telling a step is."""
    return 8 * (step.duel is not None) + 4 * step.points + 2 * (step.card is not None) + abs(step.gain) + 1


def points(sight: Sight, since: int) -> str:
    """The points of all seats, with what changed."""
    try:
        before = shown_scores(sight.room.at(since, sight.seat), sight.seat)
    except LookupError:
        before = [0] * len(sight.names)
    now = shown_scores(sight.s, sight.seat)
    most = max(1, *now)
    rows = ""
    for seat, name in enumerate(sight.names):
        known = now[seat] > UNKNOWN
        grown = now[seat] - before[seat] if known and before[seat] > UNKNOWN else 0
        bar = f'<progress max="{most}" value="{max(0, now[seat])}" aria-hidden="true"></progress>' if known else ""
        total = f'<b class="d">{now[seat]}</b>' if known else icon("ui-hidden", words=sight.t("seat-hidden"))
        mine = ' class="me"' if seat == sight.seat else ""
        rows += f"<li{mine}>{shape(seat)}<span>{esc(name)}</span>{change(grown)}{total}{bar}</li>"
    return f"<aside><h3>{esc(sight.t('away-points'))}</h3><ul>{rows}</ul></aside>"


def whose_turn(sight: Sight) -> str:
    """Whom the table waits for."""
    if sight.seat is not None and sight.asked and sight.seat in sight.s.deciders:
        asked = decision(sight.s, sight.seat, sight.lang, sight.names).prompt
        return f"{shape(sight.seat)}<b>{esc(sight.t('ask-you'))}</b> {esc(asked)}"
    return esc(waiting(sight.s, sight.lang, sight.names) if sight.playing else sight.t("over-head"))


def replayed(moves: Sequence[Move]) -> list[dict[str, Any]]:
    """The moves for the page to play again: each with its board, its places and its sentences."""
    out = []
    for move in moves[-REPLAYED:]:
        places = [place for step in move.steps for place in step.places][:4]
        words = ". ".join(step.line.text for step in move.steps[:3])
        out.append({"seq": move.happening.seq, "t": words, "at": places, "s": move.happening.seat})
    return out


async def get_away(request: Request) -> Response:
    """What changed after an entry, as markup and as moves to play again; 404 where it is not worth telling."""
    site = site_of(request)
    visitor = await visit(request, greet=False)
    room = await site.rooms.get(request.path_params["table"])
    seat = room.viewer(visitor.person_id, number_in(request.query_params.get("seat", "")))
    since = number_in(request.path_params["since"])
    sight = Sight(room, seat, visitor.lang)
    if since is None or seat is None or not sight.started or room.paused or since > room.seq:
        raise Refused("not_found")
    moves = moves_since(sight, since)
    if not worth_telling(sight, moves):
        raise Refused("not_found")
    return JSONResponse({"full": digest(sight, since, moves), "moves": replayed(moves)})


ROUTES: list[BaseRoute] = [Route("/t/{table}/away/{since}", get_away)]
