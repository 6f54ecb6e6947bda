"""What an extra brings, asked for by name: where it is missing, one sentence says which extra to install."""

import importlib
from types import ModuleType

from rampart.kernel.errors import RampartError


class MissingExtra(RampartError):
    """A package that an extra of this one would bring is not installed."""


def needed(module: str, extra: str, what: str) -> ModuleType:
    """The module of another package, or a complaint that names the extra."""
    try:
        return importlib.import_module(module)
    except ImportError as e:
        package = module.partition(".")[0]
        raise MissingExtra(f"{what} needs {package}: install it with `pip install 'rampart-games[{extra}]'`.") from e
