"""A hash of source files: recorded when they are compiled, compared when the result is loaded."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def fingerprint(root: Path, modules: Iterable[str]) -> str:
    """A hash over the names and contents of modules, given relative to root; a missing one counts as missing."""
    digest = hashlib.sha256()
    for module in sorted(modules):
        path = root / module
        content = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "missing"
        digest.update(f"{module} {content}\n".encode())
    return digest.hexdigest()
