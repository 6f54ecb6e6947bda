"""Where the pages are found: each page module has `ROUTES`, whose handlers find the site by `site_of`."""

from typing import Final

from starlette.routing import BaseRoute

from rampart.server.pages import (
    account,
    away,
    finder,
    friends,
    installed,
    join,
    learn,
    lesson,
    lobby,
    new_table,
    passkeys,
    pieces,
    plain,
    plans,
    preferences,
    profile,
    puzzle,
    quick,
    ranking,
    records,
    replay,
    rules,
    shell,
    table,
    tokens,
    tournaments,
    vacation,
    whatif,
)

PAGES: Final = (
    shell,
    learn,
    lesson,
    puzzle,
    whatif,
    lobby,
    new_table,
    preferences,
    account,
    passkeys,
    vacation,
    plans,
    tokens,
    ranking,
    quick,
    tournaments,
    finder,
    profile,
    friends,
    installed,
    join,
    records,
    replay,
    rules,
    table,
    pieces,
    away,
    plain,
)


def routes() -> list[BaseRoute]:
    """The routes of all pages; the plain ones come last and serve what no other does."""
    return [route for page in PAGES for route in page.ROUTES]
