"""Help at a table: the card of a first game, tips at its first decisions, and the button that suggests a move."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final

from rampart.bots.base import policy_or_none
from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.kernel.decision import Decision
from rampart.learn.guide import guide, tip_marks, tips
from rampart.learn.hints import Hint, Hints
from rampart.learn.proof import value_at
from rampart.server.pages.parts.coach import boxes
from rampart.server.pages.parts.sight import Sight, act
from rampart.text.advice import reasons
from rampart.text.catalog import knows
from rampart.text.decision import decision

BY_SEAT: Final = "seat"  # in the place of a path: the roles sit in their order
TIPS_FOR: Final = 30  # own decisions of a game
MOST_MARKS: Final = 6
AROUND: Final = 3.0  # of a piece that a tip points at


def own_choices(sight: Sight) -> int:
    """How many choices the viewer has made in this game."""
    position = sight.room.position
    return sum(made.seat == sight.seat for made in position.line) if position is not None else 0


def tip(sight: Sight, asked: Decision) -> str:
    """What a decision means, for whoever is new to the game; before the first one, who they are and how they score."""
    if sight.seat is None or not is_new(sight):
        return ""
    game, made = sight.room.table.game, own_choices(sight)
    told = sight.g(f"tip-{asked.step}") if asked.step in tips(game) else ""
    card = first_card(sight) if made == 0 else ""
    if not told and not card:
        return ""
    off = act(sight.t("tips-off"), "tips", "btn ghost", seat=sight.seat)
    head = f"<b>{esc(sight.t('tips-head'))}</b> " if not card else ""
    return f'<aside class="tip" id="ui-tip" popover>{card}<p>{head}{esc(told)}</p>{off}</aside>'


def tip_button(sight: Sight, told: str) -> str:
    """Opens the tip where a low screen has no room for it beside the options."""
    words = esc(sight.t("tips-head"))
    button = (
        f'<button type="button" class="tipper" popovertarget="ui-tip" aria-label="{words}" title="{words}"></button>'
    )
    return button if told else ""


def is_new(sight: Sight) -> bool:
    """Is the viewer told what decisions mean: at a seat, early in a game, and not after they have switched it off?"""
    game = sight.room.table.game
    if sight.seat is None or not tips(game) or game in sight.room.liked(sight.seat).no_tips:
        return False
    return own_choices(sight) < TIPS_FOR


def tip_light(sight: Sight, drawn: Sequence[Fragment]) -> list[Fragment]:
    """Contours about the pieces that the tip of the present decision speaks of."""
    seat = sight.seat
    if seat is None or not sight.asked or not is_new(sight):
        return []
    patterns = tip_marks(sight.room.table.game).get(sight.s.current(seat)[0].name)
    if not patterns:
        return []
    fields = {name: value for name, value in sight.s.document().items() if isinstance(value, int | str)}
    wanted = [pattern.format(**{**fields, "seat": seat}) for pattern in patterns]
    found = [box for id, box in boxes(drawn).items() if any(fnmatchcase(id, one) for one in wanted)]
    rings = "".join(
        f'<rect {box.wider(AROUND).attributes} rx="9" class="tip-h"/><rect {box.wider(AROUND).attributes} rx="9"'
        ' class="tip-l"/>'
        for box in found[:MOST_MARKS]
    )
    return [Fragment("tip-light", "ui-svg", f'<g id="tip-light" aria-hidden="true">{rings}</g>')] if rings else []


def first_card(sight: Sight) -> str:
    """Who the viewer is, how they score, and what only they can do."""
    game, role = sight.room.table.game, role_of(sight)
    word = f"first-card-{role}" if role and knows(game, f"first-card-{role}") else "first-card"
    if not knows(game, word):
        return ""
    g = sight.g
    return f"<h3>{esc(g(f'{word}-head'))}</h3><p>{esc(g(word))}</p><p>{esc(g(f'{word}-only'))}</p>"


def role_of(sight: Sight) -> str:
    """The role of the viewer's seat, '' where all are alike."""
    told = guide(sight.room.table.game)
    if told is None or not told.role_path:
        return ""
    if told.role_path == BY_SEAT:
        return told.roles[sight.seat].id if sight.seat is not None else ""
    return str(value_at(sight.s.document(), told.role_path.format(seat=sight.seat)))


def hint_button(sight: Sight) -> str:
    """The button that suggests a move, where that is allowed."""
    room, seat, t = sight.room, sight.seat, sight.t
    if seat is None or policy_or_none(room.table.game) is None or room.table.terms.rated or needs_consent(sight):
        return ""
    ask, busy = esc(t("hint-ask")), esc(t("hint-busy"))
    return (
        f'<button type="button" class="btn scripted-only" data-hint data-seat="{seat}" title="{ask}">'
        f'{icon("ui-bolt")}<span class="unseen">{ask}</span><span class="busy">{busy}</span><kbd>H</kbd></button>'
    )


def hint_row(sight: Sight) -> str:
    """Where a suggested move is shown, or why there is none here."""
    room, seat, t = sight.room, sight.seat, sight.t
    if seat is None or policy_or_none(room.table.game) is None:
        return ""
    if room.table.terms.rated:
        return f'<p class="note">{icon("ui-lock", "s")} {esc(t("hint-off"))}</p>'
    if needs_consent(sight):
        asking = act(t("hint-consent"), "ask", "btn ghost", "ui-check", what="hints", seat=seat)
        return f'<div class="hintrow">{asking}</div>' if room.request is None else ""
    return f'<div class="hintlist" id="ui-hints-{room.decision_id}" aria-live="polite" data-keep></div>'


def needs_consent(sight: Sight) -> bool:
    """Have other people to agree before hints are given?"""
    room = sight.room
    own = room.table.seats[sight.seat].person if sight.seat is not None else ""
    return bool(room.held_each(but=[own])) and -1 not in room.hinted


def hint_list(sight: Sight, found: Hints) -> str:
    """The best moves with result, chance and reasons; the first is marked by a word and a contour."""
    assert sight.seat is not None
    t = sight.t
    words = {one.key: sight.spoken(one.text) for one in decision(sight.s, sight.seat, sight.lang, sight.names).options}
    most = max([one.chance for one in found.best] + [0.01])
    rows = "".join(hint_item(sight, n, one, words.get(one.key, one.key), most) for n, one in enumerate(found.best, 1))
    note = f'<p class="note">{icon("ui-hidden", "s")} {esc(t("hint-note", n=found.games))}</p>'
    close = f'<button type="button" class="btn ghost" data-unhint>{esc(t("hint-close"))}</button>'
    return f'<h3>{esc(t("hint-head"))}</h3><ol class="hints">{rows}</ol>{note}{close}'


def hint_item(sight: Sight, rank: int, one: Hint, words: str, most: float) -> str:
    t = sight.t
    best = f'<span class="tag best">{icon("ui-check")}{esc(t("hint-best"))}</span>' if rank == 1 else ""
    bar = t("puzzle-bar", chance=round(100 * one.chance), points=round(one.points))
    why = " ".join(reasons(sight.room.table.game, sight.lang, one.reasons))
    return (
        f'<li class="{"best" if rank == 1 else ""}"><button type="button" class="hd" data-pick="{esc(one.key)}">'
        f'<span class="rank">{esc(t("hint-rank", n=rank))}</span><b>{esc(words)}</b>{best}'
        f'<span class="d">{round(100 * one.chance)} %</span></button>'
        f'<svg class="hb" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="{esc(bar)}">'
        f'<rect width="100" height="10" class="track"/>'
        f'<rect width="{round(100 * one.chance / most)}" height="10" class="bar"/></svg>'
        f'<small class="soft">{esc(bar)}</small><p>{esc(why)}</p></li>'
    )
