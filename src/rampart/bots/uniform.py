"""The bot that takes any option, each as likely as the others."""

from rampart.bots.base import Bot
from rampart.kernel.state import State


class RandomBot(Bot):
    """The baseline against which the others are measured."""

    name = "random"

    def pick(self, v: State, seat: int) -> int:
        """One of the options, drawn from the bot's own chance."""
        options = v.options(seat)
        return options[self.rng.below(len(options))]

    def weigh(self, v: State, seat: int) -> list[tuple[int, float | None]]:
        """All are alike to it."""
        return [(option, None) for option in v.options(seat)]
