"""What the script shows of scenes and asks by itself: drawn here once, copied there when it is wanted."""

from collections.abc import Sequence
from typing import Any, Final

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.draw.scenes import LEFT, RIGHT, Addend, Count, Step, Tally
from rampart.server.pages.parts.sight import Sight

EYED: Final = 2
PACES: Final = ("step", "slow", "normal", "fast", "none")


def templates(sight: Sight) -> str:
    """All of them; they stand outside of the fragments, for they never change."""
    parts = {
        "bar": bar(sight),
        "rows": '<section class="panel stage-rows" aria-hidden="true"><h2></h2><ol></ol></section>',
        "row": "<li><span></span><b></b></li>",
        "mark": MARK,
        "caption": caption(sight),
        "roll": roll(sight),
        "sure": sure(sight),
        "piece": '<aside class="piece-card" role="dialog"></aside>',
    }
    return "".join(f'<template id="t-{name}">{markup}</template>' for name, markup in parts.items())


MARK: Final = (
    '<svg><g id="scene-mark" data-mine><path class="veil"/><path class="mark-o"/><path class="mark"/>'
    '<path class="way"/></g></svg>'
)
"""The camera: a veil over the board with holes in it, and their edges."""


def acted(step: Step) -> dict[str, Any]:
    """A step as the page gets it: what is turned over and counted in it is drawn here, the rest is told in words."""
    out = step.packed()
    if step.card is not None:
        out["card"] = turned(*step.card)
    if step.dice:
        out["dice"] = dice(step.dice)
    if step.duel is not None:
        duel = step.duel
        sign = "<" if duel.left < duel.right else "≥"
        out |= {"vs": plates(duel), "parts": len(duel.addends), "end": f"{duel.left} {sign} {duel.right}"}
    elif step.tally is not None:
        out |= {"vs": sums(step.tally), "parts": step.tally.fresh}
    return out


def sums(tally: Tally) -> str:
    """What a seat scores, source by source: the parts of before, and the new ones, which the script shows."""
    rows, total = "", tally.sum - sum(part.n for part in tally.addends)
    for at, part in enumerate(tally.addends):
        total += part.n
        new = " hidden" if at >= len(tally.addends) - tally.fresh else ""
        rows += addend(part, at, total, new)
    return (
        f'<div class="plates sums" aria-hidden="true"><ol>{rows}</ol><div class="plate">'
        f'<span>{esc(tally.words)}</span><b data-n="{tally.sum}">{tally.before}</b></div></div>'
    )


def addend(part: Addend, at: int, total: int, new: str = " hidden") -> str:
    """A part of a sum, with what it comes to."""
    sign = icon(part.icon) if part.icon else ""
    return (
        f'<li{new} data-order="{at}" data-side="{part.side}" data-sum="{total}">{sign}'
        f"<span>{esc(part.words)}</span><b>{signed(part.n)}</b><i>{total}</i></li>"
    )


def turned(sign: str, name: str, text: str) -> str:
    """A card that is turned over."""
    return f'<div class="turned" aria-hidden="true">{icon(sign)}<b>{esc(name)}</b><p>{esc(text)}</p></div>'


def dice(faces: Sequence[int]) -> str:
    """Two dice with eyes, and what else was rolled in numbers."""
    shown = "".join(
        f'<i class="die" data-n="{n}"></i>' if at < EYED else f'<i class="die many">{n}</i>'
        for at, n in enumerate(faces)
    )
    return f'<div class="dice" aria-hidden="true">{shown}</div>'


def plates(duel: Count) -> str:
    """Two sides by name and number, under the parts of each, which the script shows one after the other."""
    totals = [0, 0]
    rows = ["", ""]
    for at, part in enumerate(duel.addends):
        totals[part.side] += part.n
        rows[part.side] += addend(part, at, totals[part.side])
    how = "fell" if duel.left < duel.right else "stood"
    return (
        f'<div class="plates {how}" aria-hidden="true"><ol>{rows[LEFT]}</ol><ol>{rows[RIGHT]}</ol><div class="plate">'
        f'<span>{esc(duel.left_words)}</span><b data-n="{duel.left}">0</b><i></i><b data-n="{duel.right}">0</b>'
        f"<span>{esc(duel.right_words)}</span></div><p>{esc(duel.result)}</p></div>"
    )


def signed(n: int) -> str:
    """A part of a sum with its sign."""
    return f"+{n}" if n > 0 else f"−{-n}"


def bar(sight: Sight) -> str:
    """The bar in the place of the dock: where in the scene we are, the pace, and the ways on."""
    t = sight.t
    paces = "".join(
        f'<button type="button" data-pace="{pace}">{esc(t(f"scene-pace-{pace}"))}</button>' for pace in PACES
    )
    return (
        '<section class="dock scenebar"><div class="plot"><h2></h2><small></small><p></p><ol aria-hidden="true"></ol>'
        f'</div><div class="ways"><div class="paces" role="group" aria-label="{esc(t("scene-pace"))}">{paces}</div>'
        f"{way(sight, 'skip', 'Esc')}{way(sight, 'all', '⇧ Esc')}{way(sight, 'go', '␣', 'btn pri')}</div></section>"
    )


def way(sight: Sight, what: str, key: str, looks: str = "btn") -> str:
    """A button of the bar with its key."""
    words = esc(sight.t(f"scene-{what}"))
    return f'<button type="button" class="{looks}" data-scene="{what}"><span>{words}</span><kbd>{key}</kbd></button>'


def caption(sight: Sight) -> str:
    """The sentence of a short scene; a press goes on, the arrows skip all until one is asked."""
    words = esc(sight.t("scene-all"))
    return (
        '<div class="caption"><button type="button" data-scene="go" aria-hidden="true" tabindex="-1"><span></span>'
        f'</button><button type="button" data-scene="all" aria-label="{words}" title="{words}">»</button></div>'
    )


def roll(sight: Sight) -> str:
    """The dice wait for whoever is to move."""
    t = sight.t
    head = esc(t("scene-roll-head"))
    return (
        f'<section class="panel roll" role="dialog" aria-label="{head}"><h2>{head}</h2>'
        f'<div class="btns"><button type="button" class="btn" data-scene="rolls">{esc(t("scene-rolls"))}</button>'
        f'<button type="button" class="btn pri" data-scene="go">{icon("ui-dice")}<span>{esc(t("scene-roll"))}</span>'
        "<kbd>␣</kbd></button></div></section>"
    )


def sure(sight: Sight) -> str:
    """A question before something that cannot be taken back."""
    no, yes = esc(sight.t("sure-no")), esc(sight.t("sure-yes"))
    return (
        '<dialog class="sure" aria-labelledby="sure-words"><form method="dialog"><h2 id="sure-words"></h2>'
        f'<div class="btns"><button class="btn" value="" autofocus>{no}</button>'
        f'<button class="btn pri" value="yes">{yes}</button></div></form></dialog>'
    )
