"""The mark that says which rules a test proves: `@rule("YD-311")`, a few IDs a test, always literal strings.

Every folder of tests imports it as `from tests.rules import rule`. That works because `tests` is a package and
`tests/conftest.py`, which pytest loads before any test module, puts the root of the tree on the path; the tests are
imported by file (`--import-mode=importlib`), so their own names never clash. The coverage of the rules is read from
the text of the tests, hence the name of the decorator is fixed.
"""

import pytest

rule = pytest.mark.rule
