"""The year: the actions everyone has taken, who acts now, and what all would score today."""

from typing import Final

from rampart.draw import Sheet, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.crescent_moon.draw.layout import MARKET_W, MARKET_X, WIDTH, YEAR_H, YEAR_Y
from rampart.games.crescent_moon.draw.paint import GLOW, VEIL, box
from rampart.games.crescent_moon.draw.scene import Scene, Side
from rampart.games.crescent_moon.draw.words import Words
from rampart.games.crescent_moon.tables import CHARACTER_WORDS, ROUNDS

ROW: Final = 31.0
NAME_X: Final = 34.0
CELLS_X: Final = 96.0
CELL: Final = 51.0


def draw_year(sheet: Sheet, scene: Scene, t: Words) -> None:
    """A table with a row for each character and a column for each round."""
    y = YEAR_Y
    out = rect(MARKET_X - 10, y, MARKET_W + 10, YEAR_H, 12)
    out += text(MARKET_X + 2, y + 22, year_words(scene, t), 14.5, 650, cls="d", room=200)
    out += text(WIDTH - 14, y + 22, t("draw-today"), 11, 500, "end", "faint", room=140)
    sheet.put("year-head", "year", out)
    for side in scene.sides:
        row(sheet, scene, side, y + 34 + side.seat * ROW, t)


def year_words(scene: Scene, t: Words) -> str:
    if scene.over:
        return t("draw-over")
    return t("draw-year", year=scene.year, years=scene.years) if scene.year else t("draw-setup")


def row(sheet: Sheet, scene: Scene, side: Side, y: float, t: Words) -> None:
    """One character: its turns of this year, and its points if the year ended now."""
    now = side.acting
    word = CHARACTER_WORDS[side.seat]
    goals = "; ".join(f"{t(f'goal-{goal.word}')} {goal.have} (+{goal.points})" for goal in side.goals)
    out = title(f"{t('draw-player', character=t(f'character-{word}'), name=side.name)}. {goals}")
    out += rect(MARKET_X - 2, y, MARKET_W - 6, 28, 8, "inked" if now else "inset")
    out += use(f"f-{word}", MARKET_X + 4, y + 3, 22, f"P{side.seat}" + (" white-edge" if now else ""))
    name = t(f"character-{word}")
    out += text(MARKET_X + NAME_X, y + 18.5, name, 12.5, 600, cls="turned" if now else "", room=CELLS_X - NAME_X - 4)
    for place in range(ROUNDS):
        out += action(side, place, scene.round - 1, MARKET_X + CELLS_X + place * (CELL + 3), y + 4, t)
    points = sum(goal.points for goal in side.goals)
    out += text(WIDTH - 16, y + 19, f"+{points}", 12.5, 700, "end", "turned" if now else "")
    sheet.put(f"player-{side.seat}", "year", out, Spot(MARKET_X - 2, y, MARKET_W - 6, 28, 8))


def action(side: Side, place: int, now: int, x: float, y: float, t: Words) -> str:
    """An action that was taken, the one that is taken now, or one to come."""
    word = side.taken[place]
    said = t(f"draw-did-{word}") if word else ""
    middle = x + CELL / 2
    if side.acting and place == now:
        return box(x, y, CELL, 20, 6, GLOW) + text(
            middle, y + 14, said or "…", 10, 700, "middle", "dark", room=CELL - 4
        )
    ground = box(x, y, CELL, 20, 6, VEIL) if side.acting else rect(x, y, CELL, 20, 6)
    if not said:
        return ground + text(middle, y + 14, "·", 11, 400, "middle", "turned" if side.acting else "faint")
    return ground + text(middle, y + 14, said, 10, 600, "middle", "turned" if side.acting else "", room=CELL - 4)
