"""Extras: a base install loads nothing of them, and where one is missing a sentence says which."""

import subprocess
import sys

HEAVY = ("numpy", "polars", "openskill", "pettingzoo", "gymnasium", "ray", "pyspiel")

WITHOUT = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
import rampart
try:
    {work}
except rampart.RampartError as e:
    print(type(e).__name__, e)
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    return done.stdout


def test_playing_loads_nothing_of_the_lab() -> None:
    code = (
        "import sys, rampart\n"
        "for name in rampart.games():\n"
        "    s = rampart.game(name).new()\n"
        "    rampart.bot('greedy').choose(s, s.deciders[0])\n"
        f"print([x for x in {HEAVY!r} if x in sys.modules])"
    )
    assert run(code).strip() == "[]"


def test_what_is_missing_is_named_with_its_extra() -> None:
    for blocked, work in (
        ("numpy", "import rampart.lab.batch"),
        ("pettingzoo", "import rampart.lab.env.zoo"),
    ):
        said = run(WITHOUT.format(blocked=[blocked], work=work))
        assert said.startswith("MissingExtra") and "rampart-games[lab]" in said, said
        assert said.count(".") <= 2
