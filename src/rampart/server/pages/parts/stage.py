"""What the script shows of scenes and asks by itself: drawn here once, copied there when it is wanted."""

from typing import Final

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.pages.parts.sight import Sight

PACES: Final = ("step", "slow", "normal", "fast", "none")


def templates(sight: Sight) -> str:
    """All of them; they stand outside of the fragments, for they never change."""
    parts = {
        "bar": bar(sight),
        "rows": '<section class="panel stage-rows" aria-hidden="true"><h2></h2><ol></ol></section>',
        "caption": caption(sight),
        "plate": PLATE,
        "turned": f'<div class="turned" aria-hidden="true">{icon("ui-cards")}<b></b><p></p></div>',
        "dice": '<div class="dice" aria-hidden="true"></div>',
        "roll": roll(sight),
        "sure": sure(sight),
    }
    return "".join(f'<template id="t-{name}">{markup}</template>' for name, markup in parts.items())


PLATE: Final = (
    '<div class="plates" aria-hidden="true"><ol></ol><ol></ol>'
    '<div class="plate"><span></span><b></b><i></i><b></b><span></span></div><p></p></div>'
)


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
