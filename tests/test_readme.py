"""What the README shows is true."""

import doctest
from pathlib import Path


def test_the_examples_in_the_readme_run(root: Path) -> None:
    failures, tried = doctest.testfile(str(root / "README.md"), module_relative=False)
    assert tried > 5
    assert failures == 0
