"""Which tests prove which rules, read from the text of the tests: nothing is run and nothing imported."""

import ast
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rampart.cli.files import BadFile, reason
from rampart.kernel.errors import BadDocument
from rampart.text.rulebook import Rulebook, prefix_of

MARK: Final = "rule"
MOST_WAIVED: Final = 0.02  # of a game's rules
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Citation(NamedTuple):
    """A test that says it proves a rule."""

    rule: str
    file: str
    line: int
    test: str

    @property
    def place(self) -> str:
        """Where the test stands."""
        return f"{self.file}::{self.test}"


class Coverage(NamedTuple):
    """The rules of a game and their tests, and all that is wrong with them."""

    game: str
    tests: dict[str, list[Citation]]  # by rule, in the order of the rulebook
    waived: dict[str, str]
    gaps: list[str]
    faults: list[str]

    @property
    def complete(self) -> bool:
        """Is every rule proved or waived, and every mark right?"""
        return not self.gaps and not self.faults


def coverage(book: Rulebook, others: Sequence[Rulebook], tests: Path) -> Coverage:
    """Compare the rules of a game with the marks of the tests in a folder."""
    citations, faults = citations_in(tests)
    waived = read_waivers(tests / "games" / book.game / "waived.json")
    foreign = {prefix for other in others if other.game != book.game for prefix in other.prefixes}
    by_rule: dict[str, list[Citation]] = {id: [] for id in book.rules}
    for c in citations:
        if c.rule in by_rule:
            by_rule[c.rule].append(c)
        elif prefix_of(c.rule) not in foreign:
            faults.append(f"{c.file}:{c.line}: {c.test} cites {c.rule}, which is no rule.")
    faults += [f"waived.json: {id} is no rule of {book.game}." for id in waived if id not in book.rules]
    faults += [f"waived.json: {id} is waived without a reason." for id, why in waived.items() if not why.strip()]
    allowed = int(len(book.rules) * MOST_WAIVED)
    if len(waived) > allowed:
        share = f"{MOST_WAIVED:.0%} of {len(book.rules)} rules"
        faults.append(f"waived.json: {len(waived)} rules are waived, but at most {allowed} may be ({share}).")
    gaps = [id for id, found in by_rule.items() if not found and id not in waived]
    return Coverage(book.game, by_rule, waived, gaps, faults)


def read_waivers(path: Path) -> dict[str, str]:
    """The rules that need no test, each with its reason."""
    if not path.is_file():
        return {}
    try:
        waived = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as e:
        raise BadFile(f"{path} cannot be read: {reason(e)}.") from None
    if not isinstance(waived, dict) or not all(isinstance(why, str) for why in waived.values()):
        raise BadDocument(f"{path}: an object of rule IDs and reasons is needed.")
    return waived


# ---- reading the tests


def citations_in(tests: Path) -> tuple[list[Citation], list[str]]:
    """The marks of all tests in a folder, and the faults of those that cannot be read."""
    if not tests.is_dir():
        raise BadFile(f"There is no folder {tests} with tests; name it with --tests.")
    citations: list[Citation] = []
    faults: list[str] = []
    for path in sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")}):
        name = path.relative_to(tests.parent).as_posix()
        try:
            module = ast.parse(path.read_text(encoding="utf-8"), name)
        except (OSError, ValueError, SyntaxError, RecursionError) as e:
            raise BadFile(f"{path} cannot be read: {reason(e)}.") from None
        for test, line, mark in marked_tests(module.body, [], ""):
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    citations.append(Citation(argument.value, name, line, test))
                else:
                    faults.append(f"{name}:{mark.lineno}: {test} cites a rule that is no literal string.")
    return citations, faults


def marked_tests(body: list[ast.stmt], around: list[ast.Call], inside: str) -> Iterator[tuple[str, int, ast.Call]]:
    """Each test in a module or class with each mark that it bears itself or through what surrounds it."""
    around = around + [mark for statement in body for mark in marks_in_assignment(statement)]
    for node in body:
        if isinstance(node, Function) and node.name.startswith("test"):
            for mark in around + [mark for decorator in node.decorator_list for mark in marks_in(decorator)]:
                yield inside + node.name, node.lineno, mark
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [mark for decorator in node.decorator_list for mark in marks_in(decorator)]
            yield from marked_tests(node.body, around + own, f"{inside}{node.name}::")


def marks_in_assignment(node: ast.stmt) -> list[ast.Call]:
    if isinstance(node, ast.Assign):
        targets: list[ast.expr] = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    else:
        return []
    named = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)
    return marks_in(node.value) if named and node.value is not None else []


def marks_in(node: ast.expr) -> list[ast.Call]:
    """The marks in an expression: `rule("YD-204")`, `pytest.mark.rule(...)`, also as `marks=` of a parameter."""
    return [call for call in ast.walk(node) if isinstance(call, ast.Call) and is_mark(call.func)]


def is_mark(function: ast.expr) -> bool:
    """Is it `rule` or `pytest.mark.rule`?"""
    if isinstance(function, ast.Attribute):
        holder = function.value
        marks = isinstance(holder, ast.Attribute) and holder.attr == "mark"
        return function.attr == MARK and (marks or (isinstance(holder, ast.Name) and holder.id == "mark"))
    return isinstance(function, ast.Name) and function.id == MARK


# ---- the page


def page(book: Rulebook, found: Coverage, title: str) -> str:
    """The coverage as a page of the documentation."""
    proved = sum(1 for tests in found.tests.values() if tests)
    out = [f"# {title}: which test proves which rule", ""]
    out += [f"{proved} of {len(found.tests)} rules are proved by tests, {len(found.waived)} are waived.", ""]
    for section in book.sections:
        rules = [block.rule for block in section.blocks if block.rule]
        if rules:
            out += [f"## {section.title}", "", "| Rule | Tests |", "|---|---|"]
            out += [f"| {id} | {tests_cell(found, id)} |" for id in rules]
            out += [""]
    return "\n".join(out)


def tests_cell(found: Coverage, id: str) -> str:
    """The tests of a rule, or why there are none."""
    tests = found.tests[id]
    if tests:
        return "<br>".join(f"`{c.test}` in `{c.file}`" for c in dict.fromkeys(c._replace(line=0) for c in tests))
    if id in found.waived:
        return f"waived: {found.waived[id]}"
    return "**none**"
