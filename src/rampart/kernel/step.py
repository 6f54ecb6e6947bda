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


class Part:
    """One kind of thing in a composition: the key of its option, how many may be taken, and how many there are.

    A key that ends in a colon takes the number (`wood:` as in `wood:3`); any other is repeated. `word` is what it is
    of, as the game names goods; `have` is -1 where nothing is used up; `cost` is what each takes of the purse; `rate`
    is how many of it the supply takes for one of another kind, 0 for none; `now` is how many it begins with.
    """

    def __init__(
        self,
        key: str,
        word: str,
        most: int,
        have: int = -1,
        cost: list[int] | None = None,
        rate: int = 0,
        now: int = 0,
    ) -> None:
        self.key = key
        self.word = word
        self.most = most
        self.have = have
        self.cost: list[int] = cost if cost is not None else []
        self.rate = rate
        self.now = now


class Heap:
    """One side of a composition: its parts in the order of their choices, how many in all, and the key that ends it."""

    def __init__(self, name: str, parts: list[Part], least: int, most: int, closing: str = "") -> None:
        self.name = name
        self.parts = parts
        self.least = least
        self.most = most
        self.closing = closing


class Composition:
    """Several small choices that a person makes as one, shown in one panel and sent together.

    `opening` is the option of the present decision with which it begins, '' where the decision itself is its first
    choice. `partners` are seats of which some are named first (`to:1+3`), each with how many cards it holds. Where
    parts cost something, `purse` is what there is of each kind, and `slack` how much may lack of all kinds together.
    """

    def __init__(
        self,
        kind: str,
        heaps: list[Heap],
        opening: str = "",
        partners: list[tuple[int, int]] | None = None,
        purse: list[int] | None = None,
        slack: int = 0,
    ) -> None:
        self.kind = kind
        self.heaps = heaps
        self.opening = opening
        self.partners: list[tuple[int, int]] = partners if partners is not None else []
        self.purse: list[int] = purse if purse is not None else []
        self.slack = slack


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
        """Carry the step out and push what follows, last first; `args` are the arguments it was pushed with."""
        raise AssertionError(f"{self.name} does not run")

    def options(self, s: S, p: int, args: int) -> list[int]:
        """What the player may choose; never empty, and it changes nothing."""
        raise AssertionError(f"{self.name} asks nothing")

    def apply(self, s: S, p: int, args: int, choice: int) -> None:
        """Carry out one of `options`; whoever calls has checked that it is one."""
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
    # the composition that the decision belongs to: between two decisions of one nothing is drawn, shown or asked of
    # others, so that all of its choices can be made at once and taken back at once
    composes: ClassVar[str] = ""
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
        """The message of the prompt with its arguments; by default the one under the name of the step."""
        return Say(self.name)

    def say(self, s: S, p: int, args: int, choice: int) -> Say:
        """The message of an option with its arguments; it names what is clicked, `effect` says what follows."""
        return Say(f"{self.name}-option", {"key": self.key(s, p, args, choice)})

    def effect(self, s: S, p: int, args: int, choice: int) -> Say | None:
        """The consequence in few words, if there is more to say than the option itself."""
        return None

    def target(self, s: S, p: int, args: int, choice: int) -> list[str]:
        """Ids of the pieces on the table that the option touches."""
        return []

    def promise(self, s: S, p: int, args: int, choice: int) -> int:
        """How much an option promises at a glance; of many alike those that promise most are listed first."""
        return 0

    def compositions(self, s: S, p: int, args: int) -> list[Composition]:
        """Whole answers that begin here and are better given in one panel."""
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
