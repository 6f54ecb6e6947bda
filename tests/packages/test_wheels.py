"""The source archive and the wheels, installed where nothing else is: they serve, simulate and are all there."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import rampart
from tests.conftest import lacking

NOT_REACHED = ("No matching distribution found", "Could not find a version", "Temporary failure in name resolution")
OWN = ("RAMPART_COMPILE", "RAMPART_BINARIES", "RAMPART_EXPECT_COMPILED", "PYTHONPATH")

pytestmark = [pytest.mark.slow, pytest.mark.no_cover]


def run(folder: Path, *command: str | Path, **environment: str) -> str:
    """What a command prints; its complaint is the failure of the test."""
    clean = {name: value for name, value in os.environ.items() if name not in OWN}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**clean, "COLUMNS": "160", "NO_COLOR": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode and any(words in done.stderr for words in NOT_REACHED):
        lacking("the package registry")
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def build(source: Path, kind: str, folder: Path, **environment: str) -> Path:
    """The one file that the build backend makes of a tree."""
    folder.mkdir(exist_ok=True)
    script = f"import rampart_build; rampart_build.build_{kind}({str(folder)!r})"
    run(source, sys.executable, "-c", script, PYTHONPATH=str(source / "build_backend"), **environment)
    (made,) = folder.iterdir()
    return made


def installed(wheel: Path, folder: Path) -> Path:
    """The programs of an environment with nothing but the wheel and what it asks for."""
    run(folder, sys.executable, "-m", "venv", folder / "venv")
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(folder, programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
    return programs


def sources(root: Path) -> set[str]:
    """The files of the package, as git would list them."""
    found = (path for path in (root / "src" / "rampart").rglob("*") if path.is_file())
    return {p.relative_to(root / "src").as_posix() for p in found if "__pycache__" not in p.parts}


def healthy(programs: Path, folder: Path, rules: str) -> None:
    """It says of itself that all is well, and plays."""
    told = run(folder, programs / "rampart", "doctor", "--deep")
    assert "All is well." in told and re.search(rf"Rules +{rules}\b", told)
    table = run(folder, programs / "rampart", "simulate", "dragon", "--games", "2", "--seed", "1")
    assert "2 games" in table
    without = [programs / "python", "-c", "import rampart.lab.env.zoo"]
    clean = {name: value for name, value in os.environ.items() if name not in OWN}
    lab = subprocess.run(without, cwd=folder, env=clean, capture_output=True, text=True, check=False)
    assert lab.returncode and "pip install 'rampart-games[lab]'" in lab.stderr


@pytest.mark.skipif(rampart.COMPILED, reason="once is enough")
def test_the_source_archive_gives_a_pure_wheel_that_serves_and_simulates(root: Path, tmp_path: Path) -> None:
    archive = build(root, "sdist", tmp_path / "archive")
    assert archive.name == f"rampart_games-{rampart.__version__}.tar.gz"
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    unpacked = tmp_path / archive.name.removesuffix(".tar.gz")
    wheel = build(unpacked, "wheel", tmp_path / "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("rampart/")}
    assert inside == sources(root)
    healthy(installed(wheel, tmp_path), tmp_path, "interpreted")


@pytest.mark.skipif(not rampart.COMPILED, reason="needs the compiled copy")
def test_a_compiled_wheel_serves_and_simulates_with_its_binaries(root: Path, tmp_path: Path) -> None:
    copy = root / "build" / "compiled"
    wheel = build(root, "wheel", tmp_path / "wheel", RAMPART_COMPILE="1", RAMPART_BINARIES=str(copy))
    assert not wheel.name.endswith("-py3-none-any.whl")
    inside = zipfile.ZipFile(wheel).namelist()
    binaries = {path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.suffix in (".so", ".pyd")}
    assert binaries and binaries == {name for name in inside if name.endswith((".so", ".pyd"))}
    healthy(installed(wheel, tmp_path), tmp_path, "compiled")
