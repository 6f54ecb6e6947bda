"""Scenes in the browser: what others do is played, can be skipped, and never keeps anyone waiting."""

from typing import Any

import pytest

pytestmark = pytest.mark.browser

SHOWN = "() => document.querySelector('#ui-caption, #ui-scene p') !== null"
GONE = "() => document.querySelector('#ui-caption, #ui-scene, #scene-mark') === null"


def watching(visitor: Any) -> tuple[Any, Any]:
    """Someone who plays dragon against bots, and someone who watches at the pace 'step'."""
    player = visitor()
    address = player.open_table("dragon", ["me", "greedy", "greedy"], start=True)
    watcher = visitor(pace="step")
    watcher.go(address)
    return player, watcher


def test_a_scene_waits_step_by_step_and_escape_ends_it(visitor: Any) -> None:
    player, watcher = watching(visitor)
    for _ in range(6):
        player.wait_asked()
        player.page.evaluate("() => document.querySelector('#ui-opts button.opt').click()")
    watcher.page.wait_for_function(SHOWN)
    watcher.page.wait_for_function("() => document.querySelector('#scene-mark .mark') !== null")
    said = watcher.page.evaluate("() => document.getElementById('polite').textContent")
    assert said == watcher.page.evaluate("() => document.querySelector('#ui-caption, #ui-scene p').textContent")
    while watcher.seq < player.seq:
        watcher.page.keyboard.press("Escape")
        watcher.page.wait_for_timeout(20)
    watcher.page.wait_for_function(GONE)


def test_who_is_asked_is_not_kept_waiting(visitor: Any) -> None:
    player = visitor(pace="slow")
    player.open_table("dragon", ["me", "greedy", "greedy"], start=True)
    for _ in range(8):
        player.wait_asked()
        latest = player.page.evaluate("() => Number(table.dataset.seq)")
        player.page.evaluate("() => document.querySelector('#ui-opts button.opt').click()")
        player.wait_until(f"() => Number(table.dataset.seq) > {latest}")
    assert player.page.evaluate("() => window.rampart.whole") == 0


def test_the_pace_is_chosen_at_the_table_and_kept(visitor: Any) -> None:
    player, watcher = watching(visitor)
    for _ in range(30):
        if watcher.at("#ui-scene").count():
            break
        player.wait_asked()
        player.page.evaluate("() => document.querySelector('#ui-opts button.opt').click()")
        watcher.page.keyboard.press("Space")
        watcher.page.wait_for_timeout(30)
    with watcher.page.expect_response("**/preferences") as answer:
        watcher.page.locator("#ui-scene [data-pace=fast]").click()
    assert answer.value.ok
    watcher.page.reload()
    assert watcher.page.locator("#table").get_attribute("data-pace") == "fast"
