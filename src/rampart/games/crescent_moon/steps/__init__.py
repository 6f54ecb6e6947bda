"""The rules in the order of play: set-up, the year, a turn with its actions, combat, contest, agreements."""
