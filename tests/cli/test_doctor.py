import json
import sqlite3
from contextlib import closing

import pytest

import rampart.compiled
from rampart.cli import doctor, smoke
from rampart.server.config import DATABASE


def test_a_sound_installation_is_well(run):
    done = run("doctor")
    assert done.exit_code == 0
    assert done.stdout.endswith("All is well.\n")
    for part in ("Python", "rampart", "Rules", "typer", "rich", "dragon", "Database", "Browser", "Terminal"):
        assert part in done.stdout


def test_the_findings_as_json(run):
    found = json.loads(run("doctor", "--json").stdout)
    assert found["healthy"] is True
    by_name = {finding["what"]: finding for finding in found["findings"]}
    assert by_name["rampart"]["is"] == rampart.__version__
    assert by_name["dragon"]["is"] == f"In the Year of the Dragon, rules version {rampart.game('dragon').version}"
    assert by_name["Database"]["is"].startswith("none yet")


def test_a_database_is_found_and_opened(run, here):
    file = here / "share" / "rampart" / DATABASE
    file.parent.mkdir(parents=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE t (x)")
    done = run("doctor", "--json")
    assert done.exit_code == 0
    assert str(file) in done.stdout
    file.write_bytes(b"no database " * 1000)
    done = run("doctor", "--json")
    assert done.exit_code == 1
    assert "It cannot be read: file is not a database." in done.stdout


def test_stale_binaries_are_a_problem(run, monkeypatch):
    monkeypatch.setattr(rampart.compiled, "stale", lambda: "The sources have changed.")
    done = run("doctor")
    assert done.exit_code == 1
    assert "The sources have changed." in " ".join(done.stdout.split())
    assert "1 of " in done.stdout
    assert json.loads(run("doctor", "--json").stdout)["healthy"] is False


def test_a_game_that_cannot_be_set_up_is_a_problem(run, monkeypatch):
    def broken(*_: object) -> None:
        raise ZeroDivisionError("no seats")

    monkeypatch.setattr(rampart.game("dragon"), "new", broken)
    done = run("doctor")
    assert done.exit_code == 1
    assert "The game cannot be set up (ZeroDivisionError: no seats)." in done.stdout


@pytest.mark.parametrize(
    ("requirement", "problem"),
    [
        ("rich", ""),
        ("rich>=13.9", ""),
        ("rich>=999", "It is too old; rich>=999 is needed."),
        ("no-such-package>=1", "It is missing; no-such-package>=1 is needed."),
    ],
)
def test_a_package_is_compared_with_its_requirement(requirement, problem):
    assert doctor.dependency(requirement).problem == problem


def test_versions_are_compared_as_numbers():
    assert doctor.numbers("0.15") < doctor.numbers("0.29.0")
    assert doctor.numbers("9.1") < doctor.numbers("10")


def test_no_browser_is_no_problem(run, monkeypatch):
    monkeypatch.setattr(doctor.shutil, "which", lambda name: None)
    done = run("doctor")
    assert done.exit_code == 0
    assert "no Chromium found" in done.stdout


@pytest.mark.slow
def test_a_deep_look_plays_every_game_and_serves_the_site(run):
    done = run("doctor", "--deep", "--json")
    assert done.exit_code == 0
    by_name = {finding["what"]: finding for finding in json.loads(done.stdout)["findings"]}
    assert by_name["Site"]["problem"] == ""
    assert {f"{name}, played" for name in rampart.games()} <= set(by_name)


def test_a_deep_look_says_what_is_wrong_with_a_game(monkeypatch):
    monkeypatch.setattr(rampart.game("dragon"), "replay", lambda record: None)
    assert smoke.trouble_with("dragon") == "A record does not give the same game again."
    monkeypatch.setattr(rampart.game("dragon"), "new", lambda seed: 1 // 0)
    assert smoke.trouble_with("dragon").startswith("A random game fails (ZeroDivisionError")
