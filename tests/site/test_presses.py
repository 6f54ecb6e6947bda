"""A press counts as it was meant: while others move, while a page catches up, and while the answer is on its way."""

import json

import pytest

from tests.site.browsing import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CHANGED = "no longer possible"
# What an update does to a part of the page that is drawn again.
REDRAWN = "for (const one of document.querySelectorAll('#ui-opts li')) one.replaceWith(one.cloneNode(true))"


def two_people(visitor) -> tuple[Visitor, Visitor, str]:
    """Two people who are asked at the same time, and the path of their table."""
    ada, ben = visitor(), visitor()
    address = ada.open_table("haggling", ["me", "open"])
    ben.go(address)
    ben.at("[data-act=sit]").click()
    ada.at("[data-act=start]:enabled").click()
    for one in (ada, ben):
        one.wait_asked()
    return ada, ben, "t/" + address.rpartition("/")[2]


def press(one: Visitor, key: str) -> None:
    """Put the hand on an option and press, without letting go."""
    place = one.option(key).bounding_box()
    one.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    one.page.mouse.down()


def chosen_elsewhere(one: Visitor, path: str, seat: int, key: str) -> None:
    """Choose as a script would, or the same person on another device."""
    decision = one.at("#ui-prompt").get_attribute("data-decision")
    one.post(f"{path}/choices", decision=decision, option=key, seen=0, seat=seat, key="elsewhere-1")


def told(one: Visitor, words: str) -> None:
    """What the prompt says about a press."""
    one.wait_until("words => document.getElementById('ui-refusal').textContent.includes(words)", words)


def answered(one: Visitor, words: str) -> None:
    """The answer that counts, face up."""
    one.wait_until("words => document.querySelector('.backs .face')?.textContent === words", words)


def test_a_press_counts_though_the_option_is_drawn_anew_before_the_hand_lets_go(visitor):
    ada, ben, _ = two_people(visitor)
    press(ada, "hide:topaz")
    ben.choose("hide:ruby")
    ada.wait_until("() => document.querySelector('.backs .back') !== null")
    ada.page.evaluate(REDRAWN)
    ada.page.mouse.up()
    ada.wait_until("() => document.querySelector('#ui-opts [data-option=\"shout:0\"]') !== null")
    assert ada.at("#ui-refusal").inner_text() == ""


def test_another_option_that_slips_under_the_hand_is_not_chosen(visitor):
    ada, _, _ = two_people(visitor)
    press(ada, "hide:topaz")
    ada.page.evaluate("document.querySelector('#ui-opts [data-option=\"hide:topaz\"]').dataset.option = 'hide:pearl'")
    ada.page.evaluate("document.querySelector('#ui-opts button').dataset.option = 'hide:topaz'")
    ada.page.mouse.up()
    answered(ada, "Hide topaz")


def test_a_hand_that_goes_away_before_it_lets_go_has_chosen_nothing(visitor):
    ada, _, _ = two_people(visitor)
    seq = ada.seq
    press(ada, "hide:topaz")
    ada.page.mouse.move(5, 890)
    ada.page.mouse.up()
    ada.choose("hide:pearl")
    answered(ada, "Hide pearl")
    assert ada.seq == seq + 1


def test_a_press_that_comes_too_late_says_so(visitor):
    ada, ben, path = two_people(visitor)
    press(ada, "hide:topaz")
    ben.choose("hide:ruby")
    chosen_elsewhere(ada, path, 0, "hide:agate")
    ada.wait_until("() => document.querySelector('#ui-opts [data-option=\"shout:0\"]') !== null")
    ada.page.mouse.up()
    told(ada, CHANGED)
    ben.choose("shout:1")  # what others do meanwhile does not wipe it away
    ada.wait_until("() => document.querySelector('.backs .back') !== null")
    told(ada, CHANGED)
    ada.choose("shout:0")
    assert ada.at("#ui-refusal").inner_text() == ""


def test_a_choice_on_its_way_is_not_made_twice_while_others_move(visitor):
    ada, ben, _ = two_people(visitor)
    sent, held = [], []
    ada.page.route("**/choices", lambda route: (sent.append(route.request.post_data_json), held.append(route)))
    ada.option("hide:topaz").click()
    ada.wait_until("() => table.matches('.sending')")
    ben.choose("hide:ruby")
    ada.wait_until("() => document.querySelector('.backs .back') !== null")
    assert ada.page.evaluate("table.matches('.sending')")
    ada.page.keyboard.press("1")
    ada.option("hide:agate").dispatch_event("click")
    held[0].continue_()
    ada.wait_until("() => document.querySelector('#ui-opts [data-option=\"shout:0\"]') !== null")
    assert [one["option"] for one in sent] == ["hide:topaz"]
    assert not ada.page.evaluate("table.matches('.sending')")


def test_the_same_answer_once_more_leaves_the_page_free(visitor):
    ada, _, _ = two_people(visitor)
    ada.choose("hide:topaz")
    ada.at("[data-act=retract]").click()
    ada.choose("hide:topaz")
    answered(ada, "Hide topaz")
    ada.wait_until("() => !table.matches('.sending')")


def away(one: Visitor, other: Visitor, path: str, lines: int) -> None:
    """Someone has lost the link while some lines were said."""
    one.context.set_offline(True)
    one.page.wait_for_selector("#table.offline")
    for n in range(lines):
        other.post(f"{path}/acts", act="chat", text=f"Line {n}", key=f"line-{n:06}")


def test_a_press_while_the_page_catches_up_counts(visitor):
    ada, ben, path = two_people(visitor)
    away(ada, ben, path, 6)
    ada.context.set_offline(False)
    ada.page.wait_for_selector("#table.catching")
    ada.option("hide:topaz").click()
    answered(ada, "Hide topaz")


def test_a_press_on_what_turns_out_to_be_past_says_so(visitor):
    ada, ben, path = two_people(visitor)
    decision = ada.at("#ui-prompt").get_attribute("data-decision")
    away(ada, ben, path, 4)
    ben.choose("hide:ruby")
    twin = visitor()
    twin.context.add_cookies(ada.context.cookies())
    chosen = {"decision": decision, "option": "hide:agate", "seen": 0, "seat": 0, "key": "elsewhere-2"}
    twin.post(f"{path}/choices", **chosen)
    ada.context.set_offline(False)
    ada.page.wait_for_selector("#table.catching")
    ada.option("hide:topaz").dispatch_event("click")
    told(ada, "already been made")
    ada.choose("shout:2")


def test_a_page_that_falls_behind_while_it_catches_up_is_free_again(visitor):
    ada = visitor()
    sockets = []

    def tap(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message))
        sockets.append(socket)

    ada.page.route_web_socket("**/ws?*", tap)
    ada.open_table("haggling", ["me", "me"], start=True)
    ada.wait_asked()
    seq, version = ada.page.evaluate("[Number(table.dataset.seq), table.dataset.v]")
    whole = ada.page.evaluate("table.innerHTML")
    sockets[0].send(json.dumps({"missed": 5}))
    sockets[0].send(json.dumps({"seq": seq, "v": version, "set": [], "del": [], "say": "", "turn": True}))
    ada.page.wait_for_selector("#table.catching")
    sockets[0].send(json.dumps({"seq": seq, "v": version, "full": whole, "seat": 0, "say": "", "turn": True}))
    ada.page.wait_for_selector("#table.catching", state="detached")
    assert not ada.page.evaluate("table.matches('.catching')")
