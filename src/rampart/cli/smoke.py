"""`rampart doctor --deep`: every game played to its end and drawn, and the site served once, in a folder of its own."""

import os
import subprocess
import sys
import tempfile
from threading import Timer
from typing import Final
from urllib.request import urlopen

import rampart
from rampart.kernel.errors import RampartError

SEED: Final = 7
CHOICES: Final = 20_000  # no game is longer
SECONDS: Final = 60.0


def play(name: str) -> str:
    """Play a game to its end with random bots, store, draw and replay it; what is wrong, in one sentence."""
    g = rampart.game(name)
    s = g.new(seed=SEED)
    bot = rampart.bot("random", seed=SEED)
    for _ in range(CHOICES):
        if s.over:
            break
        seat = s.deciders[0]
        s.choose(bot.choose(s, seat), seat)
    if not s.over:
        return f"A random game has not ended after {CHOICES} choices."
    if g.load(s.document()) != s:
        return "A position is not the same after it was written and read."
    if g.replay(s.record()) != s:
        return "A record does not give the same game again."
    if not s.svg(0).startswith("<svg"):
        return "A position cannot be drawn."
    return ""


def trouble_with(name: str) -> str:
    """The same, with whatever else goes wrong."""
    try:
        return play(name)
    except (RampartError, ArithmeticError, LookupError, OSError, TypeError, ValueError) as e:
        return f"A random game fails ({type(e).__name__}: {e})."


def site_trouble() -> str:
    """Serve the site on a free port, ask for its health and its lobby, and stop it; '' if all is well."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rampart", "serve", "--no-compile", "--port", "0", "--data", folder]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, "COLUMNS": "120"}
        )
        try:
            address = announced(process)
            if not address:
                return "The site does not start."
            for path, expected in (("health", '"ok"'), ("", "<html")):
                with urlopen(address + path, timeout=SECONDS) as answer:
                    if expected not in answer.read().decode("utf-8"):
                        return f"The site answers /{path} with something else."
        except OSError as e:
            return f"The site does not answer ({e})."
        finally:
            process.terminate()
            process.communicate()
    return ""


def announced(process: "subprocess.Popen[str]") -> str:
    """The address that the site prints when it is ready; '' if it ends or takes too long."""
    assert process.stdout is not None
    deadline = Timer(SECONDS, process.kill)
    deadline.start()
    try:
        for line in process.stdout:
            at = line.find("http://")
            if at >= 0:
                return line[at:].split()[0].rstrip("/.") + "/"
    finally:
        deadline.cancel()
    return ""
