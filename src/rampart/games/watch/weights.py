"""The prices that the bots reckon with, in tenths of a victory point where nothing else is said."""

from typing import Final

NAMES: Final = [
    "pip",  # of production, by dot and a card's price
    "kind",  # for each kind of resource produced
    "scarce",  # what is left of a plan for a missing card of a kind that is not produced
    "plenty",  # and how much more for each card of the kind expected in a round
    "traded",  # what share of it is lost by each trade with the bank
    "unbuilt",  # what share of a plan that can be paid is not counted before it is built
    "next_plan",  # how much the second best plan counts
    "card_in_hand",
    "seven",  # for each card that a 7 would take
    "room",  # how much the best site in reach counts
    "far",  # what is left of a site for each road to it
    "card",  # of a development card not yet played
    "patrol",  # of a Patrol played, as a share of the special card's points
    "road",  # of a road just as long as the longest, as a share of them
    "guard",  # of each guard beside points
    "glory",  # what everybody loses with a tragic end
    "ahead",  # to be first when it comes
    "behind",  # not to be
    "slope",  # for each guard more or less
    "yielding",  # how likely a section breaks whose guards are matched by the wildlings before it
    "driven",  # to drive a wildling out of the Gift
    "least_gain",  # of an exchange that is worth an offer
    "margin",  # what an exchange must bring to be agreed to
    "envy",  # how much the gain of a partner counts against an exchange
]


class Weights:
    """Prices by name."""

    def __init__(self, prices: list[float]) -> None:
        (
            self.pip, self.kind, self.scarce, self.plenty, traded, unbuilt, self.next_plan, self.card_in_hand,
            self.seven, self.room, self.far, self.card, self.patrol, self.road, self.guard, self.glory, self.ahead,
            self.behind, self.slope, self.yielding, self.driven, self.least_gain, self.margin, self.envy,
        ) = prices  # fmt: skip
        self.traded = 1.0 - traded
        self.ready = 1.0 - unbuilt


# Set by hand, then moved by `rampart tune watch --rounds 19 --pairs 12 --keep glory --keep driven`
PRICES: Final = [
    0.539, 1.538, 0.5666, 0.2319, 0.08916, 0.1236, 0.2878, 0.1908, 0.9864, 0.3207, 0.605, 5.212, 0.8768, 0.8339,
    0.8623, 60.0, 15.64, 21.54, 7.179, 0.2561, 1.0, 0.5755, 0.2878, 0.265,
]  # fmt: skip
TUNED: Final = Weights(PRICES)
