"""The fixed actions of the games: every option of every decision has a code and words, and both lead back."""

import pytest
from tests.proving import scrolls

import rampart
from rampart import IllegalChoice
from rampart.kernel.actions import Actions
from rampart.kernel.codec import Args, Options, count, flag, maybe, one_of, seats, subset
from rampart.kernel.game import Game
from rampart.kernel.rules import Rules
from rampart.kernel.step import ASIDE, Choice

GOODS = ["rice", "tea"]
OPTIONS = Options()
PASS = OPTIONS.case("pass")
GIVE = OPTIONS.case("give")
WHAT = GIVE.part("what", one_of(GOODS))
WHOM = GIVE.part("whom", seats(3))
KEEP = OPTIONS.part("keep", subset(GOODS))
N = OPTIONS.part("n", maybe(count(2)))
SURE = OPTIONS.part("sure", flag())


class Ask(Choice[object]):
    choices = OPTIONS


class Count(Choice[object]):
    space = 3


ADDED = Options()
ADDED.part("card", one_of(["gift", "oracle"]))
TOY = Actions(Rules("toy", 1, {8: Ask(), 9: Count()}, [], asides=ADDED))


def test_actions_have_words() -> None:
    assert TOY.size == len(TOY) == 1 + 2 * 8 + 4 + 4 + 2 + 3 + 2
    assert TOY.words(0) == "ask pass"
    assert TOY.words(WHAT.put(1) + WHOM.put(5)) == "ask give what=tea whom=0+2"
    assert TOY.words(KEEP.put(0)) == "ask keep="
    assert TOY.words(KEEP.put(3)) == "ask keep=rice+tea"
    assert TOY.words(N.put(-1)) == "ask n=-"
    assert TOY.words(SURE.put(1)) == "ask sure=yes"
    assert TOY.words(TOY.size - 5) == "count option=0"
    assert TOY.words(TOY.size - 1) == "aside card=oracle"
    assert (TOY.step(TOY.size - 1), TOY.option(TOY.size - 1)) == ("aside", ASIDE + 1)
    assert [TOY.code(TOY.words(code)) for code in range(TOY.size)] == list(range(TOY.size))


@pytest.mark.parametrize(
    "words",
    ["", "walk", "ask", "ask fly", "ask give what=tea", "ask give what=silk whom=0", "ask n=3", "ask n=x", "ask sure=1",
     "ask keep=rice+silk", "count option=3", "ask give whom=0 what=tea", "ask pass n=1", "ask give what=tea whom=7",
     "ask give what=tea whom=a", "ask keep=rice+rice"],
)  # fmt: skip
def test_words_of_no_action_are_refused(words: str) -> None:
    with pytest.raises(IllegalChoice):
        TOY.code(words)


def test_codes_of_no_action_are_refused() -> None:
    for code in (-1, TOY.size):
        with pytest.raises(IllegalChoice, match=f"actions are 0 to {TOY.size - 1}"):
            TOY.words(code)


@pytest.mark.parametrize("name", rampart.games())
def test_every_action_of_a_game_has_words_that_lead_back(name: str) -> None:
    actions = rampart.game(name).actions
    codes = range(0, actions.size, max(1, actions.size // 2000))
    words = [actions.words(code) for code in codes]
    assert [actions.code(x) for x in words] == list(codes)
    assert len(set(words)) == len(words)


def all_of(game: Game, seed: int, most: int) -> None:
    """Every option on offer in a random game is an action of its step, which leads back to it."""
    s = game.new(seed=seed)
    luck = rampart.seeded(seed)
    for _ in range(most):
        if s.over:
            return
        for seat in s.deciders:
            for option in s.options(seat):
                code = game.actions.of(s, seat, option)
                assert game.actions.option(code) == option
                asks = "aside" if option >= ASIDE else s.current(seat)[0].name
                assert game.actions.step(code) == asks
        seat = s.deciders[0]
        options = s.options(seat)
        s.choose(options[luck.below(len(options))], seat)


@pytest.mark.parametrize("name", rampart.games())
def test_what_is_on_offer_is_an_action(name: str) -> None:
    all_of(rampart.game(name), 3, 60)


def test_asides_are_actions() -> None:
    all_of(scrolls.GAME, 1, 40)
    s = scrolls.GAME.new(seed=1)
    with pytest.raises(IllegalChoice, match="not asked"):
        scrolls.GAME.actions.of(s, 1 - s.mover, 0)


def test_arguments_and_options_are_told_apart() -> None:
    assert Ask().declared() is OPTIONS
    assert Count().declared().size == 3
    assert isinstance(Ask.args, Args)
