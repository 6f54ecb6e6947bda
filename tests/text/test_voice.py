"""One voice: words that may not occur, the terms of each language, and prompts that are short."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.serializer import serialize_pattern

import rampart
from rampart.kernel.step import Choice
from rampart.text import LANGUAGES

PACKAGE = Path(rampart.__file__).parent
LONGEST = 90  # characters of a prompt's first sentence, with what is put in at the table
MOST_SENTENCES = 2  # the instruction, and why it matters

# What a friendly, experienced player would not say; a pattern for each, in whole words
NOT_SAID = {
    "en": [
        r"somebody", r"nobody", r"everybody", r"whom", r"anew", r"in place of", r"for nothing", r"at once",
        r"come to light", r"comes to light", r"honour", r"defence", r"offence", r"colou?rs? of yours", r"colour",
        r"grey", r"favour", r"behind the Wall", r"crossroads", r"rob", r"robs", r"lets? go by", r"greedy", r"shall",
        r"taken? back a choice", r"the record", r"preferences",
    ],
    "cs": [r"robot\w*", r"předsí\w*", r"Čeká se, až", r"deska", r"za Zdí", r"předvolby", r"líz\w+", r"\w*jste"],
    "pl": [r"Czekamy, aż", r"za Murem", r"preferencje", r"Kaid\w*"],
    "de": [r"Warten, bis", r"hinter der Mauer", r"Scham", r"Baracken", r"Feldzug"],
}  # fmt: skip
ONLY_IN = {
    ("great_wall", "cs"): [r"surovin\w*", r"výrobní\w*", r"\d cti"],
    ("great_wall", "pl"): [r"surow\w+", r"\d honoru"],
    ("great_wall", "de"): [r"Rohstoff\w*", r"\w+-(Karte|Zone|Punkt|Stufe|Leiste|Haus|Mine|Feld|Wert)\w*"],
    ("watch", "en"): [r"the bank", r"send\w* home", r"markets?"],
    ("crescent_moon", "pl"): [r"twierdz\w*"],
}
SEATS = ["Red Blue Yellow Green Purple Gray", "Červená Modrá Žlutá Zelená Fialová Šedá",
         "Czerwony Niebieski Żółty Zielony Fioletowy Szary", "Rot Blau Gelb Grün Lila Grau"]  # fmt: skip


def catalogs(lang: str) -> list[Path]:
    """All catalogs of a language, of games, site, terminal and those for all."""
    return sorted(path for path in PACKAGE.rglob("*.ftl") if f".{path.name}".endswith(f".{lang}.ftl"))


def written(pattern: ftl.Pattern) -> str:
    """What stands in a pattern, without calls, references and the names of variants."""
    text = serialize_pattern(pattern)
    while "{" in text:
        inner = re.search(r"\{[^{}]*\}", text)
        assert inner is not None
        body = inner.group(0)
        said = " | ".join(re.findall(r"\] ([^\n]*)", body)) if "->" in body else ""
        text = text.replace(body, f" {said} " if said else "…", 1)
    return re.sub(r"\s+", " ", text).strip()


def messages(path: Path) -> dict[str, str]:
    """What every message of a catalog says, its other forms too."""
    out: dict[str, str] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                out[entry.id.name] = written(entry.value)
            for form in entry.attributes:
                out[f"{entry.id.name}.{form.id.name}"] = written(form.value)
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_catalog_says_what_a_player_would_not(lang: str) -> None:
    found = []
    for path in catalogs(lang):
        game = path.parent.parent.name
        for pattern in [*NOT_SAID[lang], *ONLY_IN.get((game, lang), [])]:
            for id, text in messages(path).items():
                if re.search(rf"(?<![\w-])(?:{pattern})(?![\w-])", text, re.IGNORECASE if lang == "en" else 0):
                    found.append(f"{path.name} of {game}, {id}: {pattern} in {text!r}")
    assert "\n".join(found) == ""


@pytest.mark.parametrize(("lang", "names"), list(zip(LANGUAGES, SEATS)))
def test_seats_are_named_after_what_is_seen(lang: str, names: str) -> None:
    said = messages(PACKAGE / "text" / f"{lang}.ftl")
    assert [said[f"seat-{n}"] for n in range(6)] == names.split()


def sentences_of(text: str) -> list[str]:
    """The sentences of a text; the dot of an ordinal number or of `vs.` ends none."""
    parts = re.split(r"(?<=[.?!])(?<!vs\.) (?=\S)", text.strip())
    out = parts[:1]
    for part in parts[1:]:
        if part[0].islower():
            out[-1] += f" {part}"
        else:
            out.append(part)
    return out


class Filler:
    """Says messages of a game with everything put in that a table would put in, in each of their forms.

    A number is 3, a player has the longest name of a seat, and a word is the one of middle length of its kind.
    """

    def __init__(self, game: str, lang: str) -> None:
        self.patterns: dict[str, ftl.Pattern] = {}
        self.seat = max((messages(PACKAGE / "text" / f"{lang}.ftl")[f"seat-{n}"] for n in range(6)), key=len)
        for path in [PACKAGE / "text" / f"{lang}.ftl", *(PACKAGE / "games" / game / "text").glob(f"*{lang}.ftl")]:
            for entry in parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ftl.Message) and entry.value is not None:
                    self.patterns[entry.id.name] = entry.value
                    for form in entry.attributes:
                        self.patterns[f"{entry.id.name}.{form.id.name}"] = form.value

    def said(self, id: str) -> list[str]:
        return [re.sub(r"\s+", " ", text).strip() for text in self.filled(self.patterns[id])]

    def filled(self, pattern: ftl.Pattern) -> list[str]:
        out = [""]
        for element in pattern.elements:
            if isinstance(element, ftl.TextElement):
                ways = [element.value]
            else:
                ways = self.put_in(element.expression)
            out = [text + way for text in out for way in ways]
        return out

    def put_in(self, part: ftl.Expression) -> list[str]:
        if isinstance(part, ftl.SelectExpression):
            return [way for variant in part.variants for way in self.filled(variant.value)]
        if isinstance(part, ftl.Placeable):
            return self.put_in(part.expression)
        if isinstance(part, ftl.StringLiteral):
            return [part.value]
        if isinstance(part, ftl.MessageReference):
            return self.filled(self.patterns[part.id.name])
        if isinstance(part, ftl.VariableReference):
            return [self.seat if part.id.name.endswith("seat") else "3"]
        assert isinstance(part, ftl.FunctionReference)
        return [self.called(part)]

    def called(self, part: ftl.FunctionReference) -> str:
        named = {x.name.name: x.value.value for x in part.arguments.named}  # type: ignore[union-attr]
        form = f".{named['case']}" if "case" in named else ""
        if part.id.name == "COUNT":
            id = f"count-{named['kind']}"
            return self.filled(self.patterns.get(id + form, self.patterns[id]))[0]
        if part.id.name in ("START", "NTH", "SIGN"):
            inside = part.arguments.positional[0]
            word = self.put_in(inside)[0] if isinstance(inside, ftl.Expression) else "3"
            return word[:1].upper() + word[1:]
        words = [
            self.filled(pattern)[0]
            for id, pattern in self.patterns.items()
            if re.fullmatch(rf"{re.escape(named['kind'])}-\w+{re.escape(form)}", id)
        ] or [
            self.filled(pattern)[0]
            for id, pattern in self.patterns.items()
            if re.fullmatch(rf"{re.escape(named['kind'])}-\w+", id)
        ]
        word = sorted(words, key=len)[len(words) // 2]
        return word if part.id.name == "WORD" else f"{word}, {word}"


def prompts(game: str) -> set[str]:
    """The ids of what a game asks."""
    return {step.name for step in rampart.game(game).rules.steps if isinstance(step, Choice)}


@pytest.mark.parametrize("game", ["crescent_moon", "dragon", "great_wall", "watch"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_are_short_and_end_with_a_stop(game: str, lang: str) -> None:
    filler = Filler(game, lang)
    faults = []
    for id in sorted(prompts(game) & set(filler.patterns)):
        for text in filler.said(id):
            sentences = sentences_of(text)
            if len(sentences[0]) > LONGEST or len(sentences) > MOST_SENTENCES or text[-1] not in ".?":
                faults.append(f"{id}: {len(sentences[0])} {len(sentences)}: {text}")
    assert "\n".join(faults) == ""


def test_what_is_put_in_counts() -> None:
    filler = Filler("watch", "en")
    assert filler.said("answer_offer") == [
        "Yellow offers grain, grain and wants grain, grain. Accept, decline, or make a counter-offer."
    ]
    assert [len(sentences_of(text)) for text in filler.said("trade")] == [2, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_of_the_site_end_with_a_stop(lang: str) -> None:
    said = messages(PACKAGE / "server" / "text" / f"refusals.{lang}.ftl")
    assert [id for id, text in said.items() if not text.rstrip(" |").endswith((".", "…", "?"))] == []


def test_a_word_that_may_not_occur_is_found() -> None:
    text = written(
        parse('x = { $n ->\n    [one] Somebody gives\n   *[other] { COUNT($n, kind: "coin") } for nothing\n }')
        .body[0]
        .value
    )
    assert [word for word in ("somebody", "for nothing") if word in text.lower()] == ["somebody", "for nothing"]
