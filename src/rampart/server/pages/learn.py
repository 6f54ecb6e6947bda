"""Learning: what there is to learn of all games, and of each game how to play it, its lessons and its puzzles."""

from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import rampart
from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.draw.table import drawing, fragments
from rampart.kernel.game import Game
from rampart.kernel.state import State
from rampart.learn.guide import Guide, Role, guide
from rampart.learn.lessons import Lesson, lessons
from rampart.learn.puzzles import puzzles, themes
from rampart.server.basics.refusals import Refused
from rampart.server.pages.games import games, minutes_of, picture, title_of
from rampart.server.pages.lesson import first_game, seated_names
from rampart.server.pages.lobby import CSS, game_meta, players_of
from rampart.server.pages.parts.coach import Box, boxes, callouts, cropped, places
from rampart.server.pages.parts.coach import picture as drawn
from rampart.server.pages.parts.learning import daily, going_on, tabs, ways_of
from rampart.server.pages.playnow import play_form
from rampart.server.pages.shell import Visit, page, respond, visit
from rampart.server.people.learning import Learned
from rampart.server.site import site_of
from rampart.text import speaker
from rampart.text.about import help_text, title

SHEETS: Final = (*CSS, "css/learn.css")
CHAPTERS: Final = ("aim", "board", "turn", "roles", "round", "end", "modes", "questions")


# ---- all games


def hub_page(visitor: Visit, learned: Learned, today: int, docs: bool = False) -> str:
    """What each game is about, how far one is, and the puzzle of the day."""
    heading = visitor.say("nav-learn")
    articles = "".join(game_card(visitor, game, learned) for game in games())
    more = f'<p><a href="{visitor.url("/docs/")}">{esc(visitor.say("learn-docs"))}</a></p>' if docs else ""
    main = f"<h1>{esc(heading)}</h1>{going_on(visitor, learned)}{daily(visitor, learned, today)}{articles}{more}"
    return page(visitor, f"{heading} – Rampart", main, "learn", "wide-page learn-hub", SHEETS)


def game_card(visitor: Visit, game: Game, learned: Learned) -> str:
    """A game, and the ways to learn it."""
    say = visitor.say
    known = lessons(game.name)
    done = sum(learned.is_done(one) for one in known)
    told = f'<p class="sm soft">{esc(say("learn-done", n=done, of=len(known)))}</p>' if known else ""
    ways = "".join(
        f'<a class="btn" href="{visitor.url(path)}">{icon(sign)}{esc(say(words))}'
        f'<span class="unseen"> {esc(title(game, visitor.lang))}</span></a>'
        for path, sign, words in ways_of(game.name)
    )
    return (
        f'<article class="panel lesson">{picture(visitor, game.name)}<div><h2>{esc(title(game, visitor.lang))}</h2>'
        f"{game_meta(visitor, game)}<p>{esc(help_text(game, visitor.lang))}</p>{told}"
        f'<div class="btns">{ways}{play_form(visitor, game)}</div></div></article>'
    )


# ---- one game


def lessons_page(visitor: Visit, game: str, learned: Learned) -> str:
    """The lessons of a game and how far one is in each."""
    say, tell = visitor.say, speaker(game, visitor.lang)
    head = say("learn-lessons-of", game=title_of(game, visitor.lang))
    after = learned.next_lesson(game)
    rows = "".join(
        lesson_row(visitor, number, one, learned, one == after) for number, one in enumerate(lessons(game), 1)
    )
    first = first_game(game, say, visitor.prefix)
    main = (
        f"{tabs(visitor, game, f'/learn/{game}/lessons')}<h1>{esc(head)}</h1>"
        f'<p class="lead">{esc(tell("lessons-about"))}</p><ol class="lessons">{rows}</ol>'
        f'<section class="panel go-on"><div><h2>{esc(say("learn-first-head"))}</h2>'
        f"<p>{esc(say('learn-first'))}</p></div>{first}</section>"
    )
    return page(visitor, f"{head} – Rampart", main, "learn", "wide-page", SHEETS)


def lesson_row(visitor: Visit, number: int, one: Lesson, learned: Learned, is_next: bool) -> str:
    say, tell = visitor.say, speaker(one.game, visitor.lang)
    done, whole = learned.done(one), learned.is_done(one)
    told = say("lesson-done") if whole else say("lesson-progress", n=done, of=len(one.steps))
    told = say("lesson-length", n=len(one.steps), minutes=one.minutes) if not done else told
    mark = icon("ui-check") if whole else f'<b class="d">{number}</b>'
    return (
        f'<li class="panel{" done" if whole else ""}"><a href="{visitor.url(f"/learn/{one.game}/lessons/{one.id}")}">'
        f"{mark}<span><b>{esc(tell(one.message()))}</b><br>{esc(tell(one.message(word='about')))}"
        f'<br><small class="soft">{esc(told)}</small></span>{icon("ui-play") if is_next else ""}</a></li>'
    )


def puzzles_page(visitor: Visit, game: str, learned: Learned, today: int) -> str:
    """The puzzles of a game by theme, and one's rating."""
    say, tell = visitor.say, speaker(game, visitor.lang)
    head = say("learn-puzzles-of", game=title_of(game, visitor.lang))
    known = puzzles(game)
    solved = [learned.answers[game, one.id] for one in known if (game, one.id) in learned.answers]
    rows = ""
    for theme in themes(game):
        some = [one for one in known if one.theme == theme]
        done = sum((game, one.id) in learned.answers for one in some)
        rows += (
            f'<li class="panel"><a href="{visitor.url(f"/learn/{game}/puzzles/next?theme={theme}")}"><span>'
            f"<b>{esc(tell(f'theme-{theme}'))}</b><br>"
            f'<small class="soft">{esc(say("puzzle-count", n=done, of=len(some)))}</small></span>'
            f"{icon('ui-play')}</a></li>"
        )
    main = (
        f"{tabs(visitor, game, f'/learn/{game}/puzzles')}<h1>{esc(head)}</h1>"
        f'<p class="lead">{esc(say("puzzle-about"))}</p>'
        f'<section class="panel go-on"><div><h2>{esc(say("puzzle-mine", n=str(learned.rating(game))))}</h2>'
        f"<p>{esc(say('puzzle-solved', n=sum(solved), of=len(solved)))}</p></div>"
        f'<a class="btn pri" href="{visitor.url(f"/learn/{game}/puzzles/next")}">{icon("ui-play")}'
        f"{esc(say('puzzle-next'))}</a>"
        f'</section>{daily(visitor, learned, today)}<ol class="lessons">{rows}</ol>'
    )
    return page(visitor, f"{head} – Rampart", main, "learn", "wide-page", SHEETS)


# ---- how to play


def how_page(visitor: Visit, told: Guide) -> str:
    """The page: aim, board, turn, roles, a round in pictures, the end, and questions."""
    say, game = visitor.say, rampart.game(told.game)
    head = say("learn-how-to", game=title_of(told.game, visitor.lang))
    chapters = [(name, markup) for name in CHAPTERS if (markup := CHAPTER[name](visitor, told))]
    contents = "".join(f'<li><a href="#{name}">{esc(say(f"how-{name}"))}</a></li>' for name, _ in chapters)
    inside = esc(say("how-contents"))
    start = lessons(told.game)
    first = (
        f'<a class="btn pri" href="{visitor.url(f"/learn/{told.game}/lessons/{start[0].id}")}">{icon("ui-play")}'
        f"{esc(say('how-first-lesson'))}</a>"
        if start
        else play_form(visitor, game)
    )
    ready = (
        f'<section class="panel go-on"><div><h2>{esc(say("how-ready"))}</h2><p>{esc(say("how-ready-more"))}</p></div>'
        f"{first}</section>"
    )
    main = (
        f"{tabs(visitor, told.game, f'/learn/{told.game}')}"
        f'<div class="how"><nav class="how-toc" aria-label="{inside}"><h2 class="lbl">{inside}</h2>'
        f'<ol>{contents}</ol></nav><div><header class="panel how-head" id="aim"><div><h1>{esc(head)}</h1>'
        f'<p class="lead">{esc(told.say(visitor.lang, "aim"))}</p>'
        f'<div class="btns">{first}<a class="btn" href="{visitor.url(f"/rules/{told.game}")}">{icon("ui-book")}'
        f"{esc(say('how-rules'))}</a></div></div>{facts(visitor, told)}</header>"
        f"{''.join(markup for name, markup in chapters if name != 'aim')}{ready}</div></div>"
    )
    return page(visitor, f"{head} – Rampart", main, "learn", "how-page", SHEETS)


def facts(visitor: Visit, told: Guide) -> str:
    """For how many and how long."""
    game = rampart.game(told.game)
    rows = [("ui-user", players_of(visitor, game)), ("ui-clock", minutes_of(game, visitor.lang))]
    shown = "".join(f"<li>{icon(sign)}<b>{esc(words)}</b></li>" for sign, words in rows if words)
    return f'<ul class="how-facts">{shown}</ul>'


def chapter(visitor: Visit, name: str, lead: str, inner: str) -> str:
    about = f'<p class="soft">{esc(lead)}</p>' if lead else ""
    return f'<section class="how-part" id="{name}"><h2>{esc(visitor.say(f"how-{name}"))}</h2>{about}{inner}</section>'


def aim(visitor: Visit, told: Guide) -> str:
    return "aim"  # it stands in the head of the page


def names_of(visitor: Visit, s: State, seat: int) -> list[str]:
    return seated_names(s.seats, seat, visitor.say("seat-you"))


def the_board(visitor: Visit, told: Guide) -> str:
    """Our own drawing of a real position, with numbers, and the same numbers in a list."""
    s, lang = told.state().view(told.seat), visitor.lang
    names = names_of(visitor, s, told.seat)
    frame = Box(*drawing(told.game).view_box(s, told.seat, whole=False))
    found = boxes(fragments(s, told.seat, lang, names, whole=False))
    marks = callouts(places([piece for _, piece in told.parts], found), frame)
    words = f"{title_of(told.game, lang)}. {told.say(lang, 'board')}"
    rows = "".join(
        f'<li><span class="co" aria-hidden="true">{number}</span><span><b>{esc(told.say(lang, f"part-{id}-name"))}</b> '
        f"{esc(told.say(lang, f'part-{id}'))}</span></li>"
        for number, (id, _) in enumerate(told.parts, 1)
    )
    shown = drawn(s, told.seat, lang, names, words, marks, None)
    return chapter(
        visitor,
        "board",
        told.say(lang, "board"),
        f'<div class="how-board"><div class="panel pic">{shown}</div><ol class="panel callout-list">{rows}</ol></div>',
    )


def turn(visitor: Visit, told: Guide) -> str:
    """The parts of a turn, month or year in their order."""
    lang = visitor.lang
    cards = "".join(
        f'<li class="panel">{icon(sign, "l")}<b>{esc(told.say(lang, f"phase-{id}-name"))}</b>'
        f"<span>{esc(told.say(lang, f'phase-{id}'))}</span></li>"
        for id, sign in told.phases
    )
    return chapter(visitor, "turn", told.says(lang, "turn"), f'<ol class="how-turn">{cards}</ol>')


def roles(visitor: Visit, told: Guide) -> str:
    """What one can be, and what each wants."""
    if not told.roles:
        return ""
    cards = "".join(role_card(visitor, told, role) for role in told.roles)
    return chapter(visitor, "roles", told.says(visitor.lang, "roles"), f'<ul class="how-roles">{cards}</ul>')


def role_card(visitor: Visit, told: Guide, role: Role) -> str:
    lang = visitor.lang
    scores = "".join(f"<li>{esc(told.say(lang, f'role-{role.id}-{word}'))}</li>" for word in role.scores)
    name, first = told.say(lang, f"role-{role.id}-name"), told.say(lang, f"role-{role.id}-first")
    return (
        f'<li class="panel role P{role.seat}"><div class="hd">{icon(role.icon, "l")}<b>{esc(name)}</b>'
        f"</div><p>{esc(told.say(lang, f'role-{role.id}'))}</p><ul>{scores}</ul>"
        f'<p class="inset"><b>{esc(visitor.say("how-first"))}</b> {esc(first)}</p></li>'
    )


def the_round(visitor: Visit, told: Guide) -> str:
    """A round told move by move, each with the part of the board where it happens."""
    lang, cards = visitor.lang, ""
    for number, (shot, s) in enumerate(told.pictures(), 1):
        seen = s.view(told.seat)
        names = names_of(visitor, s, told.seat)
        frame = Box(*drawing(told.game).view_box(seen, told.seat, whole=False))
        found = places(shot.show, boxes(fragments(seen, told.seat, lang, names, whole=False)))
        words = told.say(lang, f"move-{shot.id}")
        shown = drawn(seen, told.seat, lang, names, words, "", cropped(found, frame))
        mark = shape(shot.seat) if shot.seat >= 0 else icon("ui-check")
        cards += (
            f'<li class="panel"><span class="co" aria-hidden="true">{number}</span><div class="pic">{shown}</div>'
            f"<p>{mark}<b>{esc(told.say(lang, f'move-{shot.id}-name'))}</b><br>{esc(words)}</p></li>"
        )
    return chapter(visitor, "round", told.says(lang, "round"), f'<ol class="how-round">{cards}</ol>')


def the_end(visitor: Visit, told: Guide) -> str:
    """When it ends, and what counts."""
    rows = "".join(f"<li>{esc(told.say(visitor.lang, f'score-{id}'))}</li>" for id in told.scoring)
    return chapter(visitor, "end", told.say(visitor.lang, "end"), f'<ul class="panel how-end">{rows}</ul>')


def modes(visitor: Visit, told: Guide) -> str:
    """Other ways to play the game."""
    lang = visitor.lang
    rows = "".join(
        entry(visitor, told, told.say(lang, f"mode-{id}-name"), told.say(lang, f"mode-{id}"), rule)
        for id, rule in told.modes
    )
    return chapter(visitor, "modes", "", f'<ul class="how-questions">{rows}</ul>') if rows else ""


def entry(visitor: Visit, told: Guide, head: str, words: str, rule: str) -> str:
    """A card with the rule behind it."""
    return (
        f'<li class="panel"><b>{esc(head)}</b><p>{esc(words)} '
        f'<a class="ref" href="{visitor.url(f"/rules/{told.game}")}#{esc(rule)}">{esc(rule)}</a></p></li>'
    )


def questions(visitor: Visit, told: Guide) -> str:
    """What new players ask most, each with its rule."""
    lang = visitor.lang
    rows = "".join(
        entry(visitor, told, told.say(lang, f"question-{id}"), told.say(lang, f"answer-{id}"), rule)
        for id, rule in told.questions
    )
    return chapter(visitor, "questions", "", f'<ul class="how-questions">{rows}</ul>')


CHAPTER: Final = {
    "aim": aim,
    "board": the_board,
    "turn": turn,
    "roles": roles,
    "round": the_round,
    "end": the_end,
    "modes": modes,
    "questions": questions,
}


# ---- pages


def known_game(request: Request, has: Sequence[object] | Guide | None) -> str:
    if not has:
        raise Refused("not_found")
    return str(request.path_params["game"])


async def show_learn(request: Request) -> Response:
    """All that can be learned."""
    visitor = await visit(request)
    site = site_of(request)
    learned, docs = await site.learning.of(visitor.person_id), site.settings.docs is not None
    return respond(request, visitor, hub_page(visitor, learned, site.learning.today, docs))


async def show_how(request: Request) -> Response:
    """How to play a game."""
    told = guide(request.path_params["game"])
    if told is None:
        raise Refused("not_found")
    visitor = await visit(request)
    return respond(request, visitor, how_page(visitor, told))


async def show_lessons(request: Request) -> Response:
    """The lessons of a game."""
    game = known_game(request, lessons(request.path_params["game"]))
    visitor = await visit(request)
    learned = await site_of(request).learning.of(visitor.person_id)
    return respond(request, visitor, lessons_page(visitor, game, learned))


async def show_puzzles(request: Request) -> Response:
    """The puzzles of a game."""
    game = known_game(request, puzzles(request.path_params["game"]))
    visitor = await visit(request)
    learning = site_of(request).learning
    learned = await learning.of(visitor.person_id)
    return respond(request, visitor, puzzles_page(visitor, game, learned, learning.today))


ROUTES: list[BaseRoute] = [
    Route("/learn", show_learn),
    Route("/learn/{game}", show_how),
    Route("/learn/{game}/lessons", show_lessons),
    Route("/learn/{game}/puzzles", show_puzzles),
]
