"""What the viewer is asked: the complete list of options, or whom the table waits for."""

import re
from collections.abc import Sequence
from typing import Final

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.kernel.decision import Decision, Option, Refused
from rampart.server.basics.clocks import DAILY
from rampart.server.basics.model import Status
from rampart.server.pages.parts.advice import hint_button, hint_row, tip, tip_button
from rampart.server.pages.parts.closed import closed
from rampart.server.pages.parts.composing import compositions, forms
from rampart.server.pages.parts.offer import OFFER_ICONS, STEPPED, name_of, offer_box
from rampart.server.pages.parts.opening import opening
from rampart.server.pages.parts.pairs import pairs
from rampart.server.pages.parts.poll import own_answer, poll_row, retract_button
from rampart.server.pages.parts.seats import bot_instead, may_ask
from rampart.server.pages.parts.sight import Sight, panel
from rampart.server.pages.parts.undo import undo_button
from rampart.server.people.guests import MANNERS, THIS_TURN
from rampart.server.tables.plans import planned, standing
from rampart.text.decision import decision, is_parting, waiting

SHOWN: Final = 7  # options; of more, one fewer is shown and the rest lies behind one line
ROOMY: Final = 4  # with fewer options a low screen still has room for a long button of undo
FEW: Final = 3  # so many options are buttons on every screen; of more, a small one shows one at a time
FILTERED: Final = 16  # of more places one may look at some kinds alone
NAMED: Final = 3  # so many hidden options are told by name
REFUSAL: Final = '<p class="refusal" id="ui-refusal" role="status" data-keep></p>'  # the script writes it
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")


def prompt(sight: Sight) -> list[Fragment]:
    """The panel: seats are being taken, a decision, waiting, or the end."""
    status = sight.room.table.status
    more = f'data-status="{status}" data-decision="{sight.room.decision_id}"'
    looks = "panel prompt"
    if status is Status.OPEN:
        inner = opening(sight)
    elif status is Status.OVER:
        inner, looks = headed(sight.t("over-head")), "panel prompt waits"
    elif status is Status.CLOSED:
        inner, looks = closed(sight), "panel prompt waits"
    elif sight.asked and sight.seat is not None and sight.room.by_itself(sight.seat):
        inner, looks = goes_by(sight), "panel prompt waits"
    elif sight.asked and sight.seat is not None:
        asked = decision(sight.s, sight.seat, sight.lang, sight.names)
        answered = sight.seat not in sight.s.deciders
        inner = answer_given(sight, asked) if answered else question(sight, asked)
        more += f' data-asked="{int(not answered)}"'
        looks += " many" if len(asked.options) > FEW else ""
        looks += " composed" if any(not found.opening for found in compositions(sight)) else ""
    else:
        inner, looks = waits(sight), "panel prompt waits"
    return [panel("ui-prompt", "ui-side", inner, looks, more=more)]


def headed(words: str, rule: str = "", text: str = "") -> str:
    """A heading that takes the focus when what was focused is gone, and a sentence under it."""
    out = f'<h2 id="ui-ask" tabindex="-1">{esc(words)}{rule}</h2>'
    return out + (f"<p>{esc(text)}</p>" if text else "")


def question(sight: Sight, asked: Decision) -> str:
    """A decision with all its options."""
    head, _, rest = SENTENCE.sub("\n", asked.prompt, count=1).partition("\n")
    told = tip(sight, asked)
    out = headed(head.removesuffix("."), tip_button(sight, told) + sight.rule(asked.rule), rest) + told
    if sight.room.moment(asked.seat) and sight.room.table.options.get("sealed"):
        out += f'<p class="note">{icon("ui-hidden", "s")} {esc(sight.t("ask-window"))}</p>'
    if sight.polled:
        out += poll_row(sight) + own_answer(sight, asked)
    offer = offer_box(sight)
    out += (
        offer
        + pairs(sight, asked)
        + filters(sight, asked)
        + options(sight, asked)
        + forms(sight, compositions(sight), asked)
    )
    out += REFUSAL + pager(sight, asked)
    spare = "btn spare" if offer or len(asked.options) >= ROOMY else "btn"
    out += buttons(sight, (retract_button(sight) or undo_button(sight, spare)) + hint_button(sight))
    return out + hint_row(sight) + manners(sight)


def goes_by(sight: Sight) -> str:
    """A moment that the site lets go by for the viewer, who sees what it is and may want to be asked after all."""
    assert sight.seat is not None
    asked = decision(sight.s, sight.seat, sight.lang, sight.names)
    words = SENTENCE.split(asked.prompt)[0].removesuffix(".")
    own = planned(sight.room, sight.seat)
    told = sight.t("plan-does") if own else sight.t("ask-goes-by")
    return headed(words, sight.rule(asked.rule), told) + REFUSAL + (plan_link(sight) if own else manners(sight))


def plan_link(sight: Sight) -> str:
    """In a daily game: what one's seat will do by itself, and the way to plan that."""
    room, seat, t = sight.room, sight.seat, sight.t
    if room.table.terms.clock != DAILY or seat is None or not room.playing:
        return ""
    plan = standing(room, seat)
    words = "plan-has-answer" if plan is not None and plan.step else "plan-passes"
    note = "" if plan is None else f'<p class="note">{icon("ui-wait", "s")} {esc(t(words))}</p>'
    link = f'href="{esc(room.table.id)}/plan?seat={seat}"'
    return (
        f'{note}<div class="btns"><a class="btn" {link}>{icon("ui-wait")}<span>{esc(t("plan-head"))}</span></a></div>'
    )


def manners(sight: Sight) -> str:
    """At a moment that may be let go by: how to be asked at such moments, now and later."""
    room, seat, t = sight.room, sight.seat, sight.t
    moment = room.moment(seat) if seat is not None else ""
    if not moment or seat is None:
        return ""
    now = room.manner(seat)
    words = {manner: esc(t(f"moment-{manner or 'usual'}")) for manner in (*MANNERS, THIS_TURN)}
    rows = "".join(
        f'<button type="button" class="btn" data-act="moment" data-moment="{esc(moment)}" data-manner="{manner}"'
        f' data-seat="{seat}" aria-pressed="{str(manner == now).lower()}">{words[manner]}</button>'
        for manner in (*MANNERS, THIS_TURN)
    )
    head = f"{icon('ui-gear', 's')} {esc(t('moment-head'))} <b>{words[now]}</b>"
    return f'<details class="manners" id="ui-manners"><summary>{head}</summary><div class="btns">{rows}</div></details>'


def answer_given(sight: Sight, asked: Decision) -> str:
    """In a poll: the own answer is in; it may still be changed."""
    out = headed(sight.t("poll-answered"), sight.rule(asked.rule), waiting(sight.s, sight.lang, sight.names))
    out += poll_row(sight, asked.draft) + absent(sight) + REFUSAL
    return out + f'<div class="btns">{retract_button(sight)}</div>'


def waits(sight: Sight) -> str:
    """Whom the table waits for, and for what."""
    words = waiting(sight.s, sight.lang, sight.names) or sight.t("wait-none")
    out = f'<div class="offer wait">{icon("ui-wait", "l")}<h2 id="ui-ask" tabindex="-1">{esc(words)}</h2></div>'
    if sight.polled:
        out += poll_row(sight)
    out += offer_box(sight) + absent(sight)
    undo = undo_button(sight)
    return out + REFUSAL + f'<div class="btns">{undo}</div>' + plan_link(sight)


def absent(sight: Sight) -> str:
    """Those whom the table waits for in vain, and the way to go on without them."""
    gone = [p for p in sight.s.deciders if p != sight.seat and sight.is_away(p)]
    if not gone:
        return ""
    words = sight.t("wait-away", names=", ".join(sight.names[p] for p in gone))
    asking = "".join(bot_instead(sight, p) for p in gone) if may_ask(sight) else ""
    note = f'<p class="note">{icon("ui-away", "s")} {esc(words)}</p>'
    return note + (f'<div class="btns">{asking}</div>' if asking else "")


def options(sight: Sight, asked: Decision) -> str:
    """All options in their order; of many, some lie behind one line, but never those that end or pass the decision."""
    numbered = grouped(asked.options)
    groups = [group for group in numbered if not is_parting(group[0][1].key)]
    rows = [group_row(sight, group) for group in groups]
    parting = [group_row(sight, group) for group in numbered[len(groups) :]]
    shown = len(rows) if len(numbered) <= SHOWN else SHOWN - 1 - len(parting)
    out = "".join(rows[:shown])
    if shown < len(rows):
        hidden = [option for group in groups[shown:] for _, option in group]
        words = sight.t("ask-more", n=len(hidden))
        if len(hidden) <= NAMED:
            words = ", ".join(sight.spoken(option.text) for option in hidden)
        rest = f'<summary class="opt">{esc(words)}</summary><ol class="opts">{"".join(rows[shown:])}</ol>'
        out += f'<li class="more"><details id="more-{sight.room.decision_id}">{rest}</details></li>'
    out += "".join(parting)
    out += "".join(refused_row(sight, refused) for refused in asked.refused)
    return f'<ol class="opts" id="ui-opts">{out}</ol>'


def filters(sight: Sight, asked: Decision) -> str:
    """Of many places, those with a kind of goods: a chip for each kind that the options name."""
    words = getattr(sight.panels, "FILTERS", ())
    if not words or len(asked.options) <= FILTERED:
        return ""
    chips = (
        f'<button type="button" class="chip" data-narrow="">{esc(sight.t("ask-all-of", n=len(asked.options)))}</button>'
    )
    for word in words:
        name = name_of(sight, word)
        keys = [option.key for option in asked.options if name.lower() in option.text.lower()]
        if keys:
            sign = icon(sight.panels.option_icon(word)) if sight.panels is not None else ""
            chips += (
                f'<button type="button" class="chip" data-narrow="{esc(" ".join(keys))}" aria-label="{esc(name)}">'
                f"{sign}<small>{len(keys)}</small></button>"
            )
    return f'<div class="filters" role="group" aria-label="{esc(sight.t("ask-filter"))}">{chips}</div>'


def grouped(options: Sequence[Option]) -> list[list[tuple[int, Option]]]:
    """The options with their numbers; prices that follow one another stand together."""
    groups: list[list[tuple[int, Option]]] = []
    before = ""
    for number, option in enumerate(options, 1):
        priced = STEPPED.fullmatch(option.key)
        head = priced[1] if priced else ""
        if head and head == before:
            groups[-1].append((number, option))
        else:
            groups.append([(number, option)])
        before = head
    return groups


def group_row(sight: Sight, group: Sequence[tuple[int, Option]]) -> str:
    """An option, or prices of which one is shown at a time: less and more step between them."""
    rows = "".join(option_row(sight, option, number) for number, option in group)
    if len(group) == 1:
        return rows
    less, more = (
        f'<button type="button" class="ib on" data-nudge="{by}" aria-label="{esc(sight.t(words))}">{sign}</button>'
        for by, words, sign in ((-1, "ask-less", "−"), (1, "ask-more-of", "+"))
    )
    return f'<li class="steps">{less}<ol class="opts">{rows}</ol>{more}</li>'


def option_row(sight: Sight, option: Option, number: int) -> str:
    """An option: its icon, its words, its consequence, and the number that chooses it."""
    effect = f"<small>{esc(option.effect)}</small>" if option.effect else ""
    cap = f"<kbd>{number}</kbd>" if number <= 9 else ""
    target = f' data-target="{esc(" ".join(option.target))}"' if option.target else ""
    parts = ' class="parting"' if is_parting(option.key) else ""
    return (
        f'<li{parts}><button type="button" class="opt" id="o-{sight.room.decision_id}-{esc(option.key)}"'
        f' data-option="{esc(option.key)}"{target}>'
        f"{sign(sight, option.key)}<span>{esc(sight.spoken(option.text))}{effect}</span>{cap}</button></li>"
    )


def refused_row(sight: Sight, refused: Refused) -> str:
    """Something that is refused, with the reason."""
    why = f"<small>{esc(refused.why)} {sight.rule(refused.rule)}</small>"
    return f'<li><div class="opt off">{sign(sight, refused.key)}<span>{esc(refused.text)}{why}</span></div></li>'


def sign(sight: Sight, key: str) -> str:
    """The icon of an option."""
    name = sight.panels.option_icon(key) if sight.panels is not None else ""
    name = name or OFFER_ICONS.get(key.partition(":")[0], "")
    return icon(name) if name else ""


def pager(sight: Sight, asked: Decision) -> str:
    """For thumbs: one option at a time; the script fills it."""
    t = sight.t
    before, after = esc(t("ask-before")), esc(t("ask-next"))
    return (
        f'<div class="pager"><button type="button" class="ib on" data-step="-1" aria-label="{before}">‹</button>'
        f'<button type="button" class="pick" data-list aria-live="polite"><b>{esc(t("ask-all"))}</b>'
        f"<small>{len(asked.options)}</small></button>"
        f'<button type="button" class="ib on" data-step="1" aria-label="{after}">›</button></div>'
    )


def buttons(sight: Sight, undo: str) -> str:
    """Take back, and confirm where choices are confirmed."""
    words = esc(sight.t("ask-confirm"))
    confirm = f'<button type="button" class="btn pri confirm" data-confirm disabled>{words}</button>'
    step_back = f"{icon('ui-cross')}<span>{esc(sight.t('ask-back'))}</span>"
    back = f'<button type="button" class="btn back" data-back>{step_back}</button>'
    return f'<div class="btns">{undo}{back}{confirm}</div>'
