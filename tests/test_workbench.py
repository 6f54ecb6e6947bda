"""The workbench: what is compiled, how a stale binary is noticed, how wheels are built, the habits of the tree."""

import ast
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import rampart.compiled
import rampart_build as backend

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "rampart"
MODULES = sorted(PACKAGE.rglob("*.py"))

LONGEST_MODULE = 500
LONGEST_FUNCTION = 50


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# What is compiled


def test_every_kernel_module_is_compiled_or_excused() -> None:
    compiled = backend.compiled_modules(SOURCE)
    kernel = {p.relative_to(SOURCE).as_posix() for p in (PACKAGE / "kernel").glob("*.py") if p.name != "__init__.py"}
    assert kernel
    assert kernel - set(compiled) <= set(backend.INTERPRETED)


def test_the_compiled_modules_are_the_rules_and_the_search(tmp_path: Path) -> None:
    compiled = ["kernel/rng.py", "games/chess/tables.py", "games/chess/state.py", "games/chess/setup.py"]
    compiled += ["games/chess/scoring.py", "games/chess/evaluate.py", "games/chess/habits.py", "games/chess/policy.py"]
    compiled += ["games/chess/habits/opening.py", "games/chess/steps/move.py"]
    compiled += ["games/chess/content/openings.py", "games/chess/verbs.py"]
    compiled += ["bots/search_tree.py"]
    interpreted = ["__init__.py", "cli.py", "kernel/__init__.py", "games/__init__.py", "games/chess/game.py"]
    interpreted += ["games/chess/draw.py", "games/chess/terminal.py", "games/chess/steps/__init__.py", "bots/search.py"]
    interpreted += ["games/chess/text/words.py", "draw/board.py"]
    for module in compiled + interpreted:
        path = tmp_path / "rampart" / module
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert backend.compiled_modules(tmp_path) == sorted("rampart/" + module for module in compiled)


def test_excused_modules_exist_and_give_a_reason() -> None:
    for module, reason in backend.INTERPRETED.items():
        assert (SOURCE / module).is_file(), module
        assert len(reason) > 10, module


def test_compiled_modules_import_only_the_standard_library_and_the_rules() -> None:
    allowed = sys.stdlib_module_names | {"mypy_extensions", "rampart"}
    foreign = []
    for module in backend.compiled_modules(SOURCE):
        for node in ast.walk(ast.parse((SOURCE / module).read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            foreign += [f"{module}: {n}" for n in names if n.split(".")[0] not in allowed]
    assert not foreign


def test_every_folder_with_modules_is_a_package() -> None:
    assert not [name(p.parent) for p in MODULES if not (p.parent / "__init__.py").is_file()]


# Binaries and their sources


def test_the_expected_copy_is_loaded_and_fresh() -> None:
    expected = os.environ.get("RAMPART_EXPECT_COMPILED") == "1"
    assert expected == rampart.compiled.COMPILED
    assert rampart.compiled.stale() == ""


def test_no_binary_lies_among_the_sources() -> None:
    assert not [name(p) for p in PACKAGE.rglob("*") if p.suffix in (".so", ".pyd") or p.name == "_compiled.json"]


def test_a_changed_source_makes_a_binary_stale(tmp_path: Path) -> None:
    source, copy = tmp_path / "src", tmp_path / "build" / "compiled"
    for folder in (source, copy):
        (folder / "rampart" / "kernel").mkdir(parents=True)
        (folder / "rampart" / "kernel" / "rng.py").write_text("ONE = 1\n")
    modules = backend.compiled_modules(source)
    assert "do not say" in rampart.compiled.mismatch(copy)

    backend.write_record(copy, copy, modules, origin="../../src")
    assert rampart.compiled.mismatch(copy) == ""

    (source / modules[0]).write_text("ONE = 2\n")
    assert str(source) in rampart.compiled.mismatch(copy)
    (source / modules[0]).write_text("ONE = 1\n")
    assert rampart.compiled.mismatch(copy) == ""

    (copy / modules[0]).write_text("ONE = 2\n")
    assert str(copy) in rampart.compiled.mismatch(copy)


def test_the_fingerprint_knows_names_contents_and_gaps(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    (tmp_path / "b.py").write_text("1")
    marks = [backend.fingerprint(tmp_path, modules) for modules in (["a.py"], ["b.py"], ["a.py", "b.py"], ["c.py"])]
    assert len(set(marks)) == 4
    assert backend.fingerprint(tmp_path, ["b.py", "a.py"]) == marks[2]


# Wheels


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with this one's build: two modules to compile, one of them a game's, and a text."""
    for part in ("pyproject.toml", "setup.py", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / part, tmp_path)
    shutil.copytree(ROOT / "build_backend", tmp_path / "build_backend", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "README.md").write_text("# A small project\n")
    package = tmp_path / "src" / "rampart"
    for folder in ("kernel", "games", "games/toy", "games/toy/steps"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").write_text("")
    (package / "__init__.py").write_text('__version__ = "1.0.0"\n')
    for module in ("compiled.py", "fingerprint.py"):
        shutil.copy(PACKAGE / module, package)
    (package / "kernel" / "rng.py").write_text("def twice(n: int) -> int:\n    return n + n\n")
    rule = "from rampart.kernel.rng import twice\n\n\ndef roll(n: int) -> int:\n    return twice(n) + 1\n"
    (package / "games" / "toy" / "steps" / "roll.py").write_text(rule)
    (package / "games" / "toy" / "text").mkdir()
    (package / "games" / "toy" / "text" / "en.ftl").write_text("hello = Hello\n")
    return tmp_path


def build_wheel(project: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    script = "import sys; sys.path.insert(0, 'build_backend'); import rampart_build; rampart_build.build_wheel('dist')"
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=project,
        env={**os.environ, "RAMPART_OPT": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def load(project: Path, wheel: Path) -> list[str]:
    """Unpack a wheel and ask it whether it is compiled, whether it is stale, and for one result."""
    zipfile.ZipFile(wheel).extractall(project / "installed")
    script = "from rampart.compiled import COMPILED, stale; from rampart.games.toy.steps.roll import roll\n"
    script += "print(COMPILED, repr(stale()), roll(3))"
    environment = {**os.environ, "PYTHONPATH": str(project / "installed")}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=project, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["", "0"])
def test_a_wheel_is_pure_unless_asked_otherwise(project: Path, mode: str) -> None:
    done = build_wheel(project, RAMPART_COMPILE=mode)
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "dist").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "rampart/games/toy/text/en.ftl" in zipfile.ZipFile(wheel).namelist()
    assert load(project, wheel) == ["False", "''", "7"]


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["1", "auto"])
def test_a_wheel_is_compiled_on_demand(project: Path, mode: str) -> None:
    done = build_wheel(project, RAMPART_COMPILE=mode)
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "dist").iterdir()
    assert not wheel.name.endswith("-py3-none-any.whl")
    assert load(project, wheel) == ["True", "''", "7"]


@pytest.mark.slow
def test_a_wheel_takes_binaries_that_are_there_but_none_of_other_sources(project: Path) -> None:
    assert build_wheel(project, RAMPART_COMPILE="1").returncode == 0
    (wheel,) = (project / "dist").iterdir()
    first = load(project, wheel)
    wheel.unlink()
    ready = {"RAMPART_COMPILE": "1", "RAMPART_BINARIES": "installed", "CC": "no-such-compiler"}

    done = build_wheel(project, **ready)
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "dist").iterdir()
    assert load(project, wheel) == first == ["True", "''", "7"]
    wheel.unlink()

    (project / "src/rampart/kernel/rng.py").write_text("def twice(n: int) -> int:\n    return 2 * n\n")
    done = build_wheel(project, **ready)
    assert done.returncode != 0 and "were built from other sources" in done.stderr
    assert "names no compiled copy" in build_wheel(project, **{**ready, "RAMPART_BINARIES": "nowhere"}).stderr
    assert not list(project.glob("dist/*.whl"))


@pytest.mark.slow
def test_without_a_compiler_a_compiled_wheel_is_refused(project: Path) -> None:
    done = build_wheel(project, RAMPART_COMPILE="1", CC="no-such-compiler")
    assert done.returncode != 0
    assert "No C extension can be compiled here" in done.stderr
    assert not list(project.glob("dist/*.whl"))


@pytest.mark.slow
def test_without_a_compiler_auto_gives_a_pure_wheel_and_says_so(project: Path) -> None:
    done = build_wheel(project, RAMPART_COMPILE="auto", CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert "building a pure wheel" in done.stderr
    (wheel,) = (project / "dist").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")


@pytest.mark.slow
def test_a_source_that_does_not_compile_is_never_half_compiled(project: Path) -> None:
    (project / "src/rampart/kernel/rng.py").write_text("def twice(n: int) -> int:\n    return 'nn'\n")
    assert build_wheel(project, RAMPART_COMPILE="1").returncode != 0
    assert not list(project.glob("dist/*.whl"))


def test_only_a_compiling_build_asks_for_mypy(monkeypatch: pytest.MonkeyPatch) -> None:
    requirement = backend.mypyc_requirement()
    assert len(requirement) == 1
    monkeypatch.setattr(backend, "compiler_problem", lambda: "")
    monkeypatch.setattr(backend.build_meta, "get_requires_for_build_wheel", lambda settings: [])
    for mode, wanted in (("0", []), ("1", requirement), ("auto", requirement)):
        monkeypatch.setenv("RAMPART_COMPILE", mode)
        assert backend.get_requires_for_build_wheel() == wanted
    monkeypatch.setattr(backend, "compiler_problem", lambda: "None here.")
    assert backend.get_requires_for_build_wheel() == []
    monkeypatch.setenv("RAMPART_COMPILE", "perhaps")
    with pytest.raises(backend.BuildRefused, match="perhaps"):
        backend.get_requires_for_build_wheel()


def test_an_editable_install_is_never_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RAMPART_COMPILE", "1")
    with pytest.raises(backend.BuildRefused, match="editable"):
        backend.build_editable(str(tmp_path))


# Habits of the tree


def test_no_module_is_too_long() -> None:
    lengths = {name(p): len(p.read_text(encoding="utf-8").splitlines()) for p in MODULES}
    assert not {module: length for module, length in lengths.items() if length > LONGEST_MODULE}


def test_no_function_is_too_long() -> None:
    long = []
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > LONGEST_FUNCTION:
                    long.append(f"{name(path)}:{node.lineno} {node.name}: {length} lines")
    assert not long


STYLE_ATTRIBUTE = re.compile(r"""(?<![\w-])style\s*=\s*\\?["'{]""")


def strings(path: Path) -> list[str]:
    """The texts that can become markup: string literals of a module, or the whole of another file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return [text]
    nodes = ast.walk(ast.parse(text))
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_no_style_attribute_in_markup() -> None:
    files = [p for p in PACKAGE.rglob("*") if p.suffix in (".py", ".svg", ".html", ".js", ".ftl")]
    assert not [name(p) for p in files if any(STYLE_ATTRIBUTE.search(text) for text in strings(p))]


@pytest.mark.parametrize("markup", ['<g style="x">', "<g style='x'>", '<g id="a" style = "x">'])
def test_a_style_attribute_would_be_found(markup: str) -> None:
    assert STYLE_ATTRIBUTE.search(markup)


MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|home|Users|farm)/\w")
REGISTRY = re.compile(r"(?:pypi|pythonhosted|npmjs|deb\.debian)[.](?:org|com)")


def tracked_files() -> list[Path]:
    """The files that are, or would be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for part in listed.split("\0") if part and (path := ROOT / part).is_file()]


@pytest.mark.parametrize("unwanted", [MACHINE_PATH, REGISTRY], ids=["machine path", "registry host"])
def test_the_tree_names_no_machine(unwanted: re.Pattern[str]) -> None:
    found = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name(path)}: {match.group()}" for match in unwanted.finditer(text)]
    assert not found


def test_machine_paths_and_registries_would_be_found() -> None:
    # Spelt in pieces, so that this file does not contain what it looks for.
    assert MACHINE_PATH.search("see " + "/".join(("", "work", "main")))
    assert not MACHINE_PATH.search("rampart/work/main")
    assert REGISTRY.search("https://" + ".".join(("pypi", "org")))
    assert REGISTRY.search("https://files." + ".".join(("pythonhosted", "org")))


def test_continuous_integration_runs_all_tests() -> None:
    assert (ROOT / ".ci/run").read_text(encoding="utf-8").rstrip().endswith("\nmake test")
    assert os.access(ROOT / ".ci/run", os.X_OK)
