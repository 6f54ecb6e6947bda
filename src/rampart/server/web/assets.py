"""Assets: style sheets, scripts, fonts and pictures under addresses that change with their content.

All of them share one version, so that a style sheet finds its fonts, and a script its modules, by relative paths.
"""

import gzip
import hashlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rampart import registry
from rampart.server.basics.refusals import Refused

KINDS: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "woff2": "font/woff2",
}
FOREVER: Final = "public, max-age=31536000, immutable"
LESS_MOTION: Final = "@media (prefers-reduced-motion:reduce){"
REMARK: Final = re.compile(rb"^[ \t]*//.*\n", re.MULTILINE)
NIGHT_RULE: Final = re.compile(r"[^{}]*\[data-theme=night\][^{}]*\{[^{}]*\}")


@cache
def contents() -> dict[str, bytes]:
    """Every asset by its name."""
    found = {f"css/{name}": file.read_bytes() for name, file in walk(files("rampart.draw").joinpath("static"))}
    found |= {name: file.read_bytes() for name, file in walk(files("rampart.server").joinpath("static"))}
    for name in registry.games():
        folder = registry.folder_of(name)
        picture = folder.joinpath("draw", "picture.svg") if folder is not None else None
        if picture is not None and picture.is_file():
            found[f"pictures/{name}.svg"] = picture.read_bytes()
    return {name: as_wished(content) if name.endswith(".css") else content for name, content in found.items()}


def walk(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """The files below a folder that pages may ask for, with their relative names."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from walk(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in KINDS:
            yield path + entry.name, entry


def as_wished(sheet: bytes) -> bytes:
    """A style sheet that follows both the browser and the person, who may have other wishes on this site."""
    return with_night(with_motion(sheet.decode())).encode()


def with_night(sheet: str) -> str:
    """Rules for the night also hold where the theme is left to a browser that prefers it dark."""
    plain = re.sub(r"/\*.*?\*/", "", sheet, flags=re.S)
    night = "".join(rule.strip() for rule in NIGHT_RULE.findall(plain)).replace("=night]", "=auto]")
    return f"{sheet}@media (prefers-color-scheme:dark){{{night}}}\n" if night else sheet


def with_motion(sheet: str) -> str:
    """Rules for a browser that prefers less motion do not hold for a person who wants to see pieces glide."""
    before, opening, rest = sheet.partition(LESS_MOTION)
    if not opening:
        return sheet
    depth, end = 1, 0
    while depth:
        depth += {"{": 1, "}": -1}.get(rest[end], 0)
        end += 1
    return f"{before}{opening}:root:not([data-motion=full]){{{rest[:end]}}}{with_motion(rest[end:])}"


@cache
def version() -> str:
    """Changes whenever any asset does."""
    known = hashlib.sha256()
    for name, content in sorted(contents().items()):
        known.update(f"{name} {len(content)} ".encode() + content)
    return known.hexdigest()[:16]


def asset(name: str) -> str:
    """The path of an asset, without the site's prefix."""
    if name not in contents():
        raise LookupError(f"There is no asset {name!r}.")
    return f"/static/{version()}/{name}"


@cache
def packed(name: str) -> bytes:
    """An asset as it goes over the network; the remarks of scripts, which have lines of their own, stay at home."""
    content = contents()[name]
    return gzip.compress(REMARK.sub(b"", content) if name.endswith(".js") else content, 9, mtime=0)


async def show_asset(request: Request) -> Response:
    """An asset; a page from before an update gets the present one, which it must not keep."""
    name = request.path_params["name"]
    if name not in contents():
        raise Refused("not_found")
    headers = {"cache-control": FOREVER if request.path_params["version"] == version() else "no-cache"}
    kind = name.rpartition(".")[2]
    content = contents()[name]
    if kind != "woff2":
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            content = packed(name)
            headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=KINDS[kind])


ROUTE: Final = Route("/static/{version}/{name:path}", show_asset)
