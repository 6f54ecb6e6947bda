"""Write docs/proof.md: what the long run has proven, with figures, commands and the commit."""

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "proof.md"
START = "<!-- written by tools/proof.py from the last run of `make soak`; do not edit below -->"
MOST_CASES = 40  # a test with more cases than that is summed up


class Passed(NamedTuple):
    """A test case that has passed."""

    case: str
    seconds: float
    figures: list[str]


def read(log: Path) -> dict[str, list[Passed]]:
    """The cases that have passed, by test."""
    tests: dict[str, list[Passed]] = defaultdict(list)
    for line in log.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        test, _, case = entry["test"].partition("[")
        tests[test].append(Passed(case.rstrip("]"), entry["seconds"], entry["figures"]))
    return tests


def row(test: str, cases: list[Passed]) -> list[str]:
    """The lines of the table for one test."""
    path, _, name = test.partition("::")
    title = name.removeprefix("test_").replace("_", " ")
    seconds = f"{sum(c.seconds for c in cases):,.0f}"
    common = {tuple(c.figures) for c in cases}
    figure = "; ".join(cases[0].figures) if len(common) == 1 else "see below"
    lines = [f"| {title} | `{path}` | {len(cases):,} | {figure or 'passed'} | {seconds} |"]
    if len(common) > 1 and len(cases) <= MOST_CASES:
        lines += [f"| … {c.case} | | | {'; '.join(c.figures)} | {c.seconds:,.0f} |" for c in cases]
    return lines


def main() -> None:
    """Replace the part of the page that comes from the run."""
    tests = read(Path(sys.argv[1]))
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = [
        START,
        "",
        f"`make soak` at commit {commit.stdout.strip()} (compiled rules, free random input):",
        "",
        "| what | test | cases | each | CPU s |",
        "|---|---|---|---|---|",
    ]
    for test in sorted(tests):
        lines += row(test, tests[test])
    head = PAGE.read_text(encoding="utf-8").split(START)[0] if PAGE.exists() else "# Proof\n\n"
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    print(f"{sum(map(len, tests.values())):,} cases of {len(tests)} tests are in {PAGE.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
