"""What `_rows.c` gives; only compiled builds have it."""

from rampart.kernel.machine import Machine

class Writer:
    def __new__(
        cls,
        lines: list[tuple[object, ...]],
        size: int,
        seats: int,
        own_seat: int,
        relative: int,
        frames: int,
        draft: int,
        sections: int,
        section_room: int,
        most_parts: int,
        parts: list[list[int]],
        secrets: list[list[int]],
        section_seats: list[list[int]],
        /,
    ) -> Writer: ...
    def write(self, buffer: object, row: int, s: Machine, seat: int, /) -> None: ...
    def encode(self, s: Machine, seat: int, /) -> bytes: ...

class Masks:
    def __new__(cls, size: int, packed: int, aside: int, shift: int, /) -> Masks: ...
    def mark(self, buffer: object, row: int, options: list[int], start: int, turn: list[int], /) -> None: ...
