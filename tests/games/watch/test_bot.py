"""The greedy bot of the Watch: samples of its strength in every run, the full numbers in the soak."""

from collections.abc import Sequence

import pytest
from tests.games.watch.table import GAME, asked, chain, choose, keys, table
from tests.playing import in_this_run

import rampart
from rampart.games.watch.policy import POLICY
from rampart.games.watch.state import Watch
from rampart.kernel.rng import seeded


def wins_against_random(seeds: Sequence[int], players: int = 4, **options: int | str | bool) -> int:
    """How many games the greedy bot wins against random ones, its seat changing from game to game."""
    wins = 0
    for seed in seeds:
        s = GAME.new(players=players, seed=seed, **options)
        mine = seed % players
        bots = [rampart.bot("greedy" if seat == mine else "random", seed * 8 + seat) for seat in range(players)]
        while not s.over:
            seat = s.deciders[0]
            s.choose(bots[seat].choose(s, seat), seat)
        wins += s.winners() == [mine]
    return wins


def taken(s: Watch) -> str:
    """The key of what the greedy bot takes."""
    seat = s.deciders[0]
    return s.key(rampart.bot("greedy").choose(s, seat), seat)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["watch", "base", "classic"])
def test_greedy_beats_random(mode: str) -> None:
    offers = 0 if mode == "classic" else 10
    seeds = in_this_run(range(4))
    assert wins_against_random(seeds, mode=mode, max_offers_per_turn=offers) >= len(seeds) - 1


@pytest.mark.soak
def test_greedy_beats_three_random_bots_on_the_wall() -> None:
    assert wins_against_random(range(100)) >= 95


@pytest.mark.soak
def test_greedy_beats_one_random_bot_on_the_island() -> None:
    assert wins_against_random(range(100), players=2, mode="classic") >= 95


def test_it_builds_what_wins() -> None:
    s = table(hands=["GGOOO"], buildings={"N0,1": "settlement_0", "N2,1": "settlement_0"})
    assert taken(s).startswith("keep:")


def test_it_builds_the_guard_that_brings_a_point() -> None:
    s = table(
        hands=["LBW"], guards={1: [0], 2: [0]}, buildings={"N0,1": "settlement_0"}, roads={0: chain("N0,1", "S1,0")}
    )
    assert taken(s).startswith("guard:")


def test_it_guards_the_section_that_would_give_way() -> None:
    s = table(
        hands=["LBW"],
        breaches=1,
        camps={"ice": "RR", "cave": "RR", "horn": "R"},
        clearings={2: "R"},
        guards={1: [1, 1], 2: [2], 3: [0, 3], 4: [2, 2]},
        buildings={"N2,3": "settlement_0"},
    )
    assert taken(s) == "guard:2"


def test_it_leads_in_guards_when_the_wall_is_about_to_fall() -> None:
    s = table(
        hands=["LBWG"], breaches=2, guards={2: [1], 3: [0]}, buildings={"N2,3": "settlement_0", "N0,1": "keep_1"},
        roads={0: chain("N2,3", "S2,2", "N1,3")},
    )  # fmt: skip
    assert taken(s).startswith("guard:")


def haggling_table(partner: str, **more: object) -> Watch:
    """Seat 0 has lumber to spare and lacks grain for a settlement; seat 1 lacks lumber for one, or not."""
    return table(
        stage="trade", hands=["LLLBW", partner, "GG"], options={"sealed": False}, mode="base",
        buildings={"N0,1": "settlement_0", "N2,3": "settlement_1"},
        roads={0: chain("N0,1", "S1,0", "N1,1"), 1: chain("N2,3", "S2,2", "N1,3")}, **more,
    )  # fmt: skip


def test_it_offers_what_it_can_spare_for_what_it_needs_to_whom_it_helps() -> None:
    s = haggling_table("GGGBW")
    assert taken(s) == "offer"
    choose(s, "offer")
    assert taken(s) == "to:1"
    while asked(s) not in ("answer_offer", "trade"):
        choose(s, taken(s))
    assert asked(s) == "answer_offer"
    gives, wants = s.pad[2:7], s.pad[7:12]
    assert gives == [1, 0, 0, 0, 0]
    assert wants == [0, 0, 0, 1, 0]
    assert taken(s) == "accept"
    choose(s, "accept")
    assert taken(s) == "confirm:1"


def test_it_makes_no_offer_that_nobody_can_accept_or_gains_by() -> None:
    assert taken(haggling_table("LLBOO")) != "offer"  # nobody but seat 2 has grain, and lumber is of no use there
    assert taken(haggling_table("GGGLLLBBWWW")) != "offer"


def test_it_does_not_repeat_an_offer_in_the_same_turn() -> None:
    s = haggling_table("GGGBW")
    choose(s, "offer", "to:1", "give:lumber", "done", "want:grain", "done", "decline")
    assert asked(s) == "trade"
    assert taken(s) != "offer"


def test_it_does_not_trade_with_one_who_is_about_to_win() -> None:
    near = {"N0,1": "keep_0", "N2,1": "keep_0", "N-1,2": "keep_0", "N1,2": "keep_0"}
    s = table(stage="trade", hands=["L", "GGOO"], buildings={**near, "N0,3": "settlement_1"})
    choose(s, "offer", "give:lumber", "done", "want:grain", "done")
    assert s.deciders == [1]
    assert taken(s) == "decline"
    assert "accept" in keys(s)


def said(s: Watch, key: str) -> str:
    """What seat 1 says with an answer to an offer of lumber for grain."""
    options = {s.key(option, 1): option for option in s.options(1)}
    remark = rampart.bot("greedy").remark(s, 1, options[key])
    return remark.id if remark is not None else ""


def test_it_says_why_it_answers_so() -> None:
    near = {"N0,1": "keep_0", "N2,1": "keep_0", "N-1,2": "keep_0", "N1,2": "keep_0"}
    winning = table(stage="trade", hands=["L", "GGOO"], buildings={**near, "N0,3": "settlement_1"})
    choose(winning, "offer", "give:lumber", "done", "want:grain", "done")
    assert said(winning, "decline") == "remark-leader"
    assert said(winning, "accept") == ""
    useless = haggling_table("GLLLLLL")
    choose(useless, "offer", "to:1", "give:lumber", "done", "want:grain", "done")
    assert said(useless, "decline") == "remark-no-use"
    assert said(useless, "counter") == "remark-counter"
    assert rampart.bot("greedy").remark(haggling_table("GGGBW"), 0, 0) is None  # an action is no answer


def test_no_one_makes_an_offer_for_want_of_care() -> None:
    s = haggling_table("LLBOO")  # no offer is worth a try
    options = {s.key(option, 0): option for option in s.options(0)}
    assert POLICY.bothers(s, 0, options["offer"])
    assert [key for key, option in options.items() if POLICY.bothers(s, 0, option)] == ["offer"]
    for seed in range(12):
        order = [s.key(option, 0) for option, _ in rampart.bot("novice", seed).weigh(s.view(0), 0)]
        assert order[0] != "offer"
        assert sorted(order) == sorted(options)


def test_it_sees_only_its_view() -> None:
    s = GAME.new(4, 3, mode="base")
    bot = rampart.bot("greedy", 5)
    for _ in range(60):
        seat = s.deciders[0]
        choice = bot.choose(s, seat)
        assert bot.choose(s.view(seat), seat) == choice
        s.choose(choice, seat)


@pytest.mark.slow
@pytest.mark.no_cover
def test_four_bots_hold_the_wall_to_a_glorious_end() -> None:
    seeds = in_this_run(range(12))
    ends = []
    for seed in seeds:
        s = GAME.new(players=4, seed=seed)
        bots = [rampart.bot("greedy", seed * 8 + seat) for seat in range(4)]
        while not s.over:
            seat = s.deciders[0]
            s.choose(bots[seat].choose(s, seat), seat)
        ends.append(s.ending)
    assert ends.count("glorious") * 2 > len(ends)


def test_quick_choices_build_trade_and_do_not_talk() -> None:
    s = table(hands=["GGOOO"], buildings={"N0,1": "settlement_0", "N2,1": "settlement_0"})
    assert quick(s).startswith("keep:")
    s = table(
        stage="trade",
        hands=["LLLLLBW"],
        mode="base",
        buildings={"N0,1": "settlement_0"},
        roads={0: chain("N0,1", "S1,0", "N1,1")},
    )
    assert quick(s) == "bank:lumber>grain"
    s = haggling_table("GGGBW")
    choose(s, "offer", "to:1", "give:lumber", "done", "want:grain", "done")
    assert quick(s) == "decline"


def quick(s: Watch) -> str:
    """The key of what is played in rollouts."""
    seat = s.deciders[0]
    return s.key(POLICY.choose(s, seat, s.options(seat), seeded(1)), seat)
