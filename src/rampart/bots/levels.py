"""The levels that people choose from: they differ in care and in how far they look, not in what they see."""

from typing import ClassVar, Final

from rampart.bots.base import Bot, policy_of
from rampart.bots.greedy import GreedyBot, ranked
from rampart.bots.search import SearchBot
from rampart.kernel.rng import seeded
from rampart.kernel.state import State

CHANCES: Final = 1000
MASTERS_TIME: Final = 0.6  # seconds: with one worker and four tables all of them are served within three


class CarelessBot(Bot):
    """It sees what is good, but overlooks the best option now and then, and the next one too."""

    care: ClassVar[int]  # of 1000 options that come next in its order, how many it takes
    least: ClassVar[int] = 3  # so many of the best options it looks at, and half of all where there are more

    def pick(self, v: State, seat: int) -> int:
        """The best option that it does not overlook."""
        return self.weigh(v, seat)[0][0]

    def weigh(self, v: State, seat: int) -> list[tuple[int, float | None]]:
        """The options by falling worth, but the one it takes first."""
        order = ranked(v, seat, self.seed)
        policy = policy_of(v.rules.name)
        likely = [order[0], *(x for x in order[1:] if not policy.bothers(v, seat, x[1]))]
        seen = likely[: max(self.least, len(order) // 2)]
        chance = seeded(self.seed)
        at = 0
        while at + 1 < len(seen) and chance.below(CHANCES) >= self.care:
            at += 1
        taken = seen[at]
        return [(option, value) for value, option in [taken, *(x for x in order if x is not taken)]]


class NoviceBot(CarelessBot):
    """Plausible but careless."""

    name = "novice"
    care = 320


class ApprenticeBot(CarelessBot):
    """Knows what it is about, and makes a mistake now and then."""

    name = "apprentice"
    care = 530


class SteadyBot(GreedyBot):
    """Takes what looks best, every time."""

    name = "steady"


class MasterBot(SearchBot):
    """Tries its options in many games that could follow."""

    name = "master"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.manner.rollouts = 0
        self.manner.seconds = MASTERS_TIME


LEVELS: Final[tuple[type[Bot], ...]] = (NoviceBot, ApprenticeBot, SteadyBot, MasterBot)
