"""Catalogs: the messages of each language, the common ones together with those in the folder of a game."""

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Protocol

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk

from rampart.kernel.errors import BadOptions, RampartError
from rampart.packs import messages
from rampart.registry import folder_of
from rampart.text.functions import Functions, value_of

LANGUAGES: Final = ("en", "cs", "pl", "de")
REMEMBERED: Final = 5_000  # sentences, per game and language

# What the texts of a card in a content pack are called
PACK_TEXTS: Final = {
    "card-": "name", "card_text-": "text", "draw-brief-": "brief", "tactic-": "name", "tactic_base-": "text",
    "tactic_boost-": "boost", "tactic_text-": "whole", "panel-card-": "name",
}  # fmt: skip

Value = int | str | FluentType


class MissingText(RampartError):
    """A message, a word or an argument that is not there; nothing unfinished is ever shown instead."""


class Speaker(Protocol):
    """Says the message of an id with its arguments."""

    def __call__(self, id: str, /, **args: Value) -> str: ...


class HiddenArgument(FluentType):
    """An argument the reader may not know: it selects the variant [hidden], and written out it is a word for it."""

    def __eq__(self, other: object) -> bool:
        return other == "hidden" or isinstance(other, HiddenArgument)

    def __hash__(self) -> int:
        return hash("hidden")

    def format(self, locale: Locale) -> str:
        return t(locale.language, "hidden")


HIDDEN: Final = HiddenArgument()


def t(lang: str, id: str, /, **args: Value) -> str:
    """Say a message of the common catalog."""
    return speaker("", lang)(id, **args)


@lru_cache(maxsize=64)
def speaker(game: str, lang: str) -> Speaker:
    """The one who says the messages of a game, and the common ones, in a language, and remembers what was said."""
    bundle = bundle_of(game, lang)

    @lru_cache(maxsize=REMEMBERED)
    def say(id: str, /, **args: Value) -> str:
        if not bundle.has_message(id):
            raise MissingText(f"There is no message {id!r} for {game or 'all games'} in {lang!r}.")
        try:
            return value_of(bundle, id, "", args)
        except (ValueError, LookupError, TypeError) as e:
            raise MissingText(f"The message {id!r} for {game or 'all games'} in {lang!r} cannot be said: {e}.") from e

    return say


@lru_cache(maxsize=4096)
def knows(game: str, id: str) -> bool:
    return bundle_of(game, LANGUAGES[0]).has_message(id)


_folders: dict[str, Traversable] = {}  # of games from outside the package


def add_texts(game: str, folder: Traversable) -> None:
    """Let a game from outside the package bring its catalog: a folder with `en.ftl` and the other languages."""
    _folders[game] = folder
    for known in (has_texts, knows, bundle_of, speaker):
        known.cache_clear()


@cache
def has_texts(game: str) -> bool:
    """Has the game a catalog for what its rules say?"""
    return any(file.name == f"{LANGUAGES[0]}.ftl" for file in sources(game, LANGUAGES[0]))


def sources(game: str, lang: str) -> list[Traversable]:
    """The files of a game's catalog in a language: `en.ftl` for its rules, and parts such as `draw.en.ftl`."""
    home = folder_of(game)
    folder = _folders.get(game) or (home.joinpath("text") if home is not None else None)
    found = folder.iterdir() if folder is not None and folder.is_dir() else ()
    return sorted((file for file in found if f".{file.name}".endswith(f".{lang}.ftl")), key=lambda file: file.name)


@lru_cache(maxsize=64)
def bundle_of(game: str, lang: str) -> FluentBundle:
    """All messages of a language that a game may use."""
    if lang not in LANGUAGES:
        raise BadOptions(f"There are no texts in {lang!r}; the languages are: {', '.join(LANGUAGES)}.")
    functions = Functions()
    bundle = FluentBundle([lang], functions.table(), use_isolating=False)
    functions.bundle = bundle
    for file in [files("rampart").joinpath("text", f"{lang}.ftl"), *sources(game, lang)]:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MissingText(f"{file.name} for {game or 'all games'}: this is no message: {entry.content!r}.")
        bundle.add_resource(resource)
    bundle.add_resource(FluentResource(messages(game, lang, PACK_TEXTS)))
    return bundle
