"""Puzzles: each has one choice that is clearly best, and what its file says comes out again."""

import json

import pytest

import rampart
from rampart.learn.finding import FEWEST, MARGIN, MOST, Wanted, find, themes_of
from rampart.learn.puzzles import LEAST, Puzzle, expected, of_the_day, puzzles, rated, read, themes, written
from rampart.learn.puzzles import MOST as HIGHEST
from rampart.learn.weighing import weigh
from rampart.text import LANGUAGES, speaker
from rampart.text.advice import reasons

SHIPPED = {"crescent_moon": 60, "dragon": 60, "great_wall": 60, "watch": 60}
GAMES = [game for game in rampart.games() if puzzles(game)]
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("game", SHIPPED)
def test_there_are_many_in_three_themes(game: str) -> None:
    known = puzzles(game)
    assert len(known) >= SHIPPED[game]
    assert len(themes(game)) >= 3
    assert len({one.id for one in known}) == len(known)
    assert set(themes(game)) <= set(themes_of(game).values())
    assert all(speaker(game, lang)(f"theme-{theme}") for lang in LANGUAGES for theme in themes(game))


@every_game
def test_every_puzzle_asks_its_seat_and_knows_all_answers(game: str) -> None:
    for one in puzzles(game):
        s = one.state()
        assert one.seat in s.deciders, one.id
        assert {s.key(option, one.seat) for option in s.options(one.seat)} == {answer.key for answer in one.answers}
        assert FEWEST <= len(one.answers) <= MOST
        assert one.margin >= 100 * MARGIN - 0.11, one.id  # each of the two is rounded
        assert LEAST <= one.rating <= HIGHEST


@every_game
def test_reasons_can_be_said(game: str) -> None:
    for one in puzzles(game):
        for answer in one.answers:
            for lang in LANGUAGES:
                assert all(reasons(game, lang, answer.reasons))


@every_game
def test_newer_rules_still_show_a_puzzle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rampart.game(game), "version", 1000)
    assert puzzles(game)[0].state().deciders


def again(one: Puzzle) -> None:
    """What the file says must come out again."""
    found = weigh(one.state().view(one.seat), one.seat, one.worlds, one.seed)
    assert [(x.key, round(100 * x.chance, 1)) for x in found] == [(a.key, a.chance) for a in one.answers]


@pytest.mark.slow
@every_game
def test_a_puzzle_is_proven_again(game: str) -> None:
    again(min(puzzles(game), key=lambda one: (len(one.answers), one.id)))


@pytest.mark.soak
@every_game
def test_all_puzzles_are_proven_again(game: str) -> None:
    for one in puzzles(game):
        again(one)


@pytest.mark.slow
def test_the_same_seed_finds_the_same_puzzle() -> None:
    wanted = Wanted("watch", 1, 3, 3, {})
    [one], [same] = list(find(wanted)), list(find(wanted))
    assert one == same
    assert read(json.loads(written("watch", [one]))) == (one,)


def test_ratings_move_by_surprise() -> None:
    assert expected(1500, 1500) == 0.5
    assert rated(1500, 1500, True, 0) == (1520, 1496)
    assert rated(1500, 1500, False, 30) == (1488, 1504)
    assert rated(LEAST, HIGHEST, False, 0) == (LEAST, HIGHEST)


def test_every_day_has_its_puzzle() -> None:
    found = [of_the_day(day) for day in range(20000, 20000 + 8 * len(GAMES))]
    assert None not in found
    assert len({one.id for one in found if one is not None}) == len(found)
