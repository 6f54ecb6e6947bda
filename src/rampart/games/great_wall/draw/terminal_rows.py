"""What expansions lay beside the board, as text for a terminal."""

from rich.table import Table
from rich.text import Text

from rampart.games.great_wall.draw.chronicles_paper import seat_words, told
from rampart.games.great_wall.draw.scene import Scene
from rampart.text import Speaker


def extras_board(scene: Scene, say: Speaker) -> Table:
    """A row for each paper."""
    table = Table.grid(padding=(0, 2, 0, 0))
    if scene.scenario is not None:
        scenario = scene.scenario
        words = [told(scenario, say)] + [
            f"{clan.name}: {seat_words(scenario, n, say)}" for clan, n in zip(scene.clans, scenario.of_seats)
        ]
        table.add_row(Text(say(f"scenario-{scenario.word}"), "dim"), "; ".join(words))
    if scene.rat is not None:
        where = say("draw-rat-sits", location=scene.rat.location) if scene.rat.location else say("draw-rat-nowhere")
        card = f"{say(f'rat-{scene.rat.word}')}: {say(f'rat_text-{scene.rat.word}')}"
        table.add_row(Text(say("figure-rat"), "dim"), f"{where}. {card}")
    return table
