"""Whether the rules run compiled, and whether the binaries still belong to their sources."""

import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from rampart.fingerprint import fingerprint
from rampart.kernel import rng

ROOT: Final = Path(__file__).parent.parent
RECORD: Final = Path("rampart", "_compiled.json")  # written by the build, never kept in the source tree

COMPILED: Final[bool] = (rng.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def stale() -> str:
    """Why the loaded binaries no longer match their sources, in one sentence; empty if they do or none are loaded."""
    return mismatch(ROOT) if COMPILED else ""


def mismatch(root: Path) -> str:
    """Why the binaries in root do not match the sources beside them and those they were copied from, or empty."""
    try:
        record = json.loads((root / RECORD).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return f"The binaries in {root} do not say which sources they were built from; build them again."
    sources = [root]
    if record["source"]:
        sources.append((root / record["source"]).resolve())
    for source in sources:
        if source.is_dir() and fingerprint(source, record["modules"]) != record["fingerprint"]:
            return f"The sources in {source} have changed since they were compiled; build again."
    return ""
