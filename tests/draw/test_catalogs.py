import re
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

LANGS = ("en", "cs", "pl", "de")


class Variables(Visitor):
    """The names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def catalog(lang: str) -> dict[str, set[str]]:
    """Messages of the drawing in a language, with their variables."""
    text = files("rampart.games.dragon").joinpath("text", f"draw.{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("lang", LANGS[1:])
def test_every_language_says_the_same_things(lang):
    assert catalog(lang) == catalog("en")


def test_every_message_is_used_and_every_used_message_exists():
    known = catalog("en")
    said = set()
    for module in files("rampart.games.dragon").joinpath("draw").iterdir():
        if module.name.endswith(".py"):
            said |= set(re.findall(r"[\"'](draw-[^\"']+)[\"']", module.read_text(encoding="utf-8")))
    patterns = [re.sub(r"\{[^}]*\}", r"\\w+", words) for words in said]
    unused = [id for id in known if id.startswith("draw-") and not any(re.fullmatch(p, id) for p in patterns)]
    assert unused == []
    missing = [p for p in patterns if not any(re.fullmatch(p, id) for id in known)]
    assert missing == []
