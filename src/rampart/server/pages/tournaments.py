"""Tournaments and the deal of the week: a list, a form to hold one, and the page of each with standings and rounds."""

from dataclasses import replace
from datetime import UTC, datetime

from babel.dates import format_date
from babel.numbers import format_decimal
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.refusals import Refused
from rampart.server.community.deals import Played, ends
from rampart.server.community.pairing import KINDS
from rampart.server.community.tournaments import CLOSED, OPEN, OVER, PLAYING, Held, Plan, Tournament
from rampart.server.pages.forms import complaint, first, options_of, radios, select, switch, text_field
from rampart.server.pages.games import games, icon_of, known_game, level_words, title_of
from rampart.server.pages.shell import Visit, isolated, named, page, respond, visit
from rampart.server.pages.terms import clock_words, clocks
from rampart.server.play.checks import number_in
from rampart.server.site import Site, site_of
from rampart.server.tables.opening import levels_for
from rampart.server.web.responses import form_body

CSS = ("css/lobby.css", "css/forms.css", "css/house.css")
SHOWN_IN_LOBBY = 2


def number(visitor: Visit, n: float) -> str:
    return str(format_decimal(round(n, 2), locale=visitor.lang))


def state_words(visitor: Visit, one: Tournament) -> str:
    say, going = visitor.say, sum(not entrant.left for entrant in one.entrants)
    if one.status == PLAYING:
        return say("cup-round", n=one.round, of=one.rounds)
    return say("cup-entered", n=going) if one.status == OPEN else say(f"cup-{one.status}")


def about(visitor: Visit, one: Tournament) -> str:
    """What is played, and how."""
    say, plan = visitor.say, one.plan
    parts = [say(f"cup-kind-{plan.kind}"), say("lobby-players", counts=str(plan.players), n=plan.players)]
    parts += [clock_words(say, plan.terms), say("cup-bots" if plan.bots else "cup-no-bots")]
    return ", ".join(parts + [say("new-rated")] * plan.terms.rated)


def card(visitor: Visit, one: Tournament) -> str:
    say = visitor.say
    own = one.of(visitor.person_id)
    place = ""
    if own is not None and one.status == PLAYING:
        order = [line.entrant for line in one.table()]
        place = say("cup-you", n=order.index(own.number) + 1, of=len(order))
    words = say("cup-go") if own is not None or one.status != OPEN else say("cup-see")
    return (
        f'<li class="cup">{icon("ui-trophy", "l")}<div><b>{named(one.plan.name)}</b>'
        f'<p class="sm mut">{esc(title_of(one.plan.game, visitor.lang))}, {esc(about(visitor, one))}</p>'
        f'<p class="sm">{esc(place or state_words(visitor, one))}</p>'
        f'<a class="btn" href="{visitor.url(f"/tournaments/{one.id}")}">{esc(words)}'
        f'<span class="unseen"> {named(one.plan.name)}</span></a></div></li>'
    )


def deal_card(visitor: Visit, game: str, week: str, results: list[Played], alone: bool = False) -> str:
    """The deal of the week: the same for everybody. `alone` among other cards it says so itself."""
    say = visitor.say
    own = [one for one in results if one.person == visitor.person_id]
    best = say("deal-best", n=results[0].points) if results else say("deal-none")
    mine = say("deal-yours", n=own[0].points, place=own[0].place) if own else ""
    words = say("cup-go") if own else say("deal-play")
    until = format_date(datetime.fromtimestamp(ends(week) - 1, UTC), "long", visitor.lang)
    title, told = title_of(game, visitor.lang), say("deal-hint", day=until)
    return (
        f'<li class="cup">{icon("ui-calendar", "l")}<div><b>{esc(say("deal-head") if alone else title)}</b>'
        f'<p class="sm mut">{esc(f"{title}. {told}" if alone else told)}</p>'
        f'<p class="sm">{esc(" ".join(part for part in (best, mine) if part))}</p>'
        f'<form method="post" action="{visitor.url(f"/deals/{game}")}"><button class="btn">{esc(words)}</button></form>'
        f'<a class="btn" href="{visitor.url(f"/deals/{game}")}">{esc(say("deal-results"))}</a></div></li>'
    )


async def cups_panel(site: Site, visitor: Visit, most: int = SHOWN_IN_LOBBY) -> str:
    """What the lobby shows of tournaments."""
    say = visitor.say
    found = await site.tournaments.all(PLAYING, OPEN)
    found.sort(key=lambda one: one.of(visitor.person_id) is None)
    game, week = site.deals.game_of_the_week(), site.deals.week()
    cards = "".join(card(visitor, one) for one in found[:most])
    cards += deal_card(visitor, game, week, await site.deals.results(week, game), alone=True)
    link = f'<a href="{visitor.url("/tournaments")}">{esc(say("cup-all"))}</a>'
    return (
        f'<section class="panel" id="cups"><div class="hd"><h2>{esc(say("cup-head"))}</h2>{link}</div>'
        f'<ul class="cups">{cards}</ul></section>'
    )


# ---- the list, and holding one


def hold_form(visitor: Visit, wrong: str = "") -> str:
    say = visitor.say
    if visitor.person is None or not visitor.person.login:
        return f'<p class="soft">{esc(say("cup-account"))}</p>'
    kinds = [(kind, say(f"cup-kind-{kind}")) for kind in KINDS]
    named_games = [(game.name, title_of(game.name, visitor.lang)) for game in games()]
    most = max(game.seats[-1] for game in games())
    counts = [(str(n), str(n)) for n in range(2, most + 1)]
    offered = [(key, clock_words(say, terms)) for key, terms in clocks().items()]
    rounds = [("0", say("cup-rounds-all")), *((str(n), str(n)) for n in range(1, 12))]
    return (
        f'<details class="panel"{" open" if wrong else ""}><summary><b>{esc(say("cup-hold"))}</b></summary>'
        f'<form method="post" action="{visitor.url("/tournaments")}">{complaint("form-wrong", wrong)}'
        f"{text_field('name', say('cup-name'), '', 24, required=True)}"
        f"{select('game', say('now-game'), named_games, '')}"
        f"{radios('kind', say('cup-kind'), kinds, KINDS[1])}{select('players', say('cup-size'), counts, '4')}"
        f"{select('rounds', say('cup-rounds'), rounds, '0')}{select('clock', say('clock-head'), offered, 'daily-1')}"
        f"{switch('bots', say('cup-bots'), True)}{switch('rated', say('new-rated'), True)}"
        f'<div class="done"><button class="btn pri">{icon("ui-trophy")}{esc(say("cup-hold"))}</button>'
        "</div></form></details>"
    )


async def list_page(site: Site, visitor: Visit, wrong: str = "") -> str:
    say = visitor.say
    going, done = await site.tournaments.all(PLAYING, OPEN), await site.tournaments.all(OVER)
    week, rows = site.deals.week(), ""
    for game in games():
        rows += deal_card(visitor, game.name, week, await site.deals.results(week, game.name))
    cards = "".join(card(visitor, one) for one in going)
    empty = f'<p class="soft">{esc(say("cup-none"))}</p>'
    past = (
        f'<section class="panel"><h2>{esc(say("cup-past"))}</h2>'
        f'<ul class="cups">{"".join(card(visitor, one) for one in done)}</ul></section>'
    )
    main = (
        f'<h1>{esc(say("cup-head"))}</h1><section class="panel"><h2>{esc(say("cup-now"))}</h2>'
        f"{f'<ul class=cups>{cards}</ul>' if cards else empty}</section>{hold_form(visitor, wrong)}"
        f'<section class="panel"><h2>{esc(say("deal-head"))}</h2><ul class="cups">{rows}</ul>'
        f"</section>{past if done else ''}"
    )
    return page(visitor, f"{say('cup-head')} – Rampart", main, "play", "wide-page", CSS)


# ---- one of them


def standings_table(visitor: Visit, one: Tournament) -> str:
    say, by = visitor.say, {entrant.number: entrant for entrant in one.entrants}
    heads = "".join(
        f'<th scope="col" title="{esc(say(f"cup-{name}-hint"))}">{esc(say(f"cup-{name}"))}</th>'
        for name in ("points", "buchholz", "beaten", "wins")
    )
    rows = ""
    for place, line in enumerate(one.table(), 1):
        entrant = by[line.entrant]
        sign = icon("ui-bot", "s") if entrant.bot else icon("ui-user", "s")
        own = " class=own" if entrant.person and entrant.person == visitor.person_id else ""
        gone = f' <span class="sm mut">{esc(say("cup-left"))}</span>' if entrant.left else ""
        cells = "".join(f"<td>{number(visitor, n)}</td>" for n in (line.points, line.buchholz, line.beaten, line.wins))
        rows += (
            f'<tr{own}><td>{place}</td><th scope="row"><span class="nm">{sign}{named(entrant.name)}{gone}'
            f"</span></th>{cells}</tr>"
        )
    head = f"<th scope='col'>{esc(say('ranking-place'))}</th><th scope='col'>{esc(say('ranking-name'))}</th>{heads}"
    return (
        f'<div class="wide-table"><table class="rank"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    )


def meeting_row(visitor: Visit, one: Tournament, held: Held) -> str:
    say, by = visitor.say, {entrant.number: entrant.name for entrant in one.entrants}
    if not held.table:
        return f"<li>{esc(say('cup-bye', name=isolated(by[held.meeting.entrants[0]])))}</li>"
    points = held.meeting.points or [None] * len(held.meeting.entrants)
    told = ", ".join(
        isolated(by[n]) + (f" {number(visitor, share)}" if share is not None else "")
        for n, share in zip(held.meeting.entrants, points)
    )
    words = say("lobby-replay") if held.meeting.points else say("lobby-watch")
    where = f"/t/{held.table}/replay" if held.meeting.points else f"/t/{held.table}"
    return f'<li><span>{esc(told)}</span> <a class="btn" href="{visitor.url(where)}">{esc(words)}</a></li>'


def rounds_section(visitor: Visit, one: Tournament) -> str:
    out = ""
    for n in range(one.round, 0, -1):
        rows = "".join(meeting_row(visitor, one, held) for held in one.held if held.round == n)
        out += f'<h3>{esc(visitor.say("cup-round", n=n, of=one.rounds))}</h3><ul class="meet">{rows}</ul>'
    return f'<section class="panel"><h2>{esc(visitor.say("cup-rounds"))}</h2>{out}</section>' if out else ""


def act_form(visitor: Visit, one: Tournament, act: str, cls: str = "btn", more: str = "") -> str:
    return (
        f'<form method="post" action="{visitor.url(f"/tournaments/{one.id}/{act}")}">{more}'
        f'<button class="{cls}">{esc(visitor.say(f"cup-do-{act}"))}</button></form>'
    )


def buttons(visitor: Visit, one: Tournament) -> str:
    say, out = visitor.say, ""
    own, hosts = one.of(visitor.person_id) is not None, one.host == visitor.person_id
    if one.status == OPEN and not own:
        out += act_form(visitor, one, "enter", "btn pri")
    if own and one.status in (OPEN, PLAYING):
        out += act_form(visitor, one, "leave")
    if hosts and one.status == OPEN:
        if one.plan.bots and known_game(one.plan.game) is not None:
            levels = [(bot, level_words(say, bot)) for bot in levels_for(one.plan.game)]
            chosen = (
                '<select class="small" name="bot"'
                f' aria-label="{esc(say("lobby-level"))}">{options_of(levels, "")}</select>'
            )
            out += act_form(visitor, one, "bot", more=chosen)
        out += act_form(visitor, one, "start", "btn pri")
    if hosts and one.status in (OPEN, PLAYING):
        out += act_form(visitor, one, "close")
    return f'<div class="btns cupdo">{out}</div>' if out else ""


def tournament_page(visitor: Visit, one: Tournament, wrong: str = "") -> str:
    say = visitor.say
    main = (
        f'<h1>{named(one.plan.name)}</h1><section class="panel"><div class="hd">{icon(icon_of(one.plan.game), "l P0")}'
        f"<h2>{esc(title_of(one.plan.game, visitor.lang))}</h2></div><p>{esc(about(visitor, one))}</p>"
        f"<p><b>{esc(state_words(visitor, one))}</b></p>{complaint('form-wrong', wrong)}"
        f"{buttons(visitor, one)}</section>"
        f'<section class="panel"><h2>{esc(say("cup-standings"))}</h2>{standings_table(visitor, one)}'
        f'<p class="sm mut">{esc(say("cup-ties"))}</p></section>{rounds_section(visitor, one)}'
    )
    return page(visitor, f"{one.plan.name} – Rampart", main, "play", "wide-page", CSS)


def deal_page(visitor: Visit, game: str, week: str, results: list[Played], over: bool) -> str:
    """Who made what of a deal; the games of others are open when the week is over."""
    say, rows = visitor.say, ""
    for one in results:
        own = one.person == visitor.person_id
        link = (
            f'<a href="{visitor.url(f"/t/{one.table}/replay")}">{esc(say("lobby-replay"))}</a>' if own or over else ""
        )
        won = esc(say("history-win" if one.won else "history-loss"))
        rows += (
            f'<tr{" class=own" if own else ""}><td>{one.place}</td><th scope="row">{named(one.name)}</th>'
            f"<td>{one.points}</td><td>{won}</td><td>{link}</td></tr>"
        )
    table = f'<div class="wide-table"><table class="rank"><tbody>{rows}</tbody></table></div>'
    empty = f'<p class="soft">{esc(say("deal-none"))}</p>'
    main = (
        f'<h1>{esc(say("deal-head"))}</h1><ul class="cups">{deal_card(visitor, game, week, results)}</ul>'
        f'<section class="panel"><h2>{esc(say("deal-results"))}</h2>{table if rows else empty}</section>'
    )
    return page(visitor, f"{say('deal-head')} – Rampart", main, "play", "wide-page", CSS)


# ---- requests


async def show_list(request: Request) -> Response:
    visitor = await visit(request)
    return respond(request, visitor, await list_page(site_of(request), visitor))


async def show_tournament(request: Request) -> Response:
    site, visitor = site_of(request), await visit(request)
    return respond(request, visitor, tournament_page(visitor, await site.tournaments.get(request.path_params["id"])))


async def post_tournament(request: Request) -> Response:
    """Hold a tournament."""
    site, form = site_of(request), await form_body(request)
    session, cookie = await site.greeted(request)
    site.limits.check("table", session.person.id)
    rated = first(form, "rated") == "1"
    plan = Plan(
        first(form, "name")[:100],
        first(form, "kind"),
        first(form, "game")[:64],
        number_in(first(form, "players")) or 0,
        number_in(first(form, "rounds")) or 0,
        first(form, "bots") == "1",
        replace(clocks().get(first(form, "clock"), clocks()[""]), rated=rated),
    )
    try:
        found = await site.tournaments.hold(session.person, plan)
    except Refused as refused:
        visitor = await visit(request, greet=False)
        markup = await list_page(site, visitor, refused.sentence(visitor.lang))
        return respond(request, visitor, markup, refused.status)
    response = RedirectResponse(f"{site.settings.prefix}/tournaments/{found}", 303)
    site.remember(request, response, cookie)
    return response


async def post_act(request: Request) -> Response:
    """Enter, leave, let a bot enter, start, or close."""
    site, form = site_of(request), await form_body(request)
    session, cookie = await site.greeted(request)
    person, tournament_id = session.person, request.path_params["id"]
    site.limits.check("act", person.id)
    cups = site.tournaments
    acts = {
        "enter": lambda: cups.enter(tournament_id, person),
        "leave": lambda: cups.leave(tournament_id, person),
        "bot": lambda: cups.enter_bot(tournament_id, person, first(form, "bot")),
        "start": lambda: cups.start(tournament_id, person),
        "close": lambda: cups.close(tournament_id, person),
    }
    act = acts.get(request.path_params["act"])
    if act is None:
        raise Refused("not_found")
    await site.acts.whole(act)
    response = RedirectResponse(f"{site.settings.prefix}/tournaments/{tournament_id}", 303)
    site.remember(request, response, cookie)
    return response


async def show_deal(request: Request) -> Response:
    site, visitor = site_of(request), await visit(request)
    game, week = request.path_params["game"], request.query_params.get("week", "")[:8] or site.deals.week()
    if known_game(game) is None:
        raise Refused("no_game")
    try:
        over = ends(week) <= site.deals.clock()
    except ValueError:
        raise Refused("not_found") from None
    results = await site.deals.results(week, game)
    return respond(request, visitor, deal_page(visitor, game, week, results, over))


async def post_deal(request: Request) -> Response:
    """Play the deal of the week."""
    site = site_of(request)
    await form_body(request)
    session, cookie = await site.greeted(request)
    site.may_open(request, session.person, "table")
    table = await site.deals.play(session.person, request.path_params["game"])
    response = RedirectResponse(f"{site.settings.prefix}/t/{table}", 303)
    site.remember(request, response, cookie)
    return response


STATES = (OPEN, PLAYING, OVER, CLOSED)
ROUTES: list[BaseRoute] = [
    Route("/tournaments", show_list),
    Route("/tournaments", post_tournament, methods=["POST"]),
    Route("/tournaments/{id}", show_tournament),
    Route("/tournaments/{id}/{act}", post_act, methods=["POST"]),
    Route("/deals/{game}", show_deal),
    Route("/deals/{game}", post_deal, methods=["POST"]),
]
