"""What every bot promises: it sees the view of its seat alone, changes nothing, and its seed decides the rest."""

import sys
from types import ModuleType

import pytest
from tests.bots import pebbles
from tests.playing import play_on
from tests.proving import council, duel, smugglers
from tests.proving.toy import worlds

import rampart
from rampart import BadOptions, Hidden, IllegalChoice, State, registry, seeded
from rampart.bots import Advice, Bot, make, names
from rampart.bots.levels import MASTERS_TIME
from rampart.bots.reasons import Reason, reasons_for
from rampart.bots.search_halving import Halving
from rampart.bots.search_rollout import Tried, reopen
from rampart.bots.search_tree import Branch, Descent, Shape
from rampart.kernel.frame import WHOLE
from rampart.kernel.policy import Policy

DRAGON = rampart.game("dragon")
BOTS = ["random", "novice", "apprentice", "greedy", "steady", "search", "master"]
QUICK = ["random", "novice", "apprentice", "greedy", "steady", "search@4", "search@20+tree"]  # no clock


class Spy(Bot):
    """A bot that keeps what it was shown."""

    name = "spy"

    def __init__(self) -> None:
        super().__init__(0)
        self.shown: list[State] = []

    def pick(self, v: State, seat: int) -> int:
        self.shown.append(v)
        return v.options(seat)[0]

    def weigh(self, v: State, seat: int) -> list[tuple[int, float | None]]:
        self.shown.append(v)
        return [(option, None) for option in v.options(seat)]


class Peeping(Policy):
    """A policy that uses every hidden card of the world it is shown, and the order of the deck."""

    def weigh(self, s: State, seat: int, options: list[int], rng: rampart.Rng) -> list[float]:
        assert isinstance(s, smugglers.Smugglers)
        seen = [card for cards in [s.deck, *s.hands[:seat], *s.hands[seat + 1 :]] for card in cards]
        return [float((option + 1) * sum(card * (i + 1) for i, card in enumerate(seen)) % 7) for option in options]


class Undecided(Policy):
    """A policy that takes the first."""

    def weigh(self, s: State, seat: int, options: list[int], rng: rampart.Rng) -> list[float]:
        return [0.0] * len(options)


@pytest.fixture
def peeping(monkeypatch):
    """The policy of the smugglers."""
    monkeypatch.setitem(registry._homes, "smugglers", "smugglers_home")
    module = ModuleType("smugglers_home.policy")
    module.POLICY = Peeping()
    monkeypatch.setitem(sys.modules, module.__name__, module)


def middle(game=DRAGON, players=3, seed=1, choices=40) -> State:
    """A position in the middle of a random game."""
    s = game.new(players=players, seed=seed)
    play_on(s, seeded(seed), choices)
    return s


def late(seed: int = 1) -> State:
    """A position near the end of a game, where rollouts are short."""
    return middle(players=2, seed=seed, choices=46)


def brief(name: str) -> Bot:
    """A bot that does not try long what it explains."""
    bot = make(name, 0)
    bot.trials = 4
    return bot


# ---- names


def test_the_bots_are_known_by_name():
    assert names() == BOTS
    assert [make(name, 3).name for name in names()] == BOTS
    assert rampart.bot("greedy").name == "greedy"


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(BadOptions, match="There is no bot called 'genius'; there are: random, novice, apprentice"):
        make("genius", 0)


def test_a_seed_that_is_none_is_refused():
    with pytest.raises(BadOptions, match="The seed -1 is not a whole number"):
        make("random", -1)


def test_a_game_without_a_policy_has_no_greedy_bot():
    s = middle(duel.GAME, 2, 0, 0)
    with pytest.raises(BadOptions, match="No bot but the random one can play duel: the game brings no policy"):
        make("greedy", 0).choose(s, s.deciders[0])


def test_a_fault_inside_a_games_policy_is_not_taken_for_their_absence(monkeypatch, tmp_path):
    (tmp_path / "policy.py").write_text("import nowhere_to_be_found\n", encoding="utf-8")
    monkeypatch.setitem(registry._homes, "duel", "duel_home")
    package = ModuleType("duel_home")
    package.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, package.__name__, package)
    s = middle(duel.GAME, 2, 0, 0)
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        make("greedy", 0).choose(s, s.deciders[0])


# ---- what a bot sees


@pytest.mark.parametrize("from_view", [False, True])
def test_a_bot_is_given_the_view_of_its_seat(from_view):
    s = middle(smugglers.GAME, 2, 1, 5)
    seat = s.deciders[0]
    given = s.view(seat) if from_view else s
    spy = Spy()
    spy.choose(given, seat)
    spy.explain(given, seat)
    for v in spy.shown:
        assert v is not given
        assert v.viewer == seat != WHOLE
        assert v == s.view(seat)


def test_a_bot_cannot_look_through_the_view_of_another_seat():
    s = middle(smugglers.GAME, 2, 1, 5)
    seat = s.deciders[0]
    with pytest.raises(Hidden):
        make("random", 0).choose(s.view(1 - seat), seat)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.usefixtures("peeping")
def test_worlds_that_look_alike_to_a_seat_get_the_same_choice(name):
    differ = 0
    for choices in range(8):
        s = middle(smugglers.GAME, 2, 3, choices)
        seat = s.deciders[0]
        alike = worlds(s, seat, 12)
        differ += len({world.digest() for world in alike}) > 1
        assert {make(name, 5).choose(world, seat) for world in [s, *alike]} == {make(name, 5).choose(s, seat)}
    assert differ == 8


@pytest.mark.parametrize("name", QUICK)
def test_the_future_of_chance_changes_no_choice(name):
    for seed in range(3):
        s = late(seed)
        seat = s.deciders[0]
        alike = worlds(s, seat, 4)
        assert len({world.rng.words()[0] for world in alike}) == 4
        assert {make(name, 5).choose(world, seat) for world in alike} == {make(name, 5).choose(s, seat)}


# ---- choices


@pytest.mark.parametrize("name", QUICK)
def test_choosing_changes_nothing(name):
    s = late()
    seat = s.deciders[0]
    before, past = s.digest(), s.last
    make(name, 0).choose(s, seat)
    brief(name).explain(s, seat)
    assert s.digest() == before
    assert s.last is past


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_choices(name):
    games = []
    for _ in range(2):
        s = late(9)
        bots = [make(name, seat) for seat in range(2)]
        while len(made := s.record()["choices"]) < 52:
            s.choose(bots[s.deciders[0]].choose(s, s.deciders[0]))
        games.append(made)
    assert games[0] == games[1]


def test_another_seed_lets_chance_choose_otherwise():
    s = DRAGON.new(players=4, seed=0)
    seat = s.deciders[0]
    chosen = {make("random", seed).choose(s, seat) for seed in range(200)}
    assert len(chosen) > 30
    assert chosen <= set(s.options(seat))


def test_a_bot_has_its_own_chance():
    s = DRAGON.new(players=4, seed=0)
    bot = make("random", 1)
    assert len({bot.choose(s, s.deciders[0]) for _ in range(20)}) > 5
    assert s.rng.drawn == DRAGON.new(players=4, seed=0).rng.drawn


def test_a_bot_answers_polls():
    s = council.GAME.new(players=3, seed=0)
    bots = [make("random", seat) for seat in range(3)]
    polls = 0
    while not s.over:
        polls += len(s.deciders) > 1
        seat = s.deciders[-1]
        s.choose(bots[seat].choose(s, seat), seat)
    assert polls


@pytest.mark.parametrize("name", QUICK)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(name):
    s = middle()
    waiting = 1 - s.deciders[0] if s.deciders[0] < 2 else 0
    for ask in (make(name, 0).choose, make(name, 0).explain):
        with pytest.raises(IllegalChoice, match=f"Seat {waiting} is not asked now; it is for seat {s.deciders[0]}"):
            ask(s, waiting)
        with pytest.raises(IllegalChoice, match="There is no seat 7"):
            ask(s, 7)


# ---- explaining


@pytest.mark.parametrize("name", QUICK[1:])
def test_the_best_options_are_explained_with_what_is_expected_of_them(name):
    s = late()
    seat = s.deciders[0]
    advices = brief(name).explain(s, seat)
    assert len(advices) == min(3, len(s.options(seat)))
    assert advices[0].option == make(name, 0).choose(s, seat)
    assert [advice.key for advice in advices] == [s.key(advice.option, seat) for advice in advices]
    for advice in advices:
        assert 0.0 <= advice.chance <= 1.0
        assert advice.spread >= 0.0
        assert s.scores()[seat] - 5 < advice.value < 150
        assert advice.reasons


def test_a_bot_without_a_policy_promises_nothing():
    s = middle(duel.GAME, 2, 0, 0)
    seat = s.deciders[0]
    bot = make("random", 0)
    first = s.options(seat)[:3]
    assert bot.explain(s, seat) == [Advice(option, s.key(option, seat)) for option in first]
    assert bot.choose(s, seat) == make("random", 0).choose(s, seat)  # asking took nothing from its chance


def test_the_reasons_tell_where_points_come_from():
    good, bad = Tried(1, 0.0), Tried(2, 0.0)
    for _ in range(4):
        good.add(1.0, 50.0)
        good.add_sources({"monks": 12, "palaces": 20})
        bad.add(0.0, 45.0)
        bad.add_sources({"monks": 5, "palaces": 22})
    assert reasons_for([good, bad], 0) == (
        Reason("advice-best", {"n": 100}),
        Reason("advice-more", {"source": "monks", "n": 7}),
        Reason("advice-less", {"source": "palaces", "n": 2}),
    )
    assert reasons_for([good, bad], 1)[0] == Reason("advice-worse", {"n": 100})
    assert reasons_for([good, good], 0) == (Reason("advice-close", {}),)


# ---- chances


def test_the_chances_add_up_and_are_sure_at_the_end():
    s = late()
    seen = brief("greedy").estimate(s, s.deciders[0])
    assert sum(seen) == pytest.approx(1.0)
    assert brief("greedy").estimate(s, s.deciders[0]) == seen
    while not s.over:
        s.choose(make("greedy").choose(s, s.mover))
    assert [seat for seat in range(s.seats) if brief("greedy").estimate(s)[seat] > 0.99] == s.winners()


def test_who_is_far_ahead_is_likely_to_win():
    s = late()
    before = brief("greedy").estimate(s)
    s.players[0].points[0] += 60
    assert brief("greedy").estimate(s)[0] > 0.95 > before[0]


# ---- budgets


def test_a_budget_is_a_number_of_games_or_a_time():
    assert (make("search@40").manner.rollouts, make("search@40").manner.seconds) == (40, 0.0)
    assert (make("search@250ms").manner.rollouts, make("search@250ms").manner.seconds) == (0, 0.25)
    assert make("master@2s").manner.seconds == 2.0
    assert [make(name).manner.tree is not None for name in ("search", "search@40", "search@40+tree")] == [0, 0, 1]


@pytest.mark.parametrize("name", ["search@", "search@0", "search@fast", "search@-3", "search@9999s", "greedy@4"])
def test_a_budget_that_is_none_is_refused(name):
    with pytest.raises(BadOptions, match="budget"):
        make(name)


def test_who_is_in_a_hurry_takes_the_best_so_far():
    s = late()
    bot = make("master")
    bot.hurry(0.0)
    assert bot.choose(s, s.deciders[0]) in s.options(s.deciders[0])
    assert bot.manner.seconds < MASTERS_TIME


# ---- search


@pytest.fixture
def heap(monkeypatch):
    """A heap of pebbles, with a policy that knows little."""
    monkeypatch.setitem(registry._homes, "pebbles", "pebbles_home")
    monkeypatch.setitem(sys.modules, "pebbles_home.policy", pebbles)


@pytest.mark.usefixtures("heap")
def test_search_finds_what_the_policy_does_not_see():
    """Whoever leaves four wins, for the other cannot take them all; the policy takes any number of seven."""
    found = {"greedy": 0, "search@90": 0}
    for name in found:
        for seed in range(20):
            s = pebbles.GAME.new(players=2, seed=seed)
            s.heap = 7
            found[name] += make(name, seed).choose(s, 0) == 3
    assert found["search@90"] >= 18
    assert found["greedy"] <= 14


@pytest.mark.usefixtures("heap")
def test_more_rollouts_are_spent_on_what_is_promising():
    s = pebbles.GAME.new(players=2, seed=1)
    s.heap = 7
    bot = make("search@90", 1)
    bot.manner.sure = 1e9
    tried = {x.option: x.games for x in bot.searched(s.view(0), 0)}
    assert sum(tried.values()) >= 90
    assert tried[3] == max(tried.values()) > min(tried.values()) > 0


@pytest.mark.usefixtures("heap")
def test_what_is_clear_takes_no_more_rollouts():
    s = pebbles.GAME.new(players=2, seed=1)
    s.heap = 3  # whoever takes all of them has won
    tried = make("search@900", 1).searched(s.view(0), 0)
    assert tried[0].option == 3
    assert sum(x.games for x in tried) < 100


def test_options_are_compared_in_the_worlds_that_both_were_tried_in():
    late, early = Tried(1, 0.0), Tried(2, 0.0)
    early.add(1.0, 0.0)
    for luck in (0.1, 0.9, 0.2, 0.7, 0.5):
        early.add(luck, 0.0)
        late.add(luck + 0.05, 0.0)
    assert late.ahead(early) == -early.ahead(late) > 3.5
    assert late.ahead(late) == 0.0


@pytest.mark.usefixtures("heap")
def test_a_tree_finds_what_needs_a_second_thought():
    """Of ten one takes two, and of what the other leaves as many as leave four: the policy would take any number."""
    found = {False: 0, True: 0}
    for planning in found:
        for seed in range(20):
            s = pebbles.GAME.new(players=2, seed=seed)
            bot = make("search@90", seed)
            bot.manner.tree = Shape(others=True) if planning else None
            found[planning] += bot.choose(s, 0) == 2
    assert found[True] >= found[False] + 4


@pytest.mark.usefixtures("heap")
def test_a_tree_grows_where_it_is_promising():
    s = pebbles.GAME.new(players=2, seed=1)
    shape = Shape(others=True)
    manner = make("search@200").manner
    manner.tree = shape
    search = Halving(s.view(0), 0, pebbles.POLICY, 1, manner)
    best = search.run()[0]
    for head in search.trees[best.option]:
        for node in head.nodes.values():
            assert sum(branch.games for branch in node.branches) + shape.patience == node.games == best.games
            assert len({branch.option for branch in node.branches}) == len(node.branches) == 3


def test_in_a_poll_each_seat_keeps_a_tree_of_its_own():
    s = council.GAME.new(players=3, seed=0)
    heads = [Branch(0) for _ in range(3)]
    policy = Undecided()
    for _ in range(8):
        world = s.determinise(0, 1)
        descent = Descent([*heads], Shape(others=True))
        descent.play_on(world, policy, seeded(1), 1 << 30)
        descent.learn([0.1, 0.2, 0.3])
    for p, head in enumerate(heads):
        (node,) = (node for code, node in head.nodes.items() if code < 0)
        assert node.games == 8
        assert node.total == pytest.approx(0.8 * (p + 1))


def test_an_only_option_is_not_searched():
    s = late()
    seat = s.deciders[0]
    v = s.view(seat)
    v.opts = v.opts[:1]
    assert [x.games for x in make("search@4").searched(v, seat)] == [0]


def test_a_poll_that_others_have_answered_is_answered_anew():
    s = council.GAME.new(players=3, seed=0)
    first, second, _ = s.deciders
    s.choose(s.options(first)[0], first)
    world = s.determinise(second, 1)
    reopen(world, second)
    assert world.deciders == [first, second, s.deciders[-1]]
    assert world.drafts[first] == []


@pytest.mark.usefixtures("heap")
def test_a_search_is_the_same_interpreted_and_compiled():
    """The choices are stored, and these tests run both ways."""
    chosen = []
    for seed in range(12):
        s = pebbles.GAME.new(players=2, seed=seed)
        chosen.append([make("search@30", seed).choose(s, 0), make("novice", seed).choose(s, 0)])
    assert [first for first, _ in chosen] == [2, 1, 2, 1, 2, 2, 2, 1, 1, 1, 2, 3]
    assert [second for _, second in chosen] == [3, 3, 1, 2, 2, 2, 1, 3, 3, 3, 2, 2]
