"""Content packs: cards of your own as data, in a folder outside the package.

A pack is a folder with `pack.toml`: its name, version, title and game, its cards in the game's declared vocabulary,
and their texts (docs/lab/packs.md). Packs are found in the folders that the variable RAMPART_PACKS names, and by entry
points of the group `rampart.packs` (name = "package" with a `pack.toml` in it). A game that takes packs offers them as
its option `pack`; the value, name and version, stands in every record and document.
"""

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Final

from rampart.kernel.errors import RampartError, shown

GROUP: Final = "rampart.packs"
VARIABLE: Final = "RAMPART_PACKS"
FILE: Final = "pack.toml"
FORMAT: Final = 1
MOST_BYTES: Final = 1 << 20
MOST_CARDS: Final = 200
MOST_WORDS: Final = 400  # letters of a text
NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")
VERSION: Final = re.compile(r"[0-9]+(\.[0-9]+){0,2}")
LANGUAGES: Final = ("en", "cs", "pl", "de")
NO_PACK: Final = "none"
PARTS: Final = ("name", "text", "brief", "boost")  # of what a card says


class BadPack(RampartError):
    """A content pack that is broken; the sentence names the file, the card and what is wrong."""


class PackCard:
    """A card of a pack: its word, what it says in each language, and what it is in the game's vocabulary."""

    def __init__(self, pack: "Pack", word: str, texts: dict[str, dict[str, str]], data: dict[str, object]) -> None:
        self.pack = pack
        self.word = word
        self.texts = texts  # by language and part
        self.data = data

    def fail(self, sentence: str) -> BadPack:
        """A complaint about this card."""
        return BadPack(f"{self.pack.where}, card {self.word}: {sentence}")

    def one_of(self, name: str, known: Sequence[str], data: Mapping[str, object] | None = None, usual: str = "") -> int:
        """The place of a word among those that are known."""
        value = (self.data if data is None else data).get(name, usual)
        if not isinstance(value, str) or value not in known:
            raise self.fail(f"{name} cannot be {shown(value)}; it can be: {', '.join(known)}.")
        return list(known).index(value)

    def number(
        self, name: str, low: int, high: int, data: Mapping[str, object] | None = None, usual: int | None = None
    ) -> int:
        """A whole number within bounds; where it is left out the usual one, if there is one."""
        value = (self.data if data is None else data).get(name, usual)
        if value is None:
            raise self.fail(f"it needs {name}, a whole number from {low} to {high}.")
        if type(value) is not int or not low <= value <= high:
            raise self.fail(f"{name} is a whole number from {low} to {high}, not {shown(value)}.")
        return value

    def tables(self, name: str) -> list[dict[str, object]]:
        """A list of tables, empty where there is none."""
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(x, dict) for x in value):
            raise self.fail(f"{name} is a list of tables, not {shown(value)}.")
        return value

    def only(self, known: Sequence[str], data: Mapping[str, object] | None = None) -> None:
        """Refuse what nobody would read."""
        unknown = [name for name in (self.data if data is None else data) if name not in known]
        if unknown:
            raise self.fail(f"{shown(unknown[0])} is not known here; there are: {', '.join(known)}.")


class Pack:
    """A pack as it was read."""

    def __init__(self, where: str, data: dict[str, object]) -> None:
        self.where = where
        known = ("format", "name", "version", "title", "game", "card")
        unknown = [name for name in data if name not in known]
        if unknown:
            raise BadPack(f"{where}: {shown(unknown[0])} is not known here; there are: {', '.join(known)}.")
        if data.get("format") != FORMAT:
            raise BadPack(f"{where}: format is {shown(data.get('format'))}; this version reads format {FORMAT}.")
        self.name = self.text(data, "name", NAME)
        self.version = self.text(data, "version", VERSION)
        self.game = self.text(data, "game", NAME)
        self.title = self.text(data, "title", None)
        cards = data.get("card", [])
        if not isinstance(cards, list) or not 1 <= len(cards) <= MOST_CARDS:
            raise BadPack(f"{where}: a pack has 1 to {MOST_CARDS} cards, each under [[card]].")
        self.cards = [self.card(i, card) for i, card in enumerate(cards)]
        words = [card.word for card in self.cards]
        for word in words:
            if words.count(word) > 1:
                raise BadPack(f"{where}: two cards are called {word}.")

    @property
    def value(self) -> str:
        """What stands for the pack among the values of the option, and so in records."""
        return f"{self.name}-{self.version}"

    def text(self, data: dict[str, object], name: str, form: "re.Pattern[str] | None") -> str:
        """A short text of a form."""
        value = data.get(name)
        if not isinstance(value, str) or not 0 < len(value) <= MOST_WORDS or (form and not form.fullmatch(value)):
            must = f" of the form {form.pattern}" if form else ""
            raise BadPack(f"{self.where}: {name} is a text{must}, not {shown(value)}.")
        return value

    def card(self, i: int, data: object) -> PackCard:
        """A card, its texts apart from what it does."""
        if not isinstance(data, dict):
            raise BadPack(f"{self.where}: card {i + 1} is no table.")
        word = data.get("word")
        if not isinstance(word, str) or not NAME.fullmatch(word):
            raise BadPack(f"{self.where}: card {i + 1} needs a word of the form {NAME.pattern}, not {shown(word)}.")
        texts = data.get("text")
        card = PackCard(self, word, {}, {k: v for k, v in data.items() if k not in ("word", "text")})
        if not isinstance(texts, dict) or "en" not in texts:
            raise card.fail("it needs a name and a text at least in English, under [card.text.en].")
        for lang, said in texts.items():
            if lang not in LANGUAGES or not isinstance(said, dict) or set(said) - set(PARTS):
                raise card.fail(f"text.{lang} has {', '.join(PARTS)}; languages are {', '.join(LANGUAGES)}.")
            for part in ("name", "text", *said):
                value = said.get(part)
                if not isinstance(value, str) or not 0 < len(value) <= MOST_WORDS or "\n" in value or "{" in value:
                    raise card.fail(f"text.{lang}.{part} is one line without braces, not {shown(value)}.")
            boost = said.get("boost", "")
            whole = f"{said['text']} {boost}".strip()
            card.texts[lang] = {"brief": said["text"], **said, "boost": boost or said["text"], "whole": whole}
        return card


def read_pack(folder: Path) -> Pack:
    """The pack in a folder; whatever is wrong with it is said in one sentence."""
    file = folder / FILE
    try:
        data = file.read_bytes()
        if len(data) > MOST_BYTES:
            raise BadPack(f"{file} is longer than {MOST_BYTES >> 10} KB.")
        found = tomllib.loads(data.decode("utf-8"))
    except OSError as e:
        raise BadPack(f"{file} cannot be read: {e.strerror or e}.") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as e:
        raise BadPack(f"{file} is no TOML: {e}.") from None
    except RecursionError:
        raise BadPack(f"{file} is no TOML that can be read: it is nested too deeply.") from None
    return Pack(str(file), found)


def folders() -> list[Path]:
    """Where packs lie: in the folders that the variable names, or beneath them, then in other packages."""
    out: list[Path] = []
    for named in os.environ.get(VARIABLE, "").split(os.pathsep):
        if not named:
            continue
        folder = Path(named)
        out += [folder] if (folder / FILE).is_file() else sorted(x.parent for x in folder.glob(f"*/{FILE}"))
    out += [Path(str(files(entry.value))) for entry in entry_points(group=GROUP)]
    return out


@cache
def packs() -> list[Pack]:
    """All packs that are found, in a fixed order; read once, before their games are."""
    found = [read_pack(folder) for folder in folders()]
    for pack in found:
        twins = [x.where for x in found if x.value == pack.value and x.game == pack.game]
        if len(twins) > 1:
            raise BadPack(f"Two packs are {pack.value}: {' and '.join(twins)}.")
    return sorted(found, key=lambda pack: (pack.game, pack.name, pack.version))


def packs_of(game: str) -> list[Pack]:
    """The packs for a game."""
    return [pack for pack in packs() if pack.game == game]


def messages(game: str, lang: str, forms: Mapping[str, str]) -> str:
    """The texts of all packs of a game as messages of a catalog: `forms` says which part stands under which id."""
    out = []
    for pack in packs_of(game):
        for card in pack.cards:
            said = card.texts.get(lang) or card.texts["en"]
            out += [f"{prefix}{card.word} = {said[part]}" for prefix, part in forms.items()]
    return "\n".join(out) + "\n"
