"""Choices of two: the things they are made of, pressed one after the other, in the place of a list of all pairs."""

import re
from typing import Final

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.kernel.decision import Decision
from rampart.server.pages.parts.offer import name_of
from rampart.server.pages.parts.sight import Sight

PAIR: Final = re.compile(r"(\w+):(\w+)\+(\w+)")
MANY: Final = 8  # of fewer pairs the list is quicker


def pairs(sight: Sight, asked: Decision) -> str:
    """A button for each thing; the first one marks its pairs, the second decides. '' where it is no choice of two."""
    touching: dict[str, list[str]] = {}
    head = ""
    for option in asked.options:
        found = PAIR.fullmatch(option.key)
        if found is None or found[2] == found[3]:
            return ""
        head = found[1]
        for word in (found[2], found[3]):
            touching.setdefault(word, []).append(option.key)
    if len(asked.options) <= MANY:
        return ""
    rows = "".join(thing(sight, head, word, keys) for word, keys in touching.items())
    return f'<div class="pairs" role="group" aria-label="{esc(asked.prompt)}">{rows}</div>'


def thing(sight: Sight, head: str, word: str, keys: list[str]) -> str:
    """One of the two."""
    name = sight.panels.option_icon(f"{head}:{word}") if sight.panels is not None else ""
    sign = icon(name) if name else ""
    words = esc(name_of(sight, word))
    return f'<button type="button" class="opt" data-option="{esc(" ".join(keys))}">{sign}<span>{words}</span></button>'
