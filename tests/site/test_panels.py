"""Big choices in one panel: with a mouse, with keys, by what a screen reader finds, and at every size."""

from urllib.parse import urljoin

import pytest

import rampart
from tests.assistive import barriers
from tests.site import finished
from tests.site.browsing import SETTLED
from tests.site.laid import Laid

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PANEL = ".compose.open"
ENTERED = "before => Number(table.dataset.seq) > before"


def at(folder, one, game: str, players: int, step: str, kind: str) -> None:
    """Go to a decision of a game played at random where the panel has something to choose."""
    record = finished.record(game=game, players=players)
    s = rampart.game(game).replay(record, upto=0)
    made = -1
    for seat, option in record["choices"]:
        made += 1
        asking, args = s.asking()
        if asking.name == step and seat in s.deciders:
            found = [c for c in asking.compositions(s, seat, args) if c.kind == kind]
            rich = found and sum(p.most for p in found[0].heaps[0].parts) > 2
            if rich and (kind != "trade" or max(p.most for p in found[0].heaps[0].parts) > 1):
                break
        s.choose(option, seat)
    laid = Laid(folder / "rampart.sqlite", record, made, dict.fromkeys(range(players), one))
    one.go(urljoin(one.site, f"{laid.path}?seat={seat}"))
    one.wait_asked()


def stepper(one, key: str):
    """The number of a part."""
    return one.at(f'{PANEL} [role=spinbutton][data-key="{key}"]')


def plus(one, key: str):
    """The button that adds one."""
    return one.at(f'{PANEL} .stepper:has([data-key="{key}"]) [data-by="1"]')


def rich_and_poor(one) -> tuple[str, str]:
    """A kind of which there are two or more, and one of which nothing is given."""
    most = "all => Object.fromEntries(all.map(e => [e.dataset.word, Number(e.getAttribute('aria-valuemax'))]))"
    gives = one.at(f'{PANEL} [data-heap="0"][role=spinbutton]').evaluate_all(most)
    rich = max(gives, key=gives.get)
    return rich, next(word for word in gives if word != rich)


def test_a_trade_of_two_for_one_takes_four_presses(visitor, folder):
    one = visitor(reduced_motion="reduce")
    one.page.goto(one.site)
    at(folder, one, "watch", 4, "trade", "trade")
    rich, poor = rich_and_poor(one)
    send = one.at(f"{PANEL} [type=submit]")
    assert send.is_disabled()
    before = one.seq
    presses = [plus(one, f"give:{rich}"), plus(one, f"give:{rich}"), plus(one, f"want:{poor}"), send]
    assert len(presses) <= 4
    for button in presses:
        button.click()
    one.wait_until(ENTERED, before)
    assert one.at("#ui-curtain").count() or one.at("#ui-prompt").get_attribute("data-asked") != "1"


def test_a_panel_cannot_be_wrong_only_unfinished(visitor, folder):
    one = visitor(reduced_motion="reduce")
    one.page.goto(one.site)
    at(folder, one, "watch", 4, "trade", "trade")
    rich, _ = rich_and_poor(one)
    most = int(stepper(one, f"give:{rich}").get_attribute("aria-valuemax"))
    for _ in range(most):
        plus(one, f"give:{rich}").click()
    assert plus(one, f"give:{rich}").is_disabled()
    assert plus(one, f"want:{rich}").is_disabled(), "no kind on both sides"
    assert one.at(f"{PANEL} [type=submit]").is_disabled()
    assert one.at(f"{PANEL} .cmiss").inner_text()


def test_a_trade_is_made_with_keys_alone_and_read_aloud(visitor, folder):
    one = visitor(reduced_motion="reduce")
    one.page.goto(one.site)
    at(folder, one, "watch", 4, "trade", "trade")
    rich, poor = rich_and_poor(one)
    tree = one.at(PANEL).aria_snapshot()
    assert f'spinbutton "Give: {rich}"' in tree
    assert f'spinbutton "Get: {poor}"' in tree
    before = one.seq
    stepper(one, f"give:{rich}").focus()
    one.page.keyboard.press("2")
    assert stepper(one, f"give:{rich}").get_attribute("aria-valuenow") == "2"
    one.page.keyboard.press("ArrowLeft")
    assert stepper(one, f"give:{rich}").get_attribute("aria-valuenow") == "1"
    focused = "document.activeElement.dataset.key"
    for _ in range(12):
        if one.page.evaluate(focused) == f"want:{poor}":
            break
        one.page.keyboard.press("ArrowDown")
    one.page.keyboard.press("ArrowRight")
    assert stepper(one, f"want:{poor}").get_attribute("aria-valuetext").startswith("1 ")
    one.page.keyboard.press("Enter")
    one.wait_until(ENTERED, before)


def test_a_wall_level_is_paid_in_one_panel(visitor, folder):
    one = visitor(reduced_motion="reduce")
    one.page.goto(one.site)
    at(folder, one, "great_wall", 4, "build", "pay")
    opening = one.at("[data-compose]").first.get_attribute("data-opening")
    before = one.seq
    one.option(opening).click()
    assert one.at(f"{PANEL} .csum b").inner_text().split()[0] == one.at(f"{PANEL} .csum b").inner_text().split()[-1]
    less = one.at(f"{PANEL} .stepper.set [data-by='-1']").first
    less.click()
    assert one.at(f"{PANEL} [type=submit]").is_disabled()
    one.page.keyboard.press("Escape")
    assert one.at(PANEL).count() == 0
    one.option(opening).click()
    plus_all = one.at(f"{PANEL} [data-by='1']:not(:disabled)")
    while plus_all.count():
        plus_all.first.click()
    one.at(f"{PANEL} [type=submit]").click()
    one.wait_until(ENTERED, before)


def test_a_wall_level_is_paid_with_keys_alone_and_read_aloud(visitor, folder):
    one = visitor(bypass_csp=True, reduced_motion="reduce")
    one.page.goto(one.site)
    at(folder, one, "great_wall", 4, "build", "pay")
    opening = one.at("[data-compose]").first.get_attribute("data-opening")
    before = one.seq
    one.option(opening).focus()
    one.page.keyboard.press("Enter")
    assert one.page.evaluate("document.activeElement.getAttribute('role')") == "spinbutton"
    steppers = one.at(f"{PANEL} [role=spinbutton]")
    names = steppers.evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    tree = one.at(PANEL).aria_snapshot()
    assert names and len(set(names)) == len(names) and all(f'spinbutton "{name}"' in tree for name in names)
    send, status = one.at(f"{PANEL} [type=submit]"), one.at(f"{PANEL} [role=status]")
    assert send.is_enabled() and not status.inner_text(), "it begins with a legal mix"
    one.at(f"{PANEL} .stepper.set [role=spinbutton]").first.focus()
    held = "document.activeElement.getAttribute('aria-valuenow')"
    begun = int(one.page.evaluate(held))
    one.page.keyboard.press("ArrowLeft")
    assert int(one.page.evaluate(held)) == begun - 1
    assert send.is_disabled() and "1" in status.inner_text(), "what is missing is said"
    one.page.keyboard.press("Enter")
    assert one.seq == before, "an unfinished payment is not sent"
    one.page.keyboard.press("ArrowRight")
    assert one.page.evaluate("document.activeElement.getAttribute('aria-valuetext')").startswith(f"{begun} ")
    assert barriers(one.page) == []
    one.page.keyboard.press("Enter")
    one.wait_until(ENTERED, before)


def test_a_pair_is_drafted_by_two_presses_and_the_first_is_marked(visitor):
    one = visitor(reduced_motion="reduce")
    one.open_table("dragon", ["me", "greedy"], start=True)
    one.wait_asked()
    things = one.at(".pairs .opt")
    assert things.count() == 9
    things.nth(0).click()
    assert one.at(".pairs .picked").count() == 1
    assert one.at("#options .picked").count() == 1
    things.nth(0).click()
    assert one.at(".picked").count() == 0, "pressed again, it is free again"
    before = one.seq
    things.nth(0).click()
    things.nth(3).click()
    one.wait_until(ENTERED, before)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
@pytest.mark.parametrize(
    ("game", "players", "step", "kind"),
    [("watch", 4, "trade", "trade"), ("watch", 4, "discard", "discard"), ("great_wall", 4, "build", "pay")],
)
def test_panels_fit_and_assistive_tools_find_no_fault(visitor, folder, size, game, players, step, kind):
    one = visitor(bypass_csp=True, reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})
    one.page.goto(one.site)
    at(folder, one, game, players, step, kind)
    one.page.evaluate(SETTLED)
    if not one.at(PANEL).count():
        opening = one.at("[data-compose]").first.get_attribute("data-opening")
        one.option(opening).evaluate("button => button.click()")
    send = one.at(f"{PANEL} [type=submit]").bounding_box()
    assert send["y"] + send["height"] <= size[1] + 1
    wide = (
        "all => all.filter(e => e.scrollWidth > e.clientWidth + 2).map(e => e.className + e.textContent.slice(0, 30))"
    )
    assert one.at(f"{PANEL}, {PANEL} .crow, {PANEL} .stepper, {PANEL} .btn").evaluate_all(wide) == []
    small = (
        "all => all.map(e => e.getBoundingClientRect()).filter(b => b.width && (b.width < 24 || b.height < 34)).length"
    )
    assert one.at(f"{PANEL} .stepper button").evaluate_all(small) == 0
    assert barriers(one.page) == []


def test_a_counter_begins_as_the_offer_turned_round(visitor, folder):
    one = visitor(reduced_motion="reduce")
    one.page.goto(one.site)
    at(folder, one, "watch", 4, "answer_offer", "trade")
    one.option("counter").click()
    now = "all => Object.fromEntries(all.map(e => [e.dataset.key, Number(e.getAttribute('aria-valuenow'))]))"
    values = one.at(f"{PANEL} [role=spinbutton]").evaluate_all(now)
    assert sum(n for key, n in values.items() if key.startswith("want:")) > 0, "what is offered is wanted"


def test_many_places_are_filtered_by_what_they_bring(visitor):
    one = visitor(reduced_motion="reduce")
    one.open_table("watch", ["me", "greedy", "greedy"], start=True)
    one.wait_asked()
    shown = one.at("#ui-opts li:not([hidden]):not(.more) > button.opt")
    usual = one.at(".filters [data-narrow]")
    assert usual.count() == 6
    ore = one.at('.filters [aria-label="ore"]')
    n = int(ore.locator("small").inner_text())
    ore.click()
    assert ore.get_attribute("aria-pressed") == "true"
    assert shown.count() == n
    assert all("ore" in text for text in shown.all_inner_texts())
    ore.click()
    assert ore.get_attribute("aria-pressed") == "false"


def test_offers_are_let_go_by_until_the_turn_ends(visitor, folder):
    one = visitor(reduced_motion="reduce")
    one.page.goto(one.site)
    at(folder, one, "watch", 4, "answer_offer", "trade")
    before = one.seq
    menu = one.at("#ui-manners")
    menu.locator("summary").click()
    menu.locator("[data-manner=turn]").click()
    one.wait_until(ENTERED, before)  # the site has declined, though nothing was pressed
    kept = one.context.request.get(one.site + "preferences").text()
    assert "watch/offer" not in kept, "it is no preference"


def test_the_form_of_a_new_table_shows_only_what_applies(visitor):
    one = visitor()
    one.page.goto(one.site + "new/great_wall")
    level = one.at('[name="option.level"]')
    assert level.count() and not level.first.is_visible(), "Qin is met alone"
    one.at('[name=players][value="1"]').check(force=True)
    assert one.at('fieldset:has([name="option.level"])').is_visible()
