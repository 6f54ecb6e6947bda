"""Offers: what is given and what is got, from the reader's side.

A step asks about an offer where the arguments of its prompt are called `give` and `get`: what the one who answers
would give and get, as words with numbers (`coin:4+silk:1`, '' for nothing); `offer_seat` is who offers it. Its
options are told by the heads of their keys: `accept`, `counter`, `decline`, `offer`, `withdraw`.
"""

from typing import Final

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.server.pages.parts.sight import Sight

OFFER_ICONS: Final = {
    "accept": "ui-check", "counter": "ui-trade", "decline": "ui-cross", "offer": "ui-trade", "withdraw": "ui-cross",
    "pass": "ui-cross",
}  # fmt: skip


def offer_box(sight: Sight) -> str:
    """The two sides of the offer that the viewer is asked about, '' if it is about none."""
    assert sight.seat is not None
    step, a, b = sight.s.current(sight.seat)
    args = step.prompt(sight.s, sight.seat, a, b).args
    if "give" not in args or "get" not in args:
        return ""
    head = ""
    if isinstance(args.get("offer_seat"), int):
        who = int(args["offer_seat"])
        words = sight.t("offer-from", name=sight.names[who])
        head = f'<p class="from">{shape(who)}<b>{esc(words)}</b></p>'
    give, get = goods(sight, str(args["give"])), goods(sight, str(args["get"]))
    sides = f"<span>{esc(sight.t('offer-give'))}</span><span>{esc(sight.t('offer-get'))}</span>"
    return (
        f'{head}<div class="offer deal"><div class="swap"><div>{give}</div>{icon("ui-trade")}<div>{get}</div></div>'
        f'<div class="sides">{sides}</div></div>'
    )


def goods(sight: Sight, words: str) -> str:
    """Goods with their numbers."""
    if not words:
        return f'<span class="mut">{esc(sight.t("offer-nothing"))}</span>'
    out = []
    for part in words.split("+"):
        word, _, n = part.partition(":")
        name = sight.panels.option_icon(word) if sight.panels is not None else ""
        what = icon(name) if name else esc(word.replace("_", " "))
        out.append(f"<span>{esc(n)} {what}</span>")
    return "".join(out)
