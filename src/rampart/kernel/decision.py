"""What a seat is asked, for people; `text` fills it in, so that a program that uses it knows its type."""

from typing import NamedTuple


class Option(NamedTuple):
    """Something that can be chosen: its code and key for `choose`, its words, and the pieces it touches."""

    code: int
    key: str
    text: str
    effect: str  # the consequence in few words, '' where the text says it all
    target: tuple[str, ...]
    rule: str

    def __repr__(self) -> str:
        return f"<option {self.key}: {self.text}{' - ' + self.effect if self.effect else ''}>"


class Refused(NamedTuple):
    """Something a player would expect here, and why it cannot be chosen."""

    key: str
    text: str
    why: str
    rule: str

    def __repr__(self) -> str:
        return f"<refused {self.key}: {self.why}>"


class Decision(NamedTuple):
    """What a seat is asked now."""

    seat: int
    step: str
    prompt: str
    rule: str
    options: tuple[Option, ...]
    refused: tuple[Refused, ...]
    draft: tuple[str, ...]  # in a poll: the answer so far, in words

    def __repr__(self) -> str:
        keys = ", ".join(option.key for option in self.options[:6])
        more = f" and {len(self.options) - 6} more" if len(self.options) > 6 else ""
        return f"<decision of seat {self.seat}, {self.step}: {self.prompt} {keys}{more}>"
