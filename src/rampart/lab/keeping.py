"""Files of results, one line each: a run that was interrupted goes on where it stopped."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rampart.kernel.errors import BadOptions


def kept(file: Path | None, header: dict[str, Any]) -> list[Any]:
    """What a file already holds of a run; a last line that was cut off is forgotten."""
    if file is None or not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    first = read(lines[0]) if lines else None
    if first != json.loads(json.dumps(header)):
        raise BadOptions(f"{file} holds results of another run; name another file, or delete it.")
    out: list[Any] = []
    for line in lines[1:]:
        entry = read(line)
        if entry is None:
            break
        out.append(entry)
    if len(out) + 1 != len(lines):
        whole = [lines[0], *(json.dumps(x) for x in out)]
        file.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")
    return out


def read(line: str) -> Any:
    """A line as data, None where it is cut off."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def keeping(file: Path | None, header: dict[str, Any], fresh: Iterator[Any], begun: bool) -> Iterator[Any]:
    """Results as they come, each written before it is passed on."""
    if file is None:
        yield from fresh
        return
    with file.open("a", encoding="utf-8") as out:
        if not begun:
            out.write(json.dumps(header) + "\n")
        for entry in fresh:
            out.write(json.dumps(entry) + "\n")
            out.flush()
            yield entry
