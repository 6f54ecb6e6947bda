"""Scripts: several choices in a row, which go on where one of them was forced and taken by the rules already."""

from collections.abc import Sequence
from typing import Final

from rampart.kernel.errors import BadOptions, Hidden, IllegalChoice, RampartError, shown
from rampart.kernel.frame import WHOLE
from rampart.kernel.hooks import Move
from rampart.kernel.journal import Journal
from rampart.kernel.state import State

Key = str | int
Forced = list[tuple[int, str]]  # seats and the keys that were taken for them

MOST_READINGS: Final = 1000  # of a script, where a key was taken already and is on offer once more


class Reading:
    """A place in a script from which it could be read in another way: there the key is passed over."""

    def __init__(self, at: int, s: State, taken: Forced, told: int) -> None:
        self.at = at
        self.s = s
        self.taken = taken
        self.told = told


def play(s: State, choices: Sequence[Move], forced: str) -> None:
    """Make several choices; if one of them is illegal, none is made."""
    if forced != "refuse" and forced != "skip":
        raise BadOptions(f"forced is 'refuse' or 'skip', not {shown(forced)}.", "forced")
    if s.viewer != WHOLE:
        raise Hidden("A view cannot be played on; use determinise for a state that can.", "view")
    before = s.copy()
    heard = s.journal
    journal = Journal()
    journal.forced = []
    s.journal = journal
    try:
        follow(s, choices, journal, forced == "skip")
    except RampartError:
        s.become(before)
        s.journal = heard
        raise
    if heard is not None:
        heard.events.extend(journal.events)
    s.journal = heard


def follow(s: State, choices: Sequence[Move], journal: Journal, skips: bool) -> None:
    """Make the choices in order.

    A key that is on offer is chosen, one that is not but was taken already is passed over. Where both could be meant,
    the first is tried, and the second if the rest of the script does not go on from there.
    """
    taken: Forced = journal.forced if journal.forced is not None else []
    others: list[Reading] = []
    furthest = -1
    why = IllegalChoice()
    readings = 0
    at = 0
    while at < len(choices):
        choice = choices[at]
        seat, key = choice if isinstance(choice, tuple) else (None, choice)
        done = was_taken(taken, seat, key) if skips else -1
        if done >= 0:
            left = taken[:done] + taken[done + 1 :]
            others.append(Reading(at, s.copy(), left, len(journal.events)))
        try:
            s.choose(key, seat)
        except IllegalChoice as e:
            if at > furthest:
                furthest, why = at, e
            readings += 1
            if not others or readings > MOST_READINGS:
                place = f"choices[{furthest}]"
                raise IllegalChoice(f"{place}: {why}", why.code, {**why.about, "path": place}) from None
            other = others.pop()
            s.become(other.s)
            taken[:] = other.taken
            del journal.events[other.told :]
            at = other.at
        at += 1


def was_taken(taken: Forced, seat: int | None, key: Key) -> int:
    """The place of a key among those that were forced and taken, -1 if it is none of them."""
    for i, (p, known) in enumerate(taken):
        if known == key and (seat is None or seat == p):
            return i
    return -1
