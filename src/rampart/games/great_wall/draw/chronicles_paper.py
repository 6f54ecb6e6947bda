"""The paper of a scenario: its rules in short, and what it keeps of everyone."""

from typing import Final

from rampart.draw import Sheet, mark, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw.folding import folded
from rampart.games.great_wall.draw.layout import Box
from rampart.games.great_wall.draw.scene import ScenarioOf, Scene
from rampart.games.great_wall.draw.words import Words

LINE: Final = 11.5
SEAT_WORDS: Final = {
    "freezing_weather": "gifts",
    "siege_of_diaoyucheng": "archers",
    "red_turban_rebellion": "hired",
}


def scenery(box: Box, t: Words) -> str:
    """A book."""
    return use("ui-book", box.x + 9, box.y + 6, 22)


def draw(sheet: Sheet, scene: Scene, box: Box, t: Words) -> None:
    """The name of the scenario, its text, its state, and a row for each seat."""
    scenario = scene.scenario
    if scenario is None:
        return
    x, y, w, h = box
    name, words = t(f"scenario-{scenario.word}"), t(f"scenario_text-{scenario.word}")
    out = title(t("draw-card-about", name=name, text=words))
    out += text(x + 38, y + 22, name, 14.5, 650, cls="d", room=w - 48)
    for number, line in enumerate(folded(words, w - 22, 9.4)[:3]):
        out += text(x + 11, y + 38 + number * LINE, line, 9.4, 500, cls="soft", room=w - 20)
    out += text(x + 11, y + 78, told(scenario, t), 10.5, 650, room=w - 20)
    step = (w - 16) / max(1, len(scenario.of_seats))
    for seat, n in enumerate(scenario.of_seats):
        left = x + 8 + seat * step
        out += rect(left, y + 86, step - 6, 24, 8, "inset") + mark(seat, left + 6, y + 90, 15)
        out += text(left + 26, y + 102, seat_words(scenario, n, t), 10, 600, room=step - 36)
    sheet.put("scenario", "extras", out, Spot(x, y, w, h, 12))
    sheet.spots.setdefault("annex", Spot(x, y, w, h, 12))


def told(scenario: ScenarioOf, t: Words) -> str:
    """What the scenario keeps for all."""
    if scenario.word == "freezing_weather":
        wood, stone, gold, chi = scenario.stock
        frost = t("draw-chronicles-frost", n=scenario.number)
        return f"{frost}. {t('draw-chronicles-stock', wood=wood, stone=stone, gold=gold, chi=chi)}"
    if scenario.word == "emperors_visit":
        return t("draw-chronicles-demand", resource=scenario.demand)
    if scenario.word == "hungry_ghosts":
        places = ", ".join(t(f"location-{word}") for word in scenario.haunted)
        return t("draw-chronicles-haunted", places=places or t("draw-chronicles-none"))
    if scenario.word == "siege_of_diaoyucheng":
        return t("draw-chronicles-fortress", n=scenario.number, tokens=scenario.tokens)
    if scenario.word == "red_turban_rebellion":
        return t("draw-chronicles-peace", n=scenario.number)
    return t("draw-chronicles-food", n=sum(scenario.of_seats), capacity=scenario.number * len(scenario.of_seats))


def seat_words(scenario: ScenarioOf, n: int, t: Words) -> str:
    """What it keeps of a seat."""
    if scenario.word == "great_famine":
        return t("draw-chronicles-food", n=n, capacity=scenario.number)
    if scenario.word in SEAT_WORDS:
        return t(f"draw-chronicles-{SEAT_WORDS[scenario.word]}", n=n)
    return t("draw-chronicles-clerks", n=n)
