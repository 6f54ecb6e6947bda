"""The page of a person: how they did in each game, their history with search and filters, and their friends."""

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from urllib.parse import urlencode

from babel.dates import format_date, format_timedelta
from babel.numbers import format_percent
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.learn.lessons import lessons
from rampart.server.basics.absence import DAYS_A_YEAR, days_taken
from rampart.server.basics.model import Person
from rampart.server.basics.rating import PERSON
from rampart.server.basics.refusals import Refused
from rampart.server.community.ratings import Rated, Standing
from rampart.server.pages.forms import complaint
from rampart.server.pages.games import games, icon_of, short_of, variants
from rampart.server.pages.portrait import played
from rampart.server.pages.shell import Visit, current, isolated, menu, named, page, respond, visit
from rampart.server.pages.standing import cards, course_section, signed
from rampart.server.people.friends import BLOCKED, FRIEND, MODERATORS, Circle
from rampart.server.people.history import LONGEST_SEARCH, PAGE, Filter, History, Result, Tally, total
from rampart.server.people.learning import Learned
from rampart.server.people.portraits import Portrait, portrait
from rampart.server.play.checks import number_in
from rampart.server.site import Site, site_of
from rampart.text.about import title

SPANS = (30, 365)  # days of the history that may be shown alone
CSS = ("css/lobby.css", "css/forms.css", "css/house.css")


@dataclass(frozen=True)
class Shown:
    """All that a profile shows."""

    person: Person
    since: float
    tallies: dict[str, Tally]
    wanted: Filter
    history: History
    circle: Circle | None = None  # of oneself
    together: dict[str, tuple[int, int]] | None = None
    tie: str = ""  # what the visitor is to the person
    standings: list[Standing] = field(default_factory=list)
    courses: dict[tuple[str, str], list[Rated]] = field(default_factory=dict)
    course: tuple[str, str] = ("", "")  # the one that is shown
    game: str = ""  # the one whose statistics are shown
    portrait: Portrait = field(default_factory=Portrait)
    changes: dict[str, int] = field(default_factory=dict)  # by table: what it changed of the rating
    year: bool = False  # numbers of this year alone
    learned: Learned | None = None  # of oneself


def day_words(at: float, form: str, lang: str) -> str:
    return str(format_date(datetime.fromtimestamp(at, UTC), form, lang))


def rate(visitor: Visit, part: float, whole: float) -> str:
    return str(format_percent(part / whole if whole else 0.0, locale=visitor.lang))


# ---- parts


def hero(visitor: Visit, shown: Shown, own: bool) -> str:
    say, person = visitor.say, shown.person
    month = day_words(shown.since, "LLLL y", visitor.lang) if shown.since else ""
    since = esc(say("profile-since", month=month)) if month else esc(say("shell-guest"))
    left = max(0, DAYS_A_YEAR - days_taken(person.preferences, time.gmtime().tm_year))
    days = f'<span class="chip">{icon("ui-vacation", "s")}{esc(say("profile-vacation", n=left))}</span>' if own else ""
    role = f'<span class="chip">{icon("ui-lock", "s")}{esc(say(f"role-{person.role}"))}</span>' if person.role else ""
    if person.bot:
        role += f'<span class="chip">{icon("ui-bot", "s")}{esc(say("profile-bot"))}</span>'
    buttons = own_buttons(visitor, person) if own else other_buttons(visitor, shown)
    return (
        f'<section class="hero"><span class="av">{shape(sum(map(ord, person.id)) % 6)}</span><div>'
        f'<h1>{named(person.name)}</h1><p>{since}</p><div class="tags">{role}{days}</div></div>'
        f'<div class="ha">{buttons}</div></section>'
    )


def own_buttons(visitor: Visit, person: Person) -> str:
    say = visitor.say
    account = "account-title" if person.login else "account-claim"
    link = f'<a class="btn" href="{visitor.url("/reports")}">{icon("ui-bell")}{esc(say("report-list"))}</a>'
    reports = link if person.role in MODERATORS else ""
    return (
        f'<a class="btn" href="{visitor.url("/preferences")}">{icon("ui-gear")}{esc(say("prefs-title"))}</a>'
        f'<a class="btn{"" if person.login else " pri"}" href="{visitor.url("/account")}">{icon("ui-key")}'
        f"{esc(say(account))}</a>{reports}"
    )


def other_buttons(visitor: Visit, shown: Shown) -> str:
    if visitor.person is None or not visitor.person.login:
        return ""
    if shown.tie == BLOCKED:
        return tie_form(visitor, shown.person.name, "end", "friends-unblock", "ui-check")
    first = ("end", "friends-end", "ui-cross") if shown.tie == FRIEND else ("ask", "friends-ask", "ui-friend")
    report = (
        f'<details class="report"><summary class="btn">{icon("ui-bell")}{esc(visitor.say("report-head"))}</summary>'
        f'<form class="panel" method="post" action="{visitor.url("/friends/report")}">'
        f'<input type="hidden" name="name" value="{esc(shown.person.name)}">'
        f'<div class="field"><label for="words">{esc(visitor.say("report-words"))}</label>'
        f'<input id="words" name="words" maxlength="500" required></div>'
        f'<div class="done"><button class="btn pri">{esc(visitor.say("report-send"))}</button></div></form></details>'
    )
    asked = tie_form(visitor, shown.person.name, *first)
    return asked + tie_form(visitor, shown.person.name, "block", "friends-block", "ui-lock") + report


def tie_form(visitor: Visit, name: str, act: str, words: str, sign: str = "", cls: str = "btn") -> str:
    """A button by which one changes what someone is to one."""
    mark = icon(sign) if sign else ""
    return (
        f'<form method="post" action="{visitor.url(f"/friends/{act}")}"><input type="hidden" name="name"'
        f' value="{esc(name)}"><button class="{cls}">{mark}{esc(visitor.say(words))}'
        f'<span class="unseen"> {esc(name)}</span></button></form>'
    )


def statistics(visitor: Visit, path: str, shown: Shown) -> str:
    """Numbers of all games, of all time or this year, and how the game that was rated last is played."""
    say, all_games = visitor.say, total(shown.tallies)
    length = round(all_games.seconds / all_games.games) if all_games.games else 0
    numbers = [
        (str(all_games.games), say("stat-games")),
        (str(all_games.wins), say("stat-wins")),
        (
            rate(visitor, all_games.wins, all_games.games),
            say("stat-rate", rate=rate(visitor, all_games.expected, all_games.games)),
        ),
        (format_timedelta(length, locale=visitor.lang, format="short") if length else "–", say("stat-length")),
    ]
    cells = "".join(f"<div><b>{esc(value)}</b><span>{esc(words)}</span></div>" for value, words in numbers)
    more = played(visitor, shown.game, shown.portrait) if shown.game else ""
    spans = "".join(
        f'<a class="fil{" on" if shown.year == on else ""}" href="{visitor.url(path + query)}"'
        f"{current(shown.year == on)}>{esc(say(words))}</a>"
        for on, query, words in ((False, "", "stat-all"), (True, "?year=1", "stat-year"))
    )
    return (
        f'<section class="panel"><div class="hd"><h2>{esc(say("stat-head"))}</h2><span class="fb">{spans}</span></div>'
        f'<div class="sg">{cells}</div>{more}</section>'
    )


# ---- history


def link_to(path: str, wanted: Filter, **changed: object) -> str:
    """The address of the history under another filter."""
    values = {"game": wanted.game, "wins": int(wanted.wins), "rated": int(wanted.rated), "q": wanted.words}
    values |= {"days": wanted.days, "page": 0, **changed}
    return f"{path}?{urlencode({name: value for name, value in values.items() if value})}#history"


def filters(visitor: Visit, path: str, wanted: Filter) -> str:
    say = visitor.say
    pills = pill(visitor, link_to(path, wanted, game=""), not wanted.game, esc(say("history-all")))
    for game in games():
        words = f'{icon(icon_of(game.name), "s P0")}<span class="unseen">{esc(title(game, visitor.lang))}</span>'
        pills += pill(visitor, link_to(path, wanted, game=game.name), wanted.game == game.name, words)
    pills += pill(visitor, link_to(path, wanted, wins=int(not wanted.wins)), wanted.wins, esc(say("history-wins")))
    pills += pill(visitor, link_to(path, wanted, rated=int(not wanted.rated)), wanted.rated, esc(say("filter-rated")))
    spans = [("", say("history-any")), *((str(days), say("history-days", n=days)) for days in SPANS)]
    chosen = str(wanted.days or "")
    pills += menu("ui-calendar", spans, chosen, lambda days: visitor.url(link_to(path, wanted, days=days)))
    kept = {"game": wanted.game, "wins": int(wanted.wins), "rated": int(wanted.rated), "days": wanted.days}
    hidden = "".join(f'<input type="hidden" name="{name}" value="{esc(v)}">' for name, v in kept.items() if v)
    return (
        f'<div class="fb"><form class="srch" method="get" action="{visitor.url(path)}" role="search">{hidden}'
        f'{icon("ui-search", "s")}<input name="q" value="{esc(wanted.words)}" maxlength="{LONGEST_SEARCH}"'
        f' aria-label="{esc(say("history-search"))}" placeholder="{esc(say("history-search"))}"></form>{pills}</div>'
    )


def pill(visitor: Visit, path: str, on: bool, words: str) -> str:
    return f'<a class="fil{" on" if on else ""}" href="{visitor.url(path)}"{current(on)}>{words}</a>'


def result_row(visitor: Visit, result: Result, change: int | None) -> str:
    say, table = visitor.say, result.table
    others = ", ".join(isolated(seat.name) for seat in table.seats if seat.number != result.seat and seat.name)
    note = ", ".join(variants(table, visitor.lang)[:2])
    sign, word = ("ui-check", "history-win") if result.won else ("ui-cross", "history-loss")
    place = say("history-place", place=result.place, of=result.players)
    changed = signed(change) if change is not None else ""
    day = day_words(result.ended, "d MMM y", visitor.lang)
    return (
        f'<li class="hr">{icon(icon_of(table.game), "l P0")}<span class="tx">'
        f'<b>{esc(short_of(table.game, visitor.lang))}</b><span class="sm mut">{esc(note)}</span></span>'
        f'<span class="res{" w" if result.won else ""}">{icon(sign, "s")}{esc(say(word))}</span>'
        f'<span class="sm mut">{esc(place)}</span>'
        f'<span class="pts">{esc(say("history-points", n=result.points))}</span>'
        f'<span class="sm mut who">{esc(others)}</span><b class="chg">{changed}</b>'
        f'<span class="sm mut">{esc(day)}</span>'
        f'<a class="btn" href="{visitor.url(f"/t/{table.id}/replay")}">{icon("ui-play")}'
        f"{esc(say('lobby-replay'))}</a></li>"
    )


def history_section(visitor: Visit, path: str, shown: Shown) -> str:
    say, found, wanted = visitor.say, shown.history, shown.wanted
    rows = "".join(result_row(visitor, result, shown.changes.get(result.table.id)) for result in found.results)
    listed = f'<ul class="hist">{rows}</ul>' if rows else f'<p class="soft">{esc(say("history-empty"))}</p>'
    first = wanted.page * PAGE
    turns = [(wanted.page - 1, "history-newer")] * bool(wanted.page)
    turns += [(wanted.page + 1, "history-older")] * (first + PAGE < found.count)
    turn = "".join(
        f'<a class="btn" href="{visitor.url(link_to(path, wanted, page=number))}">{esc(say(words))}</a>'
        for number, words in turns
    )
    told = esc(say("history-range", first=first + 1, last=first + len(found.results), of=found.count)) if rows else ""
    return (
        f'<section class="panel" id="history"><div class="hd"><h2>{esc(say("history-head"))}</h2>'
        f'<span class="mut sm">{esc(say("account-games", n=found.count))}</span></div>{filters(visitor, path, wanted)}'
        f'{listed}<div class="pg"><span class="sm mut">{told}</span><span class="done">{turn}</span></div></section>'
    )


def learning_section(visitor: Visit, shown: Shown) -> str:
    """How far one has come with the lessons of each game, and how many puzzles one has solved."""
    say, learned = visitor.say, shown.learned
    if learned is None:
        return ""
    rows = ""
    for game in games():
        known = lessons(game.name)
        done = sum(learned.is_done(one) for one in known)
        told = say("learned-lessons", n=done, of=len(known))
        rows += (
            f"<li>{icon(icon_of(game.name), 'l P0')}<span><b>{esc(title(game, visitor.lang))}</b>"
            f'<progress max="{len(known)}" value="{done}" aria-label="{esc(told)}"></progress></span>'
            f'<span class="sm mut">{esc(told)}</span></li>'
        ) * bool(known)
    right, tried = sum(learned.answers.values()), len(learned.answers)
    told = say("learned-puzzles", n=right, of=tried)
    return (
        f'<section class="panel" id="learning"><div class="hd"><h2>{esc(say("learned-head"))}</h2>'
        f'<a class="link" href="{visitor.url("/learn")}">{esc(say("learned-more"))}</a></div>'
        f'<ul class="lps">{rows}</ul><p class="sm mut">{esc(told)}</p></section>'
    )


# ---- friends


def friend_row(visitor: Visit, name: str, games_won: tuple[int, int], buttons: str) -> str:
    say, (played, won) = visitor.say, games_won
    link = visitor.url(f"/people/{name}")
    told = esc(say("friends-together", n=played, won=won)) if played else ""
    return (
        f'<li class="fd">{icon("ui-user")}<a class="link" href="{link}"><b>{named(name)}</b></a>'
        f'<span class="sm mut">{told}</span>{buttons}</li>'
    )


def friends_section(visitor: Visit, shown: Shown, refused: Refused | None = None) -> str:
    """One's friends, who wants to be one, and the way to ask somebody."""
    say, circle, played = visitor.say, shown.circle, shown.together or {}
    if circle is None:
        return ""
    if not shown.person.login:
        return (
            f'<section class="panel" id="friends"><h2>{esc(say("friends-head"))}</h2>'
            f'<p class="soft">{esc(say("friends-account"))}</p></section>'
        )
    rows = "".join(
        friend_row(visitor, name, played.get(id, (0, 0)), tie_form(visitor, name, "end", "friends-end"))
        for id, name in circle.friends.items()
    )
    for name in circle.asking.values():
        yes = tie_form(visitor, name, "ask", "friends-accept", cls="btn pri")
        told = f"<b>{esc(say('friends-wants', name=isolated(name)))}</b>"
        no = tie_form(visitor, name, "end", "friends-decline")
        rows += f'<li class="fd nx">{icon("ui-friend")}<span>{told}</span>{yes}{no}</li>'
    for name in circle.asked.values():
        waits = f'<span class="sm mut">{esc(say("friends-asked"))}</span>'
        rows += friend_row(visitor, name, (0, 0), waits + tie_form(visitor, name, "end", "friends-withdraw"))
    for name in circle.blocked.values():
        rows += friend_row(visitor, name, (0, 0), tie_form(visitor, name, "end", "friends-unblock"))
    wrong = complaint("friends-wrong", refused.sentence(visitor.lang)) if refused else ""
    return (
        f'<section class="panel" id="friends"><div class="hd"><h2>{esc(say("friends-head"))}</h2>'
        f'<span class="mut sm">{esc(say("friends-count", n=len(circle.friends)))}</span></div>{wrong}'
        f'<ul class="fds">{rows}</ul><form class="add" method="post" action="{visitor.url("/friends/ask")}">'
        f'<input name="name" maxlength="100" required aria-label="{esc(say("friends-name"))}"'
        f' placeholder="{esc(say("friends-name"))}"><button class="btn">{icon("ui-friend")}{esc(say("friends-ask"))}'
        "</button></form></section>"
    )


# ---- pages


def profile_page(visitor: Visit, path: str, shown: Shown, refused: Refused | None = None) -> str:
    own = shown.person.id == visitor.person_id
    main = (
        f"{hero(visitor, shown, own)}{cards(visitor, shown.standings, shown.courses, shown.tallies)}"
        f'<div class="g2">{course_section(visitor, path, shown.course, shown.courses)}'
        f"{statistics(visitor, path, shown)}</div>{history_section(visitor, path, shown)}"
        f'<div class="g2">{learning_section(visitor, shown)}{friends_section(visitor, shown, refused)}</div>'
    )
    return page(visitor, f"{shown.person.name} – Rampart", main, "you" if own else "", "pf", CSS)


def wanted_of(request: Request, public: bool) -> Filter:
    query = request.query_params
    number, days = number_in(query.get("page", "")) or 0, number_in(query.get("days", "")) or 0
    return Filter(
        query.get("game", "")[:40],
        query.get("wins") == "1",
        query.get("q", "")[:60],
        min(number, 9999),
        public,
        rated=query.get("rated") == "1",
        days=days if days in SPANS else 0,
    )


async def shown_of(site: Site, request: Request, visitor: Visit, person: Person) -> Shown:
    own = person.id == visitor.person_id
    wanted = wanted_of(request, public=not own)
    account = await site.accounts.ledger.by_person(person.id)
    circle = await site.friends.circle(person.id) if own else None
    friends = list(circle.friends) if circle else []
    year = request.query_params.get("year") == "1"
    new_year = datetime(datetime.now(UTC).year, 1, 1, tzinfo=UTC).timestamp()
    history = await site.histories.find(person.id, wanted)
    tallies = await site.histories.tallies(person.id, new_year if year else 0.0)
    who = f"{PERSON}{person.id}"
    courses: dict[tuple[str, str], list[Rated]] = {}
    for rated in await site.ratings.course(who):
        courses.setdefault((rated.game, rated.mode), []).append(rated)
    course = course_of(request.query_params.get("course", ""), courses)
    game = course[0] or max(tallies, key=lambda name: tallies[name].games, default="")
    return Shown(
        person,
        account.created if account else 0.0,
        tallies,
        wanted,
        history,
        circle,
        await site.histories.together(person.id, friends) if friends else {},
        await site.friends.tie(visitor.person_id, person.id) if not own else "",
        await site.ratings.standings(who),
        courses,
        course,
        game,
        await portrait(site.store, person.id, game, public=not own) if game else Portrait(),
        await site.ratings.changes(who, [result.table.id for result in history.results]),
        year,
        await site.learning.of(person.id) if own else None,
    )


def course_of(wanted: str, courses: dict[tuple[str, str], list[Rated]]) -> tuple[str, str]:
    """The course that is shown: the wanted one, else that with the last game."""
    game, _, mode = wanted[:100].partition(".")
    if (game, mode) in courses:
        return game, mode
    return max(courses, key=lambda key: courses[key][-1].at, default=("", ""))


async def show_you(request: Request, refused: Refused | None = None) -> Response:
    site, visitor = site_of(request), await visit(request)
    if visitor.person is None:
        raise Refused("too_many")
    shown = await shown_of(site, request, visitor, visitor.person)
    return respond(request, visitor, profile_page(visitor, "/you", shown, refused), refused.status if refused else 200)


async def show_person(request: Request) -> Response:
    """The page of someone who has an account; guests have none for others to see."""
    site, visitor = site_of(request), await visit(request, greet=False)
    person = await site.friends.named(request.path_params["name"])
    shown = await shown_of(site, request, visitor, person)
    return respond(request, visitor, profile_page(visitor, f"/people/{person.login}", shown))


ROUTES: list[BaseRoute] = [Route("/you", show_you), Route("/people/{name}", show_person)]
