"""What expansions lay beside the board: a row of papers below the locations, and figures on the table."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from rampart.draw import Sheet, circle, rect, text, title, use
from rampart.draw.fragments import Spot
from rampart.games.great_wall.draw import beasts_paper, chronicles_paper, dragon_paper, rat_paper
from rampart.games.great_wall.draw.layout import GAP, REST_Y, SECTION_XS, WIDTH, Box, place_box
from rampart.games.great_wall.draw.scene import Figure, Scene
from rampart.games.great_wall.draw.words import Words
from rampart.games.great_wall.tables import LOCATIONS

HIGH: Final = 118.0
FIGURE: Final = 20.0
STEP: Final = 26.0
WIDEST: Final = 150.0  # of a share, where there is more room than papers


class Paper(NamedTuple):
    """The paper of an expansion: how much of the row it takes, what never changes on it, and the rest."""

    share: float
    scenery: Callable[[Box, Words], str]
    draw: Callable[[Sheet, Scene, Box, Words], None]


PAPERS: Final = {
    "iron_dragon": Paper(2.2, dragon_paper.scenery, dragon_paper.draw),
    "beasts": Paper(5.4, beasts_paper.scenery, beasts_paper.draw),
    "chronicles": Paper(6.4, chronicles_paper.scenery, chronicles_paper.draw),
    "rat": Paper(1.8, rat_paper.scenery, rat_paper.draw),
}
"""By the word of the module, in the order of the row."""


def papers_of(modules: Sequence[str]) -> tuple[str, ...]:
    """The modules in play that have a paper."""
    return tuple(word for word in PAPERS if word in modules)


@cache
def paper_boxes(papers: tuple[str, ...], y: float) -> tuple[Box, ...]:
    """Side by side, over the whole width where they need it."""
    whole = sum(PAPERS[word].share for word in papers)
    room = WIDTH - GAP * (len(papers) - 1)
    boxes, x = [], 0.0
    for word in papers:
        w = min(room / whole, WIDEST) * PAPERS[word].share
        boxes.append(Box(x, y, w, HIGH))
        x += w + GAP
    return tuple(boxes)


def extras_scenery(papers: tuple[str, ...], y: float, t: Words) -> str:
    """The papers and what never changes on them."""
    out = ""
    for word, box in zip(papers, paper_boxes(papers, y)):
        out += rect(box.x, box.y, box.w, box.h, 12) + PAPERS[word].scenery(box, t)
    return out


def draw_extras(sheet: Sheet, scene: Scene, y: float, t: Words) -> None:
    """All papers, and the figures on locations and sections."""
    for word, box in zip(scene.papers, paper_boxes(scene.papers, y)):
        PAPERS[word].draw(sheet, scene, box, t)
    there: dict[int, int] = {}
    for figure in scene.figures:
        draw_figure(sheet, figure, there.get(figure.area, 0), t)
        there[figure.area] = there.get(figure.area, 0) + 1


def draw_figure(sheet: Sheet, figure: Figure, place: int, t: Words) -> None:
    """A figure on the edge of its location, or behind its section of the wall; beasts show their rank."""
    if figure.area < LOCATIONS:
        x, y, w, _ = place_box(figure.area)
        left, top = x + w - 34 - place * STEP, y - 13
    else:
        left, top = SECTION_XS[figure.area - LOCATIONS] + 70 + place * STEP, REST_Y - 24
    inner = (
        title(t(f"figure-{figure.word}"))
        + circle(10, 10, 12, "inked")
        + circle(10, 10, 10.8, "paper")
        + use(figure.icon, 0, 0, FIGURE)
    )
    if figure.rank:
        inner += circle(19, 18, 6, "inked") + text(19, 21.3, figure.rank, 9.3, 700, "middle", "turned")
    sheet.move(figure.id, "figures", left, top, inner, Spot(left - 2, top - 2, FIGURE + 4, FIGURE + 4, 14))
