"""A voice: speaks for one table, in one language and with the names of its seats."""

from collections.abc import Mapping, Sequence

from rampart.kernel.step import Say
from rampart.text.catalog import Value, has_texts, knows, speaker, t
from rampart.text.seats import table_names


class Voice:
    """Says what steps and events have to say; a game that has no catalog is spoken for plainly, in keys."""

    def __init__(self, game: str, lang: str, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.lang = lang
        self.plain = not has_texts(game)
        self.t = speaker(game, lang)
        self.given = list(names or ())

    def name(self, seat: int) -> str:
        """The name of a seat, or of an automaton that the game speaks of by a number beyond its seats."""
        if not self.plain and knows(self.game, f"automaton-{seat}"):
            return self.t(f"automaton-{seat}")
        return table_names(self.game, seat + 1, self.lang, self.given)[seat]

    def say(self, say: Say, plainly: str) -> str:
        """What a step has to say, or the plain text where the game has no catalog."""
        return plainly if self.plain else self.t(say.text, **self.named(say.args))

    def named(self, args: Mapping[str, Value]) -> dict[str, Value]:
        """Arguments with names in the place of seats: those called `seat` or ending in `_seat`."""
        return {key: self.name(x) if is_seat(key) and isinstance(x, int) else x for key, x in args.items()}

    def common(self, id: str, **args: Value) -> str:
        """A sentence that is the same for all games."""
        return t(self.lang, id, **args)


def is_seat(key: str) -> bool:
    """Is the argument of this name a seat?"""
    return key == "seat" or key.endswith("_seat")
