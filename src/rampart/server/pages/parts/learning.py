"""Ways to what can be learned: of a game, where one was, and the puzzle of the day."""

import rampart
from rampart.draw import esc
from rampart.draw.html import icon
from rampart.kernel.game import Game
from rampart.learn.guide import guide
from rampart.learn.lessons import lessons
from rampart.learn.puzzles import of_the_day, puzzles
from rampart.server.pages.games import has_rules, title_of
from rampart.server.pages.shell import Visit, current
from rampart.server.people.learning import Learned
from rampart.text import speaker
from rampart.text.about import title


def ways_of(game: str) -> list[tuple[str, str, str]]:
    """What there is to learn a game by: address, icon and words."""
    found = []
    if guide(game) is not None:
        found.append((f"/learn/{game}", "ui-book", "learn-how"))
    if lessons(game):
        found.append((f"/learn/{game}/lessons", "ui-play", "learn-lessons"))
    if puzzles(game):
        found.append((f"/learn/{game}/puzzles", "ui-check", "learn-puzzles"))
    if has_rules(game):
        found.append((f"/rules/{game}", "ui-log", "learn-rules"))
    return found


def tabs(visitor: Visit, game: str, here: str) -> str:
    """How to play, lessons, puzzles, rules."""
    links = "".join(
        f'<a href="{visitor.url(path)}"{current(path == here, "page")}>{esc(visitor.say(words))}</a>'
        for path, _, words in ways_of(game)
    )
    return f'<nav class="learn-tabs" aria-label="{esc(visitor.say("nav-learn"))}">{links}</nav>'


def learn_link(visitor: Visit, game: Game) -> str:
    """The best way to learn a game, where there is any."""
    ways = ways_of(game.name)
    if not ways:
        return ""
    about = f'<span class="unseen"> {esc(title(game, visitor.lang))}</span>'
    return (
        f'<a class="btn" href="{visitor.url(ways[0][0])}">{icon("ui-book")}{esc(visitor.say("lobby-learn"))}{about}</a>'
    )


def going_on(visitor: Visit, learned: Learned) -> str:
    """Continue where one was."""
    game, last = learned.last
    known = next((one for one in lessons(game) if one.id == last), None) if game in rampart.games() else None
    if known is not None and learned.is_done(known):
        known = learned.next_lesson(game)
    if known is None:
        return ""
    words = speaker(game, visitor.lang)(known.message())
    steps = visitor.say("lesson-progress", n=learned.done(known), of=len(known.steps))
    return (
        f'<section class="panel go-on" id="go-on"><div><h2>{esc(visitor.say("learn-go-on"))}</h2>'
        f"<p><b>{esc(words)}</b> · {esc(title_of(game, visitor.lang))} · {esc(steps)}</p></div>"
        f'<a class="btn pri" href="{visitor.url(f"/learn/{game}/lessons/{known.id}")}">{icon("ui-play")}'
        f"{esc(visitor.say('lesson-go'))}</a></section>"
    )


def daily(visitor: Visit, learned: Learned, today: int) -> str:
    """The puzzle of the day."""
    found = of_the_day(today)
    if found is None:
        return ""
    say, row = visitor.say, learned.row(today)
    told = say("puzzle-row", n=row) if row else say("puzzle-daily")
    done = (found.game, found.id) in learned.answers
    words = say("puzzle-look" if done else "puzzle-solve")
    return (
        f'<section class="panel go-on" id="daily"><div><h2>{esc(say("puzzle-of-day"))}</h2>'
        f"<p>{esc(title_of(found.game, visitor.lang))} · {esc(told)}</p></div>"
        f'<a class="btn{"" if done else " pri"}" href="{visitor.url("/puzzle")}">{esc(words)}</a></section>'
    )
