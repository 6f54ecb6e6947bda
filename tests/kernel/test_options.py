"""Setting up: which tables are refused, and in which words."""

import pytest

import rampart
from rampart import BadOptions, Game

GAME: Game = rampart.game("dragon")

REFUSED: list[tuple[dict[str, object], str]] = [
    ({"players": 1}, "In the Year of the Dragon is not for 1 players; possible are: 2, 3, 4, 5."),
    ({"players": 6}, "In the Year of the Dragon is not for 6 players; possible are: 2, 3, 4, 5."),
    ({"players": True}, "In the Year of the Dragon is not for True players; possible are: 2, 3, 4, 5."),
    ({"players": "4"}, "In the Year of the Dragon is not for '4' players; possible are: 2, 3, 4, 5."),
    ({"players": 4.0}, "In the Year of the Dragon is not for 4.0 players; possible are: 2, 3, 4, 5."),
    ({"seed": -1}, "The seed -1 is not a whole number from 0 to 2**128 - 1."),
    ({"seed": 1 << 128}, f"The seed {1 << 128} is not a whole number from 0 to 2**128 - 1."),
    ({"seed": "7"}, "The seed must be a whole number, not '7'."),
    ({"seed": True}, "The seed must be a whole number, not True."),
    ({"seed": None}, "The seed must be a whole number, not None."),
    (
        {"walls": True},
        "In the Year of the Dragon has no option 'walls'; its options are: wall, super_event, choose_after_events, "
        "hidden_super_event, large_price, random_wall_bonus, starting_seat.",
    ),
    ({"wall": "maybe"}, "wall cannot be 'maybe'; it can be: on or off, yes or no, true or false, 1 or 0."),
    ({"wall": 1}, "wall cannot be 1; it can be: False, True."),
    ({"wall": None}, "wall cannot be None; it can be: False, True."),
    ({"large_price": 8}, "large_price cannot be 8; it can be: 7, 6."),
    ({"large_price": True}, "large_price cannot be True; it can be: 7, 6."),
]


@pytest.mark.parametrize(("options", "sentence"), REFUSED, ids=[str(options) for options, _ in REFUSED])
def test_a_table_that_cannot_be_is_refused_in_one_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.new(**options)  # type: ignore[arg-type]
    assert str(refusal.value) == sentence


def test_options_may_come_as_words_from_a_command_line() -> None:
    assert GAME.new(wall="on", large_price="6", starting_seat="0") == GAME.new(
        wall=True, large_price=6, starting_seat=0
    )
    assert GAME.new(wall="False", super_event="FLOOD") == GAME.new(wall=False, super_event="flood")


@pytest.mark.parametrize("pair", ["on or off", "yes or no", "true or false", "1 or 0"])
def test_every_word_that_a_complaint_proposes_is_taken(pair: str) -> None:
    with pytest.raises(BadOptions, match=pair):
        GAME.new(wall="maybe")
    yes, no = pair.split(" or ")
    assert GAME.new(wall=yes) == GAME.new(wall=True)
    assert GAME.new(wall=no) == GAME.new(wall=False)


def test_a_seed_may_have_128_bits() -> None:
    assert GAME.new(seed=(1 << 128) - 1) != GAME.new(seed=(1 << 64) - 1)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match=r"There is no game called 'chess'; there are: .*dragon"):
        rampart.game("chess")


def test_all_errors_have_one_base() -> None:
    names = ["BadDocument", "BadOptions", "BrokenRules", "CannotUndo", "Hidden", "IllegalChoice", "StaleRecord"]
    assert all(issubclass(getattr(rampart, name), rampart.RampartError) for name in names)
