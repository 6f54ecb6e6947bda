"""Ratings on the page of a person: a card for each game with its course, and the course of one with how sure it is."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlencode

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.draw.markup import num, text
from rampart.server.basics.rating import RANKED_AFTER
from rampart.server.community.ratings import Rated, Standing
from rampart.server.pages.charts import grid_step
from rampart.server.pages.games import games, icon_of, short_title
from rampart.server.pages.shell import Visit, current
from rampart.server.people.history import Tally
from rampart.text.about import title

SPARK: Final = 24  # games in the little course of a card
SHOWN: Final = 40  # games in the large one
WIDTH, LEFT, RIGHT, TOP, BOTTOM = 640.0, 46.0, 626.0, 14.0, 196.0


def signed(n: int) -> str:
    return f"{'+' if n > 0 else '−' if n < 0 else '±'}{abs(n)}"


def spark(course: Sequence[Rated]) -> str:
    """The last games as a small line."""
    numbers = [course[0].before.shown, *(one.after.shown for one in course)][-SPARK:] if course else []
    if len(numbers) < 2:
        return '<span class="spk"></span>'
    low, high = min(numbers), max(numbers)
    step = 200 / (len(numbers) - 1)
    points = [(k * step, 34 - 30 * (n - low) / max(1, high - low)) for k, n in enumerate(numbers)]
    line = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return (
        '<svg class="spk" viewBox="0 0 200 38" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="ar" d="M0 38L{line}L200 38Z"/><path class="ln" d="M{line}"/></svg>'
    )


def rank_words(visitor: Visit, standing: Standing) -> str:
    say = visitor.say
    if not standing.rank:
        return say("rating-more", n=max(1, RANKED_AFTER - standing.games))
    percent = max(1, round(100 * standing.rank / standing.of))
    return say("rating-top", n=percent) if standing.of >= 20 else say("rating-rank", n=standing.rank, of=standing.of)


def rating_card(visitor: Visit, standing: Standing, name: str, course: Sequence[Rated]) -> str:
    say = visitor.say
    change = course[-1].after.shown - course[-1].before.shown if course else 0
    cls, arrow = ("up", "▲") if change > 0 else ("down", "▼") if change < 0 else ("", "")
    told = f'<span class="chg {cls}"><span aria-hidden="true">{arrow}</span>{signed(change)}</span>'
    return (
        f'<li class="panel rc">{icon(icon_of(standing.game), "l P0")}<b class="gn">{esc(name)}</b>'
        f'<span class="rvs"><b class="rv">{standing.strength.shown}</b>{told}</span>{spark(course)}'
        f'<span class="rf"><span>{esc(say("rating-games", n=standing.games))}</span>'
        f"<span>{esc(rank_words(visitor, standing))}</span></span></li>"
    )


def mode_words(visitor: Visit, game: str, mode: str) -> str:
    """What a mode is called: the words of the game's own option."""
    found = [one for one in games() if one.name == game]
    if not found or not mode:
        return ""
    from rampart.text.about import table_options

    for option in table_options(found[0], visitor.lang):
        if option.name == "mode":
            if mode == str(option.default):
                return ""
            return next((words for value, words in option.values if str(value) == mode), mode)
    return mode


def name_of(visitor: Visit, game: str, mode: str) -> str:
    """A game, and its mode where that is not the usual one."""
    found = [title(one, visitor.lang) for one in games() if one.name == game]
    words = mode_words(visitor, game, mode)
    return f"{found[0] if found else game}{f', {words}' if words else ''}"


def cards(
    visitor: Visit,
    standings: Sequence[Standing],
    courses: dict[tuple[str, str], list[Rated]],
    tallies: dict[str, Tally],
) -> str:
    """One card for each game and mode that was rated, and one for each game that was not."""
    out = ""
    for game in games():
        own = [one for one in standings if one.game == game.name]
        for one in own:
            out += rating_card(
                visitor, one, name_of(visitor, one.game, one.mode), courses.get((one.game, one.mode), [])
            )
        if not own:
            n = tallies.get(game.name, Tally()).games
            played = visitor.say("account-games", n=n) if n else visitor.say("profile-none")
            out += (
                f'<li class="panel rc">{icon(icon_of(game.name), "l P0")}<b class="gn">{esc(title(game, visitor.lang))}'
                f'</b><b class="rv mut">–</b><span class="spk"></span><span class="rf"><span>{esc(played)}</span>'
                f"<span>{esc(visitor.say('rating-none'))}</span></span></li>"
            )
    return f'<ul class="rcs">{out}</ul>'


# ---- the course


class Scale:
    """Where games and numbers lie in the chart."""

    def __init__(self, course: Sequence[Rated]) -> None:
        every = [n for one in course for n in (one.after.shown - one.after.spread, one.after.shown + one.after.spread)]
        shown = [one.after.shown for one in course]
        low, high = max(min(every), min(shown) - 250), min(max(every), max(shown) + 250)
        self.step = max(10, grid_step(low, high))
        self.low, self.high = low // self.step * self.step, -(-high // self.step) * self.step
        self.count = max(1, len(course) - 1)

    def x(self, number: int) -> float:
        return LEFT + (RIGHT - LEFT) * number / self.count

    def y(self, n: float) -> float:
        kept = min(max(n, self.low), self.high)
        return BOTTOM - (BOTTOM - TOP) * (kept - self.low) / max(1, self.high - self.low)


def chart(visitor: Visit, course: Sequence[Rated]) -> str:
    """The course of a rating: a line, a band of how sure it is, and a filled point for every game that was won."""
    scale = Scale(course)
    out = "".join(
        f'<path class="hair" d="M{num(LEFT - 6)} {num(scale.y(n))}H{num(RIGHT)}"/>'
        + text(LEFT - 12, scale.y(n) + 4, str(n), 10.5, 500, "end", "faint")
        for n in range(scale.low, scale.high + 1, scale.step)
    )
    upper = [f"{num(scale.x(k))} {num(scale.y(one.after.shown + one.after.spread))}" for k, one in enumerate(course)]
    lower = [f"{num(scale.x(k))} {num(scale.y(one.after.shown - one.after.spread))}" for k, one in enumerate(course)]
    line = [f"{num(scale.x(k))} {num(scale.y(one.after.shown))}" for k, one in enumerate(course)]
    out += f'<path class="band" d="M{"L".join([*upper, *reversed(lower)])}Z"/><path class="ln" d="M{"L".join(line)}"/>'
    for k, one in enumerate(course):
        won = one.place == 1
        words = visitor.say(
            "rating-point",
            result=visitor.say("history-win" if won else "history-loss"),
            change=signed(one.after.shown - one.before.shown),
            now=one.after.shown,
        )
        link = visitor.url(f"/t/{one.table}")
        out += (
            f'<a href="{link}" aria-label="{esc(words)}"><title>{esc(words)}</title>'
            f'<circle class="pt{" w" if won else ""}" cx="{num(scale.x(k))}" cy="{num(scale.y(one.after.shown))}"'
            ' r="4.5"/></a>'
        )
    label = esc(visitor.say("rating-course"))
    return f'<svg class="rampart rcourse" viewBox="0 0 {WIDTH:g} 210" role="group" aria-label="{label}">{out}</svg>'


def course_section(
    visitor: Visit, path: str, chosen: tuple[str, str], courses: dict[tuple[str, str], list[Rated]]
) -> str:
    """The course of the chosen game, and the way to the others; nothing where no game was rated."""
    say = visitor.say
    if not courses:
        return ""
    known = {game.name: game for game in games()}
    pills = ""
    for game, mode in courses:
        words = mode_words(visitor, game, mode)
        name = short_title(known[game], visitor.lang) if game in known else game
        link = visitor.url(f"{path}?{urlencode({'course': f'{game}.{mode}'})}")
        on = (game, mode) == chosen
        pills += (
            f'<a class="fil{" on" if on else ""}" href="{link}"{current(on)}>{esc(name)}'
            f"{esc(f', {words}' if words else '')}</a>"
        )
    drawn = chart(visitor, courses[chosen][-SHOWN:])
    return (
        f'<section class="panel" id="course"><div class="hd"><h2>{esc(say("rating-course"))}</h2>'
        f'<nav class="fb" aria-label="{esc(say("filter-head"))}">{pills}</nav></div>{drawn}'
        f'<p class="sm mut">{esc(say("rating-caption"))}</p></section>'
    )
