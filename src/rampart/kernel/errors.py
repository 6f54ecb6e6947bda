"""What can go wrong, each a name of `rampart` with one sentence for a person."""


class RampartError(Exception):
    """The base of all errors that Rampart raises on purpose."""


class BadOptions(RampartError):
    """An unknown game, an unknown option or value, or a number of players the game does not allow.

    `why` names the kind of complaint and `about` what it is about, so that it can be said in other languages.
    """

    def __init__(self, sentence: str = "", why: str = "", about: dict[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.why = why
        self.about: dict[str, str] = about if about is not None else {}


class IllegalChoice(RampartError):
    """A choice that is not on offer, or by a seat that is not asked; the state is untouched."""


class CannotUndo(RampartError):
    """The last choice cannot be taken back; the sentence says why.

    `why` is a word for it, so that it can be said in other languages: nothing, decided, chance, revealed or view.
    """

    def __init__(self, sentence: str = "", why: str = "") -> None:
        super().__init__(sentence)
        self.why = why


class Hidden(RampartError):
    """Something was asked of a view that its viewer may not know."""


class BadDocument(RampartError):
    """A position document or a record that is broken; the sentence names the place and what is wrong."""


class LeftoverFate(RampartError):
    """Fate holds results that nothing has drawn, where all of them were meant to be."""


class StaleRecord(RampartError):
    """A record made under rules that this version of the game cannot play."""


class BrokenRules(RampartError):
    """The rules themselves failed: a decision without options, a pool that does not add up."""


def shown(value: object) -> str:
    """A value as a complaint quotes it, cut where it is long; one that Python cannot write out by its kind."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return f"this {type(value).__name__}"
    return text if len(text) < 60 else text[:57] + "..."
