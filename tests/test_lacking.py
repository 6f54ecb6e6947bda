"""What a machine lacks is left out at home and fails where everything is to be proven."""

import pytest

from tests.conftest import lacking


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_a_browser_that_is_not_there(monkeypatch, ci, outcome):
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="needs Chromium"):
        lacking("Chromium")
