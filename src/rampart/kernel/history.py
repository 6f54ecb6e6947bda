"""The choices so far, as linked entries that copies of a state share."""


class Entry:
    """One choice made by a seat, the barriers as they stood before it, and the entry before."""

    def __init__(self, before: "Entry | None", seat: int, option: int, drawn: int, reveals: int) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.drawn = drawn
        self.reveals = reveals
        self.count: int = 1 if before is None else before.count + 1


def entries(last: Entry | None) -> list[Entry]:
    out: list[Entry] = []
    while last is not None:
        out.append(last)
        last = last.before
    out.reverse()
    return out


def listed(last: Entry | None) -> list[list[int]]:
    """The entries as plain numbers, for storage."""
    return [[entry.seat, entry.option, entry.drawn, entry.reveals] for entry in entries(last)]


def linked(numbers: list[list[int]]) -> Entry | None:
    """The entries from their plain numbers."""
    last: Entry | None = None
    for seat, option, drawn, reveals in numbers:
        last = Entry(last, seat, option, drawn, reveals)
    return last


def made_by(last: Entry | None, seat: int, since: int) -> int:
    """How many entries after the first `since` are a seat's."""
    n = 0
    while last is not None and last.count > since:
        if last.seat == seat:
            n += 1
        last = last.before
    return n


def without(last: Entry | None, seat: int, keep: int) -> Entry | None:
    """The entries without those of a seat after the first `keep`; what comes before is shared."""
    if last is None or last.count <= keep:
        return last
    before = without(last.before, seat, keep)
    if last.seat == seat:
        return before
    return Entry(before, last.seat, last.option, last.drawn, last.reveals)


def without_latest(last: Entry | None, seat: int) -> Entry | None:
    """The entries without the latest one of a seat; what comes before is shared."""
    if last is None or last.seat == seat:
        return None if last is None else last.before
    return Entry(without_latest(last.before, seat), last.seat, last.option, last.drawn, last.reveals)
