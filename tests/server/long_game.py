"""A legal game as long as a record may be: four seats of watch who haggle and never build."""

import rampart
from rampart import State, seeded

ENDS = ("end", "pass", "done", "stop", "none", "next", "build", "buy")


def haggled(most: int, seed: int = 1) -> State:
    """The game after so many choices."""
    s, luck = rampart.game("watch").new(players=4, seed=seed), seeded(seed)
    for _ in range(most):
        seat = s.deciders[0]
        keys = {option: s.key(option, seat) for option in s.options(seat)}
        going_on = [option for option, key in keys.items() if not any(word in key for word in ENDS)] or list(keys)
        s.choose(going_on[luck.below(len(going_on))], seat)
    return s
