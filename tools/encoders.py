"""Writes the encoders of observations, src/rampart/lab/encoders/<game>.py, from the declared fields of the games.

python tools/encoders.py            # write them
python tools/encoders.py --check    # exit 1 if one of them is not current

A plan could be read line by line at run time, and is for games of other packages; written out as code, the fields are
read as attributes by compiled code, which is several times as fast.
"""

import subprocess
import sys
from pathlib import Path
from typing import Final

import rampart
from rampart.lab.plan import Line, Plan
from rampart.registry import own_games

FOLDER: Final = Path(__file__).resolve().parent.parent / "src/rampart/lab/encoders"
MOST_LINES: Final = 40
WRITTEN_AS: Final = {"plain": "put", "wide": "put_wide"}  # words that need no shape, and what does the work
WORDS: Final = '"""What a seat sees of {title}.\n\nMade by `python tools/encoders.py`; not to be edited.\n"""'


def page(name: str) -> str:
    """The module of a game."""
    game = rampart.game(name)
    s = game.new()
    plan = Plan(s)
    state = type(s)
    ops = sorted({WRITTEN_AS.get(line.op, line.op) for line in plan.lines} | {"Fields", "Shape"})
    chunks = divided(plan.lines)
    known = any(line.op in ("pile", "hands") and not line.known for line in plan.lines)
    names = ", ".join(sorted([*ops, *(["NONE_AT_ALL"] if known else [])], key=lambda x: (x == x.lower(), x)))
    body = [
        WORDS.format(title=game.title), "",
        "from librt.strings import BytesWriter", "from mypy_extensions import i64", "",
        f"from {state.__module__} import {state.__name__}",
        "from typing import Final",
        "from rampart.kernel.machine import Machine",
        f"from rampart.lab.writing import {names}",
        "",
        f"LINES: Final = {[line.said() for line in plan.lines]!r}  # what this was made from",
        "",
        "class Written(Fields):",
        f'    """The fields of {game.title}."""',
        "",
        "    def write(self, w: BytesWriter, at: i64, s: Machine, me: i64, k: list[Shape]) -> i64:",
        '        """All fields, in the order of their declaration."""',
        f"        assert isinstance(s, {state.__name__})",
        *(f"        at = part_{i}(w, at, s, me, k)" for i in range(len(chunks))),
        "        return at",
    ]  # fmt: skip
    for i, chunk in enumerate(chunks):
        body += ["", "", f"def part_{i}(w: BytesWriter, at: i64, s: {state.__name__}, me: i64, k: list[Shape]) -> i64:"]
        body += [f'    """From `{chunk[0].record or chunk[0].field}` on."""', *code_of(chunk, plan), "    return at"]
    return formatted("\n".join(body) + "\n")


def formatted(code: str) -> str:
    """The code as the project lays it out."""
    for work in (["check", "--select", "I", "--fix", "--quiet"], ["format"]):
        command = [sys.executable, "-m", "ruff", *work, "--stdin-filename", str(FOLDER / "game.py"), "-"]
        code = subprocess.run(command, input=code, capture_output=True, text=True, check=True).stdout
    return code


def divided(lines: list[Line]) -> list[list[Line]]:
    """Lines in functions of a bearable length, each of one record."""
    out: list[list[Line]] = []
    for line in lines:
        if not out or len(out[-1]) >= MOST_LINES or out[-1][-1].record != line.record:
            out.append([])
        out[-1].append(line)
    return out


def code_of(chunk: list[Line], plan: Plan) -> list[str]:
    """The calls of one function."""
    record, each = chunk[0].record, chunk[0].each
    if each:
        first = "0" if plan.hints.own_seat else "me"
        return [
            f"    p: i64 = {first}",
            "    for _ in range(s.seats):",
            f"        r = s.{record}[p]",
            *(f"        {x}" for x in calls(chunk, "r")),
            "        p = p + 1 if p + 1 < s.seats else 0",
        ]
    if record:
        return [f"    r = s.{record}", *(f"    {x}" for x in calls(chunk, "r"))]
    return [f"    {x}" for x in calls(chunk, "s")]


def calls(chunk: list[Line], of: str) -> list[str]:
    """One call a field."""
    out = []
    for line in chunk:
        known = (f", s.{line.known}" if line.known else ", NONE_AT_ALL") if line.op in ("pile", "hands") else ""
        written = WRITTEN_AS.get(line.op, "")
        if written:
            out.append(f"at = {written}(w, at, {of}.{line.field})")
        else:
            out.append(f"at = {line.op}(w, at, {of}.{line.field}, me, k[{line.shape}]{known})")
    return out


def main() -> int:
    """Write the modules, or check them."""
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for name in sorted(own_games()):
        file, made = FOLDER / f"{name}.py", page(name)
        if "--check" in sys.argv:
            if not file.is_file() or file.read_text(encoding="utf-8") != made:
                stale.append(name)
        else:
            file.write_text(made, encoding="utf-8")
    if stale:
        print(f"Not current: {', '.join(stale)}. Run `python tools/encoders.py`.")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
