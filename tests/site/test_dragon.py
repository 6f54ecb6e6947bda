"""Whole games of In the Year of the Dragon in a real browser."""

import gzip
import re

import pytest

from tests.site.browsing import Visitor, play_out
from tests.site.conftest import serve
from tests.site.prepared import begin_at, nearly_over

# Every element with its place among the others, as it has become by updates and as it is in a page loaded now.
BOTH = """async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  const told = e => [e.id, ...['transform', 'data-option'].map(name => e.getAttribute(name)), e.textContent];
  const bare = one => {  // without what the script counts in a panel
    const table = one.getElementById('table').cloneNode(true);
    for (const panel of table.querySelectorAll('[data-compose]')) panel.replaceChildren();
    return [...table.querySelectorAll('[id]')];
  };
  return [document, page].map(one => bare(one).map(told));
}"""

# A whole game is hundreds of pictures: without motion, and small, most of the painting is saved.
QUIET = {"reduced_motion": "reduce", "viewport": {"width": 1200, "height": 640}}

LATE = 40  # choices before the end

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_guest_finishes_a_game_by_keyboard_alone(visitor):
    guest = visitor(**QUIET)
    guest.page.goto(guest.site)
    play_now = "document.activeElement?.matches('form[action$=\"/tables\"]:has([value=dragon]) button')"
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(play_now):
            break
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/t/*")
    decisions = 0
    while guest.asked_or_over():
        before = guest.moment()
        if decisions % 2:
            guest.page.keyboard.press("1")
        else:
            guest.page.keyboard.press("ArrowDown")
            guest.page.keyboard.press("Enter")
        guest.wait_after(before)
        decisions += 1
    assert decisions > 24
    assert "over" in guest.at("#ui-ask").inner_text().lower()


def test_two_browsers_play_one_table_to_the_end(visitor, folder):
    host, guest = visitor(**QUIET), visitor(**QUIET)
    address = host.open_table("dragon", ["me", "open"])
    assert host.at("[data-act=start]").is_disabled()
    invitation = host.at("[data-invite]").input_value()
    assert "/join/" in invitation
    guest.go(address)
    assert guest.at("[data-act=start]").is_hidden()
    guest.at("[data-act=sit]").click()
    host.page.wait_for_selector("[data-act=start]:enabled")
    late = begin_at(folder, address, nearly_over("dragon", 2, LATE))
    for one in (host, guest):
        one.go(late)
    play_out(host, guest)
    scores = [one.at(".seat .sc").all_inner_texts() for one in (host, guest)]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 2


def test_updates_are_small_and_pieces_keep_their_nodes(visitor):
    guest = visitor()
    guest.open_table("dragon", ["me", "greedy", "greedy", "greedy"], start=True)
    guest.page.evaluate(
        """() => {
          for (const piece of document.querySelectorAll('#ui-svg .pc')) piece.kept = piece.id;
          window.glides = new Set();
          document.addEventListener('transitionrun', e => e.propertyName === 'transform' && glides.add(e.target.id));
        }"""
    )
    for _ in range(14):
        guest.wait_asked()
        before = guest.moment()
        guest.at("#ui-opts button.opt").last.evaluate("option => option.click()")
        guest.wait_after(before)
    guest.wait_asked()
    guest.page.wait_for_timeout(500)
    patched, fresh = guest.page.evaluate(BOTH)
    assert patched == fresh
    kept = guest.page.evaluate("[...document.querySelectorAll('#ui-svg .pc')].filter(e => e.kept === e.id).length")
    assert kept > 10
    assert any(id.startswith(("marker-", "dragon-", "action-")) for id in guest.page.evaluate("[...glides]"))
    sizes = sorted(len(frame) for frame in guest.frames)
    assert sizes[len(sizes) // 2] < 2048, sizes
    assert guest.page.evaluate("rampart.whole") == 0
    page = guest.context.request.get(guest.page.url).body()
    assert len(gzip.compress(page)) < 60_000
    assert not re.search(rb"<[^>]* style=", page)


def test_a_page_that_was_away_gets_what_it_missed_and_no_more(visitor):
    player, watcher = visitor(), visitor()
    address = player.open_table("dragon", ["me", "greedy"], start=True)
    watcher.go(address)
    watcher.page.wait_for_function(f"() => Number(table.dataset.seq) >= {player.seq}")
    watcher.context.set_offline(True)
    watcher.page.wait_for_selector("#table.offline")
    begun, frames = watcher.seq, len(watcher.frames)
    while player.seq < begun + 6:
        player.wait_asked()
        before = player.moment()
        player.at("#ui-opts button.opt").first.click()
        player.wait_after(before)
    player.wait_asked()
    assert watcher.seq == begun
    watcher.context.set_offline(False)
    watcher.page.wait_for_function(f"() => Number(table.dataset.seq) >= {player.seq}")
    watcher.page.wait_for_selector("#table.offline", state="detached")
    assert len(watcher.frames) - frames >= 5
    assert watcher.page.evaluate("rampart.whole") == 0
    assert watcher.at(".seat .sc").all_inner_texts() == player.at(".seat .sc").all_inner_texts()


def take_one(phone) -> None:
    """Select an option with a thumb: few are buttons, of many one is shown at a time."""
    on = phone.at("[data-step='1']")
    (on if on.is_visible() else phone.at("#ui-opts button.opt").first).tap()


def test_a_phone_selects_with_one_tap_and_sends_with_another(visitor):
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    phone.open_table("dragon", ["me", "greedy"], start=True)
    while True:
        phone.wait_asked()
        rings = phone.at("#options .option")
        alone = [ring for ring in rings.all() if " " not in (ring.get_attribute("data-option") or "")]
        if alone:
            break
        take_one(phone)
        before = phone.moment()
        phone.at("[data-confirm]").tap()
        phone.wait_after(before)
    confirm = phone.at("[data-confirm]")
    seq = phone.seq
    assert confirm.is_disabled()
    alone[0].dispatch_event("click")
    assert confirm.is_enabled()
    assert phone.seq == seq
    phone.page.keyboard.press("Escape")
    assert confirm.is_disabled()
    take_one(phone)
    before = phone.moment()
    confirm.tap()
    phone.wait_after(before)
    sizes = phone.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert sizes == [390, 844]
    small = """() => [...document.querySelectorAll('#ui-prompt button, .ptabs button, .tools .ib, .zoom button')]
      .filter(button => button.offsetParent).map(button => button.getBoundingClientRect())
      .filter(box => box.width < 44 || box.height < 44).length"""
    assert phone.page.evaluate(small) == 0
    for tab, shown in (("hand", "#ui-dock"), ("log", "#ui-log"), ("chat", "#ui-chat"), ("board", "#ui-svg")):
        phone.at(f"#ui-ptabs [data-tab={tab}]").tap()
        assert phone.at(shown).is_visible()


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (740, 360)])
def test_a_phone_marks_the_own_seat_and_those_of_bots(visitor, size):
    width, height = size
    phone = visitor(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    phone.open_table("dragon", ["me", "greedy", "greedy", "greedy", "greedy"], start=True)
    phone.wait_asked()
    assert phone.at(".seat.me .you").is_visible()
    assert phone.at(".seat .sign").count() == 4
    assert phone.at("#ui-ptabs [data-tab=hand]").is_visible()
    guest = visitor(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    guest.go(phone.page.url)
    assert not guest.at("#ui-ptabs [data-tab=hand]").is_visible()  # who only watches has no hand
    covered = """() => [...document.querySelectorAll('.seat')].filter(seat => {
      const [name, signs] = ['.nm', '.signs'].map(part => seat.querySelector(part).getBoundingClientRect());
      const over = signs.top < name.bottom - 2 && signs.left < name.right;
      return !signs.height || over || signs.bottom > seat.getBoundingClientRect().bottom;
    }).length"""
    assert phone.page.evaluate(covered) == 0


def test_a_browser_that_does_not_tell_when_the_page_came_plays_all_the_same(visitor):
    shy = visitor()
    shy.page.add_init_script("performance.getEntriesByType = () => []; delete Element.prototype.role;")
    shy.open_table("dragon", ["me", "greedy"], start=True)
    shy.wait_asked()
    shy.at("#ui-tab-chat").click()
    selected = shy.at("#ui-tabs [role=tab]").evaluate_all("all => all.map(one => one.getAttribute('aria-selected'))")
    assert selected == ["false", "true"]
    assert shy.faults == []


def test_a_site_under_a_path_is_played_like_any_other(browser, tmp_path):
    process, address = serve(tmp_path, "--prefix", "/games")
    player = Visitor(browser, address)
    try:
        player.open_table("dragon", ["me", "greedy"], start=True)
        assert "/games/t/" in player.page.url
        player.choose(player.at("#ui-opts button.opt").first.get_attribute("data-option"))
        player.wait_asked()
        assert player.at("#ui-tools a.ib").evaluate("link => link.pathname") == "/games/rules/dragon"
        assert player.at("a.logo").evaluate("link => link.pathname") == "/games/"
        player.at(".log .then").first.evaluate("button => button.click()")
        player.page.wait_for_selector("#ui-past svg")
        player.close()
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.parametrize("lang", ["en", "cs", "pl", "de"])
def test_every_language_opens_a_table(visitor, lang):
    reader = visitor(locale=lang)
    reader.open_table("dragon", ["me", "greedy"], start=True)
    reader.wait_asked()
    assert reader.page.evaluate("document.documentElement.lang") == lang
    words = {"en": "Undo", "cs": "Vzít zpět", "pl": "Cofnij", "de": "Rückgängig"}[lang]
    before = reader.moment()
    reader.at("#ui-opts button.opt").first.click()
    reader.wait_after(before)
    reader.page.wait_for_selector(".undo")
    assert words in (reader.at(".undo").first.get_attribute("title") or "")


def test_taking_back_names_the_choice_and_the_past_can_be_seen(visitor):
    player = visitor()
    player.open_table("dragon", ["me", "greedy"], start=True)
    chosen = player.at("#ui-opts button.opt span").first.evaluate("words => words.firstChild.textContent")
    player.choose(player.at("#ui-opts button.opt").first.get_attribute("data-option"))
    player.page.wait_for_selector("#ui-undo .undo")
    name = player.at("#ui-undo .undo").get_attribute("title") or ""
    assert name == f"Undo: {chosen}"
    player.wait_asked()
    asked = player.moment()
    player.page.keyboard.press("u")
    player.wait_after(asked)
    assert player.at(".log .gone").count() >= 1
    player.at(".log .entry .then").first.evaluate("button => button.click()")
    player.page.wait_for_selector("#ui-past svg")
    assert player.at("#ui-past [id]").count() == 0
    player.page.keyboard.press("Escape")
    assert player.at("#ui-past").count() == 0
