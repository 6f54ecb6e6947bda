"""Piece cards in the browser: by hover, by key, and by a long press."""

from typing import Any

import pytest

pytestmark = pytest.mark.browser


def test_a_card_opens_beside_its_piece_and_closes(visitor: Any) -> None:
    player = visitor()
    player.open_table("great_wall", ["me", "greedy", "greedy"], start=True)
    player.page.wait_for_selector("#ui-svg [id^=horde-]:not(#horde-deck)")
    horde = player.page.locator("#ui-svg [id^=horde-]:not(#horde-deck)").first
    horde.hover(force=True)
    card = player.page.locator("#ui-piece")
    card.wait_for()
    assert card.locator("h3").inner_text() and card.locator("dl dd").count() == 3
    assert "/rules/great_wall#GWC-HOR" in (card.locator("a.ruled").get_attribute("href") or "")
    at, here = card.bounding_box(), horde.bounding_box()
    assert at["x"] >= here["x"] + here["width"] or at["x"] + at["width"] <= here["x"]
    player.page.keyboard.press("Escape")
    assert card.count() == 0


def test_a_card_stays_while_its_piece_does(visitor: Any) -> None:
    player = visitor()
    player.open_table("dragon", ["me", "greedy", "greedy"], start=True)
    player.wait_asked()
    player.page.locator("#ui-svg #month-5").hover(force=True)
    card = player.page.locator("#ui-piece h3")
    card.wait_for()
    for left in (1, 0):
        before = player.moment()
        player.page.locator("#ui-opts button.opt").first.evaluate("option => option.click()")
        player.wait_after(before)
        player.wait_asked()
        assert card.count() == left
        player.page.locator("#ui-svg #month-5").evaluate_all("all => all.forEach(one => one.remove())")


def test_a_focused_option_tells_of_its_piece(visitor: Any) -> None:
    player = visitor()
    player.open_table("dragon", ["me", "greedy", "greedy"], start=True)
    player.wait_asked()
    player.page.locator("#ui-opts button.opt").first.focus()
    player.page.keyboard.press("i")
    player.page.locator("#ui-piece h3").wait_for()
    assert player.page.evaluate("() => document.getElementById('polite').textContent").strip()


def test_strangers_and_strange_names_get_no_card(visitor: Any) -> None:
    player = visitor()
    address = player.open_table("dragon", ["me", "greedy", "greedy"], start=True)
    for piece in ("nothing", "x" * 300, "month-99", "..%2f..%2fetc"):
        assert player.context.request.get(f"{address}/pieces/{piece}").status == 404
    assert player.context.request.get(f"{address}/pieces/month-1").ok


@pytest.mark.parametrize(
    ("game", "players", "words"),
    [("crescent_moon", 4, "Character"), ("watch", 3, "Hero")],
)
def test_the_role_or_hero_of_a_seat_opens_its_card(visitor: Any, game: str, players: int, words: str) -> None:
    player = visitor()
    player.open_table(game, ["me", *["greedy"] * (players - 1)], start=True)
    player.wait_asked()
    player.page.locator("#ui-seat-1 [data-piece]").first.hover()
    card = player.page.locator("#ui-piece")
    card.wait_for()
    assert words in card.inner_text()


def test_what_only_a_title_says_opens_by_a_long_press(visitor: Any) -> None:
    player = visitor(has_touch=True, viewport={"width": 390, "height": 844})
    player.open_table("great_wall", ["me", "greedy", "greedy"], start=True)
    player.wait_asked()
    player.page.evaluate(
        """() => { const one = document.querySelector('.goods [title]');
        one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })); }"""
    )
    card = player.page.locator("#ui-piece p")
    card.wait_for()
    assert card.inner_text()
