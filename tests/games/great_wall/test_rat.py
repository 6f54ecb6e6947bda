"""The Rat: set-up, its gold, who moves it, its cards and artifacts (7.6)."""

import pytest
from tests.games.great_wall.module_table import rat_at, with_rat
from tests.games.great_wall.table import B, R, Y, asked, horde, keys, pass_until, play, player, reed_player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall import tables as t
from rampart.games.great_wall.cards import ARTIFACT_CARDS, NOWHERE
from rampart.games.great_wall.content.names import ARTIFACT_WORDS
from rampart.games.great_wall.modules.rat.names import RAT_CARDS
from rampart.games.great_wall.modules.rat.part import rat_of
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.errors import BadDocument

GAME = rampart.game("great_wall")
LATER = step("reclaim", R)  # a decision that ends what a test is about


def me(**fields: object) -> dict:
    """A player with a discarded command card, so that the decision after what is tested is there."""
    return player(**({"discard": ["betrayal"]} | fields))


def sits(s: GreatWall) -> str:
    return t.LOCATION_WORDS[rat_of(s).location]


# ---- setting up


@rule("GWX-RAT-01", "GWX-006")
def test_the_artifacts_are_mixed_and_the_top_player_places_the_rat() -> None:
    s = GAME.new(players=3, seed=5, rat=True)
    assert isinstance(s, GreatWall)
    assert len(s.artifacts) == 3 and sorted(s.artifacts + s.artifact_box) == sorted(s.box.artifacts)
    rat = rat_of(s)
    assert rat.location == -1 and rat.card >= 0 and len(rat.deck) == 4
    pass_until(s, lambda: asked(s).startswith("move_rat"), words=())
    assert s.deciders == [s.tea[0]] and len(keys(s, s.tea[0])) == 10
    play(s, (s.tea[0], "rat:temple"))
    assert sits(s) == "temple" and s.season == t.FALL


@rule("GWX-RAT-01")
def test_without_the_rat_none_of_its_cards_are_there() -> None:
    s = GAME.new(players=3, seed=5)
    assert isinstance(s, GreatWall)
    assert sorted(s.artifacts + s.artifact_box) == list(range(5))


def test_a_rat_without_a_place_is_refused() -> None:
    with pytest.raises(BadDocument, match="rat sits"):
        with_rat(me(), me(), me(), todo=[LATER], rat={"rat": {**rat_at()["rat"], "location": None}})


def test_nobody_sees_the_deck() -> None:
    s = with_rat(me(), me(), me(), todo=[LATER])
    assert s.view(R).part("rat").deck == [-2] * 4  # type: ignore[attr-defined]


# ---- its gold


@rule("GWX-RAT-02")
def test_everyone_with_a_clerk_in_its_location_gains_a_gold_first() -> None:
    people = [me(clerks={"temple": 2}), me(clerks={"temple": 1}), me()]
    s = with_rat(*people, todo=[step("activation_step", R), LATER], active=R)
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert [s.resources[p][t.GOLD] for p in (R, B, Y)] == [1, 1, 0]


@rule("GWX-RAT-02")
def test_elsewhere_nobody_gains_gold() -> None:
    people = [me(clerks={"temple": 2}), me(clerks={"temple": 1}), me()]
    s = with_rat(*people, rat=rat_at("quarry"), todo=[step("activation_step", R), LATER], active=R)
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert [s.resources[p][t.GOLD] for p in (R, B, Y)] == [0, 0, 0]


@rule("GWX-008")
def test_the_reed_clan_gets_no_gold_and_never_moves_the_rat() -> None:
    reed = {"clerks": {"temple": 1, "quarry": 1, "gold_mine": 1}}
    people = [me(clerks={"temple": 1}), me(clerks={"temple": 1})]
    s = with_rat(*people, reed=reed, todo=[step("activation_step", R), step("horde_check"), LATER], active=R)
    assert reed_player(reed)["clerks"] == reed["clerks"]
    pass_until(s, lambda: asked(s).startswith("move_rat"))
    assert [mine[t.GOLD] for mine in s.resources] == [1, 1]
    assert s.deciders == [R]


# ---- who moves it

ON_A_HORDE = {"L": [horde("camp_train_L", "0.0:B")], "M": ["camp_train_M"], "R": ["camp_train_R"]}
MOVERS = [
    ("hungry_rat", [me(clerks={"quarry": 1}), me(), me(clerks={"quarry": 1})], None, B),
    ("sly_rat", [me(clerks={"quarry": 1}), me(unhired=4), me(clerks={"temple": 1})], None, B),
    ("bold_rat", [me(), me(), me()], ON_A_HORDE, B),
    ("grey_rat", [me(honour=3), me(honour=1), me(honour=2)], None, B),
    ("temple_rat", [me(), me(tactics=["retreat"]), me()], None, B),
]  # fmt: skip


@rule("GWX-RAT-CRD-01", "GWX-RAT-CRD-02", "GWX-RAT-CRD-03", "GWX-RAT-CRD-04", "GWX-RAT-CRD-05")
@pytest.mark.parametrize(
    ("card", "people", "hordes", "mover"),
    MOVERS,
    ids=[case[0] for case in MOVERS],
)
def test_a_card_says_who_moves_it(card: str, people: list[dict], hordes: dict | None, mover: int) -> None:
    s = with_rat(*people, rat=rat_at("temple", card), hordes=hordes, todo=[step("horde_check"), LATER])
    assert asked(s) == f"move_rat {'RBY'[mover]}"
    assert "rat:temple" not in keys(s, mover) and len(keys(s, mover)) == 9
    play(s, (mover, "rat:embassy"))
    assert sits(s) == "embassy" and asked(s) == "reclaim R"


@rule("GWX-RAT-03")
@pytest.mark.parametrize("card", [word for word in RAT_CARDS if word != "bold_rat"])
def test_ties_go_to_the_higher_in_tea_order(card: str) -> None:
    s = with_rat(me(), me(), me(), tea="YBR", rat=rat_at("temple", card), todo=[step("horde_check"), LATER])
    assert asked(s) == "move_rat Y"


@rule("GWX-RAT-03", "GWX-RAT-CRD-03")
def test_where_no_one_qualifies_it_stays() -> None:
    s = with_rat(me(), me(), me(), rat=rat_at("temple", "bold_rat"), todo=[step("horde_check"), LATER])
    assert asked(s) == "reclaim R" and sits(s) == "temple"


@rule("GWX-RAT-03")
def test_in_winter_it_stays() -> None:
    s = with_rat(me(), me(), me(), season="winter", todo=[step("horde_check"), LATER])
    assert asked(s) == "reclaim R"


@rule("GWX-RAT-04")
def test_each_summer_a_new_card_is_turned() -> None:
    people = [player(), player(), player()]
    s = with_rat(
        *people, rat=rat_at("temple", "sly_rat"), season="spring", year=2, space=1, todo=[step("summer"), step("fall")]
    )
    assert RAT_CARDS[rat_of(s).card] == "hungry_rat" and rat_of(s).discard == [RAT_CARDS.index("sly_rat")]  # fmt: skip


@rule("GWX-RAT-04")
def test_an_empty_deck_is_made_of_the_old_cards_but_not_of_the_one_shown() -> None:
    gone = ("hungry_rat", "bold_rat", "grey_rat", "temple_rat")
    rat = rat_at("temple", "sly_rat", gone)
    s = with_rat(
        player(), player(), player(), rat=rat, season="spring", year=2, space=1, todo=[step("summer"), step("fall")]
    )
    assert RAT_CARDS[rat_of(s).card] in gone and len(rat_of(s).deck) == 3
    assert rat_of(s).discard == [RAT_CARDS.index("sly_rat")]


# ---- its artifacts


def score(s: GreatWall, word: str, p: int = R) -> int:
    card = ARTIFACT_CARDS[ARTIFACT_WORDS.index(word)]
    return sum(amount.of(s, p, NOWHERE) for amount in card.scores)


AT_THE_WALL = {
    "wall": {"L": 1},
    "hordes": {"L": [horde("camp_train_L", "0.0:R")], "R": [horde("camp_train_R", "0.0:R")]},
}
SCORES = [
    ("zhaoyao_jing", me(rest={"L_spearman": 2, "M_archer": 1}, firing={"L": 1}), AT_THE_WALL, 12),
    ("zhaoyao_jing", me(rest={"L_spearman": 2, "M_archer": 1}), {"wall": {"L": 1, "M": 1}}, 9),
    ("zhaoyao_jing", me(rest={"L_spearman": 2}), {}, 0),
    ("golden_abacus", me(goods="GGG", levels={"gold_mine": 2}), {}, 7),
    ("golden_abacus", me(goods="G" * 14), {}, 10),
    ("zodiac_wheel", me(clerks={"quarry": 2, "temple": 1}), {}, 10),
    ("zodiac_wheel", me(clerks={"quarry": 1, "temple": 1, "embassy": 1, "headquarters": 1}), {}, 15),
    ("lacquer_rice_box", me(unhired=2), {}, 12),
    ("moonlit_lantern", me(shamed={"archer": 1}, claimed=["sappers_L"], stains={"sappers_L": 1}), {}, 6),
    ("moonlit_lantern", me(shamed={"spearman": 6}), {}, 0),
]  # fmt: skip


@rule("GWX-RAT-ART-01", "GWX-RAT-ART-02", "GWX-RAT-ART-03", "GWX-RAT-ART-04", "GWX-RAT-ART-05")
@pytest.mark.parametrize(
    ("word", "who", "fields", "honour"),
    SCORES,
)
def test_an_artifact_scores(word: str, who: dict, fields: dict, honour: int) -> None:
    s = with_rat(who, me(), me(), todo=[LATER], **fields)
    assert score(s, word) == honour


@rule("GWX-001")
def test_the_rat_is_refused_at_no_number_of_players() -> None:
    for seats in GAME.seats:
        assert GAME.new(players=seats, seed=1, rat=True).box.has("rat")  # type: ignore[attr-defined]
