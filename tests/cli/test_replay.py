import json
import os
import random
from pathlib import Path

import pytest
from tests.cli.conftest import played_record

import rampart


def edited(record: dict, **changes: object) -> str:
    return json.dumps({**record, **changes})


# ---- sound records


def test_a_whole_game_is_told_turn_by_turn(run, record_file, whole_record):
    done = run("replay", "game.json")
    assert done.exit_code == 0
    assert done.stderr == ""
    for number, (_, key) in enumerate(whole_record["choices"], 1):
        assert key in done.stdout, number
    assert done.stdout.count("Month ") == 12
    assert "Twelve months are over." in done.stdout
    assert f"{len(whole_record['choices'])} choices replayed, the record is sound." in done.stdout


def test_the_result_stands_under_the_log(run, record_file, whole_record):
    points = run("replay", "game.json", "--quiet").stdout.split("Points")[1].split("\n")[0].split()
    assert sorted(map(int, points)) == sorted(whole_record["scores"])


def test_the_result_comes_as_json_and_nothing_else(run, record_file, whole_record):
    told = json.loads(run("replay", "game.json", "--json").stdout)
    end = rampart.game("dragon").replay(whole_record)
    assert (told["game"], told["choices"], told["over"]) == ("dragon", len(whole_record["choices"]), True)
    assert (told["scores"], told["winners"], told["ending"]) == (end.scores(), end.winners(), "end")
    assert (told["ranking"], told["breakdown"]) == (end.ranking(), end.breakdown())
    half = json.loads(run("replay", "game.json", "--json", "--upto", "9").stdout)
    assert (half["choices"], half["over"], half["winners"]) == (9, False, [])


def test_a_replay_can_stop_on_the_way_and_show_the_board(run, record_file):
    done = run("replay", "game.json", "--upto", "9", "--show")
    assert "9 choices replayed, the record is sound so far." in done.stdout
    assert "In the Year of the Dragon, month 1 of 12, Persons" in done.stdout
    assert "Your court" not in done.stdout


def test_a_record_comes_from_standard_input_too(run, record_file, here):
    data = record_file.read_bytes()
    record_file.unlink()
    assert run("replay", "-", "--quiet", stdin=data).exit_code == 0


def test_the_log_is_told_in_every_language(run, record_file):
    told = {lang: run("replay", "game.json", "--upto", "6", "--lang", lang).stdout for lang in ("en", "cs", "pl", "de")}
    assert len(set(told.values())) == 4


def test_the_end_position_is_drawn(run, record_file, here):
    done = run("replay", "game.json", "--quiet", "--svg", "end.svg")
    assert done.exit_code == 0
    assert (here / "end.svg").read_text().startswith("<svg ")


def test_who_sat_where_is_told(run, here):
    record = {**played_record(choices=3), "seats": ["person", "greedy", "random"]}
    (here / "a.json").write_text(json.dumps(record))
    assert "person" in run("replay", "a.json").stdout


# ---- broken ones


def broken(record: dict) -> dict[str, bytes]:
    """Files that are no record, by what is wrong with them."""
    whole = json.dumps(record)
    other = [[seat, key] for seat, key in record["choices"]]
    other[5] = [other[5][0], "take:everything"]
    return {
        "not JSON": b"hello",
        "not JSON (": whole[: len(whole) // 2].encode(),
        "line 1, column 1": b"",
        "not text in UTF-8": b"\xff\xfe\x00",
        "a JSON object is needed": b"[1, 2, 3]",
        "does not name its game": b"{}",
        "no game called 'chess'": edited(record, game="chess").encode(),
        "rules version 99": edited(record, rules=99).encode(),
        "format 99": edited(record, format=99).encode(),
        "choices[5]": edited(record, choices=other).encode(),
        "choices: a list is needed": edited(record, choices="all").encode(),
        "checks: the checksum after choice": edited(record, checks=[]).encode(),
        "scores: the recorded result": edited(record, scores=[99, 99, 99]).encode(),
        "start.seed": edited(record, start={"seed": -5}).encode(),
        "players": edited(record, players=11).encode(),
        "options": edited(record, options={"roof": True}).encode(),
        "is no record": b"[" * 100_000,
        "Exceeds the limit": b'{"game": ' + b"9" * 5000 + b"}",
    }


@pytest.mark.parametrize("wrong", list(broken({**played_record(choices=9)})))
@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
def test_a_broken_file_is_named_and_left_as_it_is(refused, here, whole_record, command, wrong):
    path = here / "broken.json"
    path.write_bytes(broken(whole_record)[wrong])
    before = path.read_bytes()
    assert wrong.lower() in refused(*command, "broken.json", typed=[]).lower()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("missing.json", "missing.json cannot be read: no such file or directory."),
        (".", ". cannot be read: is a directory."),
        ("x" * 300, "cannot be read: file name too long."),
        ("nul\0byte", "cannot be read: embedded null byte."),
        ("/dev/zero", "/dev/zero is longer than 64 MB and cannot be a record."),
    ],
)
def test_a_file_that_cannot_be_read_is_named(refused, name, complaint):
    assert refused("replay", name).endswith(complaint)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_named(refused, record_file):
    record_file.chmod(0)
    assert refused("replay", "game.json") == "game.json cannot be read: permission denied."


@pytest.mark.parametrize("args", [["--upto", "9999"], ["--lang", "xx"], ["--svg", "missing/end.svg", "--quiet"]])
def test_what_cannot_be_done_with_a_record_is_refused(refused, record_file, args):
    refused("replay", "game.json", *args)


def test_a_cut_record_is_refused_wherever_it_was_cut(refused, here):
    whole = json.dumps(played_record(choices=12)).encode()
    for end in range(1, len(whole) - 1, 41):
        (here / "cut.json").write_bytes(whole[:end])
        assert "is cut off" in refused("replay", "cut.json")


def test_edited_bytes_never_crash_a_replay(run, here):
    whole = json.dumps(played_record(choices=51)).encode()
    luck = random.Random(7)
    path = Path("edited.json")
    codes = []
    for _ in range(40):
        data = bytearray(whole)
        for _ in range(luck.randint(1, 3)):
            data[luck.randrange(len(data))] = luck.choice(b'0123456789"[]{},:-xX')
        path.write_bytes(data)
        done = run("replay", "edited.json", "--quiet")
        codes.append(done.exit_code)
        assert done.exception is None or isinstance(done.exception, SystemExit), (bytes(data), done.exception)
    assert set(codes) <= {0, 2}
    assert codes.count(2) > 20


def test_a_replayed_state_is_the_played_one(run, here):
    s = rampart.game("dragon").new(2, 9)
    for _ in range(20):
        seat = s.deciders[0]
        s.choose(s.options(seat)[0], seat)
    (here / "a.json").write_text(json.dumps(s.record()))
    done = run("replay", "a.json", "--svg", "a.svg", "--quiet")
    assert done.exit_code == 0
    assert (here / "a.svg").read_text() == s.svg(None)


# ---- many at once

GOLDEN = Path(__file__).resolve().parent.parent / "golden"


def test_all_stored_games_of_the_tests_replay(run):
    done = run("replay", "--all", str(GOLDEN))
    assert done.exit_code == 0, done.stdout
    records = [path for path in GOLDEN.rglob("*.json") if path.stem not in ("results", "perft")]
    assert len(records) > 100
    assert f"{len(records)} records with " in done.stdout and "all sound." in done.stdout


def test_a_folder_tells_which_records_do_not_replay(run, here, whole_record):
    folder = here / "games"
    (folder / "below").mkdir(parents=True)
    (folder / "sound.json").write_text(json.dumps(whole_record))
    (folder / "below" / "cheat.json").write_text(edited(whole_record, scores=[99] * len(whole_record["scores"])))
    (folder / "cut.json").write_text(edited(whole_record, choices=[[0, "nothing"]], checks=[]))
    (folder / "older.json").write_text(edited(whole_record, game="great_wall", rules=2))
    (folder / "notes.json").write_text("{}")
    done = run("replay", "--all", str(folder))
    assert done.exit_code == 1
    assert "4 records" in done.stdout and "2 of them with faults, 1 left to older releases." in done.stdout
    assert "cheat.json: scores: the recorded result" in done.stdout and "cut.json: " in done.stdout
    assert "sound.json" not in done.stdout


def test_a_record_of_older_rules_names_the_release_that_plays_it(run, here, whole_record):
    (here / "older.json").write_text(edited(whole_record, game="great_wall", rules=2))
    assert "Rampart 0.1.0 can play it." in " ".join(run("replay", "older.json").stderr.split())
    (here / "unknown.json").write_text(edited(whole_record, game="great_wall", rules=1))
    assert "can play it" not in run("replay", "unknown.json").stderr
