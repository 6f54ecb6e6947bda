"""What stands around the board: phases, what each seat has, the viewer's goals, and the viewer's pieces and hand."""

from collections import Counter
from typing import Final

from rampart.draw import esc
from rampart.draw.html import amount, icon
from rampart.draw.panels import Phase, Touch, touched
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, CHARACTER_OF
from rampart.games.crescent_moon.draw.cards import art, told
from rampart.games.crescent_moon.draw.dock import SHOWN_PHASES, phase_name
from rampart.games.crescent_moon.draw.players import amounts, reserve_icon
from rampart.games.crescent_moon.draw.reading import scene_of
from rampart.games.crescent_moon.draw.scene import Goal, Scene, Side
from rampart.games.crescent_moon.draw.signs import ACTION_ICONS, GOAL_ICONS, icon_of_key
from rampart.games.crescent_moon.draw.year import year_words
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import CHARACTER_WORDS, PHASE_WORDS
from rampart.kernel.frame import viewer_of
from rampart.kernel.state import State
from rampart.text import Speaker

CHAPTERS: Final = ("year", "turn")
FEW_CARDS: Final = 4  # of different kinds; a larger hand needs the room of the reserve card
FOLDS_POINTS: Final = True  # what was gained is announced, but no one counts for the others (CM-604)


def moon(s: State, seat: int | None = None) -> Scene:
    """The position, known for what it is, as a seat sees it."""
    assert isinstance(s, CrescentMoon)
    return scene_of(s, viewer_of(seat), [""] * s.seats)


def phases(s: State, t: Speaker) -> list[Phase]:
    """The five parts of a year."""
    scene = moon(s)
    now = PHASE_WORDS.index(scene.phase)
    out = []
    for phase in SHOWN_PHASES:
        when = PHASE_WORDS.index(phase)
        out.append(Phase(phase_name(scene, phase, t), "now" if when == now else "done" if when < now else ""))
    return out


def moment(s: State, t: Speaker) -> str:
    return year_words(moon(s), t)


def role(s: State, p: int) -> str:
    """The message that names what a seat plays."""
    return f"character-{CHARACTER_WORDS[p]}"


def place(s: State, p: int, t: Speaker) -> str:
    """The seats act in the order of their characters, which they are called by."""
    return ""


def seat_piece(s: State, p: int) -> str:
    """The id of a seat's character."""
    return f"character-{CHARACTER_WORDS[p]}"


def tally(s: State, p: int, t: Speaker) -> str:
    """The coins of a seat, which decide between equal points (CM-640)."""
    assert isinstance(s, CrescentMoon)
    return t("count-coin", n=s.coins[p])


def seat_row(s: State, p: int, t: Speaker) -> str:
    """Coins, cards, tokens and reserve of a seat, and how many of its cards rest."""
    side = moon(s).sides[p]
    out = f"<span>{icon(f'f-{CHARACTER_WORDS[p]}', f'P{p}', t(f'character-{CHARACTER_WORDS[p]}'))}</span>"
    out += "".join(count(name, n, t(f"draw-has-{word}", n=n), p) for name, word, n in amounts(side))
    if side.resting:
        names = ", ".join(t(f"card-{CARD_WORDS[kind]}") for kind in side.resting)
        out += amount("power-card", len(side.resting), f"{t('draw-resting')} {names}")
    return out


def count(name: str, n: int, words: str, seat: int) -> str:
    """A number beside an icon in the seat's color; text never takes it."""
    return f'<span role="img" title="{esc(words)}">{icon(name, f"P{seat}")}{n}</span>'


def goods(s: State, p: int, t: Speaker) -> str:
    """What the viewer may still bring into play."""
    return "".join(count(name, n, t(f"panel-left-{word}", n=n), p) for name, word, n in supplies(moon(s, p).sides[p]))


def coming_up(s: State, seat: int | None, t: Speaker) -> str:
    """The goals of the viewer: how far they are, and what they would score today."""
    scene = moon(s, seat)
    if seat is None or scene.over or not scene.sides[seat].goals:
        return ""
    rows = "".join(goal_row(goal, seat, t) for goal in scene.sides[seat].goals)
    return f'<h2 class="lbl">{esc(t("panel-goals"))}</h2><ul class="coming">{rows}</ul>{memory_aid(s, t)}'


def goal_row(goal: Goal, seat: int, t: Speaker) -> str:
    """A goal with a bar that fills."""
    far = t("panel-of", have=goal.have, need=goal.need) if goal.need else str(goal.have)
    full = min(1.0, goal.have / goal.need) if goal.need else min(1.0, goal.points / 6)
    bar = (
        f'<svg class="rampart P{seat}" width="100%" height="5" aria-hidden="true">'
        f'<rect width="100%" height="5" rx="2.5" class="pressed"/>'
        f'<rect width="{full * 100:.0f}%" height="5" rx="2.5" class="area"/></svg>'
    )
    points = f'<span class="{"good" if goal.points else "mut"}">+{goal.points}</span>'
    words = f"{esc(t(f'goal-{goal.word}'))} <b>{esc(far)}</b> {points}"
    return f'<li>{icon(GOAL_ICONS[goal.word], f"P{seat}")}<span class="goal">{words}{bar}</span></li>'


def dock(s: State, seat: int, t: Speaker) -> str:
    """What the viewer has and can do, and the hand: tiles or cards looked at where there are any."""
    scene = moon(s, seat)
    side = scene.sides[seat]
    touch = touched(s, seat)
    stores = "".join(count(name, n, t(f"panel-left-{word}", n=n), seat) for name, word, n in supplies(side))
    acts = "".join(action(word, touch, t) for word in scene.actions)
    left = f'<h2 class="lbl">{esc(t("draw-actions"))}</h2><div class="acts">{acts}</div><div class="row">{stores}</div>'
    if scene.tiles:
        held, cards = t("draw-tiles"), [tile(word, seat, touch, t) for word in sorted(set(scene.tiles))]
    elif scene.looked_at:
        shown = Counter(scene.looked_at)
        held, cards = t("draw-looked-at"), [card(f"look-{CARD_WORDS[k]}", k, n, touch, t) for k, n in shown.items()]
    else:
        shown = Counter(side.hand)
        held = t("draw-hand", n=len(side.hand))
        cards = [card(f"hand-{seat}-{CARD_WORDS[k]}", k, n, touch, t) for k, n in shown.items()]
    hand = f'<h2 class="lbl">{icon("ui-hidden")}{esc(held)}</h2><div class="cards">{"".join(cards)}</div>'
    reserves = reserve(side, t) if side.has_reserve and len(cards) <= FEW_CARDS else ""
    return f'<div class="stores">{left}</div><div class="hand">{hand}</div>{reserves}'


def reserve(side: Side, t: Speaker) -> str:
    """The viewer's reserve card with the units on it."""
    units = icon(reserve_icon(side), f"l P{side.seat}") * side.reserve
    heard = f'role="img" aria-label="{esc(t("panel-left-reserve", n=side.reserve))}"'
    return f'<div class="hand held"><h2 class="lbl">{esc(t("panel-reserve"))}</h2><p {heard}>{units}</p></div>'


def memory_aid(s: State, t: Speaker) -> str:
    """What everyone has announced so far, added up for whoever opens it (CM-602)."""
    rows = "".join(
        f"<li>{icon(f'f-{word}', f'P{p}')}<span>{esc(t(f'character-{word}'))}</span><b>{points}</b></li>"
        for p, (word, points) in enumerate(zip(CHARACTER_WORDS, s.scores()))
    )
    head = f'<summary class="lbl">{esc(t("panel-memory"))}</summary>'
    return f'<details class="aid">{head}<ul>{rows}</ul></details>'


def action(word: str, touch: dict[str, Touch], t: Speaker) -> str:
    """An action of the character; one that can be taken now is a button."""
    inner = f"{icon(ACTION_ICONS[word])}<span>{esc(t(f'draw-did-{word}'))}</span>"
    words = esc(t(f"action-{word}"))
    can = touch.get(f"action-{word}")
    if can is None:
        return f'<span class="act" title="{words}">{inner}</span>'
    return f'<button type="button" class="act can" title="{words}"{can.attribute}>{inner}</button>'


def supplies(side: Side) -> list[tuple[str, str, int]]:
    """What the viewer may still bring into play: icon, word and number; only what the character has."""
    shown = [
        ("coin", "coins", side.coins), ("unit", "reserve", side.reserve), ("mercenary", "units", side.discs),
        ("fort", "forts", side.forts), ("stronghold", "castles", side.castles), ("influence", "tokens", side.tokens),
    ]  # fmt: skip
    return [(name, word, n) for name, word, n in shown if word != "reserve" or side.has_reserve]


def card(id: str, kind: int, copies: int, touch: dict[str, Touch], t: Speaker) -> str:
    """Equal cards, one on top of the other; those that can be chosen now are a button."""
    word = CARD_WORDS[kind]
    owner = f"P{CHARACTER_OF[kind]}"
    inner = f'<span class="owner {owner}"></span><span class="h">{esc(t(f"card-{word}"))}</span>'
    inner += f'<span class="art">{icon(art(word), f"l {owner}")}</span>'
    inner += f"<small>{esc(t(f'draw-brief-{word}'))}</small>"
    if copies > 1:
        inner += f'<span class="times">×{copies}</span>'
    return choosable(id, inner, told(kind, t), touch, f"card-{word}")


def tile(word: str, seat: int, touch: dict[str, Touch], t: Speaker) -> str:
    """A tile of the land that the viewer still holds."""
    inner = f'<span class="h">{esc(t(f"tile-{word}"))}</span><span class="art">{icon(icon_of_key(word), "xl")}</span>'
    return choosable(f"tile-{seat}-{word}", inner, t(f"tile-{word}"), touch)


def choosable(id: str, inner: str, words: str, touch: dict[str, Touch], piece: str = "") -> str:
    """A card that is a button where an option touches it; `piece` is the id under which its text is told."""
    told_by = f'data-piece="{piece}" aria-description' if piece else "title"
    can = touch.get(id)
    if can is None:
        return f'<div class="card told" {told_by}="{esc(words)}">{inner}</div>'
    badge = f"<kbd>{can.number}</kbd>" if can.number else ""
    return (
        f'<button type="button" class="card told can" {told_by}="{esc(words)}"{can.attribute}>{inner}{badge}</button>'
    )


def option_icon(key: str) -> str:
    """The icon of what an option is about, from the words of its key."""
    return icon_of_key(key)
