"""Words: the drawing's texts in the reader's language, and how they are broken into lines."""

from functools import lru_cache

from rampart.draw.widths import width
from rampart.text import Speaker, speaker

Words = Speaker


def words(lang: str) -> Words:
    """The one who says the messages of this game in a language."""
    return speaker("crescent_moon", lang)


@lru_cache(maxsize=2048)
def lines_of(said: str, size: float, room: float, most: int) -> tuple[str, ...]:
    """A text in lines of this width; what does not fit into the last line ends with an ellipsis."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) <= most:
        return tuple(lines)
    kept = lines[:most]
    while kept[-1] and width(kept[-1] + "…", size) > room:
        kept[-1] = kept[-1][:-1]
    kept[-1] = kept[-1].rstrip() + "…"
    return tuple(kept)
