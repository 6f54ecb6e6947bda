"""Trades in the terminal: one line makes a whole offer."""

import pytest
from tests.site.finished import played

from rampart.cli.trading import trade_keys, trade_now


def at_trade():
    """A game of Catan at a decision where an offer may be made, and the seat that may."""
    for stop in range(60, 400):
        s = played("watch", 5, stop, players=4)
        seat = s.deciders[0]
        if s.current(seat)[0].name == "trade" and trade_now(s, seat) is not None:
            return s.copy(), seat
    raise AssertionError("no trade")


def test_a_line_makes_the_whole_offer():
    s, seat = at_trade()
    whole = trade_now(s, seat)
    give = next(part.word for part in whole.heaps[0].parts if part.most)
    want = next(part.word for part in whole.heaps[1].parts if part.word != give)
    keys = trade_keys(s, seat, f"1 {give} = 1 {want}", "en")
    everyone = "to:" + "+".join(str(q) for q, _ in whole.partners)
    assert keys == ["offer", everyone, f"give:{give}", "done", f"want:{want}", "done"]
    first = whole.partners[0][0]
    assert trade_keys(s, seat, f"1 {give[:3]} = 2 {want} @{first + 1}", "en")[1] == f"to:{first}"
    s.play([(seat, key) for key in keys], forced="skip")
    assert s.asking()[0].name == "answer_offer"


@pytest.mark.parametrize(
    "text", ["", "1 wool", "1 wool = ", "1 wool = 1 gold", "wool = ore", "1 wool = 1 ore @9", "1 w = 1 b = 1 o"]
)
def test_what_is_no_trade_is_told(text):
    s, seat = at_trade()
    assert trade_keys(s, seat, text, "en") is None
