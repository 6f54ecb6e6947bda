"""How the greedy bot plays In the Year of the Dragon: what it makes of positions, and that it finishes every game."""

import pytest
from tests.games.dragon.configs import CONFIGS
from tests.games.dragon.table import PERSONS, A, B, D, K, acting, court, hand, happens, palaces, step, table
from tests.playing import conserved, in_this_run

import rampart
from rampart import State
from rampart.games.dragon.appraise import Adviser, appraise
from rampart.games.dragon.evaluate import Rivals, value
from rampart.games.dragon.tables import MONTHS, TILE_WORDS, WILD
from rampart.games.dragon.weights import HAND_SET, TUNED

GAME = rampart.game("dragon")
GROUPS = [["taxes", "build"], ["harvest", "fireworks"], ["military", "research"], ["privilege"]]
GROUPS_WITH_WALL = [*GROUPS[:3], ["privilege", "build_wall"]]
CONTAGION_EARLY = [
    "peace", "peace", "contagion", "drought", "contagion", "mongols", "tribute", "festival", "drought", "festival",
    "mongols", "tribute",
]  # fmt: skip
TRIBUTE_EARLY = [
    "peace", "peace", "tribute", "mongols", "tribute", "festival", "mongols", "drought", "contagion", "drought",
    "contagion", "festival",
]  # fmt: skip
DROUGHT_EARLY = [
    "peace", "peace", "drought", "mongols", "drought", "festival", "mongols", "festival", "contagion", "tribute",
    "contagion", "tribute",
]  # fmt: skip


def chosen(s: State) -> str:
    """The key of what the greedy bot takes."""
    return s.key(rampart.bot("greedy").choose(s, s.mover), s.mover)


def play_by_bot(s: State) -> State:
    """Let the greedy bot decide for the seat that decides now, until another seat is asked or the game is over."""
    seat = s.mover
    while not s.over and s.mover == seat:
        s.choose(rampart.bot("greedy").choose(s, seat))
    return s


def rest_of(month: int) -> list[dict]:
    """What follows the actions of a month."""
    then = step("month", month=month + 1) if month < MONTHS else step("final_scoring")
    return [step("person_phase"), step("event_phase"), step("scoring_phase"), then]


def acts(me: dict, month: int, event: str, groups: list[list[str]] = GROUPS, **more) -> State:
    """The first of four players, well ahead on the track, is to act."""
    others = [court("2[Ty] 2[Cy]", track=9) for _ in range(3)]
    todo = [*acting(A, B, K, D), *rest_of(month)]
    return table([{"track": 20, **me}, *others], todo, month=month, event=event, groups=groups, phase="actions", **more)


def must_release(me: dict, month: int, events: list[str], demand: int = 1) -> State:
    """A player must let persons go, with the other one beside."""
    todo = [step("lose_persons", A, demand=demand), step("decay"), step("scoring_phase")]
    others = court("3[Wy] 2[Fy]", hand="CT")
    return table([me, others], [*todo, step("month", month=month + 1)], month=month, events=events, phase="event")


def places(me: dict, person: str, month: int) -> State:
    """A player has a person to place."""
    todo = [step("place_person", A, tile=TILE_WORDS.index(PERSONS[person])), step("event_phase")]
    return table([me, court("2[Ty] 2[Cy]")], todo, month=month, phase="persons")


def strikes(super_event: str, me: dict, **more) -> State:
    """A super event comes over a player, with the other one beside."""
    other = court("2[Ty] 2[Cy]", hand="HFPS")
    return happens(super_event, me, other, phase="event", todo=[step("month", month=8)], **more)


# ---- actions


@pytest.mark.parametrize(
    ("me", "month", "event", "action"),
    [
        (court("2[Fo,Ly] 2[Sy] 1[Wy]", hand="CTPMS??", rice=0), 4, "drought", "take:harvest"),
        (court("2[Ty,Ly] 2[Sy] 1[Wy]", hand="CFPMS??", yuan=0), 4, "tribute", "take:taxes"),
        (court("2[So,So] 2[Sy] 1[Wy]", hand="", yuan=4), 12, "peace", "take:research"),
        (court("2[Po,Ly] 2[Sy] 1[Wy]", hand="", yuan=0), 12, "festival", "take:fireworks"),
    ],
)
def test_an_action_prepares_for_what_comes(me, month, event, action):
    assert chosen(acts(me, month, event)) == action


def test_in_the_last_month_a_floor_is_built_only_under_monks():
    groups = [["build"], ["harvest", "fireworks"], ["military", "research"], ["taxes", "privilege"]]
    monks = acts(court("2[Mo,Mo] 2[Sy] 1[Wy]", hand="", rice=3), 12, "drought", groups)
    assert palaces(play_by_bot(monks), A) == "3[Mo,Mo] 2[Sy] 1[Wy]"
    others = acts(court("2[Ly,Ly] 2[Sy] 1[Wy]", hand="", rice=3), 12, "drought", groups)
    assert chosen(others) == "take:research"


def test_an_action_is_weighed_with_the_recruit_that_follows():
    s = acts(court("2[Wy,Ly]", hand="CTPMFS??", yuan=3), 2, "peace")
    best = [
        s.key(s.options(A)[worth.index(max(worth))], A) for worth in (appraise(s, A, TUNED, 0), appraise(s, A, TUNED))
    ]
    assert best == ["take:taxes", "take:build"]
    play_by_bot(s)
    assert palaces(s, A) == "2[Ly,Wy] 1[]"


def test_all_floors_may_go_on_one_palace():
    s = acts(court("1[Mo] 3[Cy,Cy,Sy]", hand="", rice=2), 12, "drought", [["build", "research"], *GROUPS[1:2], [], []])
    assert palaces(play_by_bot(s), A) == "3[Mo] 3[Cy,Cy,Sy] 1[]"


def test_a_site_that_fell_free_is_built_on():
    s = acts(court("0[] 3[Cy,Ly,Sy] 2[Wy,Fy]", hand="CM"), 6, "peace", [["build"], [], [], []])
    assert chosen(s) == "take:build"
    assert sum(play_by_bot(s).players[A].floors) == 7


def test_the_fewest_wall_tiles_cost_somebody_when_the_wall_does_not_hold():
    worth = []
    for wall in ("AABBKDD", "AABBKKDD", "AABBKKDDDDDD"):
        s = acts(court("2[Wo,Ly] 2[Sy]", hand="CT"), 10, "mongols", GROUPS_WITH_WALL, wall=wall)
        worth.append(value(s, A, Rivals(s, A), TUNED))
    somebody = TUNED.price(10) + 2
    assert worth[1] - worth[0] == pytest.approx(-somebody - 0.3 * (TUNED.price(12) + 2))  # now, and in the last check
    assert worth[2] == pytest.approx(worth[0])


def test_who_has_the_fewest_wall_tiles_builds_before_an_invasion():
    me = court("2[Wo,Ly] 2[Sy] 1[Wy]", hand="CTPMS??")
    assert chosen(acts(me, 4, "mongols", GROUPS_WITH_WALL, wall="BKD")) == "take:build_wall"


def test_a_wall_bonus_left_to_chance_is_weighed_as_the_mean_of_all():
    me = court("2[Wo,Ly] 2[Sy] 1[Wy]", hand="", wall_tiles=["w_rice", "w_yuan"])
    wall = "AAAABKD"
    options = {"random_wall_bonus": True}
    others = [court("2[Ty] 2[Cy]", track=9, wall_tiles=["w_rice", "w_yuan", "w_track", "w_vp", "w_floor"])] * 3
    chance = table([me, *others], acting(A), groups=GROUPS_WITH_WALL, phase="actions", wall=wall, options=options)
    known = table([me, *others], acting(A), groups=GROUPS_WITH_WALL, phase="actions", wall=wall)
    building = chance.options(A).index(8)
    known.choose("take:build_wall")
    assert appraise(chance, A, TUNED)[building] == pytest.approx(sum(appraise(known, A, TUNED)) / 2)


# ---- persons


def test_monks_go_into_tall_palaces():
    assert chosen(places(court("2[Sy] 3[Sy,Fy] 2[Fy]", hand="CT"), "Mo", 6)) == "place@2"


def test_a_monk_card_is_weighed_by_the_tallest_palace():
    todo = [step("play_card", A), step("event_phase")]
    s = table([court("2[Sy] 3[Fy,Ly]", hand="M"), court("2[Ty] 2[Cy]")], todo, month=11, phase="persons")
    worth = appraise(s, A, TUNED)
    s.choose("monk>monk_old")
    assert max(appraise(s, A, TUNED)) == pytest.approx(worth[1])


def test_an_empty_palace_is_filled_first():
    assert chosen(places(court("3[Sy,Ly] 2[]", hand="CT"), "Fy", 3)) == "place@2"


def test_a_type_card_goes_before_a_wild_one():
    todo = [step("play_card", A), step("event_phase")]
    s = table([court("3[Sy,Ly] 2[Cy]", hand="HF??"), court("2[Ty] 2[Cy]")], todo, month=6, phase="persons")
    worth = {s.key(option, A): value for option, value in zip(s.options(A), appraise(s, A, TUNED), strict=True)}
    for person in ("healer_young", "healer_old", "farmer_young", "farmer_old"):
        assert worth[f"{person.split('_')[0]}>{person}"] > worth[f"wild>{person}"]


def test_the_draft_follows_the_list_as_far_as_pairs_are_left():
    s = GAME.new(players=5, seed=0)
    for pair in (
        "warrior_young+monk_young", "pyrotechnist_young+monk_young", "monk_young+farmer_young",
        "tax_collector+monk_young", "craftsman+monk_young",
    ):  # fmt: skip
        assert chosen(s) == f"draft:{pair}"
        play_by_bot(s)
    assert [me.inhabited() for me in s.players] == [2] * 5


# ---- decisions in several steps

STEPS_OF_A_TURN = {
    "place_person", "make_room", "build_floor", "buy_privilege", "use_wall_tile", "lose_floor", "leave_palace",
    "flood_fireworks",
}  # fmt: skip


@pytest.mark.parametrize("super_event", ["earthquake", "flood", "sunrise", "edict"])
def test_an_option_is_worth_as_much_as_the_best_that_can_follow_in_the_same_turn(super_event):
    s = GAME.new(players=2, seed=6, wall=True, super_event=super_event)
    followed = set()
    while not s.over:
        seat, month, worth = s.mover, s.round, appraise(s, s.mover, TUNED, 0)
        wild_cards = s.players[seat].hand[WILD]
        s.take(s.opts[worth.index(max(worth))])
        name = "" if s.over else s.current(s.mover)[0].name
        if s.mover == seat and s.round == month and month and name in STEPS_OF_A_TURN:  # the draft goes by its list
            followed.add(name)
            spent = 0.7 * (wild_cards - s.players[seat].hand[WILD])
            assert max(appraise(s, seat, TUNED, 0)) == pytest.approx(max(worth) + spent), name
    assert followed >= {"build_floor", "place_person", "use_wall_tile"}


# ---- releases


def test_spent_healers_leave_first():
    me = court("3[Ho,Wy,Sy] 2[Ly,Fo]", hand="CT")
    assert chosen(must_release(me, 6, CONTAGION_EARLY)) == "release:healer_old@1"
    assert "healer" not in chosen(must_release(me, 3, CONTAGION_EARLY))


def test_the_last_inhabitant_of_a_palace_stays():
    assert chosen(must_release(court("1[Ly] 3[Ly,Ly,Ly]", hand="CT"), 4, CONTAGION_EARLY)) == "release:court_lady@2"


# ---- super events


def test_an_earthquake_takes_free_floors():
    s = play_by_bot(strikes("earthquake", court("2[Ly,Fy] 3[Sy] 1[My]", hand="HFTP")))
    assert palaces(s, A) == "2[Ly,Fy] 1[Sy] 1[My]"


def test_an_earthquake_takes_empty_palaces_before_people():
    s = play_by_bot(strikes("earthquake", court("3[Sy,Ly,Fy] 1[] 1[]", hand="HFTP")))
    assert palaces(s, A) == "3[Ly,Fy,Sy]"


def test_a_flood_takes_what_is_of_least_use():
    me = court("3[Sy,Ly] 2[Fy] 1[Wy]", hand="HFTP", yuan=4, rice=4, fireworks=0)
    hungry = play_by_bot(strikes("flood", me, events=TRIBUTE_EARLY))
    taxed = play_by_bot(strikes("flood", me, events=DROUGHT_EARLY))
    assert hungry.players[A].rice > taxed.players[A].rice
    assert hungry.players[A].yuan < taxed.players[A].yuan


def test_a_tornado_leaves_the_cards_of_most_use():
    s = play_by_bot(strikes("tornado", court("3[Sy,Ly] 2[Fy] 1[Wy]", hand="TMHF"), events=DROUGHT_EARLY))
    assert hand(s, A) == "MH"


@pytest.mark.parametrize(
    ("palace_list", "kind"), [("3[Mo,My,Sy] 2[Fy,Hy] 1[Wy]", "monk"), ("3[So,Sy,Hy] 2[Hy] 1[Wy]", "scholar")]
)
def test_an_edict_is_for_those_who_give_most(palace_list, kind):
    assert chosen(strikes("edict", court(palace_list, hand="HFTP"))) == f"edict:{kind}"


def test_a_sunrise_brings_somebody_in():
    s = play_by_bot(strikes("sunrise", court("3[Sy,Ly] 2[Fy] 1[Wy]", hand="HFTP")))
    assert s.players[A].persons() == 5


@pytest.mark.parametrize("super_event", ["lantern", "buddha", "assassination", "volcano", "eclipse", "edict"])
def test_a_super_event_to_come_changes_what_a_position_is_worth(super_event):
    me = court("3[Mo,Ly] 2[Sy,Fy]", hand="CTPWF", small=1, large=1, track=20)
    worth = []
    for options in ({}, {"super_event": super_event}):
        s = table([me, court("2[Ty] 2[Cy]")], [*acting(A, B), *rest_of(4)], month=4, phase="actions", options=options)
        worth.append(value(s, A, Rivals(s, A), TUNED))
    gains = {"lantern": 1, "buddha": 1, "edict": 1, "assassination": -1, "volcano": -1, "eclipse": -1}
    assert (worth[1] - worth[0]) * gains[super_event] > 1


def test_the_one_who_names_the_super_event_names_one():
    s = GAME.new(players=4, seed=1, choose_after_events=True)
    assert chosen(s).startswith("super:")


# ---- weights


def test_the_weights_can_be_chosen():
    s = GAME.new(players=2, seed=3)
    while s.round < 2:
        s.choose(s.options(s.mover)[0])
    rivals = Rivals(s, s.mover)
    assert value(s, s.mover, rivals, TUNED) != value(s, s.mover, rivals, HAND_SET)
    assert appraise(s, s.mover, TUNED) != appraise(s, s.mover, HAND_SET)


# ---- what the walk does not see


@pytest.mark.parametrize(
    ("phase", "month", "palace_list", "correction"),
    [
        ("actions", 4, "2[Ly,Sy] 2[Wy]", 0),
        ("actions", 4, "2[Ly,Sy] 2[Wy] 1[]", 0.65 * 8 - 0.8),
        ("actions", 4, "2[Ly,Sy] 2[Wy] 1[] 2[]", 0.65 * 8 - 2.8),
        ("persons", 4, "2[Ly,Sy] 2[Wy]", 0),
        ("persons", 4, "2[Ly,Sy] 2[Wy] 1[] 2[]", -0.4 * 8 * 2),
        ("event", 7, "2[Ly,Sy] 2[]", -0.54 * 5 - TUNED.price(7)),
        ("event", 7, "2[Sy] 2[Wy]", -TUNED.price(7)),
    ],
)
def test_empty_palaces_and_lost_persons_have_their_price(phase, month, palace_list, correction):
    def position(houses: str) -> State:
        players = [court(houses, hand="CT"), court("2[Ty] 2[Cy]")]
        todo = [step("choose_action", B), step("end_actions")]
        return table(players, [*todo, *rest_of(month)], month=month, phase=phase, groups=GROUPS)

    before, after = position("2[Ly,Sy] 2[Wy]"), position(palace_list)
    adviser = Adviser(before, A, TUNED, 0)
    assert adviser.worth(after) - value(after, A, adviser.rivals, TUNED) == pytest.approx(correction)


# ---- whole games


def finished(config: dict, greedy: list[int]) -> State:
    """A game in which some seats are greedy and the others play at random."""
    s = GAME.new(seed=4, **config)
    bots = [rampart.bot("greedy" if seat in greedy else "random", seat) for seat in range(s.seats)]
    while not s.over:
        s.choose(bots[s.mover].choose(s, s.mover))
    conserved(s)
    return s


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize(("number", "config"), in_this_run(list(enumerate(CONFIGS))), ids=str)
def test_games_with_every_option_are_played_to_the_end(number, config):
    seat = number % config["players"]
    assert finished(config, [seat]).scores()[seat] > 40


@pytest.mark.no_cover
@pytest.mark.slow
@pytest.mark.parametrize("config", in_this_run(CONFIGS), ids=str)
def test_tables_of_greedy_bots_play_games_with_every_option_to_the_end(config):
    assert min(finished(config, list(range(config["players"]))).scores()) > 25
