"""What a bot advises, in words: the option, what is expected of it, and why."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from rampart.text.catalog import MissingText, Speaker, speaker


class Why(Protocol):
    """A message id with its arguments, as bots give them."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, int | str]: ...


def expected(game: str, lang: str, chance: float | None, points: float | None, spread: float | None) -> str:
    """What is expected of an option: the chance to win and the points, '' where nothing is known."""
    if chance is None or points is None:
        return ""
    say = speaker(game, lang)
    return say("advice-expected", chance=round(chance * 100), points=round(points), spread=round(spread or 0.0))


def reasons(game: str, lang: str, given: Sequence[Why]) -> list[str]:
    """The reasons as sentences."""
    say = speaker(game, lang)
    return [said(say, reason) for reason in given]


def said(say: Speaker, reason: Why) -> str:
    """One reason; a source of points is named by the game."""
    args = dict(reason.args)
    source = args.pop("source", None)
    if source is None:
        return say(reason.id, **args)
    return say(reason.id, source=source_words(say, str(source)), **args)


def source_words(say: Speaker, source: str) -> str:
    """What the game calls a source of points."""
    try:
        return say(f"source-{source}")
    except MissingText:
        return source.replace("_", " ")
