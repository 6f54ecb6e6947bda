"""About a game and its result: title, short help, the options of a table, how it ended and where points came from."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from rampart.kernel.game import Game, Value
from rampart.kernel.state import State
from rampart.text.catalog import LANGUAGES, has_texts, knows, speaker, t
from rampart.text.voice import Voice


@dataclass(frozen=True, slots=True)
class TableOption:
    """A choice made before the game: what it is called, what it means, and its values with their words."""

    name: str
    text: str
    meaning: str
    values: tuple[tuple[Value, str], ...]
    default: Value
    leading: bool = False  # does it say what kind of game it is?


def title(game: Game, lang: str = "en") -> str:
    return speaker(game.name, lang)("game-title") if has_texts(game.name) else game.title


def help_text(game: Game, lang: str = "en") -> str:
    """What the game is about and what a player does, in a few sentences; '' for a game that has no catalog."""
    return speaker(game.name, lang)("game-help") if has_texts(game.name) else ""


def table_options(game: Game, lang: str = "en") -> list[TableOption]:
    """The options of a table with their explanations."""
    plain = not has_texts(game.name)
    say = speaker(game.name, lang)
    return [
        TableOption(
            name=o.name,
            text=o.name if plain else say(f"table-option-{o.name}"),
            meaning=o.meaning if plain else say(f"table-meaning-{o.name}"),
            values=tuple((v, str(v) if plain else value_text(game.name, o.name, v, lang)) for v in o.choices),
            default=o.default,
            leading=o.leading,
        )
        for o in game.options.values()
    ]


def value_text(game: str, option: str, value: Value, lang: str) -> str:
    return speaker(game, lang)(value_id(game, option, value), value=str(value).lower())


def value_id(game: str, option: str, value: Value) -> str:
    """The message of a value: its own, or the one of all values of the option that are words of the game."""
    own = f"table-value-{option}-{str(value).lower()}"
    return own if knows(game, own) else f"table-values-{option}"


def ending(s: State, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """How the game ended and who won, '' while it goes on."""
    if not s.over:
        return ""
    voice = Voice(s.rules.name, lang, names)
    if s.verdict() is not None:
        return " ".join(filter(None, [how_it_ended(s, lang), why_this_order(s, lang)]))
    winners = s.winners()
    who = ", ".join(voice.name(p) for p in winners)
    points = max((s.scores()[p] for p in winners), default=0)
    result = voice.common("result", seats=who, n=len(winners), points=points)
    return " ".join(filter(None, [how_it_ended(s, lang), result, why_this_order(s, lang)]))


def how_it_ended(s: State, lang: str = "en") -> str:
    """How the end of a game came about, in its words; '' for a game that has no catalog.

    Several reasons have a sentence together, or one each.
    """
    game = s.rules.name
    if not has_texts(game):
        return ""
    whole = ending_id(s.ending)
    ids = [whole] if knows(game, whole) else [ending_id(reason) for reason in s.ending.split("+")]
    return " ".join(speaker(game, lang)(id) for id in ids)


def why_this_order(s: State, lang: str = "en") -> str:
    """By what the seats stand as they do at the end, '' where their points say it all."""
    verdict = s.verdict()
    if verdict is not None:
        return speaker(s.rules.name, lang)(verdict.text, **verdict.args)
    if not has_texts(s.rules.name) or (s.winners() and by_points_alone(s)):
        return ""
    return speaker(s.rules.name, lang)("ranking", ending=s.ending)


def by_points_alone(s: State) -> bool:
    """Has everyone more points than all who stand behind them?"""
    points = [[s.scores()[p] for p in equal] for equal in s.ranking()]
    return all(min(ahead) > max(behind) for ahead, behind in pairwise(points))


def ending_id(ending: str) -> str:
    """The id of the words for an ending; several reasons at once are joined by `+` in its key."""
    return f"ending-{ending.replace('+', '-')}"


def sources(s: State, lang: str = "en") -> list[dict[str, int]]:
    """The points of each seat by source, in words."""
    if not has_texts(s.rules.name):
        return s.breakdown()
    say = speaker(s.rules.name, lang)
    return [{say(f"source-{word}"): n for word, n in seat.items()} for seat in s.breakdown()]


def languages() -> dict[str, str]:
    """The languages by their codes, each in its own words."""
    return {lang: t(lang, "language") for lang in LANGUAGES}
