"""The words of the command line itself, in the language of the player."""

import re
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from rampart.kernel.errors import BadOptions
from rampart.text import LANGUAGES

PLACE: Final = re.compile(r"<(\w+)>")


class Words(Protocol):
    """Says the message of an id with its arguments."""

    def __call__(self, id: str, /, **args: int | str) -> str: ...


@cache
def words(lang: str) -> Words:
    """The text function of a language."""
    if lang not in LANGUAGES:
        raise BadOptions(f"There are no texts in {lang!r}; the languages are: {', '.join(LANGUAGES)}.")
    bundle = FluentBundle([lang], use_isolating=False)
    source = files("rampart.cli").joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))

    def say(id: str, /, **args: int | str) -> str:
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        # Texts are put in afterwards: they may be longer than the formatter allows, as the name of a file may be.
        places = {name: f"<{name}>" if isinstance(value, str) else value for name, value in args.items()}
        said, errors = bundle.format_pattern(pattern, places)
        assert not errors, (id, errors)
        return PLACE.sub(lambda found: str(args[found.group(1)]), str(said))

    return say
