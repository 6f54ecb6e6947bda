"""Where the events of The Great Wall happen on the table."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.scenes import LEFT, RIGHT, Addend, Duel
from rampart.games.great_wall.content.names import HORDE_TYPES, type_of
from rampart.games.great_wall.queries import offence_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import SECTION_WORDS, WALL_DEFENCE
from rampart.kernel.events import Event
from rampart.kernel.state import State
from rampart.text import Speaker

LOCATION: Final = ("location-{location}",)
SECTION: Final = ("section-{section}",)
HORDE: Final = ("horde-{horde}",)
DRAGON: Final = ("location-iron_dragon",)

PLACES: Final = {
    "year": ("time",),
    "time": ("time",),
    "horde": HORDE,
    "raid": ("section-{section}", "shame-bank"),
    "shame_removed": ("shame-bank",),
    "shame": ("shame-bank",),
    "slot": ("slot-{slot}",),
    "turn": ("slot-{slot}",),
    "clerk_placed": LOCATION,
    "clerk_moved": ("location-{from}", "location-{location}"),
    "reed_moved": ("location-{from}", "location-{location}"),
    "activated": LOCATION,
    "promoted": LOCATION,
    "donated": ("warehouse-{resource}",),
    "reed_stored": ("warehouse-{resource}",),
    "warehouse_paid": ("warehouse-{resource}",),
    "rested": ("rest-{section}",),
    "attacked": HORDE,
    "firing": SECTION,
    "wound": HORDE,
    "barricade": ("barricade-{section}",),
    "wall": ("wall-{section}",),
    "hired_advisor": ("advisor-{card}", "location-embassy"),
    "hired_clerk": ("location-embassy",),
    "support": ("location-embassy",),
    "row": ("location-embassy",),
    "tea": ("location-tea_house",),
    "moved": ("rest-{from}", "rest-{to}"),
    "drew": ("tactic-deck",),
    "tactic": ("tactic-deck",),
    "recruited": ("location-barracks",),
    "defeated": HORDE,
    "claimed": HORDE,
    "horde_gone": HORDE,
    "horde_ability": HORDE,
    "swift": HORDE,
    "healed": HORDE,
    "victim": HORDE,
    "saved": ("rest-{section}",),
    "killed": ("rest-{section}",),
    "survived": ("rest-{section}",),
    "advanced": SECTION,
    "held_fire": SECTION,
    "shielded": SECTION,
    "compared": SECTION,
    "breach": SECTION,
    "scored": ("artifact-{card}",),
    "dragon_card": DRAGON,
    "dragon_clerk": DRAGON,
    "dragon_fires": HORDE,
    "dragon_in_vain": DRAGON,
    "dragon_spent": DRAGON,
    "beast_placed": ("figure-{beast}",),
    "beast_upgraded": ("figure-{beast}", "beast-{beast}"),
    "beast_moved": ("figure-{beast}",),
    "relic": ("relic",),
    "reborn": ("rest-{section}",),
    "khan_moved": SECTION,
    "khan_attacked": ("khan-{card}",),
    "skill_silenced": ("khan-{card}",),
    "haunted": LOCATION,
    "exorcised": LOCATION,
    "gift": ("scenario",),
    "fed": ("scenario",),
    "capacity": ("scenario",),
    "bought_food": ("scenario",),
    "shown": ("scenario",),
    "demanded": ("scenario",),
    "waited_on": ("scenario",),
    "stock_lost": ("scenario",),
    "ice": ("wall-{section}",),
    "award_taken": ("award",),
    "followed_khan": HORDE,
    "barricade_burnt": ("barricade-{section}",),
    "rat_moved": LOCATION,
    "rat_paid": LOCATION,
    "rat_card": ("rat-card",),
}
GAINS: Final = {"honour": "n"}
POINTS: Final = ("honour",)
SOURCES: Final = {"honour": "source"}
TOTALS: Final = ()
STAGES: Final = ("ending", "scored")
WAYS: Final = ("clerk_moved", "reed_moved", "moved")
DUELS: Final = {
    "compared": Duel("defence", "offence", "scene-defense", "scene-attack", "scene-holds", "scene-breach"),
}
OPENINGS: Final = ()
CARDS: Final = {
    "horde": "horde-{horde}",
    "command": "command-{command}",
    "tactic": "tactic-{card}",
    "hired_advisor": "advisor-{card}",
    "scored": "artifact-{card}",
}
DICE: Final[dict[str, Sequence[str]]] = {}


def addends(s: State, event: Event, since: Sequence[Event], t: Speaker, names: Sequence[str]) -> list[Addend]:
    """The wall of a section against its hordes; what barricades and cards did is the rest.

    The position is that after the scene: where hordes have come since, the attack is told as one.
    """
    assert isinstance(s, GreatWall)
    section = SECTION_WORDS.index(str(event.args["section"]))
    level = s.wall[section]
    held, by = event.args["defence"], event.args["offence"]
    if not isinstance(held, int) or not isinstance(by, int):
        return []
    wall = Addend(LEFT, "wall", t("scene-wall", level=level), WALL_DEFENCE[level])
    out = [wall] if wall.n <= held else [Addend(LEFT, "wall", t("scene-defense"), held)]
    hordes = []
    for slot in range(section * 3, section * 3 + 3):
        if s.hordes[slot] >= 0:
            word = HORDE_TYPES[type_of(s.hordes[slot])]
            hordes.append(Addend(RIGHT, f"ho-{word}", t(f"horde-{word}"), offence_of(s, slot)))
    known = sum(part.n for part in hordes) <= by
    return [*out, *(hordes if known else [Addend(RIGHT, "horde", t("scene-attack"), by)])]


def piece(s: State, place: str) -> str:
    """Every piece keeps its id."""
    return place
