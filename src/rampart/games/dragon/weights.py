"""The prices that the evaluation of a position reckons with."""

from typing import Final

from rampart.games.dragon.tables import MONTHS


class Weights:
    """The prices that the planner reckons with, in points."""

    def __init__(self, prices: list[float]) -> None:
        (
            self.loss, self.loss_per_month, self.recruit, self.recruit_per_month, self.spare_action,
            self.rank, self.lead, self.fee, self.festival, self.festival_wait, self.yuan, self.invasion,
            self.healer_card, self.book, self.hammer, self.coin, self.sack, self.rocket, self.helmet,
        ) = prices  # fmt: skip

    def price(self, month: int) -> float:
        """What a person lost in a month costs, beside the 2 points at the end."""
        return self.loss + self.loss_per_month * (MONTHS - month)


# Set by hand: more points at a table of equals, which leave each other the cheap actions.
HAND_SET: Final = Weights(
    [0.80, 0.18, 0.60, 0.12, 2.20, 0.35, 0.04, 1.00, 0.55, 0.08, 0.33, 0.60, 0.50, 0.35, 0.25, 0.25, 0.25, 0.20, 0.25]
)
# Tuned by play against itself: it fights for the order of play and beats the other.
TUNED: Final = Weights(
    [0.23, 0.59, 0.51, 0.20, 4.07, 0.41, 0.69, 0.13, 1.21, 0.35, 0.05, 0.29, 1.04, 0.16, 0.21, 0.31, 0.55, 1.17, 0.62]
)
