"""What every bot promises: it sees the view of its seat alone, changes nothing, and its seed decides the rest."""

import sys
from types import ModuleType

import pytest
from tests.playing import play_on
from tests.proving import council, duel, smugglers
from tests.proving.toy import worlds

import rampart
from rampart import BadOptions, Hidden, IllegalChoice, State, registry, seeded
from rampart.bots import Advice, Bot, make, names
from rampart.bots.greedy import Heuristics
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.frame import WHOLE

DRAGON = rampart.game("dragon")
BOTS = ["random", "greedy"]


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


class Peeping(Heuristics):
    """Heuristics that would use every hidden card: the more they see, the more the last option is worth."""

    def appraise(self, v: State, seat: int, rng: rampart.Rng) -> list[float]:
        assert isinstance(v, smugglers.Smugglers)
        seen = [card for cards in [v.deck, *v.hands[:seat], *v.hands[seat + 1 :]] for card in cards]
        return [option * sum(card - UNKNOWN for card in seen) for option in v.options(seat)]


@pytest.fixture
def peeping(monkeypatch):
    """The heuristics of the smugglers."""
    monkeypatch.setitem(registry._homes, "smugglers", "smugglers_home")
    module = ModuleType("smugglers_home.bot")
    module.HEURISTICS = Peeping()
    monkeypatch.setitem(sys.modules, module.__name__, module)


def middle(game=DRAGON, players=3, seed=1, choices=40) -> State:
    """A position in the middle of a random game."""
    s = game.new(players=players, seed=seed)
    play_on(s, seeded(seed), choices)
    return s


# ---- names


def test_the_bots_are_known_by_name():
    assert names() == BOTS
    assert [make(name, 3).name for name in names()] == BOTS
    assert rampart.bot("greedy").name == "greedy"


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(BadOptions, match=r"There is no bot called 'genius'; there are: random, greedy\."):
        make("genius", 0)


def test_a_seed_that_is_none_is_refused():
    with pytest.raises(BadOptions, match="The seed -1 is not a whole number"):
        make("random", -1)


def test_a_game_without_heuristics_has_no_greedy_bot():
    s = middle(duel.GAME, 2, 0, 0)
    with pytest.raises(BadOptions, match="There is no greedy bot for duel: the game brings no heuristics"):
        make("greedy", 0).choose(s, s.deciders[0])


def test_a_fault_inside_a_games_heuristics_is_not_taken_for_their_absence(monkeypatch, tmp_path):
    (tmp_path / "bot.py").write_text("import nowhere_to_be_found\n", encoding="utf-8")
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


@pytest.mark.parametrize("name", BOTS)
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


@pytest.mark.parametrize("name", BOTS)
def test_the_future_of_chance_changes_no_choice(name):
    for seed in range(4):
        s = middle(seed=seed)
        seat = s.deciders[0]
        alike = worlds(s, seat, 4)
        assert len({world.rng.words()[0] for world in alike}) == 4
        assert {make(name, 5).choose(world, seat) for world in alike} == {make(name, 5).choose(s, seat)}


# ---- choices


@pytest.mark.parametrize("name", BOTS)
def test_choosing_changes_nothing(name):
    s = middle()
    seat = s.deciders[0]
    before, past = s.digest(), s.last
    make(name, 0).choose(s, seat)
    make(name, 0).explain(s, seat)
    assert s.digest() == before
    assert s.last is past


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_choices(name):
    games = []
    for _ in range(2):
        s = DRAGON.new(players=2, seed=9)
        bots = [make(name, seat) for seat in range(2)]
        while not s.over and s.round < 4:
            s.choose(bots[s.deciders[0]].choose(s, s.deciders[0]))
        games.append(s.record()["choices"])
    assert games[0] == games[1]
    assert len(games[0]) > 10


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


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(name):
    s = middle()
    waiting = 1 - s.deciders[0] if s.deciders[0] < 2 else 0
    for ask in (make(name, 0).choose, make(name, 0).explain):
        with pytest.raises(IllegalChoice, match=f"Seat {waiting} is not asked now; it is for seat {s.deciders[0]}"):
            ask(s, waiting)
        with pytest.raises(IllegalChoice, match="There is no seat 7"):
            ask(s, 7)


# ---- explaining


def test_the_best_options_are_explained_with_their_worth():
    s = middle()
    seat = s.deciders[0]
    bot = make("greedy", 0)
    advices = bot.explain(s, seat)
    assert len(advices) == min(3, len(s.options(seat)))
    assert advices[0].option == bot.choose(s, seat)
    assert [advice.key for advice in advices] == [s.key(advice.option, seat) for advice in advices]
    worth = [advice.value for advice in advices]
    assert worth == sorted(worth, reverse=True)


def test_a_bot_that_reckons_nothing_promises_nothing():
    s = DRAGON.new(players=4, seed=0)
    seat = s.deciders[0]
    bot = make("random", 0)
    first = s.options(seat)[:3]
    assert bot.explain(s, seat) == [Advice(option, s.key(option, seat), None) for option in first]
    assert bot.choose(s, seat) == make("random", 0).choose(s, seat)  # asking took nothing from its chance
