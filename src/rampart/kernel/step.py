"""Steps: the rules, one stateless class per step of the rulebook, named in its words."""

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rampart.kernel.codec import NO_ARGS, SPACE_LIMIT, Args, Options, plain

S = TypeVar("S")

ASIDE: Final = SPACE_LIMIT


class Say:
    """Something to say to a person: the id of a message and its arguments; the sentence is made above."""

    def __init__(self, text: str, args: dict[str, int | str] | None = None) -> None:
        self.text = text
        self.args: dict[str, int | str] = args if args is not None else {}


class Refusal:
    """A thing a player would expect here that the rules refuse: what, why, and by which rule."""

    def __init__(self, key: str, what: Say, why: Say, rule: str) -> None:
        self.key = key
        self.what = what
        self.why = why
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """An automatic step: it runs, and pushes what follows, last first."""

    rule: ClassVar[str] = ""
    args: ClassVar[Args] = NO_ARGS  # what the frame's arguments are

    def __init__(self) -> None:
        self.asks = 0
        self.window = 0
        self.secret = 0
        self.passing = -1
        self.name = snake(type(self).__name__)

    def run(self, s: S, p: int, args: int) -> None:
        """Do it."""
        raise AssertionError(f"{self.name} does not run")

    def options(self, s: S, p: int, args: int) -> list[int]:
        """What the player may choose; never empty, and it changes nothing."""
        raise AssertionError(f"{self.name} asks nothing")

    def apply(self, s: S, p: int, args: int, choice: int) -> None:
        """Carry out the choice."""
        raise AssertionError(f"{self.name} asks nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A decision of one player, or of several at once in a poll."""

    space: ClassVar[int] = 1  # options are in range(space), where they are not declared as `choices`
    choices: ClassVar[Options | None] = None  # the options as declared cases and parts
    # 1: a response window, or any decision whose want of choice would tell of hidden cards; where the table is sealed,
    # a lone option is asked too
    is_window: ClassVar[int] = 0
    is_secret: ClassVar[int] = 0  # 1: the others do not see what is chosen, not even where the kernel takes it
    pass_option: ClassVar[int] = -1  # the option that lets an opportunity go by, -1 where it is none

    def __init__(self) -> None:
        super().__init__()
        self.asks = 1
        self.window = type(self).is_window
        self.secret = type(self).is_secret
        self.passing = type(self).pass_option

    def declared(self) -> Options:
        """The options as they are declared."""
        choices = type(self).choices
        return plain(type(self).space) if choices is None else choices

    def moment(self, s: S, p: int, args: int) -> str:
        """A word for the kind of opportunity, for people who always want to be asked there or always let it go by."""
        return self.name

    def complete(self, s: S, p: int, args: int, draft: list[int]) -> bool:
        """In a poll: is the answer whole? An answer of one choice always is."""
        return True

    def answer(self, s: S, p: int, args: int, draft: list[int]) -> None:
        """In a poll, once it is closed: carry out the seat's whole answer.

        Open answers lie on the pad, seen by all, until the last of them is carried out. Where answers stay secret,
        this only puts them into hidden fields; what follows from them is pushed before the poll is.
        """
        self.apply(s, p, args, draft[0])

    def key(self, s: S, p: int, args: int, choice: int) -> str:
        """Short readable notation of an option, unique in its decision and stable across versions."""
        return str(choice)

    def prompt(self, s: S, p: int, args: int) -> Say:
        """What the player is asked."""
        return Say(self.name)

    def say(self, s: S, p: int, args: int, choice: int) -> Say:
        """The option in words."""
        return Say(f"{self.name}-option", {"key": self.key(s, p, args, choice)})

    def effect(self, s: S, p: int, args: int, choice: int) -> Say | None:
        """The consequence in few words, if there is more to say than the option itself."""
        return None

    def target(self, s: S, p: int, args: int, choice: int) -> list[str]:
        """Ids of the pieces on the table that the option touches."""
        return []

    def refused(self, s: S, p: int, args: int) -> list[Refusal]:
        """At most three things a player would expect here and may not do."""
        return []


def snake(name: str) -> str:
    """`StarvePalace` as `starve_palace`."""
    out = ""
    for i, ch in enumerate(name):
        if ch.isupper() and i > 0:
            out += "_"
        out += ch.lower()
    return out
