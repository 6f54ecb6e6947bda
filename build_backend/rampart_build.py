"""The build backend: setuptools, and mypyc for the rules where RAMPART_COMPILE asks for it.

RAMPART_COMPILE is 0 (pure Python, the default), 1 (compile or fail) or auto (compile where a C compiler and mypyc
are at hand, else pure). RAMPART_OPT is the optimization level of the C compiler, 3 unless set. An editable install
is always pure, so that no binary can shadow an edited source; `make compiled` builds a compiled copy beside it.
RAMPART_BINARIES names such a copy of these very sources: its binaries are then taken, and nothing is compiled.
"""

import contextlib
import importlib.util
import json
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Extension, build_meta
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

get_requires_for_build_sdist = build_meta.get_requires_for_build_sdist
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
build_sdist = build_meta.build_sdist

ROOT = Path(__file__).resolve().parent.parent
RECORD = "rampart/_compiled.json"
SHARED_LIBRARY = "rampart"  # becomes rampart__mypyc.<platform>.so beside the package

# Modules between a game's tables and its steps, where its cards have a mechanism of their own.
MECHANISM = (
    "codes", "vocabulary", "fields", "layouts", "journal", "cards", "triggers", "queries", "verbs", "battle",
    "effects", "effects_of_war", "counters", "conditions", "box", "part", "automata", "combinators", "frames",
)  # fmt: skip

# What the lab runs for every choice of every game.
LEARNING = ("legal", "running")

# What a game knows of playing it well.
PLAY = ("policy", "evaluate", "appraise", "weights", "habits", "bargains")

COMPILED_PATTERNS = (
    "rampart/kernel/*.py",
    "rampart/games/*/tables.py",
    "rampart/games/*/arguments.py",
    "rampart/games/*/state.py",
    "rampart/games/*/setup.py",
    "rampart/games/*/scoring.py",
    *(f"rampart/games/*/{name}.py" for name in PLAY),
    "rampart/games/*/habits/*.py",
    *(f"rampart/games/*/{name}.py" for name in MECHANISM),
    "rampart/games/*/steps/*.py",
    "rampart/games/*/content/*.py",
    "rampart/games/*/modules/*.py",
    "rampart/games/*/modules/*/*.py",
    "rampart/bots/search_*.py",
    *(f"rampart/lab/{name}.py" for name in LEARNING),
)

# What is written in C, where a profile asked for it; a Python module beside it says the same, for builds without.
IN_C = tuple(f"rampart/lab/_rows{part}" for part in (".c", ".h", "_fields.h", "_asking.h"))

# Modules that match a pattern and stay interpreted all the same, each with its reason.
INTERPRETED: dict[str, str] = {
    "rampart/kernel/game.py": "takes what comes from outside and says in its own words what is wrong with its type",
}


class BuildRefused(SystemExit):
    """The build cannot be done as asked; the message says why."""


def compiled_modules(source: Path = ROOT / "src") -> list[str]:
    """The modules for mypyc, relative to source, sorted: the only place that decides it."""
    found = {path.relative_to(source).as_posix() for pattern in COMPILED_PATTERNS for path in source.glob(pattern)}
    return sorted(name for name in found if not name.endswith("/__init__.py") and name not in INTERPRETED)


def compiled_sources(source: Path = ROOT / "src") -> list[str]:
    """All that binaries are made from: the modules for mypyc, and what is written in C."""
    return sorted([*compiled_modules(source), *(name for name in IN_C if (source / name).is_file())])


def fingerprint(source: Path, modules: list[str]) -> str:
    """The hash of the modules, by the function of the package itself."""
    spec = importlib.util.spec_from_file_location("rampart_fingerprint", ROOT / "src/rampart/fingerprint.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    result: str = module.fingerprint(source, modules)
    return result


def write_record(folder: Path, source: Path, modules: list[str], origin: str = "", key: str = "") -> None:
    """Write into folder what its binaries were built from; origin is the way from folder to the sources it copies."""
    record = {"fingerprint": fingerprint(source, modules), "modules": modules, "source": origin, "key": key}
    (folder / RECORD).write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def optimisation() -> str:
    """The optimization level of the C compiler."""
    level = os.environ.get("RAMPART_OPT", "3")
    if level not in ("0", "1", "2", "3"):
        raise BuildRefused(f"RAMPART_OPT is {level!r}; it can be 0, 1, 2 or 3.")
    return level


def extensions(source: Path, names: list[str], c_files: Path) -> list[Any]:
    """The extension modules: those from one mypyc run, so that calls between kernel and games stay direct, and C."""
    from mypyc.build import mypycify

    # Without a cache and a configuration file the result depends on the sources alone; interpreted modules that are
    # imported on the way are not judged here, for what they import may not be installed where a wheel is built.
    options = ["--config-file=", "--cache-dir=" + os.devnull, "--strict", "--follow-imports=silent"]
    modules: list[Any] = mypycify(
        [*options, *(str(source / name) for name in names if name.endswith(".py"))],
        opt_level=optimisation(),
        multi_file=True,
        separate=False,
        target_dir=str(c_files),
        group_name=SHARED_LIBRARY,
    )
    in_c = [name for name in names if name.endswith(".c")]
    return modules + [Extension(dotted(name), [str(source / name)]) for name in in_c]


def dotted(name: str) -> str:
    """A source relative to the folder of sources, as it is imported."""
    return name.rpartition(".")[0].replace("/", ".")


class ParallelBuildExt(build_ext):
    """Compiles the C files of the shared library on all cores."""

    def build_extensions(self) -> None:
        one_by_one: Callable[..., list[str]] = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPool(os.cpu_count() or 1) as pool:
                objects = pool.map(lambda source: one_by_one([source], *args, **options), sources, chunksize=1)
            return [name for names in objects for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


def ready_binaries() -> Path | None:
    """The compiled copy that RAMPART_BINARIES names."""
    named = os.environ.get("RAMPART_BINARIES", "")
    return Path(named).resolve() if named else None


def ready_extensions(copy: Path) -> list[Extension]:
    """The binaries of a compiled copy as extension modules, each with its binary for a source."""
    try:
        record = json.loads((copy / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BuildRefused(f"RAMPART_BINARIES names no compiled copy: {error}") from error
    if record.get("fingerprint") != fingerprint(ROOT / "src", compiled_sources()):
        raise BuildRefused(f"The binaries in {copy} were built from other sources; `make compiled` builds them anew.")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = sorted(copy.rglob(f"*{suffix}"))
    if not found:
        raise BuildRefused(f"{copy} has no binaries for this Python (*{suffix}).")
    names = [path.relative_to(copy).as_posix().removesuffix(suffix).replace("/", ".") for path in found]
    return [Extension(name, [str(path)]) for name, path in zip(names, found)]


class ReadyBuildExt(build_ext):
    """Puts binaries that are there already where a compiler would have put them."""

    def build_extension(self, extension: Extension) -> None:
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        (binary,) = extension.sources
        shutil.copy2(binary, target)


class RecordingBuildPy(build_py):
    """Adds the record of what was compiled to the package."""

    def run(self) -> None:
        super().run()
        write_record(Path(self.build_lib), ROOT / "src", compiled_sources())


def mode() -> str:
    """The value of RAMPART_COMPILE."""
    value = os.environ.get("RAMPART_COMPILE", "0") or "0"
    if value not in ("0", "1", "auto"):
        raise BuildRefused(f"RAMPART_COMPILE is {value!r}; it can be 0, 1 or auto.")
    return value


def compiler_problem() -> str:
    """Why no C extension can be compiled here, in one sentence; empty if one can."""
    from setuptools._distutils import ccompiler, sysconfig

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_python_inc()])
        except Exception as error:  # setuptools has its errors under two names, depending on what loaded them
            return f"No C extension can be compiled here: {error}."
    return ""


def mypyc_requirement() -> list[str]:
    """The pinned mypy that brings mypyc, as the extra `dev` names it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [wanted for wanted in project["optional-dependencies"]["dev"] if wanted.startswith("mypy[")]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What the build needs: mypy only where it will compile."""
    wanted = list(build_meta.get_requires_for_build_wheel(config_settings))
    if ready_binaries() is not None:
        return wanted
    if mode() == "1" or (mode() == "auto" and not compiler_problem()):
        wanted += mypyc_requirement()
    return wanted


_arguments: dict[str, Any] = {}


def setup_arguments() -> dict[str, Any]:
    """What setup.py passes to setuptools: extensions only while a compiled wheel is built."""
    return _arguments


@contextlib.contextmanager
def _arguments_for(compiling: bool) -> Iterator[None]:
    """Build in a folder of its own, so that nothing left from an earlier build gets into the wheel."""
    with tempfile.TemporaryDirectory(prefix="rampart-build-") as folder:
        _arguments["options"] = {"build": {"build_base": folder}, "bdist_wheel": {"bdist_dir": f"{folder}/wheel"}}
        ready = ready_binaries()
        if compiling and ready is not None:
            _arguments["ext_modules"] = ready_extensions(ready)
            _arguments["cmdclass"] = {"build_ext": ReadyBuildExt, "build_py": RecordingBuildPy}
        elif compiling:
            _arguments["ext_modules"] = extensions(Path("src"), compiled_sources(), Path(folder, "c"))
            _arguments["cmdclass"] = {"build_ext": ParallelBuildExt, "build_py": RecordingBuildPy}
        try:
            yield
        finally:
            _arguments.clear()


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel, compiled or pure as RAMPART_COMPILE says."""
    wanted = mode()
    needs_compiler = wanted != "0" and ready_binaries() is None
    problem = (compiler_problem() or mypyc_problem()) if needs_compiler else ""
    if wanted == "1" and problem:
        raise BuildRefused(f"RAMPART_COMPILE=1 asks for a compiled wheel. {problem}")
    if wanted == "1" or (wanted == "auto" and not problem):
        try:
            with _arguments_for(compiling=True):
                return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
        except (Exception, SystemExit) as error:
            if wanted == "1":
                raise
            problem = f"The compilation failed ({type(error).__name__}: {error})."
    if problem:
        print(f"rampart: building a pure wheel. {problem}", file=sys.stderr)  # noqa: T201
    with _arguments_for(compiling=False):
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def mypyc_problem() -> str:
    """Why mypyc cannot be used, in one sentence; empty if it can."""
    return "" if importlib.util.find_spec("mypyc") else "mypyc is not installed."


def build_editable(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """Build an editable install, which is never compiled."""
    if mode() == "1":
        raise BuildRefused("An editable install is never compiled; `make compiled` builds a compiled copy.")
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))
