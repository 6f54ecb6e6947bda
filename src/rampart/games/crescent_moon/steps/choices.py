"""What decisions have in common: hexes, ways from hex to hex, and the reasons why something is refused."""

from typing import Final

from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.verbs import hex_name
from rampart.games.crescent_moon.tables import HEXES
from rampart.kernel.step import Choice, Refusal, Say

WAYS: Final = HEXES * HEXES  # a way from hex to hex is start * HEXES + goal
STOP: Final = WAYS  # the option of making no further move


class HexChoice(Choice[CrescentMoon]):
    """A decision whose options are hexes, and HEXES for stopping where that is on offer."""

    space = HEXES + 1

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """The name of the hex, or `stop`."""
        return "stop" if choice == HEXES else hex_name(s, choice)

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The hex."""
        if choice == HEXES:
            return Say("option-stop")
        return Say(f"option-{self.name}", {"hex": hex_name(s, choice)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The hex."""
        return [] if choice == HEXES else [f"hex-{choice}"]


class WayChoice(Choice[CrescentMoon]):
    """A decision whose options lead from one hex to another, and STOP where that is on offer."""

    space = WAYS + 1

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `b2>c3`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"{hex_name(s, choice // HEXES)}>{hex_name(s, choice % HEXES)}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """From where to where."""
        if choice == STOP:
            return Say("option-stop")
        return Say(f"option-{self.name}", {"from": hex_name(s, choice // HEXES), "to": hex_name(s, choice % HEXES)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """Both hexes, the goal first."""
        return [] if choice == STOP else [f"hex-{choice % HEXES}", f"hex-{choice // HEXES}"]


def hexes_in(mask: int) -> list[int]:
    """The hexes of a mask."""
    return [h for h in range(HEXES) if mask >> h & 1]


def refuse_hexes(s: CrescentMoon, step: HexChoice, hexes: list[int], why: str, rule: str) -> list[Refusal]:
    """Up to three hexes that are not on offer, all for one reason."""
    return [
        Refusal(hex_name(s, h), Say(f"option-{step.name}", {"hex": hex_name(s, h)}), Say(why), rule) for h in hexes[:3]
    ]
