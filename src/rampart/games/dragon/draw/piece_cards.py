"""The cards of the pieces of In the Year of the Dragon: persons, events, actions, palaces, the track and the wall."""

import re
from typing import Final

from rampart.draw.piece_cards import Fact, PieceCard, plain_card
from rampart.games.dragon.draw.actions import ACTION_ICONS
from rampart.games.dragon.draw.court import columns_of
from rampart.games.dragon.draw.forecast import next_event, outlook
from rampart.games.dragon.draw.months import EVENT_ICONS
from rampart.games.dragon.draw.scene import PERSON_ICONS, scene_of
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.tables import ACTION_WORDS, EVENT_WORDS, SYMBOLS, TILE_WORDS, TYPE_OF, VALUES
from rampart.kernel.state import State
from rampart.text import Speaker

PERSON: Final = re.compile(r"(?:display|person-\d+-\d+)-([a-z_]+)")
EVENT_RULES: Final = ("YD-410", "YD-420", "YD-430", "YD-440", "YD-450", "YD-460")
PLAIN: Final = {
    "palace": ("palace", "YD-222"),
    "marker": ("steps", "YD-022"),
    "order": ("steps", "YD-022"),
    "track": ("steps", "YD-022"),
    "wall": ("wall", "YD-704"),
    "walltile": ("rampart-tile", "YD-704"),
    "dragon": ("dragon", "YD-204"),
}
"""What is told under a word of its own: by the beginning of its id its icon and rule."""


def piece(s: State, id: str, t: Speaker) -> PieceCard | None:
    """The card of a piece by its id."""
    assert isinstance(s, Dragon)
    person = PERSON.match(id)
    if person is not None and person[1] in TILE_WORDS:
        return person_card(s, TILE_WORDS.index(person[1]), t)
    kind, _, word = id.partition("-")
    if kind == "month" and word.isdecimal() and 1 <= int(word) <= len(s.events):
        return month_card(s, int(word), t)
    if kind == "action" and word in ACTION_WORDS:
        action = ACTION_WORDS.index(word)
        return PieceCard(
            ACTION_ICONS[action], t(f"action-{word}"), t("piece_kind-action"), t(f"piece_text-{word}"), (), "YD-202"
        )
    if kind in PLAIN:
        icon, rule = PLAIN[kind]
        return plain_card(t, kind, icon, "board", rule)
    return None


def person_card(s: Dragon, tile: int, t: Speaker) -> PieceCard:
    """A person: symbols, steps, how many are left to hire, and what the symbols are good for."""
    word = TILE_WORDS[tile]
    facts = [
        Fact(t("piece-symbols"), str(SYMBOLS[tile])),
        Fact(t("piece-steps"), str(VALUES[tile])),
        Fact(t("piece-left"), str(s.display[tile])),
    ]
    icon = PERSON_ICONS[TYPE_OF[tile]]
    return PieceCard(icon, t(f"tile-{word}"), t("piece_kind-person"), t(f"benefit-{word}"), facts, "YD-304")


def month_card(s: Dragon, month: int, t: Speaker) -> PieceCard:
    """A month and its event."""
    event = s.events[month - 1]
    word = EVENT_WORDS[event]
    kind = t("piece_kind-month", month=month)
    does = t(f"event_effect-{word}")
    return PieceCard(EVENT_ICONS[event], t(f"event-{word}"), kind, does, (), "YD-401", now_in(s, month, t))


def now_in(s: Dragon, month: int, t: Speaker) -> str:
    """What the next event would do to the court of who looks on, '' of any other month."""
    scene = scene_of(s, s.viewer, [""] * s.seats)
    if not 0 <= s.viewer < s.seats or scene.ranks or month != next_event(scene)[1]:
        return ""
    columns = columns_of(outlook(scene, scene.courts[s.viewer]), t)
    return ", ".join(f"{label}: {value}" for label, value, _ in columns)
