"""The documentation, served where it has been built."""

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import rampart

PATH: Final = "/docs"
INLINE: Final = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


def built() -> Path | None:
    """Where `make docs` puts the pages of a checkout, None where they have not been made."""
    folder = Path(rampart.__file__).resolve().parents[2] / "docs" / "_build" / "html"
    return folder if is_built(folder) else None


def is_built(folder: Path | None) -> bool:
    """Are there pages in a folder?"""
    return folder is not None and (folder / "index.html").is_file()


@lru_cache(maxsize=512)
def policy(file: str, changed: float) -> str:
    """What a page may do: run the scripts it was made with, by their hashes, and no others."""
    scripts = INLINE.findall(Path(file).read_bytes()) if file.endswith(".html") else []
    hashes = {f" 'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in scripts if script.strip()}
    return (
        f"default-src 'self'; script-src 'self'{''.join(sorted(hashes))}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )


class Manual(StaticFiles):
    """The pages as they were made. Their theme styles itself, which no page of the site does."""

    def file_response(
        self, full_path: "str | PathLike[str]", stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["content-security-policy"] = policy(str(full_path), stat_result.st_mtime)
        return response
