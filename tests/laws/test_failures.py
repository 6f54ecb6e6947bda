"""What a failing playout leaves behind: a record that replays to the failure."""

import json
from pathlib import Path

import pytest
from tests import playing
from tests.playing import play_on

import rampart
from rampart import State, seeded

GAME = rampart.game("dragon")


def test_a_failure_leaves_a_record_that_leads_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "FAILURES", tmp_path)
    failed: list[str] = []

    def check(s: State) -> None:
        if s.last is not None and s.last.count == 40:
            failed.append(s.digest())
            raise AssertionError("a piece is missing")

    with pytest.raises(AssertionError) as failure:
        play_on(GAME.new(players=3, seed=5), seeded(5), check=check, label="lost")
    path = tmp_path / "dragon-lost.json"
    assert str(path) in "".join(failure.value.__notes__)
    record = json.loads(path.read_text(encoding="utf-8"))
    s = GAME.replay(record)
    assert s.last is not None
    assert s.last.count == 39
    seat, key = record["failure"]["choice"]
    s.choose(key, seat)
    assert [s.digest()] == failed
    assert "a piece is missing" in record["failure"]["error"]


def test_a_game_without_end_is_noticed() -> None:
    s = GAME.new(players=2, seed=1)
    with pytest.raises(AssertionError, match="no end after"):
        play_on(s, seeded(1), most=playing.MOST_CHOICES, check=start_again)


def start_again(s: State) -> None:
    """Take back all that was chosen, so that the game never ends."""
    s.become(s.replayed([]))
