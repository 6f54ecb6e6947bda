"""The page of a lesson: the table as in a game, and the coach over it.

Everything stands in the address: the step, and what was tried at it. So a lesson works without any script, and nothing
is lost by a wrong choice.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import Fragment, esc
from rampart.draw.html import icon, shape
from rampart.draw.once import one_drawing
from rampart.draw.table import drawing, fragments
from rampart.kernel.decision import Decision, Option
from rampart.kernel.errors import RampartError
from rampart.kernel.frame import viewer_of
from rampart.learn.lessons import Lesson, Moment, Step, lesson, lessons, moment
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import key_field
from rampart.server.pages.games import title_of
from rampart.server.pages.parts.board import board
from rampart.server.pages.parts.coach import Box, boxes, bubble, places, spotlight, verdict, why
from rampart.server.pages.parts.dock import dock
from rampart.server.pages.parts.prompt import SENTENCE, sign
from rampart.server.pages.parts.seats import seats
from rampart.server.pages.parts.sight import Sight, holder, panel
from rampart.server.pages.shell import LOGO, Visit, document, respond, visit
from rampart.server.people.learning import Learned
from rampart.server.play.checks import number_in
from rampart.server.site import site_of
from rampart.server.tables.sandbox import room_at
from rampart.server.web.assembly import assemble
from rampart.server.web.responses import form_body
from rampart.text import Speaker, speaker
from rampart.text.catalog import knows
from rampart.text.decision import decision
from rampart.text.log import lines

SHEETS: Final = ("css/site.css", "css/layout.css", "css/learn.css", "css/hint.css")
NAMES: Final = ("Ada", "Boris", "Cleo", "Dara", "Emil", "Filip")
MOST_TRIED: Final = 12
SHOW_AFTER: Final = 2  # wrong answers, after which the coach offers to show the right one first
ME: Final = "~learner"
NO_SEAT: Final = '<span class="mk"></span>'


@dataclass(frozen=True)
class Scene:
    """A step of a lesson as someone sees it: what was tried here, and the choice that led here."""

    lesson: Lesson
    at: int
    lang: str
    name: str
    prefix: str = ""
    tried: tuple[str, ...] = ()
    came: bool = False  # by the right choice at the step before
    shown: bool = False  # the learner wants to be shown the right choice

    @property
    def step(self) -> Step | None:
        """The step, None at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @cached_property
    def moment(self) -> Moment:
        return moment(self.lesson.game, self.lesson.id, self.at)

    @cached_property
    def sight(self) -> Sight:
        names = seated_names(self.moment.s.seats, self.lesson.seat, self.name)
        return Sight(room_at(self.moment.s, self.lesson.seat, names, ME), self.lesson.seat, self.lang)

    @property
    def t(self) -> Speaker:
        return self.sight.t

    def says(self, step: Step | None, word: str = "") -> str:
        """What the coach says, with what is counted there."""
        args = {name: claim.value for name, claim in step.claims.items()} if step is not None else {}
        return speaker(self.lesson.game, self.lang)(self.lesson.message(step, word), **args)

    @property
    def asks(self) -> bool:
        """Has the learner to choose here?"""
        return self.step is not None and bool(self.step.right)

    @property
    def path(self) -> str:
        return f"{self.prefix}/learn/{self.lesson.game}/lessons/{self.lesson.id}"

    def way(self, at: int, **more: str) -> str:
        """The address of a step."""
        return esc(f"{self.path}?{urlencode({'step': at + 1, **more})}")


def seated_names(count: int, seat: int, name: str) -> list[str]:
    """The learner at one seat, and the same people at the others in every lesson."""
    others = iter(NAMES)
    return [name if p == seat else next(others) for p in range(count)]


# ---- parts of the page


@one_drawing()
def lesson_fragments(scene: Scene) -> list[Fragment]:
    """The table in its parts, with the coach."""
    sight = scene.sight
    marks = list(scene.step.mark) if scene.step is not None else []
    if scene.asks and scene.tried and scene.step is not None:
        marks = targets(scene, scene.tried[-1]) or marks
    drawn = boxes(fragments(sight.s, sight.seat, scene.lang, sight.names, whole=False))
    found = places(marks, drawn)
    frame = Box(*drawing(scene.lesson.game).view_box(sight.s, sight.seat, whole=False))
    low = not found or sum(box.y + box.h / 2 for box in found) / len(found) < frame.y + frame.h * 0.55
    light = spotlight(found, frame, low)
    return [
        panel("ui-lesson", "", progress(scene), "panel lesson-list", "aside"),
        *seats(sight),
        *board(sight),
        *([Fragment("coach-light", "ui-svg", f'<g id="coach-light">{light}</g>')] if light else []),
        Fragment("ui-coach", "", coach(scene, low)),
        holder("aside", "ui-side", "", f'class="side" aria-label="{esc(sight.t("table-side"))}"'),
        panel("ui-prompt", "ui-side", asked(scene), "panel prompt", "section", f'data-asked="{int(scene.asks)}"'),
        *story(scene),
        *dock(sight),
    ]


def targets(scene: Scene, key: str) -> list[str]:
    """The pieces that an option touches."""
    found = question(scene)
    option = next((one for one in found.options if one.key == key), None) if found is not None else None
    return list(option.target) if option is not None else []


def question(scene: Scene) -> Decision | None:
    """What the learner is asked at this position, as at any table."""
    if scene.lesson.seat not in scene.moment.s.deciders:
        return None
    return decision(scene.sight.s, scene.lesson.seat, scene.lang, scene.sight.names)


def progress(scene: Scene) -> str:
    """Where in the lesson we are: a bar, and the steps by name."""
    t, steps = scene.t, scene.lesson.steps
    bar = "".join(
        f'<i class="{"done" if n < scene.at else "now" if n == scene.at else ""}"></i>' for n in range(len(steps))
    )
    rows = "".join(step_row(scene, n, one) for n, one in enumerate(steps))
    number = lessons(scene.lesson.game).index(scene.lesson) + 1
    done = esc(t("lesson-progress", n=min(scene.at, len(steps)), of=len(steps)))
    return (
        f'<p class="sm soft">{esc(t("lesson-number", n=number, of=len(lessons(scene.lesson.game))))}</p>'
        f"<h2>{esc(scene.says(None))}</h2>"
        f'<div class="steps" role="img" aria-label="{done}">{bar}</div><p class="sm soft">{done}</p><ol>{rows}</ol>'
        f'<a class="btn" href="{esc(scene.prefix)}/learn/{scene.lesson.game}/lessons">{icon("ui-cross")}'
        f'{esc(t("lesson-leave"))}</a><p class="sm mut">{esc(t("lesson-saved"))}</p>'
    )


def step_row(scene: Scene, n: int, step: Step) -> str:
    words = esc(scene.says(step, "head"))
    if n < scene.at:
        return f'<li class="done"><a href="{scene.way(n)}">{icon("ui-check")}<span>{words}</span></a></li>'
    now = ' class="now" aria-current="step"' if n == scene.at else ""
    return f"<li{now}><b>{n + 1}</b><span>{words}</span></li>"


def coach(scene: Scene, low: bool) -> str:
    """What the coach says now."""
    t, step = scene.t, scene.step
    if step is None:
        return bubble(t("lesson-over"), scene.says(None, "over"), verdict(True, t("lesson-done")), farewell(scene), low)
    link = why(scene.lesson.game, step.rule, t("lesson-why"), scene.prefix)
    if scene.asks and scene.shown:
        told = verdict(True, t("lesson-shown"))
        text = (
            scene.says(step, "done")
            if knows(scene.lesson.game, scene.lesson.message(step, "done"))
            else scene.says(step)
        )
        return marked(bubble(scene.says(step, "head"), text, told, link, low))
    if scene.asks and scene.tried:
        again = (
            f'<a class="btn{" pri" if len(scene.tried) >= SHOW_AFTER else ""}" href="{scene.way(scene.at, show="1")}">'
        )
        show = f"{again}{esc(t('lesson-show'))}</a>"
        text = scene.says(step, step.answer_to(scene.tried[-1]))
        return marked(bubble(t("lesson-again"), text, verdict(False, t("lesson-not")), link + show, low))
    on = link if scene.asks else link + go_on(scene)
    told = verdict(True, t("lesson-right")) if scene.came else ""
    text = scene.says(step)
    if scene.came:
        before = scene.lesson.steps[scene.at - 1]
        if knows(scene.lesson.game, scene.lesson.message(before, "done")):
            text = f"{scene.says(before, 'done')} {text}"
    return marked(bubble(scene.says(step, "head"), text, told, on, low))


def marked(markup: str) -> str:
    """The bubble as a part of the page."""
    return markup.replace("<section ", '<section id="ui-coach" ', 1)


def go_on(scene: Scene) -> str:
    return (
        f'<form method="post" action="{esc(scene.path)}"><input type="hidden" name="step" value="{scene.at + 1}">'
        f'<button class="btn pri" autofocus>{esc(scene.t("lesson-go"))}</button></form>'
    )


def farewell(scene: Scene) -> str:
    """After the last step: the next lesson, or a first game with the coach at hand."""
    t, known = scene.t, lessons(scene.lesson.game)
    later = known[known.index(scene.lesson) + 1 :]
    all_of_them = (
        f'<a class="btn" href="{esc(scene.prefix)}/learn/{scene.lesson.game}/lessons">{esc(t("learn-lessons"))}</a>'
    )
    if later:
        there = f"{esc(scene.prefix)}/learn/{scene.lesson.game}/lessons/{later[0].id}"
        return f'{all_of_them}<a class="btn pri" href="{there}">{icon("ui-play")}{esc(t("lesson-next"))}</a>'
    return all_of_them + first_game(scene.lesson.game, t, scene.prefix)


def first_game(game: str, t: Speaker, prefix: str) -> str:
    """One press to a game against the easiest bots; tips are on there for whoever is new to it."""
    return (
        f'<form method="post" action="{esc(prefix)}/tables">{key_field()}'
        f'<input type="hidden" name="game" value="{game}"><input type="hidden" name="level" value="novice">'
        f'<button class="btn pri" name="bots" value="1">{icon("ui-play")}{esc(t("lesson-first-game"))}</button></form>'
    )


def asked(scene: Scene) -> str:
    """The prompt and its options, as at a table; a form, so that it works without a script."""
    found = question(scene)
    if found is None or not scene.asks:
        words = scene.t("lesson-look")
        return f'<h2 id="ui-ask">{esc(words)}</h2><p>{esc(scene.t("lesson-look-more"))}</p>'
    head, _, rest = SENTENCE.sub("\n", found.prompt, count=1).partition("\n")
    rows = "".join(option_row(scene, option, number) for number, option in enumerate(found.options, 1))
    tried = "".join(f'<input type="hidden" name="tried" value="{esc(key)}">' for key in scene.tried)
    return (
        f'<h2 id="ui-ask">{esc(head.removesuffix("."))}</h2>'
        + (f"<p>{esc(rest)}</p>" if rest else "")
        + f'<form method="post" action="{esc(scene.path)}" data-choose>'
        f'<input type="hidden" name="step" value="{scene.at + 1}">{tried}'
        f'<ol class="opts" id="ui-opts">{rows}</ol></form>'
    )


def option_row(scene: Scene, option: Option, number: int) -> str:
    """An option: open, tried with the reason it is not it, or shown as the right one."""
    step = scene.step
    assert step is not None
    words, cap = esc(scene.sight.spoken(option.text)), f"<kbd>{number}</kbd>" if number <= 9 else ""
    effect = f"<small>{esc(option.effect)}</small>" if option.effect else ""
    if option.key in scene.tried and option.key != step.right:
        reason = f"<small>{esc(scene.t('lesson-tried'))}</small>"
        return f'<li><div class="opt tried">{icon("ui-cross")}<span>{words}{reason}</span></div></li>'
    best = " best" if scene.shown and option.key == step.right else ""
    return (
        f'<li><button class="opt{best}" name="option" value="{esc(option.key)}" data-option="{esc(option.key)}">'
        f"{sign(scene.sight, option.key)}<span>{words}{effect}</span>{cap}</button></li>"
    )


def story(scene: Scene) -> list[Fragment]:
    """What has happened since the step before, as the log tells it."""
    seen = [event.seen(viewer_of(scene.lesson.seat)) for event in scene.moment.events]
    told = lines(seen, scene.moment.s.rules, scene.lang, scene.sight.names)
    if not told:
        return []
    rows = "".join(
        f"<li>{shape(line.seat) if line.seat is not None else NO_SEAT}<span>{esc(line.text)}</span></li>"
        for line in told
    )
    return [
        panel(
            "ui-story",
            "ui-side",
            f'<h2 class="lbl">{esc(scene.t("lesson-since"))}</h2><ol class="log">{rows}</ol>',
            "panel story scroll",
            more='tabindex="0"',
        )
    ]


# ---- pages


def top(scene: Scene) -> str:
    """The bar: where one is, and the way out."""
    t = scene.t
    where = esc(t("lesson-step", n=min(scene.at + 1, len(scene.lesson.steps)), of=len(scene.lesson.steps)))
    rules = esc(t("table-rules"))
    return (
        f'<header class="top" id="ui-top"><div class="brand"><a class="logo" href="{esc(scene.prefix)}/"'
        f' title="{esc(t("table-lobby"))}">{LOGO}'
        f'<span>Rampart</span></a><h1 class="game">{esc(title_of(scene.lesson.game, scene.lang))}</h1></div>'
        f'<div class="chips"><span class="chip now">{esc(t("lesson-chip"))}</span><b>{esc(scene.says(None))}</b>'
        f'<span class="soft">{where}</span></div><div class="tools"><a class="ib" target="_blank" title="{rules}"'
        f' aria-label="{rules}" href="{esc(scene.prefix)}/rules/{scene.lesson.game}">{icon("ui-book")}</a></div>'
        "</header>"
    )


def lesson_page(visitor: Visit, scene: Scene) -> str:
    title = f"{scene.says(None)} – {title_of(scene.lesson.game, scene.lang)} – Rampart"
    main = (
        f'<main id="table" class="app teach" data-seat="{scene.lesson.seat}">{top(scene)}'
        f"{assemble(lesson_fragments(scene))}</main>"
    )
    return document(
        visitor,
        title,
        f'<div id="main" tabindex="-1">{main}</div>',
        SHEETS,
        ("js/learn.js",),
        scene.lesson.game,
        "at-table",
    )


def wanted(request: Request) -> Lesson:
    found = lesson(request.path_params["game"], request.path_params["lesson"])
    if found is None:
        raise Refused("not_found")
    return found


async def show_lesson(request: Request) -> Response:
    """A step of a lesson; without one, where the person was."""
    taught = wanted(request)
    visitor = await visit(request)
    query = request.query_params
    asked_for = number_in(query.get("step", ""))
    if asked_for is None:
        known: Learned = await site_of(request).learning.of(visitor.person_id)
        done = known.done(taught)
        at = 0 if done == len(taught.steps) else done
    else:
        at = min(max(asked_for - 1, 0), len(taught.steps))
    tried = tuple(dict.fromkeys(query.getlist("tried")))[-MOST_TRIED:]
    name = visitor.person.name if visitor.person else visitor.say("shell-guest")
    step = taught.steps[at] if at < len(taught.steps) else None
    tried = tuple(key for key in tried if step is not None and step.answer_to(key) and key != step.right)
    scene = Scene(taught, at, visitor.lang, name, visitor.prefix, tried, "came" in query and at > 0, "show" in query)
    return respond(request, visitor, lesson_page(visitor, scene))


async def post_step(request: Request) -> Response:
    """Go on, or choose: the right choice leads to the next step, any other back to this one with its reason."""
    taught = wanted(request)
    site = site_of(request)
    form = await form_body(request)
    session, cookie = await site.greeted(request)
    at = number_in(form.get("step", [""])[0])
    if at is None or not 1 <= at <= len(taught.steps):
        raise Refused("bad_field", field="step")
    step, option = taught.steps[at - 1], form.get("option", [""])[0]
    scene = Scene(taught, at - 1, "en", "", site.settings.prefix)
    if step.right and option != step.right:
        check_option(scene, option)
        tried = [*form.get("tried", [])[-MOST_TRIED:], option]
        place = f"{scene.path}?{urlencode([('step', at), *(('tried', key) for key in tried)])}"
    else:
        site.limits.check("choice", session.person.id)
        await site.learning.step_done(session.person.id, taught, at)
        place = f"{scene.path}?{urlencode({'step': at + 1, **({'came': 1} if step.right else {})})}"
    response = RedirectResponse(place, 303)
    site.remember(request, response, cookie)
    return response


def check_option(scene: Scene, option: str) -> None:
    """Refuse what is no option here."""
    try:
        scene.moment.s.on_offer(option, scene.lesson.seat)
    except RampartError:
        raise Refused("not_an_option") from None


ROUTES: list[BaseRoute] = [
    Route("/learn/{game}/lessons/{lesson}", show_lesson),
    Route("/learn/{game}/lessons/{lesson}", post_step, methods=["POST"]),
]
