"""The documentation: its examples run, it is made without a warning, and the example game is a whole one."""

import ast
import doctest
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rampart
from rampart import registry
from rampart.text.log import lines
from rampart.text.rulebook import rulebook

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(page for page in (ROOT / "docs").glob("*.md") if ">>>" in page.read_text(encoding="utf-8"))
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_examples_on_a_page_run(page: Path) -> None:
    failures, tried = doctest.testfile(str(page), module_relative=False)
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
