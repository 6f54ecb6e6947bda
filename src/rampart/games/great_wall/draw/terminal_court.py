"""The emperor's court in a terminal: victory, shame, demands and events."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rampart.games.great_wall.draw.scene import Court
from rampart.text import Speaker


def court_board(court: Court, say: Speaker) -> RenderableType:
    """Demands fulfilled, tokens in the bank, who speaks, what is asked for, and what happened."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(dim(say("draw-court-victory")), say("draw-of", n=court.fulfilled, whole=court.needed))
    bank = say("draw-of", n=court.bank, whole=court.whole)
    table.add_row(dim(say("draw-court-defeat")), f"{bank}, {say('draw-court-due', n=court.due)}")
    table.add_row(dim(say("draw-court-speaker")), court.speaker_name)
    for card in court.demands:
        if card is not None:
            ready = f" ({say('draw-court-ready')})" if card.ready else ""
            table.add_row(say(f"demand-{card.word}"), say(f"demand_text-{card.word}") + ready)
    for word, when in court.events:
        kind = say(f"draw-court-{when}")
        table.add_row(dim(say(f"event-{word}")), f"{say(f'event_text-{word}')} ({kind})")
    return table


def dim(words: str) -> Text:
    """What is only said what it is."""
    return Text(words, "dim")
