"""The documentation: its examples run, it is made without a warning, and the example game is a whole one."""

import ast
import doctest
import importlib
import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import rampart
from rampart import registry
from rampart.cli import app
from rampart.text.log import lines
from rampart.text.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (ROOT / "docs", ROOT / "docs" / "reference")
PAGES = sorted(page for folder in FOLDERS for page in folder.glob("*.md") if ">>>" in page.read_text(encoding="utf-8"))
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_on_a_page_run(page: Path) -> None:
    failures, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 3
    assert failures == 0


@pytest.mark.slow
def test_the_pages_are_made_without_a_warning(tmp_path: Path) -> None:
    made = tmp_path / "html"
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", ROOT / "docs", made]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert "determinise" in (made / "api.html").read_text(encoding="utf-8")
    for notebook in NOTEBOOKS:
        page = (made / "notebooks" / f"{notebook.stem}.html").read_text(encoding="utf-8")
        assert 'class="cell_output' in page, f"{notebook.stem} was not run"
    assert list((made / "_images").glob("*.svg")), "no notebook draws a table"


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_is_kept_without_outputs(notebook: Path) -> None:
    cells = [cell for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert cells
    assert not [cell for cell in cells if cell["outputs"] or cell["execution_count"] is not None]


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "rampart.__version__"}
    tree = ast.parse((ROOT / "src/rampart/__init__.py").read_text(encoding="utf-8"))
    found = [n.value for n in tree.body if isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__version__"]
    assert [ast.literal_eval(value) for value in found] == [rampart.__version__]
    assert re.fullmatch(r"\d+\.\d+\.\d+", rampart.__version__)


@pytest.fixture
def spoof(monkeypatch: pytest.MonkeyPatch) -> rampart.Game:
    """The example game, found where pip would have put it."""
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "spoof"))
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    monkeypatch.setattr(registry, "_homes", dict(registry._homes))
    from spoof.game import GAME

    return rampart.register(GAME, "spoof")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_game_is_played_stored_and_drawn(spoof: rampart.Game, players: int) -> None:
    s = spoof.new(players=players, seed=3)
    bots = [rampart.bot("greedy", seed=p) for p in range(players)]
    mark = s.mark()
    while not s.over:
        seat = s.deciders[0]
        assert s.decision(seat).prompt.endswith(".")
        assert spoof.load(s.document()) == s
        assert s.determinise(seat, 5).view(seat) == s.view(seat)
        assert s.svg(seat).count('id="option-') == (0 if s.polled else len(s.options(seat)))
        s.choose(bots[seat].choose(s, seat), seat)
    assert spoof.replay(s.record()) == s
    assert sum(e.kind == "right" for e in s.events_since(mark)) == sum(s.scores()) > 0
    assert all(line.text for line in lines(s.listen().events, s.rules, "de"))


def test_the_example_game_keeps_fists_closed_and_no_guess_is_repeated(spoof: rampart.Game) -> None:
    s = spoof.new(players=3, seed=1)
    s.play([(0, "hide:1"), (1, "hide:2"), (2, "hide:0"), "guess:3"])
    assert s.view(1).document()["fists"] == ["?", "two_pebbles", "?"]
    assert "guess:3" not in [option.key for option in s.decision(1).options]
    s.play(["guess:4", "guess:5"])
    assert s.scores() == [1, 0, 0]
    assert rulebook("spoof").find("SP-4") is not None


# ---- what the pages tell people to type

BLOCK = re.compile(r"^```(?:sh|bash)\n(.*?)^```", re.MULTILINE | re.DOTALL)
WRITTEN = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")),
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if "_build" not in path.parts),
]
INLINE = re.compile(r"`((?:rampart|python tools/|make|pytest)(?: [^`]+)?)`")
ENDS = ("|", "&&", ">", ";")


def commands(page: Path) -> list[list[str]]:
    """What a page tells to type, word by word: the lines of its blocks, and what stands within a sentence."""
    text = page.read_text(encoding="utf-8")
    lines = [line for block in BLOCK.findall(text) for line in block.replace("\\\n", " ").splitlines()]
    found = [shlex.split(line, comments=True) for line in [*lines, *INLINE.findall(text)]]
    out = []
    for words in found:
        while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
            words = words[1:]
        end = next((at for at, word in enumerate(words) if word in ENDS), len(words))
        if words and "…" not in words and "..." not in words:
            out.append(words[:end])
    return out


def understood(words: list[str]) -> None:
    """Fail where the command line knows no such command, or no such option of it."""
    command: Any = get_command(app)
    while hasattr(command, "commands") and words and not words[0].startswith("-"):
        assert words[0] in command.commands, words
        command, words = command.commands[words[0]], words[1:]
    known = {option for parameter in command.params for option in [*parameter.opts, *parameter.secondary_opts]}
    used = {word.split("=")[0] for word in words if re.match(r"-+[a-z]", word)}
    assert used <= known | {"--help"}, (words, used - known)
    takes = any(parameter.param_type_name == "argument" for parameter in command.params)
    assert takes or not words or words[0].startswith("-"), words


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_tells_to_type_is_there(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for words in commands(page):
        program, rest = Path(words[0]).name, words[1:]
        if program == "rampart":
            understood(rest)
        elif program == "make":
            assert {word for word in rest if "=" not in word} <= targets, words
        elif program == "python" and rest and rest[0].endswith(".py"):
            assert (ROOT / rest[0]).is_file(), words
        elif program == "pytest":
            assert all((ROOT / word.split("::")[0]).exists() for word in rest if word.startswith("tests")), words


def test_a_command_that_is_not_there_is_found() -> None:
    for wrong in ("simulate dragon --nonsense 3", "nonsense", "admin nonsense", "games dragon extra --deep"):
        with pytest.raises(AssertionError):
            understood(wrong.split())


# ---- examples that no prompt of Python shows

EXAMPLE = re.compile(r"^```(python|toml|json)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_other_examples_can_be_read_and_name_what_there_is(page: Path) -> None:
    for kind, example in EXAMPLE.findall(page.read_text(encoding="utf-8")):
        if kind == "toml":
            assert tomllib.loads(example)
        elif kind == "json":
            assert json.loads(example)
        elif ">>>" not in example:
            for node in ast.walk(ast.parse(example)):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rampart"):
                    module = importlib.import_module(node.module or "")
                    assert all(hasattr(module, alias.name) for alias in node.names), ast.unparse(node)
