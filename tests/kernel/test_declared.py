"""Arguments and options are declared, and only the codec takes them apart: read from the rules and the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rampart
from rampart.kernel.step import Choice

SOURCES = Path(rampart.__file__).parent
APART = (ast.RShift, ast.LShift, ast.BitAnd, ast.BitOr, ast.BitXor, ast.FloorDiv, ast.Mod)
BITS = (ast.RShift, ast.LShift, ast.BitAnd, ast.BitOr, ast.BitXor)
WORDS = {"args", "choice", "option", "frame"}  # parameters and variables of these names are arguments and options


def modules() -> Iterator[tuple[str, ast.Module]]:
    """The modules above the kernel."""
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith("kernel/"):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


Function = ast.FunctionDef | ast.Lambda
Given = dict[str, set[str]]  # the parameters of a module's functions that are handed packed numbers


def is_frame(node: ast.AST) -> bool:
    """Is it an entry of the stack of frames?"""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "stack"


def is_one_bit(node: ast.AST) -> bool:
    """Is it a set of one, as `1 << choice`? That puts a number into a set and takes none apart."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant)


def packed(node: ast.AST, names: set[str]) -> bool:
    """Is the value a packed number, or one that is only moved or shifted along: `choice`, `choice - 1`, `(choice)`?"""
    if isinstance(node, ast.Name):
        return node.id in names
    if is_one_bit(node):
        return False
    if isinstance(node, ast.BinOp):
        return packed(node.left, names) or packed(node.right, names)
    if isinstance(node, ast.UnaryOp):
        return packed(node.operand, names)
    return is_frame(node)


def is_part(node: ast.AST) -> bool:
    """Is it a part of the arguments, as `STARVED.of(args)`?"""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "of"


def learn(function: ast.AST, names: set[str], parts: set[str]) -> None:
    """Find the variables that hold packed numbers, and those that hold parts of them."""
    for node in ast.walk(function):
        pairs: list[tuple[ast.AST, ast.AST]] = []
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
        elif isinstance(node, (ast.For, ast.comprehension)):
            iterated = node.iter
            if isinstance(node.target, ast.Name) and isinstance(iterated, ast.Attribute) and iterated.attr == "stack":
                names.add(node.target.id)
        for target, value in pairs:
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs += zip(target.elts, value.elts, strict=True)
            elif isinstance(target, ast.Name) and packed(value, names):
                names.add(target.id)
            elif isinstance(target, ast.Name) and is_part(value):
                parts.add(target.id)


def names_in(function: Function, given: Given) -> tuple[set[str], set[str]]:
    """The names in a function that hold packed numbers, and those that hold parts of them."""
    parameters = {x.arg for x in function.args.args}
    names = WORDS | ({"x"} if {"x", "args"} <= parameters else set())
    if isinstance(function, ast.FunctionDef):
        names = names | given.get(function.name, set())
    parts: set[str] = set()
    learn(function, names, parts)
    return names, parts


def hand_on(functions: list[Function], given: Given) -> None:
    """Note which functions of the module are handed packed numbers by another, under whatever name."""
    own = {x.name: [a.arg for a in x.args.args] for x in functions if isinstance(x, ast.FunctionDef)}
    for function in functions:
        names, _ = names_in(function, given)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in own:
                for parameter, value in zip(own[node.func.id], node.args, strict=False):
                    if isinstance(value, ast.Name) and value.id in names:
                        given.setdefault(node.func.id, set()).add(parameter)


def taken_apart(tree: ast.Module) -> Iterator[int]:
    """The lines where a shift, mask or division takes an argument, an option or a frame apart."""
    functions: list[Function] = [x for x in ast.walk(tree) if isinstance(x, Function)]
    given: Given = {}
    hand_on(functions, given)
    hand_on(functions, given)
    for function in functions:
        names, parts = names_in(function, given)
        for node in ast.walk(function):
            if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, APART) and not is_one_bit(node):
                sides = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.target, node.value]
                whole = any(packed(side, names) for side in sides)
                part = isinstance(node.op, BITS) and any(is_part(x) or packed(x, parts) for x in sides)
                if whole or part:
                    yield node.lineno


def test_only_the_codec_takes_arguments_and_options_apart() -> None:
    found = {name: sorted(set(taken_apart(tree))) for name, tree in modules()}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("name", rampart.games())
def test_every_decision_declares_its_options(name: str) -> None:
    steps = [step for step in rampart.game(name).rules.steps if step.name != "missing"]
    assert [step.name for step in steps if isinstance(step, Choice) and type(step).choices is None] == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("def apply(self, s, p, args, choice):\n    return choice // 3", [2]),
        ("def apply(self, s, p, args, choice):\n    who = choice - 1\n    return who % 3", [3]),
        ("def apply(self, s, p, args, choice):\n    a, b = choice - 1, 2\n    return a % 3 + b % 2", [3]),
        ("def run(self, s, p, args):\n    return args >> 4 & 15", [2]),
        ("def run(self, s, p, args):\n    mask = PART.of(args)\n    return mask >> 4", [3]),
        ("def run(self, s, p, args):\n    return PART.of(args) | 1", [2]),
        ("def run(self, s, p, args):\n    n = PART.of(args)\n    return n // 2", []),
        ("def run(self, s, p, args):\n    args |= 1", [2]),
        ("def top(s):\n    return s.stack[-1] & 4095", [2]),
        ("def top(s):\n    f = s.stack[-1]\n    return f >> 32", [3]),
        ("def top(s):\n    return [f >> 32 for f in s.stack]", [2]),
        ("def who(x):\n    return x % 3\ndef apply(self, s, p, args, choice):\n    return who(choice)", [2]),
        ("W = {'a': lambda s, p, args, x: x // 2}", [1]),
        ("def apply(self, s, p, args, choice):\n    return 1 << p | 1 << choice", []),
        ("def half(n):\n    return n // 2", []),
    ],
)
def test_taking_apart_is_found(source: str, lines: list[int]) -> None:
    assert sorted(set(taken_apart(ast.parse(source)))) == lines
