"""Build the compiled copy of the package in build/compiled.

The copy has every file of src, with the binaries of the rules beside their sources; nothing is written into src.
Binaries are built again only when a compiled module, the compiler or its options have changed; the other files are
brought up to date each time. Use the copy with PYTHONPATH=build/compiled.
"""

import fcntl
import importlib.metadata
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from pathlib import Path

from setuptools import Distribution

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "build_backend"))

import rampart_build as backend  # noqa: E402

SOURCE = ROOT / "src"
BUILD = ROOT / "build"
COPY = BUILD / "compiled"

CHECK = """
import importlib, sys
from importlib.machinery import EXTENSION_SUFFIXES
interpreted = [n for n in sys.argv[1:] if not importlib.import_module(n).__file__.endswith(tuple(EXTENSION_SUFFIXES))]
sys.exit("Not loaded from binaries: " + ", ".join(interpreted) if interpreted else 0)
"""


def main() -> int:
    """Bring build/compiled up to date, one process at a time."""
    modules = backend.compiled_sources(SOURCE)
    if not modules:
        print("There is nothing to compile: no module in src matches COMPILED_PATTERNS.", file=sys.stderr)
        return 1
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "compiled.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        key = build_key(modules)
        if recorded_key() == key:
            bring_up_to_date(COPY, modules)
            print(f"The compiled copy is up to date ({len(modules)} modules).")
        else:
            build(modules, key)
    print("Use it with PYTHONPATH=build/compiled, for example: PYTHONPATH=build/compiled .venv/bin/python")
    return 0


def build_key(modules: list[str]) -> str:
    """All that the binaries depend on."""
    parts = [
        backend.fingerprint(SOURCE, modules),
        backend.fingerprint(ROOT, ["build_backend/rampart_build.py"]),
        sys.implementation.cache_tag,
        platform.machine(),
        "mypy " + importlib.metadata.version("mypy"),
        "O" + backend.optimisation(),
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
    ]
    return " ".join(part for part in parts if part)


def recorded_key() -> str:
    """The key of the copy that is there, or empty."""
    try:
        return str(json.loads((COPY / backend.RECORD).read_text(encoding="utf-8"))["key"])
    except (FileNotFoundError, KeyError, ValueError):
        return ""


def build(modules: list[str], key: str) -> None:
    """Compile in a folder beside the copy and put it in the copy's place only when all of it imports."""
    began = time.monotonic()
    print(f"Compiling {len(modules)} modules at -O{backend.optimisation()} ...", flush=True)
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(
        SOURCE / "rampart", fresh / "rampart", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    compile_in(fresh, modules)
    origin = os.path.relpath(SOURCE, COPY)
    backend.write_record(fresh, fresh, modules, origin, key)
    names = [backend.dotted(module) for module in modules if not module.endswith(".h")]
    environment = {**os.environ, "PYTHONPATH": str(fresh), "PYTHONDONTWRITEBYTECODE": "1"}
    if subprocess.run([sys.executable, "-c", CHECK, *names], check=False, cwd=BUILD, env=environment).returncode:
        sys.exit("The binaries were built but do not import; build/compiled is left as it was.")
    old = BUILD / "compiled.old"
    shutil.rmtree(old, ignore_errors=True)
    if COPY.exists():
        COPY.rename(old)
    fresh.rename(COPY)
    shutil.rmtree(old, ignore_errors=True)
    print(f"Compiled {len(modules)} modules in {time.monotonic() - began:.0f} s.")


def compile_in(folder: Path, modules: list[str]) -> None:
    """Run mypyc and the C compiler on the modules in folder, leaving the binaries beside them."""
    c_files = BUILD / "compiled.c"
    shutil.rmtree(c_files, ignore_errors=True)
    os.chdir(folder)  # so that tracebacks of compiled code name rampart/..., wherever the copy lies
    distribution = Distribution(
        {
            "name": "rampart-games",
            "ext_modules": backend.extensions(Path(), modules, c_files),
            "cmdclass": {"build_ext": backend.ParallelBuildExt},
            "options": {"build_ext": {"build_lib": str(folder), "build_temp": str(c_files / "objects")}},
        }
    )
    distribution.run_command("build_ext")
    os.chdir(ROOT)
    shutil.rmtree(c_files)


def bring_up_to_date(copy: Path, modules: list[str]) -> None:
    """Make the interpreted files of the copy equal to those of src."""
    built = {backend.RECORD, *modules}
    wanted = {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "rampart").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
    }
    for name in wanted - built:
        there = copy / name
        if not there.is_file() or there.read_bytes() != (SOURCE / name).read_bytes():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCE / name, there)
    for path in (copy / "rampart").rglob("*"):
        name = path.relative_to(copy).as_posix()
        if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc") and name not in wanted | built:
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
