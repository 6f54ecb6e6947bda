"""What can go wrong, each a name of `rampart` with one sentence for a person."""


class RampartError(Exception):
    """The base of all errors that Rampart raises on purpose: one sentence for a person.

    `code` names the kind of complaint and `about` its arguments by name, so that it can be said in other languages.
    """

    def __init__(self, sentence: str = "", code: str = "", about: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.about: dict[str, str] = about if about is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.code, self.about)


class BadOptions(RampartError):
    """An unknown game, an unknown option or value, or a number of players the game does not allow.

    Codes: game, bot, players (`allowed`), option (`option`), value (`option`), clash (`options`), fate, forced, no_bot,
    broken_game, broken_bot.
    """


class IllegalChoice(RampartError):
    """A choice that is not on offer, or by a seat that is not asked; the state is untouched.

    Codes: over, seat (`seat`, `seats`), not_asked (`seat`, `asked`), several (`asked`), not_offered (`option`, `seat`,
    `offered`), no_answer (`seat`), action (`action`), standing. In a script also `path`.
    """


class CannotUndo(RampartError):
    """The last choice cannot be taken back; the sentence says why.

    Codes: nothing, decided (`seat`), chance, revealed, view.
    """


class Hidden(RampartError):
    """Something was asked of a view that its viewer may not know.

    Codes: view, options (`seat`), record, chance.
    """


class BadDocument(RampartError):
    """A position document or a record that is broken; the sentence names the place and what is wrong."""


class LeftoverFate(RampartError):
    """Fate holds results that nothing has drawn, where all of them were meant to be."""


def at(path: str, sentence: str) -> BadDocument:
    """A fault of a document or a record at a path."""
    return BadDocument(f"{path}: {sentence}", "document", {"path": path})


class StaleRecord(RampartError):
    """A record made under rules that this version of the game cannot play.

    Codes: rules (`theirs`, `ours`, and `release`: the one of Rampart that plays it, '' if none), format (`theirs`,
    `ours`).
    """


class BrokenRules(RampartError):
    """The rules themselves failed: a decision without options, a pool that does not add up."""


def shown(value: object) -> str:
    """A value as a complaint quotes it, cut where it is long; one that Python cannot write out by its kind."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return f"this {type(value).__name__}"
    return text if len(text) < 60 else text[:57] + "..."
