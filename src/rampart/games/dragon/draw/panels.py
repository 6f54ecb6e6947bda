"""What stands around the board: phases, what each seat owns, what is coming, and the viewer's stores and hand."""

from typing import Final

from rampart.draw import esc
from rampart.draw.html import amount, icon
from rampart.draw.panels import Phase, Touch, touched
from rampart.games.dragon.draw.actions import ACTION_ICONS
from rampart.games.dragon.draw.court import STORE_ICONS, STORE_WORDS, WALL_ICONS, store_counts, verdict
from rampart.games.dragon.draw.forecast import outlook
from rampart.games.dragon.draw.months import EVENT_ICONS
from rampart.games.dragon.draw.scene import PERSON_ICONS, SYMBOL_ICONS, Court, Scene, court_of, scene_of
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.tables import (
    ACTION_WORDS,
    CARD_WORDS,
    EVENT_WORDS,
    IN_ACTIONS,
    IN_EVENT,
    IN_SCORING,
    IN_SETUP,
    MONTHS,
    PEACE,
    PHASE_WORDS,
    SUPER_WORDS,
    TILE_WORDS,
    TYPE_OF,
    TYPE_WORDS,
    WALL,
    WALL_TILES,
    WALL_WORDS,
    WILD,
)
from rampart.kernel.codec import holds
from rampart.kernel.frame import is_seat, viewer_of
from rampart.kernel.state import State
from rampart.text import Speaker

CHAPTERS: Final = ("month",)
FOLDS_POINTS: Final = False
FORETOLD: Final = 3  # months

OPTION_ICONS: Final = {
    "pass": "yuan", "turn_away": "ui-cross", "rise:none": "ui-cross", "wall:random": "ui-dice",
    "rice": "rice", "fireworks": "firework", "buy:small": "privilege-small", "buy:large": "privilege-large",
}  # fmt: skip
"""The icons of options by their whole key, or by what stands before its colon."""

ICONS_OF_WORDS: Final = {
    **dict(zip(TILE_WORDS, (PERSON_ICONS[kind] for kind in TYPE_OF))),
    **dict(zip(TYPE_WORDS, PERSON_ICONS)),
    **dict(zip(WALL_WORDS, WALL_ICONS)),
    **{word: f"se-{word}" for word in SUPER_WORDS},
    **dict(zip(ACTION_WORDS, ACTION_ICONS)),
    "wild": "wild",
}
"""The icons of what keys speak of."""


def dragon(s: State) -> Dragon:
    """The position, known for what it is."""
    assert isinstance(s, Dragon)
    return s


def phases(s: State, t: Speaker) -> list[Phase]:
    """The four phases of a month; the event is named."""
    d = dragon(s)
    out = []
    for phase in range(IN_ACTIONS, IN_SCORING + 1):
        words = t(f"draw-phase-{PHASE_WORDS[phase]}")
        if phase == IN_EVENT and d.round > 0:
            words = t("panel-phase-event", event=t(f"draw-event-{EVENT_WORDS[d.events[d.round - 1]]}-short"))
        out.append(Phase(words, "now" if phase == d.phase else "done" if phase < d.phase else ""))
    return out


def moment(s: State, t: Speaker) -> str:
    d = dragon(s)
    if d.over:
        return t("draw-over")
    return t("draw-month", month=d.round) if d.phase != IN_SETUP else t("draw-setup")


def place(s: State, p: int, t: Speaker) -> str:
    """When the seat acts."""
    d = dragon(s)
    return "" if d.over else t("panel-place", n=d.order().index(p) + 1)


def tally(s: State, p: int, t: Speaker) -> str:
    """The seat's place in the order of play, which decides between equal points (YD-607)."""
    return t("panel-tally", n=dragon(s).order().index(p) + 1)


def seat_row(s: State, p: int, t: Speaker) -> str:
    """The stores of a seat and how many cards it holds."""
    court = court_of(dragon(s).players[p], p, "")
    shown = zip(STORE_ICONS, STORE_WORDS, store_counts(court))
    return "".join(amount(name, n, t(f"draw-store-{word}", n=n)) for name, word, n in shown)


def coming_up(s: State, seat: int | None, t: Speaker) -> str:
    """The events of the next months, and what the nearest one that is no peace would do to the viewer."""
    d = dragon(s)
    scene = scene_of(d, viewer_of(seat), [""] * d.seats)
    first = max(1, scene.month + scene.event_done)
    if scene.over or first > MONTHS:
        return ""
    rows = "".join(_foretold(scene, month, t) for month in range(first, min(MONTHS, first + FORETOLD - 1) + 1))
    return f'<h2 class="lbl">{esc(t("panel-coming"))}</h2><ul class="coming">{rows}</ul>'


def _foretold(scene: Scene, month: int, t: Speaker) -> str:
    event = scene.events[month - 1]
    name = esc(t("panel-month-event", month=month, event=t(f"draw-event-{EVENT_WORDS[event]}-short")))
    words, looks = t(f"panel-event-{EVENT_WORDS[event]}"), "mut"
    if is_seat(scene.viewer):
        ahead = outlook(scene, scene.courts[scene.viewer])
        if ahead.month == month and event != PEACE:
            words, looks = verdict(ahead, t)
    told = f'<b>{name}</b><small class="{looks}">{esc(words)}</small>'
    return f"<li>{icon(EVENT_ICONS[event], 'l')}<span>{told}</span></li>"


def dock(s: State, seat: int, t: Speaker) -> str:
    """The stores and symbols of the viewer, the wall tiles where there is a wall, and the hand."""
    d = dragon(s)
    court = court_of(d.players[seat], seat, "")
    touch = touched(s, seat)
    wall = _wall_tiles(court, touch, t) if d.has(WALL) else ""
    stores = f'<div class="stores"><h2 class="lbl">{esc(t("draw-stores"))}</h2>{_stores(court, t)}{wall}</div>'
    held = esc(t("draw-hand", held=sum(court.hand)))
    cards = "".join(_cards(court, kind, touch, t) for kind in range(WILD + 1))
    return f'{stores}<div class="hand"><h2 class="lbl">{held}</h2><div class="cards">{cards}</div></div>'


def _stores(court: Court, t: Speaker) -> str:
    """Stores in boxes, symbols beneath."""
    boxes = ""
    for name, word, n in zip(STORE_ICONS[:5], STORE_WORDS, store_counts(court)):
        words = t(f"draw-store-{word}", n=n)
        boxes += f'<div class="q" role="img" title="{esc(words)}">{icon(name)}{n}</div>'
    symbols = "".join(
        amount(SYMBOL_ICONS[kind], n, t(f"draw-symbols-{TYPE_WORDS[kind]}", n=n))
        for kind, n in enumerate(court.symbols)
        if n
    )
    return f'<div class="res">{boxes}</div><div class="row marks">{symbols}</div>'


def _wall_tiles(court: Court, touch: dict[str, Touch], t: Speaker) -> str:
    """The wall tiles not built yet; one that can be built now is a button."""
    out = ""
    for kind in range(WALL_TILES):
        if not holds(court.wall_tiles, kind):
            continue
        id = f"walltile-{court.seat}-{WALL_WORDS[kind]}"
        words = esc(t(f"draw-wall-{WALL_WORDS[kind]}"))
        inner = icon(WALL_ICONS[kind])
        if id in touch:
            out += f'<button type="button" class="tile can"{touch[id].attribute} aria-label="{words}">{inner}</button>'
        else:
            out += f'<span class="tile" title="{words}">{inner}</span>'
    return f'<div class="tiles">{out}</div>'


def _cards(court: Court, kind: int, touch: dict[str, Touch], t: Speaker) -> str:
    """The cards of one kind in the hand, one on top of the other; those that can be played now are a button."""
    if not court.hand[kind]:
        return ""
    name = t(f"draw-card-{CARD_WORDS[kind]}").replace("-|", "\u00ad").replace("|", " ")
    art = icon("wild" if kind == WILD else PERSON_ICONS[kind], "xl")
    inner = f'<span class="h">{esc(name)}</span><span class="art">{art}</span>'
    can = touch.get(f"card-{court.seat}-{CARD_WORDS[kind]}")
    if court.hand[kind] > 1:
        inner += f'<span class="times">×{court.hand[kind]}</span>'
    if can is None:
        return f'<div class="card">{inner}</div>'
    badge = f"<kbd>{can.number}</kbd>" if can.number else ""
    return f'<button type="button" class="card can"{can.attribute}>{inner}{badge}</button>'


def option_icon(key: str) -> str:
    """The icon of what an option is about, from the words of its key."""
    if key in OPTION_ICONS:
        return OPTION_ICONS[key]
    card, arrow, tile = key.partition(">")
    if arrow:
        return ICONS_OF_WORDS[card if tile == "none" else tile]
    head, _, rest = key.partition(":")
    if head in OPTION_ICONS:
        return OPTION_ICONS[head]
    if not rest:
        return "palace-floor"  # floor@3, place@1, lose@2: a palace of the own court
    return ICONS_OF_WORDS.get(rest.partition("@")[0].partition("+")[0], "")
