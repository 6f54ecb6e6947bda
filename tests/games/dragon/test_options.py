"""Options of the table (YD-802, YD-901 to YD-903)."""

import pytest
from tests.games.dragon.table import A, acting, court, decides, fresh, offered, pass_until, play, step, table
from tests.rules import rule

import rampart
from rampart import BadOptions
from rampart.games.dragon.tables import SUPER_WORDS


@rule("YD-901")
@pytest.mark.parametrize(("price", "yuan", "left"), [(6, 6, 0), (6, 8, 2), (7, 7, 0)])
def test_in_the_first_edition_a_large_privilege_costs_6(price, yuan, left):
    options = {"large_price": price}
    s = table([court(yuan=yuan), court()], acting(A), groups=[["privilege"], ["taxes"]], options=options)
    play(s, "take:privilege", "buy:large")
    assert (s.players[A].yuan, s.players[A].large) == (left, 1)


@rule("YD-901")
def test_without_the_option_6_yuan_buy_only_a_small_privilege():
    s = table([court(yuan=6), court()], acting(A), groups=[["privilege"], ["taxes"]])
    play(s, "take:privilege")
    assert (s.players[A].small, s.players[A].large) == (1, 0)
    assert rampart.game("dragon").options["large_price"].default == 7


@rule("YD-902")
@pytest.mark.parametrize("drawn", SUPER_WORDS)
def test_a_hidden_super_event_is_drawn_when_month_7_comes_to_it(drawn):
    options = {"super_event": "random", "hidden_super_event": True}
    todo = [step("lose_persons", A, demand=1), step("super_event")]
    fate = [SUPER_WORDS.index(drawn)]
    s = table([court("2[Sy,Fy]"), court()], todo, month=7, options=options, fate=fate)
    assert s.document()["super_event"] is None
    play(s, "release:scholar_young@1")
    assert s.document()["super_event"] == drawn


@rule("YD-902")
def test_until_then_nobody_knows_it_and_the_draw_at_set_up_falls_away():
    s = rampart.game("dragon").new(players=3, seed=8, super_event="random", hidden_super_event=True)
    months = set()
    while not s.over:
        if s.round < 7 or (s.round == 7 and s.phase < 3):
            assert s.document()["super_event"] is None
            months.add(s.round)
        s.choose(s.options(s.mover)[0])
    assert months == set(range(8))
    assert s.document()["super_event"] in SUPER_WORDS
    seat_and_bag = 1 + 9
    assert fresh(3, [0] * seat_and_bag, super_event="random", hidden_super_event=True).rng.fate == []


@rule("YD-902")
@pytest.mark.parametrize("other", ["none", "flood"])
def test_only_a_random_super_event_can_be_hidden(other):
    with pytest.raises(BadOptions, match="hidden_super_event"):
        rampart.game("dragon").new(players=3, super_event=other, hidden_super_event=True)


@rule("YD-903")
@pytest.mark.parametrize(("draw", "used"), [(0, "w_rice"), (2, "w_yuan"), (4, "w_vp")])
def test_a_random_wall_bonus_is_drawn_among_the_unused_tiles_after_the_action_is_chosen(draw, used):
    unused = ["w_rice", "w_firework", "w_yuan", "w_track", "w_vp"]
    players = [court(wall_tiles=unused), court()]
    s = table(
        players, acting(A), groups=[["build_wall"], ["taxes"]], wall="A", fate=[draw],
        options={"random_wall_bonus": True},
    )  # fmt: skip
    play(s, "take:build_wall")
    assert s.over  # there was nothing more to decide
    assert s.document()["players"][A]["wall_tiles"] == [tile for tile in unused if tile != used]
    me = s.players[A]
    assert (me.rice, me.yuan - 6, me.vp()) == (int(used == "w_rice"), 2 * (used == "w_yuan"), 3 * (used == "w_vp"))


@rule("YD-903")
def test_without_the_option_the_player_chooses_the_wall_tile():
    s = table([court(), court()], acting(A), groups=[["build_wall"], ["taxes"]], wall="")
    play(s, "take:build_wall")
    assert decides(s) == (A, "use_wall_tile")
    assert len(offered(s)) == 6


@rule("YD-801", "YD-802")
@pytest.mark.parametrize("name", SUPER_WORDS)
def test_the_table_may_name_the_super_event(name):
    assert rampart.game("dragon").new(players=2, seed=3, super_event=name).document()["super_event"] == name


@rule("YD-802")
def test_without_a_super_event_month_7_is_a_month_like_others():
    s = rampart.game("dragon").new(players=2, seed=3)
    assert s.document()["super_event"] is None
    players = [court("3[Sy,Fy]", hand="", yuan=0), court("3[Sy]", hand="", yuan=0)]
    s = table(players, [step("month", month=7)], month=7, event="peace")
    pass_until(s, lambda s: s.round == 8)
    assert s.breakdown() == [{"palaces": 1}, {"palaces": 1}]


@rule("YD-802")
def test_naming_after_the_year_is_laid_takes_the_place_of_super_event():
    with pytest.raises(BadOptions, match="choose_after_events"):
        rampart.game("dragon").new(players=2, super_event="flood", choose_after_events=True)


@rule("YD-805")
def test_both_expansions_may_be_used_together():
    for name in (*SUPER_WORDS, "random"):
        s = rampart.game("dragon").new(players=3, seed=5, wall=True, super_event=name)
        assert len(s.document()["players"][A]["wall_tiles"]) == 6
        assert s.super_event >= 0
        assert pass_until(s, lambda s: False).over
