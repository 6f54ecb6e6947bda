"""What the rules object to, said to a reader: their own sentences are English, so the kind of fault is translated."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from rampart.kernel.errors import BadOptions, RampartError
from rampart.kernel.game import Game
from rampart.server.basics.refusals import Reason
from rampart.server.text import site_speaker
from rampart.text.about import TableOption, table_options

LONGEST_PATH: Final = 80  # letters of the place of a fault
LONGEST: Final = 300  # letters of what the rules say
STALE: Final = ("rules", "format")  # what is wrong with a record of another version
OWN: Final = "en"  # the language in which the rules speak


def about_options(game: Game, options: Mapping[str, object], error: BadOptions) -> Reason:
    """Why a table cannot be set up with these options."""
    return partial(options_sentence, game, dict(options), error)


def options_sentence(game: Game, options: Mapping[str, object], error: BadOptions, lang: str) -> str:
    """The same in a language."""
    say = site_speaker(lang)
    known = {option.name: option for option in table_options(game, lang)}
    if error.code == "players":
        return say("new-bad-players", allowed=error.about["allowed"])
    if error.code == "option":
        return say("new-bad-option", option=error.about["option"][:40])
    if error.code == "value":
        option = known[error.about["option"]]
        return say("new-bad-value", option=option.text, known=", ".join(words for _, words in option.values))
    told = error.about.get("options", "").split()
    names = [say("new-quoted", name=chosen(known[name], options)) for name in told if name in known]
    if len(names) == 1:
        return say("new-clash-players", name=names[0])
    return say("new-clash", names=", ".join(names)) if names else str(error)


def chosen(option: TableOption, options: Mapping[str, object]) -> str:
    """An option with the value that was chosen for it."""
    value = str(options.get(option.name, option.default)).lower()
    words = [text for known, text in option.values if str(known).lower() == value]
    return f"{option.text}: {words[0]}" if words else option.text


def about_record(error: RampartError) -> Reason:
    """Why a record cannot be opened."""
    return partial(record_sentence, error)


def record_sentence(error: RampartError, lang: str) -> str:
    """The same in a language."""
    say = site_speaker(lang)
    if lang == OWN:
        return str(error)[:LONGEST]
    if error.code in STALE:
        release = error.about.get("release", "")
        return say("record-stale-release", release=release) if release else say("record-stale")
    place = error.about.get("path", "")
    return say("record-place", place=place[:LONGEST_PATH]) if place else say("record-impossible")
