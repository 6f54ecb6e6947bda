"""What a bot would do in the place of a person, in words."""

from rich.text import Text

import rampart
from rampart.bots.base import policy_or_none
from rampart.kernel.decision import Decision
from rampart.kernel.state import State
from rampart.text.advice import expected, reasons

ADVISER = "steady"
TRIALS = 8  # games for each option: a person waits


def advice(s: State, seat: int, asked: Decision, lang: str) -> list[Text]:
    """The best options with what can be expected of them and why; none where nothing is known of the game."""
    game = s.rules.name
    if policy_or_none(game) is None:
        return []
    spoken = {option.code: (number, option.text) for number, option in enumerate(asked.options, 1)}
    out: list[Text] = []
    adviser = rampart.bot(ADVISER)
    adviser.trials = TRIALS
    for given in adviser.explain(s, seat):
        number, words = spoken[given.option]
        line = Text(f"{number} ", "bold").append(words, "bold")
        line.append(f"  {expected(game, lang, given.chance, given.value, given.spread)}", "default")
        out.append(line)
        out += [Text(f"   {sentence}", "dim") for sentence in reasons(game, lang, given.reasons)]
    return out
