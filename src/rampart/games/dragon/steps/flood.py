"""The flood among the super events: half of all things are returned."""

from typing import Final

from rampart.games.dragon.arguments import (
    MOST_RETURNED,
    OF_FLOOD,
    OWED,
)
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.verbs import (
    gain_fireworks,
    gain_rice,
    gain_yuan,
)
from rampart.games.dragon.tables import (
    S_FLOOD_FIREWORKS,
)
from rampart.kernel.codec import Options, count
from rampart.kernel.step import Choice, Say

RICE_RETURNED: Final = Options()
RICE_RETURNED.part("rice", count(MOST_RETURNED))

FIREWORKS_RETURNED: Final = Options()
FIREWORKS_RETURNED.part("fireworks", count(MOST_RETURNED))


class FloodRice(Choice[Dragon]):
    """How many of the returned things are rice (YD-830)."""

    rule = "YD-830"
    args = OF_FLOOD
    choices = RICE_RETURNED

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """As many as there are, and as few as yuan and fireworks can make up for."""
        owed = OWED.of(args)
        me = s.players[p]
        return list(range(max(0, owed - me.yuan - me.fireworks), min(me.rice, owed) + 1))

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        owed = OWED.of(args)
        gain_rice(s, p, -choice)
        s.push(S_FLOOD_FIREWORKS, p, OWED.put(owed - choice))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `rice:2`."""
        return f"rice:{choice}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How much is owed in all."""
        return Say("flood_rice", {"owed": OWED.of(args)})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("option-rice", {"n": choice})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("effect-still-owed", {"n": OWED.of(args) - choice})


class FloodFireworks(Choice[Dragon]):
    """How many of the rest are fireworks; yuan make up what is left (YD-830)."""

    rule = "YD-830"
    args = OF_FLOOD
    choices = FIREWORKS_RETURNED

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """As many as there are, and as few as the yuan can make up for."""
        owed = OWED.of(args)
        me = s.players[p]
        return list(range(max(0, owed - me.yuan), min(me.fireworks, owed) + 1))

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The rest is paid in yuan."""
        owed = OWED.of(args)
        gain_fireworks(s, p, -choice)
        gain_yuan(s, p, choice - owed)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `fireworks:1`."""
        return f"fireworks:{choice}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How much is still owed."""
        return Say("flood_fireworks", {"owed": OWED.of(args)})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("option-fireworks", {"n": choice})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The yuan that make up the rest."""
        return Say("effect-yuan-rest", {"n": OWED.of(args) - choice})
