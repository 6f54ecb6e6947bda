"""Scenes in the browser: what others do is played, can be skipped, and never keeps anyone waiting."""

from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest

import rampart
from rampart.kernel.events import named
from tests.assistive import barriers
from tests.site import finished
from tests.site.browsing import TURN
from tests.site.laid import Laid

pytestmark = pytest.mark.browser

SHOWN = "() => document.querySelector('#ui-caption, #ui-bar p') !== null"
GONE = "() => document.querySelector('#ui-caption, #ui-bar, #scene-mark') === null"


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
    assert said == watcher.page.evaluate("() => document.querySelector('#ui-caption span, #ui-bar p').textContent")
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
        if watcher.at("#ui-bar").count():
            break
        player.wait_asked()
        player.page.evaluate("() => document.querySelector('#ui-opts button.opt').click()")
        watcher.page.keyboard.press("Space")
        watcher.page.wait_for_timeout(30)
    with watcher.page.expect_response("**/preferences") as answer:
        watcher.page.locator("#ui-bar [data-pace=fast]").click()
    assert answer.value.ok
    watcher.page.reload()
    assert watcher.page.locator("#table").get_attribute("data-pace") == "fast"


# ---- dice, dialogs, and coming back

OWN_ROLL = "() => document.querySelector('#ui-roll') !== null"


def rolled_for(visitor: Any, **options: Any) -> Any:
    """Someone whose dice wait: past the setup, where others have ended their turns."""
    player = visitor(pace="fast", **options)
    player.open_table("watch", ["me", "greedy", "greedy"], start=True)
    for _ in range(200):
        if player.page.evaluate(OWN_ROLL):
            return player
        player.page.evaluate(TURN)
        player.page.wait_for_timeout(30)
    raise AssertionError("no roll came")


def test_dice_are_rolled_by_a_press_and_by_themselves_if_wanted(visitor: Any) -> None:
    player = rolled_for(visitor)
    shown = player.seq
    player.page.wait_for_timeout(120)
    assert player.seq == shown, "what was rolled is not shown before the press"
    player.page.keyboard.press("Space")
    player.wait_until(f"() => Number(table.dataset.seq) > {shown}")
    with player.page.expect_response("**/preferences") as answer:
        player.page.evaluate(
            "() => { const one = document.getElementById('t-roll').content.firstElementChild.cloneNode(true);"
            " table.append(one); one.querySelector('[data-scene=rolls]').click(); one.remove(); }"
        )
    assert answer.value.ok and player.at("#table").get_attribute("data-rolls") == "1"
    player.page.reload()
    assert player.at("#table").get_attribute("data-rolls") == "1"


def test_all_can_be_skipped_until_one_is_asked(visitor: Any) -> None:
    player, watcher = watching(visitor)
    for _ in range(6):
        player.wait_asked()
        player.page.evaluate("() => document.querySelector('#ui-opts button.opt').click()")
    watcher.page.wait_for_function(SHOWN)
    behind = player.seq - watcher.seq
    presses = 0
    while watcher.seq < player.seq:  # bots may go on after who watches has caught up
        watcher.page.keyboard.press("Shift+Escape")
        watcher.page.wait_for_timeout(120)
        presses += 1
    assert presses <= 1 + behind // 2, "not one press for each move"


def test_what_cannot_be_taken_back_is_asked_in_a_dialog_of_our_own(visitor: Any) -> None:
    player = visitor()
    player.open_table("dragon", ["me", "greedy"], start=True)
    player.wait_asked()
    for answer, left in (("", 1), ("yes", 0)):
        player.page.evaluate("() => document.querySelector('[data-act=resign]').click()")
        dialog = player.at("dialog.sure")
        dialog.wait_for()
        assert "Resign" in dialog.inner_text()
        dialog.locator(f'button[value="{answer}"]').click()
        player.wait_until("() => document.querySelector('dialog.sure') === null")
        if not left:
            player.wait_until("() => document.querySelector('[data-act=resign]') === null")
        assert player.at("[data-act=resign]").count() == left


def test_who_comes_back_reads_what_changed_and_can_replay_it(visitor: Any) -> None:
    player = visitor(bypass_csp=True, reduced_motion="reduce")
    address = player.open_table("great_wall", ["me", "greedy", "greedy"], start=True)
    player.wait_asked()
    since = player.seq
    for _ in range(300):
        if player.seq > since + 24:
            break
        player.page.evaluate(TURN)
        player.page.wait_for_timeout(10)
    noted = f"localStorage.setItem('rampart-seen-{address.rpartition('/')[2]}-0', `{since} ${{Date.now() - 3600000}}`)"
    player.context.add_init_script(f"if (!sessionStorage.noted) {{ sessionStorage.noted = 1; {noted} }}")
    player.go(address)
    dialog = player.at("dialog.away")
    dialog.wait_for()
    assert player.page.evaluate("document.activeElement.id") == "away-title"
    assert dialog.locator(".moments li").count() == 3
    assert dialog.locator(".moments svg > *").count() > 3, "pictures of the board"
    assert dialog.locator("aside li").count() == 3
    assert barriers(player.page) == []
    player.page.keyboard.press("r")
    player.page.wait_for_selector("#ui-past")
    player.page.wait_for_selector("#ui-bar")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("#ui-past", state="detached")
    player.go(address)
    player.page.wait_for_timeout(300)
    assert dialog.count() == 0, "what was told is not told again"


def test_a_climax_is_staged_part_by_part(visitor: Any, folder: Path) -> None:
    record = finished.record(game="great_wall", players=4)
    s = rampart.game("great_wall").replay(record, upto=0)
    s.listen()
    made = -1
    for seat, option in record["choices"]:
        made += 1
        heard = len(s.journal.events)
        s.choose(option, seat)
        told = {named(event, s.rules).kind for event in s.journal.events[heard:]}
        if {"compared", "breach"} <= told:
            break
    player, watcher = visitor(), visitor(pace="fast")
    laid = Laid(folder / "rampart.sqlite", record, made, dict.fromkeys(range(4), player))
    watcher.go(urljoin(watcher.site, laid.path))
    watcher.page.evaluate(STAGED)
    laid.rest = laid.rest[:1]
    laid.go_on()
    watcher.wait_until(f"() => Number(table.dataset.seq) >= {laid.room.seq}")
    found = watcher.page.evaluate("window.staged")
    assert found["parts"] > 1 and found["rows"]
    assert found["result"].startswith(("Holds", "Breach"))
    assert found["veil"], "the place is marked"


STAGED = """() => {
  window.staged = { parts: 0, rows: 0, result: '', veil: false };
  new MutationObserver(() => {
    const of = document.querySelector('#ui-plate');
    if (of) staged.parts = Math.max(staged.parts, of.querySelectorAll('li').length);
    if (of) staged.result ||= of.lastChild.textContent;
    staged.veil ||= document.querySelector('#scene-mark .veil') !== null;
    staged.rows = Math.max(staged.rows, document.querySelectorAll('#ui-rows li').length);
  }).observe(table, { childList: true, subtree: true, characterData: true });
}"""
