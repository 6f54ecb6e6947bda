"""Functions that messages call, so that words and numbers come in the form a sentence needs.

- `WORD($tile, kind: "tile", case: "acc")` is the message `tile-monk_old` for the word `monk_old`, in the form of its
  attribute `acc`, or as it stands where it has none.
- `WORDS($people, kind: "tile")` is a list of such words, given as `monk_old+healer_young`.
- `PILE($cards, kind: "tile")` counts equal words, given as `oak+oak+ash`, as GOODS does; `tile-none` for `none`.
- `PLACE($nth, $hexes, kind: "tile")` is such a list with a number after each word, given as `oak:9+ice:none`, or as
  several arguments of which some may be `none`; one that is `ne` or another point of the compass says on which side of
  them, and `$nth`, if not 0, which of those that read the same, by the messages `compass-ne` and `place-nth`.
- `COUNT($n, kind: "yuan", case: "acc")` is a number with its noun, the message `count-yuan`; the sign is left out.
- `GOODS($oak, $ash, words: "oak+ash", kind: "wood")` counts those that are not zero; `wood-none` if all are.
- `START(WORD(...))` begins with a capital letter.
- `SIGN($n)` is `minus`, `zero` or `plus`, to select by.
- `NTH($palace)` counts from one what the rules count from zero.
"""

from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number

Argument = str | FluentType


def value_of(bundle: FluentBundle, id: str, form: str, args: dict[str, Any]) -> str:
    """A message of a bundle in one of its forms; whatever is missing on the way is an error."""
    message = bundle.get_message(id)
    pattern = message.attributes.get(form, message.value)
    if pattern is None:
        raise LookupError(f"{id} has no text")
    said, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(said)


class Functions:
    """The functions that the messages of one bundle call."""

    bundle: FluentBundle

    def table(self) -> dict[str, Any]:
        """The functions by the names they have in messages."""
        return {
            "WORD": self.word,
            "WORDS": self.words,
            "PILE": self.pile,
            "PLACE": self.place,
            "COUNT": self.count,
            "GOODS": self.goods,
            "START": start,
            "SIGN": sign,
            "NTH": nth,
        }

    def word(self, word: Argument, kind: str, case: str = "") -> str:
        if word == "hidden" and not self.bundle.has_message(f"{kind}-hidden"):
            return value_of(self.bundle, "hidden", "", {})
        id = f"{kind}-hidden" if word == "hidden" else f"{kind}-{word}"
        if not self.bundle.has_message(id):
            raise LookupError(f"there is no word {id}")
        return value_of(self.bundle, id, case, {})

    def words(self, words: str, kind: str, case: str = "") -> str:
        """Several words of a kind as a list."""
        return ", ".join(self.word(word, kind, case) for word in words.split("+"))

    def pile(self, words: str, kind: str, case: str = "") -> str:
        """Several words, equal ones counted with their noun."""
        parts = words.split("+")
        if parts == ["none"]:
            return self.word("none", kind, case)
        return ", ".join(self.count(fluent_number(parts.count(word)), word, case) for word in dict.fromkeys(parts))

    def place(self, nth: FluentType, *places: str, kind: str, case: str = "") -> str:
        """Several words of a kind, each with its number where it has one, on which side of them, and which of these."""
        parts = [part for part in "+".join(places).split("+") if part != "none"]
        pairs = [part.split(":") for part in parts if ":" in part]
        told = [self.word(word, kind, case) + (f" {n}" if n != "none" else "") for word, n in pairs]
        which = [self.word(part, "compass") for part in parts if ":" not in part]
        if sign(nth) != "zero":
            which.append(value_of(self.bundle, "place-nth", "", {"n": nth}))
        return ", ".join(told) + (f" ({', '.join(which)})" if which else "")

    def count(self, n: FluentType, kind: str, case: str = "") -> str:
        """A number with its noun."""
        return value_of(self.bundle, f"count-{kind}", case, {"n": abs(n) if isinstance(n, int) else n})

    def goods(self, *numbers: FluentType, words: str, kind: str, case: str = "") -> str:
        """Numbers with their nouns as a list, without those that are zero."""
        counted = [self.count(n, word, case) for n, word in zip(numbers, words.split("+")) if sign(n) != "zero"]
        return ", ".join(counted) or self.word("none", kind, case)


def start(text: str) -> str:
    """A text as it stands at the start of a sentence."""
    return text[:1].upper() + text[1:]


def sign(n: FluentType) -> str:
    """The sign of a number in a word; one that the reader may not know has none."""
    if not isinstance(n, int):
        return "hidden"
    return "minus" if n < 0 else "plus" if n > 0 else "zero"


def nth(n: FluentType) -> FluentType:
    """A place counted from one."""
    return fluent_number(n + 1) if isinstance(n, int) else n
