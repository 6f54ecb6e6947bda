"""What the README shows is true."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_the_examples_in_the_readme_run(root: Path) -> None:
    failures, tried = doctest.testfile(str(root / "README.md"), module_relative=False)
    assert tried > 5
    assert failures == 0


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "lab").glob("*.md")), ids=lambda page: page.stem)
def test_the_examples_in_the_pages_of_the_lab_run(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False)
    assert failures == 0
