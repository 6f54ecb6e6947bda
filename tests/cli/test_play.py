import builtins
import errno
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.conftest import played_record, random_numbers
from tests.playing import registered
from tests.proving import council, duel, informers, sealed_bids, smugglers

import rampart
from rampart.cli.session import chosen
from rampart.kernel.decision import Decision, Option
from rampart.text import LANGUAGES

QUICK = ("--bot", "random", "--seed", "5")


def saved(path: Path) -> dict:
    return json.loads(path.read_text())


def position(path: Path) -> rampart.State:
    return rampart.game("dragon").replay(saved(path))


# ---- playing


BOTH_EXPANSIONS = ["--option", "wall=on", "--option", "super_event=random"]


@pytest.mark.parametrize("options", [[], pytest.param(BOTH_EXPANSIONS, marks=pytest.mark.slow)])
def test_a_whole_game_is_played_with_piped_numbers(run, here, options):
    done = run("play", "dragon", *QUICK, *options, typed=[*random_numbers(2, 300), "mine.json"])
    assert done.exit_code == 0
    assert done.stderr == ""
    assert "Twelve months are over." in done.stdout
    assert "In the Year of the Dragon, month 12 of 12, Actions" in done.stdout
    assert "Red chooses" in done.stdout
    record = saved(here / "mine.json")
    assert record["over"] is True
    assert record["seats"] == ["person", "random", "random", "random"]
    s = position(here / "mine.json")
    for points in s.scores():
        assert str(points) in done.stdout.split("Twelve months are over.")[1]


def test_the_table_is_shown_before_the_first_choice(run):
    shown = run("play", "dragon", "--seed", "7", "--bot", "random", typed=[]).stdout
    assert "You are Red, against Blue (Random bot), Yellow (Random bot), Green (Random bot)." in shown
    assert "Setting up" in shown
    for part in (" 3 Tribute", "12 Festival", "Turn order", "Persons to hire", "Tax collector", "Your court"):
        assert part in shown
    assert "Blue, 0 points" in shown
    assert "Draft 2 young persons of different types. They start at your court. (YD-110)" in shown
    assert "Since your last turn" in shown
    assert "Yellow drafts" in shown


def test_options_have_numbers_effects_and_keys_and_refusals_their_rule(run):
    shown = run("play", "dragon", "--seed", "7", "--bot", "random", typed=[]).stdout
    offered = [line for line in shown.splitlines() if "draft:craftsman+court_lady" in line]
    assert len(offered) == 1
    assert offered[0].split()[0] == "1"
    assert "+1 floor per Build, 1 point" in offered[0]
    refusal = shown.split("Not possible now")[1]
    assert "Yellow has already drafted this pair. Choose another one. (YD-111)" in " ".join(refusal.split())


def test_a_key_is_as_good_as_a_number(run, here):
    run("play", "dragon", *QUICK, typed=["draft:monk_young+healer_young", "place@2", "s a.json", "q"])
    chosen = [key for seat, key in saved(here / "a.json")["choices"] if seat == 0]
    assert chosen == ["draft:monk_young+healer_young", "place@2"]


def test_seat_players_and_options_are_obeyed(run, here):
    run("play", "dragon", "--players", "2", "--seat", "1", "--option", "wall=on", *QUICK, typed=["1", "s a.json", "q"])
    record = saved(here / "a.json")
    assert record["players"] == 2
    assert record["options"]["wall"] is True
    assert record["seats"] == ["random", "person"]
    assert record["start"] == {"seed": 5}


def test_two_games_without_a_seed_are_two_games(run, here):
    seeds = set()
    for _ in range(2):
        run("play", "dragon", "--bot", "random", typed=["1", "s a.json", "y", "q"])
        seeds.add(saved(here / "a.json")["start"]["seed"])
    assert len(seeds) == 2


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_can_be_played(run, lang):
    typed = [*random_numbers(3, 16), "?", "b", "u", "r", "r xyzzy", "nonsense", "s", "q", "n"]
    done = run("play", "dragon", *QUICK, "--lang", lang, "--option", "wall=on", typed=typed)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert rampart.game("dragon").title in done.stdout or lang != "en"


def test_nonsense_is_answered_and_changes_nothing(run, here):
    nonsense = ["", "  ", "0", "99", "-1", "1.5", "take:nothing", "[bold]", "x" * 5000, "\x00", "é", "s s s\x00", "r ["]
    done = run("play", "dragon", *QUICK, typed=[*nonsense, "s a.json", "q"])
    assert done.exit_code == 0
    assert "'99' isn’t an option. Type a number from 1 to" in done.stdout
    assert [seat for seat, _ in saved(here / "a.json")["choices"]].count(0) == 0


@pytest.mark.slow
def test_bytes_that_are_no_text_are_answered_too(program):
    done = subprocess.run(
        [sys.executable, "-m", "rampart", "play", "dragon", *QUICK],
        input=b"\xff\xfe\n\x80\n1\n",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert "isn’t an option".encode() in done.stdout


def test_a_number_names_an_option_before_a_key_does():
    options = tuple(Option(code, key, key, "", (), "") for code, key in ((70, "3"), (80, "x"), (90, "1")))
    asked = Decision(0, "step", "What?", "", options, (), ())
    assert [chosen(asked, text) for text in ("1", "2", "3", "x", "0", "4", "01", "")] == [70, 80, 90, 80] + [None] * 4


# ---- looking things up


def test_help_says_what_the_game_is_about_and_what_can_be_typed(run):
    shown = run("play", "dragon", *QUICK, typed=["?"]).stdout
    assert "You can see the whole year coming" in shown
    assert "undo your last move" in shown


def test_a_bot_advises_with_numbers_and_reasons(run):
    shown = run("play", "dragon", *QUICK, typed=["a"]).stdout
    assert re.search(r"\d+ .+  \d+% .*, about \d+ points? \(± \d+\)", shown)
    assert re.search(r"(More|Fewer) points \(about \d+\): |about as good as|games in 100", shown)


def test_a_rule_is_found_by_its_id_and_by_words(run):
    shown = run("play", "dragon", *QUICK, typed=["r yd-204", "r hungry palace", "r YD-999", "r xyzzy", "r"]).stdout
    assert "Is there a dragon on that group already?" in shown
    assert "Each hungry palace loses one person" in shown
    assert "has no rule YD-999" in shown
    assert "No rule mentions 'xyzzy'." in shown
    assert "as in: r YD-110" in shown


# ---- taking back


def test_a_choice_is_taken_back_and_asked_anew(run, here):
    typed = ["draft:monk_young+healer_young", "u", "draft:craftsman+court_lady", "s a.json", "q"]
    done = run("play", "dragon", *QUICK, typed=typed)
    assert "Undone: draft:monk_young+healer_young" in done.stdout
    assert [key for seat, key in saved(here / "a.json")["choices"] if seat == 0] == ["draft:craftsman+court_lady"]


def test_what_cannot_be_taken_back_says_why(run):
    done = run("play", "dragon", "--option", "starting_seat=0", typed=["u"])
    assert "Nothing to undo yet." in done.stdout


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "Can’t undo: someone else has moved since."),
        ("cs", "To nelze vzít zpět: mezitím táhl někdo jiný."),
        ("pl", "Nie można cofnąć: ktoś inny już wykonał ruch."),
        ("de", "Das lässt sich nicht mehr rückgängig machen: Inzwischen hat jemand anderes entschieden."),
    ],
)
def test_why_something_cannot_be_taken_back_is_said_in_the_language_of_the_player(run, lang, why):
    typed = ["1", "place@1", "u"]
    done = run("play", "dragon", "--option", "starting_seat=0", "--lang", lang, *QUICK, typed=typed)
    assert why in done.stdout


# ---- saving and going on


@pytest.mark.slow
def test_a_resumed_game_goes_on_exactly_as_it_would_have(run, here):
    typed = random_numbers(2, 30)
    run("play", "dragon", *QUICK, typed=[*typed, "s straight.json", "q"])
    run("play", "dragon", *QUICK, typed=[*typed[:11], "s first.json", "q"])
    halfway = position(here / "first.json")
    done = run("play", "--load", "first.json", typed=[*typed[11:], "s second.json", "q"])
    assert "Goodbye." in done.stdout
    assert position(here / "second.json") == position(here / "straight.json")
    assert position(here / "first.json") == halfway
    assert saved(here / "second.json") == saved(here / "straight.json")


def test_saving_again_goes_to_the_same_file_without_a_question(run, here):
    done = run("play", "dragon", *QUICK, typed=["1", "s a.json", "1", "s", "q"])
    assert "exists already" not in done.stdout
    assert len([1 for seat, _ in saved(here / "a.json")["choices"] if seat == 0]) == 2


def test_a_file_of_something_else_is_replaced_only_on_demand(run, here):
    (here / "a.json").write_text("precious")
    done = run("play", "dragon", *QUICK, typed=["1", "s a.json", "n", "q", "n"])
    assert "a.json exists already. Replace it?" in done.stdout
    assert (here / "a.json").read_text() == "precious"
    run("play", "dragon", *QUICK, typed=["1", "s a.json", "y", "q"])
    assert saved(here / "a.json")["game"] == "dragon"


def test_quitting_offers_to_save(run, here):
    done = run("play", "dragon", *QUICK, typed=["1", "q", "perhaps", "here.json"])
    assert done.exit_code == 0
    assert "Please answer y or n." in done.stdout
    assert "Goodbye." in done.stdout
    assert position(here / "here.json").over is False
    run("play", "dragon", *QUICK, typed=["1", "q", "n"])
    assert [path.name for path in here.iterdir()] == ["here.json"]


@pytest.mark.parametrize("path", [".", "missing/folder/a.json", "file.txt/a.json", "x" * 300 + ".json", "nul\0.json"])
def test_a_file_that_cannot_be_written_does_not_end_the_game(run, here, path):
    (here / "file.txt").write_text("precious")
    done = run("play", "dragon", *QUICK, typed=["1", f"s {path}", "1", "s good.json", "q"])
    assert done.exit_code == 0
    assert "cannot be written: " in done.stdout
    assert "The game is not saved. You can keep playing." in done.stdout
    assert sorted(p.name for p in here.iterdir()) == ["file.txt", "good.json"]
    assert len([1 for seat, _ in saved(here / "good.json")["choices"] if seat == 0]) == 2


def test_a_full_disk_leaves_the_old_file_and_the_game(run, here, monkeypatch):
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    run("play", "dragon", *QUICK, typed=["1", "s a.json", "q"])
    before = (here / "a.json").read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    done = run("play", "--load", "a.json", typed=["1", "s", "q", "n"])
    assert done.exit_code == 0
    assert "a.json cannot be written: no space left on device." in done.stdout
    assert (here / "a.json").read_bytes() == before
    assert [path.name for path in here.iterdir()] == ["a.json"]


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(run, here):
    done = run("play", "dragon", *QUICK, typed=["1"])
    assert done.exit_code == 0
    assert "End of input." in done.stdout
    assert "Resume later with: rampart play --load dragon-5.json" in done.stdout
    assert [key for seat, key in saved(here / "dragon-5.json")["choices"] if seat == 0] == [
        "draft:craftsman+court_lady"
    ]
    again = run("play", "--load", "dragon-5.json", typed=["1"])
    assert "Resume later with: rampart play --load dragon-5-2.json" in again.stdout
    unchanged = run("play", "--load", "dragon-5.json", typed=[])
    assert "Resume later with: rampart play --load dragon-5.json" in unchanged.stdout
    assert sorted(path.name for path in here.iterdir()) == ["dragon-5-2.json", "dragon-5.json"]


def test_the_end_of_the_input_before_any_choice_keeps_nothing(run, here):
    done = run("play", "dragon", "--players", "3", "--option", "wall=on", "--seat", "1", *QUICK, typed=[])
    command = "rampart play dragon --players 3 --seat 1 --option wall=True --seed 5"
    assert f"Start again with: {command}\n" in done.stdout
    assert not list(here.iterdir())
    again = run(*command.split()[1:], typed=[])
    assert again.exit_code == 0


def test_who_has_chosen_nothing_may_leave_without_a_question(run, here):
    assert run("play", "dragon", *QUICK, typed=["q"]).stdout.endswith("Goodbye.\n")


def test_ctrl_c_keeps_the_game_and_exits_130(run, here, monkeypatch):
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    assert run("play", "dragon", *QUICK).exit_code == 130
    answers = iter(["1"])
    monkeypatch.setattr(builtins, "input", lambda prompt: next(answers, None) or interrupted(prompt))
    assert run("play", "dragon", *QUICK).exit_code == 130
    assert [0, "draft:craftsman+court_lady"] in saved(here / "dragon-5.json")["choices"]


def heed_ctrl_c() -> None:
    """What a terminal starts heeds Ctrl-C; what a script starts in the background would not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.slow
def test_ctrl_c_ends_the_real_program_cleanly(here):
    command = [sys.executable, "-m", "rampart", "play", "dragon", *QUICK]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=here,
        preexec_fn=heed_ctrl_c,
    ) as p:
        assert p.stdout is not None
        shown = b""
        while b"Your choice" not in shown:
            shown += os.read(p.stdout.fileno(), 65536)
        time.sleep(0.1)
        p.send_signal(signal.SIGINT)
        _, complaints = p.communicate(timeout=30)
    assert p.returncode == 130
    assert complaints == b""


# ---- what is refused


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "There is no game called 'chess'"),
        ([], "Name the game to play"),
        (["dragon", "--players", "9"], "not for 9 players"),
        (["dragon", "--seat", "4"], "There is no seat 4; seats are 0 to 3."),
        (["dragon", "--seat", "-1"], "There is no seat -1"),
        (["dragon", "--bot", "genius"], "There is no bot called 'genius'"),
        (["dragon", "--lang", "xx"], "There are no texts in 'xx'"),
        (["dragon", "--seed", "-1"], "The seed -1 is not"),
        (["dragon", "--option", "wall"], "--option needs name=value"),
        (["dragon", "--option", "wall=maybe"], "wall cannot be 'maybe'; it can be: on or off, yes or no"),
        (["dragon", "--option", "roof=on"], "has no option 'roof'"),
        (["dragon", "--option", "players=3"], "players is no option of a game; give it as --players 3."),
        (["dragon", "--option", "wall=on", "--option", "wall=off"], "given twice"),
        (["--load", "missing.json"], "missing.json cannot be read: no such file or directory."),
        (["--load", "."], ". cannot be read: is a directory."),
    ],
)
def test_what_cannot_be_played_is_refused(refused, args, complaint):
    assert complaint in refused("play", *args, typed=[])


def test_a_loaded_game_keeps_its_own_settings(refused, record_file):
    assert "--load goes without those" in refused("play", "--load", "game.json", "--players", "3", typed=[])
    assert "is a game of dragon, not of council" in refused("play", "council", "--load", "game.json", typed=[])


@pytest.mark.parametrize("seats", ["person", ["person"], [1, 2, 3]])
def test_a_loaded_game_names_who_sits_where(refused, here, seats):
    (here / "a.json").write_text(json.dumps({**played_record(choices=4), "seats": seats}))
    refused("play", "--load", "a.json", typed=[])


def test_in_a_game_of_people_from_the_site_bots_take_the_seats_of_the_others(run, here):
    (here / "a.json").write_text(json.dumps({**played_record(choices=4), "seats": ["Ann", "random", "Ben"]}))
    done = run("play", "--load", "a.json", "--seat", "2", typed=["q"])
    assert done.exit_code == 0
    assert "You are Yellow, against Red (Steady bot), Blue (Random bot)." in done.stdout


def test_a_record_without_names_is_played_from_the_first_seat(run, here):
    (here / "a.json").write_text(json.dumps(played_record(choices=4)))
    assert "You are Red" in run("play", "--load", "a.json", typed=[]).stdout
    assert "You are Blue" in run("play", "--load", "a.json", "--seat", "1", typed=[]).stdout


def test_a_finished_game_shows_its_result(run, record_file):
    done = run("play", "--load", "game.json", typed=[])
    assert done.exit_code == 0
    assert "Twelve months are over." in done.stdout


# ---- any game


@pytest.mark.parametrize("module", [council, duel, informers, sealed_bids, smugglers])
def test_a_game_without_a_board_is_played_plainly(run, module):
    with registered(module.GAME):
        done = run("play", module.GAME.name, "--bot", "random", "--seed", "1", typed=random_numbers(1))
    assert done.exit_code == 0, done.exception
    assert "Result" in done.stdout


def test_a_position_is_played_on_and_stays_as_it_is(run, here):
    s = rampart.game("dragon").new(2, 3)
    s.choose(s.options(s.deciders[0])[0])
    position = here / "position.json"
    position.write_text(json.dumps(s.document()))
    before = position.read_bytes()
    run("play", "--load", str(position), "--bot", "random", "--seat", "0", typed=["1", "s mine.json", "q"])
    assert position.read_bytes() == before
    record = saved(here / "mine.json")
    assert record["start"]["document"]["game"] == "dragon"
    rampart.game("dragon").replay(record)
