"""Files: records read with every fault named, and texts written whole or not at all."""

import json
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import rampart
from rampart.kernel.errors import BadDocument, RampartError
from rampart.kernel.game import Game

STDIN: Final = "-"
MOST_BYTES: Final = 64 << 20  # no record is nearly as long


class BadFile(RampartError):
    """A file that cannot be read or written; the sentence names it and the reason."""


def read_bytes(path: str) -> bytes:
    """The content of a file, or of standard input for '-'."""
    try:
        if path == STDIN:
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with open(path, "rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as e:
        raise BadFile(f"{shown(path)} cannot be read: {reason(e)}.") from None
    if len(data) > MOST_BYTES:
        raise BadFile(f"{shown(path)} is longer than {MOST_BYTES >> 20} MB and cannot be a record.")
    return data


def read_record(path: str) -> dict[str, object]:
    """The record in a file, read as JSON; whether it can be played is seen when it is."""
    data = read_bytes(path)
    try:
        record = json.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadDocument(f"{shown(path)} is no record: it is not text in UTF-8.") from None
    except json.JSONDecodeError as e:
        where = f"line {e.lineno}, column {e.colno}: {e.msg}"
        raise BadDocument(f"{shown(path)} is no record or is cut off: it is not JSON ({where}).") from None
    except (ValueError, RecursionError) as e:
        raise BadDocument(f"{shown(path)} is no record: {reason(e)}.") from None
    if not isinstance(record, dict):
        raise BadDocument(f"{shown(path)} is no record: a JSON object is needed.")
    return record


def game_of(record: dict[str, object], path: str) -> Game:
    name = record.get("game")
    if not isinstance(name, str):
        raise BadDocument(f"{shown(path)} is no record: it does not name its game.")
    return rampart.game(name)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new content is there."""
    try:
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise BadFile(f"{shown(path)} cannot be written: it is a directory.")
        part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
        try:
            fill(part, text)
            os.replace(part, target)
        finally:
            with suppress(OSError):
                part.unlink()
    except (OSError, ValueError) as e:
        raise BadFile(f"{shown(path)} cannot be written: {reason(e)}.") from None


def fill(path: Path, text: str) -> None:
    """Write a new file and wait until it is on the disk."""
    with open(path, "x", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def shown(path: str | Path) -> str:
    """A path as a sentence names it."""
    return "Standard input" if path == STDIN else str(path)


def reason(e: Exception) -> str:
    """Why something failed, in the words of the system, without a full stop."""
    text = (e.strerror if isinstance(e, OSError) else None) or str(e)
    return text[:1].lower() + text[1:].rstrip(".")
