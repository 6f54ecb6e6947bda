"""Requests for consent, to take back a choice, let a bot play a seat or close the table; and votes at zero time."""

from typing import Final

from rampart.draw import Fragment, esc
from rampart.draw.html import icon, shape
from rampart.server.basics.clocks import DAILY
from rampart.server.basics.model import Request
from rampart.server.pages.parts.sight import Sight, act, panel
from rampart.server.pages.parts.talk import reader_of

HOUR: Final = 3600
MOST_SEEN: Final = 8  # lines of what happened since; the newest are told


def request(sight: Sight) -> list[Fragment]:
    """The open request, with the buttons of those who have to answer."""
    asked = sight.room.request
    if asked is None or not sight.playing:
        return []
    if asked.offered:
        return [panel("ui-request", "ui-side", vote(sight, asked), "panel request")]
    t = sight.t
    words = t(f"request-{asked.what}", name=sight.names[asked.seat] if asked.seat >= 0 else "")
    mark = shape(asked.seat) if asked.seat >= 0 else ""
    out = f'<div role="status"><p class="from">{mark}<b>{esc(words)}</b></p>{seen(sight, asked)}'
    away = [seat for seat in asked.absent if sight.is_away(seat) or not sight.played_by_person(seat)]
    waiting = [seat for seat in (*asked.waiting, *asked.absent) if seat not in away]
    if waiting:
        out += f'<p class="note">{esc(t("request-waiting", names=named(sight, waiting)))}</p>'
    if away:
        out += f'<p class="note">{esc(t("request-absent", names=named(sight, away)))}</p>'
    out += f"</div>{limit(sight, asked)}"
    if sight.held & {*asked.waiting, *asked.absent}:
        yes = act(t("request-agree"), "answer", "btn pri", "ui-check", agree="true")
        out += f'<div class="btns">{yes}{act(t("request-refuse"), "answer", "btn", "ui-cross", agree="false")}</div>'
    elif asked.asker in sight.held:
        out += f'<div class="btns">{act(t("request-withdraw"), "answer", "btn", "ui-cross", agree="false")}</div>'
    return [panel("ui-request", "ui-side", out, "panel request")]


VOTES: Final = {"bot": "ui-bot", "time": "ui-clock", "wait": "ui-wait", "end": "ui-cross"}
"""What can be voted for, with its icon."""


def vote(sight: Sight, asked: Request) -> str:
    """A seat is out of time: what the others choose from, how they have voted, and what happens if no one does."""
    t, voters = sight.t, len(asked.waiting) + len(asked.votes)
    head = esc(t("vote-head", name=sight.names[asked.seat]))
    need = esc(t("vote-need", n=voters // 2 + 1, of=voters))
    out = f'<div role="status"><p class="from">{shape(asked.seat)}<b>{head}</b></p><p class="note">{need}</p></div>'
    if sight.held & set(asked.waiting):
        out += f'<ul class="opts votes">{"".join(offer(sight, asked, what) for what in asked.offered)}</ul>'
    elif asked.seat in sight.held:
        out += f'<p class="note">{esc(t("vote-yours"))}</p>'
    said = [t("vote-cast", name=sight.names[seat], vote=t(f"vote-{what}-short")) for seat, what in asked.votes]
    said += [t("vote-open", name=sight.names[seat]) for seat in asked.waiting]
    chips = "".join(f'<li class="chip">{esc(words)}</li>' for words in said)
    note = esc(t("vote-else", name=sight.names[asked.seat]))
    return f'{out}<ul class="cast">{chips}</ul>{limit(sight, asked, note)}'


def offer(sight: Sight, asked: Request, what: str) -> str:
    """Something that can be voted for, with what it means."""
    t, daily = sight.t, sight.room.table.terms.clock == DAILY
    name, days = sight.names[asked.seat], sight.room.table.terms.days
    message = "vote-days" if what == "time" and daily else f"vote-{what}"
    words, more = esc(t(message, name=name, n=days)), esc(t(f"vote-{what}-hint", name=name))
    return (
        f'<li><button type="button" class="opt" data-act="answer" data-vote="{what}">{icon(VOTES[what])}'
        f"<span>{words}<small>{more}</small></span></button></li>"
    )


def named(sight: Sight, seats: tuple[int, ...] | list[int]) -> str:
    return ", ".join(sight.names[seat] for seat in seats)


def seen(sight: Sight, asked: Request) -> str:
    """For an undo: that dice fell or something hidden was shown, and what has happened since, as they saw it."""
    if asked.what != "undo":
        return ""
    out = "".join(f'<p class="note">{icon("ui-eye", "s")} {esc(sight.t(f"undo-{what}"))}</p>' for what in asked.seen)
    reader = reader_of(sight)
    later = [happening for happening in sight.room.happenings_since(asked.to) if not happening.taken_back]
    told = [line.text for happening in later for line in reader.lines(happening)][-MOST_SEEN:]
    if told:
        lines = "".join(f"<li>{esc(text)}</li>" for text in told)
        out += f'<p class="note">{esc(sight.t("request-seen"))}</p><ul class="note since">{lines}</ul>'
    return out


def limit(sight: Sight, asked: Request, note: str = "") -> str:
    """How long there is to answer: the script counts down from the whole time, which stands here."""
    left = f'role="timer" aria-label="{esc(sight.t("request-left"))}" data-zero="{asked.until}"'
    clock = f'<b class="ck" {left}>{clock_words(round(asked.until - asked.asked))}</b>'
    note = note or esc(sight.t("request-notice" if asked.absent else "request-limit"))
    return f'<p class="note limit">{icon("ui-clock", "s")}{clock}<span>{note}</span></p>'


def clock_words(seconds: int) -> str:
    """A span of time as a clock shows it."""
    minutes, rest = divmod(seconds, 60)
    if seconds < HOUR:
        return f"{minutes}:{rest:02}"
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
