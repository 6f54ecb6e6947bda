"""The cards of pieces: what a piece on the board of a table is and does, asked for when somebody looks at it."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.draw.piece_cards import PieceCard, piece_cards
from rampart.server.basics.refusals import Refused
from rampart.server.pages.parts.sight import Sight
from rampart.server.pages.shell import visit
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.text.rulebook import has_rulebook, rulebook

ID: Final = re.compile(r"[a-z][\w.-]{0,79}")


def card_of(sight: Sight, id: str) -> PieceCard | None:
    """The card of a piece as the viewer may read it; None where there is none."""
    told = piece_cards(sight.room.table.game)
    if told is None or not sight.started or ID.fullmatch(id) is None:
        return None
    return told.piece(sight.s, id, sight.g)


def markup(sight: Sight, card: PieceCard) -> str:
    """The card: its head, what it does, facts, and the link to its rule."""
    facts = "".join(f"<dt>{esc(fact.words)}</dt><dd>{esc(fact.value)}</dd>" for fact in card.facts)
    game = sight.room.table.game
    rule = ""
    if card.rule and has_rulebook(game) and card.rule in rulebook(game).rules:
        words = f"{icon('ui-book')}<span>{esc(sight.t('piece-rule'))}</span><small>{esc(card.rule)}</small>"
        rule = f'<a class="ruled" href="../rules/{esc(game)}#{esc(card.rule)}" target="_blank">{words}</a>'
    now = f'<p class="now"><b>{esc(sight.t("piece-now"))}</b> {esc(capital(card.now))}</p>' if card.now else ""
    return (
        f"<header>{icon(card.icon)}<div><h3>{esc(capital(card.name))}</h3><small>{esc(card.kind)}</small></div>"
        f'<button type="button" class="ib" data-close aria-label="{esc(sight.t("piece-close"))}">{icon("ui-cross")}'
        f"</button></header><p>{esc(capital(card.text))}</p>{f'<dl>{facts}</dl>' if facts else ''}{now}{rule}"
    )


def capital(words: str) -> str:
    """The words of a game as a sentence begins."""
    return words[:1].upper() + words[1:]


async def get_piece(request: Request) -> Response:
    """The card of a piece, as markup; 404 where there is nothing to tell."""
    site = site_of(request)
    visitor = await visit(request, greet=False)
    room = await site.rooms.get(request.path_params["table"])
    seat = room.viewer(visitor.person_id, number_in(request.query_params.get("seat", "")))
    if room.delayed(seat):
        raise Refused("delayed")
    sight = Sight(room, seat, visitor.lang)
    card = card_of(sight, request.path_params["piece"])
    if card is None:
        raise Refused("not_found")
    return JSONResponse({"card": markup(sight, card)})


ROUTES: list[BaseRoute] = [Route("/t/{table}/pieces/{piece}", get_piece)]
