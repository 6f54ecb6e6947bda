"""What stands around the board: the steps of a turn, what each seat owns, what threatens, and the viewer's own."""

from typing import Final

from rampart.draw import esc
from rampart.draw.html import amount, icon
from rampart.draw.panels import Phase, Touch, touched
from rampart.games.watch.draw.column import COSTS, danger_head, danger_lines, outlook_lines
from rampart.games.watch.draw.dock import CARD_ICONS, left_words
from rampart.games.watch.draw.forecast import dangers
from rampart.games.watch.draw.scene import Scene, SeatView, scene_of
from rampart.games.watch.draw.seats import STAGES, moment_words, seat_numbers, stage_now
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import (
    BY_BREACHES,
    BY_INVASION,
    CARD_WORDS,
    HERO_WORDS,
    MOST_CARDS,
    POINTS_TO_WIN,
    RESOURCE_WORDS,
    SIDE_WORDS,
    SOURCE_WORDS,
)
from rampart.kernel.frame import is_seat, viewer_of
from rampart.kernel.state import State
from rampart.text import Speaker

CHAPTERS: Final = ("turn",)
PLACE_IS_PIECE: Final = True  # the place of a seat is its hero, of whom a card tells
FILTERS: Final = RESOURCE_WORDS  # kinds of goods by which many places can be told apart
FOLDS_POINTS: Final = False
FORETOLD: Final = 2  # dangers

OPTION_ICONS: Final = {
    "roll": "ui-dice", "build": "hammer", "end": "ui-check", "offer": "ui-trade", "buy_card": "ui-cards",
    "road": "road", "lift": "road", "settlement": "settlement", "keep": "keep", "guard": "guard",
    "tormund": "tormund", "wildling": "wildling", "camp": "wildling", "clearing": "wildling",
    "steal": "ui-user", "look": "ui-user", "confirm": "ui-user", "counter": "ui-trade", "to": "ui-user",
    "ask": "ui-user", "accept": "ui-check", "decline": "ui-cross", "withdraw": "ui-cross", "done": "ui-check",
    "pass": "ui-cross", "spare": "ui-cards", "flip": "hero", "usual": "ui-cards",
}  # fmt: skip
"""The icons of options by what stands before the colon of their keys."""

ICONS_OF_WORDS: Final = {
    **{word: word for word in RESOURCE_WORDS},
    **dict(zip(CARD_WORDS, CARD_ICONS)),
    **dict.fromkeys(HERO_WORDS, "hero"),
}
"""The icons of what keys speak of."""

OWN_ICONS: Final = ("guard", "road", "patrol")  # drawn in the color of their seat


def shown(s: State, seat: int | None) -> Scene:
    """The position as a seat sees it, without names."""
    assert isinstance(s, Watch)
    return scene_of(s, viewer_of(seat), [""] * s.seats)


def phases(s: State, t: Speaker) -> list[Phase]:
    """The three steps of a turn; trading and building are one where they may be mixed."""
    assert isinstance(s, Watch)
    now = stage_now(shown(s, None))
    last = len(STAGES) - 1 if now > 0 and s.is_combined() else now
    return [
        Phase(t(f"draw-stage-{word}"), "now" if now <= stage <= last else "done" if stage < now else "")
        for stage, word in enumerate(STAGES)
    ]


def moment(s: State, t: Speaker) -> str:
    return moment_words(shown(s, None), t)


def seat_piece(s: State, p: int) -> str:
    """The id of a seat's hero, '' where it has none."""
    hero = shown(s, None).seats[p].hero
    return f"hero-{HERO_WORDS[hero]}" if hero >= 0 else ""


def place(s: State, p: int, t: Speaker) -> str:
    """The hero of a seat with its side; without heroes, whose turn it is."""
    scene = shown(s, None)
    seat = scene.seats[p]
    if seat.hero >= 0:
        return f"{t(f'draw-hero-{HERO_WORDS[seat.hero]}')} {SIDE_WORDS[seat.side].upper()}"
    return t("panel-turn") if p == scene.active and stage_now(scene) >= 0 else ""


def tally(s: State, p: int, t: Speaker) -> str:
    """The guards of a seat where they decide, after a tragic end (NW-1113)."""
    assert isinstance(s, Watch)
    return t("count-guard", n=s.guards_of(p)) if s.end_reason in (BY_BREACHES, BY_INVASION) else ""


def seat_row(s: State, p: int, t: Speaker) -> str:
    """Cards, guards, road and patrols of a seat."""
    scene = shown(s, None)
    out = ""
    for name, word, n in seat_numbers(scene, scene.seats[p]):
        words = t(f"draw-holds-{word}", n=n)
        if name in OWN_ICONS:
            out += f'<span role="img" title="{esc(words)}">{icon(name, f"P{p}")}{n}</span>'
        else:
            out += amount(name, n, words)
    return out


def goods(s: State, p: int, t: Speaker) -> str:
    """The viewer's resources, and the pieces left."""
    own = shown(s, p).seats[p]
    held = [amount(word, n, t(f"draw-left-{word}", n=n)) for word, n in zip(RESOURCE_WORDS, own.hand)]
    return "".join(held) + f"<span>{icon('ui-cards')}{own.unplayed}</span>"


def coming_up(s: State, seat: int | None, t: Speaker) -> str:
    """What the viewer can afford; spectators are told what threatens the Wall."""
    scene = shown(s, seat)
    if scene.over:
        return ""
    if is_seat(scene.viewer):
        return _affordable(scene, scene.seats[scene.viewer], t)
    return _threats(scene, t) if scene.watch else ""


def _affordable(scene: Scene, seat: SeatView, t: Speaker) -> str:
    """The prices, those pale that the viewer cannot pay or has no piece for."""
    left = [seat.left[0], seat.left[1], seat.left[2], scene.deck, *seat.left[3:]]
    rows = ""
    for (word, sign, cost), pieces in zip(COSTS, left):
        can = pieces > 0 and all(have >= due for have, due in zip(seat.hand, cost))
        goods = "".join(icon(RESOURCE_WORDS[kind]) for kind, n in enumerate(cost) for _ in range(n))
        name = f"<b>{esc(t(f'draw-cost-{word}'))}</b>"
        looks = "" if can else ' class="off"'
        said = esc(t("panel-can" if can else "panel-cannot-pay" if pieces > 0 else "panel-none-left"))
        rows += f'<li{looks} title="{said}">{icon(sign, f"P{seat.seat}")}{name}<span class="price">{goods}</span></li>'
    return f'<h2 class="lbl">{esc(t("panel-afford"))}</h2><ul class="coming afford">{rows}</ul>'


def _threats(scene: Scene, t: Speaker) -> str:
    """The nearest dangers in words, or that there are none."""
    found = dangers(scene)
    rows = ""
    for danger in found[:FORETOLD]:
        more = esc(" ".join(danger_lines(danger, t)))
        told = f'<b>{esc(danger_head(danger, t))}</b><small class="bad">{more}</small>'
        rows += f"<li>{icon('breach', 'l')}<span>{told}</span></li>"
    if not found:
        told = f'<b>{esc(t("draw-calm"))}</b><small class="good">{esc(t("draw-calm-more"))}</small>'
        rows += f"<li>{icon('guard', 'l')}<span>{told}</span></li>"
    for line in outlook_lines(scene, 0, t)[:1]:
        rows += f"<li><span><small>{esc(line)}</small></span></li>"
    return f'<h2 class="lbl">{esc(t("panel-threat"))}</h2><ul class="coming">{rows}</ul>'


# ---- the viewer's own


def dock(s: State, seat: int, t: Speaker) -> str:
    """Resources, development cards, the hero and the way to victory."""
    scene = shown(s, seat)
    own = scene.seats[seat]
    touch = touched(s, seat)
    held = "".join(_card(own, kind, touch, t) for kind, n in enumerate(own.development) if n)
    hand = (
        f'<h2 class="lbl">{icon("ui-hidden")}{esc(t("draw-cards", n=own.unplayed))}</h2><div class="cards">{held}</div>'
    )
    out = f'<div class="stores">{_resources(own, touch, t)}</div><div class="hand">{hand}</div>'
    if own.hero >= 0:
        out += f'<div class="hand hero">{_hero(own, touch, t)}</div>'
    return out + f'<div class="hand score">{_score(own, t)}</div>'


def _resources(own: SeatView, touch: dict[str, Touch], t: Speaker) -> str:
    """The resources in boxes, buttons where one can be chosen, and the pieces left."""
    looks = "lbl bad" if own.cards > MOST_CARDS else "lbl"
    head = esc(t("draw-hand", n=own.cards, most=MOST_CARDS))
    boxes = ""
    for kind, word in enumerate(RESOURCE_WORDS):
        words = esc(t(f"draw-left-{word}", n=own.hand[kind]))
        inner = f"{icon(word)}{own.hand[kind]}"
        can = touch.get(f"hand-{word}")
        if can is not None:
            boxes += f'<button type="button" class="q can" title="{words}"{can.attribute}>{inner}</button>'
        else:
            boxes += f'<div class="q" role="img" title="{words}">{inner}</div>'
    left = f'<p class="sm mut">{esc(left_words(own, t))}</p>'
    return f'<h2 class="{looks}">{icon("ui-hidden")}{head}</h2><div class="res">{boxes}</div>{left}'


def _card(own: SeatView, kind: int, touch: dict[str, Touch], t: Speaker) -> str:
    """The development cards of one kind; those that can be played now are a button."""
    word, n = CARD_WORDS[kind], own.development[kind]
    art = f'<span class="art">{icon(CARD_ICONS[kind], f"xl P{own.seat}")}</span>'
    inner = f'<span class="h">{esc(t(f"draw-card-{word}"))}</span>{art}'
    if n > 1:
        inner += f'<span class="times">×{n}</span>'
    can = touch.get(f"card-{word}")
    does = esc(t(f"draw-card-{word}-does"))
    if can is None:
        return f'<div class="card" data-piece="card-{word}" aria-description="{does}">{inner}</div>'
    badge = f"<kbd>{can.number}</kbd>" if can.number else ""
    named = f'data-piece="card-{word}" aria-description="{does}"'
    return f'<button type="button" class="card can" {named}{can.attribute}>{inner}{badge}</button>'


def _hero(own: SeatView, touch: dict[str, Touch], t: Speaker) -> str:
    """The viewer's hero; a button where it can be used now."""
    word = HERO_WORDS[own.hero]
    head = t("draw-your-hero-resting" if own.resting else "draw-your-hero", side=SIDE_WORDS[own.side].upper())
    inner = f'<span class="h">{esc(t(f"draw-hero-{word}"))}</span><span class="art">{icon("hero", "xl")}</span>'
    inner += f'<span class="sm">{esc(t(f"draw-hero-{word}-short"))}</span>'
    can = touch.get(f"hero-{word}")
    does = esc(t(f"draw-hero-{word}-does"))
    named = f'data-piece="hero-{word}" aria-description="{does}"'
    if can is None:
        shown = f'<div class="card" {named}>{inner}</div>'
    else:
        badge = f"<kbd>{can.number}</kbd>" if can.number else ""
        shown = f'<button type="button" class="card can" {named}{can.attribute}>{inner}{badge}</button>'
    return f'<h2 class="lbl">{esc(head)}</h2><div class="cards">{shown}</div>'


def _score(own: SeatView, t: Speaker) -> str:
    """The points of the viewer and where they come from."""
    rows = "<br>".join(
        esc(t("draw-source", source=t(f"source-{word}"), n=n)) for word, n in zip(SOURCE_WORDS, own.sources) if n
    )
    total = f'<p class="total"><b class="d">{own.points}</b> {esc(t("draw-of-ten", n=POINTS_TO_WIN))}</p>'
    return f'<h2 class="lbl">{esc(t("draw-to-victory"))}</h2>{total}<p class="sm mut">{rows}</p>'


def option_icon(key: str) -> str:
    """The icon of what an option is about, from the words of its key."""
    if key in ICONS_OF_WORDS:
        return ICONS_OF_WORDS[key]
    head, colon, rest = key.partition(":")
    swapped = (rest if colon else head).partition(">")[2]  # what is got, or paid in the place of another
    word = swapped or rest.partition("+")[0]
    if word in ICONS_OF_WORDS:
        return ICONS_OF_WORDS[word]
    return OPTION_ICONS.get(head, "")
