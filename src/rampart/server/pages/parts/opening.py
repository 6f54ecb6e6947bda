"""Before the game: how seats are taken, the link that invites, and the start."""

from babel.dates import format_timedelta

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.model import SeatKind
from rampart.server.pages.parts.sight import Sight, act
from rampart.server.pages.terms import band_words, clock_words
from rampart.text.about import table_options


def opening(sight: Sight) -> str:
    """The panel in the place of a decision; the script puts in the link of those who may invite."""
    t = sight.t
    full = all(seat.kind is not SeatKind.FREE for seat in sight.room.table.seats)
    note = t("quick-note") if sight.room.table.terms.quick >= 0 else t("open-note")
    out = f'<h2 id="ui-ask" tabindex="-1">{esc(t("open-head"))}</h2><p>{esc(note)}</p>'
    out += f'<dl class="agreed">{agreed(sight)}</dl>'
    copy = f"{icon('ui-share')}<span>{esc(t('open-copy'))}</span>"
    out += (
        f'<div class="invite"><label for="ui-invite">{esc(t("open-invite"))}</label>'
        '<div class="line"><input id="ui-invite" readonly data-invite>'
        f'<button type="button" class="btn" data-share="ui-invite" data-done="{esc(t("open-copied"))}">{copy}</button>'
        "</div></div>"
    )
    if not full:
        out += by_name(sight)
    start = act(t("open-start"), "start", "btn pri host-only", "ui-play")
    if not full:
        start = start.replace("<button ", "<button disabled ", 1)
    return out + f'<p class="refusal" id="ui-refusal" role="status" data-keep></p><div class="btns">{start}</div>'


def by_name(sight: Sight) -> str:
    """Invites someone who has an account by their name."""
    label, send = esc(sight.t("invite-name")), esc(sight.t("invite-send"))
    return (
        f'<form class="invite" method="post" action="../invite/{esc(sight.room.table.id)}">'
        f'<label for="ui-invite-name">{label}</label><div class="line">'
        '<input id="ui-invite-name" name="name" maxlength="100" autocomplete="off" required data-keep>'
        f'<button class="btn">{icon("ui-friend")}<span>{send}</span></button></div></form>'
    )


def agreed(sight: Sight) -> str:
    """The options of this table that differ from the usual ones, in words, and how long the absent are waited for."""
    chosen = sight.room.table.options
    rows = ""
    for option in table_options(sight.room.game, sight.lang):
        if option.name in chosen and chosen[option.name] != option.default:
            words = dict(option.values).get(chosen[option.name], str(chosen[option.name]))
            rows += f"<dt>{esc(option.text)}</dt><dd>{esc(words)}</dd>"
    if sight.room.table.terms.rated:
        rows += f"<dt>{esc(sight.t('new-rated'))}</dt><dd>{esc(sight.t('new-rated-hint'))}</dd>"
    terms = sight.room.table.terms
    if terms.least or terms.most:
        band = band_words(sight.t, terms.least, terms.most)
        rows += f"<dt>{esc(sight.t('new-band'))}</dt><dd>{esc(band)}</dd>"
    patience = format_timedelta(sight.room.table.terms.patience, locale=sight.lang, format="long", threshold=1)
    if sight.room.table.terms.clock:
        words = clock_words(sight.t, sight.room.table.terms)
        rows += f"<dt>{esc(sight.t('clock-head'))}</dt><dd>{esc(words)}</dd>"
        zero = sight.t(f"clock-zero-{sight.room.table.terms.at_zero}")
        rows += f"<dt>{esc(sight.t('clock-zero'))}</dt><dd>{esc(zero)}</dd>"
    return rows + f"<dt>{esc(sight.t('open-patience'))}</dt><dd>{esc(patience)}</dd>"
