"""What expansions lay beside the board, as text for a terminal."""

from rich.table import Table
from rich.text import Text

from rampart.games.great_wall.draw.scene import Scene
from rampart.text import Speaker


def extras_board(scene: Scene, say: Speaker) -> Table:
    """A row for each paper."""
    table = Table.grid(padding=(0, 2, 0, 0))
    if scene.rat is not None:
        where = say("draw-rat-sits", location=scene.rat.location) if scene.rat.location else say("draw-rat-nowhere")
        card = f"{say(f'rat-{scene.rat.word}')}: {say(f'rat_text-{scene.rat.word}')}"
        table.add_row(Text(say("figure-rat"), "dim"), f"{where}. {card}")
    return table
