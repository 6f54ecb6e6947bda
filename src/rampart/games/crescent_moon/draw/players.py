"""What each player has and wants: coins, cards, pieces, cards at rest, and goals with what they would score today."""

from typing import Final

from rampart.draw import Sheet, pattern_area, rect, text, title, top_rounded, use
from rampart.draw.widths import width
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.draw.cards import LIGHT, art, told
from rampart.games.crescent_moon.draw.layout import PLAYERS_H, PLAYERS_Y, WIDTH
from rampart.games.crescent_moon.draw.scene import HIDDEN, Goal, Scene, Side
from rampart.games.crescent_moon.draw.words import Words
from rampart.games.crescent_moon.tables import CHARACTER_WORDS, NOMAD

BETWEEN: Final = 8.0
HEAD_H: Final = 32.0
GOAL_ROW: Final = 16.0
GOALS_H: Final = 98.0


def draw_players(sheet: Sheet, scene: Scene, t: Words) -> None:
    """A panel for every player, in turn order."""
    w = (WIDTH - BETWEEN * (len(scene.sides) - 1)) / len(scene.sides)
    for side in scene.sides:
        x = side.seat * (w + BETWEEN)
        sheet.put(f"side-{side.seat}", "players", panel(scene, side, x, w, t))
        resting(sheet, side, x, w, t)


def panel(scene: Scene, side: Side, x: float, w: float, t: Words) -> str:
    y = PLAYERS_Y
    word = CHARACTER_WORDS[side.seat]
    out = rect(x, y, w, PLAYERS_H, 12)
    out += pattern_area(side.seat, top_rounded(x, y, w, HEAD_H, 12))
    looks = "d dark" if side.seat == LIGHT else "d halo"
    out += use(f"f-{word}", x + 7, y + 5, 22, f"P{side.seat} white-edge")
    out += text(x + 35, y + 21.5, side.name, 14.5, 650, cls=looks, room=w - 82)
    if side.points == HIDDEN:
        out += rect(x + w - 32, y + 5, 24, 22, 11) + use("ui-hidden", x + w - 29, y + 7, 18, "quiet")
    else:
        out += rect(x + w - 42, y + 5, 36, 22, 11) + text(x + w - 24, y + 21.5, side.points, 15, 700, "middle", "d")
    out += stores(side, x + 8, y + HEAD_H + 7, w - 14, t)
    high = min(GOAL_ROW, GOALS_H / max(1, len(side.goals)))
    for place, goal in enumerate(side.goals):
        out += goal_row(goal, x + 9, y + PLAYERS_H - 6 - GOALS_H + place * high, w - 18, t)
    return out


def amounts(side: Side) -> list[tuple[str, str, int]]:
    """What a player has: icon, word and number."""
    shown = [("coin", "coins", side.coins), ("ui-cards", "cards", side.cards), ("influence", "tokens", side.tokens_out)]
    if side.has_reserve:
        shown.append((reserve_icon(side), "reserve", side.reserve))
    return shown


def reserve_icon(side: Side) -> str:
    """The units on a reserve card: the Nomad's are mercenaries."""
    return "mercenary" if side.seat == NOMAD else "unit"


def stores(side: Side, x: float, y: float, w: float, t: Words) -> str:
    """Numbers of what a player has, in a row."""
    out = ""
    step = w / 4
    for k, (icon, word, n) in enumerate(amounts(side)):
        left = x + k * step
        looks = "quiet" if icon == "ui-cards" else f"P{side.seat}"
        shown = use(icon, left, y, 17, looks) + text(left + 20, y + 13, n, 12.5, 600)
        out += f"<g>{title(t(f'draw-has-{word}', n=n))}{shown}</g>"
    return out


def resting(sheet: Sheet, side: Side, x: float, w: float, t: Words) -> None:
    """The cards that rest in front of a player until the next maintenance."""
    y = PLAYERS_Y + HEAD_H + 29
    if not side.resting:
        return
    label = t("draw-resting")
    left = x + 9
    sheet.put(f"resting-{side.seat}", "players", text(left, y + 13, label, 10.5, 500, cls="faint", room=60))
    left += min(60.0, width(label, 10.5)) + 6
    step = min(22.0, (x + w - left - 24) / max(1, len(side.resting)))
    for place, kind in enumerate(side.resting):
        word = CARD_WORDS[kind]
        copy = side.resting[:place].count(kind)
        id = f"front-{side.seat}-{word}" + (f"-{copy}" if copy else "")
        sheet.move(
            id,
            "players",
            left + place * step,
            y,
            title(told(kind, t)) + rect(0, 0, 20, 20, 5, "inset") + use(art(word), 2, 2, 16, f"P{side.seat}"),
        )


def goal_row(goal: Goal, x: float, y: float, w: float, t: Words) -> str:
    """A goal, how far it is, and what it would score today."""
    far = f"{goal.have}/{goal.need}" if goal.need else str(goal.have)
    out = text(x, y + 11, t(f"goal-{goal.word}"), 10.5, 500, cls="soft" if goal.points else "faint", room=w - 58)
    out += text(x + w - 26, y + 11, far, 10.5, 500, "end", "faint", room=30)
    return out + text(x + w, y + 11, f"+{goal.points}", 11, 700, "end", "good" if goal.points else "faint")
