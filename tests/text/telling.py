"""What holds for every text that people read, whatever the game."""

import re
from collections.abc import Iterable

from rampart.kernel.decision import Decision
from rampart.text.catalog import knows


def log_ids(game: str, kinds: Iterable[str]) -> set[str]:
    """The messages that tell events of these kinds: one each, or two where several are told together."""
    joined = {kind for kind in kinds if knows(game, f"log-{kind}-together")}
    return {f"log-{kind}" for kind in set(kinds) - joined} | {
        f"log-{kind}-{part}" for kind in joined for part in ("together", "piece")
    }


UNFINISHED = re.compile(r"[{}_]|\?\?|  | [,.;:]|^\s|\s$|\bnone\b(?! yours)|\bhidden\b|\(\)|[,;:] ?[,;:]")


def check(text: str, capital: bool = False) -> None:
    """A text that can be shown: nothing raw in it, nothing missing."""
    assert text
    assert not UNFINISHED.search(text), text
    assert not capital or text[0].isupper() or text[0].isdigit(), text


def check_decision(d: Decision, offered: list[int]) -> None:
    """Everything said, and every option to be told from the others."""
    check(d.prompt, capital=True)
    assert d.prompt[-1] in ".?"
    assert sorted(o.code for o in d.options) == sorted(offered)
    assert len({o.text for o in d.options}) == len(offered), d
    for option in d.options:
        check(option.text, capital=True)
        if option.effect:
            check(option.effect)
    for refused in d.refused:
        check(refused.text, capital=True)
        check(refused.why, capital=True)
        assert refused.why.endswith(".")
