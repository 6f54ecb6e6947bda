"""A package from outside brings a game and a bot by entry points alone; what it leaves out is made up for."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import rampart
from rampart import registry
from rampart.bots import KINDS

GAME = '''
from rampart.kernel.frame import NOBODY
from rampart.kernel.game import Game
from rampart.kernel.fields import LIST, SEATS, Field
from rampart.kernel.rules import EventKind, Rules
from rampart.kernel.state import State
from rampart.kernel.step import Choice, Step

TAKE, DONE = 8, 9
FIELDS = [Field("heap", high=20), Field("taken", LIST, length=SEATS, high=20)]


class Pebbles(State):
    """Take one, two or three; who takes the last one wins."""

    def __init__(self, rules, seats, config, rng):
        super().__init__(rules, seats, config, rng)
        self.heap = 9
        self.taken = [0] * seats

    def fields(self):
        return FIELDS

    def copy(self):
        s = Pebbles(self.rules, self.seats, self.config, self.rng)
        self.carry(s)
        s.heap, s.taken = self.heap, self.taken[:]
        return s

    def scores(self):
        return self.taken[:]


class Take(Choice):
    space = 4

    def options(self, s, p, args):
        return list(range(1, min(3, s.heap) + 1))

    def key(self, s, p, args, choice):
        return f"take:{choice}"

    def apply(self, s, p, args, choice):
        s.heap -= choice
        s.taken[p] += choice
        if s.journal is not None:
            s.tell(1, p, [choice])
        if s.heap:
            s.push(TAKE, (p + 1) % s.seats)


RULES = Rules("pebbles", 1, {TAKE: Take()}, [], events={1: EventKind("took", [Field("n")])})
GAME = Game(RULES, "Pebbles", (2, 3), lambda n, config, rng: Pebbles(RULES, n, config, rng), lambda s: s.push(TAKE, 0))
'''
BOT = """
from rampart.bots.base import Bot


class Hasty(Bot):
    name = "hasty"

    def pick(self, v, seat):
        return v.options(seat)[-1]

    def weigh(self, v, seat):
        return [(x, None) for x in reversed(v.options(seat))]
"""
DRAW = """
from rampart.draw.fragments import Fragment


def title(lang="en"):
    return "A heap"


def view_box(s, seat=None, whole=True):
    return 0.0, 0.0, 100.0, 100.0


def fragments(s, seat=None, lang="en", options=(), names=(), whole=True):
    return [Fragment("heap", "pieces", f'<g id="heap"><text>{s.heap} pebbles</text></g>')]
"""
POLICY = """
from rampart.kernel.policy import Policy


class Most(Policy):
    def weigh(self, s, seat, options, rng):
        return [float(x) for x in options]


POLICY = Most()
"""
TEXTS = "game-title = Kiesel\ngame-help = Nimm\ntake = Take pebbles.\ntake-option = take { $key }\n"


def package(folder: Path, name: str, entries: str, **modules: str) -> None:
    """A package as pip would leave it: modules, and a dist-info that names its entry points."""
    home = folder / name
    home.mkdir()
    (home / "__init__.py").write_text("")
    for module, source in modules.items():
        (home / f"{module}.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entries)


def run(folder: Path, script: str) -> object:
    """What a fresh interpreter with that folder on its path says, as JSON."""
    path = f"import sys, json; sys.path.insert(0, {str(folder)!r})\n"
    done = subprocess.run([sys.executable, "-c", path + script], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_game_with_nothing_but_rules(tmp_path: Path) -> None:
    entries = "[rampart.games]\npebbles = pebbles_game\n[rampart.bots]\nhasty = pebbles_game.hasty:Hasty\n"
    package(tmp_path, "pebbles_game", entries, game=GAME, hasty=BOT)
    script = """
import pickle, rampart
from rich.console import Console
from rampart.cli.boards import board_of
from rampart.draw.table import drawing
from rampart.server.tables.opening import usual_bot, bots_for
from rampart.server.pages.games import games, has_rules, icon_of, picture_of
s = rampart.game("pebbles").new(players=2, seed=1)
m = s.mark()
bot = rampart.bot("hasty")
s.choose(bot.choose(s, 0))
console = Console(record=True, width=80, file=open("/dev/null", "w"))
console.print(board_of("pebbles").board(s, 1, "en"))
print(json.dumps({
    "games": rampart.games(), "key": s.record()["choices"], "events": [list(e) for e in s.events_since(m)],
    "same": pickle.loads(pickle.dumps(s)) == s, "load": rampart.game("pebbles").load(s.document()) == s,
    "prompt": s.decision(1).prompt, "svg": s.svg(1), "notebook": s._repr_svg_()[:4], "terminal": console.export_text(),
    "bots": bots_for("pebbles"), "best": usual_bot("pebbles"), "dragon": bots_for("dragon"),
    "site": [has_rules("pebbles"), icon_of("pebbles"), picture_of("pebbles")[-9:], len(games())],
}))
"""
    said = run(tmp_path, script)
    assert isinstance(said, dict)
    assert said["games"] == ["crescent_moon", "dragon", "great_wall", "pebbles", "watch"]
    assert said["key"] == [[0, "take:3"]]
    assert said["events"] == [["took", 0, {"n": 3}, ""]]
    assert said["same"] and said["load"]
    assert said["prompt"] == "Choose: take"
    assert "heap" in said["svg"] and ">6<" in said["svg"] and said["notebook"] == "<svg"
    assert "heap  6" in said["terminal"]
    assert said["bots"] == ["random", "hasty"] and said["best"] == "random"
    assert said["dragon"] == [*KINDS, "hasty"]
    assert said["site"] == [False, "ui-dice", "plain.svg", 5]


def test_a_game_that_brings_everything(tmp_path: Path) -> None:
    entries = "[rampart.games]\npebbles = pebbles_game.game:GAME\n"
    package(tmp_path, "pebbles_game", entries, game=GAME, draw=DRAW, policy=POLICY)
    home = tmp_path / "pebbles_game"
    (home / "text").mkdir()
    for lang in ("en", "cs", "pl", "de"):
        (home / "text" / f"{lang}.ftl").write_text(TEXTS)
    (home / "rules.md").write_text("# Pebbles\n\n- **PB-1** Take one, two or three.\n")
    script = """
import rampart
from rampart.text.about import title
from rampart.text.rulebook import rulebook
s = rampart.game("pebbles").new(players=2)
print(json.dumps({
    "prompt": s.decision(0).prompt, "svg": s.svg(), "greedy": rampart.bot("greedy").choose(s, 0),
    "title": title(rampart.game("pebbles")), "rule": rulebook("pebbles").find("PB-1").text,
}))
"""
    said = run(tmp_path, script)
    assert isinstance(said, dict)
    assert said["prompt"] == "Take pebbles." and said["title"] == "Kiesel"
    assert "9 pebbles" in said["svg"] and said["greedy"] == 3
    assert said["rule"] == "Take one, two or three."


@pytest.mark.parametrize(
    ("entry", "source", "sentence"),
    [
        ("pebbles_game", "import nothing_of_the_kind", "cannot be loaded from pebbles_game (ModuleNotFoundError"),
        ("pebbles_game.game:GAME", "GAME = 5", "pebbles_game.game:GAME is 5, which is no game"),
        ("pebbles_game", GAME.replace('Rules("pebbles"', 'Rules("stones"'), "pebbles_game is the game stones"),
    ],
)
def test_a_broken_package_is_named_and_harms_nobody(tmp_path: Path, entry: str, source: str, sentence: str) -> None:
    entries = f"[rampart.games]\npebbles = {entry}\ndragon = {entry}\n[rampart.bots]\nhasty = {entry}:none\n"
    package(tmp_path, "pebbles_game", entries, game=source)
    script = """
import rampart
from rampart.server.tables.opening import bots_for
said = []
for ask in (lambda: rampart.game("pebbles"), lambda: rampart.bot("hasty")):
    try:
        ask()
    except rampart.BadOptions as e:
        said.append(str(e))
print(json.dumps([said, rampart.game("dragon").title, bots_for("dragon")]))
"""
    said = run(tmp_path, script)
    assert isinstance(said, list)
    assert sentence in said[0][0]
    assert said[0][1].startswith("The bot hasty cannot be loaded from")
    assert said[1:] == ["In the Year of the Dragon", list(KINDS)]


def test_a_game_of_the_package_that_is_registered_again_keeps_what_it_brings() -> None:
    rampart.register(rampart.game("dragon"))
    assert registry.module_of("dragon", "draw") is not None
    assert registry.folder_of("dragon") is not None
