"""What decisions have in common: hexes, ways from hex to hex, and the reasons why something is refused."""

from typing import Final

from rampart.games.crescent_moon.arguments import ONE_HEX, UNITS_OF_A_KIND
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.verbs import hex_name
from rampart.kernel.codec import Options, members
from rampart.kernel.step import Choice, Refusal, Say

HEXES_TO_CHOOSE: Final = Options()
HEX_CHOSEN: Final = HEXES_TO_CHOOSE.part("hex", ONE_HEX)  # it is the first case: such an option is the hex itself
NO_HEX: Final = HEXES_TO_CHOOSE.case("stop").code

WAYS: Final = Options()
WAY: Final = WAYS.case("way")
WAY_TO: Final = WAY.part("to", ONE_HEX)
WAY_FROM: Final = WAY.part("from", ONE_HEX)
STOP: Final = WAYS.case("stop").code  # to make no further move
GOALS: Final = WAY_TO.shares()
STARTS: Final = WAY_FROM.shares()

NUMBERS_OF_UNITS: Final = Options()
NUMBER_OF_UNITS: Final = NUMBERS_OF_UNITS.part("n", UNITS_OF_A_KIND)


class HexChoice(Choice[CrescentMoon]):
    """A decision whose options are hexes, and to stop where that is on offer."""

    choices = HEXES_TO_CHOOSE

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """The name of the hex, or `stop`."""
        return "stop" if choice == NO_HEX else hex_name(s, choice)

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == NO_HEX:
            return Say("option-stop")
        return Say(f"option-{self.name}", {"hex": hex_name(s, choice)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_HEX else [f"hex-{choice}"]


class WayChoice(Choice[CrescentMoon]):
    """A decision whose options lead from one hex to another, and STOP where that is on offer."""

    choices = WAYS

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `b2>c3`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"{hex_name(s, WAY_FROM.of(choice))}>{hex_name(s, WAY_TO.of(choice))}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        start, to = hex_name(s, WAY_FROM.of(choice)), hex_name(s, WAY_TO.of(choice))
        return Say(f"option-{self.name}", {"from": start, "to": to})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """Both hexes, the goal first."""
        return [] if choice == STOP else [f"hex-{WAY_TO.of(choice)}", f"hex-{WAY_FROM.of(choice)}"]


def hexes_in(mask: int) -> list[int]:
    """The hexes of a mask."""
    return members(mask)


def refuse_hexes(s: CrescentMoon, step: HexChoice, hexes: list[int], why: str, rule: str) -> list[Refusal]:
    """Up to three hexes that are not on offer, all for one reason."""
    return [
        Refusal(hex_name(s, h), Say(f"option-{step.name}", {"hex": hex_name(s, h)}), Say(why), rule) for h in hexes[:3]
    ]
