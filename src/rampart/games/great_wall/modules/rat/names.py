"""The names of the cards of the Rat."""

from typing import Final

RAT_ARTIFACTS: Final = ["zhaoyao_jing", "golden_abacus", "zodiac_wheel", "lacquer_rice_box", "moonlit_lantern"]
RAT_CARDS: Final = ["hungry_rat", "sly_rat", "bold_rat", "grey_rat", "temple_rat"]
