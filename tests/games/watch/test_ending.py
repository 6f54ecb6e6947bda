"""The end of the game: ten points, the two tragedies, and too many turns."""

import pytest
from tests.games.watch.table import asked, chain, choose, table
from tests.rules import rule

from rampart.games.watch.state import Watch

NINE = {"N0,1": "keep_0", "N2,1": "keep_0", "N-1,2": "keep_0", "N1,2": "keep_0", "N0,3": "settlement_0"}
TEN = {**NINE, "N2,3": "settlement_0"}


@rule("NW-801", "NW-802")
def test_ten_points_win_at_once_on_the_own_turn() -> None:
    s = table(mode="base", hands=["LBWG"], buildings=NINE, roads={0: chain("N2,3", "S2,2")})
    choose(s, "settlement:N2,3")
    assert s.over
    assert (s.winners(), s.ending) == ([0], "ten_points")


@rule("NW-802", "NW-803")
def test_points_gained_on_anothers_turn_win_at_the_start_of_the_own() -> None:
    s = table(mode="base", active=3, buildings=TEN)
    assert not s.over
    choose(s, "end")
    assert s.over
    assert s.winners() == [0]
    lost = table(mode="base", active=2, buildings=TEN)
    choose(lost, "end")
    assert not lost.over


@rule("NW-804", "NW-641")
def test_all_show_their_points_at_the_end() -> None:
    s = table(mode="base", active=3, buildings=TEN, cards=[{}, {"vp_card": 2}], bought=[{}, {}, {"vp_card": 1}])
    assert s.scores() == [10, 0, 0, 0]
    choose(s, "end")
    assert s.scores() == [10, 2, 1, 0]
    assert s.view(None).scores() == [10, 2, 1, 0]
    assert [s.total_points(p) for p in range(4)] == [10, 2, 1, 0]  # no card is counted twice
    assert [s.card_count(p) for p in range(4)] == [0, 0, 0, 0]


@rule("NW-804")
def test_a_win_that_shows_the_cards_of_others_is_not_taken_back() -> None:
    s = table(mode="base", hands=["LBWG"], buildings=NINE, roads={0: chain("N2,3", "S2,2")}, cards=[{}, {"vp_card": 1}])
    choose(s, "settlement:N2,3")
    assert s.over
    assert s.undoable(0) == ""


@rule("NW-1101")
def test_glory_comes_after_the_action_is_resolved() -> None:
    s = table(hands=["LBWG"], buildings=NINE, roads={0: chain("N2,3", "S2,2")}, under={0: ["ice_climber"]})
    choose(s, "settlement:N2,3")
    assert (s.winners(), s.ending) == ([0], "glorious")


@rule("NW-1102")
def test_no_glory_before_the_wildling_die() -> None:
    s = table(stage="before_roll", buildings=TEN, cards=[{"winter": 1}], fate=[0, 0, 11])
    assert asked(s) == "before_roll"
    choose(s, "play:winter", "take:ore", "take:ore")
    assert not s.over
    choose(s, "roll")
    assert s.over
    assert s.winners() == [0]


@rule("NW-1103", "NW-1111")
def test_a_tragedy_takes_the_glory() -> None:
    s = table(stage="before_roll", buildings=TEN, fate=[0, 0, 0], camps={"ice": "R"}, breaches=2, guards={3: [1]})
    choose(s, "roll")
    assert s.ending == "third_breach"
    assert s.winners() == [1]


def tragic(guards: dict[int, list[int]], **fields: object) -> Watch:
    """A game that a breach of the first section just ended."""
    todo = ["wildling_die", {"step": "build", "seat": 0}]
    return table(todo=todo, dice=[1, 2, 1], camps={"ice": "R"}, breaches=2, guards=guards, **fields)  # type: ignore[arg-type]


@rule("NW-1113")
def test_most_guards_win_a_tragedy() -> None:
    s = tragic({2: [0, 1, 1], 3: [2, 3, 3, 3]}, buildings=TEN)
    assert s.winners() == [3]
    assert s.ranking() == [[3], [1], [0], [2]]


@rule("NW-1111")
def test_guards_are_counted_after_the_loss() -> None:
    todo = ["wildling_die", {"step": "build", "seat": 0}]
    s = table(todo=todo, dice=[1, 2, 1], camps={"ice": "R"}, clearings={1: "R"}, breaches=2, guards={1: [0], 2: [1]})
    assert s.winners() == [1]


@rule("NW-1114")
def test_points_break_the_tie_with_hidden_cards() -> None:
    s = tragic({2: [0, 1]}, cards=[{}, {"vp_card": 2}], buildings={"N0,1": "settlement_0"})
    assert s.winners() == [1]
    assert s.scores()[1] == 2


@rule("NW-1115")
def test_then_the_hand_breaks_it() -> None:
    assert tragic({2: [0, 1]}, hands=["LL", "O"]).winners() == [0]


@rule("NW-1116")
def test_else_everybody_loses() -> None:
    s = tragic({2: [0, 1]}, hands=["L", "O"])
    assert s.over
    assert s.winners() == []
    assert s.ranking()[0] == [0, 1]


@rule("NW-1117")
def test_without_guards_all_are_tied() -> None:
    assert tragic({}, hands=["", "", "O"]).winners() == [2]


@pytest.mark.parametrize("mode", ["base", "watch", "classic"])
@rule("NW-1118", "NW-804")
def test_too_many_turns_are_a_draw(mode: str) -> None:
    step = "trade_and_build" if mode == "classic" else "build"
    s = table(
        mode=mode, options={"turn_cap": 20}, turn=19, todo=[{"step": step, "seat": 0}], buildings={"N0,0": "keep_0"}
    )
    choose(s, "end")
    assert s.over
    assert (s.winners(), s.ending) == ([], "turn_cap")
