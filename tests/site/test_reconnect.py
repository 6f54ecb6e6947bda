"""A page that was away: what it missed is shown at double speed, or at once where that is too much or not wanted."""

import itertools

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# When every number was shown, and how pieces would have moved then.
WATCH = """() => {
  window.shown = [];
  new MutationObserver(() => shown.push({
    seq: Number(table.dataset.seq), at: performance.now(), fast: table.matches('.catching'),
    move: getComputedStyle(document.querySelector('.seat')).getPropertyValue('--move').trim(),
  })).observe(table, { attributeFilter: ['data-seq'] });
}"""


def missed(visitor, count: int, **wishes):
    """Someone who was away while so many lines were said, after coming back."""
    player, watcher = visitor(), visitor(**wishes)
    address = player.open_table("haggling", ["me", "me"], start=True)
    watcher.go(address)
    watcher.page.evaluate(WATCH)
    watcher.context.set_offline(True)
    watcher.page.wait_for_selector("#table.offline")
    for n in range(count):
        player.post(f"t/{address.rpartition('/')[2]}/acts", act="chat", text=f"Line {n}", key=f"line-{n:06}")
    watcher.page.evaluate("window.before = Number(table.dataset.seq)")
    watcher.context.set_offline(False)
    watcher.page.wait_for_function(f"() => Number(table.dataset.seq) === before + {count}")
    assert watcher.page.evaluate("rampart.whole") == 0
    assert watcher.page.evaluate("rampart.caught") == count
    shown = watcher.page.evaluate("shown")
    assert [one["seq"] for one in shown] == [shown[0]["seq"] + n for n in range(count)]
    watcher.page.wait_for_selector("#table.catching", state="detached")
    assert watcher.at("#ui-chat .entry").count() == count
    return watcher, shown


def test_a_few_missed_changes_play_one_after_the_other_at_double_speed(visitor):
    watcher, shown = missed(visitor, 4)
    gaps = [b["at"] - a["at"] for a, b in itertools.pairwise(shown)]
    assert all(gap > 200 for gap in gaps), gaps
    assert all(one["fast"] and one["move"] == "190ms" for one in shown)
    assert not watcher.page.evaluate("table.matches('.catching, .offline')")


def test_a_press_skips_to_the_present(visitor):
    player, watcher = visitor(), visitor()
    address = player.open_table("haggling", ["me", "me"], start=True)
    watcher.go(address)
    watcher.context.set_offline(True)
    watcher.page.wait_for_selector("#table.offline")
    for n in range(8):
        player.post(f"t/{address.rpartition('/')[2]}/acts", act="chat", text=f"Line {n}", key=f"line-{n:06}")
    watcher.page.evaluate(WATCH)
    watcher.context.set_offline(False)
    watcher.page.wait_for_selector("#table.catching")
    watcher.page.mouse.click(700, 400)
    watcher.page.wait_for_function("() => shown.length === 8")
    assert watcher.at("#table.catching").count() == 0
    shown = watcher.page.evaluate("shown")
    assert shown[-1]["at"] - shown[0]["at"] < 7 * 200


@pytest.mark.parametrize(("count", "wishes"), [(9, {}), (4, {"reduced_motion": "reduce"})])
def test_many_missed_changes_or_any_for_those_who_want_no_motion_come_at_once(visitor, count, wishes):
    _, shown = missed(visitor, count, **wishes)
    assert not any(one["fast"] for one in shown)
    assert shown[-1]["at"] - shown[0]["at"] < 200 * (count - 1)
