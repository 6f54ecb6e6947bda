"""The page of a puzzle: a table at which one choice is clearly best, and after the answer what each would bring."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from typing import Final
from urllib.parse import urlencode

from babel.dates import format_date
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.bots.reasons import Reason
from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.draw.once import one_drawing
from rampart.draw.table import drawing, fragments
from rampart.kernel.decision import Decision, Option
from rampart.kernel.state import State
from rampart.learn.puzzles import Answer, Puzzle, of_the_day, puzzle, puzzles
from rampart.server.basics.refusals import Refused
from rampart.server.pages.games import title_of
from rampart.server.pages.lesson import ME, SHEETS, seated_names
from rampart.server.pages.parts.board import board
from rampart.server.pages.parts.coach import Box, boxes, callouts, places, verdict
from rampart.server.pages.parts.dock import dock
from rampart.server.pages.parts.prompt import SENTENCE, sign
from rampart.server.pages.parts.seats import seats
from rampart.server.pages.parts.sight import Sight, holder, panel
from rampart.server.pages.shell import LOGO, Visit, document, respond, visit
from rampart.server.people.learning import DAY_SECONDS, Learned
from rampart.server.site import Site, site_of
from rampart.server.storage.store import Stored
from rampart.server.tables.sandbox import room_at, sandbox
from rampart.server.web.assembly import assemble
from rampart.server.web.responses import form_body
from rampart.text import Speaker
from rampart.text.advice import reasons
from rampart.text.decision import decision

MORE: Final = "advice-more"
LESS: Final = "advice-less"
NEAR: Final = 250  # points of rating within which puzzles are picked for a person


@dataclass(frozen=True)
class Posed:
    """A puzzle as someone sees it: open, or with their answer."""

    puzzle: Puzzle
    lang: str
    name: str
    prefix: str
    learned: Learned
    rating: int  # of the puzzle, by the answers given here
    answer: int | None = None  # its place among all answers
    day: int = -1  # where it is the puzzle of a day

    @cached_property
    def s(self) -> State:
        return self.puzzle.state()

    @cached_property
    def sight(self) -> Sight:
        names = seated_names(self.s.seats, self.puzzle.seat, self.name)
        return Sight(room_at(self.s, self.puzzle.seat, names, ME), self.puzzle.seat, self.lang)

    @cached_property
    def question(self) -> Decision:
        return decision(self.sight.s, self.puzzle.seat, self.lang, self.sight.names)

    @property
    def t(self) -> Speaker:
        return self.sight.t

    @property
    def path(self) -> str:
        return f"{self.prefix}/learn/{self.puzzle.game}/puzzles/{self.puzzle.id}"

    def option(self, key: str) -> Option | None:
        return next((one for one in self.question.options if one.key == key), None)


@one_drawing()
def puzzle_fragments(posed: Posed) -> list[Fragment]:
    """The table, and what is asked or answered beside it."""
    sight = posed.sight
    marks: list[str] = []
    if posed.answer is not None:
        for at in dict.fromkeys((0, posed.answer)):
            option = posed.option(posed.puzzle.answers[at].key)
            marks += list(option.target[:1]) if option is not None else []
    drawn = boxes(fragments(sight.s, sight.seat, posed.lang, sight.names, whole=False)) if marks else {}
    frame = Box(*drawing(posed.puzzle.game).view_box(sight.s, sight.seat, whole=False))
    marked = callouts(places(marks, drawn), frame) if marks else ""
    shown = [f for f in board(sight) if posed.answer is None or f.parent != "options"]
    return [
        *seats(sight),
        *shown,
        *([Fragment("coach-light", "ui-svg", f'<g id="coach-light">{marked}</g>')] if marked else []),
        holder("aside", "ui-side", "", f'class="side" aria-label="{esc(sight.t("table-side"))}"'),
        panel("ui-prompt", "ui-side", asked(posed), "panel prompt", more=f'data-asked="{int(posed.answer is None)}"'),
        *([panel("ui-result", "ui-side", result(posed), "panel result scroll")] if posed.answer is not None else []),
        *dock(sight),
    ]


def asked(posed: Posed) -> str:
    """The prompt, its options while it is open, and the verdict once it is not."""
    head, _, rest = SENTENCE.sub("\n", posed.question.prompt, count=1).partition("\n")
    out = f'<p class="sm soft">{esc(theme_words(posed))}</p>'
    out += f'<h2 id="ui-ask" tabindex="-1">{esc(head.removesuffix("."))}</h2>'
    if posed.answer is not None:
        return out + judged(posed)
    rows = "".join(
        f'<li><button class="opt" name="option" value="{esc(option.key)}" data-option="{esc(option.key)}">'
        f"{sign(posed.sight, option.key)}<span>{esc(posed.sight.spoken(option.text))}"
        f"{f'<small>{esc(option.effect)}</small>' if option.effect else ''}</span>"
        f"{f'<kbd>{number}</kbd>' if number <= 9 else ''}</button></li>"
        for number, option in enumerate(posed.question.options, 1)
    )
    goal = esc(posed.t("puzzle-goal"))
    return (
        f"{out}<p>{esc(rest)} {goal}</p>"
        f'<form method="post" action="{esc(posed.path)}" data-choose><ol class="opts" id="ui-opts">{rows}</ol></form>'
    )


def theme_words(posed: Posed) -> str:
    """What the puzzle is about, and how hard it is."""
    theme = posed.sight.g(f"theme-{posed.puzzle.theme}")
    return f"{theme} · {posed.t('puzzle-rating', n=str(posed.rating))}"


def judged(posed: Posed) -> str:
    """How good the answer is, and why: in numbers and in words."""
    t, at = posed.t, posed.answer
    assert at is not None
    best, own = posed.puzzle.best, posed.puzzle.answers[at]
    right = at == 0
    mark = verdict(right, t("puzzle-best") if right else t("puzzle-not-best"))
    name = spoken(posed, best)
    told = (
        t("puzzle-told-best", option=name, n=round(posed.puzzle.margin))
        if right
        else t("puzzle-told", option=name, n=round(best.chance - own.chance))
    )
    given = reasons(posed.puzzle.game, posed.lang, telling(best.reasons, MORE))
    given += (
        []
        if right
        else [
            t("puzzle-own", option=spoken(posed, own), reason=one)
            for one in reasons(posed.puzzle.game, posed.lang, telling(own.reasons, LESS)[:1])
        ]
    )
    rows = "".join(f'<li><span class="co">{n}</span><span>{esc(one)}</span></li>' for n, one in enumerate(given, 1))
    return f'<div class="judged" role="status">{mark}<p><b>{esc(told)}</b></p><ol class="reasons">{rows}</ol></div>'


def telling(given: Sequence[Reason], word: str) -> list[Reason]:
    """Of the sources of points those that speak for the verdict; where none does, all."""
    sources = list(given[1:])
    return [one for one in sources if one.id == word] or sources


def spoken(posed: Posed, answer: Answer) -> str:
    option = posed.option(answer.key)
    return posed.sight.spoken(option.text) if option is not None else answer.key


def result(posed: Posed) -> str:
    """All options with bars on one scale, and where to go from here."""
    t, most = posed.t, max(1.0, max(one.chance for one in posed.puzzle.answers))
    rows = "".join(answer_row(posed, n, one, most) for n, one in enumerate(posed.puzzle.answers))
    played = esc(t("puzzle-played", n=posed.puzzle.worlds))
    again = f'<a class="btn" href="{esc(posed.path)}">{icon("ui-undo")}{esc(t("puzzle-again"))}</a>'
    more = (
        f'<a class="btn" href="{esc(posed.prefix)}/learn/{posed.puzzle.game}/puzzles/next">{esc(t("puzzle-next"))}</a>'
    )
    on = (
        f'<form method="post" action="{esc(posed.path)}/play"><button class="btn pri">{icon("ui-play")}'
        f"{esc(t('puzzle-play'))}</button></form>"
    )
    mine = esc(t("puzzle-mine", n=str(posed.learned.rating(posed.puzzle.game))))
    return (
        f'<div class="hd"><h2>{esc(t("puzzle-all"))}</h2><span class="sm soft">{played}</span></div>'
        f'<ol class="bars">{rows}</ol>'
        f'<p class="sm soft">{mine}</p><div class="btns">{again}{more}{on}</div>'
    )


def answer_row(posed: Posed, n: int, one: Answer, most: float) -> str:
    t = posed.t
    tags = f'<span class="tag best">{icon("ui-check")}{esc(t("puzzle-tag-best"))}</span>' if n == 0 else ""
    tags += f'<span class="tag you">{esc(t("puzzle-tag-yours"))}</span>' if n == posed.answer else ""
    wide = round(100 * one.chance / most)
    words = esc(t("puzzle-bar", chance=round(one.chance), points=round(one.points)))
    return (
        f'<li class="{"best" if n == 0 else ""}"><span class="ot">{sign(posed.sight, one.key)}'
        f'<span class="on"><b>{esc(spoken(posed, one))}</b>{tags}</span></span>'
        f'<svg class="hb" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="{words}">'
        f'<rect width="100" height="10" class="track"/><rect width="{wide}" height="10" class="bar"/></svg>'
        f'<span class="d">{round(one.chance)} %</span><span class="sm soft">{round(one.points)}</span></li>'
    )


# ---- pages


def top(posed: Posed) -> str:
    """The bar: which puzzle it is, and how many days in a row."""
    t = posed.t
    chip, when = t("puzzle-chip"), ""
    if posed.day >= 0:
        chip = t("puzzle-of-day")
        when = format_date(
            datetime.fromtimestamp(posed.day * DAY_SECONDS, UTC),
            "d. MMMM" if posed.lang in ("cs", "de") else "d MMMM",
            locale=posed.lang,
        )
    row = posed.learned.row(posed.day) if posed.day >= 0 else 0
    days = f'<span class="chip">{esc(t("puzzle-row", n=row))}</span>' if row > 1 else ""
    return (
        f'<header class="top" id="ui-top"><div class="brand"><a class="logo" href="{esc(posed.prefix)}/"'
        f' title="{esc(t("table-lobby"))}">{LOGO}'
        f'<span>Rampart</span></a><h1 class="game">{esc(title_of(posed.puzzle.game, posed.lang))}</h1></div>'
        f'<div class="chips"><span class="chip now">{esc(chip)}</span><b>{esc(when)}</b></div>'
        f'<div class="tools">{days}<a class="btn" href="{esc(posed.prefix)}/learn/{posed.puzzle.game}/puzzles">'
        f"{esc(t('learn-puzzles'))}</a></div></header>"
    )


def puzzle_page(visitor: Visit, posed: Posed) -> str:
    inner = top(posed) + assemble(puzzle_fragments(posed))
    main = f'<main id="table" class="app puzzle" data-seat="{posed.puzzle.seat}">{inner}</main>'
    title = f"{posed.t('puzzle-chip')} – {title_of(posed.puzzle.game, posed.lang)} – Rampart"
    return document(
        visitor,
        title,
        f'<div id="main" tabindex="-1">{main}</div>',
        SHEETS,
        ("js/learn.js",),
        posed.puzzle.game,
        "at-table",
    )


def wanted(request: Request) -> Puzzle:
    found = puzzle(request.path_params["game"], request.path_params["puzzle"])
    if found is None:
        raise Refused("not_found")
    return found


async def show_puzzle(request: Request) -> Response:
    """A puzzle; with an answer, what came of it."""
    site, found = site_of(request), wanted(request)
    visitor = await visit(request)
    given = request.query_params.get("answer", "")
    at = found.answer(given) if given else None
    if given and at is None:
        raise Refused("not_an_option")
    today = of_the_day(site.learning.today)
    posed = Posed(
        found,
        visitor.lang,
        visitor.person.name if visitor.person else visitor.say("shell-guest"),
        visitor.prefix,
        await site.learning.of(visitor.person_id),
        await site.learning.rating_of(found),
        at,
        site.learning.today if found == today else -1,
    )
    return respond(request, visitor, puzzle_page(visitor, posed))


async def post_answer(request: Request) -> Response:
    """Answer a puzzle; the first answer counts."""
    site, found = site_of(request), wanted(request)
    form = await form_body(request)
    key = form.get("option", [""])[0]
    at = found.answer(key)
    if at is None:
        raise Refused("not_an_option")
    session, cookie = await site.greeted(request)
    site.limits.check("choice", session.person.id)
    await site.learning.answered(session.person.id, found, at == 0, found == of_the_day(site.learning.today))
    place = f"{site.settings.prefix}/learn/{found.game}/puzzles/{found.id}?{urlencode({'answer': key})}"
    response = RedirectResponse(place, 303)
    site.remember(request, response, cookie)
    return response


async def play_on(request: Request) -> Response:
    """Go on from a puzzle at a table of one's own, against bots."""
    site, found = site_of(request), wanted(request)
    session, cookie = await site.greeted(request)
    site.may_open(request, session.person, "table")
    response = await opened(site, sandbox(found.state(), session.person, found.seat))
    site.remember(request, response, cookie)
    return response


async def opened(site: Site, stored: Stored) -> Response:
    """Store a table, and lead there."""
    await site.acts.whole(site.store.create, stored)
    await site.rooms.get(stored.table.id)
    return RedirectResponse(f"{site.settings.prefix}/t/{stored.table.id}", 303)


async def next_puzzle(request: Request) -> Response:
    """A puzzle that the person has not answered, about as hard as they are good."""
    site = site_of(request)
    game = request.path_params["game"]
    session, cookie = await site.greeted(request)
    known = await site.learning.of(session.person.id)
    theme = request.query_params.get("theme", "")
    found = pick(game, known, theme)
    if found is None:
        raise Refused("not_found")
    response = RedirectResponse(f"{site.settings.prefix}/learn/{game}/puzzles/{found.id}", 303)
    site.remember(request, response, cookie)
    return response


def pick(game: str, known: Learned, theme: str = "") -> Puzzle | None:
    """The next puzzle: one not answered yet, near the person's rating, else any of them."""
    some = [one for one in puzzles(game) if not theme or one.theme == theme]
    fresh = [one for one in some if (game, one.id) not in known.answers] or some
    mine = known.rating(game)
    near = [one for one in fresh if abs(one.rating - mine) <= NEAR] or fresh
    return near[len(known.answers) % len(near)] if near else None


async def todays(request: Request) -> Response:
    """The puzzle of the day."""
    site = site_of(request)
    found = of_the_day(site.learning.today)
    if found is None:
        raise Refused("not_found")
    return RedirectResponse(f"{site.settings.prefix}/learn/{found.game}/puzzles/{found.id}", 303)


ROUTES: list[BaseRoute] = [
    Route("/puzzle", todays),
    Route("/learn/{game}/puzzles/next", next_puzzle),
    Route("/learn/{game}/puzzles/{puzzle}", show_puzzle),
    Route("/learn/{game}/puzzles/{puzzle}", post_answer, methods=["POST"]),
    Route("/learn/{game}/puzzles/{puzzle}/play", play_on, methods=["POST"]),
]
