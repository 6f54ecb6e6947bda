"""The five artifacts (GWC-ART)."""

import pytest
from tests.games.great_wall.card_table import table
from tests.games.great_wall.table import B, R, horde, player, step
from tests.rules import rule

from rampart.games.great_wall.content.names import ARTIFACT_WORDS, BASE_ARTIFACTS
from rampart.games.great_wall.state import GreatWall


def scored(artifact: str, *players: dict, **fields: object) -> GreatWall:
    """The artifacts are scored for all, with only one on the table."""
    others = [word for word in ARTIFACT_WORDS[:BASE_ARTIFACTS] if word != artifact]
    return table(
        *players, todo=[step("score_artifacts", seat) for seat in range(len(players))], season="winter",
        artifacts=[artifact], artifact_box=others, **fields,
    )  # fmt: skip


@rule("GWC-ART-01")
def test_the_heirloom_seal_counts_all_advisors() -> None:
    s = scored("heirloom_seal", player(advisors=["interpreter", "abbot"], support=["architect"]), player(), player())
    assert s.honour == [9, 0, 0]


@rule("GWC-ART-02")
@pytest.mark.parametrize(
    ("levels", "honour"),
    [
        ({}, 0),
        ({"quarry": 3}, 6),
        ({"lumber_mill": 1, "quarry": 3, "temple": 2}, 12),
        ({"lumber_mill": 1, "quarry": 1, "gold_mine": 1, "temple": 1}, 12),
    ],
)
def test_the_nine_tripods_count_levels_and_a_full_set(levels: dict, honour: int) -> None:
    s = scored("nine_tripods", player(levels=levels), player(), player())
    assert s.honour == [honour, 0, 0]


@rule("GWC-ART-03")
def test_the_sword_of_goujian_counts_claimed_hordes_without_shame() -> None:
    mine = ["sappers_L", "sappers_M", "marauders_L"]
    s = scored("sword_of_goujian", player(claimed=mine, stains={"sappers_M": 1}), player(), player())
    assert s.honour == [8, 0, 0]


@rule("GWC-ART-04", "GWC-ART-10", "GWC-614")
def test_the_jade_disc_counts_soldiers_in_the_field() -> None:
    s = scored(
        "jade_disc", player(rest={"L_spearman": 2, "M_archer": 1}, firing={"L": 1}, levels={"quarry": 2}), player(),
        player(shamed={"archer": 1}), hordes={"L": [horde("heavy_lancers_L", "0.2+0.3:B 0.4:R 1.1:x")]},
    )  # fmt: skip
    assert s.honour == [15, 3, 0]  # a horseman is one soldier; overseers and the pool do not count


@rule("GWC-ART-05", "GWC-R07")
@pytest.mark.parametrize(("goods", "honour"), [("WSGCC", 5), ("W" * 16, 16), ("W" * 20, 16)])
def test_the_river_scroll_counts_goods_and_tactic_cards(goods: str, honour: int) -> None:
    s = scored("river_scroll", player(goods=goods, tactics=["retreat", "pursuit"]), player(), player())
    assert s.honour == [honour + 4, 0, 0]


@rule("GWC-ART-10")
def test_every_player_scores_every_artifact_on_the_table_and_the_reed_clan_none() -> None:
    s = table(
        player(advisors=["abbot"], goods="WW"), player(levels={"quarry": 1}),
        todo=[step("score_artifacts", R), step("score_artifacts", B)], season="winter",
        artifacts=["heirloom_seal", "nine_tripods", "river_scroll"], artifact_box=["sword_of_goujian", "jade_disc"],
    )  # fmt: skip
    assert s.honour == [5, 2]
