"""What a module keeps on the table: a record of its own, declared once in the module's folder."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from rampart.kernel.fields import MASK, NUMBER, Record, is_rows


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Record):
    """The fields of a module: its attributes, and `fields()` that declares them; copies follow from the declaration."""

    word = ""  # of its module: the name of the part in documents

    def copy(self) -> Self:
        """An independent one."""
        new = type(self)()
        for f in self.fields():
            if f.kind == NUMBER or f.kind == MASK:
                number: int = getattr(self, f.name)
                setattr(new, f.name, number)
            elif is_rows(f.kind):
                rows: list[list[int]] = getattr(self, f.name)
                setattr(new, f.name, [row[:] for row in rows])
            else:
                numbers: list[int] = getattr(self, f.name)
                setattr(new, f.name, numbers[:])
        return new


NO_PARTS: Final[list[Part]] = []
