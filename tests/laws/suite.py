"""The conformance suite: the laws that every game keeps, whatever its rules.

A law takes a position (`Here`) somewhere on a random way through a game and fails where the position, or what follows
from it, breaks the law. `hold(law, subject, walk)` tries one; a `Subject` is a game with the tables to try it at.
"""

from tests.laws import offers, past, polls, secrecy, storage
from tests.laws.walk import Here, Law, Walk, hold, walks

__all__ = ["LAWS", "POLL_LAWS", "SECRET_CHOICE_LAWS", "Here", "Law", "Walk", "hold", "walks"]

LAWS: list[Law] = [*offers.LAWS, *storage.LAWS, *past.LAWS, *secrecy.LAWS]
POLL_LAWS = polls.LAWS  # for games that ever ask several seats at once
SECRET_CHOICE_LAWS = secrecy.SECRET_CHOICE_LAWS  # for games with a decision that others do not see
