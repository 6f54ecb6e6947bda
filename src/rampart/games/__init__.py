"""The games, each in a folder of its own; none knows another."""

import sys
from types import ModuleType


class Games(ModuleType):
    """This package; it answers `rampart.games()` too, since loading a game puts it in the place of that function."""

    def __call__(self) -> list[str]:
        from rampart.registry import games

        return games()


sys.modules[__name__].__class__ = Games
