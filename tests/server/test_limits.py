"""Rate limits: everything a guest can do again and again has one, and none of them locks out a school."""

from pathlib import Path

import pytest

from rampart.server.basics.caches import BOUNDS
from rampart.server.basics.limits import WINDOWS, Limits
from rampart.server.basics.refusals import Refused
from tests.server.client import Player, served


def test_a_school_comes_at_the_same_time() -> None:
    limits = Limits()
    assert all(limits.allows("session", "192.0.2.7") for _ in range(400))


def test_strangers_from_everywhere_do_not_fill_the_memory() -> None:
    limits = Limits()
    for n in range(BOUNDS["limits.done"] + 100):
        limits.allows("session", f"2001:db8:{n:x}::/64")
    assert len(limits.done) == BOUNDS["limits.done"]


def test_a_refusal_says_when_to_come_again() -> None:
    limits = Limits(0.1)
    limits.check("chat", "ann")
    limits.check("chat", "ann")
    with pytest.raises(Refused) as found:
        limits.check("chat", "ann")
    assert 0 < int(found.value.args_of_text["wait"]) <= WINDOWS["chat"][1]


@pytest.mark.slow
def test_choices_undo_seats_and_preferences_have_limits(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--game", "tests.proving.duel", "--limits", "0.03") as server:
        ann = Player(server)
        table = ann.open("duel", players=2, seats=["me", "me"], start=True)
        codes = {
            "choice": [ann.choose(table, 0, decision="d0").json()["code"] for _ in range(10)],
            "undo": [ann.act(table, "undo", seat=0).json()["code"] for _ in range(4)],
            "sit": [ann.act(table, "sit", seat=0).json()["code"] for _ in range(2)],
            "preferences": [ann.post("/preferences", theme="day").json().get("code") for _ in range(2)],
        }
        assert {name: said[-1] for name, said in codes.items()} == dict.fromkeys(codes, "too_many")
        assert {name: said[0] == "too_many" for name, said in codes.items()} == dict.fromkeys(codes, False)


@pytest.mark.slow
def test_names_change_less_often_than_preferences(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--limits", "0.2") as server:
        ann = Player(server)
        ann.open("dragon")
        answers = [ann.post("/preferences", name=f"Ann {n}").status_code for n in range(3)]
        assert answers == [200, 200, 429]
        assert ann.post("/preferences", theme="night").status_code == 200
