"""A place where clerks may be placed like in a location, brought by a module; it is never activated."""

from mypy_extensions import mypyc_attr

from rampart.games.great_wall.state import GreatWall


@mypyc_attr(allow_interpreted_subclasses=True)
class Annex:
    """What the placing of clerks asks of it."""

    word = ""  # its key; the drawing calls it `annex`

    def put(self, s: GreatWall, p: int, source: int) -> None:
        """A clerk leaves the pool or a location for it."""
