"""Leaderboards: the best in a game and mode, people and bots on one scale."""

from urllib.parse import urlencode

from babel.numbers import format_percent
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.rating import BOT, PERSON, RANKED_AFTER
from rampart.server.community.ratings import Rank
from rampart.server.pages.games import games, icon_of, known_game, level_words, short_title
from rampart.server.pages.shell import Visit, current, named, page, respond, visit
from rampart.server.pages.standing import mode_words, name_of
from rampart.server.site import site_of

CSS = ("css/lobby.css", "css/forms.css", "css/house.css")


def pills(visitor: Visit, boards: list[tuple[str, str]], chosen: tuple[str, str]) -> str:
    out = ""
    for game, mode in boards:
        on = (game, mode) == chosen
        link = visitor.url(f"/ranking?{urlencode({'game': game, 'mode': mode})}")
        out += (
            f'<a class="fil{" on" if on else ""}" href="{link}"{current(on)}>{icon(icon_of(game), "s P0")}'
            f"{esc(short_name(visitor, game, mode))}</a>"
        )
    return f'<nav class="fb" aria-label="{esc(visitor.say("filter-head"))}">{out}</nav>'


def short_name(visitor: Visit, game: str, mode: str) -> str:
    """A game, and its mode, in few words."""
    found = known_game(game)
    words = mode_words(visitor, game, mode)
    return f"{short_title(found, visitor.lang) if found else game}{f', {words}' if words else ''}"


def rank_row(visitor: Visit, rank: Rank) -> str:
    say = visitor.say
    own = rank.who == f"{PERSON}{visitor.person_id}"
    if rank.who.startswith(BOT):
        who = f"{icon('ui-bot', 's')}<b>{esc(level_words(say, rank.name))}</b>"
    else:
        sign = icon("ui-bot", "s") if rank.program else icon("ui-user", "s")
        who = f'{sign}<a class="link" href="{visitor.url(f"/people/{rank.name}")}"><b>{named(rank.name)}</b></a>'
    rate = format_percent(rank.wins / rank.games, locale=visitor.lang)
    mean = format_percent(rank.expected / rank.games, locale=visitor.lang)
    return (
        f'<tr{" class=own" if own else ""}><td>{rank.place}</td><th scope="row"><span class="nm">{who}</span></th>'
        f'<td><b class="d">{rank.strength.shown}</b> <span class="sm mut">±{rank.strength.spread}</span></td>'
        f'<td>{rank.games}</td><td>{esc(rate)} <span class="sm mut">{esc(say("profile-chance", rate=mean))}</span></td>'
        "</tr>"
    )


def ranking_page(visitor: Visit, boards: list[tuple[str, str]], chosen: tuple[str, str], ranks: list[Rank]) -> str:
    say = visitor.say
    heads = "".join(f"<th scope='col'>{esc(say(f'ranking-{name}'))}</th>" for name in COLUMNS)
    rows = "".join(rank_row(visitor, rank) for rank in ranks)
    table = (
        f'<div class="wide-table"><table class="rank"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>'
        "</table></div>"
    )
    empty = f'<p class="soft">{esc(say("ranking-empty", n=RANKED_AFTER))}</p>'
    title = esc(name_of(visitor, *chosen)) if chosen[0] else ""
    main = (
        f'<h1>{esc(say("nav-ranking"))}</h1><section class="panel"><div class="hd"><h2>{title}</h2></div>'
        f'{pills(visitor, boards, chosen)}{table if rows else empty}<p class="sm mut">{esc(say("ranking-note"))}</p>'
        "</section>"
    )
    return page(visitor, f"{say('nav-ranking')} – Rampart", main, "ranking", "wide-page", CSS)


COLUMNS = ("place", "name", "rating", "games", "wins")


async def show_ranking(request: Request) -> Response:
    site, visitor = site_of(request), await visit(request)
    known = await site.ratings.boards()
    boards = known or [(game.name, "") for game in games()]
    query = request.query_params
    wanted = (query.get("game", "")[:64], query.get("mode", "")[:32])
    chosen = wanted if wanted in boards else boards[0]
    ranks = await site.ratings.board(*chosen) if known else []
    return respond(request, visitor, ranking_page(visitor, boards, chosen, ranks))


ROUTES: list[BaseRoute] = [Route("/ranking", show_ranking)]
