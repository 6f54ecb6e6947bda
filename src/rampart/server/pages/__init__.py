"""Pages: plain functions that return markup from what the site knows.

A page module offers `ROUTES`, a list of Starlette routes; handlers find the site as `request.app.state.site`. The page
of a table also offers `table_fragments(room, seat, lang)`, from which its updates are made.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from starlette.routing import BaseRoute

from rampart.draw import Fragment
from rampart.server.tables.room import Room

MODULES = (
    "shell",
    "learn",
    "lesson",
    "puzzle",
    "whatif",
    "lobby",
    "new_table",
    "preferences",
    "account",
    "passkeys",
    "vacation",
    "plans",
    "tokens",
    "ranking",
    "quick",
    "tournaments",
    "finder",
    "profile",
    "friends",
    "installed",
    "join",
    "records",
    "replay",
    "rules",
    "table",
    "pieces",
    "away",
    "plain",
)

Draw = Callable[[Room, int | None, str], Sequence[Fragment]]


@cache
def page(name: str) -> ModuleType | None:
    """A page module, None if there is none of that name."""
    full = f"rampart.server.pages.{name}"
    return import_module(full) if find_spec(full) else None


def routes() -> list[BaseRoute]:
    """The routes of all pages; the plain ones come last and serve what no other does."""
    found: list[BaseRoute] = []
    for name in MODULES:
        found += getattr(page(name), "ROUTES", [])
    return found


@cache
def of_table(name: str) -> Callable[..., object] | None:
    """A function of the table's page, or of the plain one."""
    for module in ("table", "pieces", "plain"):
        found: Callable[..., object] | None = getattr(page(module), name, None)
        if found is not None:
            return found
    return None
