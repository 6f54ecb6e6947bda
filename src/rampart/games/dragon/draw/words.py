"""Words: the drawing's texts in the reader's language."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

Words = Callable[..., str]


@cache
def words(lang: str) -> Words:
    """The text function of a language, which remembers what it has said."""
    bundle = FluentBundle([lang], use_isolating=False)
    source = files("rampart.games.dragon").joinpath("text", f"draw.{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    said: dict[tuple[object, ...], str] = {}

    def t(id: str, **args: object) -> str:
        key = (id, *args.values()) if args else id
        known = said.get(key)  # type: ignore[arg-type]
        if known is None:
            pattern = bundle.get_message(id).value
            known, _ = bundle.format_pattern(pattern, args)
            said[key] = known
        return known

    return t
