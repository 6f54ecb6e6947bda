"""The Khan, his skills and the emperor's award, as text for a terminal."""

from rich.table import Table
from rich.text import Text

from rampart.games.great_wall.draw.scene import Scene
from rampart.games.great_wall.tables import SECTION_WORDS
from rampart.text import Speaker


def khan_rows(scene: Scene, say: Speaker) -> Table | None:
    """A row for the Khan, for each skill and for the award; None where he does not ride."""
    khan = scene.khan
    if khan is None:
        return None
    table = Table.grid(padding=(0, 2, 0, 0))
    at = say("board-khan-at", section=SECTION_WORDS[khan.section]) if khan.section >= 0 else "-"
    done = say("piece-covered", n=khan.covered, of=khan.spots)
    table.add_row(Text(say("piece_kind-khan"), "dim"), f"{at}. {say('piece-spots')}: {done}")
    for card in khan.cards[1:]:
        words = say("draw-khan-silent" if card.silenced else f"card_text-{card.word}")
        table.add_row(Text(say(f"card-{card.word}"), "dim"), words)
    holder = scene.clans[khan.holder].name if khan.holder >= 0 else say("draw-khan-unclaimed")
    award = f"{holder}. {say(f'card-{khan.award}')}: {say(f'card_text-{khan.award}')}"
    table.add_row(Text(say("draw-khan-award"), "dim"), award)
    return table
