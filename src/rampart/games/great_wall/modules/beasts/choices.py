"""The small choices that cards of the beasts ask for: a relic among those seen, a location with a beast."""

from typing import Final

from rampart.games.great_wall.modules.beasts.arguments import ON_THE_PATH, PATH_LEFT
from rampart.games.great_wall.modules.beasts.codes import S_SPIRIT_PATH
from rampart.games.great_wall.modules.beasts.deeds import reveal_relic
from rampart.games.great_wall.modules.beasts.effects import spirit_places
from rampart.games.great_wall.modules.beasts.names import RELICS
from rampart.games.great_wall.modules.beasts.part import RELIC_POOL, beasts_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.clerks import one_more_clerk, put_clerk
from rampart.games.great_wall.tables import LOCATION_WORDS, POOL
from rampart.kernel.codec import Options, card, one_of
from rampart.kernel.step import Choice, Say

SEEN: Final = Options()
SEEN.part("relic", card(RELIC_POOL, len(RELICS)))
PATHS: Final = Options()
PATHS.part("location", one_of(LOCATION_WORDS))
STOP: Final = PATHS.case("stop").code


class ReadOmens(Choice[GreatWall]):
    """Choose the active relic among those looked at; the others stay where they were (GWX-AB-TAC-06)."""

    rule = "GWX-AB-TAC-06"
    choices = SEEN

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The next ones of the deck, the top one first."""
        return beasts_of(s).looked_at[p][:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It covers the active one; the others go back in their order."""
        part = beasts_of(s)
        part.relic_deck += [relic for relic in reversed(part.looked_at[p]) if relic != choice]
        part.looked_at[p] = []
        reveal_relic(s, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `relic:jade_flute`."""
        return f"relic:{RELICS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-relic", {"relic": RELICS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return ["relic"]


class SpiritPath(Choice[GreatWall]):
    """Put a clerk from the pool into a location with a beast, or stop (GWX-AB-TAC-08)."""

    rule = "GWX-AB-TAC-08"
    args = ON_THE_PATH
    choices = PATHS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Where there is room."""
        return [*spirit_places(s), STOP] if s.clerks[p][POOL] else [STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One, then the next."""
        left = PATH_LEFT.of(args)
        if choice == STOP:
            return
        if left > 1:
            s.push(S_SPIRIT_PATH, p, PATH_LEFT.change(args, left - 1))
        put_clerk(s, p, POOL, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `place:quarry`, or `stop`."""
        return "stop" if choice == STOP else f"place:{LOCATION_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("spirit_path", {"left": PATH_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        return Say("option-place", {"location": LOCATION_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        return None if choice == STOP else one_more_clerk(s, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STOP else [f"location-{LOCATION_WORDS[choice]}"]
