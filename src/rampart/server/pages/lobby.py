"""The lobby: the games, the tables that wait for me, open ones, those being played and those that are over."""

import time
from collections.abc import Sequence

from babel.dates import format_timedelta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.kernel.game import Game
from rampart.server.basics.clocks import LIVE
from rampart.server.basics.model import Seat, SeatKind, Status, Table
from rampart.server.basics.refusals import Refused
from rampart.server.pages.finder import filter_pills, wanted_of
from rampart.server.pages.forms import complaint, key_field
from rampart.server.pages.games import (
    games,
    icon_of,
    minutes_of,
    picture,
    short_of,
    title_of,
    variants,
)
from rampart.server.pages.hall import Glimpse, Hall, Wanted, Week, hall, week_of
from rampart.server.pages.parts.learning import daily, going_on
from rampart.server.pages.playnow import play_now
from rampart.server.pages.quick import quick_panel
from rampart.server.pages.shell import Visit, isolated, named, page, respond, visit, waiting_clock
from rampart.server.pages.standing import signed, spark
from rampart.server.pages.terms import band_words, clock_words
from rampart.server.pages.tournaments import cups_panel
from rampart.server.people.learning import Learned
from rampart.server.site import site_of
from rampart.text.about import languages, title

CSS = ("css/lobby.css", "css/forms.css", "css/house.css", "css/clock.css")
FEW_OPEN = 3  # so many open tables need no filters
SHOWN_PLAYING, SHOWN_OVER, SHOWN_MINE = 8, 6, 8
WATCH_PLAYING, WATCH_OVER = 40, 40
NOTHING_YET = Learned()
COLUMNS = ("table", "seats", "clock", "options", "rating", "lang")  # of the list of open tables


# ---- names and seats


def table_name(visitor: Visit, table: Table) -> str:
    """How a table is called: by its own name or by that of its host, ready for the page."""
    if table.name:
        return named(table.name)
    hosts = [seat.name for seat in table.seats if seat.person == table.host]
    return esc(visitor.say("lobby-table-of", name=isolated(hosts[0])) if hosts else visitor.say("lobby-table"))


def seat_words(visitor: Visit, seat: Seat) -> str:
    if seat.kind is SeatKind.FREE:
        return visitor.say("lobby-free-seat")
    return visitor.say("lobby-bot-named", name=isolated(seat.name)) if seat.kind is SeatKind.BOT else seat.name


def dots(visitor: Visit, table: Table) -> str:
    """The seats as shapes, those of bots with their sign, free ones as holes."""
    shown = []
    for seat in table.seats:
        inside = "" if seat.kind is SeatKind.FREE else shape(seat.number)
        inside = icon("ui-bot", "s") if seat.kind is SeatKind.BOT else inside
        hole = " e" if seat.kind is SeatKind.FREE else ""
        words = esc(seat_words(visitor, seat))
        shown.append(f'<li class="dot{hole}" title="{words}">{inside}<span class="unseen">{words}</span></li>')
    return f'<ul class="ds" aria-label="{esc(visitor.say("lobby-seats"))}">{"".join(shown)}</ul>'


def own_seats(visitor: Visit, table: Table) -> list[int]:
    return [s.number for s in table.seats if s.kind is SeatKind.PERSON and s.person == visitor.person_id]


def held_seats(visitor: Visit, table: Table) -> list[int]:
    """The seats that the visitor plays or may take back from a bot."""
    return [s.number for s in table.seats if s.person and s.person == visitor.person_id]


def free_seats(table: Table) -> int:
    return sum(seat.kind is SeatKind.FREE for seat in table.seats)


# ---- games


def players_of(visitor: Visit, game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    if game.seats == tuple(range(first, last + 1)) and first < last:
        return visitor.say("lobby-players-range", least=first, most=last)
    return visitor.say("lobby-players", counts=", ".join(map(str, game.seats)), n=last)


def game_meta(visitor: Visit, game: Game) -> str:
    """For how many and how long."""
    minutes = minutes_of(game, visitor.lang)
    duration = f"<span>{icon('ui-clock', 's')}{esc(minutes)}</span>" if minutes else ""
    return f'<div class="meta"><span>{icon("ui-user", "s")}{esc(players_of(visitor, game))}</span>{duration}</div>'


# ---- waiting for me


def asks_consent(visitor: Visit, table: Table, seen: Glimpse) -> bool:
    """Has the visitor to answer a request of someone else at the table?"""
    return bool(set(held_seats(visitor, table)) & set(seen.consent))


def is_my_turn(visitor: Visit, table: Table, seen: Glimpse) -> bool:
    """Does the table wait for the visitor: to choose, or to start a game that is full?"""
    if table.status is Status.OPEN:
        return table.host == visitor.person_id and free_seats(table) == 0
    return bool(set(own_seats(visitor, table)) & set(table.deciders) - set(seen.answered))


def state_of(visitor: Visit, table: Table, seen: Glimpse) -> str:
    say = visitor.say
    if seen.paused:
        return say("lobby-paused")
    if seen.notice in held_seats(visitor, table):
        return say("lobby-notice")
    if asks_consent(visitor, table, seen):
        return say("lobby-consent")
    if table.status is Status.OPEN:
        free = free_seats(table)
        return say("lobby-ready") if free == 0 else say("lobby-free-seats", n=free)
    if is_my_turn(visitor, table, seen):
        return say("lobby-your-turn")
    names = [table.seats[seat].name for seat in table.deciders]
    return (
        say("lobby-others-choose", names=", ".join(map(isolated, names)), n=len(names)) if names else say("lobby-runs")
    )


def clock_chip(visitor: Visit, table: Table) -> str:
    """The own clock at a table that waits."""
    found = [wait for wait in visitor.waits if wait.table == table.id and wait.clock]
    return waiting_clock(visitor, found[0]) if found else ""


def my_table(visitor: Visit, table: Table, seen: Glimpse, waits: bool) -> str:
    mine = own_seats(visitor, table)
    cls = f" P{mine[0]}" if mine else ""
    go = " go" if waits else ""
    arrow = clock_chip(visitor, table) or (icon("ui-play", "s") if go else "")
    told = esc(": ".join(part for part in (state_of(visitor, table, seen), seen.moment) if part))
    if table.name or table.host != visitor.person_id:
        told += f" · {table_name(visitor, table)}"
    return (
        f'<li><a class="mt{go}" href="{visitor.url(f"/t/{table.id}")}">{icon(icon_of(table.game), "l" + cls)}'
        f"<span><b>{esc(short_of(table.game, visitor.lang))}</b><br>"
        f'<span class="sm soft">{told}</span></span>{arrow}</a></li>'
    )


def waiting_for(visitor: Visit, hall: Hall) -> set[str]:
    found = {table.id: hall.glimpses.get(table.id, Glimpse()) for table in hall.mine}
    return {
        table.id
        for table in hall.mine
        if not found[table.id].paused
        and (is_my_turn(visitor, table, found[table.id]) or asks_consent(visitor, table, found[table.id]))
    }


def invitations(visitor: Visit) -> str:
    """The tables to which one is invited by name."""
    return "".join(
        f'<li><a class="mt go" href="{visitor.url(f"/t/{wait.table}")}">{icon(icon_of(wait.game), "l P0")}'
        f"<span><b>{esc(short_of(wait.game, visitor.lang))}</b><br>"
        f'<span class="sm soft">{esc(visitor.say("invited-by", name=isolated(wait.name)))}</span></span>'
        f"{icon('ui-friend', 's')}</a></li>"
        for wait in visitor.waits
        if wait.name
    )


def friends_panel(visitor: Visit, hall: Hall) -> str:
    """One's friends, and where they are."""
    say = visitor.say
    if not hall.friends:
        return ""
    rows = ""
    for one in hall.friends:
        where = say("friend-plays") if one.table else say("friend-here") if one.here else say("friend-away")
        watch = f'<a class="btn" href="{visitor.url(f"/t/{one.table}")}">{icon("ui-eye")}{esc(say("lobby-watch"))}</a>'
        rows += (
            f'<li>{icon("ui-user")}<a href="{visitor.url(f"/people/{one.name}")}"><b>{named(one.name)}</b></a>'
            f'<span class="sm mut">{esc(where)}</span>{watch if one.table else ""}</li>'
        )
    online = sum(one.here for one in hall.friends)
    return (
        f'<section class="panel" id="friends"><div class="hd"><h2>{esc(say("friends-head"))}</h2>'
        f'<span class="mut sm">{esc(say("friends-online", n=online))}</span></div><ul class="frs">{rows}</ul></section>'
    )


def week_panel(visitor: Visit, week: Week | None) -> str:
    """What one has played in the last seven days."""
    if week is None or not week.games:
        return ""
    say = visitor.say
    numbers = [(str(week.games), say("stat-games")), (str(week.wins), say("stat-wins"))]
    if week.course:
        numbers.insert(0, (str(week.course[-1].after.shown), say("week-rating", change=signed(week.change))))
    cells = "".join(f"<div><b>{esc(value)}</b><span>{esc(words)}</span></div>" for value, words in numbers)
    about = f'<p class="sm mut">{esc(short_of(week.course[-1].game, visitor.lang))}</p>' if week.course else ""
    return (
        f'<section class="panel" id="week"><div class="hd"><h2>{esc(say("week-head"))}</h2>'
        f'<a href="{visitor.url("/you")}">{esc(say("week-page"))}</a></div><div class="sg">{cells}</div>'
        f"{spark(week.course) if week.course else ''}{about}</section>"
    )


def waiting_section(visitor: Visit, hall: Hall) -> str:
    """The tables at which I play, those that wait for me first."""
    say = visitor.say
    tables = hall.mine
    waiting = waiting_for(visitor, hall)
    zeros = {wait.table: wait.zero for wait in visitor.waits if wait.zero}
    ordered = sorted(tables, key=lambda table: (table.id not in waiting, zeros.get(table.id, 1e18)))[:SHOWN_MINE]
    told = esc(say("lobby-waiting-count", n=len(waiting), of=len(tables)))
    count = f'<span class="mut sm">{told}</span>' if tables else ""
    rows = "".join(
        my_table(visitor, table, hall.glimpses.get(table.id, Glimpse()), table.id in waiting) for table in ordered
    )
    invited = invitations(visitor)
    listed = f'<ul class="mine">{invited}{rows}</ul>'
    empty = f'<p class="soft">{esc(say("lobby-nothing-waits"))}</p>'
    return (
        f'<section class="panel" id="waiting"><div class="hd"><h2>{esc(say("lobby-waiting"))}</h2>{count}</div>'
        f"{listed if tables or invited else empty}</section>"
    )


# ---- open tables


def join_control(visitor: Visit, table: Table, seen: Glimpse) -> str:
    """What the visitor can do at an open table."""
    say = visitor.say
    if seen.paused:
        return f'<span class="chip">{icon("ui-wait", "s")}{esc(say("lobby-paused"))}</span>'
    link = visitor.url(f"/t/{table.id}")
    about = f'<span class="unseen"> {table_name(visitor, table)}</span>'
    free = free_seats(table)
    if own_seats(visitor, table) or table.host == visitor.person_id:
        return f'<a class="btn" href="{link}">{esc(say("lobby-go"))}{about}</a>'
    if not free:
        return f'<a class="btn" href="{link}">{icon("ui-eye")}{esc(say("lobby-watch"))}{about}</a>'
    words, cls = (say("lobby-last-seat"), "btn pri") if free == 1 else (say("lobby-join"), "btn")
    return (
        f'<form method="post" action="{visitor.url(f"/sit/{table.id}")}">{key_field()}'
        f'<button class="{cls}">{esc(words)}{about}</button></form>'
    )


def open_row(visitor: Visit, table: Table, seen: Glimpse) -> str:
    tongue = languages().get(table.terms.lang, "")
    different = "".join(f'<span class="chip">{esc(words)}</span>' for words in variants(table, visitor.lang)[:3])
    return (
        f'<li class="row">{icon(icon_of(table.game), "l P0")}<span class="who"><b>{table_name(visitor, table)}</b><br>'
        f'<span class="mut sm">{esc(short_of(table.game, visitor.lang))}</span></span>{dots(visitor, table)}'
        f'<span class="ckw sm mut">{icon(clock_icon(table), "s")}{esc(clock_words(visitor.say, table.terms))}</span>'
        f'<span class="variants">{different}</span>'
        f'<span class="band sm mut">{esc(band_words(visitor.say, table.terms.least, table.terms.most))}</span>'
        f'<span class="tongue sm mut" title="{esc(tongue)}">{esc(table.terms.lang)}</span>'
        f"{join_control(visitor, table, seen)}</li>"
    )


def clock_icon(table: Table) -> str:
    return "ui-clock" if table.terms.clock == LIVE else "ui-wait"


def open_section(visitor: Visit, hall: Hall) -> str:
    """The tables at which seats are free."""
    say, tables = visitor.say, hall.open
    known = games()
    listed = "".join(open_row(visitor, table, hall.glimpses.get(table.id, Glimpse())) for table in tables)
    columns = "".join(f"<span>{esc(say(f'finder-{name}'))}</span>" for name in COLUMNS)
    rows = f'<ul class="ot"><li class="row oh" aria-hidden="true"><span></span>{columns}</li>{listed}</ul>'
    new = "".join(
        f'<a class="btn" href="{visitor.url(f"/new/{game.name}")}">'
        f'<span class="unseen">{esc(say("lobby-new"))}: </span>'
        f"{icon(icon_of(game.name))}{esc(title(game, visitor.lang))}</a>"
        for game in known
    )
    words = esc(say("lobby-no-open"))
    empty = f'<div class="empty">{icon("ui-plus", "xl")}<p>{words}</p><div class="btns">{new}</div></div>'
    count = f'<span class="mut sm">{esc(say("lobby-tables", n=hall.count))}</span>' if hall.count else ""
    heading = f'<div class="hd"><h2>{esc(say("lobby-open"))}</h2>{count}{new_menu(visitor)}</div>'
    filtered = hall.wanted != Wanted()
    pills = filter_pills(visitor, hall.wanted) if hall.count > FEW_OPEN or filtered else ""
    none = f'<p class="soft">{esc(say("filter-none"))}</p>' if filtered else empty
    return f'<section id="open">{heading}{pills}{rows if tables else none}</section>'


def new_menu(visitor: Visit) -> str:
    """The way to a new table of each game."""
    links = "".join(
        f'<a href="{visitor.url(f"/new/{game.name}")}">{icon(icon_of(game.name), "P0")}'
        f"{esc(title(game, visitor.lang))}</a>"
        for game in games()
    )
    return (
        f'<details class="newmenu"><summary class="btn">{icon("ui-plus")}{esc(visitor.say("lobby-new"))}</summary>'
        f'<div class="drop">{links}</div></details>'
    )


# ---- being played


def live_card(visitor: Visit, hall: Hall, table: Table) -> str:
    """A table that can be watched."""
    seen = hall.glimpses.get(table.id, Glimpse())
    points = list(map(str, seen.scores)) or [""] * len(table.seats)
    told = visitor.say("lobby-paused") if seen.paused else seen.moment
    moment = f"{esc(told)} · " if told else ""
    seats = "".join(
        f'<span title="{esc(seat_words(visitor, seat))}">{shape(seat.number)}'
        f'<span class="unseen">{esc(seat.name)} </span>{score}</span>'
        for seat, score in zip(table.seats, points, strict=True)
    )
    mean = hall.ratings.get(table.id)
    rating = f'<span class="sm mut avg">{esc(visitor.say("live-average", n=str(mean)))}</span>' if mean else ""
    n = hall.watching.get(table.id, 0)
    words = esc(visitor.say("lobby-watchers", n=n))
    eyes = (
        f'<span class="eyes sm mut" title="{words}">{icon("ui-eye", "s")}{n}<span class="unseen"> {words}</span></span>'
    )
    return (
        f'<li><a class="lc" href="{visitor.url(f"/t/{table.id}")}">'
        f"{picture(visitor, table.game, 'lcv')}"
        f"<span><b>{esc(short_of(table.game, visitor.lang))}</b><br>"
        f'<span class="sm mut">{moment}{table_name(visitor, table)}</span>'
        f'<span class="lms">{seats}</span>{rating}</span>'
        f"{eyes if n else ''}</a></li>"
    )


def playing_section(visitor: Visit, hall: Hall, most: int) -> str:
    """The tables that can be watched."""
    say = visitor.say
    cards = f'<ul class="lv">{"".join(live_card(visitor, hall, table) for table in hall.playing[:most])}</ul>'
    total = sum(hall.watching.values())
    count = f'<span class="mut sm">{icon("ui-eye", "s")} {esc(say("lobby-watchers", n=total))}</span>' if total else ""
    empty = f'<p class="soft">{esc(say("lobby-no-playing"))}</p>'
    all_of_them = f'<a href="{visitor.url("/watch")}">{esc(say("live-all"))}</a>'
    more = all_of_them if most < WATCH_PLAYING and len(hall.playing) >= most else ""
    heading = f'<div class="hd"><h2>{esc(say("lobby-playing"))}</h2>{count}{more}</div>'
    return f'<section id="playing">{heading}{cards if hall.playing else empty}</section>'


# ---- finished


def result_of(visitor: Visit, table: Table) -> str:
    """Who won and with how many points."""
    if len(table.winners) == len(table.seats) > 1:
        return visitor.say("result-together")
    names = [isolated(table.seats[seat].name) for seat in table.winners]
    points = max((table.scores[seat] for seat in table.winners), default=0)
    return visitor.say("result", seats=", ".join(names), n=len(names), points=points)


def ago(visitor: Visit, at: float) -> str:
    """How long ago something was."""
    return format_timedelta(min(int(at - time.time()), -1), add_direction=True, locale=visitor.lang, format="long")


def over_row(visitor: Visit, table: Table) -> str:
    say = visitor.say
    link = visitor.url(f"/t/{table.id}")
    replay = esc(say("lobby-replay"))
    scores = "".join(
        f"<span>{shape(seat.number)}<span class='unseen'>{esc(seat.name)} </span>{score}</span>"
        for seat, score in zip(table.seats, table.scores)
    )
    return (
        f'<li class="fin"><a href="{link}"><b>{esc(result_of(visitor, table))}</b><br>'
        f'<span class="sm soft">{esc(title_of(table.game, visitor.lang))} · {esc(ago(visitor, table.changed))}</span>'
        f'<span class="lms">{scores}</span></a>'
        f'<a class="ib on" href="{visitor.url(f"/t/{table.id}/replay")}" title="{replay}">{icon("ui-play")}'
        f'<span class="unseen">{replay}</span></a></li>'
    )


def over_section(visitor: Visit, tables: Sequence[Table]) -> str:
    say = visitor.say
    rows = f'<ul class="fins">{"".join(over_row(visitor, table) for table in tables)}</ul>'
    empty = f'<p class="soft">{esc(say("lobby-no-over"))}</p>'
    return (
        f'<section class="panel" id="over"><div class="hd"><h2>{esc(say("lobby-over"))}</h2>'
        f'<a href="{visitor.url("/records")}">{esc(say("record-title"))}</a></div>'
        f"{rows if tables else empty}</section>"
    )


# ---- pages


def trouble_line(visitor: Visit, hall: Hall) -> str:
    """What is wrong with the site, where it cannot store anything now."""
    return complaint("trouble", Refused(hall.trouble).sentence(visitor.lang)) if hall.trouble else ""


def lobby_page(
    visitor: Visit,
    hall: Hall,
    learned: Learned = NOTHING_YET,
    today: int = 0,
    cups: str = "",
    week: Week | None = None,
) -> str:
    waiting = len(waiting_for(visitor, hall))
    heading = esc(visitor.say("lobby-title"))
    main = (
        f'<h1 class="unseen">{heading}</h1>{trouble_line(visitor, hall)}'
        f'<div class="duo">{play_now(visitor)}{quick_panel(visitor, hall.seeking)}</div>'
        f'<aside class="lcol">{waiting_section(visitor, hall)}{going_on(visitor, learned)}'
        f"{daily(visitor, learned, today)}{friends_panel(visitor, hall)}{week_panel(visitor, week)}"
        f"{over_section(visitor, hall.over)}</aside>"
        f'<div class="panel tables">{open_section(visitor, hall)}'
        f"{playing_section(visitor, hall, SHOWN_PLAYING)}</div>{cups}"
    )
    name = f"({waiting}) Rampart" if waiting else "Rampart"
    return page(
        visitor,
        name,
        main,
        "play",
        "lob waits" if hall.mine else "lob",
        CSS,
        ("js/lobby.js", "js/clocks.js", "js/together.js"),
    )


def watch_page(visitor: Visit, hall: Hall) -> str:
    """The tables to watch and the games to look at again."""
    heading = visitor.say("nav-watch")
    main = (
        f"<h1>{esc(heading)}</h1>{trouble_line(visitor, hall)}"
        f'<div class="panel">{playing_section(visitor, hall, WATCH_PLAYING)}</div>'
        f"{over_section(visitor, hall.over)}"
    )
    return page(visitor, f"{heading} – Rampart", main, "watch", "wide-page watch", CSS, ("js/lobby.js",))


async def show_lobby(request: Request) -> Response:
    visitor = await visit(request)
    wanted = wanted_of(request.query_params)
    site = site_of(request)
    shown = await hall(site, visitor, SHOWN_PLAYING, SHOWN_OVER, wanted)
    learned = await site.health.read(site.learning.of(visitor.person_id), NOTHING_YET)
    cups = await site.health.read(cups_panel(site, visitor), "")
    week = await site.health.read(week_of(site, visitor.person_id), None) if visitor.person else None
    return respond(request, visitor, lobby_page(visitor, shown, learned, site.learning.today, cups, week))


async def show_watch(request: Request) -> Response:
    """All that can be watched."""
    visitor = await visit(request)
    shown = await hall(site_of(request), visitor, WATCH_PLAYING, WATCH_OVER)
    return respond(request, visitor, watch_page(visitor, shown))


ROUTES: list[BaseRoute] = [Route("/", show_lobby), Route("/watch", show_watch)]
