"""Run the tests: pure with coverage, in the browser, then the rules compiled; or, with --soak, the full numbers.

The compiled copy is built while the pure tests run. Every part runs even when an earlier one failed, and any failure
is the failure of the whole.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
COMPILE = [sys.executable, "tools/compile.py"]
PYTEST = [sys.executable, "-m", "pytest", "-n", str(os.cpu_count() or 1), "--dist", "worksteal"]

# What is tested compiled too; the first makes sure that it is really the binaries that run.
COMPILED_TESTS = [
    "tests/test_workbench.py::test_the_expected_copy_is_loaded_and_fresh",
    "tests/kernel",
    "tests/games",
    "tests/laws",
    "tests/proving",
    "tests/bots",
    "tests/lab/test_observation.py",
    "tests/lab/test_batch.py",
    "tests/lab/test_environments.py",
    "tests/packages/test_wheels.py",
]

NOTHING_CHOSEN = 5  # pytest's exit code where no test is left


def run(title: str, command: list[str], compiled: bool = False, fine: tuple[int, ...] = (0,)) -> str:
    """Run one part and say how it ended; `fine` are the exit codes of success."""
    environment = dict(os.environ)
    environment.pop("RAMPART_EXPECT_COMPILED", None)
    environment.pop("PYTHONPATH", None)
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes are started: bytecode is kept
    if compiled:
        environment.update(PYTHONPATH=str(COPY), RAMPART_EXPECT_COMPILED="1")
    print(f"\n== {title}\n$ {shlex.join(command)}", flush=True)
    began = time.monotonic()
    code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    return outcome(title, 0 if code in fine else code, time.monotonic() - began)


def outcome(title: str, code: int, seconds: float) -> str:
    """One line of the summary."""
    return f"{'passed' if code == 0 else f'FAILED ({code})'}: {title}, {seconds:.0f} s"


def start_compiling() -> tuple["subprocess.Popen[bytes]", Path, float]:
    """Compile in the background, at a lower priority than the tests; the output is shown when it is done.

    Tests are not about speed: without optimization it compiles in less than half the time.
    """
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    environment = {"RAMPART_OPT": "0", **os.environ}
    with log.open("wb") as output:
        process = subprocess.Popen(
            ["nice", *COMPILE], cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
    return process, log, time.monotonic()


def test(pytest_arguments: list[str]) -> list[str]:
    """The pure tests with coverage, those in the browser without, and the compiled ones when their copy is there."""
    process, log, began = start_compiling()
    pure = [*PYTEST, "-m", "not soak and not browser", "--cov", "--cov-report=term", *pytest_arguments]
    browser = [*PYTEST, "-m", "browser and not soak", *pytest_arguments]
    fine = (0, NOTHING_CHOSEN) if pytest_arguments else (0,)
    try:
        results = [run("pure tests", pure, fine=fine), run("browser tests", browser, fine=fine)]
        code = process.wait()
    finally:
        process.terminate()
    print(f"\n== compiled copy\n{log.read_text(encoding='utf-8', errors='replace')}", end="", flush=True)
    results.append(outcome("compiled copy", code, time.monotonic() - began))
    if code == 0:
        folders = [name for name in COMPILED_TESTS if (ROOT / name.split("::")[0]).exists()]
        command = [*PYTEST, "-m", "not soak and not browser", *pytest_arguments, *folders]
        results.append(run("compiled tests", command, compiled=True))
    return results


def soak(pytest_arguments: list[str]) -> list[str]:
    """The full numbers, compiled, with free random input; a run that was broken off goes on, and leaves its figures."""
    results = [run("compiled copy", COMPILE)]
    if not results[0].startswith("passed"):
        return results
    record = json.loads((COPY / "rampart" / "_compiled.json").read_text(encoding="utf-8"))
    log = ROOT / "build" / "soak" / f"{record['fingerprint'][:16]}.jsonl"
    os.environ["RAMPART_SOAK_LOG"] = str(log)
    command = [*PYTEST, "-p", "tests.soaking", "-m", "soak", "--hypothesis-profile=soak", "-v", *pytest_arguments]
    results.append(run("soak", command, compiled=True, fine=(0, NOTHING_CHOSEN) if log.exists() else (0,)))
    if log.exists():
        results.append(run("docs/proof.md", [sys.executable, "tools/proof.py", str(log)]))
    return results


def main() -> int:
    """Run what was asked for and sum up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--soak", action="store_true", help="run the tests marked soak, compiled")
    parser.add_argument("pytest_arguments", nargs="*", help="passed on to pytest, after --")
    asked = parser.parse_args()
    results = (soak if asked.soak else test)(asked.pytest_arguments)
    failed = [line for line in results if not line.startswith("passed")]
    print("\n== summary")
    print("\n".join(results), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
