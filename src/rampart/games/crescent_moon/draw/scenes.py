"""Where the events of Crescent Moon happen on the table."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.scenes import LEFT, RIGHT, Addend, Duel
from rampart.games.crescent_moon.draw.cards import art
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import SIDE_WORDS, SLOTS
from rampart.kernel.events import Event
from rampart.kernel.state import State
from rampart.text import Speaker

HEX: Final = ("hex@{hex}",)

PLACES: Final = {
    "year": ("year-head",),
    "turn": ("player-{seat}",),
    "action": ("player-{seat}",),
    "market_filled": ("market@{slot}",),
    "market_cleared": ("market@{slot}",),
    "bought": ("player-{seat}",),
    "conspired": ("sultan-market",),
    "moved": ("hex@{from}", "hex@{to}"),
    "placed_units": HEX,
    "removed_units": HEX,
    "retreated": HEX,
    "built": HEX,
    "token_placed": HEX,
    "token_removed": HEX,
    "sacked": HEX,
    "captured": HEX,
    "razed": HEX,
    "palace": HEX,
    "proposed": HEX,
    "combat": HEX,
    "contest": HEX,
    "group": HEX,
    "strengths": ("clash-attacker", "clash-defender"),
    "reshuffled": ("deck",),
    "schemed": ("deck",),
}
GAINS: Final = {"points": "points", "income": "coins", "coins": "coins"}
POINTS: Final = ("points",)
SOURCES: Final = {"points": "source"}
TOTALS: Final = ()
STAGES: Final = ("combat", "contest", "scored")
WAYS: Final = ("moved",)
DUELS: Final = {
    "strengths": Duel(
        "attack", "defence", "scene-attack", "scene-defense", "scene-attacker-wins", "scene-defender-wins"
    ),
}
OPENINGS: Final = ("combat", "contest")
CARDS: Final = {"revealed": "card-{card}", "played": "card-{card}", "assassinated": "card-{card}"}
DICE: Final[dict[str, Sequence[str]]] = {}


def addends(s: State, event: Event, since: Sequence[Event], t: Speaker, names: Sequence[str]) -> list[Addend]:
    """The pieces in the hex as the fight began, then every card by what it gave; the rest is units on cards."""
    sides: dict[int | None, int] = {}
    out: list[Addend] = []
    for told in since:
        if told.kind == "combat":
            sides = {told.seat: LEFT, number(told, "to_seat"): RIGHT}
            out = [Addend(side, "unit", t("scene-pieces"), number(told, name)) for side, name in enumerate(BASES)]
        elif told.kind == "contest":
            sides, out = {told.seat: LEFT}, []
        elif told.kind == "declared":
            sides[told.seat] = SIDE_WORDS.index(str(told.args["side"]))
        elif told.kind == "meddled":
            sides[told.seat] = sides.get(number(told, "to_seat"), LEFT)
        elif told.kind == "effect" and told.args["verb"] in BY_CARD and told.seat in sides:
            weak = told.args["verb"] == "weaken"
            side = sides[told.seat]
            word, n = str(told.args["card"]), number(told, "n")
            out.append(Addend(1 - side if weak else side, art(word), t(f"card-{word}"), -n if weak else n))
    return out


def number(event: Event, name: str) -> int:
    """An argument that everyone knows, as a number."""
    value = event.args[name]
    return value if isinstance(value, int) else 0


BASES: Final = ("attack", "defence")
BY_CARD: Final = ("strengthen", "weaken")


def piece(s: State, place: str) -> str:
    """Hexes are named on the map and numbered in the drawing; the slots of the Sultan's market follow the others."""
    kind, at, where = place.partition("@")
    if not at:
        return place
    assert isinstance(s, CrescentMoon)
    if kind == "hex":
        names = s.land().names
        if where not in names:
            raise LookupError(where)
        return f"hex-{names.index(where)}"
    slot = int(where)
    return f"market-{slot}" if slot < SLOTS else f"sultan-{slot - SLOTS}"
