"""The speeds to hold: which tables are measured, and the ratios that bind each of them."""

from typing import Final, NamedTuple

import rampart

Figures = dict[str, float]
YARDSTICK: Final = "catanatron"
MODES: Final = ("interpreted", "compiled")


class Bound(NamedTuple):
    """A ratio to hold: what it is, whether it is a least or a most, its limit interpreted and compiled."""

    name: str
    at_least: bool
    interpreted: float | None
    compiled: float | None

    def limit(self, mode: str) -> float | None:
        """The limit in a mode, None where there is none."""
        return self.interpreted if mode == "interpreted" else self.compiled


class Subject(NamedTuple):
    """A table that is measured: the game, its options, and what it has to reach beside the yardstick."""

    name: str
    game: str
    options: dict[str, str | int]
    decisions: tuple[float, float] | None
    copy: tuple[float, float] | None
    games: tuple[float, float] | None = None


class Result(NamedTuple):
    """A measured ratio beside the limit it is held to."""

    subject: str
    bound: Bound
    mode: str
    value: float

    @property
    def limit(self) -> float | None:
        return self.bound.limit(self.mode)

    @property
    def held(self) -> bool:
        if self.limit is None:
            return True
        return self.value >= self.limit if self.bound.at_least else self.value <= self.limit


ALL: Final = [
    Subject("dragon", "dragon", {}, (5, 35), (0.3, 0.12)),
    Subject("watch", "watch", {"mode": "watch"}, (5, 25), (0.3, 0.12)),
    Subject("classic", "watch", {"mode": "classic", "max_offers_per_turn": 0}, None, None, (5, 27)),
    Subject("classic_offers", "watch", {"mode": "classic"}, None, None, (2, 12)),
    Subject("great_wall", "great_wall", {}, (2.3, 14), (0.6, 0.2)),
    Subject("crescent_moon", "crescent_moon", {}, (2, 13), (0.6, 0.2)),
]

# For the record only: a faster interpreted build is no fault
GAIN: Final = Bound("compiled over interpreted, decisions/s", True, None, None)


def subjects(name: str = "") -> list[Subject]:
    """The tables of that name or game, or those of all games in the package."""
    there = [x for x in ALL if x.game in rampart.games()]
    return [x for x in there if not name or name in (x.name, x.game)]


def ratios(subject: Subject, figures: dict[str, Figures]) -> list[Result]:
    """The ratios that can be formed of what was measured at a table."""
    out: list[Result] = []
    yardstick = figures.get(YARDSTICK)
    for mode in MODES:
        own = figures.get(mode)
        if own is not None:
            out += [Result(subject.name, bound, mode, value) for bound, value in of_mode(subject, own, yardstick)]
    if all(mode in figures for mode in MODES):
        gain = figures["compiled"]["decisions"] / figures["interpreted"]["decisions"]
        out.append(Result(subject.name, GAIN, "compiled", gain))
    return out


def of_mode(subject: Subject, own: Figures, yardstick: Figures | None) -> list[tuple[Bound, float]]:
    """The ratios of one mode, beside the yardstick and beside itself."""
    out: list[tuple[Bound, float]] = []
    if yardstick is not None:
        if subject.decisions is not None:
            bound = Bound("real decisions/s over catanatron ticks/s", True, *subject.decisions)
            out.append((bound, own["decisions"] / yardstick["decisions"]))
        if subject.games is not None:
            bound = Bound("games/s over catanatron games/s", True, *subject.games)
            out.append((bound, own["games"] / yardstick["games"]))
        if subject.copy is not None:
            out.append((Bound("copy over catanatron copy", False, *subject.copy), own["copy"] / yardstick["copy"]))
    out.append((Bound("determinise over own copy", False, 30, 15), own["determinise"] / own["copy"]))
    out.append((Bound("draw one view, ms", False, 5, None), own["draw"] * 1000))
    return out
