"""Secrets, choices at the same time, offers and one device for several, at tables of a proving ground."""

import pytest

from tests.site.haggling import JEWELS

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_secrets_polls_and_offers_with_two_browsers_and_a_bot(visitor):
    ada, ben, watcher = visitor(), visitor(), visitor()
    address = ada.open_table("haggling", ["me", "open", "random"])
    ben.go(address)
    watcher.go(address)
    ben.at("[data-act=sit]").click()
    ada.at("[data-act=start]:enabled").click()

    ada.choose("hide:ruby")
    assert "Hide ruby" in ada.at(".backs .face").inner_text()
    ben.page.wait_for_selector(".backs .card.back")
    assert "ruby" not in ben.at(".backs").inner_text()
    ada.at("[data-act=retract]").click()
    ada.choose("hide:agate")
    assert "Hide agate" in ada.at(".backs .face").inner_text()
    ben.choose("hide:topaz")

    for offered, counter, answer in ((1, 3, "accept"), (2, 4, "decline")):
        ada.choose("shout:3")
        ben.choose("shout:0")
        ada.choose(f"offer:{offered}")
        ben.wait_asked()
        assert sides(ben) == ["1 silk", f"{offered} coin"]
        for one, side in ((ada, [f"{offered} coin", "1 silk"]), (watcher, [f"{offered} coin", "1 silk"])):
            one.page.wait_for_selector(".waits .deal")
            assert sides(one) == side
        assert "Your offer to" in ada.at("#ui-prompt").inner_text()
        aside = "e => e.getBoundingClientRect().left > e.closest('ol').getBoundingClientRect().right - 9"
        assert ben.option(f"counter:{counter}").evaluate(aside), "the next higher price comes first"
        ben.choose(f"counter:{counter}")
        ada.wait_asked()
        assert sides(ada) == [f"{counter} coin", "1 silk"]
        ben.page.wait_for_selector(".waits .deal")
        assert sides(ben) == ["1 silk", f"{counter} coin"]
        ada.choose(answer)
    for one in (ada, ben, watcher):
        one.page.wait_for_selector('#ui-prompt[data-status="over"]')
    assert [row.split("\t")[1:3] for row in rows(watcher) if row.startswith("Coins")] == [["5", "11"]]
    everything = watcher.received() + watcher.page.content()
    assert not [jewel for jewel in JEWELS if jewel in everything.lower()]
    assert "agate" not in ben.received().split("hide:topaz")[-1]


def sides(one) -> list[str]:
    """Both sides of the offer that someone is asked about."""
    return one.at(".deal .swap > div").all_inner_texts()


def rows(one) -> list[str]:
    """The rows of the table in words."""
    return one.at("#ui-plain table").inner_text().splitlines()


def test_one_device_for_two_has_a_curtain_between_them(visitor):
    pair = visitor()
    pair.open_table("haggling", ["me", "me"], start=True)
    pair.wait_asked()
    assert pair.at("#ui-curtain").count() == 0
    pair.option("hide:garnet").click()
    pair.page.wait_for_selector("#ui-curtain")
    hidden = pair.page.evaluate("document.elementFromPoint(720, 300).closest('#ui-curtain') !== null")
    assert hidden
    assert "garnet" not in pair.page.content()
    pair.at("#ui-curtain [data-act=retract]").click()
    pair.wait_asked()
    pair.option("hide:garnet").click()
    pair.page.wait_for_selector("#ui-curtain")
    pair.at("#ui-curtain a").click()
    pair.page.wait_for_url("**seat=1")
    pair.wait_asked()
    assert pair.at("#ui-curtain").count() == 0
    assert "garnet" not in pair.at("#ui-plain").inner_text().lower()


def test_people_talk_ask_for_consent_and_hand_seats_to_bots(visitor):
    ada, ben = visitor(), visitor()
    address = ada.open_table("haggling", ["me", "open"])
    ben.go(address)
    ben.at("[data-act=sit]").click()
    ada.at("[data-act=start]:enabled").click()
    ada.at("#ui-tab-chat").click()
    ada.at("[data-chat] input").fill("<b>hello</b> there")
    ada.page.keyboard.press("Enter")
    ben.page.wait_for_selector("#ui-tab-chat[data-n='1']")
    ben.at("#ui-tab-chat").click()
    assert ben.at("#ui-chat .entry").inner_text().endswith("<b>hello</b> there")
    ada.at("#ui-menu summary").click()
    ada.at("#ui-menu [data-act=ask]").first.click()
    ben.page.wait_for_selector("#ui-request")
    ben.at("#ui-request [data-agree=true]").click()
    ada.page.wait_for_selector("#ui-seat-0 .sign")
    assert ada.at("#ui-request").count() == 0
    ada.at("#ui-menu summary").click()
    ada.at("#ui-menu [data-act=takeover]").click()
    ben.page.wait_for_selector("#ui-seat-0 .sign", state="detached")


def test_a_refused_choice_says_why_under_the_prompt(visitor):
    ada = visitor()
    ada.open_table("haggling", ["me", "random"], start=True)
    ada.wait_asked()
    ada.page.evaluate("document.querySelector('#ui-opts button').dataset.option = 'hide:moon'")
    ada.at("#ui-opts button").first.click()
    ada.page.wait_for_function("() => document.getElementById('ui-refusal').textContent.length > 0")
    assert "isn’t available" in ada.at("#ui-refusal").inner_text()
    assert ada.at(".opt.sent").count() == 0
    ada.choose("hide:pearl")


def test_choices_are_confirmed_where_somebody_likes_that(visitor):
    ada = visitor()
    ada.page.goto(ada.site)
    ada.post("preferences", confirm_end=True)
    ada.open_table("haggling", ["me", "random"], start=True)
    ada.wait_asked()
    seq = ada.seq
    ada.page.keyboard.press("2")
    assert ada.at(".opt.chosen").count() == 1
    assert ada.seq == seq
    ada.page.keyboard.press("Escape")
    assert ada.at(".opt.chosen").count() == 0
    ada.option("hide:ruby").click()
    before = ada.moment()
    ada.at("[data-confirm]").click()
    ada.wait_after(before)
