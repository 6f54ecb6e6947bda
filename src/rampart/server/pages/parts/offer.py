"""Offers: what is given and what is got, from the reader's side; everyone at the table sees the one that stands.

A step asks about an offer where the arguments of its prompt are called `give` and `get`: what the one who answers
would give and get, as words with numbers (`coin:4+silk:1`, '' for nothing), told from what everyone knows;
`offer_seat` is who offers it. A game names its goods as `goods-<word>`, or as the resource or card they are. Options
are told by the heads of their keys: `accept`, `counter`, `decline`, `offer`, `withdraw`; several prices (`counter:3`,
`counter:4`) are stepped through.
"""

import re
from typing import Final, NamedTuple

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.kernel.errors import RampartError
from rampart.server.pages.parts.sight import Sight
from rampart.text import MissingText, has_texts

OFFER_ICONS: Final = {
    "accept": "ui-check", "counter": "ui-trade", "decline": "ui-cross", "offer": "ui-trade", "withdraw": "ui-cross",
    "pass": "ui-cross", "refuse": "ui-cross",
}  # fmt: skip
STEPPED: Final = re.compile(r"(counter|offer|price|bid):\d+")
GOODS_NAMES: Final = ("goods", "resource", "kind", "tile", "card")
GOODS: Final = re.compile(r"(\w+:\d+(\+\w+:\d+)*)?")

# What rules run into where a prompt needs to know more than the viewer does
UNKNOWABLE: Final = (RampartError, LookupError, ArithmeticError, AssertionError, TypeError, ValueError)


class Deal(NamedTuple):
    """An offer that stands: who makes it (-1: not said), who is asked, and what that seat would give and get."""

    maker: int
    asked: int
    give: str
    get: str


def standing(sight: Sight) -> Deal | None:
    """The offer that is being asked about, as far as the viewer's own view tells it."""
    if not sight.playing or not sight.s.deciders:
        return None
    asked = sight.seat if sight.asked and sight.seat is not None else sight.s.deciders[0]
    step, args = sight.s.asking()
    try:
        told = step.prompt(sight.s, asked, args).args
    except UNKNOWABLE:
        return None
    give, get, maker = told.get("give"), told.get("get"), told.get("offer_seat", -1)
    if not isinstance(give, str) or not isinstance(get, str) or not isinstance(maker, int):
        return None
    if not GOODS.fullmatch(give) or not GOODS.fullmatch(get):
        return None
    return Deal(maker, asked, give, get)


def offer_box(sight: Sight) -> str:
    """The two sides of the offer that stands, '' if none does."""
    deal = standing(sight)
    if deal is None:
        return ""
    t, maker = sight.t, deal.maker
    if deal.asked == sight.seat:
        head = t("offer-from", name=sight.names[maker]) if maker >= 0 else ""
        return box(sight, deal, head, (t("offer-give"), deal.give), (t("offer-get"), deal.get))
    if maker < 0:
        return ""
    other = sight.names[deal.asked]
    if maker == sight.seat:
        return box(sight, deal, t("offer-yours", other=other), (t("offer-give"), deal.get), (t("offer-get"), deal.give))
    head = t("offer-to", name=sight.names[maker], other=other)
    gives = (t("offer-gives", name=sight.names[maker]), t("offer-gives", name=other))
    return box(sight, deal, head, (gives[0], deal.get), (gives[1], deal.give))


def box(sight: Sight, deal: Deal, head: str, left: tuple[str, str], right: tuple[str, str]) -> str:
    """Two boxes and a double arrow under a heading."""
    told = f'<p class="from offered">{shape(deal.maker)}<b>{esc(head)}</b></p>' if head else ""
    heaps = [f'<div role="group" aria-label="{esc(words)}">{goods(sight, heap)}</div>' for words, heap in (left, right)]
    sides = f"<span>{esc(left[0])}</span><span>{esc(right[0])}</span>"
    return (
        f'{told}<div class="offer deal"><div class="swap">{heaps[0]}{icon("ui-trade")}{heaps[1]}</div>'
        f'<div class="sides" aria-hidden="true">{sides}</div></div>'
    )


def goods(sight: Sight, heap: str) -> str:
    if not heap:
        return f'<span class="mut">{esc(sight.t("offer-nothing"))}</span>'
    out = []
    for part in heap.split("+"):
        word, _, n = part.partition(":")
        name = sight.panels.option_icon(word) if sight.panels is not None else ""
        words = name_of(sight, word)
        out.append(f"<span>{esc(n)} {icon(name, words=words) if name else esc(words)}</span>")
    return "".join(out)


def name_of(sight: Sight, word: str) -> str:
    """What a kind of goods is called by the game, the bare word where it has no name for it."""
    for kind in GOODS_NAMES if has_texts(sight.room.table.game) else ():
        try:
            return sight.g(f"{kind}-{word}")
        except MissingText:
            continue
    return word.replace("_", " ")
