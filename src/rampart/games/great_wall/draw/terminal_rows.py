"""What expansions lay beside the board, as text for a terminal."""

from rich.table import Table
from rich.text import Text

from rampart.games.great_wall.draw.chronicles_paper import seat_words, told
from rampart.games.great_wall.draw.dragon_paper import said_of
from rampart.games.great_wall.draw.scene import DragonCard, Scene
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
    if scene.dragon is not None:
        table.add_row(Text(say("location-iron_dragon"), "dim"), dragon_line(scene.dragon, say))
    for beast in scene.beasts:
        card = f"{beast.word}_{beast.rank}"
        where = say(f"area-{beast.area}") if beast.area else say("draw-beasts-nowhere")
        table.add_row(Text(say(f"card-{card}"), "dim"), f"{where}. {say(f'card_text-{card}')}")
    if scene.relic:
        said = f"{say(f'card-{scene.relic}')}: {say(f'card_text-{scene.relic}')}"
        table.add_row(Text(say("draw-relic-title"), "dim"), said)
    if scene.rat is not None:
        where = say("draw-rat-sits", location=scene.rat.location) if scene.rat.location else say("draw-rat-nowhere")
        card = f"{say(f'rat-{scene.rat.word}')}: {say(f'rat_text-{scene.rat.word}')}"
        table.add_row(Text(say("figure-rat"), "dim"), f"{where}. {card}")
    return table


def dragon_line(dragon: DragonCard, say: Speaker) -> str:
    """How many clerks are on the Dragon, its card and its targets."""
    there = say("draw-dragon-about", n=len(dragon.clerks), of=dragon.places)
    if not dragon.card:
        return f"{there}. {say('draw-dragon-asleep')}"
    return f"{there}. {say(f'dragon-{dragon.card}')}: {' / '.join(said_of(target, say) for target in dragon.targets)}"
