"""At a moment that may be let go by, a person says how to be asked there; the site heeds it at once."""

import os
from pathlib import Path

import pytest

from tests.site.test_dragon import QUIET

pytestmark = pytest.mark.browser

MANNERS = "#ui-manners"
FIRST = "#ui-opts button.opt"


def to_a_moment(person, most=200):
    """Choose what comes first until a moment may be let go by."""
    for _ in range(most):
        person.wait_asked()
        if person.at(MANNERS).count():
            return
        before = person.moment()
        person.at(FIRST).first.evaluate("option => option.click()")
        person.wait_after(before)
    raise AssertionError("no such moment came")


def test_who_lets_all_such_moments_go_by_is_not_asked_there_again(visitor):
    person = visitor(**QUIET)
    person.post("preferences", auto_pass=False)  # else the site may answer before the menu is opened
    person.open_table("great_wall", ["me", "random", "random"], start=True, sealed=True)
    to_a_moment(person)
    menu = person.at(MANNERS)
    menu.locator("summary").click()
    if folder := os.environ.get("RAMPART_PICTURES"):
        person.page.screenshot(path=Path(folder) / "moment.png")
    assert menu.locator("[aria-pressed=true]").inner_text() == "ask me when I can answer"
    kind = menu.locator("[data-manner=pass]").get_attribute("data-moment")
    before = person.moment()
    menu.locator("[data-manner=pass]").click()
    person.wait_after(before)
    for _ in range(12):
        if not person.asked_or_over():
            break
        shown = person.at(f"{MANNERS} [data-moment]").evaluate_all("all => all.map(one => one.dataset.moment)")
        assert kind not in shown
        before = person.moment()
        person.at(FIRST).first.evaluate("option => option.click()")
        person.wait_after(before)
    person.page.goto(person.site + "preferences")
    assert person.at("select").input_value() == "pass"
    assert person.faults == []
