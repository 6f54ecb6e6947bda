"""Complaints carry a code that their class names, so that a site can say them in any language."""

import ast
import re
from pathlib import Path

import pytest

import rampart
from rampart.kernel import errors
from rampart.kernel.game import Game, Objection

SOURCE = Path(errors.__file__).resolve().parents[1]
CODED = {"CannotUndo", "Hidden", "IllegalChoice", "StaleRecord"}


def declared(name: str) -> set[str]:
    """The codes that the docstring of an error lists; it is read in the source, for compiled classes have none."""
    tree = ast.parse((SOURCE / "kernel" / "errors.py").read_text(encoding="utf-8"))
    kind = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    listed = re.search(r"Codes: (.*?)\.(?: |$)", " ".join((ast.get_docstring(kind) or "").split()))
    assert listed is not None, name
    return set(re.findall(r"[a-z_]+", re.sub(r"\(.*?\)", "", listed[1])))


def made() -> list[tuple[str, str, ast.expr | None]]:
    """Every complaint of these classes that the package makes: where, which, and its code."""
    out = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODED and node.args:
                code = node.args[1] if len(node.args) > 1 else None
                out.append((f"{path.relative_to(SOURCE)}:{node.lineno}", node.func.id, code))
    return out


def test_every_complaint_has_a_code_that_its_class_lists() -> None:
    found = made()
    assert len(found) > 20
    bare = [f"{where} {name}" for where, name, code in found if code is None]
    assert not bare
    literal = {(name, code.value) for _, name, code in found if isinstance(code, ast.Constant)}
    unlisted = [f"{name}: {code}" for name, code in sorted(literal) if code not in declared(name)]
    assert not unlisted


@pytest.mark.parametrize(
    ("option", "code", "about"),
    [
        (9999, "not_offered", {"option", "seat", "offered"}),
        ("no such key", "not_offered", {"option", "seat", "offered"}),
    ],
)
def test_what_is_not_on_offer_is_told_by_name(option: int | str, code: str, about: set[str]) -> None:
    s = rampart.game("dragon").new(2, seed=1)
    with pytest.raises(rampart.IllegalChoice) as found:
        s.choose(option)
    assert (found.value.code, set(found.value.about)) == (code, about)


def test_who_is_not_asked_is_told_who_is() -> None:
    s = rampart.game("dragon").new(2, seed=1)
    asked = s.deciders[0]
    with pytest.raises(rampart.IllegalChoice) as found:
        s.choose(0, 1 - asked)
    assert (found.value.code, found.value.about) == ("not_asked", {"seat": str(1 - asked), "asked": str(asked)})


def test_a_script_says_where_it_failed_and_why() -> None:
    s = rampart.game("dragon").new(2, seed=1)
    with pytest.raises(rampart.IllegalChoice) as found:
        s.play(["no such key"])
    assert (found.value.code, found.value.about["path"]) == ("not_offered", "choices[0]")


def test_options_that_clash_are_declared() -> None:
    with pytest.raises(rampart.BadOptions) as found:
        rampart.game("watch").new(4, seed=1, mode="classic", hero_tragedy=True)
    assert (found.value.code, found.value.about) == ("clash", {"options": "hero_tragedy mode"})


def clashes_of(game: Game) -> set[str]:
    """The options that any objection of a game names."""
    tree = ast.parse((SOURCE / "games" / game.name / "game.py").read_text(encoding="utf-8"))
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == Objection.__name__]
    return {str(word) for call in calls for word in ast.literal_eval(call.args[1])}


@pytest.mark.parametrize("name", ["dragon", "watch"])
def test_objections_name_options_that_exist(name: str) -> None:
    game = rampart.game(name)
    assert clashes_of(game)
    assert clashes_of(game) <= set(game.options)
