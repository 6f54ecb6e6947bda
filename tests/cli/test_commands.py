import json
import subprocess
import sys
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import rampart
from rampart.cli import app
from rampart.cli.words import words
from rampart.text import LANGUAGES

COMMANDS = [
    "play",
    "serve",
    "simulate",
    "arena",
    "balance",
    "dataset",
    "replay",
    "rules",
    "games",
    "puzzles",
    "bench",
    "tune",
]
COMMANDS += ["doctor"]


# ---- all commands


def test_the_commands_are_these():
    assert [command.callback.__name__ for command in app.registered_commands] == COMMANDS


def test_without_a_command_the_help_is_shown(run):
    shown = run().stdout
    for command in COMMANDS:
        assert f" {command} " in shown


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_the_help_of_every_command_has_examples(run, command, flag):
    done = run(command, flag)
    assert done.exit_code == 0
    assert "Examples:" in done.stdout
    assert f"rampart {command}" in done.stdout.split("Examples:")[1]


def test_the_version_says_whether_the_rules_are_compiled(run):
    mode = "compiled" if rampart.COMPILED else "interpreted"
    assert run("--version").stdout == f"rampart {rampart.__version__} ({mode})\n"


@pytest.mark.parametrize(
    "args", [["dance"], ["games", "--fast"], ["replay"], ["simulate"], ["play", "dragon", "--seed", "x"]]
)
def test_wrong_usage_exits_2(run, args):
    done = run(*args)
    assert done.exit_code == 2
    assert "Usage" in done.stderr
    assert "Traceback" not in done.output


# ---- serve


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--smtp", "mail.example.org:587"], "--smtp names a mail server as smtp://user:password@host:587"),
        (["--smtp", "smtp://mail.example.org:first", "--mail-from", "a@b"], "--smtp names a mail server"),
        (["--smtp", "smtp://", "--mail-from", "a@b"], "--smtp names a mail server"),
        (["--smtp", "smtp://mail.example.org"], "--smtp needs --mail-from, the address that mail comes from."),
        (["--log-level", "loud"], "--log-level is debug, info, warning or error, not 'loud'."),
        (["--log-file", "missing/log"], "There is no folder"),
    ],
)
def test_a_site_that_could_not_do_what_is_asked_is_not_served(refused, args, said):
    assert said in " ".join(refused("serve", *args).split())


# ---- games


def test_games_are_listed_with_seats_and_options(run):
    shown = run("games").stdout
    game = rampart.game("dragon")
    assert "for 2, 3, 4, 5 players (usually 4)" in shown
    for name in game.options:
        assert name in shown
    assert "rampart play dragon --option wall=on" in shown


def test_games_as_json(run):
    (found,) = json.loads(run("games", "dragon", "--json").stdout)
    game = rampart.game("dragon")
    assert (found["name"], found["seats"], found["rules"]) == ("dragon", [2, 3, 4, 5], game.version)
    assert [option["name"] for option in found["options"]] == list(game.options)
    assert found["options"][0]["choices"] == [False, True]


def test_an_unknown_game_is_refused(refused):
    there = ", ".join(rampart.games())
    assert f"There is no game called 'chess'; there are: {there}" in " ".join(refused("games", "chess").split())


def test_the_games_are_still_known_when_one_is_loaded():
    rampart.game("dragon")
    assert "dragon" in rampart.games()


# ---- the real program


def test_the_program_says_one_sentence_and_exits_2(program):
    done = program("replay", "missing.json")
    assert done.returncode == 2
    assert done.stderr == "missing.json cannot be read: no such file or directory.\n"
    assert done.stdout == ""


@pytest.mark.slow
def test_the_program_plays_from_a_pipe(program):
    done = program("play", "dragon", "--bot", "random", "--seed", "5", input="1\n1\nq\nn\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.endswith("Goodbye.\n")


@pytest.mark.slow
def test_a_terminal_without_these_letters_gets_question_marks(program):
    done = program(
        "play", "dragon", "--lang", "cs", "--seed", "5", input="", env={"PYTHONIOENCODING": "ascii", "COLUMNS": "100"}
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "+-- 1 ---+" in done.stdout
    assert "V roce draka" in done.stdout


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_error():
    command = f"'{sys.executable}' -m rampart rules dragon | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr == ""


@pytest.mark.slow
def test_a_full_disk_behind_the_output_is_one_sentence():
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rampart", "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stderr == "No space left on device.\n"


# ---- the words of the command line


class Variables(Visitor):
    """The names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalog(lang: str) -> dict[str, set[str]]:
    found = {}
    for entry in parse(files("rampart.cli").joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_says_the_same_things(lang):
    assert catalog(lang) == catalog("en")


def test_every_message_is_used(root):
    source = "".join(path.read_text(encoding="utf-8") for path in (root / "src/rampart/cli").glob("*.py"))
    unused = [
        id for id in catalog("en") if f'"{id}"' not in source and not id.startswith(("help-", "cannot-undo-", "bot-"))
    ]
    assert unused == []


def test_texts_of_any_length_and_kind_are_said():
    name = "<file> { $file } [bold] " + "x" * 3000
    assert name in words("en")("overwrite", file=name)
