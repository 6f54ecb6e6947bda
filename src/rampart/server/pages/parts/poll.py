"""Choosing at the same time: who has chosen, the own answer face up, and changing one's mind."""

from collections.abc import Sequence

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.kernel.decision import Decision
from rampart.server.pages.parts.sight import Sight, act


def poll_row(sight: Sight, answer: Sequence[str] = ()) -> str:
    """A card back for everyone who has chosen, an hourglass for those who think; the own answer lies face up."""
    asked = sight.s.asked_seats()
    cards = "".join(poll_card(sight, p, answer if p == sight.seat else ()) for p in asked)
    note = f'<p class="note">{esc(sight.t("poll-note"))}</p>'
    return f'<ul class="backs" aria-label="{esc(sight.t("poll-head"))}">{cards}</ul>{note}'


def poll_card(sight: Sight, p: int, answer: Sequence[str]) -> str:
    """One of them; every back has the same size, whatever lies under it."""
    thinking = p in sight.s.deciders
    words = sight.t("poll-thinking" if thinking else "poll-chosen")
    name = sight.t("seat-you") if p == sight.seat else sight.names[p]
    card = f'<div class="card slot">{icon("ui-wait", "l")}</div>' if thinking else '<div class="card back"></div>'
    if answer and not thinking:
        card = f'<div class="card face">{esc(", ".join(map(sight.spoken, answer)))}</div>'
    who = f'<span class="sm" title="{esc(sight.names[p])}">{shape(p)}{esc(name)}</span>'
    return f"<li>{card}{who}<small>{esc(words)}</small></li>"


def own_answer(sight: Sight, asked: Decision) -> str:
    """The viewer's own answer as far as it goes."""
    if not asked.draft:
        return ""
    head = sight.t("poll-so-far")
    parts = "".join(f'<span class="chip mine">{esc(sight.spoken(part))}</span>' for part in asked.draft)
    return f'<div class="answer"><span class="lbl">{icon("ui-eye")}{esc(head)}</span>{parts}</div>'


def retract_button(sight: Sight) -> str:
    """Change one's mind, or begin an unfinished answer again."""
    if sight.seat is None or not sight.polled or not sight.room.can_retract(sight.seat):
        return ""
    words = sight.t("poll-again" if sight.seat in sight.s.deciders else "poll-change")
    return act(words, "retract", "btn undo", "ui-undo", seat=sight.seat)
