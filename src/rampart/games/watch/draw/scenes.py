"""Where the events of A Game of Thrones Catan happen on the table."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.scenes import LEFT, RIGHT, Addend, Duel
from rampart.games.watch.state import Watch
from rampart.kernel.events import Event
from rampart.kernel.state import State
from rampart.text import Speaker

CORNER: Final = ("corner-{corner:n}",)
PATH: Final = ("edge-{path:n}",)
SECTION: Final = ("section-{section}",)
BLOCKED: Final = ("yield-{hex:n}", "veil-{hex:n}")

PLACES: Final = {
    "rolled": ("dice",),
    "placed": CORNER,
    "settlement": CORNER,
    "keep": CORNER,
    "quiet": CORNER,
    "road": PATH,
    "road_removed": PATH,
    "longest_road": ("special-road",),
    "road_set_aside": ("special-road",),
    "largest_patrol": ("special-patrol",),
    "patrol_set_aside": ("special-patrol",),
    "tormund": ("tormund",),
    "tormund_home": ("tormund-camp",),
    "guard": ("guard-{section}-{space}",),
    "guard_lost": SECTION,
    "guard_point": SECTION,
    "advance": ("camp-{clan:i}-1", "section-{section}"),
    "stayed": SECTION,
    "breach": SECTION,
    "giant_home": SECTION,
    "scattered": ("section-{section}", "section-{other}"),
    "invaded": BLOCKED,
    "driven_out": BLOCKED,
    "led": ("veil-{from:n}", "veil-{hex:n}"),
    "deployed": ("frostfangs", "camp-{clan:i}-{camp}"),
    "rush": ("camp-{clan:i}-1", "camp-{clan:i}-2"),
    "no_figure": ("frostfangs",),
    "sent_home": ("frostfangs",),
    "revealed": ("tokens-{clan}",),
    "bank_trade": ("bank-{give}", "bank-{take}"),
    "shortage": ("bank-{resource}",),
    "produced": ("bank-{resource}",),
    "took": ("bank-{resource}",),
    "card_bought": ("deck",),
    "looked_at_deck": ("deck",),
    "hero_swapped": ("hero-{new}", "hero-{old}"),
    "hero_removed": ("hero-{hero}",),
}
GAINS: Final = {"produced": "n"}
POINTS: Final = ()
SOURCES: Final[dict[str, str]] = {}
TOTALS: Final = ("glory",)
STAGES: Final = ("rush", "rolled")
WAYS: Final = ("advance", "deployed", "scattered", "led")
DUELS: Final = {
    "stayed": Duel("guards", "wildlings", "scene-guards", "scene-wildlings", "scene-holds", "scene-breaks"),
    "breach": Duel("", "", "scene-guards", "scene-wildlings", "scene-holds", "scene-breaks"),
}
OPENINGS: Final = ()
CARDS: Final = {"card_played": "card-{card}", "hero_used": "hero-{hero}", "hero_swapped": "hero-{new}"}
DICE: Final = {"rolled": ("one", "two", "wildling")}


def addends(s: State, event: Event, since: Sequence[Event], t: Speaker, names: Sequence[str]) -> list[Addend]:
    """Who stands guard at the section, and the wildlings before it."""
    assert isinstance(s, Watch)
    if event.kind == "breach":
        return broken(s, event, since, t, names)
    section, foes, guards = (event.args[name] for name in ("section", "wildlings", "guards"))
    if not isinstance(section, int) or not isinstance(foes, int) or not isinstance(guards, int):
        return []
    here = s.guards[section - 1]
    seats = [seat for seat in range(s.seats) if seat in here]
    own = [Addend(LEFT, "guard", names[seat], here.count(seat)) for seat in seats]
    if sum(part.n for part in own) != guards:
        own = [Addend(LEFT, "guard", t("scene-guards"), guards)]
    return [*own, Addend(RIGHT, "wildling", t("scene-wildlings"), foes)]


def broken(s: Watch, event: Event, since: Sequence[Event], t: Speaker, names: Sequence[str]) -> list[Addend]:
    """Who stood guard where a section was breached, and the wildlings that came through just before."""
    section = int(str(event.args["section"]))
    guards, through = list(s.guards[section - 1]), 0
    for told in reversed(since[:-1]):
        if told.kind == "guard_lost" and told.seat is not None:
            guards.append(told.seat)
        elif told.kind == "invaded":
            through += 1
        elif told.kind != "guard_point_lost":
            break
    own = [Addend(LEFT, "guard", names[seat], guards.count(seat)) for seat in sorted(set(guards))]
    return [*own, Addend(RIGHT, "wildling", t("scene-wildlings"), through)]


def piece(s: State, place: str) -> str:
    """Every piece keeps its id."""
    return place
