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
    """The entries from the first to the last."""
    out: list[Entry] = []
    while last is not None:
        out.append(last)
        last = last.before
    out.reverse()
    return out


def without(last: Entry | None, seat: int, keep: int) -> Entry | None:
    """The entries without those of a seat after the first `keep`; what comes before is shared."""
    if last is None or last.count <= keep:
        return last
    before = without(last.before, seat, keep)
    if last.seat == seat:
        return before
    return Entry(before, last.seat, last.option, last.drawn, last.reveals)
