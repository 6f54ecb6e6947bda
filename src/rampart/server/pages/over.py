"""After the end: podium, points by source, the course of the score, turning points, and what comes next."""

from collections.abc import Sequence
from typing import Final

from babel.numbers import format_percent

from rampart.draw import Fragment, esc
from rampart.draw.html import icon, shape
from rampart.draw.podium import podium, stands
from rampart.kernel.journal import Event
from rampart.kernel.state import State
from rampart.registry import module_of
from rampart.server.basics.model import EntryKind, SeatKind
from rampart.server.pages.charts import TONES, Part, bar, course_chart
from rampart.server.pages.games import level_words
from rampart.server.pages.parts.sight import Sight, act, holder, panel
from rampart.server.tables.room import STARTS, Room
from rampart.server.tables.story import Chapter, Swing, Turn, story
from rampart.text.about import how_it_ended, sources, why_this_order
from rampart.text.log import line

HOUR: Final = 60
LONGEST: Final = 100 * HOUR  # a table that slept for days does not boast of it


def over_panels(room: Room, seat: int | None, lang: str) -> list[Fragment]:
    """The panels of a finished game as a seat sees them, None for spectators; all is open now."""
    s = room.state
    if s is None:  # its rules are gone: there is nothing to tell
        return []
    sight = Sight(room, seat, lang)
    label = f'class="over" aria-label="{esc(sight.t("over-head"))}"'
    return [
        holder("section", "ui-over", "", label),
        holder("div", "ui-over-left", "ui-over", 'class="over-left"'),
        panel("ui-over-podium", "ui-over-left", podium_of(sight, s), "pod", "div"),
        panel("ui-over-scores", "ui-over-left", scores_of(sight, s), "panel over-scores"),
        holder("div", "ui-over-right", "ui-over", 'class="over-right"'),
        panel("ui-over-course", "ui-over-right", course_of(sight), "panel over-course"),
        *turns_of(sight),
        panel("ui-over-again", "ui-over-right", again(sight), "panel prompt over-again"),
    ]


def uploaded(room: Room) -> bool:
    """Was the game brought as a record? Then no one of this site sat there."""
    return all(seat.kind is SeatKind.FREE for seat in room.table.seats)


# ---- podium


def podium_of(sight: Sight, s: State) -> str:
    """The podium under a headline that says who won, and a sentence on how the end came."""
    t = sight.t
    winners = s.winners()
    names = ", ".join(sight.titled(p) for p in winners)
    headline = t("over-winners", n=len(winners), names=names)
    if s.verdict() is not None and s.seats > 1 and len(s.ranking()) == 1:
        headline = t("over-all-win" if winners else "over-all-lose")
    called = [role or name for role, name in zip(sight.roles, sight.names)]
    shown = stands(s.ranking(), called, s.scores(), winners)
    label = ", ".join(t("over-place", place=x.place, name=x.name, points=x.points) for x in shown)
    drawing, dark = podium(sight.room.table.game, shown, label)
    told = " ".join(filter(None, [how_it_ended(s, sight.lang), why_this_order(s, sight.lang), effort(sight)]))
    looks = "ttl light" if dark else "ttl"
    return (
        f'{drawing}<div class="{looks}"><h2 id="ui-result" tabindex="-1">{esc(headline)}</h2><p>{esc(told)}</p></div>'
    )


def effort(sight: Sight) -> str:
    """How many choices it took, and how long where that is known."""
    room = sight.room
    assert room.position is not None
    choices = sight.t("over-choices", n=len(room.position.line))
    begun = [entry.at for entry in room.entries if entry.kind in STARTS]
    made = [entry.at for entry in room.entries if entry.kind is EntryKind.CHOICE]
    minutes = round((made[-1] - begun[0]) / 60) if begun and made else 0
    if uploaded(room) or not 1 <= minutes <= LONGEST:
        return sight.t("over-effort", choices=choices)
    if minutes < HOUR:
        took = sight.t("over-minutes", minutes=minutes)
    else:
        took = sight.t("over-hours", hours=minutes // HOUR, minutes=minutes % HOUR)
    return sight.t("over-effort-time", choices=choices, time=took)


# ---- points by source


def scores_of(sight: Sight, s: State) -> str:
    """The points of each seat split by where they came from, the best seat first."""
    told = [{sight.spoken(words): n for words, n in seat.items()} for seat in sources(s, sight.lang)]
    legend = list(dict.fromkeys(words for seat in told for words in seat))
    tones = steady(sight, s, legend)
    longest = max((sum(n for n in seat.values() if n > 0) for seat in told), default=1)
    rows = ""
    for stand in stands(s.ranking(), sight.names, s.scores(), s.winners()):
        mine = told[stand.seat]
        parts = [Part(tones[words], words, mine[words]) for words in legend if mine.get(words)]
        rows += score_row(sight, stand.seat, stand.place, stand.points, parts, longest)
    head = "".join(f'<th scope="col"><span class="unseen">{esc(sight.t(f"over-col-{w}"))}</span></th>' for w in COLUMNS)
    caption = f'<caption class="unseen">{esc(sight.t("over-scores"))}</caption>'
    table = f'<table class="sc-table">{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    won = {words for seat in told for words, n in seat.items() if n > 0}
    keys = [f"<li>{key_of(tones[words], words in won)}{esc(words)}</li>" for words in legend]
    return f'{table}<ul class="legend">{"".join(keys)}</ul>'


def steady(sight: Sight, s: State, legend: list[str]) -> dict[str, int]:
    """The color of every source: a source has the same one in every game, as long as there are colors enough."""
    known = list(getattr(module_of(s.rules.name, "tables"), "SOURCE_WORDS", ()))
    order = [sight.spoken(sight.g(f"source-{word}")) for word in known]
    legend.sort(key=lambda words: order.index(words) if words in order else len(order))
    tones: dict[str, int] = {}
    for place, words in enumerate(legend):
        tone = (order.index(words) if words in order else place) % TONES
        while tone in tones.values() and len(tones) < TONES:
            tone = (tone + 1) % TONES
        tones[words] = tone
    return tones


def key_of(tone: int, won: bool) -> str:
    """The color of a source in the bars; what only cost points is in none, but in the number beside them."""
    if not won:
        return '<span class="neg" aria-hidden="true">−</span>'
    swatch = f'<rect width="12" height="12" rx="3" class="tone-{tone % TONES}"/>'
    return f'<svg class="key" aria-hidden="true">{swatch}</svg>'


COLUMNS: Final = ("place", "name", "sources", "points")


def score_row(sight: Sight, seat: int, place: int, points: int, parts: Sequence[Part], longest: int) -> str:
    """A seat with its bar; what was lost stands beside it."""
    lost = -sum(part.points for part in parts if part.points < 0)
    minus = f'<span class="neg">−{lost}</span>' if lost else ""
    mine = ' class="me"' if seat == sight.seat else ""
    return (
        f'<tr{mine}><td class="rk d">{place}</td><th scope="row">{shape(seat)}<span>{named(sight, seat)}</span></th>'
        f'<td class="bars"><div>{bar(parts, longest)}{minus}</div></td><td class="tot d">{points}</td></tr>'
    )


def named(sight: Sight, seat: int) -> str:
    """A seat's name, with the sign of a bot and what decided its place beside points."""
    taken = sight.room.table.seats[seat]
    decisive = f' <small class="soft">{esc(tally(sight, seat))}</small>' if tally(sight, seat) else ""
    you = f' <span class="you">{esc(sight.t("seat-you"))}</span>' if seat == sight.seat else ""
    level = level_words(sight.t, taken.bot) if taken.kind is SeatKind.BOT else ""
    sign = icon("ui-bot", "sign", sight.t("seat-bot", level=level)) if level else you
    who = f' <small class="soft">{esc(sight.names[seat])}</small>' if sight.roles[seat] else ""
    return f"<bdi>{esc(sight.roles[seat] or sight.names[seat])}</bdi>{who}{sign}{decisive}"


def tally(sight: Sight, seat: int) -> str:
    """What a seat has of that which decides beside points, where it did."""
    s = sight.room.must_state()
    if sight.panels is None or not why_this_order(s, sight.lang):
        return ""
    return sight.panels.tally(s, seat, sight.g)


# ---- the course of the score


def course_of(sight: Sight) -> str:
    """The chart of how it went."""
    t = sight.t
    parts = story(sight.room).chapters
    head = f"<h2>{esc(t('over-course'))}</h2>"
    if not parts:
        return f'{head}<p class="soft">{esc(t("over-no-course"))}</p>'
    points = [parts[0].before, *(part.after for part in parts)]
    labels = [t("over-start"), *chapter_labels(sight, parts)]
    ends = ", ".join(f"{name} {n}" for name, n in zip(sight.names, points[-1].scores))
    chart = course_chart(points, labels, sight.seat, t("over-course-told", result=ends))
    seats = "".join(
        f"<li>{shape(p)}<bdi>{esc(sight.roles[p] or sight.names[p])}</bdi></li>" for p in range(len(sight.names))
    )
    return f'{head}{chart}<ul class="legend">{seats}</ul>'


def chapter_labels(sight: Sight, parts: Sequence[Chapter]) -> list[str]:
    """Where the chart names its chapters: the last of every era by its name, or else all by their numbers."""
    if any(part.era is not None for part in parts):
        eras = [*(part.era for part in parts[1:]), None]
        return [
            event_words(sight, part.era) if part.era is not None and part.era is not after else ""
            for part, after in zip(parts, eras)
        ]
    opened = any(part.event is not None for part in parts)
    return [str(n if opened else part.after.choice) for n, part in enumerate(parts, 1)]


def turns_of(sight: Sight) -> list[Fragment]:
    """The turning points, each with the way into the replay; nothing where nothing turned."""
    found = story(sight.room).turns
    if not found:
        return []
    rows = "".join(turn_row(sight, turn) for turn in found)
    head = f"<h2>{esc(sight.t('over-turns'))}</h2>"
    return [panel("ui-over-turns", "ui-over-right", f'{head}<ol class="turns">{rows}</ol>', "panel over-turns")]


def turn_row(sight: Sight, turn: Turn | Swing) -> str:
    """A turning point in words."""
    t = sight.t
    if isinstance(turn, Swing):
        before, after = (format_percent(chance, locale=sight.lang) for chance in (turn.before, turn.after))
        words = t("over-turn-chance", name=sight.titled(turn.seat), before=before, after=after)
    elif turn.lead:
        words = t("over-turn-lead", name=sight.names[turn.seat], n=turn.lead)
    else:
        name, most = sight.names[turn.seat], turn.others
        words = t("over-turn-gain", name=name, n=turn.gain, most=most, others=signed(most))
    when = chapter_words(sight, turn.chapter)
    open_it = esc(t("over-turn-open", moment=when))
    link = f'<a class="btn ghost" href="{replay_path(sight, turn.choice)}" title="{open_it}" aria-label="{open_it}">'
    return (
        f"<li>{shape(turn.seat)}<div><b>{esc(when)}</b><span>{esc(words)}</span></div>{link}{icon('ui-play')}</a></li>"
    )


def signed(points: int) -> str:
    """Points won or lost, with a true minus."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def chapter_words(sight: Sight, chapter: Chapter) -> str:
    if chapter.event is None:
        return sight.t("over-choice", n=chapter.after.choice)
    words = event_words(sight, chapter.event)
    if chapter.era is None or chapter.era is chapter.event:
        return words
    era = event_words(sight, chapter.era)
    return words if words.startswith(era) else f"{era}: {words}"


def event_words(sight: Sight, event: Event) -> str:
    """What the log says of an event."""
    return line(event, sight.room.game.rules, sight.lang, sight.names)


def replay_path(sight: Sight, choice: int | None = None) -> str:
    """The way from the table's page to its replay."""
    return f"{esc(sight.room.table.id)}/replay" + ("" if choice is None else f"?at={choice}")


# ---- what comes next


def again(sight: Sight) -> str:
    """Rematch with who has agreed, replay, share and the record."""
    t = sight.t
    table = sight.room.table
    first = ""
    if table.next_table:
        head, said = t("over-again"), t("over-again-begun")
        words = f"{icon('ui-play')}<span>{esc(t('over-next'))}</span>"
        first = f'<a class="btn pri" href="{esc(table.next_table)}">{words}</a>'
    elif uploaded(sight.room):
        head, said = t("over-uploaded"), t("over-uploaded-note")
    else:
        people = table.people()
        head = t("over-again")
        said = t("over-again-count", n=len(sight.room.agreed), of=len(people)) if people else t("over-no-people")
        said = t("over-again-alone") if len(people) == 1 else said
        first = rematch_button(sight)
    alone = len(table.people()) == 1
    chips = "" if uploaded(sight.room) or table.next_table or alone else agreed_chips(sight)
    return (
        f'<h2>{esc(head)}</h2><p>{esc(said)}</p>{chips}<div class="btns">{first}{ways(sight)}</div>'
        '<p class="refusal" id="ui-refusal" role="status"></p>'
    )


def rematch_button(sight: Sight) -> str:
    """The button of someone who played and has not agreed yet."""
    if not sight.plays_itself or sight.seat is None:
        return ""
    if sight.room.table.seats[sight.seat].person in sight.room.agreed:
        words = f"{icon('ui-check')}<span>{esc(sight.t('over-agreed'))}</span>"
        return f'<button type="button" class="btn pri" disabled>{words}</button>'
    words = "over-rematch-alone" if len(sight.room.table.people()) == 1 else "over-rematch"
    return act(sight.t(words), "rematch", "btn pri", "ui-check")


def agreed_chips(sight: Sight) -> str:
    """The people who played, with a tick where they have agreed."""
    out = ""
    for person in sight.room.table.people():
        seat = sight.room.seats_of(person)[0]
        yes = person in sight.room.agreed
        sign = icon("ui-check", "s", sight.t("over-agrees")) if yes else icon("ui-wait", "s", sight.t("over-undecided"))
        looks = "chip" if yes else "chip mut"
        out += f'<li class="{looks}">{shape(seat)}<bdi>{esc(sight.names[seat])}</bdi>{sign}</li>'
    return f'<ul class="chips-row">{out}</ul>' if out else ""


def ways(sight: Sight) -> str:
    """Replay, share, the chat, which lies below, and the record as a file."""
    t = sight.t
    replay = f'<a class="btn" href="{replay_path(sight)}">{icon("ui-play")}<span>{esc(t("over-replay"))}</span></a>'
    share = (
        f'<button type="button" class="btn" data-share data-done="{esc(t("over-shared"))}">'
        f"{icon('ui-share')}<span>{esc(t('over-share'))}</span></button>"
    )
    words = f"{icon('ui-chat')}<span>{esc(t('chat-head'))}</span>"
    share += f'<a class="btn" role="button" href="#ui-talk" data-tab="chat">{words}</a>'
    if not sight.room.open_to_all:
        return replay + share
    record = f'href="{esc(sight.room.table.id)}/record.json" download'
    return f'{replay}{share}<a class="btn" {record}>{icon("ui-log")}<span>{esc(t("over-record"))}</span></a>'
