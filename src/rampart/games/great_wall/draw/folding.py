"""Folding: a text in lines that have room."""

from rampart.draw.widths import width


def folded(words: str, room: float, size: float) -> list[str]:
    """A text in lines that have room."""
    out: list[str] = []
    for word in words.split():
        if out and width(f"{out[-1]} {word}", size) <= room:
            out[-1] += f" {word}"
        else:
            out.append(word)
    return out
