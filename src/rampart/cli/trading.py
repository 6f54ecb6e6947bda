"""Trades in one line: `t 2 wool = 1 ore`, to some players only with `@2,3` behind it."""

import re
from typing import Final

from rampart.kernel.state import State
from rampart.kernel.step import Composition, Heap
from rampart.text import MissingText, speaker

SIDES: Final = re.compile(r"\s*=\s*")
AMOUNT: Final = re.compile(r"(\d{1,2})\s+(\w+)")
KIND: Final = "trade"


def trade_now(s: State, seat: int) -> Composition | None:
    """The offer or counter-offer that the seat may make now, None if there is none."""
    step, args = s.current(seat)
    return next((found for found in step.compositions(s, seat, args) if found.kind == KIND), None)


def trade_keys(s: State, seat: int, text: str, lang: str) -> list[str] | None:
    """The keys of all choices of a trade that was typed, None where it is not one."""
    whole = trade_now(s, seat)
    terms, _, named = text.partition("@")
    sides = SIDES.split(terms.strip())
    if whole is None or len(sides) != len(whole.heaps):
        return None
    keys = [whole.opening] if whole.opening else []
    if whole.partners:
        wanted = {int(n) - 1 for n in re.findall(r"\d{1,2}", named)} if named else {q for q, _ in whole.partners}
        if not wanted or not wanted <= {q for q, _ in whole.partners}:
            return None
        keys.append("to:" + "+".join(map(str, sorted(wanted))))
    for heap, side in zip(whole.heaps, sides):
        found = side_keys(s, heap, side, lang)
        if not found:
            return None
        keys += [*found, heap.closing]
    return keys


def side_keys(s: State, heap: Heap, side: str, lang: str) -> list[str]:
    """The keys of one side in the order of its kinds, none where a word is not known."""
    counts = dict.fromkeys([part.key for part in heap.parts], 0)
    names = {part.key: {part.word, name_of(s, part.word, lang)} for part in heap.parts}
    for n, word in AMOUNT.findall(side):
        meant = [key for key, known in names.items() if any(one.lower().startswith(word.lower()) for one in known)]
        if len(meant) != 1:
            return []
        counts[meant[0]] += int(n)
    return [key for key, n in counts.items() for _ in range(n)]


def name_of(s: State, word: str, lang: str) -> str:
    """What a resource is called in a language, its word where it has no name."""
    try:
        return speaker(s.rules.name, lang)(f"resource-{word}")
    except MissingText:
        return word
