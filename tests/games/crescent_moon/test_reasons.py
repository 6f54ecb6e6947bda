"""Why an action is refused: one reason each, and the true one."""

import pytest
from tests.games.crescent_moon.table import C, M, N, W, offered, table
from tests.rules import rule

from rampart.games.crescent_moon.steps.reasons import why_not
from rampart.games.crescent_moon.tables import ACTION_WORDS
from rampart.text import speaker

TOKENS = ("a1", "a2", "a3", "b4", "c4", "c5")


def why(action: str, where: dict[str, str], seat: int, **how: object) -> str:
    """The reason that the seat is given for an action that would do nothing."""
    s = table(where, active=seat, **how)
    assert action not in offered(s)
    reason = why_not(s, seat, ACTION_WORDS.index(action))
    return speaker("crescent_moon", "en")(reason.text, **reason.args)


@rule("CM-091")
def test_influence_without_a_token() -> None:
    where = dict.fromkeys(TOKENS, "*W") | {"d4": "1W"}
    assert why("influence", where, W) == "You have no influence tokens left. Choose another action."


@rule("CM-130")
@pytest.mark.parametrize(
    ("reserve", "reason"),
    [
        (0, "Your reserve card is empty. Choose another action."),
        (2, "No hex is open to your units. Choose another action."),
    ],
)
def test_recruiting(reserve: int, reason: str) -> None:
    assert why("recruit", {"d4": "1N"}, C, reserves=[0, 0, 0, reserve, 0]) == reason


@rule("CM-141", "CM-143")
def test_hiring_at_the_bank_names_the_price() -> None:
    assert why("hire", {"b2": "1M"}, M, seats=4, coins=[0, 1, 0, 0]) == "That costs 2 coins, you have 1."


@rule("CM-141")
def test_hiring_from_an_empty_reserve_card() -> None:
    assert why("hire", {"c4": "1C"}, C) == "The Nomad’s reserve card is empty. Choose another action."


@rule("CM-150")
@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        (4, "The Nomad is not in this game. Choose another action."),
        (5, "The Nomad has no mercenaries on the map. Choose another action."),
    ],
)
def test_bribing_where_there_is_nobody_to_bribe(seats: int, reason: str) -> None:
    where = {"b2": "1C"} | ({"a1": "*N"} if seats > N else {})
    assert why("bribe", where, C, seats=seats) == reason
